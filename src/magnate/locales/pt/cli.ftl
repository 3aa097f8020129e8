## The command line: help

cli-about = Acquire e Monopoly ao pé da letra: jogar, simular e ler partidas registradas.
cli-usage = uso
cli-heading-commands = comandos
cli-heading-arguments = argumentos
cli-heading-options = opções
cli-help-simulate = joga muitas partidas com jogadores aleatórios e mostra estatísticas
cli-help-replay = mostra uma partida registrada, uma frase para cada evento
cli-help-verify = refaz uma partida registrada e confere cada entrada
cli-help-rules = mostra as opções de regra das edições, ou o que difere entre duas
cli-help-play = joga no terminal contra bots
cli-help-help = mostra esta ajuda
cli-help-version = mostra a versão
cli-help-lang = o idioma: { $known }; o padrão é o do sistema
cli-help-game = o jogo: { $known }
cli-help-edition = uma predefinição (veja “magnate rules GAME”) ou um arquivo TOML
cli-help-players = o número de jogadores
cli-help-games = o número de partidas
cli-help-seed = um número; a mesma semente dá os mesmos sorteios
cli-help-commitment = o compromisso do servidor que você guardou antes da partida; pode ser repetido
cli-help-nonce = o seu nonce que você guardou antes da partida; pode ser repetido
cli-help-option = define uma opção de regra; pode ser repetido
cli-help-json = escreve JSON
cli-help-file = o arquivo de uma partida registrada
cli-help-diff = a edição com que comparar
cli-help-record = guarda a partida neste arquivo, ou retoma a que está nele
cli-help-name = o seu nome na partida
cli-help-play-bot = o bot nos outros lugares: beginner, casual, strong, expert, steady ou random

## magnate simulate: labels before a figure

cli-simulate-edition = Edição
cli-simulate-players = Jogadores
cli-simulate-seed = Semente
cli-simulate-games = Partidas
cli-simulate-turns = Turnos por partida
cli-simulate-decisions = Decisões por partida
cli-simulate-foundings = Redes fundadas por partida
cli-simulate-mergers = Fusões por partida
cli-simulate-trades = Trocas por partida
cli-simulate-auctions = Leilões por partida
cli-simulate-building-purchases = Compras de construções por partida
cli-simulate-bankruptcies = Falências por partida
cli-simulate-endings = Formas de terminar
cli-simulate-winners = Vitórias por lugar
cli-simulate-money = Dinheiro no fim
cli-simulate-fortunes = Fortuna no fim
cli-simulate-games-per-second = Partidas por segundo
cli-simulate-decisions-per-second = Decisões por segundo
cli-simulate-range = { $mean } ({ $least }–{ $most })
cli-simulate-preparing = Preparando o motor; na primeira vez leva de 10 a 30 segundos.
cli-simulate-interrupted = Simulação interrompida. Partidas jogadas: { $n }.
cli-simulate-interpreted = Sem numba: as mesmas partidas, só que mais devagar.
ending-unfinished = interrompida por ser longa demais

## magnate replay and magnate verify

replay-title = { $game }. Edição: { $edition }. Jogadores: { $players }.
replay-undo = Jogada desfeita: { $player }.
replay-unfinished = O registro para antes do fim da partida.
cli-verify-ok =
    { $end ->
        [over] { $file }: tudo certo. Entradas: { $n }. A partida terminou.
       *[running] { $file }: tudo certo. Entradas: { $n }. A partida ainda não terminou.
    }
cli-verify-outcomes = Provado: cada resultado decorre da semente e dos nonces deste registro, e eles correspondem aos seus compromissos.
cli-verify-former = Não provado: esta partida usou o esquema antigo, em que o servidor conhecia cada nonce na hora; junto com o último jogador a se sentar, ele poderia ter procurado um nonce conveniente.
cli-verify-not-revealed = O início { $n } foi abandonado porque o nonce não foi revelado a tempo: { $players }.
cli-verify-stood-up = O início { $n } foi abandonado porque alguém se levantou: { $players }.
cli-verify-commitment-kept = Provado: o servidor fixou a semente antes de os nonces serem revelados; o compromisso dele é o que você guardou.
cli-verify-commitment-differs = O registro não contém o compromisso que você guardou: esta não é a partida que lhe foi mostrada.
cli-verify-nonce-kept = Provado: o seu nonce faz parte da chave, então ninguém podia conhecer os resultados antes de você revelá-lo.
cli-verify-nonce-differs = O registro não contém o nonce que você guardou: esta não é a partida que lhe foi mostrada.
cli-verify-not-compared = Não provado: que o registro contém o que foi mostrado antes da partida. Para comparar, informe o que você guardou com --commitment e --nonce.
cli-verify-never = Impossível de provar: quem hospeda conhece a semente durante a partida e pode encerrá-la. Um início que falha aparece aqui.
cli-verify-no-proof = O registro não contém prova do acaso com que comparar.
cli-record-wrong = { $file }, linha { $line }: { $why }

