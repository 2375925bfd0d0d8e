# English, the page in the browser. Address: you, with contractions (you’re, can’t); a player is never he or she.
# Terms: palette, canvas, deck, hand, round, match, record, computer player; to lead is not to win, which is for rounds and matches.
# Imperative: plain (Play a card), on buttons too (End turn).
# Avoid: “is no card”, “cannot”, “somebody is to play”, a space before %, straight quotes, words to type without quotes.
#
# The page also says shared.ftl and refusals.ftl.
# $who is a player: "you" for the one who is spoken to, else the player's name.

## Everywhere

web-title = Red7
web-tagline = A card game with seven rules. Be in the lead when your turn ends.
web-skip = Skip to content
web-menu = Menu
web-home = Home
web-cancel = Cancel
web-close = Close
web-copy = Copy
web-copied = Copied
web-share = Share
web-save = Save
web-loading = Just a moment…
web-offline = We can’t reach the server. Check your connection and try again.
web-late = The server took too long to answer. Try again in a moment.
web-slow = This is taking longer than usual.
web-retry = Try again
web-offline-title = You’re offline
web-new-version = A new version of this page is ready.
web-restart = The server restarts at { $time }. Your matches go on afterwards.
web-reload = Update
web-reload-page = Reload
web-broken = Something went wrong on this page. Your game is safe: reload the page.
web-bot-name = { $level ->
    [beginner] Beginner
    [casual] Casual
    [skilled] Skilled
    [expert] Expert
    [master] Master
   *[other] { $level }
}
web-bot-name-numbered = { web-bot-name } { $number }
web-bot-about = { $level ->
    [beginner] still learning, like you
    [casual] plays for fun and makes mistakes
    [skilled] thinks ahead
    [expert] works out what you might be holding
   *[master] as strong as it gets
}
web-seat-free = free seat
web-name-nobody = someone
web-mode = { $options ->
    [basic] Basic
    [advanced] Advanced
    [expert] Expert
   *[other] Custom
}
web-mode-about = { $options ->
    [basic] One round. The last one left wins.
    [advanced] Points over several rounds, and cards to draw.
    [expert] Advanced, plus actions on the odd cards.
   *[other] Mix the rules yourself.
}
web-option = { $option ->
    [draw] Draw
    [scoring] Points
   *[actions] Actions
}
web-option-about = { $option ->
    [draw] Discard a card higher than the number of cards in your palette and you may draw one.
    [scoring] The winner of a round keeps the cards that count; the match goes on over several rounds.
   *[actions] 1s, 3s, 5s and 7s have an effect when played to the palette.
}
web-edition = { $edition ->
    [first] First English booklet
    [intl-12] International, version 1.2
    [es-ar] Spanish (Argentina)
    [es-13] Spanish, version 1.3
   *[nl-2016] Dutch, 2016
}
web-edition-short = { $edition }, target checked when the cards run short
web-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-delayed = What others do may show up late at the moment: parts of the server can’t reach each other. Nothing is lost.

## Home

web-home-play = Play now
web-home-play-about = { $bots ->
    [one] against one computer player
   *[other] against { $bots } computer players
} · { $mode }
web-home-change = Choose opponents and rules
web-home-friends = With friends
web-home-friends-about = Send a link or show a code
web-home-pass = On one device
web-home-pass-about = Pass it round the table
web-home-quick = Quick match
web-home-quick-about = With whoever is waiting
web-home-learn = Learn by playing
web-home-learn-about = Small lessons on the real table
web-home-watch = Open tables
web-home-watch-about = Join or watch
web-home-matches = Your matches
web-home-matches-about = Continue, check, save
web-home-join = Have a code?
web-home-resume = { $count ->
    [one] A game is waiting for you
   *[other] { $count } games are waiting for you
}
web-home-resume-go = Continue

## A new game

web-new-title = New game
web-new-friends-title = Play with friends
web-new-pass-title = On one device
web-new-pass-text = Everyone plays on this device. Between turns the hands stay hidden until the next player has it; the table stays in sight.
web-new-name = Your name
web-new-name-about = The others can see it. 1 to 24 characters.
web-new-name-needed = Type a name first.
web-new-name-default = Player
web-new-players = Players
web-new-opponent = Opponent { $number }
web-new-seat = Seat { $number }
web-new-seat-person = A person
web-new-seat-name = Name on seat { $number }
web-new-name-numbered = { web-new-name-default } { $number }
web-new-rules = Rules
web-new-more = More options
web-new-edition = Edition
web-new-edition-about = The rulebooks differ in a few points. This is the one for your language; pick another if that’s the one you own.
web-new-ending = End at the target score (a variant of the Dutch booklet)
web-new-short = Check for the target only when the cards are too few for another round
web-new-clock = Time for a turn
web-new-clock-choice = { $seconds ->
    [0] no limit
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [86400] 1 day
   *[259200] 3 days
}
web-new-timeout = When the time is up
web-new-timeout-choice = { $timeout ->
    [out] the player is out of the round
   *[bot] a computer player takes over
}
web-new-listed = Show the table in the list of open tables
web-new-invited = Only people with the link of the invitation
web-new-help = Allow hints in games with other people
web-new-open-hands = Open hands when out: who is out of a round sees everybody’s cards
web-new-start = Start
web-new-open = Open the table

## Joining

web-join-title = Join a table
web-join-code = The code of the table
web-join-needed = Type the code first.
web-join-go = Join
web-join-none = No table has this code. Codes stop working when the match ends: ask for a new one.

## The waiting room

