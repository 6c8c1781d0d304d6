# Variants compared. $side is white or black.

## The switches in which variants differ.

switch-continuation = Fanohizana ny rojo
switch-revisiting = Fiverenana amin'ny teboka
switch-repeating = Fitanana ny zotra
switch-first-turn = Ny famindrana voalohan'ny tsirairay
switch-omitted-capture = Fihinanana hadino
switch-methods = Ny fomba fihinanana
switch-choice = Dingana mihinana amin'ny fomba roa
switch-extent = Ny hamaroan'ny vato hanina
switch-no-move = Mpilalao tsy afaka mihetsika
switch-quiet-limit = Famindrana tsy misy fihinanana
switch-repetition = Fipetraka miverina
switch-agreement = Ady sahala ifanarahana
switch-next-game = Ny lalao manaraka amin'ny fihaonana
switch-handicap = Ny famerana
switch-eater-extent = Ny hamaroan'ny vato hanina mandritra ny famerana
switch-eater-chains = Rojo mandritra ny famerana
switch-eater-no-capture = Tsy misy azo hanina mandritra ny famerana

## Their values.

switch-continuation-optional = Afaka mihinana indray na mijanona ny vato rehefa avy nihinana.
switch-continuation-compulsory = Tsy maintsy mihinana indray ny vato rehefa avy nihinana, raha mbola azony atao.
switch-continuation-forbidden = Dingana iray ihany ny famindrana tsirairay.
switch-revisiting-forbidden = Tsy miverina amin'ny teboka nodiaviny tamin'io famindrana io ny rojo.
switch-revisiting-allowed = Mahazo miverina amin'ny teboka nodiaviny ny rojo.
switch-repeating-running = Tsy manaraka zotra mitovy indroa misesy ny rojo.
switch-repeating-chain = Tsy manaraka zotra mitovy indroa mihitsy ny rojo.
switch-repeating-allowed = Mahazo mitana ny zotrany ny rojo.
switch-first-turn-ordinary = Toy ny hafa rehetra ny famindrana voalohan'ny mpilalao tsirairay.
switch-first-turn-single = Dingana iray mihinana ihany ny famindrana voalohan'ny mpilalao tsirairay.
switch-omitted-capture-enforced = Tsy maintsy mihinana izay afaka mihinana.
switch-omitted-capture-claimed = Tsy maintsy mihinana izay afaka mihinana, fa raha mitaky izany ihany ny mpifanandrina.
switch-methods-both = Hanina amin'ny tsindrona sy amin'ny sintona ny vato.
switch-methods-approach = Hanina amin'ny tsindrona ihany ny vato.
switch-methods-withdrawal = Hanina amin'ny sintona ihany ny vato.
switch-choice-free = Ny mpilalao no mifidy izay andiany hohanina amin'izy roa.
switch-choice-larger = Ny andiany maro vato kokoa amin'izy roa no hanina.
switch-extent-line = Mihinana ny vaton'ny mpifanandrina rehetra eo amin'ny tsipika hatramin'ny banga voalohany ny fihinanana.
switch-extent-nearest = Ny vato akaiky indrindra eo amin'ny tsipika ihany no hanina.
switch-no-move-loses = Resy ny mpilalao tsy afaka mihetsika.
switch-no-move-draws = Ady sahala ny lalao raha misy mpilalao tsy afaka mihetsika.
switch-quiet-limit-some =
    { $count ->
        [one] Ady sahala ny lalao aorian'ny famindrana { $count } tsy misy fihinanana.
       *[other] Ady sahala ny lalao aorian'ny famindrana { $count } an'ny roa tonta tsy misy fihinanana.
    }
switch-quiet-limit-none = Tsy mahatonga ady sahala ny famindrana tsy misy fihinanana.
switch-repetition-third = Ady sahala ny lalao rehefa miseho fanintelony ny fipetraka iray.
switch-repetition-fourth = Ady sahala ny lalao rehefa miseho fanefatry ny fipetraka iray.
switch-repetition-never = Tsy mahatonga ady sahala ny fipetraka miverina.
switch-agreement-yes = Azon'ny mpilalao ifanarahana ny ady sahala.
switch-agreement-no = Tsy azon'ny mpilalao ifanarahana ny ady sahala.
switch-next-game-swap = Mifanakalo loko ny mpilalao amin'ny lalao manaraka.
switch-next-game-loser = Ny resy no manomboka ny lalao manaraka.
switch-handicap-none = Tsy misy voafera na iza na iza.
switch-handicap-some =
    { $side ->
        [white] Raha mbola manana vato mihoatra ny { $until } ny Fotsy dia dingana tsy mihinana ny famindrany, ary mamela vato hohanin'ny Mainty raha misy dingana mahavita izany.
       *[black] Raha mbola manana vato mihoatra ny { $until } ny Mainty dia dingana tsy mihinana ny famindrany, ary mamela vato hohanin'ny Fotsy raha misy dingana mahavita izany.
    }
switch-eater-extent-line = Mihinana ny vato rehetra eo amin'ny tsipika ny ankilany.
switch-eater-extent-nearest = Mihinana ny vato akaiky indrindra ihany ny ankilany.
switch-eater-chains-yes = Mahazo mihinana amin'ny rojo ny ankilany.
switch-eater-chains-no = Dingana iray isaky ny famindrana ihany no ataon'ny ankilany.
switch-eater-no-capture-plays = Mitohy ny lalao raha tsy mahita vato hohanina ny ankilany.
switch-eater-no-capture-wins = Mandresy ny ankilany raha tsy mahita vato hohanina.
switch-eater-no-capture-loses = Resy ny ankilany raha tsy mahita vato hohanina.

