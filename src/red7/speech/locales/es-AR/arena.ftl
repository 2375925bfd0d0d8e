# Spanish of Argentina, tournaments between computer players. Address: vos (tenés, jugá), dropped before a verb; only what Spain says otherwise stands here.
# Terms: área de juego, pila de reglas, baraja, mano, ronda, partida, registro, jugador virtual, acciones; ir ganando is not ganar.
# Imperative: of vos (jugá, elegí, poné); buttons in the infinitive.
# Avoid: Spain’s words: aquí, ordenador, pulsar, acabar, mazo, fuera, has jugado (jugaste).

## The arena

arena-one-setting = un todos contra todos se juega con las mismas reglas: indicá --players y --mode una sola vez, o usá --ladder
arena-journal-there = { $file } ya existe: agregá --resume para seguir desde él, o elegí otro archivo
arena-journal-changed = { $file }: el código de { $players } cambió desde que se jugaron estos repartos, así que se vuelven a jugar.
arena-no-dask = un clúster necesita Dask: instalá red7[arena]
arena-pairings-remark = { $count ->
    [one] El intervalo es sobre repartos, al 95 %.
   *[other] Los intervalos son sobre repartos; los { $count } valen juntos al 95 %.
} Está claro quién es más fuerte donde un intervalo deja afuera la igualdad.
arena-unknown = «{ $player }» no es un bot: elegí uno de { $known }, o indicá el tuyo como MODULE:NAME o exec:COMMAND
