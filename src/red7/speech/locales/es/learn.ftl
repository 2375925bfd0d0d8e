# Spanish, for learning the game. Address: tú, dropped before a verb; nothing that depends on a player’s gender.
# Terms: área de juego, pila de reglas, mazo de robo, mano, ronda, partida, registro, jugador virtual, celeste (blue), azul (indigo); ir ganando is not ganar.
# Imperative: of tú (juega, pon); buttons in the infinitive (Terminar turno).
# Avoid: descartar, a verb that agrees with a variable (hay …, se espera …); SOUND chooses between y and e; a no-break space before %.

## The page

learn-title = Aprender jugando
learn-intro = Una cosita cada vez, en la mesa de verdad.
learn-progress = { $done } de { $count }
learn-done = hecho
learn-again = Volver a intentarlo
learn-once-more = Otra vez
learn-show = Mostrar
learn-finished = Todas las lecciones
learn-topic-cards = Comparar cartas
learn-topic-rules = Las siete reglas
learn-topic-turn = Tu turno
learn-topic-round = Una ronda
learn-topic-points = Robar y puntuar
learn-topic-actions = Acciones
learn-topic-booklets = Ediciones
learn-next-named = Siguiente: { $name }

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
lesson-hint-palette = Pista: hace falta una carta en tu área de juego.
lesson-hint-canvas = Pista: hace falta otra regla, así que usa la pila de reglas.
lesson-hint-both = Pista: primero una carta en tu área de juego, después otra en la pila de reglas.
lesson-hint-action = Pista: hace falta la acción de una carta.

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
guide-1 = Ve ganando al final de tu turno o quedas fuera. Verde: más cartas pares. Elige B2.
guide-1-end = Tres cartas pares: ahora vas ganando. Termina tu turno.
guide-2 = Pip ha cambiado la regla. Naranja: el mismo número, y dos 6 superan a tus 2. Elige Y1.
guide-2-end = Amarillo: el mismo color. Tienes dos cartas celestes, así que vas ganando. Termina tu turno.
guide-3 = Pip tiene dos cartas violetas, y V6 es más alta que B4. Una carta no basta. Elige I7.
guide-3-then = Aún no vas ganando. Elige también R1.
guide-3-end = Rojo: la carta más alta. Tu I7 va ganando. Termina tu turno.
guide-4 = G7 supera a I7: con números iguales, vale más el color más cercano al rojo. Elige O7.
guide-4-end = O7 supera a G7, y a Pip no le quedan cartas. ¡Termina tu turno y gana!
guide-put-palette = Ponla en tu área de juego.
guide-put-canvas = Ponla en la pila de reglas: su color pasa a ser la regla.
guide-here = tu próximo paso
guide-wait = Ahora es Pip quien tiene que ir ganando.
guide-free = Mira la regla y quién va ganando. Al final de tu turno tienes que ser tú.
guide-free-end = Así también: vas ganando. Termina tu turno.
guide-undo = Así no vas ganando. Retírala.
guide-won = Pip no puede jugar y queda fuera. ¡Has ganado la ronda! Así se juega: cada color tiene su propia regla.
guide-lost = No ibas ganando al final de tu turno, así que quedas fuera. Ahora sabes cómo va. ¿Otra vez?
guide-again = Jugar otra vez
guide-lessons = Lecciones
guide-game = Tu primera partida
guide-skip = Saltar
offer-title = ¿Primera vez con Red7?
offer-text = Una ronda guiada te enseña a jugar. Dura unos tres minutos.
offer-yes = Mostrar
offer-no = Jugar ya
first-title = Tu primera partida
first-text = Puedes ganar esta partida: las cartas están elegidas para ti.
first-won = Tu primera victoria, ¡bien jugado! Las partidas con cartas elegidas para aprender no cuentan; desde ahora, todas cuentan.
first-lost = Esta vez no. Pero con estas cartas se puede ganar: inténtalo otra vez.
first-next = Siguiente partida

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
puzzle-page-again = Intentar de nuevo
puzzle-page-show = Ver la solución
puzzle-page-right = ¡Correcto!
puzzle-page-wrong = No es eso.
puzzle-page-answer = La solución:
puzzle-page-defence = La defensa más larga:
puzzle-page-none = Ya has probado todos los problemas de ese tipo.

## The deal of the day

day-title = Reparto del día
day-intro = Un reparto al día: todos reciben las mismas cartas y los mismos rivales, y a las mismas jugadas siguen siempre las mismas respuestas.
day-rules = { $mode }, { $players } jugadores: tú contra { $names }
day-about-counts = Cuenta tu primera partida, con marcas bajo tus cartas pero sin pistas. Confiamos en que seas tú. Después puedes practicar cuanto quieras.
day-about-over = Tu intento ha terminado. Ahora puedes practicar cuanto quieras.
day-about-missed = Este día ha terminado. Aún puedes practicar con su reparto.
day-until = Empieza antes del { $begin } y termina antes del { $end }.
day-play-new = Empezar tu intento
day-play-running = Seguir con tu intento
day-practise = Practicar con este reparto
day-own = Tu intento: { $result }
day-late = Tu intento terminó después de su día y no cuenta con los demás.
day-place = { $place ->
    [1] 1.º puesto
    [2] 2.º puesto
    [3] 3.º puesto
   *[other] { $place }.º puesto
}
day-result-points = { day-place } con { $points ->
    [one] un punto
   *[other] { $points } puntos
}
day-others = Cómo les fue a todos
day-tries = { $tries ->
    [0] Nadie ha terminado un intento.
    [one] Hay un intento terminado.
   *[other] Hay { $tries } intentos terminados.
}
day-worse = Te fue mejor que a { $worse } de { $others }.
day-count = { $count ->
    [one] un intento
   *[other] { $count } intentos
}
day-you = (tú)
day-best = El mejor: { $result }, en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
day-best-own = El tuyo es el mejor: { $result }, en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
day-best-look = Ver el mejor
day-proof = Fijadas antes de la primera jugada
day-proof-promise = Las cartas salen de un secreto. Su huella está aquí todo el día, así que ya no puede cambiar; el secreto mismo se revela el { $time }.
day-proof-told = Las cartas salieron de este secreto. Quien vio la huella ese día puede comprobar que no cambió.
day-proof-commitment = Huella
day-proof-secret = Secreto
day-proof-check = Comparar los dos
day-proof-deals = Comprobar los repartos
day-proof-good = El secreto encaja con su huella.
day-proof-bad = El secreto no encaja con su huella.
day-before = El día anterior
day-today = El reparto de hoy
day-duel = { $place ->
    [1] ganado
   *[other] perdido
}
day-duel-points = { day-duel } con { $points ->
    [one] un punto
   *[other] { $points } puntos
}
day-no-server = El reparto del día es el mismo para todos, así que necesita un servidor. Aquí juegas solo en este dispositivo; el problema del día también está aquí.
puzzle-page-rated = Solo el primer intento cuenta para tu puntuación; si pides una pista, acertar vale la mitad.
puzzle-page-head = { $name } { $grade }/5 · { $mode } · { $edition }
puzzle-page-gain = { $way ->
    [up] +{ $gain }
   *[down] −{ $gain }
}
puzzle-page-choose = Elegir
puzzle-page-latest = Tus últimos problemas
puzzle-page-outcome = { $solved ->
    [yes] Resuelto:
   *[no] No resuelto:
}
puzzle-page-helped = con una pista
