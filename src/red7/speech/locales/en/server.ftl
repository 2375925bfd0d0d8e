# English, for the operator of a server. Address: you, with contractions (you’re, can’t); a player is never he or she.
# Terms: palette, canvas, deck, hand, round, match, record, computer player; to lead is not to win, which is for rounds and matches.
# Imperative: plain (Play a card), on buttons too (End turn).
# Avoid: “is no card”, “cannot”, “somebody is to play”, a space before %, straight quotes, words to type without quotes.

## Names

# Words that no guest may have in a name, as they mean a computer player: all of the language, without accents or with
name-words = bot, robot, computer, cpu, machine
# And those that mean somebody who runs the server
name-office-words = admin, administrator, moderator, mod, server, system, sysop, sysadmin, operator, staff, support, webmaster, official, red7

## Administration

admin-subject = “{ $found }” isn’t a guest, an address or a network: write guest:ID, 192.0.2.7 or 192.0.2.0/24
admin-unheard = no server answers on { $path }: is it running, and is it yours?
admin-about = Look after a running server: who is there, end a table, ban, announce a restart.
admin-task-tables = List the tables that aren’t closed: id, phase, connections here, people.
admin-task-guests = List who is connected to this process: id, address, name.
admin-task-bans = List the bans in force, and when they end.
admin-task-end = End a table at once. Its match is abandoned, and the people are told.
admin-task-ban = Ban guest:ID, an address or a network for a while, in all processes.
admin-task-unban = Lift a ban.
admin-task-announce = Tell everybody on all pages that the server will restart.
admin-ended = The table { $table } is closed.
admin-banned = { $subject } is banned until { $until }.
admin-unbanned = { $subject } isn’t banned any more.
admin-no-ban = { $subject } wasn’t banned.
admin-announced = Everybody is told: the server restarts at { $time }.
admin-cancelled = The announcement is taken back.
tool-option-minutes = How many minutes.
tool-option-cancel = Take the announcement back.

## The table server

config-bus-alone = --bus is for several processes, which need --database too
config-data = the folder { $path } can’t be written: { $reason }
config-extra = --{ $option } needs packages that aren’t installed: pip install 'red7[{ $extra }]'
config-network = --{ $option }: “{ $found }” isn’t an address or a network such as 10.0.0.0/8
config-number = --{ $option }: found { $found }, expected a number from { $least } to { $most }
config-public-url = --public-url: found { $found }, expected a scheme, a host and perhaps a port only
config-url = --{ $option }: found { $found }, expected an address that begins with { $expected } and has a host
key-file-broken = { $path } isn’t a file of keys: expected a line of { $digits } hexadecimal digits for each
key-file-open = { $path } can be read by people other than its owner: protect it with chmod 600
key-file-unreadable = the file of keys { $path } can’t be used: { $reason }
store-backup-elsewhere = PostgreSQL is backed up by its own tools, such as pg_dump
store-backup-failed = the backup to { $path } couldn’t be made: { $reason }
store-corrupted = { $path } is damaged and was left as it is: { $reason }; put a backup in its place
store-foreign = { $path } is a database of another program
store-locked = { $path } is in use by another process of this server
store-newer = the database has version { $found }, and this program knows versions only up to { $expected }
store-unreachable = { $database } can’t be opened: { $reason }
store-emptied = { $path } is empty, though there was data: put a backup in its place with “red7 restore”; to start afresh, remove it and { $mark }
store-gone = { $path } is gone, though there was data: put a backup in its place with “red7 restore”; to start afresh, remove { $mark }
store-other-log = { $log } belongs to another database than { $path }: put backups in place with “red7 restore”, or remove that file
backup-nothing = there’s nothing to back up in { $path }
backup-unheard = the running server doesn’t answer: does it belong to someone else?
restore-damaged = { $path } is damaged: { $reason }; nothing was changed
restore-failed = nothing could be restored in { $path }: { $reason }
restore-log = { $path } is damaged: the log of table { $table } breaks off or makes no sense; nothing was changed
restore-nothing = { $path } isn’t a backup: there’s no such file, or it’s empty
restore-running = a server is running in { $path }: stop it first
server-port = can’t listen on port { $port } of { $host }: { $reason }; choose another --port or --host
serve-about = Start a table server: play in the browser, with friends and computer players.
serve-own = Opening the table in your browser. Your matches are kept in { $data }. “Ctrl+C” ends it; “red7 --help” shows the rest.
serve-ready = Red7 is open at { $address }
serve-alone = Only this device can open it. To let other devices of your network in, start it with --host 0.0.0.0
serve-no-page = It has no web page: this package was built without one. Install Node { $node } or later, then reinstall this package from source.
serve-no-bus = Redis doesn’t answer at { $bus }: until it does, processes hear of each other’s moves a second later, and each counts limits for itself.
serve-room = It has room for { $connections } connections at a time; the system allows this process { $descriptors } descriptors.
backup-about = Copy everything a table server keeps into one file, whether it runs or not.
restore-about = Put a backup in the place of everything a table server keeps. The server must not be running.
rekey-about = Add a new signing key ahead of the others. Running servers pick it up and nobody is signed out.
rekey-done = New sessions are signed with a new key: { $path }
backup-done = The backup is complete: { $path }
backup-exists = { $path } already exists: choose another name, or add --force to replace it
backup-progress = Copying
restore-done = The backup is in its place: { $path }
restore-aside = What was there before is kept here: { $path }
tool-option-host = The address to listen on; 0.0.0.0 lets other devices of your network in.
tool-option-port = The port to listen on; 0 takes any that’s free.
tool-option-data = The folder for everything the server keeps.
tool-option-force = Replace the file if it exists.
tool-option-database = Keep it in PostgreSQL instead: postgresql://…
tool-option-bus = Keep the other processes up to date through Redis: redis://…
tool-option-public_url = The address people type in, if the server is behind a proxy.
tool-option-trusted_proxies = The addresses of proxies whose X-Forwarded-For counts, separated by commas.
tool-option-metrics_from = The addresses that may read /metrics, separated by commas.
tool-option-key_file = The file of keys that sign guest sessions, when several processes share them.
tool-option-retention_days = How long finished tables, and guests who don’t come back, are kept.
tool-option-thinkers = How many processes computer players think in; 0 is one less than there are processors.
tool-option-log = Log as plain lines or as JSON.
tool-option-browser = Open the page in the browser of this machine.
offline-base = --base: found { $found }, expected a path such as /red7
offline-damaged = { $path } is damaged: { $name } isn’t as it was when the file was made; get it again
offline-file = { $path } isn’t the game for offline play: expected a file red7-offline-….zip
offline-folder = { $path } has files of something else: choose a new or an empty folder
offline-newer = { $path } holds version { $version }, in a form that this program doesn’t know yet: update it
offline-unreadable = { $path } can’t be read: { $reason }
static-about = Unpack the game for a web space: it then runs in the browser, without a server.
static-done = Red7 { $version } is in { $path }, to be served below { $base }: put that folder on any web space.
tool-option-bundle = The file red7-offline-….zip that the game comes in.
tool-option-base = The path of the web space that the folder is served below, if it isn’t /.
tool-option-offline = Offer to play without the server: the file red7-offline-….zip.
