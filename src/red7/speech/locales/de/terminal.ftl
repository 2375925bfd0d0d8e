# German, the game in the terminal, and the commands. Address: du in small letters, ihr for several; names rather than er or sie.
# Terms: Palette, Leinwand, Nachziehstapel, Hand, Runde, Partie, Protokoll, Computerspieler; vorn liegen (lead) is not gewinnen (win).
# Imperative: short (Leg, Spiel, Zieh, Versuch); buttons in the infinitive (Zug beenden).
# Avoid: a card in a variable in the dative (mit …), small letters after a colon before a whole sentence; a no-break space before %.

## Modes and options

mode-basic = Grundspiel
mode-advanced = für Fortgeschrittene
mode-expert = für Experten
option-draw = Nachziehen
option-scoring = Wertung
option-actions = Aktionen

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
table-rules = Wer vorn läge

## The terminal game

play-welcome = Red7 für { $players } Spieler. Am Tisch mit dir: { $rivals }.
play-prompt = Du bist dran („{ $help }“ für Hilfe)
play-prompt-forced = Nichts kann dich retten: Drück Enter
play-prompt-follow = Für die 5 spielst du noch eine Karte auf deine Palette
play-prompt-take = Die 1 nimmt eine Karte aus einer anderen Palette
play-prompt-tuck = Mit der 7 legst du eine Karte aus deiner Palette auf die Leinwand (x) oder auf den Nachziehstapel (d)
play-prompt-discard = Leg eine Karte ab oder beende den Zug mit Enter
play-prompt-must-discard = Leg eine Karte ab: Du darfst den Zug nur beenden, wenn du vorn liegst
play-prompt-draw = Wenn du { $card } ablegst, darfst du eine Karte ziehen. Ziehen?
play-drawn = Du ziehst { $card }.
play-turns = Züge, mit denen du drinbleibst
play-turns-of = Züge, die mit { $card } beginnen
play-turns-out = Züge, mit denen du raus bist
play-turns-none = Mit keinem Zug bleibst du drin.
play-turns-gamble = Eine 3 ist Glückssache: Die Karte, die sie zieht, kann dich retten.
play-turns-leaving = { $count ->
    [one] Es gibt noch einen Zug, nach dem du raus wärst („{ $all }“ zeigt ihn).
   *[other] Es gibt noch { $count } Züge, nach denen du raus wärst („{ $all }“ zeigt sie).
}
play-turns-more = +{ $count }, siehe { $card }
play-turns-page = { $count ->
    [one] Noch { $count } Zeile: Tipp „{ $more }“.
   *[other] Noch { $count } Zeilen: Tipp „{ $more }“.
}
play-no-more = Das war alles.
play-hint = { $turn } gewinnt die Runde in etwa { $chance } % der Fälle: { $why }
play-log-empty = In dieser Runde ist noch nichts geschehen.
play-no-step = „{ $found }“ ist kein Schritt. Tipp eine Nummer aus der Liste, Schritte wie R7p G4c oder „{ $help }“ für Hilfe.
play-no-number = Einen Zug { $number } gibt es nicht: Die Liste geht von 1 bis { $last }.
play-no-start = Kein Zug, mit dem du drinbleibst, beginnt mit { $card }.
play-confirm-out = Nach { $turn } wärst du raus. { $lead } Trotzdem spielen?
play-confirm-stop = Endet der Zug hier, bist du raus. { $lead } Trotzdem beenden?
play-confirm-nothing = Du wärst raus, ohne es überhaupt zu versuchen. Trotzdem passen?
play-confirm-gamble = Nur die Karte, die du ziehst, kann dich retten. Ziehen?
play-undone = Rückgängig gemacht. Dein Zug beginnt von vorn.
play-fixed = Du hast eine Karte gezogen, darum lässt sich der Zug nicht zurücknehmen. Mach von hier aus weiter.
play-say-yes-or-no = Bitte antworte mit j oder n.
round-noted = Die Karten reichten nicht mehr: Alle Punkte sind notiert, und alle 49 Karten werden neu gemischt.
play-next = Drück Enter für die nächste Runde
play-seed = Um diese Karten noch einmal zu spielen: --seed { $seed }
play-cut = { $times ->
    [one] Einem Computerspieler ging einmal die Bedenkzeit aus. Mit der kompilierten Version spielt er besser.
   *[other] Computerspielern ging { $times }-mal die Bedenkzeit aus. Mit der kompilierten Version spielen sie besser.
}
play-save = Protokoll speichern als (Enter für { $file }, - zum Überspringen)
play-saved = Gespeichert: { $file }.
play-not-saved = Das Protokoll ließ sich nicht in { $file } speichern: { $reason }.
play-stopped = Du hast die Partie verlassen.
play-quit = Partie abbrechen?

