# Spanish of Argentina: what it says otherwise than es.ftl. Its booklet says baraja and acciones, and players are vos.
# What refers to one of these, or is referred to, is here too: a message refers to messages of its own file.

## Building blocks

player = { $who ->
    [you] Vos
   *[other] { $who }
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
mode-advanced = reglas avanzadas
option-actions = acciones

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
    [you] vos tenés { $rival-set }, pero { $rival-top } es más baja
   *[other] { $rival } tiene { $rival-set }, pero { $rival-top } es más baja
}.
lead-last = { $who ->
    [you] Solo quedás vos
   *[other] Solo queda { $who }
}: { $set }.
counts = { $who ->
    [you] Tenés { $set }
   *[other] { $who } tiene { $set }
}: { $cards }.
counts-nothing = { $who ->
    [you] No tenés cartas
   *[other] { $who } no tiene cartas
} que cumplan la regla.

## What happened in a turn

step-play = { $who ->
    [you] jugás
   *[other] juega
} { $card }
step-discard = { $who ->
    [you] descartás
   *[other] descarta
} { $card } ({ $color })
step-take = { $who ->
    [you] mandás
   *[other] manda
} { $owner ->
    [you] tu { $card }
   *[other] { $card } de { $owner }
} a la baraja
step-to-canvas = { $who ->
    [you] movés
   *[other] mueve
} { $card } a la pila de reglas ({ $color })
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
turn-in = { player } { $steps }.
turn-out = { player } { $steps }, y { $who ->
    [you] quedás
   *[other] queda
} afuera.
turn-empty = { $who ->
    [you] No te quedan cartas y quedás afuera.
   *[other] A { $who } no le quedan cartas y queda afuera.
}

## The table

table-deck = { $cards ->
    [0] la baraja está vacía
    [one] baraja: { $cards } carta
   *[other] baraja: { $cards } cartas
}
table-out = afuera

## The terminal game

play-welcome = Red7 para { $players } jugadores. En la mesa con vos: { $rivals }.
play-prompt-forced = Apretá Enter: quedás afuera
play-prompt-tuck = El 7 mueve una carta de tu área de juego: a la pila de reglas (x) o a la baraja (d)
play-prompt-discard = Descartá una carta, o apretá Enter para terminar el turno
play-prompt-must-discard = Descartá una carta: no podés terminar el turno sin ir ganando
play-prompt-draw = { $card } te da una carta. ¿La robás?
play-drawn = Robás { $card }.
play-turns = Jugadas con las que seguís en juego
play-turns-out = Jugadas con las que quedás afuera
play-turns-none = Con ninguna jugada seguís en juego.
play-turns-leaving = { $count ->
    [one] Otra jugada te dejaría afuera («{ $all }» la muestra).
   *[other] Otras { $count } jugadas te dejarían afuera («{ $all }» las muestra).
}
play-turns-page = { $count ->
    [one] Queda { $count } línea: escribí { $more }.
   *[other] Quedan { $count } líneas: escribí { $more }.
}
play-no-step = «{ $found }» no es un paso de un turno. Escribí un número de la lista, pasos como R7p G4c, o { $help } para la ayuda.
play-confirm-out = Después de { $turn } quedarías afuera. { $lead } ¿Lo jugás de todos modos?
play-confirm-stop = Si el turno termina acá, quedás afuera. { $lead } ¿Lo terminás de todos modos?
play-confirm-nothing = Quedarías afuera sin haberlo intentado. ¿Lo hacés de todos modos?
play-confirm-gamble = Solo la carta que robes puede salvarte. ¿La robás?
play-fixed = Se robó una carta, así que el turno no se puede deshacer. Sigue desde acá.
play-say-yes-or-no = Respondé s o n, por favor.
round-won = { $who ->
    [you] ¡Ganás la ronda!
   *[other] { $who } gana la ronda.
}
round-scored = { $who ->
    [you] Te quedás
   *[other] { $who } se queda
} con { $cards } en { $color }: { points }.
round-scored-nothing = { $who ->
    [you] No tenés
   *[other] { $who } no tiene
} cartas que cuenten en { $color }, así que no hay puntos.
play-next = Apretá Enter para la siguiente ronda
match-won = { $who ->
    [you] ¡Ganás la partida!
   *[other] { $who } gana la partida.
}
standing = { player }: { points }
play-save = Guardar el registro como (Enter para { $file }, - para no guardarlo)
play-not-saved = No se pudo escribir el registro en { $file }: { $reason }. Acá está:
play-stopped = La partida se para acá.
play-quit = ¿Parar acá la partida?

