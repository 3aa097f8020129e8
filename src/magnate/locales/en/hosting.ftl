## The host's commands: help

cli-heading-tasks = tasks
cli-help-serve = start a server: others play with you in the browser
cli-help-bot = let a bot play at a table of a server
cli-help-admin = look after a server's tables, people and data, also while it runs
cli-help-port = the port; otherwise 8000, or the next free one
cli-help-host = the address to listen at; 127.0.0.1 is for this machine only
cli-help-database = a file, or postgresql://…; otherwise a file in the data directory
cli-help-data-dir = the directory of the data; otherwise that of your own programs’ data
cli-help-address = where people reach the server from outside, such as https://play.example
cli-help-base-path = the path below which a proxy shows the server, such as /magnate
cli-help-behind-proxy = believe what a proxy forwards: X-Forwarded-For, -Proto and -Host
cli-help-secure-cookies = send cookies over HTTPS only
cli-help-bot-delay = how long bots wait before they move
cli-help-bot-seconds = how long a bot that looks ahead may think about a decision; otherwise each by its own measure, at most 1
cli-help-bot-processes = how many of them think at once, each in a process; otherwise one for each processor but one
cli-help-log-format = the form of the log: { $known }
cli-help-open = open the page in a browser
cli-help-url = the address of the server
cli-help-bot-table = the id of the table
cli-help-bot-kind = the bot
cli-help-bot-name = the bot’s name in the game
cli-help-invitation = the invitation to a private table
cli-help-token = the token of somebody the server knows; otherwise a new guest
cli-help-admin-tables = list tables
cli-help-admin-end = call a game off
cli-help-admin-export = write a game to a file: whole if it is over, else what a spectator or a seat sees
cli-help-admin-people = list people, or find them
cli-help-admin-ban = let somebody in no more
cli-help-admin-unban = let somebody in again
cli-help-admin-backup = write everything to a file
cli-help-admin-restore = fill an empty database from a backup
cli-help-status = only tables with this status: { $known }; otherwise those that are not done
cli-help-table = the id of the table
cli-help-seat = while the game runs: through the eyes of this seat
cli-help-export-file = the file to write
cli-help-text = a part of a name, a login or an id
cli-help-people-table = only those who sit at this table
cli-help-person = the id of the person
cli-help-backup-file = the file of the backup

## magnate serve

cli-serve-running = The server is running.
cli-serve-everybody = Address for everybody: { $url }
cli-serve-here = On this machine: { $url }
cli-serve-network = For others in the same network: { $url }
cli-serve-only-here = Nobody else can reach it.
cli-serve-data = Data: { $folder }
cli-serve-database = Database: { $place }
cli-serve-how-to-stop = Ctrl-C stops the server.
cli-serve-other-port = Port { $busy } is in use; the server takes port { $port }.
cli-serve-stopped = The server has stopped. All games are stored.

## magnate bot

cli-bot-plays = Game: { $game }. The bot has seat { $seat }.
cli-bot-done =
    { $status ->
        [over] The game is over. Decisions of the bot: { $n }.
       *[ended] The game was called off. Decisions of the bot: { $n }.
    }
cli-bot-failed = The bot cannot play there: { $why }
cli-bot-no-table = There is no such table, or it is private and needs an invitation: { $table }
cli-bot-too-late = The game at this table is over: { $table }
cli-bot-no-seat = There is no free seat at this table: { $table }

## magnate admin

cli-column-table = table
cli-column-status = status
cli-column-game = game
cli-column-changed = changed
cli-column-players = players
cli-column-person = person
cli-column-name = name
cli-column-login = login
cli-column-created = came
cli-column-seen = seen
cli-column-banned = banned
cli-column-seat = seat
cli-admin-no-tables = There are no such tables.
cli-admin-nobody = There is nobody like this.
cli-admin-no-table = There is no such table: { $table }
cli-admin-no-person = There is no such person: { $person }
cli-admin-no-seat = Table { $table } has no seat { $seat }. Seats: { $n }.
cli-admin-not-begun = The game at this table has not begun: { $table }
cli-admin-unreadable = This release cannot replay the table: { $why }
cli-admin-ended = The game was called off: { $table }
cli-admin-done-before = The game was done before: { $table }
cli-admin-record-written = The whole record is written: { $file }
cli-admin-view-written =
    { $eyes ->
        [seat] What seat { $seat } may know of the game is written: { $file }
       *[spectator] What a spectator may know of the game is written: { $file }
    }
cli-admin-ban-set = Let in no more: { $person }
cli-admin-ban-lifted = Let in again: { $person }
cli-admin-backed-up = The backup is complete: { $file }. Rows: { $n }.
cli-admin-restored = The backup is restored: { $place }. Rows: { $n }.

## What is wrong with a backup

backup-not-a-backup = This is not a backup of a server. { $details }
backup-newer-version = A newer release wrote this backup. Version: { $details }.
backup-newer-schema = The backup is of a database of a newer release. Version: { $details }.
backup-damaged = The file is damaged here. { $details }
backup-truncated = The file breaks off here. { $details }
backup-bad-line = This line does not belong here. { $details }
backup-wrong-table = There is no such table of the database, or it comes twice: { $details }.
backup-wrong-columns = The table of the database has other columns than these: { $details }.
backup-wrong-count = The number of rows is not the one that was written. { $details }
backup-wrong-digest = The content is not the one that was written. { $details }
backup-after-end = Nothing may follow the end. { $details }
backup-not-empty = A backup is restored into an empty database only; there are rows in: { $details }

## Errors

cli-error-no-task = Name a task: { $known }.
cli-error-choice = Not possible: { $text }. Known are: { $known }.
cli-error-seconds = Not a number of seconds: { $text }.
cli-error-number-most = The number is greater than { $most }: { $text }.
cli-error-server-missing = A library of the server is missing: { $name }. Install them all: pip install 'magnate[server]'
cli-error-base-path = A base path looks like /magnate, not: { $text }
cli-error-address = An address looks like https://play.example, with no path after it, not: { $text }
cli-error-url = The address of a server looks like https://play.example, not: { $text }
cli-error-bot = There is no bot “{ $name }”. Known are: { $known }.
cli-error-port-in-use = Port { $port } is in use; name another one, or leave out --port.
cli-error-listen = The server cannot listen at { $place }: { $why }
cli-error-database = The database cannot be opened: { $place } ({ $why })
cli-error-schema = A newer release has changed the database: its schema has version { $found }, this release knows { $known }. Use that release, or a backup made before.
cli-error-database-full = There is no room left for the database: { $why }
cli-error-database-away = The database cannot be reached now: { $place } ({ $why })
cli-error-no-database = There is no database: { $file }
