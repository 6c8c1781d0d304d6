# What the rules say: sides, ends, refusals, and faults of texts that are read.
# $side is white or black.

side-name =
    { $side ->
        [you] Ianao
        [white] Fotsy
        [black] Mainty
       *[other] { $side }
    }

## How a game ends. $side has won: white or black, or, where one person plays, you or opponent.

outcome-took-all =
    { $side ->
        [white] Mandresy ny Fotsy: lany ny vato mainty rehetra.
       *[black] Mandresy ny Mainty: lany ny vato fotsy rehetra.
    }
outcome-immobilised =
    { $side ->
        [white] Mandresy ny Fotsy: tsy afaka mihetsika intsony ny Mainty.
       *[black] Mandresy ny Mainty: tsy afaka mihetsika intsony ny Fotsy.
    }
outcome-resigned =
    { $side ->
        [white] Mandresy ny Fotsy: nilavo lefona ny Mainty.
       *[black] Mandresy ny Mainty: nilavo lefona ny Fotsy.
    }
outcome-out-of-time =
    { $side ->
        [white] Mandresy ny Fotsy: lany ny fotoanan'ny Mainty.
       *[black] Mandresy ny Mainty: lany ny fotoanan'ny Fotsy.
    }
outcome-nothing-given =
    { $side ->
        [white] Mandresy ny Fotsy: tsy nisy azo hanina, nefa tokony nanome ny Mainty.
       *[black] Mandresy ny Mainty: tsy nisy azo hanina, nefa tokony nanome ny Fotsy.
    }
outcome-nothing-to-eat =
    { $side ->
        [white] Mandresy ny Fotsy: tsy nahita vato hohanina ny Mainty.
       *[black] Mandresy ny Mainty: tsy nahita vato hohanina ny Fotsy.
    }
outcome-won =
    { $side ->
        [you] Mandresy ianao
        [white] Mandresy ny Fotsy
        [black] Mandresy ny Mainty
       *[other] Mandresy i { $side }
    }
outcome-drawn = Ady sahala
outcome-reason-took-all =
    { $side ->
        [white] Lany ny vato mainty rehetra.
       *[black] Lany ny vato fotsy rehetra.
    }
outcome-reason-immobilised =
    { $side ->
        [you] Tsy afaka mihetsika intsony ny mpifanandrina aminao.
        [opponent] Tsy afaka mihetsika intsony ianao.
        [white] Tsy afaka mihetsika intsony ny Mainty.
       *[black] Tsy afaka mihetsika intsony ny Fotsy.
    }
outcome-reason-resigned =
    { $side ->
        [you] Nilavo lefona ny mpifanandrina aminao.
        [opponent] Nilavo lefona ianao.
        [white] Nilavo lefona ny Mainty.
       *[black] Nilavo lefona ny Fotsy.
    }
outcome-reason-out-of-time =
    { $side ->
        [you] Lany ny fotoanan'ny mpifanandrina aminao.
        [opponent] Lany ny fotoananao.
        [white] Lany ny fotoanan'ny Mainty.
       *[black] Lany ny fotoanan'ny Fotsy.
    }
outcome-reason-nothing-given =
    { $side ->
        [you] Tsy nisy azo hanina, nefa tokony nanome ny mpifanandrina aminao.
        [opponent] Tsy nisy azo hanina, nefa tokony nanome ianao.
        [white] Tsy nisy azo hanina, nefa tokony nanome ny Mainty.
       *[black] Tsy nisy azo hanina, nefa tokony nanome ny Fotsy.
    }
outcome-reason-nothing-to-eat =
    { $side ->
        [you] Tsy nahita vato hohanina ny mpifanandrina aminao.
        [opponent] Tsy nahita vato hohanina ianao.
        [white] Tsy nahita vato hohanina ny Mainty.
       *[black] Tsy nahita vato hohanina ny Fotsy.
    }
outcome-quiet-turns = Ady sahala: maro loatra ny famindrana tsy nisy fihinanana.
outcome-repetition = Ady sahala: niverina imbetsaka loatra ny fipetraka mitovy.
outcome-agreement = Ady sahala nifanarahana.
outcome-no-move = Ady sahala: tsy afaka mihetsika ilay anjaran'ny milalao.
outcome-reason-quiet-turns = Maro loatra ny famindrana tsy nisy fihinanana.
outcome-reason-repetition = Niverina imbetsaka loatra ny fipetraka mitovy.
outcome-reason-agreement = Nifanaraka ny mpilalao.
outcome-reason-no-move = Tsy afaka mihetsika ilay anjaran'ny milalao.

