# Spanish, tournaments between computer players. Address: tú, dropped before a verb; nothing that depends on a player’s gender.
# Terms: área de juego, pila de reglas, mazo de robo, mano, ronda, partida, registro, jugador virtual, celeste (blue), azul (indigo); ir ganando is not ganar.
# Imperative: of tú (juega, pon); buttons in the infinitive (Terminar turno).
# Avoid: descartar, a verb that agrees with a variable (hay …, se espera …); SOUND chooses between y and e; a no-break space before %.

## The arena

arena-about = Juega torneos entre jugadores virtuales y mide quién es más fuerte.

    Un BOT es un nombre como random; o exec:COMMAND, un programa que juega por la entrada y la salida estándar; o
    MODULE:NAME, una clase de Python. Cada reparto se juega una vez por cada rotación de los asientos; los intervalos se
    calculan sobre los repartos.
tool-option-as_ladder = Comparar cada bot solo con el anterior, con todos los --players y --mode; sin bots, nuestros niveles.
tool-option-deals = Cuántos repartos juega cada emparejamiento.
tool-option-nodes = Cuántos nodos puede buscar un bot en cada decisión; NAME@NODES lo fija para un solo bot.
tool-option-seconds = Cuánto puede tardar un programa en una jugada.
tool-option-stop = Parar un emparejamiento en cuanto esté claro quién es más fuerte, con intervalos que tienen en cuenta las comprobaciones intermedias.
tool-option-jobs = Cuántos procesos juegan.
tool-option-cluster = Jugar en el clúster de Dask con este planificador.
tool-option-journal = Un archivo que guarda cada reparto terminado.
tool-option-resume = Seguir desde el diario.
tool-option-records = Una carpeta para los registros de todas las partidas.
tool-option-report = Una carpeta para los resultados en JSON y Markdown, y para las imágenes.
tool-option-as_json = Escribir los resultados en JSON.
arena-playing = repartos
arena-few = un torneo necesita al menos dos bots
arena-importable = { $player } no se puede importar desde otros procesos: ponlo en un módulo, o compara en este proceso
arena-twice = el bot { $player } aparece dos veces
arena-unprintable = { $player } contiene caracteres que no se pueden mostrar
arena-command = «{ $player }» no nombra ninguna orden; se esperaba: exec: y una orden, como exec:python3 bot.py
arena-program = no hay ningún programa «{ $command }» que ejecutar
arena-module = { $player } no se puede cargar ({ $error }); se esperaba: MODULE:NAME de un módulo que se pueda importar
arena-no-bot = { $player } no es un bot: no tiene el método turn
arena-unknown = «{ $player }» no es un bot: elige uno de { $known }, o indica el tuyo como MODULE:NAME o exec:COMMAND
arena-positive = --{ $option } es { $found }, pero tiene que ser más de 0
arena-one-setting = una liguilla se juega con unas mismas reglas: da --players y --mode una sola vez, o usa --ladder
arena-resume = --resume necesita --journal, el archivo desde el que seguir
arena-journal-there = { $file } ya existe: añade --resume para seguir desde él, o elige otro archivo
arena-journal-line = { $file }, línea { $line }: esto no es el diario de una arena
arena-journal-changed = { $file }: el código de { $players } ha cambiado desde que se jugaron estos repartos, así que se vuelven a jugar.
arena-no-dask = un clúster necesita Dask: instala red7[arena]
arena-address = «{ $address }» no es la dirección de un clúster; se esperaba: un host y un puerto, como 127.0.0.1:8786
arena-cluster = no se puede conectar con el clúster { $address }: { $error }
arena-lost = un proceso terminó mientras jugaba el reparto { $deal } de { $players }, y otra vez cuando se volvió a jugar
forfeit-start = no se pudo iniciar: { $reason }
forfeit-late = no respondió en { $seconds } s
forfeit-ended = se paró en mitad de la partida
forfeit-died = se paró en mitad de la partida: { $reason }
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
arena-column-share = porcentaje de victorias
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
arena-plot-wins = Porcentaje de victorias de un asiento contra todos los demás
