# Dutch, what is refused, and why. Address: je and jij, never u; die rather than hij or zij for a player.
# Terms: palet, aflegstapel, gedekte stapel, hand, ronde, partij, verslag, editie, computerspeler; voorstaan (lead) is not winnen.
# Imperative: plain (Leg, Speel, Trek); buttons in the infinitive where they can be (Partij starten).
# Avoid: verder spelen in two words, a card in a variable without room for its article, words to type without quotes.

## The place of a mistake in a text

place = regel { $line }, kolom { $column }: { $message }
place-line = regel { $line }: { $message }
place-turn = ronde { $round }, beurt { $turn }: { $message }

## Refusals of the rules and of the table

argument = gevonden { $found }, verwacht { $expected }
bot = “{ $found }” is geen bot: kies uit { $expected }.
card = “{ $found }” is geen kaart: een kaart is een letter uit ROYGBIV en een cijfer van 1 tot en met 7, zoals R7
color = “{ $found }” is geen kleur: verwacht één letter uit ROYGBIV
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
discard-must-lead = Je kunt { $card } niet afleggen: bij { COLOR($color) } zou je niet voorstaan.
draw-low = { $card } levert geen kaart op: het cijfer moet hoger zijn dan het aantal kaarten in je palet, { $count }.
draw-off = Er kan geen kaart worden getrokken: deze partij wordt zonder trekken gespeeld.
edition = “{ $found }” is geen editie: verwacht een van { $expected }
encoding = regel { $line }: de tekst is geen UTF-8
ending = de editie { $edition } heeft geen variant van het einde: alleen nl-2016 heeft die
field-missing = het veld { $field } ontbreekt
field-unknown = er is geen veld { $field }: verwacht enkele van { $expected }
field-wrong = { $field }: gevonden { $found }, verwacht { $expected }
limit-rate = Niet zo snel: probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
link-unknown = Deze link is al gebruikt of verlopen. Maak een nieuwe op het andere apparaat.
local-alone = hiervoor zijn andere mensen of een server nodig: hier, op je eigen apparaat, speel je tegen de computer of geef je het apparaat door
local-newer = wat hier bewaard is, komt van een nieuwere versie van het spel: laad de pagina opnieuw om die te krijgen
match-over = De partij is afgelopen.
move = “{ $found }” is geen stap: verwacht een kaart met p, c, t, x of d zoals R7p, of +, . of out
name-empty = Een naam heeft minstens één letter of cijfer nodig.
name-long = De naam heeft { $found } tekens: hoogstens { $most } mag.
name-office = “{ $found }” klinkt als iemand die deze server beheert: kies een andere naam.
name-reserved = “{ $found }” is gereserveerd voor computerspelers: kies een andere naam.
name-script = “{ $found }” mengt alfabetten, of heeft letters die op andere lijken: schrijf de naam in één alfabet.
not-in-hand = { $card } zit niet in je hand.
now-discard = Je kunt { $move } nu niet spelen: leg een kaart af, of beëindig je beurt.
now-draw = Je kunt { $move } nu niet spelen: trek een kaart, of beëindig je beurt.
now-follow = Je kunt { $move } nu niet spelen: speel nog een kaart op je palet voor de 5.
now-play = Je kunt { $move } nu niet spelen: speel een kaart, leg er een af, of stap eruit.
now-take = Je kunt { $move } nu niet spelen: neem voor de 1 een kaart uit een ander palet.
now-tuck = Je kunt { $move } nu niet spelen: verplaats voor de 7 een kaart uit je palet naar de aflegstapel of de gedekte stapel.
one-must-lead = Je kunt { $card } niet spelen: met deze 1 zou je aan het einde van je beurt niet voorstaan.
options = “{ $found }” zijn geen opties: verwacht basic, advanced, expert, of draw, scoring, actions verbonden met +
perft-depth = { $found } is geen diepte: verwacht { $least } tot en met { $most }
play-must-lead = Je kunt { $card } niet spelen: daarmee zou je aan het einde van je beurt niet voorstaan.
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
position-winner = { $found ->
    [1] Er doet nog maar één plaats mee: haal er een terug in de ronde.
   *[other] Een ronde gaat door met twee of meer plaatsen en is met één afgelopen, gevonden { $found }.
}
puzzle = “{ $found }” is geen puzzel: nodig zijn een soort, hoe moeilijk, het antwoord, | en wat er te zien is
puzzle-unknown = Er is geen puzzel { $found }.
record-card-missing = { $card } is niet gedeeld: verwacht elke kaart die niet in een puntenstapel zit
record-card-scored = { $card } is gedeeld, maar zit in een puntenstapel
record-deal = de kaarten van ronde { $round } komen niet uit het startgetal
record-empty = het verslag heeft geen ronde
record-hand = plaats { $seat } krijgt een hand van { $found }, verwacht { $expected }
record-header = “{ $found }” is geen vrije kopregel: verwacht een hoofdletter, dan letters, cijfers en -; niet een van de vaste namen
record-header-twice = de kopregel { $field } komt twee keer voor
record-names = gevonden { $found } namen, verwacht { $expected }
record-seats = gevonden { $found } plaatsen, verwacht { $expected }
record-seedless = er is geen startgetal om de verdeling mee te controleren
record-server-alone = geen speler heeft een geheim onthuld, dus de server koos het startgetal in zijn eentje
record-turn-whole = de beurt is volledig, dus ... kan er niet achter staan
record-unrevealed = plaats { $seat } legde zich vast op een geheim en onthulde het niet
record-value = { $field }: “{ $found }” bevat { $character }, verwacht geen regeleinden of stuurtekens
round-open = Ronde { $round } is nog niet afgelopen.
round-over = De ronde is afgelopen.
seven-must-lead = Je kunt { $card } niet spelen: met deze 7 zou je aan het einde van je beurt niet voorstaan.
sight = “{ $found }” is niet wat een speler van een ronde ziet
stop-must-lead = Je kunt je beurt hier niet beëindigen: je zou niet voorstaan.
store-unavailable = { $kind ->
    [full] De schijf van de server is vol, er kan niets meer bewaard worden: zeg het tegen wie hem beheert.
    [damaged] De gegevens van de server zijn beschadigd, er kan niets meer bewaard worden: zeg het tegen wie hem beheert.
    [no-room] Er is geen ruimte meer op dit apparaat, er kan niets bewaard worden: maak wat ruimte en probeer het weer.
    [not-kept] Deze browser bewaart niet meer wat je speelt: laad de pagina opnieuw.
   *[away] De database is op dit moment niet bereikbaar: probeer het zo weer.
}
syntax = regel { $line }, kolom { $column }: gevonden { $found }, verwacht { $expected }
table-asked = Plaats { $seat } heeft al om nog een partij gevraagd.
table-away = Je bent weg van plaats { $seat }: kom er eerst terug.
table-bot-there = Voor plaats { $seat } speelt al een computerspeler, of de plaats is van niemand.
table-bots = Er zijn { $found } computerspelers voor { $most } plaatsen.
table-device = deze tafel is voor mensen die één apparaat delen: vraag de host om een plaats
table-closed = De tafel is gesloten.
table-drawn = { $found } kan nog niet getrokken zijn: die kaart heeft nog niemand gezien.
table-early = Daar is het nog te vroeg voor.
table-full = Alle plaatsen zijn bezet.
table-gave-up = Je hebt deze partij opgegeven: een computerspeler speelt je plaats uit.
table-held = Op plaats { $seat } wordt nog naar de ronde gekeken.
table-here = De speler van plaats { $seat } is er.
table-no-bot = Plaats { $seat } heeft nu geen computerspeler nodig.
table-no-change = De tafel is al zo ingesteld.
table-no-guest = Je hebt een naam nodig om te gaan zitten.
table-no-help = Aan deze tafel zijn er geen tips als mensen tegen elkaar spelen.
table-no-hold = Voor plaats { $seat } valt er niets op te houden, of de twee minuten zijn voorbij.
table-no-record = Er is geen verslag van partij { $found }: die is niet afgelopen, of is nooit gedeeld.
table-no-seat = Dat kunnen alleen spelers aan deze tafel.
table-not-between = Er wacht geen ronde om gedeeld te worden.
table-not-dealing = Er worden nu geen geheimen voor het delen verzameld.
table-not-finished = De partij is nog niet afgelopen.
table-not-host = Dat mag alleen de host.
table-not-playing = Er wordt nu niet gespeeld.
table-not-your-seat = Plaats { $seat } is niet van jou.
table-not-your-turn = Plaats { $seat } is aan de beurt, niet jij.
table-others-play = Anderen spelen deze partij nog: je kunt weggaan, maar de tafel niet sluiten.
table-pace = De tijd per beurt moet { $least } tot { $most } seconden zijn, niet { $found }.
table-partial = Speel de hele beurt, of stop bij de kaart die de 3 trekt.
table-removed = De host heeft je van deze tafel verwijderd. Kies een andere, of open er zelf een.
table-reveal-early = Plaats { $seat } kan nog niets onthullen: anderen mogen zich nog vastleggen.
table-rules-new = de anderen lezen nog de nieuwe regels: begin over een paar seconden
table-rules-stay = De regels van deze tafel liggen vast.
table-reveals = De 3 trekt een kaart die niemand heeft gezien: speel eerst tot daar.
table-seat-free = Plaats { $seat } is vrij.
table-seat-taken = Plaats { $seat } is bezet.
table-seated = Je hebt al een plaats.
table-seats-empty = Plaats { $seat } is leeg: de partij heeft op elke plaats iemand nodig.
table-seats-taken = Er zijn { $least } plaatsen bezet: maak er eerst een vrij om met { $found } te spelen.
table-started = De partij is begonnen.
table-system = Dat mag alleen de server zelf.
take-absent = Je kunt { $card } niet nemen: die zit niet in het palet van een andere speler die nog meedoet.
take-fewer = Je kunt { $card } niet nemen: { $owner } heeft minder kaarten in het palet dan jij.
take-last = Je kunt { $card } niet nemen: { $owner } heeft alleen die kaart in het palet.
take-must-lead = Je kunt { $card } niet nemen: daarmee zou je aan het einde van je beurt niet voorstaan.
tuck-absent = Je kunt { $card } niet verplaatsen: die ligt niet in je palet.
tuck-at-once = Je kunt { $card } niet naar de aflegstapel verplaatsen: bij { COLOR($color) } zou je niet voorstaan.
tuck-deck = Je kunt { $card } niet naar de gedekte stapel verplaatsen: in deze editie verplaatst een 7 kaarten alleen naar de aflegstapel.
tuck-itself = Je kunt { $card } niet verplaatsen: in deze editie verplaatst een 7 een andere kaart.
tuck-must-lead = Je kunt { $card } daar niet leggen: daarmee zou je aan het einde van je beurt niet voorstaan.
turn-drawn = { $found } is niet de kaart die werd getrokken.
moves = { $found } is geen volledige beurt.
turn-other = De beurt { $turn } was voor een andere stelling.
turn-over = { $move } komt na het einde van de beurt.
turn-started = Deze beurt is bezig: maak die stap voor stap af.
undo-nothing = Er valt niets terug te nemen.
record-no-turn = die beurt staat niet in het verslag
record-prepared = de eerste kaarten van deze partij zijn gekozen, niet geschud: het is geen eerlijke verdeling
record-start-late = ronde { $round } moet gedeeld worden: alleen de eerste ronde kan met gekozen kaarten beginnen
start-hand = Plaats { $seat } is aan de beurt en heeft geen kaart in de hand.
start-hand-large = Plaats { $seat } heeft { $found } kaarten in de hand: dat zijn er nooit meer dan { $most }.
start-phase = Een partij kan alleen met een nieuwe beurt beginnen, niet in fase { $phase }.
start-piles = De puntenstapels, één per plaats, moeten precies de gescoorde kaarten van de stelling bevatten; zonder puntentelling zijn er geen.
start-rules = De stelling hoort bij { $found }: de partij heeft dezelfde regels en evenveel spelers nodig.
table-prepared = Deze tafel begon met gekozen kaarten: alleen de host kan hier spelen.

