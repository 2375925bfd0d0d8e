# German, the page in the browser. Address: du in small letters, ihr for several; names rather than er or sie.
# Terms: Palette, Leinwand, Nachziehstapel, Hand, Runde, Partie, Protokoll, Computerspieler; vorn liegen (lead) is not gewinnen (win).
# Imperative: short (Leg, Spiel, Zieh, Versuch); buttons in the infinitive (Zug beenden).
# Avoid: a card in a variable in the dative (mit …), small letters after a colon before a whole sentence; a no-break space before %.

## Everywhere

web-title = Red7
web-tagline = Ein Kartenspiel mit sieben Regeln. Am Ende deines Zuges musst du vorn liegen.
web-skip = Zum Inhalt springen
web-menu = Menü
web-home = Start
web-cancel = Abbrechen
web-close = Schließen
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-save = Speichern
web-loading = Einen Moment …
web-offline = Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.
web-late = Der Server hat zu lange für die Antwort gebraucht. Versuch es gleich noch einmal.
web-slow = Das dauert länger als sonst.
web-retry = Noch einmal versuchen
web-offline-title = Du bist offline
web-new-version = Eine neue Version dieser Seite ist da.
web-restart = Der Server startet um { $time } neu. Deine Partien gehen danach weiter.
web-reload = Aktualisieren
web-reload-page = Neu laden
web-broken = Auf dieser Seite ist etwas schiefgegangen. Dein Spiel ist nicht verloren: Lade die Seite neu.
web-bot-name = { $level ->
    [beginner] Anfänger
    [casual] Amateur
    [skilled] Könner
    [expert] Experte
    [master] Meister
   *[other] { $level }
}
web-bot-name-numbered = { web-bot-name } { $number }
web-bot-about = { $level ->
    [beginner] lernt noch, wie du
    [casual] spielt zum Spaß und macht Fehler
    [skilled] denkt voraus
    [expert] überlegt, was du haben könntest
   *[master] stärker geht es nicht
}
web-seat-free = freier Platz
web-name-nobody = jemand
web-mode = { $options ->
    [basic] Grundspiel
    [advanced] Für Fortgeschrittene
    [expert] Für Experten
   *[other] Eigene Mischung
}
web-mode-about = { $options ->
    [basic] Eine Runde. Wer übrig bleibt, gewinnt.
    [advanced] Punkte über mehrere Runden und Karten zum Nachziehen.
    [expert] Für Fortgeschrittene, mit Aktionen der ungeraden Karten.
   *[other] Stell die Regeln selbst zusammen.
}
web-option = { $option ->
    [draw] Nachziehen
    [scoring] Wertung
   *[actions] Aktionen
}
web-option-about = { $option ->
    [draw] Leg eine Karte ab, deren Zahl höher ist als die Anzahl der Karten in deiner Palette, und du darfst eine ziehen.
    [scoring] Wer die Runde gewinnt, behält die Karten, die zählen; die Partie geht über mehrere Runden.
   *[actions] 1, 3, 5 und 7 bewirken etwas, wenn sie auf die Palette gespielt werden.
}
web-edition = { $edition ->
    [first] Erste englische Ausgabe
    [intl-12] International, Version 1.2
    [es-ar] Spanisch (Argentinien)
    [es-13] Spanisch, Version 1.3
   *[nl-2016] Niederländisch, 2016
}
web-edition-short = { $edition }, Ziel geprüft, wenn die Karten nicht reichen
web-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
web-delayed = Was andere tun, siehst du gerade vielleicht später: Teile des Servers erreichen einander nicht. Nichts geht verloren.

## Home

