# Italian, the page in the browser. Address: tu, dropped before a verb; nothing that depends on a player’s gender.
# Terms: tavolozza, quadro, mazzo, mano, round, partita, registro, giocatore virtuale; essere in vantaggio is not vincere.
# Imperative: of tu (gioca, scarta), on buttons too.
# Avoid: la or il before a card in a variable, a verb that agrees with one (ci vuole …); SOUND chooses between a and ad, e and ed.

## Everywhere

web-title = Red7
web-tagline = Un gioco di carte con sette regole. Alla fine del tuo turno devi essere in vantaggio.
web-skip = Vai al contenuto
web-menu = Menu
web-home = Inizio
web-cancel = Annulla
web-close = Chiudi
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-save = Salva
web-loading = Un momento…
web-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
web-late = Il server ci ha messo troppo a rispondere. Riprova tra un momento.
web-slow = Ci vuole più tempo del solito.
web-retry = Riprova
web-offline-title = Non c’è connessione
web-new-version = È pronta una nuova versione di questa pagina.
web-restart = Il server si riavvia alle { $time }. Le tue partite continuano dopo.
web-reload = Aggiorna
web-reload-page = Ricarica
web-broken = Qualcosa è andato storto in questa pagina. La tua partita è al sicuro: ricarica la pagina.
web-bot-name = { $level ->
    [beginner] Principiante
    [casual] Dilettante
    [skilled] Veterano
    [expert] Esperto
    [master] Maestro
   *[other] { $level }
}
web-bot-name-numbered = { web-bot-name } { $number }
web-bot-about = { $level ->
    [beginner] sta ancora imparando, come te
    [casual] gioca per divertirsi, e sbaglia
    [skilled] pensa qualche mossa avanti
    [expert] indovina che cosa potresti avere in mano
   *[master] più forte di così non si può
}
web-seat-free = posto libero
web-name-nobody = qualcuno
web-mode = { $options ->
    [basic] Base
    [advanced] Avanzato
    [expert] Esperto
   *[other] Su misura
}
web-mode-about = { $options ->
    [basic] Un solo round. Vince chi resta per ultimo.
    [advanced] Punti su più round, e carte da pescare.
    [expert] Avanzato, con le azioni delle carte dispari.
   *[other] Componi tu le regole.
}
web-option = { $option ->
    [draw] Pesca
    [scoring] Punti
   *[actions] Azioni
}
web-option-about = { $option ->
    [draw] Scarta una carta più alta del numero di carte nella tua tavolozza, e puoi pescarne una.
    [scoring] Chi vince il round tiene le carte che contano; la partita dura più round.
   *[actions] 1, 3, 5 e 7 hanno un effetto quando si giocano nella tavolozza.
}
web-edition = { $edition ->
    [first] Primo libretto inglese
    [intl-12] Internazionale, versione 1.2
    [es-ar] Spagnolo (Argentina)
    [es-13] Spagnolo, versione 1.3
   *[nl-2016] Olandese, 2016
}
web-edition-short = { $edition }, punteggio controllato quando mancano le carte
web-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
web-delayed = Quello che fanno gli altri può apparire in ritardo: parti del server non comunicano tra loro. Niente va perso.

## Home

web-home-play = Gioca subito
web-home-play-about = { $bots ->
    [one] contro un giocatore virtuale
   *[other] contro { $bots } giocatori virtuali
} · { $mode }
web-home-change = Scegli avversari e regole
web-home-friends = Tra amici
web-home-friends-about = Manda un link o mostra un codice
web-home-pass = Su un solo dispositivo
web-home-pass-about = Passatevelo intorno al tavolo
web-home-quick = Partita rapida
web-home-quick-about = Con chi sta aspettando
web-home-learn = Imparare giocando
web-home-learn-about = Piccole lezioni sul tavolo vero
web-home-watch = Tavoli aperti
web-home-watch-about = Siediti o guarda
web-home-matches = Le tue partite
web-home-matches-about = Continua, controlla, salva
web-home-join = Hai un codice?
web-home-resume = { $count ->
    [one] Una partita ti aspetta
   *[other] { $count } partite ti aspettano
}
web-home-resume-go = Continua

## A new game

web-new-title = Nuova partita
web-new-friends-title = Gioca con gli amici
web-new-pass-title = Su un solo dispositivo
web-new-pass-text = Si gioca tutti su questo dispositivo. Tra un turno e l’altro le mani restano nascoste, finché non lo ha chi deve giocare; il tavolo resta visibile.
web-new-name = Il tuo nome
web-new-name-about = Lo vedono gli altri. Da 1 a 24 caratteri.
web-new-name-needed = Prima scrivi un nome.
web-new-name-default = Giocatore
web-new-players = Giocatori
web-new-opponent = Avversario { $number }
web-new-seat = Posto { $number }
web-new-seat-person = Una persona
web-new-seat-name = Nome al posto { $number }
web-new-name-numbered = { web-new-name-default } { $number }
web-new-rules = Regole
web-new-more = Altre opzioni
web-new-edition = Edizione
web-new-edition-about = I libretti differiscono in qualche punto. Questo è quello della tua lingua; scegline un altro se hai quello.
web-new-ending = Finisci al punteggio stabilito (variante del libretto olandese)
web-new-short = Controlla il punteggio solo quando le carte non bastano per un altro round
web-new-clock = Tempo per un turno
web-new-clock-choice = { $seconds ->
    [0] senza limite
    [30] 30 secondi
    [60] 1 minuto
    [120] 2 minuti
    [86400] 1 giorno
   *[259200] 3 giorni
}
web-new-timeout = Quando il tempo scade
web-new-timeout-choice = { $timeout ->
    [out] il giocatore è fuori dal round
   *[bot] subentra un giocatore virtuale
}
web-new-listed = Mostra il tavolo tra quelli aperti
web-new-invited = Solo per chi ha il link dell’invito
web-new-help = Consenti i suggerimenti nelle partite tra persone
web-new-open-hands = Mani scoperte: chi è fuori dal round vede le carte di tutti
web-new-start = Inizia
web-new-open = Apri il tavolo

## Joining

web-join-title = Unisciti a un tavolo
web-join-code = Il codice del tavolo
web-join-needed = Prima scrivi il codice.
web-join-go = Entra
web-join-none = Nessun tavolo ha questo codice. I codici valgono fino alla fine della partita: chiedine uno nuovo.

## The waiting room

