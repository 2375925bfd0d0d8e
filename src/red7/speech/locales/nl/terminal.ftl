# Dutch: the game in the terminal, and the commands.

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
table-rules = Wie gewonnen zou staan

## The terminal game

play-welcome = Red7 voor { $players } spelers. Je zit aan tafel met { $rivals }.
play-prompt = Jouw beurt ({ $help } voor hulp)
play-prompt-forced = Druk op Enter: je ligt eruit
play-prompt-follow = De 5 vraagt om nog een kaart op je palet
play-prompt-take = De 1 neemt een kaart uit een ander palet
play-prompt-tuck = De 7 verplaatst een kaart van je palet: naar de aflegstapel (x) of de gedekte stapel (d)
play-prompt-discard = Leg een kaart af, of druk op Enter om de beurt te beëindigen
play-prompt-must-discard = Leg een kaart af: je mag de beurt niet beëindigen als je niet gewonnen staat
play-prompt-draw = { $card } levert een kaart op. Trekken?
play-drawn = Je trekt { $card }.
play-turns = Zetten waarmee je erin blijft
play-turns-of = Zetten die met { $card } beginnen
play-turns-out = Zetten waarna je eruit ligt
play-turns-none = Met geen enkele zet blijf je erin.
play-turns-gamble = Een 3 is een gok: de getrokken kaart kan je redden.
play-turns-leaving = { $count ->
    [one] Er is nog één zet waarna je eruit zou liggen ({ $all } toont hem).
   *[other] Er zijn nog { $count } zetten waarna je eruit zou liggen ({ $all } toont ze).
}
play-turns-more = +{ $count }, zie { $card }
play-turns-page = { $count ->
    [one] Er volgt nog { $count } regel: typ { $more }.
   *[other] Er volgen nog { $count } regels: typ { $more }.
}
play-no-more = Meer is er niet.
play-no-step = “{ $found }” is geen stap van een beurt. Typ een nummer uit de lijst, stappen zoals R7p G4c, of { $help } voor hulp.
play-no-number = Er is geen zet { $number }: de lijst gaat van 1 tot en met { $last }.
play-no-start = Geen zet waarmee je erin blijft, begint met { $card }.
play-confirm-out = Na { $turn } zou je eruit liggen. { $lead } Toch spelen?
play-confirm-stop = Als de beurt hier eindigt, lig je eruit. { $lead } Toch beëindigen?
play-confirm-nothing = Je zou eruit liggen zonder het te proberen. Toch niets doen?
play-confirm-gamble = Alleen de kaart die je trekt, kan je erin houden. Trekken?
play-yes-no = (j/n)
play-undone = Teruggenomen: je beurt begint opnieuw.
play-fixed = Er is een kaart getrokken, dus de beurt kan niet worden teruggenomen. Die gaat hier verder.
play-say-yes-or-no = Antwoord met j of n.
round-noted = Er waren te weinig kaarten: alle punten zijn genoteerd, en alle 49 kaarten worden opnieuw geschud.
play-next = Druk op Enter voor de volgende ronde
play-seed = Om deze kaarten nog eens te spelen: --seed { $seed }
play-cut = { $times ->
    [one] Eén keer had een computerspeler te weinig tijd om verder te denken: met een gecompileerde kern speelt hij beter.
   *[other] { $times } keer had een computerspeler te weinig tijd om verder te denken: met een gecompileerde kern speelt hij beter.
}
play-save = Verslag opslaan als (Enter voor { $file }, - voor geen)
play-saved = Het verslag staat in { $file }.
play-not-saved = Het verslag kon niet naar { $file } worden geschreven: { $reason }. Hier is het:
play-stopped = De partij stopt hier.
play-quit = De partij hier stoppen?

## Words to type; the first one is shown

