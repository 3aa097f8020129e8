## Chains

chain-tower = Tower
chain-sackson = Sackson
chain-worldwide = Worldwide
chain-festival = Festival
chain-american = American
chain-imperial = Imperial
chain-continental = Continental

# A chain, a number of its shares, a player with a number of shares: items of lists.
chain-in-list = { $chain }
stock-item = { $n } × { $chain }
holder-item = { $player } ({ $n })

tier-cheap = barata
tier-middle = média
tier-dear = cara

## The log: present tense, one sentence for one event.

log-start-tile = { $player } pega o tile inicial { $tile }.
log-place = { $player } coloca o tile { $tile }.
log-skip-placement = { $player } não coloca nenhum tile.
log-swap-hand = { $player } separa a mão inteira ({ tiles }): { $tiles }.
log-found =
    { $gift ->
        [cash] { $player } funda a rede { $chain }. Não restam ações; o banco paga { $amount }.
        [none] { $player } funda a rede { $chain }. Não restam ações para a fundação.
       *[share] { $player } funda a rede { $chain } e recebe 1 ação de graça.
    }
log-grow = A rede { $chain } aumenta para { tiles }.
log-merge = { $player } faz a fusão das redes { $chains }.
log-acquire = A rede { $acquirer } adquire a rede { $acquired }.
log-count = Ações da rede { $chain }: { $list }.
log-market =
    { $drawn ->
        [number] A bolsa sorteia o número { $n }: { shares } da rede { $chain }.
       *[tile] A bolsa sorteia o tile { $tile }: { shares } da rede { $chain }.
    }
log-bonus =
    { $rank ->
        [primary] { $player } recebe { $amount } de bônus primário da rede { $chain }.
        [secondary] { $player } recebe { $amount } de bônus secundário da rede { $chain }.
        [tertiary] { $player } recebe { $amount } de bônus terciário da rede { $chain }.
        [sole] { $player } recebe { $amount } de bônus: ninguém mais tem ações da rede { $chain }.
       *[tied] { $player } recebe { $amount } de bônus dividido da rede { $chain } (empate).
    }
log-dispose = { $player } vende { $sold }, negocia { $traded } por { $received } e mantém { $kept } (ações da rede { $chain }).
log-buy =
    { $n ->
        [0] { $player } não compra ações.
       *[other] { $player } compra { shares-acc } por { $amount }: { $list }.
    }
log-draw = { $player } pega { tiles-acc }.
log-draw-seen = { $player } pega { tiles-acc }: { $tiles }.
log-dead =
    { $n ->
        [one] { $player } separa { $n } tile injogável: { $tiles }.
        [many] { $player } separa { $n } de tiles injogáveis: { $tiles }.
       *[other] { $player } separa { $n } tiles injogáveis: { $tiles }.
    }
log-end =
    { $reason ->
        [size] { $player } declara o fim do jogo: a rede { $chain } tem 41 tiles ou mais.
       *[safe] { $player } declara o fim do jogo: todas as redes no tabuleiro estão seguras.
    }
log-stalled = Em uma rodada inteira ninguém coloca, pega nem separa um tile: fim de jogo.
log-final-sale = { $player } vende { shares-acc } da rede { $chain } por { $amount }.
log-win =
    { $winners ->
        [1] { $player } vence com { $amount }.
       *[other] Vitória compartilhada: { $player }, com { $amount } cada.
    }

## Prompts

prompt-place = É a sua vez: coloque um tile.
prompt-place-stuck = É a sua vez, mas nenhum dos seus tiles pode ser colocado: separe a mão inteira, se possível, ou siga sem colocar.
prompt-found = Escolha a rede que vai fundar.
prompt-survivor = As maiores redes têm o mesmo tamanho: escolha a rede adquirente.
prompt-acquire = Restam redes do mesmo tamanho: escolha a próxima a ser adquirida.
prompt-dispose = Você tem { shares-acc } da rede { $chain }: venda, negocie 2:1 por ações da rede { $survivor } ou mantenha.
prompt-buy =
    { $n ->
        [0] Não é possível comprar ações agora: siga sem comprar.
       *[other] Compre ações, no máximo { $n }, ou nenhuma.
    }
