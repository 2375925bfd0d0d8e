# German, what is refused, and why. Address: du in small letters, ihr for several; names rather than er or sie.
# Terms: Palette, Leinwand, Nachziehstapel, Hand, Runde, Partie, Protokoll, Computerspieler; vorn liegen (lead) is not gewinnen (win).
# Imperative: short (Leg, Spiel, Zieh, Versuch); buttons in the infinitive (Zug beenden).
# Avoid: a card in a variable in the dative (mit …), small letters after a colon before a whole sentence; a no-break space before %.

## The place of a mistake in a text

place = Zeile { $line }, Spalte { $column }: { $message }
place-line = Zeile { $line }: { $message }
place-turn = Runde { $round }, Zug { $turn }: { $message }

## Refusals of the rules and of the table

argument = gefunden { $found }, erwartet { $expected }
bot = „{ $found }“ ist kein Bot: Wähl einen von diesen: { $expected }.
card = „{ $found }“ ist keine Karte: Eine Karte ist ein Buchstabe aus ROYGBIV und eine Zahl von 1 bis 7, etwa R7
color = „{ $found }“ ist keine Farbe: erwartet ein Buchstabe aus ROYGBIV
data-object = gefunden { $found }, erwartet ein Objekt mit Feldern
deal-card = { $found } ist keine Karte: erwartet ein Index von 0 bis { $last }
deal-card-twice = die Karte mit dem Index { $card } ist zweimal im Spiel
deal-changed = { $field } ist nicht, was vor dem Austeilen zu sehen war
deal-commit-late = Platz { $seat } kann sich nicht mehr festlegen: Jemand hat schon ein Geheimnis offengelegt
deal-commit-twice = Platz { $seat } hat sich schon festgelegt
deal-few-cards = { $players } Spieler brauchen mindestens { $needed } Karten, gefunden { $found }
deal-field-missing = die Kopfzeile { $field } fehlt
deal-field-unexpected = die Kopfzeile { $field } gehört nicht hierher
deal-hex = { $field }: gefunden „{ $found }“, erwartet { $digits } hexadezimale Ziffern in Kleinbuchstaben
deal-length = { $what ->
    [seed] ein Startwert
    [server-secret] das Geheimnis des Servers
    [server-commitment] die Festlegung des Servers
    [player-secret] das Geheimnis eines Spielers
   *[player-commitment] die Festlegung eines Spielers
} hat { $expected } Bytes, gefunden { $found }
deal-match-id = „{ $found }“ ist keine Kennung einer Partie: erwartet 1 bis { $most } der Zeichen A-Z a-z 0-9 - _ . :
deal-number = { $found } ist keine Nummer eines Startwerts: erwartet 0 bis { $most }
deal-pair = { $field }: gefunden „{ $found }“, erwartet eine Festlegung, ein Leerzeichen und ein Geheimnis oder -
deal-player-secret = das Geheimnis von Platz { $seat } ist nicht das, auf das er sich festgelegt hat
deal-players = Red7 ist für 2 bis 4 Spieler, gefunden { $found }
deal-reveal-twice = Platz { $seat } hat sein Geheimnis schon offengelegt
deal-reveal-uncommitted = Platz { $seat } kann nichts offenlegen: Er hat sich nicht festgelegt
deal-round = { $found } ist keine Rundennummer: erwartet 1 bis { $most }
deal-scheme = unbekanntes Verfahren des Austeilens „{ $found }“, erwartet { $expected }
deal-seat = einen Platz { $found } gibt es nicht: erwartet 0 bis { $last }
deal-secret-uncommitted = ein Geheimnis ohne Festlegung beweist nichts
deal-seedless = keine Runde kann ausgeteilt werden: Die Partie hat keinen Startwert
deal-server-secret = das Geheimnis des Servers für die Partie { $match } ist nicht das, auf das er sich festgelegt hat
deal-server-unrevealed = der Server hat sein Geheimnis für die Partie { $match } noch nicht offengelegt
deck-empty = Es lässt sich keine Karte ziehen: Der Nachziehstapel ist leer.
discard-must-lead = Du kannst { $card } nicht ablegen: Bei { COLOR($color) } lägst du nicht vorn.
draw-low = { $card } bringt keine Karte: Die Zahl muss höher sein als die Anzahl der Karten in deiner Palette, { $count }.
draw-off = Es lässt sich keine Karte ziehen: Diese Partie wird ohne Nachziehen gespielt.
edition = „{ $found }“ ist keine Ausgabe: erwartet eine von { $expected }
encoding = Zeile { $line }: Der Text ist nicht in UTF-8
ending = die Ausgabe { $edition } hat kein anderes Ende zur Wahl: Das hat nur nl-2016
field-missing = das Feld { $field } fehlt
field-unknown = ein Feld { $field } gibt es nicht: erwartet welche von { $expected }
field-wrong = { $field }: gefunden { $found }, erwartet { $expected }
limit-rate = Nicht so schnell: Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
link-unknown = Dieser Link wurde schon benutzt oder ist abgelaufen. Erzeug auf dem anderen Gerät einen neuen.
local-alone = dafür braucht es andere Leute oder einen Server: hier, auf deinem Gerät, spielst du gegen den Computer oder gibst das Gerät herum
local-newer = was hier gespeichert ist, stammt von einer neueren Version des Spiels: lade die Seite neu, um sie zu bekommen
match-over = Die Partie ist vorbei.
move = „{ $found }“ ist kein Schritt: erwartet eine Karte mit p, c, t, x oder d wie R7p, oder +, . oder out
name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
name-long = Der Name hat { $found } Zeichen: Höchstens { $most } sind erlaubt.
name-office = „{ $found }“ klingt nach jemandem, der diesen Server betreibt: Nimm einen anderen Namen.
name-reserved = „{ $found }“ ist Computerspielern vorbehalten: Nimm einen anderen Namen.
name-script = „{ $found }“ mischt Alphabete oder hat Buchstaben, die wie andere aussehen: Schreib den Namen bitte in einem einzigen Alphabet.
not-in-hand = { $card } ist nicht auf deiner Hand.
now-discard = Du kannst { $move } jetzt nicht spielen: Leg eine Karte ab oder beende den Zug.
now-draw = Du kannst { $move } jetzt nicht spielen: Zieh eine Karte oder beende den Zug.
now-follow = Du kannst { $move } jetzt nicht spielen: Spiel für die 5 noch eine Karte auf deine Palette.
now-play = Du kannst { $move } jetzt nicht spielen: Spiel eine Karte, leg eine ab oder scheide aus.
now-take = Du kannst { $move } jetzt nicht spielen: Nimm für die 1 eine Karte aus einer anderen Palette.
now-tuck = Du kannst { $move } jetzt nicht spielen: Leg für die 7 eine Karte aus deiner Palette auf die Leinwand oder den Nachziehstapel.
one-must-lead = Du kannst { $card } nicht spielen: Mit dieser 1 lägst du am Ende des Zuges nicht vorn.
options = „{ $found }“ sind keine Optionen: erwartet basic, advanced, expert, oder draw, scoring, actions mit + verbunden
perft-depth = { $found } ist keine Tiefe: erwartet { $least } bis { $most }
play-must-lead = Du kannst { $card } nicht spielen: Damit lägst du am Ende des Zuges nicht vorn.
position-alive = Platz { $seat } ist am Zug, aber raus aus der Runde
position-cards = { $card } liegt an zwei Stellen
position-deck-known = { $found } Karten auf dem Nachziehstapel können nicht bekannt sein: Er hat { $size }
position-known = { $card } kann auf der Hand von Platz { $seat } nicht bekannt sein: Sie ist nicht da
position-palette = Platz { $seat } ist drin, aber die Palette ist leer
position-phase = „{ $found }“ ist keine Phase: erwartet eine von { $expected }
position-players = Red7 ist für 2 bis 4 Spieler, gefunden { $found }
position-seat = einen Platz { $found } gibt es nicht: erwartet 0 bis { $last }
position-seats = Jeder Platz hat eine Hand und eine Palette: gefunden Hände { $hands }, Paletten { $palettes }.
position-seats-known = Bekannte Karten stehen für jede Hand da oder für keine: gefunden Hände { $hands }, bekannte { $known }.
position-seven = { $card } ist keine 7 in der Palette des Platzes am Zug
position-turn = Kein laufender Zug kann hier bei { $phase } stehen
position-winner = { $found ->
    [1] Nur noch ein Platz ist drin: Nimm einen wieder hinein.
   *[other] Eine Runde läuft mit zwei oder mehr Plätzen und ist mit einem vorbei, gefunden { $found }.
}
puzzle = „{ $found }“ ist kein Rätsel: Erwartet werden Art, Schwierigkeit, Lösung, | und was zu sehen ist
puzzle-unknown = Ein Rätsel { $found } gibt es nicht.
record-card-missing = { $card } ist nicht ausgeteilt: erwartet jede Karte, die in keinem Wertungsstapel liegt
record-card-scored = { $card } ist ausgeteilt, liegt aber in einem Wertungsstapel
record-deal = die Karten der Runde { $round } kommen nicht aus dem Startwert
record-empty = das Protokoll hat keine Runde
record-hand = Platz { $seat } bekommt eine Hand von { $found }, erwartet { $expected }
record-header = „{ $found }“ ist keine freie Kopfzeile: erwartet ein Großbuchstabe, dann Buchstaben, Ziffern und -; keiner der festen Namen
record-header-twice = die Kopfzeile { $field } steht zweimal da
record-names = gefunden { $found } Namen, erwartet { $expected }
record-seats = gefunden { $found } Plätze, erwartet { $expected }
record-seedless = es gibt keinen Startwert, mit dem sich die Kartenverteilung prüfen ließe
record-server-alone = kein Spieler hat ein Geheimnis offengelegt, also hat der Server allein den Startwert gewählt
record-turn-whole = der Zug ist vollständig, darum kann ... nicht darauf folgen
record-unrevealed = Platz { $seat } hat sich auf ein Geheimnis festgelegt und es nicht offengelegt
record-value = { $field }: „{ $found }“ enthält { $character }, erwartet keine Zeilenumbrüche oder Steuerzeichen
round-open = Runde { $round } ist noch nicht vorbei.
round-over = Die Runde ist vorbei.
seven-must-lead = Du kannst { $card } nicht spielen: Mit dieser 7 lägst du am Ende des Zuges nicht vorn.
sight = „{ $found }“ ist nicht, was jemand von einer Runde sieht
stop-must-lead = Du kannst den Zug hier nicht beenden: Du lägst nicht vorn.
store-unavailable = { $kind ->
    [full] Die Festplatte des Servers ist voll, er kann nichts mehr speichern: Sag es der Person, die ihn betreibt.
    [damaged] Die Daten des Servers sind beschädigt, er kann nichts mehr speichern: Sag es der Person, die ihn betreibt.
    [no-room] Auf diesem Gerät ist kein Platz mehr, nichts lässt sich speichern: Schaff etwas Platz und versuch es noch einmal.
    [not-kept] Dieser Browser speichert nicht mehr, was du spielst: Lade die Seite neu.
   *[away] Die Datenbank ist im Moment nicht erreichbar: Versuch es bald noch einmal.
}
syntax = Zeile { $line }, Spalte { $column }: gefunden { $found }, erwartet { $expected }
table-asked = Platz { $seat } hat schon um eine weitere Partie gebeten.
table-away = Du bist nicht an Platz { $seat }: Komm erst dorthin zurück.
table-bot-there = Für Platz { $seat } spielt schon ein Computerspieler, oder er gehört niemandem.
table-bots = Es gibt { $found } Computerspieler für { $most } Plätze.
table-device = dieser Tisch ist für Leute, die sich ein Gerät teilen: Bitte den Gastgeber um einen Platz
table-closed = Der Tisch ist geschlossen.
table-drawn = { $found } kann noch nicht gezogen sein: Diese Karte hat noch niemand gesehen.
table-early = Dafür ist es noch zu früh.
table-full = Alle Plätze sind besetzt.
table-gave-up = Du hast diese Partie aufgegeben: Ein Computerspieler spielt deinen Platz zu Ende.
table-held = An Platz { $seat } wird die Runde noch angeschaut.
table-here = Der Spieler von Platz { $seat } ist da.
table-no-bot = Platz { $seat } braucht jetzt keinen Computerspieler.
table-no-change = Der Tisch ist schon so eingestellt.
table-no-guest = Du brauchst einen Namen, um dich zu setzen.
table-no-help = An diesem Tisch gibt es keine Tipps, wenn Menschen gegeneinander spielen.
table-no-hold = Für Platz { $seat } gibt es nichts anzuhalten, oder seine zwei Minuten sind vorbei.
table-no-record = Von der Partie { $found } gibt es kein Protokoll: Sie ist nicht vorbei oder wurde nie ausgeteilt.
table-no-seat = Das können nur Spieler an diesem Tisch.
table-not-between = Keine Runde wartet aufs Austeilen.
table-not-dealing = Im Moment werden keine Geheimnisse fürs Austeilen gesammelt.
table-not-finished = Die Partie ist noch nicht vorbei.
table-not-host = Das darf nur der Gastgeber.
table-not-playing = Im Moment wird nicht gespielt.
table-not-your-seat = Platz { $seat } ist nicht deiner.
table-not-your-turn = Platz { $seat } ist dran, nicht du.
table-others-play = Andere spielen diese Partie noch: Du kannst sie verlassen, aber nicht schließen.
table-pace = Die Zeit für einen Zug muss zwischen { $least } und { $most } Sekunden liegen, nicht bei { $found }.
table-partial = Spiel den ganzen Zug, oder bis zu der Karte, die die 3 zieht.
table-removed = Der Gastgeber hat dich vom Tisch entfernt. Such dir einen anderen, oder eröffne selbst einen.
table-reveal-early = Platz { $seat } kann noch nichts offenlegen: Andere dürfen sich noch festlegen.
table-rules-new = die anderen lesen noch die neuen Regeln: Fang in ein paar Sekunden an
table-rules-stay = Die Regeln dieses Tischs lassen sich nicht mehr ändern.
table-reveals = Die 3 zieht eine Karte, die niemand gesehen hat: Spiel zuerst bis dahin.
table-seat-free = Platz { $seat } ist frei.
table-seat-taken = Platz { $seat } ist besetzt.
table-seated = Du hast schon einen Platz.
table-seats-empty = Platz { $seat } ist leer: Die Partie braucht jemanden auf jedem Platz.
table-seats-taken = { $least } Plätze sind besetzt: Mach erst einen frei, um mit { $found } zu spielen.
table-started = Die Partie hat begonnen.
table-system = Das darf nur der Server selbst.
take-absent = Du kannst { $card } nicht nehmen: Sie liegt nicht in der Palette eines anderen Spielers, der noch drin ist.
take-fewer = Du kannst { $card } nicht nehmen: { $owner } hat weniger Palettenkarten als du.
take-last = Du kannst { $card } nicht nehmen: { $owner } hat nur diese Palettenkarte.
take-must-lead = Du kannst { $card } nicht nehmen: Damit lägst du am Ende des Zuges nicht vorn.
tuck-absent = Du kannst { $card } nicht weglegen: Sie liegt nicht in deiner Palette.
tuck-at-once = Du kannst { $card } nicht auf die Leinwand legen: Bei { COLOR($color) } lägst du nicht vorn.
tuck-deck = Du kannst { $card } nicht auf den Nachziehstapel legen: In dieser Ausgabe legt eine 7 Karten nur auf die Leinwand.
tuck-itself = Du kannst { $card } nicht weglegen: In dieser Ausgabe legt eine 7 eine andere Karte weg.
tuck-must-lead = Du kannst { $card } nicht dorthin legen: Damit lägst du am Ende des Zuges nicht vorn.
turn-drawn = { $found } ist nicht die Karte, die gezogen wurde.
moves = { $found } ist kein vollständiger Zug.
turn-other = Der Zug { $turn } war für eine andere Stellung gedacht.
turn-over = { $move } kommt nach dem Ende des Zuges.
turn-started = Dieser Zug läuft schon: Führ ihn Schritt für Schritt zu Ende.
undo-nothing = Es gibt nichts zurückzunehmen.
record-no-turn = diesen Zug gibt es im Protokoll nicht
record-prepared = die ersten Karten dieser Partie wurden ausgesucht, nicht gemischt: Das ist keine faire Verteilung
record-start-late = Runde { $round } muss ausgeteilt werden: Nur die erste Runde kann mit ausgesuchten Karten beginnen
start-hand = Platz { $seat } ist am Zug und hat keine Karte auf der Hand.
start-hand-large = Platz { $seat } hat { $found } Karten auf der Hand: Mehr als { $most } sind es nie.
start-phase = Eine Partie kann nur am Anfang eines Zugs beginnen, nicht in der Phase { $phase }.
start-piles = Die Wertungsstapel, einer für jeden Platz, müssen genau die gewerteten Karten der Stellung enthalten; ohne Wertung gibt es keine.
start-rules = Die Stellung gehört zu { $found }: Die Partie braucht dieselben Regeln und ebenso viele Spieler.
table-prepared = Dieser Tisch begann mit ausgesuchten Karten: Nur wer ihn eröffnet hat, kann hier spielen.

