# Spanish, the game in the terminal, and the commands. Address: tú, dropped before a verb; nothing that depends on a player’s gender.
# Terms: área de juego, pila de reglas, mazo de robo, mano, ronda, partida, registro, jugador virtual, celeste (blue), azul (indigo); ir ganando is not ganar.
# Imperative: of tú (juega, pon); buttons in the infinitive (Terminar turno).
# Avoid: descartar, a verb that agrees with a variable (hay …, se espera …); SOUND chooses between y and e; a no-break space before %.

## Modes and options

mode-basic = básico
mode-advanced = avanzado
mode-expert = experto
option-draw = robo
option-scoring = puntos
option-actions = reglas de acción

## The table

table-title-plain = Red7 · { $mode } · { $edition }
table-title = Red7 · ronda { $round } · { $mode } · { $edition }
table-deck = { $cards ->
    [0] el mazo de robo está vacío
    [one] mazo de robo: { $cards } carta
   *[other] mazo de robo: { $cards } cartas
}
table-deck-top = encima
table-canvas = pila de reglas
table-hand-size = { $cards } en mano
table-hand-known = { $cards } en mano, entre ellas
table-out = fuera
table-hand = { $who ->
    [you] Tu mano
   *[other] Mano de { $who }
}
table-no-cards = sin cartas
table-rules = Quién iría ganando

## The terminal game

play-welcome = Red7 para { $players } jugadores. En la mesa contigo: { $rivals }.
play-prompt = Te toca («{ $help }» para la ayuda)
play-prompt-forced = Nada puede salvarte: pulsa Intro
play-prompt-follow = Juega otra carta en tu área de juego por el 5
play-prompt-take = El 1 quita una carta de otra área de juego
play-prompt-tuck = El 7 mueve una carta de tu área de juego: a la pila de reglas (x) o al mazo de robo (d)
play-prompt-discard = Pon una carta en la pila de reglas, o pulsa Intro para acabar el turno
play-prompt-must-discard = Pon una carta en la pila de reglas: solo puedes acabar el turno si vas ganando
play-prompt-draw = Por poner { $card } en la pila de reglas puedes robar una carta. ¿La robas?
play-drawn = Robas { $card }.
play-turns = Jugadas que te mantienen en juego
play-turns-of = Jugadas que empiezan con { $card }
play-turns-out = Jugadas con las que quedas fuera
play-turns-none = Ninguna jugada te mantiene en juego.
play-turns-gamble = Un 3 es una apuesta: la carta que robe puede salvarte.
play-turns-leaving = { $count ->
    [one] Otra jugada te dejaría fuera («{ $all }» la muestra).
   *[other] Otras { $count } jugadas te dejarían fuera («{ $all }» las muestra).
}
play-turns-more = +{ $count }, ver { $card }
play-turns-page = { $count ->
    [one] Queda { $count } línea: escribe «{ $more }».
   *[other] Quedan { $count } líneas: escribe «{ $more }».
}
play-no-more = Eso es todo.
play-hint = { $turn } gana la ronda en cerca del { $chance } % de los casos: { $why }
play-log-empty = En esta ronda todavía no ha pasado nada.
play-no-step = «{ $found }» no es un paso. Escribe un número de la lista, pasos como R7p G4c, o «{ $help }» para la ayuda.
play-no-number = No hay jugada { $number }: la lista va del 1 al { $last }.
play-no-start = Ninguna jugada que te mantenga en juego empieza con { $card }.
play-confirm-out = Después de { $turn } quedarías fuera. { $lead } ¿Lo juegas de todos modos?
play-confirm-stop = Si el turno acaba aquí, quedas fuera. { $lead } ¿Lo acabas de todos modos?
play-confirm-nothing = Quedarías fuera sin intentarlo siquiera. ¿Lo haces de todos modos?
play-confirm-gamble = Solo la carta que robes puede salvarte. ¿La robas?
play-undone = Deshecho. Tu turno vuelve a empezar.
play-fixed = Has robado una carta, así que este turno no se puede deshacer. Sigue desde aquí.
play-say-yes-or-no = Responde s o n, por favor.
round-noted = Ya no había cartas suficientes: se anotan todos los puntos y se vuelven a barajar las 49 cartas.
play-next = Pulsa Intro para la siguiente ronda
play-seed = Para volver a jugar estos repartos: --seed { $seed }
play-cut = { $times ->
    [one] A un jugador virtual le faltó tiempo para pensar una vez. Juega mejor con la versión compilada.
   *[other] A los jugadores virtuales les faltó tiempo para pensar { $times } veces. Juegan mejor con la versión compilada.
}
play-save = Guardar el registro como (Intro para { $file }, - para omitirlo)
play-saved = Guardado en { $file }.
play-not-saved = No se ha podido guardar el registro en { $file }: { $reason }.
play-stopped = Has dejado la partida.
play-quit = ¿Dejar la partida?

