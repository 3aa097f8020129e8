## Names, logins and passwords

person-name-empty = A name needs at least one character.
person-name-too-long = A name can have at most 40 characters.
person-name-characters = The name contains characters that cannot be shown.
person-language-unknown = This language is not available.
person-login-too-short = A login needs at least 3 characters.
person-login-too-long = A login can have at most 40 characters.
person-login-characters = A login can contain only letters, digits and . _ - @ +
person-login-taken = This login is taken.
person-already-registered = You already have an account.
person-not-registered = You have no account yet.
person-password-too-short = A password needs at least 10 characters.
person-password-too-long = A password can have at most 200 characters.
person-password-characters = The password contains characters that cannot be used.
person-password-wrong = This is not the password of this account.
person-proof-wrong = This is neither the old password nor a recovery link from before you signed in here.
person-webhook-address = This is not a valid address.
person-webhook-too-long = The address can have at most 500 characters.
person-webhook-scheme = The address must begin with https:// or http://.
person-webhook-login = The address must not contain a login or a password.
person-webhook-port = Notices are not sent to this port. Use 80, 443, or 1024 and above.
person-webhook-private = This address is in a private network, and this server sends notices only to the public internet.
person-signed-out = You were signed out in the meantime. Sign in again.
person-gone = This person has left.
secret-file-others-may-open-it = Other users can read the secret file { $path }: make it readable by its owner only (chmod 600).
secret-file-wrong-size = { $path } is not a 32-byte secret file.