## What a refusal says was expected; “nothing” may also be what was found

expected-canvas = ein Farbbuchstabe aus ROYGBIV, oder eine Karte wie G4
expected-card = eine Karte wie R7
expected-card-once = jede Karte nur einmal
expected-card-undealt = eine Karte, die noch nicht ausgeteilt ist
expected-cards-known = Karten nach *
expected-cards-of = { $header }: und Karten
expected-digits = Zahlen mit weniger Ziffern
expected-edition = der Name einer Ausgabe
expected-ending = cards oder target
expected-field-canvas = das Feld für die Leinwand
expected-field-deck = das Feld für den Nachziehstapel
expected-field-edition = das Feld für die Ausgabe
expected-field-options = das Feld für die Optionen
expected-field-phase = das Feld für die Phase
expected-field-scored = das Feld für die gewerteten Karten
expected-field-seats = das Feld für die Plätze
expected-field-turn = das Feld für den Platz am Zug
expected-flag = true oder false
expected-hand = { $count } Karten, ein Strich | und die erste Palettenkarte
expected-hand-and-palette = eine Hand und eine Palette wie R7O6:B1
expected-header = eine Kopfzeile, oder Round 1
expected-header-named = die Kopfzeile { $header }
expected-header-once = jede Kopfzeile nur einmal
expected-header-or-round = eine Kopfzeile wie Event: Küchentisch, oder Round 1
expected-list = eine Liste
expected-nesting = Klammern, die nicht so tief verschachtelt sind
expected-nothing = nichts
expected-nothing-more = nichts nach der Phase
expected-number = eine Zahl
expected-one-card = eine Karte
expected-one-of = eines von { $choices }
expected-options = basic, oder draw, scoring, actions mit + verbunden
expected-phase = eine von { $choices }, und nach tuck eine 7 wie in tuck=R7
expected-player = { $player }, da am Zug
expected-quotes = ein Anführungszeichen am Ende, und \ vor jedem anderen
expected-record-end = das Ende des Protokolls
expected-round-or-result = Round, Result: unfinished oder Result: abandoned
expected-seat = ein Platz von 0 bis 3
expected-seat-counted = ein Platz, gezählt ab 0
expected-seats = { $count } Plätze
expected-step = ein Schritt eines Zuges wie R7p, G4c, B3t, O5x, O5d, Y2+ oder out
expected-turn = ein Zug wie { $example }
expected-turn-number = Zug { $turn }
expected-turn-or-result = Zug { $turn }, Result: unfinished oder Result: abandoned
expected-piles = was jeder Platz gewertet hat, etwa „R7V2/-“ oder „R7+32/-“

