## The server's pages: the lobby, and a table as text

page-lobby = Lobby
page-waiting = Mesas à espera de jogadores
page-running = Partidas em andamento
page-finished = Partidas terminadas
page-no-tables = Nenhuma no momento.
page-table = { $game }, edição: { $edition }
page-changed-options = opções alteradas: { $n }
page-players = Jogadores:
page-free-seat = lugar livre
page-bot = bot
page-clock-none = Sem relógio.
page-clock-live = Relógio: { $seconds } s por decisão, reserva de tempo: { $bank } s.
page-clock-days = Relógio: dias por decisão: { $days }.
page-status-waiting = A mesa está à espera de jogadores.
page-status-running = A partida está em andamento.
page-status-paused = A partida está em pausa.
page-status-over = A partida terminou.
page-status-ended = A partida foi cancelada.
page-log = Histórico
page-record = Registro da partida (arquivo)
page-no-watchers = Só quem joga vê esta partida.
page-no-table = Esta mesa não existe.
page-to-lobby = Voltar ao lobby
