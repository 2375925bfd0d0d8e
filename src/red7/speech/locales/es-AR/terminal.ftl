# Spanish of Argentina, the game in the terminal, and the commands. Address: vos (tenés, jugá), dropped before a verb; only what Spain says otherwise stands here.
# Terms: área de juego, pila de reglas, baraja, mano, ronda, partida, registro, jugador virtual, acciones; ir ganando is not ganar.
# Imperative: of vos (jugá, elegí, poné); buttons in the infinitive.
# Avoid: Spain’s words: aquí, ordenador, pulsar, acabar, mazo, fuera, has jugado (jugaste).

## Modes and options

mode-advanced = reglas avanzadas
option-actions = acciones

## The table

table-deck = { $cards ->
    [0] la baraja está vacía
    [one] baraja: { $cards } carta
   *[other] baraja: { $cards } cartas
}
table-out = afuera

## The terminal game

play-welcome = Red7 para { $players } jugadores. En la mesa con vos: { $rivals }.
play-prompt-forced = Nada puede salvarte: apretá Enter
play-prompt-follow = Jugá otra carta en tu área de juego por el 5
play-prompt-tuck = El 7 mueve una carta de tu área de juego: a la pila de reglas (x) o a la baraja (d)
play-prompt-discard = Jugá una carta en la pila de reglas, o apretá Enter para terminar el turno
play-prompt-must-discard = Jugá una carta en la pila de reglas: solo podés terminar el turno si vas ganando
play-prompt-draw = Por jugar { $card } en la pila de reglas podés robar una carta. ¿La robás?
play-drawn = Robás { $card }.
play-turns = Jugadas con las que seguís en juego
play-turns-out = Jugadas con las que quedás afuera
play-turns-none = Con ninguna jugada seguís en juego.
play-turns-leaving = { $count ->
    [one] Otra jugada te dejaría afuera («{ $all }» la muestra).
   *[other] Otras { $count } jugadas te dejarían afuera («{ $all }» las muestra).
}
play-turns-page = { $count ->
    [one] Queda { $count } línea: escribí «{ $more }».
   *[other] Quedan { $count } líneas: escribí «{ $more }».
}
play-no-step = «{ $found }» no es un paso. Escribí un número de la lista, pasos como R7p G4c, o «{ $help }» para la ayuda.
play-confirm-out = Después de { $turn } quedarías afuera. { $lead } ¿Lo jugás de todos modos?
play-confirm-stop = Si el turno termina acá, quedás afuera. { $lead } ¿Lo terminás de todos modos?
play-confirm-nothing = Quedarías afuera sin intentarlo siquiera. ¿Lo hacés de todos modos?
play-confirm-gamble = Solo la carta que robes puede salvarte. ¿La robás?
play-fixed = Robaste una carta, así que este turno no se puede deshacer. Seguí desde acá.
play-say-yes-or-no = Respondé s o n, por favor.
play-next = Apretá Enter para la siguiente ronda
play-save = Guardar el registro como (Enter para { $file }, - para omitirlo)
play-not-saved = No se pudo guardar el registro en { $file }: { $reason }.
play-stopped = Dejaste la partida.
play-quit = ¿Parar acá la partida?

## Words to type; the first one is shown

command-out = afuera out

## Help

help-goal = Al final de tu turno tenés que ir ganando según la pila de reglas, o quedás afuera. La última persona en juego gana la ronda.
help-number = Escribí un número para hacer esa jugada de la lista, o una carta como R7 para ver las jugadas que empiezan con ella. Enter solo vuelve a dibujar la mesa.
help-steps = O escribí los pasos de tu turno, separados por espacios:
help-step-t = con un 1: quitar B3 de otra área de juego y mandarla a la baraja
help-step-d = con un 7: O5 de tu área de juego a la baraja
help-step-draw = robar una carta, si la que jugaste en la pila de reglas te la da
help-step-out = no hacer nada y quedar afuera
help-draw = Robo: jugá en la pila de reglas una carta más alta que la cantidad de cartas de tu área de juego, y podés robar una. En la lista un + marca esas jugadas.
help-actions = Acciones: un 1 quita una carta de otra área de juego, un 3 roba una carta, un 5 juega otra carta, un 7 saca una carta de tu área de juego.
help-scoring-cards = Puntos: quien gana una ronda se queda con las cartas de su área de juego que cuentan. La partida termina cuando ya no hay cartas suficientes.

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
tool-option-color = Usar colores o no; si no se indica, lo que admita la terminal.
perft-seed-or-file = indicá --seed o un archivo con posiciones
play-about = Juega una partida en la terminal contra jugadores virtuales.
play-record-exists = { $file } ya existe: elegí otro nombre para el registro.
play-record-folder = La carpeta de { $file } no existe: creala antes, o elegí otro nombre para el registro.
computer-names = Raquel, Marta, Antonio

## The review of a match

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
language-unknown = no hay textos en «{ $found }»: elegí uno de { $choices }
simulate-levels = { $found ->
    [one] hay un nivel para { $players } jugadores: indicá uno para todos o uno para cada uno
   *[other] hay { $found } niveles para { $players } jugadores: indicá uno para todos o uno para cada uno
}
play-log-empty = En esta ronda todavía no pasó nada.
