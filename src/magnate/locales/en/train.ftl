## magnate train

cli-help-train = train a value function from games, resuming where training stopped
cli-help-out = the directory for the generations
cli-help-generations = how many generations follow the first, which learns from fixed policies; acquire 12, monopoly 0
cli-help-samples = number of training samples for each generation
train-error-generations = For { $game } there is only the first generation, which learns from fixed policies: --generations 0.
train-error-slow = Training needs compiled rules: pip install "magnate[fast]", and leave MAGNATE_KERNEL unset.
train-error-another = { $directory } holds a different training run: { $game }, { $samples } samples, seed { $seed }.
train-generation-acquire = Generation { $n }: { $games } games, { $samples } samples, loss { $loss }; wins { $strength } times an equal share in { $measured } games against all policies. { $seconds } s.
train-generation-monopoly = Generation { $n }: { $games } games, { $samples } samples, loss { $loss }; in { $measured } separate games its error is { $percent }% below that of equal chances (Brier score). { $seconds } s.
train-interrupted = Interrupted. Generations kept: { $n }; run the same command to resume.
train-best = The best generation is { $n }: { $file }
train-curve = Wins against all policies, as a multiple of an equal share
train-generations = generations
