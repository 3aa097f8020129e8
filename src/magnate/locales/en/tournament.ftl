## magnate tournament

cli-help-tournament = play bots against each other and measure them fairly
cli-help-bots = the bots, one per seat, separated by commas
cli-help-blocks = the number of blocks; a block is one deal of chance, played with every rotation of the seats
cli-help-seconds-per-decision = how long a bot that looks ahead may think about a decision; by default each uses its own budget
cli-help-rollouts = how many rollouts such a bot makes per decision, instead of a time limit
cli-help-until = stop when the 95% interval of the first bot’s wins excludes this share
cli-help-save = save the games to this file, or resume the tournament in it
cli-help-report = write a page with charts to this file
cli-help-jobs = how many processes play in parallel; by default one per processor
cli-help-cluster = play on the Dask cluster at this address
cli-error-share = { $text } is not a share between 0 and 1.
cli-error-two-budgets = Use either --seconds-per-decision or --rollouts, not both.
cli-error-nobody-looks-ahead = None of these bots looks ahead, so there is nothing to limit. Bots that look ahead: { $known }.
cli-error-no-dask = A cluster needs the package distributed: pip install "magnate[cluster]"
cli-error-cluster = There is no cluster at { $address }: { $why }
cli-error-worker-ended = A worker process was killed. With --save, the same command resumes the tournament.
cli-tournament-title = { $game }. Edition: { $edition }. Seed: { $seed }. Blocks: { $blocks }. Games: { $games }.
cli-tournament-rollouts = Rollouts per decision of bots that look ahead: { $n }.
cli-tournament-seconds = Seconds per decision of bots that look ahead: { $n }.
cli-tournament-par = Among equals each seat wins { $share }. In brackets: 95% intervals over blocks.
tournament-not-one = This is not a tournament file ({ $why }).
tournament-another = Another tournament: { $what } is { $kept } here, not { $asked }.
tournament-not-a-game = This is not a game ({ $why }).
cli-tournament-bot = Bot
cli-tournament-wins = Wins
cli-tournament-rank = Mean rank
cli-tournament-money = Money
cli-tournament-fortune = Net worth
cli-tournament-time = Per decision
cli-tournament-milliseconds = { $n } ms
cli-tournament-rating = Rating
cli-tournament-interrupted = Interrupted. Blocks played: { $n }.
cli-tournament-stopped = Games stopped because of their length, with the win shared by the players still in: { $n }.
cli-tournament-faults = Bot actions that the rules refused: { $n }.
report-heading-wins = Wins
report-heading-course = Share of wins, block by block
report-heading-ranks = Ranks
report-heading-ahead = How often one bot ranks before another
report-heading-figures = Figures
report-par = equal
report-place = rank { $n }
report-blocks =
    { $n ->
        [one] { $n } block
       *[other] { $n } blocks
    }