## Draws that are near.

draw-near-quiet-turns =
    { $left ->
        [1] Raha tsy mihinana ny famindrana manaraka dia ady sahala ny lalao.
        [one] Famindrana { $left } tsy misy fihinanana sisa dia ady sahala ny lalao.
       *[other] Famindrana { $left } tsy misy fihinanana sisa dia ady sahala ny lalao.
    }
draw-near-position =
    { $repetitions ->
        [2] Fanindroany izao no nisehoan'ity fipetraka ity. Raha miverina indray izy dia ady sahala ny lalao.
       *[other] Efa niseho in-{ $repetitions } ity fipetraka ity. Raha miverina indray izy dia ady sahala ny lalao.
    }
draw-near-turns =
    { $count ->
        [one] Hahatonga ady sahala avy hatrany noho ny famerimberenana ity famindrana ity: { $turns }.
       *[other] Hahatonga ady sahala avy hatrany noho ny famerimberenana ny tsirairay amin'ireto famindrana ireto: { $turns }.
    }

## Clocks.

clock-seconds = Soratana amin'ny segondra ny fotoana, toy ny 600, 300+5 na 300+5:600; ny - dia midika hoe tsy misy famantaranandro.
clock-no-time = Mila fotoana am-piandohana ny famantaranandro.
clock-too-long = Ora { $hours } no farafahabetsaky ny fotoana.
clock-large-increment = Minitra { $minutes } no farafahabetsaky ny azo ampiana aorian'ny famindrana iray.
clock-sides = Fotoana ho an'ny mpilalao roa ihany no azo omena: ny an'ny Fotsy, avy eo ny an'ny Mainty.

## Why an action is refused.

refusal-game-over = Tapitra ny lalao.
refusal-no-stone = Tsy misy vato eo amin'ity teboka ity.
refusal-enemy-stone = Vaton'ny mpifanandrina aminao io.
refusal-stone-is-blocked = Tsy afaka mandeha na aiza na aiza io vato io.
refusal-occupied = Efa misy vato eo amin'ity teboka ity.
refusal-no-line = Tsy misy tsipika mampitohy ireo teboka roa ireo.
refusal-another-must-capture =
    { $count ->
        [one] Vato hafa no tsy maintsy mihinana: { $points }.
       *[other] Iray amin'ireto vato ireto no tsy maintsy mihinana: { $points }.
    }
refusal-must-capture = Tsy maintsy mihinana io vato io, nefa tsy mihinana na inona na inona io dingana io.
refusal-other-stone-in-chain = Ny vato eo amin'ny { $point } ihany no afaka manohy amin'ity famindrana ity.
refusal-chain-must-capture = Tsy maintsy mihinana ny dingana manaraka rehetra amin'ny rojo.
refusal-point-touched = Efa nodiavina tamin'ity famindrana ity io teboka io.
refusal-same-direction = Tsy mahazo mitana ny zotrany ny rojo.
refusal-direction-used = Efa narahin'ny rojo io zotra io.
refusal-first-turn-is-one-step = Dingana iray mihinana ihany ny famindrana voalohan'ny mpilalao tsirairay.
refusal-no-chains = Amin'ity karazana ity dia dingana iray ihany ny famindrana.
refusal-choose-group = Mihinana amin'ny fomba roa io dingana io: fidio ny tsindrona (A) na ny sintona (W).
refusal-takes-nothing-by-approach = Tsy mihinana amin'ny tsindrona io dingana io.
refusal-takes-nothing-by-withdrawal = Tsy mihinana amin'ny sintona io dingana io.
refusal-larger-group = Ny andiany maro vato kokoa amin'izy roa no tsy maintsy hanina.
refusal-handicapped-takes-nothing = Mbola tsy mahazo mihinana ilay voafera.
refusal-must-leave-capture = Tsy maintsy mamela vato hohanin'ny mpifanandrina ilay voafera.
refusal-eater-takes-one-step = Vato iray isaky ny famindrana no hanina, mandra-pahatapitry ny famerana ny ankilany.
refusal-must-continue = Tsy maintsy tohizana ny rojo raha mbola afaka mihinana ny vatony.
refusal-no-open-chain = Tsy misy famindrana efa natomboka.
refusal-chain-is-open = Misy rojo efa natomboka: farano na foany aloha izy.
refusal-nothing-to-undo = Tsy misy azo foanana.
refusal-nothing-to-redo = Tsy misy azo averina.
refusal-nothing-to-claim = Tsy misy fihinanana hadino azo takina.
refusal-no-agreement = Tsy ekena amin'ity karazana ity ny ady sahala ifanarahana.
refusal-no-offer = Tsy misy ady sahala natolotra.

