# English, for learning the game. Address: you, with contractions (you’re, can’t); a player is never he or she.
# Terms: palette, canvas, deck, hand, round, match, record, computer player; to lead is not to win, which is for rounds and matches.
# Imperative: plain (Play a card), on buttons too (End turn).
# Avoid: “is no card”, “cannot”, “somebody is to play”, a space before %, straight quotes, words to type without quotes.
#
# Short and warm: two or three lines on a phone.

## The page

learn-title = Learn by playing
learn-intro = One small thing at a time, on the real table.
learn-progress = { $done } of { $count } done
learn-done = done
learn-again = Try again
learn-once-more = Once more
learn-show = Show me
learn-finished = All lessons
learn-topic-cards = Comparing cards
learn-topic-rules = The seven rules
learn-topic-turn = Your turn
learn-topic-round = A round
learn-topic-points = Drawing and scoring
learn-topic-actions = Actions
learn-topic-booklets = Editions
learn-next-named = Next: { $name }

## Lessons: what they are called, what is to be done, and what is said when it is

lesson-number = Number first
lesson-number-task = Red asks for the highest card, and Y6 leads. Play a higher one.
lesson-number-done = Yes! 7 is the highest number. Colours only matter between equal numbers.
lesson-color = Then colour
lesson-color-task = G7 leads, and there’s no 8. One of your cards still beats it.
lesson-color-done = Right: between equal numbers the colour nearer to red is higher. O7 beats G7.
lesson-red = Red: highest card
lesson-red-task = Pip has three cards, but under red only the best one counts: G7. Beat it.
lesson-red-done = Y7 beats G7, whatever else lies there.
lesson-orange = Orange: same number
lesson-orange-task = Orange: most cards of one number. Pip has two 5s. Get more.
lesson-orange-done = Three 4s beat two 5s: first how many, then how high.
lesson-yellow = Yellow: same colour
lesson-yellow-task = Yellow: most cards of one colour. Pip has three violet cards. Take the lead.
lesson-yellow-done = Three against three is a tie, and your G7 is the highest card that counts.
lesson-green = Green: even cards
lesson-green-task = Green: most even cards. You have one each, but Pip’s is higher. Get ahead.
lesson-green-done = Two even cards beat one. Odd cards don’t count at all.
lesson-blue = Blue: different colours
lesson-blue-task = Blue: most different colours. Pip has two, and so do you. Get ahead.
lesson-blue-done = Three colours beat two. Here even a 1 is worth a lot.
lesson-indigo = Indigo: longest run
lesson-indigo-task = Indigo: longest run of numbers. Pip has 4 5 6. Make a longer one.
lesson-indigo-done = 2 3 4 5: a run of four. Colours don’t matter in a run.
lesson-violet = Violet: below four
lesson-violet-task = Violet: most cards below 4. Pip has R3, you have Y3. Get ahead.
lesson-violet-done = Two cards below 4 beat one.
lesson-tie = A tie
lesson-tie-task = Green. Pip has two even cards, the higher one is O6. Catch up, and beat it in the tie.
lesson-tie-done = Two against two: the highest card that counts decides, and R6 beats O6. Your R7 isn’t even, so it doesn’t help.
lesson-change = Change the rule
lesson-change-task = Under red nobody beats R7. Discard a card to the canvas: its colour becomes the rule. Choose one under which you lead.
lesson-change-done = A new colour on the canvas, and now you lead. You didn’t need a better card, only a better rule.
lesson-both = Play and discard
lesson-both-task = One card isn’t enough this time. Play one to your palette, then discard one to the canvas.
lesson-both-done = First play, then discard, always in this order. It costs two cards, so save it for when you need it.
lesson-out = In or out
lesson-out-task = Whoever doesn’t lead at the end of their turn is out. You have to lead against both of them. Stay in.
lesson-out-done = You lead, so you’re in, and now they have to answer.
lesson-others-out = Who is out
lesson-others-out-task = Momo has R7 but is out, so those cards no longer count. Take the lead.
lesson-others-out-done = Only players who are still in are compared: your O7 leads.
lesson-last = The end of a round
lesson-last-task = Pip has no cards left. Whoever can’t play is out: stay in once more and you win the round.
lesson-last-done = You’re the last one in, so the round is yours!
lesson-draw = Draw a card
lesson-draw-task = Advanced rule: discard a number higher than the number of cards in your palette, and you may draw a card. Do that, and lead.
lesson-draw-done = You lead, and you have a new card in your hand.
lesson-score = What a round is worth
lesson-score-task = Whoever wins a round keeps the cards that count; each is worth its number. Win with at least 12 points.
lesson-score-done = 6, 4 and 2 under green make 12 points. The last rule decides what a round is worth.
lesson-pairs = Only one set scores
lesson-pairs-task = Two pairs look good. But win with at least 14 points: what brings the most?
lesson-pairs-done = Under blue all four of your colours count: 14 points.
lesson-one = 1: take a card
lesson-one-task = Played to your palette, a 1 takes a card from another palette and puts it on the deck. R7 is in your way.
lesson-one-done = Gone, and you lead. A 1 can’t hit a palette with fewer cards than yours.
lesson-three = 3: draw a card
lesson-three-task = A 3 draws a card. Nothing else helps you now: play the 3, then use what you get.
lesson-three-done = That’s what a 3 is for: a gamble when nothing else helps.
lesson-five = 5: play another card
lesson-five-task = After a 5 you play another card. Pip has a run of three, 4 5 6. Use the 5 to take the lead.
lesson-five-done = Two cards in one turn. If the second one has an action, that happens as well.
lesson-seven = 7: move a card
lesson-seven-task = A 7 moves a card of your palette to the canvas, where its colour becomes the rule. Find one under which you lead.
lesson-seven-done = A new rule, and you kept the other cards in your hand.
lesson-chain = A chain of actions
lesson-chain-task = After a 5 you play another card, and that one acts too. Pip has four colours. Get closer, and take one away.
lesson-chain-done = The 5 brought the 1, and the 1 took a card: three steps in one turn.
lesson-first = First edition
lesson-first-task = Here a 1 may take from anybody, even from a palette smaller than yours, but never the only card in it. Take a card and lead.
lesson-first-done = Later booklets would have spared Pip, who has fewer cards than you.
lesson-international = International booklet
lesson-international-task = Here a 1 spares whoever has fewer palette cards than you, so R7 stays. Find another way to lead.
lesson-international-done = Another rule did it. Your 1 would have taken nothing.
lesson-argentina = Argentina
lesson-argentina-task = Here a card that doesn’t make you lead may not even be played to your palette. Find a turn that’s allowed.
lesson-argentina-done = In the other booklets a weak card may be played, and puts you out.
lesson-spain = Spain
lesson-spain-task = You can’t stay in. But here you may discard on your way out, and the rule stays changed. Make it green, so that Pip no longer leads.
lesson-spain-done = You’re out, but now Momo leads. No other booklet allows that.
lesson-netherlands = The Netherlands
lesson-netherlands-task = Here only the end of your turn counts. Play Y7, move V2 to the canvas with it, and then discard G1.
lesson-netherlands-done = In most booklets V2 would have been refused, since you didn’t lead at once. Only Spain’s allows it, too.
lesson-hint-palette = Hint: it takes a card to your palette.
lesson-hint-canvas = Hint: it takes a new rule, so use the canvas.
lesson-hint-both = Hint: first a card to your palette, then one to the canvas.
lesson-hint-action = Hint: it takes what the card does when it’s played.