web-lobby-title = The table is open
web-lobby-waiting = { $free ->
    [0] Everyone’s here.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
web-lobby-quick = Waiting for players
web-lobby-quick-text = { $hosting ->
    [true] Anyone looking for the same game will be seated here, and it starts by itself. Wait, or fill the free seats with computer players.
   *[false] Anyone looking for the same game will be seated here, and it starts by itself.
}
web-lobby-invite = Invite
web-lobby-link = Link to this table
web-lobby-code = Code
web-lobby-qr = A QR code with the link to this table
web-lobby-local = This link only works on this device. Whoever started Red7 here can let other devices in: the window it was started from says how.
web-lobby-local-open = This link only works on this device. For other devices, open this page at this device’s address in your network.
web-lobby-host = host
web-lobby-here = here
web-lobby-away = away
web-lobby-you = you
web-lobby-sit = Sit here
web-lobby-sit-name = Your name
web-lobby-name-needed = You need a name to sit down.
web-lobby-stand = Leave the seat
web-lobby-remove = Remove { $name }
web-lobby-start = Start the match
web-lobby-start-wait = The match starts when every seat is taken.
web-lobby-start-host = The host starts the match.
web-lobby-start-free = { $hosting ->
    [true] You can start the match when every seat is taken.
   *[other] When every seat is taken, the host can start the match.
}
web-lobby-close = Close the table
web-lobby-full = Every seat is taken. You can watch.
web-lobby-rules = Rules of this game
web-lobby-dealing = Everyone is helping to shuffle
web-lobby-dealing-text = Every player adds a secret number, so nobody can rig the deal.
web-lobby-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-lobby-sit-down = Sit down
web-lobby-seat-choose = choose…
web-lobby-help = Hints are allowed.
web-lobby-change = Change the game
web-lobby-changed = { $name } has changed the game: { $rules }
web-lobby-players = { $players } players
web-lobby-fewer = One seat fewer
web-lobby-said = { $name }: { $words }

## The table, around the table

web-table-closed = This table is closed
web-table-closed-text = { $reason ->
    [host] The host has closed it.
    [left] Everyone has left.
    [operator] Whoever runs the server has closed it.
   *[expired] Nobody has played here for a long time.
}
web-table-lost = There’s no table here
web-table-lost-text = The link may be mistyped, or the table has been closed.
web-table-unfair = The deals of this match don’t check out: { $problem }
web-table-elsewhere = You’re playing this match on another device. Here you can only watch.

## Open tables

web-tables-title = Open tables
web-tables-clock = { web-new-clock }: { web-new-clock-choice }
web-tables-none = No table is open to everyone right now.
web-tables-none-text = Open one yourself, or try a quick match: someone may turn up.
web-tables-join = Sit down
web-tables-watch = Watch
web-tables-phase = { $phase ->
    [waiting] waiting for players
    [playing] in progress
    [between] between rounds
    [dealing] about to begin
    [finished] finished
   *[closed] closed
}

## Your matches

web-matches-title = Your matches
web-matches-none = You haven’t played here yet.
web-matches-none-text = Matches you play in this browser appear here, with records to keep.
web-matches-running = In progress
web-matches-over = Finished
web-matches-won = won
web-matches-lost = lost
web-matches-go = Continue
web-matches-record = Record
web-matches-check = Check the shuffle
web-matches-tally = { $played ->
    [one] One match played, { $won } won.
   *[other] { $played } matches played, { $won } won.
}
web-statistics-title = Your statistics

## Settings

web-settings-title = Settings
web-settings-look = Look
web-settings-play = Play
web-settings-you = You
web-settings-language = Language
web-settings-language-auto = Same as the browser
web-settings-theme = Theme
web-settings-theme-choice = { $value ->
    [auto] same as the system
    [light] light
   *[dark] dark
}
web-settings-palette = Card colours
web-settings-palette-choice = { $value ->
    [standard] standard
    [safe] colour-blind safe
   *[contrast] high contrast
}
web-settings-motion = Animation
web-settings-motion-choice = { $value ->
    [auto] same as the system
    [full] normal
    [quick] fast
   *[off] none: all at once
}
web-settings-sound = Sounds
web-settings-sound-choice = { $value ->
    [auto] on computers only
    [on] on
   *[off] off
}
web-settings-help = Help
web-settings-help-choice = { $value ->
    [off] none
    [legal] show what’s possible
   *[best] offer the best turns
}
web-settings-help-about = If you ask for the best turns, everyone at the table can see it.
web-settings-shortcuts = Single-key shortcuts
web-settings-shortcuts-choice = { $value ->
    [on] on
   *[off] off
}
web-settings-core = { $form ->
    [compiled] Computer players think at full strength on this device.
   *[interpreted] On this device the strongest computer players think of fewer turns.
}
web-settings-name = Your name
web-settings-name-saved = Saved.
web-settings-device = Use another device
web-settings-device-text = A link to carry on as you on another device. It works once and expires after a few minutes.
web-settings-device-make = Make a link
web-settings-device-open = Open this on the other device
web-settings-sessions = Sign out other devices
web-settings-sessions-text = Lost one, or used someone else’s? You can sign out every device but this one.
web-settings-sessions-done = All other devices are signed out.
web-settings-forget = Forget me
web-settings-forget-text = Your name and your list of matches will be deleted. Matches stay for the others, without your name.
web-settings-forget-sure = Delete everything about you? This can’t be undone.
web-settings-forget-yes = Delete everything
web-settings-forgotten = Done: this browser no longer knows you.
web-move-title = This device
web-move-text = Continue here with the name and the matches from the other device?
web-move-go = Continue here
web-move-done = On this device you’re { $name } now.

## Fair deals

web-fair-title = Fair deals
web-fair-intro = Nobody can choose the cards here, not even the server. Don’t take our word for it: check for yourself.
web-fair-how = How a match gets its cards
web-fair-step-1 = The server draws a secret number and shows its fingerprint. From then on it can’t change the number.
web-fair-step-2 = Each player’s page draws a secret number too, and sends its fingerprint.
web-fair-step-3 = When all the fingerprints are there, the players reveal their numbers. Until then the server doesn’t know theirs, and they don’t know the server’s.
web-fair-step-4 = All the numbers together decide the shuffle. After the match the server reveals its own.
web-fair-step-5 = Now everyone can compute the shuffle again and compare. Your page does this after every match.
web-fair-limits = What this can’t prove: the server deals, so it knows all the cards. And if no player adds a number, the server alone has chosen.
web-fair-check = Check a record
web-fair-check-text = Paste a record or open a .red7 file. The deals are checked on this page, without any server.
web-fair-text = The record
web-fair-file = Open a file
web-fair-go = Check the deals
web-fair-turns = Have the server check the turns too
web-fair-good = { $rounds ->
    [one] The deal checks out.
   *[other] All { $rounds } deals check out.
}
web-fair-secrets = { $count ->
    [0] No player added a number.
    [one] One player added a number.
   *[other] { $count } players added numbers.
}
web-fair-seen = This browser took part, and everything it saw matches the record.
web-fair-bad = This record doesn’t check out.
web-fair-turns-good = The server confirms all turns, scores and the result.
web-fair-turns-bad = The server found mistakes.
web-fair-no-record = This isn’t a record: it should start with “Red7-Record: 1”.

## Rules

web-rules-title = The rules
web-rules-goal = The goal
web-rules-goal-text = Be the last one left in the round. At the end of each of your turns you must be leading under the rule on the canvas. If you aren’t, you’re out.
web-rules-cards = The cards
web-rules-cards-text = 49 cards: the numbers 1 to 7 in seven colours. The higher number wins. If the numbers are equal, the colour nearer red wins, in this order:
web-rules-cards-example = The red 6 beats the orange 6, and both beat every 5.
web-rules-setup = Setting up
web-rules-setup-text = Everyone gets seven cards, plus one face up to start their palette. The canvas starts red. Whoever has the highest palette card is leading, and the next player goes first.
web-rules-turn = Your turn
web-rules-turn-text = Do one of these:
web-rules-turn-1 = play a card from your hand to your palette
web-rules-turn-2 = discard a card from your hand to the canvas: its colour is the new rule
web-rules-turn-3 = both, in that order
web-rules-turn-4 = do nothing, and be out
web-rules-turn-end = Then you must be leading. If you have no cards in hand at the start of your turn, you’re out. The last one left wins the round.
web-rules-seven = The seven rules
web-rules-seven-text = You lead if your palette has more cards that meet the rule than any other. If there’s a tie, the highest of those cards decides.
web-rules-rule = { $color ->
    [red] The highest card leads.
    [orange] Most cards of one number leads.
    [yellow] Most cards of one colour leads.
    [green] Most even cards leads: 2, 4 and 6.
    [blue] Most cards of different colours leads. Only the highest card of each colour counts.
    [indigo] The longest run of consecutive numbers leads. Each number counts once, and a run doesn’t go round from 7 to 1.
   *[violet] Most cards below 4 leads: 1, 2 and 3.
}
web-rules-counts = These cards count:
web-rules-two-sets = If you have two sets of the same size, the one with the highest card counts.
web-rules-nobody = Without a card that meets the rule you can’t lead.
web-rules-draw = Draw
web-rules-draw-text = Discard a card whose number is higher than the number of cards in your palette, and you may draw one. You can’t play it in the same turn.
web-rules-scoring = Points
web-rules-scoring-text = The winner of a round keeps the palette cards that count under the rule, each worth its number. All other cards are shuffled for the next round.
web-rules-scoring-end = { $target ->
    [true] The match ends when someone has 40 points (35 with three players, 30 with four), or when there aren’t enough cards for another round. Most points wins.
   *[false] The match ends when there aren’t enough cards for another round. Most points wins.
}
web-rules-actions = Actions
web-rules-actions-text = Odd cards have an action when you play them from your hand to your palette. You must do it if you can.
web-rules-action-1 = Take a card from another palette and put it face down on the deck.
web-rules-action-1-limit = { $edition ->
    [first] Never a player’s only card.
   *[other] Not from a player with fewer palette cards than you (counting your 1).
}
web-rules-action-3 = Draw a card. You may discard it in the same turn.
web-rules-action-5 = Play another card to your palette. If it has an action, do that too.
web-rules-action-7 = { $edition ->
    [first] Move another card from your palette to the canvas.
   *[other] Move a card from your palette, even the 7 itself, to the canvas or face down onto the deck.
}
web-rules-after = After the actions you may still discard a card to the canvas.
web-rules-contents = Contents
web-rules-edition = What’s special in this edition
web-rules-special = { $edition ->
    [es-ar] You may not play a card to your palette if you wouldn’t be leading, unless you drew a card with a 3 this turn.
   *[es-13] You may discard a card even if you aren’t leading afterwards: you’re out, and the rule stays changed.
}
web-rules-special-actions = { $edition ->
    [first] A 1 must take a card even if you can’t lead. If a 7 puts a card on the canvas, you must be leading straight away.
    [intl-12] A 1 that can’t make you lead takes nothing. If a 7 puts a card on the canvas, you must be leading straight away.
   *[other] You may only play a 1 or a 7 if you can be leading at the end of your turn.
}
web-rules-play = Enough reading: let’s play
web-rules-length = { $edition ->
    [es-13] For two to four players. A game takes 5 to 30 minutes.
    [nl-2016] For two to four players.
   *[other] For two to four players. A game takes 5 to 10 minutes.
}
web-rules-first = { $edition ->
    [es-13] Once you’ve played a few games, add drawing and points: the booklet recommends it. For your first games it wants its two cards about who’s leading at hand; here the table always tells you.
    [nl-2016] Once you’ve played a few games, add drawing and points: the booklet recommends it. Agree beforehand whether to play with actions; they’re for experts. For your first games it wants its two cards about who’s leading on the table; here the table always tells you.
   *[other] Once you’ve played a few games, add drawing and points. Actions are meant for experienced players.
}
web-rules-discard = You may discard only if you’re leading afterwards.
web-rules-draw-empty = Nothing is drawn from an empty deck.
web-rules-draw-seven = A card that a 7 puts on the canvas doesn’t earn a draw.
web-rules-variant = A variant goes on until somebody has 40 points (35 with three players, 30 with four). When the cards are too few for another round, everybody’s points are written down and all cards are shuffled.
web-rules-at-once = If a 7 puts a card on the canvas, you must be leading straight away.
web-rules-readings = Where this booklet leaves it open
web-rules-reading = { $reading ->
    [seven-draw] It doesn’t say whether a card that a 7 puts on the canvas earns a draw. Here it doesn’t, as in the later booklets.
    [order] It doesn’t say whether you play or discard first. Here you play first, as in all other booklets.
    [target] It doesn’t say when points are compared with the target of the variant. Here that’s after every round. For a new game you can choose to do it only when the cards are too few.
    [three] It doesn’t say whether you may end your turn without the lead after drawing with a 3. Here you may, and you’re out.
    [must-lead] Where a 1 or a 7 is allowed only if you can be leading at the end of your turn, you must then really be leading here. Its words could also mean that it’s enough to be able to.
    [losing-discard] It doesn’t forbid a discard after which you aren’t leading. Here you’re out then, and the new rule stays.
    [short] Cards are too few here if there aren’t eight for each player: a hand and a palette card. Its words could also mean seven.
    [blue] It doesn’t say which card of each colour the winner keeps under blue. Here it’s the highest.
   *[after-seven] It doesn’t say whether you may still discard after a 7. Here you may.
}

## Pages that are not there

web-missing-title = There’s nothing here
web-missing-text = The address may be mistyped, or the page has moved.
web-missing-home = Back to the home page


## The table screen; $who is "you" or a player’s name

web-t-card = { COLOR($color) } { $number }
web-t-card-the = the { web-t-card }
web-t-home = Red7 home page
web-t-round = Round { $round }
web-t-your-turn = Your turn
web-t-turn-of = { $who }’s turn
web-t-round-over = Round over
web-t-match-over = Match over
web-t-connection-connecting = Connecting…
web-t-connection-lost = Connection lost. Your game is safe: we’ll reconnect by ourselves.
web-t-settings = Settings
web-t-close = Close
web-t-side = Log and cards
web-t-leave = Leave the table
web-t-leave-trial = Go back
web-t-leave-sure = Leave the table?
web-t-leave-alone = The match ends here, and you can’t go on with it.
web-t-leave-gives-up = { $players ->
    [2] You give the match up, and the other player wins it.
   *[other] You give the match up: it counts as lost for you, and a computer plays your seat to the end.
}
web-t-gave-up = You gave the match up: a computer plays your seat to the end.
web-t-person = { $name }: mute or block
web-t-person-choice = { $value ->
    [muted] Mute
    [blocked] Block
   *[none] Neither
}
web-t-person-about = { $value ->
    [muted] You don’t see this person’s quick words.
    [blocked] Neither of you sees the other’s quick words, and a quick match won’t seat you together.
   *[none] You see this person’s quick words.
}
web-t-stop-watching = Stop watching
web-t-person-is = { $relation ->
    [muted] muted
   *[blocked] blocked
}
web-settings-company = Muted and blocked people
web-settings-company-none = Nobody. At a table, press somebody’s face to mute or block them.
web-settings-company-undo = { $relation ->
    [muted] Unmute { $name }
   *[blocked] Unblock { $name }
}
web-t-rivals = The other players
web-t-rules = The seven rules, and who would lead under each
web-t-rule-named = { COLOR($color) }: { $rule }
web-t-round-rule = { web-t-round }. { $rule }
web-t-rule-tile = { COLOR($color) }, { $rule }: { $leader }
web-t-nobody = nobody
web-t-leads = leads
web-t-you-lead = You lead
web-t-before = Before this turn
web-t-would = With this turn
web-t-would-why = With this turn: { $why }
web-t-canvas-and-deck = Canvas and deck
web-t-deck = { $cards ->
    [0] The deck is empty
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
web-t-deck-top = on top
web-t-out = out
web-t-left = has left
web-t-away = is away
web-t-stands-in = a computer has taken over ({ $level })
web-t-helped = { $times ->
    [one] used a hint
   *[other] used { $times } hints
}
web-t-let-bot-play = Let a computer take over
web-t-come-back = Come back
web-t-open-rival = { $who }’s palette
web-t-hand-size = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
web-t-known = Known to be in this hand: { $cards }
web-t-open-hand = In this hand: { $cards }
web-t-open-hands = The hands of the others
web-t-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
web-t-time-left = Time left
web-t-your-palette = Your palette
web-t-palette-of = { $who ->
    [you] Your palette
   *[other] { $who }’s palette
}
web-t-palette-out = { $who ->
    [you] You’re out: your palette is face down
   *[other] { $who } is out: the palette is face down
}
web-t-palette-card = { $card }{ $counts ->
    [yes] , counts
   *[no] { "" }
}{ $fresh ->
    [yes] , just played
   *[no] { "" }
}
web-t-your-hand = Your hand
web-t-hand-empty = No cards left
web-t-hand-card = { $card }{ $drawn ->
    [yes] , just drawn
   *[no] { "" }
}{ $dim ->
    [yes] , can’t be played now
    [keeps] , keeps you in
    [joins] , keeps you in with another card
    [luck] , may keep you in, with luck
   *[no] { "" }
}
web-t-sort-number = By number
web-t-sort-color = By colour

# Where a card goes
web-t-to-palette = To the palette
web-t-to-canvas = To the canvas
web-t-to-deck = Onto the deck
web-t-to-palette-card = Play { $card } to your palette
web-t-to-canvas-card = Put { $card } on the canvas
web-t-to-deck-card = Put { $card } on the deck
web-t-where = Where does { $card } go?
web-t-put-back = Put this card back
web-t-step-draw = Draw a card
web-t-step-take = { $who ->
    [you] take
   *[other] takes
} { $card } and { $who ->
    [you] put
   *[other] puts
} it on the deck
web-t-takes-nothing = { $card } (takes nothing)

# The staged turn
web-t-your-turn-label = Your turn
web-t-staged = Your turn so far
web-t-undo = Undo
web-t-hint = Hint
web-t-skip = Skip ahead
web-t-replay = Show this turn again
web-t-review = What happened since your last turn
web-t-review-place = Moment { $place } of { $count }
web-t-review-back = One moment back
web-t-review-on = One moment on
web-t-sending = Sending your turn…
web-t-watching = You’re watching.
web-t-waiting = { $who ->
    [you] Your turn
   *[other] It’s { $who }’s turn.
}
web-t-you-are-out = You’re out of this round. Stay and see how it ends.
web-t-you-look-on = You’re out of this round. Now you see all hands.
web-t-prompt-in = End your turn in the lead: play to palette, canvas or both.
web-t-prompt-gamble = Only a lucky draw keeps you in: play a 3.
web-t-prompt-out = Nothing can save you now: trouble the others, or stop.
web-t-prompt-reveal = The 3 draws a card. Once you’ve seen it, there’s no undo.
web-t-prompt-take = The 1 sends a card from another palette to the deck: choose one.
web-t-prompt-tuck = The 7 moves a card from your palette: choose one.
web-t-prompt-follow = Play another card to your palette for the 5.
web-t-prompt-draw = This discard lets you draw a card.
web-t-prompt-discard = You may still discard a card to the canvas.
web-t-prompt-must-discard = Now discard a card to the canvas to be in the lead.
web-t-prompt-whole = Your turn is complete.
web-t-end-none = End turn
web-t-end-lead = End turn: you lead
web-t-end-win = End turn: you win the round
web-t-end-out = End turn: you’re out
web-t-end-nothing = Do nothing: you’re out
web-t-end-reveal = Draw the card
web-t-end-draw = Draw and end: you lead
web-t-end-draw-win = Draw and win the round
web-t-end-no-draw = Don’t draw: you lead
web-t-mine-out = You dropped out of this round.
web-t-sure-title = Drop out of the round?
web-t-sure-out = If you end your turn like this you won’t be leading, and you’ll be out of this round.
web-t-sure-nothing = If you do nothing, you’ll be out of this round.
web-t-sure-no = Keep playing
web-t-sure-yes = Yes, drop out
web-t-again = Replay
web-t-again-turn = You’re seeing the last turn again.
web-t-again-end = Back to now

# The end of a round or match
web-t-end-label = The result
web-t-cause-gave-up = { $who ->
    [you] You couldn’t, or wouldn’t, take the lead.
   *[other] { $who } couldn’t, or wouldn’t, take the lead.
}
web-t-cause-not-leading = { $who ->
    [you] You weren’t leading at the end of your turn.
   *[other] { $who } wasn’t leading at the end of the turn.
}
web-t-cause-time = { $who ->
    [you] Your time was up.
   *[other] { $who } ran out of time.
}
web-t-cause-left = { $who ->
    [you] So it’s yours.
   *[other] So it goes to { $who }.
}
web-t-walkover = { $who ->
    [you] You left the match.
   *[other] { $who } has left the match.
}
web-t-walkover-seat = If you play again, the seat is free for somebody else.
web-t-lost-cause = Nothing could have kept you in on your last turn.
web-t-out-turn = out on turn { $turn }
web-t-next-round = Next round
web-t-rematch = Play again
web-t-rematch-asked = Waiting for the others…
web-t-rematch-others = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
web-t-missed = What could I have played?
web-t-missed-turn = What could I have played on turn { $turn }?
web-t-missed-short = Better turns?
web-t-new-game = New game
web-t-record = Save record
web-t-next-in = The next round begins in { $time }.
web-t-hold = Wait a moment
web-t-hold-off = I’m done looking
web-t-holding = The next round waits for you, { $time } at most.
web-t-held-by = { $name } would like to look a little longer: { $time } at most.
web-t-rematch-in = Still { $time } to answer. Your seat stays yours.
web-t-time-up-bot = Your time was up, so a computer plays for you. Come back whenever you like.
web-t-time-up-out = Your time was up, so you’re out of this round. Stay and watch how it ends.
web-t-bot-plays = A computer plays for you. Come back whenever you like.
web-t-painting = The finished painting, framed and signed
web-t-picture = Keep the painting
web-t-picture-share = Share it
web-t-picture-save = Save as { $kind }
web-t-picture-sign = Your name, for the signature
web-t-picture-unsigned = Sign and keep the painting
web-t-picture-against = against { $names }
web-t-cause-could-not = { $who ->
    [you] You had no turn that would lead.
   *[other] { $who } had no turn that would lead.
}
web-t-cause-would-not = { $who ->
    [you] You could have taken the lead, but didn’t.
   *[other] { $who } could have taken the lead, but didn’t.
}

# Help
web-t-hints-now = What you can play
web-t-hints-missed = What you could have played
web-t-hints-turn = Turn { $turn }: { $played }
web-t-hints-mine = your turn
web-t-hints-marked = Everyone at the table can see that you asked.
web-t-hints-thinking = Trying out many deals…
web-t-hints-more = { $count ->
    [one] Show one more turn
   *[other] Show { $count } more turns
}
web-t-hints-stage = Set this up
web-t-chance = { $chance }% to win the round
web-t-chance-about = about { $chance }% to win the round
web-t-review-turn = Turn { $turn } and what followed
web-t-review-before = Before your turn { $turn }
web-t-hints-progress = Looking at your turns: { $done } of { $count }…
web-t-hints-compared = You had { $chance }% to win the round; the best turn had { $best }%.
web-t-hints-was-best = You chose the best turn: { $chance }% to win the round.
web-t-hints-fold = Show the table
web-t-hints-unfold = Show the turns
web-t-own-turns = Your turns in this round
web-t-own-turn = Turn { $turn }: { $chance }%, at best { $best }%
web-t-own-turn-decided = costliest
web-t-fate-in = stays in
web-t-fate-gamble = a gamble
web-t-fate-out = is out
web-t-outlook = { $outlook ->
    [bold] A long shot
    [small] An outside chance
    [open] An open match
    [good] A good chance
   *[won] As good as won
}
web-t-hint-best = best

# The side
web-t-scores = Points
web-t-scores-to = Points: { $target } to win
web-t-log = The turns so far
web-t-log-jump = Go to a round
web-t-log-empty = Nobody has played yet.
web-t-unseen = { $cards ->
    [one] One card you haven’t seen
   *[other] { $cards } cards you haven’t seen
}
web-t-match = This match
web-t-watchers = Watching
web-t-react = Say something
web-t-react-hello = Hello!
web-t-react-thanks = Thank you!
web-t-react-well-played = Well played!
web-t-react-wow = Wow!
web-t-react-oops = Oops!
web-t-react-thinking = Let me think…
web-t-react-hurry = Still there?
web-t-react-good-game = Good game!

# One device for all
web-t-over-title = Hand over to { $name }
web-t-over-why = The hands are hidden. Only { $name } should look at the screen now.
web-t-over-take = I’m { $name }: show my cards

# Keys
web-t-keys = Keyboard shortcuts
web-t-key-card = pick up a card by its letter and number
web-t-key-palette = play it to your palette
web-t-key-canvas = put it on the canvas
web-t-key-take = with a 1: send it to the deck
web-t-key-x = with a 7: move it to the canvas
web-t-key-d = with a 7: move it onto the deck
web-t-key-draw = draw a card and end the turn
web-t-key-end = press the main button
web-t-key-undo = undo
web-t-key-hint = ask for a hint
web-t-key-log = open or close the log
web-t-key-arrows = from card to card
web-t-key-escape = put the card back
web-t-key-keys = show the keyboard shortcuts

## Said aloud
web-t-told-joined = { $name } has taken a seat.
web-t-told-left = { $name } has left the table.
web-t-told-word = { $name }: { $word }
web-t-told-time = Ten seconds left.
web-t-told-time-up = Your time is up.
web-t-connection-open = Connected again.
web-t-waiting-label = Whose turn it is

## Characters

web-settings-remarks = What computer players say
web-settings-remarks-choice = { $value ->
    [on] show
   *[off] hide
}
web-remark-hello = { $level ->
    [beginner] Hi! Is this my first time? I think so!
    [casual] Nice to see you. Tea first, then cards.
    [skilled] Good to have a match again.
    [expert] Let’s see what you’re made of.
   *[master] Welcome to my studio.
}
web-remark-lead = { $level ->
    [beginner] Look, I painted it!
    [casual] That colour suits me.
    [skilled] I had that one ready.
    [expert] Your turn to worry.
   *[master] Just as I sketched it.
}
web-remark-out = { $level ->
    [beginner] Oops! I’m out.
    [casual] Ah well, out I go.
    [skilled] Fair enough, I’m out.
    [expert] I should’ve seen that.
   *[master] Beautifully done. I’m out.
}
web-remark-won = { $level ->
    [beginner] I won? I really won!
    [casual] That was fun!
    [skilled] Everything fell into place.
    [expert] As planned.
   *[master] The picture is finished.
}
web-remark-lost = { $level ->
    [beginner] Wow, you’re good!
    [casual] Well played! Again?
    [skilled] Well played. I’ve learned something.
    [expert] You earned that one.
   *[master] Bravo. A fine piece of work.
}
web-face-title = Face
web-lobby-invites = { $name } invites you
web-t-wins = Matches won at this table: { $each }
web-t-wins-of = { $who } { $wins }
web-t-tally = { $wins ->
    [one] one match won here
   *[other] { $wins } matches won here
}
web-t-rivalry-all = { $who ->
    [you] All { $matches } matches so far are yours. Mercy!
   *[other] All { $matches } matches so far go to { $who }. Time to strike back!
}
web-t-rivalry-even = All square! Who takes the next one?
web-t-rivalry-ahead = { $who ->
    [you] And you’re one match ahead.
   *[other] That puts { $who } one match ahead.
}
web-t-rivalry-first = { $who ->
    [you] Your first win at this table!
   *[other] The first win for { $who } at this table!
}
web-t-rivalry-pigments = { $who ->
    [you] Seven wins: your row of paint is complete!
   *[other] Seven wins: the row of paint is complete for { $who }!
}
web-home-newcomer = I’ve never played
web-home-newcomer-about = A guided round on the real table: one new thing a turn, and a friendly rival.
web-matches-yours = your turn
web-matches-turn = { $name } is to play
web-matches-leave = Leave
web-matches-leave-sure = Leave for good?
web-matches-give-up-sure = Give up and lose?
web-matches-gave-up = { $name } gave up
web-matches-you-gave-up = you gave up
web-face = { $face ->
    [fox] fox
    [cat] cat
    [owl] owl
    [bear] bear
    [rabbit] rabbit
    [frog] frog
    [panda] panda
    [mouse] mouse
    [penguin] penguin
    [lion] lion
    [koala] koala
    [hen] hen
   *[none] an initial
}

## The turn in danger

web-t-prompt-loses = This turn puts you out; another wouldn’t: undo.
web-t-prompt-lost = No turn keeps you in: the round is lost.
web-t-prompt-over = Nothing can keep you in now.
web-t-prompt-draw-back = Draw now and you get { $card } straight back.
web-t-drew-then = You drew { $card }. { $next }
web-t-nothing-then = The 1 takes nothing. { $next }
web-t-sure-other = Another turn would keep you in.
web-t-why-deck = Only a 1 or a 7 puts a card onto the deck.
web-t-why-one = You’ve played your card for this turn.
web-t-makes-rule = On the canvas it makes the rule “{ $rule }”.
web-t-mark-keeps = Keeps you in.
web-t-mark-joins = Keeps you in with a second card.
web-t-mark-luck = May keep you in, with luck.
web-t-legend-keeps = keeps you in
web-t-legend-joins = with a second card
web-t-legend-luck = with luck
web-t-legend-drawn = just drawn
web-t-hints-off = Hints are off. Turn them on, and you’ll see the best turns whenever you ask.
web-t-hints-on = Turn on hints
web-t-hints-none = This table has no hints.
web-t-ready = Ready when it’s your turn.
web-t-ready-label = Your next turn
web-t-ready-would = If it were your turn now
web-t-ready-why = { web-t-ready-would }: { $why }
web-t-ready-changed = The table has changed: not all you had ready is still possible.
web-t-away-waited = { $minutes ->
    [0] { $name } is away.
    [one] { $name } is away. You’ve waited for a minute.
   *[other] { $name } is away. You’ve waited for { $minutes } minutes.
}
web-t-away-soon = In { $time } you can let a computer take over.
web-t-away-clock = { $timeout ->
    [out] In { $time } { $name } is out of this round.
   *[bot] In { $time } a computer takes over.
}
web-t-told-stood-in = A computer plays for { $name }.
web-t-turn-stood-in = played by a computer
web-t-end-stood-in = A computer played some of these turns for you.
web-t-told-gave-up = { $name } has left. A computer plays on.
web-home-left = You left the match with { $names }. It counts as lost.
web-home-resume-with = A game with { $names } is waiting for you

## A match looked at again

web-replay-title = Replay
web-replay-look = Watch again
web-replay-gone = A match can be watched again by those who played it, and by everybody if its table was open to all.
web-replay-open = All hands open
web-replay-turns = Turns
web-replay-seat = Watch from
web-replay-seat-own = { $name } (you)
web-replay-seat-none = The whole table
web-replay-hand-of = Hand of { $who }
web-replay-steps = Steps through the match
web-replay-dealt = The deal
web-replay-turn = Turn { $turn }
web-replay-before = Before turn { $turn }
web-replay-won = { $who ->
    [you] You win the round
   *[other] { $who } wins the round
}
web-replay-first = To the start
web-replay-back = One turn back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One turn on
web-replay-last = To the end
web-replay-copy = Copy the link to this turn
web-replay-link = Link
web-replay-copied = The link is copied
web-review-title = Review
web-review-start = Review the match
web-review-progress = Looking at the turns: { $done } of { $count }
web-review-worst = { $who ->
    [you] Your costliest turn: turn { $place }, { $chance }% to win the round instead of { $best }%
   *[other] The costliest turn of { $who }: turn { $place }, { $chance }% to win the round instead of { $best }%
}
web-review-no-worst = { $who ->
    [you] You gave nothing away.
   *[other] { $who } gave nothing away.
}
web-review-decided = { $who ->
    [you] From turn { $place } on, your win was safe
   *[other] From turn { $place } on, { $who } had the win safe
}
web-review-accuracy = Accuracy out of 100: { $list }
web-review-chance = { $who ->
    [you] You have { $chance }% to win the round
   *[other] { $who } has { $chance }% to win the round
}
web-review-better = Better, with { $chance }%: { $turn }
web-t-better = Better: { $turn }
web-review-good = good
web-review-inaccurate = inaccurate
web-review-losing = blunder
web-review-forced = no choice
web-review-knew = { $who ->
    [you] you, by what you knew
   *[other] { $who }, by what they knew
}
web-review-open = with open hands
web-review-others = { $count ->
    [one] { $who }, by their own cards
   *[other] each of the others, by their own cards
}
web-review-curve = { $who ->
    [you] Your chance to win the round, after each turn; { $chance }% at the end
   *[other] The chance of { $who } to win the round, after each turn; { $chance }% at the end
}
web-review-no-cards = { $who ->
    [you] You’re out, with no cards left.
   *[other] { $who } is out, with no cards left.
}
web-review-saving = { $who ->
    [you] This would have kept you in:
   *[other] This would have kept { $who } in:
}
web-review-luck = Only luck could have helped, with { $chance }%: { $turn } It would have drawn { $card }.
web-review-lost = No turn could have changed that.
web-records-title = Records from elsewhere
web-records-about = Bring a record to watch its match again. Nobody else sees it.
web-records-bring = Open a .red7 file
web-records-drop = Delete the record of { $names }
web-review-try = Try again here
web-review-try-task = Find a better turn than the one that was played.
web-review-try-again = Try another turn
web-review-try-back = Back to the replay
web-review-try-same = That’s the turn that was played: { $played }% to win the round. The best turn has { $best }%.
web-review-try-worse = Not better: { $chance } to win the round, against { $played }% for the turn that was played. The best turn has { $best }%.
web-review-try-better = Better: { $chance } to win the round instead of { $played }%. The best turn has { $best }%.
web-review-try-best = The best turn: { $chance }% to win the round instead of { $played }%.
web-review-about = about { $chance }%
web-review-exact = { $chance }%
web-review-out = { $who ->
    [you] You went out with turn { $place }
   *[other] { $who } went out with turn { $place }
}
web-review-led = { $who ->
    [you] You led until turn { $place }: { $turn }
   *[other] { $who } led until turn { $place }: { $turn }
}
web-review-waits = The review goes on by itself as soon as it can.
web-review-place = { $turn } (round { $round })
web-review-so-far = { $words } (so far)
web-review-slow = The server has a lot to think about right now. The review goes on by itself; you can also come back later, for what’s done is kept.

## The analysis board, and matches with chosen cards

web-analysis-title = Analysis
web-analysis-place-hand = Hand, { $seat }
web-analysis-place-palette = Palette, { $seat }
web-analysis-place-deck = Deck
web-analysis-place-pile = Canvas pile
web-analysis-cards = All cards
web-analysis-card = { $card }: { $place }
web-analysis-rule = Rule in force
web-analysis-turn = To move
web-analysis-turn-of = To move: { $name }
web-analysis-out-of = Out: { $name }
web-analysis-rules = Players, edition, options
web-analysis-go = Analyse
web-analysis-clear = Clear the board
web-analysis-findings = Result
web-analysis-line = With open hands
web-analysis-winner = { $who } wins if everyone knows all the cards.
web-analysis-unknown = It takes too long to find out who wins.
web-analysis-turns = What { $who } can play
web-analysis-turns-about = The chances of winning the round, by what this seat knows: other hands and the deck are hidden from it.
web-analysis-seat = Your seat
web-analysis-level = Computer players
web-analysis-play = Play on from here
web-analysis-palette = Palette
web-analysis-hand = Hand
web-analysis-deck = Deck
web-analysis-place-canvas = Canvas
web-analysis-place-scored = Score pile
web-analysis-away = Press again to take it off the board
web-analysis-tray = Cards
web-analysis-how = Choose a place, then the cards that go there, or drag them. Who leads under each rule is shown at once; “Analyse” finds what can be played.
web-analysis-example = Show an example
web-analysis-line-about = Press a turn to see it on the board.
web-analysis-back = Back to the position
web-analysis-key-palette = cards go to the palette of a seat
web-analysis-key-hand = cards go to the hand of a seat
web-analysis-key-canvas = cards go on the canvas
web-analysis-key-deck = cards go on the deck
web-analysis-key-card = put a card there by its letter and number, or take it back
web-analysis-key-arrows = from card to card, from place to place
web-analysis-key-go = analyse, or stop
web-analysis-stop = Stop
web-analysis-on = Go on
web-analysis-progress = Trying out many deals: step { $done } of { $count }
web-analysis-stopped = Stopped after step { $done } of { $count }: the chances are less sure.
web-analysis-whole = The analysis is complete.
web-analysis-later = Not looked into yet.
web-analysis-waits = It goes on by itself as soon as it can.
web-replay-link-who = Only those who played can open the link, unless the table was in the list of open tables. Anyone can watch the match from its record.
web-replay-private = Only those who played this match can watch it here. Ask one of them for its record: with it you can watch the match too, from “Your matches”.
web-branch-about = A new table begins with the cards as they lie now. Computer players have the other seats, and it doesn’t count.
web-branch-from = This table began from a turn of another match and doesn’t count.
web-branch-back = Back to that turn
web-replay-key-turn = one turn back or on
web-replay-key-ends = to the start or the end
web-replay-key-round = one round back or on
web-replay-key-play = play or pause
web-prepared = Chosen cards: this match doesn’t count.
web-t-end-check = Check this turn
web-t-end-draw-check = Draw and check
web-t-end-no-draw-check = Check without drawing
web-t-prompt-check = Put a whole turn together, then check it.
web-home-puzzles = Puzzles
web-home-puzzles-about = Find the one right turn
web-home-day = Deal of the day
web-home-day-about = The same cards for everyone
web-day-look = How others did
web-day-counts = Deal of the day: this try counts, with marks but without hints
web-day-practice = Practice: it doesn’t count.
web-t-leave-counted = Your try counts, and it waits for you: you can go on with it.
web-analysis-puzzle = Back to the puzzle
web-device-loading = Getting the game ready on this device …
web-device-elsewhere = The game is open in another tab of this browser.
web-device-take-over = Play here instead
web-device-first = The whole game is on its way to this device: { $size } MB, once. After that it opens at once, and without a network.
web-device-cut = Not all of the game has arrived: the network seems to be away. Nothing is lost; try again as soon as it’s back.
web-device-stalled = Nothing has come for a while. Is the network still there?
web-device-failed = The game can’t run in this browser. Try a newer one, or allow this page to store data.
web-device-alone = This needs other people or a server. Here, on your own device, you play with computer players or pass the device around.

## Taking matches along in a file
web-archive-title = Your matches in a file
web-archive-text = Everything that’s kept on this device, with lessons and puzzles. With the file you can carry on elsewhere: on another device, or on a server.
web-archive-save = Save to a file
web-archive-elsewhere = Matches from a device
web-archive-elsewhere-text = Did you play without a network? Bring the file you saved there: each match is checked from its first card and marked as imported.
web-archive-bring = Open a saved file
web-archive-progress = { $done } of { $all } …
web-archive-done = { $count ->
    [0] Nothing new was brought.
    [one] One table was brought.
   *[other] { $count } tables were brought.
}
web-archive-known = { $count ->
    [one] One was here already.
   *[other] { $count } were here already.
}
web-archive-refused = { $count ->
    [one] One couldn’t be taken:
   *[other] { $count } couldn’t be taken:
}
web-archive-large = This file is too large.
web-archive-documents = Your records and your progress in lessons and puzzles are here now.
web-imported = Imported

## The game on this device, and how it gets there
web-offline-part = Without a network
web-offline-text = The whole game on this device, { $size } MB once: against computer players or passing the device around, with hints, lessons and puzzles. It also opens when the network or the server is away.
web-offline-get = Make available offline
web-offline-progress = Loading: { $done } of { $all } MB …
web-offline-kept = It’s on this device, takes { $size } MB, and opens without a network.
web-offline-open = Play on this device
web-offline-remove = Remove it from this device
web-offline-removed = It’s removed. Matches you played on this device are still here, should you bring it back.
web-offline-failed = Not everything could be loaded, so nothing was changed. Is there a network, and room on this device?
web-offline-safe = This browser keeps your matches until you delete them.
web-offline-unsafe = This browser may delete your matches when it needs room, in a private window when you close it, and on iPhones and iPads after seven days without a visit unless the game is on the home screen. Save them to a file now and then.
web-offline-keep = Ask the browser to keep them
web-offline-refused = This browser doesn’t promise that yet. It often does once the game is on the home screen, or after a few visits.
web-offline-here = You’re playing on this device, without the server.
web-offline-server = To the server
