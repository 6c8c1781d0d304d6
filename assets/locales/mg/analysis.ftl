# The analysis of a game. $side is white or black: the side that played.

analysis-mark-hard = Ny hany famindrana tsara, ary sarotra hita.
analysis-mark-inaccuracy = Lesoka.
analysis-mark-mistake = Fahadisoana.
analysis-mark-blunder = Fahadisoana goavana.
# $best and $played are chances to win, or proven results: the four messages below.
analysis-better = Tsara kokoa ny { $turn }: { $best } fa tsy { $played }.
analysis-chance = { $percent } %
analysis-result-win = fandresena
analysis-result-draw = ady sahala
analysis-result-loss = faharesena
analysis-accuracy =
    { $side ->
        [white] Fotsy: fahamarinana { $percent } %; lesoka { $inaccuracies }, fahadisoana { $mistakes }, fahadisoana goavana { $blunders }; famindrana sarotra hita { $hard }.
       *[black] Mainty: fahamarinana { $percent } %; lesoka { $inaccuracies }, fahadisoana { $mistakes }, fahadisoana goavana { $blunders }; famindrana sarotra hita { $hard }.
    }
analysis-no-choice =
    { $side ->
        [white] Fotsy: tsy misy famindrana azo tsaraina.
       *[black] Mainty: tsy misy famindrana azo tsaraina.
    }
analysis-time =
    { $side ->
        [white] Nandany { $time } ny Fotsy.
       *[black] Nandany { $time } ny Mainty.
    }
analysis-turning-point = Ny { $turn } no nampivadika ny lalao.
analysis-no-turning-point = Tsy nisy famindrana tokana nanapaka ny lalao.

analysis-not = Tsy famakafakana lalao ity.
analysis-version = Kinova hafan'ny programa no nanao ity famakafakana ity ({ $version }). Mila fakafakaina indray ny lalao.
analysis-damaged = Simba ny famakafakana. Mila fakafakaina indray ny lalao.
analysis-other-game = Famakafakana lalao hafa ity.

## Learning from mistakes. $turn is the turn that was played.

missed-title = Fa tsy { $turn }
missed-task =
    { $side ->
        [white] Anjaran'ny Fotsy: tadiavo ny famindrana tsara noho ny { $turn }.
       *[black] Anjaran'ny Mainty: tadiavo ny famindrana tsara noho ny { $turn }.
    }
missed-hint = Mihinana vato { $count } ny famindrana tsara indrindra.
missed-hint-quiet = Tsy mihinana na inona na inona ny famindrana tsara indrindra.
missed-solved = Marina: io no famindrana tokony natao.

## In the window. $worth is a chance to win or a proven result; $done turns of $all are analysed.

analysis-begin = Diniho
analysis-stop = Ajanona ({ $done }/{ $all })
analysis-go-on = Tohizo ({ $done }/{ $all })
analysis-about = Mitady ny lanjan'ny famindrana tsirairay, any ambadika any
analysis-curve = Ny vintan'ny Fotsy handresy nandritra ny lalao
analysis-accuracy-short = Fahamarinana
analysis-used = { $time } lany
analysis-times = Fotoana lany: Fotsy { $white }, Mainty { $black }
analysis-best = Ny famindrana tsara indrindra: { $worth }.
analysis-good = Famindrana tsara: { $worth }.
analysis-forced = Tsy nisy famindrana hafa.
analysis-line = Tsara kokoa: { $line }
analysis-previous = Ny fahadisoana teo aloha
analysis-next = Ny fahadisoana manaraka
analysis-both = Roa tonta
analysis-whose = Fahadisoan'iza
analysis-learn =
    { $count ->
        [one] Hianatra amin'ny fahadisoana
       *[other] Hianatra amin'ny fahadisoana { $count }
    }
analysis-share = Firaketana sy famakafakana
analysis-copy = Adika: marika sy fanamarihana
analysis-save = Tahirizina: marika sy fanamarihana…

mistakes-kept = Anisan'ny ankamantatrao izao io fipetraka io, ary hiverina manomboka rahampitso.
mistakes-done =
    { $count ->
        [one] Io ihany no fahadisoana. Voavaha avy hatrany: { $solved }.
       *[other] Io no farany tamin'ny fahadisoana { $count }. Voavaha avy hatrany: { $solved }.
    }
