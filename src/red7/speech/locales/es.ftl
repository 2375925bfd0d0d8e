# Spanish; the words of the Spanish booklet: área de juego, pila de reglas, mazo de robo, ronda, ir ganando.
# Blue is celeste and indigo is azul.

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
list-last = { $first } { $last ->
    [I1] e
    [I2] e
    [I3] e
    [I4] e
    [I5] e
    [I6] e
    [I7] e
   *[other] y
} { $last }
player = { $who ->
    [you] Tú
   *[other] { $who }
}
seat = Asiento { $number }
# Words that no guest may have in a name, as they mean a computer player: all of the language, without accents or with
name-words = bot, robot, ordenador, computadora, computador, cpu, máquina
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
rule-violet = menores que 4

rule-long-red = va ganando la carta más alta
rule-long-orange = va ganando quien tiene más cartas del mismo número
rule-long-yellow = va ganando quien tiene más cartas del mismo color
rule-long-green = va ganando quien tiene más cartas pares
rule-long-blue = va ganando quien tiene más colores diferentes
rule-long-indigo = va ganando la escalera más larga de números seguidos
rule-long-violet = va ganando quien tiene más cartas menores que 4

mode-basic = básico
mode-advanced = avanzado
mode-expert = experto
level-beginner = novato
level-casual = casual
level-skilled = hábil
level-expert = experto
level-master = maestro
option-draw = robo
option-scoring = puntos
option-actions = reglas de acción

## What a palette shows under each rule

set-red = { $top }
set-orange = { $count ->
    [one] un { $number }
   *[other] { SPELL($count) } { $number }
}
set-yellow = { $count ->
    [one] una carta { $color ->
        [rojo] roja
        [amarillo] amarilla
       *[other] { $color }
    }
   *[other] { SPELL($count) } cartas { $color ->
        [rojo] rojas
        [naranja] naranjas
        [amarillo] amarillas
        [verde] verdes
        [celeste] celestes
        [azul] azules
        [violeta] violetas
       *[other] { $color }
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
    [one] una escalera de una carta
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
    [you] tú tienes { $rival-set }, pero { $rival-top } es más baja
   *[other] { $rival } tiene { $rival-set }, pero { $rival-top } es más baja
}.
lead-only = { $who ->
    [you] Vas ganando
   *[other] { $who } va ganando
}: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, la más alta { $top }
}; nadie más tiene.
lead-last = { $who ->
    [you] Solo quedas tú
   *[other] Solo queda { $who }
}: { $set }.
lead-nobody-green = Nadie va ganando: no hay cartas pares en ningún área de juego.
lead-nobody-violet = Nadie va ganando: no hay cartas menores que 4 en ningún área de juego.
counts = { $who ->
    [you] Tienes { $set }
   *[other] { $who } tiene { $set }
}: { $cards }.
counts-nothing = { $who ->
    [you] No tienes cartas
   *[other] { $who } no tiene cartas
} que cumplan la regla.

## What happened in a turn

