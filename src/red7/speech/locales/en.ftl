# English. Every sentence that a player sees is here; the other languages have the same ids and variables.
#
# $who, $owner, $rival are players: "you" for the one who is spoken to, else the player's name.
# SPELL($n) says a small number as a word, by the message "spelled".

## Building blocks

spelled = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[other] { $number }
}
list-more = { $first }, { $next }
list-last = { $first } and { $last }
player = { $who ->
    [you] You
   *[other] { $who }
}
seat = Seat { $number }
# Words that no guest may have in a name, as they mean a computer player: all of the language, without accents or with
name-words = bot, robot, computer, cpu, machine
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

color-red = red
color-orange = orange
color-yellow = yellow
color-green = green
color-blue = blue
color-indigo = indigo
color-violet = violet

rule-red = highest card
rule-orange = same number
rule-yellow = same colour
rule-green = even cards
rule-blue = different colours
rule-indigo = longest run
rule-violet = below four

rule-long-red = the highest card leads
rule-long-orange = the most cards of the same number lead
rule-long-yellow = the most cards of the same colour lead
rule-long-green = the most even cards lead
rule-long-blue = the most different colours lead
rule-long-indigo = the longest run of neighbouring numbers leads
rule-long-violet = the most cards below four lead

mode-basic = basic
mode-advanced = advanced
mode-expert = expert
level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-expert = expert
level-master = master
option-draw = draw
option-scoring = scoring
option-actions = actions

## What a palette shows under each rule

set-red = { $top }
set-orange = { $count ->
    [one] one { $number }
   *[other] { SPELL($count) } { $number }s
}
set-yellow = { $count ->
    [one] one { $color } card
   *[other] { SPELL($count) } { $color } cards
}
set-green = { $count ->
    [one] one even
   *[other] { SPELL($count) } evens
}
set-blue = { $count ->
    [one] one colour
   *[other] { SPELL($count) } colours
}
set-indigo = a run of { SPELL($count) }
set-violet = { $count ->
    [one] one card below four
   *[other] { SPELL($count) } cards below four
}

## Who leads, and why

lead-highest = { $who ->
    [you] You lead
   *[other] { $who } leads
}: { $top } is the highest card; { $rival ->
    [you] you come next with { $rival-top }
   *[other] { $rival } comes next with { $rival-top }
}.
lead-more = { $who ->
    [you] You lead
   *[other] { $who } leads
}: { $set }, highest { $top }; { $rival ->
    [you] you have { $rival-set }
   *[other] { $rival } has { $rival-set }
}.
lead-tie = { $who ->
    [you] You lead
   *[other] { $who } leads
}: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, highest { $top }
}; { $rival ->
    [you] you have { $rival-set }, but { $rival-top } is lower
   *[other] { $rival } has { $rival-set }, but { $rival-top } is lower
}.
lead-only = { $who ->
    [you] You lead
   *[other] { $who } leads
}: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, highest { $top }
}; nobody else has any.
lead-last = { $who ->
    [you] You are the last one in
   *[other] { $who } is the last one in
}: { $set }.
lead-nobody-green = Nobody leads: no palette has an even card.
lead-nobody-violet = Nobody leads: no palette has a card below four.
counts = { $who ->
    [you] You have { $set }
   *[other] { $who } has { $set }
}: { $cards }.
counts-nothing = { $who ->
    [you] You have no card
   *[other] { $who } has no card
} that meets the rule.

## What happened in a turn

step-play = { $who ->
    [you] play
   *[other] plays
} { $card }
step-discard = { $who ->
    [you] discard
   *[other] discards
} { $card } ({ $color })
step-take = { $who ->
    [you] take
   *[other] takes
} { $card } from { $owner ->
    [you] you
   *[other] { $owner }
} onto the deck
step-to-canvas = { $who ->
    [you] move
   *[other] moves
} { $card } to the canvas ({ $color })
step-to-deck = { $who ->
    [you] move
   *[other] moves
} { $card } onto the deck
step-draw = { $who ->
    [you] draw
   *[other] draws
} { $card }
step-draw-hidden = { $who ->
    [you] draw
   *[other] draws
} a card
step-out = { $who ->
    [you] do
   *[other] does
} nothing
turn-in = { player } { $steps }.
turn-out = { player } { $steps }, and { $who ->
    [you] are
   *[other] is
} out.
turn-empty = { $who ->
    [you] You have no cards left and are out.
   *[other] { $who } has no cards left and is out.
}

