## The server's pages and lists of tables

page-free-seat = wolne miejsce
page-not-built = Klient przeglądarkowy nie został tu zbudowany. Buduje go `make client`.
