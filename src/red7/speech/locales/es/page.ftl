# Spanish, the page in the browser. Address: tú, dropped before a verb; nothing that depends on a player’s gender.
# Terms: área de juego, pila de reglas, mazo de robo, mano, ronda, partida, registro, jugador virtual, celeste (blue), azul (indigo); ir ganando is not ganar.
# Imperative: of tú (juega, pon); buttons in the infinitive (Terminar turno).
# Avoid: descartar, a verb that agrees with a variable (hay …, se espera …); SOUND chooses between y and e; a no-break space before %.

## Everywhere

web-title = Red7
web-tagline = Un juego de cartas con siete reglas. Al final de tu turno tienes que ir ganando.
web-skip = Ir al contenido
web-menu = Menú
web-home = Inicio
web-cancel = Cancelar
web-close = Cerrar
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-save = Guardar
web-loading = Un momento…
web-offline = No se puede conectar con el servidor. Comprueba tu conexión y vuelve a intentarlo.
web-late = El servidor tardó demasiado en responder. Vuelve a probar en un momento.
web-slow = Esto tarda más de lo normal.
web-retry = Volver a probar
web-offline-title = No hay conexión
web-new-version = Hay una versión nueva de esta página.
web-restart = El servidor se reinicia a las { $time }. Tus partidas siguen después.
web-reload = Actualizar
web-reload-page = Recargar
web-broken = Algo ha ido mal en esta página. Tu partida está a salvo: recarga la página.
web-bot-name = { $level ->
    [beginner] Novato
    [casual] Aficionado
    [skilled] Veterano
    [expert] Experto
    [master] Maestro
   *[other] { $level }
}
web-bot-name-numbered = { web-bot-name } { $number }
web-bot-about = { $level ->
    [beginner] aún está aprendiendo, como tú
    [casual] juega por diversión y se equivoca
    [skilled] va un paso por delante
    [expert] deduce qué cartas puedes tener
   *[master] no hay rival más fuerte
}
web-seat-free = asiento libre
web-name-nobody = alguien
web-mode = { $options ->
    [basic] Básico
    [advanced] Avanzado
    [expert] Experto
   *[other] A medida
}
web-mode-about = { $options ->
    [basic] Una sola ronda. Gana la última persona en juego.
    [advanced] Puntos en varias rondas y cartas que robar.
    [expert] Avanzado, con las acciones de las cartas impares.
   *[other] Combina tú las reglas.
}
web-option = { $option ->
    [draw] Robo
    [scoring] Puntos
   *[actions] Reglas de acción
}
web-option-about = { $option ->
    [draw] Pon en la pila de reglas una carta más alta que la cantidad de cartas de tu área de juego, y puedes robar una.
    [scoring] Quien gana la ronda se queda con las cartas que cuentan; la partida sigue varias rondas.
   *[actions] Los 1, 3, 5 y 7 tienen un efecto al jugarse en el área de juego.
}
web-edition = { $edition ->
    [first] Primer reglamento en inglés
    [intl-12] Internacional, versión 1.2
    [es-ar] Español (Argentina)
    [es-13] Español, versión 1.3
   *[nl-2016] Neerlandés, 2016
}
web-edition-short = { $edition }, puntos comprobados cuando faltan cartas
web-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
web-delayed = Lo que hacen los demás puede verse con retraso: partes del servidor no se comunican entre sí. No se pierde nada.

## Home

web-home-play = Jugar ya
web-home-play-about = { $bots ->
    [one] contra un jugador virtual
   *[other] contra { $bots } jugadores virtuales
} · { $mode }
web-home-change = Elegir rivales y reglas
web-home-friends = Con amigos
web-home-friends-about = Manda un enlace o muestra un código
web-home-pass = En un solo dispositivo
web-home-pass-about = Pasadlo de mano en mano
web-home-quick = Partida rápida
web-home-quick-about = Con quien esté esperando
web-home-learn = Aprender jugando
web-home-learn-about = Pequeñas lecciones en la mesa de verdad
web-home-watch = Mesas abiertas
web-home-watch-about = Siéntate o mira
web-home-matches = Tus partidas
web-home-matches-about = Seguir, comprobar, guardar
web-home-join = ¿Tienes un código?
web-home-resume = { $count ->
    [one] Te espera una partida
   *[other] Te esperan { $count } partidas
}
web-home-resume-go = Seguir

## A new game

web-new-title = Partida nueva
web-new-friends-title = Jugar con amigos
web-new-pass-title = En un solo dispositivo
web-new-pass-text = Todo el mundo juega en este dispositivo. Entre turno y turno las manos quedan ocultas hasta que lo tenga quien deba jugar; la mesa queda a la vista.
web-new-name = Tu nombre
web-new-name-about = Lo ven los demás. De 1 a 24 caracteres.
web-new-name-needed = Escribe primero un nombre.
web-new-name-default = Jugador
web-new-players = Jugadores
web-new-opponent = Rival { $number }
web-new-seat = Asiento { $number }
web-new-seat-person = Una persona
web-new-seat-name = Nombre en el asiento { $number }
web-new-name-numbered = { web-new-name-default } { $number }
web-new-rules = Reglas
web-new-more = Más opciones
web-new-edition = Edición
web-new-edition-about = Los reglamentos difieren en algunos puntos. Este es el de tu idioma; elige otro si es el que tienes.
web-new-ending = Acabar al llegar a los puntos fijados (variante del reglamento neerlandés)
web-new-short = Comprobar los puntos solo cuando no hay cartas para otra ronda
web-new-clock = Tiempo por turno
web-new-clock-choice = { $seconds ->
    [0] sin límite
    [30] 30 segundos
    [60] 1 minuto
    [120] 2 minutos
    [86400] 1 día
   *[259200] 3 días
}
web-new-timeout = Cuando se acabe el tiempo
web-new-timeout-choice = { $timeout ->
    [out] el jugador queda fuera de la ronda
   *[bot] lo sustituye un jugador virtual
}
web-new-listed = Mostrar la mesa entre las abiertas
web-new-invited = Solo con el enlace de la invitación
web-new-help = Permitir pistas en partidas entre personas
web-new-open-hands = Manos abiertas: quien queda fuera de la ronda ve las cartas de todos
web-new-start = Empezar
web-new-open = Abrir la mesa

## Joining

web-join-title = Unirse a una mesa
web-join-code = El código de la mesa
web-join-needed = Escribe primero el código.
web-join-go = Entrar
web-join-none = Ninguna mesa tiene este código. Los códigos valen hasta que acaba la partida: pide uno nuevo.

## The waiting room

