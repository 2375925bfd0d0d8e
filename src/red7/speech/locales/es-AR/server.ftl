# Spanish of Argentina: for whoever keeps a server, where it differs from es.

## The table server

key-file-open = { $path } lo pueden leer otros que no son su dueño: protegelo con chmod 600
store-corrupted = { $path } está dañado y se dejó como está: { $reason }; poné en su lugar una copia de seguridad
serve-no-page = No tiene página web: este paquete se construyó sin ella. Instalá Node { $node } o posterior, y reinstalá este paquete desde sus fuentes.
rekey-about = Agrega una clave de firma nueva delante de las demás. Los servidores en marcha la adoptan y nadie pierde su sesión.
server-port = no se puede escuchar en el puerto { $port } de { $host }: { $reason }; elegí otro --port o --host
