## Home

home-lead = Play with friends or bots, on this screen, on phones, or on the TV.
home-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
home-minutes = about { $n } min
home-play = Play now
home-create = Create table
home-open = Open tables
home-open-none = No tables are waiting for players. Create one and send its link to your friends.
home-nobody = Nobody here yet
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
home-join-help = Paste the link you were sent, or scan the QR code on the TV with your phone.
home-join-bad = This is not a link to a table on this server.
home-mine-none = Your games appear here, so you can pick up where you left off.
home-mine-all = All my games
home-your-turn = Your turn
home-now = Playing: { $player }
home-status-waiting = waiting for players
home-status-running = in progress
home-status-paused = paused
home-status-over = finished
home-status-ended = called off
home-status-new-rules = called off: the rules have changed
home-tv = Play on the TV
home-tv-help = The board on the big screen, your tiles on your phone.
home-tv-link = Open a table on this screen
home-hotseat = One device for all (hotseat)
home-hotseat-help = Pass it around; a curtain hides what the others hold.
home-hotseat-link = Start
clock-none = no clock
clock-live = { $seconds } s per decision
clock-days =
    { $n ->
        [one] { $n } day per decision
       *[other] { $n } days per decision
    }

## Create a table

create-title = Create a table
create-title-screen = A table on this screen
create-screen-help = The board stays on this screen. Players take their seats with their phones by QR code.
create-game = Game
create-edition = Edition
create-players = { $least }–{ $most } players
create-players-exactly = { $n } players
create-seats = Seats
create-seats-help = Others take free seats through your link. You can still give the seats to bots before the game begins.
create-seats-number = Number of seats
create-seat-you = you
create-seat-free = free seat
create-clock = Clock
create-clock-none = No clock
create-clock-none-help = No time pressure.
create-clock-live = Live
create-clock-live-help = Seconds for each decision, and a time bank for the whole game.
create-clock-days = Days
create-clock-days-help = Days for each decision: everyone plays when they have time.
create-clock-seconds = Seconds per decision
create-clock-bank = Time bank, in seconds
create-clock-claim-time = Seconds to claim rent before the next roll
create-clock-hold-time = Seconds another player may hold the dice
create-clock-days-number = Days per decision
create-time-out = When the time runs out
create-time-out-bot-until-return = A bot plays until the player returns
create-time-out-bot-to-the-end = A bot plays to the end
create-access = Who may join
create-private = Anyone with the link
create-private-help = The table is not listed.
create-public = Everyone
create-public-help = The table is listed on the home page until its seats are taken.
create-watchers = Spectators may watch
create-watchers-help = They see what everyone may see, never a hand.
create-rules = Rules
create-rules-help = All options start as in the edition. Your changes are marked.
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
create-group-other = Other
create-changed = changed
create-as-edition = As in the edition
create-number = other number
create-clause = Rule { $clause }
create-your-name = Your name
create-summary = Your table
create-changes-none = Rules of the edition
create-button = Create table
create-begins = The game begins as soon as all seats are taken.
create-most-rounds = This server ends a game after { $n } rounds; then the richest player wins.
create-refused = These settings contradict each other.

## My games

games-running = In progress
games-finished = Finished
games-more = Show more
games-place = Place { $place } of { $n }

## Profile and settings

profile-guest = Guest
profile-since = Here since { $date }
profile-nobody = You are new here. Choose a name, or sign in.
profile-name = Name
profile-save = Save
profile-saved = Saved.
profile-remove = Remove
profile-ratings = Ratings
profile-ratings-none = You get a rating after your first rated game.
profile-ratings-help = The band shows how sure we are: your strength is within it with 95% probability. It narrows with every game.
profile-rating = { $mu } (95%: { $low } to { $high })
profile-rating-seats = { $n } seats
profile-rating-bots = with bots
profile-rating-people = people only
profile-rating-options = changed options
profile-rating-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
profile-settings = Settings
profile-settings-help = Stored in this browser; your language is stored with your profile.
profile-theme = Theme
profile-theme-system = same as system
profile-theme-light = light
profile-theme-dark = dark
profile-motion = Motion
profile-motion-system = same as system
profile-motion-off = off
profile-sound = Sounds
profile-sound-help = A soft sound when it is your turn.
profile-patterns = Strong patterns
profile-patterns-help = Tell chains and groups apart without colour.
profile-shortcuts = Keyboard shortcuts
profile-shortcuts-help = Single keys at the table, such as Enter or P.
profile-text-mode = Text mode
profile-text-mode-help = The table as text, with a field for actions; good for screen readers.
profile-account = Account
profile-account-guest = As a guest you are known only in this browser. With an account, you can reach your games from any device.
profile-account-login = Login: { $login }
profile-login = Login
profile-password = Password
profile-password-help = At least 10 characters.
profile-register = Create account
profile-register-ends = Other browsers of this guest are then signed out, and its links stop working.
profile-sign-in = Sign in
profile-sign-in-title = I have an account
profile-sign-in-guest-lost = You will lose access to this guest; create a recovery link first if it has games in progress.
profile-sign-out = Sign out
profile-sign-out-all = Sign out everywhere else
profile-sign-out-all-help = All other browsers are signed out, and all recovery links stop working.
profile-sign-out-all-done = Only this browser is signed in now.
profile-password-change = Change the password
profile-password-old = Old password or recovery token
profile-password-new = New password
profile-recovery = Recovery link
profile-recovery-help = It signs you in again if you lose this browser or forget your password. It works once; other browsers are signed out when it is used. Keep it safe like a password. A new link replaces the old one.
profile-recovery-make = Create a recovery link
profile-copy = Copy
profile-copied = Copied.
profile-hours = Playing hours
profile-hours-help = In games with days per decision, your time runs out only within these hours.
profile-hours-zone = Time zone
profile-hours-from = From
profile-hours-to = To
profile-webhook = Notices
profile-webhook-help = When it is your turn in a slow game, the server sends a message to this address (a webhook), signed with the secret below.
profile-webhook-address = Address
profile-webhook-secret = Secret
profile-blocks = Blocked people
profile-blocks-help = You do not see their messages, and they cannot join tables you open. Block somebody in the menu of a table.
profile-blocks-none = Nobody is blocked.
profile-unblock = Unblock { $name }
profile-data = My data
profile-export = Download everything stored about me
profile-delete = Delete me
profile-delete-help = Your name, account, ratings and messages are deleted for good. Bots take over your seats.
profile-delete-really = Delete for good
profile-cancel = Cancel

