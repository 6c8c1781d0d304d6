# Games that are kept, brought in and given away; statistics. $side is white or black.

## The list of games.

library-search = Anarana, teny
library-any-variant = Karazana rehetra
library-any-result = Vokatra rehetra
library-result-open = Tsy tapitra
library-result-won =
    { $side ->
        [white] Nandresy ny Fotsy
       *[black] Nandresy ny Mainty
    }
library-result-drawn = Sahala
library-since = Avy
library-until = Hatra
library-day-hint = 2026-11
library-turns = Famindrana { $count }
library-count = Lalao { $shown } amin'ny { $all }
library-reading = Mamaky ny lalao: { $done } amin'ny { $all }
library-empty = Mbola tsy misy lalao voatahiry. Tahirizina hatramin'ny famindrana voalohany ny lalao rehetra.
library-trash-empty = Tsy misy lalao voafafa.
library-none-found = Tsy misy lalao mifanaraka.
library-choose = Mifidiana lalao hahitana izay azo atao aminy.
library-at-table = Eo an-databatra
library-go-on = Tohizana
library-review = Jerena
library-name = Anarana…
library-name-hint = Anarana ho an'ity lalao ity
library-name-keep = Tahirizo ny anarana
library-copy-text = Adika ho soratra
menu-share = Zarao
share-picture = Sarin'ny fipetraky ny vato
share-link = Rohy mankany amin'ny lalao
library-copied-text = Ao amin'ny tahirin-dika ny firaketana.
library-copied-link = Ao amin'ny tahirin-dika ny rohy.
share-copied-picture = Ao amin'ny tahirin-dika ny sary.
library-save = Tahirizina anaty rakitra…
library-save-all = Tahirizo ireto…
library-file = fanorona.fgn
library-path-hint = /home/…/fanorona.fgn
library-exported =
    { $count ->
        [1] Voasoratra ao amin'ny «{ $file }» ny lalao.
        [one] Voasoratra ao amin'ny «{ $file }» ny lalao { $count }.
       *[other] Voasoratra ao amin'ny «{ $file }» ny lalao { $count }.
    }
library-delete = Fafana
library-deleted = Voafafa ny lalao.
library-bring-back = Averina
library-trash = Lalao voafafa
library-back = Lalao voatahiry
library-import = Hampiditra lalao…
library-damaged = Tsy azo ampiasaina io tahiry io. { $reason }
library-backup = Tsy azo ampiasaina ny tahiry farany, ka ny teo alohany no ampiasaina: angamba misy famindrana tsy ampy. { $reason }
library-just-now = vao teo
library-minutes-ago = { $count } minitra lasa izay
library-hours-ago = { $count } ora lasa izay
library-days-ago = { $count } andro lasa izay

## A game that was broken off.

resume-turn =
    { $side ->
        [white] Famindrana faha-{ $number }, anjaran'ny Fotsy
       *[black] Famindrana faha-{ $number }, anjaran'ny Mainty
    }
resume-when = Nolalaovina farany: { $when }

## Games that are brought in.

import-title = Hampiditra lalao
import-ways = Mifidiana rakitra misy firaketan-dalao, alatsaho eo amin'ny varavarankely izy ireo, na apetaho amin'ny Ctrl+V ny firaketana na ny rohy. Ny lalao tokana dia sokafana; ny maro dia tahirizina ao amin'ny lalaonao. Ny karazana, fafana, vato na lesona nataonao (.ron) dia ampiarahina amin'ny hafa.
import-choose = Hifidy rakitra…
import-paste = Apetaka
import-path = Lalan'ny rakitra, na rohy
import-read = Vakina
import-no-dialog = Tsy mampiseho boaty fisafidianana rakitra ity rafitra ity.
import-nothing-to-paste = Tsy misy soratra ao amin'ny tahirin-dika.
import-not-pasted = Tsy manome ny tahirin-dika ny mpitety tranonkala. Tsindrio ny Ctrl+V, na mifidiana rakitra.
import-reading = Lalao { $count } voavaky
import-stop = Ajanona
import-stopped = Najanona talohan'ny farany.
import-kept =
    { $count ->
        [0] Tsy nisy lalao tafiditra.
        [one] Tafiditra ao amin'ny lalaonao izao ny lalao { $count }.
       *[other] Tafiditra ao amin'ny lalaonao izao ny lalao { $count }.
    }
import-variant = Anisan'ny anao izao ny karazana «{ $name }». Fidio ao amin'ny «Lalao vaovao» izy.
import-board = Eo an-databatra izao ny fafana «{ $name }», ary anisan'ny hafa ao amin'ny safidy.
import-stones = Eo an-databatra izao ny vato «{ $name }», ary anisan'ny hafa ao amin'ny safidy.
import-lesson = Anisan'ny lesona izao ny lesona «{ $name }».
import-own-not-kept = { $file }: tsy azo ampiarahina amin'ny hafa ity. { $detail }
import-error-in-file = { $file }, andalana { $line }, tsanganana { $column }: { $reason }
import-error = Andalana { $line }, tsanganana { $column }: { $reason }
import-error-of-file = { $file }: { $reason }
import-drop = Alefaso eto: hampiana amin'ny anao ny lalao, lesona, karazan-dalao, fafana ary vato ao anatin'ny rakitra.
import-more-errors = Misy { $count } hafa koa tsy nety.
import-more-games = Hampiditra hafa…

