## magnate train

cli-help-train = let a value function learn from games; it goes on where it ended
cli-help-out = where the generations are kept
cli-help-generations = how many generations follow the first, which learns from plain rules
cli-help-lessons = how many positions each generation learns from
train-error-game = There is no value function to train for { $game } yet; for acquire there is.
train-error-slow = Training needs compiled rules: pip install "magnate[fast]", and leave MAGNATE_KERNEL unset.
train-error-another = { $directory } holds another training: { $game }, { $lessons } lessons, seed { $seed }.
train-generation = Generation { $n }: { $games } games, { $lessons } positions, loss { $loss }; wins { $strength } times an equal share in { $measured } games against all styles. { $seconds } s.
train-interrupted = Interrupted. Generations kept: { $n }; the same command goes on.
train-best = The best was generation { $n }: { $file }
train-curve = Wins against all styles, as a multiple of an equal share
train-generations = generations
