# Lessons: what an exercise says, its buttons, the terminal, and errors of lesson files.
# $side and $opponent are white or black.

## Why a turn is wrong. Counts are stones.

learn-stopped-early = Nijanona aloha loatra ianao: tokony hanohy ihany io vato io.
learn-went-on = Lavitra loatra ny nalehanao: tokony ho nifarana teo aloha ny rojo.
learn-by-approach = Marina ny dingana, fa tsy ny fihinanana: ny tsindrona no ilaina eto, ny vato eo aloha.
learn-by-withdrawal = Marina ny dingana, fa tsy ny fihinanana: ny sintona no ilaina eto, ny vato eo aoriana.
learn-exposes =
    Izao dia mihinana vato { $lost } ny { $opponent ->
        [white] Fotsy
       *[black] Mainty
    }. { $least ->
        [0] Raha ny famindrana marina no natao dia tsy nisy azo hanina.
       *[other] Raha ny famindrana marina no natao dia { $least } ihany.
    }
learn-not-reached = Tsy misy vatonao eo amin'ny teboka voamarika aorian'io famindrana io.
learn-too-far = Tsy ho tratra intsony ny tanjona aorian'io famindrana io: famindrana { $left } ihany no sisa.
learn-win-missed = Misy famindrana hafa mandresy avy hatrany.
learn-over = Tapitra ny lalao, nefa tsy vita ny asa. { $outcome }
learn-unclaimed =
    { $opponent ->
        [white] Nanadino fihinanana ny Fotsy teo. Aza manohy milalao fa takio izany.
       *[black] Nanadino fihinanana ny Mainty teo. Aza manohy milalao fa takio izany.
    }
learn-not-point = Tsy anisan'ny teboka angatahina ny { $point }.
learn-win-gone = Very ny fandresena tamin'io famindrana io: mitana ny lalao ny mpifanandrina amin'ny valiny aseho.
learn-game-lost =
    { $opponent ->
        [white] Mandresy ny Fotsy noho io famindrana io: jereo ny valiny.
       *[black] Mandresy ny Mainty noho io famindrana io: jereo ny valiny.
    }
learn-omits-capture =
    { $opponent ->
        [white] Nandao fihinanana ianao, ary azon'ny Fotsy takina izany. Afaka nihinana ireo vato voamarika.
       *[black] Nandao fihinanana ianao, ary azon'ny Mainty takina izany. Afaka nihinana ireo vato voamarika.
    }
learn-win-by-force = Misy famindrana hafa mandresy tsy azo sakanana.
learn-win-by-force-within = Misy famindrana hafa mandresy tsy azo sakanana, ao anatin'ny famindrana { $turns } an'ny roa tonta farafahabetsany.
learn-ends-behind = Rehefa vita ny fihinanana manaraka rehetra dia latsaka vato { $more } ianao noho ny amin'ny famindrana tsara indrindra.
learn-ends-behind-by-force = Afaka famindrana vitsivitsy dia ho latsaka vato { $more } ianao noho izay azo antoka amin'ny famindrana tsara indrindra.
learn-fewer-stones = Amin'ny lalao andrasana dia ratsy kokoa ny isan'ny vatonao noho ny aorian'ny famindrana tsara indrindra.
learn-less-freedom = Amin'ny lalao andrasana dia tsy dia afaka mihetsika ianao noho ny aorian'ny famindrana tsara indrindra.
learn-less-safety = Amin'ny lalao andrasana dia mora hanina kokoa ny vatonao noho ny aorian'ny famindrana tsara indrindra.
learn-less-centre = Amin'ny lalao andrasana dia kely kokoa ny eo afovoan'ny fafana tananao noho ny aorian'ny famindrana tsara indrindra.
learn-weaker = Tsy mahavery na inona na inona avy hatrany io famindrana io, fa misy hafa tsara kokoa: vato { $whole },{ $tenth } eo ho eo no elanelany.
learn-not-best = Nahita famindrana tsara kokoa ny fikarohana lava kokoa.
learn-not-asked = Azo atao io famindrana io, fa tsy manao izay angatahina eto.

## What else an exercise says.

learn-solution = Mitohy amin'ny { $turn } ny vahaolana.
learn-solution-points = Mbola hofidina: { $points }.
learn-solution-claim = Ny mitaky ny fihinanana no vahaolana.
learn-goes-on = Tohizo.
learn-goes-on-within = Tohizo: famindrana { $left } no sisa.
learn-taken-back = Nofoanana. Andramo famindrana hafa.
learn-out-of-turns = Lany ny famindrana, nefa tsy vita ny asa. Atombohy indray.
learn-thinking = Mikajy ny valiny…
learn-lesson-open =
    { $count ->
        [one] Io no fanazarana farany amin'ity lesona ity; mbola misy { $count } tsy voavaha.
       *[other] Io no fanazarana farany amin'ity lesona ity; mbola misy { $count } tsy voavaha.
    }
learn-lesson-done = Vita ity lesona ity.
learn-course-done = Vitanao ny fianarana manontolo. Milalaova izao!
learn-next-lesson = Manaraka: «{ $name }».

## Buttons.

learn-button-claim = Hitaky fihinanana
learn-button-try-again = Andramo indray
learn-button-take-back = Foanana
learn-button-hint = Torohevitra
learn-button-solution = Asehoy ny vahaolana
learn-button-restart = Atomboka indray
learn-button-again = Atao indray
learn-button-next = Fanazarana manaraka
learn-button-next-lesson = Lesona manaraka
learn-button-play = Hilalao
learn-button-skip = Dinganina

## Errors of lesson files.

