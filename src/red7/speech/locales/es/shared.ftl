# Spanish, what every window says. Address: tú, dropped before a verb; nothing that depends on a player’s gender.
# Terms: área de juego, pila de reglas, mazo de robo, mano, ronda, partida, registro, jugador virtual, celeste (blue), azul (indigo); ir ganando is not ganar.
# Imperative: of tú (juega, pon); buttons in the infinitive (Terminar turno).
# Avoid: descartar, a verb that agrees with a variable (hay …, se espera …); SOUND chooses between y and e; a no-break space before %.

## Building blocks

spelled = { $number ->
    [0] cero
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
   *[other] { $number }
}
list-more = { $first }, { $next }
list-last = { $first } { SOUND($last) ->
    [i] e
   *[other] y
} { $last }
list-apart = { $first }; { $next }
player = { $who ->
    [you] Tú
   *[other] { $who }
}
player-inside = { $who ->
    [you] tú
   *[other] { $who }
}
seat = Asiento { $number }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
color-red = rojo
color-orange = naranja
color-yellow = amarillo
color-green = verde
color-blue = celeste
color-indigo = azul
color-violet = violeta
rule-red = carta más alta
rule-orange = mismo número
rule-yellow = mismo color
rule-green = cartas pares
rule-blue = colores diferentes
rule-indigo = escalera más larga
rule-violet = por debajo de 4
rule-long-red = va ganando la carta más alta
rule-long-orange = va ganando quien tiene más cartas del mismo número
rule-long-yellow = va ganando quien tiene más cartas del mismo color
rule-long-green = va ganando quien tiene más cartas pares
rule-long-blue = va ganando quien tiene más cartas de colores diferentes
rule-long-indigo = va ganando la escalera más larga de números seguidos
rule-long-violet = va ganando quien tiene más cartas menores que 4
level-beginner = novato
level-casual = aficionado
level-skilled = veterano
level-expert = experto
level-master = maestro

## What a palette shows under each rule

set-red = { $top }
set-orange = { $count ->
    [one] un { $number }
   *[other] { SPELL($count) } { $number }
}
set-yellow = { $count ->
    [one] una carta { $color ->
        [red] roja
        [yellow] amarilla
       *[other] { COLOR($color) }
    }
   *[other] { SPELL($count) } cartas { $color ->
        [red] rojas
        [orange] naranjas
        [yellow] amarillas
        [green] verdes
        [blue] celestes
        [indigo] azules
        [violet] violetas
       *[other] { COLOR($color) }
    }
}
set-green = { $count ->
    [one] una carta par
   *[other] { SPELL($count) } cartas pares
}
set-blue = { $count ->
    [one] un color
   *[other] { SPELL($count) } colores
}
set-indigo = { $count ->
    [one] una sola carta
   *[other] una escalera de { SPELL($count) } cartas
}
set-violet = { $count ->
    [one] una carta menor que 4
   *[other] { SPELL($count) } cartas menores que 4
}

## Who leads, and why

lead-highest = { $who ->
    [you] Vas ganando
   *[other] { $who } va ganando
}: { $top } es la carta más alta; { $rival ->
    [you] después vienes tú con { $rival-top }
   *[other] después viene { $rival } con { $rival-top }
}.
lead-more = { $who ->
    [you] Vas ganando
   *[other] { $who } va ganando
}: { $set }, la más alta { $top }; { $rival ->
    [you] tú tienes { $rival-set }
   *[other] { $rival } tiene { $rival-set }
}.
lead-tie = { $who ->
    [you] Vas ganando
   *[other] { $who } va ganando
}: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, la más alta { $top }
}; { $rival ->
    [you] tú tienes { $rival-set }, pero como mucho { $rival-top }
   *[other] { $rival } tiene { $rival-set }, pero como mucho { $rival-top }
}.
lead-only = { $who ->
    [you] Vas ganando
   *[other] { $who } va ganando
}: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, la más alta { $top }
}; nadie más tiene.
lead-above = { $who } va ganando: { $top } es la carta más alta; { $rival ->
    [you] la tuya más alta es { $rival-top }
   *[other] la más alta de { $rival } es { $rival-top }
}.
lead-without = { $who } va ganando: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, la más alta { $top }
}; { $rival ->
    [you] tú no tienes ninguna
   *[other] { $rival } no tiene ninguna
}.
lead-last = { $who ->
    [you] Solo quedas tú.
   *[other] Solo queda { $who }.
}
lead-nobody-green = Nadie va ganando: no hay cartas pares en ningún área de juego.
lead-nobody-violet = Nadie va ganando: no hay cartas menores que 4 en ningún área de juego.
counts = { $who ->
    [you] Tienes { $set }
   *[other] { $who } tiene { $set }
}: { $cards }.
counts-red = { $who ->
    [you] Tu carta más alta es { $cards }.
   *[other] La carta más alta de { $who } es { $cards }.
}
counts-nothing = { $who ->
    [you] No tienes cartas
   *[other] { $who } no tiene cartas
} que cuenten con esta regla.

