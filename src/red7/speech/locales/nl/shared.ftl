# Dutch, what every window says. Address: je and jij, never u; die rather than hij or zij for a player.
# Terms: palet, aflegstapel, gedekte stapel, hand, ronde, partij, verslag, editie, computerspeler; voorstaan (lead) is not winnen.
# Imperative: plain (Leg, Speel, Trek); buttons in the infinitive where they can be (Partij starten).
# Avoid: verder spelen in two words, a card in a variable without room for its article, words to type without quotes.

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
list-apart = { $first }; { $next }
player = { $who ->
    [you] Jij
   *[other] { $who }
}
player-inside = { $who ->
    [you] jij
   *[other] { $who }
}
seat = Plaats { $number }
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
rule-blue = verschillende kleuren
rule-indigo = langste straat
rule-violet = lager dan 4
rule-long-red = de hoogste kaart staat voor
rule-long-orange = de meeste kaarten van hetzelfde cijfer staan voor
rule-long-yellow = de meeste kaarten in één kleur staan voor
rule-long-green = de meeste even kaarten staan voor
rule-long-blue = de meeste kaarten in verschillende kleuren staan voor
rule-long-indigo = de langste straat staat voor
rule-long-violet = de meeste kaarten lager dan 4 staan voor
level-beginner = beginner
level-casual = amateur
level-skilled = kenner
level-expert = expert
level-master = meester

## What a palette shows under each rule

set-red = { $top }
set-orange = { $count ->
    [one] één { $number }
   *[other] { SPELL($count) } keer een { $number }
}
set-yellow = { $count ->
    [one] één { $color ->
        [red] rode
        [yellow] gele
        [green] groene
        [blue] blauwe
        [violet] paarse
       *[other] { COLOR($color) }
    } kaart
   *[other] { SPELL($count) } { $color ->
        [red] rode
        [yellow] gele
        [green] groene
        [blue] blauwe
        [violet] paarse
       *[other] { COLOR($color) }
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
set-indigo = { $count ->
    [one] één losse kaart
   *[other] een straat van { SPELL($count) }
}
set-violet = { $count ->
    [one] één kaart lager dan 4
   *[other] { SPELL($count) } kaarten lager dan 4
}

## Who leads, and why

lead-highest = { $who ->
    [you] Je
   *[other] { $who }
} staat voor: { $top } is de hoogste kaart; { $rival ->
    [you] dan kom jij met { $rival-top }
   *[other] dan komt { $rival } met { $rival-top }
}.
lead-more = { $who ->
    [you] Je
   *[other] { $who }
} staat voor: { $set }, met als hoogste { $top }; { $rival ->
    [you] jij hebt { $rival-set }
   *[other] { $rival } heeft { $rival-set }
}.
lead-tie = { $who ->
    [you] Je
   *[other] { $who }
} staat voor: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, met als hoogste { $top }
}; { $rival ->
    [you] jij hebt { $rival-set }, maar hoogstens { $rival-top }
   *[other] { $rival } heeft { $rival-set }, maar hoogstens { $rival-top }
}.
lead-only = { $who ->
    [you] Je
   *[other] { $who }
} staat voor: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, met als hoogste { $top }
}; verder heeft niemand er een.
lead-above = { $who } staat voor: { $top } is de hoogste kaart; { $rival ->
    [you] jouw hoogste is { $rival-top }
   *[other] de hoogste van { $rival } is { $rival-top }
}.
lead-without = { $who } staat voor: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, met als hoogste { $top }
}; { $rival ->
    [you] jij hebt er geen
   *[other] { $rival } heeft er geen
}.
lead-last = { $who ->
    [you] Alleen jij bent nog over.
   *[other] Alleen { $who } is nog over.
}
lead-nobody-green = Niemand staat voor: geen palet heeft een even kaart.
lead-nobody-violet = Niemand staat voor: geen palet heeft een kaart lager dan 4.
counts = { $who ->
    [you] Je hebt { $set }
   *[other] { $who } heeft { $set }
}: { $cards }.
counts-red = { $who ->
    [you] Je hoogste kaart is { $cards }.
   *[other] De hoogste kaart van { $who } is { $cards }.
}
counts-nothing = { $who ->
    [you] Je hebt geen kaart
   *[other] { $who } heeft geen kaart
} die bij deze regel telt.

## What happened in a turn

step-play = { $who ->
    [you] speelt
   *[other] speelt
} { $card }
step-discard = { $who ->
    [you] legt
   *[other] legt
} { $card } af ({ COLOR($color) })
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
} { $card } naar de aflegstapel ({ COLOR($color) })
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
} { $steps }, en ligt er daarmee uit.
turn-empty = { $who ->
    [you] Je hebt geen kaarten meer en ligt eruit.
   *[other] { $who } heeft geen kaarten meer en ligt eruit.
}

## How a round and a match end

round-won = { $who ->
    [you] Je wint de ronde!
   *[other] { $who } wint de ronde.
}
round-scored = { $who ->
    [you] Je scoort
   *[other] { $who } scoort
} { $cards } bij { COLOR($color) }: { points }.
round-scored-nothing = { $who ->
    [you] Je hebt
   *[other] { $who } heeft
} geen kaart die bij { COLOR($color) } telt: geen punten.
match-won = { $who ->
    [you] Je wint de partij!
   *[other] { $who } wint de partij.
}
match-shared = Gedeelde winst: { $winners }.
standing = { player }: { points }

## Why a turn is good or bad; $who is a player, $rivals counts those who could answer

reason-answers-action = een antwoord kost twee kaarten of een actie
reason-answers-cards = { $rivals ->
    [one] één tegenstander kan
   *[other] { SPELL($rivals) } tegenstanders kunnen
} antwoorden (goede kaarten: { $cards })
reason-answers-known = { $who ->
    [you] iedereen weet dat je { $card } hebt, en daarmee kun je antwoorden
   *[other] iedereen weet dat { $who } { $card } heeft en daarmee kan antwoorden
}
reason-answers-many = { $rivals ->
    [one] één tegenstander kan
   *[other] { SPELL($rivals) } tegenstanders kunnen
} antwoorden met { $count } van de { $total } ongeziene kaarten
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
reason-forced = met geen andere zet blijf je erin
reason-gamble = blijft er alleen in met de juiste kaart: { $good } van de { $total }
reason-keeps = { $count ->
    [0] houdt geen kaart
    [one] houdt één kaart
   *[other] houdt { SPELL($count) } kaarten
}
reason-leads = staat bij { COLOR($rule) } voor met { $set }
reason-must-discard = daarna moet je een kaart afleggen
reason-out = daarna lig je eruit
reason-takes = neemt { $card } van { $who ->
    [you] jou
   *[other] { $who }
}
reason-wins = wint meteen de ronde
reason-wins-points = wint meteen de ronde, met { $points } { $points ->
    [one] punt
   *[other] punten
}
