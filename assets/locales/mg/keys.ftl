# Kitendry, fanaraha-maso lalao sy bokotra tokana.

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

settings-keys = Kitendry
keys-about = Tsindrio ny kitendry iray raha hanova azy. Afaka manana kitendry roa ny asa tsirairay.
keys-listen = Tsindrio ny kitendry vaovao…
keys-clear = Tsy misy kitendry
keys-cancel = Avela toy izao
keys-conflict = Midika koa ny { $key } hoe: { $actions }
key-switch = bokotra tokana: mifidy izay voamarika; raha bokotra roa: manamarika ny manaraka

pad-connected = Mifandray ny { $pad }: mifidy ny { $act }, miverina ny { $back }, manokatra ny menio ny { $menu }. Hita ao amin'ny fanampiana ny bokotra rehetra.
pad-gone = Tapaka ny fanaraha-maso lalao. Tsy misy very: tohizo amin'ny kitendry na ny totozy ny lalao, na ampidiro indray izy.
pad-title = Fanaraha-maso lalao: { $pad }
pad-menu = ny menio, ary miverina amin'ny fafana; eny sy ao amin'ny pejy dia mandeha amin'ny bokotra tsirairay ny tondro
pad-all = tazonina miaraka amin'ny tondro: mankany amin'ny teboka rehetra, fa tsy ireo azo ampiasaina ihany
pad-cross = Lakroa
pad-circle = Faribolana
pad-square = Efamira
pad-triangle = Telozoro

settings-access = Fanamorana
access-switch = Fampiasana bokotra
access-switch-about = Marihina mifandimby izay azo atao, ary ny bokotra no mifidy: { $key }, na ny kitendry omenao azy.
switch-off = Tsy misy
switch-one = Bokotra iray
switch-two = Bokotra roa
access-pace = Faharetan'ny marika tsirairay
access-seconds = { $seconds } s
access-decimal = { $whole },{ $part }
access-anywhere = Bokotra avokoa ny tsindry, ny kasika ary ny bokotry ny fanaraha-maso lalao
access-hand = Dingana
access-hand-about = Ho an'ny efijery kely sy ny tanana mangovitra
access-confirm-steps = Aseho aloha ny dingana tsirairay, ary manan-kery rehefa hamafisinao
access-time = Fotoana hieritreretana
access-time-about = Toy izany foana raha bokotra no ampiasaina. Mandeha hatrany ny famantaranandron'ny solosaina.
access-person-clocks-stop = Mijanona ny famantaranandron'ny olona rehefa anjarany ny mamindra
scan-back = Hiverina
