# The command line and the text board. $side is white or black.

## Errors, and how the game opens.

cli-unknown-variant = Tsy misy karazana antsoina hoe «{ $key }». Ireo karazana fantatra: { $known }.
cli-unknown-opponent = Tsy misy mpifanandrina solosaina antsoina hoe «{ $name }». Ireo fantatra: { $known }.
cli-unknown-player = Tsy misy mpifanandrina solosaina antsoina hoe «{ $name }». Ireo fantatra: { $known }; ny human dia olona.
cli-unknown-match = Tsy misy fihaonana antsoina hoe «{ $name }». Ireo fantatra: { $known }.
cli-needs-match = Momba ny fihaonana ny { $option }: ampio --match.
puzzles-in-vain = Tsy nahitana ankamantatra vaovao ny lalao { $games } farany. Misy { $found } ao amin'ny fitambarany.
cli-not-a-kept-game = Tsy lalao notahirizin'ny `fanorona-lab chances` io andalana io.
cli-other-kept-games = Safidy hafa no nilalaovana ireo lalao ireo.
cli-not-kept-games = Tsy rakitra nosoratan'ny `fanorona-lab chances --keep` amin'ity kinova ity io.
cli-other-positions = Safidy hafa no nanaovana ireo fipetraka ireo.
cli-not-positions = Tsy rakitra nosoratan'ny `fanorona-lab datagen` amin'ity kinova ity io.
cli-damaged-positions = Simba ny ampahany { $block } amin'ireo fipetraka.
cli-positions-of-another-variant = An'ny karazana hafa noho ny an'ny rakitra voalohany ireo fipetraka ireo.
cli-no-patterns = Tsy azo ianarana fanombanana ity fafana ity: tokony ho tsy ankasa ny isan'ny tsanganana sy ny andalana, dimy farafahakeliny.
cli-patterns-too-large = Mila { $bytes } oktety ny lanja, mihoatra ny { $most }. Esorin'ny --least lehibe kokoa ny endrika mahalana.
cli-output = Tsy azo soratana ny vokatra: { $detail }.
cli-input = Tsy azo vakina ny fampidirana: { $detail }.
cli-no-folder = Tsy misy io lahatahiry io.
cli-not-a-folder = Tsy lahatahiry io.
check-unknown = Tsy anisan'ny rakitra azo hamarinina ity: karazana, fafana, vato, lesona, andiana ankamantatra ary firaketan-dalao.
check-not-loaded = Tsy avy eto no akan'ny programa ity rakitra ity: ao amin'ny { $folder } no akany ny rakitra toy izany, ary .{ $extension } no fiafaran'ny anarany.

open-no-display = Tsy misy efijery azo anokafana varavarankely.
open-dead-display = Tsy mamaly ny efijery.
open-no-graphics = Tsy hita ny mpamily sary: mila Vulkan na OpenGL ny varavarankely.
open-no-window = Tsy nasiana varavarankely ity programa ity tamin'ny nanamboarana azy.
open-one-file = Lalao iray ihany no asehon'ny terminaly: rakitra iray ihany no omena.
open-text = Misokatra ao amin'ny terminaly ny lalao.
open-exhibition = Tsy misy terminaly koa: milalao indray mandeha amin'ny tenany ny solosaina.

## The text board.

