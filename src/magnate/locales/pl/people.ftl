## Names, logins and passwords

person-name-empty = Imię musi mieć co najmniej jeden znak.
person-name-too-long = Imię może mieć najwyżej 40 znaków.
person-name-characters = Imię zawiera znaki, których nie da się pokazać.
person-language-unknown = Ten język nie jest dostępny.
person-login-too-short = Login musi mieć co najmniej 3 znaki.
person-login-too-long = Login może mieć najwyżej 40 znaków.
person-login-characters = Login może zawierać tylko litery, cyfry i . _ - @ +
person-login-taken = Ten login jest zajęty.
person-already-registered = Masz już konto.
person-not-registered = Nie masz jeszcze konta.
person-password-too-short = Hasło musi mieć co najmniej 10 znaków.
person-password-too-long = Hasło może mieć najwyżej 200 znaków.
person-password-characters = Hasło zawiera znaki, których nie można użyć.
person-password-wrong = To nie jest hasło tego konta.
person-proof-wrong = To ani stare hasło, ani link odzyskiwania sprzed zalogowania się tutaj.
person-webhook-address = To nie jest poprawny adres.
person-webhook-too-long = Adres może mieć najwyżej 500 znaków.
person-webhook-scheme = Adres musi zaczynać się od https:// lub http://.
person-webhook-login = Adres nie może zawierać loginu ani hasła.
person-webhook-port = Na ten port nie można wysyłać powiadomień. Użyj portu 80, 443 albo od 1024 wzwyż.
person-webhook-private = Ten adres jest w sieci prywatnej, a ten serwer wysyła powiadomienia tylko do publicznego internetu.
person-signed-out = W międzyczasie nastąpiło wylogowanie. Zaloguj się ponownie.
person-gone = Tej osoby już tu nie ma.
secret-file-others-may-open-it = Inni użytkownicy mogą odczytać tajny plik { $path }: pozwól go czytać tylko właścicielowi (chmod 600).
secret-file-wrong-size = { $path } nie jest tajnym plikiem o wielkości 32 bajtów.