web-lobby-title = La mesa está abierta
web-lobby-waiting = { $free ->
    [0] No falta nadie.
    [one] Hay un asiento libre.
   *[other] Hay { $free } asientos libres.
}
web-lobby-quick = Esperando jugadores
web-lobby-quick-text = { $hosting ->
    [true] Quien busque la misma partida se sentará aquí, y la partida empezará sola. Espera, o pon jugadores virtuales en los asientos libres.
   *[false] Quien busque la misma partida se sentará aquí, y la partida empezará sola.
}
web-lobby-invite = Invitar
web-lobby-link = Enlace a esta mesa
web-lobby-code = Código
web-lobby-qr = Un código QR con el enlace a esta mesa
web-lobby-local = Este enlace solo funciona en este dispositivo. Quien inició Red7 aquí puede dejar entrar a otros dispositivos: la ventana en la que se inició dice cómo.
web-lobby-local-open = Este enlace solo funciona en este dispositivo. Para otros dispositivos, abre esta página con la dirección de este dispositivo en tu red.
web-lobby-host = anfitrión
web-lobby-here = en línea
web-lobby-away = ausente
web-lobby-you = tú
web-lobby-sit = Sentarme aquí
web-lobby-sit-name = Tu nombre
web-lobby-name-needed = Para sentarte necesitas un nombre.
web-lobby-stand = Dejar el asiento
web-lobby-remove = Quitar a { $name }
web-lobby-start = Empezar la partida
web-lobby-start-wait = La partida empezará cuando no queden asientos libres.
web-lobby-start-host = El anfitrión empieza la partida.
web-lobby-start-free = { $hosting ->
    [true] Cuando no queden asientos libres podrás empezar la partida.
   *[other] Cuando no queden asientos libres, el anfitrión podrá empezar la partida.
}
web-lobby-close = Cerrar la mesa
web-lobby-full = No quedan asientos libres. Puedes mirar.
web-lobby-rules = Reglas de esta partida
web-lobby-dealing = Todos ayudan a barajar
web-lobby-dealing-text = Cada jugador añade un número secreto, así que nadie puede amañar el reparto.
web-lobby-watchers = { $count ->
    [one] Una persona está mirando.
   *[other] { $count } personas están mirando.
}
web-lobby-sit-down = Sentarme
web-lobby-seat-choose = elegir…
web-lobby-help = Se permiten las pistas.
web-lobby-change = Cambiar la partida
web-lobby-changed = { $name } ha cambiado la partida: { $rules }
web-lobby-players = { $players } jugadores
web-lobby-fewer = Un asiento menos
web-lobby-said = { $name }: { $words }

## The table, around the table

web-table-closed = Esta mesa está cerrada
web-table-closed-text = { $reason ->
    [host] La ha cerrado el anfitrión.
    [left] Se ha ido todo el mundo.
    [operator] La ha cerrado quien administra el servidor.
   *[expired] Hace mucho que nadie juega aquí.
}
web-table-lost = Aquí no hay ninguna mesa
web-table-lost-text = Puede que el enlace esté mal escrito, o que la mesa se haya cerrado.
web-table-unfair = Los repartos de esta partida no cuadran: { $problem }
web-table-elsewhere = Estás jugando esta partida en otro dispositivo. Aquí solo puedes mirar.

## Open tables

web-tables-title = Mesas abiertas
web-tables-clock = { web-new-clock }: { web-new-clock-choice }
web-tables-none = Ahora mismo no hay ninguna mesa abierta para todos.
web-tables-none-text = Abre una o prueba una partida rápida: quizá venga alguien.
web-tables-join = Sentarme
web-tables-watch = Mirar
web-tables-phase = { $phase ->
    [waiting] espera jugadores
    [playing] en curso
    [between] entre dos rondas
    [dealing] a punto de empezar
    [finished] terminada
   *[closed] cerrada
}

## Your matches

web-matches-title = Tus partidas
web-matches-none = Aún no has jugado aquí.
web-matches-none-text = Las partidas que juegues con este navegador aparecen aquí, con registros para guardar.
web-matches-running = En curso
web-matches-over = Terminadas
web-matches-won = ganada
web-matches-lost = perdida
web-matches-go = Seguir
web-matches-record = Registro
web-matches-check = Comprobar la mezcla
web-matches-tally = { $played ->
    [one] Una partida jugada, { $won } { $won ->
        [one] ganada
       *[other] ganadas
    }.
   *[other] { $played } partidas jugadas, { $won } { $won ->
        [one] ganada
       *[other] ganadas
    }.
}
web-statistics-title = Tus estadísticas

## Settings

web-settings-title = Ajustes
web-settings-look = Aspecto
web-settings-play = Juego
web-settings-you = Tú
web-settings-language = Idioma
web-settings-language-auto = El del navegador
web-settings-theme = Tema
web-settings-theme-choice = { $value ->
    [auto] como el sistema
    [light] claro
   *[dark] oscuro
}
web-settings-palette = Colores de las cartas
web-settings-palette-choice = { $value ->
    [standard] normales
    [safe] aptos para daltónicos
   *[contrast] alto contraste
}
web-settings-motion = Animación
web-settings-motion-choice = { $value ->
    [auto] como el sistema
    [full] normal
    [quick] rápida
   *[off] ninguna: todo de una vez
}
web-settings-sound = Sonidos
web-settings-sound-choice = { $value ->
    [auto] solo en ordenadores
    [on] sí
   *[off] no
}
web-settings-help = Ayuda
web-settings-help-choice = { $value ->
    [off] ninguna
    [legal] mostrar lo que es posible
   *[best] ofrecer las mejores jugadas
}
web-settings-help-about = Si pides las mejores jugadas, toda la mesa lo ve.
web-settings-shortcuts = Atajos de una sola letra
web-settings-shortcuts-choice = { $value ->
    [on] sí
   *[off] no
}
web-settings-core = { $form ->
    [compiled] En este dispositivo los jugadores virtuales juegan con toda su fuerza.
   *[interpreted] En este dispositivo los jugadores virtuales más fuertes consideran menos turnos.
}
web-settings-name = Tu nombre
web-settings-name-saved = Guardado.
web-settings-device = Usar otro dispositivo
web-settings-device-text = Un enlace para seguir con tu nombre en otro dispositivo. Sirve una sola vez y caduca a los pocos minutos.
web-settings-device-make = Crear un enlace
web-settings-device-open = Ábrelo en el otro dispositivo
web-settings-sessions = Cerrar sesión en otros dispositivos
web-settings-sessions-text = ¿Has perdido uno, o has usado uno que no es tuyo? Se puede cerrar la sesión en todos menos en este.
web-settings-sessions-done = Sesión cerrada en todos los demás dispositivos.
web-settings-forget = Olvidarme
web-settings-forget-text = Se borran tu nombre y tu lista de partidas. A los demás les quedan las partidas, sin tu nombre.
web-settings-forget-sure = ¿Borrar todo sobre ti? No se puede deshacer.
web-settings-forget-yes = Borrar todo
web-settings-forgotten = Hecho: este navegador ya no te conoce.
web-move-title = Este dispositivo
web-move-text = ¿Seguir aquí con el nombre y las partidas del otro dispositivo?
web-move-go = Seguir aquí
web-move-done = En este dispositivo ahora eres { $name }.

## Fair deals