## Words to type; the first one is shown

command-help = ? hilfe
command-hint = tipp
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
help-goal = Am Ende deines Zuges musst du nach der Regel der Leinwand vorn liegen, sonst bist du raus. Wer übrig bleibt, gewinnt die Runde.
help-number = Tipp eine Nummer, um diesen Zug aus der Liste zu spielen, oder eine Karte wie R7, um die Züge zu sehen, die mit ihr beginnen. Enter allein zeichnet den Tisch neu.
help-steps = Oder tipp die Schritte deines Zuges, durch Leerzeichen getrennt:
help-step-p = R7 von deiner Hand auf deine Palette
help-step-c = G4 von deiner Hand auf die Leinwand: Ihre Farbe ist die neue Regel
help-step-t = mit einer 1: B3 aus einer anderen Palette auf den Nachziehstapel legen
help-step-x = mit einer 7: O5 von deiner Palette auf die Leinwand
help-step-d = mit einer 7: O5 von deiner Palette auf den Nachziehstapel
help-step-draw = eine Karte ziehen, wenn die abgelegte eine einbringt
help-step-out = passen und ausscheiden
help-example = Beispiel: R7p G4c spielt die rote 7 und macht dann Grün zur Regel. Ein Haken markiert die Karten, die zählen. R7p ... spielt die rote 7 und lässt dich weitermachen.
help-commands = „{ $hint }“ schlägt Züge vor, „{ $why }“ zeigt, welche Karten bei wem zählen, „{ $rules }“ erklärt die sieben Regeln, „{ $log }“ geht die Runde von Anfang an durch, „{ $all }“ zeigt alle Züge, „{ $more }“ setzt eine lange Liste fort, „{ $undo }“ nimmt Schritte zurück, „{ $quit }“ bricht die Partie ab.
help-ties = Bei gleich vielen Karten entscheidet die höchste, die zählt. Bei gleichen Zahlen ist die Farbe höher, die näher bei Rot steht. Ohne eine Karte, die zählt, liegst du nicht vorn.
help-draw = Nachziehen: Leg eine Karte ab, deren Zahl höher ist als die Anzahl der Karten in deiner Palette, und du darfst eine ziehen. In der Liste markiert ein + solche Züge.
help-actions = Aktionen: Eine 1 nimmt eine Karte aus einer anderen Palette, eine 3 zieht eine Karte, eine 5 spielt noch eine Karte, eine 7 legt eine Karte aus deiner Palette weg.
help-scoring = Wertung: Wer die Runde gewinnt, behält die Palettenkarten, die zählen. Gespielt wird bis { $target } Punkte.
help-scoring-cards = Wertung: Wer die Runde gewinnt, behält die Palettenkarten, die zählen. Die Partie endet, wenn die Karten nicht mehr reichen.
help-scoring-short = Die Punkte werden nur geprüft, wenn die Karten nicht mehr reichen.

## Drawing positions and records

show-unfinished = Das Protokoll endet hier; die Partie ist nicht zu Ende.
show-nothing = Es gibt nichts zu zeigen: Die Eingabe ist leer.
show-json-record = --json ist für Stellungen: Ein Protokoll ist ein Text, den Programme lesen können, wie er ist
help-about-red7 = Red7 spielen und mit Stellungen, Zügen und Protokollen arbeiten. Ohne Befehl öffnet sich der Tisch im Browser.

    Exit-Status: 0, wenn alles gut ist, 1, wenn die Eingabe falsch ist, eine Prüfung scheitert oder eine Datei nicht zu
    gebrauchen ist, 2, wenn der Befehl nicht verstanden wurde, 130, wenn er unterbrochen wurde.
