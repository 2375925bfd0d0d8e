# German. The English file says what the ids and variables mean.

## Building blocks

spelled = { $number ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[other] { $number }
}
list-more = { $first }, { $next }
list-last = { $first } und { $last }
player = { $who ->
    [you] Du
   *[other] { $who }
}
seat = Platz { $number }
# Words that no guest may have in a name, as they mean a computer player: all of the language, without accents or with
name-words = bot, roboter, computer, rechner, maschine, automat, cpu
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

color-red = Rot
color-orange = Orange
color-yellow = Gelb
color-green = Grün
color-blue = Blau
color-indigo = Indigo
color-violet = Violett

rule-red = höchste Karte
rule-orange = gleiche Zahl
rule-yellow = gleiche Farbe
rule-green = gerade Karten
rule-blue = verschiedene Farben
rule-indigo = längste Reihe
rule-violet = unter vier

rule-long-red = die höchste Karte gewinnt
rule-long-orange = die meisten Karten mit derselben Zahl gewinnen
rule-long-yellow = die meisten Karten in einer Farbe gewinnen
rule-long-green = die meisten geraden Karten gewinnen
rule-long-blue = die meisten verschiedenen Farben gewinnen
rule-long-indigo = die längste Zahlenreihe gewinnt
rule-long-violet = die meisten Karten unter vier gewinnen

mode-basic = Grundspiel
mode-advanced = für Fortgeschrittene
mode-expert = für Experten
level-beginner = Anfänger
level-casual = Amateur
level-skilled = Könner
level-expert = Experte
level-master = Meister
option-draw = Nachziehen
option-scoring = Wertung
option-actions = Aktionen

## What a palette shows under each rule

set-red = { $top }
set-orange = { $count ->
    [one] eine { $number }
   *[other] { SPELL($count) }mal die { $number }
}
set-yellow = { $count ->
    [one] eine Karte in { $color }
   *[other] { SPELL($count) } Karten in { $color }
}
set-green = { $count ->
    [one] eine gerade Karte
   *[other] { SPELL($count) } gerade Karten
}
set-blue = { $count ->
    [one] eine Farbe
   *[other] { SPELL($count) } Farben
}
set-indigo = { $count ->
    [one] eine Reihe von einer Karte
   *[other] eine Reihe von { SPELL($count) } Karten
}
set-violet = { $count ->
    [one] eine Karte unter vier
   *[other] { SPELL($count) } Karten unter vier
}

## Who leads, and why

lead-highest = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}: { $top } ist die höchste Karte; { $rival ->
    [you] dann kommst du mit { $rival-top }
   *[other] dann kommt { $rival } mit { $rival-top }
}.
lead-more = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}: { $set }, höchste { $top }; { $rival ->
    [you] du hast { $rival-set }
   *[other] { $rival } hat { $rival-set }
}.
lead-tie = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, höchste { $top }
}; { $rival ->
    [you] du hast { $rival-set }, aber { $rival-top } ist niedriger
   *[other] { $rival } hat { $rival-set }, aber { $rival-top } ist niedriger
}.
lead-only = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, höchste { $top }
}; sonst hat niemand eine.
lead-last = { $who ->
    [you] Nur du bist noch drin
   *[other] Nur { $who } ist noch drin
}: { $set }.
lead-nobody-green = Niemand gewinnt: Keine Palette hat eine gerade Karte.
lead-nobody-violet = Niemand gewinnt: Keine Palette hat eine Karte unter vier.
counts = { $who ->
    [you] Du hast { $set }
   *[other] { $who } hat { $set }
}: { $cards }.
counts-nothing = { $who ->
    [you] Du hast keine Karte
   *[other] { $who } hat keine Karte
}, die die Regel erfüllt.

## What happened in a turn

step-play = { $who ->
    [you] spielst
   *[other] spielt
} { $card }
step-discard = { $who ->
    [you] legst
   *[other] legt
} { $card } ab ({ $color })
step-take = { $who ->
    [you] legst
   *[other] legt
} { $card } von { $owner ->
    [you] dir
   *[other] { $owner }
} auf den Nachziehstapel
step-to-canvas = { $who ->
    [you] legst
   *[other] legt
} { $card } auf die Leinwand ({ $color })
step-to-deck = { $who ->
    [you] legst
   *[other] legt
} { $card } auf den Nachziehstapel
step-draw = { $who ->
    [you] ziehst
   *[other] zieht
} { $card }
step-draw-hidden = { $who ->
    [you] ziehst
   *[other] zieht
} eine Karte
step-out = { $who ->
    [you] tust nichts
   *[other] tut nichts
}
turn-in = { player } { $steps }.
turn-out = { player } { $steps } und { $who ->
    [you] bist
   *[other] ist
} damit raus.
turn-empty = { $who ->
    [you] Du hast keine Karten mehr und bist raus.
   *[other] { $who } hat keine Karten mehr und ist raus.
}

## The table

table-title-plain = Red7 · { $mode } · { $edition }
table-title = Red7 · Runde { $round } · { $mode } · { $edition }
table-deck = { $cards ->
    [0] der Nachziehstapel ist leer
    [one] Nachziehstapel: { $cards } Karte
   *[other] Nachziehstapel: { $cards } Karten
}
table-deck-top = oben
table-canvas = Leinwand
table-hand-size = { $cards } auf der Hand
table-hand-known = { $cards } auf der Hand, darunter
table-out = raus
table-hand = { $who ->
    [you] Deine Hand
   *[other] Hand von { $who }
}
table-no-cards = keine Karten
table-rules = Wer gewinnen würde

## The terminal game

