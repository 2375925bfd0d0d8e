# Italian, the table in the terminal (`red7 tui`). Address: tu, dropped before a verb; nothing that depends on a player’s gender.
# Terms: tavolozza, quadro, mazzo, mano, round, partita, registro, giocatore virtuale; essere in vantaggio is not vincere.
# Imperative: of tu (gioca, scarta), on buttons too.
# Avoid: la or il before a card in a variable, a verb that agrees with one (ci vuole …); SOUND chooses between a and ad, e and ed.

## The command

tui-about = Gioca a un tavolo nel terminale, con i tasti o con il mouse.

    Contro giocatori virtuali, a turno sullo stesso terminale, o al tavolo di un server con il suo LINK. Anche problemi.
tui-missing = Il tavolo nel terminale ha bisogno di un altro pacchetto. Installalo con: { $command }
tool-option-tui_name = Il nome che vedono gli altri.
tool-option-guest = Un file che conserva chi sei sui server, così al ritorno il tuo posto è ancora tuo.
tool-option-look = Scuro, chiaro, adatto ai daltonici (safe) o ad alto contrasto.

## The first screen

tui-level = Giocatori virtuali
tui-language = Italiano
tui-look-dark = scuro
tui-look-light = chiaro
tui-look-safe = scuro, adatto ai daltonici
tui-look-contrast = alto contrasto
tui-join = Su un server
tui-join-where = L’indirizzo di un server, o il link a un suo tavolo.
tui-join-about = I suoi tavoli, o uno con un link
tui-names = I nomi di chi gioca, separati da virgole. Si gioca in due, tre o quattro.
tui-no-link = Questo non è né un server né un tavolo. L’indirizzo è fatto come https://red7.example, https://red7.example/table/… o https://red7.example/join/CODE.
tui-guest-file = «{ $file }» è un altro tipo di file, quindi non vi è stato scritto nulla. Scegline uno nuovo con --guest.

## Keys

tui-key-choose = scegli
tui-key-change = cambia
tui-key-begin = gioca
tui-key-quit = esci
tui-key-arrows = carta
tui-key-put = metti
tui-key-skip = avanti
tui-key-talk = di’
tui-key-look = tema
tui-key-back = indietro
tui-key-hint = aiuto
tui-key-log = storia
tui-key-keys = tasti
tui-key-leave = lascia

## The table

tui-to-palette = tavolozza
tui-to-canvas = quadro
tui-to-deck = mazzo
tui-fill = Dai i posti liberi a giocatori virtuali
tui-puzzle-next = Prossimo problema
tui-puzzle-show = Mostra la soluzione

## Why a key does nothing

tui-no-key = Qui questo tasto non fa nulla. «?» mostra i tasti.
tui-no-turn = Non è ancora il tuo turno.
tui-pick-first = Prima prendi una carta: con ← e →, o con la sua lettera e il suo numero.
tui-no-undo = Non c’è nulla da annullare.
tui-no-undo-drawn = È stata pescata una carta, quindi ciò che hai giocato resta giocato.
tui-no-draw = Ora non c’è nessuna carta da pescare.
tui-turn-open = Il turno non può ancora finire qui.
tui-turn-empty = Prima gioca o scarta una carta.
tui-no-missed = Alla fine del round vedrai che cosa avresti potuto giocare.
tui-no-talk = Qui non c’è nessun altro a cui dire qualcosa.
