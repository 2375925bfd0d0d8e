# Dutch. The English file says what the ids and variables mean.

## Building blocks

spelled = { $number ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
   *[other] { $number }
}
list-more = { $first }, { $next }
list-last = { $first } en { $last }
player = { $who ->
    [you] Jij
   *[other] { $who }
}
seat = Plaats { $number }
# Words that no guest may have in a name, as they mean a computer player: all of the language, without accents or with
name-words = bot, robot, computer, machine, automaat, cpu
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

color-red = rood
color-orange = oranje
color-yellow = geel
color-green = groen
color-blue = blauw
color-indigo = indigo
color-violet = paars

rule-red = hoogste kaart
rule-orange = zelfde cijfer
rule-yellow = zelfde kleur
rule-green = even kaarten
rule-blue = meeste kleuren
rule-indigo = langste straat
rule-violet = lager dan 4

rule-long-red = met de hoogste kaart sta je gewonnen
rule-long-orange = met de meeste kaarten van hetzelfde cijfer sta je gewonnen
rule-long-yellow = met de meeste kaarten in één kleur sta je gewonnen
rule-long-green = met de meeste even kaarten sta je gewonnen
rule-long-blue = met de meeste verschillende kleuren sta je gewonnen
rule-long-indigo = met de langste straat sta je gewonnen
rule-long-violet = met de meeste kaarten lager dan 4 sta je gewonnen

mode-basic = basisspel
mode-advanced = voor gevorderden
mode-expert = voor experts
level-beginner = beginner
level-casual = amateur
level-skilled = kenner
level-expert = expert
level-master = meester
option-draw = trekken
option-scoring = punten
option-actions = acties

## What a palette shows under each rule

set-red = { $top }
set-orange = { $count ->
    [one] één { $number }
   *[other] { SPELL($count) } keer een { $number }
}
set-yellow = { $count ->
    [one] één { $color ->
        [rood] rode
        [geel] gele
        [groen] groene
        [blauw] blauwe
        [paars] paarse
       *[other] { $color }
    } kaart
   *[other] { SPELL($count) } { $color ->
        [rood] rode
        [geel] gele
        [groen] groene
        [blauw] blauwe
        [paars] paarse
       *[other] { $color }
    } kaarten
}
set-green = { $count ->
    [one] één even kaart
   *[other] { SPELL($count) } even kaarten
}
set-blue = { $count ->
    [one] één kleur
   *[other] { SPELL($count) } kleuren
}
set-indigo = een straat van { SPELL($count) }
set-violet = { $count ->
    [one] één kaart lager dan 4
   *[other] { SPELL($count) } kaarten lager dan 4
}

## Who leads, and why

lead-highest = { $who ->
    [you] Je
   *[other] { $who }
} staat gewonnen: { $top } is de hoogste kaart; { $rival ->
    [you] dan kom jij met { $rival-top }
   *[other] dan komt { $rival } met { $rival-top }
}.
lead-more = { $who ->
    [you] Je
   *[other] { $who }
} staat gewonnen: { $set }, hoogste { $top }; { $rival ->
    [you] jij hebt { $rival-set }
   *[other] { $rival } heeft { $rival-set }
}.
lead-tie = { $who ->
    [you] Je
   *[other] { $who }
} staat gewonnen: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, hoogste { $top }
}; { $rival ->
    [you] jij hebt { $rival-set }, maar { $rival-top } is lager
   *[other] { $rival } heeft { $rival-set }, maar { $rival-top } is lager
}.
lead-only = { $who ->
    [you] Je
   *[other] { $who }
} staat gewonnen: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, hoogste { $top }
}; verder heeft niemand er een.
lead-last = { $who ->
    [you] Alleen jij bent nog over
   *[other] Alleen { $who } is nog over
}: { $set }.
lead-nobody-green = Niemand staat gewonnen: geen palet heeft een even kaart.
lead-nobody-violet = Niemand staat gewonnen: geen palet heeft een kaart lager dan 4.
counts = { $who ->
    [you] Je hebt { $set }
   *[other] { $who } heeft { $set }
}: { $cards }.
counts-nothing = { $who ->
    [you] Je hebt geen kaart
   *[other] { $who } heeft geen kaart
} die aan de regel voldoet.

## What happened in a turn

