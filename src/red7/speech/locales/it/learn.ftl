# Italian, for learning the game. Address: tu, dropped before a verb; nothing that depends on a player’s gender.
# Terms: tavolozza, quadro, mazzo, mano, round, partita, registro, giocatore virtuale; essere in vantaggio is not vincere.
# Imperative: of tu (gioca, scarta), on buttons too.
# Avoid: la or il before a card in a variable, a verb that agrees with one (ci vuole …); SOUND chooses between a and ad, e and ed.

## The page

learn-title = Imparare giocando
learn-intro = Una piccola cosa alla volta, sul tavolo vero.
learn-progress = { $done } su { $count }
learn-done = fatto
learn-again = Riprova
learn-once-more = Ancora una volta
learn-show = Mostra
learn-finished = Tutte le lezioni
learn-topic-cards = Confrontare le carte
learn-topic-rules = Le sette regole
learn-topic-turn = Il tuo turno
learn-topic-round = Un round
learn-topic-points = Pescare e fare punti
learn-topic-actions = Azioni
learn-topic-booklets = Edizioni
learn-next-named = Avanti: { $name }

## Lessons: what they are called, what is to be done, and what is said when it is

lesson-number = Prima il numero
lesson-number-task = Rosso chiede la carta più alta, e Y6 è in vantaggio. Giocane una più alta.
lesson-number-done = Sì! 7 è il numero più alto. Il colore conta solo a parità di numero.
lesson-color = Poi il colore
lesson-color-task = G7 è in vantaggio, e l’8 non c’è. Una delle tue carte la batte lo stesso.
lesson-color-done = Esatto: a parità di numero è più alto il colore più vicino al rosso. O7 batte G7.
lesson-red = Rosso: carta più alta
lesson-red-task = Pip ha tre carte, ma con il rosso conta solo la migliore: G7. Battila.
lesson-red-done = Y7 batte G7, qualunque altra carta ci sia.
lesson-orange = Arancio: stesso numero
lesson-orange-task = Arancio: più carte di uno stesso numero. Pip ha due 5. Fanne di più.
lesson-orange-done = Tre 4 battono due 5: prima quante, poi quanto alte.
lesson-yellow = Giallo: stesso colore
lesson-yellow-task = Giallo: più carte di uno stesso colore. Pip ne ha tre violette. Passa in vantaggio.
lesson-yellow-done = Tre contro tre è parità, e la tua G7 è la più alta tra le carte che contano.
lesson-green = Verde: carte pari
lesson-green-task = Verde: più carte pari. Ne avete una a testa, ma quella di Pip è più alta. Passa in vantaggio.
lesson-green-done = Due carte pari ne battono una. Le dispari non contano.
lesson-blue = Blu: colori diversi
lesson-blue-task = Blu: più colori diversi. Pip ne ha due, e anche tu. Passa in vantaggio.
lesson-blue-done = Tre colori ne battono due. Qui anche un 1 vale molto.
lesson-indigo = Indaco: scala più lunga
lesson-indigo-task = Indaco: la scala di numeri più lunga. Pip ha 4 5 6. Fanne una più lunga.
lesson-indigo-done = 2 3 4 5: una scala di quattro. In una scala i colori non contano.
lesson-violet = Violetto: sotto il 4
lesson-violet-task = Violetto: più carte sotto il 4. Pip ha R3, tu hai Y3. Passa in vantaggio.
lesson-violet-done = Due carte sotto il 4 ne battono una.
lesson-tie = Una parità
lesson-tie-task = Verde. Pip ha due carte pari, la più alta è O6. Raggiungi Pip e batti O6.
lesson-tie-done = Due contro due: decide la più alta tra le carte che contano, e R6 batte O6. La tua R7 è dispari e non aiuta.
lesson-change = Cambiare la regola
lesson-change-task = Con il rosso niente batte R7. Scarta una carta sul quadro: il suo colore diventa la regola. Scegline una con cui sei in vantaggio.
lesson-change-done = Un nuovo colore sul quadro, e sei in vantaggio. Non serviva una carta migliore, solo una regola migliore.
lesson-both = Giocare e scartare
lesson-both-task = Questa volta una carta non basta. Giocane una nella tavolozza, poi scartane una sul quadro.
lesson-both-done = Prima si gioca, poi si scarta, sempre in quest’ordine. Costa due carte: fallo quando serve.
lesson-out = Dentro o fuori
lesson-out-task = Chi non è in vantaggio alla fine del proprio turno esce. Devi essere in vantaggio su tutti e due. Resta in gioco.
lesson-out-done = Sei in vantaggio, quindi resti, e ora tocca agli altri rispondere.
lesson-others-out = Chi è fuori
lesson-others-out-task = Momo ha R7 ma è fuori: quelle carte non contano più. Passa in vantaggio.
lesson-others-out-done = Si confronta solo chi è ancora in gioco: la tua O7 è in vantaggio.
lesson-last = La fine di un round
lesson-last-task = Pip non ha più carte. Chi non può giocare esce: resta ancora una volta e vinci il round.
lesson-last-done = Resti solo tu: il round è tuo!
lesson-draw = Pescare una carta
lesson-draw-task = Regola avanzata: se scarti un numero più alto delle carte che hai nella tavolozza, puoi pescare. Fallo, e sii in vantaggio.
lesson-draw-done = Sei in vantaggio e hai una carta nuova in mano.
lesson-score = Quanto vale un round
lesson-score-task = Chi vince un round tiene le carte che contano; ognuna vale il suo numero. Vinci con almeno 12 punti.
lesson-score-done = 6, 4 e 2 con il verde fanno 12 punti. L’ultima regola decide quanto vale il round.
lesson-pairs = Un solo gruppo fa punti
lesson-pairs-task = Due coppie sembrano buone. Ma vinci con almeno 14 punti: che cosa rende di più?
lesson-pairs-done = Con il blu contano tutti e quattro i tuoi colori: 14 punti.
lesson-one = 1: prendere una carta
lesson-one-task = Nella tavolozza, un 1 prende una carta da un’altra tavolozza e la mette in cima al mazzo. R7 ti dà fastidio.
lesson-one-done = Via, e sei in vantaggio. Un 1 non tocca una tavolozza più piccola della tua.
lesson-three = 3: pescare
lesson-three-task = Un 3 pesca una carta. Altro non ti aiuta: gioca il 3, poi usa quello che arriva.
lesson-three-done = Un 3 serve a questo: tentare la fortuna quando altro non aiuta.
lesson-five = 5: un’altra carta
lesson-five-task = Dopo un 5 giochi un’altra carta. Pip ha una scala di tre, 4 5 6. Usa il 5 per passare in vantaggio.
lesson-five-done = Due carte in un turno. Se la seconda ha un’azione, si fa anche quella.
lesson-seven = 7: spostare una carta
lesson-seven-task = Un 7 sposta una carta della tua tavolozza sul quadro; il suo colore diventa la regola. Trovane una con cui sei in vantaggio.
lesson-seven-done = Una nuova regola, e il resto della mano è ancora lì.
lesson-chain = Azioni a catena
lesson-chain-task = Dopo un 5 giochi un’altra carta, e agisce anche quella. Pip ha quattro colori. Avvicinati, e togline uno.
lesson-chain-done = Il 5 ha portato l’1, e l’1 ha preso una carta: tre passi in un turno.
lesson-first = Prima edizione
lesson-first-task = Qui un 1 prende da chiunque, anche da una tavolozza più piccola della tua, ma mai l’unica carta. Prendine una e sii in vantaggio.
lesson-first-done = I libretti successivi avrebbero risparmiato Pip, che ha meno carte di te.
lesson-international = Libretto internazionale
lesson-international-task = Qui un 1 risparmia chi ha meno carte di te nella tavolozza, quindi R7 resta. Trova un altro modo per essere in vantaggio.
lesson-international-done = È bastata un’altra regola. Il tuo 1 non avrebbe preso niente.
lesson-argentina = Argentina
lesson-argentina-task = Qui una carta che non ti porta in vantaggio non si può nemmeno giocare nella tavolozza. Trova un turno permesso.
lesson-argentina-done = Negli altri libretti si può giocare una carta debole, e si esce.
lesson-spain = Spagna
lesson-spain-task = Non puoi restare. Ma qui puoi scartare mentre esci, e la regola resta cambiata. Metti il verde, così Pip non è più in vantaggio.
lesson-spain-done = Sei fuori, ma ora è in vantaggio Momo. Nessun altro libretto lo permette.
lesson-netherlands = Paesi Bassi
lesson-netherlands-task = Qui conta solo la fine del turno. Gioca Y7, sposta V2 sul quadro, poi scarta G1.
lesson-netherlands-done = Altrove V2 non si potrebbe, perché non sei subito in vantaggio. Solo in Spagna si gioca anche così.
lesson-hint-palette = Indizio: serve una carta nella tavolozza.
lesson-hint-canvas = Indizio: serve una nuova regola, quindi il quadro.
lesson-hint-both = Indizio: prima una carta nella tavolozza, poi una sul quadro.
lesson-hint-action = Indizio: serve l’azione di una carta.

