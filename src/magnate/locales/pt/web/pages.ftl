## Home

home-lead = Jogue com amigos ou bots, nesta tela, no celular ou na TV.
home-bots =
    { $n ->
        [one] { $n } bot
        [many] { $n } de bots
       *[other] { $n } bots
    }
home-minutes = cerca de { $n } min
home-play = Jogar agora
home-create = Criar mesa
home-open = Mesas abertas
home-open-none = Nenhuma mesa está esperando jogadores. Crie uma e envie o link aos seus amigos.
home-nobody = Ninguém aqui ainda
home-seats-free =
    { $n ->
        [one] { $n } lugar livre
        [many] { $n } de lugares livres
       *[other] { $n } lugares livres
    }
home-options-changed =
    { $n ->
        [one] { $n } opção alterada
        [many] { $n } de opções alteradas
       *[other] { $n } opções alteradas
    }
home-sit = Sentar
home-join = Entrar por link
home-join-label = Link de convite ou código da mesa
home-join-button = Entrar
home-join-help = Cole o link que você recebeu ou escaneie com o celular o código QR na TV.
home-join-bad = Este não é um link para uma mesa deste servidor.
home-mine-none = Suas partidas aparecem aqui, para você continuar de onde parou.
home-mine-all = Todas as minhas partidas
home-your-turn = Sua vez
home-now = Joga: { $player }
home-status-waiting = esperando jogadores
home-status-running = em andamento
home-status-paused = em pausa
home-status-over = encerrada
home-status-ended = cancelada
home-status-new-rules = cancelada: as regras mudaram
home-tv = Jogar na TV
home-tv-help = O tabuleiro na tela grande, os seus tiles no celular.
home-tv-link = Abrir uma mesa nesta tela
home-hotseat = Todos no mesmo aparelho (hotseat)
home-hotseat-help = Passe-o de mão em mão; uma cortina esconde o que os outros têm.
home-hotseat-link = Começar
clock-none = sem relógio
clock-live = { $seconds } s por decisão
clock-days =
    { $n ->
        [one] { $n } dia por decisão
        [many] { $n } de dias por decisão
       *[other] { $n } dias por decisão
    }

## Create a table

create-title = Criar uma mesa
create-title-screen = Uma mesa nesta tela
create-screen-help = O tabuleiro fica nesta tela. Os jogadores ocupam os lugares pelo celular, com um código QR.
create-game = Jogo
create-edition = Edição
create-players = { $least }–{ $most } jogadores
create-players-exactly = { $n } jogadores
create-seats = Lugares
create-seats-help = Outros ocupam os lugares livres pelo seu link. Antes do início você ainda pode dá-los a bots.
create-seats-number = Número de lugares
create-seat-you = você
create-seat-free = lugar livre
create-clock = Relógio
create-clock-none = Sem relógio
create-clock-none-help = Sem pressa.
create-clock-live = Tempo real
create-clock-live-help = Segundos para cada decisão e uma reserva de tempo para a partida toda.
create-clock-days = Dias
create-clock-days-help = Dias para cada decisão: cada um joga quando tem tempo.
create-clock-seconds = Segundos por decisão
create-clock-bank = Reserva de tempo, em segundos
create-clock-claim-time = Segundos para cobrar o aluguel antes do próximo lançamento
create-clock-hold-time = Segundos em que outro jogador pode segurar os dados
create-clock-days-number = Dias por decisão
create-time-out = Quando o tempo acaba
create-time-out-bot-until-return = Um bot joga até o jogador voltar
create-time-out-bot-to-the-end = Um bot joga até o fim
create-access = Quem pode entrar
create-private = Quem tiver o link
create-private-help = A mesa não aparece na lista.
create-public = Todos
create-public-help = A mesa aparece na página inicial até os lugares serem ocupados.
create-watchers = Espectadores podem assistir
create-watchers-help = Eles veem o que está à mostra para todos, nunca a mão de alguém.
create-rules = Regras
create-rules-help = Tudo está como na edição. As suas mudanças ficam marcadas.
create-group-table = À mesa
create-group-bonuses = Preços e bônus
create-group-tiles = Tiles e fundação
create-group-end = Fim do jogo
create-group-market = Bolsa
create-group-money = Dinheiro e compras
create-group-rent = Aluguel
create-group-taxes = Impostos
create-group-jail = Cadeia
create-group-building = Construção
create-group-property = Trocas e hipotecas
create-group-other = Outras
create-changed = alterada
create-as-edition = Como na edição
create-number = outro número
create-clause = Regra { $clause }
create-your-name = Seu nome
create-summary = Sua mesa
create-changes-none = Regras da edição
create-button = Criar mesa
create-begins = A partida começa assim que todos os lugares forem ocupados.
create-most-rounds = Este servidor encerra a partida depois de { $n } rodadas; então vence quem tiver mais.
create-refused = Estas configurações se contradizem.

