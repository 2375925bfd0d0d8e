# Spanish of Argentina, the table in the terminal (`red7 tui`). Address: vos (tenés, jugá), dropped before a verb; only what Spain says otherwise stands here.
# Terms: área de juego, pila de reglas, baraja, mano, ronda, partida, registro, jugador virtual, acciones; ir ganando is not ganar.
# Imperative: of vos (jugá, elegí, poné); buttons in the infinitive.
# Avoid: Spain’s words: aquí, ordenador, pulsar, acabar, mazo, fuera, has jugado (jugaste).

tui-about = Jugá en una mesa en la terminal, con el teclado o el mouse.

    Contra jugadores virtuales, por turnos en una misma terminal, o en una mesa de un servidor por su LINK. También problemas.
tool-option-guest = Un archivo que guarda quién sos en los servidores, para que tu asiento siga siendo tuyo al volver.
tui-missing = La mesa en la terminal necesita un paquete más. Instalalo así: { $command }
tui-language = Español (Argentina)
tui-to-deck = baraja
tui-guest-file = «{ $file }» es otro tipo de archivo, así que no se escribió nada en él. Elegí uno nuevo con --guest.

## Why a key does nothing

tui-no-key = Esa tecla no hace nada acá. «?» muestra las teclas.
tui-pick-first = Primero elegí una carta: con ← y →, o con su letra y su número.
tui-no-undo-drawn = Se robó una carta, así que lo jugado, jugado está.
tui-turn-empty = Primero jugá una carta o poné una en la pila de reglas.