## What a refusal says was expected; “nothing” may also be what was found

expected-canvas = een kleurletter uit ROYGBIV, of een kaart zoals G4
expected-card = een kaart zoals R7
expected-card-once = elke kaart maar één keer
expected-card-undealt = een kaart die nog niet is gedeeld
expected-cards-known = kaarten na *
expected-cards-of = { $header }: en kaarten
expected-digits = getallen met minder cijfers
expected-edition = de naam van een editie
expected-ending = cards of target
expected-field-canvas = het veld voor de aflegstapel
expected-field-deck = het veld voor de gedekte stapel
expected-field-edition = het veld voor de editie
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
expected-piles = wat elke plaats heeft gescoord, zoals “R7V2/-” of “R7+32/-”

## Refusals of the table server

name-taken = “{ $found }” lijkt op een naam die al aan deze tafel zit: kies een andere
server-asked-anew = een nieuwer verzoek heeft dit vervangen
server-banned = Je kunt hier tot { $until } niet spelen: dat heeft de beheerder van deze server besloten.
server-connections-full = er zijn te veel verbindingen: probeer het later opnieuw
server-contended = er gebeurt hier nu te veel tegelijk: probeer het opnieuw
server-content-type = inhoud van het type “{ $found }” gevonden, verwacht { $expected }
server-cross-site = dit verzoek komt van een pagina van een andere site
server-failed = er ging bij ons iets mis, en het is genoteerd: probeer het opnieuw
server-hello = het eerste bericht moet hello zijn, binnen tien seconden
server-hello-twice = hello is al gezegd
server-large = dit is te groot: hoogstens { $most } bytes
server-message = het bericht is niet te lezen: { $error }
server-no-guest = zeg ons eerst wie je bent: kies een naam
server-no-guide = Dat is geen begeleide ronde die je hebt gewonnen.
server-no-lesson = Deze les bestaat niet.
server-no-seat-there = Daar is niemand anders om te dempen of te blokkeren.
server-no-page = op dit adres is niets
server-no-table = deze tafel is er niet, of niet meer
server-no-turn = beurt { $turn } van ronde { $round } was niet van plaats { $seat }
server-not-to-move = plaats { $seat } is niet aan de beurt
server-not-your-seat = plaats { $seat } is niet van jou, of de hand wordt hier niet getoond
server-only-seated = dat kan alleen wie aan tafel zit
server-own-tables = je hebt al { $most } tafels: maak er eerst een af, of verlaat of sluit er een
server-outdated = deze pagina is ouder dan haar server: laad haar opnieuw
server-private = dit mag jij niet zien
server-restarting = de server wordt opnieuw gestart: kom zo terug
server-session-over = je sessie is verlopen: kies je naam opnieuw
server-stale = het spel is verder: dit was voor versie { $found }, nu is het { $expected }
server-tables-full = alle { $most } tafels zijn bezet: probeer het later opnieuw
server-text-only = berichten zijn tekst, niet binair
server-thinking-full = er vragen nu te veel mensen om tips: probeer het over een paar seconden opnieuw
server-thinking-late = het nadenken duurde te lang en is gestopt: probeer het opnieuw
server-thinking-own = over je vorige vragen wordt nog nagedacht: probeer het weer zodra er een is beantwoord
server-network-tables = vanaf je netwerk zijn al { $most } tafels open: sluit er een of probeer het later opnieuw
server-table-long = aan deze tafel is al heel lang gespeeld: open een nieuwe
server-watchers-full = er kijken al { $most } mensen mee aan deze tafel, meer plaats is er niet
server-id-used = de id “{ $found }” is al voor een andere opdracht gebruikt: neem een nieuwe
server-invited = Deze tafel is alleen voor genodigden: vraag de gastheer om de link.
server-method = zo kun je dit adres niet opvragen
document-long = dit is te lang om te bewaren: { $size } bytes, en { $most } is het meeste
documents-full = je bewaart er al { $most }: verwijder er eerst een
replay-long = deze partij heeft meer dan { $most } beurten: ze is te lang om hier te bekijken
server-no-document = zo’n verslag heb je niet, of het is er niet meer
review-long = deze partij heeft meer dan { $most } beurten: ze is te lang om hier te bespreken
table-counts = Deze poging met de deling van de dag telt: er is geen hulp bij.
server-no-day = Van die dag is er geen deling om te spelen.
day = “{ $found }” is geen dag: schrijf die als 2026-11-16.
archive-broken = dit is geen bestand met partijen van Red7, of het is beschadigd
archive-log = zo kan deze partij niet gespeeld zijn: stap { $event } van het verloop volgt niet uit de stappen ervoor
archive-newer = dit bestand komt van een nieuwere versie van Red7: het is te lezen zodra deze is bijgewerkt
archive-people = deze partij is niet van jou alleen: partijen met anderen blijven waar ze gespeeld zijn
table-imported = Deze tafel komt van elders: alleen de host kan hier spelen.
