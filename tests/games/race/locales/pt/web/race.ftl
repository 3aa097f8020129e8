web-race-ask = Sua vez
web-race-wait = { $player } está decidindo.
web-race-over = A corrida terminou.
web-race-do-step = Avançar { $n }
web-race-do-gamble = Apostar
web-race-round = Rodada { $n }
web-race-players = Jogadores
web-race-track = A pista
web-race-place = { $place } de { $goal }
web-notation-race =
    step 2                   avançar 1 ou 2 casas
    gamble                   deixar um dado decidir de 0 a 3 passos

create-group-race = A corrida

fair-die-fair = Todos os lances do dado decorrem da semente e dos nonces.
fair-die-unfair = Nem todos os lances do dado decorrem da semente e dos nonces.
fair-die-title = O dado e o acaso
fair-die-help = Lances do dado: { $n }. As barras mostram o que saiu, e as linhas, a média esperada.