## The table

table-title-plain = Red7 · { $mode } · { $edition }
table-title = Red7 · round { $round } · { $mode } · { $edition }
table-deck = { $cards ->
    [0] the deck is empty
    [one] deck: { $cards } card
   *[other] deck: { $cards } cards
}
table-deck-top = on top
table-canvas = canvas
table-hand-size = { $cards } in hand
table-hand-known = { $cards } in hand with
table-out = out
table-hand = { $who ->
    [you] Your hand
   *[other] Hand of { $who }
}
table-no-cards = no cards
table-rules = Who would lead

## The terminal game

play-welcome = Red7 for { $players } players. You sit with { $rivals }.
play-prompt = Your turn ({ $help } for help)
play-prompt-forced = Press Enter to be out
play-prompt-follow = The 5 asks for another card to your palette
play-prompt-take = The 1 takes a card from another palette
play-prompt-tuck = The 7 moves a card of your palette: to the canvas (x) or onto the deck (d)
play-prompt-discard = Discard a card, or press Enter to end the turn
play-prompt-must-discard = Discard a card: you may not end the turn without the lead
play-prompt-draw = { $card } earns a card. Draw one?
play-drawn = You draw { $card }.
play-turns = Turns that keep you in
play-turns-of = Turns that start with { $card }
play-turns-out = Turns that put you out
play-turns-none = No turn keeps you in.
play-turns-gamble = A 3 is a gamble: the card it draws may save you.
play-turns-leaving = { $count ->
    [one] One more turn would put you out ({ $all } lists it).
   *[other] { $count } more turns would put you out ({ $all } lists them).
}
play-turns-more = +{ $count }, see { $card }
play-turns-page = { $count ->
    [one] { $count } line follows: type { $more }.
   *[other] { $count } lines follow: type { $more }.
}
play-no-more = There is no more.
play-no-step = “{ $found }” is no step of a turn. Type a number of the list, steps such as R7p G4c, or { $help } for help.
play-no-number = There is no turn { $number }: the list goes from 1 to { $last }.
play-no-start = No turn that keeps you in starts with { $card }.
play-confirm-out = After { $turn } you would be out. { $lead } Play it all the same?
play-confirm-stop = If the turn ends here, you are out. { $lead } End it all the same?
play-confirm-nothing = You would be out without having tried. Do it all the same?
play-confirm-gamble = Only the card you draw could keep you in. Draw it?
play-yes-no = (y/n)
play-undone = Taken back: your turn starts again.
play-fixed = A card has been drawn, so the turn cannot be taken back. It goes on from here.
play-say-yes-or-no = Please answer y or n.
round-won = { $who ->
    [you] You win the round!
   *[other] { $who } wins the round.
}
round-scored = { $who ->
    [you] You score
   *[other] { $who } scores
} { $cards } for { $color }: { points }.
round-scored-nothing = { $who ->
    [you] You have
   *[other] { $who } has
} no card that meets { $color }, so nothing is scored.
round-noted = Cards were short: all points are noted, and all 49 cards are shuffled anew.
play-next = Press Enter for the next round
match-won = { $who ->
    [you] You win the match!
   *[other] { $who } wins the match.
}
match-shared = The win is shared: { $winners }.
standing = { player }: { points }
play-seed = To play these deals again: --seed { $seed }
play-cut = { $times ->
    [one] Once a computer player had no time to think to the end: with the compiled core it plays better.
   *[other] { $times } times a computer player had no time to think to the end: with the compiled core it plays better.
}
play-save = Save the record as (Enter for { $file }, - for none)
play-saved = The record is in { $file }.
play-not-saved = The record could not be written to { $file }: { $reason }. Here it is:
play-stopped = The match stops here.
play-quit = Stop the match here?

## Words to type; the first one is shown

command-help = ? help
command-why = why
command-rules = rules
command-all = all
command-more = more
command-log = log
command-undo = undo back
command-out = out
command-quit = quit exit
answer-yes = y yes
answer-no = n no

## Help

