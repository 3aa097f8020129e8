## The host's commands: help

cli-heading-tasks = tasks
cli-help-serve = start a server, so that others can play with you in the browser
cli-help-bot = run a bot that plays at a table on a server
cli-help-admin = manage a server’s tables, people and data, even while it is running
cli-help-port = the port; by default 8000, or the next free one
cli-help-host = the address to listen on; 127.0.0.1 accepts connections from this machine only
cli-help-database = a file, or postgresql://…; by default a file in the data directory
cli-help-data-dir = the data directory; by default in your user data directory
cli-help-config = the settings file; by default settings.toml in the data directory
cli-help-address = the public address of the server, such as https://play.example
cli-help-base-path = the path under which a proxy serves it, such as /magnate
cli-help-behind-proxy = trust a proxy’s X-Forwarded-For, -Proto and -Host
cli-help-secure-cookies = send cookies over HTTPS only
cli-help-bot-delay = how long bots wait before they move
cli-help-bot-seconds = how long a bot that looks ahead may think about a decision; by default each uses its own budget, at most 1
cli-help-processes = the number of processes that serve, on one port; more than one need PostgreSQL
cli-help-bot-processes = the number of worker processes for such bots; by default one fewer than the number of processors
cli-help-log-format = the log format: { $known }
cli-help-call-off-old-tables = call off unfinished tables that were started under earlier rules
cli-help-open = open the page in a browser
cli-help-show-config = print the effective settings and stop
cli-help-url = the address of the server
cli-help-bot-table = the id of the table
cli-help-bot-kind = the bot
cli-help-bot-name = the bot’s name in the game
cli-help-invitation = the invitation to a private table
cli-help-token = the token of a person the server knows; by default a new guest
cli-help-admin-tables = list tables, or end many of them
cli-help-admin-end = call a game off
cli-help-admin-export = write a game to a file: the record if it is over, otherwise the view of a spectator or a seat
cli-help-admin-people = list or find people
cli-help-admin-ban = ban a person or a network
cli-help-admin-unban = lift a ban
cli-help-admin-bans = list the bans in force
cli-help-admin-invite = create an invitation to a server that only invited people may enter
cli-help-admin-invitations = list the invitations that are still valid
cli-help-admin-revoke = delete an invitation
cli-help-admin-backup = write a backup
cli-help-admin-restore = restore a backup into an empty database
cli-help-admin-verify-backup = check that a backup can be restored and its games replayed
cli-help-status = only tables with this status: { $known }; by default waiting and running ones
cli-help-idle = only tables at which nothing has happened for this long, such as 12h or 30d
cli-help-end = call off all the listed games
cli-help-yes = do not ask before ending them
cli-help-table = the id of the table
cli-help-seat = for a running game: the view of this seat
cli-help-export-file = the file to write
cli-help-text = part of a name, a login or an id
cli-help-people-table = only people seated at this table
cli-help-banned = the id of a person, or an address or network such as 192.0.2.7 or 192.0.2.0/24
cli-help-expires = when it ends: a period such as 12h or 7d, or a date such as 2027-01-31; by default never
cli-help-note = a note for you; nobody else sees it
cli-help-uses = how many people may enter with it
cli-help-invitation-id = the id of the invitation, from the list
cli-help-backup-file = the backup file
cli-help-all = replay all tables, not only the 100 that changed last

## magnate serve

cli-serve-running = The server is running.
cli-serve-everybody = Public address: { $url }
cli-serve-here = On this machine: { $url }
cli-serve-network = For others on the same network: { $url }
cli-serve-only-here = Nobody else can reach it.
cli-serve-data = Data: { $folder }
cli-serve-database = Database: { $place }
cli-serve-how-to-stop = Ctrl-C stops the server.
cli-serve-other-port = Port { $busy } is in use; using port { $port } instead.
cli-serve-stopped = The server has stopped. All games are saved.
cli-serve-call-off = Call them off now and start the server? [y/N]

## magnate bot

cli-bot-plays = Game: { $game }. The bot plays seat { $seat }.
cli-bot-done =
    { $status ->
        [over] The game is over. Decisions of the bot: { $n }.
       *[ended] The game was called off. Decisions of the bot: { $n }.
    }
cli-bot-fair = The record matches what the bot kept from before the game: chance was fair.
cli-bot-unfair = Chance cannot be shown to be fair: { $why }
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
cli-column-created = since
cli-column-seen = seen
cli-column-banned = banned
cli-column-seat = seat
cli-column-banned-who = banned
cli-column-until = until
cli-column-note = note
cli-column-invitation = invitation
cli-column-invited = since
cli-column-uses = uses left
cli-admin-no-tables = No tables found.
cli-admin-nobody = No people found.
cli-admin-no-table = There is no such table: { $table }
cli-admin-no-person = There is no such person: { $person }
cli-admin-no-seat = Table { $table } has no seat { $seat }. Seats: { $n }.
cli-admin-not-begun = The game at this table has not started: { $table }
cli-admin-unreadable = This release cannot replay the table: { $why }
cli-admin-ended = The game was called off: { $table }
cli-admin-done-before = The game is already over: { $table }
cli-admin-only-open = Only waiting and running tables can be ended.
cli-admin-say-yes = This would end tables: add --yes.
cli-admin-end-all =
    { $count ->
        [one] Call off this { $count } game? [y/N]
       *[other] Call off these { $count } games? [y/N]
    }
