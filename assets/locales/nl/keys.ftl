# Toetsen, gamepads en schakelaars.

keyname-space = Spatie
keyname-enter = Enter
keyname-backspace = Backspace
keyname-escape = Esc
keyname-home = Home
keyname-end = End
keyname-pageup = Page Up
keyname-pagedown = Page Down
keyname-insert = Insert
keyname-delete = Delete
keyname-control = Ctrl
keyname-shift = Shift

settings-keys = Toetsen
keys-about = Klik op een toets om de handeling een andere te geven. Elke handeling kan er twee hebben.
keys-listen = Druk op de nieuwe toets…
keys-clear = Geen toets
keys-cancel = Zo laten
keys-conflict = { $key } betekent ook: { $actions }
key-switch = één schakelaar: kiezen wat gemarkeerd is; met twee schakelaars: het volgende markeren

pad-connected = { $pad } is aangesloten: { $act } kiest, { $back } gaat terug, { $menu } opent het menu. De hulp toont alle knoppen.
pad-gone = De gamepad is weg. Er is niets verloren: speel verder met toetsenbord of muis, of sluit hem weer aan.
pad-title = Gamepad: { $pad }
pad-menu = het menu, en terug naar het bord; daar en op pagina’s gaan de richtingen van knop naar knop
pad-all = ingedrukt met een richting: naar elk punt, niet alleen naar wat nu bruikbaar is
pad-cross = Kruisje
pad-circle = Rondje
pad-square = Vierkantje
pad-triangle = Driehoekje

settings-access = Toegankelijkheid
access-switch = Schakelaars
access-switch-about = Wat mogelijk is, wordt om de beurt gemarkeerd, en een schakelaar kiest het: { $key }, of de toets die je toewijst.
switch-off = Geen
switch-one = Eén schakelaar
switch-two = Twee schakelaars
access-pace = Duur van elke markering
access-seconds = { $seconds } s
access-decimal = { $whole },{ $part }
access-anywhere = Elke klik, elke aanraking en elke knop van een gamepad is de schakelaar
access-hand = Stappen
access-hand-about = Voor kleine schermen en onvaste handen
access-confirm-steps = Elke stap wordt eerst getoond en telt als je hem bevestigt
access-time = Bedenktijd
access-time-about = Met een schakelaar is het altijd zo. De klok van de computer loopt door.
access-person-clocks-stop = De klok van een mens staat stil tijdens zijn zet
scan-back = Terug
