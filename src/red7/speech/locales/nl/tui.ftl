# Dutch, the table in the terminal (`red7 tui`). Address: je and jij, never u; die rather than hij or zij for a player.
# Terms: palet, aflegstapel, gedekte stapel, hand, ronde, partij, verslag, editie, computerspeler; voorstaan (lead) is not winnen.
# Imperative: plain (Leg, Speel, Trek); buttons in the infinitive where they can be (Partij starten).
# Avoid: verder spelen in two words, a card in a variable without room for its article, words to type without quotes.

## The command

tui-about = Speel aan een tafel in de terminal, met toetsen of muis.

    Tegen computerspelers, om de beurt aan één terminal, of aan een tafel van een server met de LINK. Ook puzzels.
tui-missing = De tafel in de terminal heeft nog één pakket nodig. Installeer het met: { $command }
tool-option-tui_name = Hoe de anderen je noemen.
tool-option-guest = Een bestand waarin staat wie je op servers bent, zodat je plaats nog van jou is als je terugkomt.
tool-option-look = Donker, licht, geschikt voor kleurenblinden (safe) of hoog contrast.

## The first screen

tui-level = Computerspelers
tui-language = Nederlands
tui-look-dark = donker
tui-look-light = licht
tui-look-safe = donker, voor kleurenblinden
tui-look-contrast = hoog contrast
tui-join = Op een server
tui-join-where = Het adres van een server, of de link naar een tafel daar.
tui-join-about = De tafels daar, of één met een link
tui-names = De namen van de spelers, gescheiden door komma’s. Je speelt met twee, drie of vier.
tui-no-link = Dat is geen server en geen tafel. Het adres ziet eruit als https://red7.example, https://red7.example/table/… of https://red7.example/join/CODE.
tui-guest-file = “{ $file }” is een ander soort bestand, dus er is niets in geschreven. Kies een nieuw bestand met --guest.

## Keys

tui-key-choose = kiezen
tui-key-change = wijzigen
tui-key-begin = beginnen
tui-key-quit = stoppen
tui-key-arrows = kaart
tui-key-put = leggen
tui-key-skip = verder
tui-key-talk = zeggen
tui-key-look = thema
tui-key-back = terug
tui-key-hint = tip
tui-key-log = verloop
tui-key-keys = toetsen
tui-key-leave = weggaan

## The table

tui-to-palette = palet
tui-to-canvas = aflegstapel
tui-to-deck = gedekte stapel
tui-fill = Vrije plaatsen aan computerspelers geven
tui-puzzle-next = Volgende puzzel
tui-puzzle-show = Antwoord tonen

## Why a key does nothing

tui-no-key = Die toets doet hier niets. “?” toont de toetsen.
tui-no-turn = Je bent nog niet aan de beurt.
tui-pick-first = Pak eerst een kaart: met ← en →, of met de letter en het cijfer.
tui-no-undo = Er valt niets terug te nemen.
tui-no-undo-drawn = Er is een kaart getrokken, dus wat je hebt gespeeld, blijft liggen.
tui-no-draw = Er valt nu geen kaart te trekken.
tui-turn-open = De beurt kan hier nog niet eindigen.
tui-turn-empty = Speel eerst een kaart of leg er een af.
tui-no-missed = Na de ronde zie je wat je had kunnen spelen.
tui-no-talk = Er is hier verder niemand om iets tegen te zeggen.
