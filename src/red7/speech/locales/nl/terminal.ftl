# Dutch, the game in the terminal, and the commands. Address: je and jij, never u; die rather than hij or zij for a player.
# Terms: palet, aflegstapel, gedekte stapel, hand, ronde, partij, verslag, editie, computerspeler; voorstaan (lead) is not winnen.
# Imperative: plain (Leg, Speel, Trek); buttons in the infinitive where they can be (Partij starten).
# Avoid: verder spelen in two words, a card in a variable without room for its article, words to type without quotes.

## Modes and options

mode-basic = basisspel
mode-advanced = voor gevorderden
mode-expert = voor experts
option-draw = trekken
option-scoring = punten
option-actions = acties

## The table

table-title-plain = Red7 · { $mode } · { $edition }
table-title = Red7 · ronde { $round } · { $mode } · { $edition }
table-deck = { $cards ->
    [0] de gedekte stapel is leeg
    [one] gedekte stapel: { $cards } kaart
   *[other] gedekte stapel: { $cards } kaarten
}
table-deck-top = bovenop
table-canvas = aflegstapel
table-hand-size = { $cards } in de hand
table-hand-known = { $cards } in de hand, waaronder
table-out = ligt eruit
table-hand = { $who ->
    [you] Je hand
   *[other] Hand van { $who }
}
table-no-cards = geen kaarten
table-rules = Wie zou voorstaan

## The terminal game

play-welcome = Red7 voor { $players } spelers. Je zit aan tafel met { $rivals }.
play-prompt = Jouw beurt (“{ $help }” voor hulp)
play-prompt-forced = Niets kan je redden: druk op Enter
play-prompt-follow = Speel nog een kaart op je palet voor de 5
play-prompt-take = De 1 neemt een kaart uit een ander palet
play-prompt-tuck = De 7 verplaatst een kaart uit je palet: naar de aflegstapel (x) of de gedekte stapel (d)
play-prompt-discard = Leg een kaart af, of druk op Enter om de beurt te beëindigen
play-prompt-must-discard = Leg een kaart af: je mag je beurt alleen beëindigen als je voorstaat
play-prompt-draw = Als je { $card } aflegt, mag je een kaart trekken. Trekken?
play-drawn = Je trekt { $card }.
play-turns = Zetten waarmee je erin blijft
play-turns-of = Zetten die met { $card } beginnen
play-turns-out = Zetten waarna je eruit ligt
play-turns-none = Met geen enkele zet blijf je erin.
play-turns-gamble = Een 3 is een gok: de getrokken kaart kan je redden.
play-turns-leaving = { $count ->
    [one] Er is nog één zet waarna je eruit zou liggen (“{ $all }” toont hem).
   *[other] Er zijn nog { $count } zetten waarna je eruit zou liggen (“{ $all }” toont ze).
}
play-turns-more = +{ $count }, zie { $card }
play-turns-page = { $count ->
    [one] Nog { $count } regel: typ “{ $more }”.
   *[other] Nog { $count } regels: typ “{ $more }”.
}
play-no-more = Dat is alles.
play-hint = { $turn } wint de ronde in ongeveer { $chance }% van de gevallen: { $why }
play-log-empty = Er is in deze ronde nog niets gebeurd.
play-no-step = “{ $found }” is geen stap. Typ een nummer uit de lijst, stappen zoals R7p G4c, of “{ $help }” voor hulp.
play-no-number = Er is geen zet { $number }: de lijst gaat van 1 tot en met { $last }.
play-no-start = Geen zet waarmee je erin blijft, begint met { $card }.
play-confirm-out = Na { $turn } zou je eruit liggen. { $lead } Toch spelen?
play-confirm-stop = Als de beurt hier eindigt, lig je eruit. { $lead } Toch beëindigen?
play-confirm-nothing = Je zou eruit liggen zonder het zelfs maar te proberen. Toch niets doen?
play-confirm-gamble = Alleen de kaart die je trekt, kan je erin houden. Trekken?
play-undone = Ongedaan gemaakt. Je beurt begint opnieuw.
play-fixed = Je hebt een kaart getrokken, dus deze beurt kan niet meer worden teruggenomen. Ga van hieruit verder.
play-say-yes-or-no = Antwoord met j of n.
round-noted = Er waren niet genoeg kaarten meer: alle punten zijn genoteerd, en alle 49 kaarten worden opnieuw geschud.
play-next = Druk op Enter voor de volgende ronde
play-seed = Om deze kaarten nog eens te spelen: --seed { $seed }
play-cut = { $times ->
    [one] Een computerspeler kwam één keer tijd tekort om na te denken. Met de gecompileerde versie speelt hij beter.
   *[other] Computerspelers kwamen { $times } keer tijd tekort om na te denken. Met de gecompileerde versie spelen ze beter.
}
play-save = Verslag opslaan als (Enter voor { $file }, - om over te slaan)
play-saved = Opgeslagen in { $file }.
play-not-saved = Het verslag kon niet in { $file } worden opgeslagen: { $reason }.
play-stopped = Je hebt de partij verlaten.
play-quit = De partij verlaten?