play-welcome = Red7 für { $players } Spieler. Am Tisch mit dir: { $rivals }.
play-prompt = Du bist dran ({ $help } für Hilfe)
play-prompt-forced = Drück Enter, um auszuscheiden
play-prompt-follow = Die 5 verlangt noch eine Karte auf deiner Palette
play-prompt-take = Die 1 nimmt eine Karte aus einer anderen Palette
play-prompt-tuck = Mit der 7 legst du eine Karte deiner Palette auf die Leinwand (x) oder auf den Nachziehstapel (d)
play-prompt-discard = Leg eine Karte ab oder beende den Zug mit Enter
play-prompt-must-discard = Leg eine Karte ab: Du darfst den Zug nicht beenden, ohne zu gewinnen
play-prompt-draw = { $card } bringt eine Karte. Eine ziehen?
play-drawn = Du ziehst { $card }.
play-turns = Züge, die dich drin halten
play-turns-of = Züge, die mit { $card } beginnen
play-turns-out = Züge, mit denen du raus bist
play-turns-none = Kein Zug hält dich drin.
play-turns-gamble = Eine 3 ist Glückssache: Die Karte, die sie zieht, kann dich retten.
play-turns-leaving = { $count ->
    [one] Es gibt noch einen Zug, nach dem du raus wärst ({ $all } zeigt ihn).
   *[other] Es gibt noch { $count } Züge, nach denen du raus wärst ({ $all } zeigt sie).
}
play-turns-more = +{ $count }, siehe { $card }
play-turns-page = { $count ->
    [one] Es folgt { $count } Zeile: Tippe { $more }.
   *[other] Es folgen { $count } Zeilen: Tippe { $more }.
}
play-no-more = Mehr gibt es nicht.
play-no-step = „{ $found }“ ist kein Schritt eines Zuges. Tippe eine Nummer aus der Liste, Schritte wie R7p G4c oder { $help } für Hilfe.
play-no-number = Einen Zug { $number } gibt es nicht: Die Liste geht von 1 bis { $last }.
play-no-start = Kein Zug, der dich drin hält, beginnt mit { $card }.
play-confirm-out = Nach { $turn } wärst du raus. { $lead } Trotzdem spielen?
play-confirm-stop = Endet der Zug hier, bist du raus. { $lead } Trotzdem beenden?
play-confirm-nothing = Du wärst raus, ohne es versucht zu haben. Trotzdem nichts tun?
play-confirm-gamble = Nur die Karte, die du ziehst, könnte dich drin halten. Ziehen?
play-yes-no = (j/n)
play-undone = Zurückgenommen: Dein Zug beginnt von vorn.
play-fixed = Eine Karte wurde gezogen, darum lässt sich der Zug nicht zurücknehmen. Er geht von hier weiter.
play-say-yes-or-no = Bitte antworte mit j oder n.
round-won = { $who ->
    [you] Du gewinnst die Runde!
   *[other] { $who } gewinnt die Runde.
}
round-scored = { $who ->
    [you] Du punktest
   *[other] { $who } punktet
} mit { $cards } bei { $color }: { points }.
round-scored-nothing = { $who ->
    [you] Du hast
   *[other] { $who } hat
} keine Karte, die bei { $color } zählt: keine Punkte.
round-noted = Die Karten reichten nicht: Alle Punkte sind notiert, und alle 49 Karten werden neu gemischt.
play-next = Drück Enter für die nächste Runde
match-won = { $who ->
    [you] Du gewinnst die Partie!
   *[other] { $who } gewinnt die Partie.
}
match-shared = Geteilter Sieg: { $winners }.
standing = { player }: { points }
play-seed = Um diese Karten noch einmal zu spielen: --seed { $seed }
play-cut = { $times ->
    [one] Einmal hatte ein Computerspieler nicht die Zeit, zu Ende zu denken: Mit kompiliertem Kern spielt er besser.
   *[other] { $times }-mal hatte ein Computerspieler nicht die Zeit, zu Ende zu denken: Mit kompiliertem Kern spielt er besser.
}
play-save = Protokoll speichern als (Enter für { $file }, - für keins)
play-saved = Das Protokoll liegt in { $file }.
play-not-saved = Das Protokoll ließ sich nicht in { $file } schreiben: { $reason }. Hier ist es:
play-stopped = Die Partie endet hier.
play-quit = Die Partie hier beenden?

## Words to type; the first one is shown

command-help = ? hilfe
command-why = warum
command-rules = regeln
command-all = alle
command-more = mehr
command-log = verlauf
command-undo = zurück zurueck
command-out = raus out
command-quit = ende beenden
answer-yes = j ja
answer-no = n nein

## Help

