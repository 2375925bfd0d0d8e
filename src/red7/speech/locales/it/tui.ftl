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
tui-join = Incolla il link al tavolo.
tui-join-about = Su un server, con un link
tui-names = I nomi di chi gioca, separati da virgole. Si gioca in due, tre o quattro.
tui-no-link = Questo non è un link a un tavolo. È fatto come https://red7.example/table/… o https://red7.example/join/CODE.
tui-guest-file = «{ $file }» è un altro tipo di file, quindi non vi è stato scritto nulla. Scegline uno nuovo con --guest.

## Keys

tui-key-choose = scegli
tui-key-change = cambia
tui-key-begin = gioca
tui-key-quit = esci
tui-key-arrows = carta
tui-key-put = metti
tui-key-undo = annulla
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
