# English: the game in the terminal, and the commands.

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
play-no-step = “{ $found }” isn’t a step of a turn. Type a number of the list, steps such as R7p G4c, or { $help } for help.
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
round-noted = Cards were short: all points are noted, and all 49 cards are shuffled again.
play-next = Press Enter for the next round
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
help-number = A number plays the turn of that number in the list; a card such as R7 lists the turns that start with it. Enter alone draws the table again.
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
