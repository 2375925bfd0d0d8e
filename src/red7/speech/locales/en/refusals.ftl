# English, what is refused, and why. Address: you, with contractions (you’re, can’t); a player is never he or she.
# Terms: palette, canvas, deck, hand, round, match, record, computer player; to lead is not to win, which is for rounds and matches.
# Imperative: plain (Play a card), on buttons too (End turn).
# Avoid: “is no card”, “cannot”, “somebody is to play”, a space before %, straight quotes, words to type without quotes.

## The place of a mistake in a text

place = line { $line }, column { $column }: { $message }
place-line = line { $line }: { $message }
place-turn = round { $round }, turn { $turn }: { $message }

## Refusals of the rules and of the table

argument = found { $found }, expected { $expected }
bot = “{ $found }” isn’t a bot: choose one of { $expected }.
card = “{ $found }” isn’t a card: a card is a letter of ROYGBIV and a number from 1 to 7, such as R7
color = “{ $found }” isn’t a colour: expected one letter of ROYGBIV
data-object = found { $found }, expected an object with fields
deal-card = { $found } isn’t a card: expected an index from 0 to { $last }
deal-card-twice = the card with index { $card } is in play twice
deal-changed = { $field } isn’t what was seen before the deal
deal-commit-late = seat { $seat } can’t commit any more: somebody has already revealed a secret
deal-commit-twice = seat { $seat } has already committed
deal-few-cards = { $players } players need at least { $needed } cards, found { $found }
deal-field-missing = the header { $field } is missing
deal-field-unexpected = the header { $field } doesn’t belong here
deal-hex = { $field }: found “{ $found }”, expected { $digits } hexadecimal digits in lower case
deal-length = { $what ->
    [seed] a seed
    [server-secret] the server’s secret
    [server-commitment] the server’s commitment
    [player-secret] a player’s secret
   *[player-commitment] a player’s commitment
} has { $expected } bytes, found { $found }
deal-match-id = “{ $found }” isn’t a match id: expected 1 to { $most } of the characters A-Z a-z 0-9 - _ . :
deal-number = { $found } can’t be the number of a seed: expected 0 to { $most }
deal-pair = { $field }: found “{ $found }”, expected a commitment, a space, and a secret or -
deal-player-secret = the secret of seat { $seat } isn’t the one it committed to
deal-players = Red7 is for 2 to 4 players, found { $found }
deal-reveal-twice = seat { $seat } has already revealed its secret
deal-reveal-uncommitted = seat { $seat } can’t reveal: it hasn’t committed
deal-round = { $found } isn’t a round number: expected 1 to { $most }
deal-scheme = unknown scheme of deals “{ $found }”, expected { $expected }
deal-seat = there’s no seat { $found }: expected 0 to { $last }
deal-secret-uncommitted = a secret without a commitment proves nothing
deal-seedless = no round can be dealt: the match has no seed
deal-server-secret = the server’s secret for match { $match } isn’t the one it committed to
deal-server-unrevealed = the server hasn’t revealed its secret for match { $match } yet
deck-empty = No card can be drawn: the deck is empty.
discard-must-lead = You can’t discard { $card }: you wouldn’t be leading under { COLOR($color) }.
draw-low = { $card } doesn’t earn a draw: its number must be higher than the number of cards in your palette, { $count }.
draw-off = No card can be drawn: this match is played without the draw option.
edition = “{ $found }” isn’t an edition: expected one of { $expected }
encoding = line { $line }: the text isn’t UTF-8
ending = the edition { $edition } has no variant ending: only nl-2016 has
field-missing = the field { $field } is missing
field-unknown = there’s no field { $field }: expected some of { $expected }
field-wrong = { $field }: found { $found }, expected { $expected }
limit-rate = Not so fast: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
link-unknown = This link has already been used or has expired. Make a new one on the other device.
local-alone = this needs other people or a server: here, on your own device, you play with computer players or pass the device around
local-newer = what is kept here was made by a newer version of the game: load the page again to get it
match-over = The match is over.
move = “{ $found }” isn’t a step: expected a card with p, c, t, x or d such as R7p, or +, . or out
name-empty = A name needs at least one letter or digit.
name-long = The name has { $found } characters: expected { $most } at most.
name-office = “{ $found }” could be taken for somebody who runs this server: choose another name.
name-reserved = “{ $found }” is reserved for computer players: choose another name.
name-script = “{ $found }” mixes alphabets, or uses look-alike letters: please write it in a single alphabet.
not-in-hand = { $card } isn’t in your hand.
now-discard = You can’t play { $move } now: discard a card, or end your turn.
now-draw = You can’t play { $move } now: draw a card, or end your turn.
now-follow = You can’t play { $move } now: play another card to your palette for the 5.
now-play = You can’t play { $move } now: play a card, discard one, or be out.
now-take = You can’t play { $move } now: take a card from another palette for the 1.
now-tuck = You can’t play { $move } now: move a card from your palette for the 7, to the canvas or onto the deck.
one-must-lead = You can’t play { $card }: no turn with this 1 would leave you leading.
options = “{ $found }” aren’t options: expected basic, advanced, expert, or draw, scoring, actions joined by +
perft-depth = { $found } isn’t a depth: expected { $least } to { $most }
play-must-lead = You can’t play { $card }: no turn with it would leave you leading.
position-alive = seat { $seat } is to move but out of the round
position-cards = { $card } lies in two places
position-deck-known = { $found } cards on the deck can’t be known: it has { $size }
position-known = seat { $seat } can’t be known to hold { $card }: it isn’t there
position-palette = seat { $seat } is in but has an empty palette
position-phase = “{ $found }” isn’t a phase: expected one of { $expected }
position-players = Red7 is for 2 to 4 players, found { $found }
position-seat = there’s no seat { $found }: expected 0 to { $last }
position-seats = Every seat has a hand and a palette: hands found { $hands }, palettes { $palettes }.
position-seats-known = Known cards are given for every hand or for none: hands found { $hands }, known { $known }.
position-seven = { $card } isn’t a 7 in the palette of the seat to move
position-turn = No turn in progress can stand at { $phase } here
position-winner = { $found ->
    [1] Only one seat is still in: take one back in.
   *[other] A round goes on with two seats in or more and is over with one, found { $found }.
}
puzzle = “{ $found }” isn’t a puzzle: expected a kind, how hard it is, the answer, | and what the player sees
puzzle-unknown = There’s no puzzle { $found }.
record-card-missing = { $card } isn’t dealt: expected every card that isn’t in a score pile
record-card-scored = { $card } is dealt, but lies in a score pile
record-deal = the cards of round { $round } don’t come from the seed
record-empty = the record has no round
record-hand = seat { $seat } is dealt a hand of { $found }, expected { $expected }
record-header = “{ $found }” can’t be a free header: expected a capital, then letters, digits and -; not one of the fixed names
record-header-twice = the header { $field } appears twice
record-names = found { $found } names, expected { $expected }
record-seats = found { $found } seats, expected { $expected }
record-seedless = there’s no seed that the deals could be checked against
record-server-alone = no player revealed a secret, so the server alone chose the seed
record-turn-whole = the turn is complete, so ... can’t stand after it
record-unrevealed = seat { $seat } committed to a secret and didn’t reveal it
record-value = { $field }: “{ $found }” contains { $character }, expected no line breaks or control characters
round-open = Round { $round } isn’t over yet.
round-over = The round is over.
seven-must-lead = You can’t play { $card }: no turn with this 7 would leave you leading.
sight = “{ $found }” isn’t what a player sees of a round
stop-must-lead = You can’t end the turn here: you wouldn’t be leading.
store-unavailable = { $kind ->
    [full] The server’s disk is full, so nothing can be kept: tell whoever runs it.
    [damaged] The server’s data is damaged, so nothing can be kept: tell whoever runs it.
    [no-room] This device has no room left, so nothing can be kept: make some room, then try again.
    [not-kept] This browser no longer keeps what you play: load the page again.
   *[away] The database can’t be reached at the moment: try again soon.
}
syntax = line { $line }, column { $column }: found { $found }, expected { $expected }
table-asked = Seat { $seat } has already asked for another match.
table-away = You’re away from seat { $seat }: come back to it first.
table-bot-there = A computer player already plays for seat { $seat }, or nobody has it.
table-bots = There are { $found } computer players for { $most } seats.
table-device = this table is for people who share one device: ask its host for a seat
table-closed = The table is closed.
table-drawn = { $found } can’t be named as drawn: nobody has seen that card yet.
table-early = It’s too early for that.
table-full = Every seat is taken.
table-gave-up = You gave this match up: a computer plays your seat to its end.
table-held = The player of seat { $seat } is still looking at the round.
table-here = The player of seat { $seat } is here.
table-no-bot = Seat { $seat } doesn’t need a computer player now.
table-no-change = The table is set up like that already.
table-no-guest = You need a name to sit down.
table-no-help = Hints are off at this table when people play each other.
table-no-hold = There’s nothing to hold for seat { $seat }, or its two minutes are over.
table-no-record = There’s no record of match { $found }: it isn’t over, or was never dealt.
table-no-seat = Only players at this table can do that.
table-not-between = No round is waiting to be dealt.
table-not-dealing = No secrets for the deals are being gathered now.
table-not-finished = The match isn’t over yet.
table-not-host = Only the host may do that.
table-not-playing = Nothing is being played now.
table-not-your-seat = Seat { $seat } isn’t yours.
table-not-your-turn = It’s seat { $seat }’s turn, not yours.
table-others-play = Others are still playing this match: you can leave it, but not close it.
table-pace = The time for a turn must be { $least } to { $most } seconds, not { $found }.
table-partial = Play the whole turn, or stop at the card the 3 draws.
table-removed = The host has removed you from this table. Choose another one, or open your own.
table-reveal-early = Seat { $seat } can’t reveal yet: others may still commit.
table-rules-new = the others are still reading the new rules: start in a few seconds
table-rules-stay = The rules of this table can’t be changed any more.
table-reveals = The 3 draws a card that nobody has seen: play up to there first.
table-seat-free = Seat { $seat } is free.
table-seat-taken = Seat { $seat } is taken.
table-seated = You already have a seat.
table-seats-empty = Seat { $seat } is empty: the match needs somebody on every seat.
table-seats-taken = { $least } seats are taken: free one before you play with { $found }.
table-started = The match has started.
table-system = Only the server itself may do that.
take-absent = You can’t take { $card }: it isn’t in the palette of another player still in.
take-fewer = You can’t take { $card }: { $owner } has fewer palette cards than you.
take-last = You can’t take { $card }: it’s the only palette card { $owner } has.
take-must-lead = You can’t take { $card }: no turn with it would leave you leading.
tuck-absent = You can’t move { $card }: it isn’t in your palette.
tuck-at-once = You can’t move { $card } to the canvas: you wouldn’t be leading under { COLOR($color) }.
tuck-deck = You can’t move { $card } onto the deck: in this edition a 7 moves cards to the canvas only.
tuck-itself = You can’t move { $card }: in this edition a 7 moves another card.
tuck-must-lead = You can’t move { $card } there: no turn with it would leave you leading.
turn-drawn = { $found } isn’t the card that was drawn.
moves = { $found } isn’t a complete turn.
turn-other = The turn { $turn } was made for another position.
turn-over = { $move } comes after the end of the turn.
turn-started = This turn is under way: finish it step by step.
undo-nothing = There’s nothing to take back.
record-no-turn = there’s no such turn in the record
record-prepared = the first cards of this match were chosen, not shuffled: it isn’t a fair deal
record-start-late = round { $round } has to be dealt: only the first round can begin with chosen cards
start-hand = Seat { $seat } is to move and has no card in hand.
start-hand-large = Seat { $seat } has { $found } cards in hand: a hand never has more than { $most }.
start-phase = A match can only begin with a new turn, not in phase { $phase }.
start-piles = The score piles, one for each seat, have to hold exactly the scored cards of the position; without scoring there are none.
start-rules = The position is one of { $found }: the match needs the same rules and as many players.
table-prepared = This table began with chosen cards: only its host can play here.

