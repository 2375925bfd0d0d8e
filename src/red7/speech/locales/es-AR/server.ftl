# Spanish of Argentina, for the operator of a server. Address: vos (tenés, jugá), dropped before a verb; only what Spain says otherwise stands here.
# Terms: área de juego, pila de reglas, baraja, mano, ronda, partida, registro, jugador virtual, acciones; ir ganando is not ganar.
# Imperative: of vos (jugá, elegí, poné); buttons in the infinitive.
# Avoid: Spain’s words: aquí, ordenador, pulsar, acabar, mazo, fuera, has jugado (jugaste).

## The table server

key-file-open = { $path } lo pueden leer otros que no son su dueño: protegelo con chmod 600
store-corrupted = { $path } está dañado y se dejó como está: { $reason }; poné en su lugar una copia de seguridad
store-emptied = { $path } está vacío, aunque había datos: poné en su lugar una copia de seguridad con «red7 restore»; para empezar de cero, eliminalo junto con { $mark }
store-gone = { $path } desapareció, aunque había datos: poné en su lugar una copia de seguridad con «red7 restore»; para empezar de cero, eliminá { $mark }
store-other-log = { $log } pertenece a una base de datos distinta de { $path }: restaurá las copias de seguridad con «red7 restore», o eliminá ese archivo
restore-damaged = { $path } está dañado: { $reason }; no se cambió nada
restore-failed = no se pudo restaurar nada en { $path }: { $reason }
restore-log = { $path } está dañado: el registro de la mesa { $table } se interrumpe o no tiene sentido; no se cambió nada
restore-running = hay un servidor en marcha en { $path }: primero detenelo
restore-aside = Lo que había antes se guarda acá: { $path }
serve-no-page = No tiene página web: este paquete se construyó sin ella. Instalá Node { $node } o posterior, y reinstalá este paquete desde sus fuentes.
rekey-about = Agrega una clave de firma nueva delante de las demás. Los servidores en marcha la adoptan y nadie pierde su sesión.
server-port = no se puede escuchar en el puerto { $port } de { $host }: { $reason }; elegí otro --port o --host

## Administration

admin-subject = «{ $found }» no es una persona, una dirección ni una red: escribí guest:ID, 192.0.2.7 o 192.0.2.0/24
admin-task-tables = Muestra las mesas que no están cerradas: código, fase, conexiones acá, personas.
admin-unbanned = Se levantó el veto de { $subject }.
admin-cancelled = Se retiró el anuncio.
backup-exists = { $path } ya existe: elegí otro nombre, o agregá --force para reemplazarlo
offline-damaged = { $path } está dañado: { $name } ya no es como cuando se hizo el archivo; conseguilo de nuevo
offline-folder = { $path } tiene archivos de otra cosa: elegí una carpeta nueva o vacía
offline-newer = { $path } contiene la versión { $version }, en una forma que este programa todavía no conoce: actualizalo
static-done = Red7 { $version } está en { $path }, para servirse bajo { $base }: poné esa carpeta en cualquier espacio web.
