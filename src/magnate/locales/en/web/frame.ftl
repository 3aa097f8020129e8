## The web client: every page

web-skip = Skip to the content
web-language = Language
web-theme-light = Light colours
web-theme-dark = Dark colours
web-to-home = To the home page
web-try-again = Try again
web-connecting = Connecting to the table…
web-guest-name = Guest { $n }
web-headline = Two property games, one table.
web-nav = Main pages
web-nav-bottom = All pages
web-nav-play = Play
web-nav-games = My games
web-nav-rules = Rules
web-nav-profile = Profile and settings
web-nav-sign-in = Sign in
web-accounts-only = Guests may only watch on this server. To play, you need an account.
web-accounts-only-closed = Guests may only watch on this server, and new accounts are not available. To play, sign in.
web-accounts-only-register = Create an account or sign in

## Errors

web-failed = This cannot be shown.
web-failed-not-found = There is nothing at this address.
web-failed-no-connection = The server is not responding. Try again in a moment.