## Words to type; the first one is shown

command-help = ? ayuda
command-hint = pista
command-why = motivo porqué porque
command-rules = reglas
command-all = todas todos todo
command-more = más mas
command-log = historial
command-undo = deshacer atrás atras
command-out = fuera out
command-quit = salir
answer-yes = s sí si
answer-no = n no

## Help

help-title = Cómo se juega un turno
help-goal = Al final de tu turno tienes que ir ganando según la pila de reglas, o quedas fuera. La última persona en juego gana la ronda.
help-number = Escribe un número para hacer esa jugada de la lista, o una carta como R7 para ver las jugadas que empiezan con ella. Intro sin más vuelve a dibujar la mesa.
help-steps = O escribe los pasos de tu turno, separados por espacios:
help-step-p = R7 de tu mano a tu área de juego
help-step-c = G4 de tu mano a la pila de reglas: su color es la nueva regla
help-step-t = con un 1: quitar B3 de otra área de juego y mandarla al mazo de robo
help-step-x = con un 7: O5 de tu área de juego a la pila de reglas
help-step-d = con un 7: O5 de tu área de juego al mazo de robo
help-step-draw = robar una carta, si la que has puesto en la pila de reglas te la da
help-step-out = no hacer nada y quedar fuera
help-example = Ejemplo: R7p G4c juega el 7 rojo y luego hace del verde la regla. Una marca señala las cartas que cuentan. R7p ... juega el 7 rojo y te deja seguir.
help-commands = «{ $hint }» sugiere jugadas, «{ $why }» muestra qué cartas cuentan en cada área de juego, «{ $rules }» explica las siete reglas, «{ $log }» repasa la ronda desde el principio, «{ $all }» muestra todas las jugadas, «{ $more }» sigue con una lista larga, «{ $undo }» quita los últimos pasos, «{ $quit }» termina la partida.
help-ties = Con el mismo número de cartas decide la más alta de las que cuentan. Entre números iguales es más alto el color más cercano al rojo. Sin ninguna carta que cuente no se va ganando.
help-draw = Robo: pon en la pila de reglas una carta más alta que la cantidad de cartas de tu área de juego, y puedes robar una. En la lista un + marca esas jugadas.
help-actions = Reglas de acción: un 1 quita una carta de otra área de juego, un 3 roba una carta, un 5 juega otra carta, un 7 saca una carta de tu área de juego.
help-scoring = Puntos: quien gana una ronda se queda con las cartas de su área de juego que cuentan. Se juega a { $target } puntos.
help-scoring-cards = Puntos: quien gana una ronda se queda con las cartas de su área de juego que cuentan. La partida acaba cuando ya no hay cartas suficientes.
help-scoring-short = Los puntos solo se comprueban cuando ya no hay cartas suficientes.

## Drawing positions and records

show-unfinished = El registro acaba aquí; la partida no ha terminado.
show-nothing = No hay nada que mostrar: la entrada está vacía.
show-json-record = --json es para posiciones: un registro es un texto que los programas pueden leer tal cual
help-about-red7 = Juega a Red7 y trabaja con posiciones, turnos y registros. Sin ninguna orden, la mesa se abre en el navegador.

    Código de salida: 0 si todo va bien, 1 si la entrada es errónea, falla una comprobación o no se puede usar un
    archivo, 2 si no se entendió la orden, 130 si se interrumpió.
help-version = Muestra la versión y si las reglas están compiladas, y termina.
help-usage = Uso:
help-options = Opciones:
help-list = Órdenes:
help-help = Muestra esta ayuda y termina.
help-examples = Ejemplos:
help-config = El archivo con tus ajustes, en lugar del habitual.

