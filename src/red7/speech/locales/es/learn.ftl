# Spanish, for learning the game. Address: tú, dropped before a verb; nothing that depends on a player’s gender.
# Terms: área de juego, pila de reglas, mazo de robo, mano, ronda, partida, registro, jugador virtual, celeste (blue), azul (indigo); ir ganando is not ganar.
# Imperative: of tú (juega, pon); buttons in the infinitive (Terminar turno).
# Avoid: descartar, a verb that agrees with a variable (hay …, se espera …); SOUND chooses between y and e; a no-break space before %.

## The page

learn-title = Aprender jugando
learn-intro = Una cosita cada vez, en la mesa de verdad.
learn-progress = { $done } de { $count }
learn-begin = Empezar
learn-go-on = Seguir
learn-done = hecho
learn-again = Volver a intentarlo
learn-once-more = Otra vez
learn-show = Mostrar
learn-next = Siguiente lección
learn-finished = Todas las lecciones
learn-topic-cards = Comparar cartas
learn-topic-rules = Las siete reglas
learn-topic-turn = Tu turno
learn-topic-round = Una ronda
learn-topic-points = Robar y puntuar
learn-topic-actions = Acciones
learn-topic-booklets = Ediciones

## Lessons: what they are called, what is to be done, and what is said when it is

