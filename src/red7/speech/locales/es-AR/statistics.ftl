# Spanish of Argentina, for statistics. Address: vos (tenés, jugá), dropped before a verb; only what Spain says otherwise stands here.
# Terms: área de juego, pila de reglas, baraja, mano, ronda, partida, registro, jugador virtual, acciones; ir ganando is not ganar.
# Imperative: of vos (jugá, elegí, poné); buttons in the infinitive.
# Avoid: Spain’s words: aquí, ordenador, pulsar, acabar, mazo, fuera, has jugado (jugaste).

## What Argentina says otherwise

statistics-none-text = Cuando termine una partida vas a ver acá dónde y contra quién ganás, con qué regla terminan las rondas, con qué precisión jugás y qué conviene practicar.
statistics-counted = Cuentan tus últimas 1000 partidas; las abandonadas cuentan como perdidas. Las lecciones, las primeras partidas, el reparto del día y todas las de cartas elegidas no cuentan, ni las partidas en un solo dispositivo. Las cifras se conservan cuando se borran mesas viejas, y desaparecen cuando borrás tus datos.
statistics-mistakes-unknown = Hacé analizar una partida y vas a ver qué falla más seguido y cómo practicarlo.