step-play = { $who ->
    [you] juegas
   *[other] juega
} { $card }
step-discard = { $who ->
    [you] descartas
   *[other] descarta
} { $card } ({ $color })
step-take = { $who ->
    [you] mandas
   *[other] manda
} { $owner ->
    [you] tu { $card }
   *[other] { $card } de { $owner }
} al mazo de robo
step-to-canvas = { $who ->
    [you] mueves
   *[other] mueve
} { $card } a la pila de reglas ({ $color })
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
turn-in = { player } { $steps }.
turn-out = { player } { $steps }, y { $who ->
    [you] quedas
   *[other] queda
} fuera.
turn-empty = { $who ->
    [you] No te quedan cartas y quedas fuera.
   *[other] A { $who } no le quedan cartas y queda fuera.
}

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
play-prompt = Te toca ({ $help } para la ayuda)
play-prompt-forced = Pulsa Intro: quedas fuera
play-prompt-follow = El 5 pide otra carta para tu área de juego
play-prompt-take = El 1 quita una carta de otra área de juego
play-prompt-tuck = El 7 mueve una carta de tu área de juego: a la pila de reglas (x) o al mazo de robo (d)
play-prompt-discard = Descarta una carta, o pulsa Intro para acabar el turno
play-prompt-must-discard = Descarta una carta: no puedes acabar el turno sin ir ganando
play-prompt-draw = { $card } te da una carta. ¿La robas?
play-drawn = Robas { $card }.
play-turns = Jugadas con las que sigues en juego
play-turns-of = Jugadas que empiezan con { $card }
play-turns-out = Jugadas con las que quedas fuera
play-turns-none = Con ninguna jugada sigues en juego.
play-turns-gamble = Un 3 es una apuesta: la carta que robe puede salvarte.
play-turns-leaving = { $count ->
    [one] Otra jugada te dejaría fuera («{ $all }» la muestra).
   *[other] Otras { $count } jugadas te dejarían fuera («{ $all }» las muestra).
}
play-turns-more = +{ $count }, ver { $card }
play-turns-page = { $count ->
    [one] Queda { $count } línea: escribe { $more }.
   *[other] Quedan { $count } líneas: escribe { $more }.
}
play-no-more = No hay más.
play-no-step = «{ $found }» no es un paso de un turno. Escribe un número de la lista, pasos como R7p G4c, o { $help } para la ayuda.
play-no-number = No hay jugada { $number }: la lista va del 1 al { $last }.
play-no-start = Ninguna jugada con la que sigas en juego empieza con { $card }.
play-confirm-out = Después de { $turn } quedarías fuera. { $lead } ¿Lo juegas de todos modos?
play-confirm-stop = Si el turno acaba aquí, quedas fuera. { $lead } ¿Lo acabas de todos modos?
play-confirm-nothing = Quedarías fuera sin haberlo intentado. ¿Lo haces de todos modos?
play-confirm-gamble = Solo la carta que robes puede salvarte. ¿La robas?
play-yes-no = (s/n)
play-undone = Deshecho: tu turno vuelve a empezar.
play-fixed = Se ha robado una carta, así que el turno no se puede deshacer. Sigue desde aquí.
play-say-yes-or-no = Responde s o n, por favor.
round-won = { $who ->
    [you] ¡Ganas la ronda!
   *[other] { $who } gana la ronda.
}
round-scored = { $who ->
    [you] Te quedas
   *[other] { $who } se queda
} con { $cards } en { $color }: { points }.
round-scored-nothing = { $who ->
    [you] No tienes
   *[other] { $who } no tiene
} cartas que cuenten en { $color }, así que no hay puntos.
round-noted = Faltaban cartas: se anotan todos los puntos y se vuelven a barajar las 49 cartas.
play-next = Pulsa Intro para la siguiente ronda
match-won = { $who ->
    [you] ¡Ganas la partida!
   *[other] { $who } gana la partida.
}
match-shared = Victoria compartida: { $winners }.
standing = { player }: { points }
play-seed = Para volver a jugar estos repartos: --seed { $seed }
play-cut = { $times ->
    [one] Una vez un jugador virtual no tuvo tiempo de pensar hasta el final: con el núcleo compilado juega mejor.
   *[other] { $times } veces un jugador virtual no tuvo tiempo de pensar hasta el final: con el núcleo compilado juega mejor.
}
play-save = Guardar el registro como (Intro para { $file }, - para no guardarlo)
play-saved = El registro está en { $file }.
play-not-saved = No se ha podido escribir el registro en { $file }: { $reason }. Aquí está:
play-stopped = La partida se para aquí.
play-quit = ¿Parar aquí la partida?

## Words to type; the first one is shown

command-help = ? ayuda
command-why = motivo porqué porque
command-rules = reglas
command-all = todos todo
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
help-number = Un número hace la jugada que lleva ese número en la lista; una carta como R7 muestra las jugadas que empiezan con ella. Intro a solas vuelve a dibujar la mesa.
help-steps = O escribe los pasos del turno, separados por espacios:
help-step-p = R7 de tu mano a tu área de juego
help-step-c = G4 de tu mano a la pila de reglas: su color es la nueva regla
help-step-t = con un 1: quitar B3 de otra área de juego y mandarla al mazo de robo
help-step-x = con un 7: O5 de tu área de juego a la pila de reglas
help-step-d = con un 7: O5 de tu área de juego al mazo de robo
help-step-draw = robar una carta, cuando un descarte la da
help-step-out = no hacer nada y quedar fuera
help-example = Ejemplo: R7p G4c juega el 7 rojo y luego hace del verde la regla. Una marca señala las cartas que cuentan.
help-commands = «{ $why }» dice qué cartas cuentan en cada área de juego, «{ $rules }» explica las siete reglas, «{ $log }» relata la ronda desde el principio, «{ $all }» muestra todas las jugadas, «{ $more }» sigue con una lista larga, «{ $undo }» quita los últimos pasos, «{ $quit }» detiene la partida.
help-ties = Con el mismo número de cartas decide la más alta de las que cuentan. Entre números iguales es más alto el color más cercano al rojo. Sin ninguna carta que cuente no se va ganando.
help-draw = Robo: un descarte con un número mayor que la cantidad de cartas de tu área de juego te da una carta. En la lista un + marca esas jugadas.
help-actions = Reglas de acción: un 1 quita una carta de otra área de juego, un 3 roba una carta, un 5 pide otra carta, un 7 saca una carta de tu área de juego.
help-scoring = Puntos: quien gana una ronda se queda con las cartas de su área de juego que cuentan. Con { $target } puntos se gana la partida.
help-scoring-cards = Puntos: quien gana una ronda se queda con las cartas de su área de juego que cuentan. La partida acaba cuando faltan cartas.