help-title = So spielst du einen Zug
help-goal = Am Ende deines Zuges musst du nach der Regel der Leinwand gewinnen, sonst bist du raus. Wer übrig bleibt, gewinnt die Runde.
help-number = Eine Nummer spielt den Zug mit dieser Nummer aus der Liste; eine Karte wie R7 zeigt die Züge, die mit ihr beginnen. Enter allein zeichnet den Tisch neu.
help-steps = Oder schreib die Schritte des Zuges, mit Leerzeichen dazwischen:
help-step-p = R7 von deiner Hand auf deine Palette
help-step-c = G4 von deiner Hand auf die Leinwand: Ihre Farbe ist die neue Regel
help-step-t = mit einer 1: B3 aus einer anderen Palette auf den Nachziehstapel legen
help-step-x = mit einer 7: O5 von deiner Palette auf die Leinwand
help-step-d = mit einer 7: O5 von deiner Palette auf den Nachziehstapel
help-step-draw = eine Karte ziehen, wenn eine abgelegte sie bringt
help-step-out = nichts tun und raus sein
help-example = Beispiel: R7p G4c spielt die rote 7 und macht dann Grün zur Regel. Ein Haken markiert die Karten, die zählen.
help-commands = { $why } sagt, welche Karten bei wem zählen, { $rules } erklärt die sieben Regeln, { $log } erzählt die Runde von Anfang an, { $all } zeigt alle Züge, { $more } setzt eine lange Liste fort, { $undo } nimmt Schritte zurück, { $quit } hört auf.
help-ties = Gleich viele Karten: Die höchste, die zählt, entscheidet. Bei gleichen Zahlen ist die Farbe höher, die näher bei Rot steht. Wer keine Karte hat, die zählt, gewinnt nicht.
help-draw = Nachziehen: Eine abgelegte Karte, deren Zahl höher ist als die Anzahl der Karten in deiner Palette, bringt eine Karte. In der Liste markiert ein + solche Züge.
help-actions = Aktionen: Eine 1 nimmt eine Karte aus einer anderen Palette, eine 3 zieht eine Karte, eine 5 verlangt noch eine Karte, eine 7 legt eine Karte deiner Palette weg.
help-scoring = Wertung: Wer die Runde gewinnt, behält die Palettenkarten, die zählen. Mit { $target } Punkten gewinnt man die Partie.
help-scoring-cards = Wertung: Wer die Runde gewinnt, behält die Palettenkarten, die zählen. Die Partie endet, wenn die Karten nicht mehr reichen.

## Drawing positions and records

show-unfinished = Das Protokoll endet hier; die Partie ist nicht zu Ende.
show-nothing = Es gibt nichts zu zeigen: Die Eingabe ist leer.

## The command line

place = Zeile { $line }, Spalte { $column }: { $message }
place-line = Zeile { $line }: { $message }
place-turn = Runde { $round }, Zug { $turn }: { $message }
turns-about = Die erlaubten Züge von Stellungen auflisten.

    Stellungen sind Zeilen in JSON, aus FILE oder der Standardeingabe; jede wird mit einer Zeile in JSON beantwortet: wer
    gewinnt, und alle Züge.
leaders-about = Sagen, wer nach einer Regel gewinnt.

    Gruppen von Paletten sind Zeilen in JSON, aus FILE oder der Standardeingabe; jede wird mit einer Zeile in JSON
    beantwortet: wer gewinnt, wie viele Karten in jeder Palette zählen, und welche Karten jede werten würde.
simulate-about = Partien mit zufälligen Zügen spielen und ihre Protokolle schreiben.
verify-about = Kartenverteilungen, Züge, Punkte und Ergebnisse von Protokollen prüfen.

    Protokolle werden aus FILE oder der Standardeingabe gelesen, und jedes wird mit einer Zeile beantwortet. Der Status
    ist nur dann 0, wenn alle stimmen.
solve-about = Herausfinden, wer eine Stellung mit offenen Karten gewinnt, und wie.
tool-option-json_lines = Zeilen in JSON lesen und schreiben.
tool-option-most_nodes = Wie viele Stellungen höchstens angesehen werden.
solve-wins = { $who } gewinnt: { $line }
solve-over = { $who } hat gewonnen.
solve-unknown = Mit { $nodes ->
        [one] einer Stellung
       *[other] { $nodes } Stellungen
    } nicht gelöst; { $lost ->
        [0] von keinem Zug ist bewiesen, dass er verliert
        [one] von einem Zug ist bewiesen, dass er verliert
       *[other] von { $lost } Zügen ist bewiesen, dass sie verlieren
    }.
perft-about = Die vollständigen Züge bis zu einer Tiefe zählen.

    Stellungen sind Zeilen aus Text oder JSON, aus FILE oder der Standardeingabe; oder --seed teilt eine aus.
tool-option-seed = Die Nummer der Serie; gleiche Nummer, gleiche Karten.
tool-option-matches = Wie viele Partien gespielt werden.
tool-option-players = Wie viele spielen.
tool-option-edition = Die Spielanleitung, deren Regeln gelten.
tool-option-mode = basic, advanced (Nachziehen und Wertung), expert (auch mit Aktionen), oder draw, scoring, actions mit + verbunden.
tool-option-ending = Wann eine Partie mit Wertung in nl-2016 endet: wenn die Karten nicht reichen, oder bei der Zielpunktzahl.
tool-option-out = Die Datei, in die geschrieben wird.
tool-option-depth = Wie viele Züge tief.
tool-option-divided = Auch die Zahl für jeden ersten Zug nennen.
tool-option-level = Wie stark die Computerspieler sind, von beginner bis master; random spielt irgendetwas, das im Spiel hält.
tool-option-names = Die Namen aller Spieler, mit Kommas dazwischen, deiner zuerst.
tool-option-pace = Sekunden, um jeden Zug eines Computerspielers anzusehen.
tool-option-record = Die Datei für das Protokoll der Partie.
tool-option-language = Die Sprache, in der gespielt wird.
tool-option-color = Mit oder ohne Farben; sonst so, wie das Terminal es kann.
tool-option-seat = Nur zeigen, was dieser Platz wissen darf; Plätze zählen ab 0.
perft-seed-or-file = gib entweder --seed oder eine Datei mit Stellungen an
perft-for-seed = { $option } gehört zu --seed: Eine Stellung sagt es selbst
verify-ok = Protokoll { $record }: in Ordnung, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
verify-wrong = Protokoll { $record }: falsch: { $problems }
verify-nothing = es gibt kein Protokoll zu prüfen: Die Eingabe ist leer
play-about = Eine Partie im Terminal gegen Computerspieler spielen.
play-record-exists = { $file } gibt es schon: Nimm einen anderen Namen für das Protokoll.
play-record-folder = Den Ordner von { $file } gibt es nicht: Leg ihn erst an, oder nimm einen anderen Namen für das Protokoll.
play-names-count = { $found } Namen für { $players } Spieler gefunden
play-names-form = jeder Spieler braucht einen eigenen Namen mit höchstens { $most } Buchstaben
show-about = Stellungen oder ein Protokoll zeichnen, aus FILE oder der Standardeingabe.

    Eine Stellung ist eine Zeile aus Text oder JSON; jede Zeile wird gezeichnet. Ein Protokoll wird Runde für Runde
    erzählt.
