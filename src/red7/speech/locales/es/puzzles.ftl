# Spanish, for puzzles. Address: tú, dropped before a verb; nothing that depends on a player’s gender.
# Terms: área de juego, pila de reglas, mazo de robo, mano, ronda, partida, registro, jugador virtual, celeste (blue), azul (indigo); ir ganando is not ganar.
# Imperative: of tú (juega, pon); buttons in the infinitive (Terminar turno).
# Avoid: descartar, a verb that agrees with a variable (hay …, se espera …); SOUND chooses between y and e; a no-break space before %.

## What is asked for

puzzle-name-only = Seguir en juego
puzzle-name-force = Victoria forzada
puzzle-name-best = Mejor turno
puzzle-task-only = Encuentra el único turno que te mantiene en juego.
puzzle-task-force = Todas las manos están a la vista. Encuentra el turno que gana la ronda hagan lo que hagan los demás.
puzzle-task-best = Encuentra el turno que más veces gana la ronda, según lo que sabes.
puzzle-edition = Aquí valen otras reglas que las tuyas: { $edition }.
puzzle-grade = { $name }, nivel { $grade } de 5

## Themes, by what the answer does

puzzle-theme-palette = una carta a tu área de juego
puzzle-theme-rule = una regla nueva
puzzle-theme-both = una carta y una regla nueva
puzzle-theme-take = el 1
puzzle-theme-three = el 3
puzzle-theme-chain = el 5
puzzle-theme-seven = el 7

## Hints

puzzle-hint-palette = Basta con una carta en tu área de juego.
puzzle-hint-rule = Cambia la regla, y nada más.
puzzle-hint-both = Hacen falta dos cartas: una en tu área de juego y otra en la pila de reglas.
puzzle-hint-take = Un 1 quita lo que te estorba.
puzzle-hint-three = Roba con un 3.
puzzle-hint-chain = Un 5 te permite jugar otra carta.
puzzle-hint-seven = Un 7 mueve una carta de tu área de juego.
puzzle-hint-card = La solución contiene { $card }.

## What comes of a try

puzzle-right = Correcto: { $turn }
puzzle-wrong = No es eso: { $turn }
puzzle-answer = La solución: { $turn }
puzzle-right-only = Ningún otro turno te mantiene en juego.
puzzle-right-force = { $turns ->
    [one] Gana la ronda en el acto.
   *[other] Gana la ronda en { $turns } de tus turnos, hagan lo que hagan los demás.
}
puzzle-no-defence = Con estas manos a la vista, ningún rival puede ponerse por delante.
puzzle-defence = { $who } resiste más con { $turn }; tu respuesta es { $reply }.
puzzle-right-best = Gana la ronda en el { $best } % de los repartos posibles de las cartas ocultas.
puzzle-second-best = El segundo mejor turno la gana en el { $second } % de los casos.
puzzle-answers = Después: { $answers }.
puzzle-out = Con esto quedas fuera.
puzzle-wins-less = Gana la ronda el { $own } % de las veces; la solución, el { $best } %.
puzzle-refuted = { $who } responde { $turn }, y la victoria ya no se puede forzar.
puzzle-lost = { $who } responde { $turn } y gana la ronda.
puzzle-not-forced = Después la victoria ya no se puede forzar.

## How one gets on

puzzle-rating = Puntuación { $rating }
puzzle-streak = { $streak } seguidos
puzzle-solved = { $solved } de { $tried } resueltos

## In the terminal

puzzles-about = Resuelve problemas, o crea y demuestra otros nuevos.
puzzles-task-play = Plantea problemas, primero los de tu nivel.
puzzles-task-make = Crea problemas a partir de partidas entre jugadores virtuales, con demostración.
puzzles-task-prove = Demuestra problemas: que cada uno tiene una sola solución, y cuál.
tool-option-kind = Qué se pide.
tool-option-theme = Qué hace la solución.
tool-option-grade = La dificultad, de 1 a 5.
tool-option-today = El problema del día, el mismo para todo el mundo.
tool-option-processes = Cuántos procesos usar.
tool-option-first = El número de la primera partida.
tool-option-most_alike = Cuántos guardar como máximo del mismo tipo, nivel y tema.
puzzles-progress = Problemas
puzzles-proved = { $count ->
    [one] Un problema está demostrado.
   *[other] Los { $count } problemas están demostrados.
}
puzzles-unproved = Sin demostrar: { $puzzle }
puzzle-prompt = Tu turno («{ $hint }» para una pista, «{ $show }» para la solución, «{ $quit }» para terminar)
puzzle-word-hint = pista
puzzle-word-show = solución
puzzle-none = No hay ningún problema así.
