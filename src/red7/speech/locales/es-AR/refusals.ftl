# Spanish of Argentina, what is refused, and why. Address: vos (tenés, jugá), dropped before a verb; only what Spain says otherwise stands here.
# Terms: área de juego, pila de reglas, baraja, mano, ronda, partida, registro, jugador virtual, acciones; ir ganando is not ganar.
# Imperative: of vos (jugá, elegí, poné); buttons in the infinitive.
# Avoid: Spain’s words: aquí, ordenador, pulsar, acabar, mazo, fuera, has jugado (jugaste).

## Refusals of the rules and of the table

bot = «{ $found }» no es un bot: elegí entre { $expected }.
deal-commit-late = el asiento { $seat } ya no puede comprometerse: alguien ya reveló un secreto
deal-commit-twice = el asiento { $seat } ya se comprometió
deal-field-unexpected = la cabecera { $field } no corresponde acá
deal-reveal-twice = el asiento { $seat } ya reveló su secreto
deal-reveal-uncommitted = el asiento { $seat } no puede revelar: no se comprometió
deal-server-unrevealed = el servidor todavía no reveló su secreto para la partida { $match }
deck-empty = No se puede robar: la baraja está vacía.
discard-must-lead = No podés jugar { $card } en la pila de reglas: en { COLOR($color) } no irías ganando.
limit-rate = No tan rápido: volvé a probar en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
link-unknown = Este enlace ya se usó o venció. Creá uno nuevo en el otro dispositivo.
local-alone = para esto hacen falta otras personas o un servidor: acá, en tu dispositivo, jugás contra la computadora o se van pasando el dispositivo
local-newer = lo guardado acá es de una versión más nueva del juego: volvé a cargar la página para tenerla
match-over = La partida terminó.
name-reserved = «{ $found }» está reservado para los jugadores virtuales: elegí otro nombre.
name-script = «{ $found }» mezcla alfabetos o tiene letras que parecen otras: escribilo en un solo alfabeto, por favor.
now-discard = Ahora no podés jugar { $move }: jugá una carta en la pila de reglas o terminá el turno.
now-draw = Ahora no podés jugar { $move }: robá una carta o terminá el turno.
now-follow = Ahora no podés jugar { $move }: jugá otra carta en tu área de juego por el 5.
now-play = Ahora no podés jugar { $move }: jugá una carta en tu área de juego o en la pila de reglas, o quedate afuera.
now-take = Ahora no podés jugar { $move }: quitá una carta de otra área de juego por el 1.
now-tuck = Ahora no podés jugar { $move }: por el 7, mové una carta de tu área de juego a la pila de reglas o a la baraja.
one-must-lead = No podés jugar { $card }: con este 1 no irías ganando al final del turno.
play-must-lead = No podés jugar { $card }: así no irías ganando al final del turno.
position-alive = le toca al asiento { $seat }, pero está afuera de la ronda
position-cards = { $card } está en dos lugares
position-deck-known = no se pueden conocer { $found } cartas de la baraja: tiene { $size }
position-turn = Ningún turno en curso puede estar acá en { $phase }
position-winner = { $found ->
    [1] Solo queda un asiento en juego: volvé a meter otro.
   *[other] Una ronda sigue con dos o más asientos en juego y termina con uno; encontrados: { $found }.
}
round-open = La ronda { $round } todavía no terminó.
round-over = La ronda terminó.
seven-must-lead = No podés jugar { $card }: con este 7 no irías ganando al final del turno.
stop-must-lead = No podés terminar acá el turno: no irías ganando.
store-unavailable = { $kind ->
    [full] El disco del servidor está lleno y no se puede guardar nada: avisale a quien lo administra.
    [damaged] Los datos del servidor están dañados y no se puede guardar nada: avisale a quien lo administra.
    [no-room] No queda lugar en este dispositivo y no se puede guardar nada: hacé lugar y volvé a probar.
    [not-kept] Este navegador ya no guarda lo que jugás: volvé a cargar la página.
   *[away] Ahora mismo no se puede acceder a la base de datos: volvé a probar pronto.
}
table-asked = El asiento { $seat } ya pidió otra partida.
table-away = No estás en el asiento { $seat }: primero volvé a él.
table-device = esta mesa es para quienes comparten un solo dispositivo: pedí un asiento a quien la abrió
table-drawn = { $found } no se puede haber robado todavía: nadie vio esa carta.
table-early = Todavía es demasiado pronto.
table-here = Quien tiene el asiento { $seat } está acá.
table-no-guest = Para sentarte necesitás un nombre.
table-no-record = No hay registro de la partida { $found }: no terminó, o nunca se repartió.
table-no-seat = Solo pueden hacerlo los que juegan en esta mesa.
table-not-finished = La partida todavía no terminó.
table-not-your-turn = Le toca al asiento { $seat }, no a vos.
table-others-play = Hay más gente en esta partida: podés dejarla, pero no cerrarla.
table-partial = Jugá el turno entero, o pará en la carta que roba el 3.
table-removed = El anfitrión te sacó de esta mesa. Elegí otra o abrí la tuya.
table-reveal-early = El asiento { $seat } todavía no puede revelar: otros aún pueden comprometerse.
table-reveals = El 3 roba una carta que nadie vio: jugá primero hasta ahí.
table-rules-new = los demás todavía están leyendo las nuevas reglas: empezá en unos segundos
table-seated = Ya tenés asiento.
table-started = La partida empezó.
take-absent = No podés quitar { $card }: no está en el área de juego de otro jugador que siga en juego.
take-fewer = No podés quitar { $card }: { $owner } tiene menos cartas que vos en su área de juego.
take-last = No podés quitar { $card }: { $owner } solo tiene esa carta en su área de juego.
take-must-lead = No podés quitar { $card }: así no irías ganando al final del turno.
tuck-absent = No podés mover { $card }: no está en tu área de juego.
tuck-at-once = No podés mover { $card } a la pila de reglas: en { COLOR($color) } no irías ganando.
tuck-deck = No podés mover { $card } a la baraja: en esta edición un 7 solo mueve cartas a la pila de reglas.
tuck-itself = No podés mover { $card }: en esta edición un 7 mueve otra carta.
tuck-must-lead = No podés mover { $card } ahí: así no irías ganando al final del turno.
turn-started = Este turno está en marcha: terminalo paso a paso.

