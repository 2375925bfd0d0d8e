# Spanish of Argentina, for puzzles. Address: vos (tenés, jugá), dropped before a verb; only what Spain says otherwise stands here.
# Terms: área de juego, pila de reglas, baraja, mano, ronda, partida, registro, jugador virtual, acciones; ir ganando is not ganar.
# Imperative: of vos (jugá, elegí, poné); buttons in the infinitive.
# Avoid: Spain’s words: aquí, ordenador, pulsar, acabar, mazo, fuera, has jugado (jugaste).

## What Argentina says otherwise

puzzle-task-only = Encontrá el único turno que te mantiene en juego.
puzzle-task-force = Todas las manos están a la vista. Encontrá el turno que gana la ronda hagan lo que hagan los demás.
puzzle-task-best = Encontrá el turno que más veces gana la ronda, según lo que sabés.
puzzle-edition = Acá valen otras reglas que las tuyas: { $edition }.
puzzle-hint-rule = Cambiá la regla, y nada más.
puzzle-hint-three = Robá con un 3.
puzzle-out = Con esto quedás afuera.
puzzles-about = Resolvé problemas, o creá y demostrá otros nuevos.
puzzles-task-play = Planteá problemas, primero los de tu nivel.
puzzles-task-make = Creá problemas a partir de partidas entre jugadores virtuales, con demostración.
puzzles-task-prove = Demostrá problemas: que cada uno tiene una sola solución, y cuál.
