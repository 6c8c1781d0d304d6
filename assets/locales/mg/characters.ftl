# The computer opponents (assets/characters): a sentence about each.

character-sahala = Ny sahala aminao: mahay mitovy aminao izy, ary manaraka rehefa mihamahery ianao.
character-fara = Ny zandry indrindra, vao nianatra ny fitsipika: ny vato akaiky ihany no hitany.
character-rakoto = Tia mandrombaka: izay mihinana betsaka indrindra no tsara aminy. Tsy hitany anefa ny rojo lava.
character-noro = Tia malalaka: aleony malalaka toy izay maro vato.
character-soa = Mitandrina: mijanona lavitra ny loza, ary mijery indroa vao mandroso.
character-lala = Mieritreritra ny valinao alohan'ny famindrana rehetra, raha tsy misy manelingelina azy.
character-hery = Mailaka sady velombelona: mampihetsika foana ny vatony, ary manasazy izay avelanao hilahatra.
character-bodo = Manam-paharetana: mahita ny valinao sy ny azy aorian'izay, ary miandry izay hahadisoanao.
character-rabe = Efa efapolo taona no nilalao teny an-tsena, ary mahalana vao diso.
character-zatovo = Ilay tanora mpihaika: mikajy famindrana dimy mialoha, ary matoky tena.
character-tompo = Ilay andriandahy very fanjakana, hono, satria tsy nety nandao fiafaran-dalao: hainy tsianjery ny fiafarana.
character-ombiasy = Ilay ombiasy: mamaky ny fafana lavitra araka izay vitan'ity milina ity ao anatin'ny dimy segondra. Ny heriny rehetra.
