# English, the game in the terminal, and the commands. Address: you, with contractions (you’re, can’t); a player is never he or she.
# Terms: palette, canvas, deck, hand, round, match, record, computer player; to lead is not to win, which is for rounds and matches.
# Imperative: plain (Play a card), on buttons too (End turn).
# Avoid: “is no card”, “cannot”, “somebody is to play”, a space before %, straight quotes, words to type without quotes.

## Modes and options

mode-basic = basic
mode-advanced = advanced
mode-expert = expert
option-draw = draw
option-scoring = scoring
option-actions = actions

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
table-hand-known = { $cards } in hand, including
table-out = out
table-hand = { $who ->
    [you] Your hand
   *[other] { $who }’s hand
}
table-no-cards = no cards
table-rules = Who would lead

## The terminal game

play-welcome = Red7 for { $players } players. You’re playing with { $rivals }.
play-prompt = Your turn (“{ $help }” for help)
play-prompt-forced = Nothing can save you: press Enter
play-prompt-follow = Play another card to your palette for the 5
play-prompt-take = The 1 takes a card from another palette
play-prompt-tuck = The 7 moves a card from your palette: to the canvas (x) or onto the deck (d)
play-prompt-discard = Discard a card, or press Enter to end your turn
play-prompt-must-discard = Discard a card: you can’t end your turn unless you’re leading
play-prompt-draw = Discarding { $card } lets you draw a card. Draw?
play-drawn = You draw { $card }.
play-turns = Turns that keep you in
play-turns-of = Turns that start with { $card }
play-turns-out = Turns that put you out
play-turns-none = No turn keeps you in.
play-turns-gamble = A 3 is a gamble: the card it draws may save you.
play-turns-leaving = { $count ->
    [one] One more turn would put you out (type “{ $all }” to see it).
   *[other] { $count } more turns would put you out (type “{ $all }” to see them).
}
play-turns-more = +{ $count }, see { $card }
play-turns-page = { $count ->
    [one] { $count } more line: type “{ $more }”.
   *[other] { $count } more lines: type “{ $more }”.
}
play-no-more = That’s all.
play-hint = { $turn } wins the round in about { $chance }% of cases: { $why }
play-log-empty = Nothing has happened in this round yet.
play-no-step = “{ $found }” isn’t a step. Type a number from the list, steps such as R7p G4c, or “{ $help }” for help.
play-no-number = There’s no turn { $number }: the list goes from 1 to { $last }.
play-no-start = No turn that keeps you in starts with { $card }.
play-confirm-out = After { $turn } you’d be out. { $lead } Play it anyway?
play-confirm-stop = If your turn ends here, you’re out. { $lead } End it anyway?
play-confirm-nothing = You’d be out without even trying. Do it anyway?
play-confirm-gamble = Only the card you draw can keep you in. Draw it?
play-undone = Undone. Your turn starts over.
play-fixed = You’ve drawn a card, so this turn can’t be undone. Carry on from here.
play-say-yes-or-no = Please answer y or n.
round-noted = The cards ran short, so all points are written down and all 49 cards are shuffled again.
play-next = Press Enter for the next round
play-seed = To replay these deals: --seed { $seed }
play-cut = { $times ->
    [one] A computer player ran out of thinking time once. It plays better with the compiled version.
   *[other] Computer players ran out of thinking time { $times } times. They play better with the compiled version.
}
play-save = Save the record as (Enter for { $file }, - to skip)
play-saved = Saved to { $file }.
play-not-saved = The record couldn’t be saved to { $file }: { $reason }.
play-stopped = You left the match.
play-quit = Leave the match?

## Words to type; the first one is shown

