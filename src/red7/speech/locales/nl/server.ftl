# Dutch, for the operator of a server. Address: je and jij, never u; die rather than hij or zij for a player.
# Terms: palet, aflegstapel, gedekte stapel, hand, ronde, partij, verslag, editie, computerspeler; voorstaan (lead) is not winnen.
# Imperative: plain (Leg, Speel, Trek); buttons in the infinitive where they can be (Partij starten).
# Avoid: verder spelen in two words, a card in a variable without room for its article, words to type without quotes.

## Names

# Words that no guest may have in a name, as they mean a computer player: all of the language, without accents or with
name-words = bot, robot, computer, machine, automaat, cpu
# And those that mean somebody who runs the server
name-office-words = admin, beheerder, administrator, moderator, server, systeem, operator, ondersteuning, officieel

## Administration

admin-subject = “{ $found }” is geen gast, adres of netwerk: schrijf guest:ID, 192.0.2.7 of 192.0.2.0/24
admin-unheard = er antwoordt geen server op { $path }: draait hij, en is hij van jou?
admin-about = Beheert een draaiende server: wie er is, een tafel sluiten, weren, een herstart aankondigen.
admin-task-tables = Toont de tafels die niet gesloten zijn: code, fase, verbindingen hier, mensen.
admin-task-guests = Toont wie met dit proces verbonden is: code, adres, naam.
admin-task-bans = Toont wie nu geweerd wordt, en tot wanneer.
admin-task-end = Sluit een tafel meteen. De partij wordt afgebroken, en de mensen horen het.
admin-task-ban = Weert guest:ID, een adres of een netwerk een tijdlang, in alle processen.
admin-task-unban = Laat iemand weer toe.
admin-task-announce = Meldt op alle pagina’s dat de server opnieuw start.
admin-ended = De tafel { $table } is gesloten.
admin-banned = { $subject } wordt geweerd tot { $until }.
admin-unbanned = { $subject } wordt niet meer geweerd.
admin-no-ban = { $subject } werd niet geweerd.
admin-announced = Iedereen hoort het: de server start om { $time } opnieuw.
admin-cancelled = De aankondiging is ingetrokken.
tool-option-minutes = Hoeveel minuten.
tool-option-cancel = Trekt de aankondiging in.

## The table server

