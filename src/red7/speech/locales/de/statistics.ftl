# German, for statistics. Address: du in small letters, ihr for several; names rather than er or sie.
# Terms: Palette, Leinwand, Nachziehstapel, Hand, Runde, Partie, Protokoll, Computerspieler; vorn liegen (lead) is not gewinnen (win).
# Imperative: short (Leg, Spiel, Zieh, Versuch); buttons in the infinitive (Zug beenden).
# Avoid: a card in a variable in the dative (mit …), small letters after a colon before a whole sentence; a no-break space before %.

## What is said before anything was played, and of everything together

statistics-none = Noch nichts zu zählen.
statistics-none-text = Nach deiner ersten Partie siehst du hier, wo und gegen wen du gewinnst, bei welcher Regel Runden enden, wie genau du spielst und was sich zu üben lohnt.
statistics-won = { $played ->
    [1] { $won ->
        [0] Eine Partie, und du hast sie verloren
       *[other] Eine Partie, und du hast sie gewonnen
    }
   *[other] { $won } von { $played } Partien gewonnen
}
statistics-even = Unter gleich Starken wären es etwa { $even }.
statistics-key = Je länger ein Balken, desto mehr wurde gespielt. Gefüllt ist, was du gewonnen hast; der Strich zeigt, was es unter gleich Starken wäre.
statistics-counted = Es zählen deine letzten 1.000 Partien, aufgegebene als verloren. Lektionen, erste Spiele, das Blatt des Tages und alles andere mit ausgesuchten Karten zählen nicht, ebenso wenig Partien an einem Gerät. Die Zahlen bleiben, wenn alte Tische gelöscht werden, und verschwinden, wenn du deine Daten löschst.

## Where matches and rounds were won

statistics-modes = Nach Spielart
statistics-opponents = Nach Gegnern
statistics-opponents-about = Eine Partie zählt einmal für jede Art von Gegnern darin.
statistics-people = Andere Menschen
statistics-rules = Nach der Regel am Ende
statistics-rules-about = Runden, nach der Regel, die am Ende galt.
statistics-seats = Nach der Reihenfolge
statistics-seats-about = Runden, nach dem Zeitpunkt deines ersten Zugs.
statistics-seat = { $place ->
    [1] Zuerst
    [2] Als Zweites
    [3] Als Drittes
   *[other] Als Viertes
}
statistics-share = { $played ->
    [1] { $won ->
        [0] verloren
       *[other] gewonnen
    }
   *[other] { $won } von { $played }
}
statistics-share-percent = { $won } von { $played } ({ $percent } %)
statistics-column-matches = Partien gewonnen
statistics-column-rounds = Runden gewonnen
statistics-column-even = Unter gleich Starken
statistics-even-short = etwa { $even }

## Accuracy

statistics-accuracy = Genauigkeit im Lauf der Zeit
statistics-accuracy-mean = { $count ->
    [one] { $mean } von 100 in einer besprochenen Partie.
   *[other] { $mean } von 100 in { $count } besprochenen Partien.
}
statistics-accuracy-recent = In den letzten fünf: { $recent }.
statistics-accuracy-about = Gefüllte Punkte sind gewonnene Partien. Die Linie folgt den letzten fünf; die gepunkteten zeigen, was Computerspieler erreichen.
statistics-as-table = Als Tabelle
statistics-column-match = Partie
statistics-column-accuracy = Genauigkeit
statistics-column-result = Ergebnis
statistics-reviewed = { $played ->
    [1] { $reviewed ->
        [0] Noch nicht besprochen
       *[other] Besprochen
    }
   *[other] Besprochen: { $reviewed } von { $played }
}
statistics-review = Noch eine Partie besprechen
statistics-review-about = Die nächste ist vom { $date }.

## Mistakes, and what helps

statistics-mistakes = Häufigste Fehler
statistics-mistakes-none = In den besprochenen Partien ging nichts schief. Gut gespielt!
statistics-mistakes-unknown = Lass eine Partie besprechen, dann siehst du hier, was am häufigsten schiefgeht und wie du es üben kannst.
statistics-times = { $count ->
    [one] einmal
   *[other] { $count } Mal
}
statistics-lesson = Lektion: { $name }
statistics-puzzles = Rätsel: { $name }
statistics-latest = Letztes Beispiel
statistics-mistake-out = Ausgeschieden, obwohl ein anderer Zug drinbleibt
statistics-mistake-points = Runde mit weniger Punkten als möglich gewonnen
statistics-mistake-take = Übersehen, was eine 1 nehmen kann
statistics-mistake-three = Übersehen, mit einer 3 zu ziehen
statistics-mistake-chain = Übersehen, dass eine 5 noch eine Karte erlaubt
statistics-mistake-seven = Übersehen, was eine 7 wegräumen kann
statistics-mistake-spend = Mehr Karten ausgegeben als nötig
statistics-mistake-both = Karte und neue Regel zusammen übersehen
statistics-mistake-rule = In die Palette gespielt, wo eine neue Regel besser war
statistics-mistake-palette = Regel geändert, wo eine Karte in die Palette besser war
statistics-mistake-draw = Dabei hätte sich eine Karte ziehen lassen
statistics-mistake-answer = Den anderen mehr Antworten gelassen als nötig
statistics-mistake-card = Richtige Idee, aber eine andere Karte war besser