## Errors in a record

record-not-text = Isto não é texto em UTF-8 (byte { $column }).
record-not-json = Isto não é um objeto JSON (coluna { $column }).
record-truncated = O arquivo acaba aqui, incompleto.
record-no-header = Isto não é o cabeçalho de um registro.
record-unknown-version = Versão desconhecida do formato: { $version }. Conhecida: { $known }.
record-unknown-game = Jogo desconhecido: { $game }. Conhecidos: { $known }.
record-unknown-rules = A partida foi jogada pela versão { $version } das regras. Este programa conhece as versões 1 a { $known }.
record-unknown-key = Chave desconhecida: { $name }.
record-missing-key = Falta esta chave: { $name }.
record-bad-value = A chave { $name } não pode ter este valor: { $value }.
record-cannot-begin = Nenhuma partida pode começar assim: { $why }.
record-not-an-entry = Estas chaves juntas não formam uma entrada: { $keys }.
record-bad-notation = Isto não é uma jogada: { $why }.
record-illegal-action = Não é permitido aqui: { $action }. { $why } (regra { $clause })
record-wrong-seat = Aqui decide o lugar { $asked }, não o lugar { $seat }.
record-chance-awaited = Antes disso deve vir um resultado do acaso.
record-chance-not-awaited = Aqui decide o lugar { $seat }, não o acaso.
record-nothing-to-undo = Não há decisão para desfazer.
record-wrong-chance = Aqui a semente não dá { $chance }, e sim { $expected }.
record-wrong-commitment = A semente não corresponde ao compromisso: o SHA-256 dela é outro.
record-wrong-nonce = O nonce do lugar { $seat } não corresponde ao compromisso: o SHA-256 dele é outro.
record-unfair-chance = Aqui a semente e os nonces não dão { $chance }, e sim { $expected }.
record-wrong-header = Os nomes, as regras ou a prova do acaso na primeira linha não correspondem a este hash; o cabeçalho foi alterado.
record-wrong-hash = A posição não corresponde a este hash; uma entrada anterior foi alterada.
record-not-over = A partida não terminou aqui, portanto não há resultado.
record-wrong-outcome = A partida termina com outro resultado.
record-after-outcome = Nada pode vir depois do resultado.

## magnate rules

cli-rules-editions = Edições e suas opções de regra
cli-rules-title = Opções de regra da edição: { $edition }
cli-rules-diff = Opções de regra que diferem entre as edições: { $editions }
cli-rules-same = Estas edições têm as mesmas opções de regra: { $editions }
cli-rules-no-edition = em nenhuma edição
cli-rules-numbers = possíveis: números inteiros de { $least } a { $most }
cli-rules-own-data = dados personalizados

## magnate play

cli-play-welcome = { $game }. Edição: { $edition }. Você joga como: { $player }. Bots ({ $bot }): { $bots }.
cli-play-bot-name = Bot { $n }
cli-play-type-move = Digite uma jogada; “?” lista as possíveis, “help” explica todas.
cli-play-expected = Aqui se espera: { $expected }.
expected-action = uma jogada
expected-number = um número
expected-tile = um tile como 3C
expected-row = uma linha de A a I
expected-chain = uma rede
expected-disposal = sell ou trade
expected-money = uma quantia de dinheiro
expected-lot = uma propriedade
expected-lot-once = cada propriedade só uma vez
expected-lot-of-group = uma propriedade do mesmo grupo, { $group }
expected-level = um número de casas de 0 a 4, ou hotel
expected-for = a palavra “for”
expected-thing = uma propriedade, dinheiro ou uma carta “Saia da cadeia de graça”
expected-things = propriedades, dinheiro, cartas “Saia da cadeia de graça” ou a palavra “nothing”
expected-thing-once = cada coisa só uma vez de cada lado
expected-tax = um tipo de imposto
expected-order = uma ordem automática
expected-on-or-off = on ou off
expected-card = uma carta como chance.go
expected-end = o fim da linha
cli-play-not-possible = { $reason } (regra { $clause })
cli-play-bonus = Seu bônus pela rede { $chain }: { $amount }.
cli-play-undone = Desfeito: { $move }
cli-play-mixed = É possível comprar ações de várias redes de uma vez, por exemplo: { $move }
cli-play-waiting = Tecle Enter para { $player } continuar; antes disso você pode agir.
cli-play-offered = { $player } espera sua resposta: accept { $n }, refuse { $n } ou counter { $n }: … for …
cli-play-bids = Você pode dar lances de { $least } a { $most }.
cli-play-unlisted = Propostas, cobranças de aluguel, ordens automáticas e a saída não estão na lista; “help” as explica.
cli-play-no-hint = Você não tem nada a decidir agora.
cli-play-orders = Ordens automáticas: { $orders }
cli-play-no-orders = nenhuma
cli-play-waits =
    { $switch ->
        [on] A partida espera por você antes de outro jogador lançar os dados.
       *[off] A partida só espera por você quando você tem algo a decidir.
    }
