## The server's pages and lists of tables

page-free-seat = free seat
page-not-built = The web client is not built here. `make client` builds it.
