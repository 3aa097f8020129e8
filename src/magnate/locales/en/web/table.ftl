## Every table

web-close = Close
web-cancel = Cancel
web-menu = Menu
web-rules = Rules
web-rule = Rule { $clause }
web-refused = That was not possible.
web-sound = Sound
web-text-mode = Text mode
web-fair = Fair play
web-screen = Shared screen
web-watching = Watching: { $names }
web-you = you
web-your-turn = Your turn

## Log and chat

web-log-and-chat = Log and chat
web-log = Log
web-log-earlier = Show earlier
web-chat = Chat
web-chat-unread = Chat · { $n }
web-chat-new = unread
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-said = { $name }: { $text }
web-mute-title = Mute players
web-mute-help = At this table you do not see the messages of a muted player. You never see those of a blocked player again, and they cannot join tables you open.
web-mute = Mute
web-block = Block
web-blocked = Blocked
web-reactions = Reactions
web-reaction-well-played = Well played
web-reaction-nice-move = Nice move
web-reaction-thinking = Thinking
web-reaction-your-move = Your move
web-reaction-ouch = Ouch
web-reaction-good-luck = Good luck
web-reaction-thanks = Thanks
web-reaction-good-game = Good game

## Clocks and presence

web-clock = Clock
web-bot-plays-on = bot took over
web-bot-sits-in = bot sits in
web-left-game = left the game
web-offline = offline
web-time-low = Little time left
web-time-bank = time bank
web-time-until = until { $time }
web-time-days =
    { $hours ->
        [0] { $days } d
       *[other] { $days } d { $hours } h
    }