text-welcome = { $variant }. Soraty ny famindrana, toy ny d3-e3, na «fanampiana».
text-help =
    Soratana amin'ny teboka ny famindrana: d3-e3. Ampio A (tsindrona) na W (sintona)
    aorian'ny teboka: d3-e3A. Misy dingana maro ny rojo: c1-d1A-d2A. Raha misy litera
    dia atao araka izay voasoratra ny famindrana; raha tsy misy, na misy ... any
    amin'ny farany, dia mbola misokatra izy raha afaka mihinana indray ny vatony. Ny
    teboka irery dia milaza izay azon'ny vatony atao.
    Ireo teny:
    fafana       manao ny sarin'ny fafana: W ny Fotsy, B ny Mainty, teboka ny banga.
    andalana     milaza ny fafana amin'ny teny.
    famindrana   mitanisa ny famindrana rehetra azo atao.
    torohevitra  milaza famindrana tsara sy ny antony maha tsara azy.
    mamakafaka   milaza rehefa tapitra ny lalao hoe iza no fahadisoana, ary nahoana.
    miverina, nahoana ary avela no famaliana ny mpanazatra: foanana ny famindrana,
                 lazaina ny antony, avela eo izy.
    farano       mamarana ny famindrana efa natomboka; miverina mamoana ny dingana farany.
    foany        mamoana ny famindrana farany; averina mamerina azy.
    sahala       manolotra ady sahala; ekena sy lavina no famaliana izany.
    resy         milavo lefona.
    mitaky       mitaky fihinanana nohadinoin'ny mpifanandrina, raha ekena izany.
    fitsipika    milaza ny fitsipik'ity karazana ity.
    mampitaha KARAZANA   milaza ny famindrana, na dingan'ny rojo misokatra, ekena na
                 lavin'io karazana io, sy ny fitsipika anaovany izany; ny mampitaha
                 irery dia mitanisa ny karazana.
    mikaroka     milaza ny fanokafana sy izay nolalaovina avy eto.
    tahirizo RAKITRA   manoratra ny firaketana; tahirizo! RAKITRA manolo rakitra.
    miato        mampiato ny famantaranandro mandra-panoratra andalana manaraka.
    manaraka     manomboka ny lalao manaraka amin'ny fihaonana.
    hivoaka      mamarana ny programa.
text-coach-words = Soraty «miverina», «nahoana» na «avela».
text-coach-first = Valio aloha ny mpanazatra: «miverina», «nahoana» na «avela».
text-coach-stands = Mijanona eo ny famindrana.
text-own-variant-file = Tsy azo tohizana io lalao io raha tsy ao amin'ny lahatahirin'ny karazany anao i { $file }.
text-coach-none = Tsy nanontany ny mpanazatra.
# $level is the strength at which the opponent plays, in Elo.
text-adjusts = Milalao amin'ny Elo { $level } i { $name }.
text-coach-alone = Olona tokana manoloana ny solosaina no ampian'ny mpanazatra.
text-coach-level = Tsy ambaratongan'ny mpanazatra ny «{ $level }»: 1, 2 na 3, na off.
text-analyse-later = Rehefa tapitra ny lalao vao azo fakafakaina.
text-analysing = Eo am-pamakafakana ny lalao.
text-hint = Famindrana tsara ny { $turn }.
text-hint-end = Ny tsara indrindra dia ny mamarana eto ny famindrana.
text-none = tsy misy
text-row = Andalana { $row }: fotsy { $white }; mainty { $black }; banga { $empty }.
text-counts = Manana vato { $white } ny Fotsy, vato { $black } ny Mainty.
text-any-stone =
    { $side ->
        [white] Anjaran'ny Fotsy: na vato iza na vato iza azo afindra, satria tsy misy afaka mihinana.
       *[black] Anjaran'ny Mainty: na vato iza na vato iza azo afindra, satria tsy misy afaka mihinana.
    }
text-must-capture =
    { $side ->
        [white] Tsy maintsy mihinana ny Fotsy: vato { $count } no afaka, { $points }.
       *[black] Tsy maintsy mihinana ny Mainty: vato { $count } no afaka, { $points }.
    }
text-should-capture =
    { $side ->
        [white] Tokony hihinana ny Fotsy: vato { $count } no afaka, { $points }. Raha tsy izany dia azon'ny Mainty takina.
       *[black] Tokony hihinana ny Mainty: vato { $count } no afaka, { $points }. Raha tsy izany dia azon'ny Fotsy takina.
    }
