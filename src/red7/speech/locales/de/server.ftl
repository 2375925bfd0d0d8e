# German, for the operator of a server. Address: du in small letters, ihr for several; names rather than er or sie.
# Terms: Palette, Leinwand, Nachziehstapel, Hand, Runde, Partie, Protokoll, Computerspieler; vorn liegen (lead) is not gewinnen (win).
# Imperative: short (Leg, Spiel, Zieh, Versuch); buttons in the infinitive (Zug beenden).
# Avoid: a card in a variable in the dative (mit …), small letters after a colon before a whole sentence; a no-break space before %.

## Names

# Words that no guest may have in a name, as they mean a computer player: all of the language, without accents or with
name-words = bot, roboter, computer, rechner, maschine, automat, cpu
# And those that mean somebody who runs the server
name-office-words = admin, administrator, administratorin, moderator, moderatorin, server, system, betreiber, betreiberin, verwalter, spielleitung, support, offiziell

## Administration

admin-subject = „{ $found }“ ist weder ein Gast noch eine Adresse noch ein Netz: Schreib guest:ID, 192.0.2.7 oder 192.0.2.0/24
admin-unheard = auf { $path } antwortet kein Server: Läuft er, und ist es deiner?
admin-about = Verwaltet einen laufenden Server: wer da ist, Tische beenden, sperren, Neustart ankündigen.
admin-task-tables = Listet die Tische, die nicht geschlossen sind: Kennung, Phase, Verbindungen hier, Leute.
admin-task-guests = Listet, wer mit diesem Prozess verbunden ist: Kennung, Adresse, Name.
admin-task-bans = Listet die geltenden Sperren und wann sie enden.
admin-task-end = Beendet einen Tisch sofort. Die Partie wird abgebrochen, und die Leute erfahren es.
admin-task-ban = Sperrt guest:ID, eine Adresse oder ein Netz für eine Weile, in allen Prozessen.
admin-task-unban = Hebt eine Sperre auf.
admin-task-announce = Sagt allen auf allen Seiten, dass der Server neu startet.
admin-ended = Der Tisch { $table } ist geschlossen.
admin-banned = { $subject } ist bis { $until } gesperrt.
admin-unbanned = { $subject } ist nicht mehr gesperrt.
admin-no-ban = { $subject } war nicht gesperrt.
admin-announced = Alle erfahren es: Der Server startet um { $time } neu.
admin-cancelled = Die Ankündigung ist zurückgenommen.
tool-option-minutes = Wie viele Minuten.
tool-option-cancel = Nimmt die Ankündigung zurück.

## The table server

