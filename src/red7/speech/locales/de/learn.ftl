# German, for learning the game. Address: du in small letters, ihr for several; names rather than er or sie.
# Terms: Palette, Leinwand, Nachziehstapel, Hand, Runde, Partie, Protokoll, Computerspieler; vorn liegen (lead) is not gewinnen (win).
# Imperative: short (Leg, Spiel, Zieh, Versuch); buttons in the infinitive (Zug beenden).
# Avoid: a card in a variable in the dative (mit …), small letters after a colon before a whole sentence; a no-break space before %.

## The page

learn-title = Spielend lernen
learn-intro = Immer nur eine Kleinigkeit, am echten Tisch.
learn-progress = { $done } von { $count } geschafft
learn-done = geschafft
learn-again = Noch einmal versuchen
learn-once-more = Noch einmal
learn-show = Zeigen
learn-finished = Alle Lektionen
learn-topic-cards = Karten vergleichen
learn-topic-rules = Die sieben Regeln
learn-topic-turn = Dein Zug
learn-topic-round = Eine Runde
learn-topic-points = Ziehen und Punkte
learn-topic-actions = Aktionen
learn-topic-booklets = Ausgaben
learn-next-named = Weiter: { $name }

## Lessons: what they are called, what is to be done, and what is said when it is

