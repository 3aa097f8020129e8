## Around a table: log, chat, clocks, menu, orders, proposals
web-close = Закрыть
web-rule = Правило { $clause }
web-refused = Это было невозможно.