web-lobby-title = Il tavolo è aperto
web-lobby-waiting = { $free ->
    [0] Ci siamo tutti.
    [one] Un posto è libero.
   *[other] { $free } posti sono liberi.
}
web-lobby-quick = In attesa di giocatori
web-lobby-quick-text = { $hosting ->
    [true] Chi cerca la stessa partita si siede qui, e la partita inizia da sola. Aspetta, oppure riempi i posti liberi con giocatori virtuali.
   *[false] Chi cerca la stessa partita si siede qui, e la partita inizia da sola.
}
web-lobby-invite = Invita
web-lobby-link = Link a questo tavolo
web-lobby-code = Codice
web-lobby-qr = Un codice QR con il link a questo tavolo
web-lobby-local = Questo link funziona solo su questo dispositivo. Chi ha avviato Red7 qui può far entrare altri dispositivi: la finestra da cui è stato avviato dice come.
web-lobby-local-open = Questo link funziona solo su questo dispositivo. Per altri dispositivi, apri questa pagina con l’indirizzo che questo dispositivo ha nella tua rete.
web-lobby-host = ha aperto il tavolo
web-lobby-here = presente
web-lobby-away = assente
web-lobby-you = tu
web-lobby-sit = Siediti qui
web-lobby-sit-name = Il tuo nome
web-lobby-name-needed = Per sederti ti serve un nome.
web-lobby-stand = Lascia il posto
web-lobby-remove = Rimuovi { $name }
web-lobby-start = Inizia la partita
web-lobby-start-wait = La partita inizia quando tutti i posti sono occupati.
web-lobby-start-host = La partita la avvia chi ha aperto il tavolo.
web-lobby-start-free = { $hosting ->
    [true] Quando tutti i posti sono occupati puoi far iniziare la partita.
   *[other] Quando tutti i posti sono occupati, la fa iniziare chi ha aperto il tavolo.
}
web-lobby-close = Chiudi il tavolo
web-lobby-full = Tutti i posti sono occupati. Puoi guardare.
web-lobby-rules = Regole di questa partita
web-lobby-dealing = Tutti aiutano a mescolare
web-lobby-dealing-text = Ognuno aggiunge un numero segreto, così nessuno può truccare le carte.
web-lobby-watchers = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
web-lobby-sit-down = Siediti
web-lobby-seat-choose = scegli…
web-lobby-help = I suggerimenti sono ammessi.
web-lobby-change = Cambia la partita
web-lobby-changed = { $name } ha cambiato la partita: { $rules }
web-lobby-players = { $players } giocatori
web-lobby-fewer = Un posto in meno
web-lobby-said = { $name }: { $words }

## The table, around the table

web-table-closed = Questo tavolo è chiuso
web-table-closed-text = { $reason ->
    [host] Lo ha chiuso chi lo aveva aperto.
    [left] Se ne sono andati tutti.
    [operator] Lo ha chiuso chi gestisce il server.
   *[expired] Da molto tempo qui non gioca nessuno.
}
web-table-lost = Qui non c’è nessun tavolo
web-table-lost-text = Forse il link è scritto male, oppure il tavolo è stato chiuso.
web-table-unfair = Le distribuzioni di questa partita non tornano: { $problem }
web-table-elsewhere = Stai giocando questa partita su un altro dispositivo. Qui puoi solo guardare.

## Open tables

web-tables-title = Tavoli aperti
web-tables-clock = { web-new-clock }: { web-new-clock-choice }
web-tables-none = In questo momento nessun tavolo è aperto a tutti.
web-tables-none-text = Aprine uno tu, o prova una partita rapida: forse arriva qualcuno.
web-tables-join = Siediti
web-tables-watch = Guarda
web-tables-phase = { $phase ->
    [waiting] aspetta giocatori
    [playing] in corso
    [between] tra un round e l’altro
    [dealing] sta per iniziare
    [finished] partita finita
   *[closed] chiuso
}

## Your matches

web-matches-title = Le tue partite
web-matches-none = Qui non hai ancora giocato.
web-matches-none-text = Le partite che giochi con questo browser compaiono qui, con i registri da conservare.
web-matches-running = In corso
web-matches-over = Finite
web-matches-won = vinta
web-matches-lost = persa
web-matches-go = Continua
web-matches-record = Registro
web-matches-check = Controlla il mescolamento
web-matches-tally = { $played ->
    [one] Una partita giocata, { $won } { $won ->
        [one] vinta
       *[other] vinte
    }.
   *[other] { $played } partite giocate, { $won } { $won ->
        [one] vinta
       *[other] vinte
    }.
}
web-statistics-title = Le tue statistiche

## Settings

web-settings-title = Impostazioni
web-settings-look = Aspetto
web-settings-play = Gioco
web-settings-you = Tu
web-settings-language = Lingua
web-settings-language-auto = Quella del browser
web-settings-theme = Tema
web-settings-theme-choice = { $value ->
    [auto] come il sistema
    [light] chiaro
   *[dark] scuro
}
web-settings-palette = Colori delle carte
web-settings-palette-choice = { $value ->
    [standard] normali
    [safe] adatti ai daltonici
   *[contrast] contrasto elevato
}
web-settings-motion = Animazione
web-settings-motion-choice = { $value ->
    [auto] come il sistema
    [full] normale
    [quick] rapida
   *[off] nessuna: tutto subito
}
web-settings-sound = Suoni
web-settings-sound-choice = { $value ->
    [auto] solo su computer
    [on] attivi
   *[off] spenti
}
web-settings-help = Aiuto
web-settings-help-choice = { $value ->
    [off] nessuno
    [legal] mostra che cosa è possibile
   *[best] proponi le mosse migliori
}
web-settings-help-about = Se chiedi le mosse migliori, al tavolo lo vedono tutti.
web-settings-shortcuts = Scorciatoie di una lettera
web-settings-shortcuts-choice = { $value ->
    [on] sì
   *[off] no
}
web-settings-core = { $form ->
    [compiled] Su questo dispositivo i giocatori virtuali giocano a piena forza.
   *[interpreted] Su questo dispositivo i giocatori virtuali più forti valutano meno turni.
}
web-settings-name = Il tuo nome
web-settings-name-saved = Salvato.
web-settings-device = Usa un altro dispositivo
web-settings-device-text = Un link per continuare con il tuo nome su un altro dispositivo. Vale una volta sola e scade dopo pochi minuti.
web-settings-device-make = Crea un link
web-settings-device-open = Aprilo sull’altro dispositivo
web-settings-sessions = Disconnetti gli altri dispositivi
web-settings-sessions-text = Ne hai perso uno, o ne hai usato uno non tuo? Tutti i dispositivi tranne questo si possono disconnettere.
web-settings-sessions-done = Tutti gli altri dispositivi sono disconnessi.
web-settings-forget = Dimenticami
web-settings-forget-text = Il tuo nome e l’elenco delle tue partite vengono cancellati. Agli altri le partite restano, senza il tuo nome.
web-settings-forget-sure = Cancellare tutto quello che ti riguarda? Non si può tornare indietro.
web-settings-forget-yes = Cancella tutto
web-settings-forgotten = Fatto: questo browser non ti conosce più.
web-move-title = Questo dispositivo
web-move-text = Vuoi continuare qui con il nome e le partite dell’altro dispositivo?
web-move-go = Continua qui
web-move-done = Su questo dispositivo ora sei { $name }.

## Fair deals