lesson-number = Zuerst die Zahl
lesson-number-task = Rot will die höchste Karte, und Y6 liegt vorn. Spiel eine höhere.
lesson-number-done = Genau! 7 ist die höchste Zahl. Farben zählen nur bei gleicher Zahl.
lesson-color = Dann die Farbe
lesson-color-task = G7 liegt vorn, und eine 8 gibt es nicht. Eine deiner Karten schlägt sie trotzdem.
lesson-color-done = Richtig: Bei gleicher Zahl ist die Farbe höher, die näher an Rot ist. O7 schlägt G7.
lesson-red = Rot: höchste Karte
lesson-red-task = Pip hat drei Karten, aber bei Rot zählt nur die beste: G7. Schlag sie.
lesson-red-done = Y7 schlägt G7, was auch immer sonst da liegt.
lesson-orange = Orange: gleiche Zahl
lesson-orange-task = Orange: die meisten Karten einer Zahl. Pip hat zwei Fünfen. Hol dir mehr.
lesson-orange-done = Drei Vieren schlagen zwei Fünfen: zuerst wie viele, dann wie hoch.
lesson-yellow = Gelb: gleiche Farbe
lesson-yellow-task = Gelb: die meisten Karten einer Farbe. Pip hat drei violette. Geh in Führung.
lesson-yellow-done = Drei gegen drei ist Gleichstand, und deine G7 ist die höchste Karte, die zählt.
lesson-green = Grün: gerade Karten
lesson-green-task = Grün: die meisten geraden Karten. Ihr habt je eine, aber die von Pip ist höher. Zieh vorbei.
lesson-green-done = Zwei gerade Karten schlagen eine. Ungerade zählen gar nicht.
lesson-blue = Blau: verschiedene Farben
lesson-blue-task = Blau: die meisten verschiedenen Farben. Pip hat zwei und du auch. Zieh vorbei.
lesson-blue-done = Drei Farben schlagen zwei. Hier ist sogar eine 1 viel wert.
lesson-indigo = Indigo: längste Reihe
lesson-indigo-task = Indigo: die längste Reihe von Zahlen. Pip hat 4 5 6. Bau eine längere.
lesson-indigo-done = 2 3 4 5: eine Reihe von vier. Farben sind in einer Reihe egal.
lesson-violet = Violett: unter 4
lesson-violet-task = Violett: die meisten Karten unter 4. Pip hat R3, du hast Y3. Zieh vorbei.
lesson-violet-done = Zwei Karten unter 4 schlagen eine.
lesson-tie = Gleichstand
lesson-tie-task = Grün. Pip hat zwei gerade Karten, die höhere ist O6. Hol auf und schlag sie im Gleichstand.
lesson-tie-done = Zwei gegen zwei: Die höchste Karte, die zählt, entscheidet, und R6 schlägt O6. Deine R7 ist ungerade und hilft nicht.
lesson-change = Die Regel ändern
lesson-change-task = Bei Rot schlägt nichts die R7. Leg eine Karte auf die Leinwand: Ihre Farbe wird zur Regel. Wähl eine, bei der du vorn liegst.
lesson-change-done = Eine neue Farbe auf der Leinwand, und du liegst vorn. Du brauchtest keine bessere Karte, nur eine bessere Regel.
lesson-both = Spielen und ablegen
lesson-both-task = Eine Karte reicht diesmal nicht. Spiel eine auf deine Palette und leg dann eine auf die Leinwand.
lesson-both-done = Erst spielen, dann ablegen, immer so herum. Das kostet zwei Karten, also heb es dir auf.
lesson-out = Drin oder draußen
lesson-out-task = Wer am Ende des eigenen Zuges nicht vorn liegt, ist draußen. Du musst beide hinter dir lassen. Bleib drin.
lesson-out-done = Du liegst vorn, also bleibst du drin, und die anderen müssen antworten.
lesson-others-out = Wer draußen ist
lesson-others-out-task = Momo hat R7, ist aber draußen: Diese Karten zählen nicht mehr. Geh in Führung.
lesson-others-out-done = Verglichen wird nur, wer noch drin ist: Deine O7 liegt vorn.
lesson-last = Das Ende einer Runde
lesson-last-task = Pip hat keine Karten mehr. Wer nicht spielen kann, ist draußen: Bleib noch einmal drin, und du gewinnst die Runde.
lesson-last-done = Nur du bist noch drin: Die Runde gehört dir!
lesson-draw = Eine Karte ziehen
lesson-draw-task = Für Fortgeschrittene: Ist die abgelegte Zahl höher als die Anzahl deiner Palettenkarten, darfst du ziehen. Mach das und lieg vorn.
lesson-draw-done = Du liegst vorn und hast eine neue Karte auf der Hand.
lesson-score = Was eine Runde bringt
lesson-score-task = Wer eine Runde gewinnt, behält die Karten, die zählen; jede bringt ihre Zahl. Gewinn mit mindestens 12 Punkten.
lesson-score-done = 6, 4 und 2 bei Grün sind 12 Punkte. Die letzte Regel entscheidet, was eine Runde bringt.
lesson-pairs = Nur eine Gruppe bringt Punkte
lesson-pairs-task = Zwei Paare sehen gut aus. Aber gewinn mit mindestens 14 Punkten: Was bringt am meisten?
lesson-pairs-done = Bei Blau zählen alle vier deiner Farben: 14 Punkte.
lesson-one = 1: eine Karte nehmen
lesson-one-task = Auf der Palette nimmt eine 1 eine Karte aus einer anderen Palette und legt sie auf den Nachziehstapel. R7 stört dich.
lesson-one-done = Weg damit, und du liegst vorn. Eine 1 trifft keine Palette, die kleiner ist als deine.
lesson-three = 3: eine Karte ziehen
lesson-three-task = Eine 3 zieht eine Karte. Sonst hilft dir jetzt nichts: Spiel die 3 und nutz, was du bekommst.
lesson-three-done = Dafür ist eine 3 da: ein Wagnis, wenn sonst nichts hilft.
lesson-five = 5: noch eine Karte
lesson-five-task = Nach einer 5 spielst du noch eine Karte. Pip hat eine Reihe von drei, 4 5 6. Geh mit der 5 in Führung.
lesson-five-done = Zwei Karten in einem Zug. Hat die zweite eine Aktion, passiert auch die.
lesson-seven = 7: eine Karte bewegen
lesson-seven-task = Eine 7 legt eine Karte deiner Palette auf die Leinwand; ihre Farbe wird zur Regel. Finde eine, bei der du vorn liegst.
lesson-seven-done = Eine neue Regel, und deine übrige Hand ist noch da.
lesson-chain = Aktionen in Folge
lesson-chain-task = Nach einer 5 spielst du noch eine Karte, und auch die wirkt. Pip hat vier Farben. Hol auf und nimm eine weg.
lesson-chain-done = Die 5 brachte die 1, und die 1 nahm eine Karte: drei Schritte in einem Zug.
lesson-first = Erste Ausgabe
lesson-first-task = Hier nimmt eine 1 von allen, auch aus einer kleineren Palette als deiner, aber nie die einzige Karte. Nimm eine und lieg vorn.
lesson-first-done = Spätere Hefte hätten Pip verschont: Dort liegen weniger Karten als bei dir.
lesson-international = Internationales Heft
lesson-international-task = Hier verschont eine 1 alle, die weniger Palettenkarten haben als du. R7 bleibt also. Finde einen anderen Weg nach vorn.
lesson-international-done = Eine andere Regel hat gereicht. Deine 1 hätte nichts genommen.
lesson-argentina = Argentinien
lesson-argentina-task = Hier darf eine Karte, mit der du nicht vorn liegst, gar nicht auf die Palette. Finde einen erlaubten Zug.
lesson-argentina-done = In den anderen Heften darf man eine schwache Karte spielen und ist dann draußen.
lesson-spain = Spanien
lesson-spain-task = Drin bleiben geht nicht. Aber hier darfst du im Gehen ablegen, und die Regel bleibt geändert. Leg Grün, damit Pip nicht mehr vorn liegt.
lesson-spain-done = Du bist draußen, aber nun liegt Momo vorn. Kein anderes Heft erlaubt das.
lesson-netherlands = Niederlande
lesson-netherlands-task = Hier zählt nur das Ende deines Zuges. Spiel Y7, leg damit V2 auf die Leinwand und dann G1 ab.
lesson-netherlands-done = Anderswo ginge V2 nicht, weil du nicht sofort vorn liegst. Nur Spanien spielt es auch so.
lesson-hint-palette = Tipp: Es geht mit einer Karte auf die Palette.
lesson-hint-canvas = Tipp: Es braucht eine neue Regel, also die Leinwand.
lesson-hint-both = Tipp: Erst eine Karte auf die Palette, dann eine auf die Leinwand.
lesson-hint-action = Tipp: Es braucht die Aktion einer Karte.

