# Italian: the game in the terminal, and the commands.

## Modes and options

mode-basic = base
mode-advanced = avanzato
mode-expert = esperto
option-draw = pesca
option-scoring = punti
option-actions = azioni

## The table

table-title-plain = Red7 · { $mode } · { $edition }
table-title = Red7 · round { $round } · { $mode } · { $edition }
table-deck = { $cards ->
    [0] il mazzo è vuoto
    [one] mazzo: { $cards } carta
   *[other] mazzo: { $cards } carte
}
table-deck-top = in cima
table-canvas = quadro
table-hand-size = { $cards } in mano
table-hand-known = { $cards } in mano, tra cui
table-out = fuori
table-hand = { $who ->
    [you] La tua mano
   *[other] Mano di { $who }
}
table-no-cards = nessuna carta
table-rules = Chi sarebbe in vantaggio

## The terminal game

play-welcome = Red7 per { $players } giocatori. Al tavolo con te: { $rivals }.
play-prompt = Tocca a te ({ $help } per l’aiuto)
play-prompt-forced = Premi Invio: sei fuori
play-prompt-follow = Il 5 chiede un’altra carta per la tua tavolozza
play-prompt-take = L’1 prende una carta da un’altra tavolozza
play-prompt-tuck = Il 7 sposta una carta della tua tavolozza: sul quadro (x) o sul mazzo (d)
play-prompt-discard = Scarta una carta, o premi Invio per finire il turno
play-prompt-must-discard = Scarta una carta: non puoi finire il turno senza essere in vantaggio
play-prompt-draw = { $card } vale una carta. La peschi?
play-drawn = Peschi { $card }.
play-turns = Mosse che ti tengono in gioco
play-turns-of = Mosse che cominciano con { $card }
play-turns-out = Mosse con cui saresti fuori
play-turns-none = Nessuna mossa ti tiene in gioco.
play-turns-gamble = Un 3 è un azzardo: la carta che pesca può salvarti.
play-turns-leaving = { $count ->
    [one] Con un’altra mossa saresti fuori («{ $all }» la elenca).
   *[other] Con altre { $count } mosse saresti fuori («{ $all }» le elenca).
}
play-turns-more = +{ $count }, vedi { $card }
play-turns-page = { $count ->
    [one] Segue ancora { $count } riga: scrivi { $more }.
   *[other] Seguono ancora { $count } righe: scrivi { $more }.
}
play-no-more = Non c’è altro.
play-no-step = «{ $found }» non è un passo di un turno. Scrivi un numero dell’elenco, passi come R7p G4c, o { $help } per l’aiuto.
play-no-number = La mossa { $number } non c’è: l’elenco va da 1 a { $last }.
play-no-start = Nessuna mossa che ti tiene in gioco comincia con { $card }.
play-confirm-out = Dopo { $turn } saresti fuori. { $lead } Lo giochi lo stesso?
play-confirm-stop = Se il turno finisce qui, sei fuori. { $lead } Lo finisci lo stesso?
play-confirm-nothing = Saresti fuori senza averci provato. Lo fai lo stesso?
play-confirm-gamble = Solo la carta che peschi può tenerti in gioco. La peschi?
play-yes-no = (s/n)
play-undone = Annullato: il tuo turno ricomincia.
play-fixed = Una carta è stata pescata, quindi il turno non si può annullare. Si continua da qui.
play-say-yes-or-no = Rispondi s o n, per favore.
round-noted = Le carte non bastavano: tutti i punti sono annotati, e tutte le 49 carte vengono rimescolate.
play-next = Premi Invio per il prossimo round
play-seed = Per rigiocare queste carte: --seed { $seed }
play-cut = { $times ->
    [one] Una volta un giocatore virtuale non ha avuto il tempo di pensare fino in fondo: con il nucleo compilato gioca meglio.
   *[other] { $times } volte un giocatore virtuale non ha avuto il tempo di pensare fino in fondo: con il nucleo compilato gioca meglio.
}
play-save = Salva il registro come (Invio per { $file }, - per non salvarlo)
play-saved = Il registro è in { $file }.
play-not-saved = Non si è potuto scrivere il registro in { $file }: { $reason }. Eccolo:
play-stopped = La partita si ferma qui.
play-quit = Vuoi fermare qui la partita?

## Words to type; the first one is shown

command-help = ? aiuto
command-why = perché perche
command-rules = regole
command-all = tutti tutto
command-more = ancora altro
command-log = cronaca
command-undo = annulla indietro
command-out = fuori out
command-quit = esci basta
answer-yes = s sì si
answer-no = n no

