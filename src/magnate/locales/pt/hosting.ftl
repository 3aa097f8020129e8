## The host's commands: help

cli-heading-tasks = tarefas
cli-help-serve = inicia um servidor, para que outros joguem com você no navegador
cli-help-bot = executa um bot que joga numa mesa de um servidor
cli-help-admin = administra as mesas, as pessoas e os dados de um servidor, mesmo com ele em funcionamento
cli-help-port = a porta; o padrão é 8000 ou a próxima livre
cli-help-host = o endereço em que o servidor escuta; 127.0.0.1 é só para esta máquina
cli-help-database = um arquivo, ou postgresql://…; o padrão é um arquivo no diretório de dados
cli-help-data-dir = o diretório de dados; o padrão é um diretório da sua conta de usuário
cli-help-config = o arquivo de configurações; o padrão é settings.toml no diretório de dados
cli-help-address = o endereço público do servidor, como https://play.example
cli-help-base-path = o caminho em que um proxy publica o servidor, como /magnate
cli-help-behind-proxy = confia nos cabeçalhos de um proxy: X-Forwarded-For, -Proto e -Host
cli-help-secure-cookies = envia cookies só por HTTPS
cli-help-bot-delay = quanto tempo os bots esperam antes de jogar
cli-help-bot-seconds = quanto tempo um bot que olha à frente pode pensar em cada decisão; o padrão é o limite de cada um, no máximo 1
cli-help-processes = o número de processos que atendem, numa só porta; mais de um exige o PostgreSQL
cli-help-bot-processes = o número de processos para esses bots; o padrão é um a menos que os processadores
cli-help-log-format = o formato do log: { $known }
cli-help-call-off-old-tables = cancela as mesas inacabadas que começaram com regras anteriores
cli-help-open = abre a página num navegador
cli-help-show-config = mostra as configurações em vigor e para
cli-help-url = o endereço do servidor
cli-help-bot-table = o id da mesa
cli-help-bot-kind = o bot
cli-help-bot-name = o nome do bot na partida
cli-help-invitation = o convite para uma mesa privada
cli-help-token = o token de uma pessoa que o servidor conhece; o padrão é um novo visitante
cli-help-admin-tables = lista as mesas, ou cancela muitas delas
cli-help-admin-end = cancela uma partida
cli-help-admin-export = grava uma partida num arquivo: o registro se ela terminou, senão a visão de um espectador ou de um lugar
cli-help-admin-people = lista ou procura pessoas
cli-help-admin-ban = bloqueia uma pessoa ou uma rede
cli-help-admin-unban = remove um bloqueio
cli-help-admin-bans = lista os bloqueios em vigor
cli-help-admin-invite = cria um convite para um servidor em que só entra quem foi convidado
cli-help-admin-invitations = lista os convites ainda válidos
cli-help-admin-revoke = apaga um convite
cli-help-admin-backup = grava uma cópia de segurança
cli-help-admin-restore = restaura uma cópia de segurança num banco de dados vazio
cli-help-admin-verify-backup = verifica se uma cópia de segurança pode ser restaurada e se suas partidas podem ser reproduzidas
cli-help-status = só mesas com este estado: { $known }; o padrão são as que não acabaram
cli-help-idle = só mesas em que nada acontece há este tempo, como 12h ou 30d
cli-help-end = cancela todas as partidas listadas
cli-help-yes = não pergunta antes de cancelar
cli-help-table = o id da mesa
cli-help-seat = para uma partida em andamento: a visão deste lugar
cli-help-export-file = o arquivo a gravar
cli-help-text = uma parte de um nome, de um login ou de um id
cli-help-people-table = só quem está nesta mesa
cli-help-banned = o id de uma pessoa, ou um endereço ou uma rede, como 192.0.2.7 ou 192.0.2.0/24
cli-help-expires = quando acaba: um prazo, como 12h ou 7d, ou uma data, como 2027-01-31; o padrão é nunca
cli-help-note = uma anotação para você; ninguém mais a vê
cli-help-uses = quantas pessoas podem entrar com ele
cli-help-invitation-id = o id do convite, como aparece na lista
cli-help-backup-file = o arquivo da cópia de segurança
cli-help-all = reproduz todas as mesas, não só as 100 que mudaram por último

## magnate serve

