## The host's commands: help

cli-heading-tasks = tarefas
cli-help-serve = inicia um servidor: outros jogam com você no navegador
cli-help-bot = faz um bot jogar numa mesa de um servidor
cli-help-admin = cuida das mesas, das pessoas e dos dados de um servidor, mesmo em funcionamento
cli-help-port = a porta; sem esta opção, 8000 ou a próxima livre
cli-help-host = o endereço em que o servidor escuta; 127.0.0.1 é só para esta máquina
cli-help-database = um arquivo, ou postgresql://…; sem esta opção, um arquivo no diretório de dados
cli-help-data-dir = o diretório de dados; sem esta opção, o dos dados dos seus programas
cli-help-address = onde se chega ao servidor de fora, como https://play.example
cli-help-base-path = o caminho sob o qual um proxy mostra o servidor, como /magnate
cli-help-behind-proxy = confia no que um proxy repassa: X-Forwarded-For, -Proto e -Host
cli-help-secure-cookies = envia cookies só por HTTPS
cli-help-bot-delay = quanto os bots esperam antes de jogar
cli-help-bot-seconds = quanto um bot que olha à frente pode pensar em cada decisão; sem isso, cada um na sua medida, no máximo 1
cli-help-bot-processes = quantos deles pensam ao mesmo tempo, cada um em um processo; sem isso, um por processador menos um
cli-help-log-format = a forma do log: { $known }
cli-help-open = abre a página num navegador
cli-help-url = o endereço do servidor
cli-help-bot-table = o id da mesa
cli-help-bot-kind = o bot
cli-help-bot-name = o nome do bot na partida
cli-help-invitation = o convite para uma mesa privada
cli-help-token = o token de alguém que o servidor conhece; sem esta opção, um novo convidado
cli-help-admin-tables = lista as mesas
cli-help-admin-end = cancela uma partida
cli-help-admin-export = grava uma partida num arquivo: inteira se terminou, senão o que um espectador ou um lugar vê
cli-help-admin-people = lista as pessoas, ou as procura
cli-help-admin-ban = não deixa mais alguém entrar
cli-help-admin-unban = deixa alguém entrar de novo
cli-help-admin-backup = grava tudo num arquivo
cli-help-admin-restore = preenche um banco de dados vazio com uma cópia de segurança
cli-help-status = só mesas com este estado: { $known }; sem esta opção, as que não acabaram
cli-help-table = o id da mesa
cli-help-seat = durante a partida: pelos olhos deste lugar
cli-help-export-file = o arquivo a gravar
cli-help-text = uma parte de um nome, de um login ou de um id
cli-help-people-table = só quem está nesta mesa
cli-help-person = o id da pessoa
cli-help-backup-file = o arquivo da cópia de segurança

## magnate serve

cli-serve-running = O servidor está funcionando.
cli-serve-everybody = Endereço para todos: { $url }
cli-serve-here = Nesta máquina: { $url }
cli-serve-network = Para outros na mesma rede: { $url }
cli-serve-only-here = Ninguém mais chega a ele.
cli-serve-data = Dados: { $folder }
cli-serve-database = Banco de dados: { $place }
cli-serve-how-to-stop = Ctrl-C para o servidor.
cli-serve-other-port = A porta { $busy } está em uso; o servidor usa a porta { $port }.
cli-serve-stopped = O servidor parou. Todas as partidas estão guardadas.

## magnate bot

cli-bot-plays = Jogo: { $game }. O bot tem o lugar { $seat }.
cli-bot-done =
    { $status ->
        [over] A partida terminou. Decisões do bot: { $n }.
       *[ended] A partida foi cancelada. Decisões do bot: { $n }.
    }
cli-bot-failed = O bot não pode jogar lá: { $why }
cli-bot-no-table = Esta mesa não existe, ou é privada e pede um convite: { $table }
cli-bot-too-late = A partida desta mesa acabou: { $table }
cli-bot-no-seat = Não há lugar livre nesta mesa: { $table }

## magnate admin

