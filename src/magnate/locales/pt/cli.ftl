## magnate simulate: labels before a figure

cli-simulate-games = Partidas
cli-simulate-players = Jogadores
cli-simulate-edition = Edição
cli-simulate-turns = Turnos por partida
cli-simulate-decisions = Decisões por partida
cli-simulate-mergers = Fusões por partida
cli-simulate-founded = Redes fundadas por partida
cli-simulate-endings = Formas de terminar
cli-simulate-winners = Vitórias por lugar
cli-simulate-decisions-per-second = Decisões por segundo
cli-simulate-games-per-second = Partidas por segundo
cli-simulate-interrupted = Simulação interrompida. Partidas jogadas: { $n }.
cli-simulate-interpreted = Sem numba: as partidas são as mesmas, só mais lentas.

## magnate replay and magnate verify

cli-replay-title = Acquire. Edição: { $edition }. Jogadores: { $players }.
cli-replay-unfinished = O registro para antes do fim da partida.
cli-verify-ok = { $file }: tudo certo. Entradas: { $n }. O hash do último estado confere.
cli-verify-failed = { $file }: há um erro. Entrada { $entry }: { $why }

## magnate rules

cli-rules-title = Opções de regra da edição: { $edition }
cli-rules-diff = Opções de regra que diferem entre as edições: { $editions }
cli-rules-same = As opções de regra destas edições não diferem: { $editions }
cli-rules-option = Opção
cli-rules-value = Valor
cli-rules-clause = Cláusula

## magnate play

cli-play-welcome = Acquire. Edição: { $edition }. Você joga como: { $player }. Bots: { $bots }.
cli-play-your-tiles = Seus tiles: { $tiles }
cli-play-type-move = Digite uma jogada ou “help”.
cli-play-bot-moved = Bot { $player }: { $move }
cli-play-unknown = “{ $text }” não é uma jogada. Digite “help” para ver as jogadas.
cli-play-not-possible = { $reason } (regra { $clause })
cli-play-result = Resultado final
cli-play-rank = { $rank }. { $player }: { $amount }
cli-play-bye = Fim por aqui. Até a próxima!
cli-play-help =
    place 3C                 colocar um tile
    found Tower              fundar uma rede
    survivor Tower           escolher a rede adquirente de uma fusão
    acquire American         escolher a próxima rede adquirida
    sell 2 trade 4           vender 2 ações, negociar 4 por 2, manter as outras
    keep                     manter todas as ações da rede adquirida
    buy 2 Tower 1 American   comprar até 3 ações
    buy none                 não comprar nada
    declare                  declarar o fim do jogo
    swap                     separar a mão inteira e pegar outros tiles
    skip                     seguir sem colocar um tile
    replace 5B 6B            separar tiles injogáveis e pegar outros
    replace none             ficar com todos os tiles
    help                     mostrar esta lista
    quit                     sair da partida

## Errors

cli-error-file-not-found = Arquivo não encontrado: { $file }
cli-error-not-a-record = { $file } não é o registro de uma partida: { $why }
cli-error-unknown-edition = Edição desconhecida: { $edition }. Conhecidas: { $known }.
cli-error-unknown-option = Opção desconhecida: { $option }. Conhecidas: { $known }.
cli-error-bad-value = A opção { $option } não pode ter o valor { $value }. Possíveis: { $known }.
cli-error-players = A edição { $edition } não foi feita para esse número de jogadores: { $n }. É possível jogar com { $least } a { $most }.