web-fair-title = Carte senza trucco
web-fair-intro = Qui nessuno può scegliere le carte, nemmeno il server. Non fidarti della nostra parola: controlla di persona.
web-fair-how = Come una partita riceve le carte
web-fair-step-1 = Il server estrae un numero segreto e ne mostra l’impronta. Da quel momento non può più cambiarlo.
web-fair-step-2 = Anche la pagina di ogni giocatore estrae un numero segreto e ne manda l’impronta.
web-fair-step-3 = Quando ci sono tutte le impronte, i giocatori rivelano i loro numeri. Fino ad allora il server non conosce i loro, e loro non conoscono il suo.
web-fair-step-4 = Tutti i numeri insieme decidono come si mescola. Dopo la partita il server rivela il suo.
web-fair-step-5 = Ora chiunque può rifare il calcolo e confrontare. La tua pagina lo fa dopo ogni partita.
web-fair-limits = Che cosa questo non dimostra: è il server che distribuisce, quindi conosce tutte le carte. E se nessun giocatore aggiunge un numero, il server ha scelto da solo.
web-fair-check = Controlla un registro
web-fair-check-text = Incolla un registro o apri un file .red7. Le distribuzioni si controllano in questa pagina, senza nessun server.
web-fair-text = Il registro
web-fair-file = Apri un file
web-fair-go = Controlla le distribuzioni
web-fair-turns = Fai controllare al server anche i turni
web-fair-good = { $rounds ->
    [one] La distribuzione torna.
   *[other] Tutte e { $rounds } le distribuzioni tornano.
}
web-fair-secrets = { $count ->
    [0] Nessun giocatore ha aggiunto un numero.
    [one] Un giocatore ha aggiunto un numero.
   *[other] { $count } giocatori hanno aggiunto un numero.
}
web-fair-seen = Questo browser ha partecipato, e tutto ciò che ha visto corrisponde al registro.
web-fair-bad = Questo registro non torna.
web-fair-turns-good = Il server conferma turni, punti e risultato.
web-fair-turns-bad = Il server ha trovato errori.
web-fair-no-record = Questo non è un registro: dovrebbe cominciare con «Red7-Record: 1».

## Rules

web-rules-title = Le regole
web-rules-goal = Lo scopo
web-rules-goal-text = Resta nel round più a lungo di tutti. Alla fine di ogni tuo turno devi essere in vantaggio secondo la regola del quadro. Altrimenti sei fuori.
web-rules-cards = Le carte
web-rules-cards-text = 49 carte: i numeri da 1 a 7 in sette colori. Vince il numero più alto. A parità di numero vince il colore più vicino al rosso, in quest’ordine:
web-rules-cards-example = Il 6 rosso batte il 6 arancio, ed entrambi battono qualsiasi 5.
web-rules-setup = Preparazione
web-rules-setup-text = Ognuno riceve sette carte, più una scoperta per iniziare la tavolozza. Il quadro parte dal rosso. È in vantaggio chi ha la carta più alta nella tavolozza, e comincia chi viene dopo.
web-rules-turn = Il tuo turno
web-rules-turn-text = Fai una di queste cose:
web-rules-turn-1 = gioca una carta dalla mano nella tua tavolozza
web-rules-turn-2 = scarta una carta dalla mano sul quadro: il suo colore è la nuova regola
web-rules-turn-3 = entrambe, in quest’ordine
web-rules-turn-4 = non fare niente, e sei fuori
web-rules-turn-end = A quel punto devi essere in vantaggio. Chi all’inizio del turno non ha carte in mano è fuori. Chi resta per ultimo vince il round.
web-rules-seven = Le sette regole
web-rules-seven-text = Sei in vantaggio se nella tua tavolozza ci sono più carte che soddisfano la regola che in qualsiasi altra. A parità decide la più alta di queste carte.
web-rules-rule = { $color ->
    [red] È in vantaggio la carta più alta.
    [orange] È in vantaggio chi ha più carte con lo stesso numero.
    [yellow] È in vantaggio chi ha più carte dello stesso colore.
    [green] È in vantaggio chi ha più carte pari: 2, 4 e 6.
    [blue] È in vantaggio chi ha più carte di colori diversi. Di ogni colore conta solo la carta più alta.
    [indigo] È in vantaggio la scala più lunga di numeri consecutivi. Ogni numero conta una volta sola, e dopo il 7 non viene l’1.
   *[violet] È in vantaggio chi ha più carte inferiori a 4: 1, 2 e 3.
}
web-rules-counts = Contano queste carte:
web-rules-two-sets = Tra due gruppi di pari grandezza conta quello con la carta più alta.
web-rules-nobody = Senza una carta che soddisfi la regola non si è in vantaggio.
web-rules-draw = Pesca
web-rules-draw-text = Se scarti una carta con un numero più alto del numero di carte nella tua tavolozza, puoi pescarne una. Non si può giocare nello stesso turno.
web-rules-scoring = Punti
web-rules-scoring-text = Chi vince un round tiene le carte della tavolozza che contano secondo la regola: ognuna vale il suo numero. Tutte le altre si rimescolano per il round seguente.
web-rules-scoring-end = { $target ->
    [true] La partita finisce quando qualcuno ha 40 punti (35 in tre, 30 in quattro), o quando le carte non bastano per un altro round. Vince chi ha più punti.
   *[false] La partita finisce quando le carte non bastano per un altro round. Vince chi ha più punti.
}
web-rules-actions = Azioni
web-rules-actions-text = Le carte dispari hanno un’azione quando le giochi dalla mano nella tavolozza. Se puoi, devi eseguirla.
web-rules-action-1 = Prendi una carta da un’altra tavolozza e mettila coperta in cima al mazzo.
web-rules-action-1-limit = { $edition ->
    [first] Mai l’unica carta di un giocatore.
   *[other] Non da chi ha meno carte di te nella tavolozza (contando il tuo 1).
}
web-rules-action-3 = Pesca una carta. Puoi scartarla nello stesso turno.
web-rules-action-5 = Gioca un’altra carta nella tua tavolozza. Se ha un’azione, esegui anche quella.
web-rules-action-7 = { $edition ->
    [first] Sposta un’altra carta dalla tua tavolozza sul quadro.
   *[other] Sposta una carta dalla tua tavolozza, anche il 7 stesso, sul quadro o coperta in cima al mazzo.
}
web-rules-after = Dopo le azioni puoi ancora scartare una carta sul quadro.
web-rules-contents = Indice
web-rules-edition = Particolarità di questa edizione
web-rules-special = { $edition ->
    [es-ar] Non puoi giocare nella tavolozza una carta con cui non saresti in vantaggio, a meno che tu non abbia pescato con un 3.
   *[es-13] Puoi scartare una carta anche se poi non sei in vantaggio: sei fuori, e la regola resta cambiata.
}
web-rules-special-actions = { $edition ->
    [first] Un 1 deve prendere una carta anche se non puoi andare in vantaggio. Se un 7 mette una carta sul quadro, devi essere subito in vantaggio.
    [intl-12] Un 1 che non può darti il vantaggio non prende niente. Se un 7 mette una carta sul quadro, devi essere subito in vantaggio.
   *[other] Un 1 o un 7 si può giocare solo se alla fine del turno puoi essere in vantaggio.
}
web-rules-play = Basta leggere: gioca
web-rules-length = { $edition ->
    [es-13] Da due a quattro giocatori. Una partita dura da 5 a 30 minuti.
    [nl-2016] Da due a quattro giocatori.
   *[other] Da due a quattro giocatori. Una partita dura da 5 a 10 minuti.
}
web-rules-first = { $edition ->
    [es-13] Dopo qualche partita aggiungi la pesca e i punti: il libretto lo consiglia. Nelle prime partite vuole a portata di mano le sue due carte su chi è in vantaggio; qui lo dice sempre il tavolo.
    [nl-2016] Dopo qualche partita aggiungi la pesca e i punti: il libretto lo consiglia. Prima di giocare decidete insieme se usare le azioni; sono per esperti. Nelle prime partite vuole sul tavolo le sue due carte su chi è in vantaggio; qui lo dice sempre il tavolo.
   *[other] Dopo qualche partita aggiungi la pesca e i punti. Le azioni sono pensate per giocatori esperti.
}
web-rules-discard = Puoi scartare solo se poi sei in vantaggio.
web-rules-draw-empty = Da un mazzo vuoto non si pesca niente.
web-rules-draw-seven = Una carta che un 7 mette sul quadro non fa pescare.
web-rules-variant = Una variante continua finché qualcuno ha 40 punti (35 in tre, 30 in quattro). Quando le carte non bastano per un altro round, si annotano i punti di tutti e si rimescolano tutte le carte.
web-rules-at-once = Se un 7 mette una carta sul quadro, devi essere subito in vantaggio.
web-rules-readings = Che cosa lascia aperto questo libretto
web-rules-reading = { $reading ->
    [seven-draw] Non dice se una carta che un 7 mette sul quadro fa pescare. Qui no, come nei libretti successivi.
    [order] Non dice se prima si gioca o prima si scarta. Qui prima si gioca, come in tutti gli altri libretti.
    [target] Non dice quando si confrontano i punti con il punteggio della variante. Qui dopo ogni round. Per una nuova partita puoi scegliere di farlo solo quando le carte non bastano più.
    [three] Non dice se puoi finire il turno senza essere in vantaggio dopo aver pescato con un 3. Qui puoi, e sei fuori.
    [must-lead] Dove un 1 o un 7 è permesso solo se puoi essere in vantaggio alla fine del turno, qui devi esserlo davvero. Le sue parole potrebbero anche dire che basta poterlo essere.
    [losing-discard] Non vieta uno scarto dopo il quale non sei in vantaggio. Qui allora sei fuori, e la nuova regola resta.
    [short] Qui le carte non bastano se non ce ne sono otto per ciascuno: una mano e una carta per la tavolozza. Le sue parole potrebbero anche dire sette.
    [blue] Non dice quale carta di ogni colore si tiene con il blu. Qui la più alta.
   *[after-seven] Non dice se dopo un 7 puoi ancora scartare. Qui puoi.
}

