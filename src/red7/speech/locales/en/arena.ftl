# English, tournaments between computer players. Address: you, with contractions (you’re, can’t); a player is never he or she.
# Terms: palette, canvas, deck, hand, round, match, record, computer player; to lead is not to win, which is for rounds and matches.
# Imperative: plain (Play a card), on buttons too (End turn).
# Avoid: “is no card”, “cannot”, “somebody is to play”, a space before %, straight quotes, words to type without quotes.

## The arena

arena-about = Play tournaments between computer players, and measure who is stronger.

    A BOT is a name such as random; or exec:COMMAND, a program that plays over standard input and output; or MODULE:NAME,
    a Python class. Every deal is played once for each rotation of the seats; intervals are computed over deals.
tool-option-as_ladder = Compare each bot with the one before it only, by all --players and --mode; without bots, our levels.
tool-option-deals = How many deals each pairing plays.
tool-option-nodes = How many nodes a bot may search for each decision; NAME@NODES sets it for one bot.
tool-option-seconds = How long a program may take for a move.
tool-option-stop = Stop a pairing as soon as it’s clear who is stronger, with intervals that allow for looking early.
tool-option-jobs = How many processes play.
tool-option-cluster = Play on the Dask cluster with this scheduler.
tool-option-journal = A file that keeps every finished deal.
tool-option-resume = Continue from the journal.
tool-option-records = A folder for the records of all matches.
tool-option-report = A folder for the results as JSON and Markdown, and for pictures.
tool-option-as_json = Print the results as JSON.
arena-playing = deals
arena-few = a tournament takes at least two bots
arena-importable = { $player } can’t be imported by other processes: put it into a module of its own, or compare in this process
arena-twice = the bot { $player } is listed twice
arena-unprintable = { $player } contains characters that can’t be shown
arena-command = “{ $player }” names no command: expected exec: and a command, such as exec:python3 bot.py
arena-program = there’s no program “{ $command }” to run
arena-module = { $player } can’t be loaded ({ $error }): expected MODULE:NAME of a module that can be imported
arena-no-bot = { $player } isn’t a bot: it has no method turn
arena-unknown = “{ $player }” isn’t a bot: choose one of { $known }, or name your own as MODULE:NAME or exec:COMMAND
arena-positive = --{ $option } is { $found }, but has to be more than 0
arena-one-setting = a round-robin is played by one set of rules: give --players and --mode once each, or use --ladder
arena-resume = --resume needs --journal, the file to continue from
arena-journal-there = { $file } already exists: add --resume to continue from it, or choose another file
arena-journal-line = { $file }, line { $line }: this isn’t a journal of an arena
arena-journal-changed = { $file }: the code of { $players } has changed since these deals were played, so they are played again.
arena-no-dask = a cluster needs Dask: install red7[arena]
arena-address = “{ $address }” isn’t the address of a cluster: expected a host and a port, such as 127.0.0.1:8786
arena-cluster = the cluster { $address } can’t be reached: { $error }
arena-lost = a worker stopped while playing deal { $deal } of { $players }, and again when the deal was retried
forfeit-start = it couldn’t be started: { $reason }
forfeit-late = it gave no answer within { $seconds } s
forfeit-ended = it stopped in mid-match
forfeit-died = it stopped in mid-match: { $reason }
forfeit-nonsense = its answer “{ $answer }” isn’t a move
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
arena-column-points = points per match
arena-column-rating = rating
arena-column-pairing = one seat against all others
arena-column-deals = deals
arena-column-verdict = verdict
arena-column-place = place
arena-column-times = times
arena-column-first = first in deal
arena-column-reason = why
arena-players-remark = { $level } would be even play. Intervals over deals: those of shares and points hold at 95% for all rows together, those of ratings (from resampled deals) for each.
arena-pairings-remark = { $count ->
    [one] The interval is over deals, at 95%.
   *[other] Intervals are over deals; all { $count } hold together at 95%.
} It’s clear who is stronger where an interval leaves out even play.
arena-seats-remark = Place 1 plays first in a round.
arena-plot-ratings = Ratings with 95% intervals
arena-plot-seats = Rounds won by place in the order of play
arena-plot-wins = Share of wins of one seat against all others