step-play = { $who ->
    [you] speelt
   *[other] speelt
} { $card }
step-discard = { $who ->
    [you] legt
   *[other] legt
} { $card } af ({ $color })
step-take = { $who ->
    [you] legt
   *[other] legt
} { $card } van { $owner ->
    [you] jou
   *[other] { $owner }
} op de gedekte stapel
step-to-canvas = { $who ->
    [you] verplaatst
   *[other] verplaatst
} { $card } naar de aflegstapel ({ $color })
step-to-deck = { $who ->
    [you] verplaatst
   *[other] verplaatst
} { $card } naar de gedekte stapel
step-draw = { $who ->
    [you] trekt
   *[other] trekt
} { $card }
step-draw-hidden = { $who ->
    [you] trekt
   *[other] trekt
} een kaart
step-out = { $who ->
    [you] doet
   *[other] doet
} niets
turn-in = { $who ->
    [you] Je
   *[other] { $who }
} { $steps }.
turn-out = { $who ->
    [you] Je
   *[other] { $who }
} { $steps } en ligt daarmee eruit.
turn-empty = { $who ->
    [you] Je hebt geen kaarten meer en ligt eruit.
   *[other] { $who } heeft geen kaarten meer en ligt eruit.
}

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
round-won = { $who ->
    [you] Je wint de ronde!
   *[other] { $who } wint de ronde.
}
round-scored = { $who ->
    [you] Je scoort
   *[other] { $who } scoort
} { $cards } bij { $color }: { points }.
round-scored-nothing = { $who ->
    [you] Je hebt
   *[other] { $who } heeft
} geen kaart die bij { $color } telt: geen punten.
round-noted = Er waren te weinig kaarten: alle punten zijn genoteerd, en alle 49 kaarten worden opnieuw geschud.
play-next = Druk op Enter voor de volgende ronde
match-won = { $who ->
    [you] Je wint de partij!
   *[other] { $who } wint de partij.
}
match-shared = Gedeelde winst: { $winners }.
standing = { player }: { points }
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

place = regel { $line }, kolom { $column }: { $message }
place-line = regel { $line }: { $message }
place-turn = ronde { $round }, beurt { $turn }: { $message }
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

## The arena

arena-about = Speel toernooien tussen bots en meet wie sterker is.

    Een BOT is een naam zoals random; of exec:COMMAND, een programma dat speelt via de standaardinvoer en -uitvoer; of
    MODULE:NAME, een klasse van Python. Elke verdeling wordt één keer gespeeld in elke draaiing van de plaatsen, en
    intervallen gaan over verdelingen.