lesson-no-english = Mila soratra anglisy, «en», ny saha «{ $name }».
lesson-unknown-variant = Tsy misy karazana «{ $name }».
lesson-unknown-character = Tsy misy mpifanandrina solosaina «{ $name }».
lesson-no-exercises = Mila fanazarana ny lesona.
lesson-key-taken = Efa manana ny fanalahidy «{ $name }» ny fanazarana hafa ao amin'ny lesona.
lesson-position = Tsy an'ity karazana ity ilay fipetraka. { $reason }
lesson-game-over = Tapitra ny lalao amin'ity fipetraka ity.
lesson-turn = Tsy azo atao eo ny famindrana «{ $turn }». { $reason }
lesson-point = Tsy manana teboka «{ $name }» ny fafana.
lesson-empty-list = Tsy azo foanana ny lisitra.
lesson-line-ends-with-reply = Ny lalana dia tsy maintsy mifarana amin'ny famindran'ny mpianatra.
lesson-too-many-lists = Maro kokoa ny lisitra ao amin'ny «equal» noho ny famindran'ny mpianatra ao amin'ny lalana, { $most }.
lesson-zero = Tsy azo atao 0 ny «{ $name }».
lesson-unreachable = Tsy misy lalao ara-pitsipika mahatratra io tanjona io.
lesson-already-reached = Efa tratra ao amin'ny fipetraka ny tanjona.
lesson-needless = Tsy misy dikany amin'io tanjona io ny saha «{ $name }».
lesson-answers-solution = Mamaha ny fanazarana ny famindrana «{ $name }», ka tsy mila valiny.

## The stored progress.

progress-put-aside =
    Tsy voavaky ny fandrosoanao amin'ny lesona ({ $reason }). Ao amin'ny { $place } izao ny rakitra. { $kept ->
        [0] Tsy nisy azo notahirizina tao aminy.
        [one] Voatahiry ny fandrosoana amin'ny fanazarana { $kept }.
       *[other] Voatahiry ny fandrosoana amin'ny fanazarana { $kept }.
    }
progress-stuck = Tsy azo vakina ny fandrosoanao ao amin'ny { $place } ({ $reason }). Tsy kitihina izy, ary tsy tahirizina ny fandrosoana vaovao.
progress-not-kept = Tsy azo tahirizina ny fandrosoanao amin'ny lesona: { $reason }
progress-version = kinova { $version } izy, ary tsy fantatr'ity programa ity izany

## The coach beside a game.

coach-title = Mpanazatra
coach-asks = Hijery indray ve? Be ny very amin'ny { $turn }.
coach-asks-less = Hijery indray ve? Misy very amin'ny { $turn }.
coach-take-back = Foanana
coach-why = Nahoana?
coach-let-stand = Avela eo
coach-threat =
    Mandrahona hanao { $turn } ny { $side ->
        [white] Fotsy
       *[black] Mainty
    }, izay mihinana vato { $count }: { $points }.
coach-more-threats = Voatandindomin-doza koa: { $points }.
coach-off = Tsy misy mpanazatra
coach-low = Raha vato 3 no very
coach-middle = Raha vato 2 no very
coach-high = Raha vato 1 no very
coach-line = Manontany indray mandeha hoe «Hijery indray ve?» alohan'ny hanekena famindrana mahavery toy izany, ary milaza izay voatandindomin-doza. Tsy isaina ho fandresenao ny lalao misy mpanazatra.

## Lessons in the terminal.

## The page of puzzles.

menu-puzzles = Ankamantatra
puzzles-about = Fipetraka avy amin'ny lalao, izay misy famindrana iray tsara lavitra noho ny hafa rehetra. Tadiavo izany; ny naotinao no milaza ny hasarotan'ny ankamantatra voavahanao.
puzzles-standing = Ny naotinao: { $rating }, eo ho eo { $deviation }. Voavaha: { $solved } amin'ny { $tried }.
puzzles-loading = Maka ny ankamantatra…
puzzles-not-fetched = Tsy azo nalaina ny ankamantatra ho an'ny { $variant }. Hidio ity pejy ity ary sokafy indray hanandramana.
puzzles-next = Ankamantatra manaraka
puzzles-daily = Ankamantatry ny andro
puzzles-daily-about = Iray ho an'ny rehetra, vaovao isan'andro.
puzzles-daily-row =
    { $days ->
        [1] Voavaha omaly: vahao ny androany mba ho roa andro misesy.
        [one] Voavaha { $days } andro misesy.
       *[other] Voavaha { $days } andro misesy.
    }
puzzles-daily-done =
    { $days ->
        [0] Voavaha ny androany.
        [one] Voavaha ny androany.
       *[other] Voavaha ny androany, { $days } andro misesy.
    }
puzzles-again = Atao indray
puzzles-again-about = Miverina ny ankamantatra { $count } tsy voavahanao.
puzzles-timed = Miady amin'ny ora
puzzles-timed-about = Izay betsaka indrindra vitanao ao anatin'ny telo minitra; mifarana amin'ny fahadisoana fahatelo.
puzzles-timed-best = Telo minitra, fahadisoana telo. Ny vitanao tsara indrindra: ankamantatra { $best }.
puzzle-timed-count = Voavaha: { $solved }. Fahadisoana: { $mistakes } amin'ny { $most }.
puzzles-any = rehetra
puzzles-sheet = Fitsipika
puzzles-theme = Lohahevitra
puzzles-level = Hasarotana
puzzles-easier = mora kokoa
puzzles-near = toy ny naotiko
puzzles-harder = sarotra kokoa
puzzles-count =
    { $count ->
        [0] Tsy misy ankamantatra toy izany.
        [one] Misy ankamantatra { $count } toy izany.
       *[other] Misy ankamantatra { $count } toy izany.
    }
