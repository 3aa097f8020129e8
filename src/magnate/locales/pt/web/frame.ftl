## The web client: every page

web-skip = Ir para o conteúdo
web-language = Idioma
web-theme-light = Cores claras
web-theme-dark = Cores escuras
web-to-home = Para a página inicial
web-try-again = Tentar de novo
web-connecting = Conectando à mesa…
web-guest-name = Visitante { $n }
web-headline = Dois jogos de propriedades, uma mesa.
web-nav = Páginas principais
web-nav-bottom = Todas as páginas
web-nav-play = Jogar
web-nav-games = Minhas partidas
web-nav-rules = Regras
web-nav-profile = Perfil e configurações
web-nav-sign-in = Entrar na conta
web-accounts-only = Neste servidor, visitantes só podem assistir. Para jogar, você precisa de uma conta.
web-accounts-only-closed = Neste servidor, visitantes só podem assistir, e não é possível criar novas contas. Para jogar, entre na sua conta.
web-accounts-only-register = Criar uma conta ou entrar

## Errors

web-failed = Não é possível mostrar isto.
web-failed-not-found = Não há nada neste endereço.
web-failed-no-connection = O servidor não responde. Tente de novo daqui a pouco.
