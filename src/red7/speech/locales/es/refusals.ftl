# Spanish, what is refused, and why. Address: tú, dropped before a verb; nothing that depends on a player’s gender.
# Terms: área de juego, pila de reglas, mazo de robo, mano, ronda, partida, registro, jugador virtual, celeste (blue), azul (indigo); ir ganando is not ganar.
# Imperative: of tú (juega, pon); buttons in the infinitive (Terminar turno).
# Avoid: descartar, a verb that agrees with a variable (hay …, se espera …); SOUND chooses between y and e; a no-break space before %.

## The place of a mistake in a text

place = línea { $line }, columna { $column }: { $message }
place-line = línea { $line }: { $message }
place-turn = ronda { $round }, turno { $turn }: { $message }

## Refusals of the rules and of the table

argument = encontrado: { $found }; se esperaba: { $expected }
bot = «{ $found }» no es un bot: elige entre { $expected }.
card = «{ $found }» no es una carta: una carta es una letra de ROYGBIV y un número del 1 al 7, como R7
color = «{ $found }» no es un color; se esperaba: una letra de ROYGBIV
data-object = encontrado: { $found }; se esperaba: un objeto con campos
deal-card = { $found } no es una carta; se esperaba: un índice de 0 a { $last }
deal-card-twice = la carta con índice { $card } está dos veces en juego
deal-changed = { $field } no es lo que se vio antes del reparto
deal-commit-late = el asiento { $seat } ya no puede comprometerse: alguien ha revelado ya un secreto
deal-commit-twice = el asiento { $seat } ya se ha comprometido
deal-few-cards = { $players } jugadores necesitan al menos { $needed } cartas; encontradas: { $found }
deal-field-missing = falta la cabecera { $field }
deal-field-unexpected = la cabecera { $field } no corresponde aquí
deal-hex = { $field }; encontrado: «{ $found }»; se esperaba: { $digits } cifras hexadecimales en minúscula
deal-length = { $what ->
    [seed] una semilla
    [server-secret] el secreto del servidor
    [server-commitment] el compromiso del servidor
    [player-secret] el secreto de un jugador
   *[player-commitment] el compromiso de un jugador
} tiene { $expected } bytes; encontrados: { $found }
deal-match-id = «{ $found }» no es el nombre de una partida; se esperaba: de 1 a { $most } caracteres de A-Z a-z 0-9 - _ . :
deal-number = { $found } no es el número de una semilla; se esperaba: de 0 a { $most }
deal-pair = { $field }; encontrado: «{ $found }»; se esperaba: un compromiso, un espacio, y un secreto o -
deal-player-secret = el secreto del asiento { $seat } no es aquel al que se comprometió
deal-players = Red7 es para 2 a 4 jugadores; encontrados: { $found }
deal-reveal-twice = el asiento { $seat } ya ha revelado su secreto
deal-reveal-uncommitted = el asiento { $seat } no puede revelar: no se ha comprometido
deal-round = { $found } no es el número de una ronda; se esperaba: de 1 a { $most }
deal-scheme = sistema de reparto desconocido: «{ $found }»; se esperaba: { $expected }
deal-seat = no hay asiento { $found }; se esperaba: de 0 a { $last }
deal-secret-uncommitted = un secreto sin compromiso no prueba nada
deal-seedless = no se puede repartir ninguna ronda: la partida no tiene semilla
deal-server-secret = el secreto del servidor para la partida { $match } no es aquel al que se comprometió
deal-server-unrevealed = el servidor aún no ha revelado su secreto para la partida { $match }
deck-empty = No se puede robar: el mazo de robo está vacío.
discard-must-lead = No puedes poner { $card } en la pila de reglas: en { COLOR($color) } no irías ganando.
draw-low = { $card } no te da carta: su número tiene que ser mayor que la cantidad de cartas de tu área de juego, { $count }.
draw-off = No se puede robar: esta partida se juega sin la opción de robo.
edition = «{ $found }» no es una edición; se esperaba: una de { $expected }
encoding = línea { $line }: el texto no es UTF-8
ending = la edición { $edition } no tiene otro final: solo nl-2016 lo tiene
field-missing = falta el campo { $field }
field-unknown = no hay campo { $field }; se esperaba: algunos de { $expected }
field-wrong = { $field }; encontrado: { $found }; se esperaba: { $expected }
limit-rate = No tan rápido: vuelve a probar en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
link-unknown = Este enlace ya se ha usado o ha caducado. Crea uno nuevo en el otro dispositivo.
local-alone = para esto hacen falta otras personas o un servidor: aquí, en tu dispositivo, juegas contra el ordenador o os pasáis el dispositivo
local-newer = lo guardado aquí es de una versión más reciente del juego: vuelve a cargar la página para tenerla
match-over = La partida ha terminado.
move = «{ $found }» no es un paso; se esperaba: una carta con p, c, t, x o d como R7p, o +, . o out
name-empty = Un nombre necesita al menos una letra o una cifra.
name-long = El nombre tiene { $found } caracteres: { $most } como máximo.
name-office = «{ $found }» haría pensar en quien administra este servidor: elige otro nombre.
name-reserved = «{ $found }» está reservado para los jugadores virtuales: elige otro nombre.
name-script = «{ $found }» mezcla alfabetos o tiene letras que parecen otras: escríbelo en un solo alfabeto, por favor.
not-in-hand = { $card } no está en tu mano.
now-discard = Ahora no puedes jugar { $move }: pon una carta en la pila de reglas o acaba el turno.
now-draw = Ahora no puedes jugar { $move }: roba una carta o acaba el turno.
now-follow = Ahora no puedes jugar { $move }: juega otra carta en tu área de juego por el 5.
now-play = Ahora no puedes jugar { $move }: juega una carta, pon una en la pila de reglas o quédate fuera.
now-take = Ahora no puedes jugar { $move }: quita una carta de otra área de juego por el 1.
now-tuck = Ahora no puedes jugar { $move }: por el 7, mueve una carta de tu área de juego a la pila de reglas o al mazo de robo.
one-must-lead = No puedes jugar { $card }: con este 1 no irías ganando al final del turno.
options = «{ $found }» no son opciones; se esperaba: basic, advanced, expert, o draw, scoring, actions unidas por +
perft-depth = { $found } no es una profundidad; se esperaba: de { $least } a { $most }
play-must-lead = No puedes jugar { $card }: así no irías ganando al final del turno.
position-alive = le toca al asiento { $seat }, pero está fuera de la ronda
position-cards = { $card } está en dos sitios
position-deck-known = no se pueden conocer { $found } cartas del mazo de robo: tiene { $size }
position-known = { $card } no se puede conocer en la mano del asiento { $seat }: no está ahí
position-palette = el asiento { $seat } sigue en juego pero su área de juego está vacía
position-phase = «{ $found }» no es una fase; se esperaba: una de { $expected }
position-players = Red7 es para 2 a 4 jugadores; encontrados: { $found }
position-seat = no hay asiento { $found }; se esperaba: de 0 a { $last }
position-seats = Cada asiento tiene una mano y un área de juego: manos { $hands }, áreas de juego { $palettes }.
position-seats-known = Las cartas conocidas se dan para todas las manos o para ninguna: manos { $hands }, conocidas { $known }.
position-seven = { $card } no es un 7 del área de juego del asiento al que le toca
position-turn = Ningún turno en curso puede estar aquí en { $phase }
position-winner = { $found ->
    [1] Solo queda un asiento en juego: vuelve a meter otro.
   *[other] Una ronda sigue con dos o más asientos en juego y acaba con uno; encontrados: { $found }.
}
puzzle = «{ $found }» no es un problema: se necesita un tipo, la dificultad, la solución, | y lo que se ve
puzzle-unknown = No hay ningún problema { $found }.
record-card-missing = { $card } no está repartida; se esperaba: cada carta que no esté en una pila de puntos
record-card-scored = { $card } está repartida, pero está en una pila de puntos
record-deal = las cartas de la ronda { $round } no salen de la semilla
record-empty = el registro no tiene ninguna ronda
record-hand = al asiento { $seat } se le reparte una mano de { $found }; se esperaba: { $expected }
record-header = «{ $found }» no es una cabecera libre; se esperaba: una mayúscula y luego letras, cifras y -; no uno de los nombres fijos
record-header-twice = la cabecera { $field } aparece dos veces
record-names = nombres encontrados: { $found }; se esperaban: { $expected }
record-seats = asientos encontrados: { $found }; se esperaban: { $expected }
record-seedless = no hay semilla con la que comprobar los repartos
record-server-alone = ningún jugador reveló un secreto, así que la semilla la eligió el servidor solo
record-turn-whole = el turno está completo, así que ... no puede ir detrás
record-unrevealed = el asiento { $seat } se comprometió a un secreto y no lo reveló
record-value = { $field }: «{ $found }» contiene { $character }; se esperaba: ni saltos de línea ni caracteres de control
round-open = La ronda { $round } aún no ha terminado.
round-over = La ronda ha terminado.
seven-must-lead = No puedes jugar { $card }: con este 7 no irías ganando al final del turno.
sight = «{ $found }» no es lo que se ve de una ronda
stop-must-lead = No puedes acabar aquí el turno: no irías ganando.
store-unavailable = { $kind ->
    [full] El disco del servidor está lleno y no se puede guardar nada: avisa a quien lo administra.
    [damaged] Los datos del servidor están dañados y no se puede guardar nada: avisa a quien lo administra.
    [no-room] No queda sitio en este dispositivo y no se puede guardar nada: haz sitio y vuelve a probar.
    [not-kept] Este navegador ya no guarda lo que juegas: vuelve a cargar la página.
   *[away] Ahora mismo no se puede acceder a la base de datos: vuelve a probar pronto.
}
syntax = línea { $line }, columna { $column }; encontrado: { $found }; se esperaba: { $expected }
table-asked = El asiento { $seat } ya ha pedido otra partida.
table-away = No estás en el asiento { $seat }: primero vuelve a él.
table-bot-there = Por el asiento { $seat } ya juega un jugador virtual, o no es de nadie.
table-bots = Hay { $found } jugadores virtuales para { $most } asientos.
table-device = esta mesa es para quienes comparten un solo dispositivo: pide un asiento a quien la abrió
table-closed = La mesa está cerrada.
table-drawn = { $found } no se puede haber robado todavía: nadie ha visto esa carta.
table-early = Aún es demasiado pronto.
table-full = No quedan asientos libres.
table-gave-up = Has abandonado esta partida: un jugador virtual juega por ti hasta el final.
table-held = En el asiento { $seat } todavía se está mirando la ronda.
table-here = Quien tiene el asiento { $seat } está aquí.
table-no-bot = El asiento { $seat } no necesita ahora un jugador virtual.
table-no-change = La mesa ya está configurada así.
table-no-guest = Para sentarte necesitas un nombre.
table-no-help = En esta mesa no hay pistas cuando juegan personas entre sí.
table-no-hold = No hay nada que retener para el asiento { $seat }, o sus dos minutos se acabaron.
table-no-record = No hay registro de la partida { $found }: no ha terminado, o nunca se repartió.
table-no-seat = Solo pueden hacerlo los jugadores de esta mesa.
table-not-between = Ninguna ronda espera a que se reparta.
table-not-dealing = Ahora no se están reuniendo secretos para los repartos.
table-not-finished = La partida aún no ha terminado.
table-not-host = Solo puede hacerlo el anfitrión.
table-not-playing = Ahora no se está jugando.
table-not-your-seat = El asiento { $seat } no es tuyo.
table-not-your-turn = Le toca al asiento { $seat }, no a ti.
table-others-play = Hay más gente en esta partida: puedes dejarla, pero no cerrarla.
table-pace = El tiempo por turno tiene que ser de { $least } a { $most } segundos, no { $found }.
table-partial = Juega el turno entero, o para en la carta que roba el 3.
table-removed = El anfitrión te ha quitado de esta mesa. Elige otra o abre la tuya.
table-reveal-early = El asiento { $seat } aún no puede revelar: otros pueden comprometerse todavía.
table-rules-new = los demás todavía están leyendo las nuevas reglas: empieza en unos segundos
table-rules-stay = Las reglas de esta mesa ya no se pueden cambiar.
table-reveals = El 3 roba una carta que nadie ha visto: juega primero hasta ahí.
table-seat-free = El asiento { $seat } está libre.
table-seat-taken = El asiento { $seat } está ocupado.
table-seated = Ya tienes asiento.
table-seats-empty = El asiento { $seat } está vacío: la partida necesita a alguien en cada asiento.
table-seats-taken = Hay { $least } asientos ocupados: libera uno antes de jugar con { $found }.
table-started = La partida ha empezado.
table-system = Solo puede hacerlo el propio servidor.
take-absent = No puedes quitar { $card }: no está en el área de juego de otro jugador que siga en juego.
take-fewer = No puedes quitar { $card }: { $owner } tiene menos cartas que tú en su área de juego.
take-last = No puedes quitar { $card }: { $owner } solo tiene esa carta en su área de juego.
take-must-lead = No puedes quitar { $card }: así no irías ganando al final del turno.
tuck-absent = No puedes mover { $card }: no está en tu área de juego.
tuck-at-once = No puedes mover { $card } a la pila de reglas: en { COLOR($color) } no irías ganando.
tuck-deck = No puedes mover { $card } al mazo de robo: en esta edición un 7 solo mueve cartas a la pila de reglas.
tuck-itself = No puedes mover { $card }: en esta edición un 7 mueve otra carta.
tuck-must-lead = No puedes mover { $card } ahí: así no irías ganando al final del turno.
turn-drawn = { $found } no es la carta que se robó.
moves = { $found } no es un turno completo.
turn-other = El turno { $turn } se hizo para otra posición.
turn-over = { $move } viene después del final del turno.
turn-started = Este turno está en marcha: acábalo paso a paso.
undo-nothing = No hay nada que deshacer.
record-no-turn = ese turno no está en el registro
record-prepared = las primeras cartas de esta partida se eligieron, no se barajaron: no es un reparto justo
record-start-late = la ronda { $round } tiene que repartirse: solo la primera puede empezar con cartas elegidas
start-hand = Le toca al asiento { $seat }, que no tiene cartas en la mano.
start-hand-large = El asiento { $seat } tiene { $found } cartas en la mano: nunca son más de { $most }.
start-phase = Una partida solo puede empezar con un turno nuevo, no en la fase { $phase }.
start-piles = Las pilas de puntos, una por asiento, tienen que contener exactamente las cartas puntuadas de la posición; sin puntuación no hay ninguna.
start-rules = La posición es de { $found }: la partida necesita las mismas reglas y el mismo número de jugadores.
table-prepared = Esta mesa empezó con cartas elegidas: solo su anfitrión puede jugar en ella.