tool-option-as_ladder = Vergelijk elke bot alleen met de vorige, voor alle --players en --mode; zonder bots onze niveaus.
tool-option-deals = Hoeveel verdelingen elk paar speelt.
tool-option-nodes = Hoeveel knopen lang een bot bij elke beslissing mag nadenken; NAME@NODES bepaalt het voor één bot.
tool-option-seconds = Hoe lang een programma over een zet mag doen.
tool-option-stop = Stop een paar zodra duidelijk is wie sterker is, met intervallen die vroeg kijken toestaan.
tool-option-jobs = Hoeveel processen er spelen.
tool-option-cluster = Speel op het Dask-cluster met deze planner.
tool-option-journal = Een bestand dat elke voltooide verdeling bewaart.
tool-option-resume = Ga verder vanaf het logboek.
tool-option-records = Een map voor de verslagen van alle partijen.
tool-option-report = Een map voor de uitslagen als JSON en Markdown, en voor afbeeldingen.
tool-option-as_json = Geef de uitslagen als JSON.
arena-playing = verdelingen
arena-few = voor een toernooi zijn minstens twee bots nodig
arena-twice = de bot { $player } staat er twee keer
arena-unprintable = { $player } bevat tekens die niet te tonen zijn
arena-command = “{ $player }” noemt geen opdracht: verwacht exec: en een opdracht, zoals exec:python3 bot.py
arena-program = er is geen programma “{ $command }” om te draaien
arena-module = { $player } kan niet worden geladen ({ $error }): verwacht MODULE:NAME van een module die geïmporteerd kan worden
arena-no-bot = { $player } is geen bot: de methode choose ontbreekt
arena-positive = --{ $option } is { $found }, maar moet groter dan 0 zijn
arena-one-setting = in een toernooi van allen tegen allen geldt één set regels: geef --players en --mode elk één keer, of gebruik --ladder
arena-resume = --resume heeft --journal nodig, het bestand om van verder te gaan
arena-journal-there = { $file } bestaat al: voeg --resume toe om ervan verder te gaan, of kies een ander bestand
arena-journal-line = { $file }, regel { $line }: dit is geen logboek van een arena
arena-journal-changed = { $file }: de code van { $players } is veranderd sinds deze kaarten gespeeld zijn; ze worden opnieuw gespeeld.
arena-no-dask = een cluster heeft Dask nodig: installeer red7[arena]
arena-address = “{ $address }” is geen adres van een cluster: verwacht een host en een poort, zoals 127.0.0.1:8786
arena-cluster = het cluster { $address } is niet bereikbaar: { $error }
arena-lost = een proces stopte terwijl het verdeling { $deal } van { $players } speelde, en nog eens bij de tweede poging
forfeit-start = hij kon niet worden gestart: { $reason }
forfeit-late = hij gaf binnen { $seconds } s geen antwoord
forfeit-ended = hij stopte midden in de partij
forfeit-died = hij stopte midden in de partij: { $reason }
forfeit-nonsense = zijn antwoord “{ $answer }” is geen zet
forfeit-illegal = zijn zet { $move } is niet toegestaan: { $reason }
forfeit-raised = hij brak af met { $error }
arena-rules = { $players } spelers, { $mode }, { $edition }
arena-players = Spelers ({ $setting })
arena-pairings = Paren ({ $setting })
arena-ladder = Elk niveau tegen dat eronder
arena-seats = Gewonnen rondes naar plaats in de speelvolgorde
arena-forfeits = Reglementair verloren ({ $setting })
arena-setting = regels
arena-level = niveau
arena-against = { $one } tegen { $rival }
arena-place = plaats { $number }
arena-clear = duidelijk
arena-unclear = open
arena-column-bot = bot
arena-column-matches = partijen
arena-column-wins = gewonnen
arena-column-share = winstaandeel
arena-column-points = punten per partij
arena-column-rating = speelsterkte
arena-column-pairing = één plaats tegen alle andere
arena-column-deals = verdelingen
arena-column-verdict = oordeel
arena-column-place = plaats
arena-column-times = aantal
arena-column-first = eerst in verdeling
arena-column-reason = waarom
arena-players-remark = Even sterk zou { $level } zijn. Intervallen over verdelingen: die van aandelen en punten gelden met 95% voor alle rijen samen, die van de speelsterkte (uit opnieuw getrokken verdelingen) voor elke rij.
arena-pairings-remark = { $count ->
    [one] Het interval gaat over verdelingen, met 95%.
   *[other] Intervallen gaan over verdelingen; alle { $count } gelden samen met 95%.
} Het is duidelijk wie sterker is waar een interval gelijk spel uitsluit.
arena-seats-remark = Plaats 1 begint de ronde.
arena-plot-ratings = Speelsterkte met intervallen van 95%
arena-plot-seats = Gewonnen rondes naar plaats in de speelvolgorde
arena-plot-wins = Winstaandeel van één plaats tegen alle andere

## Refusals: the codes of the game, in the order of the alphabet

