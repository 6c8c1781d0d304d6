# The window. $side is white, black, you (the only person at the screen) or a player's name.

window-title = Fanorona

menu-new-game = Lalao vaovao
menu-variant = Karazana
new-game-others = Fitsipika hafa
variant-line-telo = Ny fafana kely indrindra: vato efatra avy, minitra vitsy.
variant-line-dimy = Vato roa ambin'ny folo avy: fitsipika mitovy, lalao fohy kokoa.
variant-line-tsivy = Ny lalaom-pirenena: vato 22 avy, rojom-pihinanana.
variant-line-parker = Tsy maintsy tohizana hatramin'ny farany ny rojo; dingana tokana ny famindrana voalohany.
variant-line-tumicarona = Mandresy koa izay tsy mamela famindrana ho an'ny hafa; sahala rehefa famindrana 20 tsy nisy nohanina.
variant-line-rematch = Tsy mihinana ny nandresy teo raha mbola mihoatra ny dimy ny vatony.
variant-line-vela = Manome ny nandresy teo, ary mihinana vato iray isaky ny famindrana ny resy.
variant-line-own = Anao: vato fotsy { $white }, vato mainty { $black }.
menu-person = Olona
menu-start = Hilalao
menu-undo = Foanana
menu-redo = Averina
menu-confirm = Lalaovy
menu-end-turn = Faranana
menu-step-back = Foanana ny dingana
menu-resign = Hilavo lefona
menu-offer-draw = Hanolotra sahala
menu-accept = Ekena
menu-decline = Lavina
menu-claim = Hitaky fihinanana
menu-rules = Fitsipika
menu-continue = Tohizana
menu-close = Hidiana
menu-back = Hiverina
menu-game = Ity lalao ity
menu-games = Tahiry
menu-library = Ny lalaoko
menu-statistics = Antontanisa
menu-shipped = Lalao ianarana
menu-booklet = Ny bokikelin'i Parker, nisaina indray
menu-settings = Safidy
menu-keys = Totozy sy kitendry
menu-quit = Hivoaka
menu-unusable = Rakitra tsy azo ampiasaina ho karazana:

status-to-move =
    { $side ->
        [you] Anjaranao
        [white] Anjaran'ny Fotsy
        [black] Anjaran'ny Mainty
       *[other] Anjaran'i { $side }
    }
status-must-capture =
    { $side ->
        [you] Anjaranao, tsy maintsy mihinana ianao: { $how }
        [white] Tsy maintsy mihinana ny Fotsy: { $how }
        [black] Tsy maintsy mihinana ny Mainty: { $how }
       *[other] Tsy maintsy mihinana i { $side }: { $how }
    }
status-how-both =
    manatona na manalavitra ny vato { $others ->
        [black] mainty
       *[white] fotsy
    }
status-how-approach =
    manatona ny vato { $others ->
        [black] mainty
       *[white] fotsy
    }
status-how-withdrawal =
    manalavitra ny vato { $others ->
        [black] mainty
       *[white] fotsy
    }
status-should-capture =
    { $side ->
        [you] Tokony hihinana ianao, fa azo takina izany: vato { $count } no afaka
        [white] Tokony hihinana ny Fotsy, fa azon'ny Mainty takina izany: vato { $count } no afaka
        [black] Tokony hihinana ny Mainty, fa azon'ny Fotsy takina izany: vato { $count } no afaka
       *[other] Tokony hihinana i { $side }, fa azo takina izany: vato { $count } no afaka
    }
status-any-stone =
    { $side ->
        [you] Anjaranao: afaka mamindra izay vato tianao ianao
        [white] Afaka mamindra izay vato tiany ny Fotsy
        [black] Afaka mamindra izay vato tiany ny Mainty
       *[other] Afaka mamindra izay vato tiany i { $side }
    }
status-may-continue = Tohizo ny vato eo amin'ny { $point } na farano ny famindrana
status-must-continue = Tsy maintsy mihinana indray ny vato eo amin'ny { $point }
status-choose =
    { $by ->
        [fingers] Fidio izay hohanina: kasiho ny vato misy marika A na W, na ny bokotra
       *[mouse] Fidio izay hohanina: tsindrio ny vato misy marika A na W, na { $key-approach } na { $key-withdrawal }
    }
status-thinking = Mieritreritra i { $name }…
status-offer =
    { $side ->
        [white] Manolotra ady sahala ny Fotsy
        [black] Manolotra ady sahala ny Mainty
       *[other] Manolotra ady sahala i { $side }
    }
status-declined = Nolavina ny ady sahala
status-may-claim = Nanadino fihinanana ny famindrana farany: azonao takina izany
status-hint =
    { $by ->
        [fingers] Kasiho ny vato iray, avy eo ny teboka halehany.
       *[mouse] Tsindrio ny vato iray, avy eo ny teboka halehany.
    }