## Mistakes, answered kindly

mistake-color-first = Rot ist die höchste Farbe, aber zuerst zählt die Zahl: Eine höhere Zahl schlägt jede Farbe.
mistake-lowest = Es ist umgekehrt: Hohe Karten liegen vorn, und 7 ist die höchste.
mistake-lower-color = Gleiche Zahl, aber niedrigere Farbe. Von hoch nach niedrig: Rot, Orange, Gelb, Grün, Blau, Indigo, Violett.
mistake-more-cards = Bei Rot zählt nur deine höchste Karte, egal wie viele du hast.
mistake-two-pairs = Zwei Paare zählen nicht zusammen. Nur eine Zahl zählt: Such eine dritte 4.
mistake-red-habit = Eine hohe Zahl allein hilft bei Rot. Schau, was die Regel jetzt zählt.
mistake-two-colors = Zwei Farben zählen nicht zusammen, nur eine davon. Sammle die, von der du am meisten hast.
mistake-odd = 3 ist ungerade. Grün zählt nur 2, 4 und 6.
mistake-same-color = Diese Farbe hast du schon, sie bringt nichts dazu. Blau zählt verschiedene Farben.
mistake-gap = Da ist eine Lücke. In einer Reihe folgen die Zahlen aufeinander, etwa 2 3 4.
mistake-twice = Dieselbe Zahl noch einmal macht eine Reihe nicht länger.
mistake-four = 4 ist nicht unter 4. Violett zählt nur 1, 2 und 3.
mistake-lower-tie = Zwei gegen zwei, und dann entscheidet die höchste Karte, die zählt: O6 schlägt Y6.
mistake-unbeatable = R7 ist die höchste Karte überhaupt: Bei Rot kommt nichts an ihr vorbei.
mistake-gives-up = Damit bist du draußen, und es gab einen Weg, drin zu bleiben. Schau noch einmal.
mistake-half = Guter Anfang, aber die Regel ist immer noch Rot, und R7 liegt vorn. Leg auch eine Karte ab.
mistake-too-low = Du liegst vorn, ziehst aber nicht: 1 ist nicht höher als die Anzahl deiner Palettenkarten.
mistake-left-lying = Du liegst vorn, und 3 ist mehr als deine zwei Karten. Also zieh auch: Es kostet nichts.
mistake-seven-points = Du gewinnst mit O7 allein, für 7 Punkte. Eine andere Regel bringt mehr.
mistake-eight-points = R6 und R2 sind 8 Punkte. Eine Regel bringt 12.
mistake-one-pair = Nur ein Paar bringt Punkte, R5 und G5: 10. Das andere bringt nichts.
mistake-keeps-drawn = Du hast eine Karte gezogen und behalten. Leg sie ab: Ihre Farbe ändert die Regel.
mistake-one-short = Fast! Eine Karte fehlt noch.
mistake-onto-deck = Auf dem Nachziehstapel ändert sie nichts. Auf der Leinwand wird ihre Farbe zur Regel.
mistake-spared = Deine 1 nahm nichts: Pip hat weniger Palettenkarten als du und wird hier verschont.
mistake-no-change = Draußen bist du so oder so. Aber leg erst eine grüne Karte ab: Dann gilt für die anderen eine neue Regel.
mistake-out = Am Ende deines Zuges liegst du nicht vorn, also bist du draußen. Unter der Leinwand steht, wer vorn liegt und warum.
mistake-short = Du bleibst drin, aber diese Lektion will etwas anderes. Lies sie noch einmal.