bot = “{ $found }” is geen bot: er zijn { $expected }.
card = “{ $found }” is geen kaart: een kaart is een letter uit ROYGBIV en een cijfer van 1 tot en met 7, zoals R7
color = “{ $found }” is geen kleur: verwacht één letter uit ROYGBIV
config-bus-alone = --bus is voor meerdere processen, en die hebben ook --database nodig
config-data = in de map { $path } kan niet worden geschreven: { $reason }
config-extra = --{ $option } heeft pakketten nodig die niet geïnstalleerd zijn: pip install 'red7[{ $extra }]'
config-network = --{ $option }: “{ $found }” is geen adres of netwerk zoals 10.0.0.0/8
config-number = --{ $option }: gevonden { $found }, verwacht een getal van { $least } tot en met { $most }
config-public-url = --public-url: gevonden { $found }, verwacht alleen een schema, een host en misschien een poort
config-url = --{ $option }: gevonden { $found }, verwacht een adres dat met { $expected } begint en een host heeft
data-object = gevonden { $found }, verwacht een object met velden
deal-card = { $found } is geen kaart: verwacht een index van 0 tot en met { $last }
deal-card-twice = de kaart met index { $card } is twee keer in het spel
deal-changed = { $field } is niet wat er vóór het delen te zien was
deal-commit-late = plaats { $seat } kan zich niet meer vastleggen: iemand heeft al een geheim onthuld
deal-commit-twice = plaats { $seat } heeft zich al vastgelegd
deal-few-cards = { $players } spelers hebben minstens { $needed } kaarten nodig, gevonden { $found }
deal-field-missing = de kopregel { $field } ontbreekt
deal-field-unexpected = de kopregel { $field } hoort hier niet
deal-hex = { $field }: gevonden “{ $found }”, verwacht { $digits } hexadecimale cijfers in kleine letters
deal-length = { $what ->
    [seed] een startgetal
    [server-secret] het geheim van de server
    [server-commitment] de vastlegging van de server
    [player-secret] het geheim van een speler
   *[player-commitment] de vastlegging van een speler
} heeft { $expected } bytes, gevonden { $found }
deal-match-id = “{ $found }” is geen kenmerk van een partij: verwacht 1 tot en met { $most } van de tekens A-Z a-z 0-9 - _ . :
deal-number = { $found } is geen nummer van een startgetal: verwacht 0 tot en met { $most }
deal-pair = { $field }: gevonden “{ $found }”, verwacht een vastlegging, een spatie, en een geheim of -
deal-player-secret = het geheim van plaats { $seat } is niet wat was vastgelegd
deal-players = Red7 is voor 2 tot 4 spelers, gevonden { $found }
deal-reveal-twice = plaats { $seat } heeft zijn geheim al onthuld
deal-reveal-uncommitted = plaats { $seat } kan niets onthullen: er is niets vastgelegd
deal-round = { $found } is geen rondenummer: verwacht 1 tot en met { $most }
deal-scheme = onbekende manier van delen “{ $found }”, verwacht { $expected }
deal-seat = er is geen plaats { $found }: verwacht 0 tot en met { $last }
deal-secret-uncommitted = een geheim zonder vastlegging bewijst niets
deal-seedless = er kan geen ronde worden gedeeld: de partij heeft geen startgetal
deal-server-secret = het geheim van de server voor partij { $match } is niet wat was vastgelegd
deal-server-unrevealed = de server heeft zijn geheim voor partij { $match } nog niet onthuld
deck-empty = Er kan geen kaart worden getrokken: de gedekte stapel is leeg.
discard-must-lead = { $card } mag niet worden afgelegd: bij { $color } zou je niet gewonnen staan.
draw-low = { $card } levert geen kaart op: het cijfer moet hoger zijn dan het aantal kaarten in je palet, en dat is { $count }.
draw-off = Er kan geen kaart worden getrokken: deze partij wordt zonder trekken gespeeld.
edition = “{ $found }” is geen uitgave: verwacht een van { $expected }
encoding = regel { $line }: de tekst is geen UTF-8
ending = de uitgave { $edition } heeft geen variant van het einde: alleen nl-2016 heeft die
field-missing = het veld { $field } ontbreekt
field-unknown = er is geen veld { $field }: verwacht enkele van { $expected }
field-wrong = { $field }: gevonden { $found }, verwacht { $expected }
key-file-broken = { $path } is geen bestand met sleutels: verwacht voor elke sleutel een regel van { $digits } hexadecimale cijfers
key-file-open = { $path } kan door anderen dan de eigenaar worden gelezen: bescherm het met chmod 600
key-file-unreadable = het bestand met sleutels { $path } is niet bruikbaar: { $reason }
limit-rate = Dat was te snel: probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
link-unknown = Deze link is al gebruikt, of te oud: vraag een nieuwe op het andere apparaat.
match-over = De partij is afgelopen.
move = “{ $found }” is geen stap: verwacht een kaart met p, c, t, x of d zoals R7p, of +, . of out
name-empty = Een naam heeft minstens één letter of cijfer nodig.
name-long = De naam heeft { $found } tekens: hoogstens { $most } mag.
name-reserved = “{ $found }” is voor computerspelers: kies een andere naam.
name-script = “{ $found }” mengt alfabetten, of heeft letters die op andere lijken: schrijf hem met de letters van één alfabet.
not-in-hand = { $card } zit niet in je hand.
now-discard = { $move } kan nu niet: leg een kaart af, of beëindig de beurt.
now-draw = { $move } kan nu niet: trek een kaart, of beëindig de beurt.
now-follow = { $move } kan nu niet: de 5 vraagt om nog een kaart op je palet.
now-play = { $move } kan nu niet: speel een kaart, leg er een af, of stap eruit.
now-take = { $move } kan nu niet: de 1 vraagt om een kaart uit een ander palet.
now-tuck = { $move } kan nu niet: de 7 vraagt om een kaart van je palet, naar de aflegstapel of de gedekte stapel.
one-must-lead = { $card } mag niet worden gespeeld: met deze 1 kun je aan het einde van je beurt niet gewonnen staan.
options = “{ $found }” zijn geen opties: verwacht basic, advanced, expert, of draw, scoring, actions verbonden met +
play-must-lead = { $card } mag niet worden gespeeld: daarmee kun je aan het einde van je beurt niet gewonnen staan.
position-alive = plaats { $seat } is aan de beurt maar ligt uit de ronde
position-cards = { $card } ligt op twee plekken
position-deck-known = { $found } kaarten van de gedekte stapel kunnen niet bekend zijn: hij heeft er { $size }
position-known = { $card } kan niet bekend zijn in de hand van plaats { $seat }: die zit daar niet
position-palette = plaats { $seat } doet mee maar heeft een leeg palet
position-phase = “{ $found }” is geen fase: verwacht een van { $expected }
position-players = Red7 is voor 2 tot 4 spelers, gevonden { $found }
position-seat = er is geen plaats { $found }: verwacht 0 tot en met { $last }
position-seats = Elke plaats heeft een hand en een palet: gevonden handen { $hands }, paletten { $palettes }.
position-seats-known = Bekende kaarten staan er voor elke hand of voor geen: gevonden handen { $hands }, bekende { $known }.
position-seven = { $card } is geen 7 in het palet van de plaats die aan de beurt is
position-turn = Geen lopende beurt kan hier op { $phase } staan
position-winner = Een ronde gaat door met twee of meer plaatsen en is met één afgelopen, gevonden { $found }.
record-card-missing = { $card } is niet gedeeld: verwacht elke kaart die niet in een puntenstapel zit
record-card-scored = { $card } is gedeeld, maar zit in een puntenstapel
record-deal = de kaarten van ronde { $round } komen niet uit het startgetal
record-empty = het verslag heeft geen ronde
record-hand = plaats { $seat } krijgt een hand van { $found }, verwacht { $expected }
record-header = “{ $found }” is geen vrije kopregel: verwacht een hoofdletter, dan letters, cijfers en -; niet een van de vaste namen
record-header-twice = de kopregel { $field } staat er twee keer
record-names = gevonden { $found } namen, verwacht { $expected }
record-seats = gevonden { $found } plaatsen, verwacht { $expected }
record-seedless = er is geen startgetal om de verdeling mee te controleren
record-server-alone = geen speler heeft een geheim onthuld, dus de server koos alleen het startgetal
record-turn-whole = de beurt is volledig, dus ... kan er niet achter staan
record-unrevealed = plaats { $seat } legde zich vast op een geheim en onthulde het niet
record-value = { $field }: “{ $found }” bevat { $character }, verwacht geen regeleinden of stuurtekens
round-open = Ronde { $round } is nog niet afgelopen.
round-over = De ronde is afgelopen.
seven-must-lead = { $card } mag niet worden gespeeld: met deze 7 kun je aan het einde van je beurt niet gewonnen staan.
stop-must-lead = De beurt mag hier niet eindigen: je zou niet gewonnen staan.
store-backup-elsewhere = van PostgreSQL maak je een reservekopie met zijn eigen gereedschap, zoals pg_dump
store-backup-failed = de reservekopie naar { $path } is niet gelukt: { $reason }
store-corrupted = { $path } is beschadigd en is zo gelaten: { $reason }; zet er een reservekopie voor in de plaats
store-foreign = { $path } is een database van een ander programma
store-locked = { $path } is in gebruik door een ander proces van deze server
store-newer = de database heeft versie { $found }, en dit programma kent alleen versies tot en met { $expected }
store-unavailable = De database is op dit moment niet bereikbaar: probeer het zo weer.
store-unreachable = { $database } kan niet worden geopend: { $reason }
syntax = regel { $line }, kolom { $column }: gevonden { $found }, verwacht { $expected }
table-asked = Plaats { $seat } heeft al om nog een partij gevraagd.
table-away = Je bent weg van plaats { $seat }: kom er eerst terug.
table-bot-there = Voor plaats { $seat } speelt al een computerspeler, of de plaats is van niemand.
table-bots = Er zijn { $found } computerspelers voor { $most } plaatsen.
table-device = deze tafel is voor mensen die één apparaat delen: vraag de gastheer om een plaats
table-closed = De tafel is gesloten.
table-drawn = { $found } kan niet als getrokken worden genoemd: die kaart heeft nog niemand gezien.
table-early = Daar is het nu niet de tijd voor.
table-full = Alle plaatsen zijn bezet.
table-here = De speler van plaats { $seat } is er.
table-no-bot = Voor plaats { $seat } hoeft nu geen computerspeler te spelen.
table-no-guest = Wie gaat zitten, heeft een naam nodig.
table-no-help = Aan deze tafel is geen hulp tegen mensen toegestaan.
table-no-record = Er is geen verslag van partij { $found }: die is niet afgelopen, of is nooit gedeeld.
table-no-seat = Dat mag alleen wie hier een plaats heeft.
table-not-between = Er wacht geen ronde om gedeeld te worden.
table-not-dealing = Er worden nu geen geheimen voor het delen verzameld.
table-not-finished = De partij is nog niet afgelopen.
table-not-host = Dat mag alleen de gastheer.
table-not-playing = Er wordt nu niet gespeeld.
table-not-your-seat = Plaats { $seat } is niet van jou.
table-not-your-turn = Niet jij bent aan de beurt, maar plaats { $seat }.
table-pace = Een beurt mag { $least } tot { $most } seconden duren, gevonden { $found }.
table-partial = Een beurt wordt helemaal gespeeld, of tot de kaart die de 3 trekt.
table-removed = De gastheer heeft je van deze tafel gehaald. Kies een andere, of open er zelf een.
table-reveal-early = Plaats { $seat } kan nog niets onthullen: anderen mogen zich nog vastleggen.
table-reveals = De 3 trekt een kaart die niemand heeft gezien: speel eerst tot daar.
table-seat-free = Plaats { $seat } is vrij.
table-seat-taken = Plaats { $seat } is bezet.
table-seated = Je hebt al een plaats.
table-seats-empty = Plaats { $seat } is leeg: de partij heeft op elke plaats iemand nodig.
table-started = De partij is begonnen.
table-system = Dat mag alleen de server zelf.
take-absent = { $card } kan niet worden genomen: die zit niet in het palet van een andere speler die nog meedoet.
take-fewer = { $card } kan niet worden genomen: { $owner } heeft minder kaarten in zijn palet dan jij.
take-last = { $card } kan niet worden genomen: het is de enige kaart in het palet van { $owner }.
take-must-lead = { $card } mag niet worden genomen: daarmee kun je aan het einde van je beurt niet gewonnen staan.
tuck-absent = { $card } kan niet worden verplaatst: die ligt niet in je palet.
tuck-at-once = { $card } mag niet naar de aflegstapel: bij { $color } zou je niet gewonnen staan.
tuck-deck = { $card } kan niet naar de gedekte stapel: in deze uitgave verplaatst een 7 kaarten alleen naar de aflegstapel.
tuck-itself = { $card } kan niet worden verplaatst: in deze uitgave verplaatst een 7 een andere kaart.
tuck-must-lead = { $card } mag daar niet heen: daarmee kun je aan het einde van je beurt niet gewonnen staan.
turn-drawn = { $found } is niet de kaart die werd getrokken.
moves = De stappen { $found } maken geen beurt.
turn-other = De beurt { $turn } was voor een andere stelling.
turn-over = { $move } komt na het einde van de beurt.
turn-started = De beurt is begonnen: maak die stap voor stap af.

