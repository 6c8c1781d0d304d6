# Looking at a game turn by turn, shipped records, the booklet.

menu-turns = Famindrana
menu-review = Hijery ny lalao lasa
review-title = Fijerena ny lasa
review-ribbon = Ny lasa
review-leave = Hiala
review-start = Alohan'ny famindrana voalohany
review-after = Vita: { $turn }
review-inside = Dingana faha-{ $step } amin'ny { $all } ao amin'ny { $turn }
review-trying = Famindrana hafa: dingana { $step } hatreto
review-other-line =
    { $side ->
        [white] Lalana hafa: anjaran'ny Fotsy
       *[black] Lalana hafa: anjaran'ny Mainty
    }
review-comment = Hanoratra fanamarihana
review-promote = Ataovy aloha
review-remove = Esory ity lalana ity
review-first = Any am-piandohana
review-previous = Miverina famindrana iray
review-step-back = Miverina dingana iray amin'ny rojo
review-autoplay = Avelao handeha ho azy ny lalao, na ajanony
review-step-on = Mandroso dingana iray amin'ny rojo
review-next = Mandroso famindrana iray
review-last = Any am-parany
review-speed = Ny hafainganam-pandehan'ny lalao mandeha ho azy
review-play-on = Hanohy eto
review-play-on-who = Fotsy – Mainty:

key-review-turn = rehefa mijery ny lasa: famindrana iray miverina, iray mandroso
key-review-step = rehefa mijery ny lasa: dingana tokana amin'ny rojo; famindrana manontolo kosa no arahin'ny kodiarana miaraka amin'ny Shift
key-review-end = rehefa mijery ny lasa: ho any am-piandohana, ho any am-parany
key-review-other = rehefa mijery ny lasa: lalana hafa hisolo ity famindrana ity
key-review-play = rehefa mijery ny lasa: mampandeha ny lalao ho azy; miverina amin'ny lalao
key-review-mistake = rehefa mijery ny lasa: ny fahadisoana teo aloha, ny manaraka; toy izany koa ny an'ny roa tonta

shipped-intro = Azo arahina famindrana tsirairay ny lalao rehetra, ary azo tohizana na aiza na aiza.
shipped-look = Jerena
learn-sample = Lalao manontolo araka ny fitsipika hentitry ny boaty Parker: vato iraika ambin'ny folo nanohitra dimy, nefa resy ihany.
learn-case-d = Ny famindrana faharoan'ny Fotsy rehetra aorian'ny fanokafana iray, araka ny fitanisan'ny bokikely azy, sy ilay hadinony.
learn-telo = Ny fafana kely indrindra, lalaovina tsy misy fahadisoana. Famoizana iray, sy ny dikan'ny fijoroana eo afovoany.
learn-dimy = Fahadisoana roa toa famindrana tsara. Tsy ny habetsaky ny hanina no manapaka fa izay azon'ny ankilany avaly.
learn-tsivy = Mihinana izay azony ny Fotsy ary mbola mitarika eo amin'ny isam-bato raha ho resy. Jereo izay ho vokatry ny fihinanana alohan'ny hihinanana.
learn-rematch = Tsy mahazo mihinana aloha ilay mahery kokoa, mitarika izay tsy maintsy hanin'ny Fotsy, dia mamely amin'ny dingana folo.

booklet-intro = Manisa tanana ny famindrana voalohany ny bokikelin'ny boaty fanorona iray. Isaina indray eto ny rehetra.
booklet-key = Tsipihana ny isa voapirinty ao amin'ny bokikely nefa tsy marina; manaraka azy ny marina.
booklet-findings = Ny vokatr'izany
booklet-look = Hijery ny lalao ohatra
