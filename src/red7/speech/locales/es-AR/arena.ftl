# Spanish of Argentina: tournaments between computer players, where it differs from es.

## The arena

arena-one-setting = un todos contra todos se juega con las mismas reglas: indicá --players y --mode una sola vez, o usá --ladder
arena-journal-there = { $file } ya existe: agregá --resume para seguir desde él, o elegí otro archivo
arena-journal-changed = { $file }: el código de { $players } cambió desde que se jugaron estos repartos, así que se vuelven a jugar.
arena-no-dask = un clúster necesita Dask: instalá red7[arena]
arena-pairings-remark = { $count ->
    [one] El intervalo es sobre repartos, al 95 %.
   *[other] Los intervalos son sobre repartos; los { $count } valen juntos al 95 %.
} Está claro quién es más fuerte donde un intervalo deja afuera la igualdad.