## The command line

turns-about = Enumera todos los turnos permitidos en cada posición.

    Las posiciones son líneas de texto o de JSON, leídas de FILE o de la entrada estándar; cada una se responde con una
    línea de JSON que dice quién va ganando y todos los turnos.
leaders-about = Muestra quién va ganando con una regla.

    Las posiciones, como líneas de texto o de JSON, o solo áreas de juego y una pila de reglas en JSON, se leen de FILE o
    de la entrada estándar; cada una se responde con una línea de JSON: quién va ganando, cuántas cartas cuentan en cada
    área y qué cartas puntuaría cada una.
simulate-about = Juega partidas entre jugadores virtuales y escribe sus registros.
simulate-levels = { $found ->
    [one] hay un nivel para { $players } jugadores: da uno para todos o uno para cada uno
   *[other] hay { $found } niveles para { $players } jugadores: da uno para todos o uno para cada uno
}
simulate-progress = Jugando partidas
perft-progress = Contando turnos
solve-progress = Resolviendo
review-progress = Analizando turnos
answers-progress = Respondiendo
input-empty = no hay ninguna posición que leer: la entrada está vacía
verify-about = Comprueba los repartos, turnos, puntos y resultados de registros.

    Los registros se leen de FILE o de la entrada estándar, y cada uno se responde con una línea. El código de salida es
    0 solo si todos están bien.
solve-about = Averigua quién gana una posición con todas las manos conocidas, y cómo.
tool-option-json_lines = Leer y escribir JSON Lines.
tool-option-most_nodes = Cuántas posiciones examinar como máximo.
solve-wins = Gana { $who }: { $line }
solve-over = Ha ganado { $who }.
solve-unknown = Sin resolver en { $nodes ->
        [one] una posición
       *[other] { $nodes } posiciones
    }; { $lost ->
        [0] de ninguna jugada se ha probado que pierda
        [one] de una jugada se ha probado que pierde
       *[other] de { $lost } jugadas se ha probado que pierden
    }.
perft-about = Cuenta todos los turnos completos hasta una profundidad.

    Las posiciones son líneas de texto o de JSON, leídas de FILE o de la entrada estándar; o --seed reparte una.
tool-option-seed = La semilla: el mismo número da los mismos repartos.
tool-option-matches = Cuántas partidas jugar.
tool-option-players = El número de jugadores.
tool-option-edition = El reglamento que se usa.
tool-option-mode = basic, advanced (robo y puntos), expert (también con acciones), o algunas de draw, scoring, actions unidas por +.
tool-option-ending = Cuándo acaba una partida con puntos de nl-2016: cuando faltan cartas o al llegar a los puntos fijados.
tool-option-out = El archivo en el que escribir.
tool-option-depth = Cuántos turnos de profundidad.
tool-option-divided = Mostrar también la cuenta de cada primer turno.
tool-option-level = La fuerza de los jugadores virtuales, de beginner a master; random hace cualquier jugada con la que siga en juego.
tool-option-seat_levels = La fuerza de los jugadores: un nivel para todos o, repetido, uno por asiento; si no se indica, al azar.
tool-option-names = Los nombres de todos los jugadores separados por comas, el tuyo primero.
tool-option-pace = Cuántos segundos se muestra cada turno de un jugador virtual.
tool-option-record = El archivo para el registro de la partida.
tool-option-language = El idioma en el que jugar.
language-unknown = no hay textos en «{ $found }»: elige uno de { $choices }
tool-option-color = Usar colores o no; si no se indica, lo que admita el terminal.
tool-option-seat = Mostrar solo lo que puede saber este asiento; los asientos se cuentan desde 0.
config-about = Muestra los ajustes de todas las órdenes, o de algunas, y de dónde sale cada uno.

    Primero vale la opción de la línea de órdenes, luego su variable de entorno, como RED7_PLAY_LEVEL, luego el archivo y
    luego el valor predeterminado. Lo que se muestra puede ser el principio de un archivo así.