text-handicapped =
    { $side ->
        [white] Anjaran'ny Fotsy, voafera: dingana iray tsy mihinana, mamela vato hohanin'ny Mainty.
       *[black] Anjaran'ny Mainty, voafera: dingana iray tsy mihinana, mamela vato hohanin'ny Fotsy.
    }
text-cannot-give =
    { $side ->
        [white] Anjaran'ny Fotsy, voafera: tsy misy dingana mamela vato hohanin'ny Mainty, ka izay dingana rehetra mety; tsy mihinana izy.
       *[black] Anjaran'ny Mainty, voafera: tsy misy dingana mamela vato hohanin'ny Fotsy, ka izay dingana rehetra mety; tsy mihinana izy.
    }
text-must-eat =
    { $side ->
        [white] Tsy maintsy mihinana vato iray amin'ny dingana iray ny Fotsy: vato { $count } no afaka, { $points }.
       *[black] Tsy maintsy mihinana vato iray amin'ny dingana iray ny Mainty: vato { $count } no afaka, { $points }.
    }
text-handicap-left =
    { $side ->
        [white] { $count ->
            [0] Tapitra amin'ny famindrany manaraka ny famerana ny Fotsy.
            [one] Voafera ny Fotsy mandra-pahatonga ny vatony ho { $until } sisa: vato { $count } indray.
           *[other] Voafera ny Fotsy mandra-pahatonga ny vatony ho { $until } sisa: vato { $count } indray.
        }
       *[black] { $count ->
            [0] Tapitra amin'ny famindrany manaraka ny famerana ny Mainty.
            [one] Voafera ny Mainty mandra-pahatonga ny vatony ho { $until } sisa: vato { $count } indray.
           *[other] Voafera ny Mainty mandra-pahatonga ny vatony ho { $until } sisa: vato { $count } indray.
        }
    }
text-may-claim = Nanadino fihinanana ny famindrana natao teo: soraty «mitaky» hamoanana azy.
text-chain-may-go-on = Afaka mihinana indray ny vato eo amin'ny { $point }: { $steps }. Soraty ny teboka, na «farano».
text-chain-must-go-on = Tsy maintsy mihinana indray ny vato eo amin'ny { $point }: { $steps }. Soraty ny teboka.
text-chain-first = Farano aloha ity famindrana ity.
text-option = { $step } mihinana ny { $points }
text-choice = Mihinana amin'ny fomba roa ny avy amin'ny { $from } ho amin'ny { $to }: soraty { $to }A hihinanana ny { $approach }, na { $to }W hihinanana ny { $withdrawal }.
text-stone-goes = Afaka mandeha ny vato eo amin'ny { $point }: { $steps }.
text-turns-many = Mihoatra ny { $count } ny famindrana azo atao. Ireto ny voalohany:
text-turns = Famindrana { $count } no azo atao:
text-paika =
    { $side ->
        [white] Mamindra avy amin'ny { $from } ho amin'ny { $to } ny Fotsy.
       *[black] Mamindra avy amin'ny { $from } ho amin'ny { $to } ny Mainty.
    }
text-captured =
    { $side ->
        [white] Mamindra avy amin'ny { $from } ho amin'ny { $to } ny Fotsy ary mihinana vato { $count }: { $points }. Soratana hoe { $turn }.
       *[black] Mamindra avy amin'ny { $from } ho amin'ny { $to } ny Mainty ary mihinana vato { $count }: { $points }. Soratana hoe { $turn }.
    }
text-thinks =
    { $side ->
        [white] Mieritreritra i { $name } (Fotsy).
       *[black] Mieritreritra i { $name } (Mainty).
    }
text-claims =
    { $side ->
        [white] Mitaky ny fihinanana hadino ny Fotsy: foanana ny famindran'ny Mainty ka tsy maintsy mihinana izy.
       *[black] Mitaky ny fihinanana hadino ny Mainty: foanana ny famindran'ny Fotsy ka tsy maintsy mihinana izy.
    }