## Sources.

compare-source-settled = notapahina; tsy milaza izany mazava ny loharano: { $source }
compare-source-none = tsy misy loharano voatonona
compare-source-article = Schadd sy ny namany, 2008
compare-source-article-and-proof = Schadd sy ny namany, 2008; voaporofon'ity programa ity koa

## Errors.

## The turns of a position.

compare-same-switches = Tsy misy safidy tsy itovian'ireo karazana.
compare-turns = Famindrana { $count } no azo atao amin'ny karazana rehetra.
compare-same = Mitovy ny famindrana azo atao amin'ny { $keys }.
compare-more = Misy famindrana { $count } fanampiny tsy voatanisa.
compare-cut = Tsy hita daholo ny famindrana amin'ny { $keys }: maro loatra. Marina tsara ny voalaza momba ny hafa.
compare-over = { $key }: tapitra ny lalao. { $outcome }
compare-takes = { $key }: mihinana ny { $points } io dingana io.
compare-takes-nothing = { $key }: tsy mihinana na inona na inona io dingana io.
compare-refused = { $key }: { $reason }
compare-no-effect = { $key }: tsy misy famindrana mifarana eo ka nihinana ireo vato ireo.
compare-wins-white = Mandresy ny Fotsy
compare-wins-black = Mandresy ny Mainty
compare-wins-in =
    { $turns ->
        [1] { $value } amin'ity famindrana ity
       *[other] { $value } afaka famindrana { $turns } an'ny roa tonta
    }
compare-draw = ady sahala

## A chain.

compare-after = Aorian'ny { $chain }:
compare-before = Alohan'ny dingana voalohany:
compare-alike = Mbola mamela zavatra mitovy ireo karazana aorian'ny { $chain }.
compare-alike-before = Mamela zavatra mitovy ireo karazana alohan'ny dingana voalohany.

## A game.

compare-game-alike = { $key }: azo natao manontolo ny lalao, ary mitovy ny fiafarany.
compare-game-turn =
    { $side ->
        [white] { $key }: famindrana faha-{ $number }, Fotsy, tsy azo atao ny { $turn }.
       *[black] { $key }: famindrana faha-{ $number }, Mainty, tsy azo atao ny { $turn }.
    }
compare-game-over =
    { $side ->
        [white] { $key }: tapitra ny lalao alohan'ny famindrana faha-{ $number } an'ny Fotsy. { $outcome }
       *[black] { $key }: tapitra ny lalao alohan'ny famindrana faha-{ $number } an'ny Mainty. { $outcome }
    }
compare-game-over-at-end = { $key }: tapitra ny lalao aorian'ny famindrana farany. { $outcome }
compare-game-not-over = { $key }: tsy tapitra ny lalao aorian'ny famindrana farany, nefa tapitra izy teo. { $outcome }
compare-game-other-end = { $key }: hafa ny fiafaran'ny lalao. Teo aloha: { $was } Izao: { $is }
compare-game-claim =
    { $side ->
        [white] { $key }: aorian'ny famindrana faha-{ $number } an'ny Fotsy dia azon'ny Mainty takina ny fihinanana hadino.
       *[black] { $key }: aorian'ny famindrana faha-{ $number } an'ny Mainty dia azon'ny Fotsy takina ny fihinanana hadino.
    }
compare-game-other-turns =
    { $side ->
        [white] { $key }: eo amin'ny famindrana faha-{ $number } an'ny Fotsy no sambany misy famindrana hafa azo atao, toy ny { $turn }.
       *[black] { $key }: eo amin'ny famindrana faha-{ $number } an'ny Mainty no sambany misy famindrana hafa azo atao, toy ny { $turn }.
    }
compare-game-rule = Fitsipika: { $rule }.

## The terminal board.

compare-alone = Tsy misy karazana hafa manana fafana mitovy habe amin'ity.

## The page of the window.

compare-open = Hampitaha fitsipika
compare-title = Fipetraka mitovy, fitsipika hafa
compare-add = Hampiana taratasy
compare-remove = Esorina ity taratasy ity
compare-counts = Famindrana: { $one } · halalina roa: { $two } · halalina telo: { $three }
compare-only-here = Azo atao eto ihany: { $count }
compare-value-unknown = Amin'ny lalao tsara indrindra: tsy fantatra.
compare-play-on = Hilalao amin'ireo fitsipika ireo
compare-solve = Hitady izay mandresy
compare-part-turns = Famindrana
compare-part-chain = Rojo
compare-part-switches = Fitsipika rehetra
compare-part-game = Ny lalao
compare-legal-under = Azo atao amin'ny { $names } ihany
compare-legal-all = azo atao amin'ny rehetra
compare-turn-row =
    { $count ->
        [0] { $turn } – tsy mihinana
       *[other] { $turn } – mihinana { $count }
    }
compare-walk = Araho tsikelikely ity rojo ity
compare-left = Nandao ny rojo. { $reason }
compare-end-here = Mifarana eto ny famindrana
compare-all-switches = Na ny fitsipika itovian'ireo taratasy aza
compare-game-shown =
    { $turns ->
        [0] Ny fiandohan'ny lalao, sy ny famindrana natao.
        [one] Ny fipetraka aorian'ny famindrana { $turns } an'ny roa tonta, sy ny famindrana natao manaraka.
       *[other] Ny fipetraka aorian'ny famindrana { $turns } an'ny roa tonta, sy ny famindrana natao manaraka.
    }