## My games

games-running = Em andamento
games-finished = Encerradas
games-more = Mostrar mais
games-place = { $place }º lugar de { $n }

## Profile and settings

profile-guest = Visitante
profile-since = Aqui desde { $date }
profile-nobody = Você é novidade aqui. Escolha um nome ou entre na sua conta.
profile-name = Nome
profile-save = Salvar
profile-saved = Salvo.
profile-remove = Remover
profile-ratings = Ratings
profile-ratings-none = Você terá um rating depois da primeira partida avaliada.
profile-ratings-help = A faixa mostra o quanto sabemos: a sua força está nela com 95% de probabilidade. Ela se estreita a cada partida.
profile-rating = { $mu } (95%: de { $low } a { $high })
profile-rating-seats = { $n } lugares
profile-rating-bots = com bots
profile-rating-people = só pessoas
profile-rating-options = opções alteradas
profile-rating-games =
    { $n ->
        [one] { $n } partida
        [many] { $n } de partidas
       *[other] { $n } partidas
    }
profile-settings = Configurações
profile-settings-help = Ficam neste navegador; o idioma acompanha você.
profile-theme = Tema
profile-theme-system = do sistema
profile-theme-light = claro
profile-theme-dark = escuro
profile-motion = Animações
profile-motion-system = do sistema
profile-motion-off = desligadas
profile-sound = Sons
profile-sound-help = Um som suave quando é a sua vez.
profile-patterns = Padrões fortes
profile-patterns-help = Redes e grupos se distinguem sem as cores.
profile-shortcuts = Atalhos do teclado
profile-shortcuts-help = Teclas únicas à mesa, como Enter ou P.
profile-text-mode = Modo texto
profile-text-mode-help = A mesa como texto, com um campo para ações; bom para leitores de tela.
profile-account = Conta
profile-account-guest = Como visitante, você existe só neste navegador. Com uma conta, as suas partidas estão em qualquer aparelho.
profile-account-login = Login: { $login }
profile-login = Login
profile-password = Senha
profile-password-help = No mínimo 10 caracteres.
profile-register = Criar conta
profile-register-ends = Os outros navegadores deste visitante saem e os links dele deixam de valer.
profile-sign-in = Entrar
profile-sign-in-title = Já tenho conta
profile-sign-in-guest-lost = Você deixa este visitante para trás; crie antes um link de recuperação se ele tiver partidas em andamento.
profile-sign-out = Sair
profile-sign-out-all = Sair em todos os outros lugares
profile-sign-out-all-help = Todos os outros navegadores e links de recuperação perdem a validade.
profile-sign-out-all-done = Agora só este navegador está conectado à conta.
profile-password-change = Mudar a senha
profile-password-old = Senha antiga ou token de recuperação
profile-password-new = Nova senha
profile-recovery = Link de recuperação
profile-recovery-help = Ele traz você de volta se perder este navegador ou a senha. Vale uma única vez e, quando é usado, os outros navegadores saem. Guarde-o como uma senha. Um link novo substitui o antigo.
profile-recovery-make = Criar link de recuperação
profile-copy = Copiar
profile-copied = Copiado.
profile-hours = Horário de jogo
profile-hours-help = Em partidas com dias por decisão, o seu tempo só se esgota dentro deste horário.
profile-hours-zone = Fuso horário
profile-hours-from = Das
profile-hours-to = Até
profile-webhook = Avisos
profile-webhook-help = Quando é a sua vez numa partida lenta, o servidor envia uma mensagem a este endereço (webhook), assinada com o segredo abaixo.
profile-webhook-address = Endereço
profile-webhook-secret = Segredo
profile-blocks = Pessoas bloqueadas
profile-blocks-help = Você não vê as mensagens delas, e elas não podem entrar nas mesas que você abre. Bloqueie alguém no menu de uma mesa.
profile-blocks-none = Ninguém está bloqueado.
profile-unblock = Desbloquear { $name }
profile-data = Meus dados
profile-export = Baixar tudo o que está guardado sobre mim
profile-delete = Apagar meus dados
profile-delete-help = Seu nome, conta, ratings e mensagens são apagados para sempre. Bots assumem os seus lugares.
profile-delete-really = Apagar para sempre
profile-cancel = Cancelar