## What the player made: variants, boards, stones.

own-title = Nataonao
own-variant = karazana
own-board = fafana
own-stones = vato
own-lesson = lesona
own-remove = Esorina
own-sure = Hesorina ve ny «{ $name }»?
own-keep = Tahirizina
own-removed = Voaesotra ny «{ $name }».
own-put-away = Voaesotra ny «{ $name }»; { $file } izao no anaran'ny rakitra misy azy.
own-not-removed = Tsy azo esorina ny «{ $name }». { $detail }

## Games that are written to a file.

export-title = Tahirizina anaty rakitra
export-path =
    { $count ->
        [1] Tsy mampiseho boaty fisafidianana rakitra ity rafitra ity. Soraty ny lalan'ny rakitra vaovao ho an'ny lalao.
        [one] Tsy mampiseho boaty fisafidianana rakitra ity rafitra ity. Soraty ny lalan'ny rakitra vaovao ho an'ny lalao { $count }.
       *[other] Tsy mampiseho boaty fisafidianana rakitra ity rafitra ity. Soraty ny lalan'ny rakitra vaovao ho an'ny lalao { $count }.
    }
export-write = Soratana

## Statistics.

statistics-none = Mbola tsy misy isaina: eto no anisana ny lalao tapitra nataon'ny olona manana anarana na nanoherana ny solosaina.
statistics-against = nifanandrina tamin'i { $name }
statistics-games = Lalao
statistics-wins = Nandresy
statistics-draws = Sahala
statistics-losses = Resy
statistics-streak = Farany
statistics-no-streak = tsy nandresy no tsy resy
statistics-won-streak = fandresena { $count } misesy
statistics-lost-streak = faharesena { $count } misesy
statistics-best-streak = Fandresena misesy betsaka indrindra
statistics-longest-chain = Rojo lava indrindra, isan'ny dingana
statistics-biggest-capture = Vato lany betsaka indrindra indray mamindra
statistics-coached = Lalao nisy mpanazatra, tsy isaina eo ambony
statistics-strength = Tanjaka, { $variant }

## The strength of a player. $place is one of the three messages after it.

strength-about = eo ho eo { $elo } ± { $error }, { $place }, avy amin'ny lalao { $games }
strength-between = eo anelanelan'i { $weaker } sy i { $stronger }
strength-below = ambanin'i { $name }
strength-above = ambonin'i { $name }
strength-unknown = mbola tsy fantatra
strength-yours = Ny tanjakao: { $estimate }.
strength-bars = Tanjaka { $bars } amin'ny { $all }.

# Errors in packs of puzzles.
pack-not-a-pack = Tsy andiana ankamantatra ity.
pack-version = Kinova tsy fantatra: «{ $version }».
pack-other-variant = Ankamantatry ny karazana «{ $key }» ireto.
pack-other-rules = Fitsipika hafa noho izay ananan'ny karazana ankehitriny no nanaovana ireo ankamantatra.
pack-made = Soratana toy izao ny nanaovana ny andiany: made SEED NODES GAMES.
pack-letter = Tsy misy ao amin'ny ankamantatra ny tarehintsoratra «{ $letter }».
pack-cut = Misy ampahany tsy ampy amin'ny ankamantatra.
pack-damaged = Simba ny ankamantatra: diso ny isa fanamarinana.
pack-position = Tsy fipetraka mbola itohizan'ny lalao ity.
pack-theme = Tsy azo atao ny lohahevitry ny ankamantatra.
pack-twice = Efa manana fipetraka mitovy amin'ity ny andalana teo aloha.
pack-turn = Tsy araka ny fitsipika ny famindrana faha-{ $number } amin'ny vahaolana.
pack-length = Tsy iray hatramin'ny dimy ny famindran'ny mpamaha ao amin'ny vahaolana.

games-no-folder = Tsy manana lahatahiry ho an'ny angon'ny mpilalao ny rafitra. Ataovy ao amin'ny FANORONA_DATA ny lalan'ny lahatahiry iray.
games-not-kept = Tsy tahirizina ity lalao ity. { $reason }
games-missing = Tsy misy lalao voatahiry manana io famantarana io.
games-held = Misy programa fanorona hafa milalao ity lalao ity.
games-full = Tsy misy famantarana malalaka intsony ho an'ny lalao hafa.
games-too-large = Mihoatra ny { $size } ny lalao, ka tsy azo tahirizina.
games-write = Tsy azo soratana ny «{ $file }»: { $detail }. Tsy niova izay voatahiry teo aloha.
games-file-exists = Efa misy ny «{ $file }».
games-no-save = Tsy lalao voatahiry io rakitra io.
games-version = Kinova { $version } ny tahiry, ary tsy fantatr'ity programa ity izany.
games-damaged = Simba ny tahiry: diso ny isa fanamarinana.
games-variant = Tsy misy ny karazana «{ $key }» an'ity lalao ity.
games-backup = { $id }: tsy azo ampiasaina ny tahiry farany, ka ny teo alohany no ampiasaina; mety hisy famindrana tsy ampy. { $reason }
