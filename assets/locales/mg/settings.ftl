# Settings, photographs and views of the board.

settings-look = Endrika
settings-sound = Feo
settings-play = Lalao
settings-interface = Sehatra
settings-language = Fiteny
language-not-fetched = Tsy azo nalaina ny soratra amin'ny teny { $language }. Avereno sokafana ny pejy mba hanandramana indray.
settings-reset = Avereno amin'ny fototra ity pejy ity
settings-reset-undo = Foano ny famerenana
settings-board = Fafana
settings-stones = Vato
settings-unusable = Rakitra tsy azo ampiasaina ho endrika:
settings-quality = Sary
settings-quality-about = Ny «Ho azy» dia mifidy izay vitan'ity milina ity tsara.
quality-auto = Ho azy
quality-low = Tsotra
quality-medium = Tsara
quality-high = Tsara indrindra
settings-coordinates = Litera sy isa eo amin'ny sisiny
settings-muted = Mangina ny rehetra
settings-master = Hamafin'ny feo
settings-effects = Vato sy bokotra
settings-music = Mozika
settings-marks = Marika eo amin'ny fafana
settings-marks-about = Voamarika foana ny fihinanana hofidina, ny rojo ary ny famindrana farany.
marks-growing = Mitombo isaky ny lalao
marks-all = Rehetra
marks-chosen = Izay azon'ny vato voafidy aleha
marks-few = Tsy misy
settings-speed = Hafainganan'ny vato
speed-slow = Miadana
speed-normal = Antonony
speed-fast = Haingana
speed-fastest = Haingana be
settings-reply = Mamaly ny solosaina
reply-at-once = Avy hatrany
reply-calm = Tony
reply-slow = Miadana
settings-viewpoint = Toerana ipetrahana
settings-viewpoint-about = Raha efijery iray no ampiasaina dia azo ahodina ho amin'ilay anjaran'ny milalao ny fafana.
viewpoint-person = Ny loko lalaoviko
viewpoint-to-move = Ilay anjaran'ny milalao
viewpoint-white = Ny an'ny Fotsy foana
settings-scale = Haben'ny sehatra
settings-scale-about = Ny «Ho azy» dia manalehibe azy amin'ny varavarankely tena lehibe. Voafetran'ny varavarankely kely izy io.
scale-auto = Ho azy
settings-reduced = Fihetsehana kely kokoa: mitsambikina eo amin'ny toerany ny vato sy ny fijery
settings-full-screen = Efijery feno

settings-put-aside = Tsy voavaky ny safidy ({ $reason }). Ao amin'ny { $place } izy izao, ary ny safidy fototra no mihatra.
settings-stuck = Tsy azo vakina ny safidy ao amin'ny { $place } ({ $reason }). Ny safidy fototra no mihatra, ary tsy tahirizina ny fiovana.
settings-unknown = Misy zavatra tsy fantatr'ity kinova ity ao amin'ny safidy: { $names }. Ao amin'ny { $place } ny rakitra tamin'ny endriny taloha.
settings-not-kept = Tsy azo tahirizina ny safidy: { $reason }

menu-view = Fijery
menu-photo = Haka sary
view-white = Avy amin'ny Fotsy
view-black = Avy amin'ny Mainty
view-above = Avy ambony
view-close = Akaiky
photo-hint =
    { $by ->
        [fingers] Rantsantanana roa no manodina ny latabatra sy manatona.
       *[mouse] Tariho hanodinana; mampanakaiky na mampanalavitra ny kodiarana. Maka sary ny { $key-act }, miverina amin'ny lalao ny { $key-back }.
    }
photo-shoot = Haka sary
photo-turn = Ahodino ny latabatra
photo-kept = Ao amin'ny { $place } ny sary
photo-failed = Tsy azo tahirizina ny sary: { $reason }
photo-no-folder = Tsy manana lahatahiry ho an'ny sary ny rafitra.
key-view = fijery ny fafana; ny mahazatra
key-photo = maka sary
key-scale = sehatra lehibe na kely kokoa; ny habe mahazatra