help-title = How to play a turn
help-goal = At the end of your turn you must lead under the rule of the canvas, or you are out. The last one in wins the round.
help-number = A number plays the turn of that number in the list; a card such as R7 lists the turns that start with it. Enter alone draws the table anew.
help-steps = Or write the steps of the turn, with spaces between them:
help-step-p = R7 from your hand to your palette
help-step-c = G4 from your hand to the canvas: its colour is the new rule
help-step-t = with a 1: take B3 from another palette, onto the deck
help-step-x = with a 7: O5 from your palette to the canvas
help-step-d = with a 7: O5 from your palette onto the deck
help-step-draw = draw a card, where a discard earns it
help-step-out = do nothing, and be out
help-example = Example: R7p G4c plays the red 7 and then makes green the rule. A check marks the cards that count.
help-commands = { $why } tells which cards count for each player, { $rules } explains the seven rules, { $log } tells the round from its start, { $all } lists all turns, { $more } goes on with a long list, { $undo } takes back steps, { $quit } stops.
help-ties = Equal numbers of cards: the highest card that counts decides. Between equal numbers the colour nearer red is higher. Nobody leads without a card that counts.
help-draw = Draw: a discard whose number is higher than the number of cards in your palette earns a card. In the list a + marks such a turn.
help-actions = Actions: a 1 takes a card from another palette, a 3 draws a card, a 5 asks for another card, a 7 moves a card of your palette away.
help-scoring = Scoring: the winner of a round keeps the palette cards that count. { $target } points win the match.
help-scoring-cards = Scoring: the winner of a round keeps the palette cards that count. The match ends when the cards run short.

## Drawing positions and records

show-unfinished = The record ends here; the match is not over.
show-nothing = There is nothing to show: the input is empty.

## The command line

place = line { $line }, column { $column }: { $message }
place-line = line { $line }: { $message }
place-turn = round { $round }, turn { $turn }: { $message }
turns-about = List the legal turns of positions.

    Positions are lines of JSON, read from FILE or the standard input; each is answered in one line of JSON with its
    leader and all turns.
leaders-about = Tell who leads under a rule.

    Sets of palettes are lines of JSON, read from FILE or the standard input; each is answered in one line of JSON with
    the leader, the number of cards that count in each palette, and the cards each would score.
simulate-about = Play matches between random movers and write their records.
verify-about = Check the deals, turns, scores and results of records.

    Records are read from FILE or the standard input, and each is answered in one line. The status is 0 only if all are
    right.
solve-about = Find out who wins a position with open hands, and how.
tool-option-json_lines = Read and write lines of JSON.
tool-option-most_nodes = The most positions to look at.
solve-wins = { $who } wins: { $line }
solve-over = { $who } has won.
solve-unknown = Not solved within { $nodes ->
        [one] one position
       *[other] { $nodes } positions
    }; { $lost ->
        [0] no turn is proved to lose
        [one] one turn is proved to lose
       *[other] { $lost } turns are proved to lose
    }.
perft-about = Count the complete turns to a depth.

    Positions are lines of text or of JSON, read from FILE or the standard input; or --seed deals one.
tool-option-seed = The number of the series; the same number, the same deals.
tool-option-matches = How many matches to play.
tool-option-players = How many play.
tool-option-edition = The booklet whose rules are used.
tool-option-mode = basic, advanced (draw and scoring), expert (with actions too), or any of draw, scoring, actions joined by +.
tool-option-ending = When a scoring match of nl-2016 ends: when cards are short, or at the target.
tool-option-out = The file to write to.
tool-option-depth = How many turns deep.
tool-option-divided = Tell the count for each first turn too.
tool-option-level = How strong the computer players are, from beginner to master; random ones play anything that keeps them in.
tool-option-names = The names of all players with commas between them, yours first.
tool-option-pace = Seconds to look at each turn of a computer player.
tool-option-record = The file for the record of the match.
tool-option-language = The language to play in.
tool-option-color = Use colours, or none; by default as the terminal can.
tool-option-seat = Show only what this seat may know; seats count from 0.
perft-seed-or-file = give either --seed or a file with positions
perft-for-seed = { $option } goes with --seed: a position says it itself
verify-ok = record { $record }: ok, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
verify-wrong = record { $record }: wrong: { $problems }
verify-nothing = there is no record to check: the input is empty
play-about = Play a match in the terminal against computer players.
play-record-exists = { $file } exists already: give another name for the record.
play-record-folder = The folder of { $file } does not exist: make it first, or give another name for the record.
play-names-count = found { $found } names for { $players } players
play-names-form = every player needs a name of its own, of at most { $most } letters
show-about = Draw positions or a record, read from FILE or the standard input.

    A position is one line of text or of JSON; every line is drawn. A record is told round by round.
