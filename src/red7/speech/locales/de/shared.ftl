# German. The English files say what the ids and variables mean.

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

## How a round and a match end

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
