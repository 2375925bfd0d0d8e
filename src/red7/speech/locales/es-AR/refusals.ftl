# Spanish of Argentina: what is refused, and why, to players and programmers, where it differs from es.

## Refusals of the rules and of the table

deal-commit-late = el asiento { $seat } ya no puede comprometerse: alguien ya reveló un secreto
deal-commit-twice = el asiento { $seat } ya se comprometió
deal-field-unexpected = la cabecera { $field } no corresponde acá
deal-reveal-twice = el asiento { $seat } ya reveló su secreto
deal-reveal-uncommitted = el asiento { $seat } no puede revelar: no se comprometió
deal-server-unrevealed = el servidor todavía no reveló su secreto para la partida { $match }
deck-empty = No se puede robar: la baraja está vacía.
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

## Refusals of the table server

name-taken = «{ $found }» se parece a un nombre que ya está en esta mesa: elegí otro
server-asked-anew = después se preguntó otra cosa, y se responde a esa
server-connections-full = hay demasiadas conexiones: volvé a probar más tarde
server-contended = acá pasan demasiadas cosas a la vez: volvé a probar
server-failed = acá algo salió mal: queda anotado, volvé a probar
server-hello-twice = ya se dijo hello
server-no-guest = primero decí quién sos: elegí un nombre
server-not-your-seat = el asiento { $seat } no es tuyo, o su mano no se muestra acá
server-own-tables = ya tenés { $most } mesas: terminá, dejá o cerrá antes una
server-restarting = el servidor se está reiniciando: volvé en un momento
server-session-over = esta sesión terminó: volvé a decir quién sos
server-stale = el juego avanzó: esto se hizo para la versión { $found }, ahora es la { $expected }
server-tables-full = ya hay { $most } mesas y no caben más: volvé a probar más tarde
server-thinking-full = ahora mismo hay demasiada gente pidiendo ayuda: volvé a probar pronto
server-private = esto no es para vos
server-id-used = el id «{ $found }» ya se usó para otra orden: usá uno nuevo