## Help

help-title = Come si gioca un turno
help-goal = Alla fine del turno devi essere in vantaggio secondo la regola del quadro, o sei fuori. Chi resta per ultimo vince il round.
help-number = Un numero gioca la mossa che ha quel numero nell’elenco; una carta come R7 elenca le mosse che cominciano con quella. Invio da solo ridisegna il tavolo.
help-steps = Oppure scrivi i passi del turno, separati da spazi:
help-step-p = R7 dalla mano nella tua tavolozza
help-step-c = G4 dalla mano sul quadro: il suo colore è la nuova regola
help-step-t = con un 1: prendi B3 da un’altra tavolozza e mettila sul mazzo
help-step-x = con un 7: O5 dalla tua tavolozza sul quadro
help-step-d = con un 7: O5 dalla tua tavolozza sul mazzo
help-step-draw = pesca una carta, se uno scarto te la dà
help-step-out = non fare niente, e sei fuori
help-example = Esempio: R7p G4c gioca il 7 rosso e poi fa del verde la regola. Un segno di spunta indica le carte che contano.
help-commands = «{ $why }» dice quali carte contano per ognuno, «{ $rules }» spiega le sette regole, «{ $log }» racconta il round dall’inizio, «{ $all }» elenca tutte le mosse, «{ $more }» continua un elenco lungo, «{ $undo }» toglie gli ultimi passi, «{ $quit }» ferma la partita.
help-ties = A parità di carte decide la più alta di quelle che contano. Tra numeri uguali è più alto il colore più vicino al rosso. Senza una carta che conti non si è in vantaggio.
help-draw = Pesca: uno scarto con un numero più alto del numero di carte nella tua tavolozza vale una carta. Nell’elenco un + segna queste mosse.
help-actions = Azioni: un 1 prende una carta da un’altra tavolozza, un 3 pesca una carta, un 5 chiede un’altra carta, un 7 sposta una carta della tua tavolozza.
help-scoring = Punti: chi vince un round tiene le carte della tavolozza che contano. Con { $target } punti si vince la partita.
help-scoring-cards = Punti: chi vince un round tiene le carte della tavolozza che contano. La partita finisce quando le carte non bastano più.

## Drawing positions and records

show-unfinished = Il registro finisce qui; la partita non è conclusa.
show-nothing = Non c’è niente da mostrare: l’input è vuoto.

## The command line

turns-about = Elenca i turni leciti di posizioni.

    Le posizioni sono righe JSON, lette da FILE o dallo standard input; a ognuna risponde una riga JSON con chi è in
    vantaggio e tutti i turni.
leaders-about = Di’ chi è in vantaggio con una regola.

    Gli insiemi di tavolozze sono righe JSON, lette da FILE o dallo standard input; a ognuno risponde una riga JSON con
    chi è in vantaggio, quante carte contano in ogni tavolozza e le carte che ognuna segnerebbe.
simulate-about = Gioca partite tra giocatori casuali e scrivine i registri.
verify-about = Controlla distribuzioni, turni, punti e risultati di registri.

    I registri si leggono da FILE o dallo standard input, e a ognuno risponde una riga. Lo stato è 0 solo se sono tutti
    giusti.
solve-about = Trova chi vince una posizione a carte scoperte, e come.
tool-option-json_lines = Leggi e scrivi righe JSON.
tool-option-most_nodes = Quante posizioni guardare al massimo.
solve-wins = Vince { $who }: { $line }
solve-over = Ha vinto { $who }.
solve-unknown = Non risolta entro { $nodes ->
        [one] una posizione
       *[other] { $nodes } posizioni
    }; { $lost ->
        [0] di nessuna mossa è provato che perda
        [one] di una mossa è provato che perde
       *[other] di { $lost } mosse è provato che perdono
    }.
perft-about = Conta i turni completi fino a una profondità.

    Le posizioni sono righe di testo o JSON, lette da FILE o dallo standard input; oppure --seed ne distribuisce una.
