# Italian, for the operator of a server. Address: tu, dropped before a verb; nothing that depends on a player’s gender.
# Terms: tavolozza, quadro, mazzo, mano, round, partita, registro, giocatore virtuale; essere in vantaggio is not vincere.
# Imperative: of tu (gioca, scarta), on buttons too.
# Avoid: la or il before a card in a variable, a verb that agrees with one (ci vuole …); SOUND chooses between a and ad, e and ed.

## Names

# Words that no guest may have in a name, as they mean a computer player: all of the language, without accents or with
name-words = bot, robot, computer, cpu, macchina, calcolatore
# And those that mean somebody who runs the server
name-office-words = admin, amministratore, amministratrice, moderatore, moderatrice, server, sistema, gestore, assistenza, ufficiale

## Administration

admin-subject = «{ $found }» non è un ospite, un indirizzo o una rete: scrivi guest:ID, 192.0.2.7 o 192.0.2.0/24
admin-unheard = nessun server risponde in { $path }: è in funzione, ed è tuo?
admin-about = Gestisce un server in funzione: chi c’è, chiudere un tavolo, escludere, annunciare un riavvio.
admin-task-tables = Elenca i tavoli non chiusi: codice, fase, connessioni qui, persone.
admin-task-guests = Elenca chi è connesso a questo processo: codice, indirizzo, nome.
admin-task-bans = Elenca le esclusioni in vigore e quando finiscono.
admin-task-end = Chiude subito un tavolo. La partita è interrotta, e chi gioca lo viene a sapere.
admin-task-ban = Esclude guest:ID, un indirizzo o una rete per un po’, in tutti i processi.
admin-task-unban = Toglie un’esclusione.
admin-task-announce = Annuncia su tutte le pagine che il server si riavvia.
admin-ended = Il tavolo { $table } è chiuso.
admin-banned = Esclusione di { $subject } fino al { $until }.
admin-unbanned = L’esclusione di { $subject } è tolta.
admin-no-ban = Non c’era un’esclusione di { $subject }.
admin-announced = È annunciato: il server si riavvia alle { $time }.
admin-cancelled = L’annuncio è ritirato.
tool-option-minutes = Quanti minuti.
tool-option-cancel = Ritira l’annuncio.

## The table server

