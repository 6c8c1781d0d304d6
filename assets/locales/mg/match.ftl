# Matches, names, clocks.

## The plan of a match. $format and $clock say what is chosen.

plan-more = Fihaonana, fotoana, mpanazatra
plan-summary = { $format } · { $clock }
plan-coached = { $summary }. Mangataka ny hijery indray ny mpanazatra raha misy famindrana mahavery vato { $stones } na mihoatra.
plan-format = Endriky ny fihaonana
plan-single = Lalao tokana
plan-best-of = Amin'ny lalao { $games }
plan-games = Isan'ny lalao farafahabetsany
plan-tumicarona = Fihaonana Tumicarona
plan-vela = Fihaonana vela
plan-best-of-line = Mifanakalo loko, na ny resy no manomboka, araka ny fitsipika. Isa iray ny fandresena, antsasaky ny isa ny ady sahala.
plan-tumicarona-line = Lalao iray; avy eo ny lalao famaliana: ny resy no manomboka ary voafera ny mpandresy; raha 1 : 1 dia lalao fahatelo no manapaka. Averina ny lalao sahala.
plan-vela-line = Lalao iray (riatra); avy eo ny vela: mihinana vato iray isaky ny famindrana ny resy, manome ny mpandresy; raha 1 : 1 dia lalao fahatelo no manapaka. Averina ny lalao sahala.
plan-claimed = Tsy maintsy takina ny fihinanana hadino
plan-hungry-loses = Resy izay mihinana ka tsy mahita vato hohanina
plan-names = Anarana
plan-clocks = Fotoana
plan-clock-none = Fotoana malalaka
plan-clock-own = Fotoana hafa
plan-clock-preset =
    { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
plan-clock-minutes = Minitra am-piandohana
plan-clock-seconds = Segondra am-piandohana
plan-clock-increment = s isaky ny famindrana
plan-clock-apart = Tsy mitovy ho an'ny roa tonta

## Beside the board. $name, $white, $first and $second are players' names.

match-player = Mpilalao { $number }
match-game = Lalao faha-{ $number }
match-game-of = Lalao faha-{ $number }, amin'ny { $games }
match-game-rematch = Lalao faha-{ $number }: famaliana
match-game-vela = Lalao faha-{ $number }: ny vela
match-game-decider = Lalao faha-{ $number }: ny fanapahana
match-handicap =
    { $count ->
        [0] { $name }: tapitra amin'ny famindrana manaraka ny famerana
        [one] { $name }, voafera: vato { $count } indray no homena, mandra-pahatonga ho { $until } sisa
       *[other] { $name }, voafera: vato { $count } indray no homena, mandra-pahatonga ho { $until } sisa
    }
match-quiet = Famindrana tsy misy fihinanana: { $quiet } amin'ny { $limit }
match-repetitions = Efa niseho in-{ $repetitions } ity fipetraka ity
match-lost = Tsy azo tohizana ny fihaonana misy ity lalao ity. { $reason }
clock-pause = Miato
clock-resume = Tohizana
status-coach = Manontany momba ny famindranao ny mpanazatra.
status-paused = Miato ny famantaranandro

## What must be done now. $side is white, black or a player's name.

status-must-eat =
    { $side ->
        [you] Mihinàna vato iray amin'ny dingana iray: vato { $count } no afaka
        [white] Mihinana vato iray amin'ny dingana iray ny Fotsy: vato { $count } no afaka
        [black] Mihinana vato iray amin'ny dingana iray ny Mainty: vato { $count } no afaka
       *[other] Mihinana vato iray amin'ny dingana iray i { $side }: vato { $count } no afaka
    }
status-give-in-vain =
    { $side ->
        [you] Anjaranao: manaova izay dingana tsotra tianao, fa tsy misy mamela vato hohanina
        [white] Manao izay dingana tsotra tiany ny Fotsy: tsy misy mamela vato hohanin'ny Mainty
        [black] Manao izay dingana tsotra tiany ny Mainty: tsy misy mamela vato hohanin'ny Fotsy
       *[other] Manao izay dingana tsotra tiany i { $side }: tsy misy mamela vato hohanina
    }

## The result.

result-score = { $first } – { $second }: { $points } noho { $others }
result-match-won =
    { $name ->
        [you] Nandresy tamin'ny fihaonana ianao.
       *[other] Nandresy tamin'ny fihaonana i { $name }.
    }
result-match-drawn = Ady sahala ny fihaonana.
result-match-endless = Lalao { $count } misesy no ady sahala: tsy misy valiny ny fihaonana.
result-not-counted = Tsy isaina amin'ny fihaonana ity lalao ity.
result-coming-game =
    Manaraka, lalao faha-{ $number }: { $white ->
        [you] milalao ny Fotsy ary manomboka ianao.
       *[other] milalao ny Fotsy ary manomboka i { $white }.
    }
result-coming-replay =
    Sahala, ka averina amin'ny fepetra mitovy: { $white ->
        [you] milalao ny Fotsy ary manomboka ianao.
       *[other] milalao ny Fotsy ary manomboka i { $white }.
    }
result-coming-rematch =
    Manaraka, ny lalao famaliana: { $white ->
        [you] milalao ny Fotsy ary manomboka ianao, voafera i { $name }.
       *[other] milalao ny Fotsy ary manomboka i { $white }, { $name ->
            [you] voafera ianao.
           *[other] voafera i { $name }.
        }
    }
result-coming-vela =
    Manaraka, ny vela: { $white ->
        [you] milalao ny Fotsy ary mihinana ianao, manome i { $name }.
       *[other] milalao ny Fotsy ary mihinana i { $white }, { $name ->
            [you] manome ianao.
           *[other] manome i { $name }.
        }
    }
result-coming-decider =
    Samy nandresy indray mandeha, ka ny manaraka no manapaka: { $white ->
        [you] milalao ny Fotsy ary manomboka ianao.
       *[other] milalao ny Fotsy ary manomboka i { $white }.
    }
result-carries-on = Manomboka ho azy izy.
result-next = Lalao manaraka
result-rematch = Hilalao famaliana
result-vela = Hilalao vela
result-match-again = Fihaonana hafa

## Why a match cannot be had, or cannot go on.

series-games = Lalao 1 hatramin'ny { $most } ny fihaonana, fa tsy { $games }.
series-no-handicap = Tsy misy famerana amin'ny «{ $key }», ka tsy misy lalao famaliana.
series-decided = Tsy misy lalao manaraka: efa voatapaka ny fihaonana.
series-impossible = Tsy misy lalao amin'ity fihaonana ity mety hifarana toy izao: { $end }
series-another-game = Tsy io no lalao manaraka amin'ny fihaonana.
series-under-way = Mbola tsy tapitra ny lalao.
series-nothing-played = Tsy misy lalao vita amin'ny fihaonana.
tag-format = Tsy milaza endrika fihaonana ny marika Series.
tag-unknown-variant = Milaza ny karazana «{ $key }» ny marika Series, nefa tsy ato izany.
tag-game = Misy «{ $word }» ny marika SeriesGames, nefa tsy vokatra miaraka amin'ny antony izany.
tag-contradiction = Mifanohitra amin'ny lalao teo aloha ny marika { $tag }.

key-claim = mitaky fihinanana hadino
key-pause = mampiato ny famantaranandro, mampandeha azy indray
