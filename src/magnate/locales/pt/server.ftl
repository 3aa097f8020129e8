## The server's pages and lists of tables

page-free-seat = lugar livre
page-not-built = O cliente web não foi construído aqui. `make client` o constrói.
