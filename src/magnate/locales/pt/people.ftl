## Names, logins and passwords

person-name-empty = O nome precisa de pelo menos um caractere.
person-name-too-long = O nome pode ter no máximo 40 caracteres.
person-name-characters = O nome tem caracteres que não podem ser mostrados.
person-language-unknown = Este idioma não está disponível.
person-login-too-short = O login precisa de pelo menos 3 caracteres.
person-login-too-long = O login pode ter no máximo 40 caracteres.
person-login-characters = O login só pode ter letras, algarismos e . _ - @ +
person-login-taken = Este login já está em uso.
person-already-registered = Você já tem uma conta.
person-not-registered = Você ainda não tem uma conta.
person-password-too-short = A senha precisa de pelo menos 10 caracteres.
person-password-too-long = A senha pode ter no máximo 200 caracteres.
person-password-characters = A senha tem caracteres que não podem ser usados.
person-password-wrong = Esta não é a senha desta conta.
person-proof-wrong = Isto não é a senha antiga nem um link de recuperação criado antes de você entrar aqui.
person-webhook-address = Este endereço não é válido.
person-webhook-too-long = O endereço pode ter no máximo 500 caracteres.
person-webhook-scheme = O endereço deve começar com https:// ou http://.
person-webhook-login = O endereço não pode conter um login nem uma senha.
person-webhook-port = Não se enviam avisos a esta porta. Use 80, 443 ou uma a partir de 1024.
person-webhook-private = Este endereço fica em uma rede privada, e este servidor só envia avisos à internet pública.
person-signed-out = A sua sessão foi encerrada nesse meio-tempo. Entre de novo.
person-gone = Esta pessoa não está mais aqui.
secret-file-others-may-open-it = Outros usuários podem ler o arquivo secreto { $path }: permita a leitura só ao dono (chmod 600).
secret-file-wrong-size = { $path } não é um arquivo secreto de 32 bytes.
