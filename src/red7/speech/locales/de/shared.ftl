# German, what every window says. Address: du in small letters, ihr for several; names rather than er or sie.
# Terms: Palette, Leinwand, Nachziehstapel, Hand, Runde, Partie, Protokoll, Computerspieler; vorn liegen (lead) is not gewinnen (win).
# Imperative: short (Leg, Spiel, Zieh, Versuch); buttons in the infinitive (Zug beenden).
# Avoid: a card in a variable in the dative (mit …), small letters after a colon before a whole sentence; a no-break space before %.

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
list-apart = { $first }; { $next }
player = { $who ->
    [you] Du
   *[other] { $who }
}
player-inside = { $who ->
    [you] du
   *[other] { $who }
}
seat = Platz { $number }
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
rule-violet = unter 4
rule-long-red = die höchste Karte liegt vorn
rule-long-orange = die meisten Karten mit derselben Zahl liegen vorn
rule-long-yellow = die meisten Karten in einer Farbe liegen vorn
rule-long-green = die meisten geraden Karten liegen vorn
rule-long-blue = die meisten Karten in verschiedenen Farben liegen vorn
rule-long-indigo = die längste Zahlenreihe liegt vorn
rule-long-violet = die meisten Karten unter 4 liegen vorn
level-beginner = Anfänger
level-casual = Amateur
level-skilled = Könner
level-expert = Experte
level-master = Meister

## What a palette shows under each rule

set-red = { $top }
set-orange = { $count ->
    [one] eine { $number }
   *[other] { SPELL($count) }mal die { $number }
}
set-yellow = { $count ->
    [one] eine Karte in { COLOR($color) }
   *[other] { SPELL($count) } Karten in { COLOR($color) }
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
    [one] eine einzelne Karte
   *[other] eine Reihe aus { SPELL($count) }
}
set-violet = { $count ->
    [one] eine Karte unter 4
   *[other] { SPELL($count) } Karten unter 4
}

## Who leads, and why

lead-highest = { $who ->
    [you] Du liegst vorn
   *[other] { $who } liegt vorn
}: { $top } ist die höchste Karte; { $rival ->
    [you] deine höchste ist { $rival-top }
   *[other] dann folgt { $rival }: { $rival-top }
}.
lead-more = { $who ->
    [you] Du liegst vorn
   *[other] { $who } liegt vorn
}: { $set }, am höchsten { $top }; { $rival ->
    [you] du hast { $rival-set }
   *[other] { $rival } hat { $rival-set }
}.
lead-tie = { $who ->
    [you] Du liegst vorn
   *[other] { $who } liegt vorn
}: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, am höchsten { $top }
}; { $rival ->
    [you] du hast { $rival-set }, aber höchstens { $rival-top }
   *[other] { $rival } hat { $rival-set }, aber höchstens { $rival-top }
}.
lead-only = { $who ->
    [you] Du liegst vorn
   *[other] { $who } liegt vorn
}: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, am höchsten { $top }
}; sonst hat niemand eine.
lead-above = { $who } liegt vorn: { $top } ist die höchste Karte; { $rival ->
    [you] deine höchste ist { $rival-top }
   *[other] die höchste von { $rival } ist { $rival-top }
}.
lead-without = { $who } liegt vorn: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, am höchsten { $top }
}; { $rival ->
    [you] du hast keine
   *[other] { $rival } hat keine
}.
lead-last = { $who ->
    [you] Nur du bist noch drin.
   *[other] Nur { $who } ist noch drin.
}
lead-nobody-green = Niemand liegt vorn: Keine Palette hat eine gerade Karte.
lead-nobody-violet = Niemand liegt vorn: Keine Palette hat eine Karte unter 4.
counts = { $who ->
    [you] Du hast { $set }
   *[other] { $who } hat { $set }
}: { $cards }.
counts-red = { $who ->
    [you] Deine höchste Karte ist { $cards }.
   *[other] Die höchste Karte von { $who } ist { $cards }.
}
counts-nothing = { $who ->
    [you] Du hast keine Karte
   *[other] { $who } hat keine Karte
}, die bei dieser Regel zählt.

## What happened in a turn

step-play = { $who ->
    [you] spielst
   *[other] spielt
} { $card }
step-discard = { $who ->
    [you] legst
   *[other] legt
} { $card } ab ({ COLOR($color) })
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
} { $card } auf die Leinwand ({ COLOR($color) })
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
    [you] passt
   *[other] passt
}
turn-in = { player } { $steps }.
turn-out = { player } { $steps }, und damit { $who ->
    [you] bist du
   *[other] ist { $who }
} raus.
turn-empty = { $who ->
    [you] Du hast keine Karten mehr und bist raus.
   *[other] { $who } hat keine Karten mehr und ist raus.
}

## How a round and a match end

round-won = { $who ->
    [you] Du gewinnst die Runde!
   *[other] { $who } gewinnt die Runde.
}
round-scored = { $who ->
    [you] Du wertest
   *[other] { $who } wertet
} { $cards } bei { COLOR($color) }: { points }.
round-scored-nothing = { $who ->
    [you] Du hast
   *[other] { $who } hat
} keine Karte, die bei { COLOR($color) } zählt: keine Punkte.
match-won = { $who ->
    [you] Du gewinnst die Partie!
   *[other] { $who } gewinnt die Partie.
}
match-shared = Geteilter Sieg: { $winners }.
standing = { player }: { points }

## Why a turn is good or bad; $who is a player, $rivals counts those who could answer

reason-answers-action = eine Antwort braucht zwei Karten oder eine Aktion
reason-answers-cards = { $rivals ->
    [one] ein Gegner könnte
   *[other] { SPELL($rivals) } Gegner könnten
} antworten (passende Karten: { $cards })
reason-answers-known = { $who ->
    [you] alle wissen, dass du { $card } hast, und damit kannst du antworten
   *[other] alle wissen, dass { $who } { $card } hat und damit antworten kann
}
reason-answers-many = { $rivals ->
    [one] ein Gegner könnte
   *[other] { SPELL($rivals) } Gegner könnten
} mit jeder von { $count } der { $total } ungesehenen Karten antworten
reason-answers-none = kein Gegner kann antworten, egal, was er auf der Hand hat
reason-answers-number = { $rivals ->
    [one] ein Gegner könnte
   *[other] { SPELL($rivals) } Gegner könnten
} mit einer { $number } antworten
reason-answers-two = { $rivals ->
    [one] ein Gegner könnte
   *[other] { SPELL($rivals) } Gegner könnten
} antworten, aber nur mit zwei Karten
reason-draws = zieht eine Karte
reason-forced = nur mit diesem Zug bleibst du drin
reason-gamble = bleibt nur mit Glück beim Ziehen drin: { $good } von { $total } Karten passen
reason-keeps = { $count ->
    [0] behält keine Karte
    [one] behält eine Karte
   *[other] behält { SPELL($count) } Karten
}
reason-leads = liegt bei { COLOR($rule) } vorn: { $set }
reason-must-discard = danach musst du eine Karte ablegen
reason-out = damit bist du raus
reason-takes = nimmt { $who ->
    [you] dir
   *[other] { $who }
} { $card } weg
reason-wins = gewinnt sofort die Runde
reason-wins-points = gewinnt sofort die Runde, mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}
