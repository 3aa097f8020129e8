## Around a table: log, chat, clocks, menu, orders, proposals