## Replay

replay-page = Replay
replay-loading = Carregando a partida…
replay-ended = Encerrada em { $date }
replay-move = Lance { $move } de { $moves }
replay-controls = Reprodução
replay-slider = Momento da partida
replay-first = Para o início
replay-previous = Um lance para trás
replay-next = Um lance adiante
replay-last = Para o fim
replay-play = Reproduzir
replay-pause = Pausar
replay-speed = Velocidade
replay-next-merger = Próxima fusão
replay-next-bankruptcy = Próxima falência
replay-mark-mergerbegan = Fusão
replay-mark-wentbankrupt = Falência
replay-share = Compartilhar
replay-worth = Patrimônio ao longo da partida
replay-cash = Dinheiro ao longo da partida
replay-tab-worth = Patrimônio
replay-chart = O que é mostrado
replay-chart-help = Gráfico do dinheiro de todos; os valores deste lance estão abaixo.
replay-eyes = Visto por
replay-eyes-nobody = um espectador
replay-download = Baixar o registro

## Rules

rules-lead = As regras completas em nossas palavras, com todas as edições lado a lado. Cada recusa à mesa e cada opção cita aqui a sua cláusula.
rules-all = Todas as regras
rules-editions = Comparação das edições
rules-contents = Conteúdo

## Fair play

