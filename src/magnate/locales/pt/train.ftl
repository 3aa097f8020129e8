## magnate train

cli-help-train = fazer uma função de valor aprender com partidas; continua de onde parou
cli-help-out = onde as gerações são guardadas
cli-help-generations = quantas gerações seguem a primeira, que aprende com regras simples; acquire 12, monopoly 0
cli-help-samples = com quantas posições cada geração aprende
train-error-generations = Em { $game } há somente a primeira geração, que aprende com regras simples: --generations 0.
train-error-slow = O treino precisa das regras compiladas: pip install "magnate[fast]", e deixe MAGNATE_KERNEL sem valor.
train-error-another = { $directory } contém outro treino: { $game }, { $samples } posições, semente { $seed }.
train-generation-acquire = Geração { $n }: { $games } partidas, { $samples } posições, erro { $loss }; vence { $strength } vezes uma parte igual em { $measured } partidas contra todos os estilos. { $seconds } s.
train-generation-monopoly = Geração { $n }: { $games } partidas, { $samples } posições, erro { $loss }; em { $measured } partidas à parte erra { $percent } % menos do que com chances iguais (índice de Brier). { $seconds } s.
train-interrupted = Interrompido. Gerações guardadas: { $n }; o mesmo comando continua.
train-best = A melhor foi a geração { $n }: { $file }
train-curve = Vitórias contra todos os estilos, em múltiplos de uma parte igual
train-generations = gerações