lesson-number = Primero el número
lesson-number-task = El rojo pide la carta más alta, e Y6 va ganando. Juega una más alta.
lesson-number-done = ¡Eso es! 7 es el número más alto. El color solo cuenta entre números iguales.
lesson-color = Después el color
lesson-color-task = G7 va ganando, y no hay ningún 8. Aun así, una de tus cartas la supera.
lesson-color-done = Exacto: entre números iguales vale más el color más cercano al rojo. O7 supera a G7.
lesson-red = Rojo: carta más alta
lesson-red-task = Pip tiene tres cartas, pero con el rojo solo cuenta la mejor: G7. Supérala.
lesson-red-done = Y7 supera a G7, haya lo que haya al lado.
lesson-orange = Naranja: mismo número
lesson-orange-task = Naranja: más cartas del mismo número. Pip tiene dos 5. Consigue más.
lesson-orange-done = Tres 4 superan a dos 5: primero cuántas, después lo altas que son.
lesson-yellow = Amarillo: mismo color
lesson-yellow-task = Amarillo: más cartas del mismo color. Pip tiene tres violetas. Ponte por delante.
lesson-yellow-done = Tres contra tres es empate, y tu G7 es la más alta de las que cuentan.
lesson-green = Verde: cartas pares
lesson-green-task = Verde: más cartas pares. Hay una para cada uno, pero la de Pip es más alta. Ponte por delante.
lesson-green-done = Dos cartas pares superan a una. Las impares no cuentan.
lesson-blue = Celeste: colores diferentes
lesson-blue-task = Celeste: más colores diferentes. Pip tiene dos, igual que tú. Ponte por delante.
lesson-blue-done = Tres colores superan a dos. Con el celeste hasta un 1 vale mucho.
lesson-indigo = Azul: escalera más larga
lesson-indigo-task = Azul: la escalera de números más larga. Pip tiene 4 5 6. Haz una más larga.
lesson-indigo-done = 2 3 4 5: una escalera de cuatro. En una escalera los colores dan igual.
lesson-violet = Violeta: por debajo de 4
lesson-violet-task = Violeta: más cartas por debajo de 4. Pip tiene R3, tú tienes Y3. Ponte por delante.
lesson-violet-done = Dos cartas por debajo de 4 superan a una.
lesson-tie = Un empate
lesson-tie-task = Verde. Pip tiene dos cartas pares, la más alta es O6. Empata, y supérala en el empate.
lesson-tie-done = Dos contra dos: decide la más alta de las que cuentan, y R6 supera a O6. Tu R7 es impar y no ayuda.
lesson-change = Cambiar la regla
lesson-change-task = Con el rojo nada supera a R7. Pon una carta en la pila de reglas: su color pasa a ser la regla. Elige una con la que vayas ganando.
lesson-change-done = Un color nuevo en la pila de reglas, y vas ganando. No hacía falta una carta mejor, solo una regla mejor.
lesson-both = Las dos cosas
lesson-both-task = Esta vez una carta no basta. Juega una a tu área de juego y después pon otra en la pila de reglas.
lesson-both-done = Primero el área de juego, después la pila de reglas, siempre en este orden. Cuesta dos cartas: guárdalo para cuando haga falta.
lesson-out = Dentro o fuera
lesson-out-task = Quien no va ganando al final de su turno queda fuera. Tienes que ir por delante de los dos. Sigue en la ronda.
lesson-out-done = Vas ganando, así que sigues, y ahora les toca responder.
lesson-others-out = Quién está fuera
lesson-others-out-task = Momo tiene R7, pero está fuera: esas cartas ya no cuentan. Ponte por delante.
lesson-others-out-done = Solo se compara a quien sigue en la ronda: tu O7 va ganando.
lesson-last = El final de una ronda
lesson-last-task = A Pip no le quedan cartas. Quien no puede jugar queda fuera: aguanta un turno más y ganas la ronda.
lesson-last-done = Ya no queda nadie más: ¡la ronda es tuya!
lesson-draw = Robar una carta
lesson-draw-task = Regla avanzada: si pones en la pila un número más alto que las cartas de tu área de juego, puedes robar. Hazlo, y ve ganando.
lesson-draw-done = Vas ganando y tienes una carta nueva en la mano.
lesson-score = Cuánto vale una ronda
lesson-score-task = Quien gana una ronda se queda las cartas que cuentan; cada una vale su número. Gana con al menos 12 puntos.
lesson-score-done = 6, 4 y 2 con el verde son 12 puntos. La última regla decide cuánto vale una ronda.
lesson-pairs = Solo puntúa un grupo
lesson-pairs-task = Dos parejas parecen buenas. Pero gana con al menos 14 puntos: ¿qué da más?
lesson-pairs-done = Con el celeste cuentan tus cuatro colores: 14 puntos.
lesson-one = 1: quitar una carta
lesson-one-task = En tu área de juego, un 1 quita una carta de otra área y la pone sobre el mazo de robo. R7 te estorba.
lesson-one-done = Ya no está, y vas ganando. Un 1 no toca un área con menos cartas que la tuya.
lesson-three = 3: robar una carta
lesson-three-task = Un 3 roba una carta. Nada más te ayuda ahora: juega el 3 y usa lo que llegue.
lesson-three-done = Para eso está el 3: probar suerte cuando nada más ayuda.
lesson-five = 5: jugar otra carta
lesson-five-task = Después de un 5 juegas otra carta. Pip tiene una escalera de tres, 4 5 6. Usa el 5 para ir ganando.
lesson-five-done = Dos cartas en un turno. Si la segunda tiene una acción, también se hace.
lesson-seven = 7: mover una carta
lesson-seven-task = Un 7 mueve una carta de tu área de juego a la pila de reglas; su color pasa a ser la regla. Busca una con la que vayas ganando.
lesson-seven-done = Una regla nueva, y el resto de tu mano sigue ahí.
lesson-chain = Acciones en cadena
lesson-chain-task = Después de un 5 juegas otra carta, y esa también actúa. Pip tiene cuatro colores. Acércate, y quítale uno.
lesson-chain-done = El 5 trajo el 1, y el 1 quitó una carta: tres pasos en un turno.
lesson-first = Primera edición
lesson-first-task = En esta edición un 1 quita a cualquiera, también a un área menor que la tuya, pero nunca la única carta. Quita una y ve ganando.
lesson-first-done = Los reglamentos posteriores no habrían tocado a Pip, que tiene menos cartas que tú.
lesson-international = Reglamento internacional
lesson-international-task = Con este reglamento un 1 no toca a quien tiene menos cartas que tú en su área: R7 se queda. Busca otra forma de ir ganando.
lesson-international-done = Bastó con otra regla. Tu 1 no habría quitado nada.
lesson-argentina = Argentina
lesson-argentina-task = En Argentina una carta con la que no vas ganando ni siquiera se puede jugar a tu área. Busca un turno permitido.
lesson-argentina-done = En los otros reglamentos se puede jugar una carta floja, y quedas fuera.
lesson-spain = España
lesson-spain-task = No puedes seguir. Pero en España puedes cambiar la regla al irte, y así se queda. Pon verde, para que Pip no vaya ganando.
lesson-spain-done = Quedas fuera, pero ahora va ganando Momo. Ningún otro reglamento lo permite.
lesson-netherlands = Países Bajos
lesson-netherlands-task = En los Países Bajos solo cuenta el final de tu turno. Juega Y7, mueve V2 a la pila de reglas y después pon G1.
lesson-netherlands-done = En otros sitios V2 no valdría, porque no vas ganando enseguida. Solo España lo juega también así.

## Mistakes, answered kindly