## Mistakes, answered kindly

mistake-color-first = Rosso è il colore più alto, ma prima conta il numero: un numero più alto batte ogni colore.
mistake-lowest = È il contrario: sono le carte alte a dare il vantaggio, e il 7 è la più alta.
mistake-lower-color = Stesso numero, ma colore più basso. Dall’alto in basso: rosso, arancio, giallo, verde, blu, indaco, violetto.
mistake-more-cards = Con il rosso conta solo la tua carta più alta, per quante tu ne abbia.
mistake-two-pairs = Due coppie non si sommano. Conta un solo numero: cerca un terzo 4.
mistake-red-habit = Un numero alto da solo aiuta con il rosso. Guarda che cosa conta la regola adesso.
mistake-two-colors = Due colori non si sommano: ne conta uno solo. Aumenta quello di cui hai più carte.
mistake-odd = 3 è dispari. Il verde conta solo 2, 4 e 6.
mistake-same-color = Hai già quel colore, quindi non aggiunge niente. Il blu conta i colori diversi.
mistake-gap = C’è un buco. In una scala i numeri si seguono, come 2 3 4.
mistake-twice = Lo stesso numero due volte non allunga la scala.
mistake-four = 4 non è sotto il 4. Il violetto conta solo 1, 2 e 3.
mistake-lower-tie = Due contro due, e poi decide la più alta tra le carte che contano: O6 batte Y6.
mistake-unbeatable = R7 è la carta più alta di tutte: con il rosso niente la supera.
mistake-gives-up = Così esci, e c’era un modo per restare. Guarda ancora.
mistake-half = Buon inizio, ma la regola è ancora rosso, e R7 è in vantaggio. Scarta anche una carta.
mistake-too-low = Sei in vantaggio, ma non peschi: 1 non è più alto del numero di carte nella tua tavolozza.
mistake-left-lying = Sei in vantaggio, e 3 è più delle tue due carte. Quindi pesca anche: non costa niente.
mistake-seven-points = Vinci con O7 da sola, per 7 punti. Un’altra regola rende di più.
mistake-eight-points = R6 e R2 fanno 8 punti. C’è una regola che ne rende 12.
mistake-one-pair = Fa punti una sola coppia, R5 e G5: 10. L’altra non rende niente.
mistake-keeps-drawn = Hai pescato una carta e l’hai tenuta in mano. Scartala: il suo colore cambia la regola.
mistake-one-short = Quasi! Manca una carta.
mistake-onto-deck = In cima al mazzo non cambia niente. Sul quadro il suo colore diventa la regola.
mistake-spared = Il tuo 1 non ha preso niente: Pip ha meno carte di te nella tavolozza e qui viene risparmiato.
mistake-no-change = Esci comunque. Ma prima scarta una carta verde: per gli altri cambia la regola.
mistake-out = Alla fine del turno non sei in vantaggio, quindi esci. La riga sotto il quadro dice chi è in vantaggio e perché.
mistake-short = Resti in gioco, ma questa lezione chiede altro. Rileggila.

