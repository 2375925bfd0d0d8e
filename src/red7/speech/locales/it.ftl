# Italian; the words of the Italian booklet: tavolozza, quadro, mazzo, round, essere in vantaggio.

## Building blocks

spelled = { $number ->
    [0] zero
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
   *[other] { $number }
}
list-more = { $first }, { $next }
list-last = { $first } e { $last }
player = { $who ->
    [you] Tu
   *[other] { $who }
}
seat = Posto { $number }
# Words that no guest may have in a name, as they mean a computer player: all of the language, without accents or with
name-words = bot, robot, computer, cpu, macchina, calcolatore
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

color-red = rosso
color-orange = arancio
color-yellow = giallo
color-green = verde
color-blue = blu
color-indigo = indaco
color-violet = violetto

rule-red = carta più alta
rule-orange = stesso numero
rule-yellow = stesso colore
rule-green = carte pari
rule-blue = colori diversi
rule-indigo = scala più lunga
rule-violet = sotto il 4

rule-long-red = è in vantaggio la carta più alta
rule-long-orange = è in vantaggio chi ha più carte con lo stesso numero
rule-long-yellow = è in vantaggio chi ha più carte dello stesso colore
rule-long-green = è in vantaggio chi ha più carte pari
rule-long-blue = è in vantaggio chi ha più colori diversi
rule-long-indigo = è in vantaggio la scala più lunga di numeri consecutivi
rule-long-violet = è in vantaggio chi ha più carte inferiori a 4

mode-basic = base
mode-advanced = avanzato
mode-expert = esperto
level-beginner = novizio
level-casual = amatore
level-skilled = abile
level-expert = esperto
level-master = maestro
option-draw = pesca
option-scoring = punti
option-actions = azioni

## What a palette shows under each rule

set-red = { $top }
set-orange = { $count ->
    [one] un { $number }
   *[other] { SPELL($count) } { $number }
}
set-yellow = { $count ->
    [one] una carta { $color ->
        [rosso] rossa
        [giallo] gialla
        [violetto] violetta
       *[other] { $color }
    }
   *[other] { SPELL($count) } carte { $color ->
        [rosso] rosse
        [giallo] gialle
        [verde] verdi
        [violetto] violette
       *[other] { $color }
    }
}
set-green = { $count ->
    [one] una carta pari
   *[other] { SPELL($count) } carte pari
}
set-blue = { $count ->
    [one] un colore
   *[other] { SPELL($count) } colori
}
set-indigo = { $count ->
    [one] una scala di una carta
   *[other] una scala di { SPELL($count) } carte
}
set-violet = { $count ->
    [one] una carta inferiore a 4
   *[other] { SPELL($count) } carte inferiori a 4
}

## Who leads, and why

lead-highest = { $who ->
    [you] Sei in vantaggio
   *[other] { $who } è in vantaggio
}: { $top } è la carta più alta; { $rival ->
    [you] poi vieni tu con { $rival-top }
   *[other] poi viene { $rival } con { $rival-top }
}.
lead-more = { $who ->
    [you] Sei in vantaggio
   *[other] { $who } è in vantaggio
}: { $set }, la più alta { $top }; { $rival ->
    [you] tu hai { $rival-set }
   *[other] { $rival } ha { $rival-set }
}.
lead-tie = { $who ->
    [you] Sei in vantaggio
   *[other] { $who } è in vantaggio
}: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, la più alta { $top }
}; { $rival ->
    [you] tu hai { $rival-set }, ma { $rival-top } è più bassa
   *[other] { $rival } ha { $rival-set }, ma { $rival-top } è più bassa
}.
lead-only = { $who ->
    [you] Sei in vantaggio
   *[other] { $who } è in vantaggio
}: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, la più alta { $top }
}; gli altri non ne hanno.
lead-last = { $who ->
    [you] Resti solo tu
   *[other] Resta solo { $who }
}: { $set }.
lead-nobody-green = Nessuno è in vantaggio: nessuna tavolozza ha una carta pari.
lead-nobody-violet = Nessuno è in vantaggio: nessuna tavolozza ha una carta inferiore a 4.
counts = { $who ->
    [you] Hai { $set }
   *[other] { $who } ha { $set }
}: { $cards }.
counts-nothing = { $who ->
    [you] Non hai carte
   *[other] { $who } non ha carte
} che soddisfino la regola.