cli-admin-nothing-ended = Nothing was ended.
cli-admin-ended-count =
    { $count ->
        [one] { $count } game was called off.
       *[other] { $count } games were called off.
    }
cli-admin-record-written = Record written: { $file }
cli-admin-view-written =
    { $eyes ->
        [seat] View of seat { $seat } written: { $file }
       *[spectator] View of a spectator written: { $file }
    }
cli-admin-ban-set = Banned: { $who }
cli-admin-ban-set-until = Banned until { $until }: { $who }
cli-admin-ban-lifted = No longer banned: { $who }
cli-admin-not-banned = This network is not banned: { $who }
cli-admin-no-bans = No bans are in force.
cli-admin-invitation = Invitation: { $token }
cli-admin-invitation-link = Link: { $link }
cli-admin-no-invitations = There are no valid invitations.
cli-admin-no-invitation = There is no such invitation: { $id }
cli-admin-revoked = Invitation deleted: { $id }
cli-admin-backed-up = Backup written: { $file }. Rows: { $n }.
cli-admin-restored = Backup restored: { $place }. Rows: { $n }.
cli-admin-backup-good = The backup can be restored: { $file }
cli-admin-backup-faults =
    { $count ->
        [one] { $count } table of this backup cannot be used.
       *[other] { $count } tables of this backup cannot be used.
    }
cli-admin-verified-schema = Schema of the database: { $version }
cli-admin-verified-people = People: { $n }
cli-admin-verified-tables = Tables: { $n } ({ $counts })
cli-admin-verified-log = Log entries: { $n }
cli-admin-verified-replayed = Tables replayed: { $n }
cli-admin-verified-old = Unfinished tables of earlier rules, which a restore calls off: { $n }
cli-admin-verified-fault = Table { $table }: { $why }

## Errors in a backup

backup-not-a-backup = This is not a backup of a server. { $details }
backup-newer-version = A newer release wrote this backup. Version: { $details }.
backup-newer-schema = The backup comes from a newer release’s database. Version: { $details }.
backup-damaged = The file is damaged here. { $details }
backup-truncated = The file is cut off here. { $details }
backup-bad-line = This line does not belong here. { $details }
backup-wrong-table = Unknown or repeated database table: { $details }.
backup-wrong-columns = The database table has different columns: { $details }.
backup-wrong-count = The number of rows differs from what was written. { $details }
backup-wrong-digest = The content differs from what was written. { $details }
backup-after-end = Nothing may follow the end. { $details }
backup-not-empty = A backup can only be restored into an empty database; there are rows in: { $details }

## Errors in the settings file

settings-not-toml = This is not TOML: { $value }
settings-unknown-key = There is no setting { $name }. Known here: { $allowed }.
settings-wrong-value = Invalid value for { $name }: { $value }. Allowed: { $allowed }.
settings-allowed-whole-number = a whole number from { $least } to { $most }
settings-allowed-number = a number from { $least } to { $most }
settings-allowed-switch = true or false
settings-allowed-choice = { $known }
settings-allowed-section = { $known }
settings-allowed-text = text in quotes
settings-allowed-server-address = an address such as "https://play.example", without a path
settings-allowed-base-path = a path such as "/magnate"
settings-allowed-period = a period such as "12h" or "7d"
settings-allowed-days = a period in days or weeks such as "90d"

## Errors

cli-error-no-task = Name a task: { $known }.
cli-error-choice = Invalid choice: { $text }. Known: { $known }.
cli-error-seconds = Not a number of seconds: { $text }.
cli-error-moment = Neither a period such as 12h or 7d nor a date in the future such as 2027-01-31: { $text }.
cli-error-period = Not a period such as 12h or 30d: { $text }.
cli-error-network = Not an address or a network such as 192.0.2.7 or 192.0.2.0/24: { $text }.
cli-error-number-most = The number must be at most { $most }: { $text }.
cli-error-server-missing = A library of the server is missing: { $name }. Install them all: pip install 'magnate[server]'
cli-error-base-path = A base path looks like /magnate, not: { $text }
cli-error-address = An address looks like https://play.example, without a path, not: { $text }
cli-error-url = The address of a server looks like https://play.example, not: { $text }
cli-error-bot = There is no bot “{ $name }”. Known: { $known }.
cli-error-port-in-use = Port { $port } is in use; choose another one, or leave out --port.
cli-error-listen = The server cannot listen on { $place }: { $why }
cli-error-processes-sqlite = Several processes need PostgreSQL: give its address with --database, or leave out --processes.
cli-error-processes-system = Several processes are not possible on this system; leave out --processes.
cli-error-process-died = Process { $name } of the server could not start. The log above says why.
cli-error-database = The database cannot be opened: { $place } ({ $why })
cli-error-schema = A newer release has changed the database: its schema has version { $found }, this release knows { $known }. Use that release, or a backup made before the upgrade.
cli-error-old-tables = { $count ->
        [one] This database has { $count } unfinished table that was started under earlier rules.
       *[other] This database has { $count } unfinished tables that were started under earlier rules.
    } This release cannot finish them. To finish them, start the previous release; nothing has been changed. To call them off, unrated and with their logs kept, use “magnate serve --call-off-old-tables”.
cli-error-database-full = There is no space left for the database: { $why }
cli-error-database-away = The database cannot be reached now: { $place } ({ $why })
cli-error-no-database = There is no database: { $file }