cli-serve-running = O servidor está funcionando.
cli-serve-everybody = Endereço público: { $url }
cli-serve-here = Nesta máquina: { $url }
cli-serve-network = Para outros na mesma rede: { $url }
cli-serve-only-here = Ninguém mais tem acesso a ele.
cli-serve-data = Dados: { $folder }
cli-serve-database = Banco de dados: { $place }
cli-serve-how-to-stop = Ctrl-C para o servidor.
cli-serve-other-port = A porta { $busy } está em uso; o servidor usa a porta { $port } em vez dela.
cli-serve-stopped = O servidor parou. Todas as partidas estão gravadas.
cli-serve-call-off = Cancelá-las agora e iniciar o servidor? [y/N]

## magnate bot

cli-bot-plays = Jogo: { $game }. O bot joga no lugar { $seat }.
cli-bot-done =
    { $status ->
        [over] A partida terminou. Decisões do bot: { $n }.
       *[ended] A partida foi cancelada. Decisões do bot: { $n }.
    }
cli-bot-fair = O registro corresponde ao que o bot guardou antes da partida: o acaso foi justo.
cli-bot-unfair = Não é possível comprovar que o acaso foi justo: { $why }
cli-bot-failed = O bot não pode jogar lá: { $why }
cli-bot-no-table = Esta mesa não existe, ou é privada e exige um convite: { $table }
cli-bot-too-late = A partida desta mesa terminou: { $table }
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
cli-column-created = entrada
cli-column-seen = última visita
cli-column-banned = bloqueio
cli-column-seat = lugar
cli-column-banned-who = bloqueado
cli-column-until = até
cli-column-note = anotação
cli-column-invitation = convite
cli-column-invited = desde
cli-column-uses = usos restantes
cli-admin-no-tables = Nenhuma mesa encontrada.
cli-admin-nobody = Ninguém encontrado.
cli-admin-no-table = Esta mesa não existe: { $table }
cli-admin-no-person = Esta pessoa não existe: { $person }
cli-admin-no-seat = A mesa { $table } não tem o lugar { $seat }. Lugares: { $n }.
cli-admin-not-begun = A partida desta mesa não começou: { $table }
cli-admin-unreadable = Esta versão não consegue reproduzir a mesa: { $why }
cli-admin-ended = A partida foi cancelada: { $table }
cli-admin-done-before = A partida já tinha terminado: { $table }
cli-admin-only-open = Só mesas que não acabaram podem ser canceladas.
cli-admin-say-yes = Isto cancelaria mesas: acrescente --yes.
cli-admin-end-all =
    { $count ->
        [one] Cancelar esta { $count } partida? [y/N]
        [many] Cancelar estas { $count } partidas? [y/N]
       *[other] Cancelar estas { $count } partidas? [y/N]
    }
cli-admin-nothing-ended = Nada foi cancelado.
cli-admin-ended-count =
    { $count ->
        [one] { $count } partida foi cancelada.
        [many] { $count } partidas foram canceladas.
       *[other] { $count } partidas foram canceladas.
    }
cli-admin-record-written = Registro gravado: { $file }
cli-admin-view-written =
    { $eyes ->
        [seat] O que o lugar { $seat } pode saber da partida foi gravado: { $file }
       *[spectator] O que um espectador pode saber da partida foi gravado: { $file }
    }
cli-admin-ban-set = Acesso bloqueado: { $who }
cli-admin-ban-set-until = Acesso bloqueado até { $until }: { $who }
cli-admin-ban-lifted = Acesso desbloqueado: { $who }
cli-admin-not-banned = Esta rede não está bloqueada: { $who }
cli-admin-no-bans = Não há bloqueios em vigor.
cli-admin-invitation = Convite: { $token }
cli-admin-invitation-link = Link: { $link }
cli-admin-no-invitations = Não há convites válidos.
cli-admin-no-invitation = Este convite não existe: { $id }
cli-admin-revoked = Convite apagado: { $id }
cli-admin-backed-up = Cópia de segurança gravada: { $file }. Linhas: { $n }.
cli-admin-restored = Cópia de segurança restaurada: { $place }. Linhas: { $n }.
cli-admin-backup-good = A cópia de segurança pode ser restaurada: { $file }
cli-admin-backup-faults =
    { $count ->
        [one] { $count } mesa desta cópia não pode ser usada.
        [many] { $count } mesas desta cópia não podem ser usadas.
       *[other] { $count } mesas desta cópia não podem ser usadas.
    }
cli-admin-verified-schema = Esquema do banco de dados: { $version }
cli-admin-verified-people = Pessoas: { $n }
cli-admin-verified-tables = Mesas: { $n } ({ $counts })
cli-admin-verified-log = Entradas nos históricos: { $n }
cli-admin-verified-replayed = Mesas reproduzidas: { $n }
cli-admin-verified-old = Mesas inacabadas de regras anteriores, que uma restauração cancela: { $n }
cli-admin-verified-fault = Mesa { $table }: { $why }