computer-names = Frida, Hilma, Vincent
your-name = Player

## The arena

arena-about = Play tournaments between computer players, and measure who is stronger.

    A BOT is a name such as random; or exec:COMMAND, a program that plays over standard input and output; or MODULE:NAME,
    a class of Python. Every deal is played once in each rotation of the seats, and intervals are over deals.
tool-option-as_ladder = Compare each bot with the one before it only, by all --players and --mode; without bots, our levels.
tool-option-deals = How many deals each pairing plays.
tool-option-nodes = How many nodes a bot may think for at each decision; NAME@NODES sets it for one bot.
tool-option-seconds = How long a program may take for a move.
tool-option-stop = Stop a pairing as soon as it is clear who is stronger, with intervals that allow for looking early.
tool-option-jobs = How many processes play.
tool-option-cluster = Play on the Dask cluster with this scheduler.
tool-option-journal = A file that keeps every finished deal.
tool-option-resume = Go on from the journal.
tool-option-records = A folder for the records of all matches.
tool-option-report = A folder for the results as JSON and Markdown, and for pictures.
tool-option-as_json = Print the results as JSON.
arena-playing = deals
arena-few = a tournament takes at least two bots
arena-twice = the bot { $player } is there twice
arena-unprintable = { $player } contains signs that cannot be shown
arena-command = “{ $player }” names no command: expected exec: and a command, such as exec:python3 bot.py
arena-program = there is no program “{ $command }” to run
arena-module = { $player } cannot be loaded ({ $error }): expected MODULE:NAME of a module that can be imported
arena-no-bot = { $player } is no bot: it has no method choose
arena-positive = --{ $option } is { $found }, but has to be more than 0
arena-one-setting = a round-robin is played by one set of rules: give --players and --mode once each, or use --ladder
arena-resume = --resume needs --journal, the file to go on from
arena-journal-there = { $file } exists already: add --resume to go on from it, or choose another file
arena-journal-line = { $file }, line { $line }: this is not a journal of an arena
arena-journal-changed = { $file }: the code of { $players } has changed since these deals were played, so they are played again.
arena-no-dask = a cluster needs Dask: install red7[arena]
arena-address = “{ $address }” is no address of a cluster: expected a host and a port, such as 127.0.0.1:8786
arena-cluster = the cluster { $address } cannot be reached: { $error }
arena-lost = a worker ended while it played deal { $deal } of { $players }, and again when it was played anew
forfeit-start = it could not be started: { $reason }
forfeit-late = it gave no answer within { $seconds } s
forfeit-ended = it ended in mid-match
forfeit-died = it ended in mid-match: { $reason }
forfeit-nonsense = its answer “{ $answer }” is no move
forfeit-illegal = its move { $move } is illegal: { $reason }
forfeit-raised = it raised { $error }
arena-rules = { $players } players, { $mode }, { $edition }
arena-players = Players ({ $setting })
arena-pairings = Pairings ({ $setting })
arena-ladder = Each level against the one below
arena-seats = Rounds won by place in the order of play
arena-forfeits = Forfeits ({ $setting })
arena-setting = rules
arena-level = level
arena-against = { $one } against { $rival }
arena-place = place { $number }
arena-clear = clear
arena-unclear = open
arena-column-bot = bot
arena-column-matches = matches
arena-column-wins = wins
arena-column-share = share of wins
arena-column-points = points a match
arena-column-rating = rating
arena-column-pairing = one seat against all others
arena-column-deals = deals
arena-column-verdict = verdict
arena-column-place = place
arena-column-times = times
arena-column-first = first in deal
arena-column-reason = why
arena-players-remark = Level is { $level }. Intervals over deals: those of shares and points hold at 95 % for all rows together, those of ratings (from resampled deals) for each.
arena-pairings-remark = { $count ->
    [one] The interval is over deals, at 95 %.
   *[other] Intervals are over deals; all { $count } hold together at 95 %.
} It is clear who is stronger where an interval leaves out level play.
arena-seats-remark = Place 1 plays first in a round.
arena-plot-ratings = Ratings with 95 % intervals
arena-plot-seats = Rounds won by place in the order of play
arena-plot-wins = Share of wins of one seat against all others

## Refusals: the codes of the game, in the order of the alphabet