computer-names = Paula, Gabriele, Franz
your-name = Spieler

## The arena

arena-about = Turniere zwischen Bots spielen und messen, wer stärker ist.

    Ein BOT ist ein Name wie random; oder exec:COMMAND, ein Programm, das über Standardein- und -ausgabe spielt; oder
    MODULE:NAME, eine Klasse in Python. Jede Kartenverteilung wird einmal in jeder Drehung der Plätze gespielt, und
    Intervalle gehen über Kartenverteilungen.
tool-option-as_ladder = Jeden Bot nur mit dem davor vergleichen, für alle --players und --mode; ohne Bots unsere Stufen.
tool-option-deals = Wie viele Kartenverteilungen jede Paarung spielt.
tool-option-nodes = Wie viele Knoten lang ein Bot bei jeder Entscheidung nachdenken darf; NAME@NODES legt es für einen fest.
tool-option-seconds = Wie lange ein Programm für einen Zug brauchen darf.
tool-option-stop = Eine Paarung beenden, sobald klar ist, wer stärker ist, mit Intervallen, die frühes Nachsehen erlauben.
tool-option-jobs = Wie viele Prozesse spielen.
tool-option-cluster = Auf dem Dask-Verbund mit diesem Planer spielen.
tool-option-journal = Eine Datei, die jede fertige Kartenverteilung festhält.
tool-option-resume = Vom Journal aus weitermachen.
tool-option-records = Ein Ordner für die Protokolle aller Partien.
tool-option-report = Ein Ordner für die Ergebnisse als JSON und Markdown und für Bilder.
tool-option-as_json = Die Ergebnisse als JSON ausgeben.
arena-playing = Verteilungen
arena-few = ein Turnier braucht mindestens zwei Bots
arena-twice = den Bot { $player } gibt es zweimal
arena-unprintable = { $player } enthält Zeichen, die sich nicht zeigen lassen
arena-command = „{ $player }“ nennt keinen Befehl: erwartet wird exec: und ein Befehl, etwa exec:python3 bot.py
arena-program = es gibt kein Programm „{ $command }“, das laufen könnte
arena-module = { $player } lässt sich nicht laden ({ $error }): erwartet wird MODULE:NAME eines Moduls, das sich importieren lässt
arena-no-bot = { $player } ist kein Bot: die Methode choose fehlt
arena-positive = --{ $option } ist { $found }, muss aber größer als 0 sein
arena-one-setting = ein Turnier jeder gegen jeden hat nur einen Satz Regeln: gib --players und --mode je einmal an, oder nimm --ladder
arena-resume = --resume braucht --journal, die Datei, von der aus es weitergeht
arena-journal-there = { $file } gibt es schon: nimm --resume dazu, um von dort weiterzumachen, oder wähle eine andere Datei
arena-journal-line = { $file }, Zeile { $line }: das ist kein Journal einer Arena
arena-journal-changed = { $file }: Der Code von { $players } hat sich geändert, seit diese Karten gespielt wurden; sie werden neu gespielt.
arena-no-dask = ein Verbund braucht Dask: installiere red7[arena]
arena-address = „{ $address }“ ist keine Adresse eines Verbunds: erwartet werden ein Rechner und ein Port, etwa 127.0.0.1:8786
arena-cluster = der Verbund { $address } ist nicht erreichbar: { $error }
arena-lost = ein Prozess endete, während er die Kartenverteilung { $deal } von { $players } spielte, und noch einmal beim zweiten Versuch
forfeit-start = er ließ sich nicht starten: { $reason }
forfeit-late = er gab binnen { $seconds } s keine Antwort
forfeit-ended = er endete mitten in der Partie
forfeit-died = er endete mitten in der Partie: { $reason }
forfeit-nonsense = seine Antwort „{ $answer }“ ist kein Zug
forfeit-illegal = sein Zug { $move } ist nicht erlaubt: { $reason }
forfeit-raised = er brach ab mit { $error }
arena-rules = { $players } Spieler, { $mode }, { $edition }
arena-players = Spieler ({ $setting })
arena-pairings = Paarungen ({ $setting })
arena-ladder = Jede Stufe gegen die darunter
arena-seats = Gewonnene Runden nach dem Platz in der Zugfolge
arena-forfeits = Kampflos verloren ({ $setting })
arena-setting = Regeln
arena-level = Stufe
arena-against = { $one } gegen { $rival }
arena-place = Platz { $number }
arena-clear = klar
arena-unclear = offen
arena-column-bot = Bot
arena-column-matches = Partien
arena-column-wins = Siege
arena-column-share = Anteil der Siege
arena-column-points = Punkte je Partie
arena-column-rating = Wertungszahl
arena-column-pairing = ein Platz gegen alle anderen
arena-column-deals = Verteilungen
arena-column-verdict = Urteil
arena-column-place = Platz
arena-column-times = Anzahl
arena-column-first = zuerst in Verteilung
arena-column-reason = warum
arena-players-remark = Gleich stark wäre { $level }. Intervalle über Kartenverteilungen: die der Anteile und Punkte gelten zu 95 % für alle Zeilen zusammen, die der Wertungszahlen (aus neu gezogenen Verteilungen) für jede.
arena-pairings-remark = { $count ->
    [one] Das Intervall geht über Kartenverteilungen, zu 95 %.
   *[other] Intervalle gehen über Kartenverteilungen; alle { $count } gelten zusammen zu 95 %.
} Klar ist, wer stärker ist, wo ein Intervall den Gleichstand ausschließt.
arena-seats-remark = Platz 1 beginnt die Runde.
arena-plot-ratings = Wertungszahlen mit 95-%-Intervallen
arena-plot-seats = Gewonnene Runden nach dem Platz in der Zugfolge
arena-plot-wins = Anteil der Siege eines Platzes gegen alle anderen

