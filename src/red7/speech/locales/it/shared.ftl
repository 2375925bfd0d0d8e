# Italian, what every window says. Address: tu, dropped before a verb; nothing that depends on a player’s gender.
# Terms: tavolozza, quadro, mazzo, mano, round, partita, registro, giocatore virtuale; essere in vantaggio is not vincere.
# Imperative: of tu (gioca, scarta), on buttons too.
# Avoid: la or il before a card in a variable, a verb that agrees with one (ci vuole …); SOUND chooses between a and ad, e and ed.

## Building blocks

spelled = { $number ->
    [0] zero
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
   *[other] { $number }
}
list-more = { $first }, { $next }
list-last = { $first } { SOUND($last) ->
    [e] ed
   *[other] e
} { $last }
list-apart = { $first }; { $next }
player = { $who ->
    [you] Tu
   *[other] { $who }
}
player-inside = { $who ->
    [you] tu
   *[other] { $who }
}
seat = Posto { $number }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
color-red = rosso
color-orange = arancio
color-yellow = giallo
color-green = verde
color-blue = blu
color-indigo = indaco
color-violet = violetto
rule-red = carta più alta
rule-orange = stesso numero
rule-yellow = stesso colore
rule-green = carte pari
rule-blue = colori diversi
rule-indigo = scala più lunga
rule-violet = sotto il 4
rule-long-red = è in vantaggio la carta più alta
rule-long-orange = è in vantaggio chi ha più carte con lo stesso numero
rule-long-yellow = è in vantaggio chi ha più carte dello stesso colore
rule-long-green = è in vantaggio chi ha più carte pari
rule-long-blue = è in vantaggio chi ha più carte di colori diversi
rule-long-indigo = è in vantaggio la scala più lunga di numeri consecutivi
rule-long-violet = è in vantaggio chi ha più carte inferiori a 4
level-beginner = principiante
level-casual = dilettante
level-skilled = veterano
level-expert = esperto
level-master = maestro

## What a palette shows under each rule

set-red = { $top }
set-orange = { $count ->
    [one] un { $number }
   *[other] { SPELL($count) } { $number }
}
set-yellow = { $count ->
    [one] una carta { $color ->
        [red] rossa
        [yellow] gialla
        [violet] violetta
       *[other] { COLOR($color) }
    }
   *[other] { SPELL($count) } carte { $color ->
        [red] rosse
        [yellow] gialle
        [green] verdi
        [violet] violette
       *[other] { COLOR($color) }
    }
}
set-green = { $count ->
    [one] una carta pari
   *[other] { SPELL($count) } carte pari
}
set-blue = { $count ->
    [one] un colore
   *[other] { SPELL($count) } colori
}
set-indigo = { $count ->
    [one] una carta sola
   *[other] una scala di { SPELL($count) } carte
}
set-violet = { $count ->
    [one] una carta inferiore a 4
   *[other] { SPELL($count) } carte inferiori a 4
}

## Who leads, and why

lead-highest = { $who ->
    [you] Sei in vantaggio
   *[other] { $who } è in vantaggio
}: { $top } è la carta più alta; { $rival ->
    [you] poi vieni tu con { $rival-top }
   *[other] poi viene { $rival } con { $rival-top }
}.
lead-more = { $who ->
    [you] Sei in vantaggio
   *[other] { $who } è in vantaggio
}: { $set }, la più alta { $top }; { $rival ->
    [you] tu hai { $rival-set }
   *[other] { $rival } ha { $rival-set }
}.
lead-tie = { $who ->
    [you] Sei in vantaggio
   *[other] { $who } è in vantaggio
}: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, la più alta { $top }
}; { $rival ->
    [you] tu hai { $rival-set }, ma al massimo { $rival-top }
   *[other] { $rival } ha { $rival-set }, ma al massimo { $rival-top }
}.
lead-only = { $who ->
    [you] Sei in vantaggio
   *[other] { $who } è in vantaggio
}: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, la più alta { $top }
}; gli altri non ne hanno.
lead-above = { $who } è in vantaggio: { $top } è la carta più alta; { $rival ->
    [you] la tua più alta è { $rival-top }
   *[other] la più alta di { $rival } è { $rival-top }
}.
lead-without = { $who } è in vantaggio: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, la più alta { $top }
}; { $rival ->
    [you] tu non ne hai
   *[other] { $rival } non ne ha
}.
lead-last = { $who ->
    [you] Resti solo tu.
   *[other] Resta solo { $who }.
}
lead-nobody-green = Nessuno è in vantaggio: nessuna tavolozza ha una carta pari.
lead-nobody-violet = Nessuno è in vantaggio: nessuna tavolozza ha una carta inferiore a 4.
counts = { $who ->
    [you] Hai { $set }
   *[other] { $who } ha { $set }
}: { $cards }.
counts-red = { $who ->
    [you] La tua carta più alta è { $cards }.
   *[other] La carta più alta di { $who } è { $cards }.
}
counts-nothing = { $who ->
    [you] Non hai carte
   *[other] { $who } non ha carte
} che contino con questa regola.