## What happened in a turn

step-play = { $who ->
    [you] giochi
   *[other] gioca
} { $card }
step-discard = { $who ->
    [you] scarti
   *[other] scarta
} { $card } ({ $color })
step-take = { $who ->
    [you] mandi
   *[other] manda
} { $owner ->
    [you] la tua { $card }
   *[other] { $card } di { $owner }
} sul mazzo
step-to-canvas = { $who ->
    [you] sposti
   *[other] sposta
} { $card } sul quadro ({ $color })
step-to-deck = { $who ->
    [you] sposti
   *[other] sposta
} { $card } sul mazzo
step-draw = { $who ->
    [you] peschi
   *[other] pesca
} { $card }
step-draw-hidden = { $who ->
    [you] peschi
   *[other] pesca
} una carta
step-out = non { $who ->
    [you] fai
   *[other] fa
} niente
turn-in = { player } { $steps }.
turn-out = { player } { $steps }, { $who ->
    [you] e sei
   *[other] ed è
} fuori.
turn-empty = { $who ->
    [you] Non hai più carte e sei fuori.
   *[other] { $who } non ha più carte ed è fuori.
}

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
round-won = { $who ->
    [you] Vinci il round!
   *[other] { $who } vince il round.
}
round-scored = { $who ->
    [you] Ottieni
   *[other] { $who } ottiene
} { $cards } con { $color ->
    [arancio] l’arancio
    [indaco] l’indaco
   *[other] il { $color }
}: { points }.
round-scored-nothing = { $who ->
    [you] Non hai
   *[other] { $who } non ha
} carte che contino per { $color ->
    [arancio] l’arancio
    [indaco] l’indaco
   *[other] il { $color }
}, quindi niente punti.
round-noted = Le carte non bastavano: tutti i punti sono annotati, e tutte le 49 carte vengono rimescolate.
play-next = Premi Invio per il prossimo round
match-won = { $who ->
    [you] Vinci la partita!
   *[other] { $who } vince la partita.
}
match-shared = Vittoria a pari merito: { $winners }.
standing = { player }: { points }
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

place = riga { $line }, colonna { $column }: { $message }
place-line = riga { $line }: { $message }
place-turn = round { $round }, turno { $turn }: { $message }
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

## The arena

arena-about = Gioca tornei tra giocatori virtuali, e misura chi è più forte.

    Un BOT è un nome come random; o exec:COMMAND, un programma che gioca attraverso standard input e output; o
    MODULE:NAME, una classe Python. Ogni distribuzione si gioca una volta in ogni rotazione dei posti, e gli intervalli
    sono sulle distribuzioni.
