## Who you are

person-name-empty = A name needs at least one character.
person-name-too-long = A name has at most 40 characters.
person-name-characters = The name has characters that cannot be shown.
person-language-unknown = There is no such language here.
person-login-too-short = A login has at least 3 characters.
person-login-too-long = A login has at most 40 characters.
person-login-characters = A login has letters, digits and . _ - @ + only.
person-login-taken = This login is taken.
person-already-registered = You already have an account.
person-not-registered = You have no account yet.
person-password-too-short = A password has at least 10 characters.
person-password-too-long = A password has at most 200 characters.
person-password-characters = The password has characters that cannot be used.
person-proof-wrong = Neither the old password nor a valid recovery link.
person-webhook-address = Notices cannot be sent to this address.
person-gone = This person is no longer here.
secret-file-others-may-open-it = Others may open the secret file { $path }: make it readable by its owner only (chmod 600).
secret-file-wrong-size = { $path } is not a secret file of 32 bytes.