prompt-replace = Você pode separar tiles injogáveis e pegar outros: { $tiles }.

## What a placement would do

effect-none = Sem efeito: o tile não entra em nenhuma rede.
effect-found = Funda uma rede.
effect-grow = O tamanho da rede { $chain } aumenta de { $from } para { tiles }.
effect-merge = Fusão das redes { $chains }.
effect-illegal-temporary = Bloqueado por enquanto: fundaria uma oitava rede.
effect-illegal-permanent = Injogável: uniria redes seguras.

## Why an action is refused

reason-tile-not-in-hand = Este tile não está na sua mão; escolha um dos seus.
reason-eighth-chain = As sete redes estão no tabuleiro, por isso este tile não pode fundar mais uma; isso pode mudar depois.
reason-two-safe-chains = Este tile uniria redes seguras, e uma rede segura não pode ser adquirida.
reason-must-place = Há na sua mão um tile que pode ser colocado, por isso coloque um tile primeiro.
reason-tile-not-dead = Só é possível separar tiles que nunca mais podem ser colocados.
reason-chain-on-board = Esta rede já está no tabuleiro; escolha uma que não esteja.
reason-not-a-largest-chain = Só uma das maiores redes da fusão pode ser a rede adquirente.
reason-not-next-in-size = A próxima adquirida é a maior das redes restantes; se várias têm o mesmo tamanho, escolha uma delas.
reason-more-than-held = Você não tem tantas ações desta rede.
reason-trade-needs-pairs = As ações são negociadas 2:1, por isso o número negociado precisa ser par.
reason-bank-stock-short = O banco não tem mais tantas ações.
reason-more-than-three = É possível comprar no máximo 3 ações por turno.
reason-chain-not-active = Esta rede não está no tabuleiro, por isso não é possível comprar ações dela.
reason-end-not-reached = Só é possível declarar o fim do jogo quando uma rede tem 41 tiles ou mais ou quando todas as redes no tabuleiro estão seguras.
reason-end-window-closed = Não é possível declarar o fim do jogo nesta etapa do turno.
reason-already-declared = O fim do jogo já foi declarado.
reason-tile-not-in-pile = Só é possível pegar um tile do monte.
reason-not-a-market-number = O número da bolsa precisa ser de 1 a 12 e corresponder ao tile dela.
reason-swap-not-in-edition = Nesta edição não é possível separar a mão inteira.

## How a game ends

ending-size = uma rede de 41 tiles ou mais
ending-safe = todas as redes no tabuleiro seguras
ending-stalled = ninguém pode jogar

## The drawn board

label-chains = Redes
label-size = Tamanho
label-share-price = Preço da ação
label-next-price = Depois
label-bonuses = Bônus, $
label-shares-left = Restam
label-tiles = Tiles
label-set-aside = Separados

board-title = Acquire: { $edition }. Rodada { $round }. Monte: { tiles }.
board-own-tile = seu tile
board-independent-tile = tile independente
board-last-tile = colocado por último
board-safe-chain = rede segura
board-awaits-draw = O próximo tile vai ser sorteado.
board-safe = segura
board-not-on-board = fora do tabuleiro
board-price-from = a partir de { $amount }
board-price-step = { $amount } com { $n }
board-bonuses = Bônus: { $amounts }
board-shares-left = restam { $n }
board-own-tiles = Seus tiles: { $tiles }.
board-independent-tiles = Tiles independentes: { $tiles }.

## Editions

