# Spanish, the table in the terminal (`red7 tui`). Address: tú, dropped before a verb; nothing that depends on a player’s gender.
# Terms: área de juego, pila de reglas, mazo de robo, mano, ronda, partida, registro, jugador virtual, celeste (blue), azul (indigo); ir ganando is not ganar.
# Imperative: of tú (juega, pon); buttons in the infinitive (Terminar turno).
# Avoid: descartar, a verb that agrees with a variable (hay …, se espera …); SOUND chooses between y and e; a no-break space before %.

## The command

tui-about = Juega en una mesa en el terminal, con el teclado o el ratón.

    Contra jugadores virtuales, por turnos en un mismo terminal, o en una mesa de un servidor por su LINK. También problemas.
tui-missing = La mesa en el terminal necesita un paquete más. Instálalo así: { $command }
tool-option-tui_name = El nombre que ven los demás.
tool-option-guest = Un archivo que guarda quién eres en los servidores, para que tu asiento siga siendo tuyo al volver.
tool-option-look = Oscuro, claro, apto para daltónicos (safe) o de alto contraste.

## The first screen

tui-level = Jugadores virtuales
tui-language = Español
tui-look-dark = oscuro
tui-look-light = claro
tui-look-safe = oscuro, apto para daltónicos
tui-look-contrast = alto contraste
tui-join = En un servidor
tui-join-where = La dirección de un servidor, o el enlace a una mesa suya.
tui-join-about = Sus mesas, o una por enlace
tui-names = Los nombres, separados por comas. Pueden jugar de dos a cuatro.
tui-no-link = Eso no es ni un servidor ni una mesa. La dirección es parecida a https://red7.example, https://red7.example/table/… o https://red7.example/join/CODE.
tui-guest-file = «{ $file }» es otro tipo de archivo, así que no se ha escrito nada en él. Elige uno nuevo con --guest.

## Keys

tui-key-choose = elegir
tui-key-change = cambiar
tui-key-begin = empezar
tui-key-quit = salir
tui-key-arrows = carta
tui-key-put = poner
tui-key-skip = seguir
tui-key-talk = decir
tui-key-look = tema
tui-key-back = volver
tui-key-hint = pista
tui-key-log = historial
tui-key-keys = teclas
tui-key-leave = irse

## The table

tui-to-palette = área de juego
tui-to-canvas = pila de reglas
tui-to-deck = mazo de robo
tui-fill = Dar los asientos libres a jugadores virtuales
tui-puzzle-next = Siguiente problema
tui-puzzle-show = Ver la respuesta

## Why a key does nothing

tui-no-key = Esa tecla no hace nada aquí. «?» muestra las teclas.
tui-no-turn = Todavía no es tu turno.
tui-pick-first = Primero elige una carta: con ← y →, o con su letra y su número.
tui-no-undo = No hay nada que deshacer.
tui-no-undo-drawn = Se ha robado una carta, así que lo jugado, jugado está.
tui-no-draw = Ahora no hay ninguna carta que robar.
tui-turn-open = El turno todavía no puede terminar así.
tui-turn-empty = Primero juega una carta o pon una en la pila de reglas.
tui-no-missed = Cuando termine la ronda, podrás ver qué podrías haber jugado.
tui-no-talk = No hay nadie más a quien decirle algo.