command-help = ? help
command-hint = hint
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
help-goal = At the end of your turn you must be leading under the rule on the canvas, or you’re out. The last one left wins the round.
help-number = Type a number to play that turn from the list, or a card such as R7 to list the turns that start with it. Enter on its own redraws the table.
help-steps = Or type the steps of your turn, separated by spaces:
help-step-p = R7 from your hand to your palette
help-step-c = G4 from your hand to the canvas: its colour is the new rule
help-step-t = with a 1: put B3 from another palette on the deck
help-step-x = with a 7: O5 from your palette to the canvas
help-step-d = with a 7: O5 from your palette onto the deck
help-step-draw = draw a card, if your discard earned one
help-step-out = do nothing and be out
help-example = Example: R7p G4c plays the red 7 and then makes green the rule. A tick marks the cards that count. R7p ... plays the red 7 and lets you go on.
help-commands = “{ $hint }” suggests turns, “{ $why }” shows which cards count for each player, “{ $rules }” explains the seven rules, “{ $log }” goes over the round from the start, “{ $all }” lists every turn, “{ $more }” continues a long list, “{ $undo }” takes back steps, “{ $quit }” ends the match.
help-ties = If players have equally many, the highest card that counts decides. Between cards of the same number, the colour nearer red is higher. Without a card that counts you can’t lead.
help-draw = Draw: discard a card higher than the number of cards in your palette and you may draw one. A + in the list marks such a turn.
help-actions = Actions: a 1 takes a card from another palette, a 3 draws a card, a 5 plays another card, a 7 moves a card out of your palette.
help-scoring = Scoring: the winner of a round keeps the palette cards that count. The match is played to { $target } points.
help-scoring-cards = Scoring: the winner of a round keeps the palette cards that count. The match ends when the cards run short.
help-scoring-short = The points are checked only when the cards run short.

## Drawing positions and records

show-unfinished = The record ends here; the match isn’t over.
show-nothing = There’s nothing to show: the input is empty.
show-json-record = --json is for positions: a record is a text that programs can read as it is
help-about-red7 = Play Red7, and work with its positions, turns and records. Without a command, the table opens in the browser.

    Exit status: 0 if all is well, 1 if the input is wrong, a check fails or a file can’t be used, 2 if the command wasn’t
    understood, 130 if it was interrupted.
help-version = Show the version and whether the rules run compiled, then exit.
help-usage = Usage:
help-options = Options:
help-list = Commands:
help-help = Show this help, then exit.
help-examples = Examples:
help-config = The file with your settings, in place of the usual one.

## The command line

turns-about = List all legal turns of each position.

    Positions are lines of text or of JSON, read from FILE or the standard input; each is answered in one line of JSON with
    its leader and all turns.
leaders-about = Show who leads under a rule.

    Positions, as lines of text or of JSON, or just palettes under a canvas in JSON, are read from FILE or the standard
    input; each is answered in one line of JSON with the leader, the number of cards that count in each palette, and the
    cards each would score.
simulate-about = Play matches between computer players and write their records.
simulate-levels = { $found ->
    [one] found one level for { $players } players: give one for all, or one for each
   *[other] found { $found } levels for { $players } players: give one for all, or one for each
}
simulate-progress = Playing matches
perft-progress = Counting turns
solve-progress = Solving
review-progress = Reviewing turns
answers-progress = Answering
input-empty = there’s no position to read: the input is empty
verify-about = Check the deals, turns, scores and results of records.

    Records are read from FILE or the standard input, and each is answered in one line. The exit status is 0 only if all
    are correct.
solve-about = Find out who wins a position with all hands known, and how.
tool-option-json_lines = Read and write JSON Lines.
tool-option-most_nodes = How many positions to examine at most.
solve-wins = { $who } wins: { $line }
solve-over = { $who } has won.
solve-unknown = Not solved within { $nodes ->
        [one] one position
       *[other] { $nodes } positions
    }; { $lost ->
        [0] no turn is proven to lose
        [one] one turn is proven to lose
       *[other] { $lost } turns are proven to lose
    }.
perft-about = Count all complete turns down to a given depth.

    Positions are lines of text or of JSON, read from FILE or the standard input; or --seed deals one.
tool-option-seed = The seed: the same number gives the same deals.
tool-option-matches = How many matches to play.
tool-option-players = The number of players.
tool-option-edition = The booklet whose rules are used.
tool-option-mode = basic, advanced (draw and scoring), expert (with actions too), or any of draw, scoring, actions joined by +.
tool-option-ending = When a scoring match of nl-2016 ends: when cards are short, or at the target.
tool-option-out = The file to write to.
tool-option-depth = How many turns deep.
tool-option-divided = Show the count for each first turn too.
tool-option-level = How strong the computer players are, from beginner to master; random ones play anything that keeps them in.
tool-option-seat_levels = How strong the players are: one level for all, or repeated, one for each seat; random by default.
tool-option-names = The names of all players, separated by commas, yours first.
tool-option-pace = How many seconds to show each turn of a computer player.
tool-option-record = The file for the record of the match.
tool-option-language = The language to play in.
language-unknown = Red7 doesn’t speak “{ $found }”: choose one of { $choices }
tool-option-color = Use colours or not; by default, what the terminal supports.
tool-option-seat = Show only what this seat may know; seats are numbered from 0.
config-about = Show the settings of all commands, or of some, and where each comes from.

    An option on the command line comes first, then its environment variable, such as RED7_PLAY_LEVEL, then the file, then
    the default. What this prints can be the start of such a file.