tool-option-as_ladder = Confronta ogni bot solo con il precedente, per tutti i --players e --mode; senza bot, i nostri livelli.
tool-option-deals = Quante distribuzioni gioca ogni confronto.
tool-option-nodes = Quanti nodi un bot può pensare a ogni decisione; NAME@NODES lo fissa per un solo bot.
tool-option-seconds = Quanto tempo può prendersi un programma per una mossa.
tool-option-stop = Ferma un confronto appena è chiaro chi è più forte, con intervalli che tengono conto di chi guarda prima della fine.
tool-option-jobs = Quanti processi giocano.
tool-option-cluster = Gioca sul cluster Dask con questo scheduler.
tool-option-journal = Un file che conserva ogni distribuzione finita.
tool-option-resume = Continua dal diario.
tool-option-records = Una cartella per i registri di tutte le partite.
tool-option-report = Una cartella per i risultati in JSON e Markdown, e per le figure.
tool-option-as_json = Scrivi i risultati in JSON.
arena-playing = distribuzioni
arena-few = per un torneo servono almeno due bot
arena-twice = il bot { $player } c’è due volte
arena-unprintable = { $player } contiene segni che non si possono mostrare
arena-command = «{ $player }» non nomina un comando: ci vuole exec: e un comando, come exec:python3 bot.py
arena-program = non c’è un programma «{ $command }» da eseguire
arena-module = { $player } non si può caricare ({ $error }): ci vuole MODULE:NAME di un modulo importabile
arena-no-bot = { $player } non è un bot: non ha il metodo choose
arena-positive = --{ $option } è { $found }, ma deve essere più di 0
arena-one-setting = un girone si gioca con un solo insieme di regole: dai --players e --mode una volta sola, o usa --ladder
arena-resume = --resume ha bisogno di --journal, il file da cui continuare
arena-journal-there = { $file } esiste già: aggiungi --resume per continuare da lì, o scegli un altro file
arena-journal-line = { $file }, riga { $line }: questo non è il diario di un’arena
arena-journal-changed = { $file }: il codice di { $players } è cambiato da quando si sono giocate queste distribuzioni, quindi si rigiocano.
arena-no-dask = un cluster ha bisogno di Dask: installa red7[arena]
arena-address = «{ $address }» non è l’indirizzo di un cluster: ci vogliono un host e una porta, come 127.0.0.1:8786
arena-cluster = il cluster { $address } non è raggiungibile: { $error }
arena-lost = un processo si è fermato mentre giocava la distribuzione { $deal } di { $players }, e di nuovo quando la si è rigiocata
forfeit-start = non si è potuto avviare: { $reason }
forfeit-late = non ha risposto entro { $seconds } s
forfeit-ended = si è fermato a metà partita
forfeit-died = si è fermato a metà partita: { $reason }
forfeit-nonsense = la sua risposta «{ $answer }» non è una mossa
forfeit-illegal = la sua mossa { $move } non è lecita: { $reason }
forfeit-raised = ha sollevato { $error }
arena-rules = { $players } giocatori, { $mode }, { $edition }
arena-players = Giocatori ({ $setting })
arena-pairings = Confronti ({ $setting })
arena-ladder = Ogni livello contro quello sotto
arena-seats = Round vinti secondo l’ordine di gioco
arena-forfeits = Partite perse a tavolino ({ $setting })
arena-setting = regole
arena-level = livello
arena-against = { $one } contro { $rival }
arena-place = { $number }º a giocare
arena-clear = chiaro
arena-unclear = aperto
arena-column-bot = bot
arena-column-matches = partite
arena-column-wins = vittorie
arena-column-share = quota di vittorie
arena-column-points = punti a partita
arena-column-rating = valore
arena-column-pairing = un posto contro tutti gli altri
arena-column-deals = distribuzioni
arena-column-verdict = verdetto
arena-column-place = ordine
arena-column-times = volte
arena-column-first = prima volta
arena-column-reason = perché
arena-players-remark = La parità è { $level }. Intervalli sulle distribuzioni: quelli di quote e punti valgono al 95% per tutte le righe insieme, quelli dei valori (da distribuzioni ricampionate) per ciascuna.
arena-pairings-remark = { $count ->
    [one] L’intervallo è sulle distribuzioni, al 95%.
   *[other] Gli intervalli sono sulle distribuzioni; tutti e { $count } valgono insieme al 95%.
} È chiaro chi è più forte dove un intervallo lascia fuori la parità.
arena-seats-remark = Il 1º comincia il round.
arena-plot-ratings = Valori con intervalli al 95%
arena-plot-seats = Round vinti secondo l’ordine di gioco
arena-plot-wins = Quota di vittorie di un posto contro tutti gli altri

## Refusals: the codes of the game, in the order of the alphabet