## Replay

replay-page = Replay
replay-loading = Loading the game…
replay-ended = Finished on { $date }
replay-move = Move { $move } of { $moves }
replay-controls = Playback
replay-slider = Position in the game
replay-first = To the beginning
replay-previous = One move back
replay-next = One move forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-next-merger = Next merger
replay-next-bankruptcy = Next bankruptcy
replay-mark-mergerbegan = Merger
replay-mark-wentbankrupt = Bankruptcy
replay-share = Share
replay-worth = Worth over time
replay-cash = Money over time
replay-tab-worth = Worth
replay-chart = Chart
replay-chart-help = Chart of everyone’s money; the figures for this move are below it.
replay-eyes = View of
replay-eyes-nobody = a spectator
replay-download = Download the record

## Rules

rules-lead = The complete rules in our own words, all editions side by side. Every refusal at a table and every option cites its clause here.
rules-all = All rules
rules-editions = Editions compared
rules-contents = Contents

## Fair play

fair-title = Fair play
fair-lead = Nobody at a table can choose what is rolled or drawn, not even the server. Here is how it works and how you can check it.
fair-step-commit = 1. Everyone locks in a secret
fair-step-commit-help = Before a game, the server draws a secret number, the seed, and every player’s browser draws one too, a nonce. At first they show only its fingerprint, the commitment. Another number would have another fingerprint, so nobody can change theirs later.
fair-step-reveal = 2. Then everyone reveals it
fair-step-reveal-help = Once all seats are taken and all commitments are shown, the browsers reveal their nonces. Nobody knew the others’ numbers when they drew their own, so nobody could pick one that suits them.
fair-step-key = 3. All numbers together decide
fair-step-key-help = Every roll and every draw follows from the seed and all nonces by a public formula, and from nothing else.
fair-step-verify = 4. After the game the server reveals its seed
fair-step-verify-help = The record of the game contains it. Your browser kept all commitments and your nonce from before the game: it compares them and recomputes every outcome.
fair-this-game = This game
fair-server = Server
fair-players = Players
fair-commitment = Commitment
fair-seed = Seed
fair-nonce = Nonce
fair-nonces-none = no nonces: only bots played
fair-secret = secret until the game is over
fair-called-off = This game was called off; its seed stays secret.
fair-found = Everything that can be checked here is right.
fair-found-unfair = This game was not fair, or its record was changed.
fair-header-fair = The beginning of the record, with the names and the rules, is unchanged.
fair-header-unfair = The beginning of the record, with the names and the rules, was changed.
fair-seed-fair = The fingerprint of the seed matches the server’s commitment.
fair-seed-unfair = The fingerprint of the seed does not match the server’s commitment.
fair-nonces-fair = The fingerprints of all nonces match the players’ commitments.
fair-nonces-unfair = A nonce does not match its player’s commitment.
fair-kept-start-fair = All commitments are those that this browser kept before the nonces were revealed.
fair-kept-start-unfair = The commitments differ from those that this browser kept before the nonces were revealed.
fair-kept-nonce-fair = Your nonce is the one that this browser drew.
fair-kept-nonce-unfair = Your nonce is not the one that this browser drew.
fair-kept-names-fair = The players are those who sat at the table at the start.
fair-kept-names-unfair = The players are not those who sat at the table at the start.
fair-dice-fair = All dice rolls, cards and dealt properties follow from the seed and the nonces, even those that were taken back.
fair-dice-unfair = Not all dice rolls, cards and dealt properties follow from the seed and the nonces.
fair-tiles-fair = All tiles follow from the seed and the nonces, even those that were taken back.
fair-tiles-unfair = Not all tiles follow from the seed and the nonces.
fair-nothing-kept = This browser has kept nothing from before this game, so it could compare only with the record.
fair-former-scheme = This game was started by an earlier release, in which the nonces reached the server one by one as the players sat down. A server that took the last seat itself could have searched for outcomes that suited it.
fair-abandoned = Starts that failed
fair-abandoned-not-revealed = Start { $n }: not everyone revealed their nonce in time. Missing: { $names }.
fair-abandoned-stood-up = Start { $n }: somebody left while the nonces were being revealed. Missing: { $names }.
fair-proven = What this proves
fair-proven-chosen = Nobody could choose what would be rolled or drawn: neither the server nor a player, nor both together.
fair-proven-fixed = All outcomes were fixed before the first move. That includes what comes after an undo, which is not the same again.
fair-proven-outcomes = Every outcome in the record is the one that was fixed.
fair-unproven = What this does not prove
fair-unproven-host = Whoever runs the server knows the seed during the game. They could look ahead, tell somebody, or call the game off.
fair-unproven-start = The server, or the last player to reveal a nonce, can make a start fail in order to get other outcomes. But everyone sees that: every failed start is listed here and in the record.
fair-unproven-moves = The browser checks chance, not the moves. The program below replays the whole game by the rules; the replay shows you whether it is the game you played.
fair-unproven-page = This page comes from the same server. If you do not trust it, use your own copy of the program.
fair-verify = Check everything, including the rules
fair-verify-help = Download the record and run this; it replays the whole game.
fair-verify-kept = Download the record and run this; it replays the whole game and compares it with what this browser kept.
fair-dice-title = The dice compared with chance
fair-tiles-title = The tiles compared with chance
fair-dice-help =
    { $n ->
        [one] { $n } roll. Bars show what was rolled, lines the average to expect.
       *[other] { $n } rolls. Bars show what was rolled, lines the average to expect.
    }
