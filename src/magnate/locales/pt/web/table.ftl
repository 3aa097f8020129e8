## Around a table: log, chat, clocks, menu, orders, proposals
web-close = Fechar
web-rule = Regra { $clause }
web-refused = Isso não foi possível.
