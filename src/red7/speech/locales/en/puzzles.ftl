# English, for puzzles. Address: you, with contractions (you’re, can’t); a player is never he or she.
# Terms: palette, canvas, deck, hand, round, match, record, computer player; to lead is not to win, which is for rounds and matches.
# Imperative: plain (Play a card), on buttons too (End turn).
# Avoid: “is no card”, “cannot”, “somebody is to play”, a space before %, straight quotes, words to type without quotes.

## What is asked for

puzzle-name-only = Stay in
puzzle-name-force = Forced win
puzzle-name-best = Best turn
puzzle-task-only = Find the only turn that keeps you in.
puzzle-task-force = All hands are open. Find the turn that wins the round whatever the others do.
puzzle-task-best = Find the turn that wins the round most often, by what you know.
puzzle-edition = This one is played by other rules than yours: { $edition }.
puzzle-grade = { $name }, grade { $grade } of 5

## Themes, by what the answer does

puzzle-theme-palette = a card to your palette
puzzle-theme-rule = a new rule
puzzle-theme-both = a card and a new rule
puzzle-theme-take = the 1
puzzle-theme-three = the 3
puzzle-theme-chain = the 5
puzzle-theme-seven = the 7

## Hints

puzzle-hint-palette = One card to your palette is enough.
puzzle-hint-rule = Change the rule, and nothing else.
puzzle-hint-both = It takes two cards: one to your palette, one to the canvas.
puzzle-hint-take = A 1 takes what stands in your way.
puzzle-hint-three = Draw with a 3.
puzzle-hint-chain = A 5 lets you play another card.
puzzle-hint-seven = A 7 moves a card out of your palette.
puzzle-hint-card = { $card } is in the answer.

## What comes of a try

puzzle-right = Right: { $turn }
puzzle-wrong = Not quite: { $turn }
puzzle-answer = The answer: { $turn }
puzzle-right-only = No other turn keeps you in.
puzzle-right-force = { $turns ->
    [one] It wins the round at once.
   *[other] It wins the round in { $turns } of your turns, whatever the others do.
}
puzzle-no-defence = No rival can take the lead with these open hands.
puzzle-defence = { $who } holds out longest with { $turn }; your reply is { $reply }.
puzzle-right-best = It wins the round in { $best }% of the ways in which the hidden cards can lie.
puzzle-second-best = The next best turn wins it in { $second }%.
puzzle-answers = After that: { $answers }.
puzzle-out = This puts you out.
puzzle-wins-less = It wins the round { $own }% of the time, the answer { $best }%.
puzzle-refuted = { $who } answers { $turn }, and the win can’t be forced any more.
puzzle-lost = { $who } answers { $turn } and wins the round.
puzzle-not-forced = After that the win can’t be forced any more.

## How one gets on

puzzle-rating = Rating { $rating }
puzzle-streak = { $streak } in a row
puzzle-solved = { $solved } of { $tried } solved

## In the terminal

puzzles-about = Solve puzzles, or make and prove new ones.
puzzles-task-play = Put puzzles to you, the ones that fit your rating first.
puzzles-task-make = Make puzzles from matches between computer players, with proof.
puzzles-task-prove = Prove puzzles: that each has one answer, and which.
tool-option-kind = What is asked for.
tool-option-theme = What the answer does.
tool-option-grade = How hard, from 1 to 5.
tool-option-today = The puzzle of the day, the same for everybody.
tool-option-processes = How many processes to use.
tool-option-first = The number of the first match.
tool-option-most_alike = How many of the same kind, grade and theme to keep at most.
puzzles-progress = Puzzles
puzzles-proved = { $count ->
    [one] One puzzle is proved.
   *[other] All { $count } puzzles are proved.
}
puzzles-unproved = Not proved: { $puzzle }
puzzle-prompt = Your turn (“{ $hint }” for a hint, “{ $show }” for the answer, “{ $quit }” to stop)
puzzle-word-hint = hint
puzzle-word-show = answer
puzzle-none = There’s no puzzle like that.