status-hint-pick =
    { $by ->
        [fingers] Kasiho eo amin'ny fafana ny teboka.
       *[mouse] Tsindrio eo amin'ny fafana ny teboka.
    }
status-proposed = Ho any { $point }?
status-hint-proposed =
    { $by ->
        [fingers] Kasiho indray { $point }, na «Lalaovy». Ny teboka hafa no manafoana azy.
       *[mouse] Tsindrio indray { $point }, na «Lalaovy». Ny teboka hafa no manafoana azy.
    }
status-hint-choice = Ny tsindrona mihinana ny vato eo aloha, ny sintona kosa ny any aoriana.
status-can = Vato { $count } amin'ny anao no afaka.
status-hint-capture =
    { $by ->
        [fingers] Kasiho ny vato iray, avy eo ny teboka manatona na manalavitra ny vato { $others ->
            [black] mainty
           *[white] fotsy
        }, mba hihinanana azy.
       *[mouse] Tsindrio ny vato iray, avy eo ny teboka manatona na manalavitra ny vato { $others ->
            [black] mainty
           *[white] fotsy
        }, mba hihinanana azy.
    }
status-hint-paika =
    { $by ->
        [fingers] Tsy misy azo hanina: kasiho izay vato tianao, avy eo ny teboka eo akaikiny.
       *[mouse] Tsy misy azo hanina: tsindrio izay vato tianao, avy eo ny teboka eo akaikiny.
    }
status-claimed = Notakina ny fihinanana: nofoanana ny paika, mihinàna amin'izay
status-handicapped-turn =
    { $side ->
        [you] Anjaranao: manaova dingana tsotra iray mamela vato hohanina
        [white] Manao dingana tsotra iray mamela vato hohanin'ny Mainty ny Fotsy
        [black] Manao dingana tsotra iray mamela vato hohanin'ny Fotsy ny Mainty
       *[other] Manao dingana tsotra iray mamela vato hohanina i { $side }
    }
hint-target =
    { $by ->
        [fingers] Kasiho ny teboka misy marika, na vato hafa.
       *[mouse] Tsindrio ny teboka misy marika, na vato hafa.
    }
hint-only-target =
    { $by ->
        [fingers] Kasiho ny teboka misy marika.
       *[mouse] Tsindrio ny teboka misy marika.
    }
hint-captures = Ny tsindrona mihinana ny vato eo aloha, ny sintona kosa ny any aoriana; ny isa no milaza ny habetsahany.
hint-chain =
    { $by ->
        [fingers] Kasiho ny teboka manaraka, na farano ny famindrana.
       *[mouse] Tsindrio ny teboka manaraka, na { $key-end } hamaranana ny famindrana; mamoana ny dingana ny { $key-step-back }.
    }
hint-chain-must =
    { $by ->
        [fingers] Kasiho ny teboka manaraka, na foany ny dingana.
       *[mouse] Tsindrio ny teboka manaraka; mamoana ny dingana ny { $key-step-back }.
    }

menu-fold = Menio
menu-help = Fanampiana
menu-take-approach = { $key-approach }: tsindrona
menu-take-withdrawal = { $key-withdrawal }: sintona
match-taken =
    { $side ->
        [you] Nihinana { $count } ianao
        [white] Nihinana { $count } ny Fotsy
        [black] Nihinana { $count } ny Mainty
       *[other] Nihinana { $count } i { $side }
    }
seat-computer = Solosaina: { $name }
seat-choose =
    { $side ->
        [white] Iza no milalao ny Fotsy?
       *[black] Iza no milalao ny Mainty?
    }
seat-take = Fidio
seat-person-line = Olona eo anoloan'ity efijery ity.
rules-source = Loharano: { $source }
status-over = Tapitra ny lalao
status-over-hint = Foano ny famindrana farany dia afaka milalao avy eo ianao.
result-again = Hilalao indray
result-first-win = Fandresenao voalohany!
result-first-win-over = Fandresenao voalohany an'i { $name }!
result-losses =
    Resy intelo nisesy ianao: { $offer ->
        [both] moramora kokoa ny filalaon'i { $name }, ary afaka manampy anao ny mpanazatra.
        [opponent] moramora kokoa ny filalaon'i { $name }.
       *[coach] afaka manampy anao ny mpanazatra.
    }
result-stronger = Mpifanandrina mahery kokoa: { $name }
result-gentler = Mpifanandrina moramora kokoa: { $name }
result-coach = Hilalao miaraka amin'ny mpanazatra
result-others = Na koa
resign-question =
    { $side ->
        [you] Hilavo lefona ve ianao?
        [white] Hilavo lefona ve ny Fotsy?
        [black] Hilavo lefona ve ny Mainty?
       *[other] Hilavo lefona ve i { $side }?
    }