## Refusals: the codes of the game, in the order of the alphabet

bot = „{ $found }“ ist kein Bot: Es gibt { $expected }.
card = „{ $found }“ ist keine Karte: Eine Karte ist ein Buchstabe aus ROYGBIV und eine Zahl von 1 bis 7, etwa R7
color = „{ $found }“ ist keine Farbe: erwartet wird ein Buchstabe aus ROYGBIV
config-bus-alone = --bus ist für mehrere Prozesse, und die brauchen auch --database
config-data = in den Ordner { $path } lässt sich nicht schreiben: { $reason }
config-extra = --{ $option } braucht Pakete, die nicht installiert sind: pip install 'red7[{ $extra }]'
config-network = --{ $option }: „{ $found }“ ist keine Adresse und kein Netz wie 10.0.0.0/8
config-number = --{ $option }: gefunden { $found }, erwartet eine Zahl von { $least } bis { $most }
config-public-url = --public-url: gefunden { $found }, erwartet nur ein Schema, ein Rechnername und vielleicht ein Port
config-url = --{ $option }: gefunden { $found }, erwartet eine Adresse, die mit { $expected } beginnt und einen Rechner nennt
data-object = gefunden { $found }, erwartet ein Objekt mit Feldern
deal-card = { $found } ist keine Karte: erwartet wird ein Index von 0 bis { $last }
deal-card-twice = die Karte mit dem Index { $card } ist zweimal im Spiel
deal-changed = { $field } ist nicht, was vor dem Austeilen zu sehen war
deal-commit-late = Platz { $seat } kann sich nicht mehr festlegen: jemand hat schon ein Geheimnis offengelegt
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
deal-match-id = „{ $found }“ ist keine Kennung einer Partie: erwartet werden 1 bis { $most } der Zeichen A-Z a-z 0-9 - _ . :
deal-number = { $found } ist keine Nummer eines Startwerts: erwartet 0 bis { $most }
deal-pair = { $field }: gefunden „{ $found }“, erwartet eine Festlegung, ein Leerzeichen und ein Geheimnis oder -
deal-player-secret = das Geheimnis von Platz { $seat } ist nicht das, auf das er sich festgelegt hat
deal-players = Red7 ist für 2 bis 4 Spieler, gefunden { $found }
deal-reveal-twice = Platz { $seat } hat sein Geheimnis schon offengelegt
deal-reveal-uncommitted = Platz { $seat } kann nichts offenlegen: er hat sich nicht festgelegt
deal-round = { $found } ist keine Rundennummer: erwartet 1 bis { $most }
deal-scheme = unbekanntes Verfahren des Austeilens „{ $found }“, erwartet { $expected }
deal-seat = einen Platz { $found } gibt es nicht: erwartet 0 bis { $last }
deal-secret-uncommitted = ein Geheimnis ohne Festlegung beweist nichts
deal-seedless = keine Runde kann ausgeteilt werden: die Partie hat keinen Startwert
deal-server-secret = das Geheimnis des Servers für die Partie { $match } ist nicht das, auf das er sich festgelegt hat
deal-server-unrevealed = der Server hat sein Geheimnis für die Partie { $match } noch nicht offengelegt
deck-empty = Es lässt sich keine Karte ziehen: Der Nachziehstapel ist leer.
discard-must-lead = { $card } darf nicht abgelegt werden: Bei { $color } würdest du nicht gewinnen.
draw-low = { $card } bringt keine Karte: Die Zahl muss höher sein als die Anzahl der Karten in deiner Palette, und das sind { $count }.
draw-off = Es lässt sich keine Karte ziehen: Diese Partie wird ohne Nachziehen gespielt.
edition = „{ $found }“ ist keine Ausgabe: erwartet eine von { $expected }
encoding = Zeile { $line }: der Text ist nicht in UTF-8
ending = die Ausgabe { $edition } hat kein anderes Ende zur Wahl: das hat nur nl-2016
field-missing = das Feld { $field } fehlt
field-unknown = ein Feld { $field } gibt es nicht: erwartet welche von { $expected }
field-wrong = { $field }: gefunden { $found }, erwartet { $expected }
key-file-broken = { $path } ist keine Datei mit Schlüsseln: erwartet wird für jeden eine Zeile aus { $digits } hexadezimalen Ziffern
key-file-open = { $path } lässt sich nicht nur vom Besitzer lesen: schütze die Datei mit chmod 600
key-file-unreadable = die Datei mit Schlüsseln { $path } ist nicht brauchbar: { $reason }
limit-rate = Das war zu schnell: Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
link-unknown = Dieser Link wurde schon benutzt oder ist zu alt: Hol dir auf dem anderen Gerät einen neuen.
match-over = Die Partie ist vorbei.
move = „{ $found }“ ist kein Schritt: erwartet wird eine Karte mit p, c, t, x oder d wie R7p, oder +, . oder out
name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
name-long = Der Name hat { $found } Zeichen: Höchstens { $most } sind erlaubt.
name-reserved = „{ $found }“ ist Computerspielern vorbehalten: Nimm einen anderen Namen.
name-script = „{ $found }“ mischt Alphabete oder hat Buchstaben, die wie andere aussehen: Schreib den Namen mit den Buchstaben eines einzigen Alphabets.
not-in-hand = { $card } ist nicht auf deiner Hand.
now-discard = { $move } geht jetzt nicht: Leg eine Karte ab oder beende den Zug.
now-draw = { $move } geht jetzt nicht: Zieh eine Karte oder beende den Zug.
now-follow = { $move } geht jetzt nicht: Die 5 verlangt noch eine Karte auf deiner Palette.
now-play = { $move } geht jetzt nicht: Spiel eine Karte, leg eine ab oder scheide aus.
now-take = { $move } geht jetzt nicht: Die 1 verlangt eine Karte aus einer anderen Palette.
now-tuck = { $move } geht jetzt nicht: Die 7 verlangt eine Karte deiner Palette, für die Leinwand oder den Nachziehstapel.
one-must-lead = { $card } darf nicht gespielt werden: Mit dieser 1 könntest du am Ende des Zuges nicht gewinnen.
options = „{ $found }“ sind keine Optionen: erwartet basic, advanced, expert, oder draw, scoring, actions mit + verbunden
play-must-lead = { $card } darf nicht gespielt werden: Damit könntest du am Ende des Zuges nicht gewinnen.
position-alive = Platz { $seat } ist am Zug, aber raus aus der Runde
position-cards = { $card } liegt an zwei Stellen
position-deck-known = { $found } Karten auf dem Nachziehstapel können nicht bekannt sein: er hat { $size }
position-known = { $card } kann auf der Hand von Platz { $seat } nicht bekannt sein: sie ist nicht da
position-palette = Platz { $seat } ist drin, aber die Palette ist leer
position-phase = „{ $found }“ ist keine Phase: erwartet eine von { $expected }
position-players = Red7 ist für 2 bis 4 Spieler, gefunden { $found }
position-seat = einen Platz { $found } gibt es nicht: erwartet 0 bis { $last }
position-seats = Jeder Platz hat eine Hand und eine Palette: gefunden Hände { $hands }, Paletten { $palettes }.
position-seats-known = Bekannte Karten stehen für jede Hand da oder für keine: gefunden Hände { $hands }, bekannte { $known }.
position-seven = { $card } ist keine 7 in der Palette des Platzes am Zug
position-turn = Kein laufender Zug kann hier bei { $phase } stehen
position-winner = Eine Runde läuft mit zwei oder mehr Plätzen und ist mit einem vorbei, gefunden { $found }.
record-card-missing = { $card } ist nicht ausgeteilt: erwartet wird jede Karte, die in keinem Wertungsstapel liegt
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
seven-must-lead = { $card } darf nicht gespielt werden: Mit dieser 7 könntest du am Ende des Zuges nicht gewinnen.
stop-must-lead = Der Zug darf hier nicht enden: Du würdest nicht gewinnen.
store-backup-elsewhere = PostgreSQL wird mit den eigenen Werkzeugen gesichert, etwa pg_dump
store-backup-failed = die Sicherung nach { $path } ist nicht gelungen: { $reason }
store-corrupted = { $path } ist beschädigt und blieb unverändert: { $reason }; leg eine Sicherung an seine Stelle
store-foreign = { $path } ist die Datenbank eines anderen Programms
store-locked = { $path } wird von einem anderen Prozess dieses Servers benutzt
store-newer = die Datenbank hat Version { $found }, aber dieses Programm kennt nur Versionen bis { $expected }
store-unavailable = Die Datenbank ist im Moment nicht erreichbar: Versuch es bald noch einmal.
store-unreachable = { $database } lässt sich nicht öffnen: { $reason }
syntax = Zeile { $line }, Spalte { $column }: gefunden { $found }, erwartet { $expected }
table-asked = Platz { $seat } hat schon um eine weitere Partie gebeten.
table-away = Du bist nicht an Platz { $seat }: Komm erst dorthin zurück.
table-bot-there = Für Platz { $seat } spielt schon ein Computerspieler, oder er gehört niemandem.
table-bots = Es gibt { $found } Computerspieler für { $most } Plätze.
table-device = dieser Tisch ist für Leute, die sich ein Gerät teilen: bitte den Gastgeber um einen Platz
table-closed = Der Tisch ist geschlossen.
table-drawn = { $found } kann nicht als gezogen genannt werden: Diese Karte hat noch niemand gesehen.
table-early = Dafür ist es noch nicht Zeit.
table-full = Alle Plätze sind besetzt.
table-here = Der Spieler von Platz { $seat } ist da.
table-no-bot = Für Platz { $seat } soll jetzt kein Computerspieler spielen.
table-no-guest = Wer sich setzt, braucht einen Namen.
table-no-help = Dieser Tisch erlaubt keine Hilfe gegen Menschen.
table-no-record = Von der Partie { $found } gibt es kein Protokoll: Sie ist nicht vorbei oder wurde nie ausgeteilt.
table-no-seat = Das darf nur, wer hier einen Platz hat.
table-not-between = Keine Runde wartet aufs Austeilen.
table-not-dealing = Im Moment werden keine Geheimnisse fürs Austeilen gesammelt.
table-not-finished = Die Partie ist noch nicht vorbei.
table-not-host = Das darf nur der Gastgeber.
table-not-playing = Im Moment wird nicht gespielt.
table-not-your-seat = Platz { $seat } ist nicht deiner.
table-not-your-turn = Nicht du bist dran, sondern Platz { $seat }.
table-pace = Ein Zug darf von { $least } bis { $most } Sekunden dauern, gefunden { $found }.
table-partial = Ein Zug wird ganz gespielt, oder bis zu der Karte, die seine 3 zieht.
table-removed = Du wurdest von diesem Tisch genommen. Such dir einen anderen, oder eröffne selbst einen.
table-reveal-early = Platz { $seat } kann noch nichts offenlegen: Andere dürfen sich noch festlegen.
table-reveals = Die 3 zieht eine Karte, die niemand gesehen hat: Spiel zuerst bis dahin.
table-seat-free = Platz { $seat } ist frei.
table-seat-taken = Platz { $seat } ist besetzt.
table-seated = Du hast schon einen Platz.
table-seats-empty = Platz { $seat } ist leer: Die Partie braucht jemanden auf jedem Platz.
table-started = Die Partie hat begonnen.
table-system = Das darf nur der Server selbst.
take-absent = { $card } lässt sich nicht nehmen: Sie liegt nicht in der Palette eines anderen Spielers, der noch drin ist.
take-fewer = { $card } lässt sich nicht nehmen: { $owner } hat weniger Palettenkarten als du.
take-last = { $card } lässt sich nicht nehmen: Sie ist die einzige Palettenkarte von { $owner }.
take-must-lead = { $card } darf nicht genommen werden: Damit könntest du am Ende des Zuges nicht gewinnen.
tuck-absent = { $card } lässt sich nicht weglegen: Sie liegt nicht in deiner Palette.
tuck-at-once = { $card } darf nicht auf die Leinwand: Bei { $color } würdest du nicht gewinnen.
tuck-deck = { $card } kann nicht auf den Nachziehstapel: In dieser Ausgabe legt eine 7 Karten nur auf die Leinwand.
tuck-itself = { $card } lässt sich nicht weglegen: In dieser Ausgabe legt eine 7 eine andere Karte weg.
tuck-must-lead = { $card } darf nicht dorthin: Damit könntest du am Ende des Zuges nicht gewinnen.
turn-drawn = { $found } ist nicht die Karte, die gezogen wurde.
moves = Die Schritte { $found } ergeben keinen Zug.
turn-other = Der Zug { $turn } war für eine andere Stellung gedacht.
turn-over = { $move } kommt nach dem Ende des Zuges.
turn-started = Der Zug hat begonnen: Führe ihn Schritt für Schritt zu Ende.

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

