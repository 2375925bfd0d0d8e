# Spanish of Argentina, the page in the browser. Address: vos (tenés, jugá), dropped before a verb; only what Spain says otherwise stands here.
# Terms: área de juego, pila de reglas, baraja, mano, ronda, partida, registro, jugador virtual, acciones; ir ganando is not ganar.
# Imperative: of vos (jugá, elegí, poné); buttons in the infinitive.
# Avoid: Spain’s words: aquí, ordenador, pulsar, acabar, mazo, fuera, has jugado (jugaste).

## Everywhere

web-tagline = Un juego de cartas con siete reglas. Al final de tu turno tenés que ir ganando.
web-offline = No se puede conectar con el servidor. Comprobá tu conexión y volvé a intentarlo.
web-late = El servidor tardó demasiado en responder. Volvé a probar en un momento.
web-bot-about = { $level ->
    [beginner] todavía está aprendiendo, como vos
    [casual] juega por diversión y se equivoca
    [skilled] piensa un par de jugadas adelante
    [expert] deduce qué cartas podés tener
   *[master] no hay rival más fuerte
}
web-mode = { $options ->
    [basic] Básico
    [advanced] Reglas avanzadas
    [expert] Experto
   *[other] A medida
}
web-mode-about = { $options ->
    [basic] Una sola ronda. Gana la última persona en juego.
    [advanced] Puntos en varias rondas y cartas que robar.
    [expert] Reglas avanzadas, con las acciones de las cartas impares.
   *[other] Combiná vos las reglas.
}
web-option = { $option ->
    [draw] Robo
    [scoring] Puntos
   *[actions] Acciones
}
web-option-about = { $option ->
    [draw] Jugá en la pila de reglas una carta más alta que la cantidad de cartas de tu área de juego, y podés robar una.
    [scoring] Quien gana la ronda se queda con las cartas que cuentan; la partida sigue varias rondas.
   *[actions] Los 1, 3, 5 y 7 tienen un efecto al jugarse en el área de juego.
}

## Home

web-home-friends-about = Mandá un enlace o mostrá un código
web-home-pass-about = Pásenlo de mano en mano
web-home-watch-about = Sentate o mirá
web-home-matches-about = Seguí, revisá, guardá
web-home-join = ¿Tenés un código?

## A new game

web-new-pass-text = Todos juegan en este dispositivo. Entre turno y turno las manos quedan ocultas hasta que lo tenga el que juega; la mesa queda a la vista.
web-new-edition-about = Los reglamentos difieren en algunos puntos. Este es el de tu idioma; elegí otro si es el que tenés.
web-new-ending = Terminar al llegar a los puntos fijados (variante del reglamento neerlandés)
web-new-timeout = Cuando se termine el tiempo
web-new-timeout-choice = { $timeout ->
    [out] el jugador queda afuera de la ronda
   *[bot] lo reemplaza un jugador virtual
}

## Joining

web-join-none = Ninguna mesa tiene este código. Los códigos valen hasta que termina la partida: pedí uno nuevo.
web-join-needed = Escribí primero el código.
web-new-name-needed = Escribí primero un nombre.

## The waiting room

web-lobby-quick-text = { $hosting ->
    [true] Quien busque la misma partida se va a sentar acá, y la partida va a empezar sola. Esperá, o poné jugadores virtuales en los asientos libres.
   *[false] Quien busque la misma partida se va a sentar acá, y la partida va a empezar sola.
}
web-lobby-local = Este enlace solo funciona en este dispositivo. Quien inició Red7 acá puede dejar entrar a otros dispositivos: la ventana en la que se inició dice cómo.
web-lobby-local-open = Este enlace solo funciona en este dispositivo. Para otros dispositivos, abrí esta página con la dirección de este dispositivo en tu red.
web-lobby-here = acá
web-lobby-you = vos
web-lobby-sit = Sentarme acá
web-lobby-name-needed = Para sentarte necesitás un nombre.
web-lobby-full = No quedan asientos libres. Podés mirar.
web-lobby-dealing-text = Cada jugador agrega un número secreto, así que nadie puede arreglar el reparto.

## The table, around the table

web-table-closed-text = { $reason ->
    [host] La cerró el anfitrión.
    [left] Se fueron todos.
    [operator] La cerró quien administra el servidor.
   *[expired] Hace mucho que nadie juega acá.
}
web-table-lost = Acá no hay ninguna mesa
web-table-elsewhere = Estás jugando esta partida en otro dispositivo. Acá solo podés mirar.