command-help = ? hulp
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
help-goal = Aan het einde van je beurt moet je gewonnen staan volgens de regel van de aflegstapel, anders lig je eruit. Wie overblijft, wint de ronde.
help-number = Een nummer speelt de zet met dat nummer in de lijst; een kaart zoals R7 toont de zetten die ermee beginnen. Enter alleen tekent de tafel opnieuw.
help-steps = Of schrijf de stappen van de beurt, met spaties ertussen:
help-step-p = R7 uit je hand op je palet
help-step-c = G4 uit je hand op de aflegstapel: die kleur is de nieuwe regel
help-step-t = met een 1: leg B3 uit een ander palet op de gedekte stapel
help-step-x = met een 7: O5 van je palet naar de aflegstapel
help-step-d = met een 7: O5 van je palet naar de gedekte stapel
help-step-draw = trek een kaart, als een afgelegde kaart die oplevert
help-step-out = niets doen, en eruit liggen
help-example = Voorbeeld: R7p G4c speelt de rode 7 en maakt dan groen de regel. Een vinkje staat bij de kaarten die tellen.
help-commands = { $why } zegt welke kaarten bij wie tellen, { $rules } legt de zeven regels uit, { $log } vertelt de ronde vanaf het begin, { $all } toont alle zetten, { $more } gaat verder met een lange lijst, { $undo } neemt stappen terug, { $quit } stopt.
help-ties = Evenveel kaarten: de hoogste kaart die telt, beslist. Bij gelijke cijfers is de kleur die dichter bij rood staat hoger. Zonder kaart die telt, sta je niet gewonnen.
help-draw = Trekken: een afgelegde kaart met een cijfer dat hoger is dan het aantal kaarten in je palet, levert een kaart op. In de lijst staat een + bij zo’n zet.
help-actions = Acties: een 1 neemt een kaart uit een ander palet, een 3 trekt een kaart, een 5 vraagt om nog een kaart, een 7 verplaatst een kaart van je palet.
help-scoring = Punten: wie de ronde wint, houdt de kaarten uit zijn palet die tellen. Met { $target } punten win je de partij.
help-scoring-cards = Punten: wie de ronde wint, houdt de kaarten uit zijn palet die tellen. De partij eindigt als er te weinig kaarten zijn.

## Drawing positions and records

show-unfinished = Het verslag eindigt hier; de partij is niet afgelopen.
show-nothing = Er is niets te tonen: de invoer is leeg.

## The command line

turns-about = Toon de toegestane beurten van stellingen.

    Stellingen zijn regels JSON, gelezen uit FILE of de standaardinvoer; elke krijgt als antwoord één regel JSON met wie
    gewonnen staat en alle beurten.
leaders-about = Zeg wie bij een regel gewonnen staat.

    Groepen paletten zijn regels JSON, gelezen uit FILE of de standaardinvoer; elke krijgt als antwoord één regel JSON
    met wie gewonnen staat, het aantal kaarten dat in elk palet telt, en de kaarten die elk zou scoren.
simulate-about = Speel partijen met willekeurige zetten en schrijf de verslagen.
verify-about = Controleer verdelingen, beurten, punten en uitslagen van verslagen.

    Verslagen worden gelezen uit FILE of de standaardinvoer, en elk krijgt één regel als antwoord. De status is alleen 0
    als alle kloppen.
solve-about = Zoek uit wie een stelling met open kaarten wint, en hoe.
tool-option-json_lines = Lees en schrijf regels JSON.
tool-option-most_nodes = Het grootste aantal stellingen om te bekijken.
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
perft-about = Tel de volledige beurten tot een diepte.

    Stellingen zijn regels tekst of JSON, gelezen uit FILE of de standaardinvoer; of --seed deelt er een.
