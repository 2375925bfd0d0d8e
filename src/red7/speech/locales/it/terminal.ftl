# Italian, the game in the terminal, and the commands. Address: tu, dropped before a verb; nothing that depends on a player’s gender.
# Terms: tavolozza, quadro, mazzo, mano, round, partita, registro, giocatore virtuale; essere in vantaggio is not vincere.
# Imperative: of tu (gioca, scarta), on buttons too.
# Avoid: la or il before a card in a variable, a verb that agrees with one (ci vuole …); SOUND chooses between a and ad, e and ed.

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
play-prompt = Tocca a te («{ $help }» per l’aiuto)
play-prompt-forced = Niente può salvarti: premi Invio
play-prompt-follow = Gioca un’altra carta nella tua tavolozza per il 5
play-prompt-take = L’1 prende una carta da un’altra tavolozza
play-prompt-tuck = Il 7 sposta una carta dalla tua tavolozza: sul quadro (x) o sul mazzo (d)
play-prompt-discard = Scarta una carta, o premi Invio per finire il turno
play-prompt-must-discard = Scarta una carta: puoi finire il turno solo se sei in vantaggio
play-prompt-draw = Scartare { $card } ti fa pescare una carta. Peschi?
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
    [one] Ancora { $count } riga: scrivi «{ $more }».
   *[other] Ancora { $count } righe: scrivi «{ $more }».
}
play-no-more = È tutto.
play-hint = { $turn } vince il round in circa il { $chance }% dei casi: { $why }
play-log-empty = In questo round non è ancora successo niente.
play-no-step = «{ $found }» non è un passo. Scrivi un numero dell’elenco, passi come R7p G4c, o «{ $help }» per l’aiuto.
play-no-number = La mossa { $number } non c’è: l’elenco va da 1 a { $last }.
play-no-start = Nessuna mossa che ti tiene in gioco comincia con { $card }.
play-confirm-out = Dopo { $turn } saresti fuori. { $lead } Lo giochi lo stesso?
play-confirm-stop = Se il turno finisce qui, sei fuori. { $lead } Lo finisci lo stesso?
play-confirm-nothing = Saresti fuori senza nemmeno provarci. Lo fai lo stesso?
play-confirm-gamble = Solo la carta che peschi può tenerti in gioco. La peschi?
play-undone = Annullato. Il tuo turno ricomincia.
play-fixed = Hai pescato una carta, quindi questo turno non si può annullare. Continua da qui.
play-say-yes-or-no = Rispondi s o n, per favore.
round-noted = Le carte non bastavano più: tutti i punti sono annotati, e tutte le 49 carte vengono rimescolate.
play-next = Premi Invio per il prossimo round
play-seed = Per rigiocare queste carte: --seed { $seed }
play-cut = { $times ->
    [one] A un giocatore virtuale è mancato una volta il tempo per pensare. Con la versione compilata gioca meglio.
   *[other] Ai giocatori virtuali è mancato { $times } volte il tempo per pensare. Con la versione compilata giocano meglio.
}
play-save = Salva il registro come (Invio per { $file }, - per saltare)
play-saved = Salvato in { $file }.
play-not-saved = Non è stato possibile salvare il registro in { $file }: { $reason }.
play-stopped = Hai lasciato la partita.
play-quit = Lasciare la partita?

## Words to type; the first one is shown

command-help = ? aiuto
command-hint = suggerimento
command-why = perché perche
command-rules = regole
command-all = tutte tutti tutto
command-more = ancora altro
command-log = cronologia
command-undo = annulla indietro
command-out = fuori out
command-quit = esci basta
answer-yes = s sì si
answer-no = n no

## Help