bot = «{ $found }» non è un bot: ci sono { $expected }.
card = «{ $found }» non è una carta: una carta è una lettera di ROYGBIV e un numero da 1 a 7, come R7
color = «{ $found }» non è un colore: ci vuole una lettera di ROYGBIV
config-bus-alone = --bus è per più processi, che hanno bisogno anche di --database
config-data = nella cartella { $path } non si può scrivere: { $reason }
config-extra = --{ $option } ha bisogno di pacchetti non installati: pip install 'red7[{ $extra }]'
config-network = --{ $option }: «{ $found }» non è un indirizzo o una rete come 10.0.0.0/8
config-number = --{ $option }: trovato { $found }, ci vuole un numero da { $least } a { $most }
config-public-url = --public-url: trovato { $found }, ci vogliono solo uno schema, un host e magari una porta
config-url = --{ $option }: trovato { $found }, ci vuole un indirizzo che comincia con { $expected } e ha un host
data-object = trovato { $found }, ci vuole un oggetto con campi
deal-card = { $found } non è una carta: ci vuole un indice da 0 a { $last }
deal-card-twice = la carta con indice { $card } è in gioco due volte
deal-changed = { $field } non è quello visto prima della distribuzione
deal-commit-late = il posto { $seat } non può più impegnarsi: qualcuno ha già rivelato un segreto
deal-commit-twice = il posto { $seat } si è già impegnato
deal-few-cards = { $players } giocatori hanno bisogno di almeno { $needed } carte, trovate { $found }
deal-field-missing = manca l’intestazione { $field }
deal-field-unexpected = l’intestazione { $field } qui non c’entra
deal-hex = { $field }: trovato «{ $found }», ci vogliono { $digits } cifre esadecimali minuscole
deal-length = { $what ->
    [seed] un seme
    [server-secret] il segreto del server
    [server-commitment] l’impegno del server
    [player-secret] il segreto di un giocatore
   *[player-commitment] l’impegno di un giocatore
} ha { $expected } byte, trovati { $found }
deal-match-id = «{ $found }» non è il nome di una partita: ci vogliono da 1 a { $most } caratteri tra A-Z a-z 0-9 - _ . :
deal-number = { $found } non è il numero di un seme: ci vuole da 0 a { $most }
deal-pair = { $field }: trovato «{ $found }», ci vogliono un impegno, uno spazio, e un segreto o -
deal-player-secret = il segreto del posto { $seat } non è quello a cui si era impegnato
deal-players = Red7 è per 2-4 giocatori, trovati { $found }
deal-reveal-twice = il posto { $seat } ha già rivelato il suo segreto
deal-reveal-uncommitted = il posto { $seat } non può rivelare: non si è impegnato
deal-round = { $found } non è il numero di un round: ci vuole da 1 a { $most }
deal-scheme = schema di distribuzione sconosciuto «{ $found }», ci vuole { $expected }
deal-seat = il posto { $found } non c’è: ci vuole da 0 a { $last }
deal-secret-uncommitted = un segreto senza impegno non prova niente
deal-seedless = nessun round si può distribuire: la partita non ha un seme
deal-server-secret = il segreto del server per la partita { $match } non è quello a cui si era impegnato
deal-server-unrevealed = il server non ha ancora rivelato il suo segreto per la partita { $match }
deck-empty = Non si può pescare: il mazzo è vuoto.
discard-must-lead = { $card } non si può scartare: con { $color ->
    [arancio] l’arancio
    [indaco] l’indaco
   *[other] il { $color }
} non saresti in vantaggio.
draw-low = { $card } non vale una carta: il suo numero deve essere più alto del numero di carte nella tua tavolozza, che è { $count }.
draw-off = Non si può pescare: questa partita si gioca senza la pesca.
edition = «{ $found }» non è un’edizione: ci vuole una tra { $expected }
encoding = riga { $line }: il testo non è UTF-8
ending = l’edizione { $edition } non ha un finale diverso: lo ha solo nl-2016
field-missing = manca il campo { $field }
field-unknown = il campo { $field } non c’è: ce ne vogliono tra { $expected }
field-wrong = { $field }: trovato { $found }, ci vuole { $expected }
key-file-broken = { $path } non è un file di chiavi: ci vuole una riga di { $digits } cifre esadecimali per ognuna
key-file-open = { $path } può essere letto da altri oltre al proprietario: proteggilo con chmod 600
key-file-unreadable = il file di chiavi { $path } non si può usare: { $reason }
limit-rate = Troppo in fretta: riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
link-unknown = Questo link è già stato usato, o è troppo vecchio: chiedine uno nuovo sull’altro dispositivo.
match-over = La partita è finita.
move = «{ $found }» non è un passo: ci vuole una carta con p, c, t, x o d come R7p, oppure +, . o out
name-empty = Un nome ha bisogno di almeno una lettera o una cifra.
name-long = Il nome ha { $found } caratteri: al massimo { $most }.
name-reserved = «{ $found }» è riservato ai giocatori virtuali: scegli un altro nome.
name-script = «{ $found }» mescola alfabeti o ha lettere che ne imitano altre: scrivilo con le lettere di un solo alfabeto.
not-in-hand = { $card } non è nella tua mano.
now-discard = { $move } ora non si può: scarta una carta, o finisci il turno.
now-draw = { $move } ora non si può: pesca una carta, o finisci il turno.
now-follow = { $move } ora non si può: il 5 chiede un’altra carta per la tua tavolozza.
now-play = { $move } ora non si può: gioca una carta, scartane una, o esci dal round.
now-take = { $move } ora non si può: l’1 chiede una carta di un’altra tavolozza.
now-tuck = { $move } ora non si può: il 7 chiede una carta della tua tavolozza, per il quadro o per il mazzo.
one-must-lead = { $card } non si può giocare: con questo 1 non potresti essere in vantaggio alla fine del turno.
options = «{ $found }» non sono opzioni: ci vuole basic, advanced, expert, o draw, scoring, actions unite da +
play-must-lead = { $card } non si può giocare: con questa carta non potresti essere in vantaggio alla fine del turno.
position-alive = tocca al posto { $seat }, ma è fuori dal round
position-cards = { $card } sta in due posti
position-deck-known = sul mazzo non si possono conoscere { $found } carte: ne ha { $size }
position-known = { $card } non si può conoscere nella mano del posto { $seat }: non c’è
position-palette = il posto { $seat } è in gioco ma ha la tavolozza vuota
position-phase = «{ $found }» non è una fase: ci vuole una tra { $expected }
position-players = Red7 è per 2-4 giocatori, trovati { $found }
position-seat = il posto { $found } non c’è: ci vuole da 0 a { $last }
position-seats = Ogni posto ha una mano e una tavolozza: trovate mani { $hands }, tavolozze { $palettes }.
position-seats-known = Le carte note si danno per ogni mano o per nessuna: mani { $hands }, note { $known }.
position-seven = { $card } non è un 7 nella tavolozza del posto a cui tocca
position-turn = Nessun turno in corso può trovarsi qui nella fase { $phase }
position-winner = Un round va avanti con due o più posti in gioco e finisce con uno, trovati { $found }.
record-card-missing = { $card } non è distribuita: ci vuole ogni carta che non è in una pila dei punti
record-card-scored = { $card } è distribuita, ma sta in una pila dei punti
record-deal = le carte del round { $round } non vengono dal seme
record-empty = il registro non ha nessun round
record-hand = il posto { $seat } riceve una mano di { $found }, ci vuole { $expected }
record-header = «{ $found }» non è un’intestazione libera: ci vuole una maiuscola, poi lettere, cifre e -; non uno dei nomi fissi
record-header-twice = l’intestazione { $field } c’è due volte
record-names = trovati { $found } nomi, ce ne vogliono { $expected }
record-seats = trovati { $found } posti, ce ne vogliono { $expected }
record-seedless = non c’è un seme con cui controllare le distribuzioni
record-server-alone = nessun giocatore ha rivelato un segreto, quindi il server ha scelto il seme da solo
record-turn-whole = il turno è completo, quindi dopo non può stare ...
record-unrevealed = il posto { $seat } si era impegnato a un segreto e non lo ha rivelato
record-value = { $field }: «{ $found }» contiene { $character }, non ci vogliono a capo né caratteri di controllo
round-open = Il round { $round } non è ancora finito.
round-over = Il round è finito.
seven-must-lead = { $card } non si può giocare: con questo 7 non potresti essere in vantaggio alla fine del turno.
stop-must-lead = Il turno non può finire qui: non saresti in vantaggio.
store-backup-elsewhere = PostgreSQL si salva con i suoi strumenti, come pg_dump
store-backup-failed = non si è potuta fare la copia in { $path }: { $reason }
store-corrupted = { $path } è danneggiato ed è stato lasciato com’era: { $reason }; metti al suo posto una copia di sicurezza
store-foreign = { $path } è la base di dati di un altro programma
store-locked = { $path } è in uso da un altro processo di questo server
store-newer = la base di dati ha la versione { $found }, e questo programma conosce solo versioni fino alla { $expected }
store-unavailable = La base di dati al momento non è raggiungibile: riprova presto.
store-unreachable = { $database } non si può aprire: { $reason }
syntax = riga { $line }, colonna { $column }: trovato { $found }, ci vuole { $expected }
table-asked = Il posto { $seat } ha già chiesto un’altra partita.
table-away = Hai lasciato il posto { $seat }: prima torna lì.
table-bot-there = Per il posto { $seat } gioca già un giocatore virtuale, oppure non è di nessuno.
table-bots = Ci sono { $found } giocatori virtuali per { $most } posti.
table-device = questo tavolo è per chi condivide un solo dispositivo: chiedi un posto a chi lo ospita
table-closed = Il tavolo è chiuso.
table-drawn = { $found } non si può indicare come pescata: nessuno ha ancora visto quella carta.
table-early = Non è ancora il momento.
table-full = Tutti i posti sono occupati.
table-here = Chi ha il posto { $seat } è qui.
table-no-bot = Ora nessun giocatore virtuale deve giocare per il posto { $seat }.
table-no-guest = Per sedersi serve un nome.
table-no-help = Questo tavolo non permette consigli contro persone.
table-no-record = Non c’è un registro della partita { $found }: non è finita, o non è mai stata distribuita.
table-no-seat = Può farlo solo chi ha un posto qui.
table-not-between = Nessun round aspetta di essere distribuito.
table-not-dealing = Ora non si raccolgono segreti per le distribuzioni.
table-not-finished = La partita non è ancora finita.
table-not-host = Può farlo solo chi ha aperto il tavolo.
table-not-playing = Ora non si sta giocando.
table-not-your-seat = Il posto { $seat } non è tuo.
table-not-your-turn = Non tocca a te, ma al posto { $seat }.
table-pace = Un turno può durare da { $least } a { $most } secondi, trovato { $found }.
table-partial = Un turno si gioca intero, o fino alla carta che pesca il suo 3.
table-removed = Chi ha aperto il tavolo ti ha tolto il posto. Scegline un altro, o aprine uno tuo.
table-reveal-early = Il posto { $seat } non può ancora rivelare: altri possono ancora impegnarsi.
table-reveals = Il 3 pesca una carta che nessuno ha visto: prima gioca fin lì.
table-seat-free = Il posto { $seat } è libero.
table-seat-taken = Il posto { $seat } è occupato.
table-seated = Hai già un posto.
table-seats-empty = Il posto { $seat } è vuoto: alla partita serve qualcuno in ogni posto.
table-started = La partita è iniziata.
table-system = Può farlo solo il server.
take-absent = { $card } non si può prendere: non è nella tavolozza di un altro giocatore in gioco.
take-fewer = { $card } non si può prendere: nella tavolozza { $owner } ha meno carte di te.
take-last = { $card } non si può prendere: è l’unica carta nella tavolozza di { $owner }.
take-must-lead = { $card } non si può prendere: così non potresti essere in vantaggio alla fine del turno.
tuck-absent = { $card } non si può spostare: non è nella tua tavolozza.
tuck-at-once = { $card } non può andare sul quadro: con { $color ->
    [arancio] l’arancio
    [indaco] l’indaco
   *[other] il { $color }
} non saresti in vantaggio.
tuck-deck = { $card } non può andare sul mazzo: in questa edizione un 7 sposta carte solo sul quadro.
tuck-itself = { $card } non si può spostare: in questa edizione un 7 sposta un’altra carta.
tuck-must-lead = { $card } non si può spostare lì: così non potresti essere in vantaggio alla fine del turno.
turn-drawn = { $found } non è la carta pescata.
moves = I passi { $found } non fanno un turno.
turn-other = Il turno { $turn } era fatto per un’altra posizione.
turn-over = { $move } viene dopo la fine del turno.
turn-started = Il turno è cominciato: finiscilo passo per passo.