## Mistakes, answered kindly

mistake-color-first = Red is the highest colour, but the number counts first: a higher number beats any colour.
mistake-lowest = It’s the other way round: high cards lead, and 7 is the top.
mistake-lower-color = The same number, but a lower colour. From high to low: red, orange, yellow, green, blue, indigo, violet.
mistake-more-cards = Under red only your highest card counts, however many you have.
mistake-two-pairs = Two pairs don’t add up. Only one number counts, so look for a third 4.
mistake-red-habit = A high number alone helps under red. Look at what the rule counts now.
mistake-two-colors = Two colours don’t add up: only one of them counts. Collect the one you have most of.
mistake-odd = 3 is odd. Green counts 2, 4 and 6 only.
mistake-same-color = You have that colour already, so it adds nothing. Blue counts different colours.
mistake-gap = There’s a gap. A run needs numbers that follow each other, such as 2 3 4.
mistake-twice = The same number twice doesn’t make a run longer.
mistake-four = 4 isn’t below 4. Violet counts 1, 2 and 3 only.
mistake-lower-tie = Two against two, and then the highest card that counts decides: O6 beats Y6.
mistake-unbeatable = R7 is the highest card of all: under red nothing gets past it.
mistake-gives-up = That puts you out, and there was a way to stay in. Have another look.
mistake-half = A good start, but the rule is still red, and R7 leads. Discard a card as well.
mistake-too-low = You lead, but you don’t draw: 1 isn’t higher than the number of cards in your palette.
mistake-left-lying = You lead, and 3 is higher than your two cards. So take a card, too: it costs nothing.
mistake-seven-points = You win with O7 alone, for 7 points. Another rule brings more.
mistake-eight-points = R6 and R2 make 8 points. There’s a rule that brings 12.
mistake-one-pair = Only one pair scores, R5 and G5: 10 points. The other one brings nothing.
mistake-keeps-drawn = You drew a card and left it in your hand. Discard it: its colour changes the rule.
mistake-one-short = Nearly! That’s one card too few.
mistake-onto-deck = Onto the deck it changes nothing. On the canvas its colour becomes the rule.
mistake-spared = Your 1 took nothing: Pip has fewer palette cards than you and is spared here.
mistake-no-change = You’re out either way. But discard a green card first, and the rule changes for the others.
mistake-out = You don’t lead at the end of your turn, so you’re out. The line under the canvas says who leads, and why.
mistake-short = That keeps you in, but this lesson asks for something else. Read it once more.

## The guided round, and the first game of one's own

