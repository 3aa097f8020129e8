# Refusals of a table, by code.

refused-stale = Esta decisão não está mais aberta; veja a mesa como está agora.
refused-not-seated = Você não tem lugar nesta mesa.
refused-not-host = Só quem abriu a mesa pode fazer isto.
refused-seated-already = Você já tem um lugar nesta mesa.
refused-seat-taken = Este lugar está ocupado.
refused-name-at-table = Alguém nesta mesa tem este nome ou um que parece igual. Escolha outro nome.
refused-no-such-seat = A mesa não tem este lugar.
refused-no-such-bot = Este bot não existe.
refused-table-full = Todos os lugares estão ocupados.
refused-not-started = A partida ainda não começou.
refused-started-already = A partida já começou.
refused-nothing-to-reveal = Nada está sendo revelado nesta mesa agora.
refused-revealing = Os nonces estão sendo revelados; os compromissos não podem mais mudar.
refused-revealed-already = Você já revelou outro nonce.
refused-wrong-nonce = Este nonce não corresponde ao seu compromisso.
refused-commitment-used = Este compromisso já foi usado; comprometa-se com um novo nonce.
refused-game-over = A partida terminou.
refused-paused = A partida está em pausa.
refused-not-paused = A partida não está em pausa.
refused-bot-sits-in = Um bot joga por você; volte primeiro ao seu lugar.
refused-not-away = Nenhum bot joga por você.
refused-resigned = Você não está mais nesta partida.
refused-not-an-action = Isto não é uma jogada.
refused-illegal = As regras não permitem isto agora.
refused-has-its-own-command = Ordens automáticas e a saída têm comandos próprios.
# Gives no reason: that rent may still be claimed would remind its owner (M-S-33).
refused-too-early = Ainda não se pode lançar os dados; tente de novo em alguns segundos.
refused-must-be-last = Um comando termina na primeira jogada cujo resultado ainda não se conhece, como lançar os dados ou pegar um tile; envie o resto à parte.
refused-nothing-to-undo = Você não tem decisão para desfazer.
refused-others-must-agree = Os outros precisam concordar antes que isto seja desfeito.
refused-no-proposal = Esta proposta não está mais aberta.
refused-proposal-open = Outra proposta já está aberta.
refused-answered-already = Você já respondeu.
refused-bad-order = Esta ordem automática não é possível aqui.
refused-no-holding = Agora não se pode segurar os dados.
refused-held-already = Alguém já segura os dados, ou você já os segurou antes deste lançamento.
refused-no-bank-rule = Neste jogo um bot assume o lugar de quem desiste.
refused-no-watchers = Esta mesa não tem espectadores.
refused-only-players-talk = Durante a partida, só os jogadores podem conversar.
refused-game-runs = A partida ainda está em andamento.
refused-no-preview = Neste jogo não há prévia do que uma ação faria.
refused-log-full = Esta mesa só tem espaço para a própria partida: não cabem mais mensagens, ordens automáticas, propostas nem jogadas desfeitas.

# Why a standing order cannot be given.

order-wrong-game = Esta ordem é do outro jogo.
order-no-such-chain = Esta rede não existe.
order-needs-open-holdings = Com dinheiro e ações em segredo não se pode calcular quem vence.
order-needs-no-market = Antes do sorteio da bolsa não se pode calcular quem vence.
order-bad-limit = O limite deve ser um número inteiro de pelo menos 1.
order-no-such-auction = Este leilão já terminou.

## Bots: levels, names and descriptions

bot-beginner = iniciante
bot-casual = casual
bot-strong = forte
bot-expert = especialista
bot-steady = bot constante
bot-random = bot aleatório
bot-name-beginner = Mila
bot-name-casual = Otto
bot-name-strong = Viktor
bot-name-expert = Ada
bot-about-beginner = Joga pensando só no momento e muitas vezes esquece de fazer as contas.
bot-about-casual = Joga por diversão; vê o que está perto e perde o que está longe.
bot-about-strong = Planeja, conta cada moeda e raramente deixa passar uma chance.
bot-about-expert = Antes de cada jogada, simula centenas de continuações.
bot-choice = { $name }, { $level }
bot-introduced = { $name }. { $about }
bot-level = A força dos bots