bot = “{ $found }” is no bot: there are { $expected }.
card = “{ $found }” is no card: a card is a letter of ROYGBIV and a number from 1 to 7, such as R7
color = “{ $found }” is no colour: expected one letter of ROYGBIV
config-bus-alone = --bus is for several processes, which need --database too
config-data = the folder { $path } cannot be written: { $reason }
config-extra = --{ $option } needs packages that are not installed: pip install 'red7[{ $extra }]'
config-network = --{ $option }: “{ $found }” is no address or network such as 10.0.0.0/8
config-number = --{ $option }: found { $found }, expected a number from { $least } to { $most }
config-public-url = --public-url: found { $found }, expected a scheme, a host and perhaps a port only
config-url = --{ $option }: found { $found }, expected an address that begins with { $expected } and has a host
data-object = found { $found }, expected an object with fields
deal-card = { $found } is no card: expected an index from 0 to { $last }
deal-card-twice = the card with index { $card } is in play twice
deal-changed = { $field } is not what was seen before the deal
deal-commit-late = seat { $seat } cannot commit any more: somebody has revealed a secret already
deal-commit-twice = seat { $seat } has committed already
deal-few-cards = { $players } players need at least { $needed } cards, found { $found }
deal-field-missing = the header { $field } is missing
deal-field-unexpected = the header { $field } does not belong here
deal-hex = { $field }: found “{ $found }”, expected { $digits } hexadecimal digits in lower case
deal-length = { $what ->
    [seed] a seed
    [server-secret] the server’s secret
    [server-commitment] the server’s commitment
    [player-secret] a player’s secret
   *[player-commitment] a player’s commitment
} has { $expected } bytes, found { $found }
deal-match-id = “{ $found }” is no match id: expected 1 to { $most } of the characters A-Z a-z 0-9 - _ . :
deal-number = { $found } is no number of a seed: expected 0 to { $most }
deal-pair = { $field }: found “{ $found }”, expected a commitment, a space, and a secret or -
deal-player-secret = the secret of seat { $seat } is not the one it committed to
deal-players = Red7 is for 2 to 4 players, found { $found }
deal-reveal-twice = seat { $seat } has revealed its secret already
deal-reveal-uncommitted = seat { $seat } cannot reveal: it has not committed
deal-round = { $found } is no round number: expected 1 to { $most }
deal-scheme = unknown scheme of deals “{ $found }”, expected { $expected }
deal-seat = there is no seat { $found }: expected 0 to { $last }
deal-secret-uncommitted = a secret without a commitment proves nothing
deal-seedless = no round can be dealt: the match has no seed
deal-server-secret = the server’s secret for match { $match } is not the one it committed to
deal-server-unrevealed = the server has not revealed its secret for match { $match } yet
deck-empty = No card can be drawn: the deck is empty.
discard-must-lead = { $card } may not be discarded: under { $color } you would not lead.
draw-low = { $card } earns no card: its number has to be higher than the number of cards in your palette, which is { $count }.
draw-off = No card can be drawn: this match is played without the draw option.
edition = “{ $found }” is no edition: expected one of { $expected }
encoding = line { $line }: the text is not UTF-8
ending = the edition { $edition } has no variant ending: only nl-2016 has
field-missing = the field { $field } is missing
field-unknown = there is no field { $field }: expected some of { $expected }
field-wrong = { $field }: found { $found }, expected { $expected }
key-file-broken = { $path } is no file of keys: expected a line of { $digits } hexadecimal digits for each
key-file-open = { $path } can be read by others than its owner: protect it with chmod 600
key-file-unreadable = the file of keys { $path } cannot be used: { $reason }
limit-rate = That was too fast: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
link-unknown = This link has been used, or is too old: ask for a new one on the other device.
match-over = The match is over.
move = “{ $found }” is no step: expected a card with p, c, t, x or d such as R7p, or +, . or out
name-empty = A name needs at least one letter or digit.
name-long = The name has { $found } characters: expected { $most } at most.
name-reserved = “{ $found }” is kept for computer players: choose another name.
name-script = “{ $found }” mixes alphabets, or has letters that look like others: write it in the letters of one alphabet.
not-in-hand = { $card } is not in your hand.
now-discard = { $move } cannot be done now: discard a card, or end the turn.
now-draw = { $move } cannot be done now: draw a card, or end the turn.
now-follow = { $move } cannot be done now: the 5 asks for another card to your palette.
now-play = { $move } cannot be done now: play a card, discard one, or be out.
now-take = { $move } cannot be done now: the 1 asks for a card of another palette.
now-tuck = { $move } cannot be done now: the 7 asks for a card of your palette, to the canvas or onto the deck.
one-must-lead = { $card } may not be played: no turn with this 1 ends with you leading.
options = “{ $found }” are no options: expected basic, advanced, expert, or draw, scoring, actions joined by +
play-must-lead = { $card } may not be played: no turn with it ends with you leading.
position-alive = seat { $seat } is to move but out of the round
position-cards = { $card } lies in two places
position-deck-known = { $found } cards on the deck cannot be known: it has { $size }
position-known = { $card } cannot be known in the hand of seat { $seat }: it is not there
position-palette = seat { $seat } is in but has an empty palette
position-phase = “{ $found }” is no phase: expected one of { $expected }
position-players = Red7 is for 2 to 4 players, found { $found }
position-seat = there is no seat { $found }: expected 0 to { $last }
position-seats = Every seat has a hand and a palette: hands found { $hands }, palettes { $palettes }.
position-seats-known = Known cards are given for every hand or for none: hands found { $hands }, known { $known }.
position-seven = { $card } is no 7 in the palette of the seat to move
position-turn = No turn in progress can stand at { $phase } here
position-winner = A round goes on with two seats in or more and is over with one, found { $found }.
record-card-missing = { $card } is not dealt: expected every card that is not in a score pile
record-card-scored = { $card } is dealt, but lies in a score pile
record-deal = the cards of round { $round } do not come from the seed
record-empty = the record has no round
record-hand = seat { $seat } is dealt a hand of { $found }, expected { $expected }
record-header = “{ $found }” is no free header: expected a capital, then letters, digits and -; not one of the fixed names
record-header-twice = the header { $field } is there twice
record-names = found { $found } names, expected { $expected }
record-seats = found { $found } seats, expected { $expected }
record-seedless = there is no seed that the deals could be checked against
record-server-alone = no player revealed a secret, so the server alone chose the seed
record-turn-whole = the turn is complete, so ... cannot stand after it
record-unrevealed = seat { $seat } committed to a secret and did not reveal it
record-value = { $field }: “{ $found }” contains { $character }, expected no line breaks or control characters
round-open = Round { $round } is not over yet.
round-over = The round is over.
seven-must-lead = { $card } may not be played: no turn with this 7 ends with you leading.
stop-must-lead = The turn may not end here: you would not lead.
store-backup-elsewhere = PostgreSQL is backed up by its own tools, such as pg_dump
store-backup-failed = the backup to { $path } could not be made: { $reason }
store-corrupted = { $path } is damaged and was left as it is: { $reason }; put a backup in its place
store-foreign = { $path } is a database of another program
store-locked = { $path } is in use by another process of this server
store-newer = the database has version { $found }, and this program knows versions only up to { $expected }
store-unavailable = The database cannot be reached at the moment: try again soon.
store-unreachable = { $database } cannot be opened: { $reason }
syntax = line { $line }, column { $column }: found { $found }, expected { $expected }
table-asked = Seat { $seat } has asked for another match already.
table-away = You are away from seat { $seat }: come back to it first.
table-bot-there = A computer player plays for seat { $seat } already, or nobody has it.
table-bots = There are { $found } computer players for { $most } seats.
table-device = this table is for people who share one device: ask its host for a seat
table-closed = The table is closed.
table-drawn = { $found } cannot be named as drawn: nobody has seen that card yet.
table-early = It is not time for that.
table-full = Every seat is taken.
table-here = The player of seat { $seat } is here.
table-no-bot = No computer player is to play for seat { $seat } now.
table-no-guest = Whoever sits down needs a name.
table-no-help = This table allows no help against people.
table-no-record = There is no record of match { $found }: it is not over, or was never dealt.
table-no-seat = Only those who have a seat here may do that.
table-not-between = No round is waiting to be dealt.
table-not-dealing = No secrets for the deals are being gathered now.
table-not-finished = The match is not over yet.
table-not-host = Only the host may do that.
table-not-playing = Nothing is being played now.
table-not-your-seat = Seat { $seat } is not yours.
table-not-your-turn = It is not your turn, but that of seat { $seat }.
table-pace = A turn may take from { $least } to { $most } seconds, found { $found }.
table-partial = A turn is played whole, or up to the card that its 3 draws.
table-removed = The host has taken you off this table. Choose another one, or open your own.
table-reveal-early = Seat { $seat } cannot reveal yet: others may still commit.
table-reveals = The 3 draws a card that nobody has seen: play up to there first.
table-seat-free = Seat { $seat } is free.
table-seat-taken = Seat { $seat } is taken.
table-seated = You have a seat already.
table-seats-empty = Seat { $seat } is empty: the match needs somebody on every seat.
table-started = The match has started.
table-system = Only the server itself may do that.
take-absent = { $card } cannot be taken: it is not in the palette of another player still in.
take-fewer = { $card } cannot be taken: { $owner } has fewer palette cards than you.
take-last = { $card } cannot be taken: it is the only palette card of { $owner }.
take-must-lead = { $card } may not be taken: no turn with it ends with you leading.
tuck-absent = { $card } cannot be moved: it is not in your palette.
tuck-at-once = { $card } may not go to the canvas: under { $color } you would not lead.
tuck-deck = { $card } cannot go onto the deck: in this edition a 7 moves cards to the canvas only.
tuck-itself = { $card } cannot be moved: in this edition a 7 moves another card.
tuck-must-lead = { $card } may not be moved there: no turn with it ends with you leading.
turn-drawn = { $found } is not the card that was drawn.
moves = The moves { $found } make no turn.
turn-other = The turn { $turn } was made for another position.
turn-over = { $move } comes after the end of the turn.
turn-started = The turn has begun: finish it step by step.