## Pages that are not there

web-missing-title = Qui non c’è niente
web-missing-text = Forse l’indirizzo è scritto male, o la pagina si è spostata.
web-missing-home = Torna alla pagina iniziale


## The table screen; $who is "you" or a player’s name

web-t-card = { $number } { COLOR($color) }
web-t-card-the = { $number ->
    [1] l’{ web-t-card }
   *[other] il { web-t-card }
}
web-t-home = Red7, pagina iniziale
web-t-round = Round { $round }
web-t-your-turn = Tocca a te
web-t-turn-of = Tocca { SOUND($who) ->
    [a] ad
   *[other] a
} { $who }
web-t-round-over = Round finito
web-t-match-over = Partita finita
web-t-connection-connecting = Connessione…
web-t-connection-lost = Connessione persa. La partita è al sicuro: il tavolo tornerà da solo.
web-t-settings = Impostazioni
web-t-close = Chiudi
web-t-side = Cronologia e carte
web-t-leave = Lascia il tavolo
web-t-leave-trial = Indietro
web-t-leave-sure = Lasciare il tavolo?
web-t-leave-alone = La partita finisce qui, e non potrai riprenderla.
web-t-leave-gives-up = { $players ->
    [2] Abbandoni la partita, e la vince chi gioca contro di te.
   *[other] Abbandoni la partita: per te conta come persa, e un giocatore virtuale gioca al posto tuo fino alla fine.
}
web-t-gave-up = Hai abbandonato la partita: un giocatore virtuale gioca al posto tuo fino alla fine.
web-t-person = { $name }: silenzia o blocca
web-t-person-choice = { $value ->
    [muted] Silenzia
    [blocked] Blocca
   *[none] Nessuno dei due
}
web-t-person-about = { $value ->
    [muted] Non vedi le frasi rapide di questa persona.
    [blocked] Non vedete le frasi rapide l’uno dell’altro, e una partita veloce non vi mette insieme.
   *[none] Vedi le frasi rapide di questa persona.
}
web-t-stop-watching = Smetti di guardare
web-t-person-is = { $relation ->
    [muted] persona silenziata
   *[blocked] persona bloccata
}
web-settings-company = Persone silenziate e bloccate
web-settings-company-none = Nessuno. A un tavolo, tocca un volto per silenziare o bloccare qualcuno.
web-settings-company-undo = { $relation ->
    [muted] Non silenziare più { $name }
   *[blocked] Sblocca { $name }
}
web-t-rivals = Gli altri giocatori
web-t-rules = Le sette regole, e chi sarebbe in vantaggio con ciascuna
web-t-rule-named = { COLOR($color) }: { $rule }
web-t-round-rule = { web-t-round }. { $rule }
web-t-rule-tile = { COLOR($color) }, { $rule }: { $leader }
web-t-nobody = nessuno
web-t-leads = in vantaggio
web-t-you-lead = Sei in vantaggio
web-t-before = Prima di questo turno
web-t-would = Con questo turno
web-t-would-why = Con questo turno: { $why }
web-t-canvas-and-deck = Quadro e mazzo
web-t-deck = { $cards ->
    [0] Il mazzo è vuoto
    [one] { $cards } carta nel mazzo
   *[other] { $cards } carte nel mazzo
}
web-t-deck-top = in cima
web-t-out = fuori
web-t-left = ha abbandonato
web-t-away = non c’è
web-t-stands-in = è subentrato un giocatore virtuale ({ $level })
web-t-helped = { $times ->
    [one] ha usato un suggerimento
   *[other] ha usato { $times } suggerimenti
}
web-t-let-bot-play = Fai giocare un giocatore virtuale
web-t-come-back = Rientra
web-t-open-rival = La tavolozza di { $who }
web-t-hand-size = { $cards ->
    [one] { $cards } carta in mano
   *[other] { $cards } carte in mano
}
web-t-known = Carte note di questa mano: { $cards }
web-t-open-hand = In questa mano: { $cards }
web-t-open-hands = Le mani degli altri
web-t-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pt
}
web-t-time-left = Tempo rimasto
web-t-your-palette = La tua tavolozza
web-t-palette-of = { $who ->
    [you] La tua tavolozza
   *[other] Tavolozza di { $who }
}
web-t-palette-out = { $who ->
    [you] Sei fuori: la tua tavolozza è coperta
   *[other] { $who } è fuori: la tavolozza è coperta
}
web-t-palette-card = { $card }{ $counts ->
    [yes] , conta
   *[no] { "" }
}{ $fresh ->
    [yes] , appena giocato
   *[no] { "" }
}
web-t-your-hand = La tua mano
web-t-hand-empty = Non hai più carte
web-t-hand-card = { $card }{ $drawn ->
    [yes] , appena pescato
   *[no] { "" }
}{ $dim ->
    [yes] , ora non si può giocare
    [keeps] , ti tiene in gioco
    [joins] , ti tiene in gioco con un’altra carta
    [luck] , con fortuna ti tiene in gioco
   *[no] { "" }
}
web-t-sort-number = Per numero
web-t-sort-color = Per colore

