# Italian, for puzzles. Address: tu, dropped before a verb; nothing that depends on a player’s gender.
# Terms: tavolozza, quadro, mazzo, mano, round, partita, registro, giocatore virtuale; essere in vantaggio is not vincere.
# Imperative: of tu (gioca, scarta), on buttons too.
# Avoid: la or il before a card in a variable, a verb that agrees with one (ci vuole …); SOUND chooses between a and ad, e and ed.

## What is asked for

puzzle-name-only = Restare in gioco
puzzle-name-force = Vittoria forzata
puzzle-name-best = Turno migliore
puzzle-task-only = Trova l’unico turno che ti tiene in gioco.
puzzle-task-force = Tutte le mani sono scoperte. Trova il turno che vince il round qualunque cosa facciano gli altri.
puzzle-task-best = Trova il turno che vince il round più spesso, in base a ciò che sai.
puzzle-edition = Qui valgono regole diverse dalle tue: { $edition }.
puzzle-grade = { $name }, livello { $grade } su 5

## Themes, by what the answer does

puzzle-theme-palette = una carta nella tua tavolozza
puzzle-theme-rule = una nuova regola
puzzle-theme-both = una carta e una nuova regola
puzzle-theme-take = l’1
puzzle-theme-three = il 3
puzzle-theme-chain = il 5
puzzle-theme-seven = il 7

## Hints

puzzle-hint-palette = Basta una carta nella tua tavolozza.
puzzle-hint-rule = Cambia la regola, e nient’altro.
puzzle-hint-both = Servono due carte: una nella tua tavolozza, una sul quadro.
puzzle-hint-take = Un 1 toglie ciò che ti ostacola.
puzzle-hint-three = Pesca con un 3.
puzzle-hint-chain = Un 5 ti fa giocare un’altra carta.
puzzle-hint-seven = Un 7 sposta una carta dalla tua tavolozza.
puzzle-hint-card = La soluzione contiene { $card }.

## What comes of a try

puzzle-right = Giusto: { $turn }
puzzle-wrong = Non proprio: { $turn }
puzzle-answer = La soluzione: { $turn }
puzzle-right-only = Nessun altro turno ti tiene in gioco.
puzzle-right-force = { $turns ->
    [one] Vince subito il round.
   *[other] Vince il round in { $turns } dei tuoi turni, qualunque cosa facciano gli altri.
}
puzzle-no-defence = Con queste mani scoperte nessun avversario può passare in vantaggio.
puzzle-defence = { $who } resiste più a lungo con { $turn }; la tua risposta è { $reply }.
puzzle-right-best = Vince il round nel { $best }% delle possibili disposizioni delle carte coperte.
puzzle-second-best = Il secondo turno migliore lo vince nel { $second }% dei casi.
puzzle-answers = Dopo: { $answers }.
puzzle-out = Così vai fuori.
puzzle-wins-less = Vince il round nel { $own }% dei casi, la soluzione nel { $best }%.
puzzle-refuted = { $who } risponde { $turn }, e la vittoria non si può più forzare.
puzzle-lost = { $who } risponde { $turn } e vince il round.
puzzle-not-forced = Dopo, la vittoria non si può più forzare.

## How one gets on

puzzle-rating = Punteggio { $rating }
puzzle-streak = { $streak } di fila
puzzle-solved = { $solved } su { $tried } risolti

## In the terminal

puzzles-about = Risolvi problemi, o creane e provane di nuovi.
puzzles-task-play = Proponi problemi, prima quelli del tuo livello.
puzzles-task-make = Crea problemi da partite tra giocatori virtuali, con prova.
puzzles-task-prove = Prova problemi: che ognuno ha una sola soluzione, e quale.
tool-option-kind = Che cosa si cerca.
tool-option-theme = Che cosa fa la soluzione.
tool-option-grade = Quanto è difficile, da 1 a 5.
tool-option-today = Il problema del giorno, lo stesso per tutti.
tool-option-processes = Quanti processi usare.
tool-option-first = Il numero della prima partita.
tool-option-most_alike = Quanti tenerne al massimo dello stesso tipo, livello e tema.
puzzles-progress = Problemi
puzzles-proved = { $count ->
    [one] Un problema è provato.
   *[other] Tutti i { $count } problemi sono provati.
}
puzzles-unproved = Non provato: { $puzzle }
puzzle-prompt = Tocca a te (“{ $hint }” per un indizio, “{ $show }” per la soluzione, “{ $quit }” per smettere)
puzzle-word-hint = indizio
puzzle-word-show = soluzione
puzzle-none = Non c’è un problema così.
