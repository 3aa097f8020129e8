## Home

home-lead = Play with friends or bots, on this screen, on phones, or on the TV.
home-about-acquire = Place tiles, found hotel chains, buy shares, and cash in when chains merge.
home-about-monopoly = Walk the loop, buy streets, build houses, and collect the rent.
home-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
home-minutes = about { $n } min
home-play = Play now
home-create = Create table
home-open = Open tables
home-open-none = No table waits for players now. Create one and send its link to your friends.
home-nobody = Nobody sits here yet
home-seats-free =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
home-options-changed =
    { $n ->
        [one] { $n } changed option
       *[other] { $n } changed options
    }
home-sit = Sit down
home-watch = Watch
home-join = Join by link
home-join-label = Invite link or table code
home-join-button = Join
home-join-help = Paste the link you were sent, or point your phone at the square code on the TV.
home-join-bad = This is no link to a table of this server.
home-mine-none = Your games appear here, and you go on where you left.
home-mine-all = All my games
home-your-turn = Your turn
home-now = Playing: { $player }
home-status-waiting = waits for players
home-status-running = in progress
home-status-paused = paused
home-status-over = finished
home-status-ended = called off
home-tv = Play on the TV
home-tv-help = The board on the big screen, your tiles on your phone.
home-tv-link = Open a table on this screen
home-hotseat = One device for all (hotseat)
home-hotseat-help = Hand it round; a curtain hides what the others hold.
home-hotseat-link = Start
clock-none = no clock
clock-live = { $seconds } s a decision
clock-days =
    { $n ->
        [one] { $n } day a decision
       *[other] { $n } days a decision
    }

## My games

games-running = Going on
games-finished = Finished
games-more = Show more
games-place = Place { $place } of { $n }

## What went wrong

problem = That did not work. Try again in a moment.
problem-too-many-requests = That was too much at once. Wait a little.
problem-not-found = There is no such table, or it is private: ask for its invite link.
problem-signed-out = Sign in again.
problem-storage = The server cannot store anything now. Nothing is lost; try again later.