web-fair-title = Reparto limpio
web-fair-intro = Aquí nadie puede elegir las cartas, ni siquiera el servidor. No hace falta que nos creas: compruébalo.
web-fair-how = De dónde salen las cartas de una partida
web-fair-step-1 = El servidor saca un número secreto y muestra su huella. Desde entonces ya no puede cambiarlo.
web-fair-step-2 = La página de cada jugador saca también un número secreto y envía su huella.
web-fair-step-3 = Cuando están todas las huellas, los jugadores revelan sus números. Hasta entonces el servidor no conoce los suyos, y ellos no conocen el del servidor.
web-fair-step-4 = Todos los números juntos deciden cómo se baraja. Después de la partida el servidor revela el suyo.
web-fair-step-5 = Ahora cualquiera puede repetir el cálculo y comparar. Tu página lo hace después de cada partida.
web-fair-limits = Lo que esto no demuestra: el servidor reparte, así que conoce todas las cartas. Y si ningún jugador añade un número, el servidor ha elegido solo.
web-fair-check = Comprobar un registro
web-fair-check-text = Pega un registro o abre un archivo .red7. Los repartos se comprueban en esta página, sin ningún servidor.
web-fair-text = El registro
web-fair-file = Abrir un archivo
web-fair-go = Comprobar los repartos
web-fair-turns = Que el servidor compruebe también los turnos
web-fair-good = { $rounds ->
    [one] El reparto cuadra.
   *[other] Los { $rounds } repartos cuadran.
}
web-fair-secrets = { $count ->
    [0] Ningún jugador añadió un número.
    [one] Un jugador añadió un número.
   *[other] { $count } jugadores añadieron números.
}
web-fair-seen = Este navegador participó, y todo lo que vio coincide con el registro.
web-fair-bad = Este registro no cuadra.
web-fair-turns-good = El servidor confirma los turnos, los puntos y el resultado.
web-fair-turns-bad = El servidor ha encontrado errores.
web-fair-no-record = Esto no es un registro: debería empezar por «Red7-Record: 1».

## Rules

web-rules-title = Las reglas
web-rules-goal = El objetivo
web-rules-goal-text = Aguanta en la ronda más que nadie. Al final de cada uno de tus turnos tienes que ir ganando según la pila de reglas. Si no, quedas fuera.
web-rules-cards = Las cartas
web-rules-cards-text = 49 cartas: los números del 1 al 7 en siete colores. Gana el número más alto. Entre números iguales gana el color más cercano al rojo, en este orden:
web-rules-cards-example = El 6 rojo gana al 6 naranja, y los dos ganan a cualquier 5.
web-rules-setup = Preparación
web-rules-setup-text = Cada jugador recibe siete cartas, y una más boca arriba para empezar su área de juego. La pila de reglas empieza en rojo. Va ganando quien tiene la carta más alta en su área de juego, y empieza quien viene después.
web-rules-turn = Tu turno
web-rules-turn-text = Haz una de estas cosas:
web-rules-turn-1 = juega una carta de tu mano en tu área de juego
web-rules-turn-2 = pon una carta de tu mano en la pila de reglas: su color es la nueva regla
web-rules-turn-3 = las dos cosas, en ese orden
web-rules-turn-4 = no hagas nada, y quedas fuera
web-rules-turn-end = Entonces tienes que ir ganando. Quien empieza su turno sin cartas en la mano queda fuera. La última persona en juego gana la ronda.
web-rules-seven = Las siete reglas
web-rules-seven-text = Vas ganando si en tu área de juego hay más cartas que cumplen la regla que en cualquier otra. Si hay empate, decide la más alta de esas cartas.
web-rules-rule = { $color ->
    [red] Va ganando la carta más alta.
    [orange] Va ganando quien tiene más cartas de un mismo número.
    [yellow] Va ganando quien tiene más cartas de un mismo color.
    [green] Va ganando quien tiene más cartas pares: 2, 4 y 6.
    [blue] Va ganando quien tiene más cartas de colores diferentes. De cada color solo cuenta la carta más alta.
    [indigo] Va ganando la escalera más larga de números seguidos. Cada número cuenta una vez, y después del 7 no viene el 1.
   *[violet] Va ganando quien tiene más cartas menores que 4: 1, 2 y 3.
}
web-rules-counts = Cuentan estas cartas:
web-rules-two-sets = Entre dos grupos del mismo tamaño cuenta el que tiene la carta más alta.
web-rules-nobody = Sin ninguna carta que cumpla la regla no se va ganando.
web-rules-draw = Robo
web-rules-draw-text = Si pones en la pila de reglas una carta con un número mayor que la cantidad de cartas de tu área de juego, puedes robar una. No se puede usar en el mismo turno.
web-rules-scoring = Puntos
web-rules-scoring-text = Quien gana una ronda se queda con las cartas de su área de juego que cuentan según la regla; cada una vale su número. Todas las demás se barajan para la ronda siguiente.
web-rules-scoring-end = { $target ->
    [true] La partida acaba cuando alguien tiene 40 puntos (35 con tres jugadores, 30 con cuatro) o cuando no hay cartas para otra ronda. Gana quien tenga más puntos.
   *[false] La partida acaba cuando no hay cartas para otra ronda. Gana quien tenga más puntos.
}
web-rules-actions = Reglas de acción
web-rules-actions-text = Las cartas impares tienen una acción cuando las juegas de tu mano a tu área de juego. Si puedes, tienes que hacerla.
web-rules-action-1 = Quita una carta de otra área de juego y ponla boca abajo sobre el mazo de robo.
web-rules-action-1-limit = { $edition ->
    [first] Nunca la única carta de un jugador.
   *[other] No a quien tenga menos cartas que tú en su área de juego (contando tu 1).
}
web-rules-action-3 = Roba una carta. Puedes ponerla en la pila de reglas en el mismo turno.
web-rules-action-5 = Juega otra carta en tu área de juego. Si tiene acción, hazla también.
web-rules-action-7 = { $edition ->
    [first] Mueve otra carta de tu área de juego a la pila de reglas.
   *[other] Mueve una carta de tu área de juego, incluso el propio 7, a la pila de reglas o boca abajo al mazo de robo.
}
web-rules-after = Después de las acciones aún puedes poner una carta en la pila de reglas.
web-rules-contents = Índice
web-rules-edition = Particularidades de esta edición
web-rules-special = { $edition ->
    [es-ar] No puedes jugar en tu área de juego una carta con la que no vayas ganando, salvo si has robado con un 3 en este turno.
   *[es-13] Puedes poner una carta en la pila de reglas aunque después no vayas ganando: quedas fuera, y la nueva regla se mantiene.
}
web-rules-special-actions = { $edition ->
    [first] Un 1 tiene que quitar una carta aunque no puedas ir ganando. Si un 7 pone una carta en la pila de reglas, tienes que ir ganando en el acto.
    [intl-12] Un 1 con el que no puedes ir ganando no quita nada. Si un 7 pone una carta en la pila de reglas, tienes que ir ganando en el acto.
   *[other] Un 1 o un 7 solo se puede jugar si puedes ir ganando al final del turno.
}
web-rules-play = Basta de leer: a jugar
web-rules-length = { $edition ->
    [es-13] De dos a cuatro jugadores. Una partida dura de 5 a 30 minutos.
    [nl-2016] De dos a cuatro jugadores.
   *[other] De dos a cuatro jugadores. Una partida dura de 5 a 10 minutos.
}
web-rules-first = { $edition ->
    [es-13] Después de algunas partidas, añade el robo y los puntos: el reglamento lo recomienda. En las primeras partidas pide tener a mano sus dos cartas de ayuda sobre quién va ganando; aquí la mesa lo dice siempre.
    [nl-2016] Después de algunas partidas, añade el robo y los puntos: el reglamento lo recomienda. Antes de jugar se acuerda si se usan las acciones; son para expertos. En las primeras partidas pide tener en la mesa sus dos cartas sobre quién va ganando; aquí la mesa lo dice siempre.
   *[other] Después de algunas partidas, añade el robo y los puntos. Las acciones están pensadas para jugadores con experiencia.
}
web-rules-discard = Solo puedes poner una carta en la pila de reglas si después vas ganando.
web-rules-draw-empty = De un mazo vacío no se roba nada.
web-rules-draw-seven = Por una carta que un 7 pone en la pila de reglas no se roba.
web-rules-variant = Una variante sigue hasta que alguien tiene 40 puntos (35 con tres jugadores, 30 con cuatro). Cuando no hay cartas para otra ronda, se anotan los puntos de cada jugador y se barajan todas las cartas.
web-rules-at-once = Si un 7 pone una carta en la pila de reglas, tienes que ir ganando en el acto.
web-rules-readings = Lo que este reglamento deja abierto
web-rules-reading = { $reading ->
    [seven-draw] No dice si se roba por una carta que un 7 pone en la pila de reglas. Aquí no, como en los reglamentos posteriores.
    [order] No dice si primero se juega en el área de juego o en la pila de reglas. Aquí primero en el área de juego, como en todos los demás reglamentos.
    [target] No dice cuándo se comparan los puntos con los fijados en la variante. Aquí, después de cada ronda. Para una partida nueva puedes elegir que sea solo cuando no hay cartas suficientes.
    [three] No dice si puedes acabar tu turno sin ir ganando después de robar con un 3. Aquí puedes, y quedas fuera.
    [must-lead] Donde un 1 o un 7 solo se permite si puedes ir ganando al final del turno, aquí tienes que ir ganando de verdad. Sus palabras también podrían decir que basta con poder.
    [losing-discard] No prohíbe poner en la pila de reglas una carta con la que no vas ganando. Aquí quedas entonces fuera, y la nueva regla se mantiene.
    [short] Aquí no hay cartas suficientes si no hay ocho para cada jugador: una mano y una carta del área de juego. Sus palabras también podrían decir siete.
    [blue] No dice qué carta de cada color se queda quien gana con celeste. Aquí, la más alta.
   *[after-seven] No dice si después de un 7 aún puedes poner una carta en la pila de reglas. Aquí puedes.
}