## Open tables

web-tables-none-text = Abrí una o probá una partida rápida: quizá venga alguien.

## Your matches

web-matches-none = Todavía no jugaste acá.
web-matches-none-text = Las partidas que juegues con este navegador aparecen acá, con registros para guardar.

## Settings

web-settings-title = Configuración
web-settings-you = Vos
web-settings-sound-choice = { $value ->
    [auto] solo en computadoras
    [on] sí
   *[off] no
}
web-settings-help-about = Si pedís las mejores jugadas, toda la mesa lo ve.
web-settings-device-text = Un enlace para seguir con tu nombre en otro dispositivo. Sirve una sola vez y vence a los pocos minutos.
web-settings-device-open = Abrilo en el otro dispositivo
web-settings-sessions-text = ¿Perdiste uno, o usaste uno que no es tuyo? Se puede cerrar la sesión en todos menos en este.
web-settings-forget-sure = ¿Borrar todo sobre vos? No se puede deshacer.
web-move-text = ¿Seguir acá con el nombre y las partidas del otro dispositivo?
web-move-go = Seguir acá
web-move-done = En este dispositivo ahora sos { $name }.

## Fair deals

web-fair-intro = Acá nadie puede elegir las cartas, ni siquiera el servidor. No hace falta que nos creas: comprobalo.
web-fair-limits = Lo que esto no demuestra: el servidor reparte, así que conoce todas las cartas. Y si ningún jugador agrega un número, el servidor eligió solo.
web-fair-check-text = Pegá un registro o abrí un archivo .red7. Los repartos se comprueban en esta página, sin ningún servidor.
web-fair-secrets = { $count ->
    [0] Ningún jugador agregó un número.
    [one] Un jugador agregó un número.
   *[other] { $count } jugadores agregaron números.
}
web-fair-turns-bad = El servidor encontró errores.

## Rules

