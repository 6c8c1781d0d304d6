# Puzzles: their texts, themes, results, the terminal, and errors of packs.
# $side is white or black.

puzzle-heading = Ankamantatra
puzzle-title = Ankamantatra { $name }
puzzle-about = { $variant }, hasarotana { $rating }.
puzzle-task =
    Anjaran'ny { $side ->
        [white] Fotsy
       *[black] Mainty
    }: { $turns ->
        [one] tadiavo ny famindrana tsara indrindra.
       *[other] tadiavo ny famindrana tsara indrindra, in-{ $turns } misesy.
    }
puzzle-task-win =
    Anjaran'ny { $side ->
        [white] Fotsy
       *[black] Mainty
    }: hano ny vato farany handresena.
puzzle-task-draw =
    { $side ->
        [white] Anjaran'ny Fotsy: vonjeo ny ady sahala.
       *[black] Anjaran'ny Mainty: vonjeo ny ady sahala.
    }
puzzle-solved =
    { $count ->
        [one] Voavaha. Lohahevitra: { $themes }.
       *[other] Voavaha. Lohahevitra: { $themes }.
    }

## Themes, and the hint that belongs to each.

puzzle-theme-long-chain = rojo lava
puzzle-theme-withdrawal = sintona
puzzle-theme-sacrifice = famoizana
puzzle-theme-quiet-turn = famindrana tsy mihinana
puzzle-theme-stop-early = fijanonana aloha
puzzle-theme-save-draw = famonjena ny ady sahala
puzzle-theme-last-stone = ny vato farany
puzzle-theme-ending = fiafarana
puzzle-hint-long-chain = Rojo misy dingana efatra farafahakeliny ny iray amin'ireo famindrana.
puzzle-hint-withdrawal = Manomboka amin'ny fihinanana amin'ny sintona ny famindrana voalohany.
puzzle-hint-sacrifice = Mamoy vato maro noho izay haniny ny iray amin'ireo famindrana.
puzzle-hint-quiet-turn = Tsy mihinana na inona na inona ny iray amin'ireo famindrana.
puzzle-hint-stop-early = Misy rojo tsy maintsy mijanona na dia azo tohizana aza.
puzzle-hint-save-draw = Resy ny famindrana hafa rehetra: tadiavo ho an'ny tsirairay ny valin'ny mpifanandrina mandresy azy.
puzzle-hint-last-stone = Mihinana ny vato rehetra sisa amin'ny mpifanandrina ny famindrana farany.
puzzle-hint-ending = Vitsy ny vato sisa: araho hatramin'ny farany ny famindrana tsirairay.

## Results.

puzzle-rating = Ny naotinao: { $rating } ({ $change }).
puzzle-not-rated = Efa nanandrana ity ankamantatra ity ianao, ka tsy isaina amin'ny naotinao.
puzzle-comes-again = Hiverina amin'ny { $day } izy.
puzzle-streak =
    { $days ->
        [one] Voavaha ny ankamantatry ny andro.
       *[other] Voavaha ny ankamantatry ny andro, { $days } andro misesy.
    }

## A run against time.

puzzle-timed-begin = { $minutes } minitra: vahao izay betsaka indrindra vitanao. Mifarana amin'ny fahadisoana { $mistakes }.
puzzle-timed-left = { $time } sisa, { $solved } voavaha, fahadisoana { $mistakes } amin'ny { $most }.
puzzle-timed-time = Tapitra ny fotoana.
puzzle-timed-mistakes = Io no fahadisoana farany.
puzzle-timed-none = Tsy misy ankamantatra toy izany intsony.
puzzle-timed-result = Ankamantatra { $solved } no voavahanao. Ny vitanao tsara indrindra hatramin'izao: { $best }.
puzzle-timed-best = Ankamantatra { $solved } no voavahanao: ny vitanao tsara indrindra.

## Puzzles in the terminal.

puzzle-welcome = Ankamantatra. Soraty ny famindrana, na «fanampiana» hahitana ny teny.
puzzle-your-rating = Ny naotinao: { $rating }, eo ho eo { $deviation }.
puzzle-none = Tsy misy ankamantatra toy izany.
puzzle-none-due = Tsy misy ankamantatra tokony hiverina izao.
puzzle-none-due-until = Tsy misy ankamantatra tokony hiverina alohan'ny { $day }.
puzzle-all-done = Tsy misy ankamantatra hiverina intsony anio.
puzzle-unknown = Tsy misy ankamantatra «{ $name }».
puzzle-not-a-name = Tsy anarana ankamantatra ny «{ $name }», toy ny tsivy-015b1b0.
puzzle-not-a-theme = Tsy lohahevitra ny «{ $name }». Ireo lohahevitra: { $known }.
puzzle-not-a-difficulty = Tsy elanelana naoty ny «{ $name }», toy ny 1200-1600, 1800- na -1000.
puzzle-no-sheet = Tsy misy karazana manana ankamantatra avy amin'ny taratasim-pitsipika «{ $name }». Ireo taratasy: { $known }.
puzzle-type-next = Soraty «manaraka» hanohizana.
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

## Packs of puzzles that cannot be used, and the stored progress.

pack-unknown-variant = Tsy misy karazana «{ $key }».
puzzle-progress-put-aside =
    Tsy voavaky ny fandrosoanao amin'ny ankamantatra ({ $reason }). Ao amin'ny { $place } izao ny rakitra. { $kept ->
        [0] Tsy nisy azo notahirizina tao aminy.
        [one] Voatahiry ny vokatry ny ankamantatra { $kept }.
       *[other] Voatahiry ny vokatry ny ankamantatra { $kept }.
    }
puzzle-progress-stuck = Tsy azo vakina ny fandrosoanao amin'ny ankamantatra ao amin'ny { $place } ({ $reason }). Tsy kitihina izy, ary tsy tahirizina ny vokatra vaovao.
puzzle-progress-not-kept = Tsy azo tahirizina ny fandrosoanao amin'ny ankamantatra: { $reason }
