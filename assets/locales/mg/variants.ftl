# The shipped variants (assets/variants): the name, and the rules paragraph by paragraph.

variant-tsivy = Fanoron-Tsivy (9 × 5)
    .rules-1 = Ny Fotsy no manomboka. Ny dingana dia mitondra vato iray manaraka tsipika mankany amin'ny teboka banga mifanila aminy.
    .rules-2 = Tsindrona: manatòna ny vaton'ny mpifanandrina mahitsy eo aloha, dia hano ny voalohany sy ny vatony rehetra manaraka eo aoriany tsy misy banga. Sintona: mialà mahitsy amin'ny vaton'ny mpifanandrina, dia hano amin'ny fomba mitovy izy ireo. Raha samy azon'ny dingana iray atao izy roa, fidio ny iray.
    .rules-3 = Raha misy vatonao afaka mihinana dia tsy maintsy mihinana ianao; anao ny safidy amin'izay fihinanana hatao. Raha tsy misy, manaova paika, izany hoe dingana tsy mihinana na inona na inona.
    .rules-4 = Rehefa avy nihinana dia mahazo mihinana indray io vato io ihany, isaky ny azony atao. Tsy mahazo miverina amin'ny teboka nodiaviny tamin'io famindrana io izy, na manaraka zotra mitovy indroa misesy. Azonao ajanona amin'izay tianao.
    .rules-5 = Hano ny vato rehetra an'ny mpifanandrina handresena. Resy ny mpilalao tsy afaka mihetsika. Ady sahala ny lalao aorian'ny famindrana 100 an'ny roa tonta tsy misy fihinanana, rehefa miseho fanintelony ny fipetraka iray, na raha ifanarahana.

variant-dimy = Fanoron-Dimy (5 × 5)
    .rules-1 = Ny Fotsy no manomboka. Ny dingana dia mitondra vato iray manaraka tsipika mankany amin'ny teboka banga mifanila aminy.
    .rules-2 = Tsindrona: manatòna ny vaton'ny mpifanandrina mahitsy eo aloha, dia hano ny voalohany sy ny vatony rehetra manaraka eo aoriany tsy misy banga. Sintona: mialà mahitsy amin'ny vaton'ny mpifanandrina, dia hano amin'ny fomba mitovy izy ireo. Raha samy azon'ny dingana iray atao izy roa, fidio ny iray.
    .rules-3 = Raha misy vatonao afaka mihinana dia tsy maintsy mihinana ianao; anao ny safidy amin'izay fihinanana hatao. Raha tsy misy, manaova paika, izany hoe dingana tsy mihinana na inona na inona.
    .rules-4 = Rehefa avy nihinana dia mahazo mihinana indray io vato io ihany, isaky ny azony atao. Tsy mahazo miverina amin'ny teboka nodiaviny tamin'io famindrana io izy, na manaraka zotra mitovy indroa misesy. Azonao ajanona amin'izay tianao.
    .rules-5 = Hano ny vato rehetra an'ny mpifanandrina handresena. Resy ny mpilalao tsy afaka mihetsika. Ady sahala ny lalao aorian'ny famindrana 100 an'ny roa tonta tsy misy fihinanana, rehefa miseho fanintelony ny fipetraka iray, na raha ifanarahana.