## What a refusal says was expected; “nothing” may also be what was found

expected-canvas = a colour letter of ROYGBIV, or a card such as G4
expected-card = a card such as R7
expected-card-once = each card only once
expected-card-undealt = a card that isn’t dealt yet
expected-cards-known = cards after *
expected-cards-of = { $header }: and cards
expected-digits = numbers of fewer digits
expected-edition = the name of an edition
expected-ending = cards or target
expected-field-canvas = the field for the canvas
expected-field-deck = the field for the deck
expected-field-edition = the field for the edition
expected-field-options = the field for the options
expected-field-phase = the field for the phase
expected-field-scored = the field for the scored cards
expected-field-seats = the field for the seats
expected-field-turn = the field for the seat to move
expected-flag = true or false
expected-hand = { $count } cards, a stroke | and the first palette card
expected-hand-and-palette = a hand and a palette such as R7O6:B1
expected-header = a header, or Round 1
expected-header-named = the header { $header }
expected-header-once = each header only once
expected-header-or-round = a header such as Event: Kitchen table, or Round 1
expected-list = a list
expected-nesting = brackets that aren’t nested so deeply
expected-nothing = nothing
expected-nothing-more = nothing after the phase
expected-number = a number
expected-one-card = one card
expected-one-of = one of { $choices }
expected-options = basic, or draw, scoring, actions joined by +
expected-phase = one of { $choices }, and after tuck a 7 as in tuck=R7
expected-player = { $player }, whose turn it is
expected-quotes = a quotation mark at the end, and \ before any other
expected-record-end = the end of the record
expected-round-or-result = Round, Result: unfinished or Result: abandoned
expected-seat = a seat from 0 to 3
expected-seat-counted = a seat, counted from 0
expected-seats = { $count } seats
expected-step = a step of a turn such as R7p, G4c, B3t, O5x, O5d, Y2+ or out
expected-turn = a turn such as { $example }
expected-turn-number = turn { $turn }
expected-turn-or-result = turn { $turn }, Result: unfinished or Result: abandoned
expected-piles = what each seat has scored, such as “R7V2/-” or “R7+32/-”

