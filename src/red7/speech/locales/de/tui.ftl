# German, the table in the terminal (`red7 tui`). Address: du in small letters, ihr for several; names rather than er or sie.
# Terms: Palette, Leinwand, Nachziehstapel, Hand, Runde, Partie, Protokoll, Computerspieler; vorn liegen (lead) is not gewinnen (win).
# Imperative: short (Leg, Spiel, Zieh, Versuch); buttons in the infinitive (Zug beenden).
# Avoid: a card in a variable in the dative (mit …), small letters after a colon before a whole sentence; a no-break space before %.

## The command

tui-about = An einem Tisch im Terminal spielen, mit Tasten oder Maus.

    Gegen Computerspieler, reihum an einem Terminal, oder an einem Tisch eines Servers über dessen LINK. Auch Rätsel.
tui-missing = Der Tisch im Terminal braucht ein weiteres Paket. Installier es so: { $command }
tool-option-tui_name = Wie die anderen dich nennen.
tool-option-guest = Eine Datei, in der steht, wer du auf Servern bist: So gehört dein Platz noch dir, wenn du wiederkommst.
tool-option-look = Dunkel, hell, für Farbenblinde (safe) oder mit hohem Kontrast.

## The first screen

tui-level = Computerspieler
tui-language = Deutsch
tui-look-dark = dunkel
tui-look-light = hell
tui-look-safe = dunkel, für Farbenblinde
tui-look-contrast = hoher Kontrast
tui-join = An einem Server
tui-join-where = Die Adresse eines Servers oder der Link zu einem Tisch dort.
tui-join-about = Seine Tische, oder einer per Link
tui-names = Die Namen der Spieler, durch Kommas getrennt. Zwei bis vier können spielen.
tui-no-link = Das ist weder ein Server noch ein Tisch. Eine Adresse sieht aus wie https://red7.example, https://red7.example/table/… oder https://red7.example/join/CODE.
tui-guest-file = „{ $file }“ ist eine andere Art von Datei, deshalb wurde nichts hineingeschrieben. Wähl mit --guest eine neue.

## Keys

tui-key-choose = wählen
tui-key-change = ändern
tui-key-begin = los
tui-key-quit = beenden
tui-key-arrows = Karte
tui-key-put = legen
tui-key-skip = weiter
tui-key-talk = sagen
tui-key-look = Design
tui-key-back = zurück
tui-key-hint = Tipp
tui-key-log = Verlauf
tui-key-keys = Tasten
tui-key-leave = gehen

## The table

tui-to-palette = Palette
tui-to-canvas = Leinwand
tui-to-deck = Nachziehstapel
tui-fill = Freie Plätze mit Computerspielern besetzen
tui-puzzle-next = Nächstes Rätsel
tui-puzzle-show = Lösung zeigen

## Why a key does nothing

tui-no-key = Diese Taste tut hier nichts. „?“ zeigt die Tasten.
tui-no-turn = Du bist noch nicht am Zug.
tui-pick-first = Nimm zuerst eine Karte auf: mit ← und → oder mit Buchstabe und Zahl.
tui-no-undo = Es gibt nichts zurückzunehmen.
tui-no-undo-drawn = Eine Karte wurde gezogen, deshalb bleibt liegen, was du gespielt hast.
tui-no-draw = Jetzt gibt es keine Karte zu ziehen.
tui-turn-open = Hier kann der Zug noch nicht enden.
tui-turn-empty = Spiel zuerst eine Karte oder leg eine ab.
tui-no-missed = Wenn die Runde vorbei ist, siehst du, was du hättest spielen können.
tui-no-talk = Hier ist sonst niemand, dem du etwas sagen könntest.
