# English, the table in the terminal (`red7 tui`). Address: you, with contractions (you’re, can’t); a player is never he or she.
# Terms: palette, canvas, deck, hand, round, match, record, computer player; to lead is not to win, which is for rounds and matches.
# Imperative: plain (Play a card), on buttons too (End turn).
# Avoid: “is no card”, “cannot”, “somebody is to play”, a space before %, straight quotes, words to type without quotes.
#
# It also says shared.ftl, refusals.ftl, terminal.ftl, puzzles.ftl and page.ftl. The keys stand in one line of 80 columns: short words.

## The command

tui-about = Play at a table in the terminal, with keys or the mouse.

    Against computer players, in turns at one terminal, or at a table of a server by its LINK. Puzzles, too.
tui-missing = The table in the terminal needs one more package. Install it with: { $command }
tool-option-tui_name = What the others call you.
tool-option-guest = A file by which servers know you again, so that your seat is still yours when you come back.
tool-option-look = Dark, light, safe for colour-blind eyes, or high contrast.

## The first screen

tui-level = Computer players
tui-language = English
tui-look-dark = dark
tui-look-light = light
tui-look-safe = dark, colour-blind safe
tui-look-contrast = high contrast
tui-join = At a server
tui-join-where = The address of a server, or the link to a table there.
tui-join-about = Its tables, or one by link
tui-names = The names of the players, separated by commas. Two to four can play.
tui-no-link = That isn’t a server or a table. An address looks like https://red7.example or https://red7.example/table/… or https://red7.example/join/CODE.
tui-guest-file = “{ $file }” is another kind of file, so nothing was written to it. Choose a new one with --guest.

## Keys

tui-key-choose = choose
tui-key-change = change
tui-key-begin = begin
tui-key-quit = quit
tui-key-arrows = card
tui-key-put = place
tui-key-skip = skip
tui-key-talk = say
tui-key-look = theme
tui-key-back = back
tui-key-hint = hint
tui-key-log = log
tui-key-keys = keys
tui-key-leave = leave

## The table

tui-to-palette = palette
tui-to-canvas = canvas
tui-to-deck = deck
tui-fill = Fill the free seats with computer players
tui-puzzle-next = Next puzzle
tui-puzzle-show = Show the answer

## Why a key does nothing

tui-no-key = That key does nothing here. “?” shows the keys.
tui-no-turn = It isn’t your turn yet.
tui-pick-first = Pick up a card first: with ← and →, or by its letter and number.
tui-no-undo = There’s nothing to take back.
tui-no-undo-drawn = A card was drawn, so what you played stays played.
tui-no-draw = There’s no card to draw now.
tui-turn-open = The turn can’t end here yet.
tui-turn-empty = Play or discard a card first.
tui-no-missed = When the round is over, you can see what you could have played.
tui-no-talk = There’s nobody else here to say something to.
