# Italian, for statistics. Address: tu, dropped before a verb; nothing that depends on a player’s gender.
# Terms: tavolozza, quadro, mazzo, mano, round, partita, registro, giocatore virtuale; essere in vantaggio is not vincere.
# Imperative: of tu (gioca, scarta), on buttons too.
# Avoid: la or il before a card in a variable, a verb that agrees with one (ci vuole …); SOUND chooses between a and ad, e and ed.

## What is said before anything was played, and of everything together

statistics-none = Ancora niente da contare.
statistics-none-text = Quando una partita sarà finita, vedrai qui dove e contro chi vinci, con quale regola finiscono i round, con quanta precisione giochi e che cosa conviene esercitare.
statistics-won = { $played ->
    [1] { $won ->
        [0] Una partita, e l’hai persa
       *[other] Una partita, e l’hai vinta
    }
   *[other] { $won } { $won ->
        [one] vinta
       *[other] vinte
    } su { $played } partite
}
statistics-even = Alla pari sarebbero circa { $even }.
statistics-key = Più lunga è una barra, più si è giocato. La parte piena è ciò che hai vinto; il trattino mostra quanto sarebbe alla pari.
statistics-counted = Contano le tue ultime 1.000 partite; quelle abbandonate contano come perse. Lezioni, prime partite, la smazzata del giorno e tutte quelle con carte scelte non contano, e nemmeno le partite su un solo dispositivo. Le cifre restano quando i vecchi tavoli vengono eliminati, e spariscono quando elimini i tuoi dati.

## Where matches and rounds were won

statistics-modes = Per modalità
statistics-opponents = Per avversario
statistics-opponents-about = Una partita conta una volta per ogni tipo di avversario.
statistics-people = Altre persone
statistics-rules = Per regola alla fine
statistics-rules-about = I round, per la regola in vigore alla fine.
statistics-seats = Per ordine di gioco
statistics-seats-about = I round, per quando è venuto il tuo primo turno.
statistics-seat = { $place ->
    [1] Primo turno
    [2] Secondo turno
    [3] Terzo turno
   *[other] Quarto turno
}
statistics-share = { $played ->
    [1] { $won ->
        [0] sconfitta
       *[other] vittoria
    }
   *[other] { $won } su { $played }
}
statistics-share-percent = { $won } su { $played } ({ $percent }%)
statistics-column-matches = Partite vinte
statistics-column-rounds = Round vinti
statistics-column-even = Alla pari
statistics-even-short = circa { $even }

## Accuracy

statistics-accuracy = Precisione nel tempo
statistics-accuracy-mean = { $count ->
    [one] { $mean } su 100 in una partita analizzata.
   *[other] { $mean } su 100 in { $count } partite analizzate.
}
statistics-accuracy-recent = Nelle ultime cinque: { $recent }.
statistics-accuracy-about = I punti pieni sono partite vinte. La linea segue le ultime cinque; le punteggiate mostrano quanto raggiungono i giocatori virtuali.
statistics-as-table = In tabella
statistics-column-match = Partita
statistics-column-accuracy = Precisione
statistics-column-result = Risultato
statistics-reviewed = { $played ->
    [1] { $reviewed ->
        [0] Non ancora analizzata
       *[other] Analizzata
    }
   *[other] Analizzate: { $reviewed } su { $played }
}
statistics-review = Analizza un’altra partita
statistics-review-about = La prossima è del { $date }.

## Mistakes, and what helps

statistics-mistakes = Errori più frequenti
statistics-mistakes-none = Niente da ridire nelle partite analizzate. Ben giocato!
statistics-mistakes-unknown = Fai analizzare una partita, e vedrai qui che cosa va storto più spesso e come esercitarti.
statistics-times = { $count ->
    [one] una volta
   *[other] { $count } volte
}
statistics-lesson = Lezione: { $name }
statistics-puzzles = Problemi: { $name }
statistics-latest = Guarda l’ultimo
statistics-mistake-out = Fuori, anche se un altro turno ti teneva in gioco
statistics-mistake-points = Round vinto con meno punti del possibile
statistics-mistake-take = Non visto che cosa può prendere un 1
statistics-mistake-three = Non visto che si poteva pescare con un 3
statistics-mistake-chain = Non visto che un 5 permette un’altra carta
statistics-mistake-seven = Non visto che cosa può spostare un 7
statistics-mistake-spend = Spese più carte del necessario
statistics-mistake-both = Non viste una carta e una nuova regola insieme
statistics-mistake-rule = Giocato nella tavolozza, dove era meglio una nuova regola
statistics-mistake-palette = Cambiata la regola, dove era meglio una carta nella tavolozza
statistics-mistake-draw = Si poteva anche pescare una carta
statistics-mistake-answer = Lasciate agli altri più risposte del necessario
statistics-mistake-card = Buona idea, ma era meglio un’altra carta
