# Spanish, for the operator of a server. Address: tú, dropped before a verb; nothing that depends on a player’s gender.
# Terms: área de juego, pila de reglas, mazo de robo, mano, ronda, partida, registro, jugador virtual, celeste (blue), azul (indigo); ir ganando is not ganar.
# Imperative: of tú (juega, pon); buttons in the infinitive (Terminar turno).
# Avoid: descartar, a verb that agrees with a variable (hay …, se espera …); SOUND chooses between y and e; a no-break space before %.

## Names

# Words that no guest may have in a name, as they mean a computer player: all of the language, without accents or with
name-words = bot, robot, ordenador, computadora, computador, cpu, máquina
# And those that mean somebody who runs the server
name-office-words = admin, administrador, administradora, moderador, moderadora, servidor, sistema, operador, soporte, oficial

## Administration

admin-subject = «{ $found }» no es una persona, una dirección ni una red: escribe guest:ID, 192.0.2.7 o 192.0.2.0/24
admin-unheard = ningún servidor responde en { $path }: ¿está en marcha, y es tuyo?
admin-about = Cuida de un servidor en marcha: quién está, cerrar una mesa, vetar, anunciar un reinicio.
admin-task-tables = Muestra las mesas que no están cerradas: código, fase, conexiones aquí, personas.
admin-task-guests = Muestra quién está en este proceso: código, dirección, nombre.
admin-task-bans = Muestra los vetos en vigor y cuándo terminan.
admin-task-end = Cierra una mesa enseguida. Su partida se interrumpe, y se avisa a su gente.
admin-task-ban = Veta guest:ID, una dirección o una red por un tiempo, en todos los procesos.
admin-task-unban = Levanta un veto.
admin-task-announce = Avisa en todas las páginas de que el servidor se va a reiniciar.
admin-ended = La mesa { $table } está cerrada.
admin-banned = Veto de { $subject } hasta { $until }.
admin-unbanned = Se ha levantado el veto de { $subject }.
admin-no-ban = No había ningún veto de { $subject }.
admin-announced = Está anunciado: el servidor se reinicia a las { $time }.
admin-cancelled = Se ha retirado el anuncio.
tool-option-minutes = Cuántos minutos.
tool-option-cancel = Retira el anuncio.

## The table server