## What a refusal says was expected; “nothing” may also be what was found

expected-canvas = una lettera di colore di ROYGBIV, o una carta come G4
expected-card = una carta come R7
expected-card-once = ogni carta una volta sola
expected-card-undealt = una carta non ancora distribuita
expected-cards-known = carte dopo *
expected-cards-of = { $header }: e carte
expected-digits = numeri con meno cifre
expected-edition = il nome di un’edizione
expected-ending = cards o target
expected-field-canvas = il campo del quadro
expected-field-deck = il campo del mazzo
expected-field-edition = il campo dell’edizione
expected-field-options = il campo delle opzioni
expected-field-phase = il campo della fase
expected-field-scored = il campo delle carte segnate
expected-field-seats = il campo dei posti
expected-field-turn = il campo del posto a cui tocca
expected-flag = true o false
expected-hand = { $count } carte, una barra | e la prima carta della tavolozza
expected-hand-and-palette = una mano e una tavolozza come R7O6:B1
expected-header = un’intestazione, o Round 1
expected-header-named = l’intestazione { $header }
expected-header-once = ogni intestazione una volta sola
expected-header-or-round = un’intestazione come Event: Tavolo di cucina, o Round 1
expected-list = un elenco
expected-nesting = parentesi meno annidate
expected-nothing = niente
expected-nothing-more = niente dopo la fase
expected-number = un numero
expected-one-card = una carta
expected-one-of = uno tra { $choices }
expected-options = basic, o draw, scoring, actions unite da +
expected-phase = uno tra { $choices }, e dopo tuck un 7 come in tuck=R7
expected-player = { $player }, a cui tocca
expected-quotes = una virgoletta alla fine, e \ prima di ogni altra
expected-record-end = la fine del registro
expected-round-or-result = Round, Result: unfinished o Result: abandoned
expected-seat = un posto da 0 a 3
expected-seat-counted = un posto, contato da 0
expected-seats = { $count } posti
expected-step = un passo di un turno come R7p, G4c, B3t, O5x, O5d, Y2+ o out
expected-turn = un turno come { $example }
expected-turn-number = il turno { $turn }
expected-turn-or-result = il turno { $turn }, Result: unfinished o Result: abandoned

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