variant-telo = Fanoron-Telo (3 × 3)
    .rules-1 = Ny Fotsy no manomboka. Ny dingana dia mitondra vato iray manaraka tsipika mankany amin'ny teboka banga mifanila aminy.
    .rules-2 = Tsindrona: manatòna ny vaton'ny mpifanandrina mahitsy eo aloha, dia hano ny voalohany sy ny vatony rehetra manaraka eo aoriany tsy misy banga. Sintona: mialà mahitsy amin'ny vaton'ny mpifanandrina, dia hano amin'ny fomba mitovy izy ireo. Raha samy azon'ny dingana iray atao izy roa, fidio ny iray.
    .rules-3 = Raha misy vatonao afaka mihinana dia tsy maintsy mihinana ianao; anao ny safidy amin'izay fihinanana hatao. Raha tsy misy, manaova paika, izany hoe dingana tsy mihinana na inona na inona.
    .rules-4 = Rehefa avy nihinana dia mahazo mihinana indray io vato io ihany, isaky ny azony atao. Tsy mahazo miverina amin'ny teboka nodiaviny tamin'io famindrana io izy, na manaraka zotra mitovy indroa misesy. Azonao ajanona amin'izay tianao.
    .rules-5 = Hano ny vato rehetra an'ny mpifanandrina handresena. Resy ny mpilalao tsy afaka mihetsika. Ady sahala ny lalao aorian'ny famindrana 100 an'ny roa tonta tsy misy fihinanana, rehefa miseho fanintelony ny fipetraka iray, na raha ifanarahana.

variant-parker = Fanorona, boaty Parker
    .rules-1 = Ny Fotsy no manomboka. Ny dingana dia mitondra vato iray manaraka tsipika mankany amin'ny teboka banga mifanila aminy.
    .rules-2 = Tsindrona: manatòna ny vaton'ny mpifanandrina mahitsy eo aloha, dia hano ny voalohany sy ny vatony rehetra manaraka eo aoriany tsy misy banga. Sintona: mialà mahitsy amin'ny vaton'ny mpifanandrina, dia hano amin'ny fomba mitovy izy ireo. Raha samy azon'ny dingana iray atao izy roa, fidio ny iray.
    .rules-3 = Raha misy vatonao afaka mihinana dia tsy maintsy mihinana ianao; anao ny safidy amin'izay fihinanana hatao. Raha tsy misy, manaova paika, izany hoe dingana tsy mihinana na inona na inona.
    .rules-4 = Rehefa avy nihinana dia tsy maintsy mihinana indray io vato io ihany raha mbola azony atao; ny fihinanana farany azony atao no mamarana ny famindrana. Mahazo miverina amin'ny teboka nodiaviny izy, sady mahazo mitana ny zotrany. Ny famindrana voalohan'ny mpilalao tsirairay ihany no dingana iray mihinana.
    .rules-5 = Hano ny vato rehetra an'ny mpifanandrina handresena. Resy ny mpilalao tsy afaka mihetsika. Ady sahala ny lalao aorian'ny famindrana 100 an'ny roa tonta tsy misy fihinanana, rehefa miseho fanintelony ny fipetraka iray, na raha ifanarahana.

variant-tumicarona = Tumicarona
    .rules-1 = Ny Fotsy no manomboka. Ny dingana dia mitondra vato iray manaraka tsipika mankany amin'ny teboka banga mifanila aminy.
    .rules-2 = Tsindrona: manatòna ny vaton'ny mpifanandrina mahitsy eo aloha, dia hano ny voalohany sy ny vatony rehetra manaraka eo aoriany tsy misy banga. Sintona: mialà mahitsy amin'ny vaton'ny mpifanandrina, dia hano amin'ny fomba mitovy izy ireo. Raha samy azon'ny dingana iray atao izy roa, fidio ny iray.
    .rules-3 = Raha misy vatonao afaka mihinana dia tsy maintsy mihinana ianao; anao ny safidy amin'izay fihinanana hatao. Raha tsy misy, manaova paika, izany hoe dingana tsy mihinana na inona na inona.
    .rules-4 = Rehefa avy nihinana dia mahazo mihinana indray io vato io ihany, isaky ny azony atao. Tsy mahazo miverina amin'ny teboka nodiaviny tamin'io famindrana io izy, na manaraka zotra mitovy indroa misesy. Azonao ajanona amin'izay tianao.
    .rules-5 = Hano ny vato rehetra an'ny mpifanandrina, na ataovy izay tsy hahazoany mihetsika, handresena. Ny resy no manomboka ny lalao manaraka. Ady sahala ny lalao aorian'ny famindrana 20 an'ny roa tonta tsy misy fihinanana, rehefa miseho fanintelony ny fipetraka iray, na raha ifanarahana.

