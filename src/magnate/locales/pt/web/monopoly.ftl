## The Monopoly table

web-mono-you = Você
web-mono-your-turn = Sua vez
web-mono-turn = Vez
web-mono-decides = Decide
web-mono-players = Jogadores
web-mono-properties = Propriedades
web-mono-your-properties = Suas propriedades
web-mono-no-properties = Você ainda não tem propriedades.
web-mono-log = Histórico
web-mono-parts = Partes da mesa
web-mono-tab-table = Mesa
web-mono-tab-lots = Propriedades
web-mono-round = rodada { $n }
web-mono-time-up = tempo esgotado: última rodada
web-mono-of = { $n } de { $all }
web-mono-worth = fortuna
web-mono-worth-hidden = fortuna oculta
web-mono-holdings = O que { $player } tem
web-mono-can-raise = pode levantar { $amount }
web-mono-jail-cards = Cartas de saída: { $n }
web-mono-board = Tabuleiro: uma volta de espaços, { $n } ao todo
web-mono-here = Aqui: { $players }.
web-mono-price = preço { $amount }
web-mono-rent = aluguel { $amount }
web-mono-or = { $a } ou { $b }
web-mono-collect = receba { $amount }
web-mono-hotel-letter = H
web-mono-doubles = dupla
web-mono-pile = { $pile }: cartas no monte: { $n }
web-mono-square-number = Espaço { $n } de { $all }
web-mono-square-on =
    { $n ->
        [1] Um espaço adiante
       *[other] Um espaço atrás
    }

## Deeds

web-mono-deed = Título de Posse: { $square }
web-mono-deeds = Títulos de Posse
web-mono-whole-group = Grupo completo
web-mono-building-cost = Casa
web-mono-mortgage = Hipoteca
web-mono-stations-owned =
    { $n ->
        [one] { $n } estação
        [many] { $n } de estações
       *[other] { $n } estações
    }
web-mono-companies-owned =
    { $n ->
        [one] { $n } companhia
        [many] { $n } de companhias
       *[other] { $n } companhias
    }
web-mono-times-dice = { $n } × dados
web-mono-nobodys = Sem dono. Preço: { $amount }.
web-mono-owned-by = Proprietário: { $player }.
web-mono-bank-left = Banco: casas { $houses }, hotéis { $hotels }
web-mono-build-house = Construir uma casa aqui
web-mono-build-hotel = Construir um hotel aqui
web-mono-sell-one = Vender uma construção
web-mono-redeem-title = Resgatar a hipoteca
web-mono-rent-change = aluguel { $before } → { $after }
web-mono-ask-for-it = Pedir ao proprietário
web-mono-on-start = Quem chega aqui ou passa por aqui recebe { $amount }.
web-mono-on-pile = Quem para aqui tira uma carta. Cartas no monte: { $n }.
web-mono-on-tax = Quem para aqui paga { $amount }.
web-mono-on-income-tax = Quem para aqui paga { $amount } ou { $percent } da fortuna.
web-mono-on-parking = Aqui não acontece nada.
web-mono-on-pot = Quem para aqui leva o pote: { $amount }.
web-mono-on-jail = Visitantes também ficam aqui. A multa é { $amount }.
web-mono-on-go-to-jail = Quem para aqui vai direto para a cadeia.
web-mono-cards-seen = Cartas já vistas, a última primeiro

## Your properties

web-mono-hold = Só entre dois lançamentos se pode construir, resgatar e trocar.
web-mono-trade = Troca
web-mono-sell-on = Vender construções, { $group }: { $amount }
web-mono-build-on = Construir, { $group }: { $amount }
web-mono-build-here = Construir, { $square }: { $amount }
web-mono-build-row = Uma em cada: { $amount }
web-mono-mortgage-button = Hipotecar { $amount }
web-mono-mortgage-for = Hipotecar { $square }: { $amount }
web-mono-redeem = Resgatar { $amount }
web-mono-redeem-for = Resgatar { $square }: { $amount }
web-mono-orders = Ordens automáticas

## Rolling and jail

web-mono-roll-title = Sua vez
web-mono-roll-again = Dupla: lance de novo
web-mono-roll-or-end = Dupla: lance de novo ou encerre o turno
web-mono-roll-help = Antes de lançar, você pode construir, vender, hipotecar, resgatar e trocar.
web-mono-roll = Lançar os dados
web-mono-end-turn = Encerrar o turno
web-mono-claims-open = Aguarde antes de lançar. Segundos: { $n }
web-mono-held = { $player } segura os dados. Segundos: { $n }
web-mono-jail-title = Você está na cadeia: turno { $n } de 3
web-mono-jail-help = Daqui você ainda cobra aluguel, constrói e troca.
web-mono-jail-roll = Tentar uma dupla
web-mono-jail-roll-help = 1 chance em 6.
web-mono-jail-pay = Pagar { $amount }
web-mono-jail-card = Usar sua carta
web-mono-jail-buy = Comprar uma carta de outro jogador
web-mono-jail-buy-help = Você oferece um preço; quem tem a carta pode aceitar.
web-mono-jail-buy-nobody = Ninguém mais tem uma agora.
web-mono-offer = Oferecer { $amount }
web-mono-cash-change = Dinheiro { $before } → { $after }

