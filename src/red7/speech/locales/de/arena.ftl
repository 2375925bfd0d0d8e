# German, tournaments between computer players. Address: du in small letters, ihr for several; names rather than er or sie.
# Terms: Palette, Leinwand, Nachziehstapel, Hand, Runde, Partie, Protokoll, Computerspieler; vorn liegen (lead) is not gewinnen (win).
# Imperative: short (Leg, Spiel, Zieh, Versuch); buttons in the infinitive (Zug beenden).
# Avoid: a card in a variable in the dative (mit …), small letters after a colon before a whole sentence; a no-break space before %.

## The arena

arena-about = Turniere zwischen Bots spielen und messen, wer stärker ist.

    Ein BOT ist ein Name wie random; oder exec:COMMAND, ein Programm, das über Standardein- und -ausgabe spielt; oder
    MODULE:NAME, eine Klasse in Python. Jede Kartenverteilung wird einmal für jede Drehung der Plätze gespielt;
    Intervalle werden über Kartenverteilungen berechnet.
tool-option-as_ladder = Jeden Bot nur mit dem davor vergleichen, für alle --players und --mode; ohne Bots unsere Stufen.
tool-option-deals = Wie viele Kartenverteilungen jede Paarung spielt.
tool-option-nodes = Wie viele Knoten ein Bot für jede Entscheidung durchsuchen darf; NAME@NODES legt es für einen fest.
tool-option-seconds = Wie lange ein Programm für einen Zug brauchen darf.
tool-option-stop = Eine Paarung beenden, sobald klar ist, wer stärker ist, mit Intervallen, die das Zwischenprüfen berücksichtigen.
tool-option-jobs = Wie viele Prozesse spielen.
tool-option-cluster = Auf dem Dask-Cluster mit diesem Scheduler spielen.
tool-option-journal = Eine Datei, die jede fertige Kartenverteilung festhält.
tool-option-resume = Vom Journal aus weitermachen.
tool-option-records = Ein Ordner für die Protokolle aller Partien.
tool-option-report = Ein Ordner für die Ergebnisse als JSON und Markdown und für Bilder.
tool-option-as_json = Die Ergebnisse als JSON ausgeben.
arena-playing = Verteilungen
arena-few = ein Turnier braucht mindestens zwei Bots
arena-importable = { $player } kann von anderen Prozessen nicht importiert werden: in ein eigenes Modul damit, oder in diesem Prozess vergleichen
arena-twice = der Bot { $player } ist zweimal genannt
arena-unprintable = { $player } enthält Zeichen, die sich nicht zeigen lassen
arena-command = „{ $player }“ nennt keinen Befehl: erwartet exec: und ein Befehl, etwa exec:python3 bot.py
arena-program = es gibt kein Programm „{ $command }“, das laufen könnte
arena-module = { $player } lässt sich nicht laden ({ $error }): erwartet MODULE:NAME eines Moduls, das sich importieren lässt
arena-no-bot = { $player } ist kein Bot: Die Methode turn fehlt
arena-unknown = „{ $player }“ ist kein Bot: Wähle einen von { $known } oder nenne einen eigenen als MODULE:NAME oder exec:COMMAND
arena-positive = --{ $option } ist { $found }, muss aber größer als 0 sein
arena-one-setting = ein Turnier jeder gegen jeden hat nur einen Satz Regeln: Gib --players und --mode je einmal an, oder nimm --ladder
arena-resume = --resume braucht --journal, die Datei, von der aus es weitergeht
arena-journal-there = { $file } gibt es schon: Nimm --resume dazu, um von dort weiterzumachen, oder eine andere Datei
arena-journal-line = { $file }, Zeile { $line }: Das ist kein Journal einer Arena
arena-journal-changed = { $file }: Der Code von { $players } hat sich geändert, seit diese Karten gespielt wurden; sie werden neu gespielt.
arena-no-dask = ein Cluster braucht Dask: Installier red7[arena]
arena-address = „{ $address }“ ist keine Adresse eines Clusters: erwartet ein Rechner und ein Port, etwa 127.0.0.1:8786
arena-cluster = der Cluster { $address } ist nicht erreichbar: { $error }
arena-lost = ein Prozess endete, während er die Kartenverteilung { $deal } von { $players } spielte, und noch einmal beim zweiten Versuch
forfeit-start = er ließ sich nicht starten: { $reason }
forfeit-late = er gab binnen { $seconds } s keine Antwort
forfeit-ended = er hielt mitten in der Partie an
forfeit-died = er hielt mitten in der Partie an: { $reason }
forfeit-nonsense = seine Antwort „{ $answer }“ ist kein Zug
forfeit-illegal = sein Zug { $move } ist nicht erlaubt: { $reason }
forfeit-raised = er brach ab mit { $error }
arena-rules = { $players } Spieler, { $mode }, { $edition }
arena-players = Spieler ({ $setting })
arena-pairings = Paarungen ({ $setting })
arena-ladder = Jede Stufe gegen die darunter
arena-seats = Gewonnene Runden nach dem Platz in der Zugfolge
arena-forfeits = Kampflos verloren ({ $setting })
arena-setting = Regeln
arena-level = Stufe
arena-against = { $one } gegen { $rival }
arena-place = Platz { $number }
arena-clear = klar
arena-unclear = offen
arena-column-bot = Bot
arena-column-matches = Partien
arena-column-wins = Siege
arena-column-share = Anteil der Siege
arena-column-points = Punkte je Partie
arena-column-rating = Wertungszahl
arena-column-pairing = ein Platz gegen alle anderen
arena-column-deals = Verteilungen
arena-column-verdict = Urteil
arena-column-place = Platz
arena-column-times = Anzahl
arena-column-first = zuerst in Verteilung
arena-column-reason = warum
arena-players-remark = Gleich stark wäre { $level }. Intervalle über Kartenverteilungen: die der Anteile und Punkte gelten zu 95 % für alle Zeilen zusammen, die der Wertungszahlen (aus neu gezogenen Verteilungen) für jede.
arena-pairings-remark = { $count ->
    [one] Das Intervall geht über Kartenverteilungen, zu 95 %.
   *[other] Intervalle gehen über Kartenverteilungen; alle { $count } gelten zusammen zu 95 %.
} Klar ist, wer stärker ist, wo ein Intervall den Gleichstand ausschließt.
arena-seats-remark = Platz 1 beginnt die Runde.
arena-plot-ratings = Wertungszahlen mit 95-%-Intervallen
arena-plot-seats = Gewonnene Runden nach dem Platz in der Zugfolge
arena-plot-wins = Anteil der Siege eines Platzes gegen alle anderen