## The guided round, and the first game of one's own

guide-title = Deine erste Runde
guide-1 = Lieg am Ende deines Zuges vorn, sonst bist du raus. Grün: die meisten geraden Karten. Nimm B2.
guide-1-end = Drei gerade Karten, jetzt liegst du vorn. Beende deinen Zug.
guide-2 = Pip hat die Regel geändert. Orange: gleiche Zahl, und zwei Sechsen schlagen deine Zweien. Nimm Y1.
guide-2-end = Gelb: gleiche Farbe. Du hast zwei blaue Karten und liegst vorn. Beende deinen Zug.
guide-3 = Pip hat zwei violette Karten, und V6 ist höher als B4. Eine Karte reicht nicht. Nimm I7.
guide-3-then = Noch liegst du nicht vorn. Nimm auch R1.
guide-3-end = Rot: die höchste Karte. Deine I7 liegt vorn. Beende deinen Zug.
guide-4 = G7 schlägt I7: Bei gleicher Zahl ist die Farbe näher an Rot höher. Nimm O7.
guide-4-end = O7 schlägt G7, und Pip hat keine Karten mehr. Beende deinen Zug und gewinn!
guide-put-palette = Leg sie auf deine Palette.
guide-put-canvas = Leg sie auf die Leinwand: Ihre Farbe wird die Regel.
guide-here = dein nächster Schritt
guide-wait = Jetzt muss Pip nach vorn kommen.
guide-free = Schau auf die Regel und wer vorn liegt. Am Ende deines Zuges musst du es sein.
guide-free-end = So geht es auch: Du liegst vorn. Beende deinen Zug.
guide-undo = So liegst du nicht vorn. Nimm sie zurück.
guide-won = Pip kann nicht mehr spielen und ist raus. Du hast die Runde gewonnen. So geht das Spiel: Jede Farbe hat ihre eigene Regel.
guide-lost = Am Ende deines Zuges lagst du nicht vorn, also bist du raus. Jetzt weißt du, wie es geht. Noch einmal?
guide-again = Noch einmal spielen
guide-lessons = Lektionen
guide-game = Deine erste Partie
guide-skip = Überspringen
offer-title = Neu bei Red7?
offer-text = Eine geführte Runde zeigt dir, wie man spielt. Sie dauert etwa drei Minuten.
offer-yes = Zeigen
offer-no = Gleich spielen
first-title = Deine erste Partie
first-text = Diese Partie kannst du gewinnen: Die Karten sind für dich ausgesucht.
first-won = Dein erster Sieg, gut gespielt! Partien mit Karten, die zum Lernen ausgesucht sind, zählen nicht; ab jetzt zählt jede Partie.
first-lost = Diesmal nicht. Aber mit diesen Karten kannst du gewinnen, versuch es noch einmal.
first-next = Nächste Partie

## Puzzles