## What a refusal says was expected; “nothing” may also be what was found

expected-canvas = una letra de color de ROYGBIV, o una carta como G4
expected-card = una carta como R7
expected-card-once = cada carta una sola vez
expected-card-undealt = una carta aún sin repartir
expected-cards-known = cartas después de *
expected-cards-of = { $header }: y cartas
expected-digits = números con menos cifras
expected-edition = el nombre de una edición
expected-ending = cards o target
expected-field-canvas = el campo de la pila de reglas
expected-field-deck = el campo del mazo de robo
expected-field-edition = el campo de la edición
expected-field-options = el campo de las opciones
expected-field-phase = el campo de la fase
expected-field-scored = el campo de las cartas puntuadas
expected-field-seats = el campo de los asientos
expected-field-turn = el campo del asiento al que le toca
expected-flag = true o false
expected-hand = { $count } cartas, una barra | y la primera carta del área de juego
expected-hand-and-palette = una mano y un área de juego como R7O6:B1
expected-header = una cabecera, o Round 1
expected-header-named = la cabecera { $header }
expected-header-once = cada cabecera una sola vez
expected-header-or-round = una cabecera como Event: Mesa de la cocina, o Round 1
expected-list = una lista
expected-nesting = paréntesis menos anidados
expected-nothing = nada
expected-nothing-more = nada después de la fase
expected-number = un número
expected-one-card = una carta
expected-one-of = uno de { $choices }
expected-options = basic, o draw, scoring, actions unidas por +
expected-phase = uno de { $choices }, y después de tuck un 7 como en tuck=R7
expected-player = { $player }, a quien le toca
expected-quotes = una comilla al final, y \ antes de cualquier otra
expected-record-end = el final del registro
expected-round-or-result = Round, Result: unfinished o Result: abandoned
expected-seat = un asiento de 0 a 3
expected-seat-counted = un asiento, contado desde 0
expected-seats = { $count } asientos
expected-step = un paso de un turno como R7p, G4c, B3t, O5x, O5d, Y2+ o out
expected-turn = un turno como { $example }
expected-turn-number = el turno { $turn }
expected-turn-or-result = el turno { $turn }, Result: unfinished o Result: abandoned
expected-piles = lo que ha puntuado cada asiento, como «R7V2/-» o «R7+32/-»

