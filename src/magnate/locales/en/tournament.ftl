## magnate tournament

cli-help-tournament = let bots play against each other, and measure them fairly
cli-help-bots = the bots, one for each seat, separated by commas
cli-help-blocks = the number of blocks; a block is one deal of chance, played with every rotation of the seats
cli-help-seconds-per-decision = how long a bot that looks ahead may think about a decision; otherwise each by its own measure
cli-help-rollouts = how many ways to go on such a bot tries for a decision, instead of a time
cli-help-until = stop when the 95 % interval of the first bot’s wins is clear of this share
cli-help-save = keep the games in this file; a tournament that is in it goes on
cli-help-report = write a page with charts to this file
cli-help-jobs = how many processes play at once; otherwise one for each processor
cli-help-cluster = play on the Dask cluster at this address
cli-error-share = { $text } is no share between 0 and 1.
cli-error-two-budgets = Either --seconds-per-decision or --rollouts: one decision cannot have two budgets.
cli-error-nobody-looks-ahead = None of these bots looks ahead, so there is nothing to bound. Those that do: { $known }.
cli-error-no-dask = For a cluster the package distributed is needed: pip install "magnate[cluster]"
cli-error-cluster = There is no cluster at { $address }: { $why }
cli-error-worker-ended = A process that played was ended from outside. What --save has kept goes on with the same command.
cli-tournament-title = { $game }. Edition: { $edition }. Seed: { $seed }. Blocks: { $blocks }. Games: { $games }.
cli-tournament-rollouts = Rollouts per decision of bots that look ahead: { $n }.
cli-tournament-seconds = Seconds per decision of bots that look ahead: { $n }.
cli-tournament-par = Among equals each seat wins { $share }. In brackets: 95 % intervals over blocks.
tournament-not-one = This is no tournament ({ $why }).
tournament-another = Another tournament: { $what } is { $kept } here, not { $asked }.
tournament-not-a-game = This is no game ({ $why }).
cli-tournament-bot = Bot
cli-tournament-wins = Wins
cli-tournament-rank = Mean rank
cli-tournament-money = Money
cli-tournament-fortune = Fortune
cli-tournament-time = Per decision
cli-tournament-milliseconds = { $n } ms
cli-tournament-rating = Rating
cli-tournament-interrupted = Interrupted. Blocks played: { $n }.
cli-tournament-stopped = Games stopped for their length, the win shared by all still in them: { $n }.
cli-tournament-faults = Actions of bots that were against the rules: { $n }.
report-heading-wins = Wins
report-heading-course = The share of wins, block after block
report-heading-ranks = Places
report-heading-ahead = How often one ranks before the other
report-heading-figures = Figures
report-par = equal
report-place = place { $n }
report-blocks =
    { $n ->
        [one] { $n } block
       *[other] { $n } blocks
    }