## Errors in a backup

backup-not-a-backup = Isto não é uma cópia de segurança de um servidor. { $details }
backup-newer-version = Uma versão mais nova gravou esta cópia. Versão: { $details }.
backup-newer-schema = A cópia é de um banco de dados de uma versão mais nova. Versão: { $details }.
backup-damaged = O arquivo está danificado aqui. { $details }
backup-truncated = O arquivo acaba aqui, incompleto. { $details }
backup-bad-line = Esta linha não cabe aqui. { $details }
backup-wrong-table = Tabela do banco de dados desconhecida ou repetida: { $details }.
backup-wrong-columns = A tabela do banco de dados tem colunas diferentes: { $details }.
backup-wrong-count = O número de linhas é diferente do que foi gravado. { $details }
backup-wrong-digest = O conteúdo é diferente do que foi gravado. { $details }
backup-after-end = Nada pode vir depois do fim. { $details }
backup-not-empty = Uma cópia só pode ser restaurada em um banco de dados vazio; há linhas em: { $details }

## Errors in the settings file

settings-not-toml = Isto não é TOML: { $value }
settings-unknown-key = A configuração { $name } não existe. Conhecidas aqui: { $allowed }.
settings-wrong-value = Valor inválido de { $name }: { $value }. Valores permitidos: { $allowed }.
settings-allowed-whole-number = um número inteiro de { $least } a { $most }
settings-allowed-number = um número de { $least } a { $most }
settings-allowed-switch = true ou false
settings-allowed-choice = { $known }
settings-allowed-section = { $known }
settings-allowed-text = texto entre aspas
settings-allowed-server-address = um endereço como "https://play.example", sem caminho depois
settings-allowed-base-path = um caminho como "/magnate"
settings-allowed-period = um prazo como "12h" ou "7d"
settings-allowed-days = um prazo em dias ou semanas como "90d"

## Errors

cli-error-no-task = Indique uma tarefa: { $known }.
cli-error-choice = Escolha inválida: { $text }. Valores conhecidos: { $known }.
cli-error-seconds = Não é um número de segundos: { $text }.
cli-error-moment = Não é um prazo, como 12h ou 7d, nem uma data futura, como 2027-01-31: { $text }.
cli-error-period = Não é um prazo, como 12h ou 30d: { $text }.
cli-error-network = Não é um endereço nem uma rede, como 192.0.2.7 ou 192.0.2.0/24: { $text }.
cli-error-number-most = O número deve ser no máximo { $most }: { $text }.
cli-error-server-missing = Falta uma biblioteca de que o servidor precisa: { $name }. Instale todas: pip install 'magnate[server]'
cli-error-base-path = Um caminho base tem a forma /magnate, e não: { $text }
cli-error-address = Um endereço tem a forma https://play.example, sem caminho depois, e não: { $text }
cli-error-url = O endereço de um servidor tem a forma https://play.example, e não: { $text }
cli-error-bot = Não há o bot “{ $name }”. Bots conhecidos: { $known }.
cli-error-port-in-use = A porta { $port } está em uso; escolha outra ou omita --port.
cli-error-listen = O servidor não pode escutar em { $place }: { $why }
cli-error-processes-sqlite = Vários processos exigem o PostgreSQL: informe o endereço com --database ou omita --processes.
cli-error-processes-system = Vários processos não são possíveis neste sistema; omita --processes.
cli-error-process-died = O processo { $name } do servidor não pôde iniciar. O log acima diz o motivo.
cli-error-database = O banco de dados não pode ser aberto: { $place } ({ $why })
cli-error-schema = Uma versão mais nova mudou o banco de dados: o esquema tem a versão { $found }, esta conhece { $known }. Use aquela versão, ou uma cópia de segurança feita antes da atualização.
cli-error-old-tables = { $count ->
        [one] Este banco de dados tem { $count } mesa inacabada que começou com regras anteriores.
        [many] Este banco de dados tem { $count } mesas inacabadas que começaram com regras anteriores.
       *[other] Este banco de dados tem { $count } mesas inacabadas que começaram com regras anteriores.
    } Esta versão do programa não pode terminá-las. Para terminá-las, inicie a versão anterior; nada foi alterado. Para cancelá-las, sem contar para o rating e com o histórico guardado, use “magnate serve --call-off-old-tables”.
cli-error-database-full = Não há mais espaço para o banco de dados: { $why }
cli-error-database-away = O banco de dados está inacessível agora: { $place } ({ $why })
cli-error-no-database = Não há banco de dados: { $file }