## The guided round, and the first game of one's own

guide-title = Il tuo primo round
guide-1 = Sii in vantaggio a fine turno, o sei fuori. Verde: più carte pari. Prendi B2.
guide-1-end = Tre carte pari: ora sei in vantaggio. Finisci il turno.
guide-2 = Pip ha cambiato la regola. Arancio: lo stesso numero, e due 6 battono i tuoi 2. Prendi Y1.
guide-2-end = Giallo: lo stesso colore. Hai due carte blu, quindi sei in vantaggio. Finisci il turno.
guide-3 = Pip ha due carte violette, e V6 è più alta di B4. Una carta non basta. Prendi I7.
guide-3-then = Non sei ancora in vantaggio. Prendi anche R1.
guide-3-end = Rosso: la carta più alta. Sei in vantaggio con I7. Finisci il turno.
guide-4 = G7 batte I7: a parità di numero è più alto il colore più vicino al rosso. Prendi O7.
guide-4-end = O7 batte G7, e Pip non ha più carte. Finisci il turno e vinci!
guide-put-palette = Mettila nella tua tavolozza.
guide-put-canvas = Mettila sul quadro: il suo colore diventa la regola.
guide-here = il tuo prossimo passo
guide-wait = Ora è Pip che deve andare in vantaggio.
guide-free = Guarda la regola e chi è in vantaggio. A fine turno devi essere tu.
guide-free-end = Va bene anche così: sei in vantaggio. Finisci il turno.
guide-undo = Così non sei in vantaggio. Riprendila.
guide-won = Pip non può giocare ed è fuori. Hai vinto il round. Il gioco va così: ogni colore ha la sua regola.
guide-lost = A fine turno non eri in vantaggio, quindi sei fuori. Ora sai come funziona. Ancora una volta?
guide-again = Gioca di nuovo
guide-lessons = Lezioni
guide-game = La tua prima partita
guide-skip = Salta
offer-title = Prima volta con Red7?
offer-text = Un round guidato ti mostra come si gioca. Dura circa tre minuti.
offer-yes = Mostra
offer-no = Gioca subito
first-title = La tua prima partita
first-text = Questa partita si può vincere: le carte sono scelte per te.
first-won = La tua prima vittoria, ben giocata! Le partite con le carte scelte per imparare non contano; da ora ogni partita conta.
first-lost = Non questa volta. Ma con queste carte si può vincere: riprova.
first-next = Prossima partita

