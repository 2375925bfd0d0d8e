# Italian, tournaments between computer players. Address: tu, dropped before a verb; nothing that depends on a player’s gender.
# Terms: tavolozza, quadro, mazzo, mano, round, partita, registro, giocatore virtuale; essere in vantaggio is not vincere.
# Imperative: of tu (gioca, scarta), on buttons too.
# Avoid: la or il before a card in a variable, a verb that agrees with one (ci vuole …); SOUND chooses between a and ad, e and ed.

## The arena

arena-about = Gioca tornei tra giocatori virtuali, e misura chi è più forte.

    Un BOT è un nome come random; o exec:COMMAND, un programma che gioca attraverso standard input e output; o
    MODULE:NAME, una classe Python. Ogni distribuzione si gioca una volta per ogni rotazione dei posti; gli intervalli
    si calcolano sulle distribuzioni.
tool-option-as_ladder = Confronta ogni bot solo con il precedente, per tutti i --players e --mode; senza bot, i nostri livelli.
tool-option-deals = Quante distribuzioni gioca ogni confronto.
tool-option-nodes = Per quanti nodi un bot può cercare a ogni decisione; NAME@NODES lo fissa per un solo bot.
tool-option-seconds = Quanto tempo può prendersi un programma per una mossa.
tool-option-stop = Ferma un confronto appena è chiaro chi è più forte, con intervalli che tengono conto dei controlli intermedi.
tool-option-jobs = Quanti processi giocano.
tool-option-cluster = Gioca sul cluster Dask con questo scheduler.
tool-option-journal = Un file che conserva ogni distribuzione finita.
tool-option-resume = Continua dal diario.
tool-option-records = Una cartella per i registri di tutte le partite.
tool-option-report = Una cartella per i risultati in JSON e Markdown, e per le figure.
tool-option-as_json = Scrivi i risultati in JSON.
arena-playing = distribuzioni
arena-few = per un torneo servono almeno due bot
arena-importable = { $player } non può essere importato da altri processi: mettilo in un modulo, o confronta in questo processo
arena-twice = il bot { $player } è elencato due volte
arena-unprintable = { $player } contiene caratteri che non si possono mostrare
arena-command = «{ $player }» non nomina un comando; atteso: exec: e un comando, come exec:python3 bot.py
arena-program = non c’è un programma «{ $command }» da eseguire
arena-module = { $player } non si può caricare ({ $error }); atteso: MODULE:NAME di un modulo importabile
arena-no-bot = { $player } non è un bot: non ha il metodo turn
arena-unknown = «{ $player }» non è un bot: scegline uno tra { $known }, o indica il tuo come MODULE:NAME o exec:COMMAND
arena-positive = --{ $option } è { $found }, ma deve essere più di 0
arena-one-setting = un girone si gioca con un solo insieme di regole: dai --players e --mode una volta sola, o usa --ladder
arena-resume = --resume ha bisogno di --journal, il file da cui continuare
arena-journal-there = { $file } esiste già: aggiungi --resume per continuare da lì, o scegli un altro file
arena-journal-line = { $file }, riga { $line }: questo non è il diario di un’arena
arena-journal-changed = { $file }: il codice di { $players } è cambiato da quando si sono giocate queste distribuzioni, quindi si rigiocano.
arena-no-dask = un cluster ha bisogno di Dask: installa red7[arena]
arena-address = «{ $address }» non è l’indirizzo di un cluster; atteso: un host e una porta, come 127.0.0.1:8786
arena-cluster = il cluster { $address } non è raggiungibile: { $error }
arena-lost = un processo si è fermato mentre giocava la distribuzione { $deal } di { $players }, e di nuovo quando la si è rigiocata
forfeit-start = non si è potuto avviare: { $reason }
forfeit-late = non ha risposto entro { $seconds } s
forfeit-ended = si è fermato a metà partita
forfeit-died = si è fermato a metà partita: { $reason }
forfeit-nonsense = la sua risposta «{ $answer }» non è una mossa
forfeit-illegal = la sua mossa { $move } non è valida: { $reason }
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
arena-column-share = percentuale di vittorie
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
arena-plot-wins = Percentuale di vittorie di un posto contro tutti gli altri