variant-tumicarona-rematch = Tumicarona, lalao famaliana misy famerana
    .rules-1 = Ny lalao famaliana aorian'ny lalao nisy nandresy. Milalao ny Fotsy ny resy ary izy no manomboka. Milalao ny Mainty voafera ny mpandresy: raha mbola manana vato mihoatra ny dimy ny Mainty dia dingana tsotra iray tsy mihinana ny famindrany, ary tsy maintsy mamela vato hohanin'ny Fotsy io dingana io raha misy mahavita izany. Manomboka amin'ny famindrana voalohan'ny Mainty manana vato dimy na latsaka dia mihatra amin'ny roa tonta ny fitsipika mahazatra.
    .rules-2 = Ny Fotsy no manomboka. Ny dingana dia mitondra vato iray manaraka tsipika mankany amin'ny teboka banga mifanila aminy.
    .rules-3 = Tsindrona: manatòna ny vaton'ny mpifanandrina mahitsy eo aloha, dia hano ny voalohany sy ny vatony rehetra manaraka eo aoriany tsy misy banga. Sintona: mialà mahitsy amin'ny vaton'ny mpifanandrina, dia hano amin'ny fomba mitovy izy ireo. Raha samy azon'ny dingana iray atao izy roa, fidio ny iray.
    .rules-4 = Raha misy vatonao afaka mihinana dia tsy maintsy mihinana ianao; anao ny safidy amin'izay fihinanana hatao. Raha tsy misy, manaova paika, izany hoe dingana tsy mihinana na inona na inona.
    .rules-5 = Rehefa avy nihinana dia mahazo mihinana indray io vato io ihany, isaky ny azony atao. Tsy mahazo miverina amin'ny teboka nodiaviny tamin'io famindrana io izy, na manaraka zotra mitovy indroa misesy. Azonao ajanona amin'izay tianao.
    .rules-6 = Hano ny vato rehetra an'ny mpifanandrina, na ataovy izay tsy hahazoany mihetsika, handresena. Ny resy no manomboka ny lalao manaraka. Ady sahala ny lalao aorian'ny famindrana 20 an'ny roa tonta tsy misy fihinanana, rehefa miseho fanintelony ny fipetraka iray, na raha ifanarahana.

variant-vela = Vela
    .rules-1 = Ny lalao aorian'ny lalao nisy nandresy (riatra), mizara roa. Milalao ny Fotsy ny resy, manomboka ary mihinam-bela; milalao ny Mainty ny mpandresy, ary manome.
    .rules-2 = Ampahany voalohany, raha mbola manana vato mihoatra ny dimy ny Mainty: mihinana vato iray katroka isaky ny famindrana ny Fotsy, ny akaiky indrindra eo amin'ny tsipika, ary tsy manohy rojo mihitsy. Dingana tsotra iray tsy mihinana, na dia afaka nihinana aza, ny famindran'ny Mainty, ary tsy maintsy mamela vato hohanin'ny Fotsy izany raha misy mahavita. Raha tsy mahita vato hohanina ihany ny Fotsy dia mandresy ny Fotsy; milaza ny sasany fa resy ny Fotsy, ary azon'ny rakitra karazana atao izany.
    .rules-3 = Ampahany faharoa, manomboka amin'ny famindrana voalohan'ny Mainty manana vato dimy na latsaka, rehefa lany ny fito ambin'ny folo: mihatra amin'ny roa tonta ny fitsipika mahazatra, toy izao.
    .rules-4 = Ny dingana dia mitondra vato iray manaraka tsipika mankany amin'ny teboka banga mifanila aminy. Tsindrona: manatòna ny vaton'ny mpifanandrina mahitsy eo aloha, dia hano ny voalohany sy ny vatony rehetra manaraka eo aoriany tsy misy banga. Sintona: mialà mahitsy amin'ny vaton'ny mpifanandrina, dia hano amin'ny fomba mitovy izy ireo. Raha samy azon'ny dingana iray atao izy roa, fidio ny iray.
    .rules-5 = Raha misy vatonao afaka mihinana dia tsy maintsy mihinana ianao; anao ny safidy amin'izay fihinanana hatao. Raha tsy misy, manaova paika, izany hoe dingana tsy mihinana na inona na inona. Rehefa avy nihinana dia mahazo mihinana indray io vato io ihany, isaky ny azony atao. Tsy mahazo miverina amin'ny teboka nodiaviny tamin'io famindrana io anefa izy, na manaraka zotra mitovy indroa misesy.
    .rules-6 = Hano ny vato rehetra an'ny mpifanandrina, na ataovy izay tsy hahazoany mihetsika, handresena. Ady sahala ny lalao aorian'ny famindrana 100 an'ny roa tonta tsy misy fihinanana, rehefa miseho fanintelony ny fipetraka iray, na raha ifanarahana; averina ny vela sahala.

