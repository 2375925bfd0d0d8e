# Italian, what is refused, and why. Address: tu, dropped before a verb; nothing that depends on a player’s gender.
# Terms: tavolozza, quadro, mazzo, mano, round, partita, registro, giocatore virtuale; essere in vantaggio is not vincere.
# Imperative: of tu (gioca, scarta), on buttons too.
# Avoid: la or il before a card in a variable, a verb that agrees with one (ci vuole …); SOUND chooses between a and ad, e and ed.

## The place of a mistake in a text

place = riga { $line }, colonna { $column }: { $message }
place-line = riga { $line }: { $message }
place-turn = round { $round }, turno { $turn }: { $message }

## Refusals of the rules and of the table

argument = trovato: { $found }; atteso: { $expected }
bot = «{ $found }» non è un bot: scegline uno tra { $expected }.
card = «{ $found }» non è una carta: una carta è una lettera di ROYGBIV e un numero da 1 a 7, come R7
color = «{ $found }» non è un colore; atteso: una lettera di ROYGBIV
data-object = trovato: { $found }; atteso: un oggetto con campi
deal-card = { $found } non è una carta; atteso: un indice da 0 a { $last }
deal-card-twice = la carta con indice { $card } è in gioco due volte
deal-changed = { $field } non è quello visto prima della distribuzione
deal-commit-late = il posto { $seat } non può più impegnarsi: qualcuno ha già rivelato un segreto
deal-commit-twice = il posto { $seat } si è già impegnato
deal-few-cards = { $players } giocatori hanno bisogno di almeno { $needed } carte; trovate: { $found }
deal-field-missing = manca l’intestazione { $field }
deal-field-unexpected = l’intestazione { $field } qui non c’entra
deal-hex = { $field }; trovato: «{ $found }»; atteso: { $digits } cifre esadecimali minuscole
deal-length = { $what ->
    [seed] un seme
    [server-secret] il segreto del server
    [server-commitment] l’impegno del server
    [player-secret] il segreto di un giocatore
   *[player-commitment] l’impegno di un giocatore
} ha { $expected } byte; trovati: { $found }
deal-match-id = «{ $found }» non è il nome di una partita; atteso: da 1 a { $most } caratteri tra A-Z a-z 0-9 - _ . :
deal-number = { $found } non è il numero di un seme; atteso: da 0 a { $most }
deal-pair = { $field }; trovato: «{ $found }»; atteso: un impegno, uno spazio, e un segreto o -
deal-player-secret = il segreto del posto { $seat } non è quello a cui si era impegnato
deal-players = Red7 è per 2-4 giocatori; trovati: { $found }
deal-reveal-twice = il posto { $seat } ha già rivelato il suo segreto
deal-reveal-uncommitted = il posto { $seat } non può rivelare: non si è impegnato
deal-round = { $found } non è il numero di un round; atteso: da 1 a { $most }
deal-scheme = schema di distribuzione sconosciuto: «{ $found }»; atteso: { $expected }
deal-seat = il posto { $found } non c’è; atteso: da 0 a { $last }
deal-secret-uncommitted = un segreto senza impegno non prova niente
deal-seedless = nessun round si può distribuire: la partita non ha un seme
deal-server-secret = il segreto del server per la partita { $match } non è quello a cui si era impegnato
deal-server-unrevealed = il server non ha ancora rivelato il suo segreto per la partita { $match }
deck-empty = Non si può pescare: il mazzo è vuoto.
discard-must-lead = Non puoi scartare { $card }: con { $color ->
    [orange] l’arancio
    [indigo] l’indaco
   *[other] il { COLOR($color) }
} non saresti in vantaggio.
draw-low = { $card } non ti fa pescare: il numero deve essere più alto del numero di carte nella tua tavolozza, { $count }.
draw-off = Non si può pescare: questa partita si gioca senza la pesca.
edition = «{ $found }» non è un’edizione; atteso: una tra { $expected }
encoding = riga { $line }: il testo non è UTF-8
ending = l’edizione { $edition } non ha un finale diverso: lo ha solo nl-2016
field-missing = manca il campo { $field }
field-unknown = il campo { $field } non c’è; atteso: uno tra { $expected }
field-wrong = { $field }; trovato: { $found }; atteso: { $expected }
limit-rate = Non così in fretta: riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
link-unknown = Questo link è già stato usato, o è scaduto. Creane uno nuovo sull’altro dispositivo.
local-alone = per questo servono altre persone o un server: qui, sul tuo dispositivo, giochi contro il computer o vi passate il dispositivo
local-newer = quello che è salvato qui viene da una versione più recente del gioco: ricarica la pagina per averla
match-over = La partita è finita.
move = «{ $found }» non è un passo; atteso: una carta con p, c, t, x o d come R7p, oppure +, . o out
name-empty = Un nome ha bisogno di almeno una lettera o una cifra.
name-long = Il nome ha { $found } caratteri: al massimo { $most }.
name-office = «{ $found }» farebbe pensare a chi gestisce questo server: scegli un altro nome.
name-reserved = «{ $found }» è riservato ai giocatori virtuali: scegli un altro nome.
name-script = «{ $found }» mescola alfabeti o ha lettere che ne imitano altre: scrivilo in un solo alfabeto, per favore.
not-in-hand = { $card } non è nella tua mano.
now-discard = Ora non puoi giocare { $move }: scarta una carta, o finisci il turno.
now-draw = Ora non puoi giocare { $move }: pesca una carta, o finisci il turno.
now-follow = Ora non puoi giocare { $move }: gioca un’altra carta nella tua tavolozza per il 5.
now-play = Ora non puoi giocare { $move }: gioca una carta, scartane una, o esci dal round.
now-take = Ora non puoi giocare { $move }: per l’1 prendi una carta da un’altra tavolozza.
now-tuck = Ora non puoi giocare { $move }: per il 7 sposta una carta dalla tua tavolozza sul quadro o sul mazzo.
one-must-lead = Non puoi giocare { $card }: con questo 1 non saresti in vantaggio alla fine del turno.
options = «{ $found }» non sono opzioni; atteso: basic, advanced, expert, o draw, scoring, actions unite da +
perft-depth = { $found } non è una profondità; atteso: da { $least } a { $most }
play-must-lead = Non puoi giocare { $card }: così non saresti in vantaggio alla fine del turno.
position-alive = tocca al posto { $seat }, ma è fuori dal round
position-cards = { $card } sta in due posti
position-deck-known = sul mazzo non si possono conoscere { $found } carte: ne ha { $size }
position-known = { $card } non si può conoscere nella mano del posto { $seat }: non c’è
position-palette = il posto { $seat } è in gioco ma ha la tavolozza vuota
position-phase = «{ $found }» non è una fase; atteso: una tra { $expected }
position-players = Red7 è per 2-4 giocatori; trovati: { $found }
position-seat = il posto { $found } non c’è; atteso: da 0 a { $last }
position-seats = Ogni posto ha una mano e una tavolozza: trovate mani { $hands }, tavolozze { $palettes }.
position-seats-known = Le carte note si danno per ogni mano o per nessuna: mani { $hands }, note { $known }.
position-seven = { $card } non è un 7 nella tavolozza del posto a cui tocca
position-turn = Nessun turno in corso può trovarsi qui nella fase { $phase }
position-winner = { $found ->
    [1] È rimasto in gioco un solo posto: rimettine in gioco un altro.
   *[other] Un round va avanti con due o più posti in gioco e finisce con uno; trovati: { $found }.
}
puzzle = “{ $found }” non è un problema: servono un tipo, la difficoltà, la soluzione, | e ciò che si vede
puzzle-unknown = Non c’è un problema { $found }.
record-card-missing = { $card } non è distribuita; atteso: ogni carta che non è in una pila dei punti
record-card-scored = { $card } è distribuita, ma sta in una pila dei punti
record-deal = le carte del round { $round } non vengono dal seme
record-empty = il registro non ha nessun round
record-hand = il posto { $seat } riceve una mano di { $found }; atteso: { $expected }
record-header = «{ $found }» non è un’intestazione libera; atteso: una maiuscola, poi lettere, cifre e -; non uno dei nomi fissi
record-header-twice = l’intestazione { $field } compare due volte
record-names = nomi trovati: { $found }; attesi: { $expected }
record-seats = posti trovati: { $found }; attesi: { $expected }
record-seedless = non c’è un seme con cui controllare le distribuzioni
record-server-alone = nessun giocatore ha rivelato un segreto, quindi il server ha scelto il seme da solo
record-turn-whole = il turno è completo, quindi dopo non può stare ...
record-unrevealed = il posto { $seat } si era impegnato a un segreto e non lo ha rivelato
record-value = { $field }: «{ $found }» contiene { $character }; atteso: né a capo né caratteri di controllo
round-open = Il round { $round } non è ancora finito.
round-over = Il round è finito.
seven-must-lead = Non puoi giocare { $card }: con questo 7 non saresti in vantaggio alla fine del turno.
sight = “{ $found }” non è ciò che si vede di un round
stop-must-lead = Non puoi finire qui il turno: non saresti in vantaggio.
store-unavailable = { $kind ->
    [full] Il disco del server è pieno, non si può salvare niente: avvisa chi lo gestisce.
    [damaged] I dati del server sono danneggiati, non si può salvare niente: avvisa chi lo gestisce.
    [no-room] Su questo dispositivo non c’è più spazio, non si può salvare niente: fai un po’ di spazio e riprova.
    [not-kept] Questo browser non conserva più quello che giochi: ricarica la pagina.
   *[away] Il database al momento non è raggiungibile: riprova presto.
}
syntax = riga { $line }, colonna { $column }; trovato: { $found }; atteso: { $expected }
table-asked = Il posto { $seat } ha già chiesto un’altra partita.
table-away = Hai lasciato il posto { $seat }: prima torna lì.
table-bot-there = Per il posto { $seat } gioca già un giocatore virtuale, oppure non è di nessuno.
table-bots = Ci sono { $found } giocatori virtuali per { $most } posti.
table-device = questo tavolo è per chi condivide un solo dispositivo: chiedi un posto a chi lo ospita
table-closed = Il tavolo è chiuso.
table-drawn = { $found } non può ancora essere pescata: nessuno ha visto quella carta.
table-early = È ancora troppo presto.
table-full = Tutti i posti sono occupati.
table-gave-up = Hai abbandonato questa partita: un giocatore virtuale gioca al tuo posto fino alla fine.
table-held = Al posto { $seat } si guarda ancora il round.
table-here = Chi ha il posto { $seat } è qui.
table-no-bot = Il posto { $seat } ora non ha bisogno di un giocatore virtuale.
table-no-change = Il tavolo è già impostato così.
table-no-guest = Per sederti ti serve un nome.
table-no-help = A questo tavolo niente suggerimenti quando si gioca tra persone.
table-no-hold = Per il posto { $seat } non c’è nulla da trattenere, o i suoi due minuti sono finiti.
table-no-record = Non c’è un registro della partita { $found }: non è finita, o non è mai stata distribuita.
table-no-seat = Possono farlo solo i giocatori di questo tavolo.
table-not-between = Nessun round aspetta di essere distribuito.
table-not-dealing = Ora non si raccolgono segreti per le distribuzioni.
table-not-finished = La partita non è ancora finita.
table-not-host = Può farlo solo chi ha aperto il tavolo.
table-not-playing = Ora non si sta giocando.
table-not-your-seat = Il posto { $seat } non è tuo.
table-not-your-turn = Tocca al posto { $seat }, non a te.
table-others-play = Altri stanno ancora giocando questa partita: puoi lasciarla, ma non chiuderla.
table-pace = Il tempo per un turno deve essere da { $least } a { $most } secondi, non { $found }.
table-partial = Gioca il turno intero, o fermati alla carta che pesca il 3.
table-removed = Chi ha aperto il tavolo ti ha fatto uscire. Scegline un altro, o aprine uno tuo.
table-reveal-early = Il posto { $seat } non può ancora rivelare: altri possono ancora impegnarsi.
table-rules-new = gli altri stanno ancora leggendo le nuove regole: comincia tra qualche secondo
table-rules-stay = Le regole di questo tavolo non si possono più cambiare.
table-reveals = Il 3 pesca una carta che nessuno ha visto: prima gioca fin lì.
table-seat-free = Il posto { $seat } è libero.
table-seat-taken = Il posto { $seat } è occupato.
table-seated = Hai già un posto.
table-seats-empty = Il posto { $seat } è vuoto: alla partita serve qualcuno in ogni posto.
table-seats-taken = { $least } posti sono occupati: liberane uno prima di giocare in { $found }.
table-started = La partita è iniziata.
table-system = Può farlo solo il server.
take-absent = Non puoi prendere { $card }: non è nella tavolozza di un altro giocatore in gioco.
take-fewer = Non puoi prendere { $card }: nella tavolozza { $owner } ha meno carte di te.
take-last = Non puoi prendere { $card }: nella tavolozza { $owner } ha solo questa carta.
take-must-lead = Non puoi prendere { $card }: così non saresti in vantaggio alla fine del turno.
tuck-absent = Non puoi spostare { $card }: non è nella tua tavolozza.
tuck-at-once = Non puoi mettere { $card } sul quadro: con { $color ->
    [orange] l’arancio
    [indigo] l’indaco
   *[other] il { COLOR($color) }
} non saresti in vantaggio.
tuck-deck = Non puoi mettere { $card } sul mazzo: in questa edizione un 7 sposta carte solo sul quadro.
tuck-itself = Non puoi spostare { $card }: in questa edizione un 7 sposta un’altra carta.
tuck-must-lead = Non puoi mettere lì { $card }: così non saresti in vantaggio alla fine del turno.
turn-drawn = { $found } non è la carta pescata.
moves = { $found } non è un turno completo.
turn-other = Il turno { $turn } era fatto per un’altra posizione.
turn-over = { $move } viene dopo la fine del turno.
turn-started = Questo turno è in corso: finiscilo passo per passo.
undo-nothing = Non c’è niente da annullare.
record-no-turn = nel registro non c’è questo turno
record-prepared = le prime carte di questa partita sono state scelte, non mescolate: non è una distribuzione equa
record-start-late = il round { $round } va distribuito: solo il primo può iniziare con carte scelte
start-hand = Tocca al posto { $seat }, che non ha carte in mano.
start-hand-large = Il posto { $seat } ha { $found } carte in mano: non sono mai più di { $most }.
start-phase = Una partita può iniziare solo con un nuovo turno, non nella fase { $phase }.
start-piles = Le pile dei punti, una per posto, devono contenere esattamente le carte segnate della posizione; senza punteggio non ce ne sono.
start-rules = La posizione segue { $found }: servono le stesse regole e lo stesso numero di giocatori.
table-prepared = Questo tavolo è iniziato con carte scelte: può giocarci solo chi l’ha aperto.

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
expected-piles = quello che ogni posto ha segnato, come «R7V2/-» o «R7+32/-»