cli-play-saved = Partida gravada: { $file }
cli-play-not-saved = Não foi possível gravar a partida: { $file } ({ $why })
cli-play-save-where = Acrescente o nome de um arquivo: save ARQUIVO
cli-play-file-exists = Este arquivo já existe; escolha outro nome: { $file }
cli-play-result = Resultado final
cli-play-rank = { $rank }. { $player }: { $amount }
cli-play-bye = Você saiu da partida. Até a próxima!
cli-play-help-acquire =
    place 3C                 colocar um tile (basta 3C)
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
    order keep Tower on      ordem automática na fusão: manter; ou sell, trade
    order skip-buying on     ordem automática: não comprar nada; off cancela
    order declare on         ordem automática: declarar o fim assim que você vença
cli-play-help-monopoly =
    A, B                     propriedades: seus nomes no tabuleiro ou o começo deles
    2                        um jogador: o número do lugar
    Enter                    deixar continuar quem está esperando
    roll                     lançar os dados
    end turn                 encerrar o turno sem o lançamento extra da dupla
    buy, decline             comprar a propriedade em que você está, ou recusar
    bid 120, pass            dar um lance no leilão (basta 120), ou passar
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
    order always-claim on    cobrar sempre o aluguel; off cancela
    order never-build on     não querer nada na escassez; off cancela
    order bid 120            dar lances automáticos até 120, depois passar
    wait on                  esperar antes que outros lancem, para você agir
    leave                    sair da partida de vez: os outros continuam
cli-play-help-always =
    ?                        listar as jogadas possíveis agora
    board                    mostrar o tabuleiro de novo
    hint                     mostrar o que um especialista faria, e por quê
    undo                     desfazer a sua última jogada
    order                    listar as suas ordens automáticas
    save ARQUIVO             gravar a partida em um arquivo
    help                     mostrar esta lista
    quit                     sair da partida

## Errors

cli-error-hint = { $problem } (ajuda: { $command })
cli-error-command = Não há o comando “{ $name }”. Comandos conhecidos: { $known }.
cli-error-no-command = Indique um comando: { $known }.
cli-error-surplus = Não entendido: { $text }.
cli-error-missing = Falta este argumento: { $names }.
cli-error-no-value = falta o valor.
cli-error-language = Idioma desconhecido: { $language }. Conhecidos: { $known }.
cli-error-game = Jogo desconhecido: { $game }. Conhecidos: { $known }.
cli-error-number = Não é um número inteiro de pelo menos { $least }: { $text }.
cli-error-name = Um nome não pode ficar vazio nem ter caracteres de controle.
cli-error-file-not-found = Arquivo não encontrado: { $file }
cli-error-file = O arquivo não pode ser usado: { $file } ({ $why })
cli-error-unknown-edition = Edição desconhecida: { $edition }. Conhecidas: { $known }.
cli-error-edition = A edição não pode ser usada: { $why }
cli-error-option-form = Uma opção se escreve nome=valor, e não: { $text }
cli-error-unknown-option = Opção desconhecida: { $option }. Conhecidas: { $known }.
cli-error-bad-value = A opção { $option } não pode ter o valor { $value }. Possíveis: { $known }.
cli-error-numbers = números inteiros de { $least } a { $most }
cli-error-players = A edição { $edition } não é para este número de jogadores: { $n }. Possível: { $possible }.
cli-error-goes-on = { $file } contém uma partida não terminada, que é retomada; omita: { $options }
cli-error-is-over = { $file } contém uma partida terminada; escolha outro arquivo.
cli-error-other-game = { $file } contém uma partida de outro jogo: { $game }