tool-option-seed = Het nummer van de reeks; hetzelfde nummer, dezelfde kaarten.
tool-option-matches = Hoeveel partijen er gespeeld worden.
tool-option-players = Hoeveel spelers er zijn.
tool-option-edition = Het boekje waarvan de regels gelden.
tool-option-mode = basic, advanced (trekken en punten), expert (ook met acties), of draw, scoring, actions verbonden met +.
tool-option-ending = Wanneer een partij met punten van nl-2016 eindigt: als er te weinig kaarten zijn, of bij de puntengrens.
tool-option-out = Het bestand om naar te schrijven.
tool-option-depth = Hoeveel beurten diep.
tool-option-divided = Geef ook het aantal voor elke eerste beurt.
tool-option-level = Hoe sterk de computerspelers zijn, van beginner tot master; random speelt een willekeurige zet waarmee hij in het spel blijft.
tool-option-names = De namen van alle spelers met komma’s ertussen, de jouwe eerst.
tool-option-pace = Seconden om elke beurt van een computerspeler te bekijken.
tool-option-record = Het bestand voor het verslag van de partij.
tool-option-language = De taal om in te spelen.
tool-option-color = Met of zonder kleuren; anders zoals de terminal kan.
tool-option-seat = Toon alleen wat deze plaats mag weten; plaatsen tellen vanaf 0.
perft-seed-or-file = geef --seed of een bestand met stellingen
perft-for-seed = { $option } hoort bij --seed: een stelling zegt het zelf
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
play-record-exists = { $file } bestaat al: geef het verslag een andere naam.
play-record-folder = De map van { $file } bestaat niet: maak die eerst, of geef het verslag een andere naam.
play-names-count = { $found } namen gevonden voor { $players } spelers
play-names-form = elke speler heeft een eigen naam nodig, van hoogstens { $most } letters
show-about = Teken stellingen of een verslag, gelezen uit FILE of de standaardinvoer.

    Een stelling is één regel tekst of JSON; elke regel wordt getekend. Een verslag wordt ronde na ronde verteld.
computer-names = Judith, Rachel, Vincent
your-name = Speler

## The review of a match

review-about = Zeg wat elke beurt van een afgelopen partij heeft weggegeven, en welke beurt beter was.

    Verslagen worden gelezen uit FILE of de standaardinvoer. Elke beurt wordt beoordeeld naar wat de speler wist: naar de
    winstkans, uitgeprobeerd in veel werelden die bij die kennis passen.
tool-option-turn_nodes = Hoeveel knopen lang er over elke beurt wordt nagedacht: meer duren langer, en zien meer.
tool-option-trial_seed = Het nummer van de pogingen; hetzelfde nummer, dezelfde analyse.
review-nothing = er is geen verslag om te analyseren: de invoer is leeg
review-title = Analyse van verslag { $number } · { $mode } · { $edition }
review-round = Ronde { $round }
review-stake = Kansen zijn die om de partij te winnen. Deze ronde beslist er ongeveer { $stake }% van, en de oordelen houden daar rekening mee.
review-column-turn = beurt
review-column-player = speler
review-column-played = gespeeld
review-column-chance = kans
review-column-lost = verloren
review-column-mark = oordeel
review-forced = geen keuze
mark-good = goed
mark-inaccurate = onnauwkeurig
mark-losing = verliezend
review-better = Beurt { $turn }: { $best } had { $who ->
    [you] je
   *[other] { $who }
} { $chance }% gegeven: { $why }.
review-chart = Winstkans na elke beurt, naar wat elke speler weet:
review-accuracy = { player }: nauwkeurigheid { $accuracy } van 100 ({ $good } goed, { $inaccurate } onnauwkeurig, { $losing } verliezend)
review-accuracy-none = { $who ->
    [you] Je had nooit een keuze.
   *[other] { $who } had nooit een keuze.
}
review-decided = Beslist in beurt { $turn } van ronde { $round }: daarna nooit meer onder { $chance }% voor { $winners }.
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
luck-good = { $gamble } was met een kans van { $chance }% erin gebleven; de getrokken kaart was { $card } geweest, en dat is genoeg.
luck-bad = { $gamble } was met een kans van { $chance }% erin gebleven; de getrokken kaart is { $card }, en dat is niet genoeg.