## Pages that are not there

web-missing-title = Aquí no hay nada
web-missing-text = Puede que la dirección esté mal escrita o que la página se haya movido.
web-missing-home = Volver a la página de inicio


## The table screen; $who is "you" or a player’s name

web-t-card = { $number } { COLOR($color) }
web-t-card-the = el { web-t-card }
web-t-home = Red7, página de inicio
web-t-round = Ronda { $round }
web-t-your-turn = Te toca
web-t-turn-of = Le toca a { $who }
web-t-round-over = Fin de ronda
web-t-match-over = Fin de partida
web-t-connection-connecting = Conectando…
web-t-connection-lost = Sin conexión. Tu partida está a salvo: la mesa volverá sola.
web-t-settings = Ajustes
web-t-close = Cerrar
web-t-side = Historial y cartas
web-t-leave = Dejar la mesa
web-t-leave-trial = Volver
web-t-leave-sure = ¿Dejar la mesa?
web-t-leave-alone = La partida termina aquí, y no podrás seguirla.
web-t-leave-gives-up = { $players ->
    [2] Abandonas la partida, y la gana tu rival.
   *[other] Abandonas la partida: cuenta como perdida para ti, y un jugador virtual juega por ti hasta el final.
}
web-t-gave-up = Has abandonado la partida: un jugador virtual juega por ti hasta el final.
web-t-person = { $name }: silenciar o bloquear
web-t-person-choice = { $value ->
    [muted] Silenciar
    [blocked] Bloquear
   *[none] Ninguna de las dos
}
web-t-person-about = { $value ->
    [muted] No ves las frases de esta persona.
    [blocked] No veis las frases del otro, y una partida rápida no os sienta juntos.
   *[none] Ves las frases de esta persona.
}
web-t-stop-watching = Dejar de mirar
web-t-person-is = { $relation ->
    [muted] persona silenciada
   *[blocked] persona bloqueada
}
web-settings-company = Personas silenciadas y bloqueadas
web-settings-company-none = Nadie. En una mesa, toca una cara para silenciar o bloquear a alguien.
web-settings-company-undo = { $relation ->
    [muted] Dejar de silenciar a { $name }
   *[blocked] Desbloquear a { $name }
}
web-t-rivals = Los demás jugadores
web-t-rules = Las siete reglas y quién iría ganando con cada una
web-t-rule-named = { COLOR($color) }: { $rule }
web-t-round-rule = { web-t-round }. { $rule }
web-t-rule-tile = { COLOR($color) }, { $rule }: { $leader }
web-t-nobody = nadie
web-t-leads = va ganando
web-t-you-lead = Vas ganando
web-t-before = Antes de este turno
web-t-would = Con este turno
web-t-would-why = Con este turno: { $why }
web-t-canvas-and-deck = Pila de reglas y mazo de robo
web-t-deck = { $cards ->
    [0] El mazo de robo está vacío
    [one] { $cards } carta en el mazo de robo
   *[other] { $cards } cartas en el mazo de robo
}
web-t-deck-top = encima
web-t-out = fuera
web-t-left = ha dejado la mesa
web-t-away = no está
web-t-stands-in = lo sustituye un jugador virtual ({ $level })
web-t-helped = { $times ->
    [one] ha usado una pista
   *[other] ha usado { $times } pistas
}
web-t-let-bot-play = Que siga un jugador virtual
web-t-come-back = Volver
web-t-open-rival = El área de juego de { $who }
web-t-hand-size = { $cards ->
    [one] { $cards } carta en la mano
   *[other] { $cards } cartas en la mano
}
web-t-known = Cartas conocidas de esta mano: { $cards }
web-t-open-hand = En esta mano: { $cards }
web-t-open-hands = Las manos de los demás
web-t-points-short = { $points ->
    [one] { $points } pt.
   *[other] { $points } pts.
}
web-t-time-left = Tiempo restante
web-t-your-palette = Tu área de juego
web-t-palette-of = { $who ->
    [you] Tu área de juego
   *[other] Área de juego de { $who }
}
web-t-palette-out = { $who ->
    [you] Estás fuera: tu área de juego está boca abajo
   *[other] { $who } está fuera: su área de juego está boca abajo
}
web-t-palette-card = { $card }{ $counts ->
    [yes] , cuenta
   *[no] { "" }
}{ $fresh ->
    [yes] , recién jugado
   *[no] { "" }
}
web-t-your-hand = Tu mano
web-t-hand-empty = No quedan cartas
web-t-hand-card = { $card }{ $drawn ->
    [yes] , recién robado
   *[no] { "" }
}{ $dim ->
    [yes] , ahora no se puede jugar
    [keeps] , te salva
    [joins] , te salva junto con otra carta
    [luck] , con suerte te salva
   *[no] { "" }
}
web-t-sort-number = Por número
web-t-sort-color = Por color

