# The shipped records (assets/records): the title, and the comments in the order of the file.

record-parker-sample = Ny lalao ohatra ao amin'ny boaty Parker
    .comment-1 = Ny bokikely dia manoratra aorian'ny dingana mihinana tsirairay ny isan'ny vato hanina; A ny tsindrona, E ny sintona. Dingana iray mihinana ihany ny famindrana voalohan'ny mpilalao tsirairay.
    .comment-2 = Manomboka eto dia tsy maintsy manohy ny vato raha mbola afaka mihinana izy.
    .comment-3 = Vato sivy, ary miverina amin'ny g3 ny rojo, izay tsy eken'ny taratasim-pitsipika hafa.
    .comment-4 = Vato efatra ambin'ny folo tamin'ny dingana valo: vato mainty 11 izao no manohitra 5. Mety hiova tanteraka ao anatin'ny famindrana vitsivitsy izay mitarika, hoy ny bokikely. Izany tokoa no hitranga.
    .comment-5 = Vato enina, ary mitovy indray ny roa tonta.
    .comment-6 = 4 manohitra 5. Raisin'ny bokikely ho fiafarana ny lalao rehefa valo hatramin'ny folo ny vato sisa, ka manoro hevitra izy ny hiolakolaka amin'ny teboka mahery: valo ny lalana ananan'ny vato eo hamelezana na handosirana, fa efatra ihany eo amin'ny teboka malemy.
    .comment-7 = Ny paika voalohany: tsy misy vato fotsy afaka mihinana.
    .comment-8 = Miala mitongilana amin'ny e1, dia lany ny vato teo: 4 manohitra 3.
    .comment-9 = Telo manohitra telo, fa anjaran'ny Fotsy, ary tsirairay no mijoro eo amin'ny lalany ny vato mainty.

record-parker-case-d = Ny tranga D ao amin'ny boaty Parker, sy ny lalana hadinony
    .comment-1 = Arahin'ny bokikely lavitra kokoa noho ny hafa ity fanokafana ity, satria tokana ny valin'ny Mainty aminy, ka mitanisa famindrana faharoa valo an'ny Fotsy izy. Ireto izy ireo araka ny filaharany, miaraka amin'ny iray hadinony.
    .comment-2 = Tranga D: mihinana vato roa ny Fotsy.
    .comment-3 = Ny hany famindran'ny Mainty; mihinana telo izy.
    .comment-4 = Mihinana 8 ny lalana I. Manisa valin'ny Mainty 23 ny bokikely; 59 no izy, maro noho ny an'ny lalana hafa rehetra.
    .comment-5 = Mihinana 5 ny lalana II: avy amin'ny e4 ho amin'ny f4 amin'ny tsindrona, fa sintona no nataon'ny lalana I. Araka ny lazain'ny bokikely, mitovy ny vokatry ny e3-f4A-e4W-e3W.
    .comment-6 = Mihinana 8 ny lalana III. Ny lalana hafa mankany dia e3-e4A-f4W-e4W; e3 no ataon'ny bokikely ho teboka farany.
    .comment-7 = Mihinana 10 ny lalana IV, ny betsaka indrindra. h3 no ataon'ny bokikely ho teboka farany, nefa tsy afaka mandeha any ny vato; ny h4 ihany no azo atao ary manome ny isa voapirinty.
    .comment-8 = Mihinana 2 ny lalana V, ny kely indrindra.
    .comment-9 = Mihinana 8 ny lalana VI ary miverina amin'ny f4, izay eken'ity taratasim-pitsipika ity.
    .comment-10 = Mihinana 7 ny lalana VII.
    .comment-11 = Ilay lalana hadinon'ny bokikely. Mihinana 5 izy: avy amin'ny f4 dia afaka mivily ho amin'ny g4 na ho amin'ny e4 ny vato.
    .comment-12 = Mihinana 3 amin'ny dingana tokana ny lalana VIII.

record-telo-last-step = Telo: ny dingana farany miala
    .comment-1 = Voavaha ny fafana kely indrindra: mandresy ny Fotsy afaka famindrana iraika ambin'ny folo an'ny roa tonta. Voaporofo tamin'ny fanandramana ny rehetra izay lazaina eto momba ny famindrana hafa.
    .comment-2 = Io sy ny c2-b2A no famindrana roa mandresy; resy ny a1-b2A sy ny b1-b2A.
    .comment-3 = Ny hany famindran'ny Mainty.
    .comment-4 = Resy ny fihinanana hafa rehetra: ny b2-a1W aza resy afaka famindrana telo, na dia mihinana vato roa aza izy amin'ny dingana faharoa.
    .comment-5 = Tsy misy vato mainty afaka mihinana. Raha b3-c3 no natao dia tapitra avy hatrany ny lalao: mihinana azy roa ny b2-a1W-a2A.
    .comment-6 = Nihinana vato iray ny Mainty ary tsy maintsy avela hihinana iray hafa.
    .comment-7 = Famoizana. Ny famindrana hafan'ny Fotsy, c2-c3, dia mamonjy ny vato nefa resy: hihinana ny rehetra ny b2-a1W-b1A.
    .comment-8 = Vato iray manohitra iray.
    .comment-9 = Ity no anton'ny rehetra. Anjaran'ny Mainty ka tsy maintsy miala izy, ary avy eo afovoany dia arahin'ny Fotsy ny dingana rehetra. Raha teo amin'ny a1 na c1 ny Fotsy dia izy indray no ho resy.
    .comment-10 = Raha a2-a3 dia mitovy ny fiafarany, b2-c1W.
    .comment-11 = Amin'ny sintona.