## What a refusal says was expected; “nothing” may also be what was found

expected-canvas = a colour letter of ROYGBIV, or a card such as G4
expected-card = a card such as R7
expected-card-once = each card only once
expected-card-undealt = a card that is not dealt yet
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
expected-nesting = brackets that are not nested so deeply
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

## The review of a match

review-about = Tell what every turn of a finished match gave away, and which turn was better.

    Records are read from FILE or the standard input. Each turn is judged by what its player knew: by its chance to win,
    tried out in many worlds that fit that knowledge.
tool-option-turn_nodes = How many nodes to think about each turn: more nodes take longer, and see more.
tool-option-trial_seed = The number of the trials; the same number, the same review.
review-nothing = there is no record to review: the input is empty
review-title = Review of record { $number } · { $mode } · { $edition }
review-round = Round { $round }
review-stake = Chances are those to win the match. This round decides about { $stake } % of it, and marks go by that.
review-column-turn = turn
review-column-player = player
review-column-played = played
review-column-chance = chance
review-column-lost = lost
review-column-mark = mark
review-forced = no choice
mark-good = good
mark-inaccurate = inaccurate
mark-losing = losing
review-better = Turn { $turn }: { $best } would have given { $who ->
    [you] you
   *[other] { $who }
} { $chance } %: { $why }.
review-chart = Chance to win after each turn, by what each player knows:
review-accuracy = { player }: accuracy { $accuracy } of 100 ({ $good } good, { $inaccurate } inaccurate, { $losing } losing)
review-accuracy-none = { $who ->
    [you] You never had a choice.
   *[other] { $who } never had a choice.
}
review-decided = Decided by turn { $turn } of round { $round }: after it { $winners } never fell below { $chance } %.
gone-no-cards = Turn { $turn }: { $who ->
    [you] you are
   *[other] { $who } is
} out, with no cards left.
gone-rightly = Turn { $turn }: { $who ->
    [you] you are
   *[other] { $who } is
} out; no turn could have changed that.
gone-needlessly = Turn { $turn }: { $who ->
    [you] you are
   *[other] { $who } is
} out needlessly; { $count ->
    [one] one turn
   *[other] any of { $count } turns
} would have been enough to stay in: { $turns }.
gone-luck = Turn { $turn }: { $who ->
    [you] you are
   *[other] { $who } is
} out; only luck could have helped. { $luck }
luck-good = { $gamble } would have stayed in with a chance of { $chance } %; it would have drawn { $card }, which is enough.
luck-bad = { $gamble } would have stayed in with a chance of { $chance } %; it draws { $card }, which is not enough.