# Where a card goes
web-t-to-palette = Nella tavolozza
web-t-to-canvas = Sul quadro
web-t-to-deck = Sul mazzo
web-t-to-palette-card = { $card }: nella tua tavolozza
web-t-to-canvas-card = { $card }: sul quadro
web-t-to-deck-card = { $card }: sul mazzo
web-t-where = Dove va { $card }?
web-t-put-back = Rimetti a posto questa carta
web-t-step-draw = Pesca una carta
web-t-step-take = { $who ->
    [you] mandi
   *[other] manda
} { $card } sul mazzo
web-t-takes-nothing = { $card } (non prende nulla)

# The staged turn
web-t-your-turn-label = Il tuo turno
web-t-staged = Il tuo turno finora
web-t-undo = Annulla
web-t-hint = Suggerimento
web-t-skip = Salta avanti
web-t-replay = Rivedi questo turno
web-t-review = Cos’è successo dal tuo ultimo turno
web-t-review-place = Momento { $place } di { $count }
web-t-review-back = Un momento indietro
web-t-review-on = Un momento avanti
web-t-sending = Invio del turno…
web-t-watching = Stai guardando.
web-t-waiting = { $who ->
    [you] Tocca a te
   *[other] Tocca { SOUND($who) ->
        [a] ad
       *[other] a
    } { $who }.
}
web-t-you-are-out = Sei fuori da questo round. Resta a vedere come finisce.
web-t-you-look-on = Sei fuori da questo round. Ora vedi tutte le mani.
web-t-prompt-in = Finisci in vantaggio: tavolozza, quadro o entrambi.
web-t-prompt-gamble = Solo la fortuna può salvarti: gioca un 3.
web-t-prompt-out = Niente può salvarti: disturba gli altri, o fermati.
web-t-prompt-reveal = Il 3 pesca una carta. Una volta vista, non si torna indietro.
web-t-prompt-take = L’1 manda sul mazzo una carta di un’altra tavolozza: scegli quale.
web-t-prompt-tuck = Il 7 sposta una carta dalla tua tavolozza: scegli quale.
web-t-prompt-follow = Gioca un’altra carta nella tua tavolozza per il 5.
web-t-prompt-draw = Questo scarto ti fa pescare una carta.
web-t-prompt-discard = Puoi ancora scartare una carta sul quadro.
web-t-prompt-must-discard = Ora scarta una carta sul quadro per andare in vantaggio.
web-t-prompt-whole = Il tuo turno è completo.
web-t-end-none = Fine turno
web-t-end-lead = Fine turno: in vantaggio
web-t-end-win = Fine turno: vinci il round
web-t-end-out = Fine turno: sei fuori
web-t-end-nothing = Non fare niente: sei fuori
web-t-end-reveal = Pesca la carta
web-t-end-draw = Pesca: in vantaggio
web-t-end-draw-win = Pesca e vinci il round
web-t-end-no-draw = Non pescare: in vantaggio
web-t-mine-out = Per te questo round è finito qui.
web-t-sure-title = Uscire dal round?
web-t-sure-out = Se finisci così il turno non sarai in vantaggio, e sarai fuori da questo round.
web-t-sure-nothing = Se non fai niente, sarai fuori da questo round.
web-t-sure-no = Continua a giocare
web-t-sure-yes = Sì, esco
web-t-again = Replay
web-t-again-turn = Stai rivedendo l’ultimo turno.
web-t-again-end = Torna al gioco

# The end of a round or match
web-t-end-label = Il risultato
web-t-cause-gave-up = { $who ->
    [you] Non hai potuto, o voluto, andare in vantaggio.
   *[other] { $who } non ha potuto, o voluto, andare in vantaggio.
}
web-t-cause-not-leading = { $who ->
    [you] Alla fine del turno non eri in vantaggio.
   *[other] { $who } non era in vantaggio alla fine del turno.
}
web-t-cause-time = { $who ->
    [you] Il tuo tempo è scaduto.
   *[other] { $who } ha esaurito il tempo.
}
web-t-cause-left = { $who ->
    [you] Quindi va a te.
   *[other] Quindi va a { $who }.
}
web-t-walkover = { $who ->
    [you] Hai lasciato la partita.
   *[other] { $who } ha lasciato la partita.
}
web-t-walkover-seat = Se giochi ancora, il posto è libero per qualcun altro.
web-t-lost-cause = Nel tuo ultimo turno niente avrebbe potuto salvarti.
web-t-out-turn = fuori al turno { $turn }
web-t-next-round = Prossimo round
web-t-rematch = Gioca ancora
web-t-rematch-asked = In attesa degli altri…
web-t-rematch-others = { $count ->
    [one] { $names } vuole giocare ancora.
   *[other] { $names } vogliono giocare ancora.
}
web-t-missed = Che cosa potevo giocare?
web-t-missed-turn = Che cosa potevo giocare nel turno { $turn }?
web-t-missed-short = Mosse migliori?
web-t-new-game = Nuova partita
web-t-record = Salva registro
web-t-next-in = Il prossimo round comincia tra { $time }.
web-t-hold = Aspettate un momento
web-t-hold-off = Ho guardato
web-t-holding = Il prossimo round ti aspetta, al massimo { $time }.
web-t-held-by = { $name }: si guarda ancora un poco, al massimo { $time }.
web-t-rematch-in = Ancora { $time } per rispondere. Il tuo posto resta tuo.
web-t-time-up-bot = Il tuo tempo era finito, perciò un computer gioca per te. Torna quando vuoi.
web-t-time-up-out = Il tuo tempo era finito, perciò sei fuori da questo round. Resta a vedere come finisce.
web-t-bot-plays = Un computer gioca per te. Torna quando vuoi.
web-t-painting = Il dipinto finito, incorniciato e firmato
web-t-picture = Conserva il dipinto
web-t-picture-share = Condividi
web-t-picture-save = Salva come { $kind }
web-t-picture-sign = Il tuo nome, per la firma
web-t-picture-unsigned = Firma e conserva il dipinto
web-t-picture-against = contro { $names }
web-t-cause-could-not = { $who ->
    [you] Nessuna mossa ti avrebbe portato in vantaggio.
   *[other] Nessuna mossa avrebbe portato { $who } in vantaggio.
}
web-t-cause-would-not = { $who ->
    [you] Potevi andare in vantaggio e non l’hai fatto.
   *[other] { $who } poteva andare in vantaggio e non l’ha fatto.
}

