## magnate train

cli-help-train = let a value function learn from games; it goes on where it ended
cli-help-out = where the generations are kept
cli-help-generations = how many generations follow the first, which learns from plain rules; acquire 12, monopoly 0
cli-help-lessons = how many positions each generation learns from
train-error-generations = For { $game } there is only the first generation, which learns from plain rules: --generations 0.
train-error-slow = Training needs compiled rules: pip install "magnate[fast]", and leave MAGNATE_KERNEL unset.
train-error-another = { $directory } holds another training: { $game }, { $lessons } lessons, seed { $seed }.
train-generation-acquire = Generation { $n }: { $games } games, { $lessons } positions, loss { $loss }; wins { $strength } times an equal share in { $measured } games against all styles. { $seconds } s.
train-generation-monopoly = Generation { $n }: { $games } games, { $lessons } positions, loss { $loss }; in { $measured } games apart it errs { $percent } % less than equal chances would (Brier score). { $seconds } s.
train-interrupted = Interrupted. Generations kept: { $n }; the same command goes on.
train-best = The best was generation { $n }: { $file }
train-curve = Wins against all styles, as a multiple of an equal share
train-generations = generations