## Why a turn is good or bad; $who is a player, $rivals counts those who could answer

reason-answers-action = an answer takes two cards or an action
reason-answers-cards = { $rivals ->
    [one] one rival
   *[other] { SPELL($rivals) } rivals
} could answer ({ $cards } would do)
reason-answers-known = { $who ->
    [you] you are
   *[other] { $who } is
} known to hold { $card }, which answers it
reason-answers-many = { $rivals ->
    [one] one rival
   *[other] { SPELL($rivals) } rivals
} could answer with any of { $count } cards, of { $total } unseen
reason-answers-none = no rival can answer, whatever they hold
reason-answers-number = { $rivals ->
    [one] one rival
   *[other] { SPELL($rivals) } rivals
} could answer with a { $number }
reason-answers-two = { $rivals ->
    [one] one rival
   *[other] { SPELL($rivals) } rivals
} could answer, but only with two cards
reason-draws = draws a card
reason-forced = nothing else stays in
reason-gamble = stays in only if the right card is drawn: { $good } of { $total } are
reason-keeps = { $count ->
    [0] keeps no card
    [one] keeps one card
   *[other] keeps { SPELL($count) } cards
}
reason-leads = leads under { $rule } with { $set }
reason-must-discard = needs a discard after it
reason-out = puts the player out
reason-takes = takes { $card } from { $who ->
    [you] you
   *[other] { $who }
}
reason-wins = wins the round at once