web-rules-goal-text = Aguantá en la ronda más que nadie. Al final de cada uno de tus turnos tenés que ir ganando según la pila de reglas. Si no, quedás afuera.
web-rules-turn-text = Hacé una de estas cosas:
web-rules-turn-1 = jugá una carta de tu mano en tu área de juego
web-rules-turn-2 = jugá una carta de tu mano en la pila de reglas: su color es la nueva regla
web-rules-turn-4 = no hagas nada, y quedás afuera
web-rules-turn-end = Entonces tenés que ir ganando. Quien empieza su turno sin cartas en la mano queda afuera. La última persona en juego gana la ronda.
web-rules-draw-text = Si jugás en la pila de reglas una carta con un número mayor que la cantidad de cartas de tu área de juego, podés robar una. No se puede usar en el mismo turno.
web-rules-scoring-end = { $target ->
    [true] La partida termina cuando alguien tiene 40 puntos (35 con tres jugadores, 30 con cuatro) o cuando no hay cartas para otra ronda. Gana quien tenga más puntos.
   *[false] La partida termina cuando no hay cartas para otra ronda. Gana quien tenga más puntos.
}
web-rules-actions = Acciones
web-rules-actions-text = Las cartas impares tienen una acción cuando las jugás de tu mano a tu área de juego. Si podés, tenés que hacerla.
web-rules-action-1 = Quitá una carta de otra área de juego y ponela boca abajo sobre la baraja.
web-rules-action-1-limit = { $edition ->
    [first] Nunca la única carta de un jugador.
   *[other] No a quien tenga menos cartas que vos en su área de juego (contando tu 1).
}
web-rules-action-3 = Robá una carta. Podés jugarla en la pila de reglas en el mismo turno.
web-rules-action-5 = Jugá otra carta en tu área de juego. Si tiene acción, hacela también.
web-rules-action-7 = { $edition ->
    [first] Mové otra carta de tu área de juego a la pila de reglas.
   *[other] Mové una carta de tu área de juego, incluso el propio 7, a la pila de reglas o boca abajo a la baraja.
}
web-rules-after = Después de las acciones todavía podés jugar una carta en la pila de reglas.
web-rules-special = { $edition ->
    [es-ar] No podés jugar en tu área de juego una carta con la que no vayas ganando, salvo si robaste con un 3 en este turno.
   *[es-13] Podés jugar una carta en la pila de reglas aunque después no vayas ganando: quedás afuera, y la nueva regla se mantiene.
}
web-rules-special-actions = { $edition ->
    [first] Un 1 tiene que quitar una carta aunque no puedas ir ganando. Si un 7 pone una carta en la pila de reglas, tenés que ir ganando en el acto.
    [intl-12] Un 1 con el que no podés ir ganando no quita nada. Si un 7 pone una carta en la pila de reglas, tenés que ir ganando en el acto.
   *[other] Un 1 o un 7 solo se puede jugar si podés ir ganando al final del turno.
}
web-rules-first = { $edition ->
    [es-13] Después de algunas partidas, agregá el robo y los puntos: el reglamento lo recomienda. En las primeras partidas pide tener a mano sus dos cartas de ayuda sobre quién va ganando; acá la mesa lo dice siempre.
    [nl-2016] Después de algunas partidas, agregá el robo y los puntos: el reglamento lo recomienda. Antes de jugar se acuerda si se usan las acciones; son para expertos. En las primeras partidas pide tener en la mesa sus dos cartas sobre quién va ganando; acá la mesa lo dice siempre.
   *[other] Después de algunas partidas, agregá el robo y los puntos. Las acciones están pensadas para jugadores con experiencia.
}
web-rules-discard = Solo podés poner una carta en la pila de reglas si después vas ganando.
web-rules-draw-empty = De una baraja vacía no se roba nada.
web-rules-at-once = Si un 7 pone una carta en la pila de reglas, tenés que ir ganando en el acto.
web-rules-reading = { $reading ->
    [seven-draw] No dice si se roba por una carta que un 7 pone en la pila de reglas. Acá no, como en los reglamentos posteriores.
    [order] No dice si primero se juega en el área de juego o en la pila de reglas. Acá primero en el área de juego, como en todos los demás reglamentos.
    [target] No dice cuándo se comparan los puntos con los fijados en la variante. Acá, después de cada ronda. Para una partida nueva podés elegir que sea solo cuando no hay cartas suficientes.
    [three] No dice si podés terminar tu turno sin ir ganando después de robar con un 3. Acá podés, y quedás afuera.
    [must-lead] Donde un 1 o un 7 solo se permite si podés ir ganando al final del turno, acá tenés que ir ganando de verdad. Sus palabras también podrían decir que alcanza con poder.
    [losing-discard] No prohíbe poner en la pila de reglas una carta con la que no vas ganando. Acá quedás entonces afuera, y la nueva regla se mantiene.
    [short] Acá no hay cartas suficientes si no hay ocho para cada jugador: una mano y una carta del área de juego. Sus palabras también podrían decir siete.
    [blue] No dice qué carta de cada color se queda quien gana con celeste. Acá, la más alta.
   *[after-seven] No dice si después de un 7 todavía podés poner una carta en la pila de reglas. Acá podés.
}

## Pages that are not there

web-missing-title = Acá no hay nada

## The table screen; $who is "you" or a player’s name