text-offer =
    { $side ->
        [white] Manolotra ady sahala ny Fotsy. Azon'ny Mainty soratana ny «ekena» na «lavina».
       *[black] Manolotra ady sahala ny Mainty. Azon'ny Fotsy soratana ny «ekena» na «lavina».
    }
text-accepts =
    { $side ->
        [white] Manaiky ny ady sahala ny Fotsy.
       *[black] Manaiky ny ady sahala ny Mainty.
    }
text-declines =
    { $side ->
        [white] Mandà ny ady sahala ny Fotsy.
       *[black] Mandà ny ady sahala ny Mainty.
    }
text-declined = Nolavina ny ady sahala.
text-step-back = Nofoanana ny dingana.
text-undone = Nofoanana.
text-redone = Naverina.
text-save-where = Soraty ny anaran'ny rakitra aorian'ny «tahirizo».
text-save-exists = Efa misy ny «{ $file }». Soraty tahirizo! { $file } hanoloana azy.
text-save-open = Tsy soratana ny famindrana efa natomboka: mbola tsy nifarana izy.
text-saved = Voasoratra ao amin'ny «{ $file }» ny lalao.
text-not-saved = Tsy azo soratana ny «{ $file }»: { $detail }.
text-unknown = Tsy famindrana ary tsy teny fantatra eto ny «{ $text }». Soraty «fanampiana».
text-too-long = Lava loatra ny andalana ka tsy raisina: oktety { $most } no fetra.
text-result = Vokatra: { $result }.
text-after-end = Soraty «foany», «tahirizo RAKITRA» na «hivoaka».
text-clocks = Famantaranandro: Fotsy { $white }, Mainty { $black }.
text-no-clock = tsy misy
text-paused = Miato ny famantaranandro. Mandeha indray izy amin'ny andalana manaraka.
text-no-clock-runs = Tsy misy famantaranandro mandeha.
text-goodbye = Veloma.

## A match at the text board. $number is the game's; names are the parties'.

text-match-game = Lalao faha-{ $number }, { $variant }: milalao ny Fotsy ary manomboka i { $white }, milalao ny Mainty i { $black }.
text-match-rematch = Ny lalao famaliana: nandresy tamin'ny lalao teo aloha i { $name } ka milalao voafera.
text-match-decider = Samy nandresy indray mandeha: ity lalao ity no hanapaka ny fihaonana.
text-match-replayed = Ady sahala ny lalao teo aloha, ka averina amin'ny fepetra mitovy.
text-match-line = Lalao faha-{ $number }, { $first } { $points } : { $others } { $second }. Anjaran'i { $name }.
text-match-score = Isa: { $first } { $points } : { $others } { $second }.
text-match-won = Mandresy amin'ny fihaonana i { $name }.
text-match-next = Soraty «manaraka» hanaovana ny lalao faha-{ $number }, na «foany», «tahirizo RAKITRA» na «hivoaka».
text-endless = Famindrana { $turns } no natao nefa tsy nisy fiafarany: tsy misy valiny ny lalao.
text-no-next = Tsy misy lalao manaraka izao.
text-match-no-rematch = Tsy misy lalao famaliana ny fihaonana «{ $match }».

## Solving.

