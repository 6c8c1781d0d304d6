# Keys, gamepads and switches.

keyname-space = Space
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

settings-keys = Keys
keys-about = Click a key to give the action another one. Each can have two.
keys-listen = Press the new key…
keys-clear = No key
keys-cancel = Leave it
keys-conflict = { $key } also means: { $actions }
key-switch = one switch: choose what is highlighted; with two switches, highlight the next

pad-connected = { $pad } is connected: { $act } chooses, { $back } goes back, { $menu } opens the menu. Help shows all buttons.
pad-gone = The gamepad is gone. Nothing is lost: play on with the keyboard or the mouse, or plug it in again.
pad-title = Gamepad: { $pad }
pad-menu = the menu, and back to the board; there and on pages the directions go from button to button
pad-all = held with a direction: to every point, not only to those that can be used now
pad-cross = Cross
pad-circle = Circle
pad-square = Square
pad-triangle = Triangle

settings-access = Accessibility
access-switch = Switches
access-switch-about = What can be done is highlighted in turn, and a switch chooses it: { $key }, or the key that you assign.
switch-off = None
switch-one = One switch
switch-two = Two switches
access-pace = Time for each highlight
access-seconds = { $seconds } s
access-decimal = { $whole }.{ $part }
access-anywhere = Every click, touch and gamepad button acts as the switch
access-hand = Steps
access-hand-about = For small screens and unsteady hands
access-confirm-steps = Each step is shown first, and counts when you confirm it
access-time = Time to think
access-time-about = With a switch this is always on. The computer's clock keeps running.
access-person-clocks-stop = A person's clock stops during that person's turn
scan-back = Back