fair-title = Jogo limpo
fair-lead = Ninguém à mesa pode escolher o que sai nos dados ou no sorteio, nem mesmo o servidor. Veja como funciona e como conferir.
fair-step-commit = 1. Cada um fixa um segredo
fair-step-commit-help = Antes da partida, o servidor sorteia um número secreto, a semente, e o navegador de cada jogador também sorteia o seu, um nonce. De início, só mostram a impressão digital do número, o compromisso. Com outro número a impressão seria outra, então ninguém pode trocar o seu depois.
fair-step-reveal = 2. Depois todos o revelam
fair-step-reveal-help = Quando todos os lugares estão ocupados e todos os compromissos estão à vista, os navegadores revelam os nonces. Ninguém conhecia os números dos outros ao sortear o seu, então ninguém pôde escolher um que lhe conviesse.
fair-step-key = 3. Todos os números juntos decidem
fair-step-key-help = Cada lançamento e cada sorteio resulta da semente e de todos os nonces por uma fórmula pública, e de nada mais.
fair-step-verify = 4. Depois da partida o servidor revela a semente
fair-step-verify-help = O registro da partida a contém. O seu navegador guardou todos os compromissos e o seu nonce desde antes da partida: ele compara tudo e recalcula cada resultado.
fair-this-game = Esta partida
fair-server = Servidor
fair-players = Jogadores
fair-commitment = Compromisso
fair-seed = Semente
fair-nonce = Nonce
fair-nonces-none = nenhum nonce: só bots jogaram
fair-secret = secreta até o fim da partida
fair-called-off = Esta partida foi cancelada; a semente fica em segredo.
fair-found = Tudo o que se pode conferir aqui está certo.
fair-found-unfair = Esta partida não foi limpa, ou o registro foi alterado.
fair-header-fair = O início do registro, com os nomes e as regras, está intacto.
fair-header-unfair = O início do registro, com os nomes e as regras, foi alterado.
fair-seed-fair = A impressão digital da semente corresponde ao compromisso do servidor.
fair-seed-unfair = A impressão digital da semente não corresponde ao compromisso do servidor.
fair-nonces-fair = As impressões digitais de todos os nonces correspondem aos compromissos dos jogadores.
fair-nonces-unfair = Há um nonce que não corresponde ao compromisso do seu jogador.
fair-kept-start-fair = Todos os compromissos são os que este navegador guardou antes de os nonces serem revelados.
fair-kept-start-unfair = Os compromissos não são os que este navegador guardou antes de os nonces serem revelados.
fair-kept-nonce-fair = O seu nonce é o que este navegador sorteou.
fair-kept-nonce-unfair = O seu nonce não é o que este navegador sorteou.
fair-kept-names-fair = Os jogadores são os que estavam à mesa no início.
fair-kept-names-unfair = Os jogadores não são os que estavam à mesa no início.
fair-dice-fair = Todos os lançamentos, cartas e propriedades distribuídas decorrem da semente e dos nonces, até os que foram desfeitos.
fair-dice-unfair = Nem todos os lançamentos, cartas e propriedades distribuídas decorrem da semente e dos nonces.
fair-tiles-fair = Todos os tiles decorrem da semente e dos nonces, até os que foram desfeitos.
fair-tiles-unfair = Nem todos os tiles decorrem da semente e dos nonces.
fair-nothing-kept = Este navegador não guardou nada de antes desta partida, então só pôde comparar com o registro.
fair-former-scheme = Esta partida começou em uma versão anterior, na qual os nonces chegavam ao servidor um a um, conforme os jogadores se sentavam. Um servidor que ocupasse ele mesmo o último lugar poderia ter procurado resultados convenientes.
fair-abandoned = Inícios que falharam
fair-abandoned-not-revealed = Início { $n }: nem todos revelaram o nonce a tempo. Faltou: { $names }.
fair-abandoned-stood-up = Início { $n }: alguém saiu enquanto os nonces eram revelados. Faltou: { $names }.
fair-proven = O que isto prova
fair-proven-chosen = Ninguém pôde escolher o que sairia nos dados ou no sorteio: nem o servidor, nem um jogador, nem os dois juntos.
fair-proven-fixed = Todos os resultados estavam fixados antes do primeiro lance. Isso vale também para o que vem depois de um lance desfeito, que não se repete.
fair-proven-outcomes = Cada resultado do registro é o que estava fixado.
fair-unproven = O que isto não prova
fair-unproven-host = Quem mantém o servidor conhece a semente durante a partida. Poderia espiar o que vem, contar a alguém ou cancelar a partida.
fair-unproven-start = O servidor, ou o último jogador a revelar o nonce, pode fazer um início falhar para obter outros resultados. Mas todos veem isso: cada início que falhou consta aqui e no registro.
fair-unproven-moves = O navegador confere o acaso, não os lances. O programa abaixo refaz a partida inteira pelas regras; o replay mostra se é a partida que você jogou.
fair-unproven-page = Esta página vem do mesmo servidor. Se não confia nele, use a sua própria cópia do programa.
fair-verify = Conferir tudo, também as regras
fair-verify-help = Baixe o registro e execute isto; o programa refaz a partida inteira.
fair-verify-kept = Baixe o registro e execute isto; o programa refaz a partida inteira e a compara com o que este navegador guardou.
fair-dice-title = Os dados e o acaso
fair-tiles-title = Os tiles e o acaso
fair-dice-help =
    { $n ->
        [one] { $n } lançamento. As barras mostram o que saiu; os traços, a média esperada.
        [many] { $n } de lançamentos. As barras mostram o que saiu; os traços, a média esperada.
       *[other] { $n } lançamentos. As barras mostram o que saiu; os traços, a média esperada.
    }
