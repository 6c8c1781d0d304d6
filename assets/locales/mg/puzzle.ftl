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
puzzle-at-last = Voavaha ihany!
puzzle-comes-again = Hiverina amin'ny { $day } izy.
puzzle-streak =
    { $days ->
        [one] Voavaha ny ankamantatry ny andro.
       *[other] Voavaha ny ankamantatry ny andro, { $days } andro misesy.
    }

## A run against time.

puzzle-timed-time = Tapitra ny fotoana.
puzzle-timed-mistakes = Io no fahadisoana farany.
puzzle-timed-none = Tsy misy ankamantatra toy izany intsony.
puzzle-timed-result = Ankamantatra { $solved } no voavahanao. Ny vitanao tsara indrindra hatramin'izao: { $best }.
puzzle-timed-best = Ankamantatra { $solved } no voavahanao: ny vitanao tsara indrindra.

## Puzzles in the terminal.

puzzle-none = Tsy misy ankamantatra toy izany.

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