## Why a turn is good or bad; $who is a player, $rivals counts those who could answer

reason-answers-action = per rispondere servono due carte o un’azione
reason-answers-cards = { $rivals ->
    [one] un avversario potrebbe
   *[other] { SPELL($rivals) } avversari potrebbero
} rispondere (carte utili: { $cards })
reason-answers-known = si sa che { $who ->
    [you] hai { $card } e puoi
   *[other] { $who } ha { $card } e può
} rispondere
reason-answers-many = { $rivals ->
    [one] un avversario potrebbe
   *[other] { SPELL($rivals) } avversari potrebbero
} rispondere con una di { $count } carte, su { $total } mai viste
reason-answers-none = nessun avversario può rispondere, qualunque carta abbia
reason-answers-number = { $rivals ->
    [one] un avversario potrebbe
   *[other] { SPELL($rivals) } avversari potrebbero
} rispondere con un { $number }
reason-answers-two = { $rivals ->
    [one] un avversario potrebbe
   *[other] { SPELL($rivals) } avversari potrebbero
} rispondere, ma solo con due carte
reason-draws = pesca una carta
reason-forced = nessun’altra mossa tiene in gioco
reason-gamble = resta in gioco solo con la carta giusta: { $good } su { $total } lo sono
reason-keeps = { $count ->
    [0] non tiene carte
    [one] tiene una carta
   *[other] tiene { SPELL($count) } carte
}
reason-leads = è in vantaggio con { $rule ->
    [arancio] l’arancio
    [indaco] l’indaco
   *[other] il { $rule }
}: { $set }
reason-must-discard = dopo richiede uno scarto
reason-out = mette fuori chi gioca
reason-takes = { $who ->
    [you] ti prende { $card }
   *[other] prende { $card } a { $who }
}
reason-wins = vince subito il round