## Buying

web-mono-landed = Você está em { $square }
web-mono-buy-question = Sem dono. Comprar por { $amount }?
web-mono-completes = Completa um grupo: { $group }. Aluguéis então: { $rents }.
web-mono-then-owned = Você terá { $owned } ({ $group }). Aluguel: { $rents }.
web-mono-cash-after = Dinheiro depois da compra: { $amount }
web-mono-buy-short = Faltam { $amount }. Venda ou hipoteque antes: dá até { $raise }.
web-mono-else-auction = Se não comprar, vai a leilão agora. Você também pode dar lances.
web-mono-else-free = Se não comprar, fica sem dono.
web-mono-buy = Comprar por { $amount }
web-mono-to-auction = Levar a leilão
web-mono-decline = Não comprar

## Auctions

web-mono-auction = Leilão: { $what }
web-mono-leads = lidera com { $amount }
web-mono-last-bid = último lance { $amount }
web-mono-no-bid = ainda sem lance
web-mono-passed = passou
web-mono-out-of-auction = fora deste leilão
web-mono-nobody-bid = Ainda não há lances.
web-mono-under-price = { $amount } abaixo do preço
web-mono-over-price = { $amount } acima do preço
web-mono-bar = barra: o máximo que podem dar agora
web-mono-bid-now = lance atual
web-mono-the-price = preço
web-mono-your-bid = Seu lance
web-mono-bid = Dar lance de { $amount }
web-mono-pass = Passar de vez
web-mono-bid-cash = Você tem { $cash }; lances só em dinheiro. Tracejado: mais { $raise } que vender e hipotecar dariam agora.
web-mono-bid-up-to = Dar lances por mim até
web-mono-bids-up-to = Ordem automática: lances até { $amount }
web-mono-bids-nothing = Ordem automática: nenhum lance
web-mono-order = Dar a ordem
web-mono-take-back = Retirar
web-mono-seconds-left = Segundos restantes: { $n }

## Debts

web-mono-owe-player = Você deve { $amount } a { $player }
web-mono-owe-bank = Você deve { $amount } ao banco
web-mono-owe-pot = Você deve { $amount } ao pote
web-mono-debt-raise = Você tem { $cash }: levante mais { $amount }.
web-mono-still-missing = Ainda faltam: { $amount }
web-mono-covered = O plano cobre a dívida.
web-mono-plan = Seu plano
web-mono-plan-help = Nada acontece até você pagar.
web-mono-plan-empty = Escolha o que vender ou hipotecar, ou use a sugestão.
web-mono-suggest = Sugerir um plano
web-mono-raise-money = Levantar dinheiro
web-mono-up-to = até { $amount }
web-mono-trade-instead = Propor uma troca
web-mono-pay = Pagar { $amount }
web-mono-debt-coverable = Você pode levantar { $raise } ao todo; não há falência.
web-mono-debt-hopeless = Mesmo vendendo e hipotecando tudo, faltariam { $amount }. Uma troca pode ajudar.
web-mono-bankrupt = Declarar falência
web-mono-bankrupt-sure = Você sai do jogo, e tudo o que tem vai para o credor. É definitivo.
web-mono-not-now = Agora não
web-mono-step-mortgage = Hipotecar { $square }
web-mono-step-mortgage-effect = Sem aluguel. Resgate depois por { $amount }.
web-mono-step-sell = Vender { houses }: { $squares }
web-mono-step-sell-hotel = Vender o hotel: { $squares }
web-mono-take-back-step = Retirar: { $step }
web-mono-sell-buildings = Vender construções
web-mono-all-sold = tudo no plano
web-mono-after-buildings = depois de vender as construções

## Mortgaged properties that change hands, taxes, shortages

web-mono-transfer = Você recebe uma propriedade hipotecada: { $square }
web-mono-transfer-redeem = Resgatar agora por { $amount }
web-mono-transfer-keep = Manter a hipoteca por uma taxa de { $amount }
web-mono-transfer-keep-help = Resgatar depois custará { $amount }.
web-mono-tax-title = Imposto de Renda: escolha como pagar
web-mono-tax-help = Escolha primeiro; sua fortuna é contada depois.
web-mono-tax-flat = Uma quantia fixa.
web-mono-tax-percent = Do dinheiro, das propriedades e das construções.
web-mono-tax-pay-percent = Pagar { $percent } da minha fortuna
web-mono-tax-same = Os dois são iguais com uma fortuna de { $amount }. Isso não pode ser desfeito.
web-mono-shortage = Faltam construções
web-mono-shortage-help = Se todos juntos querem mais do que o banco tem, as construções vão a leilão uma a uma.
web-mono-requested = Quantas você quer
web-mono-request = Pedir { buildings }
web-mono-request-none = Não quero nenhuma

