# English, what every window says. Address: you, with contractions (you’re, can’t); a player is never he or she.
# Terms: palette, canvas, deck, hand, round, match, record, computer player; to lead is not to win, which is for rounds and matches.
# Imperative: plain (Play a card), on buttons too (End turn).
# Avoid: “is no card”, “cannot”, “somebody is to play”, a space before %, straight quotes, words to type without quotes.
#
# All languages have the same files with the same ids and variables; a region has only what it says otherwise.
# $who, $owner, $rival are players: "you" for the one who is spoken to, else the player's name.
# SPELL($n) says a small number as a word, by the message "spelled".
# A colour comes as its key, such as red, to select by; COLOR($color) says its name. SOUND($word) is the vowel it begins with.
# A card is R7, or “the red 7” where it is spoken: sentences leave room for its article and need no agreement with it.

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
list-apart = { $first }; { $next }
player = { $who ->
    [you] You
   *[other] { $who }
}
player-inside = { $who ->
    [you] you
   *[other] { $who }
}
seat = Seat { $number }
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
rule-long-orange = most cards of one number leads
rule-long-yellow = most cards of one colour leads
rule-long-green = most even cards leads
rule-long-blue = most cards of different colours leads
rule-long-indigo = the longest run of consecutive numbers leads
rule-long-violet = most cards below four leads
level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-expert = expert
level-master = master

## What a palette shows under each rule

set-red = { $top }
set-orange = { $count ->
    [one] one { $number }
   *[other] { SPELL($count) } { $number }s
}
set-yellow = { $count ->
    [one] one { COLOR($color) } card
   *[other] { SPELL($count) } { COLOR($color) } cards
}
set-green = { $count ->
    [one] one even card
   *[other] { SPELL($count) } even cards
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
lead-above = { $who } leads: { $top } is the highest card; { $rival ->
    [you] your highest is { $rival-top }
   *[other] the highest of { $rival } is { $rival-top }
}.
lead-without = { $who } leads: { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, highest { $top }
}; { $rival ->
    [you] you have none
   *[other] { $rival } has none
}.
lead-last = { $who ->
    [you] You’re the last one left.
   *[other] { $who } is the last one left.
}
lead-nobody-green = Nobody leads: no palette has an even card.
lead-nobody-violet = Nobody leads: no palette has a card below four.
counts = { $who ->
    [you] You have { $set }
   *[other] { $who } has { $set }
}: { $cards }.
counts-red = { $who ->
    [you] Your highest card is { $cards }.
   *[other] { $who }’s highest card is { $cards }.
}
counts-nothing = { $who ->
    [you] You have no cards
   *[other] { $who } has no cards
} that count under this rule.

## What happened in a turn

step-play = { $who ->
    [you] play
   *[other] plays
} { $card }
step-discard = { $who ->
    [you] discard
   *[other] discards
} { $card } ({ COLOR($color) })
step-take = { $who ->
    [you] take
   *[other] takes
} { $card } from { $owner ->
    [you] you
   *[other] { $owner }
} and { $who ->
    [you] put
   *[other] puts
} it on the deck
step-to-canvas = { $who ->
    [you] move
   *[other] moves
} { $card } to the canvas ({ COLOR($color) })
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
turn-out = { player } { $steps } and { $who ->
    [you] are
   *[other] is
} out.
turn-empty = { $who ->
    [you] You have no cards left and are out.
   *[other] { $who } has no cards left and is out.
}

## How a round and a match end

round-won = { $who ->
    [you] You win the round!
   *[other] { $who } wins the round.
}
round-scored = { $who ->
    [you] You score
   *[other] { $who } scores
} { $cards } for { COLOR($color) }: { points }.
round-scored-nothing = { $who ->
    [you] You have no cards that count under { COLOR($color) }, so you score nothing.
   *[other] { $who } has no cards that count under { COLOR($color) } and scores nothing.
}
match-won = { $who ->
    [you] You win the match!
   *[other] { $who } wins the match.
}
match-shared = It’s a shared win for { $winners }.
standing = { player }: { points }

## Why a turn is good or bad; $who is a player, $rivals counts those who could answer

reason-answers-action = an answer takes two cards or an action
reason-answers-cards = { $rivals ->
    [one] one rival
   *[other] { SPELL($rivals) } rivals
} could answer ({ $cards } would do)
reason-answers-known = { $who ->
    [you] everyone knows you hold { $card }, which answers it
   *[other] { $who } is known to hold { $card }, which answers it
}
reason-answers-many = { $rivals ->
    [one] one rival
   *[other] { SPELL($rivals) } rivals
} could answer with any of { $count } of the { $total } unseen cards
reason-answers-none = no rival can answer, whatever they’re holding
reason-answers-number = { $rivals ->
    [one] one rival
   *[other] { SPELL($rivals) } rivals
} could answer with a { $number }
reason-answers-two = { $rivals ->
    [one] one rival
   *[other] { SPELL($rivals) } rivals
} could answer, but only with two cards
reason-draws = draws a card
reason-forced = nothing else keeps you in
reason-gamble = stays in only with the right draw: { $good } of { $total } cards
reason-keeps = { $count ->
    [0] keeps no card
    [one] keeps one card
   *[other] keeps { SPELL($count) } cards
}
reason-leads = leads under { COLOR($rule) } with { $set }
reason-must-discard = you must discard a card afterwards
reason-out = puts you out
reason-takes = takes { $card } from { $who ->
    [you] you
   *[other] { $who }
}
reason-wins = wins the round straight away
reason-wins-points = wins the round straight away, for { $points } { $points ->
    [one] point
   *[other] points
}