## What a refusal says was expected; “nothing” may also be what was found

expected-canvas = een kleurletter uit ROYGBIV, of een kaart zoals G4
expected-card = een kaart zoals R7
expected-card-once = elke kaart maar één keer
expected-card-undealt = een kaart die nog niet is gedeeld
expected-cards-known = kaarten na *
expected-cards-of = { $header }: en kaarten
expected-digits = getallen met minder cijfers
expected-edition = de naam van een uitgave
expected-ending = cards of target
expected-field-canvas = het veld voor de aflegstapel
expected-field-deck = het veld voor de gedekte stapel
expected-field-edition = het veld voor de uitgave
expected-field-options = het veld voor de opties
expected-field-phase = het veld voor de fase
expected-field-scored = het veld voor de gescoorde kaarten
expected-field-seats = het veld voor de plaatsen
expected-field-turn = het veld voor de plaats die aan de beurt is
expected-flag = true of false
expected-hand = { $count } kaarten, een streep | en de eerste kaart van het palet
expected-hand-and-palette = een hand en een palet zoals R7O6:B1
expected-header = een kopregel, of Round 1
expected-header-named = de kopregel { $header }
expected-header-once = elke kopregel maar één keer
expected-header-or-round = een kopregel zoals Event: Keukentafel, of Round 1
expected-list = een lijst
expected-nesting = haakjes die niet zo diep genest zijn
expected-nothing = niets
expected-nothing-more = niets na de fase
expected-number = een getal
expected-one-card = één kaart
expected-one-of = een van { $choices }
expected-options = basic, of draw, scoring, actions verbonden met +
expected-phase = een van { $choices }, en na tuck een 7 zoals in tuck=R7
expected-player = { $player }, die aan de beurt is
expected-quotes = een aanhalingsteken aan het einde, en \ voor elk ander
expected-record-end = het einde van het verslag
expected-round-or-result = Round, Result: unfinished of Result: abandoned
expected-seat = een plaats van 0 tot en met 3
expected-seat-counted = een plaats, geteld vanaf 0
expected-seats = { $count } plaatsen
expected-step = een stap van een beurt zoals R7p, G4c, B3t, O5x, O5d, Y2+ of out
expected-turn = een beurt zoals { $example }
expected-turn-number = beurt { $turn }
expected-turn-or-result = beurt { $turn }, Result: unfinished of Result: abandoned

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