web-time-hours =
    { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
web-time-minutes = { $minutes } min

## Undo, pause, calling off, resigning

web-undo = Undo
web-undo-ask = Ask to undo
web-undo-alone = Hidden information has been revealed since your last decision. You are playing only with bots, so you may take it back anyway.
web-undo-others = Something has happened since your last decision. It is taken back if all other players agree.
web-undo-unrated = The game then no longer counts for ratings.
web-pause = Pause
web-pause-alone = All clocks stop and the bots wait until you resume.
web-pause-others = The others are asked. If all agree, all clocks stop until somebody resumes.
web-resume = Resume
web-paused = The game is paused; all clocks are stopped.
web-call-off = Call the game off
web-call-off-alone = The game ends without a result.
web-call-off-others = The others are asked. If all agree, the game ends without a result.
web-called-off = The game was called off.
web-called-off-new-rules = The rules have changed since this game started, so it was called off. It does not count for ratings, and its log stays readable.
web-ask-others = Ask the others
web-resign = Resign
web-resign-bot = You give up your seat for good. A bot plays it to the end, and you may watch.
web-resign-bank = In Monopoly you may also leave everything to the bank: your seat is then out of the game.
web-resign-to-bot = Leave it to a bot
web-resign-to-bank = Leave everything to the bank
web-proposed-undo = { $name } asks to take back the last decision.
web-proposed-pause = { $name } proposes a pause.
web-proposed-end = { $name } proposes to call the game off.
web-proposed-undo-you = You asked to take back your last decision.
web-proposed-pause-you = You proposed a pause.
web-proposed-end-you = You proposed to call the game off.
web-waits-for = Still to answer: { $names }.
web-agree = Agree
web-refuse = Refuse
web-withdraw = Withdraw
web-proposal-refused = The others did not agree.
web-lost = No connection. Reconnecting… Nothing is lost.
web-server-restarts = The server is restarting. Reconnecting… Nothing is lost.
web-bot-sits-in-for-you = Your time ran out, so a bot is playing for you.
web-return = Take my seat back
web-you-resigned = You are out of the game; you may watch.
web-you-resigned-bot = A bot plays your seat to the end. You may watch.
web-you-watch = You are watching.
web-take-over = Take over: { $name }

## The end

web-game-over = The game is over
web-win-you = You win
web-win = { $name } wins
web-win-shared = Shared win: { $names }
web-wins = wins
web-out = bankruptcy
web-final-scores = Final scores
web-rematch = Play again
web-rematch-join = Join the next game
web-rematch-waits = The next game is waiting for its players.
web-replay = Replay
web-record = Download the record
web-fair-check = Was chance fair?

## Standing orders

web-orders = Standing orders
web-orders-help = Decisions made for you, even while you are away. Nobody sees an order before it is used.
web-orders-given = In force
web-orders-none = You have given no standing orders.
web-order-give = Give the order
web-order-end = Cancel the order
web-order-skip-buying = Buy no shares
web-order-skip-buying-help = If you may declare the end of the game, you are still asked.
web-order-declare = Declare the end when that wins
web-order-declare-help = After your placement, assuming that you buy nothing; a shared win is enough.
web-order-dispose = When a chain is acquired
web-order-dispose-help = What happens to your shares of it. Shares that cannot be traded are kept.
web-rule-ask = ask me
web-rule-keep = keep all
web-rule-sell = sell all
web-rule-trade = trade 2:1
web-order-dispose-keep = Keep all shares of { $chain }
web-order-dispose-sell = Sell all shares of { $chain }
web-order-dispose-trade = Trade shares of { $chain } 2:1, as many as possible
web-order-always-claim = Always claim rent
web-order-always-claim-help = Your rent is claimed automatically on every landing.
web-order-never-build = Never take buildings in a shortage
web-order-never-build-help = When buildings run short, you are not asked.
web-order-auction = In this auction
web-order-no-auction = There is no auction now.
web-order-limit = Bid up to, $
web-order-bid-up-to = Bid up to { $amount }
web-order-pass = Bid nothing

## Keyboard shortcuts

web-keys = Keyboard shortcuts
web-keys-on = Use single-key shortcuts
web-key-space = Space
web-key-tab = To the next control
web-key-escape = Close or clear
web-key-help = This list
web-key-undo = Undo
web-key-orders = Standing orders
web-key-text-mode = Text mode on or off
web-key-log = Show the log
web-key-chat = Write in the chat

## Text mode

web-text-action = Your action
web-text-help = Type an action, or several separated by semicolons.
web-text-all = All actions
web-text-do = Do it

## The table before the game

web-waiting-title =
    { $n ->
        [one] { $n } seat is still free
       *[other] { $n } seats are still free
    }
web-waiting-begins = The game is starting…
web-waiting-help = The game begins as soon as every seat is taken.
web-start-title = Revealing everyone’s random numbers…
web-start-help = Every player and the server have locked in a random number. Together the numbers decide what is rolled and drawn, so nobody can choose it.
web-start-reveals = Not revealed yet: { $names }
web-start-commits = No new number yet: { $names }
web-start-left = Time left: { $time }
web-start-elsewhere = Your number is in the browser in which you took your seat. Open the table there, or leave the seat and take it again.
web-start-changed = Your browser does not reveal your number: the commitments at this table are incomplete or have changed. Tell the others.
web-start-vacated = Your number was not revealed in time, so your seat became free. You can take it again.
web-start-not-revealed = The game could not start because not everyone revealed their number in time. Missing: { $names }. Everyone draws a new number.
web-start-stood-up = The game could not start because somebody left. Missing: { $names }. Everyone draws a new number.
web-seats = Seats
web-seat-free = free seat
web-sit = Sit here
web-sit-at = Sit here: seat { $n }
web-move = Move here
web-move-to = Move here: seat { $n }
web-stand = Leave the seat
web-add-bot = Add a bot
web-add-bot-at = Add a bot: seat { $n }
web-fill-all =
    { $n ->
        [one] Fill the free seat with a bot and begin
       *[other] Fill { $n } free seats with bots and begin
    }
web-your-name = Your name at this table
web-invite = Invite
web-invite-help = Anyone who opens the link can sit down. Phones can scan the QR code.
web-invite-link = Invite link
web-invite-local = This link works only on this computer. For phones, open the page at this computer’s network address.
web-qr = The invite link as a QR code
web-copy = Copy
web-copied = The link is copied.
web-share = Share
web-terms = This table
web-terms-edition = Edition
web-terms-no-clock = No clock, no time pressure.
web-terms-live =
    { $seconds ->
        [one] { $seconds } second for each decision.
       *[other] { $seconds } seconds for each decision.
    }
web-terms-bank = Time bank: { $time }.
web-terms-days =
    { $days ->
        [one] { $days } day for each decision.
       *[other] { $days } days for each decision.
    }
web-terms-bot-until-return = When a player’s time runs out, a bot plays until they return.
web-terms-bot-to-the-end = When a player’s time runs out, a bot plays to the end.
web-terms-who = Who may join
web-terms-public = Everyone: the table is listed in the lobby.
web-terms-private = Anyone with the link.
web-terms-watchers = Spectators are welcome.
web-commitment = The server has locked in its part of the chance (code { $code }…), and your browser locks in its own when you sit down: nobody can choose the dice or tiles.

## Why a table cannot be shown

web-failed-no-watchers = This table has no free seat and no spectators.
web-failed-not-welcome = The player who opened this table does not want to play with you.
web-failed-other-rules = This game was started under rules that differ from this server’s.
web-failed-other-protocol = The server was updated. Reload the page.
web-failed-signed-out = You are signed out here. Reload the page.
web-failed-banned = The host of this server has ended your access.
web-failed-accounts-only = Guests may only watch on this server. Create an account in your profile to play.
web-failed-storage-unavailable = The server cannot store anything at the moment. Nothing is lost; try again soon.
web-failed-storage-full = The server cannot store anything at the moment. Nothing is lost; try again later.
web-failed-busy = The server is busy. Try again in a moment.
web-failed-too-many = Too many requests at once. Wait a moment.
web-failed-too-many-tables = You have opened too many tables that are not finished. Finish one of them first.

# The buttons of a number field.
web-less = Less: { $what }
web-more = More: { $what }