# The table server

backup-nothing = in { $path } non c’è niente da salvare
backup-unheard = il server in funzione non risponde: è forse di qualcun altro?
name-taken = «{ $found }» somiglia a un nome che è già a questo tavolo: scegline un altro
server-asked-anew = dopo questa è arrivata un’altra domanda, che prende il suo posto
server-connections-full = ci sono troppe connessioni: riprova più tardi
server-contended = qui succedono troppe cose insieme: riprova
server-content-type = trovato contenuto di tipo «{ $found }», ci vuole { $expected }
server-cross-site = questa richiesta viene da una pagina di un altro sito
server-failed = qui qualcosa è andato storto: è annotato, riprova per favore
server-hello = il primo messaggio deve essere hello, ed entro dieci secondi
server-hello-twice = hello è già stato detto
server-large = è troppo grande: al massimo { $most } byte
server-message = il messaggio non si può leggere: { $error }
server-no-guest = prima di’ chi sei: scegli un nome
server-no-page = a questo indirizzo non c’è niente
server-no-table = questo tavolo non c’è, o non c’è più
server-no-turn = il turno { $turn } del round { $round } non era del posto { $seat }
server-not-to-move = non tocca al posto { $seat }
server-not-your-seat = il posto { $seat } non è tuo, o qui la sua mano non si mostra
server-only-seated = può farlo solo chi è seduto al tavolo
server-own-tables = hai già { $most } tavoli: prima finiscine, lasciane o chiudine uno
server-port = non si può ascoltare sulla porta { $port } di { $host }: { $reason }; scegli un altro --port o --host
server-private = questo non è per te
server-restarting = il server si sta riavviando: torna tra un momento
server-session-over = questa sessione è finita: di’ di nuovo chi sei
server-stale = il gioco è andato avanti: questo era per la versione { $found }, ora è la { $expected }
server-tables-full = ci sono già { $most } tavoli, e di più non ce ne stanno: riprova più tardi
server-text-only = i messaggi sono testo, non binari
server-thinking-full = in questo momento troppi chiedono aiuto: riprova presto
server-watchers-full = { $most } persone guardano già questo tavolo, e di più non ce ne stanno
serve-about = Apri un server di tavoli: si gioca nel browser, con amici e giocatori virtuali.
serve-ready = Red7 è aperto su { $address }
serve-no-page = Non c’è una pagina per i browser: questo pacchetto è stato costruito senza. Installa Node { $node } o più recente, poi di nuovo questo pacchetto dai suoi sorgenti.
backup-about = Copia in un solo file tutto ciò che un server di tavoli conserva, che sia in funzione o no.
rekey-about = Metti una nuova chiave di firma davanti alle altre; i server in funzione se ne accorgono, e nessuno deve ripresentarsi.
rekey-done = Le nuove sessioni si firmano con una nuova chiave: { $path }
backup-done = La copia è completa: { $path }
tool-option-host = L’indirizzo su cui ascoltare; 0.0.0.0 fa entrare altri dispositivi della tua rete.
tool-option-port = La porta su cui ascoltare; 0 ne prende una libera.
tool-option-data = La cartella per tutto ciò che il server conserva.
tool-option-database = Conservalo invece in PostgreSQL: postgresql://…
tool-option-bus = Racconta agli altri processi che cosa succede, con Redis: redis://…
tool-option-public_url = Ciò che le persone digitano, se davanti al server c’è un proxy.
tool-option-trusted_proxies = Gli indirizzi dei proxy il cui X-Forwarded-For conta, separati da virgole.
tool-option-metrics_from = Gli indirizzi che possono leggere /metrics, separati da virgole.
tool-option-key_file = Le chiavi che firmano ciò che gli ospiti portano con sé, se più processi le condividono.
tool-option-retention_days = Per quanti giorni si conservano i tavoli finiti e gli ospiti che non tornano.
tool-option-thinkers = In quanti processi pensano i giocatori virtuali; 0 è uno meno dei processori.
tool-option-log = Righe da leggere, o JSON.
tool-option-browser = Apri la pagina nel browser di questa macchina.
server-id-used = l’id «{ $found }» è già stato usato per un altro comando: prendine uno nuovo