## What a refusal says was expected; “nothing” may also be what was found

expected-card-undealt = una carta todavía sin repartir
expected-field-deck = el campo de la baraja
expected-piles = lo que puntuó cada asiento, como «R7V2/-» o «R7+32/-»

## Refusals of the table server

name-taken = «{ $found }» se parece a un nombre que ya está en esta mesa: elegí otro
server-asked-anew = una petición más reciente reemplazó a esta
server-banned = No podés jugar acá hasta { $until }: así lo decidió quien administra este servidor.
server-connections-full = hay demasiadas conexiones: volvé a probar más tarde
server-contended = acá están pasando demasiadas cosas ahora mismo: volvé a probar
server-failed = algo falló de nuestro lado y queda anotado: volvé a probar
server-hello-twice = ya se dijo hello
server-no-guest = primero decinos quién sos: elegí un nombre
server-not-your-seat = el asiento { $seat } no es tuyo, o su mano no se muestra acá
server-own-tables = ya tenés { $most } mesas: antes terminá, dejá o cerrá alguna
server-restarting = el servidor se está reiniciando: volvé en un momento
server-session-over = tu sesión venció: volvé a elegir tu nombre
server-stale = el juego avanzó: esto se hizo para la versión { $found }, ahora es la { $expected }
server-tables-full = las { $most } mesas están ocupadas: volvé a probar más tarde
server-thinking-full = ahora mismo hay demasiada gente pidiendo pistas: volvé a probar en unos segundos
server-thinking-late = pensarlo llevó demasiado tiempo y se abandonó: volvé a probar
server-thinking-own = todavía se están pensando tus preguntas anteriores: volvé a probar cuando una tenga respuesta
server-network-tables = desde tu red ya hay { $most } mesas abiertas: cerrá una o volvé a probar más tarde
server-table-long = en esta mesa se juega desde hace demasiado tiempo: abrí una nueva
server-outdated = esta página es más antigua que su servidor: recargala
server-private = no tenés permiso para ver esto
server-id-used = el id «{ $found }» ya se usó para otra orden: usá uno nuevo
server-invited = Esta mesa es solo por invitación: pedile el enlace al anfitrión.
name-office = «{ $found }» haría pensar en quien administra este servidor: elegí otro nombre.
table-gave-up = Abandonaste esta partida: un jugador virtual juega por vos hasta el final.
documents-full = ya guardás { $most }: antes borrá alguno
table-seats-taken = Hay { $least } asientos ocupados: liberá uno antes de jugar con { $found }.
replay-long = esta partida tiene más de { $most } turnos: es demasiado larga para verla acá
server-no-document = no tenés un registro así, o ya no existe
review-long = esta partida tiene más de { $most } turnos: es demasiado larga para analizarla acá
day = «{ $found }» no es un día: escribilo así: 2026-11-16.
archive-newer = este archivo es de una versión más nueva de Red7: se va a poder leer cuando esta esté al día
table-imported = Esta mesa viene de otro lado: solo su anfitrión puede jugar en ella.
