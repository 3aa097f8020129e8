## The server's pages: the lobby, and a table as text

page-lobby = Lobby
page-waiting = Tables that wait for players
page-running = Games in progress
page-finished = Finished games
page-no-tables = None at the moment.
page-table = { $game }, edition: { $edition }
page-changed-options = changed options: { $n }
page-players = Players:
page-free-seat = free seat
page-bot = bot
page-clock-none = No clock.
page-clock-live = Clock: { $seconds } s for each decision, time bank: { $bank } s.
page-clock-days = Clock: days for each decision: { $days }.
page-status-waiting = The table waits for players.
page-status-running = The game is in progress.
page-status-paused = The game is paused.
page-status-over = The game is over.
page-status-ended = The game was called off.
page-log = Log
page-record = Record of the game (file)
page-no-watchers = Only the players see this game.
page-no-table = There is no such table.
page-to-lobby = Back to the lobby
