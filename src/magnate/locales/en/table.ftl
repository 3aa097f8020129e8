# What a table refuses, by code.

refused-stale = What this answers is gone; look at the table as it is now.
refused-not-seated = You have no seat at this table.
refused-not-host = Only whoever opened the table can do this.
refused-seated-already = You have a seat at this table already.
refused-seat-taken = This seat is taken.
refused-no-such-seat = The table has no such seat.
refused-no-such-bot = There is no such bot.
refused-table-full = All seats are taken.
refused-not-started = The game has not begun yet.
refused-started-already = The game has begun already.
refused-game-over = The game is over.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-bot-sits-in = A bot sits in for you; come back to your seat first.
refused-not-away = No bot sits in for you.
refused-resigned = You are no longer in this game.
refused-not-an-action = This is no action.
refused-illegal = The rules do not allow this now.
refused-has-its-own-command = Standing orders and leaving have commands of their own.
refused-too-early = The dice cannot be rolled yet: somebody holds them, or may still claim rent.
refused-must-be-last = Dice, drawn tiles and whatever else is not known yet end a command; send what follows in one of its own.
refused-nothing-to-undo = You have no decision to take back.
refused-others-must-agree = The others must agree before this is taken back.
refused-no-proposal = This proposal is not open any more.
refused-proposal-open = Another proposal is open.
refused-answered-already = You have answered already.
refused-bad-order = This standing order is not possible here.
refused-no-holding = The dice cannot be held now.
refused-held-already = The dice are held already, or you held them before this roll.
refused-no-bank-rule = In this game a bot plays on for whoever resigns.
refused-no-watchers = This table has no spectators.
refused-only-players-talk = While the game runs only its players talk.
refused-game-runs = The game is still running.
refused-not-foretold = In this game nobody is told beforehand what an action would do.

# Why a standing order cannot be given.

order-wrong-game = This order belongs to the other game.
order-no-such-chain = There is no such chain.
order-needs-open-holdings = With secret money and shares nobody can count who wins.
order-needs-no-market = While the stock market draws nobody can count who wins.
order-bad-limit = The limit must be a whole number of at least 1.
order-no-such-auction = This auction is not going on.

## Bots: how strong they are, what they are called, and how they play

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
bot-about-casual = Plays for fun; sees what is near and misses what is far.
bot-about-strong = Plans ahead, counts every coin and seldom lets a chance go by.
bot-about-expert = Tries hundreds of ways to go on before every move.
bot-choice = { $name }, { $level }
bot-introduced = { $name }. { $about }
bot-level = How strong the bots are
