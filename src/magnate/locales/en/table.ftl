# Refusals of a table, by code.

refused-stale = This decision is no longer open; look at the table as it is now.
refused-not-seated = You have no seat at this table.
refused-not-host = Only the host of the table can do this.
refused-seated-already = You already have a seat at this table.
refused-seat-taken = This seat is taken.
refused-name-at-table = Somebody at this table has this name or one that looks the same. Choose another name.
refused-no-such-seat = The table has no such seat.
refused-no-such-bot = There is no such bot.
refused-table-full = All seats are taken.
refused-not-started = The game has not started yet.
refused-started-already = The game has already started.
refused-nothing-to-reveal = Nothing is being revealed at this table now.
refused-revealing = The nonces are being revealed; commitments can no longer be changed.
refused-revealed-already = You have already revealed another nonce.
refused-wrong-nonce = This nonce does not match your commitment.
refused-commitment-used = This commitment has already been used; commit to a new nonce.
refused-game-over = The game is over.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-bot-sits-in = A bot is sitting in for you; take your seat back first.
refused-not-away = No bot is sitting in for you.
refused-resigned = You are no longer in this game.
refused-not-an-action = This is not an action.
refused-illegal = The rules do not allow this now.
refused-has-its-own-command = Standing orders and leaving have their own commands.
# Gives no reason: that rent may still be claimed would remind its owner (M-S-33).
refused-too-early = The dice cannot be rolled yet; try again in a few seconds.
refused-must-be-last = A command ends with the first action whose result is not known yet, such as a roll or a draw; send the rest separately.
refused-nothing-to-undo = You have no decision to take back.
refused-others-must-agree = The others must agree before this is taken back.
refused-no-proposal = This proposal is no longer open.
refused-proposal-open = Another proposal is already open.
refused-answered-already = You have already answered.
refused-bad-order = This standing order is not possible here.
refused-no-holding = The dice cannot be held now.
refused-held-already = The dice are already held, or you already held them before this roll.
refused-no-bank-rule = In this game a bot takes over for a player who resigns.
refused-no-watchers = This table has no spectators.
refused-only-players-talk = Only the players can chat while the game is running.
refused-game-runs = The game is still running.
refused-no-preview = Actions of this game cannot be previewed.
refused-log-full = This table has no room left for anything but the game: no more chat, standing orders, proposals or undo.

# Why a standing order cannot be given.

order-wrong-game = This order belongs to the other game.
order-no-such-chain = There is no such chain.
order-needs-open-holdings = With secret money and shares, nobody can work out who wins.
order-needs-no-market = Before the stock market draws, nobody can work out who wins.
order-bad-limit = The limit must be a whole number of at least 1.
order-no-such-auction = This auction is over.

## Bots: levels, names and descriptions

bot-beginner = beginner
bot-casual = casual
bot-strong = strong
bot-expert = expert
bot-steady = steady bot
bot-random = random bot
bot-name-beginner = Mila
bot-name-casual = Otto
bot-name-strong = Viktor
bot-name-expert = Ada
bot-about-beginner = Plays for the moment and often forgets to count.
bot-about-casual = Plays for fun; sees what is close and misses what is further off.
bot-about-strong = Plans ahead, counts every coin and rarely misses a chance.
bot-about-expert = Plays out hundreds of continuations before every move.
bot-choice = { $name }, { $level }
bot-introduced = { $name }. { $about }
bot-level = Strength of the bots