## Why a turn is good or bad; $who is a player, $rivals counts those who could answer

reason-answers-action = een antwoord kost twee kaarten of een actie
reason-answers-cards = { $rivals ->
    [one] één tegenstander kan
   *[other] { SPELL($rivals) } tegenstanders kunnen
} antwoorden (goede kaarten: { $cards })
reason-answers-known = { $who ->
    [you] van jou is bekend dat je { $card } hebt en daarmee kunt antwoorden
   *[other] van { $who } is bekend dat die { $card } heeft en daarmee kan antwoorden
}
reason-answers-many = { $rivals ->
    [one] één tegenstander kan
   *[other] { SPELL($rivals) } tegenstanders kunnen
} antwoorden met elk van { $count } kaarten, van de { $total } ongeziene
reason-answers-none = geen tegenstander kan antwoorden, wat die ook heeft
reason-answers-number = { $rivals ->
    [one] één tegenstander kan
   *[other] { SPELL($rivals) } tegenstanders kunnen
} antwoorden met een { $number }
reason-answers-two = { $rivals ->
    [one] één tegenstander kan
   *[other] { SPELL($rivals) } tegenstanders kunnen
} antwoorden, maar alleen met twee kaarten
reason-draws = trekt een kaart
reason-forced = geen andere zet blijft erin
reason-gamble = blijft er alleen in met de juiste kaart: { $good } van { $total } zijn dat
reason-keeps = { $count ->
    [0] houdt geen kaart
    [one] houdt één kaart
   *[other] houdt { SPELL($count) } kaarten
}
reason-leads = staat bij { $rule } gewonnen met { $set }
reason-must-discard = daarna moet er een kaart worden afgelegd
reason-out = daarna lig je eruit
reason-takes = neemt { $card } van { $who ->
    [you] jou
   *[other] { $who }
}
reason-wins = wint meteen de ronde