## Words to type; the first one is shown

command-help = ? hulp
command-hint = tip hint
command-why = waarom
command-rules = regels
command-all = alles
command-more = meer
command-log = verloop
command-undo = terug
command-out = eruit out
command-quit = stop stoppen
answer-yes = j ja
answer-no = n nee

## Help

help-title = Zo speel je een beurt
help-goal = Aan het einde van je beurt moet je voorstaan volgens de regel van de aflegstapel, anders lig je eruit. Wie overblijft, wint de ronde.
help-number = Typ een nummer om die zet uit de lijst te spelen, of een kaart zoals R7 om de zetten te zien die ermee beginnen. Met alleen Enter wordt de tafel opnieuw getekend.
help-steps = Of typ de stappen van je beurt, gescheiden door spaties:
help-step-p = R7 uit je hand op je palet
help-step-c = G4 uit je hand op de aflegstapel: die kleur is de nieuwe regel
help-step-t = met een 1: leg B3 uit een ander palet op de gedekte stapel
help-step-x = met een 7: O5 van je palet naar de aflegstapel
help-step-d = met een 7: O5 van je palet naar de gedekte stapel
help-step-draw = trek een kaart, als je afgelegde kaart er een oplevert
help-step-out = niets doen, en eruit liggen
help-example = Voorbeeld: R7p G4c speelt de rode 7 en maakt dan groen de regel. Een vinkje staat bij de kaarten die tellen. R7p ... speelt de rode 7 en laat je verdergaan.
help-commands = “{ $hint }” stelt zetten voor, “{ $why }” toont welke kaarten bij wie tellen, “{ $rules }” legt de zeven regels uit, “{ $log }” loopt de ronde vanaf het begin na, “{ $all }” toont alle zetten, “{ $more }” gaat verder met een lange lijst, “{ $undo }” neemt stappen terug, “{ $quit }” beëindigt de partij.
help-ties = Bij evenveel kaarten beslist de hoogste kaart die telt. Bij gelijke cijfers is de kleur die dichter bij rood staat hoger. Zonder kaart die telt, sta je niet voor.
help-draw = Trekken: leg een kaart af die hoger is dan het aantal kaarten in je palet, en je mag er een trekken. In de lijst staat een + bij zo’n zet.
help-actions = Acties: een 1 neemt een kaart uit een ander palet, een 3 trekt een kaart, een 5 speelt nog een kaart, een 7 verplaatst een kaart uit je palet.
help-scoring = Punten: wie de ronde wint, houdt de kaarten uit het eigen palet die tellen. Er wordt gespeeld tot { $target } punten.
help-scoring-cards = Punten: wie de ronde wint, houdt de kaarten uit het eigen palet die tellen. De partij eindigt als er niet genoeg kaarten meer zijn.
help-scoring-short = De punten worden pas bekeken als er niet genoeg kaarten meer zijn.

## Drawing positions and records

show-unfinished = Het verslag eindigt hier; de partij is niet afgelopen.
show-nothing = Er is niets te tonen: de invoer is leeg.
show-json-record = --json is voor stellingen: een verslag is een tekst die programma’s kunnen lezen zoals hij is
help-about-red7 = Speel Red7, en werk met stellingen, beurten en verslagen. Zonder opdracht opent de tafel in de browser.

    Exitstatus: 0 als alles goed is, 1 als de invoer fout is, een controle mislukt of een bestand niet bruikbaar is, 2 als
    de opdracht niet werd begrepen, 130 als die werd onderbroken.
help-version = Toon de versie en of de regels gecompileerd draaien, en stop.
help-usage = Gebruik:
help-options = Opties:
help-list = Opdrachten:
help-help = Toon deze hulp, en stop.
help-examples = Voorbeelden:
help-config = Het bestand met je instellingen, in plaats van het gebruikelijke.

## The command line