## Drawing positions and records

show-unfinished = El registro acaba aquí; la partida no ha terminado.
show-nothing = No hay nada que mostrar: la entrada está vacía.

## The command line

place = línea { $line }, columna { $column }: { $message }
place-line = línea { $line }: { $message }
place-turn = ronda { $round }, turno { $turn }: { $message }
turns-about = Enumera los turnos permitidos en posiciones.

    Las posiciones son líneas de JSON, leídas de FILE o de la entrada estándar; cada una se responde con una línea de
    JSON que dice quién va ganando y todos los turnos.
leaders-about = Dice quién va ganando con una regla.

    Los conjuntos de áreas de juego son líneas de JSON, leídas de FILE o de la entrada estándar; cada uno se responde
    con una línea de JSON: quién va ganando, cuántas cartas cuentan en cada área y qué cartas puntuaría cada una.
simulate-about = Juega partidas al azar y escribe sus registros.
verify-about = Comprueba los repartos, turnos, puntos y resultados de registros.

    Los registros se leen de FILE o de la entrada estándar, y cada uno se responde con una línea. El estado es 0 solo si
    todos están bien.
solve-about = Averigua quién gana una posición con las manos a la vista, y cómo.
tool-option-json_lines = Leer y escribir líneas de JSON.
tool-option-most_nodes = Cuántas posiciones mirar como máximo.
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
perft-about = Cuenta los turnos completos hasta una profundidad.

    Las posiciones son líneas de texto o de JSON, leídas de FILE o de la entrada estándar; o --seed reparte una.
tool-option-seed = El número de la serie; el mismo número, los mismos repartos.
tool-option-matches = Cuántas partidas jugar.
tool-option-players = Cuántos juegan.
tool-option-edition = El reglamento que se usa.
tool-option-mode = basic, advanced (robo y puntos), expert (también con acciones), o algunas de draw, scoring, actions unidas por +.
tool-option-ending = Cuándo acaba una partida con puntos de nl-2016: cuando faltan cartas o al llegar a los puntos fijados.
tool-option-out = El archivo en el que escribir.
tool-option-depth = Cuántos turnos de profundidad.
tool-option-divided = Decir también la cuenta de cada primer turno.
tool-option-level = La fuerza de los jugadores virtuales, de beginner a master; random hace cualquier jugada con la que siga en juego.
tool-option-names = Los nombres de todos los jugadores separados por comas, el tuyo primero.
tool-option-pace = Segundos para mirar cada turno de un jugador virtual.
tool-option-record = El archivo para el registro de la partida.
tool-option-language = El idioma en el que jugar.
tool-option-color = Usar colores o no; por omisión, según pueda el terminal.
tool-option-seat = Mostrar solo lo que puede saber este asiento; los asientos se cuentan desde 0.
perft-seed-or-file = da --seed o un archivo con posiciones
perft-for-seed = { $option } va con --seed: una posición ya lo dice
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
play-record-exists = { $file } ya existe: da otro nombre para el registro.
play-record-folder = La carpeta de { $file } no existe: créala antes, o da otro nombre para el registro.
play-names-count = hay { $found } nombres para { $players } jugadores
play-names-form = cada jugador necesita un nombre propio, de { $most } letras como máximo
show-about = Dibuja posiciones o un registro, leídos de FILE o de la entrada estándar.

    Una posición es una línea de texto o de JSON; se dibuja cada línea. Un registro se relata ronda por ronda.
computer-names = Frida, Hilma, Vincent
your-name = Jugador

## The arena

arena-about = Juega torneos entre jugadores virtuales y mide quién es más fuerte.

    Un BOT es un nombre como random; o exec:COMMAND, un programa que juega por la entrada y la salida estándar; o
    MODULE:NAME, una clase de Python. Cada reparto se juega una vez en cada rotación de los asientos, y los intervalos
    son sobre repartos.