## The review of a match

review-about = Sagen, was jeder Zug einer beendeten Partie verschenkt hat, und welcher besser war.

    Protokolle werden aus FILE oder der Standardeingabe gelesen. Jeder Zug wird danach beurteilt, was sein Spieler wusste:
    nach der Siegchance, ausprobiert in vielen Welten, die zu diesem Wissen passen.
tool-option-turn_nodes = Wie viele Knoten lang über jeden Zug nachgedacht wird: mehr dauern länger und sehen mehr.
tool-option-trial_seed = Die Nummer der Versuche; gleiche Nummer, gleiche Analyse.
review-nothing = es gibt kein Protokoll zu analysieren: Die Eingabe ist leer
review-title = Analyse von Protokoll { $number } · { $mode } · { $edition }
review-round = Runde { $round }
review-stake = Gemeint sind die Chancen, die Partie zu gewinnen. Diese Runde entscheidet etwa { $stake } % davon, und danach richten sich die Urteile.
review-column-turn = Zug
review-column-player = Spieler
review-column-played = gespielt
review-column-chance = Chance
review-column-lost = verloren
review-column-mark = Urteil
review-forced = keine Wahl
mark-good = gut
mark-inaccurate = ungenau
mark-losing = Verlustzug
review-better = Zug { $turn }: { $best } hätte { $who ->
    [you] dir
   *[other] { $who }
} { $chance } % gegeben: { $why }.
review-chart = Siegchance nach jedem Zug, nach dem Wissen jedes Spielers:
review-accuracy = { player }: Genauigkeit { $accuracy } von 100 (gut: { $good }, ungenau: { $inaccurate }, Verlustzüge: { $losing })
review-accuracy-none = { $who ->
    [you] Du hattest nie eine Wahl.
   *[other] { $who } hatte nie eine Wahl.
}
review-decided = Entschieden mit Zug { $turn } von Runde { $round }: danach nie mehr unter { $chance } % für { $winners }.
gone-no-cards = Zug { $turn }: { $who ->
    [you] Du bist
   *[other] { $who } ist
} raus, ohne Karten auf der Hand.
gone-rightly = Zug { $turn }: { $who ->
    [you] Du bist
   *[other] { $who } ist
} raus; kein Zug hätte das geändert.
gone-needlessly = Zug { $turn }: { $who ->
    [you] Du bist
   *[other] { $who } ist
} unnötig raus; { $count ->
    [one] ein Zug hätte
   *[other] jeder von { $count } Zügen hätte
} gereicht, um drin zu bleiben: { $turns }.
gone-luck = Zug { $turn }: { $who ->
    [you] Du bist
   *[other] { $who } ist
} raus; nur Glück hätte helfen können. { $luck }
luck-good = { $gamble } wäre mit einer Chance von { $chance } % drin geblieben; gezogen worden wäre { $card }, und das reicht.
luck-bad = { $gamble } wäre mit einer Chance von { $chance } % drin geblieben; gezogen wird { $card }, und das reicht nicht.

