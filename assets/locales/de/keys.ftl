# Tasten, Gamepads und Schalter.

keyname-space = Leertaste
keyname-enter = Eingabe
keyname-backspace = Rücktaste
keyname-escape = Esc
keyname-home = Pos1
keyname-end = Ende
keyname-pageup = Bild auf
keyname-pagedown = Bild ab
keyname-insert = Einfg
keyname-delete = Entf
keyname-control = Strg
keyname-shift = Umschalt

settings-keys = Tasten
keys-about = Klicke auf eine Taste, um der Aktion eine andere zu geben. Jede kann zwei haben.
keys-listen = Drück die neue Taste …
keys-clear = Keine Taste
keys-cancel = So lassen
keys-conflict = { $key } bedeutet auch: { $actions }
key-switch = Ein-Schalter-Bedienung: wählen, was hervorgehoben ist; mit zwei Schaltern: das Nächste hervorheben

pad-connected = { $pad } ist angeschlossen: { $act } wählt, { $back } geht zurück, { $menu } öffnet das Menü. Die Hilfe zeigt alle Knöpfe.
pad-gone = Das Gamepad ist weg. Nichts ist verloren: Spiel mit Tastatur oder Maus weiter, oder steck es wieder ein.
pad-title = Gamepad: { $pad }
pad-menu = das Menü, und zurück zum Brett; dort und auf Seiten gehen die Richtungen von Knopf zu Knopf
pad-all = mit einer Richtung gehalten: zu jedem Punkt, nicht nur zu denen, mit denen jetzt etwas geht
pad-cross = Kreuz
pad-circle = Kreis
pad-square = Quadrat
pad-triangle = Dreieck

settings-access = Barrierefreiheit
access-switch = Schalter
access-switch-about = Was möglich ist, wird der Reihe nach hervorgehoben, und ein Schalter wählt es: { $key } oder die Taste, die du belegst.
switch-off = Keiner
switch-one = Ein Schalter
switch-two = Zwei Schalter
access-pace = Dauer jeder Hervorhebung
access-seconds = { $seconds } s
access-decimal = { $whole },{ $part }
access-anywhere = Jeder Klick, jede Berührung und jeder Knopf eines Gamepads ist der Schalter
access-hand = Schritte
access-hand-about = Für kleine Bildschirme und unruhige Hände
access-confirm-steps = Jeder Schritt wird erst gezeigt und gilt, wenn du ihn bestätigst
access-time = Bedenkzeit
access-time-about = Mit einem Schalter ist es immer so. Die Uhr des Computers läuft weiter.
access-person-clocks-stop = Die Uhr eines Menschen steht, während er am Zug ist
scan-back = Zurück