tool-option-as_ladder = Comparar cada bot solo con el anterior, con todos los --players y --mode; sin bots, nuestros niveles.
tool-option-deals = Cuántos repartos juega cada emparejamiento.
tool-option-nodes = Cuántos nodos puede pensar un bot en cada decisión; NAME@NODES lo fija para un solo bot.
tool-option-seconds = Cuánto puede tardar un programa en una jugada.
tool-option-stop = Parar un emparejamiento en cuanto esté claro quién es más fuerte, con intervalos que cuentan con mirar antes de tiempo.
tool-option-jobs = Cuántos procesos juegan.
tool-option-cluster = Jugar en el clúster de Dask con este planificador.
tool-option-journal = Un archivo que guarda cada reparto terminado.
tool-option-resume = Seguir desde el diario.
tool-option-records = Una carpeta para los registros de todas las partidas.
tool-option-report = Una carpeta para los resultados en JSON y Markdown, y para las imágenes.
tool-option-as_json = Escribir los resultados en JSON.
arena-playing = repartos
arena-few = un torneo necesita al menos dos bots
arena-twice = el bot { $player } está dos veces
arena-unprintable = { $player } contiene signos que no se pueden mostrar
arena-command = «{ $player }» no nombra ninguna orden: se espera exec: y una orden, como exec:python3 bot.py
arena-program = no hay ningún programa «{ $command }» que ejecutar
arena-module = { $player } no se puede cargar ({ $error }): se espera MODULE:NAME de un módulo que se pueda importar
arena-no-bot = { $player } no es un bot: no tiene el método choose
arena-positive = --{ $option } es { $found }, pero tiene que ser más de 0
arena-one-setting = una liguilla se juega con unas mismas reglas: da --players y --mode una sola vez, o usa --ladder
arena-resume = --resume necesita --journal, el archivo desde el que seguir
arena-journal-there = { $file } ya existe: añade --resume para seguir desde él, o elige otro archivo
arena-journal-line = { $file }, línea { $line }: esto no es el diario de una arena
arena-journal-changed = { $file }: el código de { $players } ha cambiado desde que se jugaron estos repartos, así que se vuelven a jugar.
arena-no-dask = un clúster necesita Dask: instala red7[arena]
arena-address = «{ $address }» no es la dirección de un clúster: se espera un equipo y un puerto, como 127.0.0.1:8786
arena-cluster = no se puede conectar con el clúster { $address }: { $error }
arena-lost = un proceso terminó mientras jugaba el reparto { $deal } de { $players }, y otra vez cuando se volvió a jugar
forfeit-start = no se pudo iniciar: { $reason }
forfeit-late = no respondió en { $seconds } s
forfeit-ended = terminó en mitad de la partida
forfeit-died = terminó en mitad de la partida: { $reason }
forfeit-nonsense = su respuesta «{ $answer }» no es una jugada
forfeit-illegal = su jugada { $move } no está permitida: { $reason }
forfeit-raised = lanzó { $error }
arena-rules = { $players } jugadores, { $mode }, { $edition }
arena-players = Jugadores ({ $setting })
arena-pairings = Emparejamientos ({ $setting })
arena-ladder = Cada nivel contra el inferior
arena-seats = Rondas ganadas según el orden de juego
arena-forfeits = Partidas perdidas por descalificación ({ $setting })
arena-setting = reglas
arena-level = nivel
arena-against = { $one } contra { $rival }
arena-place = puesto { $number }
arena-clear = claro
arena-unclear = abierto
arena-column-bot = bot
arena-column-matches = partidas
arena-column-wins = victorias
arena-column-share = parte de victorias
arena-column-points = puntos por partida
arena-column-rating = valoración
arena-column-pairing = un asiento contra todos los demás
arena-column-deals = repartos
arena-column-verdict = veredicto
arena-column-place = puesto
arena-column-times = veces
arena-column-first = primera vez
arena-column-reason = por qué
arena-players-remark = La igualdad es { $level }. Intervalos sobre repartos: los de partes y puntos valen al 95 % para todas las filas juntas, los de valoraciones (de repartos remuestreados) para cada una.
arena-pairings-remark = { $count ->
    [one] El intervalo es sobre repartos, al 95 %.
   *[other] Los intervalos son sobre repartos; los { $count } valen juntos al 95 %.
} Está claro quién es más fuerte donde un intervalo deja fuera la igualdad.
arena-seats-remark = El puesto 1 juega primero en una ronda.
arena-plot-ratings = Valoraciones con intervalos al 95 %
arena-plot-seats = Rondas ganadas según el orden de juego
arena-plot-wins = Parte de victorias de un asiento contra todos los demás

## Refusals: the codes of the game, in the order of the alphabet