config-bus-alone = --bus es para varios procesos, que necesitan también --database
config-data = no se puede escribir en la carpeta { $path }: { $reason }
config-extra = --{ $option } necesita paquetes que no están instalados: pip install 'red7[{ $extra }]'
config-network = --{ $option }: «{ $found }» no es una dirección ni una red como 10.0.0.0/8
config-number = --{ $option }; encontrado: { $found }; se esperaba: un número de { $least } a { $most }
config-public-url = --public-url; encontrado: { $found }; se esperaba: solo un esquema, un host y quizá un puerto
config-url = --{ $option }; encontrado: { $found }; se esperaba: una dirección que empiece por { $expected } y tenga un host
key-file-broken = { $path } no es un archivo de claves; se esperaba: una línea de { $digits } cifras hexadecimales para cada una
key-file-open = { $path } lo pueden leer otros que no son su dueño: protégelo con chmod 600
key-file-unreadable = el archivo de claves { $path } no se puede usar: { $reason }
store-backup-elsewhere = PostgreSQL se copia con sus propias herramientas, como pg_dump
store-backup-failed = no se pudo hacer la copia en { $path }: { $reason }
store-corrupted = { $path } está dañado y se ha dejado como está: { $reason }; pon en su lugar una copia de seguridad
store-foreign = { $path } es la base de datos de otro programa
store-locked = { $path } lo está usando otro proceso de este servidor
store-newer = la base de datos tiene la versión { $found }, y este programa solo conoce versiones hasta la { $expected }
store-unreachable = { $database } no se puede abrir: { $reason }
store-emptied = { $path } está vacío, aunque había datos: pon una copia de seguridad en su lugar con «red7 restore»; para empezar de cero, elimínalo junto con { $mark }
store-gone = { $path } ha desaparecido, aunque había datos: pon una copia de seguridad en su lugar con «red7 restore»; para empezar de cero, elimina { $mark }
store-other-log = { $log } pertenece a una base de datos distinta de { $path }: restaura las copias de seguridad con «red7 restore», o elimina ese archivo
backup-nothing = no hay nada que copiar en { $path }
backup-unheard = el servidor en marcha no responde: ¿será de otra persona?
restore-damaged = { $path } está dañado: { $reason }; no se ha cambiado nada
restore-failed = no se ha podido restaurar nada en { $path }: { $reason }
restore-log = { $path } está dañado: el registro de la mesa { $table } se interrumpe o no tiene sentido; no se ha cambiado nada
restore-nothing = { $path } no es una copia de seguridad: el archivo no existe o está vacío
restore-running = hay un servidor en marcha en { $path }: detenlo primero
server-port = no se puede escuchar en el puerto { $port } de { $host }: { $reason }; elige otro --port o --host
serve-about = Inicia un servidor de mesas: se juega en el navegador, con amigos y jugadores virtuales.
serve-own = La mesa se abre en tu navegador. Tus partidas se guardan en { $data }. «Ctrl+C» la cierra; «red7 --help» muestra qué más hay.
serve-ready = Red7 está abierto en { $address }
serve-alone = Solo este dispositivo puede abrirlo. Para dejar entrar a otros dispositivos de tu red, inícialo con --host 0.0.0.0
serve-no-page = No tiene página web: este paquete se construyó sin ella. Instala Node { $node } o posterior, y reinstala este paquete desde sus fuentes.
serve-no-bus = Redis no responde en { $bus }: hasta que lo haga, los procesos se enteran de las jugadas de los demás un segundo más tarde, y cada uno cuenta los límites por su cuenta.
serve-room = Hay sitio para { $connections } conexiones a la vez; el sistema permite a este proceso { $descriptors } descriptores.
backup-about = Copia en un archivo todo lo que guarda un servidor de mesas, esté en marcha o no.
restore-about = Poner una copia de seguridad en el lugar de todo lo que guarda un servidor de mesas. El servidor no puede estar en marcha.
rekey-about = Añade una clave de firma nueva delante de las demás. Los servidores en marcha la adoptan y nadie pierde su sesión.
rekey-done = Las sesiones nuevas se firman con una clave nueva: { $path }
backup-done = La copia está completa: { $path }
backup-exists = { $path } ya existe: elige otro nombre, o añade --force para reemplazarlo
backup-progress = Copiando
restore-done = La copia de seguridad está en su lugar: { $path }
restore-aside = Lo que había antes se guarda aquí: { $path }
tool-option-host = La dirección en la que escuchar; 0.0.0.0 deja entrar a otros dispositivos de tu red.
tool-option-port = El puerto en el que escuchar; 0 toma cualquiera que esté libre.
tool-option-data = La carpeta para todo lo que guarda el servidor.
tool-option-force = Reemplazar el archivo si existe.
tool-option-database = Guardarlo en PostgreSQL en vez de en archivos: postgresql://…
tool-option-bus = Mantener al día a los demás procesos mediante Redis: redis://…
tool-option-public_url = La dirección que la gente escribe, si el servidor está detrás de un proxy.
tool-option-trusted_proxies = Las direcciones de los proxies cuyo X-Forwarded-For cuenta, separadas por comas.
tool-option-metrics_from = Las direcciones que pueden leer /metrics, separadas por comas.
tool-option-key_file = El archivo de claves que firman las sesiones de los invitados, si varios procesos las comparten.
tool-option-retention_days = Cuántos días se guardan las mesas terminadas y los invitados que no vuelven.
tool-option-thinkers = En cuántos procesos piensan los jugadores virtuales; 0 es uno menos que los procesadores.
tool-option-log = Registro en líneas legibles o en JSON.
tool-option-browser = Abrir la página en el navegador de este equipo.
offline-base = --base: se encontró { $found }, se esperaba una ruta como /red7
offline-damaged = { $path } está dañado: { $name } ya no es como cuando se hizo el archivo; consíguelo de nuevo
offline-file = { $path } no es el juego sin conexión: se esperaba un archivo red7-offline-….zip
offline-folder = { $path } tiene archivos de otra cosa: elige una carpeta nueva o vacía
offline-newer = { $path } contiene la versión { $version }, en una forma que este programa aún no conoce: actualízalo
offline-unreadable = { $path } no se puede leer: { $reason }
static-about = Desempaquetar el juego para un espacio web: funciona luego en el navegador, sin servidor.
static-done = Red7 { $version } está en { $path }, para servirse bajo { $base }: pon esa carpeta en cualquier espacio web.
tool-option-bundle = El archivo red7-offline-….zip en el que viene el juego.
tool-option-base = La ruta del espacio web bajo la que está la carpeta, si no es /.
tool-option-offline = Ofrecer jugar sin el servidor: el archivo red7-offline-….zip.
