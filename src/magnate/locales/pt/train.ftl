## magnate train

cli-help-train = treina uma função de valor com partidas; retoma de onde parou
cli-help-out = o diretório das gerações
cli-help-generations = quantas gerações seguem a primeira, que aprende com estratégias simples; acquire 12, monopoly 0
cli-help-samples = o número de amostras de treino de cada geração
train-error-generations = Em { $game } há somente a primeira geração, que aprende com estratégias simples: --generations 0.
train-error-slow = O treino precisa das regras compiladas: pip install "magnate[fast]", e não defina MAGNATE_KERNEL.
train-error-another = { $directory } contém outro treino: { $game }, { $samples } amostras, semente { $seed }.
train-generation-acquire = Geração { $n }: { $games } partidas, { $samples } amostras, perda { $loss }; vence { $strength } vezes uma parte igual em { $measured } partidas contra todas as estratégias. { $seconds } s.
train-generation-monopoly = Geração { $n }: { $games } partidas, { $samples } amostras, perda { $loss }; em { $measured } partidas à parte, o erro é { $percent }% menor do que com chances iguais (índice de Brier). { $seconds } s.
train-interrupted = Interrompido. Gerações guardadas: { $n }; execute o mesmo comando para retomar.
train-best = A melhor foi a geração { $n }: { $file }
train-curve = Vitórias contra todas as estratégias, em múltiplos de uma parte igual
train-generations = gerações