edition-classic = Clássica, 2008
edition-classic-help = As regras de 2008: dois bônus, e uma mão sem tile jogável pode ser separada.
edition-classic-ru = Clássica, manual russo
edition-classic-ru-help = As regras de 2008 segundo o manual russo: bônus divididos são arredondados para a centena mais próxima, e uma mão sem tile jogável tem de ser separada.
edition-2023-classic = 2023, modo Clássico
edition-2023-classic-help = As regras de 2023 com bônus para dois acionistas.
edition-2023-tycoon = 2023, modo Tycoon
edition-2023-tycoon-help = As regras de 2023 com bônus para três acionistas.
edition-2023-duel = 2023, partida para dois
edition-2023-duel-help = As regras de 2023 para dois: a bolsa disputa os bônus.

## Options of the rules and their values

option-tiers = Faixas de preço
option-tiers-help = Quais redes são baratas e quais são caras.
value-tiers-2008 = 2008: { chain-worldwide } e { chain-sackson } baratas, { chain-continental } e { chain-tower } caras
value-tiers-2023 = 2023: { chain-tower } e { chain-sackson } baratas, { chain-imperial } e { chain-continental } caras

option-bonus-ranks = Número de bônus
option-bonus-ranks-help = Quais acionistas recebem bônus por uma rede adquirida.
value-bonus-ranks-2 = 2: primário e secundário
value-bonus-ranks-3 = 3: primário, secundário e terciário

option-bonus-table = Tabela de bônus
option-bonus-table-help = De quanto são os bônus depois do primário.
value-bonus-table-half = o bônus secundário é metade do primário
value-bonus-table-tycoon = valores do modo Tycoon

option-single-holder-bonus = Um só acionista
option-single-holder-bonus-help = Quais bônus recebe o único acionista de uma rede.
value-single-holder-bonus-primary-secondary = primário e secundário
value-single-holder-bonus-primary-tertiary = primário e terciário

option-bonus-rounding = Arredondamento dos bônus
option-bonus-rounding-help = Como se arredonda um bônus dividido por empate.
value-bonus-rounding-up-100 = para cima até a próxima centena
value-bonus-rounding-nearest-100 = para a centena mais próxima

option-founder-share-when-none = Sem ação de fundação
option-founder-share-when-none-help = O que recebe quem funda uma rede da qual não restam ações.
value-founder-share-when-none-nothing = nada
value-founder-share-when-none-cash = o preço da ação em dinheiro

option-unplayable-policy = Tiles injogáveis
option-unplayable-policy-help = Quando tiles que não podem ser colocados são separados para pegar outros.
value-unplayable-policy-whole-hand-when-stuck = a mão inteira, quando nenhum tile dela pode ser colocado
value-unplayable-policy-dead-tiles-at-turn-end = tiles injogáveis, no fim do turno

option-unplayable-replacement-optional = Manter tiles injogáveis
option-unplayable-replacement-optional-help = Se um jogador pode ficar com tiles que poderia separar.
value-unplayable-replacement-optional-true = sim
value-unplayable-replacement-optional-false = não, são sempre separados

option-end-declaration-window = Momento de declarar o fim
option-end-declaration-window-help = Em que etapa do turno é possível declarar o fim do jogo.
value-end-declaration-window-after-placement = depois de colocar um tile
value-end-declaration-window-any-time-in-turn = antes ou depois de colocar um tile

option-end-declaration = Declaração do fim
option-end-declaration-help = Se um jogador decide que o jogo termina ou se ele termina automaticamente.
value-end-declaration-optional = o jogador decide
value-end-declaration-forced = o jogo termina automaticamente

option-holdings-visibility = Dinheiro e ações
option-holdings-visibility-help = Se todos veem o dinheiro e as ações de cada jogador.
value-holdings-visibility-open = à mostra
value-holdings-visibility-hidden = em segredo

option-market-holder = Bolsa como acionista
option-market-holder-help = Se a bolsa disputa os bônus na partida para dois.
value-market-holder-off = não
value-market-holder-on = sim

option-market-ties = Empates com a bolsa
option-market-ties-help = Quem fica à frente quando um jogador e a bolsa têm o mesmo número de ações.
value-market-ties-shares-like-player = ninguém: dividem o bônus
value-market-ties-player-first = o jogador