quit-question = Hivoaka ve? Voatahiry ny lalaonao: azonao tohizana amin'ny manaraka.
quit-question-unkept = Hivoaka ve? Tsy azo tahirizina ny lalao atao izao.

help-play =
    { $by ->
        [fingers] Kasiho ny vato misy faribolana, avy eo ny iray amin'ireo teboka voamarika; na sariho eo ny vato.
       *[mouse] Tsindrio ny vato misy faribolana, avy eo ny iray amin'ireo teboka voamarika; na sariho eo ny vato.
    }
help-camera =
    { $by ->
        [fingers] Ahodiny amin'ny rantsantanana roa ny fafana; sokafy izy ireo hanatonana.
       *[mouse] Ahodiny ny fafana: tazony ny bokotra havanana ary sariho; manatòna amin'ny kodiarana.
    }
key-cursor = mamindra ny tondro eo amin'ny teboka
key-act = mifidy ny vato na teboka eo ambanin'ny tondro
key-end-turn = mamarana ny famindrana
key-choice = mihinana amin'ny tsindrona na amin'ny sintona
key-undo-step = mamoana ny dingana farany amin'ny rojo
key-undo = mamoana famindrana, mamerina azy
key-escape = manidy izay misokatra
key-sound = mampandeha na mamono ny feo
key-function = fitsipika, efijery feno

menu-hint = Torohevitra
menu-hint-why = Nahoana?
menu-hint-away = Afenina
hint-sought = Mitady famindrana tsara…
hint-shown =
    { $by ->
        [fingers] Misy famindrana tsara avy amin'ny { $from } ho amin'ny { $to }. Kasiho ny «Nahoana?» hahafantarana ny antony.
       *[mouse] Misy famindrana tsara avy amin'ny { $from } ho amin'ny { $to }. Tsindrio indray ny { $key-hint } hahafantarana ny antony.
    }
hint-shown-lost =
    { $by ->
        [fingers] Ny andrana tsara indrindra dia avy amin'ny { $from } ho amin'ny { $to }. Kasiho ny «Nahoana?» hahafantarana ny antony.
       *[mouse] Ny andrana tsara indrindra dia avy amin'ny { $from } ho amin'ny { $to }. Tsindrio indray ny { $key-hint } hahafantarana ny antony.
    }
hint-end =
    { $by ->
        [fingers] Farano eto ny famindrana. Kasiho ny «Nahoana?» hahafantarana ny antony.
       *[mouse] Farano eto ny famindrana. Tsindrio indray ny { $key-hint } hahafantarana ny antony.
    }
hint-leads-won = Saika azo antoka ny fandresenao aorian'izany.
hint-leads-better = Tsara kokoa ny anao aorian'izany.
hint-leads-even = Mitovy ny roa tonta aorian'izany.
hint-leads-worse = Tsara kokoa ny an'ny mpifanandrina, fa mbola ratsy noho io ny hafa rehetra.
hint-leads-lost = Resy ny lalao raha milalao tsara indrindra ny mpifanandrina, fa io no maharitra ela indrindra.
key-hint = maneho famindrana tsara, manazava azy, manafina azy

# The first question, and the lessons.

welcome-about = Ny lalao nentim-paharazana malagasy. Mpilalao roa, vato roa amby roapolo avy: manatòna ny vaton'ny ankilany, na manalavira azy, dia hano izy ireo.
welcome-new = Vao hianatra fanorona aho
welcome-new-line = Hianatra amin'ny lalao: fanazarana fohy, fitsipika tsirairay.
welcome-known = Efa mahay milalao aho
welcome-known-line = Hifidy fafana sy mpifanandrina, dia hilalao.
start-library-line = Ny lalaonao, sy ny hafa avy amin'ny rakitra sy rohy.
start-course = Tohizana ny fianarana
start-course-line = { $name }, fanazarana { $number } amin'ny { $count }
menu-learn = Hianatra
menu-lessons = Lesona
lessons-begin = Atomboka
lessons-continue = Tohizana
lessons-again = Atomboka indray
lessons-unusable = Rakitra tsy azo ampiasaina ho lesona:
status-solved = Voavaha

menu-about = Momba ny Fanorona
about-version = Fanorona { $version }
about-licence = Rindrankajy malalaka: lisansa MIT na Apache 2.0, araka ny safidinao.
about-libraries = Ireo tranombokim-baiko ao anatiny, araka ny lisansany:
about-show = Asehoy ny lisansa

window-failed = Voatery nihidy ny varavarankely: { $cause }. Andramo ny «fanorona text» hahitana ny fafana ao amin'ny terminaly.
window-without = Tsy misokatra ny varavarankely miaraka amin'ny { $variables }. Manandrana tsy misy izany ny programa.