turns-about = Toon alle toegestane beurten van elke stelling.

    Stellingen zijn regels tekst of JSON, gelezen uit FILE of de standaardinvoer; elke krijgt als antwoord één regel JSON
    met wie voorstaat en alle beurten.
leaders-about = Toon wie bij een regel voorstaat.

    Stellingen, als regels tekst of JSON, of alleen paletten en een aflegstapel in JSON, worden gelezen uit FILE of de
    standaardinvoer; elke krijgt als antwoord één regel JSON met wie voorstaat, het aantal kaarten dat in elk palet telt,
    en de kaarten die elk zou scoren.
simulate-about = Speel partijen tussen computerspelers en schrijf de verslagen.
simulate-levels = { $found ->
    [one] één niveau gevonden voor { $players } spelers: geef er één voor iedereen, of één per speler
   *[other] { $found } niveaus gevonden voor { $players } spelers: geef er één voor iedereen, of één per speler
}
simulate-progress = Partijen worden gespeeld
perft-progress = Beurten worden geteld
solve-progress = Wordt opgelost
review-progress = Beurten worden geanalyseerd
answers-progress = Wordt beantwoord
input-empty = er is geen stelling om te lezen: de invoer is leeg
verify-about = Controleer verdelingen, beurten, punten en uitslagen van verslagen.

    Verslagen worden gelezen uit FILE of de standaardinvoer, en elk krijgt één regel als antwoord. De exitstatus is
    alleen 0 als ze allemaal kloppen.
solve-about = Zoek uit wie een stelling wint als alle handen bekend zijn, en hoe.
tool-option-json_lines = Lees en schrijf JSON Lines.
tool-option-most_nodes = Hoeveel stellingen er hoogstens worden onderzocht.
solve-wins = { $who } wint: { $line }
solve-over = { $who } heeft gewonnen.
solve-unknown = Niet opgelost binnen { $nodes ->
        [one] één stelling
       *[other] { $nodes } stellingen
    }; { $lost ->
        [0] van geen enkele zet is bewezen dat hij verliest
        [one] van één zet is bewezen dat hij verliest
       *[other] van { $lost } zetten is bewezen dat ze verliezen
    }.
perft-about = Tel alle volledige beurten tot een bepaalde diepte.

    Stellingen zijn regels tekst of JSON, gelezen uit FILE of de standaardinvoer; of --seed deelt er een.
tool-option-seed = Het startgetal: hetzelfde getal geeft dezelfde kaarten.
tool-option-matches = Hoeveel partijen er gespeeld worden.
tool-option-players = Het aantal spelers.
tool-option-edition = Het boekje waarvan de regels gelden.
tool-option-mode = basic, advanced (trekken en punten), expert (ook met acties), of draw, scoring, actions verbonden met +.
tool-option-ending = Wanneer een partij met punten van nl-2016 eindigt: als er te weinig kaarten zijn, of bij de puntengrens.
tool-option-out = Het bestand om naar te schrijven.
tool-option-depth = Hoeveel beurten diep.
tool-option-divided = Toon ook het aantal voor elke eerste beurt.
tool-option-level = Hoe sterk de computerspelers zijn, van beginner tot master; random speelt een willekeurige zet waarmee hij in het spel blijft.
tool-option-seat_levels = Hoe sterk de spelers zijn: één niveau voor iedereen, of herhaald één per plaats; standaard willekeurig.
tool-option-names = De namen van alle spelers, gescheiden door komma’s, de jouwe eerst.
tool-option-pace = Hoeveel seconden elke beurt van een computerspeler te zien is.
tool-option-record = Het bestand voor het verslag van de partij.
tool-option-language = De taal om in te spelen.
language-unknown = de taal “{ $found }” is er niet: kies uit { $choices }
tool-option-color = Met of zonder kleuren; standaard wat de terminal ondersteunt.
tool-option-seat = Toon alleen wat deze plaats mag weten; plaatsen tellen vanaf 0.
config-about = Toon de instellingen van alle opdrachten, of van enkele, en waar elke vandaan komt.

    Eerst geldt de optie op de opdrachtregel, dan de omgevingsvariabele, zoals RED7_PLAY_LEVEL, dan het bestand, dan de
    standaardwaarde. Wat hier verschijnt kan het begin van zo’n bestand zijn.