bot = «{ $found }» no es un bot: hay { $expected }.
card = «{ $found }» no es una carta: una carta es una letra de ROYGBIV y un número del 1 al 7, como R7
color = «{ $found }» no es un color: se espera una letra de ROYGBIV
config-bus-alone = --bus es para varios procesos, que necesitan también --database
config-data = no se puede escribir en la carpeta { $path }: { $reason }
config-extra = --{ $option } necesita paquetes que no están instalados: pip install 'red7[{ $extra }]'
config-network = --{ $option }: «{ $found }» no es una dirección ni una red como 10.0.0.0/8
config-number = --{ $option }: hay { $found }, se espera un número de { $least } a { $most }
config-public-url = --public-url: hay { $found }, se espera solo un esquema, un equipo y quizá un puerto
config-url = --{ $option }: hay { $found }, se espera una dirección que empiece por { $expected } y tenga un equipo
data-object = hay { $found }, se espera un objeto con campos
deal-card = { $found } no es una carta: se espera un índice de 0 a { $last }
deal-card-twice = la carta con índice { $card } está dos veces en juego
deal-changed = { $field } no es lo que se vio antes del reparto
deal-commit-late = el asiento { $seat } ya no puede comprometerse: alguien ha revelado ya un secreto
deal-commit-twice = el asiento { $seat } ya se ha comprometido
deal-few-cards = { $players } jugadores necesitan al menos { $needed } cartas, hay { $found }
deal-field-missing = falta la cabecera { $field }
deal-field-unexpected = la cabecera { $field } no corresponde aquí
deal-hex = { $field }: hay «{ $found }», se esperan { $digits } cifras hexadecimales en minúscula
deal-length = { $what ->
    [seed] una semilla
    [server-secret] el secreto del servidor
    [server-commitment] el compromiso del servidor
    [player-secret] el secreto de un jugador
   *[player-commitment] el compromiso de un jugador
} tiene { $expected } bytes, hay { $found }
deal-match-id = «{ $found }» no es el nombre de una partida: se esperan de 1 a { $most } caracteres de A-Z a-z 0-9 - _ . :
deal-number = { $found } no es el número de una semilla: se espera de 0 a { $most }
deal-pair = { $field }: hay «{ $found }», se espera un compromiso, un espacio, y un secreto o -
deal-player-secret = el secreto del asiento { $seat } no es aquel al que se comprometió
deal-players = Red7 es para 2 a 4 jugadores, hay { $found }
deal-reveal-twice = el asiento { $seat } ya ha revelado su secreto
deal-reveal-uncommitted = el asiento { $seat } no puede revelar: no se ha comprometido
deal-round = { $found } no es el número de una ronda: se espera de 1 a { $most }
deal-scheme = sistema de reparto desconocido «{ $found }», se espera { $expected }
deal-seat = no hay asiento { $found }: se espera de 0 a { $last }
deal-secret-uncommitted = un secreto sin compromiso no prueba nada
deal-seedless = no se puede repartir ninguna ronda: la partida no tiene semilla
deal-server-secret = el secreto del servidor para la partida { $match } no es aquel al que se comprometió
deal-server-unrevealed = el servidor aún no ha revelado su secreto para la partida { $match }
deck-empty = No se puede robar: el mazo de robo está vacío.
discard-must-lead = { $card } no se puede descartar: en { $color } no irías ganando.
draw-low = { $card } no da carta: su número tiene que ser mayor que la cantidad de cartas de tu área de juego, que es { $count }.
draw-off = No se puede robar: esta partida se juega sin la opción de robo.
edition = «{ $found }» no es una edición: se espera una de { $expected }
encoding = línea { $line }: el texto no es UTF-8
ending = la edición { $edition } no tiene otro final: solo nl-2016 lo tiene
field-missing = falta el campo { $field }
field-unknown = no hay campo { $field }: se esperan algunos de { $expected }
field-wrong = { $field }: hay { $found }, se espera { $expected }
key-file-broken = { $path } no es un archivo de claves: se espera una línea de { $digits } cifras hexadecimales para cada una
key-file-open = { $path } lo pueden leer otros que no son su dueño: protégelo con chmod 600
key-file-unreadable = el archivo de claves { $path } no se puede usar: { $reason }
limit-rate = Demasiado rápido: vuelve a probar en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
link-unknown = Este enlace ya se ha usado o es demasiado antiguo: pide uno nuevo en el otro dispositivo.
match-over = La partida ha terminado.
move = «{ $found }» no es un paso: se espera una carta con p, c, t, x o d como R7p, o +, . o out
name-empty = Un nombre necesita al menos una letra o una cifra.
name-long = El nombre tiene { $found } caracteres: se esperan { $most } como máximo.
name-reserved = «{ $found }» está reservado para los jugadores virtuales: elige otro nombre.
name-script = «{ $found }» mezcla alfabetos o tiene letras que parecen otras: escríbelo con las letras de un solo alfabeto.
not-in-hand = { $card } no está en tu mano.
now-discard = { $move } no se puede hacer ahora: descarta una carta o acaba el turno.
now-draw = { $move } no se puede hacer ahora: roba una carta o acaba el turno.
now-follow = { $move } no se puede hacer ahora: el 5 pide otra carta para tu área de juego.
now-play = { $move } no se puede hacer ahora: juega una carta, descarta una o quédate fuera.
now-take = { $move } no se puede hacer ahora: el 1 pide una carta de otra área de juego.
now-tuck = { $move } no se puede hacer ahora: el 7 pide una carta de tu área de juego, para la pila de reglas o el mazo de robo.
one-must-lead = { $card } no se puede jugar: con este 1 no podrías ir ganando al final del turno.
options = «{ $found }» no son opciones: se espera basic, advanced, expert, o draw, scoring, actions unidas por +
play-must-lead = { $card } no se puede jugar: con ella no podrías ir ganando al final del turno.
position-alive = le toca al asiento { $seat }, pero está fuera de la ronda
position-cards = { $card } está en dos sitios
position-deck-known = no se pueden conocer { $found } cartas del mazo de robo: tiene { $size }
position-known = { $card } no se puede conocer en la mano del asiento { $seat }: no está ahí
position-palette = el asiento { $seat } sigue en juego pero su área de juego está vacía
position-phase = «{ $found }» no es una fase: se espera una de { $expected }
position-players = Red7 es para 2 a 4 jugadores, hay { $found }
position-seat = no hay asiento { $found }: se espera de 0 a { $last }
position-seats = Cada asiento tiene una mano y un área de juego: manos { $hands }, áreas de juego { $palettes }.
position-seats-known = Las cartas conocidas se dan para todas las manos o para ninguna: manos { $hands }, conocidas { $known }.
position-seven = { $card } no es un 7 del área de juego del asiento al que le toca
position-turn = Ningún turno en curso puede estar aquí en { $phase }
position-winner = Una ronda sigue con dos o más asientos en juego y acaba con uno, hay { $found }.
record-card-missing = { $card } no está repartida: se espera cada carta que no esté en una pila de puntos
record-card-scored = { $card } está repartida, pero está en una pila de puntos
record-deal = las cartas de la ronda { $round } no salen de la semilla
record-empty = el registro no tiene ninguna ronda
record-hand = al asiento { $seat } se le reparte una mano de { $found }, se espera { $expected }
record-header = «{ $found }» no es una cabecera libre: se espera una mayúscula y luego letras, cifras y -; no uno de los nombres fijos
record-header-twice = la cabecera { $field } está dos veces
record-names = hay { $found } nombres, se esperan { $expected }
record-seats = hay { $found } asientos, se esperan { $expected }
record-seedless = no hay semilla con la que comprobar los repartos
record-server-alone = ningún jugador reveló un secreto, así que el servidor eligió solo la semilla
record-turn-whole = el turno está completo, así que ... no puede ir detrás
record-unrevealed = el asiento { $seat } se comprometió a un secreto y no lo reveló
record-value = { $field }: «{ $found }» contiene { $character }, no se esperan saltos de línea ni caracteres de control
round-open = La ronda { $round } aún no ha terminado.
round-over = La ronda ha terminado.
seven-must-lead = { $card } no se puede jugar: con este 7 no podrías ir ganando al final del turno.
stop-must-lead = El turno no puede acabar aquí: no irías ganando.
store-backup-elsewhere = PostgreSQL se copia con sus propias herramientas, como pg_dump
store-backup-failed = no se pudo hacer la copia en { $path }: { $reason }
store-corrupted = { $path } está dañado y se ha dejado como está: { $reason }; pon en su lugar una copia de seguridad
store-foreign = { $path } es la base de datos de otro programa
store-locked = { $path } lo está usando otro proceso de este servidor
store-newer = la base de datos tiene la versión { $found }, y este programa solo conoce versiones hasta la { $expected }
store-unavailable = Ahora mismo no se puede acceder a la base de datos: vuelve a probar pronto.
store-unreachable = { $database } no se puede abrir: { $reason }
syntax = línea { $line }, columna { $column }: hay { $found }, se espera { $expected }
table-asked = El asiento { $seat } ya ha pedido otra partida.
table-away = No estás en el asiento { $seat }: primero vuelve a él.
table-bot-there = Por el asiento { $seat } ya juega un jugador virtual, o no es de nadie.
table-bots = Hay { $found } jugadores virtuales para { $most } asientos.
table-device = esta mesa es para quienes comparten un solo dispositivo: pide un asiento a quien la abrió
table-closed = La mesa está cerrada.
table-drawn = { $found } no se puede dar por robada: nadie ha visto aún esa carta.
table-early = Aún no es el momento.
table-full = No quedan asientos libres.
table-here = Quien tiene el asiento { $seat } está aquí.
table-no-bot = Ahora ningún jugador virtual debe jugar por el asiento { $seat }.
table-no-guest = Para sentarse hace falta un nombre.
table-no-help = En esta mesa no se permiten pistas contra personas.
table-no-record = No hay registro de la partida { $found }: no ha terminado, o nunca se repartió.
table-no-seat = Solo puede hacerlo quien tiene asiento aquí.
table-not-between = Ninguna ronda espera a que se reparta.
table-not-dealing = Ahora no se están reuniendo secretos para los repartos.
table-not-finished = La partida aún no ha terminado.
table-not-host = Solo puede hacerlo el anfitrión.
table-not-playing = Ahora no se está jugando.
table-not-your-seat = El asiento { $seat } no es tuyo.
table-not-your-turn = No te toca a ti, sino al asiento { $seat }.
table-pace = Un turno puede durar de { $least } a { $most } segundos, hay { $found }.
table-partial = Un turno se juega entero, o hasta la carta que roba su 3.
table-removed = El anfitrión te ha quitado de esta mesa. Elige otra o abre la tuya.
table-reveal-early = El asiento { $seat } aún no puede revelar: otros pueden comprometerse todavía.
table-reveals = El 3 roba una carta que nadie ha visto: juega primero hasta ahí.
table-seat-free = El asiento { $seat } está libre.
table-seat-taken = El asiento { $seat } está ocupado.
table-seated = Ya tienes asiento.
table-seats-empty = El asiento { $seat } está vacío: la partida necesita a alguien en cada asiento.
table-started = La partida ha empezado.
table-system = Solo puede hacerlo el propio servidor.
take-absent = { $card } no se puede quitar: no está en el área de juego de otro jugador que siga en juego.
take-fewer = { $card } no se puede quitar: { $owner } tiene menos cartas que tú en su área de juego.
take-last = { $card } no se puede quitar: es la única carta del área de juego de { $owner }.
take-must-lead = { $card } no se puede quitar: así no podrías ir ganando al final del turno.
tuck-absent = { $card } no se puede mover: no está en tu área de juego.
tuck-at-once = { $card } no puede ir a la pila de reglas: en { $color } no irías ganando.
tuck-deck = { $card } no puede ir al mazo de robo: en esta edición un 7 solo mueve cartas a la pila de reglas.
tuck-itself = { $card } no se puede mover: en esta edición un 7 mueve otra carta.
tuck-must-lead = { $card } no se puede mover ahí: así no podrías ir ganando al final del turno.
turn-drawn = { $found } no es la carta que se robó.
moves = Los pasos { $found } no forman un turno.
turn-other = El turno { $turn } se hizo para otra posición.
turn-over = { $move } viene después del final del turno.
turn-started = El turno ha empezado: acábalo paso a paso.

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

