# German, for puzzles. Address: du in small letters, ihr for several; names rather than er or sie.
# Terms: Palette, Leinwand, Nachziehstapel, Hand, Runde, Partie, Protokoll, Computerspieler; vorn liegen (lead) is not gewinnen (win).
# Imperative: short (Leg, Spiel, Zieh, Versuch); buttons in the infinitive (Zug beenden).
# Avoid: a card in a variable in the dative (mit …), small letters after a colon before a whole sentence; a no-break space before %.

## What is asked for

puzzle-name-only = Drinbleiben
puzzle-name-force = Sicher gewinnen
puzzle-name-best = Bester Zug
puzzle-task-only = Finde den einzigen Zug, mit dem du drinbleibst.
puzzle-task-force = Alle Hände sind offen. Finde den Zug, der die Runde gewinnt, was die anderen auch tun.
puzzle-task-best = Finde den Zug, der nach allem, was du weißt, die Runde am häufigsten gewinnt.
puzzle-edition = Hier gelten andere Regeln als deine: { $edition }.
puzzle-grade = { $name }, Stufe { $grade } von 5

## Themes, by what the answer does

puzzle-theme-palette = eine Karte in deine Palette
puzzle-theme-rule = eine neue Regel
puzzle-theme-both = eine Karte und eine neue Regel
puzzle-theme-take = die 1
puzzle-theme-three = die 3
puzzle-theme-chain = die 5
puzzle-theme-seven = die 7

## Hints

puzzle-hint-palette = Eine Karte in deine Palette genügt.
puzzle-hint-rule = Ändere die Regel, und sonst nichts.
puzzle-hint-both = Es braucht zwei Karten: eine in deine Palette, eine auf die Leinwand.
puzzle-hint-take = Eine 1 nimmt weg, was dich stört.
puzzle-hint-three = Zieh mit einer 3.
puzzle-hint-chain = Mit einer 5 spielst du noch eine Karte.
puzzle-hint-seven = Eine 7 verschiebt eine Karte aus deiner Palette.
puzzle-hint-card = Zur Lösung gehört { $card }.

## What comes of a try

puzzle-right = Richtig: { $turn }
puzzle-wrong = Nicht ganz: { $turn }
puzzle-answer = Die Lösung: { $turn }
puzzle-right-only = Mit keinem anderen Zug bleibst du drin.
puzzle-right-force = { $turns ->
    [one] Er gewinnt sofort die Runde.
   *[other] Er gewinnt die Runde in { $turns } deiner Züge, was die anderen auch tun.
}
puzzle-no-defence = Mit diesen offenen Händen kann kein Gegner in Führung gehen.
puzzle-defence = { $who } hält mit { $turn } am längsten stand; deine Antwort ist { $reply }.
puzzle-right-best = Er gewinnt die Runde in { $best } % aller Verteilungen der verdeckten Karten.
puzzle-second-best = Der zweitbeste Zug gewinnt sie in { $second } % der Fälle.
puzzle-answers = Danach: { $answers }.
puzzle-out = Damit bist du raus.
puzzle-wins-less = Er gewinnt die Runde in { $own } % der Fälle, die Lösung in { $best } %.
puzzle-refuted = { $who } antwortet { $turn }, und der Sieg ist nicht mehr sicher.
puzzle-lost = { $who } antwortet { $turn } und gewinnt die Runde.
puzzle-not-forced = Danach ist der Sieg nicht mehr sicher.

## How one gets on

puzzle-rating = Wertung { $rating }
puzzle-streak = { $streak } in Folge
puzzle-solved = { $solved } von { $tried } gelöst

## In the terminal

puzzles-about = Rätsel lösen, oder neue machen und beweisen.
puzzles-task-play = Rätsel stellen, zuerst solche, die zu deiner Wertung passen.
puzzles-task-make = Rätsel aus Partien von Computerspielern machen, mit Beweis.
puzzles-task-prove = Rätsel beweisen: dass jedes genau eine Lösung hat, und welche.
tool-option-kind = Was gesucht ist.
tool-option-theme = Was die Lösung tut.
tool-option-grade = Wie schwer, von 1 bis 5.
tool-option-today = Das Rätsel des Tages, für alle dasselbe.
tool-option-processes = Wie viele Prozesse rechnen.
tool-option-first = Die Nummer der ersten Partie.
tool-option-most_alike = Wie viele von gleicher Art, Stufe und gleichem Thema höchstens bleiben.
puzzles-progress = Rätsel
puzzles-proved = { $count ->
    [one] Ein Rätsel ist bewiesen.
   *[other] Alle { $count } Rätsel sind bewiesen.
}
puzzles-unproved = Nicht bewiesen: { $puzzle }
puzzle-prompt = Dein Zug („{ $hint }“ für einen Tipp, „{ $show }“ für die Lösung, „{ $quit }“ zum Aufhören)
puzzle-word-hint = tipp
puzzle-word-show = lösung
puzzle-none = So ein Rätsel gibt es nicht.