help-title = Come si gioca un turno
help-goal = Alla fine del turno devi essere in vantaggio secondo la regola del quadro, o sei fuori. Chi resta per ultimo vince il round.
help-number = Scrivi un numero per giocare quella mossa dell’elenco, o una carta come R7 per vedere le mosse che cominciano con quella. Con il solo Invio si ridisegna il tavolo.
help-steps = Oppure scrivi i passi del tuo turno, separati da spazi:
help-step-p = R7 dalla mano nella tua tavolozza
help-step-c = G4 dalla mano sul quadro: il suo colore è la nuova regola
help-step-t = con un 1: prendi B3 da un’altra tavolozza e mettila sul mazzo
help-step-x = con un 7: O5 dalla tua tavolozza sul quadro
help-step-d = con un 7: O5 dalla tua tavolozza sul mazzo
help-step-draw = pesca una carta, se il tuo scarto te la dà
help-step-out = non fare niente, e sei fuori
help-example = Esempio: R7p G4c gioca il 7 rosso e poi fa del verde la regola. Un segno di spunta indica le carte che contano. R7p ... gioca il 7 rosso e ti fa continuare.
help-commands = «{ $hint }» suggerisce mosse, «{ $why }» mostra quali carte contano per ognuno, «{ $rules }» spiega le sette regole, «{ $log }» ripercorre il round dall’inizio, «{ $all }» elenca tutte le mosse, «{ $more }» continua un elenco lungo, «{ $undo }» toglie gli ultimi passi, «{ $quit }» chiude la partita.
help-ties = A parità di carte decide la più alta di quelle che contano. Tra numeri uguali è più alto il colore più vicino al rosso. Senza una carta che conti non si è in vantaggio.
help-draw = Pesca: scarta una carta più alta del numero di carte nella tua tavolozza, e puoi pescarne una. Nell’elenco un + segna queste mosse.
help-actions = Azioni: un 1 prende una carta da un’altra tavolozza, un 3 pesca una carta, un 5 gioca un’altra carta, un 7 sposta una carta dalla tua tavolozza.
help-scoring = Punti: chi vince un round tiene le carte della tavolozza che contano. Si gioca fino a { $target } punti.
help-scoring-cards = Punti: chi vince un round tiene le carte della tavolozza che contano. La partita finisce quando le carte non bastano più.
help-scoring-short = I punti si controllano solo quando le carte non bastano più.

## Drawing positions and records

show-unfinished = Il registro finisce qui; la partita non è conclusa.
show-nothing = Non c’è niente da mostrare: l’input è vuoto.
show-json-record = --json è per le posizioni: un registro è un testo che i programmi leggono così com’è
help-about-red7 = Gioca a Red7, e lavora con posizioni, turni e registri. Senza un comando, il tavolo si apre nel browser.

    Stato di uscita: 0 se va tutto bene, 1 se l’input è sbagliato, un controllo fallisce o un file non si può usare, 2 se
    il comando non è stato capito, 130 se è stato interrotto.
help-version = Mostra la versione e se le regole sono compilate, poi esci.
help-usage = Uso:
help-options = Opzioni:
help-list = Comandi:
help-help = Mostra questo aiuto, poi esci.
help-examples = Esempi:
help-config = Il file con le tue impostazioni, al posto di quello solito.

## The command line

turns-about = Elenca tutti i turni validi di ogni posizione.

    Le posizioni sono righe di testo o JSON, lette da FILE o dallo standard input; a ognuna risponde una riga JSON con chi
    è in vantaggio e tutti i turni.
leaders-about = Mostra chi è in vantaggio con una regola.

    Le posizioni, come righe di testo o JSON, o solo tavolozze e un quadro in JSON, si leggono da FILE o dallo standard input; a
    ognuna risponde una riga JSON con chi è in vantaggio, quante carte contano in ogni tavolozza e le carte che ognuna
    segnerebbe.
simulate-about = Gioca partite tra giocatori virtuali e scrivine i registri.
simulate-levels = { $found ->
    [one] trovato un livello per { $players } giocatori: indicane uno per tutti o uno per ciascuno
   *[other] trovati { $found } livelli per { $players } giocatori: indicane uno per tutti o uno per ciascuno
}
simulate-progress = Partite in corso
perft-progress = Conto dei turni
solve-progress = Soluzione in corso
review-progress = Analisi dei turni
answers-progress = Risposte in corso
input-empty = non c’è nessuna posizione da leggere: l’input è vuoto
verify-about = Controlla distribuzioni, turni, punti e risultati di registri.

    I registri si leggono da FILE o dallo standard input, e a ognuno risponde una riga. Lo stato di uscita è 0 solo se
    sono tutti giusti.
solve-about = Trova chi vince una posizione con tutte le mani note, e come.
tool-option-json_lines = Leggi e scrivi JSON Lines.
tool-option-most_nodes = Quante posizioni esaminare al massimo.
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
perft-about = Conta tutti i turni completi fino a una profondità.

    Le posizioni sono righe di testo o JSON, lette da FILE o dallo standard input; oppure --seed ne distribuisce una.