# Where a card goes
web-t-to-palette = Al área de juego
web-t-to-canvas = A la pila de reglas
web-t-to-deck = Al mazo de robo
web-t-to-palette-card = Jugar { $card } en tu área de juego
web-t-to-canvas-card = Poner { $card } en la pila de reglas
web-t-to-deck-card = Poner { $card } en el mazo de robo
web-t-where = ¿Adónde va { $card }?
web-t-put-back = Devolver esta carta
web-t-step-draw = Robar una carta
web-t-step-take = { $who ->
    [you] mandas
   *[other] manda
} { $card } al mazo de robo
web-t-takes-nothing = { $card } (no quita nada)

# The staged turn
web-t-your-turn-label = Tu turno
web-t-staged = Tu turno hasta ahora
web-t-undo = Deshacer
web-t-hint = Pista
web-t-skip = Adelantar
web-t-replay = Ver este turno otra vez
web-t-review = Lo que pasó desde tu último turno
web-t-review-place = Momento { $place } de { $count }
web-t-review-back = Un momento atrás
web-t-review-on = Un momento adelante
web-t-sending = Enviando tu turno…
web-t-watching = Estás mirando.
web-t-waiting = { $who ->
    [you] Te toca
   *[other] Le toca a { $who }.
}
web-t-you-are-out = Estás fuera de esta ronda. Quédate a ver cómo acaba.
web-t-you-look-on = Estás fuera de esta ronda. Ahora ves todas las manos.
web-t-prompt-in = Al acabar debes ir ganando: juega en tu área, la pila o ambas.
web-t-prompt-gamble = Solo la suerte puede salvarte: juega un 3.
web-t-prompt-out = Nada puede salvarte: fastidia a los demás, o déjalo.
web-t-prompt-reveal = El 3 roba una carta. Cuando la veas, ya no podrás deshacer.
web-t-prompt-take = El 1 manda al mazo de robo una carta de otra área de juego: elige cuál.
web-t-prompt-tuck = El 7 mueve una carta de tu área de juego: elige cuál.
web-t-prompt-follow = Juega otra carta en tu área de juego por el 5.
web-t-prompt-draw = Por esta carta puedes robar una.
web-t-prompt-discard = Aún puedes poner una carta en la pila de reglas.
web-t-prompt-must-discard = Ahora pon una carta en la pila de reglas para ir ganando.
web-t-prompt-whole = Tu turno está completo.
web-t-end-none = Terminar turno
web-t-end-lead = Terminar turno: vas ganando
web-t-end-win = Terminar turno: ganas la ronda
web-t-end-out = Terminar turno: quedas fuera
web-t-end-nothing = No hacer nada: quedas fuera
web-t-end-reveal = Robar la carta
web-t-end-draw = Robar: vas ganando
web-t-end-draw-win = Robar y ganar la ronda
web-t-end-no-draw = No robar: vas ganando
web-t-mine-out = Has quedado fuera de esta ronda.
web-t-sure-title = ¿Salir de la ronda?
web-t-sure-out = Si acabas así tu turno, no irás ganando y quedarás fuera de esta ronda.
web-t-sure-nothing = Si no haces nada, quedarás fuera de esta ronda.
web-t-sure-no = Seguir jugando
web-t-sure-yes = Sí, salir
web-t-again = Repetición
web-t-again-turn = Estás viendo otra vez el último turno.
web-t-again-end = Volver al juego

# The end of a round or match
web-t-end-label = El resultado
web-t-cause-gave-up = { $who ->
    [you] No pudiste, o no quisiste, ponerte por delante.
   *[other] { $who } no pudo, o no quiso, ponerse por delante.
}
web-t-cause-not-leading = { $who ->
    [you] No ibas ganando al final de tu turno.
   *[other] { $who } no iba ganando al final de su turno.
}
web-t-cause-time = { $who ->
    [you] Se te ha acabado el tiempo.
   *[other] A { $who } se le ha acabado el tiempo.
}
web-t-cause-left = { $who ->
    [you] Así que es tuya.
   *[other] Así que es para { $who }.
}
web-t-walkover = { $who ->
    [you] Has dejado la partida.
   *[other] { $who } ha dejado la partida.
}
web-t-walkover-seat = Si juegas otra vez, el asiento queda libre para otra persona.
web-t-lost-cause = En tu último turno nada habría podido salvarte.
web-t-out-turn = fuera en el turno { $turn }
web-t-next-round = Siguiente ronda
web-t-rematch = Jugar otra vez
web-t-rematch-asked = Esperando a los demás…
web-t-rematch-others = { $count ->
    [one] { $names } quiere jugar otra vez.
   *[other] { $names } quieren jugar otra vez.
}
web-t-missed = ¿Qué podría haber jugado?
web-t-missed-turn = ¿Qué podría haber jugado en el turno { $turn }?
web-t-missed-short = ¿Mejores jugadas?
web-t-new-game = Partida nueva
web-t-record = Guardar registro
web-t-next-in = La siguiente ronda empieza en { $time }.
web-t-hold = Esperad un momento
web-t-hold-off = Ya he mirado
web-t-holding = La siguiente ronda te espera, como mucho { $time }.
web-t-held-by = { $name }: todavía se está mirando, como mucho { $time }.
web-t-rematch-in = Aún { $time } para responder. Tu asiento sigue siendo tuyo.
web-t-time-up-bot = Se te acabó el tiempo y un ordenador juega por ti. Vuelve cuando quieras.
web-t-time-up-out = Se te acabó el tiempo y quedas fuera de esta ronda. Quédate a ver cómo termina.
web-t-bot-plays = Un ordenador juega por ti. Vuelve cuando quieras.
web-t-painting = El cuadro terminado, enmarcado y firmado
web-t-picture = Guardar el cuadro
web-t-picture-share = Compartir
web-t-picture-save = Guardar como { $kind }
web-t-picture-sign = Tu nombre, para la firma
web-t-picture-unsigned = Firmar y guardar el cuadro
web-t-picture-against = contra { $names }
web-t-cause-could-not = { $who ->
    [you] Ninguna jugada te habría puesto por delante.
   *[other] Ninguna jugada habría puesto por delante a { $who }.
}
web-t-cause-would-not = { $who ->
    [you] Podías ponerte por delante y no lo hiciste.
   *[other] { $who } podía ponerse por delante y no lo hizo.
}

# Help
web-t-hints-now = Lo que puedes jugar
web-t-hints-missed = Lo que podrías haber jugado
web-t-hints-turn = Turno { $turn }: { $played }
web-t-hints-mine = tu turno
web-t-hints-marked = Toda la mesa puede ver que has pedido una pista.
web-t-hints-thinking = Probando muchos repartos…
web-t-hints-more = { $count ->
    [one] Mostrar una jugada más
   *[other] Mostrar { $count } jugadas más
}
web-t-hints-stage = Preparar esta jugada
web-t-chance = { $chance } % de ganar la ronda
web-t-chance-about = cerca del { $chance } % de ganar la ronda
web-t-review-turn = El turno { $turn } y lo que siguió
web-t-review-before = Antes de tu turno { $turn }
web-t-hints-progress = Analizando tus turnos: { $done } de { $count }…
web-t-hints-compared = Tenías un { $chance } % de probabilidades de ganar la ronda; el mejor turno tenía un { $best } %.
web-t-hints-was-best = Elegiste el mejor turno: { $chance } % de probabilidades de ganar la ronda.
web-t-hints-fold = Ver la mesa
web-t-hints-unfold = Ver los turnos
web-t-own-turns = Tus turnos en esta ronda
web-t-own-turn = Turno { $turn }: { $chance } %, como mucho { $best } %
web-t-own-turn-decided = el más caro
web-t-fate-in = sigue en juego
web-t-fate-gamble = una apuesta
web-t-fate-out = queda fuera
web-t-outlook = { $outlook ->
    [bold] Un intento audaz
    [small] Una pequeña posibilidad
    [open] Todo está abierto
    [good] Buenas posibilidades
   *[won] Casi ganada
}
web-t-hint-best = la mejor