record-dimy-two-mistakes = Dimy: fahadisoana roa misesy
    .comment-1 = Ady sahala ny Dimy raha tsara indrindra ny lalao. Natao antsapaka ny famindrana roa voalohany. Voaporofo izay lazaina eto momba ny fipetraka mandresy, sahala na resy.
    .comment-2 = Mbola ady sahala.
    .comment-3 = Ny fahadisoana voalohany. Manana famindrana efatra ambin'ny folo ny Fotsy eto: sahala ny c1-b2A, resy ny telo ambin'ny folo hafa.
    .comment-4 = Ary ny faharoa. Nanana famindrana sivy ny Mainty: mandresy ny e5-d4A, resy ny valo hafa. Mihinana vato iray ny famindrana mandresy, roa ny natao: tsy ny habetsaky ny hanina no manapaka fa izay azon'ny ankilany avaly.
    .comment-5 = Manomboka eto dia mandresy ny Fotsy ao anatin'ny famindrana fito ambin'ny folo an'ny roa tonta, ary tsy aloha noho izany raha manohitra ny Mainty.
    .comment-6 = Vato dimy tamin'ny rojo iray. Fito ny vato mainty, nihoatra roa noho ny an'ny Fotsy; roa no sisa.
    .comment-7 = Vato efatra manenjika roa, amin'ny teboka mahery, ary kely ny toerana avelan'ny sisiny ho an'ny Mainty.
    .comment-8 = Niditra teo amin'ny tsipika mitongilana amin'ny b2 ny vato farany.

record-tsivy-ahead-and-lost = Tsivy: maro vato kokoa, nefa resy
    .comment-1 = Mihinana izay azony ny Fotsy, mijery izay ho vokany ny Mainty.
    .comment-2 = Vato efatra. Araka ny fikarohana lalina dia taraiky ny Fotsy aorian'io, ary ny e3-d3W fohy no tiany kokoa.
    .comment-3 = Vato enina.
    .comment-4 = Vato roa miaraka indray. Iray no nohanin'ny fikarohana, b3-b4A, ka ny antsasak'izany ihany no nahataraiky azy.
    .comment-5 = Ny fahadisoana nanapaka. Mihinana efatra izy ka mitarika ny Fotsy, vato 7 manohitra 6; resy anefa ny fipetraka, ary voaporofo izany. Aorian'ny c1-b2A-b3A dia taraiky fotsiny ny Fotsy araka ny fikarohana.
    .comment-6 = Telo tamin'ireo fito, ary mandresy ny Mainty ao anatin'ny famindrana telo ambin'ny folo an'ny roa tonta, isan'izany ity.
    .comment-7 = Vato iray fanampiny, ary mihaingana ny fiafarana.
    .comment-8 = Nihinana vato 18 ny Fotsy ary 22 ny Mainty.

record-rematch-ten-steps = Lalao famaliana misy famerana: dingana folo
    .comment-1 = Lalao famaliana: nandresy tamin'ny lalao teo aloha ny Mainty, ka tsy mihinana raha mbola manana vato mihoatra ny dimy. Tsy maintsy mamela vato hohanin'ny Fotsy ny dingany tsirairay. Ny Mainty àry no mifidy izay hanin'ny Fotsy, ary araka izany koa ny toerana iafaran'ny vato fotsy.
    .comment-2 = Io no nampivadika ny lalao. Araka ny fikarohana lalina dia mitarika ny Fotsy aorian'ny c2-c3A; aorian'ity famindrana ity dia resy ny Fotsy, ary voaporofo izany, na dia vato 22 manohitra 12 aza no eo amin'ny fafana.
    .comment-3 = Manomboka eto ka hatramin'ny rojo lehiben'ny Mainty dia indray mandeha ihany no manana safidy ny Fotsy.
    .comment-4 = Ny hany famindrana azo atao.
    .comment-5 = Ny safidy; resy koa ny d2-c3A.
    .comment-6 = Ny hany famindrana, ary toy izany koa ny dimy manaraka.
    .comment-7 = Tsy maintsy mihinana vato telo ny Fotsy, ary telo no sisa ho an'ny Mainty: tapitra tanteraka ny famerana.
    .comment-8 = Dingana folo, vato dimy ambin'ny folo.
    .comment-9 = Enina fanampiny. Vato fotsy iray no sisa manohitra roa.
    .comment-10 = Na aiza na aiza halehan'ilay vato irery dia miala aminy ny d2 ka mihinana azy.