# The table server

backup-nothing = there is nothing to back up in { $path }
backup-unheard = the running server does not answer: does it belong to somebody else?
name-taken = “{ $found }” looks like a name that is at this table already: choose another one
server-asked-anew = another question was asked after this one, and takes its place
server-connections-full = there are too many connections: try again later
server-contended = too much happens here at once: try again
server-content-type = found content of the type “{ $found }”, expected { $expected }
server-cross-site = this request comes from a page of another site
server-failed = something went wrong here: it is noted, please try again
server-hello = the first message has to be hello, and within ten seconds
server-hello-twice = hello was said already
server-large = this is too large: expected at most { $most } bytes
server-message = the message cannot be read: { $error }
server-no-guest = first tell who you are: choose a name
server-no-page = there is nothing at this address
server-no-table = there is no such table, or it is gone
server-no-turn = turn { $turn } of round { $round } was not one of seat { $seat }
server-not-to-move = seat { $seat } is not to move
server-not-your-seat = seat { $seat } is not yours, or its hand is not shown here
server-only-seated = only those who sit at the table can do this
server-own-tables = you have { $most } tables already: finish, leave or close one first
server-port = cannot listen on port { $port } of { $host }: { $reason }; choose another --port or --host
server-private = this is not for you to see
server-restarting = the server is being restarted: come back in a moment
server-session-over = this session has ended: tell anew who you are
server-stale = the game has moved on: this was made for version { $found }, it is { $expected } now
server-tables-full = there are { $most } tables already, and no more fit: try again later
server-text-only = messages are text, not binary
server-thinking-full = too many are being helped at the moment: try again soon
server-watchers-full = { $most } people watch this table already, and no more fit
serve-about = Open a table server: play in the browser, with friends and computer players.
serve-ready = Red7 is open at { $address }
serve-no-page = It has no page for browsers: this package was built without one. Install Node { $node } or later, and then this package anew from its sources.
backup-about = Copy everything a table server keeps into one file, whether it runs or not.
rekey-about = Put a new signing key in front of the others; running servers notice, and nobody is signed out.
rekey-done = New sessions are signed with a new key: { $path }
backup-done = The backup is complete: { $path }
tool-option-host = The address to listen on; 0.0.0.0 lets other devices of your network in.
tool-option-port = The port to listen on; 0 takes any that is free.
tool-option-data = The folder for everything the server keeps.
tool-option-database = Keep it in PostgreSQL instead: postgresql://…
tool-option-bus = Tell the other processes what happens through Redis: redis://…
tool-option-public_url = What people type in, where a proxy stands before the server.
tool-option-trusted_proxies = The addresses of proxies whose X-Forwarded-For counts, with commas between them.
tool-option-metrics_from = The addresses that may read /metrics, with commas between them.
tool-option-key_file = The keys that sign what guests carry, where several processes share them.
tool-option-retention_days = How long finished tables, and guests who do not come back, are kept.
tool-option-thinkers = How many processes computer players think in; 0 is one less than there are processors.
tool-option-log = Lines to read, or JSON.
tool-option-browser = Open the page in the browser of this machine.
server-id-used = the id “{ $found }” was used for another command: take a new one