# The side
web-t-scores = Puntos
web-t-scores-to = Puntos: con { $target } se gana
web-t-log = Los turnos hasta ahora
web-t-log-jump = Ir a una ronda
web-t-log-empty = Aún no ha jugado nadie.
web-t-unseen = { $cards ->
    [one] Una carta que no has visto
   *[other] { $cards } cartas que no has visto
}
web-t-match = Esta partida
web-t-watchers = Espectadores
web-t-react = Di algo
web-t-react-hello = ¡Hola!
web-t-react-thanks = ¡Gracias!
web-t-react-well-played = ¡Bien jugado!
web-t-react-wow = ¡Vaya!
web-t-react-oops = ¡Uy!
web-t-react-thinking = Déjame pensar…
web-t-react-hurry = ¿Sigues ahí?
web-t-react-good-game = ¡Buena partida!

# One device for all
web-t-over-title = Pásale el dispositivo a { $name }
web-t-over-why = Las manos están ocultas. Ahora solo { $name } debería mirar la pantalla.
web-t-over-take = Soy { $name }: mostrar mis cartas

# Keys
web-t-keys = Atajos de teclado
web-t-key-card = tomar una carta por su letra y su número
web-t-key-palette = jugarla en tu área de juego
web-t-key-canvas = ponerla en la pila de reglas
web-t-key-take = con un 1: mandarla al mazo de robo
web-t-key-x = con un 7: moverla a la pila de reglas
web-t-key-d = con un 7: moverla al mazo de robo
web-t-key-draw = robar una carta y acabar el turno
web-t-key-end = pulsar el botón principal
web-t-key-undo = deshacer
web-t-key-hint = pedir una pista
web-t-key-log = abrir o cerrar el historial
web-t-key-arrows = de carta en carta
web-t-key-escape = devolver la carta a su sitio
web-t-key-keys = mostrar los atajos de teclado

## Said aloud
web-t-told-joined = { $name } se ha sentado.
web-t-told-left = { $name } ha dejado la mesa.
web-t-told-word = { $name }: { $word }
web-t-told-time = Quedan diez segundos.
web-t-told-time-up = Se te ha acabado el tiempo.
web-t-connection-open = Conexión recuperada.
web-t-waiting-label = A quién le toca

## Characters

web-settings-remarks = Lo que dicen los jugadores del ordenador
web-settings-remarks-choice = { $value ->
    [on] mostrar
   *[off] ocultar
}
web-remark-hello = { $level ->
    [beginner] ¡Hola! ¿Es mi primera vez? ¡Creo que sí!
    [casual] Qué gusto verte. Primero un té, luego las cartas.
    [skilled] Qué bien volver a jugar.
    [expert] A ver de qué eres capaz.
   *[master] Te doy la bienvenida a mi estudio.
}
web-remark-lead = { $level ->
    [beginner] ¡Mira, lo he pintado yo!
    [casual] Este color me sienta bien.
    [skilled] Esa la tenía preparada.
    [expert] Ahora te toca preocuparte.
   *[master] Justo como en mi boceto.
}
web-remark-out = { $level ->
    [beginner] ¡Uy! Estoy fuera.
    [casual] Bueno, me quedo fuera.
    [skilled] Me parece justo, estoy fuera.
    [expert] Tendría que haberlo visto.
   *[master] Una jugada preciosa. Estoy fuera.
}
web-remark-won = { $level ->
    [beginner] ¿He ganado? ¡He ganado de verdad!
    [casual] ¡Qué divertido!
    [skilled] Todo ha encajado.
    [expert] Según lo previsto.
   *[master] El cuadro está terminado.
}
web-remark-lost = { $level ->
    [beginner] ¡Hala, qué bien juegas!
    [casual] ¡Bien jugado! ¿Otra?
    [skilled] Bien jugado. He aprendido algo.
    [expert] Te lo has ganado.
   *[master] Bravo. Un trabajo fino.
}
web-face-title = Cara
web-lobby-invites = { $name } te invita
web-t-wins = Partidas ganadas en esta mesa: { $each }
web-t-wins-of = { $who } { $wins }
web-t-tally = { $wins ->
    [one] una partida ganada aquí
   *[other] { $wins } partidas ganadas aquí
}
web-t-rivalry-all = { $who ->
    [you] Las { $matches } partidas son tuyas. ¡Piedad!
   *[other] Las { $matches } partidas son para { $who }. ¡Toca la revancha!
}
web-t-rivalry-even = ¡Empate! ¿De quién será la próxima?
web-t-rivalry-ahead = { $who ->
    [you] Y llevas una partida de ventaja.
   *[other] Ahora { $who } lleva una partida de ventaja.
}
web-t-rivalry-first = { $who ->
    [you] ¡Tu primera victoria en esta mesa!
   *[other] ¡Primera victoria de { $who } en esta mesa!
}
web-t-rivalry-pigments = { $who ->
    [you] Siete victorias: ¡ya tienes todos los colores!
   *[other] Siete victorias: ¡{ $who } ya tiene todos los colores!
}
web-home-newcomer = No he jugado nunca
web-home-newcomer-about = Una ronda guiada en la mesa de verdad: una cosa nueva en cada turno, y Pip enfrente.
web-matches-yours = te toca
web-matches-turn = le toca a { $name }
web-matches-leave = Dejar
web-matches-leave-sure = ¿Dejarla del todo?
web-matches-give-up-sure = ¿Abandonar y perder?
web-matches-gave-up = { $name } ha abandonado
web-matches-you-gave-up = has abandonado
web-face = { $face ->
    [fox] zorro
    [cat] gato
    [owl] búho
    [bear] oso
    [rabbit] conejo
    [frog] rana
    [panda] panda
    [mouse] ratón
    [penguin] pingüino
    [lion] león
    [koala] koala
    [hen] gallina
   *[none] la inicial de tu nombre
}

## The turn in danger