## While others decide

web-mono-wait-roll = { $player } vai lançar os dados.
web-mono-wait-jail = { $player } escolhe como sair da cadeia.
web-mono-wait-buy = { $player } pensa em comprar { $square }.
web-mono-wait-debt = { $player } deve { $amount } e está levantando dinheiro.
web-mono-wait-tax = { $player } escolhe como pagar o Imposto de Renda.
web-mono-wait-transfer = { $player } decide sobre uma propriedade hipotecada.
web-mono-wait-shortage = { $player } decide quantas construções pedir.
web-mono-between-rolls = Entre dois lançamentos você pode construir, hipotecar, resgatar e trocar.
web-mono-hold-dice = Segurar os dados
web-mono-hold-dice-help = Uma vez antes de cada lançamento você pode ganhar tempo para construir ou trocar.
web-mono-let-go = Soltar os dados

## Claims

web-mono-claim-rent = Cobrar o aluguel de quem parou aqui
web-mono-claim-button = Cobrar aluguel

## Trades

web-mono-trade-with = Troca com { $player }
web-mono-offer-from = Proposta de { $player }
web-mono-partner = Com quem
web-mono-offer-title = Uma proposta para você
web-mono-offers = Propostas: { $n }
web-mono-offer-to-you = { $player } daria: { $gives }. Você daria: { $gets }.
web-mono-offer-lapses = Expira no próximo lançamento.
web-mono-offer-gone = A proposta não vale mais.
web-mono-card-wanted = { $player } oferece { $amount } pela sua carta “Saia da cadeia de graça”.
web-mono-own-offer = Sua proposta
web-mono-own-offer-to = Sua proposta aguarda { $player }
web-mono-accept = Aceitar
web-mono-look = Ver
web-mono-refuse = Recusar
web-mono-withdraw = Retirar
web-mono-you-give = Você dá
web-mono-player-gives = { $player } dá
web-mono-has = tem { $amount }
web-mono-added = acrescentado por você
web-mono-breaks = desfaz: { $group }
web-mono-group-built = construções no grupo
web-mono-nothing-to-give = Sem propriedades nem cartas.
web-mono-changes-you = O que muda para você
web-mono-changes-player = O que muda: { $player }
web-mono-complete = completo
web-mono-broken = não está mais completo
web-mono-fee = Taxa
web-mono-fee-choice = { $square }: { $fee } agora e { $redeem } depois, ou { $redeem } de uma vez
web-mono-trade-empty = Escolha o que cada um dá e veja o que muda.
web-mono-reset = Recomeçar
web-mono-send-offer = Enviar proposta
web-mono-send-counter = Enviar contraproposta
web-mono-accept-offer = Aceitar a proposta
web-mono-offer-help = { $player } pode aceitar, mudar ou recusar. Expira no próximo lançamento.

## The end, keys, the table as text

web-mono-final = Classificação final
web-mono-key-roll = Lançar os dados
web-mono-key-answer = Ir para a pergunta; Tab leva às respostas
web-mono-key-trade = Troca
web-mono-key-board = Ir para o tabuleiro; as setas vão de espaço em espaço
web-mono-going-on = O que está acontecendo
web-mono-possible = O que você pode fazer com suas propriedades

## Text mode: each line is an action and what it means

web-notation-monopoly =
    A, B                     propriedades: seus nomes no tabuleiro ou o começo deles
    2                        um jogador: o número do lugar
    roll                     lançar os dados
    end turn                 encerrar o turno sem o lançamento extra da dupla
    buy, decline             comprar a propriedade em que você está, ou recusar
    bid 120, pass            dar um lance no leilão, ou passar
    claim A, waive A         cobrar o aluguel da sua propriedade, ou dispensá-lo
    build A 2 B 1            construir até A ter 2 casas e B 1; hotel para um hotel
    sell A 1                 vender construções até A ter só 1 casa
    mortgage A, redeem A     hipotecar uma propriedade, ou resgatar a hipoteca
    offer 2: A + $100 for B  propor troca; também: nothing, chance-card, chest-card
    accept 2, refuse 2       responder a uma proposta
    counter 2: A for B       responder com uma contraproposta
    withdraw                 retirar a sua proposta
    pay, card                pagar a multa ou usar uma carta, e sair da cadeia
    buycard 2 for 35         oferecer dinheiro por uma carta, para sair com ela
    raise, bankrupt          dívida: levantar dinheiro automaticamente, ou desistir
    keep                     manter a hipoteca de uma propriedade que você recebe
    tax flat, tax percent    escolher o Imposto de Renda
    request 2, request none  na escassez, dizer quantas construções você quer
    place A                  escolher o terreno para a construção do leilão