completion-about = Toon wat bash, zsh of fish nodig heeft om opdrachten, opties en keuzes aan te vullen.
settings-file = het bestand { $file }
settings-no-file = { $file } bestaat niet
settings-from-file = uit het bestand
settings-from-environment = uit de omgeving
settings-unknown = { $file }: “red7 { $command }” heeft geen optie “{ $option }”
settings-value = { $file }: de optie “{ $option }” van “red7 { $command }” kan zo’n waarde niet hebben
settings-no-table = { $file }: “{ $command }” moet een tabel zijn, [{ $command }]
settings-no-section = { $file }: er is geen opdracht voor de tabel [{ $command }]
settings-no-option = { $file }: geen enkele opdracht heeft een optie “{ $option }”
settings-no-command = er is geen opdracht “{ $command }”
perft-seed-or-file = geef --seed of een bestand met stellingen
perft-for-seed = { $option } werkt alleen met --seed: een stelling zegt het zelf al
verify-ok = verslag { $record }: in orde, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
verify-wrong = verslag { $record }: fout: { $problems }
verify-nothing = er is geen verslag om te controleren: de invoer is leeg
play-about = Speel een partij in de terminal tegen computerspelers.
play-record-exists = { $file } bestaat al: kies een andere naam voor het verslag.
play-record-folder = De map van { $file } bestaat niet: maak die eerst, of kies een andere naam voor het verslag.
play-names-count = { $found ->
    [one] één naam gevonden voor { $players } spelers
   *[other] { $found } namen gevonden voor { $players } spelers
}
play-names-form = elke speler heeft een andere naam nodig, van 1 tot { $most } afdrukbare letters
show-about = Teken stellingen of een verslag, gelezen uit FILE of de standaardinvoer.

    Een stelling is één regel tekst of JSON; elke regel wordt getekend. Een verslag wordt ronde voor ronde getoond.
computer-names = Judith, Rachel, Vincent
your-name = Speler

## The review of a match

review-about = Analyseer een afgelopen partij: wat elke beurt weggaf, en wat beter was geweest.

    Verslagen worden gelezen uit FILE of de standaardinvoer. Elke beurt wordt beoordeeld naar wat de speler wist: naar de
    kans op de ronde, uitgeprobeerd in veel werelden die bij die kennis passen.
tool-option-turn_nodes = Hoeveel knopen er per beurt worden doorzocht: meer knopen duren langer, maar zien meer.
tool-option-trial_seed = Het startgetal van de pogingen: hetzelfde getal geeft dezelfde analyse.
review-nothing = er is geen verslag om te analyseren: de invoer is leeg
review-title = Analyse van verslag { $number } · { $mode } · { $edition }
review-round = Ronde { $round }
review-column-turn = beurt
review-column-player = speler
review-column-played = gespeeld
review-column-chance = kans
review-column-lost = verloren
review-column-mark = oordeel
review-percent = { $number }%
review-forced = geen keuze
mark-good = goed
mark-inaccurate = onnauwkeurig
mark-losing = blunder
review-better = Beurt { $turn }: { $best } had { $who ->
    [you] je
   *[other] { $who }
} een kans van { $chance }% gegeven: { $why }.
review-chart = Kans op de ronde na elke beurt, naar wat elke speler wist:
review-accuracy = { player }: nauwkeurigheid { $accuracy } van 100 (goed: { $good }, onnauwkeurig: { $inaccurate }, blunders: { $losing })
review-accuracy-none = { $who ->
    [you] Je had nooit een keuze.
   *[other] { $who } had nooit een keuze.
}
review-decided = Beslist in beurt { $turn } van ronde { $round }: daarna was de winst, met open handen, veilig voor { $winners }.
gone-no-cards = Beurt { $turn }: { $who ->
    [you] je
   *[other] { $who }
} ligt eruit, zonder kaarten in de hand.
gone-rightly = Beurt { $turn }: { $who ->
    [you] je
   *[other] { $who }
} ligt eruit; geen enkele zet had dat kunnen veranderen.
gone-needlessly = Beurt { $turn }: { $who ->
    [you] je
   *[other] { $who }
} ligt er onnodig uit; { $count ->
    [one] één zet
   *[other] elk van { $count } zetten
} was genoeg geweest om erin te blijven: { $turns }.
gone-luck = Beurt { $turn }: { $who ->
    [you] je
   *[other] { $who }
} ligt eruit; alleen geluk had kunnen helpen. { $luck }
luck-good = { $gamble } was met een kans van { $chance }% erin gebleven. De getrokken kaart was { $card } geweest, en dat is genoeg.
luck-bad = { $gamble } was met een kans van { $chance }% erin gebleven. De getrokken kaart was { $card } geweest, en dat is niet genoeg.