web-t-prompt-loses = Así quedas fuera; otra jugada te salvaría: deshaz.
web-t-prompt-lost = Ninguna jugada te salva: la ronda está perdida.
web-t-prompt-over = Ya nada puede salvarte.
web-t-prompt-draw-back = Si robas ahora, recuperas { $card }.
web-t-drew-then = Has robado { $card }. { $next }
web-t-nothing-then = El 1 no quita nada. { $next }
web-t-sure-other = Otra jugada te salvaría.
web-t-why-deck = Solo un 1 o un 7 pone una carta en el mazo de robo.
web-t-why-one = Ya has jugado tu carta de este turno.
web-t-makes-rule = En la pila de reglas, la regla pasa a ser «{ $rule }».
web-t-mark-keeps = Te salva.
web-t-mark-joins = Te salva junto con otra carta.
web-t-mark-luck = Con suerte te salva.
web-t-legend-keeps = te salva
web-t-legend-joins = con otra carta
web-t-legend-luck = con suerte
web-t-legend-drawn = recién robada
web-t-hints-off = Las pistas están desactivadas. Actívalas y verás las mejores jugadas cuando las pidas.
web-t-hints-on = Activar las pistas
web-t-hints-none = En esta mesa no hay pistas.
web-t-ready = Todo listo para cuando te toque.
web-t-ready-label = Tu próximo turno
web-t-ready-would = Si te tocara ahora
web-t-ready-why = { web-t-ready-would }: { $why }
web-t-ready-changed = La mesa ha cambiado: ya no es posible todo lo que tenías preparado.
web-t-away-waited = { $minutes ->
    [0] { $name } no está.
    [one] { $name } no está. Llevas un minuto esperando.
   *[other] { $name } no está. Llevas { $minutes } minutos esperando.
}
web-t-away-soon = En { $time } podrás hacer que siga un jugador virtual.
web-t-away-clock = { $timeout ->
    [out] En { $time }, { $name } queda fuera de esta ronda.
   *[bot] En { $time } sigue un jugador virtual.
}
web-t-told-stood-in = Un ordenador juega por { $name }.
web-t-turn-stood-in = jugado por un ordenador
web-t-end-stood-in = Un ordenador ha jugado algunos de estos turnos por ti.
web-t-told-gave-up = { $name } ha dejado la mesa. Sigue un ordenador.
web-home-left = Has dejado la partida con { $names }. Cuenta como perdida.
web-home-resume-with = Te espera una partida con { $names }

## A match looked at again

web-replay-title = Repetición
web-replay-look = Volver a ver
web-replay-gone = Una partida la pueden volver a ver quienes la jugaron, y todos si la mesa estaba abierta a todos.
web-replay-open = Todas las manos a la vista
web-replay-turns = Turnos
web-replay-seat = Visto por
web-replay-seat-own = { $name } (tú)
web-replay-seat-none = Toda la mesa
web-replay-hand-of = Mano de { $who }
web-replay-steps = Paso a paso por la partida
web-replay-dealt = El reparto
web-replay-turn = Turno { $turn }
web-replay-before = Antes del turno { $turn }
web-replay-won = { $who ->
    [you] Ganas la ronda
   *[other] { $who } gana la ronda
}
web-replay-first = Al principio
web-replay-back = Un turno atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Un turno adelante
web-replay-last = Al final
web-replay-copy = Copiar el enlace a este turno
web-replay-link = Enlace
web-replay-copied = El enlace está copiado
web-review-title = Análisis
web-review-start = Analizar la partida
web-review-progress = Analizando los turnos: { $done } de { $count }
web-review-worst = { $who ->
    [you] Tu turno más caro: el turno { $place }, { $chance } % de ganar la ronda en vez de { $best } %
   *[other] El turno más caro de { $who }: el turno { $place }, { $chance } % de ganar la ronda en vez de { $best } %
}
web-review-no-worst = { $who ->
    [you] No regalaste nada.
   *[other] { $who } no regaló nada.
}
web-review-decided = { $who ->
    [you] Desde el turno { $place } tu victoria era segura
   *[other] Desde el turno { $place } la victoria de { $who } era segura
}
web-review-accuracy = Precisión sobre 100: { $list }
web-review-chance = { $who ->
    [you] Tienes un { $chance } % de ganar la ronda
   *[other] { $who } tiene un { $chance } % de ganar la ronda
}
web-review-better = Mejor, con un { $chance } %: { $turn }
web-t-better = Mejor: { $turn }
web-review-good = bueno
web-review-inaccurate = impreciso
web-review-losing = error grave
web-review-forced = sin elección
web-review-knew = { $who ->
    [you] tú, por lo que sabías
   *[other] { $who }, por lo que sabía
}
web-review-open = con las manos a la vista
web-review-others = { $count ->
    [one] { $who }, según sus propias cartas
   *[other] cada uno de los demás, según sus propias cartas
}
web-review-curve = { $who ->
    [you] Tu probabilidad de ganar la ronda tras cada turno; { $chance } % al final
   *[other] La probabilidad de { $who } de ganar la ronda tras cada turno; { $chance } % al final
}
web-review-no-cards = { $who ->
    [you] Quedas fuera, sin cartas.
   *[other] { $who } queda fuera, sin cartas.
}
web-review-saving = { $who ->
    [you] Con esto habrías seguido en juego:
   *[other] Con esto { $who } habría seguido en juego:
}
web-review-luck = Solo la suerte podía ayudar, con un { $chance } %: { $turn } Habría salido { $card }.
web-review-lost = Ningún turno lo habría cambiado.
web-records-title = Registros de otros sitios
web-records-about = Trae un registro para volver a ver su partida. Nadie más lo ve.
web-records-bring = Abrir un archivo .red7
web-records-drop = Borrar el registro de { $names }
web-review-try = Volver a intentarlo aquí
web-review-try-task = Encuentra un turno mejor que el que se jugó.
web-review-try-again = Probar otro turno
web-review-try-back = Volver a la repetición
web-review-try-same = Es el turno que se jugó: { $played } % de ganar la ronda. El mejor tiene un { $best } %.
web-review-try-worse = No es mejor: { $chance } de ganar la ronda, frente al { $played } % del turno jugado. El mejor tiene un { $best } %.
web-review-try-better = Mejor: { $chance } de ganar la ronda en vez de { $played } %. El mejor turno tiene un { $best } %.
web-review-try-best = El mejor turno: { $chance } % de ganar la ronda en vez de { $played } %.
web-review-about = cerca del { $chance } %
web-review-exact = { $chance } %
web-review-out = { $who ->
    [you] Quedaste fuera con el turno { $place }
   *[other] { $who } quedó fuera con el turno { $place }
}
web-review-led = { $who ->
    [you] Ibas ganando hasta el turno { $place }: { $turn }
   *[other] { $who } iba ganando hasta el turno { $place }: { $turn }
}
web-review-waits = El repaso sigue solo en cuanto haya sitio.
web-review-place = { $turn } (ronda { $round })
web-review-so-far = { $words } (por ahora)
web-review-slow = El servidor tiene mucho que pensar ahora mismo. El análisis sigue solo; también puedes volver más tarde, porque lo hecho se conserva.

## The analysis board, and matches with chosen cards