# Help
web-t-hints-now = Che cosa puoi giocare
web-t-hints-missed = Che cosa potevi giocare
web-t-hints-turn = Turno { $turn }: { $played }
web-t-hints-mine = il tuo turno
web-t-hints-marked = Al tavolo tutti vedono che hai chiesto un suggerimento.
web-t-hints-thinking = Si provano molte distribuzioni…
web-t-hints-more = { $count ->
    [one] Mostra un’altra mossa
   *[other] Mostra altre { $count } mosse
}
web-t-hints-stage = Prepara questo turno
web-t-chance = { $chance }% di vincere il round
web-t-chance-about = circa il { $chance }% di vincere il round
web-t-review-turn = Il turno { $turn } e il seguito
web-t-review-before = Prima del tuo turno { $turn }
web-t-hints-progress = Esamino i tuoi turni: { $done } di { $count }…
web-t-hints-compared = Avevi il { $chance }% di probabilità di vincere il round; il turno migliore aveva il { $best }%.
web-t-hints-was-best = Hai scelto il turno migliore: { $chance }% di probabilità di vincere il round.
web-t-hints-fold = Mostra il tavolo
web-t-hints-unfold = Mostra i turni
web-t-own-turns = I tuoi turni in questo round
web-t-own-turn = Turno { $turn }: { $chance }%, al massimo { $best }%
web-t-own-turn-decided = il più costoso
web-t-fate-in = resta in gioco
web-t-fate-gamble = un azzardo
web-t-fate-out = è fuori
web-t-outlook = { $outlook ->
    [bold] Un tentativo audace
    [small] Una piccola possibilità
    [open] Tutto è aperto
    [good] Buone possibilità
   *[won] Quasi vinta
}
web-t-hint-best = la migliore

# The side
web-t-scores = Punti
web-t-scores-to = Punti: con { $target } si vince
web-t-log = I turni finora
web-t-log-jump = Vai a un round
web-t-log-empty = Nessuno ha ancora giocato.
web-t-unseen = { $cards ->
    [one] Una carta che non hai visto
   *[other] { $cards } carte che non hai visto
}
web-t-match = Questa partita
web-t-watchers = Spettatori
web-t-react = Di’ qualcosa
web-t-react-hello = Ciao!
web-t-react-thanks = Grazie!
web-t-react-well-played = Ben giocato!
web-t-react-wow = Wow!
web-t-react-oops = Ops!
web-t-react-thinking = Fammi pensare…
web-t-react-hurry = Ci sei ancora?
web-t-react-good-game = Bella partita!

# One device for all
web-t-over-title = Passa il dispositivo { SOUND($name) ->
    [a] ad
   *[other] a
} { $name }
web-t-over-why = Le mani sono nascoste. Ora dovrebbe guardare lo schermo solo { $name }.
web-t-over-take = Sono { $name }: mostra le mie carte

# Keys
web-t-keys = Scorciatoie da tastiera
web-t-key-card = prendi una carta con la sua lettera e il suo numero
web-t-key-palette = giocala nella tua tavolozza
web-t-key-canvas = mettila sul quadro
web-t-key-take = con un 1: mandala sul mazzo
web-t-key-x = con un 7: spostala sul quadro
web-t-key-d = con un 7: spostala sul mazzo
web-t-key-draw = pesca una carta e finisci il turno
web-t-key-end = premi il pulsante principale
web-t-key-undo = annulla
web-t-key-hint = chiedi un suggerimento
web-t-key-log = apri o chiudi la cronologia
web-t-key-arrows = di carta in carta
web-t-key-escape = rimetti a posto la carta
web-t-key-keys = mostra le scorciatoie da tastiera

## Said aloud
web-t-told-joined = { $name } ha preso posto.
web-t-told-left = { $name } ha lasciato il tavolo.
web-t-told-word = { $name }: { $word }
web-t-told-time = Restano dieci secondi.
web-t-told-time-up = Il tuo tempo è scaduto.
web-t-connection-open = Connessione ripristinata.
web-t-waiting-label = A chi tocca

## Characters

web-settings-remarks = Che cosa dicono i giocatori del computer
web-settings-remarks-choice = { $value ->
    [on] mostra
   *[off] nascondi
}
web-remark-hello = { $level ->
    [beginner] Ciao! È la mia prima volta? Credo di sì!
    [casual] Che piacere vederti. Prima il tè, poi le carte.
    [skilled] Bello giocare di nuovo.
    [expert] Vediamo di che pasta sei.
   *[master] Ti do il benvenuto nel mio studio.
}
web-remark-lead = { $level ->
    [beginner] Guarda, l’ho dipinto io!
    [casual] Questo colore mi sta bene.
    [skilled] Questa l’avevo pronta.
    [expert] Ora tocca a te preoccuparti.
   *[master] Proprio come nel mio schizzo.
}
web-remark-out = { $level ->
    [beginner] Ops! Sono fuori.
    [casual] Va bene, esco.
    [skilled] Giusto così, sono fuori.
    [expert] Dovevo vederlo.
   *[master] Splendido. Sono fuori.
}
web-remark-won = { $level ->
    [beginner] Ho vinto? Ho vinto davvero!
    [casual] Che divertente!
    [skilled] È andato tutto a posto.
    [expert] Come previsto.
   *[master] Il quadro è finito.
}
web-remark-lost = { $level ->
    [beginner] Wow, quanto giochi bene!
    [casual] Ben giocato! Ancora una?
    [skilled] Ben giocato. Ho imparato qualcosa.
    [expert] Te lo sei meritato.
   *[master] Complimenti. Un bel lavoro.
}
web-face-title = Volto
web-lobby-invites = { $name } ti invita
web-t-wins = Partite vinte a questo tavolo: { $each }
web-t-wins-of = { $who } { $wins }
web-t-tally = { $wins ->
    [one] una partita vinta qui
   *[other] { $wins } partite vinte qui
}
web-t-rivalry-all = { $who ->
    [you] Tutte e { $matches } le partite sono tue. Pietà!
   *[other] Tutte e { $matches } le partite a { $who }. È ora della rivincita!
}
web-t-rivalry-even = Parità! A chi la prossima?
web-t-rivalry-ahead = { $who ->
    [you] E hai una partita di vantaggio.
   *[other] Ora { $who } ha una partita di vantaggio.
}
web-t-rivalry-first = { $who ->
    [you] La tua prima vittoria a questo tavolo!
   *[other] Prima vittoria di { $who } a questo tavolo!
}
web-t-rivalry-pigments = { $who ->
    [you] Sette vittorie: i tuoi colori sono al completo!
   *[other] Sette vittorie: i colori di { $who } sono al completo!
}
web-home-newcomer = Non ho mai giocato
web-home-newcomer-about = Un round guidato sul tavolo vero: una cosa nuova a turno, e Pip di fronte.
web-matches-yours = tocca a te
web-matches-turn = tocca a { $name }
web-matches-leave = Lascia
web-matches-leave-sure = Lasciare davvero?
web-matches-give-up-sure = Abbandonare e perdere?
web-matches-gave-up = { $name } ha abbandonato
web-matches-you-gave-up = hai abbandonato
web-face = { $face ->
    [fox] volpe
    [cat] gatto
    [owl] gufo
    [bear] orso
    [rabbit] coniglio
    [frog] rana
    [panda] panda
    [mouse] topo
    [penguin] pinguino
    [lion] leone
    [koala] koala
    [hen] gallina
   *[none] l’iniziale del tuo nome
}

## The turn in danger

