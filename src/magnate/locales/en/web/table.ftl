## Around a table: log, chat, clocks, menu, orders, proposals
web-close = Close
web-rule = Rule { $clause }
web-refused = That was not possible.