config-bus-alone = --bus is voor meerdere processen, en die hebben ook --database nodig
config-data = in de map { $path } kan niet worden geschreven: { $reason }
config-extra = --{ $option } heeft pakketten nodig die niet geïnstalleerd zijn: pip install 'red7[{ $extra }]'
config-network = --{ $option }: “{ $found }” is geen adres of netwerk zoals 10.0.0.0/8
config-number = --{ $option }: gevonden { $found }, verwacht een getal van { $least } tot en met { $most }
config-public-url = --public-url: gevonden { $found }, verwacht alleen een schema, een host en misschien een poort
config-url = --{ $option }: gevonden { $found }, verwacht een adres dat met { $expected } begint en een host heeft
key-file-broken = { $path } is geen bestand met sleutels: verwacht voor elke sleutel een regel van { $digits } hexadecimale cijfers
key-file-open = { $path } kan door anderen dan de eigenaar worden gelezen: bescherm het met chmod 600
key-file-unreadable = het bestand met sleutels { $path } is niet bruikbaar: { $reason }
store-backup-elsewhere = van PostgreSQL maak je een reservekopie met de eigen hulpmiddelen, zoals pg_dump
store-backup-failed = de reservekopie naar { $path } is niet gelukt: { $reason }
store-corrupted = { $path } is beschadigd en is zo gelaten: { $reason }; zet er een reservekopie voor in de plaats
store-foreign = { $path } is een database van een ander programma
store-locked = { $path } is in gebruik door een ander proces van deze server
store-newer = de database heeft versie { $found }, en dit programma kent alleen versies tot en met { $expected }
store-unreachable = { $database } kan niet worden geopend: { $reason }
store-emptied = { $path } is leeg, terwijl er gegevens waren: zet er met ‘red7 restore’ een reservekopie voor in de plaats; verwijder het bestand en { $mark } om opnieuw te beginnen
store-gone = { $path } is weg, terwijl er gegevens waren: zet er met ‘red7 restore’ een reservekopie voor in de plaats; verwijder { $mark } om opnieuw te beginnen
store-other-log = { $log } hoort bij een andere database dan { $path }: zet reservekopieën terug met ‘red7 restore’, of verwijder dat bestand
backup-nothing = er is niets om een reservekopie van te maken in { $path }
backup-unheard = de draaiende server antwoordt niet: is hij van iemand anders?
restore-damaged = { $path } is beschadigd: { $reason }; er is niets veranderd
restore-failed = in { $path } kon niets worden teruggezet: { $reason }
restore-log = { $path } is beschadigd: het logboek van tafel { $table } breekt af of klopt niet; er is niets veranderd
restore-nothing = { $path } is geen reservekopie: het bestand bestaat niet of is leeg
restore-running = er draait een server in { $path }: stop die eerst
server-port = kan niet luisteren op poort { $port } van { $host }: { $reason }; kies een andere --port of --host
serve-about = Start een tafelserver: speel in de browser, met vrienden en computerspelers.
serve-own = De tafel opent in je browser. Je partijen staan in { $data }. “Ctrl+C” sluit hem; “red7 --help” toont wat er nog meer is.
serve-ready = Red7 is open op { $address }
serve-alone = Alleen dit apparaat kan het openen. Start het met --host 0.0.0.0 om andere apparaten van je netwerk binnen te laten
serve-no-page = Er is geen webpagina: dit pakket is zonder gebouwd. Installeer Node { $node } of nieuwer, en installeer dit pakket daarna opnieuw vanuit de bron.
serve-no-bus = Redis antwoordt niet op { $bus }: tot het dat doet, horen processen een seconde later van elkaars beurten, en telt elk de limieten voor zichzelf.
serve-room = Er is plaats voor { $connections } verbindingen tegelijk; het systeem staat dit proces { $descriptors } descriptoren toe.
backup-about = Kopieer alles wat een tafelserver bewaart naar één bestand, of hij nu draait of niet.
restore-about = Zet een reservekopie in de plaats van alles wat een tafelserver bewaart. De server mag niet draaien.
rekey-about = Zet een nieuwe handtekeningsleutel voor de andere. Draaiende servers nemen hem over, en niemand wordt afgemeld.
rekey-done = Nieuwe sessies worden met een nieuwe sleutel ondertekend: { $path }
backup-done = De reservekopie is klaar: { $path }
backup-exists = { $path } bestaat al: kies een andere naam, of voeg --force toe om het te vervangen
backup-progress = Wordt gekopieerd
restore-done = De reservekopie is teruggezet: { $path }
restore-aside = Wat er eerst was, staat nu hier: { $path }
tool-option-host = Het adres om op te luisteren; 0.0.0.0 laat andere apparaten van je netwerk binnen.
tool-option-port = De poort om op te luisteren; 0 neemt een vrije.
tool-option-data = De map voor alles wat de server bewaart.
tool-option-force = Vervang het bestand als het bestaat.
tool-option-database = Bewaar het in PostgreSQL: postgresql://…
tool-option-bus = Vertel de andere processen via Redis wat er gebeurt: redis://…
tool-option-public_url = Het adres dat mensen intypen, als de server achter een proxy staat.
tool-option-trusted_proxies = De adressen van proxy’s waarvan X-Forwarded-For telt, gescheiden door komma’s.
tool-option-metrics_from = De adressen die /metrics mogen lezen, gescheiden door komma’s.
tool-option-key_file = Het bestand met de sleutels waarmee gastsessies worden ondertekend, als meerdere processen ze delen.
tool-option-retention_days = Hoelang afgelopen tafels, en gasten die niet terugkomen, worden bewaard.
tool-option-thinkers = In hoeveel processen computerspelers denken; 0 is één minder dan er processors zijn.
tool-option-log = Logboek in leesbare regels of als JSON.
tool-option-browser = Open de pagina in de browser van deze machine.
offline-base = --base: { $found } gevonden, verwacht een pad zoals /red7
offline-damaged = { $path } is beschadigd: { $name } is niet meer zoals bij het maken van het bestand; haal het opnieuw
offline-file = { $path } is niet het spel voor offline: verwacht een bestand red7-offline-….zip
offline-folder = in { $path } staan bestanden van iets anders: kies een nieuwe of lege map
offline-newer = { $path } bevat versie { $version }, in een vorm die dit programma nog niet kent: werk het bij
offline-unreadable = { $path } kan niet gelezen worden: { $reason }
static-about = Het spel uitpakken voor een webruimte: het draait dan in de browser, zonder server.
static-done = Red7 { $version } staat in { $path }, te serveren onder { $base }: zet die map op een webruimte.
tool-option-bundle = Het bestand red7-offline-….zip waar het spel in zit.
tool-option-base = Het pad op de webruimte waaronder de map staat, als dat niet / is.
tool-option-offline = Aanbieden om zonder de server te spelen: het bestand red7-offline-….zip.