solve-no-room = Tsy azo omena fitadidiana { $size } MiB.
proof-none = Tsy porofo ity.
proof-version = Kinovan'ny porofo tsy fantatra: «{ $version }».
proof-turns = Tsy mitombina ny porofo: tsy mifanaraka ny isan'ny famindrany.
proof-turn = Tsy mitombina ny porofo: ao amin'ny { $position } dia tsy misy famindrana manana ny laharana omeny.
proof-end = Tsy mitombina ny porofo: ao amin'ny { $position } dia mifarana amin'ny fomba hafa ny lalao.
proof-cycle = Tsy mitombina ny porofo: mety hiverina ny fipetraka iray, ka mety tsy ho tonga mihitsy ny fandresena.
proof-quiet = Tsy mitombina ny porofo: mila famindrana tsy misy fihinanana mihoatra noho izay avelan'ny fitsipika.
proof-positions = Maro noho izay azo arahina ny fipetraka ao amin'ny porofo.
proof-chains = Tsy azo hamarinina ny porofo: be loatra ny famindrana ao amin'ny { $position }.
proof-not-kept = Voaporofo ny vokatra, nefa tsy omby ao amin'ny fitadidiana ny porofo manontolo; omeo bebe kokoa amin'ny --memory.
solve-progress =
    { $side ->
        [white] Mandresy ve ny Fotsy? Fipetraka { $nodes } voajery; { $proof } farafahakeliny no mbola ilaina hanaporofoana azy, { $disproof } hanaporofoana ny mifanohitra.
       *[black] Mandresy ve ny Mainty? Fipetraka { $nodes } voajery; { $proof } farafahakeliny no mbola ilaina hanaporofoana azy, { $disproof } hanaporofoana ny mifanohitra.
    }

## Matches.