## The review of a match

review-about = Dice qué desperdició cada turno de una partida terminada, y qué turno era mejor.

    Los registros se leen de FILE o de la entrada estándar. Cada turno se juzga por lo que sabía su jugador: por su
    probabilidad de ganar, probada en muchos mundos que encajan con lo que sabía.
tool-option-turn_nodes = Cuántos nodos pensar en cada turno: más tardan más y ven más.
tool-option-trial_seed = El número de los ensayos; el mismo número, el mismo análisis.
review-nothing = no hay ningún registro que analizar: la entrada está vacía
review-title = Análisis del registro { $number } · { $mode } · { $edition }
review-round = Ronda { $round }
review-stake = Las probabilidades son las de ganar la partida. Esta ronda decide cerca del { $stake } % de ella, y las notas lo tienen en cuenta.
review-column-turn = turno
review-column-player = jugador
review-column-played = jugado
review-column-chance = probabilidad
review-column-lost = perdido
review-column-mark = nota
review-forced = sin elección
mark-good = bueno
mark-inaccurate = impreciso
mark-losing = perdedor
review-better = Turno { $turn }: con { $best } { $who ->
    [you] habrías
   *[other] { $who } habría
} tenido un { $chance } %: { $why }.
review-chart = Probabilidad de ganar después de cada turno, por lo que sabe cada jugador:
review-accuracy = { player }: precisión { $accuracy } de 100 (buenos: { $good }, imprecisos: { $inaccurate }, perdedores: { $losing })
review-accuracy-none = { $who ->
    [you] Nunca pudiste elegir.
   *[other] { $who } nunca pudo elegir.
}
review-decided = Decidida en el turno { $turn } de la ronda { $round }: desde entonces, nunca menos del { $chance } % para { $winners }.
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
luck-good = { $gamble } habría seguido en juego con una probabilidad del { $chance } %; habría robado { $card }, que basta.
luck-bad = { $gamble } habría seguido en juego con una probabilidad del { $chance } %; roba { $card }, que no basta.