completion-about = Muestra lo que bash, zsh o fish necesitan para completar órdenes, opciones y valores.
settings-file = el archivo { $file }
settings-no-file = { $file } no existe
settings-from-file = del archivo
settings-from-environment = del entorno
settings-unknown = { $file }: «red7 { $command }» no tiene la opción «{ $option }»
settings-value = { $file }: la opción «{ $option }» de «red7 { $command }» no admite este tipo de valor
settings-no-table = { $file }: «{ $command }» tiene que ser una tabla, [{ $command }]
settings-no-section = { $file }: no hay ninguna orden para la tabla [{ $command }]
settings-no-option = { $file }: ninguna orden tiene la opción «{ $option }»
settings-no-command = no hay ninguna orden «{ $command }»
perft-seed-or-file = da --seed o un archivo con posiciones
perft-for-seed = { $option } solo va con --seed: una posición ya lo dice
verify-ok = registro { $record }: bien, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
verify-wrong = registro { $record }: mal: { $problems }
verify-nothing = no hay ningún registro que comprobar: la entrada está vacía
play-about = Juega una partida en el terminal contra jugadores virtuales.
play-record-exists = { $file } ya existe: elige otro nombre para el registro.
play-record-folder = La carpeta de { $file } no existe: créala antes, o elige otro nombre para el registro.
play-names-count = { $found ->
    [one] hay un nombre para { $players } jugadores
   *[other] hay { $found } nombres para { $players } jugadores
}
play-names-form = cada jugador necesita un nombre distinto, de 1 a { $most } letras imprimibles
show-about = Dibuja posiciones o un registro, leídos de FILE o de la entrada estándar.

    Una posición es una línea de texto o de JSON; se dibuja cada línea. Un registro se muestra ronda por ronda.
computer-names = Frida, Maruja, Diego
your-name = Jugador

## The review of a match

review-about = Analiza una partida terminada: qué costó cada turno y cuál habría sido mejor.

    Los registros se leen de FILE o de la entrada estándar. Cada turno se juzga por lo que sabía su jugador: por su
    probabilidad de ganar la ronda, probada en muchos mundos que encajan con lo que sabía.
tool-option-turn_nodes = Cuántos nodos buscar en cada turno: con más nodos tarda más, pero ve más.
tool-option-trial_seed = La semilla de los ensayos: el mismo número da el mismo análisis.
review-nothing = no hay ningún registro que analizar: la entrada está vacía
review-title = Análisis del registro { $number } · { $mode } · { $edition }
review-round = Ronda { $round }
review-column-turn = turno
review-column-player = jugador
review-column-played = jugado
review-column-chance = probabilidad
review-column-lost = perdido
review-column-mark = nota
review-percent = { $number } %
review-forced = sin alternativa
mark-good = bueno
mark-inaccurate = impreciso
mark-losing = error grave
review-better = Turno { $turn }: con { $best } { $who ->
    [you] habrías
   *[other] { $who } habría
} tenido un { $chance } % de probabilidad: { $why }.
review-chart = Probabilidad de ganar la ronda después de cada turno, según lo que sabía cada jugador:
review-accuracy = { player }: precisión { $accuracy } de 100 (buenos: { $good }, imprecisos: { $inaccurate }, errores graves: { $losing })
review-accuracy-none = { $who ->
    [you] Nunca pudiste elegir.
   *[other] { $who } nunca pudo elegir.
}
review-decided = Decidida en el turno { $turn } de la ronda { $round }: desde entonces, con las manos a la vista, la victoria era segura para { $winners }.
gone-no-cards = Turno { $turn }: { $who ->
    [you] quedas
   *[other] { $who } queda
} fuera, sin cartas.
gone-rightly = Turno { $turn }: { $who ->
    [you] quedas
   *[other] { $who } queda
} fuera; ninguna jugada lo habría cambiado.
gone-needlessly = Turno { $turn }: { $who ->
    [you] quedas
   *[other] { $who } queda
} fuera sin necesidad; para seguir en juego bastaba { $count ->
    [one] una jugada
   *[other] cualquiera de { $count } jugadas
}: { $turns }.
gone-luck = Turno { $turn }: { $who ->
    [you] quedas
   *[other] { $who } queda
} fuera; solo la suerte podía ayudar. { $luck }
luck-good = { $gamble } tenía un { $chance } % de probabilidad de seguir en juego. Habría robado { $card }, que basta.
luck-bad = { $gamble } tenía un { $chance } % de probabilidad de seguir en juego. Habría robado { $card }, que no basta.
