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

## Create a table

create-title = Create a table
create-title-screen = A table on this screen
create-screen-help = The board stays on this screen. Players take their seats with their phones, by a square code.
create-game = Game
create-edition = Edition
create-players = { $least }–{ $most } players
create-players-exactly = { $n } players
create-seats = Seats
create-seats-help = Others take free seats by your link. You can still give them to bots before the game begins.
create-seats-number = Number of seats
create-seat-fewer = One seat fewer
create-seat-more = One seat more
create-seat-you = you
create-seat-free = free seat
create-clock = Clock
create-clock-none = No clock
create-clock-none-help = Nobody is hurried.
create-clock-live = Live
create-clock-live-help = Seconds for each decision, and a bank of time for the whole game.
create-clock-days = Days
create-clock-days-help = Days for each decision: everyone plays when there is time.
create-clock-seconds = Seconds for a decision
create-clock-bank = Time bank, in seconds
create-clock-claim-time = Seconds to claim rent before the next roll
create-clock-hold-time = Seconds for which another seat may hold the dice
create-clock-days-number = Days for a decision
create-time-out = When the time runs out
create-time-out-bot-until-return = A bot plays until the player returns
create-time-out-bot-to-the-end = A bot plays to the end
create-access = Who may come
create-private = Only whoever has the link
create-private-help = The table is in no list.
create-public = Everybody
create-public-help = The table stands on the home page until its seats are taken.
create-watchers = Spectators may watch
create-watchers-help = They see what lies open on the table, never a hand.
create-rules = Rules
create-rules-help = Everything stands as in the edition. What you change is marked.
create-group-table = At the table
create-group-bonuses = Prices and bonuses
create-group-tiles = Tiles and founding
create-group-end = End of the game
create-group-market = Stock market
create-group-money = Money and buying
create-group-rent = Rent
create-group-taxes = Taxes
create-group-jail = Jail
create-group-building = Building
create-group-property = Trades and mortgages
create-group-other = Further
create-changed = changed
create-as-edition = As in the edition
create-number = another number
create-clause = Rule { $clause }
create-your-name = Your name
create-summary = Your table
create-changes-none = Rules of the edition
create-button = Create table
create-begins = The game begins as soon as all seats are taken.
create-refused = These settings do not go together. { $detail }

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