web-t-connection-lost = Sin conexión. Tu partida está a salvo: la mesa vuelve sola.
web-t-settings = Configuración
web-t-leave-alone = La partida termina acá, y no vas a poder seguirla.
web-t-leave-gives-up = { $players ->
    [2] Abandonás la partida, y la gana tu rival.
   *[other] Abandonás la partida: cuenta como perdida para vos, y un jugador virtual juega por vos hasta el final.
}
web-t-gave-up = Abandonaste la partida: un jugador virtual juega por vos hasta el final.
web-t-person-about = { $value ->
    [muted] No ves las frases de esta persona.
    [blocked] Ninguno ve las frases del otro, y una partida rápida no los sienta juntos.
   *[none] Ves las frases de esta persona.
}
web-t-canvas-and-deck = Pila de reglas y baraja
web-t-deck = { $cards ->
    [0] La baraja está vacía
    [one] { $cards } carta en la baraja
   *[other] { $cards } cartas en la baraja
}
web-t-out = afuera
web-t-left = dejó la mesa
web-t-stands-in = lo reemplaza un jugador virtual ({ $level })
web-t-helped = { $times ->
    [one] usó una pista
   *[other] usó { $times } pistas
}
web-t-palette-out = { $who ->
    [you] Estás afuera: tu área de juego está boca abajo
   *[other] { $who } está afuera: su área de juego está boca abajo
}
web-t-to-deck = A la baraja
web-t-to-deck-card = Poner { $card } en la baraja
web-t-step-take = { $who ->
    [you] mandás
   *[other] manda
} { $card } a la baraja
web-t-staged = Lo que pusiste
web-t-you-are-out = Estás afuera de esta ronda. Quedate a ver cómo termina.
web-t-you-look-on = Estás afuera de esta ronda. Ahora ves todas las manos.
web-t-prompt-in = Al terminar tenés que ir ganando: jugá en tu área, la pila o ambas.
web-t-prompt-gamble = Solo la suerte puede salvarte: jugá un 3.
web-t-prompt-out = Nada puede salvarte: molestá a los demás, o dejalo.
web-t-prompt-reveal = El 3 roba una carta. Cuando la veas, ya no vas a poder deshacer.
web-t-prompt-take = El 1 manda a la baraja una carta de otra área de juego: elegí cuál.
web-t-prompt-tuck = El 7 mueve una carta de tu área de juego: elegí cuál.
web-t-prompt-follow = Jugá otra carta en tu área de juego por el 5.
web-t-prompt-draw = Por esta carta podés robar una.
web-t-prompt-discard = Todavía podés jugar una carta en la pila de reglas.
web-t-prompt-must-discard = Ahora jugá una carta en la pila de reglas para ir ganando.
web-t-end-win = Terminar turno: ganás la ronda
web-t-end-out = Terminar turno: quedás afuera
web-t-end-nothing = No hacer nada: quedás afuera
web-t-mine-out = Quedaste afuera de esta ronda.
web-t-sure-out = Si terminás así tu turno, no vas a ir ganando y quedás afuera de esta ronda.
web-t-sure-nothing = Si no hacés nada, quedás afuera de esta ronda.
web-t-sure-yes = Sí, me quedo afuera
web-t-cause-not-leading = { $who ->
    [you] Terminaste tu turno sin ir ganando.
   *[other] { $who } terminó su turno sin ir ganando.
}
web-t-cause-time = { $who ->
    [you] Se te acabó el tiempo.
   *[other] A { $who } se le acabó el tiempo.
}
web-t-walkover = { $who ->
    [you] Dejaste la partida.
   *[other] { $who } dejó la partida.
}
web-t-walkover-seat = Si jugás otra vez, el asiento queda libre para otra persona.
web-t-hints-now = Lo que podés jugar
web-t-hints-marked = Toda la mesa puede ver que pediste una pista.
web-t-fate-out = queda afuera
web-t-log-empty = Todavía no jugó nadie.
web-t-unseen = { $cards ->
    [one] Una carta que no viste
   *[other] { $cards } cartas que no viste
}
web-t-react = Decí algo
web-t-react-wow = ¡Epa!
web-t-react-thinking = Dejame pensar…
web-t-react-hurry = ¿Seguís ahí?
web-t-over-title = Pasale el dispositivo a { $name }
web-t-key-take = con un 1: mandarla a la baraja
web-t-key-d = con un 7: moverla a la baraja
web-t-key-draw = robar una carta y terminar el turno
web-t-key-end = apretar el botón principal
web-t-key-escape = devolver la carta a su lugar
web-t-told-joined = { $name } se sentó.
web-t-told-left = { $name } dejó la mesa.
web-t-told-time-up = Se te acabó el tiempo.
web-broken = Algo salió mal en esta página. Tu partida está a salvo: recargá la página.

## Characters