cli-column-table = mesa
cli-column-status = estado
cli-column-game = jogo
cli-column-changed = mudou
cli-column-players = jogadores
cli-column-person = pessoa
cli-column-name = nome
cli-column-login = login
cli-column-created = chegada
cli-column-seen = última visita
cli-column-banned = bloqueio
cli-column-seat = lugar
cli-admin-no-tables = Não há mesas assim.
cli-admin-nobody = Não há ninguém assim.
cli-admin-no-table = Esta mesa não existe: { $table }
cli-admin-no-person = Esta pessoa não existe: { $person }
cli-admin-no-seat = A mesa { $table } não tem o lugar { $seat }. Lugares: { $n }.
cli-admin-not-begun = A partida desta mesa não começou: { $table }
cli-admin-unreadable = Esta versão não consegue reproduzir a mesa: { $why }
cli-admin-ended = A partida foi cancelada: { $table }
cli-admin-done-before = A partida já tinha acabado: { $table }
cli-admin-record-written = O registro inteiro está gravado: { $file }
cli-admin-view-written =
    { $eyes ->
        [seat] O que o lugar { $seat } pode saber da partida está gravado: { $file }
       *[spectator] O que um espectador pode saber da partida está gravado: { $file }
    }
cli-admin-ban-set = Não entra mais: { $person }
cli-admin-ban-lifted = Pode entrar de novo: { $person }
cli-admin-backed-up = A cópia de segurança está completa: { $file }. Linhas: { $n }.
cli-admin-restored = A cópia de segurança está restaurada: { $place }. Linhas: { $n }.

## What is wrong with a backup

backup-not-a-backup = Isto não é uma cópia de segurança de um servidor. { $details }
backup-newer-version = Uma versão mais nova gravou esta cópia. Versão: { $details }.
backup-newer-schema = A cópia é de um banco de dados de uma versão mais nova. Versão: { $details }.
backup-damaged = O arquivo está danificado aqui. { $details }
backup-truncated = O arquivo acaba aqui, incompleto. { $details }
backup-bad-line = Esta linha não cabe aqui. { $details }
backup-wrong-table = O banco de dados não tem esta tabela, ou ela vem duas vezes: { $details }.
backup-wrong-columns = A tabela do banco de dados tem outras colunas, não estas: { $details }.
backup-wrong-count = O número de linhas não é o que foi gravado. { $details }
backup-wrong-digest = O conteúdo não é o que foi gravado. { $details }
backup-after-end = Nada pode vir depois do fim. { $details }
backup-not-empty = Uma cópia só se restaura num banco de dados vazio; há linhas em: { $details }

## Errors

cli-error-no-task = Indique uma tarefa: { $known }.
cli-error-choice = Não é possível: { $text }. Valores conhecidos: { $known }.
cli-error-seconds = Não é um número de segundos: { $text }.
cli-error-number-most = O número é maior que { $most }: { $text }.
cli-error-server-missing = Falta uma biblioteca do servidor: { $name }. Instale todas: pip install 'magnate[server]'
cli-error-base-path = Um caminho base é como /magnate, e não: { $text }
cli-error-address = Um endereço é como https://play.example, sem caminho depois, e não: { $text }
cli-error-url = O endereço de um servidor é como https://play.example, e não: { $text }
cli-error-bot = Não há o bot “{ $name }”. Bots conhecidos: { $known }.
cli-error-port-in-use = A porta { $port } está em uso; indique outra, ou deixe --port de fora.
cli-error-listen = O servidor não pode escutar em { $place }: { $why }
cli-error-database = O banco de dados não pode ser aberto: { $place } ({ $why })
cli-error-schema = Uma versão mais nova mudou o banco de dados: o esquema tem a versão { $found }, esta conhece { $known }. Use aquela versão, ou uma cópia de segurança feita antes.
cli-error-database-full = Não há mais espaço para o banco de dados: { $why }
cli-error-database-away = O banco de dados está inacessível agora: { $place } ({ $why })
cli-error-no-database = Não há banco de dados: { $file }
