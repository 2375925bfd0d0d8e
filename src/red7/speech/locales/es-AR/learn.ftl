# Spanish of Argentina, for learning the game. Address: vos (tenés, jugá), dropped before a verb; only what Spain says otherwise stands here.
# Terms: área de juego, pila de reglas, baraja, mano, ronda, partida, registro, jugador virtual, acciones; ir ganando is not ganar.
# Imperative: of vos (jugá, elegí, poné); buttons in the infinitive.
# Avoid: Spain’s words: aquí, ordenador, pulsar, acabar, mazo, fuera, has jugado (jugaste).

## Lessons: what they are called, what is to be done, and what is said when it is

lesson-number-task = El rojo pide la carta más alta, e Y6 va ganando. Jugá una más alta.
lesson-red-task = Pip tiene tres cartas, pero con el rojo solo cuenta la mejor: G7. Superala.
lesson-orange-task = Naranja: más cartas del mismo número. Pip tiene dos 5. Conseguí más.
lesson-yellow-task = Amarillo: más cartas del mismo color. Pip tiene tres violetas. Ponete por delante.
lesson-green-task = Verde: más cartas pares. Hay una para cada uno, pero la de Pip es más alta. Ponete por delante.
lesson-blue-task = Celeste: más colores diferentes. Pip tiene dos, igual que vos. Ponete por delante.
lesson-indigo-task = Azul: la escalera de números más larga. Pip tiene 4 5 6. Hacé una más larga.
lesson-violet-task = Violeta: más cartas por debajo de 4. Pip tiene R3, vos tenés Y3. Ponete por delante.
lesson-tie-task = Verde. Pip tiene dos cartas pares, la más alta es O6. Empatá, y superala en el empate.
lesson-change-task = Con el rojo nada supera a R7. Poné una carta en la pila de reglas: su color pasa a ser la regla. Elegí una con la que vayas ganando.
lesson-both-task = Esta vez una carta no alcanza. Jugá una a tu área de juego y después poné otra en la pila de reglas.
lesson-both-done = Primero el área de juego, después la pila de reglas, siempre en este orden. Cuesta dos cartas: guardalo para cuando haga falta.
lesson-out = Adentro o afuera
lesson-out-task = Quien no va ganando al final de su turno queda afuera. Tenés que ir por delante de los dos. Seguí en la ronda.
lesson-out-done = Vas ganando, así que seguís, y ahora les toca responder.
lesson-others-out = Quién está afuera
lesson-others-out-task = Momo tiene R7, pero está afuera: esas cartas ya no cuentan. Ponete por delante.
lesson-last-task = A Pip no le quedan cartas. Quien no puede jugar queda afuera: aguantá un turno más y ganás la ronda.
lesson-draw-task = Regla avanzada: si ponés en la pila un número más alto que las cartas de tu área de juego, podés robar. Hacelo, y andá ganando.
lesson-draw-done = Vas ganando y tenés una carta nueva en la mano.
lesson-score-task = Quien gana una ronda se queda las cartas que cuentan; cada una vale su número. Ganá con al menos 12 puntos.
lesson-pairs-task = Dos pares parecen buenos. Pero ganá con al menos 14 puntos: ¿qué da más?
lesson-one-task = En tu área de juego, un 1 saca una carta de otra área y la pone sobre la baraja. R7 te estorba.
lesson-three-task = Un 3 roba una carta. Nada más te ayuda ahora: jugá el 3 y usá lo que llegue.
lesson-five-task = Después de un 5 jugás otra carta. Pip tiene una escalera de tres, 4 5 6. Usá el 5 para ir ganando.
lesson-seven-task = Un 7 mueve una carta de tu área de juego a la pila de reglas; su color pasa a ser la regla. Buscá una con la que vayas ganando.
lesson-chain-task = Después de un 5 jugás otra carta, y esa también actúa. Pip tiene cuatro colores. Acercate, y sacale uno.
lesson-first-task = En esta edición un 1 le saca a cualquiera, también a un área menor que la tuya, pero nunca la única carta. Sacá una y andá ganando.
lesson-first-done = Los reglamentos posteriores no habrían tocado a Pip, que tiene menos cartas que vos.
lesson-international-task = Con este reglamento un 1 no toca a quien tiene menos cartas que vos en su área: R7 se queda. Buscá otra forma de ir ganando.
lesson-international-done = Alcanzó con otra regla. Tu 1 no habría sacado nada.
lesson-argentina-task = En Argentina una carta con la que no vas ganando ni siquiera se puede jugar a tu área. Buscá un turno permitido.
lesson-argentina-done = En los otros reglamentos se puede jugar una carta floja, y quedás afuera.
lesson-spain-task = No podés seguir. Pero en España podés cambiar la regla al irte, y así se queda. Poné verde, para que Pip no vaya ganando.
lesson-spain-done = Quedás afuera, pero ahora va ganando Momo. Ningún otro reglamento lo permite.
lesson-netherlands-task = En los Países Bajos solo cuenta el final de tu turno. Jugá Y7, mové V2 a la pila de reglas y después poné G1.
lesson-hint-canvas = Pista: hace falta otra regla, así que usá la pila de reglas.