web-settings-remarks = Lo que dicen los jugadores de la computadora
web-remark-hello = { $level ->
    [beginner] ¡Hola! ¿Es mi primera vez? ¡Creo que sí!
    [casual] Qué gusto verte. Primero unos mates, después las cartas.
    [skilled] Qué bueno volver a jugar.
    [expert] A ver de qué sos capaz.
   *[master] Te doy la bienvenida a mi taller.
}
web-remark-lead = { $level ->
    [beginner] ¡Mirá, lo pinté yo!
    [casual] Este color me queda bien.
    [skilled] Esa la tenía preparada.
    [expert] Ahora te toca preocuparte.
   *[master] Tal como en mi boceto.
}
web-remark-out = { $level ->
    [beginner] ¡Uy! Quedé afuera.
    [casual] Bueno, quedo afuera.
    [skilled] Me parece justo, quedé afuera.
    [expert] Lo tendría que haber visto.
   *[master] Una jugada hermosa. Quedé afuera.
}
web-remark-won = { $level ->
    [beginner] ¿Gané? ¡Gané de verdad!
    [casual] ¡Qué divertido!
    [skilled] Todo encajó.
    [expert] Como estaba previsto.
   *[master] El cuadro está terminado.
}
web-remark-lost = { $level ->
    [beginner] ¡Guau, qué bien jugás!
    [casual] ¡Bien jugado! ¿Otra?
    [skilled] Bien jugado. Aprendí algo.
    [expert] Te lo ganaste.
   *[master] Bravo. Un trabajo fino.
}
web-t-hold = Esperen un momento
web-t-hold-off = Ya miré
web-t-time-up-bot = Se te acabó el tiempo y una computadora juega por vos. Volvé cuando quieras.
web-t-time-up-out = Se te acabó el tiempo y quedás afuera de esta ronda. Quedate a ver cómo termina.
web-t-bot-plays = Una computadora juega por vos. Volvé cuando quieras.
web-new-open-hands = Manos abiertas: quien queda afuera de la ronda ve las cartas de todos
web-home-newcomer = Nunca jugué
web-matches-leave-sure = ¿La dejás del todo?
web-matches-gave-up = { $name } abandonó
web-matches-you-gave-up = abandonaste

## The turn in danger

web-t-prompt-loses = Así quedás afuera; otra jugada te salvaría: deshacé.
web-t-prompt-draw-back = Si robás ahora, recuperás { $card }.
web-t-drew-then = Robaste { $card }. { $next }
web-t-why-deck = Solo un 1 o un 7 pone una carta en la baraja.
web-t-why-one = Ya jugaste tu carta de este turno.
web-t-makes-rule = En la Pila de Reglas, la regla pasa a ser «{ $rule }».
web-t-hints-off = Las pistas están desactivadas. Activalas y vas a ver las mejores jugadas cuando las pidas.
web-t-ready-changed = La mesa cambió: ya no es posible todo lo que tenías preparado.
web-t-out-turn = afuera en el turno { $turn }
web-t-away-waited = { $minutes ->
    [0] { $name } no está.
    [one] { $name } no está. Llevás un minuto esperando.
   *[other] { $name } no está. Llevás { $minutes } minutos esperando.
}
web-t-away-soon = En { $time } vas a poder hacer que siga un jugador virtual.
web-t-away-clock = { $timeout ->
    [out] En { $time }, { $name } queda afuera de esta ronda.
   *[bot] En { $time } sigue un jugador virtual.
}
web-t-told-stood-in = Una computadora juega por { $name }.
web-t-turn-stood-in = jugado por una computadora
web-t-end-stood-in = Una computadora jugó algunos de estos turnos por vos.
web-t-told-gave-up = { $name } dejó la mesa. Sigue una computadora.
web-t-tally = { $wins ->
    [one] una partida ganada acá
   *[other] { $wins } partidas ganadas acá
}
web-t-rivalry-ahead = { $who ->
    [you] Y llevás una partida de ventaja.
   *[other] Ahora { $who } lleva una partida de ventaja.
}
web-t-rivalry-pigments = { $who ->
    [you] Siete victorias: ¡ya tenés todos los colores!
   *[other] Siete victorias: ¡{ $who } ya tiene todos los colores!
}
web-home-left = Dejaste la partida con { $names }. Cuenta como perdida.
web-lobby-changed = { $name } cambió la partida: { $rules }
web-settings-company-none = Nadie. En una mesa, tocá una cara para silenciar o bloquear a alguien.

## A match looked at again

web-replay-seat-own = { $name } (vos)
web-replay-won = { $who ->
    [you] Ganás la ronda
   *[other] { $who } gana la ronda
}
web-review-chance = { $who ->
    [you] Tenés un { $chance } % de ganar la ronda
   *[other] { $who } tiene un { $chance } % de ganar la ronda
}
web-review-knew = { $who ->
    [you] vos, por lo que sabías
   *[other] { $who }, por lo que sabía
}
web-review-no-cards = { $who ->
    [you] Quedás afuera, sin cartas.
   *[other] { $who } queda afuera, sin cartas.
}
web-records-about = Traé un registro para volver a ver su partida. Nadie más lo ve.
web-review-try = Volver a intentarlo acá
web-review-try-task = Encontrá un turno mejor que el que se jugó.
web-review-out = { $who ->
    [you] Quedaste afuera con el turno { $place }
   *[other] { $who } quedó afuera con el turno { $place }
}
web-review-slow = El servidor tiene mucho que pensar ahora mismo. El análisis sigue solo; también podés volver más tarde, porque lo hecho se conserva.

