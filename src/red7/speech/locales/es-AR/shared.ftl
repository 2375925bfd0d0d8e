# Spanish of Argentina, what every window says. Address: vos (tenés, jugá), dropped before a verb; only what Spain says otherwise stands here.
# Terms: área de juego, pila de reglas, baraja, mano, ronda, partida, registro, jugador virtual, acciones; ir ganando is not ganar.
# Imperative: of vos (jugá, elegí, poné); buttons in the infinitive.
# Avoid: Spain’s words: aquí, ordenador, pulsar, acabar, mazo, fuera, has jugado (jugaste).

## Building blocks

player = { $who ->
    [you] Vos
   *[other] { $who }
}
player-inside = { $who ->
    [you] vos
   *[other] { $who }
}

## Who leads, and why

lead-highest = { $who ->
    [you] Vas ganando
   *[other] { $who } va ganando
}: { $top } es la carta más alta; { $rival ->
    [you] después venís vos con { $rival-top }
   *[other] después viene { $rival } con { $rival-top }
}.
lead-more = { $who ->
    [you] Vas ganando
   *[other] { $who } va ganando
}: { $set }, la más alta { $top }; { $rival ->
    [you] vos tenés { $rival-set }
   *[other] { $rival } tiene { $rival-set }
}.
lead-tie = { $who ->
    [you] Vas ganando
   *[other] { $who } va ganando
}: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, la más alta { $top }
}; { $rival ->
    [you] vos tenés { $rival-set }, pero como mucho { $rival-top }
   *[other] { $rival } tiene { $rival-set }, pero como mucho { $rival-top }
}.
lead-without = { $who } va ganando: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, la más alta { $top }
}; { $rival ->
    [you] no tenés ninguna
   *[other] { $rival } no tiene ninguna
}.
lead-last = { $who ->
    [you] Solo quedás vos.
   *[other] Solo queda { $who }.
}
counts = { $who ->
    [you] Tenés { $set }
   *[other] { $who } tiene { $set }
}: { $cards }.
counts-nothing = { $who ->
    [you] No tenés cartas
   *[other] { $who } no tiene cartas
} que cuenten con esta regla.

## What happened in a turn

step-play = { $who ->
    [you] jugás
   *[other] juega
} { $card }
step-discard = { $who ->
    [you] jugás
   *[other] juega
} { $card } en la pila de reglas ({ COLOR($color) })
step-take = { $owner ->
    [you] te manda { $card }
   *[other] { $who ->
        [you] mandás
       *[other] manda
    } { $card } de { $owner }
} a la baraja
step-to-canvas = { $who ->
    [you] movés
   *[other] mueve
} { $card } a la pila de reglas ({ COLOR($color) })
step-to-deck = { $who ->
    [you] movés
   *[other] mueve
} { $card } a la baraja
step-draw = { $who ->
    [you] robás
   *[other] roba
} { $card }
step-draw-hidden = { $who ->
    [you] robás
   *[other] roba
} una carta
step-out = no { $who ->
    [you] hacés
   *[other] hace
} nada
turn-out = { $who ->
    [you] { player }: { $steps }, y quedás
   *[other] { $who } { $steps }, y queda
} afuera.
turn-empty = { $who ->
    [you] No te quedan cartas y quedás afuera.
   *[other] A { $who } no le quedan cartas y queda afuera.
}

## How a round and a match end

round-won = { $who ->
    [you] ¡Ganás la ronda!
   *[other] { $who } gana la ronda.
}
round-scored = { $who ->
    [you] Te quedás
   *[other] { $who } se queda
} con { $cards } en { COLOR($color) }: { points }.
round-scored-nothing = { $who ->
    [you] No tenés
   *[other] { $who } no tiene
} cartas que cuenten en { COLOR($color) }, así que no hay puntos.
match-won = { $who ->
    [you] ¡Ganás la partida!
   *[other] { $who } gana la partida.
}

## Why a turn is good or bad; $who is a player, $rivals counts those who could answer

reason-answers-known = se sabe que { $who ->
    [you] tenés { $card } y podés
   *[other] { $who } tiene { $card } y puede
} responder
reason-gamble = solo sigue en juego si robás la carta adecuada: { $good } de { $total }
reason-must-discard = después tenés que jugar una carta en la pila de reglas
reason-out = te deja afuera