guide-title = Your first round
guide-1 = Be in the lead when your turn ends, or you’re out. Green: most even cards lead. Pick B2.
guide-1-end = Three even cards, so now you lead. End your turn.
guide-2 = Pip changed the rule. Orange: most cards of one number, and two 6s beat your 2s. Pick Y1.
guide-2-end = Yellow: most cards of one colour. You have two blue cards, so you lead. End your turn.
guide-3 = Now Pip has two violet cards, and V6 is higher than B4. One card isn’t enough. Pick I7.
guide-3-then = You don’t lead yet. Pick R1, too.
guide-3-end = Red: the highest card. Your I7 leads. End your turn.
guide-4 = G7 beats I7: between equal numbers, the colour nearer to red is higher. Pick O7.
guide-4-end = O7 beats G7, and Pip has no cards left. End your turn and win!
guide-put-palette = Put it in your palette.
guide-put-canvas = Put it on the canvas: its colour becomes the rule.
guide-here = your next step
guide-wait = Now it’s Pip who has to lead.
guide-free = Look at the rule and at who leads. When your turn ends, it has to be you.
guide-free-end = That works, too: you lead. End your turn.
guide-undo = Like this you don’t lead. Take it back.
guide-won = Pip can’t play and is out. You’ve won the round, and that’s how the game goes: every colour has its own rule.
guide-lost = You didn’t lead when your turn ended, so you’re out. Now you know how it goes. Once more?
guide-again = Play it again
guide-lessons = Lessons
guide-game = Your first game
guide-skip = Skip
offer-title = New to Red7?
offer-text = A guided round shows you how to play. It takes about three minutes.
offer-yes = Show me
offer-no = Just play
first-title = Your first game
first-text = You can win this deal: its cards were chosen for you.
first-won = Your first win, well played! Matches with cards chosen for learning don’t count; from now on, every match does.
first-lost = Not this time. But this deal can be won, so have another go.
first-next = Next game

## Puzzles

puzzle-page-title = Puzzles
puzzle-page-intro = One turn to find, from real games. Each puzzle has exactly one answer, and it’s proved.
puzzle-page-today = Puzzle of the day
puzzle-page-any = Any
puzzle-page-kind = What to find
puzzle-page-theme = What the answer does
puzzle-page-grade = How hard
puzzle-page-start = Start
puzzle-page-next = Next puzzle
puzzle-page-hint = Hint
puzzle-page-again = Try again
puzzle-page-show = Show the answer
puzzle-page-right = Right!
puzzle-page-wrong = Not quite.
puzzle-page-answer = The answer:
puzzle-page-defence = The longest defence:
puzzle-page-none = You’ve tried all puzzles of that kind.
puzzle-page-rated = Your first try at a puzzle counts towards your rating; with a hint, a right answer counts half.

## The deal of the day

day-title = Deal of the day
day-intro = One deal a day: everyone gets the same cards and the same opponents, and the same moves always meet the same answers.
day-rules = { $mode }, { $players } players: you against { $names }
day-about-counts = Your first game is the one that counts, with marks under your cards but without hints. We trust you to be you. Afterwards you can practise as often as you like.
day-about-over = Your try is over. Now you can practise as often as you like.
day-about-missed = This day is over. You can still practise its deal.
day-until = Start before { $begin } and finish before { $end }.
day-play-new = Start your try
day-play-running = Go on with your try
day-practise = Practise this deal
day-own = Your try: { $result }
day-late = Your try ended after its day, so it isn’t counted with the others.
day-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
day-result-points = { day-place } with { $points ->
    [one] one point
   *[other] { $points } points
}
day-others = How everyone did
day-tries = { $tries ->
    [0] Nobody has finished a try.
    [one] One try is finished.
   *[other] { $tries } tries are finished.
}
day-worse = You did better than { $worse } of { $others }.
day-count = { $count ->
    [one] one try
   *[other] { $count } tries
}
day-you = (you)
day-best = The best: { $result }, in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
day-best-own = Yours is the best: { $result }, in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
day-best-look = Watch the best
day-proof = Settled before anyone plays
day-proof-promise = The cards come from a secret. Its fingerprint is shown here all day, so the secret can’t be changed; the secret itself is told on { $time }.
day-proof-told = The cards came from this secret. Whoever saw the fingerprint on the day can check that it wasn’t changed.
day-proof-commitment = Fingerprint
day-proof-secret = Secret
day-proof-check = Compare the two
day-proof-deals = Check the deals
day-proof-good = The secret fits its fingerprint.
day-proof-bad = The secret doesn’t fit its fingerprint.
day-before = The day before
day-today = Today’s deal
day-duel = { $place ->
    [1] won
   *[other] lost
}
day-duel-points = { day-duel } with { $points ->
    [one] one point
   *[other] { $points } points
}
day-no-server = The deal of the day is the same for everyone, so it needs a server. Here you play on this device alone; the puzzle of the day is there as well.
puzzle-page-head = { $name } { $grade }/5 · { $mode } · { $edition }
puzzle-page-gain = { $way ->
    [up] +{ $gain }
   *[down] −{ $gain }
}
puzzle-page-choose = Choose
puzzle-page-latest = Your latest puzzles
puzzle-page-outcome = { $solved ->
    [yes] Solved:
   *[no] Not solved:
}
puzzle-page-helped = with a hint
