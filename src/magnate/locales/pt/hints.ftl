## Hints: a decision, how often it wins, and why. The player is addressed.

hint-candidate = { $move }: { $share } de vitórias.

## What a tile causes

hint-bonus = Você recebe { $amount } de bônus.
hint-bonus-of-other = { $player } recebe { $amount } de bônus.
hint-growth = As suas ações da rede { $chain } valorizam { $amount }.
hint-bonus-grows = O seu bônus na rede { $chain } sobe para { $amount } na situação atual.
hint-growth-of-other = Quem mais ganha com isso é { $player }: { $amount }.
hint-sale = Na rede { $chain } você pode vender { shares-acc } por { $amount }.
hint-safe = A rede { $chain } fica segura: não pode mais ser adquirida.
hint-founds = Funda uma rede, e você recebe 1 ação de graça.
hint-found =
    { $gift ->
        [cash] Não restam ações da rede { $chain }: você recebe { $amount }.
        [none] Não restam ações da rede { $chain } para você.
       *[share] Você recebe de graça 1 ação da rede { $chain }, que vale { $amount }.
    }
hint-other-first = { $player } tem mais ações da rede { $chain } do que você: { $n }.
hint-prepares = Depois disso, o seu tile { $tile } funda uma rede.

## Places in a chain

hint-first = Você passa ao primeiro lugar na rede { $chain }: bônus de { $amount } na situação atual.
hint-passes = Você toma o primeiro lugar na rede { $chain }, que agora é de { $player }: bônus de { $amount } na situação atual.
hint-certainly-first = O primeiro lugar na rede { $chain } é seu com certeza: os outros juntos têm { shares-acc }.
hint-ahead = Você tem mais ações da rede { $chain } do que o outro jogador.
hint-level = Ninguém terá mais ações da rede { $chain } do que você.
hint-paid-place = O seu lugar na rede { $chain } vale um bônus de { $amount } na situação atual.
hint-lead = A sua vantagem na rede { $chain } aumenta para { shares-acc }.
hint-lead-for-a-turn = Ninguém consegue alcançar você na rede { $chain } com uma só compra.
hint-lead-safe = Ninguém mais consegue alcançar você na rede { $chain }.
hint-behind = Na rede { $chain }, a sua distância do primeiro lugar fica em { shares-acc }.
hint-own-merger = Com o seu tile { $tile } a rede { $chain } pode ser adquirida: { $amount } de bônus para você na situação atual.

## Money and shares

hint-holding = Você fica com { shares-acc } da rede { $chain }.
hint-cost = Custa { $amount }; sobram { $left }.
hint-saves = Guarda os seus { $amount } para depois.
hint-nothing-to-buy = Não há nada que você possa comprar.
hint-sells = Rende { $amount } na hora.
hint-trades = Dá a você { shares-acc } da rede { $chain }, no valor de { $amount } depois da fusão.
hint-keeps = Você mantém { shares-acc } da rede { $chain }, caso ela seja fundada de novo.

## Tiles and the end

hint-dead =
    { $n ->
        [one] Este tile nunca poderá ser colocado: { $tiles }. Você pega outro.
        [many] Estes tiles nunca poderão ser colocados: { $tiles }. Você pega outros.
       *[other] Estes tiles nunca poderão ser colocados: { $tiles }. Você pega outros.
    }
hint-keeps-dead = Você mantém tiles que nunca poderão ser colocados.
hint-swap = Nenhum dos seus tiles pode ser colocado: você pega uma mão nova.
hint-skip = Nenhum dos seus tiles pode ser colocado.
hint-end-possible = Depois você pode declarar o fim do jogo.
hint-ends = O jogo acaba neste turno.
hint-ends-ahead = Acaba o jogo: na situação atual, você vence por { $amount }.
hint-ends-behind = Acaba o jogo: na situação atual, faltam { $amount } para você vencer.
hint-ends-level = Acaba o jogo: na situação atual, a vitória é compartilhada, com { $amount }.