## Why a turn is good or bad; $who is a player, $rivals counts those who could answer

reason-answers-action = eine Antwort braucht zwei Karten oder eine Aktion
reason-answers-cards = { $rivals ->
    [one] ein Gegner könnte
   *[other] { SPELL($rivals) } Gegner könnten
} antworten (passende Karten: { $cards })
reason-answers-known = { $who ->
    [you] du hast bekanntlich { $card } auf der Hand und kannst damit antworten
   *[other] { $who } hat bekanntlich { $card } auf der Hand und kann damit antworten
}
reason-answers-many = { $rivals ->
    [one] ein Gegner könnte
   *[other] { SPELL($rivals) } Gegner könnten
} mit jeder von { $count } Karten antworten, von { $total } ungesehenen
reason-answers-none = kein Gegner kann antworten, was er auch hat
reason-answers-number = { $rivals ->
    [one] ein Gegner könnte
   *[other] { SPELL($rivals) } Gegner könnten
} mit einer { $number } antworten
reason-answers-two = { $rivals ->
    [one] ein Gegner könnte
   *[other] { SPELL($rivals) } Gegner könnten
} antworten, aber nur mit zwei Karten
reason-draws = zieht eine Karte
reason-forced = kein anderer Zug hält im Spiel
reason-gamble = bleibt nur mit der richtigen Karte drin: { $good } von { $total } sind es
reason-keeps = { $count ->
    [0] behält keine Karte
    [one] behält eine Karte
   *[other] behält { SPELL($count) } Karten
}
reason-leads = gewinnt bei { $rule }: { $set }
reason-must-discard = danach muss eine Karte abgelegt werden
reason-out = danach ist man raus
reason-takes = nimmt { $who ->
    [you] dir
   *[other] { $who }
} { $card } weg
reason-wins = gewinnt sofort die Runde