web-t-prompt-loses = Così sei fuori; un’altra mossa ti salva: annulla.
web-t-prompt-lost = Nessuna mossa ti salva: il round è perso.
web-t-prompt-over = Ormai niente può salvarti.
web-t-prompt-draw-back = Se peschi ora, riprendi { $card }.
web-t-drew-then = Hai pescato { $card }. { $next }
web-t-nothing-then = L’1 non prende nulla. { $next }
web-t-sure-other = Un’altra mossa ti terrebbe in gioco.
web-t-why-deck = Solo un 1 o un 7 mette una carta sul mazzo.
web-t-why-one = La carta di questo turno l’hai già giocata.
web-t-makes-rule = Sul quadro la regola diventa «{ $rule }».
web-t-mark-keeps = Ti tiene in gioco.
web-t-mark-joins = Ti tiene in gioco con una seconda carta.
web-t-mark-luck = Con fortuna ti tiene in gioco.
web-t-legend-keeps = ti tiene in gioco
web-t-legend-joins = con una 2ª carta
web-t-legend-luck = con fortuna
web-t-legend-drawn = appena pescata
web-t-hints-off = I suggerimenti sono disattivati. Attivali e vedrai le mosse migliori quando vuoi.
web-t-hints-on = Attiva i suggerimenti
web-t-hints-none = A questo tavolo non ci sono suggerimenti.
web-t-ready = Tutto pronto per quando tocca a te.
web-t-ready-label = Il tuo prossimo turno
web-t-ready-would = Se toccasse a te adesso
web-t-ready-why = { web-t-ready-would }: { $why }
web-t-ready-changed = Il tavolo è cambiato: non tutto quello che avevi preparato è ancora possibile.
web-t-away-waited = { $minutes ->
    [0] { $name } non c’è.
    [one] { $name } non c’è. Aspetti da un minuto.
   *[other] { $name } non c’è. Aspetti da { $minutes } minuti.
}
web-t-away-soon = Tra { $time } potrai far giocare un giocatore virtuale.
web-t-away-clock = { $timeout ->
    [out] Tra { $time } { $name } è fuori da questo round.
   *[bot] Tra { $time } gioca un giocatore virtuale.
}
web-t-told-stood-in = Un computer gioca per { $name }.
web-t-turn-stood-in = giocato da un computer
web-t-end-stood-in = Alcuni di questi turni li ha giocati un computer per te.
web-t-told-gave-up = { $name } ha lasciato il tavolo. Gioca un computer.
web-home-left = Hai lasciato la partita con { $names }. Vale come persa.
web-home-resume-with = Una partita con { $names } ti aspetta

## A match looked at again

web-replay-title = Rivedi la partita
web-replay-look = Rivedi
web-replay-gone = Una partita può essere rivista da chi l’ha giocata, e da tutti se il tavolo era aperto a tutti.
web-replay-open = Tutte le mani scoperte
web-replay-turns = Turni
web-replay-seat = Visto da
web-replay-seat-own = { $name } (tu)
web-replay-seat-none = Tutto il tavolo
web-replay-hand-of = Mano di { $who }
web-replay-steps = Passo passo nella partita
web-replay-dealt = La distribuzione
web-replay-turn = Turno { $turn }
web-replay-before = Prima del turno { $turn }
web-replay-won = { $who ->
    [you] Vinci il round
   *[other] { $who } vince il round
}
web-replay-first = All’inizio
web-replay-back = Un turno indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-next = Un turno avanti
web-replay-last = Alla fine
web-replay-copy = Copia il link a questo turno
web-replay-link = Link
web-replay-copied = Il link è copiato
web-review-title = Analisi
web-review-start = Analizza la partita
web-review-progress = Esamino i turni: { $done } di { $count }
web-review-worst = { $who ->
    [you] Il tuo turno più costoso: il turno { $place }, { $chance }% di vincere il round invece del { $best }%
   *[other] Il turno più costoso di { $who }: il turno { $place }, { $chance }% di vincere il round invece del { $best }%
}
web-review-no-worst = { $who ->
    [you] Non hai sprecato niente.
   *[other] { $who } non ha sprecato niente.
}
web-review-decided = { $who ->
    [you] Dal turno { $place } la tua vittoria era sicura
   *[other] Dal turno { $place } la vittoria di { $who } era sicura
}
web-review-accuracy = Precisione su 100: { $list }
web-review-chance = { $who ->
    [you] Hai il { $chance }% di vincere il round
   *[other] { $who } ha il { $chance }% di vincere il round
}
web-review-better = Meglio, con il { $chance }%: { $turn }
web-t-better = Meglio: { $turn }
web-review-good = buono
web-review-inaccurate = impreciso
web-review-losing = errore
web-review-forced = nessuna scelta
web-review-knew = { $who ->
    [you] tu, per quello che sapevi
   *[other] { $who }, per quello che sapeva
}
web-review-open = a mani scoperte
web-review-others = { $count ->
    [one] { $who }, secondo le proprie carte
   *[other] ognuno degli altri, secondo le proprie carte
}
web-review-curve = { $who ->
    [you] La tua probabilità di vincere il round dopo ogni turno; { $chance }% alla fine
   *[other] La probabilità di { $who } di vincere il round dopo ogni turno; { $chance }% alla fine
}
web-review-no-cards = { $who ->
    [you] Sei fuori, senza più carte.
   *[other] { $who } è fuori, senza più carte.
}
web-review-saving = { $who ->
    [you] Così restavi in gioco:
   *[other] Così { $who } restava in gioco:
}
web-review-luck = Poteva aiutare solo la fortuna, con il { $chance }%: { $turn } Avrebbe pescato { $card }.
web-review-lost = Nessun turno avrebbe cambiato le cose.
web-records-title = Registri da altrove
web-records-about = Porta un registro per rivedere la partita. Nessun altro lo vede.
web-records-bring = Apri un file .red7
web-records-drop = Elimina il registro di { $names }
web-review-try = Riprova qui
web-review-try-task = Trova un turno migliore di quello giocato.
web-review-try-again = Prova un altro turno
web-review-try-back = Torna alla partita
web-review-try-same = È il turno giocato: { $played }% di vincere il round. Il migliore ha il { $best }%.
web-review-try-worse = Non è meglio: { $chance } di vincere il round, contro il { $played }% del turno giocato. Il migliore ha il { $best }%.
web-review-try-better = Meglio: { $chance } di vincere il round invece del { $played }%. Il turno migliore ha il { $best }%.
web-review-try-best = Il turno migliore: { $chance }% di vincere il round invece del { $played }%.
web-review-about = circa { $chance }%
web-review-exact = { $chance }%
web-review-out = { $who ->
    [you] Con il turno { $place } sei fuori
   *[other] Con il turno { $place } { $who } è fuori
}
web-review-led = { $who ->
    [you] Eri in vantaggio fino al turno { $place }: { $turn }
   *[other] { $who } era in vantaggio fino al turno { $place }: { $turn }
}
web-review-waits = L’analisi continua da sola appena c’è posto.
web-review-place = { $turn } (round { $round })
web-review-so-far = { $words } (finora)
web-review-slow = Il server ora ha molto da pensare. L’analisi continua da sola; puoi anche tornare più tardi, perché ciò che è fatto resta.

## The analysis board, and matches with chosen cards