match-unknown-player = Tsy misy mpilalao antsoina hoe «{ $name }». Ireo mpilalao fantatra: random, pupil, search, exec:ANDALAM-BAIKO, ary ny mpifanandrina solosaina { $known }.
match-unknown-option = Tsy safidin'ny mpilalao ny «{ $option }». Ireo safidy fantatra: { $known }.
match-misplaced-option = Tsy mihatra amin'io mpilalao io ny safidy { $option }.
match-opening-over = Tsy misy famindrana azo atao avy eto. { $reason }
match-threads = Maro loatra ny lalao { $games } miaraka, samy mampiasa kofehy { $threads }; kofehy { $most } no farafahabetsany.
match-number = Mila isa feno manomboka amin'ny 1 ny safidy { $option }.
match-number-up-to = Mila isa feno 1 hatramin'ny { $most } ny safidy { $option }.
match-number-between = Mila isa feno { $least } hatramin'ny { $most } ny safidy { $option }.
match-twice = Indroa no nomena ny safidy { $option }.
match-bad-patterns = Tsy misy lanja nosoratan'ny `fanorona-lab train` amin'ity kinova ity ny { $file }, na simba izy.
match-no-limit = Mila fetra io mpilalao io: ampio :nodes=20000 na :movetime=200 (ao anaty fononteny aorian'ny exec), na omeo --nodes, --movetime, --depth na --clock.
match-clock = Mila segondra ny famantaranandro, ary mety hisy fanampiny aorian'ny marika plus: 60 na 1+0.05.
match-command = Tsy maintsy arahin'ny andalan-baikon'ny programa ny exec:, ary ao anaty fononteny alohan'ny teboka roa ny safidy: exec[movetime=200]:node engine.mjs.
match-test = Ny isa voalohany amin'ny --sprt dia tsy maintsy kely noho ny faharoa.
match-even = Tsy maintsy isa ankasa ny isan'ny lalao: indroa no lalaovina ny fanokafana tsirairay, mifanakalo loko.
match-plies = Ny isan'ny famindrana kisendrasendra dia tsy maintsy isa toy ny 6 na elanelana toy ny 4-8, hatramin'ny 100.
match-edge = Ny tombony dia elanelam-bato ho an'ny fanokafana kisendrasendra, toy ny 1.5-3, hatramin'ny 20.
match-no-openings = Tsy misy fipetraka ao amin'io rakitra io.
match-book-unused = Tsy misy mpilalao mahay boky fanokafana amin'ity fihaonana ity, ka tsy misy ilana ny --book.
match-book-variant = An'ny karazana «{ $other }» io boky io, fa «{ $key }» no lalaovina.
match-program = Tsy afaka milalao ny programan'i { $player }: { $detail }.
match-time = { $player }: { $time } ms isaky ny famindrana, fipetraka { $nodes } isan-tsegondra.
spsa-unknown-constant = Tsy isa raikitry ny fikarohana ny «{ $name }». Ireo isa raikitra fantatra: { $known }.
spsa-step = Tsy maintsy isa feno { $least } hatramin'ny { $most } ny dingan'ny { $option }.
spsa-not-a-state = Tsy rakitra nosoratan'ny `fanorona-lab spsa` amin'ity kinova ity io.
spsa-damaged-state = Simba io rakitra nosoratan'ny `fanorona-lab spsa` io.
spsa-other-options = Safidy hafa no nanaovana io rakitra io.

## The Parker booklet's tables.

## Endgame tables. $small and $large are numbers of stones.

endgame-too-many = Tsy omby ny vato { $stones } eo amin'ny fafana misy teboka { $points }.
endgame-memory = Mila fitadidiana { $need } GiB ny tabilaon'ny vato { $stones } amin'ity fafana ity; { $limit } GiB ny fetra.
endgame-building = Manamboatra ny tabilaon'ny vato { $small } manohitra { $large }.
endgame-progress = vato { $small } manohitra { $large }, fihodinana { $pass } [{ $bar }] { $percent } %
endgame-contradiction = Mifanohitra ny tabilao eo amin'ny { $position }: { $said } no voasoratra, nefa mitondra any amin'ny { $found } ny famindrana ao aminy.
endgame-wrong-numbers = Diso ny isan'ny fandresena, ny sahala, ny faharesena ary ny famindrana lazain'ny tabilao ho an'ny vato { $own } manohitra { $enemy }.
endgame-not-checked = Tsy nisy nojerena tamin'ny tabilao ho an'ny vato { $small } manohitra { $large }.

## Saved games. $id is the id of a game.

games-broken-off = Nisy lalao tapaka: { $id }. Ny «fanorona text --resume» no manohy azy.
games-none-broken-off = Tsy misy lalao tapaka.
games-no-results = Mbola tsy misy lalao toy izany tapitra, ka tsy misy vokatra.
games-no-strength = Tsy misy lalao toy izany isaina ho amin'ny tanjaka: lalao tapitra niadiana tamin'ny solosaina, tsy misy mpanazatra, torohevitra na famindrana nofoanana.
games-over = Tapitra ny lalao { $id }.

## Positions in which a turn has very many ways.

turns-cut = Mijanona eto ny lisitra: mbola misy famindrana hafa.
perft-not-exact = Tsy marina tsara ny isa aorian'ny >=: misy fipetraka manana rojo maro noho izay isain'ity programa ity, ka izay no isany farafahakeliny.

compare-number = Karazana roa na telo no ampitahaina: --variants tsivy,parker.
compare-twice = Voatonona indroa ny karazana «{ $key }».
compare-only-positions = Ho an'ny fipetraka io safidy io, fa lalao no ampitahaina.
compare-only-games = Ho an'ny lalao io safidy io, fa tsy nisy nomena.
compare-boards = Manana fafana misy teboka { $columns } × { $rows } ny «{ $other }», fa { $firstcolumns } × { $firstrows } ny an'ny «{ $key }»: tsy misy fipetraka mety amin'izy roa.
compare-head-sheet = karazana
compare-head-turn = famindrana
compare-head-takes = hanina
compare-head-rule = fitsipika
compare-head-depth = halalina
compare-head-turns = famindrana
compare-head-only = eto ihany
compare-head-switch = safidy
compare-head-board = fafana
compare-head-end = farany
compare-yes = eny
compare-no = tsia
compare-rules = Ireo fitsipika mahatonga ny tsy fitoviana:
compare-unknown = tsy fantatra
compare-head-value = amin'ny lalao tsara indrindra
compare-not-exact = Tsy marina tsara ny isa aorian'ny >=: najanona ny fanisana, ka izay no isany farafahakeliny.
compare-parted = Nandao ny rojo ny { $key }. { $reason }
compare-no-step = Tsy misy karazana mamela ny { $step } eo.
compare-game = Lalao { $key }, famindrana { $turns }, { $result }.
compare-with =
    { $count ->
        [0] { $key }: mitovy ny famindrana azo atao.
        [one] { $key }: famindrana { $count } no tsy mitovy.
       *[other] { $key }: famindrana { $count } no tsy mitovy.
    }
compare-with-more = Soraty «mampitaha» sy ny karazana hahitana ny famindrana: { $keys }.

puzzle-timed-begin = { $minutes } minitra: vahao izay betsaka indrindra vitanao. Mifarana amin'ny fahadisoana { $mistakes }.
puzzle-timed-left = { $time } sisa, { $solved } voavaha, fahadisoana { $mistakes } amin'ny { $most }.
puzzle-welcome = Ankamantatra. Soraty ny famindrana, na «fanampiana» hahitana ny teny.
puzzle-your-rating = Ny naotinao: { $rating }, eo ho eo { $deviation }.
puzzle-none-due = Tsy misy ankamantatra tokony hiverina izao.
puzzle-none-due-until = Tsy misy ankamantatra tokony hiverina alohan'ny { $day }.
puzzle-all-done = Tsy misy ankamantatra hiverina intsony anio.
puzzle-unknown = Tsy misy ankamantatra «{ $name }».
puzzle-not-a-name = Tsy anarana ankamantatra ny «{ $name }», toy ny tsivy-015b1b0.
puzzle-not-a-theme = Tsy lohahevitra ny «{ $name }». Ireo lohahevitra: { $known }.
puzzle-not-a-difficulty = Tsy elanelana naoty ny «{ $name }», toy ny 1200-1600, 1800- na -1000.
puzzle-no-sheet = Tsy misy karazana manana ankamantatra avy amin'ny taratasim-pitsipika «{ $name }». Ireo taratasy: { $known }.
puzzle-go-on = Andramo indray, na soraty «vahaolana» na «manaraka».
puzzle-daily-tried = Efa nanandrana ny ankamantatra androany ianao. Tsy hanova ny naotinao ny vokatra hafa.
puzzle-daily-solved = Efa namaha ny ankamantatra androany ianao.
puzzle-daily-over = Iny ny ankamantatra androany. Ankamantatra manakaiky ny naotinao no manaraka.
puzzle-is-solved = Voavaha ity ankamantatra ity. Soraty «manaraka», na «averina» hanaovana azy indray.
puzzle-not-in-timed = Tsy azo atao rehefa miady amin'ny ora.
puzzle-help =
    Soraty amin'ny teboka ny famindrana: d3-e3, miampy A (tsindrona) na W (sintona)
    raha samy azo atao; ny rojo toy ny c1-d1A-d2A. Isaina ho fahadisoana ny famindrana
    diso, ny torohevitra na ny vahaolana voalohany; azo tohizana ihany anefa. Ireo teny:
    asa         mamerina izay hatao; fafana, andalana, famindrana ary fitsipika
                toy ny amin'ny lalao.
    farano      mamarana ny famindrana efa natomboka; miverina mamoana ny dingana farany.
    foany       mamoana ny famindrana farany.
    torohevitra manome torohevitra; vahaolana maneho ny famindrana manaraka.
    averina     manomboka indray ny ankamantatra.
    manaraka    mankany amin'ny ankamantatra manaraka, na tsy voavaha aza ity.
    hivoaka     mamarana ny programa.

explore-later = Rehefa tapitra ny lalao vao azo ampiasaina ny mpikaroka.
explore-head-turn = famindrana
explore-head-games = lalao
explore-head-white = Fotsy
explore-head-draws = sahala
explore-head-black = Mainty
explore-head-value = lanja
explore-more = Misy famindrana { $count } hafa koa nolalaovina.

learn-stars = Kintana { $stars } amin'ny telo.
learn-unknown = Tsy misy lesona na fanazarana antsoina hoe «{ $name }». Ireo lesona: { $known }.
learn-unknown-exercise = Tsy misy fanazarana «{ $name }» ao amin'ny lesona «{ $lesson }». Ireo fanazarana ao: { $known }.
learn-no-lessons = Tsy misy lesona.
learn-welcome = Lesona. Soraty ny famindrana, na «fanampiana» hahitana ny teny.
learn-heading = { $lesson }, fanazarana { $number } amin'ny { $count } ({ $name })
learn-marked = Voamarika: { $points }.
learn-pick = Soraty ny teboka, toy ny a1 c3.
learn-is-solved = Voavaha ity fanazarana ity. Soraty «manaraka», na «averina» hanaovana azy indray.
learn-type-next = Soraty «manaraka» hanohizana.
learn-last = Ity no fanazarana farany. Soraty «lisitra» hahitana ny lesona rehetra.
learn-shown-reply =
    { $count ->
        [0] Afaka mamaly amin'ny { $path } ny { $side ->
            [white] Fotsy
           *[black] Mainty
        }.
       *[other] Afaka mamaly amin'ny { $path } ny { $side ->
            [white] Fotsy
           *[black] Mainty
        } ka mihinana ny { $points }.
    }