## Mistakes, answered kindly

mistake-more-cards = Con el rojo solo cuenta tu carta más alta, tengas cuantas tengas.
mistake-two-pairs = Dos pares no se suman. Solo cuenta un número: buscá un tercer 4.
mistake-red-habit = Un número alto sin más ayuda con el rojo. Mirá qué cuenta la regla ahora.
mistake-two-colors = Dos colores no se suman: solo cuenta uno. Juntá el que más tenés.
mistake-same-color = Ese color ya lo tenés, así que no suma. El celeste cuenta colores diferentes.
mistake-gives-up = Así quedás afuera, y había una forma de seguir. Miralo otra vez.
mistake-half = Buen comienzo, pero la regla sigue siendo rojo, y R7 va ganando. Poné también una carta en la pila de reglas.
mistake-too-low = Vas ganando, pero no robás: 1 no es más alto que el número de cartas de tu área de juego.
mistake-left-lying = Vas ganando, y 3 es más que tus dos cartas. Entonces robá también: no cuesta nada.
mistake-seven-points = Ganás solo con O7, por 7 puntos. Otra regla da más.
mistake-one-pair = Solo puntúa un par, R5 y G5: 10 puntos. El otro no da nada.
mistake-keeps-drawn = Robaste una carta y quedó en tu mano. Ponela en la pila de reglas: su color cambia la regla.
mistake-onto-deck = Sobre la baraja no cambia nada. En la pila de reglas su color pasa a ser la regla.
mistake-spared = Tu 1 no sacó nada: Pip tiene menos cartas que vos en su área, y con este reglamento eso alcanza para librarse.
mistake-no-change = Quedás afuera de todos modos. Pero poné antes una carta verde: la regla cambia para los demás.
mistake-out = Al final de tu turno no vas ganando, así que quedás afuera. La línea bajo la pila de reglas dice quién va ganando y por qué.
mistake-short = Seguís en la ronda, pero esta lección pide otra cosa. Leela otra vez.

## The guided round, and the first game of one's own

guide-1 = Andá ganando al final de tu turno o quedás afuera. Verde: más cartas pares. Elegí B2.
guide-1-end = Tres cartas pares: ahora vas ganando. Terminá tu turno.
guide-2 = Pip cambió la regla. Naranja: el mismo número, y dos 6 superan a tus 2. Elegí Y1.
guide-2-end = Amarillo: el mismo color. Tenés dos cartas celestes, así que vas ganando. Terminá tu turno.
guide-3 = Pip tiene dos cartas violetas, y V6 es más alta que B4. Una carta no alcanza. Elegí I7.
guide-3-then = Todavía no vas ganando. Elegí también R1.
guide-3-end = Rojo: la carta más alta. Tu I7 va ganando. Terminá tu turno.
guide-4 = G7 supera a I7: con números iguales, vale más el color más cercano al rojo. Elegí O7.
guide-4-end = O7 supera a G7, y a Pip no le quedan cartas. ¡Terminá tu turno y ganá!
guide-put-palette = Ponela en tu área de juego.
guide-put-canvas = Ponela en la pila de reglas: su color pasa a ser la regla.
guide-free = Mirá la regla y quién va ganando. Al final de tu turno tenés que ser vos.
guide-free-end = Así también: vas ganando. Terminá tu turno.
guide-undo = Así no vas ganando. Sacala.
guide-won = Pip no puede jugar y queda afuera. ¡Ganaste la ronda! Así se juega: cada color tiene su propia regla.
guide-lost = No ibas ganando al final de tu turno, así que quedás afuera. Ahora sabés cómo va. ¿Otra vez?
first-text = Podés ganar esta partida: las cartas están elegidas para vos.
first-lost = Esta vez no. Pero con estas cartas se puede ganar: intentalo otra vez.

## Puzzles

puzzle-page-none = Ya probaste todos los problemas de ese tipo.

## The deal of the day

day-rules = { $mode }, { $players } jugadores: vos contra { $names }
day-about-counts = Cuenta tu primera partida, con marcas debajo de tus cartas pero sin pistas. Confiamos en que seas vos. Después podés practicar cuanto quieras.
day-about-over = Tu intento terminó. Ahora podés practicar cuanto quieras.
day-about-missed = Este día terminó. Todavía podés practicar con su reparto.
day-until = Empezá antes del { $begin } y terminá antes del { $end }.
day-tries = { $tries ->
    [0] Nadie terminó un intento.
    [one] Hay un intento terminado.
   *[other] Hay { $tries } intentos terminados.
}
day-you = (vos)
day-proof-promise = Las cartas salen de un secreto. Su huella está acá todo el día, así que ya no puede cambiar; el secreto mismo se revela el { $time }.
day-no-server = El reparto del día es el mismo para todos, así que necesita un servidor. Acá jugás solo en este dispositivo; el problema del día también está acá.
puzzle-page-rated = Solo el primer intento cuenta para tu puntuación; si pedís una pista, acertar vale la mitad.