help-version = Die Version zeigen und ob die Regeln kompiliert laufen, dann enden.
help-usage = Aufruf:
help-options = Optionen:
help-list = Befehle:
help-help = Diese Hilfe zeigen, dann enden.
help-examples = Beispiele:
help-config = Die Datei mit deinen Einstellungen, statt der üblichen.

## The command line

turns-about = Alle erlaubten Züge jeder Stellung auflisten.

    Stellungen sind Zeilen in Text oder JSON, aus FILE oder der Standardeingabe; jede wird mit einer Zeile in JSON
    beantwortet: wer vorn liegt, und alle Züge.
leaders-about = Zeigen, wer nach einer Regel vorn liegt.

    Stellungen als Zeilen in Text oder JSON, oder nur Paletten und eine Leinwand in JSON, aus FILE oder der
    Standardeingabe; jede wird mit einer Zeile in JSON beantwortet: wer vorn liegt, wie viele Karten in jeder Palette
    zählen, und welche Karten jede werten würde.
simulate-about = Partien zwischen Computerspielern spielen und ihre Protokolle schreiben.
simulate-levels = { $found ->
    [one] eine Stufe für { $players } Spieler gefunden: Gib eine für alle an oder eine für jeden
   *[other] { $found } Stufen für { $players } Spieler gefunden: Gib eine für alle an oder eine für jeden
}
simulate-progress = Partien werden gespielt
perft-progress = Züge werden gezählt
solve-progress = Wird gelöst
review-progress = Züge werden analysiert
answers-progress = Wird beantwortet
input-empty = es gibt keine Stellung zu lesen: Die Eingabe ist leer
verify-about = Kartenverteilungen, Züge, Punkte und Ergebnisse von Protokollen prüfen.

    Protokolle werden aus FILE oder der Standardeingabe gelesen, und jedes wird mit einer Zeile beantwortet. Der
    Rückgabewert ist nur dann 0, wenn alle stimmen.
solve-about = Herausfinden, wer eine Stellung gewinnt, wenn alle Hände bekannt sind, und wie.
tool-option-json_lines = JSON Lines lesen und schreiben.
tool-option-most_nodes = Wie viele Stellungen höchstens untersucht werden.
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
perft-about = Alle vollständigen Züge bis zu einer Tiefe zählen.

    Stellungen sind Zeilen aus Text oder JSON, aus FILE oder der Standardeingabe; oder --seed teilt eine aus.
tool-option-seed = Der Startwert: Gleiche Zahl, gleiche Karten.
tool-option-matches = Wie viele Partien gespielt werden.
tool-option-players = Die Anzahl der Spieler.
tool-option-edition = Die Spielanleitung, deren Regeln gelten.
tool-option-mode = basic, advanced (Nachziehen und Wertung), expert (auch mit Aktionen), oder draw, scoring, actions mit + verbunden.
tool-option-ending = Wann eine Partie mit Wertung in nl-2016 endet: wenn die Karten nicht reichen, oder bei der Zielpunktzahl.
tool-option-out = Die Datei, in die geschrieben wird.
tool-option-depth = Wie viele Züge tief.
tool-option-divided = Auch die Zahl für jeden ersten Zug zeigen.
tool-option-level = Wie stark die Computerspieler sind, von beginner bis master; random spielt irgendetwas, womit er drinbleibt.
tool-option-seat_levels = Wie stark die Spieler sind: eine Stufe für alle, oder wiederholt eine je Platz; sonst zufällig.
tool-option-names = Die Namen aller Spieler, durch Kommas getrennt, deiner zuerst.
tool-option-pace = Wie viele Sekunden jeder Zug eines Computerspielers zu sehen ist.
tool-option-record = Die Datei für das Protokoll der Partie.
tool-option-language = Die Sprache, in der gespielt wird.
language-unknown = die Sprache „{ $found }“ gibt es hier nicht: Wähle eine von { $choices }
tool-option-color = Mit oder ohne Farben; sonst so, wie das Terminal es kann.
tool-option-seat = Nur zeigen, was dieser Platz wissen darf; Plätze zählen ab 0.
config-about = Die Einstellungen aller oder einiger Befehle zeigen, und woher jede kommt.

    Zuerst gilt die Option auf der Befehlszeile, dann ihre Umgebungsvariable, etwa RED7_PLAY_LEVEL, dann die Datei, dann
    die Vorgabe. Was hier ausgegeben wird, kann der Anfang einer solchen Datei sein.
