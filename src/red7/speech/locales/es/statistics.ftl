# Spanish, for statistics. Address: tú, dropped before a verb; nothing that depends on a player’s gender.
# Terms: área de juego, pila de reglas, mazo de robo, mano, ronda, partida, registro, jugador virtual, celeste (blue), azul (indigo); ir ganando is not ganar.
# Imperative: of tú (juega, pon); buttons in the infinitive (Terminar turno).
# Avoid: descartar, a verb that agrees with a variable (hay …, se espera …); SOUND chooses between y and e; a no-break space before %.

## What is said before anything was played, and of everything together

statistics-none = Todavía no hay nada que contar.
statistics-none-text = Cuando termine una partida se verá dónde y contra quién ganas, con qué regla terminan las rondas, con qué precisión juegas y qué conviene practicar.
statistics-won = { $played ->
    [1] { $won ->
        [0] Una partida, y la perdiste
       *[other] Una partida, y la ganaste
    }
   *[other] { $won } { $won ->
        [one] ganada
       *[other] ganadas
    } de { $played } partidas
}
statistics-even = Entre iguales serían unas { $even }.
statistics-key = Cuanto más larga es una barra, más se jugó. Lo relleno es lo ganado; la raya muestra lo que sería entre iguales.
statistics-counted = Cuentan tus últimas 1000 partidas; las abandonadas cuentan como perdidas. Las lecciones, las primeras partidas, el reparto del día y todas las de cartas elegidas no cuentan, ni las partidas en un solo dispositivo. Las cifras se conservan cuando se borran mesas antiguas, y desaparecen cuando borras tus datos.

## Where matches and rounds were won

statistics-modes = Por modalidad
statistics-opponents = Por rival
statistics-opponents-about = Una partida cuenta una vez por cada clase de rival.
statistics-people = Otras personas
statistics-rules = Por la regla del final
statistics-rules-about = Las rondas, por la regla vigente al final.
statistics-seats = Por el orden de juego
statistics-seats-about = Las rondas, por el momento de tu primer turno.
statistics-seat = { $place ->
    [1] En primer lugar
    [2] En segundo lugar
    [3] En tercer lugar
   *[other] En cuarto lugar
}
statistics-share = { $played ->
    [1] { $won ->
        [0] perdida
       *[other] ganada
    }
   *[other] { $won } de { $played }
}
statistics-share-percent = { $won } de { $played } ({ $percent } %)
statistics-column-matches = Partidas ganadas
statistics-column-rounds = Rondas ganadas
statistics-column-even = Entre iguales
statistics-even-short = unas { $even }

## Accuracy

statistics-accuracy = Precisión a lo largo del tiempo
statistics-accuracy-mean = { $count ->
    [one] { $mean } sobre 100 en una partida analizada.
   *[other] { $mean } sobre 100 en { $count } partidas analizadas.
}
statistics-accuracy-recent = En las últimas cinco: { $recent }.
statistics-accuracy-about = Los puntos rellenos son partidas ganadas. La línea sigue las últimas cinco; las de puntos muestran lo que alcanzan los jugadores virtuales.
statistics-as-table = En una tabla
statistics-column-match = Partida
statistics-column-accuracy = Precisión
statistics-column-result = Resultado
statistics-reviewed = { $played ->
    [1] { $reviewed ->
        [0] Aún sin analizar
       *[other] Analizada
    }
   *[other] Analizadas: { $reviewed } de { $played }
}
statistics-review = Analizar una partida más
statistics-review-about = La siguiente es del { $date }.

## Mistakes, and what helps

statistics-mistakes = Errores más frecuentes
statistics-mistakes-none = Nada que objetar en las partidas analizadas. ¡Bien jugado!
statistics-mistakes-unknown = Haz analizar una partida y se verá qué falla más a menudo y cómo practicarlo.
statistics-times = { $count ->
    [one] una vez
   *[other] { $count } veces
}
statistics-lesson = Lección: { $name }
statistics-puzzles = Problemas: { $name }
statistics-latest = Ver el último
statistics-mistake-out = Eliminación, aunque otro turno te mantenía en juego
statistics-mistake-points = Ronda ganada con menos puntos de los posibles
statistics-mistake-take = Sin ver qué puede tomar un 1
statistics-mistake-three = Sin ver que se podía robar con un 3
statistics-mistake-chain = Sin ver que un 5 permite jugar otra carta
statistics-mistake-seven = Sin ver qué puede apartar un 7
statistics-mistake-spend = Más cartas gastadas de las necesarias
statistics-mistake-both = Sin ver una carta y una regla nueva a la vez
statistics-mistake-rule = Carta al área de juego, cuando era mejor una regla nueva
statistics-mistake-palette = Regla cambiada, cuando era mejor una carta al área de juego
statistics-mistake-draw = Además se podía robar una carta
statistics-mistake-answer = Los demás quedaron con más respuestas de las necesarias
statistics-mistake-card = Buena idea, pero era mejor otra carta