config-bus-alone = --bus ist für mehrere Prozesse, und die brauchen auch --database
config-data = in den Ordner { $path } lässt sich nicht schreiben: { $reason }
config-extra = --{ $option } braucht Pakete, die nicht installiert sind: pip install 'red7[{ $extra }]'
config-network = --{ $option }: „{ $found }“ ist keine Adresse und kein Netz wie 10.0.0.0/8
config-number = --{ $option }: gefunden { $found }, erwartet eine Zahl von { $least } bis { $most }
config-public-url = --public-url: gefunden { $found }, erwartet nur ein Schema, ein Rechnername und vielleicht ein Port
config-url = --{ $option }: gefunden { $found }, erwartet eine Adresse, die mit { $expected } beginnt und einen Rechner nennt
key-file-broken = { $path } ist keine Datei mit Schlüsseln: erwartet für jeden eine Zeile aus { $digits } hexadezimalen Ziffern
key-file-open = { $path } lässt sich nicht nur vom Besitzer lesen: Schütz die Datei mit chmod 600
key-file-unreadable = die Datei mit Schlüsseln { $path } ist nicht brauchbar: { $reason }
store-backup-elsewhere = PostgreSQL wird mit den eigenen Werkzeugen gesichert, etwa pg_dump
store-backup-failed = die Sicherung nach { $path } ist nicht gelungen: { $reason }
store-corrupted = { $path } ist beschädigt und blieb unverändert: { $reason }; leg eine Sicherung an seine Stelle
store-foreign = { $path } ist die Datenbank eines anderen Programms
store-locked = { $path } wird von einem anderen Prozess dieses Servers benutzt
store-newer = die Datenbank hat Version { $found }, aber dieses Programm kennt nur Versionen bis { $expected }
store-unreachable = { $database } lässt sich nicht öffnen: { $reason }
store-emptied = { $path } ist leer, obwohl es Daten gab: Ersetz die Datei mit „red7 restore“ durch eine Sicherung; um neu anzufangen, entfern sie und { $mark }
store-gone = { $path } ist weg, obwohl es Daten gab: Ersetz die Datei mit „red7 restore“ durch eine Sicherung; um neu anzufangen, entfern { $mark }
store-other-log = { $log } gehört zu einer anderen Datenbank als { $path }: Spiel Sicherungen mit „red7 restore“ zurück oder entfern diese Datei
backup-nothing = in { $path } gibt es nichts zu sichern
backup-unheard = der laufende Server antwortet nicht: Gehört er jemand anderem?
restore-damaged = { $path } ist beschädigt: { $reason }; nichts wurde verändert
restore-failed = in { $path } konnte nichts wiederhergestellt werden: { $reason }
restore-log = { $path } ist beschädigt: Das Protokoll des Tisches { $table } bricht ab oder ergibt keinen Sinn; nichts wurde verändert
restore-nothing = { $path } ist keine Sicherung: Die Datei gibt es nicht, oder sie ist leer
restore-running = in { $path } läuft ein Server: Beende ihn zuerst
server-port = an Port { $port } von { $host } lässt sich nicht lauschen: { $reason }; nimm einen anderen --port oder --host
serve-about = Einen Tischserver starten: im Browser spielen, mit Freunden und Computerspielern.
serve-own = Der Tisch öffnet sich in deinem Browser. Deine Partien liegen in { $data }. „Strg+C“ beendet ihn; „red7 --help“ zeigt, was es sonst noch gibt.
serve-ready = Red7 ist offen unter { $address }
serve-alone = Nur dieses Gerät kann es öffnen. Damit andere Geräte deines Netzes hereinkommen, starte es mit --host 0.0.0.0
serve-no-page = Es gibt keine Webseite: Dieses Paket wurde ohne sie gebaut. Installier Node { $node } oder neuer und dann dieses Paket neu aus den Quellen.
serve-no-bus = Redis antwortet nicht unter { $bus }: Bis es das tut, erfahren die Prozesse eine Sekunde später von den Zügen der anderen, und jeder zählt die Grenzwerte für sich.
serve-room = Platz ist für { $connections } Verbindungen zugleich; das System erlaubt diesem Prozess { $descriptors } Deskriptoren.
backup-about = Alles, was ein Tischserver aufbewahrt, in eine Datei kopieren, ob er läuft oder nicht.
restore-about = Eine Sicherung an die Stelle von allem setzen, was ein Tischserver aufbewahrt. Der Server darf nicht laufen.
rekey-about = Einen neuen Signaturschlüssel vor die anderen setzen. Laufende Server übernehmen ihn, und niemand wird abgemeldet.
rekey-done = Neue Sitzungen werden mit einem neuen Schlüssel signiert: { $path }
backup-done = Die Sicherung ist vollständig: { $path }
backup-exists = { $path } gibt es schon: Nimm einen anderen Namen, oder ersetze sie mit --force
backup-progress = Wird kopiert
restore-done = Die Sicherung ist eingespielt: { $path }
restore-aside = Was vorher da war, liegt hier: { $path }
tool-option-host = Die Adresse, an der gelauscht wird; 0.0.0.0 lässt andere Geräte deines Netzes herein.
tool-option-port = Der Port, an dem gelauscht wird; 0 nimmt irgendeinen freien.
tool-option-data = Der Ordner für alles, was der Server aufbewahrt.
tool-option-force = Die Datei ersetzen, wenn es sie gibt.
tool-option-database = Es stattdessen in PostgreSQL aufbewahren: postgresql://…
tool-option-bus = Den anderen Prozessen über Redis sagen, was geschieht: redis://…
tool-option-public_url = Die Adresse, die die Leute eintippen, wenn der Server hinter einem Proxy steht.
tool-option-trusted_proxies = Die Adressen von Proxys, deren X-Forwarded-For zählt, durch Kommas getrennt.
tool-option-metrics_from = Die Adressen, die /metrics lesen dürfen, durch Kommas getrennt.
tool-option-key_file = Die Datei mit den Schlüsseln, die die Gastsitzungen signieren, wenn mehrere Prozesse sie teilen.
tool-option-retention_days = Wie lange beendete Tische, und Gäste, die nicht wiederkommen, aufbewahrt werden.
tool-option-thinkers = In wie vielen Prozessen Computerspieler nachdenken; 0 heißt einer weniger als Prozessoren.
tool-option-log = Protokoll als lesbare Zeilen oder als JSON.
tool-option-browser = Die Seite im Browser dieses Rechners öffnen.
offline-base = --base: { $found } gefunden, erwartet ein Pfad wie /red7
offline-damaged = { $path } ist beschädigt: { $name } ist nicht mehr so wie beim Erstellen der Datei; besorg sie neu
offline-file = { $path } ist nicht das Spiel für offline: erwartet eine Datei red7-offline-….zip
offline-folder = in { $path } liegen Dateien von etwas anderem: Nimm einen neuen oder leeren Ordner
offline-newer = { $path } enthält Version { $version } in einer Form, die dieses Programm noch nicht kennt: Bring es auf den neuesten Stand
offline-unreadable = { $path } lässt sich nicht lesen: { $reason }
static-about = Das Spiel für einen Webspace auspacken: Es läuft dann im Browser, ohne Server.
static-done = Red7 { $version } liegt in { $path }, auszuliefern unter { $base }: Stell den Ordner auf irgendeinen Webspace.
tool-option-bundle = Die Datei red7-offline-….zip, in der das Spiel steckt.
tool-option-base = Der Pfad auf dem Webspace, unter dem der Ordner liegt, wenn nicht /.
tool-option-offline = Anbieten, ohne den Server zu spielen: die Datei red7-offline-….zip.
