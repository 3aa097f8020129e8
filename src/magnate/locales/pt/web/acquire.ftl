## The Acquire table

web-acquire-round = Rodada { $n }
web-acquire-pile = Monte: { tiles }
web-acquire-players = Jogadores
web-acquire-tabs = Abaixo do tabuleiro
web-acquire-playing = jogando
web-acquire-secret = em segredo
web-acquire-worth = vale { $amount }
web-acquire-own-shares = você: { $n }
web-acquire-others-shares = Outros: { $n }

## The board

web-acquire-board = O tabuleiro: 12 colunas, 9 linhas
web-acquire-empty = vazio
web-acquire-zoom = Ampliar o tabuleiro
web-acquire-zoom-out = Mostrar o tabuleiro inteiro

## What a tile would do

web-acquire-hand = Seus tiles
web-acquire-alone = sozinho
web-acquire-new = nova
web-acquire-if-found = Funda uma rede: { tiles }.
web-acquire-if-merge = A rede { $survivor } adquire: { $chains }. No fim, { tiles }.
web-acquire-if-tie = As maiores redes são iguais: você escolhe a rede adquirente.
web-acquire-bonuses-for = Bônus da rede { $chain }
web-acquire-bonuses-unknown = Só se sabe quem recebe qual bônus quando as ações são contadas.
web-acquire-no-bonus = Ninguém recebe bônus.

## Prompts

web-acquire-step-place = Colocar
web-acquire-step-buy = Comprar
web-acquire-step-draw = Pegar
web-acquire-ask-place = Sua vez. Coloque um tile.
web-acquire-ask-stuck = Nenhum dos seus tiles pode ser colocado.
web-acquire-ask-found = Que rede você vai fundar?
web-acquire-ask-survivor = Escolha a rede adquirente.
web-acquire-ask-acquire = Escolha a próxima rede adquirida.
web-acquire-ask-dispose = Suas ações da rede { $chain }: { $n }
web-acquire-ask-buy = Compre até { $n } ações.
web-acquire-ask-buy-nothing = Agora você não pode comprar ações.
web-acquire-ask-replace = Tiles injogáveis podem ser separados.
web-acquire-choose-tile = Escolha um dos seus tiles para ver o que ele faz.
web-acquire-stuck-help = Separe a mão inteira e pegue novos tiles, ou continue sem colocar nenhum.
web-acquire-place = Colocar { $tile }
web-acquire-place-one = Colocar um tile
web-acquire-swap = Separar todos os tiles
web-acquire-place-none = Não colocar tile
web-acquire-equal = Todas têm { tiles }.
web-acquire-survives = { $chain } é a adquirente
web-acquire-next = { $chain } é a próxima
web-acquire-share-for = { $amount } por ação
web-acquire-choose = Escolher a rede { $chain }
web-acquire-found = Fundar a rede { $chain }
web-acquire-choose-chain = Escolha uma das redes.
web-acquire-sell = Vender
web-acquire-trade = Negociar 2:1
web-acquire-keep = Manter
web-acquire-sell-result = { $price } cada: { $amount }
web-acquire-trade-result = Você recebe { $list }. Banco: restam { $n }.
web-acquire-keep-result = Sem valor, a não ser que a rede { $chain } seja fundada de novo.
web-acquire-sell-all = Vender tudo
web-acquire-trade-all = Negociar o máximo
web-acquire-keep-all = Manter tudo
web-acquire-cash-after = Dinheiro depois
web-acquire-confirm = Confirmar
web-acquire-order = Ordem das decisões
web-acquire-cost = Custo
web-acquire-left = Dinheiro restante
web-acquire-buy-none = Não comprar nada
web-acquire-buy =
    { $n ->
        [0] Comprar ações
       *[other] Comprar { shares-acc }
    }
web-acquire-go-on = Continuar
web-acquire-declare = Declarar o fim do jogo
web-acquire-declare-help = O jogo termina com este turno: pagam-se os bônus de todas as redes no tabuleiro e vendem-se todas as ações delas.
web-acquire-declared = O fim do jogo foi declarado: este é o último turno.
web-acquire-replace =
    { $n ->
        [one] Separar { $n } tile e pegar { $n }
        [many] Separar { $n } tiles e pegar { $n }
       *[other] Separar { $n } tiles e pegar { $n }
    }
web-acquire-replace-none = Manter todos os tiles

## While others decide

web-acquire-wait-place = { $player } está escolhendo um tile.
web-acquire-wait-found = { $player } está escolhendo uma rede para fundar.
web-acquire-wait-survivor = { $player } está escolhendo a rede adquirente.
web-acquire-wait-acquire = { $player } está escolhendo a próxima rede adquirida.
web-acquire-wait-dispose = { $player } está decidindo sobre as ações da rede { $chain }.
web-acquire-wait-buy = { $player } está decidindo o que comprar.
web-acquire-wait-replace = { $player } está examinando tiles injogáveis.

## The price chart

web-acquire-prices = Tabela de referência
web-acquire-prices-note = Marcados: os preços atuais. Os bônus vão para os acionistas com mais ações de uma rede adquirida.
web-acquire-prices-failed = Não foi possível carregar a tabela de referência. Abra de novo daqui a pouco.

## The end

web-acquire-final = Pontuação final
web-acquire-final-bonuses = Bônus
web-acquire-final-shares = Ações vendidas
web-acquire-final-place = Lugar

## Keyboard shortcuts

web-acquire-key-tile = Escolher um tile da mão
web-acquire-key-enter = Apertar o botão verde

## The table as text

web-acquire-text-board = Tabuleiro
web-acquire-text-chain = { $name }: { tiles }, { $price } por ação, restam { $n-left }.
web-acquire-text-away = { $name }: fora do tabuleiro, restam { $n-left }.
web-acquire-text-asked = Decisão
web-acquire-text-how = Digite por exemplo: { $examples }

## Text mode: each line is an action and what it means

web-notation-acquire =
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