# The table server

backup-nothing = er is niets om een reservekopie van te maken in { $path }
backup-unheard = de draaiende server antwoordt niet: is hij van iemand anders?
name-taken = “{ $found }” lijkt op een naam die al aan deze tafel zit: kies een andere
server-asked-anew = hierna is iets anders gevraagd, en dat wordt beantwoord
server-connections-full = er zijn te veel verbindingen: probeer het later opnieuw
server-contended = er gebeurt hier te veel tegelijk: probeer het opnieuw
server-content-type = inhoud van het type “{ $found }” gevonden, verwacht { $expected }
server-cross-site = dit verzoek komt van een pagina van een andere site
server-failed = er ging hier iets mis: het is genoteerd, probeer het opnieuw
server-hello = het eerste bericht moet hello zijn, binnen tien seconden
server-hello-twice = hello is al gezegd
server-large = dit is te groot: hoogstens { $most } bytes
server-message = het bericht is niet te lezen: { $error }
server-no-guest = zeg eerst wie je bent: kies een naam
server-no-page = op dit adres is niets
server-no-table = deze tafel is er niet, of niet meer
server-no-turn = beurt { $turn } van ronde { $round } was niet van plaats { $seat }
server-not-to-move = plaats { $seat } is niet aan de beurt
server-not-your-seat = plaats { $seat } is niet van jou, of de hand wordt hier niet getoond
server-only-seated = dat kan alleen wie aan tafel zit
server-own-tables = je hebt al { $most } tafels: maak er eerst een af, of verlaat of sluit er een
server-port = kan niet luisteren op poort { $port } van { $host }: { $reason }; kies een andere --port of --host
server-private = dit mag jij niet zien
server-restarting = de server wordt opnieuw gestart: kom zo terug
server-session-over = deze sessie is voorbij: zeg opnieuw wie je bent
server-stale = het spel is verder: dit was voor versie { $found }, nu is het { $expected }
server-tables-full = er zijn al { $most } tafels, en meer passen er niet: probeer het later opnieuw
server-text-only = berichten zijn tekst, niet binair
server-thinking-full = er worden nu te veel mensen geholpen: probeer het zo opnieuw
server-watchers-full = { $most } mensen kijken al naar deze tafel, en meer passen er niet
serve-about = Open een tafelserver: speel in de browser, met vrienden en computerspelers.
serve-ready = Red7 is open op { $address }
serve-no-page = Er is geen pagina voor browsers: dit pakket is zonder gebouwd. Installeer Node { $node } of nieuwer, en daarna dit pakket opnieuw uit de bronnen.
backup-about = Kopieer alles wat een tafelserver bewaart naar één bestand, of hij nu draait of niet.
rekey-about = Zet een nieuwe sleutel om te ondertekenen voor de andere; draaiende servers merken het, en niemand wordt afgemeld.
rekey-done = Nieuwe sessies worden met een nieuwe sleutel ondertekend: { $path }
backup-done = De reservekopie is klaar: { $path }
tool-option-host = Het adres om op te luisteren; 0.0.0.0 laat andere apparaten van je netwerk binnen.
tool-option-port = De poort om op te luisteren; 0 neemt een vrije.
tool-option-data = De map voor alles wat de server bewaart.
tool-option-database = Bewaar het in PostgreSQL: postgresql://…
tool-option-bus = Vertel de andere processen via Redis wat er gebeurt: redis://…
tool-option-public_url = Wat mensen intypen, als er een proxy voor de server staat.
tool-option-trusted_proxies = De adressen van proxy’s waarvan X-Forwarded-For telt, met komma’s ertussen.
tool-option-metrics_from = De adressen die /metrics mogen lezen, met komma’s ertussen.
tool-option-key_file = De sleutels die ondertekenen wat gasten bij zich dragen, als meerdere processen ze delen.
tool-option-retention_days = Hoelang afgelopen tafels, en gasten die niet terugkomen, worden bewaard.
tool-option-thinkers = In hoeveel processen computerspelers denken; 0 is één minder dan er processors zijn.
tool-option-log = Regels om te lezen, of JSON.
tool-option-browser = Open de pagina in de browser van deze machine.
server-id-used = de id “{ $found }” is al voor een andere opdracht gebruikt: neem een nieuwe