## What is wrong with a position's text.

position-rows = Andalana { $found } no ao amin'ny fipetraka, fa ny fafana manana { $expected }.
position-columns = Teboka { $found } no ao amin'ny andalana { $row }, fa ny fafana manana tsanganana { $expected }.
position-letter = Tsy azo soratana ao amin'ny fipetraka ny «{ $letter }»: ny W, ny B, ny isa 1 hatramin'ny 9 ary ny tsipika mitongilana ihany no azo soratana.
position-side = Ilay anjaran'ny milalao dia tsy maintsy soratana hoe w na b.
position-quiet = Ny isan'ny famindrana hatramin'ny fihinanana farany dia tsy maintsy isa 0 hatramin'ny 65535.
position-number = Ny laharan'ny famindrana dia tsy maintsy isa 1 hatramin'ny { $most }.
position-handicap = Ilay voafera dia tsy maintsy soratana hoe w, b na tsipika fohy.
position-extra = Singa dimy no farafahabetsaky ny ao amin'ny fipetraka.
position-off-board = Misy vato ivelan'ny fafana.
position-overlap = Misy vato roa eo amin'ny teboka iray.
position-empty = Tsy misy vato eo ambonin'ny fafana.
position-number-zero = Manomboka amin'ny 1 ny laharan'ny famindrana.
position-no-handicap = Tsy misy famerana amin'ity karazana ity.

## What is wrong with a turn's text.

turn-empty = Tsy misy famindrana voasoratra.
turn-unexpected = Tsy azo soratana eto anatin'ny famindrana ny «{ $letter }».
turn-point-missing = Misy teboka tsy ampy, toy ny d3.
turn-count-missing = Misy isa tsy ampy aorian'ny marika hoe mitovy (=).
turn-off-board = Tsy manana teboka { $point } ny fafana.
turn-refused = { $from }-{ $to }: { $reason }
turn-ambiguous = Maro ny fihinanana mety: soraty aorian'ny teboka ny A (tsindrona) na ny W (sintona).
turn-wrong-count = Vato { $actual } no hanin'io dingana io, fa tsy { $printed }.

## What is wrong with a game record.

game-tag = Soratana hoe [Anarana "sanda"] ny marika.
game-tag-twice = Miverina indroa ny marika «{ $name }».
game-unclosed = Misy «{ $sign }» tsy voahidy.
game-unopened = Misy «{ $sign }» tsy manidy na inona na inona.
game-unknown-variant = Tsy misy karazana antsoina hoe «{ $key }».
game-start = Tsy fipetraka ny fiandohana. { $reason }
game-number = Ny laharan'ny famindrana dia { $expected } fa tsy { $found }
game-turn =
    { $side ->
        [white] Famindrana faha-{ $number }, Fotsy, «{ $turn }»: { $reason }
       *[black] Famindrana faha-{ $number }, Mainty, «{ $turn }»: { $reason }
    }
game-after-end = Voasoratra aorian'ny fiafaran'ny lalao ny «{ $turn }».
game-result = { $found } no vokatra voasoratra, nefa { $expected } no izy.

## What is wrong with a variant file.