fair-tiles-help = { tiles } por linhas do tabuleiro. As barras mostram o que saiu; os traços, a média esperada.
fair-column = { $label }: { $came }, em média { $expected }
fair-often = Por acaso, { $percent } das partidas são pelo menos tão desiguais.

## Shared screen

screen-title = Tela compartilhada
screen-join = Entre ou assista pelo celular
screen-join-help = Aponte a câmera para o código ou digite o endereço.
screen-waiting = Ocupem os lugares
screen-fill = Um bot ocupa
screen-full = Tela cheia
screen-replay = Assistir ao replay
screen-lost = A conexão caiu. Reconectando automaticamente…

## One device for all

hotseat-title = Todos no mesmo aparelho
hotseat-help = Todos jogam aqui, um de cada vez. Antes de cada vez uma cortina chama o próximo jogador.
hotseat-players = Jogadores
hotseat-player = Jogador { $n }
hotseat-add = Acrescentar jogador
hotseat-remove = Remover { $name }
hotseat-bots = Bots
hotseat-curtain = Cortina entre os jogadores
hotseat-curtain-help = Necessária onde a mão é secreta. No Monopoly tudo está à mostra.
hotseat-start = Começar a partida
hotseat-too-few = Esta edição precisa de no mínimo { $n } jogadores; acrescente jogadores ou bots.
hotseat-pass = Passe o aparelho
hotseat-next = Agora: { $player }
hotseat-ready = Sou eu: { $player }
hotseat-holder = Quem está com o aparelho
hotseat-end = Sair desta partida

## Recovery links

recover-title = Voltar
recover-help = Cole um link de recuperação ou o seu token. Antes de tudo, você verá em nome de quem ele entra.
recover-instead = Aqui você é { $name } agora. Se esse visitante não tiver link de recuperação, as partidas dele ficarão fora de alcance.
recover-token = Token de recuperação
recover-button = Continuar
recover-whose = Este link faz este navegador entrar como:
recover-only-yours = Continue só se esta pessoa for você e se o link foi criado por você.
recover-works-once = Todos os outros navegadores desta pessoa saem, e o link deixa de valer.
recover-as = Entrar como { $name }
recover-not-me = Não sou eu
recover-done = Que bom ter você de volta, { $name }.
recover-used-up = Este link já foi usado. Crie um novo no seu perfil e guarde-o bem.

## Entering a server by invitation

entrance-title = Este servidor é só para quem tem convite
entrance-help = Entre com o convite que você recebeu de quem mantém o servidor.
entrance-name = Seu nome
entrance-invitation = Convite
entrance-enter = Entrar
entrance-account = Você já tem uma conta aqui?

## Errors

problem = Não deu certo. Tente de novo daqui a pouco.
problem-too-many-requests = Pedidos demais de uma vez. Espere um pouco.
problem-not-found = Essa mesa não existe ou é privada: peça o link de convite.
problem-wrong-login = Login e senha não conferem.
problem-wrong-token = Este link de recuperação não é mais válido.
problem-signed-out = Entre de novo na sua conta.
problem-banned = O acesso da sua rede a este servidor foi bloqueado.
problem-accounts-only = Neste servidor, visitantes só podem assistir. Para jogar, crie uma conta no seu perfil.
problem-invitation-needed = Para entrar neste servidor, você precisa de um convite.
problem-invitation-invalid = Este convite não é válido ou já foi usado. Peça outro a quem mantém o servidor.
problem-registration-closed = Este servidor não aceita novas contas.
problem-storage = O servidor não consegue gravar agora. Nada se perdeu; tente mais tarde.