## Why a turn is good or bad; $who is a player, $rivals counts those who could answer

reason-answers-action = una respuesta necesita dos cartas o una acción
reason-answers-cards = { $rivals ->
    [one] un rival podría
   *[other] { SPELL($rivals) } rivales podrían
} responder (cartas que sirven: { $cards })
reason-answers-known = se sabe que { $who ->
    [you] tienes { $card } y puedes
   *[other] { $who } tiene { $card } y puede
} responder con ella
reason-answers-many = { $rivals ->
    [one] un rival podría
   *[other] { SPELL($rivals) } rivales podrían
} responder con cualquiera de { $count } cartas, de { $total } sin ver
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
reason-forced = con ninguna otra jugada se sigue en juego
reason-gamble = solo sigue en juego con la carta adecuada: { $good } de { $total } lo son
reason-keeps = { $count ->
    [0] no guarda cartas
    [one] guarda una carta
   *[other] guarda { SPELL($count) } cartas
}
reason-leads = va ganando en { $rule } con { $set }
reason-must-discard = necesita después un descarte
reason-out = deja fuera a quien juega
reason-takes = { $who ->
    [you] te quita { $card }
   *[other] quita { $card } a { $who }
}
reason-wins = gana la ronda en el acto

# The table server

backup-nothing = no hay nada que copiar en { $path }
backup-unheard = el servidor en marcha no responde: ¿será de otra persona?
name-taken = «{ $found }» se parece a un nombre que ya está en esta mesa: elige otro
server-asked-anew = después se ha preguntado otra cosa, y se responde a esa
server-connections-full = hay demasiadas conexiones: vuelve a probar más tarde
server-contended = aquí pasan demasiadas cosas a la vez: vuelve a probar
server-content-type = hay contenido del tipo «{ $found }», se espera { $expected }
server-cross-site = esta petición viene de una página de otro sitio
server-failed = aquí algo ha salido mal: queda anotado, vuelve a probar
server-hello = el primer mensaje tiene que ser hello, y antes de diez segundos
server-hello-twice = ya se ha dicho hello
server-large = es demasiado grande: se esperan { $most } bytes como máximo
server-message = el mensaje no se puede leer: { $error }
server-no-guest = primero di quién eres: elige un nombre
server-no-page = no hay nada en esta dirección
server-no-table = esta mesa no existe, o ya no está
server-no-turn = el turno { $turn } de la ronda { $round } no fue del asiento { $seat }
server-not-to-move = no le toca al asiento { $seat }
server-not-your-seat = el asiento { $seat } no es tuyo, o su mano no se muestra aquí
server-only-seated = solo puede hacerlo quien está sentado a la mesa
server-own-tables = ya tienes { $most } mesas: termina, deja o cierra antes una
server-port = no se puede escuchar en el puerto { $port } de { $host }: { $reason }; elige otro --port o --host
server-private = esto no es para ti
server-restarting = el servidor se está reiniciando: vuelve en un momento
server-session-over = esta sesión ha terminado: vuelve a decir quién eres
server-stale = el juego ha avanzado: esto se hizo para la versión { $found }, ahora es la { $expected }
server-tables-full = ya hay { $most } mesas y no caben más: vuelve a probar más tarde
server-text-only = los mensajes son texto, no binarios
server-thinking-full = ahora mismo hay demasiada gente pidiendo ayuda: vuelve a probar pronto
server-watchers-full = ya hay { $most } personas mirando esta mesa y no caben más
serve-about = Abre un servidor de mesas: se juega en el navegador, con amigos y jugadores virtuales.
serve-ready = Red7 está abierto en { $address }
serve-no-page = No tiene página para navegadores: este paquete se construyó sin ella. Instala Node { $node } o posterior, y después este paquete de nuevo desde sus fuentes.
backup-about = Copia en un archivo todo lo que guarda un servidor de mesas, esté en marcha o no.
rekey-about = Pone una clave de firma nueva delante de las demás; los servidores en marcha lo notan y nadie pierde su sesión.
rekey-done = Las sesiones nuevas se firman con una clave nueva: { $path }
backup-done = La copia está completa: { $path }
tool-option-host = La dirección en la que escuchar; 0.0.0.0 deja entrar a otros dispositivos de tu red.
tool-option-port = El puerto en el que escuchar; 0 toma cualquiera que esté libre.
tool-option-data = La carpeta para todo lo que guarda el servidor.
tool-option-database = Guardarlo en PostgreSQL en vez de en archivos: postgresql://…
tool-option-bus = Contar a los demás procesos lo que pasa mediante Redis: redis://…
tool-option-public_url = Lo que la gente escribe, si hay un proxy delante del servidor.
tool-option-trusted_proxies = Las direcciones de los proxies cuyo X-Forwarded-For cuenta, separadas por comas.
tool-option-metrics_from = Las direcciones que pueden leer /metrics, separadas por comas.
tool-option-key_file = Las claves que firman lo que llevan los invitados, si varios procesos las comparten.
tool-option-retention_days = Cuántos días se guardan las mesas terminadas y los invitados que no vuelven.
tool-option-thinkers = En cuántos procesos piensan los jugadores virtuales; 0 es uno menos que los procesadores.
tool-option-log = Líneas para leer, o JSON.
tool-option-browser = Abrir la página en el navegador de este equipo.
server-id-used = el id «{ $found }» ya se usó para otra orden: usa uno nuevo