web-analysis-title = Analisi
web-analysis-place-hand = Mano, { $seat }
web-analysis-place-palette = Tavolozza, { $seat }
web-analysis-place-deck = Mazzo
web-analysis-place-pile = Pila del quadro
web-analysis-cards = Tutte le carte
web-analysis-card = { $card }: { $place }
web-analysis-rule = Regola in vigore
web-analysis-turn = Di turno
web-analysis-turn-of = Di turno: { $name }
web-analysis-out-of = Eliminato: { $name }
web-analysis-rules = Giocatori, edizione, opzioni
web-analysis-go = Analizza
web-analysis-clear = Svuota il tavolo
web-analysis-findings = Risultato
web-analysis-line = A carte scoperte
web-analysis-winner = { $who } vince se tutti conoscono tutte le carte.
web-analysis-unknown = Ci vuole troppo tempo per scoprire chi vince.
web-analysis-turns = { $who }: turni possibili
web-analysis-turns-about = Le probabilità di vincere il round, per quello che questo posto sa: le altre mani e il mazzo gli sono nascosti.
web-analysis-seat = Il tuo posto
web-analysis-level = Giocatori virtuali
web-analysis-play = Gioca da qui
web-analysis-palette = Tavolozza
web-analysis-hand = Mano
web-analysis-deck = Mazzo
web-analysis-place-canvas = Quadro
web-analysis-place-scored = Pila dei punti
web-analysis-away = Premi ancora per toglierla
web-analysis-tray = Carte
web-analysis-how = Scegli un posto, poi le carte che ci vanno, oppure trascinale. Chi è in vantaggio con ogni regola si vede subito; «Analizza» trova che cosa si può giocare.
web-analysis-example = Mostra un esempio
web-analysis-line-about = Premi un turno per vederlo sul tavolo.
web-analysis-back = Torna alla posizione
web-analysis-key-palette = le carte vanno nella tavolozza di un posto
web-analysis-key-hand = le carte vanno nella mano di un posto
web-analysis-key-canvas = le carte vanno sul quadro
web-analysis-key-deck = le carte vanno sul mazzo
web-analysis-key-card = mettici una carta con lettera e numero, o riprendila
web-analysis-key-arrows = di carta in carta, di posto in posto
web-analysis-key-go = analizza, o ferma
web-analysis-stop = Ferma
web-analysis-on = Continua
web-analysis-progress = Si provano molte distribuzioni: passo { $done } di { $count }
web-analysis-stopped = Fermata al passo { $done } di { $count }: le probabilità sono meno sicure.
web-analysis-whole = L’analisi è completa.
web-analysis-later = Non ancora esaminato.
web-analysis-waits = Continua da sola appena c’è posto.
web-replay-link-who = Solo chi ha giocato può aprire il link, a meno che il tavolo fosse nell’elenco dei tavoli aperti. Con il registro della partita chiunque può rivederla.
web-replay-private = Solo chi ha giocato questa partita può rivederla qui. Chiedi a qualcuno di loro il registro: con quello puoi rivederla anche tu, da «Le tue partite».
web-branch-about = Un nuovo tavolo comincia con le carte come stanno ora. Gli altri posti vanno a giocatori virtuali, e non conta.
web-branch-from = Questo tavolo è cominciato da un turno di un’altra partita e non conta.
web-branch-back = Torna a quel turno
web-replay-key-turn = un turno indietro o avanti
web-replay-key-ends = all’inizio o alla fine
web-replay-key-round = un round indietro o avanti
web-replay-key-play = riproduci o metti in pausa
web-prepared = Carte scelte: questa partita non conta.
web-t-end-check = Verifica questo turno
web-t-end-draw-check = Pesca e verifica
web-t-end-no-draw-check = Verifica senza pescare
web-t-prompt-check = Componi un turno intero, poi verificalo.
web-home-puzzles = Problemi
web-home-puzzles-about = Trova l’unico turno giusto
web-home-day = Smazzata del giorno
web-home-day-about = Le stesse carte per tutti
web-day-look = Com’è andata agli altri
web-day-counts = Smazzata del giorno: questo tentativo conta, con i segni ma senza suggerimenti
web-day-practice = Allenamento: non conta.
web-t-leave-counted = Il tuo tentativo conta e ti aspetta: puoi riprenderlo.
web-analysis-puzzle = Torna al problema
web-device-loading = Il gioco si prepara su questo dispositivo…
web-device-elsewhere = Il gioco è aperto in un’altra scheda di questo browser.
web-device-take-over = Gioca qui
web-device-first = Tutto il gioco sta arrivando su questo dispositivo: { $size } MB, una volta sola. Poi si apre subito, anche senza rete.
web-device-cut = Il gioco non è arrivato tutto: sembra che la rete non ci sia. Niente è perduto; riprova appena torna.
web-device-stalled = Da un po’ non arriva più niente. La rete c’è ancora?
web-device-failed = Il gioco non funziona in questo browser. Provane uno più recente, o permetti a questa pagina di salvare dati.
web-device-alone = Per questo servono altre persone o un server. Qui, sul tuo dispositivo, giochi contro il computer o vi passate il dispositivo.

## Taking matches along in a file
web-archive-title = Le tue partite in un file
web-archive-text = Tutto ciò che è salvato su questo dispositivo, con lezioni ed enigmi. Con il file continui altrove: su un altro dispositivo o su un server.
web-archive-save = Salva in un file
web-archive-elsewhere = Partite da un dispositivo
web-archive-elsewhere-text = Hai giocato senza rete? Porta qui il file salvato là: ogni partita viene controllata dalla prima carta e segnata come importata.
web-archive-bring = Apri un file salvato
web-archive-progress = { $done } di { $all }…
web-archive-done = { $count ->
    [0] Niente di nuovo.
    [one] Un tavolo è arrivato.
   *[other] { $count } tavoli sono arrivati.
}
web-archive-known = { $count ->
    [one] Uno c’era già.
   *[other] { $count } c’erano già.
}
web-archive-refused = { $count ->
    [one] Uno non è stato accettato:
   *[other] { $count } non sono stati accettati:
}
web-archive-large = Questo file è troppo grande.
web-archive-documents = I tuoi registri e i tuoi progressi nelle lezioni e negli enigmi ora sono qui.
web-imported = Importata

## The game on this device, and how it gets there
web-offline-part = Senza rete
web-offline-text = Tutto il gioco su questo dispositivo, { $size } MB una volta sola: contro il computer o passandosi il dispositivo, con consigli, lezioni ed enigmi. Si apre anche quando manca la rete o il server.
web-offline-get = Rendi disponibile senza rete
web-offline-progress = Caricamento: { $done } di { $all } MB…
web-offline-kept = È su questo dispositivo, occupa { $size } MB e si apre senza rete.
web-offline-open = Gioca su questo dispositivo
web-offline-remove = Toglilo da questo dispositivo
web-offline-removed = Tolto. Le partite giocate su questo dispositivo ci sono ancora, se lo rimetti.
web-offline-failed = Non si è potuto caricare tutto, quindi non è cambiato niente. C’è rete, e spazio su questo dispositivo?
web-offline-safe = Questo browser conserva le tue partite finché non le cancelli.
web-offline-unsafe = Questo browser può cancellare le tue partite se gli serve spazio, alla chiusura di una finestra privata, e su iPhone e iPad dopo sette giorni senza visite, se il gioco non è nella schermata Home. Salvale ogni tanto in un file.
web-offline-keep = Chiedi al browser di conservarle
web-offline-refused = Questo browser non lo promette ancora. Spesso lo fa quando il gioco è nella schermata Home, o dopo qualche visita.
web-offline-here = Stai giocando su questo dispositivo, senza il server.
web-offline-server = Al server
