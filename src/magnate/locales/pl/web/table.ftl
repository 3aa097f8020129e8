## Around a table: log, chat, clocks, menu, orders, proposals
web-close = Zamknij
web-rule = Zasada { $clause }
web-refused = To nie było możliwe.