fair-tiles-help = { tiles } by rows of the board. Bars show what was drawn, lines the average to expect.
fair-column = { $label }: { $came }, on average { $expected }
fair-often = By chance, { $percent } of games are at least this uneven.

## Shared screen

screen-title = Shared screen
screen-join = Join or watch with your phone
screen-join-help = Point the camera at the code, or type the address.
screen-waiting = Take your seats
screen-fill = Seat a bot
screen-full = Full screen
screen-replay = Watch the replay
screen-lost = The connection was lost. Reconnecting automatically…

## One device for all

hotseat-title = One device for all
hotseat-help = Everyone plays here, in turn. Before each turn a curtain asks for the next player.
hotseat-players = Players
hotseat-player = Player { $n }
hotseat-add = Add a player
hotseat-remove = Remove { $name }
hotseat-bots = Bots
hotseat-curtain = Curtain between players
hotseat-curtain-help = Needed where hands are secret. In Monopoly everything is open.
hotseat-start = Start the game
hotseat-too-few = This edition needs at least { $n } players; add players or bots.
hotseat-pass = Pass the device on
hotseat-next = Next: { $player }
hotseat-ready = I am { $player }
hotseat-holder = Who has the device
hotseat-end = Leave this game

## Recovery links

recover-title = Sign back in
recover-help = Paste a recovery link or its token. You will see whom it signs in before anything happens.
recover-instead = You are { $name } here now. If that guest has no recovery link, you will lose access to its games.
recover-token = Recovery token
recover-button = Continue
recover-whose = This link signs this browser in as:
recover-only-yours = Continue only if this is you and you created the link yourself.
recover-works-once = All other browsers of this person are then signed out, and the link is used up.
recover-as = Sign in as { $name }
recover-not-me = This is not me
recover-done = Welcome back, { $name }.
recover-used-up = The link is used up. Create a new one in your profile and keep it safe.

## Entering a server by invitation

entrance-title = This server is by invitation
entrance-help = Enter with the invitation that its host has sent you.
entrance-name = Your name
entrance-invitation = Invitation
entrance-enter = Enter
entrance-account = You already have an account here?

## Errors

problem = That did not work. Try again in a moment.
problem-too-many-requests = Too many requests at once. Wait a moment.
problem-not-found = There is no such table, or it is private: ask for its invite link.
problem-wrong-login = Login and password do not match.
problem-wrong-token = This recovery link is no longer valid.
problem-signed-out = Sign in again.
problem-banned = The host of this server has banned your network.
problem-accounts-only = Guests may only watch on this server. Create an account in your profile to play.
problem-invitation-needed = You need an invitation from the host of this server.
problem-invitation-invalid = This invitation is not valid, or it has been used up. Ask the host for another.
problem-registration-closed = This server takes no new accounts.
problem-storage = The server cannot store anything at the moment. Nothing is lost; try again later.