web-analysis-title = Análisis
web-analysis-place-hand = Mano, { $seat }
web-analysis-place-palette = Área de juego, { $seat }
web-analysis-place-deck = Mazo de robo
web-analysis-place-pile = Pila de reglas
web-analysis-cards = Todas las cartas
web-analysis-card = { $card }: { $place }
web-analysis-rule = Regla en vigor
web-analysis-turn = De turno
web-analysis-turn-of = De turno: { $name }
web-analysis-out-of = Fuera: { $name }
web-analysis-rules = Jugadores, edición, opciones
web-analysis-go = Analizar
web-analysis-clear = Vaciar la mesa
web-analysis-findings = Resultado
web-analysis-line = Con las manos a la vista
web-analysis-winner = { $who } gana si todos conocen todas las cartas.
web-analysis-unknown = Se tarda demasiado en saber quién gana.
web-analysis-turns = { $who }: turnos posibles
web-analysis-turns-about = Las probabilidades de ganar la ronda, por lo que sabe este asiento: no ve las otras manos ni el mazo.
web-analysis-seat = Tu asiento
web-analysis-level = Jugadores virtuales
web-analysis-play = Seguir desde aquí
web-analysis-palette = Área de juego
web-analysis-hand = Mano
web-analysis-deck = Mazo
web-analysis-place-canvas = Pila de reglas
web-analysis-place-scored = Pila de puntos
web-analysis-away = Pulsa otra vez para quitarla
web-analysis-tray = Cartas
web-analysis-how = Elige un lugar y luego las cartas que van ahí, o arrástralas. Quién va ganando con cada regla se ve al momento; «Analizar» encuentra qué se puede jugar.
web-analysis-example = Ver un ejemplo
web-analysis-line-about = Pulsa un turno para verlo en el tablero.
web-analysis-back = Volver a la posición
web-analysis-key-palette = las cartas van al área de juego de un asiento
web-analysis-key-hand = las cartas van a la mano de un asiento
web-analysis-key-canvas = las cartas van a la pila de reglas
web-analysis-key-deck = las cartas van al mazo
web-analysis-key-card = poner ahí una carta por su letra y número, o retirarla
web-analysis-key-arrows = de carta en carta, de lugar en lugar
web-analysis-key-go = analizar, o parar
web-analysis-stop = Parar
web-analysis-on = Seguir
web-analysis-progress = Probando muchos repartos: paso { $done } de { $count }
web-analysis-stopped = Parado tras el paso { $done } de { $count }: las probabilidades son menos seguras.
web-analysis-whole = El análisis está completo.
web-analysis-later = Aún sin analizar.
web-analysis-waits = Sigue solo en cuanto haya sitio.
web-replay-link-who = Solo quienes jugaron pueden abrir el enlace, salvo que la mesa estuviera en la lista de mesas abiertas. Con el registro de la partida cualquiera puede verla.
web-replay-private = Solo quienes jugaron esta partida pueden verla aquí. Pide a alguien de ellos el registro: con él también puedes verla, desde «Tus partidas».
web-branch-about = Empieza una mesa nueva con las cartas como están ahora. Los demás asientos son de jugadores virtuales, y no cuenta.
web-branch-from = Esta mesa empezó en un turno de otra partida y no cuenta.
web-branch-back = Volver a ese turno
web-replay-key-turn = un turno atrás o adelante
web-replay-key-ends = al principio o al final
web-replay-key-round = una ronda atrás o adelante
web-replay-key-play = reproducir o pausar
web-prepared = Cartas elegidas: esta partida no cuenta.
web-t-end-check = Comprobar este turno
web-t-end-draw-check = Robar y comprobar
web-t-end-no-draw-check = Comprobar sin robar
web-t-prompt-check = Prepara un turno entero y luego compruébalo.
web-home-puzzles = Problemas
web-home-puzzles-about = Encuentra el único turno correcto
web-home-day = Reparto del día
web-home-day-about = Las mismas cartas para todos
web-day-look = Cómo les fue a los demás
web-day-counts = Reparto del día: este intento cuenta, con marcas pero sin pistas
web-day-practice = Práctica: no cuenta.
web-t-leave-counted = Tu intento cuenta y te espera: puedes seguir con él.
web-analysis-puzzle = Volver al problema
web-device-loading = El juego se está preparando en este dispositivo…
web-device-elsewhere = El juego está abierto en otra pestaña de este navegador.
web-device-take-over = Jugar aquí
web-device-first = El juego entero está llegando a este dispositivo: { $size } MB, una sola vez. Después se abre al momento, también sin red.
web-device-cut = El juego no ha llegado entero: parece que no hay red. No se ha perdido nada; vuelve a intentarlo en cuanto haya.
web-device-stalled = Hace un rato que no llega nada. ¿Sigue habiendo red?
web-device-failed = El juego no funciona en este navegador. Prueba uno más reciente o permite que esta página guarde datos.
web-device-alone = Para esto hacen falta otras personas o un servidor. Aquí, en tu dispositivo, juegas contra el ordenador o os pasáis el dispositivo.

## Taking matches along in a file
web-archive-title = Tus partidas en un archivo
web-archive-text = Todo lo guardado en este dispositivo, con lecciones y problemas. Con el archivo sigues en otra parte: en otro dispositivo o en un servidor.
web-archive-save = Guardar en un archivo
web-archive-elsewhere = Partidas de un dispositivo
web-archive-elsewhere-text = ¿Has jugado sin red? Trae el archivo que guardaste allí: cada partida se comprueba desde la primera carta y queda marcada como importada.
web-archive-bring = Abrir un archivo guardado
web-archive-progress = { $done } de { $all }…
web-archive-done = { $count ->
    [0] No hay nada nuevo.
    [one] Ha llegado una mesa.
   *[other] Han llegado { $count } mesas.
}
web-archive-known = { $count ->
    [one] Una ya estaba aquí.
   *[other] { $count } ya estaban aquí.
}
web-archive-refused = { $count ->
    [one] Una no se ha aceptado:
   *[other] { $count } no se han aceptado:
}
web-archive-large = Este archivo es demasiado grande.
web-archive-documents = Tus registros y tu progreso en lecciones y problemas ya están aquí.
web-imported = Importada

## The game on this device, and how it gets there
web-offline-part = Sin red
web-offline-text = Todo el juego en este dispositivo, { $size } MB una sola vez: contra el ordenador o pasándoos el dispositivo, con consejos, lecciones y problemas. También se abre cuando falta la red o el servidor.
web-offline-get = Tenerlo disponible sin conexión
web-offline-progress = Cargando: { $done } de { $all } MB…
web-offline-kept = Está en este dispositivo, ocupa { $size } MB y se abre sin red.
web-offline-open = Jugar en este dispositivo
web-offline-remove = Quitarlo de este dispositivo
web-offline-removed = Quitado. Las partidas jugadas en este dispositivo siguen aquí, por si lo vuelves a poner.
web-offline-failed = No se ha podido cargar todo, así que nada ha cambiado. ¿Hay red, y sitio en este dispositivo?
web-offline-safe = Este navegador guarda tus partidas hasta que las borres.
web-offline-unsafe = Este navegador puede borrar tus partidas si necesita sitio, al cerrar una ventana privada y, en iPhone y iPad, tras siete días sin visitas, salvo que el juego esté en la pantalla de inicio. Guárdalas de vez en cuando en un archivo.
web-offline-keep = Pedir al navegador que las guarde
web-offline-refused = Este navegador aún no lo promete. Suele hacerlo cuando el juego está en la pantalla de inicio, o tras unas cuantas visitas.
web-offline-here = Estás jugando en este dispositivo, sin el servidor.
web-offline-server = Ir al servidor