variant-tumicarona-claimed = Tumicarona, fihinanana takina
    .rules-1 = Ny Fotsy no manomboka. Ny dingana dia mitondra vato iray manaraka tsipika mankany amin'ny teboka banga mifanila aminy.
    .rules-2 = Tsindrona: manatòna ny vaton'ny mpifanandrina mahitsy eo aloha, dia hano ny voalohany sy ny vatony rehetra manaraka eo aoriany tsy misy banga. Sintona: mialà mahitsy amin'ny vaton'ny mpifanandrina, dia hano amin'ny fomba mitovy izy ireo. Raha samy azon'ny dingana iray atao izy roa, fidio ny iray.
    .rules-3 = Raha misy vatonao afaka mihinana dia tsy maintsy mihinana ianao; anao ny safidy amin'izay fihinanana hatao. Raha tsy misy, manaova paika, izany hoe dingana tsy mihinana na inona na inona.
    .rules-4 = Mety ho hadino ny fihinanana: ekena ny paika na dia misy vatonao afaka nihinana aza. Raha mbola tsy nilalao ny mpifanandrina dia azony takina izany; foanana amin'izay ny paika, ary tsy maintsy fihinanana ny famindrana.
    .rules-5 = Rehefa avy nihinana dia mahazo mihinana indray io vato io ihany, isaky ny azony atao. Tsy mahazo miverina amin'ny teboka nodiaviny tamin'io famindrana io izy, na manaraka zotra mitovy indroa misesy. Azonao ajanona amin'izay tianao.
    .rules-6 = Hano ny vato rehetra an'ny mpifanandrina, na ataovy izay tsy hahazoany mihetsika, handresena. Ny resy no manomboka ny lalao manaraka. Ady sahala ny lalao aorian'ny famindrana 20 an'ny roa tonta tsy misy fihinanana, rehefa miseho fanintelony ny fipetraka iray, na raha ifanarahana.