config-bus-alone = --bus è per più processi, che hanno bisogno anche di --database
config-data = nella cartella { $path } non si può scrivere: { $reason }
config-extra = --{ $option } ha bisogno di pacchetti non installati: pip install 'red7[{ $extra }]'
config-network = --{ $option }: «{ $found }» non è un indirizzo o una rete come 10.0.0.0/8
config-number = --{ $option }; trovato: { $found }; atteso: un numero da { $least } a { $most }
config-public-url = --public-url; trovato: { $found }; atteso: solo uno schema, un host e magari una porta
config-url = --{ $option }; trovato: { $found }; atteso: un indirizzo che comincia con { $expected } e ha un host
key-file-broken = { $path } non è un file di chiavi; atteso: una riga di { $digits } cifre esadecimali per ognuna
key-file-open = { $path } può essere letto da altri oltre al proprietario: proteggilo con chmod 600
key-file-unreadable = il file di chiavi { $path } non si può usare: { $reason }
store-backup-elsewhere = PostgreSQL si salva con i suoi strumenti, come pg_dump
store-backup-failed = non si è potuta fare la copia in { $path }: { $reason }
store-corrupted = { $path } è danneggiato ed è stato lasciato com’era: { $reason }; metti al suo posto una copia di sicurezza
store-foreign = { $path } è il database di un altro programma
store-locked = { $path } è in uso da un altro processo di questo server
store-newer = il database ha la versione { $found }, e questo programma conosce solo versioni fino alla { $expected }
store-unreachable = { $database } non si può aprire: { $reason }
store-emptied = { $path } è vuoto, eppure c’erano dei dati: sostituiscilo con una copia di sicurezza con “red7 restore”; per ricominciare da zero, eliminalo insieme a { $mark }
store-gone = { $path } è sparito, eppure c’erano dei dati: rimetti una copia di sicurezza con “red7 restore”; per ricominciare da zero, elimina { $mark }
store-other-log = { $log } appartiene a un database diverso da { $path }: rimetti le copie di sicurezza con “red7 restore”, oppure elimina quel file
backup-nothing = in { $path } non c’è niente da salvare
backup-unheard = il server in funzione non risponde: è forse di qualcun altro?
restore-damaged = { $path } è danneggiato: { $reason }; non è stato modificato nulla
restore-failed = non è stato possibile ripristinare nulla in { $path }: { $reason }
restore-log = { $path } è danneggiato: il registro del tavolo { $table } si interrompe o non ha senso; non è stato modificato nulla
restore-nothing = { $path } non è una copia di sicurezza: il file non esiste o è vuoto
restore-running = in { $path } c’è un server in funzione: prima fermalo
server-port = non si può ascoltare sulla porta { $port } di { $host }: { $reason }; scegli un altro --port o --host
serve-about = Avvia un server di tavoli: si gioca nel browser, con amici e giocatori virtuali.
serve-own = Il tavolo si apre nel browser. Le tue partite sono conservate in { $data }. «Ctrl+C» lo chiude; «red7 --help» mostra che altro c’è.
serve-ready = Red7 è aperto su { $address }
serve-alone = Solo questo dispositivo può aprirlo. Per far entrare altri dispositivi della tua rete, avvialo con --host 0.0.0.0
serve-no-page = Non c’è una pagina web: questo pacchetto è stato costruito senza. Installa Node { $node } o più recente, poi reinstalla questo pacchetto dai sorgenti.
serve-no-bus = Redis non risponde su { $bus }: finché non lo fa, i processi sanno delle mosse degli altri un secondo dopo, e ognuno conta i limiti per conto suo.
serve-room = C’è posto per { $connections } connessioni alla volta; il sistema concede a questo processo { $descriptors } descrittori.
backup-about = Copia in un solo file tutto ciò che un server di tavoli conserva, che sia in funzione o no.
restore-about = Metti una copia di sicurezza al posto di tutto ciò che un server di tavoli conserva. Il server non deve essere in funzione.
rekey-about = Aggiungi una nuova chiave di firma davanti alle altre. I server in funzione la usano subito, e nessuno deve ripresentarsi.
rekey-done = Le nuove sessioni si firmano con una nuova chiave: { $path }
backup-done = La copia è completa: { $path }
backup-exists = { $path } esiste già: scegli un altro nome, o aggiungi --force per sostituirlo
backup-progress = Copia in corso
restore-done = La copia di sicurezza è al suo posto: { $path }
restore-aside = Quello che c’era prima è conservato qui: { $path }
tool-option-host = L’indirizzo su cui ascoltare; 0.0.0.0 fa entrare altri dispositivi della tua rete.
tool-option-port = La porta su cui ascoltare; 0 ne prende una libera.
tool-option-data = La cartella per tutto ciò che il server conserva.
tool-option-force = Sostituisci il file se esiste.
tool-option-database = Conservalo invece in PostgreSQL: postgresql://…
tool-option-bus = Tieni aggiornati gli altri processi con Redis: redis://…
tool-option-public_url = L’indirizzo che le persone digitano, se il server è dietro un proxy.
tool-option-trusted_proxies = Gli indirizzi dei proxy il cui X-Forwarded-For conta, separati da virgole.
tool-option-metrics_from = Gli indirizzi che possono leggere /metrics, separati da virgole.
tool-option-key_file = Il file delle chiavi che firmano le sessioni degli ospiti, se più processi le condividono.
tool-option-retention_days = Per quanti giorni si conservano i tavoli finiti e gli ospiti che non tornano.
tool-option-thinkers = In quanti processi pensano i giocatori virtuali; 0 è uno meno dei processori.
tool-option-log = Registro in righe leggibili o in JSON.
tool-option-browser = Apri la pagina nel browser di questa macchina.
offline-base = --base: trovato { $found }, atteso un percorso come /red7
offline-damaged = { $path } è danneggiato: { $name } non è più come quando il file è stato fatto; procuratelo di nuovo
offline-file = { $path } non è il gioco per l’uso senza rete: atteso un file red7-offline-….zip
offline-folder = { $path } contiene file di qualcos’altro: scegli una cartella nuova o vuota
offline-newer = { $path } contiene la versione { $version }, in una forma che questo programma non conosce ancora: aggiornalo
offline-unreadable = { $path } non si può leggere: { $reason }
static-about = Spacchetta il gioco per uno spazio web: funziona poi nel browser, senza server.
static-done = Red7 { $version } è in { $path }, da servire sotto { $base }: metti la cartella su un qualsiasi spazio web.
tool-option-bundle = Il file red7-offline-….zip che contiene il gioco.
tool-option-base = Il percorso dello spazio web sotto cui sta la cartella, se non è /.
tool-option-offline = Offri di giocare senza il server: il file red7-offline-….zip.