## Words to type; the first one is shown

command-out = afuera out

## Help

help-goal = Al final de tu turno tenés que ir ganando según la pila de reglas, o quedás afuera. La última persona en juego gana la ronda.
help-number = Un número hace la jugada que lleva ese número en la lista; una carta como R7 muestra las jugadas que empiezan con ella. Enter a solas vuelve a dibujar la mesa.
help-steps = O escribí los pasos del turno, separados por espacios:
help-step-t = con un 1: quitar B3 de otra área de juego y mandarla a la baraja
help-step-d = con un 7: O5 de tu área de juego a la baraja
help-step-out = no hacer nada y quedar afuera
help-actions = Acciones: un 1 quita una carta de otra área de juego, un 3 roba una carta, un 5 pide otra carta, un 7 saca una carta de tu área de juego.
help-scoring-cards = Puntos: quien gana una ronda se queda con las cartas de su área de juego que cuentan. La partida termina cuando faltan cartas.

## Drawing positions and records

show-unfinished = El registro termina acá; la partida no terminó.

## The command line

solve-over = Ganó { $who }.
solve-unknown = Sin resolver en { $nodes ->
        [one] una posición
       *[other] { $nodes } posiciones
    }; { $lost ->
        [0] de ninguna jugada se probó que pierda
        [one] de una jugada se probó que pierde
       *[other] de { $lost } jugadas se probó que pierden
    }.
tool-option-ending = Cuándo termina una partida con puntos de nl-2016: cuando faltan cartas o al llegar a los puntos fijados.
tool-option-color = Usar colores o no; por omisión, según pueda la terminal.
play-about = Juega una partida en la terminal contra jugadores virtuales.
play-record-folder = La carpeta de { $file } no existe: creala antes, o da otro nombre para el registro.

## The arena

arena-one-setting = una liguilla se juega con unas mismas reglas: da --players y --mode una sola vez, o usá --ladder
arena-journal-there = { $file } ya existe: agregá --resume para seguir desde él, o elegí otro archivo
arena-journal-changed = { $file }: el código de { $players } cambió desde que se jugaron estos repartos, así que se vuelven a jugar.
arena-no-dask = un clúster necesita Dask: instalá red7[arena]
arena-pairings-remark = { $count ->
    [one] El intervalo es sobre repartos, al 95 %.
   *[other] Los intervalos son sobre repartos; los { $count } valen juntos al 95 %.
} Está claro quién es más fuerte donde un intervalo deja afuera la igualdad.

## Refusals: the codes of the game, in the order of the alphabet

deal-commit-late = el asiento { $seat } ya no puede comprometerse: alguien ya reveló un secreto
deal-commit-twice = el asiento { $seat } ya se comprometió
deal-field-unexpected = la cabecera { $field } no corresponde acá
deal-reveal-twice = el asiento { $seat } ya reveló su secreto
deal-reveal-uncommitted = el asiento { $seat } no puede revelar: no se comprometió
deal-server-unrevealed = el servidor todavía no reveló su secreto para la partida { $match }
deck-empty = No se puede robar: la baraja está vacía.
key-file-open = { $path } lo pueden leer otros que no son su dueño: protegelo con chmod 600
limit-rate = Demasiado rápido: volvé a probar en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
link-unknown = Este enlace ya se usó o es demasiado antiguo: pedí uno nuevo en el otro dispositivo.
match-over = La partida terminó.
name-reserved = «{ $found }» está reservado para los jugadores virtuales: elegí otro nombre.
name-script = «{ $found }» mezcla alfabetos o tiene letras que parecen otras: escribilo con las letras de un solo alfabeto.
now-discard = { $move } no se puede hacer ahora: descartá una carta o terminá el turno.
now-draw = { $move } no se puede hacer ahora: robá una carta o terminá el turno.
now-play = { $move } no se puede hacer ahora: jugá una carta, descartá una o quedate afuera.
now-tuck = { $move } no se puede hacer ahora: el 7 pide una carta de tu área de juego, para la pila de reglas o la baraja.
position-alive = le toca al asiento { $seat }, pero está afuera de la ronda
position-cards = { $card } está en dos lugares
position-deck-known = no se pueden conocer { $found } cartas de la baraja: tiene { $size }
position-turn = Ningún turno en curso puede estar acá en { $phase }
position-winner = Una ronda sigue con dos o más asientos en juego y termina con uno, hay { $found }.
round-open = La ronda { $round } todavía no terminó.
round-over = La ronda terminó.
stop-must-lead = El turno no puede terminar acá: no irías ganando.
store-corrupted = { $path } está dañado y se dejó como está: { $reason }; poné en su lugar una copia de seguridad
store-unavailable = Ahora mismo no se puede acceder a la base de datos: volvé a probar pronto.
table-asked = El asiento { $seat } ya pidió otra partida.
table-away = No estás en el asiento { $seat }: primero volvé a él.
table-device = esta mesa es para quienes comparten un solo dispositivo: pedí un asiento a quien la abrió
table-drawn = { $found } no se puede dar por robada: nadie vio todavía esa carta.
table-early = Todavía no es el momento.
table-here = Quien tiene el asiento { $seat } está acá.
table-no-record = No hay registro de la partida { $found }: no terminó, o nunca se repartió.
table-no-seat = Solo puede hacerlo quien tiene asiento acá.
table-not-finished = La partida todavía no terminó.
table-not-your-turn = No te toca a vos, sino al asiento { $seat }.
table-removed = El anfitrión te sacó de esta mesa. Elegí otra o abrí la tuya.
table-reveal-early = El asiento { $seat } todavía no puede revelar: otros aún pueden comprometerse.
table-reveals = El 3 roba una carta que nadie vio: jugá primero hasta ahí.
table-seated = Ya tenés asiento.
table-started = La partida empezó.
take-fewer = { $card } no se puede quitar: { $owner } tiene menos cartas que vos en su área de juego.
tuck-deck = { $card } no puede ir a la baraja: en esta edición un 7 solo mueve cartas a la pila de reglas.
turn-started = El turno empezó: terminalo paso a paso.

