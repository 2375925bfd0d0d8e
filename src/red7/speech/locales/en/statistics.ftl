# English, for statistics. Address: you, with contractions (you’re, can’t); a player is never he or she.
# Terms: palette, canvas, deck, hand, round, match, record, computer player; to lead is not to win, which is for rounds and matches.
# Imperative: plain (Play a card), on buttons too (End turn).
# Avoid: “is no card”, “cannot”, “somebody is to play”, a space before %, straight quotes, words to type without quotes.

## What is said before anything was played, and of everything together

statistics-none = Nothing to count yet.
statistics-none-text = Once a match is over, you’ll see here where you win and against whom, under which rule rounds end, how accurately you play, and what’s worth practising.
statistics-won = { $played ->
    [1] { $won ->
        [0] One match, and you lost it
       *[other] One match, and you won it
    }
   *[other] { $won } of { $played } matches won
}
statistics-even = Among equals it would be about { $even }.
statistics-key = The longer a bar, the more was played. Filled is what you won; the stroke shows what it would be among equals.
statistics-counted = Your latest 1,000 matches count; those that you gave up count as lost. Lessons, first games, deals of the day and all others with chosen cards don’t count, nor do matches on one device. The figures stay when old tables are deleted, and go when you delete your data.

## Where matches and rounds were won

statistics-modes = By mode
statistics-opponents = By opponent
statistics-opponents-about = A match counts once for each kind of opponent in it.
statistics-people = Other people
statistics-rules = By the rule at the end
statistics-rules-about = Rounds, by the rule that was in force at the end.
statistics-seats = By the order of play
statistics-seats-about = Rounds, by when you had your first turn.
statistics-seat = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
}
statistics-share = { $played ->
    [1] { $won ->
        [0] lost
       *[other] won
    }
   *[other] { $won } of { $played }
}
statistics-share-percent = { $won } of { $played } ({ $percent }%)
statistics-column-matches = Matches won
statistics-column-rounds = Rounds won
statistics-column-even = Among equals
statistics-even-short = about { $even }

## Accuracy

statistics-accuracy = Accuracy over time
statistics-accuracy-mean = { $count ->
    [one] { $mean } of 100 in one reviewed match.
   *[other] { $mean } of 100 in { $count } reviewed matches.
}
statistics-accuracy-recent = In the latest five: { $recent }.
statistics-accuracy-about = Filled dots are matches you won. The line follows the latest five; the dotted lines are what computer players reach.
statistics-as-table = As a table
statistics-column-match = Match
statistics-column-accuracy = Accuracy
statistics-column-result = Result
statistics-reviewed = { $played ->
    [1] { $reviewed ->
        [0] Not reviewed yet
       *[other] Reviewed
    }
   *[other] Reviewed: { $reviewed } of { $played }
}
statistics-review = Review one more match
statistics-review-about = The next one is of { $date }.

## Mistakes, and what helps

statistics-mistakes = Most common mistakes
statistics-mistakes-none = Nothing went wrong in the matches that were reviewed. Well played!
statistics-mistakes-unknown = Have a match reviewed, and you’ll see here what goes wrong most often, and how to practise it.
statistics-times = { $count ->
    [one] once
   *[other] { $count } times
}
statistics-lesson = Lesson: { $name }
statistics-puzzles = Puzzles: { $name }
statistics-latest = See the latest
statistics-mistake-out = Went out, though another turn stays in
statistics-mistake-points = Won the round with fewer points than possible
statistics-mistake-take = Overlooked what a 1 can take
statistics-mistake-three = Overlooked drawing with a 3
statistics-mistake-chain = Overlooked that a 5 lets you play another card
statistics-mistake-seven = Overlooked what a 7 can move away
statistics-mistake-spend = Spent more cards than necessary
statistics-mistake-both = Overlooked a card and a new rule together
statistics-mistake-rule = Played to the palette where a new rule was better
statistics-mistake-palette = Changed the rule where a card to the palette was better
statistics-mistake-draw = Could have drawn a card, too
statistics-mistake-answer = Left the others more answers than necessary
statistics-mistake-card = Right idea, but another card was better
