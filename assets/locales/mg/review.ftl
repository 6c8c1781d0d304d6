# Looking at a game turn by turn, shipped records, the booklet.

menu-moves = Famindrana
menu-look-back = Hijery ny lalao lasa
look-back = Fijerena ny lasa
look-ribbon = Ny lasa
look-leave = Hiala
look-start = Alohan'ny famindrana voalohany
look-after = Vita: { $turn }
look-inside = Dingana faha-{ $step } amin'ny { $all } ao amin'ny { $turn }
look-trying = Famindrana hafa: dingana { $step } hatreto
look-other-line =
    { $side ->
        [white] Lalana hafa: anjaran'ny Fotsy
       *[black] Lalana hafa: anjaran'ny Mainty
    }
look-comment = Hanoratra fanamarihana
look-promote = Ataovy aloha
look-remove = Esory ity lalana ity
look-first = Any am-piandohana
look-previous = Miverina famindrana iray
look-step-back = Miverina dingana iray amin'ny rojo
look-autoplay = Avelao handeha ho azy ny lalao, na ajanony
look-step-on = Mandroso dingana iray amin'ny rojo
look-next = Mandroso famindrana iray
look-last = Any am-parany
look-speed = Ny hafainganam-pandehan'ny lalao mandeha ho azy
look-play-on = Hanohy eto
look-play-on-who = Fotsy – Mainty:

key-look-turn = rehefa mijery ny lasa: famindrana iray miverina, iray mandroso
key-look-step = rehefa mijery ny lasa: dingana tokana amin'ny rojo; famindrana manontolo kosa no arahin'ny kodiarana miaraka amin'ny Shift
key-look-end = rehefa mijery ny lasa: ho any am-piandohana, ho any am-parany
key-look-other = rehefa mijery ny lasa: lalana hafa hisolo ity famindrana ity
key-look-play = rehefa mijery ny lasa: mampandeha ny lalao ho azy; miverina amin'ny lalao
key-look-mistake = rehefa mijery ny lasa: ny fahadisoana teo aloha, ny manaraka; toy izany koa ny an'ny roa tonta

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