## What happened in a turn

step-play = { $who ->
    [you] juegas
   *[other] juega
} { $card }
step-discard = { $who ->
    [you] pones
   *[other] pone
} { $card } en la pila de reglas ({ COLOR($color) })
step-take = { $owner ->
    [you] te manda { $card }
   *[other] { $who ->
        [you] mandas
       *[other] manda
    } { $card } de { $owner }
} al mazo de robo
step-to-canvas = { $who ->
    [you] mueves
   *[other] mueve
} { $card } a la pila de reglas ({ COLOR($color) })
step-to-deck = { $who ->
    [you] mueves
   *[other] mueve
} { $card } al mazo de robo
step-draw = { $who ->
    [you] robas
   *[other] roba
} { $card }
step-draw-hidden = { $who ->
    [you] robas
   *[other] roba
} una carta
step-out = no { $who ->
    [you] haces
   *[other] hace
} nada
turn-in = { $who ->
    [you] { player }: { $steps }
   *[other] { $who } { $steps }
}.
turn-out = { $who ->
    [you] { player }: { $steps }, y quedas
   *[other] { $who } { $steps }, y queda
} fuera.
turn-empty = { $who ->
    [you] No te quedan cartas y quedas fuera.
   *[other] A { $who } no le quedan cartas y queda fuera.
}

## How a round and a match end

round-won = { $who ->
    [you] ¡Ganas la ronda!
   *[other] { $who } gana la ronda.
}
round-scored = { $who ->
    [you] Te quedas
   *[other] { $who } se queda
} con { $cards } en { COLOR($color) }: { points }.
round-scored-nothing = { $who ->
    [you] No tienes
   *[other] { $who } no tiene
} cartas que cuenten en { COLOR($color) }, así que no hay puntos.
match-won = { $who ->
    [you] ¡Ganas la partida!
   *[other] { $who } gana la partida.
}
match-shared = Victoria compartida: { $winners }.
standing = { player }: { points }

## Why a turn is good or bad; $who is a player, $rivals counts those who could answer

reason-answers-action = una respuesta necesita dos cartas o una acción
reason-answers-cards = { $rivals ->
    [one] un rival podría
   *[other] { SPELL($rivals) } rivales podrían
} responder (cartas que sirven: { $cards })
reason-answers-known = se sabe que { $who ->
    [you] tienes { $card } y puedes
   *[other] { $who } tiene { $card } y puede
} responder
reason-answers-many = { $rivals ->
    [one] un rival podría
   *[other] { SPELL($rivals) } rivales podrían
} responder con { $count } de las { $total } cartas sin ver
reason-answers-none = ningún rival puede responder, tenga lo que tenga
reason-answers-number = { $rivals ->
    [one] un rival podría
   *[other] { SPELL($rivals) } rivales podrían
} responder con un { $number }
reason-answers-two = { $rivals ->
    [one] un rival podría
   *[other] { SPELL($rivals) } rivales podrían
} responder, pero solo con dos cartas
reason-draws = roba una carta
reason-forced = ninguna otra jugada te mantiene en juego
reason-gamble = solo sigue en juego si robas la carta adecuada: { $good } de { $total }
reason-keeps = { $count ->
    [0] no guarda cartas
    [one] guarda una carta
   *[other] guarda { SPELL($count) } cartas
}
reason-leads = va ganando en { COLOR($rule) } con { $set }
reason-must-discard = después tienes que poner una carta en la pila de reglas
reason-out = te deja fuera
reason-takes = { $who ->
    [you] te quita { $card }
   *[other] quita { $card } a { $who }
}
reason-wins = gana la ronda en el acto
reason-wins-points = gana la ronda en el acto, con { $points } { $points ->
    [one] punto
   *[other] puntos
}