variant-syntax = Tsy voavaky ity: { $detail }.
variant-too-deep = Maro loatra ny fononteny misokatra eto: { $most } no be indrindra azo mifanindry. Tadiavo izay tsy mihidy na tsy ilaina.
variant-no-parentheses = Tokony ho saha anaty fononteny no eto, toy ny (key: "mine", columns: 5).
variant-value = Tsy mety ny ao anatin'ny saha «{ $field }»: { $detail }.
variant-out-of-bounds = Ny isa ao amin'ny saha «{ $field }» dia tsy maintsy { $least } hatramin'ny { $most }.
variant-unknown-switch = Tsy misy fitsipika atao hoe «{ $name }». Ny misy dia { $names }.
variant-unknown-field = Tsy misy saha antsoina hoe «{ $field }».
variant-twice = Miverina indroa ny saha «{ $field }».
variant-missing = Tsy ao ny saha «{ $field }».
variant-key = Ny fanalahidy «{ $key }» dia tsy maintsy litera madinika, isa na tsipika fohy.
variant-key-too-long = Misy litera { $found } ny fanalahidy; { $most } no farany ambony.
variant-language = Ny fiteny «{ $code }» dia tsy maintsy kaody toy ny fr na pt-BR.
variant-language-twice = Miverina indroa ny fiteny «{ $code }».
variant-empty-text = Foana ny soratra amin'ny «{ $code }».
variant-name-lines = Andalana tokana ihany ny anarana.
variant-size = Ny saha «{ $field }» dia tsy maintsy { $least } hatramin'ny { $most }, fa tsy { $found }.
variant-too-many-points = Hanana teboka { $found } ny fafana; 64 no farafahabetsany.
variant-start = Tsy mifanaraka amin'ny fafana ny fiandohana. { $reason }
variant-no-stones = Samy mila vato ny roa tonta am-piandohana.
variant-start-over = Efa tapitra sahady ny lalao am-piandohana.
variant-no-english-name = Tsy ao ny anarana amin'ny teny anglisy, «en».
variant-zero = Tsy azo atao aotra ny saha «{ $field }».
variant-key-taken = Efa misy mampiasa ny fanalahidy «{ $key }»: zavatra tafiditra ao amin'ny programa.
variant-key-taken-by-file = Efa misy mampiasa ny fanalahidy «{ $key }»: ny rakitra { $file }.

## What is wrong with a file.

file-missing = Tsy misy io rakitra io.
file-directory = Lahatahiry io fa tsy rakitra.
file-not-a-file = Tsy rakitra tsotra io.
file-denied = Tsy azo vakina io rakitra io: tsy nahazoana alalana.
file-too-large = Mihoatra ny { $size } ny rakitra.
size-megabytes = { $count } MB
size-kilobytes = { $count } KB
file-not-text = Tsy rakitra soratra amin'ny UTF-8 io: tehirizo amin'ny UTF-8.
file-empty = Foana ny rakitra.
file-other = Tsy azo vakina ny rakitra: { $detail }.

## Records with several games, and links.

game-cut-off = Toa tapaka ny firaketana: { $result } no lazain'ny marika, nefa tsy izany no iafarany.
game-none = Tsy misy lalao ao amin'ny soratra.
game-tag-like = Tsy marika ny «{ $name }», fa saika «{ $known }», izay mamaritra ny famakiana ny lalao.
game-read-as = Vakina hoe «{ $read }» ny «{ $found }».
game-beyond-draw =
    { $side ->
        [white] Araka ny fitsipika dia vita ny lalao alohan'ny famindrana faha-{ $number }, Fotsy. Novakina hatramin'ny farany tsy misy io fetra io izy. { $reason }
       *[black] Araka ny fitsipika dia vita ny lalao alohan'ny famindrana faha-{ $number }, Mainty. Novakina hatramin'ny farany tsy misy io fetra io izy. { $reason }
    }
game-second = Misy lalao hafa manaraka. Ny «fanorona games import» no mamaky rakitra misy lalao maro.
game-too-many-turns = Manana famindrana mihoatra ny { $most } ny lalao.
game-too-deep = Mifanindry mihoatra ny { $most } ny lalana hafa.
link-scheme = Manomboka amin'ny «fanorona:» ny rohin'ny lalao.
link-version = Kinova { $version } ilay rohy, ary tsy fantatr'ity programa ity izany.
link-cut = Misy ampahany tsy ampy amin'ny rohy.
link-too-long = Mihoatra ny { $most } ny litera ao amin'ny rohy.
link-letter = Tsy azo soratana ao anaty rohy ny «{ $letter }».
link-damaged = Simba ny rohy: misy tarehintsoratra very na niova.
link-unknown-variant = Lalao karazana «{ $key }» ilay rohy, nefa tsy ato izany. Ataovy ao amin'ny lahatahirin'ny karazana anananao ny rakitra misy azy.
link-turn = Tsy azo atao araka ny fitsipik'ity karazana ity ny famindrana faha-{ $number } ao amin'ny rohy.
link-too-many-turns = Tsy voavaky ny famindrana faha-{ $number } ao amin'ny rohy: maro loatra ny famindrana mety atao eo.
link-other-rules = Natao tamin'ny fitsipika hafa noho ny an'ity karazana ity eto ny rohy.