web-home-play = Jetzt spielen
web-home-play-about = { $bots ->
    [one] gegen einen Computerspieler
   *[other] gegen { $bots } Computerspieler
} · { $mode }
web-home-change = Gegner und Regeln wählen
web-home-friends = Mit Freunden
web-home-friends-about = Schick einen Link oder zeig einen Code
web-home-pass = An einem Gerät
web-home-pass-about = Reicht es reihum weiter
web-home-quick = Schnelle Partie
web-home-quick-about = Mit Leuten, die gerade warten
web-home-learn = Spielend lernen
web-home-learn-about = Kleine Lektionen am echten Tisch
web-home-watch = Offene Tische
web-home-watch-about = Mitspielen oder zuschauen
web-home-matches = Deine Partien
web-home-matches-about = Weiterspielen, prüfen, speichern
web-home-join = Hast du einen Code?
web-home-resume = { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
web-home-resume-go = Weiter

## A new game

web-new-title = Neue Partie
web-new-friends-title = Mit Freunden spielen
web-new-pass-title = An einem Gerät
web-new-pass-text = Alle spielen an diesem Gerät. Zwischen den Zügen bleiben die Handkarten verdeckt, bis der Nächste es hat; der Tisch bleibt zu sehen.
web-new-name = Dein Name
web-new-name-about = Die anderen sehen ihn. 1 bis 24 Zeichen.
web-new-name-needed = Gib zuerst einen Namen ein.
web-new-name-default = Spieler
web-new-players = Spieler
web-new-opponent = Gegner { $number }
web-new-seat = Platz { $number }
web-new-seat-person = Ein Mensch
web-new-seat-name = Name auf Platz { $number }
web-new-name-numbered = { web-new-name-default } { $number }
web-new-rules = Regeln
web-new-more = Weitere Optionen
web-new-edition = Ausgabe
web-new-edition-about = Die Spielanleitungen unterscheiden sich in ein paar Punkten. Diese passt zu deiner Sprache; nimm eine andere, falls du die zu Hause hast.
web-new-ending = Bei der Zielpunktzahl enden (Variante der niederländischen Anleitung)
web-new-short = Das Ziel nur prüfen, wenn die Karten für keine weitere Runde reichen
web-new-clock = Zeit für einen Zug
web-new-clock-choice = { $seconds ->
    [0] unbegrenzt
    [30] 30 Sekunden
    [60] 1 Minute
    [120] 2 Minuten
    [86400] 1 Tag
   *[259200] 3 Tage
}
web-new-timeout = Wenn die Zeit um ist
web-new-timeout-choice = { $timeout ->
    [out] ist der Spieler raus
   *[bot] übernimmt ein Computerspieler
}
web-new-listed = Den Tisch in der Liste der offenen Tische zeigen
web-new-invited = Nur für Leute mit dem Link der Einladung
web-new-help = Tipps auch gegen menschliche Gegner erlauben
web-new-open-hands = Offene Hände: Wer in einer Runde raus ist, sieht alle Karten
web-new-start = Los geht’s
web-new-open = Tisch eröffnen

## Joining

web-join-title = Tisch beitreten
web-join-code = Der Code des Tisches
web-join-needed = Gib zuerst den Code ein.
web-join-go = Mitspielen
web-join-none = Kein Tisch hat diesen Code. Codes gelten nur bis zum Ende der Partie: Frag nach einem neuen.

## The waiting room

web-lobby-title = Der Tisch ist offen
web-lobby-waiting = { $free ->
    [0] Alle sind da.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
web-lobby-quick = Warten auf Mitspieler
web-lobby-quick-text = { $hosting ->
    [true] Wer die gleiche Partie sucht, kommt an diesen Tisch, und sie beginnt von selbst. Warte ab, oder setz Computerspieler auf die freien Plätze.
   *[false] Wer die gleiche Partie sucht, kommt an diesen Tisch, und sie beginnt von selbst.
}
web-lobby-invite = Einladen
web-lobby-link = Link zu diesem Tisch
web-lobby-code = Code
web-lobby-qr = Ein QR-Code mit dem Link zu diesem Tisch
web-lobby-local = Dieser Link geht nur auf diesem Gerät. Wer Red7 hier gestartet hat, kann andere Geräte hereinlassen: Wie das geht, steht in dem Fenster, in dem es gestartet wurde.
web-lobby-local-open = Dieser Link geht nur auf diesem Gerät. Für andere Geräte öffne diese Seite unter der Adresse, die dieses Gerät in deinem Netz hat.
web-lobby-host = Gastgeber
web-lobby-here = da
web-lobby-away = weg
web-lobby-you = du
web-lobby-sit = Hierher
web-lobby-sit-name = Dein Name
web-lobby-name-needed = Du brauchst einen Namen, um dich zu setzen.
web-lobby-stand = Platz freigeben
web-lobby-remove = { $name } entfernen
web-lobby-start = Partie starten
web-lobby-start-wait = Die Partie beginnt, sobald alle Plätze besetzt sind.
web-lobby-start-host = Der Gastgeber startet die Partie.
web-lobby-start-free = { $hosting ->
    [true] Sobald alle Plätze besetzt sind, kannst du die Partie starten.
   *[other] Sobald alle Plätze besetzt sind, kann der Gastgeber die Partie starten.
}
web-lobby-close = Tisch schließen
web-lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen.
web-lobby-rules = Regeln dieser Partie
web-lobby-dealing = Alle helfen beim Mischen
web-lobby-dealing-text = Jeder Spieler gibt eine geheime Zahl dazu, so kann niemand beim Austeilen schummeln.
web-lobby-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-lobby-sit-down = Hinsetzen
web-lobby-seat-choose = wählen …
web-lobby-help = Tipps sind erlaubt.
web-lobby-change = Partie ändern
web-lobby-changed = { $name } hat die Partie geändert: { $rules }
web-lobby-players = { $players } Spieler
web-lobby-fewer = Ein Platz weniger
web-lobby-said = { $name }: { $words }

## The table, around the table

web-table-closed = Dieser Tisch ist geschlossen
web-table-closed-text = { $reason ->
    [host] Der Gastgeber hat ihn geschlossen.
    [left] Alle haben ihn verlassen.
    [operator] Wer den Server betreibt, hat ihn geschlossen.
   *[expired] Hier hat lange niemand gespielt.
}
web-table-lost = Diesen Tisch gibt es hier nicht
web-table-lost-text = Vielleicht ist der Link falsch geschrieben, oder der Tisch wurde geschlossen.
web-table-unfair = Die Kartenverteilung dieser Partie stimmt nicht: { $problem }
web-table-elsewhere = Du spielst diese Partie auf einem anderen Gerät. Hier kannst du nur zuschauen.

## Open tables

web-tables-title = Offene Tische
web-tables-clock = { web-new-clock }: { web-new-clock-choice }
web-tables-none = Im Moment ist kein Tisch für alle offen.
web-tables-none-text = Eröffne selbst einen oder versuch eine schnelle Partie: Vielleicht kommt jemand.
web-tables-join = Mitspielen
web-tables-watch = Zuschauen
web-tables-phase = { $phase ->
    [waiting] wartet auf Spieler
    [playing] läuft
    [between] zwischen zwei Runden
    [dealing] beginnt gleich
    [finished] beendet
   *[closed] geschlossen
}

## Your matches

web-matches-title = Deine Partien
web-matches-none = Du hast hier noch nicht gespielt.
web-matches-none-text = Partien, die du mit diesem Browser spielst, stehen hier, mit Protokollen zum Behalten.
web-matches-running = Laufend
web-matches-over = Beendet
web-matches-won = gewonnen
web-matches-lost = verloren
web-matches-go = Weiter
web-matches-record = Protokoll
web-matches-check = Mischen prüfen
web-matches-tally = { $played ->
    [one] Eine Partie gespielt, { $won } gewonnen.
   *[other] { $played } Partien gespielt, { $won } gewonnen.
}
web-statistics-title = Deine Statistik

## Settings

web-settings-title = Einstellungen
web-settings-look = Aussehen
web-settings-play = Spiel
web-settings-you = Du
web-settings-language = Sprache
web-settings-language-auto = Wie im Browser
web-settings-theme = Farbschema
web-settings-theme-choice = { $value ->
    [auto] wie das System
    [light] hell
   *[dark] dunkel
}
web-settings-palette = Kartenfarben
web-settings-palette-choice = { $value ->
    [standard] normal
    [safe] bei Farbsehschwäche
   *[contrast] hoher Kontrast
}
web-settings-motion = Animation
web-settings-motion-choice = { $value ->
    [auto] wie das System
    [full] normal
    [quick] schnell
   *[off] keine: alles sofort
}
web-settings-sound = Töne
web-settings-sound-choice = { $value ->
    [auto] nur am Computer
    [on] an
   *[off] aus
}
web-settings-help = Hilfe
web-settings-help-choice = { $value ->
    [off] keine
    [legal] zeigen, was möglich ist
   *[best] die besten Züge anbieten
}
web-settings-help-about = Wenn du nach den besten Zügen fragst, sehen das alle am Tisch.
web-settings-shortcuts = Tastenkürzel mit einem Buchstaben
web-settings-shortcuts-choice = { $value ->
    [on] an
   *[off] aus
}
web-settings-core = { $form ->
    [compiled] Auf diesem Gerät spielen Computerspieler mit voller Stärke.
   *[interpreted] Auf diesem Gerät bedenken die stärksten Computerspieler weniger Züge.
}
web-settings-name = Dein Name
web-settings-name-saved = Gespeichert.
web-settings-device = Ein anderes Gerät benutzen
web-settings-device-text = Ein Link, mit dem du auf einem anderen Gerät weiterspielst. Er gilt einmal und läuft nach ein paar Minuten ab.
web-settings-device-make = Link erzeugen
web-settings-device-open = Öffne dies auf dem anderen Gerät
web-settings-sessions = Andere Geräte abmelden
web-settings-sessions-text = Hast du eines verloren oder ein fremdes benutzt? Alle Geräte außer diesem lassen sich abmelden.
web-settings-sessions-done = Alle anderen Geräte sind abgemeldet.
web-settings-forget = Meine Daten löschen
web-settings-forget-text = Dein Name und die Liste deiner Partien werden gelöscht. Die Partien bleiben für die anderen, ohne deinen Namen.
web-settings-forget-sure = Alles über dich löschen? Das lässt sich nicht rückgängig machen.
web-settings-forget-yes = Alles löschen
web-settings-forgotten = Erledigt: Dieser Browser kennt dich nicht mehr.
web-move-title = Dieses Gerät
web-move-text = Hier mit dem Namen und den Partien des anderen Geräts weiterspielen?
web-move-go = Hier weiterspielen
web-move-done = Auf diesem Gerät spielst du jetzt als { $name }.

## Fair deals

web-fair-title = Faires Mischen
web-fair-intro = Hier kann niemand die Karten bestimmen, auch der Server nicht. Das musst du nicht glauben: Prüf es selbst.
web-fair-how = Wie eine Partie zu ihren Karten kommt
web-fair-step-1 = Der Server zieht eine geheime Zahl und zeigt ihren Fingerabdruck. Von da an kann er die Zahl nicht mehr ändern.
web-fair-step-2 = Die Seite jedes Spielers zieht auch eine geheime Zahl und schickt deren Fingerabdruck.
web-fair-step-3 = Sind alle Fingerabdrücke da, decken die Spieler ihre Zahlen auf. Bis dahin kennt der Server ihre nicht, und sie kennen seine nicht.
web-fair-step-4 = Alle Zahlen zusammen bestimmen, wie gemischt wird. Nach der Partie deckt der Server seine eigene auf.
web-fair-step-5 = Jetzt können alle das Mischen nachrechnen und vergleichen. Deine Seite macht das nach jeder Partie.
web-fair-limits = Was das nicht beweist: Der Server teilt aus, also kennt er alle Karten. Und wenn kein Spieler eine Zahl dazugibt, hat er allein gewählt.
web-fair-check = Ein Protokoll prüfen
web-fair-check-text = Füge ein Protokoll ein oder öffne eine .red7-Datei. Die Kartenverteilung wird auf dieser Seite geprüft, ganz ohne Server.
web-fair-text = Das Protokoll
web-fair-file = Datei öffnen
web-fair-go = Kartenverteilung prüfen
web-fair-turns = Auch die Züge vom Server prüfen lassen
web-fair-good = { $rounds ->
    [one] Die Kartenverteilung stimmt.
   *[other] Alle { $rounds } Kartenverteilungen stimmen.
}
web-fair-secrets = { $count ->
    [0] Kein Spieler hat eine Zahl dazugegeben.
    [one] Ein Spieler hat eine Zahl dazugegeben.
   *[other] { $count } Spieler haben Zahlen dazugegeben.
}
web-fair-seen = Dieser Browser war dabei, und alles, was er sah, stimmt mit dem Protokoll überein.
web-fair-bad = Dieses Protokoll stimmt nicht.
web-fair-turns-good = Der Server bestätigt alle Züge, Punkte und das Ergebnis.
web-fair-turns-bad = Der Server hat Fehler gefunden.
web-fair-no-record = Das ist kein Protokoll: Es müsste mit „Red7-Record: 1“ beginnen.

## Rules

web-rules-title = Die Regeln
web-rules-goal = Das Ziel
web-rules-goal-text = Bleib am längsten in der Runde. Am Ende jedes deiner Züge musst du nach der Regel der Leinwand vorn liegen. Sonst bist du raus.
web-rules-cards = Die Karten
web-rules-cards-text = 49 Karten: die Zahlen 1 bis 7 in sieben Farben. Die höhere Zahl sticht. Bei gleichen Zahlen sticht die Farbe, die näher bei Rot steht, in dieser Reihenfolge:
web-rules-cards-example = Die rote 6 schlägt die orange 6, und beide schlagen jede 5.
web-rules-setup = Zu Beginn
web-rules-setup-text = Alle bekommen sieben Karten und dazu eine offene: den Anfang ihrer Palette. Die Leinwand beginnt rot. Wer die höchste Palettenkarte hat, liegt vorn, und der nächste Spieler fängt an.
web-rules-turn = Dein Zug
web-rules-turn-text = Du hast die Wahl:
web-rules-turn-1 = eine Handkarte auf deine Palette spielen
web-rules-turn-2 = eine Handkarte auf der Leinwand ablegen: Ihre Farbe ist die neue Regel
web-rules-turn-3 = erst das eine, dann das andere
web-rules-turn-4 = passen und raus sein
web-rules-turn-end = Danach musst du vorn liegen. Wer zu Beginn des Zuges keine Handkarten hat, ist raus. Wer übrig bleibt, gewinnt die Runde.
web-rules-seven = Die sieben Regeln
web-rules-seven-text = Du liegst vorn, wenn deine Palette mehr Karten hat, die die Regel erfüllen, als jede andere. Bei Gleichstand entscheidet die höchste dieser Karten.
web-rules-rule = { $color ->
    [red] Die höchste Karte liegt vorn.
    [orange] Die meisten Karten mit derselben Zahl liegen vorn.
    [yellow] Die meisten Karten in einer Farbe liegen vorn.
    [green] Die meisten geraden Karten liegen vorn: 2, 4 und 6.
    [blue] Die meisten Karten in verschiedenen Farben liegen vorn. Von jeder Farbe zählt nur die höchste Karte.
    [indigo] Die längste Reihe aufeinanderfolgender Zahlen liegt vorn. Jede Zahl zählt einmal, und von der 7 geht es nicht zur 1 weiter.
   *[violet] Die meisten Karten unter 4 liegen vorn: 1, 2 und 3.
}
web-rules-counts = Diese Karten zählen:
web-rules-two-sets = Bei zwei gleich großen Gruppen zählt die mit der höchsten Karte.
web-rules-nobody = Ohne eine Karte, die die Regel erfüllt, liegst du nicht vorn.
web-rules-draw = Nachziehen
web-rules-draw-text = Legst du eine Karte ab, deren Zahl höher ist als die Anzahl der Karten in deiner Palette, darfst du eine ziehen. Im selben Zug kannst du sie nicht spielen.
web-rules-scoring = Wertung
web-rules-scoring-text = Wer die Runde gewinnt, behält die Palettenkarten, die nach der Regel zählen; jede ist so viel wert wie ihre Zahl. Alle anderen Karten werden für die nächste Runde gemischt.
web-rules-scoring-end = { $target ->
    [true] Die Partie endet, wenn jemand 40 Punkte hat (35 zu dritt, 30 zu viert) oder die Karten für keine weitere Runde reichen. Wer die meisten Punkte hat, gewinnt.
   *[false] Die Partie endet, wenn die Karten für keine weitere Runde reichen. Wer die meisten Punkte hat, gewinnt.
}
web-rules-actions = Aktionen
web-rules-actions-text = Ungerade Karten haben eine Aktion, wenn du sie von der Hand auf die Palette spielst. Sie ist Pflicht, wenn es geht.
web-rules-action-1 = Nimm eine Karte aus einer anderen Palette und leg sie verdeckt auf den Nachziehstapel.
web-rules-action-1-limit = { $edition ->
    [first] Nie die einzige Karte eines Spielers.
   *[other] Nicht von einem Spieler, der weniger Palettenkarten hat als du (deine 1 zählt mit).
}
web-rules-action-3 = Zieh eine Karte. Du darfst sie noch in diesem Zug ablegen.
web-rules-action-5 = Spiel noch eine Karte auf deine Palette. Hat sie eine Aktion, führ auch die aus.
web-rules-action-7 = { $edition ->
    [first] Leg eine andere Karte aus deiner Palette auf die Leinwand.
   *[other] Leg eine Karte aus deiner Palette, auch die 7 selbst, auf die Leinwand oder verdeckt auf den Nachziehstapel.
}
web-rules-after = Nach den Aktionen darfst du noch eine Karte auf der Leinwand ablegen.
web-rules-contents = Inhalt
web-rules-edition = Besonderheiten dieser Ausgabe
web-rules-special = { $edition ->
    [es-ar] Du darfst keine Karte auf deine Palette spielen, wenn du danach nicht vorn liegst, außer du hast mit einer 3 gezogen.
   *[es-13] Du darfst eine Karte ablegen, auch wenn du danach nicht vorn liegst: Du bist raus, und die neue Regel bleibt.
}
web-rules-special-actions = { $edition ->
    [first] Eine 1 muss eine Karte nehmen, auch wenn du nicht in Führung gehen kannst. Legt eine 7 eine Karte auf die Leinwand, musst du sofort vorn liegen.
    [intl-12] Eine 1, mit der du nicht in Führung gehen kannst, nimmt nichts. Legt eine 7 eine Karte auf die Leinwand, musst du sofort vorn liegen.
   *[other] Eine 1 oder 7 darfst du nur spielen, wenn du am Ende des Zuges vorn liegen kannst.
}
web-rules-play = Genug gelesen: spielen
web-rules-length = { $edition ->
    [es-13] Für zwei bis vier Spieler. Eine Partie dauert 5 bis 30 Minuten.
    [nl-2016] Für zwei bis vier Spieler.
   *[other] Für zwei bis vier Spieler. Eine Partie dauert 5 bis 10 Minuten.
}
web-rules-first = { $edition ->
    [es-13] Nach ein paar Partien nimm Nachziehen und Wertung dazu: Das Heft empfiehlt es. In den ersten Partien sollen seine zwei Karten darüber, wer vorn liegt, bereitliegen; hier sagt es dir der Tisch jederzeit.
    [nl-2016] Nach ein paar Partien nimm Nachziehen und Wertung dazu: Das Heft empfiehlt es. Sprecht vorher ab, ob ihr mit Aktionen spielt; sie sind für Experten. In den ersten Partien sollen seine zwei Karten darüber, wer vorn liegt, auf dem Tisch liegen; hier sagt es dir der Tisch jederzeit.
   *[other] Nach ein paar Partien nimm Nachziehen und Wertung dazu. Aktionen sind für erfahrene Spieler gedacht.
}
web-rules-discard = Ablegen darfst du nur, wenn du danach vorn liegst.
web-rules-draw-empty = Ist der Nachziehstapel leer, wird nichts gezogen.
web-rules-draw-seven = Für eine Karte, die eine 7 auf die Leinwand legt, darfst du nicht ziehen.
web-rules-variant = Eine Variante geht weiter, bis jemand 40 Punkte hat (35 zu dritt, 30 zu viert). Reichen die Karten für keine weitere Runde, werden alle Punkte notiert und alle Karten gemischt.
web-rules-at-once = Legt eine 7 eine Karte auf die Leinwand, musst du sofort vorn liegen.
web-rules-readings = Was dieses Heft offenlässt
web-rules-reading = { $reading ->
    [seven-draw] Es sagt nicht, ob du für eine Karte ziehen darfst, die eine 7 auf die Leinwand legt. Hier darfst du es nicht, wie in den späteren Heften.
    [order] Es sagt nicht, ob du zuerst spielst oder zuerst ablegst. Hier spielst du zuerst, wie in allen anderen Heften.
    [target] Es sagt nicht, wann die Punkte mit dem Ziel der Variante verglichen werden. Hier geschieht es nach jeder Runde. Für eine neue Partie kannst du wählen, dass es nur geschieht, wenn die Karten nicht mehr reichen.
    [three] Es sagt nicht, ob du deinen Zug ohne Führung beenden darfst, nachdem du mit einer 3 gezogen hast. Hier darfst du es und bist raus.
    [must-lead] Wo eine 1 oder 7 nur erlaubt ist, wenn du am Ende des Zuges vorn liegen kannst, musst du hier dann wirklich vorn liegen. Seine Worte könnten auch heißen, dass das Können genügt.
    [losing-discard] Es verbietet nicht, etwas abzulegen, wonach du nicht vorn liegst. Hier bist du dann raus, und die neue Regel bleibt.
    [short] Die Karten reichen hier nicht mehr, wenn es nicht acht für jeden sind: eine Hand und eine Palettenkarte. Seine Worte könnten auch sieben heißen.
    [blue] Es sagt nicht, welche Karte jeder Farbe man bei Blau behält. Hier ist es die höchste.
   *[after-seven] Es sagt nicht, ob du nach einer 7 noch ablegen darfst. Hier darfst du es.
}

## Pages that are not there

web-missing-title = Hier ist nichts
web-missing-text = Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.
web-missing-home = Zur Startseite


## The table screen; $who is "you" or a player’s name

web-t-card = { COLOR($color) } { $number }
web-t-card-the = die { $color ->
    [red] rote
    [orange] orange
    [yellow] gelbe
    [green] grüne
    [blue] blaue
    [indigo] indigoblaue
    [violet] violette
   *[other] { COLOR($color) }
} { $number }
web-t-home = Red7: zur Startseite
web-t-round = Runde { $round }
web-t-your-turn = Dein Zug
web-t-turn-of = { $who } ist dran
web-t-round-over = Runde vorbei
web-t-match-over = Partie vorbei
web-t-connection-connecting = Verbinden …
web-t-connection-lost = Verbindung verloren. Dein Spiel ist sicher: Wir verbinden uns von selbst wieder.
web-t-settings = Einstellungen
web-t-close = Schließen
web-t-side = Verlauf und Karten
web-t-leave = Tisch verlassen
web-t-leave-trial = Zurück
web-t-leave-sure = Den Tisch verlassen?
web-t-leave-alone = Die Partie endet hier, und du kannst sie nicht fortsetzen.
web-t-leave-gives-up = { $players ->
    [2] Du gibst die Partie auf, und dein Gegenüber gewinnt sie.
   *[other] Du gibst die Partie auf: Sie zählt für dich als verloren, und ein Computer spielt deinen Platz zu Ende.
}
web-t-gave-up = Du hast die Partie aufgegeben: Ein Computer spielt deinen Platz zu Ende.
web-t-person = { $name }: stummschalten oder blockieren
web-t-person-choice = { $value ->
    [muted] Stummschalten
    [blocked] Blockieren
   *[none] Keins von beiden
}
web-t-person-about = { $value ->
    [muted] Du siehst die Zurufe dieser Person nicht.
    [blocked] Ihr seht keine Zurufe voneinander, und eine schnelle Partie setzt euch nicht zusammen.
   *[none] Du siehst die Zurufe dieser Person.
}
web-t-stop-watching = Nicht mehr zuschauen
web-t-person-is = { $relation ->
    [muted] stumm
   *[blocked] blockiert
}
web-settings-company = Stummgeschaltete und blockierte Personen
web-settings-company-none = Niemand. Am Tisch kannst du jemanden über das Gesicht stummschalten oder blockieren.
web-settings-company-undo = { $relation ->
    [muted] { $name } wieder hören
   *[blocked] { $name } nicht mehr blockieren
}
web-t-rivals = Die anderen Spieler
web-t-rules = Die sieben Regeln, und wer bei jeder vorn läge
web-t-rule-named = { COLOR($color) }: { $rule }
web-t-round-rule = { web-t-round }. { $rule }
web-t-rule-tile = { COLOR($color) }, { $rule }: { $leader }
web-t-nobody = niemand
web-t-leads = liegt vorn
web-t-you-lead = Du liegst vorn
web-t-before = Vor diesem Zug
web-t-would = Mit diesem Zug
web-t-would-why = Mit diesem Zug: { $why }
web-t-canvas-and-deck = Leinwand und Nachziehstapel
web-t-deck = { $cards ->
    [0] Der Nachziehstapel ist leer
    [one] { $cards } Karte im Nachziehstapel
   *[other] { $cards } Karten im Nachziehstapel
}
web-t-deck-top = oben
web-t-out = raus
web-t-left = hat den Tisch verlassen
web-t-away = ist kurz weg
web-t-stands-in = ein Computer hat übernommen ({ $level })
web-t-helped = { $times ->
    [one] hat einen Tipp genutzt
   *[other] hat { $times } Tipps genutzt
}
web-t-let-bot-play = Einen Computer übernehmen lassen
web-t-come-back = Zurückkommen
web-t-open-rival = Die Palette von { $who }
web-t-hand-size = { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}
web-t-known = Sicher auf dieser Hand: { $cards }
web-t-open-hand = In dieser Hand: { $cards }
web-t-open-hands = Die Hände der anderen
web-t-points-short = { $points ->
    [one] { $points } P.
   *[other] { $points } P.
}
web-t-time-left = Restzeit
web-t-your-palette = Deine Palette
web-t-palette-of = { $who ->
    [you] Deine Palette
   *[other] Palette von { $who }
}
web-t-palette-out = { $who ->
    [you] Du bist raus: Deine Palette ist verdeckt
   *[other] { $who } ist raus: Die Palette ist verdeckt
}
web-t-palette-card = { $card }{ $counts ->
    [yes] , zählt
   *[no] { "" }
}{ $fresh ->
    [yes] , gerade gespielt
   *[no] { "" }
}
web-t-your-hand = Deine Hand
web-t-hand-empty = Keine Karten mehr
web-t-hand-card = { $card }{ $drawn ->
    [yes] , gerade gezogen
   *[no] { "" }
}{ $dim ->
    [yes] , jetzt nicht spielbar
    [keeps] , hält dich drin
    [joins] , hält dich mit einer zweiten Karte drin
    [luck] , hält dich mit Glück drin
   *[no] { "" }
}
web-t-sort-number = Nach Zahl
web-t-sort-color = Nach Farbe

# Where a card goes
web-t-to-palette = Auf die Palette
web-t-to-canvas = Auf die Leinwand
web-t-to-deck = Auf den Stapel
web-t-to-palette-card = { $card } auf deine Palette legen
web-t-to-canvas-card = { $card } auf die Leinwand legen
web-t-to-deck-card = { $card } auf den Nachziehstapel legen
web-t-where = Wohin kommt { $card }?
web-t-put-back = Diese Karte zurücklegen
web-t-step-draw = Eine Karte ziehen
web-t-step-take = { $who ->
    [you] nimmst
   *[other] nimmt
} { $card } weg (auf den Nachziehstapel)
web-t-takes-nothing = { $card } (nimmt nichts weg)

# The staged turn
web-t-your-turn-label = Dein Zug
web-t-staged = Dein Zug bisher
web-t-undo = Rückgängig
web-t-hint = Tipp
web-t-skip = Überspringen
web-t-replay = Diesen Zug noch einmal zeigen
web-t-review = Was seit deinem letzten Zug geschah
web-t-review-place = Moment { $place } von { $count }
web-t-review-back = Einen Moment zurück
web-t-review-on = Einen Moment weiter
web-t-sending = Dein Zug wird gesendet …
web-t-watching = Du schaust zu.
web-t-waiting = { $who ->
    [you] Du bist dran
   *[other] { $who } ist dran.
}
web-t-you-are-out = Du bist raus aus dieser Runde. Bleib und schau, wie sie ausgeht.
web-t-you-look-on = Du bist in dieser Runde raus. Jetzt siehst du alle Hände.
web-t-prompt-in = Lieg am Zugende vorn: Palette, Leinwand oder beides.
web-t-prompt-gamble = Nur Glück beim Ziehen hilft noch: Spiel eine 3.
web-t-prompt-out = Nichts hält dich drin: Ärgere die anderen, oder hör auf.
web-t-prompt-reveal = Die 3 zieht eine Karte. Danach gibt es kein Zurück.
web-t-prompt-take = Die 1 legt eine fremde Karte auf den Nachziehstapel: Welche?
web-t-prompt-tuck = Die 7 legt eine Karte aus deiner Palette weg: Such dir eine aus.
web-t-prompt-follow = Für die 5 spielst du noch eine Karte auf deine Palette.
web-t-prompt-draw = Für diese abgelegte Karte darfst du eine ziehen.
web-t-prompt-discard = Du darfst noch eine Karte auf der Leinwand ablegen.
web-t-prompt-must-discard = Leg jetzt eine Karte auf der Leinwand ab, um vorn zu liegen.
web-t-prompt-whole = Dein Zug ist fertig.
web-t-end-none = Zug beenden
web-t-end-lead = Zug beenden: Du liegst vorn
web-t-end-win = Zug beenden: Rundensieg!
web-t-end-out = Zug beenden: Du bist raus
web-t-end-nothing = Passen: Du bist raus
web-t-end-reveal = Karte ziehen
web-t-end-draw = Ziehen: Du liegst vorn
web-t-end-draw-win = Ziehen: Rundensieg!
web-t-end-no-draw = Nicht ziehen: Du liegst vorn
web-t-mine-out = Du bist aus dieser Runde ausgeschieden.
web-t-sure-title = Raus aus der Runde?
web-t-sure-out = Wenn du deinen Zug so beendest, liegst du nicht vorn und bist raus aus dieser Runde.
web-t-sure-nothing = Wenn du passt, bist du raus aus dieser Runde.
web-t-sure-no = Weiterspielen
web-t-sure-yes = Ja, ich steige aus
web-t-again = Wiederholung
web-t-again-turn = Du siehst den letzten Zug noch einmal.
web-t-again-end = Zurück zum Spiel

# The end of a round or match
web-t-end-label = Das Ergebnis
web-t-cause-gave-up = { $who ->
    [you] Du konntest oder wolltest nicht in Führung gehen.
   *[other] { $who } konnte oder wollte nicht in Führung gehen.
}
web-t-cause-not-leading = { $who ->
    [you] Du lagst am Ende deines Zuges nicht vorn.
   *[other] { $who } lag am Ende des Zuges nicht vorn.
}
web-t-cause-time = { $who ->
    [you] Deine Zeit war um.
   *[other] { $who } hatte keine Zeit mehr.
}
web-t-cause-left = { $who ->
    [you] Damit geht sie an dich.
   *[other] Damit geht sie an { $who }.
}
web-t-walkover = { $who ->
    [you] Du hast die Partie verlassen.
   *[other] { $who } hat die Partie verlassen.
}
web-t-walkover-seat = Wenn du noch einmal spielst, ist der Platz für jemand anderen frei.
web-t-lost-cause = In deinem letzten Zug hätte dich nichts mehr retten können.
web-t-out-turn = raus in Zug { $turn }
web-t-next-round = Nächste Runde
web-t-rematch = Noch einmal
web-t-rematch-asked = Warten auf die anderen …
web-t-rematch-others = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
web-t-missed = Was hätte ich spielen können?
web-t-missed-turn = Was hätte ich in Zug { $turn } spielen können?
web-t-missed-short = Bessere Züge?
web-t-new-game = Neue Partie
web-t-record = Protokoll speichern
web-t-next-in = Die nächste Runde beginnt in { $time }.
web-t-hold = Wartet kurz
web-t-hold-off = Fertig geschaut
web-t-holding = Die nächste Runde wartet auf dich, höchstens { $time }.
web-t-held-by = { $name } möchte noch etwas schauen: höchstens { $time }.
web-t-rematch-in = Noch { $time } Zeit für die Antwort. Dein Platz bleibt dir.
web-t-time-up-bot = Deine Zeit war um, darum spielt ein Computer für dich. Komm zurück, wann du willst.
web-t-time-up-out = Deine Zeit war um, darum bist du in dieser Runde raus. Bleib und sieh, wie sie ausgeht.
web-t-bot-plays = Ein Computer spielt für dich. Komm zurück, wann du willst.
web-t-painting = Das fertige Gemälde, gerahmt und signiert
web-t-picture = Gemälde behalten
web-t-picture-share = Teilen
web-t-picture-save = Als { $kind } speichern
web-t-picture-sign = Dein Name für die Signatur
web-t-picture-unsigned = Gemälde signieren und behalten
web-t-picture-against = gegen { $names }
web-t-cause-could-not = { $who ->
    [you] Mit keinem Zug hättest du vorn gelegen.
   *[other] Mit keinem Zug hätte { $who } vorn gelegen.
}
web-t-cause-would-not = { $who ->
    [you] Du hättest in Führung gehen können und hast es nicht getan.
   *[other] { $who } hätte in Führung gehen können und hat es nicht getan.
}

# Help
web-t-hints-now = Was du spielen kannst
web-t-hints-missed = Was du hättest spielen können
web-t-hints-turn = Zug { $turn }: { $played }
web-t-hints-mine = dein Zug
web-t-hints-marked = Alle am Tisch sehen, dass du nach einem Tipp gefragt hast.
web-t-hints-thinking = Viele Verteilungen werden durchprobiert …
web-t-hints-more = { $count ->
    [one] Noch einen Zug zeigen
   *[other] Noch { $count } Züge zeigen
}
web-t-hints-stage = So vorbereiten
web-t-chance = { $chance } % Chance auf die Runde
web-t-chance-about = etwa { $chance } % Chance auf die Runde
web-t-review-turn = Zug { $turn } und was folgte
web-t-review-before = Vor deinem Zug { $turn }
web-t-hints-progress = Deine Züge werden angesehen: { $done } von { $count } …
web-t-hints-compared = Deine Chance, die Runde zu gewinnen, war { $chance } %; der beste Zug hatte { $best } %.
web-t-hints-was-best = Du hast den besten Zug gewählt: { $chance } % Chance, die Runde zu gewinnen.
web-t-hints-fold = Tisch zeigen
web-t-hints-unfold = Züge zeigen
web-t-own-turns = Deine Züge in dieser Runde
web-t-own-turn = Zug { $turn }: { $chance } %, bestenfalls { $best } %
web-t-own-turn-decided = am teuersten
web-t-fate-in = bleibt drin
web-t-fate-gamble = Glückssache
web-t-fate-out = ist raus
web-t-outlook = { $outlook ->
    [bold] Ein kühner Versuch
    [small] Eine kleine Chance
    [open] Alles ist offen
    [good] Gute Aussichten
   *[won] So gut wie gewonnen
}
web-t-hint-best = am besten

# The side
web-t-scores = Punkte
web-t-scores-to = Punkte: { $target } zum Sieg
web-t-log = Die Züge bisher
web-t-log-jump = Zu einer Runde
web-t-log-empty = Noch hat niemand gespielt.
web-t-unseen = { $cards ->
    [one] Eine ungesehene Karte
   *[other] { $cards } ungesehene Karten
}
web-t-match = Diese Partie
web-t-watchers = Zuschauer
web-t-react = Etwas sagen
web-t-react-hello = Hallo!
web-t-react-thanks = Danke!
web-t-react-well-played = Gut gespielt!
web-t-react-wow = Wow!
web-t-react-oops = Hoppla!
web-t-react-thinking = Ich überlege …
web-t-react-hurry = Noch da?
web-t-react-good-game = Schöne Partie!

# One device for all
web-t-over-title = Weitergeben an { $name }
web-t-over-why = Die Handkarten sind verdeckt. Ab jetzt sollte nur { $name } auf den Bildschirm schauen.
web-t-over-take = Ich bin { $name }: Karten zeigen

# Keys
web-t-keys = Tastenkürzel
web-t-key-card = eine Karte mit Buchstabe und Zahl aufnehmen
web-t-key-palette = sie auf deine Palette spielen
web-t-key-canvas = sie auf die Leinwand legen
web-t-key-take = mit einer 1: sie auf den Nachziehstapel legen
web-t-key-x = mit einer 7: sie auf die Leinwand legen
web-t-key-d = mit einer 7: sie auf den Nachziehstapel legen
web-t-key-draw = eine Karte ziehen und den Zug beenden
web-t-key-end = den großen Knopf drücken
web-t-key-undo = zurücknehmen
web-t-key-hint = nach einem Tipp fragen
web-t-key-log = den Verlauf öffnen oder schließen
web-t-key-arrows = von Karte zu Karte
web-t-key-escape = die Karte zurücklegen
web-t-key-keys = die Tastenkürzel zeigen

## Said aloud
web-t-told-joined = { $name } hat Platz genommen.
web-t-told-left = { $name } hat den Tisch verlassen.
web-t-told-word = { $name }: { $word }
web-t-told-time = Noch zehn Sekunden.
web-t-told-time-up = Deine Zeit ist um.
web-t-connection-open = Wieder verbunden.
web-t-waiting-label = Wer am Zug ist

## Characters

web-settings-remarks = Was Computerspieler sagen
web-settings-remarks-choice = { $value ->
    [on] zeigen
   *[off] verbergen
}
web-remark-hello = { $level ->
    [beginner] Hallo! Spiele ich zum ersten Mal? Ich glaube schon!
    [casual] Schön, dich zu sehen. Erst Tee, dann Karten.
    [skilled] Schön, mal wieder zu spielen.
    [expert] Mal sehen, was du kannst.
   *[master] Willkommen in meinem Atelier.
}
web-remark-lead = { $level ->
    [beginner] Guck mal, das hab ich gemalt!
    [casual] Die Farbe steht mir.
    [skilled] Die hatte ich schon bereit.
    [expert] Jetzt darfst du dir Sorgen machen.
   *[master] Genau so war es skizziert.
}
web-remark-out = { $level ->
    [beginner] Huch! Ich bin raus.
    [casual] Na gut, ich bin raus.
    [skilled] In Ordnung, ich bin raus.
    [expert] Das hätte ich sehen müssen.
   *[master] Sehr schön gespielt. Ich bin raus.
}
web-remark-won = { $level ->
    [beginner] Gewonnen? Ich hab wirklich gewonnen!
    [casual] Das hat Spaß gemacht!
    [skilled] Alles hat gepasst.
    [expert] Wie geplant.
   *[master] Das Bild ist fertig.
}
web-remark-lost = { $level ->
    [beginner] Wow, bist du gut!
    [casual] Gut gespielt! Noch mal?
    [skilled] Gut gespielt. Ich habe etwas gelernt.
    [expert] Das hast du dir verdient.
   *[master] Bravo. Eine feine Arbeit.
}
web-face-title = Gesicht
web-lobby-invites = { $name } lädt dich ein
web-t-wins = Gewonnene Partien an diesem Tisch: { $each }
web-t-wins-of = { $who } { $wins }
web-t-tally = { $wins ->
    [one] eine Partie hier gewonnen
   *[other] { $wins } Partien hier gewonnen
}
web-t-rivalry-all = { $who ->
    [you] Alle { $matches } Partien gehören dir. Gnade!
   *[other] Alle { $matches } Partien gehen an { $who }. Zeit für die Revanche!
}
web-t-rivalry-even = Gleichstand! Wer holt sich die nächste?
web-t-rivalry-ahead = { $who ->
    [you] Und du bist eine Partie voraus.
   *[other] Damit ist { $who } eine Partie voraus.
}
web-t-rivalry-first = { $who ->
    [you] Dein erster Sieg an diesem Tisch!
   *[other] Der erste Sieg für { $who } an diesem Tisch!
}
web-t-rivalry-pigments = { $who ->
    [you] Sieben Siege: Deine Farben sind komplett!
   *[other] Sieben Siege: Alle Farben sind da für { $who }!
}
web-home-newcomer = Ich habe das noch nie gespielt
web-home-newcomer-about = Eine geführte Runde am echten Tisch: in jedem Zug etwas Neues, und Pip als netter Gegner.
web-matches-yours = du bist dran
web-matches-turn = { $name } ist dran
web-matches-leave = Verlassen
web-matches-leave-sure = Wirklich verlassen?
web-matches-give-up-sure = Aufgeben und verlieren?
web-matches-gave-up = { $name } hat aufgegeben
web-matches-you-gave-up = du hast aufgegeben
web-face = { $face ->
    [fox] Fuchs
    [cat] Katze
    [owl] Eule
    [bear] Bär
    [rabbit] Hase
    [frog] Frosch
    [panda] Panda
    [mouse] Maus
    [penguin] Pinguin
    [lion] Löwe
    [koala] Koala
    [hen] Huhn
   *[none] der Anfangsbuchstabe deines Namens
}

## The turn in danger

web-t-prompt-loses = Mit diesem Zug bist du raus, mit einem anderen nicht: Geh zurück.
web-t-prompt-lost = Kein Zug hält dich drin: Die Runde ist verloren.
web-t-prompt-over = Jetzt kann dich nichts mehr retten.
web-t-prompt-draw-back = Ziehst du jetzt, bekommst du { $card } zurück.
web-t-drew-then = Du hast { $card } gezogen. { $next }
web-t-nothing-then = Die 1 nimmt nichts weg. { $next }
web-t-sure-other = Ein anderer Zug hielte dich drin.
web-t-why-deck = Nur eine 1 oder eine 7 legt eine Karte auf den Stapel.
web-t-why-one = Deine Karte für diesen Zug hast du schon gespielt.
web-t-makes-rule = Auf der Leinwand gilt damit die Regel „{ $rule }“.
web-t-mark-keeps = Hält dich drin.
web-t-mark-joins = Hält dich mit einer zweiten Karte drin.
web-t-mark-luck = Hält dich mit Glück drin.
web-t-legend-keeps = hält dich drin
web-t-legend-joins = mit zweiter Karte
web-t-legend-luck = mit Glück
web-t-legend-drawn = gerade gezogen
web-t-hints-off = Tipps sind ausgeschaltet. Schalte sie ein, dann siehst du auf Wunsch die besten Züge.
web-t-hints-on = Tipps einschalten
web-t-hints-none = An diesem Tisch gibt es keine Tipps.
web-t-ready = Bereit, sobald du dran bist.
web-t-ready-label = Dein nächster Zug
web-t-ready-would = Wärst du jetzt dran
web-t-ready-why = { web-t-ready-would }: { $why }
web-t-ready-changed = Auf dem Tisch hat sich etwas geändert: Nicht alles, was du vorbereitet hast, geht noch.
web-t-away-waited = { $minutes ->
    [0] { $name } ist kurz weg.
    [one] { $name } ist weg. Du wartest seit einer Minute.
   *[other] { $name } ist weg. Du wartest seit { $minutes } Minuten.
}
web-t-away-soon = In { $time } kannst du einen Computer übernehmen lassen.
web-t-away-clock = { $timeout ->
    [out] In { $time } ist { $name } in dieser Runde raus.
   *[bot] In { $time } übernimmt ein Computer.
}
web-t-told-stood-in = Ein Computer spielt für { $name }.
web-t-turn-stood-in = von einem Computer gespielt
web-t-end-stood-in = Einige dieser Züge hat ein Computer für dich gespielt.
web-t-told-gave-up = { $name } ist gegangen. Ein Computer spielt weiter.
web-home-left = Du hast die Partie mit { $names } verlassen. Sie zählt als verloren.
web-home-resume-with = Eine Partie mit { $names } wartet auf dich

## A match looked at again

web-replay-title = Wiederholung
web-replay-look = Noch einmal ansehen
web-replay-gone = Eine Partie können die noch einmal ansehen, die sie gespielt haben, und alle, wenn der Tisch für alle offen war.
web-replay-open = Alle Karten offen
web-replay-turns = Züge
web-replay-seat = Blick von
web-replay-seat-own = { $name } (du)
web-replay-seat-none = Der ganze Tisch
web-replay-hand-of = Hand von { $who }
web-replay-steps = Schritte durch die Partie
web-replay-dealt = Die ausgeteilten Karten
web-replay-turn = Zug { $turn }
web-replay-before = Vor Zug { $turn }
web-replay-won = { $who ->
    [you] Du gewinnst die Runde
   *[other] { $who } gewinnt die Runde
}
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-copy = Link zu diesem Zug kopieren
web-replay-link = Link
web-replay-copied = Der Link ist kopiert
web-review-title = Besprechung
web-review-start = Partie besprechen
web-review-progress = Züge werden angesehen: { $done } von { $count }
web-review-worst = { $who ->
    [you] Dein teuerster Zug: Zug { $place }, { $chance } % Chance auf die Runde statt { $best } %
   *[other] Der teuerste Zug von { $who }: Zug { $place }, { $chance } % Chance auf die Runde statt { $best } %
}
web-review-no-worst = { $who ->
    [you] Du hast nichts verschenkt.
   *[other] { $who } hat nichts verschenkt.
}
web-review-decided = { $who ->
    [you] Ab Zug { $place } war dein Sieg sicher
   *[other] Ab Zug { $place } war { $who } der Sieg sicher
}
web-review-accuracy = Genauigkeit von 100: { $list }
web-review-chance = { $who ->
    [you] Du hast { $chance } % Chance auf die Runde
   *[other] { $who } hat { $chance } % Chance auf die Runde
}
web-review-better = Besser, mit { $chance } %: { $turn }
web-t-better = Besser: { $turn }
web-review-good = gut
web-review-inaccurate = ungenau
web-review-losing = Patzer
web-review-forced = keine Wahl
web-review-knew = { $who ->
    [you] du, nach dem, was du wusstest
   *[other] { $who }, nach eigenem Wissen
}
web-review-open = mit offenen Karten
web-review-others = { $count ->
    [one] { $who }, nach den eigenen Karten
   *[other] alle anderen, nach den jeweils eigenen Karten
}
web-review-curve = { $who ->
    [you] Deine Chance auf die Runde nach jedem Zug; am Ende { $chance } %
   *[other] Die Chance von { $who } auf die Runde nach jedem Zug; am Ende { $chance } %
}
web-review-no-cards = { $who ->
    [you] Du bist raus, ohne Karten auf der Hand.
   *[other] { $who } ist raus, ohne Karten auf der Hand.
}
web-review-saving = { $who ->
    [you] Damit wärst du dringeblieben:
   *[other] Damit wäre { $who } dringeblieben:
}
web-review-luck = Nur Glück hätte geholfen, mit { $chance } %: { $turn } Gezogen worden wäre { $card }.
web-review-lost = Kein Zug hätte das geändert.
web-records-title = Protokolle von anderswo
web-records-about = Bring ein Protokoll mit, um die Partie noch einmal anzusehen. Niemand sonst sieht es.
web-records-bring = Eine .red7-Datei öffnen
web-records-drop = Protokoll von { $names } löschen
web-review-try = Hier noch einmal versuchen
web-review-try-task = Finde einen besseren Zug als den gespielten.
web-review-try-again = Anderen Zug versuchen
web-review-try-back = Zurück zur Wiederholung
web-review-try-same = Das ist der gespielte Zug: { $played } % Chance auf die Runde. Der beste Zug hat { $best } %.
web-review-try-worse = Nicht besser: { $chance } Chance auf die Runde, gegen { $played } % für den gespielten Zug. Der beste Zug hat { $best } %.
web-review-try-better = Besser: { $chance } Chance auf die Runde statt { $played } %. Der beste Zug hat { $best } %.
web-review-try-best = Der beste Zug: { $chance } % Chance auf die Runde statt { $played } %.
web-review-about = etwa { $chance } %
web-review-exact = { $chance } %
web-review-out = { $who ->
    [you] Mit Zug { $place } warst du raus
   *[other] Mit Zug { $place } war { $who } raus
}
web-review-led = { $who ->
    [you] Du hast bis Zug { $place } geführt: { $turn }
   *[other] { $who } hat bis Zug { $place } geführt: { $turn }
}
web-review-waits = Die Besprechung geht von selbst weiter, sobald Platz ist.
web-review-place = { $turn } (Runde { $round })
web-review-so-far = { $words } (bis jetzt)
web-review-slow = Der Server hat gerade viel zu bedenken. Die Besprechung geht von selbst weiter; du kannst auch später wiederkommen, denn was fertig ist, bleibt.

## The analysis board, and matches with chosen cards

web-analysis-title = Analyse
web-analysis-place-hand = Hand, { $seat }
web-analysis-place-palette = Palette, { $seat }
web-analysis-place-deck = Nachziehstapel
web-analysis-place-pile = Stapel der Leinwand
web-analysis-cards = Alle Karten
web-analysis-card = { $card }: { $place }
web-analysis-rule = Geltende Regel
web-analysis-turn = Am Zug
web-analysis-turn-of = Am Zug: { $name }
web-analysis-out-of = Ausgeschieden: { $name }
web-analysis-rules = Spieler, Ausgabe, Optionen
web-analysis-go = Analysieren
web-analysis-clear = Abräumen
web-analysis-findings = Ergebnis
web-analysis-line = Mit offenen Händen
web-analysis-winner = { $who } gewinnt, wenn alle alle Karten kennen.
web-analysis-unknown = Es dauert zu lange, den Gewinner zu finden.
web-analysis-turns = { $who }: mögliche Züge
web-analysis-turns-about = Die Chancen auf die Runde, nach dem, was dieser Platz weiß: Andere Hände und der Nachziehstapel sind ihm verborgen.
web-analysis-seat = Dein Platz
web-analysis-level = Computerspieler
web-analysis-play = Von hier weiterspielen
web-analysis-palette = Palette
web-analysis-hand = Hand
web-analysis-deck = Nachziehstapel
web-analysis-place-canvas = Leinwand
web-analysis-place-scored = Wertungsstapel
web-analysis-away = Noch einmal drücken, um sie wegzulegen
web-analysis-tray = Karten
web-analysis-how = Wähle einen Ort, dann die Karten, die dorthin gehören, oder zieh sie. Wer unter welcher Regel vorn liegt, siehst du sofort; „Analysieren“ findet, was sich spielen lässt.
web-analysis-example = Ein Beispiel zeigen
web-analysis-line-about = Drück auf einen Zug, um ihn auf dem Brett zu sehen.
web-analysis-back = Zurück zur Stellung
web-analysis-key-palette = Karten kommen in die Palette eines Platzes
web-analysis-key-hand = Karten kommen auf die Hand eines Platzes
web-analysis-key-canvas = Karten kommen auf die Leinwand
web-analysis-key-deck = Karten kommen auf den Nachziehstapel
web-analysis-key-card = eine Karte mit Buchstabe und Zahl dorthin legen oder zurücknehmen
web-analysis-key-arrows = von Karte zu Karte, von Ort zu Ort
web-analysis-key-go = analysieren oder anhalten
web-analysis-stop = Anhalten
web-analysis-on = Weitermachen
web-analysis-progress = Viele Verteilungen werden durchprobiert: Schritt { $done } von { $count }
web-analysis-stopped = Angehalten nach Schritt { $done } von { $count }: Die Chancen sind weniger sicher.
web-analysis-whole = Die Analyse ist fertig.
web-analysis-later = Noch nicht durchgerechnet.
web-analysis-waits = Es geht von selbst weiter, sobald Platz ist.
web-replay-link-who = Nur wer mitgespielt hat, kann den Link öffnen, außer der Tisch stand in der Liste der offenen Tische. Mit dem Protokoll kann jeder die Partie ansehen.
web-replay-private = Nur wer mitgespielt hat, kann diese Partie hier ansehen. Bitte jemanden davon um das Protokoll: Damit kannst auch du sie ansehen, unter „Deine Partien“.
web-branch-about = Ein neuer Tisch beginnt mit den Karten, wie sie jetzt liegen. Die anderen Plätze haben Computerspieler, und es zählt nicht.
web-branch-from = Dieser Tisch begann mit einem Zug einer anderen Partie und zählt nicht.
web-branch-back = Zurück zu diesem Zug
web-replay-key-turn = einen Zug zurück oder weiter
web-replay-key-ends = an den Anfang oder das Ende
web-replay-key-round = eine Runde zurück oder weiter
web-replay-key-play = abspielen oder anhalten
web-prepared = Ausgesuchte Karten: Diese Partie zählt nicht.
web-t-end-check = Diesen Zug prüfen
web-t-end-draw-check = Ziehen und prüfen
web-t-end-no-draw-check = Ohne Ziehen prüfen
web-t-prompt-check = Stell einen ganzen Zug zusammen und lass ihn dann prüfen.
web-home-puzzles = Rätsel
web-home-puzzles-about = Finde den einen richtigen Zug
web-home-day = Blatt des Tages
web-home-day-about = Für alle dieselben Karten
web-day-look = So lief es bei anderen
web-day-counts = Blatt des Tages: Dieser Versuch zählt, mit Markierungen, aber ohne Tipps
web-day-practice = Übung: Sie zählt nicht.
web-t-leave-counted = Dein Versuch zählt und wartet auf dich: Du kannst ihn fortsetzen.
web-analysis-puzzle = Zurück zum Rätsel
web-device-loading = Das Spiel wird auf diesem Gerät vorbereitet …
web-device-elsewhere = Das Spiel ist in einem anderen Tab dieses Browsers offen.
web-device-take-over = Hier weiterspielen
web-device-first = Das ganze Spiel kommt gerade auf dieses Gerät: { $size } MB, nur dieses eine Mal. Danach öffnet es sich sofort, auch ohne Netz.
web-device-cut = Das Spiel ist nicht ganz angekommen: Das Netz scheint weg zu sein. Nichts ist verloren; versuch es noch einmal, sobald es wieder da ist.
web-device-stalled = Seit einer Weile kommt nichts mehr an. Ist das Netz noch da?
web-device-failed = In diesem Browser läuft das Spiel nicht. Nimm einen neueren oder erlaube dieser Seite, Daten zu speichern.
web-device-alone = Dafür braucht es andere Leute oder einen Server. Hier, auf deinem Gerät, spielst du gegen den Computer oder gibst das Gerät herum.

## Taking matches along in a file
web-archive-title = Deine Partien in einer Datei
web-archive-text = Alles, was auf diesem Gerät gespeichert ist, mit Lektionen und Rätseln. Mit der Datei machst du anderswo weiter: auf einem anderen Gerät oder auf einem Server.
web-archive-save = In einer Datei sichern
web-archive-elsewhere = Partien von einem Gerät
web-archive-elsewhere-text = Hast du ohne Netz gespielt? Bring die Datei mit, die du dort gesichert hast: Jede Partie wird von der ersten Karte an geprüft und als importiert gekennzeichnet.
web-archive-bring = Eine gesicherte Datei öffnen
web-archive-progress = { $done } von { $all } …
web-archive-done = { $count ->
    [0] Es war nichts Neues dabei.
    [one] Ein Tisch wurde übernommen.
   *[other] { $count } Tische wurden übernommen.
}
web-archive-known = { $count ->
    [one] Einer war schon da.
   *[other] { $count } waren schon da.
}
web-archive-refused = { $count ->
    [one] Eines ließ sich nicht übernehmen:
   *[other] { $count } ließen sich nicht übernehmen:
}
web-archive-large = Diese Datei ist zu groß.
web-archive-documents = Deine Protokolle und dein Stand bei Lektionen und Rätseln sind jetzt hier.
web-imported = Importiert

## The game on this device, and how it gets there
web-offline-part = Ohne Netz
web-offline-text = Das ganze Spiel auf diesem Gerät, einmalig { $size } MB: gegen den Computer oder reihum auf einem Gerät, mit Tipps, Lektionen und Rätseln. Es geht auch auf, wenn das Netz oder der Server weg ist.
web-offline-get = Offline verfügbar machen
web-offline-progress = Wird geladen: { $done } von { $all } MB …
web-offline-kept = Es ist auf diesem Gerät, braucht { $size } MB und geht ohne Netz auf.
web-offline-open = Auf diesem Gerät spielen
web-offline-remove = Von diesem Gerät entfernen
web-offline-removed = Es ist entfernt. Partien, die du auf diesem Gerät gespielt hast, sind noch da, falls du es zurückholst.
web-offline-failed = Nicht alles ließ sich laden, daher bleibt alles, wie es war. Gibt es Netz, und Platz auf diesem Gerät?
web-offline-safe = Dieser Browser behält deine Partien, bis du sie löschst.
web-offline-unsafe = Dieser Browser löscht deine Partien womöglich, wenn er Platz braucht, in einem privaten Fenster beim Schließen, und auf iPhones und iPads nach sieben Tagen ohne Besuch, wenn das Spiel nicht auf dem Startbildschirm liegt. Sichere sie ab und zu in einer Datei.
web-offline-keep = Den Browser bitten, sie zu behalten
web-offline-refused = Das verspricht dieser Browser noch nicht. Oft tut er es, sobald das Spiel auf dem Startbildschirm liegt, oder nach ein paar Besuchen.
web-offline-here = Du spielst auf diesem Gerät, ohne den Server.
web-offline-server = Zum Server