## Refusals of the table server

name-taken = «{ $found }» somiglia a un nome che è già a questo tavolo: scegline un altro
server-asked-anew = una richiesta più recente ha sostituito questa
server-banned = Non puoi giocare qui fino al { $until }: lo ha deciso chi gestisce questo server.
server-connections-full = ci sono troppe connessioni: riprova più tardi
server-contended = qui in questo momento succedono troppe cose: riprova
server-content-type = tipo di contenuto trovato: «{ $found }»; atteso: { $expected }
server-cross-site = questa richiesta viene da una pagina di un altro sito
server-failed = da parte nostra qualcosa è andato storto, ed è annotato: riprova, per favore
server-hello = il primo messaggio deve essere hello, ed entro dieci secondi
server-hello-twice = hello è già stato detto
server-large = è troppo grande: al massimo { $most } byte
server-message = il messaggio non si può leggere: { $error }
server-no-guest = prima dicci chi sei: scegli un nome
server-no-guide = Non è un round guidato che hai vinto.
server-no-lesson = Questa lezione non esiste.
server-no-seat-there = Lì non c’è nessun altro da silenziare o bloccare.
server-no-page = a questo indirizzo non c’è niente
server-no-table = questo tavolo non c’è, o non c’è più
server-no-turn = il turno { $turn } del round { $round } non era del posto { $seat }
server-not-to-move = non tocca al posto { $seat }
server-not-your-seat = il posto { $seat } non è tuo, o qui la sua mano non si mostra
server-only-seated = può farlo solo chi è seduto al tavolo
server-own-tables = hai già { $most } tavoli: prima finiscine uno, oppure lascialo o chiudilo
server-outdated = questa pagina è più vecchia del suo server: ricaricala
server-private = non hai il permesso di vederlo
server-restarting = il server si sta riavviando: torna tra un momento
server-session-over = la tua sessione è scaduta: scegli di nuovo il tuo nome
server-stale = il gioco è andato avanti: questo era per la versione { $found }, ora è la { $expected }
server-tables-full = tutti e { $most } i tavoli sono occupati: riprova più tardi
server-text-only = i messaggi sono testo, non binari
server-thinking-full = in questo momento troppe persone chiedono suggerimenti: riprova tra qualche secondo
server-thinking-late = ci è voluto troppo tempo per pensarci e si è rinunciato: riprova
server-thinking-own = si sta ancora pensando alle tue domande precedenti: riprova quando una di esse avrà risposta
server-network-tables = dalla tua rete sono già aperti { $most } tavoli: chiudine uno o riprova più tardi
server-table-long = a questo tavolo si gioca da troppo tempo: aprine uno nuovo
server-watchers-full = { $most } persone stanno già guardando questo tavolo, e non c’è posto per altre
server-id-used = l’id «{ $found }» è già stato usato per un altro comando: prendine uno nuovo
server-invited = Questo tavolo è solo su invito: chiedi il link a chi ospita.
server-method = a questo indirizzo non si può chiedere in questo modo
document-long = è troppo lungo per essere conservato: { $size } byte, al massimo { $most }
documents-full = ne conservi già { $most }: prima eliminane qualcuno
replay-long = questa partita ha più di { $most } turni: è troppo lunga per essere rivista qui
server-no-document = non hai questo registro, oppure non c’è più
review-long = questa partita ha più di { $most } turni: è troppo lunga per essere analizzata qui
table-counts = Questo tentativo con la smazzata del giorno conta: si gioca senza aiuto.
server-no-day = Per quel giorno non c’è nessuna smazzata da giocare.
day = «{ $found }» non è un giorno: scrivilo così: 2026-11-16.
archive-broken = non è un file di partite di Red7, oppure è danneggiato
archive-log = questa partita non può essersi svolta così: il passo { $event } del suo diario non segue dai precedenti
archive-newer = questo file viene da una versione più recente di Red7: si potrà leggere quando questa sarà aggiornata
archive-people = questa partita non è solo tua: le partite con altre persone restano dove sono state giocate
table-imported = Questo tavolo viene da altrove: può giocarci solo chi l’ha aperto.
