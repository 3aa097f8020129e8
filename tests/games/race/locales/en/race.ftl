edition-short = Short race
edition-short-help = The first at 10 wins.
edition-sober = Sober race
edition-sober-help = The first at 6 wins, and nobody gambles.
option-goal = Goal
option-goal-help = Where the race ends.
option-gambling = Gambling
option-gambling-help = Whether a die may decide.
value-gambling-true = allowed
value-gambling-false = not allowed

log-race-step = { $player } moves { $n } to { $place }.
log-race-gamble = { $player } gambles.
log-race-won = { $player } wins.

reason-bad-step = A step is 1 or 2 long.
reason-no-gambling = Nobody gambles in this edition.
cli-play-help-race = Type: step 1, step 2 or gamble.