tool-option-seed = Il numero della serie; stesso numero, stesse carte.
tool-option-matches = Quante partite giocare.
tool-option-players = In quanti si gioca.
tool-option-edition = Il libretto di cui valgono le regole.
tool-option-mode = basic, advanced (pesca e punti), expert (anche con le azioni), o alcune tra draw, scoring, actions unite da +.
tool-option-ending = Quando finisce una partita a punti di nl-2016: quando le carte non bastano, o al punteggio stabilito.
tool-option-out = Il file in cui scrivere.
tool-option-depth = Quanti turni in profondità.
tool-option-divided = Di’ il conto anche per ogni primo turno.
tool-option-level = Quanto sono forti i giocatori virtuali, da beginner a master; random fa una mossa qualsiasi che lo tenga in gioco.
tool-option-names = I nomi di tutti i giocatori separati da virgole, il tuo per primo.
tool-option-pace = Secondi per guardare ogni turno di un giocatore virtuale.
tool-option-record = Il file per il registro della partita.
tool-option-language = La lingua in cui giocare.
tool-option-color = Usa i colori o no; di norma come può il terminale.
tool-option-seat = Mostra solo ciò che questo posto può sapere; i posti si contano da 0.
perft-seed-or-file = dai --seed oppure un file di posizioni
perft-for-seed = { $option } va con --seed: una posizione lo dice già
verify-ok = registro { $record }: a posto, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } round
}, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
verify-wrong = registro { $record }: sbagliato: { $problems }
verify-nothing = non c’è nessun registro da controllare: l’input è vuoto
play-about = Gioca una partita nel terminale contro giocatori virtuali.
play-record-exists = { $file } esiste già: dai un altro nome al registro.
play-record-folder = La cartella di { $file } non esiste: creala prima, o dai un altro nome al registro.
play-names-count = trovati { $found } nomi per { $players } giocatori
play-names-form = ogni giocatore ha bisogno di un nome tutto suo, di { $most } lettere al massimo
show-about = Disegna posizioni o un registro, letti da FILE o dallo standard input.

    Una posizione è una riga di testo o JSON; si disegna ogni riga. Un registro si racconta round per round.
computer-names = Frida, Hilma, Vincent
your-name = Giocatore

## The review of a match

review-about = Di’ che cosa ha sprecato ogni turno di una partita finita, e quale turno era migliore.

    I registri si leggono da FILE o dallo standard input. Ogni turno si giudica da ciò che il suo giocatore sapeva: dalla
    sua probabilità di vincere, provata in molti mondi compatibili con quel sapere.
tool-option-turn_nodes = Quanti nodi pensare per ogni turno: di più richiedono più tempo, e vedono di più.
tool-option-trial_seed = Il numero delle prove; stesso numero, stessa analisi.
review-nothing = non c’è nessun registro da analizzare: l’input è vuoto
review-title = Analisi del registro { $number } · { $mode } · { $edition }
review-round = Round { $round }
review-stake = Le probabilità sono quelle di vincere la partita. Questo round pesa per circa il { $stake }%, e i giudizi ne tengono conto.
review-column-turn = turno
review-column-player = giocatore
review-column-played = giocato
review-column-chance = probabilità
review-column-lost = perso
review-column-mark = giudizio
review-forced = nessuna scelta
mark-good = buono
mark-inaccurate = impreciso
mark-losing = perdente
review-better = Turno { $turn }: con { $best } { $who ->
    [you] avresti
   *[other] { $who } avrebbe
} avuto il { $chance }% di probabilità: { $why }.
review-chart = Probabilità di vincere dopo ogni turno, da ciò che ognuno sa:
review-accuracy = { player }: precisione { $accuracy } su 100 (buoni: { $good }, imprecisi: { $inaccurate }, perdenti: { $losing })
review-accuracy-none = { $who ->
    [you] Non hai mai avuto scelta.
   *[other] { $who } non ha mai avuto scelta.
}
review-decided = Decisa dal turno { $turn } del round { $round }: dopo, mai meno del { $chance }% per { $winners }.
gone-no-cards = Turno { $turn }: { $who ->
    [you] sei
   *[other] { $who } è
} fuori, senza più carte.
gone-rightly = Turno { $turn }: { $who ->
    [you] sei
   *[other] { $who } è
} fuori; nessuna mossa avrebbe cambiato le cose.
gone-needlessly = Turno { $turn }: { $who ->
    [you] sei
   *[other] { $who } è
} fuori senza necessità; per restare in gioco { $count ->
    [one] bastava una mossa
   *[other] bastava una di { $count } mosse
}: { $turns }.
gone-luck = Turno { $turn }: { $who ->
    [you] sei
   *[other] { $who } è
} fuori; poteva aiutare solo la fortuna. { $luck }
luck-good = { $gamble } sarebbe rimasto in gioco con una probabilità del { $chance }%; avrebbe pescato { $card }, che basta.
luck-bad = { $gamble } sarebbe rimasto in gioco con una probabilità del { $chance }%; pesca { $card }, che non basta.