tool-option-seed = Il seme: stesso numero, stesse carte.
tool-option-matches = Quante partite giocare.
tool-option-players = Il numero di giocatori.
tool-option-edition = Il libretto di cui valgono le regole.
tool-option-mode = basic, advanced (pesca e punti), expert (anche con le azioni), o alcune tra draw, scoring, actions unite da +.
tool-option-ending = Quando finisce una partita a punti di nl-2016: quando le carte non bastano, o al punteggio stabilito.
tool-option-out = Il file in cui scrivere.
tool-option-depth = Quanti turni in profondità.
tool-option-divided = Mostra il conto anche per ogni primo turno.
tool-option-level = Quanto sono forti i giocatori virtuali, da beginner a master; random fa una mossa qualsiasi che lo tenga in gioco.
tool-option-seat_levels = Quanto sono forti i giocatori: un livello per tutti o, ripetendo, uno per posto; a caso se non indicato.
tool-option-names = I nomi di tutti i giocatori separati da virgole, il tuo per primo.
tool-option-pace = Per quanti secondi mostrare ogni turno di un giocatore virtuale.
tool-option-record = Il file per il registro della partita.
tool-option-language = La lingua in cui giocare.
language-unknown = la lingua «{ $found }» non c’è: scegline una tra { $choices }
tool-option-color = Usa i colori o no; se non indicato, decide il terminale.
tool-option-seat = Mostra solo ciò che questo posto può sapere; i posti si contano da 0.
config-about = Mostra le impostazioni di tutti i comandi, o di alcuni, e da dove viene ognuna.

    Prima vale l’opzione sulla riga di comando, poi la sua variabile d’ambiente, come RED7_PLAY_LEVEL, poi il file, poi il
    valore predefinito. Quello che appare può essere l’inizio di un file del genere.
completion-about = Stampa ciò che serve a bash, zsh o fish per completare comandi, opzioni e scelte.
settings-file = il file { $file }
settings-no-file = { $file } non esiste
settings-from-file = dal file
settings-from-environment = dall’ambiente
settings-unknown = { $file }: «red7 { $command }» non ha l’opzione «{ $option }»
settings-value = { $file }: l’opzione «{ $option }» di «red7 { $command }» non accetta questo tipo di valore
settings-no-table = { $file }: «{ $command }» deve essere una tabella, [{ $command }]
settings-no-section = { $file }: non c’è un comando per la tabella [{ $command }]
settings-no-option = { $file }: nessun comando ha l’opzione «{ $option }»
settings-no-command = non c’è nessun comando «{ $command }»
perft-seed-or-file = dai --seed oppure un file di posizioni
perft-for-seed = { $option } va solo con --seed: una posizione lo dice già
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
play-record-exists = { $file } esiste già: scegli un altro nome per il registro.
play-record-folder = La cartella di { $file } non esiste: creala prima, o scegli un altro nome per il registro.
play-names-count = { $found ->
    [one] trovato un nome per { $players } giocatori
   *[other] trovati { $found } nomi per { $players } giocatori
}
play-names-form = ogni giocatore ha bisogno di un nome diverso, da 1 a { $most } lettere stampabili
show-about = Disegna posizioni o un registro, letti da FILE o dallo standard input.

    Una posizione è una riga di testo o JSON; si disegna ogni riga. Un registro si mostra round per round.
computer-names = Artemisia, Carla, Giorgio
your-name = Giocatore

## The review of a match

review-about = Analizza una partita finita: che cosa è costato ogni turno, e quale sarebbe stato migliore.

    I registri si leggono da FILE o dallo standard input. Ogni turno si giudica da ciò che il suo giocatore sapeva: dalla
    sua probabilità di vincere il round, provata in molti mondi compatibili con quel sapere.
tool-option-turn_nodes = Per quanti nodi cercare a ogni turno: più nodi richiedono più tempo, ma vedono di più.
tool-option-trial_seed = Il seme delle prove: stesso numero, stessa analisi.
review-nothing = non c’è nessun registro da analizzare: l’input è vuoto
review-title = Analisi del registro { $number } · { $mode } · { $edition }
review-round = Round { $round }
review-column-turn = turno
review-column-player = giocatore
review-column-played = giocato
review-column-chance = probabilità
review-column-lost = perso
review-column-mark = giudizio
review-percent = { $number }%
review-forced = nessuna scelta
mark-good = buono
mark-inaccurate = impreciso
mark-losing = errore
review-better = Turno { $turn }: con { $best } { $who ->
    [you] avresti
   *[other] { $who } avrebbe
} avuto il { $chance }% di probabilità: { $why }.
review-chart = Probabilità di vincere il round dopo ogni turno, secondo ciò che ognuno sapeva:
review-accuracy = { player }: precisione { $accuracy } su 100 (buoni: { $good }, imprecisi: { $inaccurate }, errori: { $losing })
review-accuracy-none = { $who ->
    [you] Non hai mai avuto scelta.
   *[other] { $who } non ha mai avuto scelta.
}
review-decided = Decisa dal turno { $turn } del round { $round }: dopo, a mani scoperte, la vittoria era sicura per { $winners }.
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
luck-good = { $gamble } aveva il { $chance }% di probabilità di restare in gioco. Avrebbe pescato { $card }, che basta.
luck-bad = { $gamble } aveva il { $chance }% di probabilità di restare in gioco. Avrebbe pescato { $card }, che non basta.