learn-shown-better =
    { $count ->
        [0] Tsara kokoa ny { $path }.
       *[other] Tsara kokoa ny { $path }, izay mihinana ny { $points }.
    }
learn-picked = Marina; mbola { $left }.
learn-picked-so-far = Voafidy hatreto: { $points }.
learn-not-these = Tsy nangatahina: { $points }.
learn-none-picked = Tsy misy voafidy ireo teboka ireo.
learn-type-points = Teboka no soratana eto, mifandimby, toy ny a1 c3.
learn-type-turn = Soraty amin'ny teboka roa ny famindrana, avy aiza ho aiza, toy ny d3-e3.
learn-to-where = Soraty ny teboka halehany.
learn-type-chain = Soraty tsirairay ny teboka, ary «farano» hamaranana ny famindrana; na ny rojo manontolo, toy ny c1-d1A-d2A.
learn-nothing-back = Tsy misy hofoanana: foanana avy hatrany ny famindrana diso.
learn-picked-stay = Tsy misy hofoanana: mijanona ho voafidy ny teboka voafidy.
learn-begins-again = Manomboka indray ny fanazarana.
learn-all-done = Voavaha avokoa ny fanazarana { $count }. Indro indray ny voalohany; maneho ny kintanao ny «lisitra».
learn-lines = Misy tsipika mampitohy ny teboka tsirairay amin'ny manaraka eo amin'ny andalany sy ny tsanganany. Ny teboka mahery ihany no iaingan'ny tsipika mitongilana: ireo ahazoana isa ankasa rehefa ampiarahina ny tsanganana (1 ny a) sy ny andalana, toy ny c3.
learn-help =
    Soraty amin'ny teboka ny famindrana: d3-e3, miampy A (tsindrona) na W (sintona)
    raha samy azo atao; ny rojo toy ny c1-d1A-d2A. Ireo teny:
    asa         mamerina izay hatao; fafana, andalana, famindrana ary fitsipika
                toy ny amin'ny lalao.
    farano      mamarana ny famindrana efa natomboka; miverina mamoana ny dingana farany.
    foany       mamoana ny famindrana farany.
    mitaky      mitaky ny fihinanana nohadinoin'ny mpifanandrina.
    torohevitra manome torohevitra; vahaolana maneho ny famindrana manaraka.
    averina     manomboka indray ny fanazarana.
    manaraka    mankany amin'ny fanazarana manaraka, na tsy voavaha aza ity.
    lisitra     mitanisa ny lesona miaraka amin'ny kintanao.
    hivoaka     mamarana ny programa. Hanohy eo ianao amin'ny manaraka.