## What a refusal says was expected; “nothing” may also be what was found

expected-card-undealt = una carta todavía sin repartir
expected-field-deck = el campo de la baraja

## The review of a match

review-accuracy = { player }: precisión { $accuracy } de 100 (buenos: { $good }, imprecisos: { $inaccurate }, perdedores: { $losing })
gone-no-cards = Turno { $turn }: { $who ->
    [you] quedás
   *[other] { $who } queda
} afuera, sin cartas.
gone-rightly = Turno { $turn }: { $who ->
    [you] quedás
   *[other] { $who } queda
} afuera; ninguna jugada lo habría cambiado.
gone-needlessly = Turno { $turn }: { $who ->
    [you] quedás
   *[other] { $who } queda
} afuera sin necesidad; para seguir en juego bastaba { $count ->
    [one] una jugada
   *[other] cualquiera de { $count } jugadas
}: { $turns }.
gone-luck = Turno { $turn }: { $who ->
    [you] quedás
   *[other] { $who } queda
} afuera; solo la suerte podía ayudar. { $luck }

## Why a turn is good or bad; $who is a player, $rivals counts those who could answer

reason-answers-known = se sabe que { $who ->
    [you] tenés { $card } y podés
   *[other] { $who } tiene { $card } y puede
} responder con ella
reason-out = deja afuera a quien juega

## The table server

name-taken = «{ $found }» se parece a un nombre que ya está en esta mesa: elegí otro
serve-no-page = No tiene página para navegadores: este paquete se construyó sin ella. Instalá Node { $node } o posterior, y después este paquete de nuevo desde sus fuentes.
server-asked-anew = después se preguntó otra cosa, y se responde a esa
server-connections-full = hay demasiadas conexiones: volvé a probar más tarde
server-contended = acá pasan demasiadas cosas a la vez: volvé a probar
server-failed = acá algo salió mal: queda anotado, volvé a probar
server-hello-twice = ya se dijo hello
server-no-guest = primero decí quién sos: elegí un nombre
server-not-your-seat = el asiento { $seat } no es tuyo, o su mano no se muestra acá
server-own-tables = ya tenés { $most } mesas: terminá, dejá o cerrá antes una
server-port = no se puede escuchar en el puerto { $port } de { $host }: { $reason }; elegí otro --port o --host
server-restarting = el servidor se está reiniciando: volvé en un momento
server-session-over = esta sesión terminó: volvé a decir quién sos
server-stale = el juego avanzó: esto se hizo para la versión { $found }, ahora es la { $expected }
server-tables-full = ya hay { $most } mesas y no caben más: volvé a probar más tarde
server-thinking-full = ahora mismo hay demasiada gente pidiendo ayuda: volvé a probar pronto
server-private = esto no es para vos
server-id-used = el id «{ $found }» ya se usó para otra orden: usá uno nuevo