## Refusals of the table server

name-taken = “{ $found }” looks like a name that’s already at this table: choose another one
server-asked-anew = a newer request has replaced this one
server-banned = You can’t play here until { $until }: whoever runs this server has decided so.
server-connections-full = there are too many connections: try again later
server-contended = too much is going on here right now: try again
server-content-type = found content of the type “{ $found }”, expected { $expected }
server-cross-site = this request comes from a page of another site
server-failed = something went wrong on our side and has been logged: please try again
server-hello = the first message has to be hello, and within ten seconds
server-hello-twice = hello has already been said
server-large = this is too large: expected at most { $most } bytes
server-message = the message can’t be read: { $error }
server-no-guest = tell us who you are first: choose a name
server-no-guide = That isn’t a guided round that you have won.
server-no-lesson = There’s no such lesson.
server-no-seat-there = There’s no other person to mute or block there.
server-no-page = there’s nothing at this address
server-no-table = there’s no such table, or it’s gone
server-no-turn = turn { $turn } of round { $round } wasn’t seat { $seat }’s
server-not-to-move = it isn’t seat { $seat }’s turn
server-not-your-seat = seat { $seat } isn’t yours, or its hand isn’t shown here
server-only-seated = only players at this table can do this
server-own-tables = you already have { $most } tables: finish, leave or close one first
server-outdated = this page is older than its server: load it again
server-private = you aren’t allowed to see this
server-restarting = the server is being restarted: come back in a moment
server-session-over = your session has expired: choose your name again
server-stale = the game has moved on: this was made for version { $found }, it’s { $expected } now
server-tables-full = all { $most } tables are in use: try again later
server-text-only = messages are text, not binary
server-thinking-full = too many people are asking for hints right now: try again in a few seconds
server-thinking-late = this took too long to think about and was given up: try again
server-thinking-own = your earlier questions are still being thought about: try again once one of them is answered
server-network-tables = your network already has { $most } open tables: close one, or try again later
server-table-long = this table has been played at for very long: open a new one
server-watchers-full = { $most } people are already watching this table, and there’s no room for more
server-id-used = the id “{ $found }” was used for another command: take a new one
server-invited = This table is for invited people only: ask the host for the link.
server-method = this address can’t be asked for in that way
document-long = this is too long to be kept: it has { $size } bytes, and { $most } are the most
documents-full = you already keep { $most } of these: delete one first
replay-long = this match has more than { $most } turns: it’s too long to be looked at here
server-no-document = there’s no such record of yours, or it’s gone
review-long = this match has more than { $most } turns: it’s too long to be reviewed here
table-counts = This try at the deal of the day counts: it’s played without help.
server-no-day = There’s no deal of that day to play.
day = “{ $found }” isn’t a day: write it like 2026-11-16.
archive-broken = this isn’t a file of saved Red7 matches, or it’s damaged
archive-log = this match can’t have been played like this: step { $event } of its log doesn’t follow from those before it
archive-newer = this file was made by a newer version of Red7: it can be read once this one is up to date
archive-people = this match isn’t yours alone: matches with other people stay where they were played
table-imported = This table was brought from elsewhere: only its host can play here.