## Refusals of the table server

name-taken = «{ $found }» se parece a un nombre que ya está en esta mesa: elige otro
server-asked-anew = una petición más reciente ha sustituido a esta
server-banned = No puedes jugar aquí hasta { $until }: así lo ha decidido quien administra este servidor.
server-connections-full = hay demasiadas conexiones: vuelve a probar más tarde
server-contended = aquí están pasando demasiadas cosas ahora mismo: vuelve a probar
server-content-type = tipo de contenido encontrado: «{ $found }»; se esperaba: { $expected }
server-cross-site = esta petición viene de una página de otro sitio
server-failed = algo ha fallado por nuestra parte y queda anotado: vuelve a probar
server-hello = el primer mensaje tiene que ser hello, y antes de diez segundos
server-hello-twice = ya se ha dicho hello
server-large = es demasiado grande: { $most } bytes como máximo
server-message = el mensaje no se puede leer: { $error }
server-no-guest = primero dinos quién eres: elige un nombre
server-no-guide = No es una ronda guiada que hayas ganado.
server-no-lesson = Esta lección no existe.
server-no-seat-there = Ahí no hay nadie más a quien silenciar o bloquear.
server-no-page = no hay nada en esta dirección
server-no-table = esta mesa no existe, o ya no está
server-no-turn = el turno { $turn } de la ronda { $round } no fue del asiento { $seat }
server-not-to-move = no le toca al asiento { $seat }
server-not-your-seat = el asiento { $seat } no es tuyo, o su mano no se muestra aquí
server-only-seated = solo puede hacerlo quien está sentado a la mesa
server-own-tables = ya tienes { $most } mesas: antes termina, deja o cierra alguna
server-outdated = esta página es más antigua que su servidor: recárgala
server-private = no tienes permiso para ver esto
server-restarting = el servidor se está reiniciando: vuelve en un momento
server-session-over = tu sesión ha caducado: vuelve a elegir tu nombre
server-stale = el juego ha avanzado: esto se hizo para la versión { $found }, ahora es la { $expected }
server-tables-full = las { $most } mesas están ocupadas: vuelve a probar más tarde
server-text-only = los mensajes son texto, no binarios
server-thinking-full = ahora mismo hay demasiada gente pidiendo pistas: vuelve a probar en unos segundos
server-thinking-late = pensarlo llevó demasiado tiempo y se abandonó: vuelve a probar
server-thinking-own = todavía se están pensando tus preguntas anteriores: vuelve a probar cuando una tenga respuesta
server-network-tables = desde tu red ya hay { $most } mesas abiertas: cierra una o vuelve a probar más tarde
server-table-long = en esta mesa se juega desde hace demasiado tiempo: abre una nueva
server-watchers-full = ya hay { $most } personas mirando esta mesa y no caben más
server-id-used = el id «{ $found }» ya se usó para otra orden: usa uno nuevo
server-invited = Esta mesa es solo por invitación: pide el enlace al anfitrión.
server-method = a esta dirección no se le puede preguntar así
document-long = es demasiado largo para guardarlo: { $size } bytes, y el máximo es { $most }
documents-full = ya guardas { $most }: antes borra alguno
replay-long = esta partida tiene más de { $most } turnos: es demasiado larga para verla aquí
server-no-document = no tienes un registro así, o ya no existe
review-long = esta partida tiene más de { $most } turnos: es demasiado larga para analizarla aquí
table-counts = Este intento con el reparto del día cuenta: se juega sin ayuda.
server-no-day = No hay ningún reparto de ese día para jugar.
day = «{ $found }» no es un día: escríbelo así: 2026-11-16.
archive-broken = no es un archivo de partidas de Red7, o está dañado
archive-log = esta partida no pudo jugarse así: el paso { $event } de su historia no se sigue de los anteriores
archive-newer = este archivo es de una versión más reciente de Red7: se podrá leer cuando esta esté al día
archive-people = esta partida no es solo tuya: las partidas con otras personas se quedan donde se jugaron
table-imported = Esta mesa viene de otro sitio: solo su anfitrión puede jugar en ella.