## What happened in a turn

step-play = { $who ->
    [you] giochi
   *[other] gioca
} { $card }
step-discard = { $who ->
    [you] scarti
   *[other] scarta
} { $card } ({ COLOR($color) })
step-take = { $owner ->
    [you] ti manda { $card }
   *[other] { $who ->
        [you] mandi
       *[other] manda
    } { $card } di { $owner }
} sul mazzo
step-to-canvas = { $who ->
    [you] sposti
   *[other] sposta
} { $card } sul quadro ({ COLOR($color) })
step-to-deck = { $who ->
    [you] sposti
   *[other] sposta
} { $card } sul mazzo
step-draw = { $who ->
    [you] peschi
   *[other] pesca
} { $card }
step-draw-hidden = { $who ->
    [you] peschi
   *[other] pesca
} una carta
step-out = non { $who ->
    [you] fai
   *[other] fa
} niente
turn-in = { $who ->
    [you] Tu:
   *[other] { $who }
} { $steps }.
turn-out = { $who ->
    [you] Tu: { $steps }, e sei
   *[other] { $who } { $steps }, ed è
} fuori.
turn-empty = { $who ->
    [you] Non hai più carte e sei fuori.
   *[other] { $who } non ha più carte ed è fuori.
}

## How a round and a match end

round-won = { $who ->
    [you] Vinci il round!
   *[other] { $who } vince il round.
}
round-scored = { $who ->
    [you] Ottieni
   *[other] { $who } ottiene
} { $cards } con { $color ->
    [orange] l’arancio
    [indigo] l’indaco
   *[other] il { COLOR($color) }
}: { points }.
round-scored-nothing = { $who ->
    [you] Non hai
   *[other] { $who } non ha
} carte che contino per { $color ->
    [orange] l’arancio
    [indigo] l’indaco
   *[other] il { COLOR($color) }
}, quindi niente punti.
match-won = { $who ->
    [you] Vinci la partita!
   *[other] { $who } vince la partita.
}
match-shared = Vittoria a pari merito: { $winners }.
standing = { player }: { points }

## Why a turn is good or bad; $who is a player, $rivals counts those who could answer

reason-answers-action = per rispondere servono due carte o un’azione
reason-answers-cards = { $rivals ->
    [one] un avversario potrebbe
   *[other] { SPELL($rivals) } avversari potrebbero
} rispondere (carte utili: { $cards })
reason-answers-known = si sa che { $who ->
    [you] hai { $card } e puoi
   *[other] { $who } ha { $card } e può
} rispondere
reason-answers-many = { $rivals ->
    [one] un avversario potrebbe
   *[other] { SPELL($rivals) } avversari potrebbero
} rispondere con { $count } delle { $total } carte mai viste
reason-answers-none = nessun avversario può rispondere, qualunque carta abbia in mano
reason-answers-number = { $rivals ->
    [one] un avversario potrebbe
   *[other] { SPELL($rivals) } avversari potrebbero
} rispondere con un { $number }
reason-answers-two = { $rivals ->
    [one] un avversario potrebbe
   *[other] { SPELL($rivals) } avversari potrebbero
} rispondere, ma solo con due carte
reason-draws = pesca una carta
reason-forced = nessun’altra mossa ti tiene in gioco
reason-gamble = resta in gioco solo se peschi la carta giusta: { $good } su { $total }
reason-keeps = { $count ->
    [0] non lascia carte in mano
    [one] lascia una carta in mano
   *[other] lascia { SPELL($count) } carte in mano
}
reason-leads = è in vantaggio con { $rule ->
    [orange] l’arancio
    [indigo] l’indaco
   *[other] il { COLOR($rule) }
}: { $set }
reason-must-discard = poi devi scartare una carta
reason-out = ti mette fuori
reason-takes = { $who ->
    [you] ti prende { $card }
   *[other] prende { $card } a { $who }
}
reason-wins = vince subito il round
reason-wins-points = vince subito il round, con { $points } { $points ->
    [one] punto
   *[other] punti
}