## Refusals of the table server

name-taken = „{ $found }“ sieht aus wie ein Name, den es an diesem Tisch schon gibt: Nimm einen anderen
server-asked-anew = eine neuere Anfrage hat diese ersetzt
server-banned = Du kannst hier bis { $until } nicht spielen: Das hat entschieden, wer diesen Server betreibt.
server-connections-full = es gibt zu viele Verbindungen: Versuch es später noch einmal
server-contended = hier ist gerade zu viel los: Versuch es noch einmal
server-content-type = gefunden wurde Inhalt der Art „{ $found }“, erwartet { $expected }
server-cross-site = diese Anfrage kommt von der Seite einer anderen Website
server-failed = bei uns ging etwas schief, und es ist vermerkt: Bitte versuch es noch einmal
server-hello = die erste Nachricht muss hello sein, binnen zehn Sekunden
server-hello-twice = hello wurde schon gesagt
server-large = das ist zu groß: höchstens { $most } Bytes
server-message = die Nachricht lässt sich nicht lesen: { $error }
server-no-guest = sag uns erst, wer du bist: Wähl einen Namen
server-no-guide = Das ist keine geführte Runde, die du gewonnen hast.
server-no-lesson = Diese Lektion gibt es nicht.
server-no-seat-there = Da ist niemand anderes, den du stummschalten oder blockieren könntest.
server-no-page = unter dieser Adresse gibt es nichts
server-no-table = diesen Tisch gibt es nicht oder nicht mehr
server-no-turn = Zug { $turn } von Runde { $round } war nicht der von Platz { $seat }
server-not-to-move = Platz { $seat } ist nicht am Zug
server-not-your-seat = Platz { $seat } ist nicht deiner, oder seine Hand wird hier nicht gezeigt
server-only-seated = das kann nur, wer am Tisch sitzt
server-own-tables = du hast schon { $most } Tische: Beende, verlass oder schließ erst einen
server-outdated = diese Seite ist älter als ihr Server: Lade sie neu
server-private = das darfst du nicht sehen
server-restarting = der Server startet gerade neu: Komm gleich wieder
server-session-over = deine Sitzung ist abgelaufen: Wähl noch einmal deinen Namen
server-stale = das Spiel ist weitergegangen: Das war für Version { $found }, jetzt ist es { $expected }
server-tables-full = alle { $most } Tische sind besetzt: Versuch es später noch einmal
server-text-only = Nachrichten sind Text, nicht binär
server-thinking-full = gerade bitten zu viele um Tipps: Versuch es in ein paar Sekunden noch einmal
server-thinking-late = das Nachdenken hat zu lange gedauert und wurde abgebrochen: Versuch es noch einmal
server-thinking-own = über deine vorigen Fragen wird noch nachgedacht: Versuch es wieder, sobald eine davon beantwortet ist
server-network-tables = in deinem Netz sind schon { $most } Tische offen: Schließ einen oder versuch es später noch einmal
server-table-long = an diesem Tisch wurde schon sehr lange gespielt: Eröffne einen neuen
server-watchers-full = an diesem Tisch schauen schon { $most } Personen zu, mehr Platz ist nicht
server-id-used = die Kennung „{ $found }“ wurde schon für einen anderen Befehl benutzt: Nimm eine neue
server-invited = Dieser Tisch ist nur für Eingeladene: Frag den Gastgeber nach dem Link.
server-method = so lässt sich diese Adresse nicht abfragen
document-long = das ist zu lang zum Aufbewahren: { $size } Bytes, höchstens { $most } sind möglich
documents-full = du hast schon { $most } davon aufbewahrt: Lösch erst etwas
replay-long = diese Partie hat mehr als { $most } Züge: Sie ist zu lang, um sie hier anzusehen
server-no-document = so ein Protokoll hast du nicht, oder es gibt es nicht mehr
review-long = diese Partie hat mehr als { $most } Züge: Sie ist zu lang, um sie hier zu besprechen
table-counts = Dieser Versuch am Blatt des Tages zählt: Hier gibt es keine Hilfe.
server-no-day = Für diesen Tag gibt es kein Blatt zu spielen.
day = „{ $found }“ ist kein Tag: Schreib ihn so: 2026-11-16.
archive-broken = das ist keine Datei mit Partien von Red7, oder sie ist beschädigt
archive-log = so kann diese Partie nicht gespielt worden sein: Schritt { $event } ihres Verlaufs folgt nicht aus denen davor
archive-newer = diese Datei stammt von einer neueren Version von Red7: Sie lässt sich lesen, sobald diese hier auf dem neuesten Stand ist
archive-people = diese Partie gehört nicht nur dir: Partien mit anderen bleiben, wo sie gespielt wurden
table-imported = Dieser Tisch wurde von anderswo mitgebracht: Nur wer ihn eröffnet hat, kann hier spielen.