# The table server

backup-nothing = in { $path } gibt es nichts zu sichern
backup-unheard = der laufende Server antwortet nicht: gehört er jemand anderem?
name-taken = „{ $found }“ sieht aus wie ein Name, den es an diesem Tisch schon gibt: Nimm einen anderen
server-asked-anew = danach wurde etwas anderes gefragt, und das wird beantwortet
server-connections-full = es gibt zu viele Verbindungen: versuch es später noch einmal
server-contended = hier passiert zu viel auf einmal: versuch es noch einmal
server-content-type = gefunden wurde Inhalt der Art „{ $found }“, erwartet { $expected }
server-cross-site = diese Anfrage kommt von der Seite einer anderen Website
server-failed = hier ging etwas schief: es ist vermerkt, bitte versuch es noch einmal
server-hello = die erste Nachricht muss hello sein, binnen zehn Sekunden
server-hello-twice = hello wurde schon gesagt
server-large = das ist zu groß: höchstens { $most } Bytes
server-message = die Nachricht lässt sich nicht lesen: { $error }
server-no-guest = sag erst, wer du bist: Wähle einen Namen
server-no-page = unter dieser Adresse gibt es nichts
server-no-table = diesen Tisch gibt es nicht oder nicht mehr
server-no-turn = Zug { $turn } von Runde { $round } war nicht der von Platz { $seat }
server-not-to-move = Platz { $seat } ist nicht am Zug
server-not-your-seat = Platz { $seat } ist nicht deiner, oder seine Hand wird hier nicht gezeigt
server-only-seated = das kann nur, wer am Tisch sitzt
server-own-tables = du hast schon { $most } Tische: beende, verlass oder schließ erst einen
server-port = an Port { $port } von { $host } lässt sich nicht lauschen: { $reason }; wähle anderes für --port oder --host
server-private = das ist nicht für deine Augen
server-restarting = der Server startet gerade neu: komm gleich wieder
server-session-over = diese Sitzung ist zu Ende: sag noch einmal, wer du bist
server-stale = das Spiel ist weitergegangen: das war für Version { $found }, jetzt ist es { $expected }
server-tables-full = es gibt schon { $most } Tische, und mehr passen nicht: versuch es später noch einmal
server-text-only = Nachrichten sind Text, nicht binär
server-thinking-full = im Moment wird zu vielen geholfen: versuch es bald noch einmal
server-watchers-full = an diesem Tisch schauen schon { $most } Personen zu, und mehr passen nicht
serve-about = Einen Tischserver öffnen: im Browser spielen, mit Freunden und Computerspielern.
serve-ready = Red7 ist offen unter { $address }
serve-no-page = Es gibt keine Seite für Browser: dieses Paket wurde ohne sie gebaut. Installiere Node { $node } oder neuer und dann dieses Paket neu aus seinen Quellen.
backup-about = Alles, was ein Tischserver aufbewahrt, in eine Datei kopieren, ob er läuft oder nicht.
rekey-about = Einen neuen Schlüssel zum Unterschreiben vor die anderen setzen; laufende Server merken es, und niemand wird abgemeldet.
rekey-done = Neue Sitzungen werden mit einem neuen Schlüssel unterschrieben: { $path }
backup-done = Die Sicherung ist vollständig: { $path }
tool-option-host = Die Adresse, an der gelauscht wird; 0.0.0.0 lässt andere Geräte deines Netzes herein.
tool-option-port = Der Port, an dem gelauscht wird; 0 nimmt irgendeinen freien.
tool-option-data = Der Ordner für alles, was der Server aufbewahrt.
tool-option-database = Es stattdessen in PostgreSQL aufbewahren: postgresql://…
tool-option-bus = Den anderen Prozessen über Redis sagen, was geschieht: redis://…
tool-option-public_url = Was die Leute eintippen, wenn ein Proxy vor dem Server steht.
tool-option-trusted_proxies = Die Adressen von Proxys, deren X-Forwarded-For zählt, mit Kommas dazwischen.
tool-option-metrics_from = Die Adressen, die /metrics lesen dürfen, mit Kommas dazwischen.
tool-option-key_file = Die Schlüssel, die unterschreiben, was Gäste bei sich tragen, wenn mehrere Prozesse sie teilen.
tool-option-retention_days = Wie lange beendete Tische, und Gäste, die nicht wiederkommen, aufbewahrt werden.
tool-option-thinkers = In wie vielen Prozessen Computerspieler nachdenken; 0 heißt einer weniger als Prozessoren.
tool-option-log = Zeilen zum Lesen, oder JSON.
tool-option-browser = Die Seite im Browser dieses Rechners öffnen.
server-id-used = die Kennung „{ $found }“ wurde schon für einen anderen Befehl benutzt: nimm eine neue