## The analysis board, and matches with chosen cards

web-analysis-place-deck = Baraja
web-analysis-turns-about = Las probabilidades de ganar la Ronda, por lo que sabe este asiento: no ve las otras manos ni la baraja.
web-analysis-play = Seguir desde acá
web-t-prompt-check = Prepará un turno entero y después comprobalo.
web-home-puzzles-about = Encontrá el único turno correcto
web-analysis-deck = Baraja
web-analysis-palette = Área de Juego
web-analysis-place-canvas = Pila de Reglas
web-analysis-place-scored = Pila de Puntos
web-analysis-away = Tocá otra vez para sacarla
web-analysis-how = Elegí un lugar y después las cartas que van ahí, o arrastralas. Quién va ganando con cada regla se ve al momento; «Analizar» encuentra qué se puede jugar.
web-analysis-line-about = Tocá un turno para verlo en el tablero.
web-analysis-key-palette = las cartas van al Área de Juego de un asiento
web-analysis-key-canvas = las cartas van a la Pila de Reglas
web-analysis-key-deck = las cartas van a la baraja
web-analysis-key-card = poner ahí una carta por su letra y número, o sacarla
web-t-leave-counted = Tu intento cuenta y te espera: podés seguir con él.
web-device-take-over = Jugar acá
web-device-first = El juego entero está llegando a este dispositivo: { $size } MB, una sola vez. Después se abre enseguida, también sin red.
web-device-cut = El juego no llegó entero: parece que no hay red. No se perdió nada; probá de nuevo apenas vuelva.
web-device-failed = El juego no funciona en este navegador. Probá uno más nuevo o permití que esta página guarde datos.
web-device-alone = Para esto hacen falta otras personas o un servidor. Acá, en tu dispositivo, jugás contra la computadora o se van pasando el dispositivo.
web-analysis-out-of = Afuera: { $name }
web-replay-key-round = una Ronda atrás o adelante
web-replay-private = Solo quienes jugaron esta partida pueden verla acá. Pedile a alguno de ellos el registro: con él también podés verla, desde «Tus partidas».

## Taking matches along in a file
web-archive-text = Todo lo guardado en este dispositivo, con lecciones y problemas. Con el archivo seguís en otra parte: en otro dispositivo o en un servidor.
web-archive-elsewhere-text = ¿Jugaste sin red? Traé el archivo que guardaste allá: cada partida se comprueba desde la primera carta y queda marcada como importada.
web-archive-done = { $count ->
    [0] No hay nada nuevo.
    [one] Llegó una mesa.
   *[other] Llegaron { $count } mesas.
}
web-archive-known = { $count ->
    [one] Una ya estaba acá.
   *[other] { $count } ya estaban acá.
}
web-archive-refused = { $count ->
    [one] Una no se aceptó:
   *[other] { $count } no se aceptaron:
}
web-archive-documents = Tus registros y tu progreso en lecciones y problemas ya están acá.

## The game on this device, and how it gets there
web-offline-text = Todo el juego en este dispositivo, { $size } MB una sola vez: contra la computadora o pasándose el dispositivo, con consejos, lecciones y problemas. También se abre cuando falta la red o el servidor.
web-offline-removed = Quitado. Las partidas jugadas en este dispositivo siguen acá, por si lo volvés a poner.
web-offline-failed = No se pudo cargar todo, así que nada cambió. ¿Hay red, y lugar en este dispositivo?
web-offline-unsafe = Este navegador puede borrar tus partidas si necesita lugar, al cerrar una ventana privada y, en iPhone y iPad, después de siete días sin visitas, salvo que el juego esté en la pantalla de inicio. Guardalas de vez en cuando en un archivo.
web-offline-refused = Este navegador todavía no lo promete. Suele hacerlo cuando el juego está en la pantalla de inicio, o después de unas cuantas visitas.