## Puzzles

puzzle-page-title = Problemi
puzzle-page-intro = Un turno da trovare, da partite vere. Ogni problema ha una sola soluzione, ed è provata.
puzzle-page-today = Problema del giorno
puzzle-page-any = Qualsiasi
puzzle-page-kind = Da trovare
puzzle-page-theme = Che cosa fa la soluzione
puzzle-page-grade = Difficoltà
puzzle-page-start = Inizia
puzzle-page-next = Prossimo problema
puzzle-page-hint = Indizio
puzzle-page-again = Riprova
puzzle-page-show = Mostra la soluzione
puzzle-page-right = Giusto!
puzzle-page-wrong = Non proprio.
puzzle-page-answer = La soluzione:
puzzle-page-defence = La difesa più lunga:
puzzle-page-none = Hai provato tutti i problemi di questo tipo.

## The deal of the day

day-title = Smazzata del giorno
day-intro = Una smazzata al giorno: tutti hanno le stesse carte e gli stessi avversari, e alle stesse mosse seguono sempre le stesse risposte.
day-rules = { $mode }, { $players } giocatori: tu contro { $names }
day-about-counts = Conta la tua prima partita, con i segni sotto le tue carte ma senza suggerimenti. Ci fidiamo di te. Dopo puoi allenarti quanto vuoi.
day-about-over = Il tuo tentativo è finito. Ora puoi allenarti quanto vuoi.
day-about-missed = Questo giorno è finito. Puoi ancora allenarti con la sua smazzata.
day-until = Comincia prima del { $begin } e finisci prima del { $end }.
day-play-new = Comincia il tentativo
day-play-running = Riprendi il tentativo
day-practise = Allenati con questa smazzata
day-own = Il tuo tentativo: { $result }
day-late = Il tuo tentativo è finito dopo il suo giorno, quindi non conta con gli altri.
day-place = { $place ->
    [1] 1º posto
    [2] 2º posto
    [3] 3º posto
   *[other] { $place }º posto
}
day-result-points = { day-place } con { $points ->
    [one] un punto
   *[other] { $points } punti
}
day-others = Com’è andata a tutti
day-tries = { $tries ->
    [0] Nessuno ha finito un tentativo.
    [one] Un tentativo è finito.
   *[other] { $tries } tentativi sono finiti.
}
day-worse = Hai fatto meglio di { $worse } su { $others }.
day-count = { $count ->
    [one] un tentativo
   *[other] { $count } tentativi
}
day-you = (tu)
day-best = Il migliore: { $result }, in { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
day-best-own = Il tuo è il migliore: { $result }, in { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
day-best-look = Rivedi il migliore
day-proof = Stabilite prima che si giochi
day-proof-promise = Le carte vengono da un segreto. La sua impronta è qui tutto il giorno, quindi non può più cambiare; il segreto stesso viene svelato il { $time }.
day-proof-told = Le carte venivano da questo segreto. Chi ha visto l’impronta quel giorno può controllare che non sia cambiato.
day-proof-commitment = Impronta
day-proof-secret = Segreto
day-proof-check = Confronta i due
day-proof-deals = Controlla le smazzate
day-proof-good = Il segreto corrisponde alla sua impronta.
day-proof-bad = Il segreto non corrisponde alla sua impronta.
day-before = Il giorno prima
day-today = La smazzata di oggi
day-duel = { $place ->
    [1] vinto
   *[other] perso
}
day-duel-points = { day-duel } con { $points ->
    [one] un punto
   *[other] { $points } punti
}
day-no-server = La smazzata del giorno è la stessa per tutti, perciò ha bisogno di un server. Qui giochi solo su questo dispositivo; il problema del giorno c’è anche qui.
puzzle-page-rated = Conta solo il primo tentativo; con un indizio, una risposta giusta vale la metà.
puzzle-page-head = { $name } { $grade }/5 · { $mode } · { $edition }
puzzle-page-gain = { $way ->
    [up] +{ $gain }
   *[down] −{ $gain }
}
puzzle-page-choose = Scegli
puzzle-page-latest = I tuoi ultimi problemi
puzzle-page-outcome = { $solved ->
    [yes] Risolto:
   *[no] Non risolto:
}
puzzle-page-helped = con un suggerimento