variant-tumicarona-rematch-claimed = Tumicarona, lalao famaliana misy famerana, fihinanana takina
    .rules-1 = Ny lalao famaliana aorian'ny lalao nisy nandresy. Milalao ny Fotsy ny resy ary izy no manomboka. Milalao ny Mainty voafera ny mpandresy: raha mbola manana vato mihoatra ny dimy ny Mainty dia dingana tsotra iray tsy mihinana ny famindrany, ary tsy maintsy mamela vato hohanin'ny Fotsy io dingana io raha misy mahavita izany. Manomboka amin'ny famindrana voalohan'ny Mainty manana vato dimy na latsaka dia mihatra amin'ny roa tonta ny fitsipika mahazatra.
    .rules-2 = Ny Fotsy no manomboka. Ny dingana dia mitondra vato iray manaraka tsipika mankany amin'ny teboka banga mifanila aminy.
    .rules-3 = Tsindrona: manatòna ny vaton'ny mpifanandrina mahitsy eo aloha, dia hano ny voalohany sy ny vatony rehetra manaraka eo aoriany tsy misy banga. Sintona: mialà mahitsy amin'ny vaton'ny mpifanandrina, dia hano amin'ny fomba mitovy izy ireo. Raha samy azon'ny dingana iray atao izy roa, fidio ny iray.
    .rules-4 = Raha misy vatonao afaka mihinana dia tsy maintsy mihinana ianao; anao ny safidy amin'izay fihinanana hatao. Raha tsy misy, manaova paika, izany hoe dingana tsy mihinana na inona na inona.
    .rules-5 = Mety ho hadino ny fihinanana: ekena ny paika na dia misy vatonao afaka nihinana aza. Raha mbola tsy nilalao ny mpifanandrina dia azony takina izany; foanana amin'izay ny paika, ary tsy maintsy fihinanana ny famindrana.
    .rules-6 = Rehefa avy nihinana dia mahazo mihinana indray io vato io ihany, isaky ny azony atao. Tsy mahazo miverina amin'ny teboka nodiaviny tamin'io famindrana io izy, na manaraka zotra mitovy indroa misesy. Azonao ajanona amin'izay tianao.
    .rules-7 = Hano ny vato rehetra an'ny mpifanandrina, na ataovy izay tsy hahazoany mihetsika, handresena. Ny resy no manomboka ny lalao manaraka. Ady sahala ny lalao aorian'ny famindrana 20 an'ny roa tonta tsy misy fihinanana, rehefa miseho fanintelony ny fipetraka iray, na raha ifanarahana.

variant-vela-eater-loses = Vela, resy izay tsy mahita hohanina
    .rules-1 = Ny lalao aorian'ny lalao nisy nandresy (riatra), mizara roa. Milalao ny Fotsy ny resy, manomboka ary mihinam-bela; milalao ny Mainty ny mpandresy, ary manome.
    .rules-2 = Ampahany voalohany, raha mbola manana vato mihoatra ny dimy ny Mainty: mihinana vato iray katroka isaky ny famindrana ny Fotsy, ny akaiky indrindra eo amin'ny tsipika, ary tsy manohy rojo mihitsy. Dingana tsotra iray tsy mihinana, na dia afaka nihinana aza, ny famindran'ny Mainty, ary tsy maintsy mamela vato hohanin'ny Fotsy izany raha misy mahavita. Raha tsy mahita vato hohanina ihany ny Fotsy dia resy ny Fotsy; milaza ny sasany fa mandresy ny Fotsy.
    .rules-3 = Ampahany faharoa, manomboka amin'ny famindrana voalohan'ny Mainty manana vato dimy na latsaka, rehefa lany ny fito ambin'ny folo: mihatra amin'ny roa tonta ny fitsipika mahazatra, toy izao.
    .rules-4 = Ny dingana dia mitondra vato iray manaraka tsipika mankany amin'ny teboka banga mifanila aminy. Tsindrona: manatòna ny vaton'ny mpifanandrina mahitsy eo aloha, dia hano ny voalohany sy ny vatony rehetra manaraka eo aoriany tsy misy banga. Sintona: mialà mahitsy amin'ny vaton'ny mpifanandrina, dia hano amin'ny fomba mitovy izy ireo. Raha samy azon'ny dingana iray atao izy roa, fidio ny iray.
    .rules-5 = Raha misy vatonao afaka mihinana dia tsy maintsy mihinana ianao; anao ny safidy amin'izay fihinanana hatao. Raha tsy misy, manaova paika, izany hoe dingana tsy mihinana na inona na inona. Rehefa avy nihinana dia mahazo mihinana indray io vato io ihany, isaky ny azony atao. Tsy mahazo miverina amin'ny teboka nodiaviny tamin'io famindrana io anefa izy, na manaraka zotra mitovy indroa misesy.
    .rules-6 = Hano ny vato rehetra an'ny mpifanandrina, na ataovy izay tsy hahazoany mihetsika, handresena. Ady sahala ny lalao aorian'ny famindrana 100 an'ny roa tonta tsy misy fihinanana, rehefa miseho fanintelony ny fipetraka iray, na raha ifanarahana; averina ny vela sahala.