completion-about = Ausgeben, was bash, zsh oder fish braucht, um Befehle, Optionen und Werte zu ergänzen.
settings-file = die Datei { $file }
settings-no-file = { $file } gibt es nicht
settings-from-file = aus der Datei
settings-from-environment = aus der Umgebung
settings-unknown = { $file }: „red7 { $command }“ hat keine Option „{ $option }“
settings-value = { $file }: Die Option „{ $option }“ von „red7 { $command }“ kann keinen solchen Wert haben
settings-no-table = { $file }: „{ $command }“ muss eine Tabelle sein, [{ $command }]
settings-no-section = { $file }: Zur Tabelle [{ $command }] gibt es keinen Befehl
settings-no-option = { $file }: Kein Befehl hat eine Option „{ $option }“
settings-no-command = einen Befehl „{ $command }“ gibt es nicht
perft-seed-or-file = gib entweder --seed oder eine Datei mit Stellungen an
perft-for-seed = { $option } geht nur mit --seed: Eine Stellung sagt es schon selbst
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
play-names-count = { $found ->
    [one] einen Namen für { $players } Spieler gefunden
   *[other] { $found } Namen für { $players } Spieler gefunden
}
play-names-form = jeder Spieler braucht einen anderen Namen aus 1 bis { $most } druckbaren Buchstaben
show-about = Stellungen oder ein Protokoll zeichnen, aus FILE oder der Standardeingabe.

    Eine Stellung ist eine Zeile aus Text oder JSON; jede Zeile wird gezeichnet. Ein Protokoll wird Runde für Runde
    erzählt.
computer-names = Paula, Gabriele, Franz
your-name = Spieler

## The review of a match

review-about = Eine beendete Partie analysieren: was jeder Zug verschenkt hat, und was besser gewesen wäre.

    Protokolle werden aus FILE oder der Standardeingabe gelesen. Jeder Zug wird danach beurteilt, was sein Spieler wusste:
    nach der Chance auf die Runde, ausprobiert in vielen Welten, die zu diesem Wissen passen.
tool-option-turn_nodes = Wie viele Knoten für jeden Zug durchsucht werden: Mehr Knoten dauern länger, sehen aber mehr.
tool-option-trial_seed = Der Startwert der Versuche: Gleiche Zahl, gleiche Analyse.
review-nothing = es gibt kein Protokoll zu analysieren: Die Eingabe ist leer
review-title = Analyse von Protokoll { $number } · { $mode } · { $edition }
review-round = Runde { $round }
review-column-turn = Zug
review-column-player = Spieler
review-column-played = gespielt
review-column-chance = Chance
review-column-lost = verloren
review-column-mark = Urteil
review-percent = { $number } %
review-forced = keine Wahl
mark-good = gut
mark-inaccurate = ungenau
mark-losing = Patzer
review-better = Zug { $turn }: { $best } hätte { $who ->
    [you] dir
   *[other] { $who }
} eine Chance von { $chance } % gegeben: { $why }.
review-chart = Chance auf die Runde nach jedem Zug, nach dem, was jeder Spieler wusste:
review-accuracy = { player }: Genauigkeit { $accuracy } von 100 (gut: { $good }, ungenau: { $inaccurate }, Patzer: { $losing })
review-accuracy-none = { $who ->
    [you] Du hattest nie eine Wahl.
   *[other] { $who } hatte nie eine Wahl.
}
review-decided = Entschieden mit Zug { $turn } von Runde { $round }: Danach war, bei offenen Karten, { $winners } der Sieg nicht mehr zu nehmen.
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
} gereicht, um drinzubleiben: { $turns }.
gone-luck = Zug { $turn }: { $who ->
    [you] Du bist
   *[other] { $who } ist
} raus; nur Glück hätte helfen können. { $luck }
luck-good = { $gamble } wäre mit einer Chance von { $chance } % dringeblieben. Gezogen worden wäre { $card }, und das reicht.
luck-bad = { $gamble } wäre mit einer Chance von { $chance } % dringeblieben. Gezogen worden wäre { $card }, und das reicht nicht.