mistake-color-first = El rojo es el color más alto, pero primero cuenta el número: un número más alto supera a cualquier color.
mistake-lowest = Es al revés: las cartas altas van ganando, y 7 es la más alta.
mistake-lower-color = El mismo número, pero un color más bajo. De alto a bajo: rojo, naranja, amarillo, verde, celeste, azul, violeta.
mistake-more-cards = Con el rojo solo cuenta tu carta más alta, tengas las que tengas.
mistake-two-pairs = Dos parejas no se suman. Solo cuenta un número: busca un tercer 4.
mistake-red-habit = Un número alto sin más ayuda con el rojo. Mira qué cuenta la regla ahora.
mistake-two-colors = Dos colores no se suman: solo cuenta uno. Reúne el que más tienes.
mistake-odd = 3 es impar. El verde solo cuenta 2, 4 y 6.
mistake-same-color = Ese color ya lo tienes, así que no suma. El celeste cuenta colores diferentes.
mistake-gap = Hay un hueco. En una escalera los números van seguidos, como 2 3 4.
mistake-twice = El mismo número dos veces no alarga la escalera.
mistake-four = 4 no está por debajo de 4. El violeta solo cuenta 1, 2 y 3.
mistake-lower-tie = Dos contra dos, y entonces decide la más alta de las que cuentan: O6 supera a Y6.
mistake-unbeatable = R7 es la carta más alta de todas: con el rojo nada la supera.
mistake-gives-up = Así quedas fuera, y había una forma de seguir. Míralo otra vez.
mistake-half = Buen comienzo, pero la regla sigue siendo rojo, y R7 va ganando. Pon también una carta en la pila de reglas.
mistake-too-low = Vas ganando, pero no robas: 1 no es más alto que el número de cartas de tu área de juego.
mistake-left-lying = Vas ganando, y 3 es más que tus dos cartas. Pues roba también: no cuesta nada.
mistake-seven-points = Ganas solo con O7, por 7 puntos. Otra regla da más.
mistake-eight-points = R6 y R2 son 8 puntos. Hay una regla que da 12.
mistake-one-pair = Solo puntúa una pareja, R5 y G5: 10 puntos. La otra no da nada.
mistake-keeps-drawn = Robaste una carta y se quedó en tu mano. Ponla en la pila de reglas: su color cambia la regla.
mistake-one-short = ¡Casi! Falta una carta.
mistake-onto-deck = Sobre el mazo de robo no cambia nada. En la pila de reglas su color pasa a ser la regla.
mistake-spared = Tu 1 no quitó nada: Pip tiene menos cartas que tú en su área, y aquí eso basta para librarse.
mistake-no-change = Quedas fuera de todos modos. Pero pon antes una carta verde: la regla cambia para los demás.
mistake-out = Al final de tu turno no vas ganando, así que quedas fuera. La línea bajo la pila de reglas dice quién va ganando y por qué.
mistake-short = Sigues en la ronda, pero esta lección pide otra cosa. Léela otra vez.

## The guided round, and the first game of one's own

guide-title = Tu primera ronda
guide-1 = Ve ganando al final de tu turno y sigues. El verde cuenta cartas pares: dos cada uno, pero O6 es la más alta. Elige B2 y juégala a tu área.
guide-2 = La regla es naranja, y dos 6 superan a tus dos 2. Cámbiala también: pon Y1 en la pila. El amarillo cuenta un color, y tienes dos celestes.
guide-3 = Dos violetas, y V6 es más alta que B4. Una carta no basta: juega I7 y después pon R1 en la pila. Rojo: va ganando la carta más alta.
guide-4 = 7 contra 7: vale más el color más cercano al rojo, así que G7 supera a I7. Por lo mismo, tu O7 supera a G7. ¡Juégala!
guide-wait = Muy bien, vas ganando. Ahora responde Pip.
guide-free = ¡Es otra forma! Mira la regla y quién va ganando: al final de tu turno tienes que ir ganando tú.
guide-won = Pip queda fuera y no hay nadie más: ¡has ganado la ronda! Eso es todo el juego.
guide-lost = Esta vez quedas fuera: no ibas ganando al final de tu turno. Ahora sabes cómo va. ¿Otra vez?
guide-again = Jugar otra vez
guide-lessons = Lecciones
guide-game = Mi propia partida
guide-skip = Saltar
offer-title = ¿Primera vez con Red7?
offer-text = Una ronda guiada te enseña a jugar. Dura unos tres minutos.
offer-yes = Mostrar
offer-no = Jugar ya
first-title = Tu primera partida
first-text = Las cartas están elegidas para que puedas ganar.

## Puzzles

puzzle-page-title = Problemas
puzzle-page-intro = Un turno que encontrar, de partidas reales. Cada problema tiene una sola solución, y está demostrada.
puzzle-page-today = Problema del día
puzzle-page-any = Cualquiera
puzzle-page-kind = Qué encontrar
puzzle-page-theme = Qué hace la solución
puzzle-page-grade = Dificultad
puzzle-page-start = Empezar
puzzle-page-next = Siguiente problema
puzzle-page-hint = Pista
puzzle-page-again = Volver a intentarlo
puzzle-page-show = Ver la solución
puzzle-page-right = ¡Correcto!
puzzle-page-wrong = No es eso.
puzzle-page-answer = La solución:
puzzle-page-none = Ya has probado todos los problemas de ese tipo.
puzzle-page-rated = Tu primer intento cuenta para tu puntuación; una pista lo reduce a la mitad.
