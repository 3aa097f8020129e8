## The server's pages and lists of tables

page-free-seat = свободное место
page-not-built = Веб-клиент здесь не собран. Его собирает `make client`.