completion-about = Print what bash, zsh or fish needs to complete commands, options and choices.
settings-file = the file { $file }
settings-no-file = { $file } doesn’t exist
settings-from-file = from the file
settings-from-environment = from the environment
settings-unknown = { $file }: “red7 { $command }” has no option “{ $option }”
settings-value = { $file }: the option “{ $option }” of “red7 { $command }” can’t have this kind of value
settings-no-table = { $file }: “{ $command }” has to be a table, [{ $command }]
settings-no-section = { $file }: there’s no command for the table [{ $command }]
settings-no-option = { $file }: no command has an option “{ $option }”
settings-no-command = there’s no command “{ $command }”
perft-seed-or-file = give either --seed or a file with positions
perft-for-seed = { $option } only works with --seed: a position already says it
verify-ok = record { $record }: ok, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
verify-wrong = record { $record }: wrong: { $problems }
verify-nothing = there’s no record to check: the input is empty
play-about = Play a match in the terminal against computer players.
play-record-exists = { $file } already exists: choose another name for the record.
play-record-folder = The folder for { $file } doesn’t exist: create it first, or choose another name for the record.
play-names-count = { $found ->
    [one] found one name for { $players } players
   *[other] found { $found } names for { $players } players
}
play-names-form = every player needs a different name of 1 to { $most } printable letters
show-about = Draw positions or a record, read from FILE or the standard input.

    A position is one line of text or of JSON; every line is drawn. A record is shown round by round.
computer-names = Frida, Hilma, Vincent
your-name = Player

## The review of a match

review-about = Review a finished match: what each turn gave away, and what would have been better.

    Records are read from FILE or the standard input. Each turn is judged by what its player knew: by its chance of
    winning the round, tried out in many worlds that fit that knowledge.
tool-option-turn_nodes = How many nodes to search for each turn: more take longer but see further.
tool-option-trial_seed = The seed of the trials: the same number gives the same review.
review-nothing = there’s no record to review: the input is empty
review-title = Review of record { $number } · { $mode } · { $edition }
review-round = Round { $round }
review-column-turn = turn
review-column-player = player
review-column-played = played
review-column-chance = chance
review-column-lost = lost
review-column-mark = mark
review-percent = { $number }%
review-forced = no choice
mark-good = good
mark-inaccurate = inaccurate
mark-losing = blunder
review-better = Turn { $turn }: { $best } would have given { $who ->
    [you] you
   *[other] { $who }
} a { $chance }% chance: { $why }.
review-chart = Chance of winning the round after each turn, from what each player knew:
review-accuracy = { player }: accuracy { $accuracy } out of 100 (good: { $good }, inaccurate: { $inaccurate }, blunders: { $losing })
review-accuracy-none = { $who ->
    [you] You never had a choice.
   *[other] { $who } never had a choice.
}
review-decided = Decided by turn { $turn } of round { $round }: after it, with all hands open, the win was safe for { $winners }.
gone-no-cards = Turn { $turn }: { $who ->
    [you] you’re
   *[other] { $who } is
} out, with no cards left.
gone-rightly = Turn { $turn }: { $who ->
    [you] you’re
   *[other] { $who } is
} out; no turn could have changed that.
gone-needlessly = Turn { $turn }: { $who ->
    [you] you’re
   *[other] { $who } is
} out needlessly; { $count ->
    [one] one turn
   *[other] any of { $count } turns
} would have been enough to stay in: { $turns }.
gone-luck = Turn { $turn }: { $who ->
    [you] you’re
   *[other] { $who } is
} out; only luck could have helped. { $luck }
luck-good = { $gamble } had a { $chance }% chance of staying in. It would have drawn { $card }, which is enough.
luck-bad = { $gamble } had a { $chance }% chance of staying in. It would have drawn { $card }, which isn’t enough.