puzzle-page-title = Rätsel
puzzle-page-intro = Ein Zug ist zu finden, aus echten Partien. Jedes Rätsel hat genau eine Lösung, und die ist bewiesen.
puzzle-page-today = Rätsel des Tages
puzzle-page-any = Egal
puzzle-page-kind = Gesucht ist
puzzle-page-theme = Was die Lösung tut
puzzle-page-grade = Wie schwer
puzzle-page-start = Anfangen
puzzle-page-next = Nächstes Rätsel
puzzle-page-hint = Tipp
puzzle-page-again = Noch einmal
puzzle-page-show = Lösung zeigen
puzzle-page-right = Richtig!
puzzle-page-wrong = Nicht ganz.
puzzle-page-answer = Die Lösung:
puzzle-page-defence = Die längste Gegenwehr:
puzzle-page-none = Du hast alle Rätsel dieser Art versucht.
puzzle-page-rated = Dein erster Versuch zählt für deine Wertung; mit einem Tipp zählt eine richtige Antwort halb.

## The deal of the day

day-title = Blatt des Tages
day-intro = Ein Blatt am Tag: Alle bekommen dieselben Karten und dieselben Gegner, und auf dieselben Züge folgen immer dieselben Antworten.
day-rules = { $mode }, { $players } Personen: du gegen { $names }
day-about-counts = Deine erste Partie zählt, mit Markierungen unter deinen Karten, aber ohne Tipps. Wir vertrauen dir dabei. Danach kannst du üben, so oft du willst.
day-about-over = Dein Versuch ist vorbei. Jetzt kannst du üben, so oft du willst.
day-about-missed = Dieser Tag ist vorbei. Üben kannst du sein Blatt noch.
day-until = Fang bis { $begin } an und sei bis { $end } fertig.
day-play-new = Versuch beginnen
day-play-running = Versuch fortsetzen
day-practise = Dieses Blatt üben
day-own = Dein Versuch: { $result }
day-late = Dein Versuch endete nach seinem Tag und wird deshalb nicht mitgezählt.
day-place = { $place ->
    [1] 1. Platz
    [2] 2. Platz
    [3] 3. Platz
   *[other] { $place }. Platz
}
day-result-points = { day-place } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}
day-others = So lief es bei allen
day-tries = { $tries ->
    [0] Noch niemand hat einen Versuch beendet.
    [one] Ein Versuch ist beendet.
   *[other] { $tries } Versuche sind beendet.
}
day-worse = Du warst besser als { $worse } von { $others }.
day-count = { $count ->
    [one] ein Versuch
   *[other] { $count } Versuche
}
day-you = (du)
day-best = Der beste: { $result }, in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
day-best-own = Deiner ist der beste: { $result }, in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
day-best-look = Den besten ansehen
day-proof = Festgelegt, bevor jemand spielt
day-proof-promise = Die Karten kommen aus einem Geheimnis. Sein Fingerabdruck steht den ganzen Tag hier, also kann es niemand mehr ändern; das Geheimnis selbst wird am { $time } verraten.
day-proof-told = Aus diesem Geheimnis kamen die Karten. Wer den Fingerabdruck am Tag selbst gesehen hat, kann prüfen, dass es nicht geändert wurde.
day-proof-commitment = Fingerabdruck
day-proof-secret = Geheimnis
day-proof-check = Beide vergleichen
day-proof-deals = Kartenverteilung prüfen
day-proof-good = Das Geheimnis passt zu seinem Fingerabdruck.
day-proof-bad = Das Geheimnis passt nicht zu seinem Fingerabdruck.
day-before = Der Tag davor
day-today = Das Blatt von heute
day-duel = { $place ->
    [1] gewonnen
   *[other] verloren
}
day-duel-points = { day-duel } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}
day-no-server = Das Blatt des Tages ist für alle dasselbe, darum braucht es einen Server. Hier spielst du nur auf diesem Gerät; das Rätsel des Tages gibt es auch hier.
puzzle-page-head = { $name } { $grade }/5 · { $mode } · { $edition }
puzzle-page-gain = { $way ->
    [up] +{ $gain }
   *[down] −{ $gain }
}
puzzle-page-choose = Aussuchen
puzzle-page-latest = Deine letzten Rätsel
puzzle-page-outcome = { $solved ->
    [yes] Gelöst:
   *[no] Nicht gelöst:
}
puzzle-page-helped = mit Tipp
