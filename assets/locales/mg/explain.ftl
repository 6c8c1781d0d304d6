# Why a turn is good or bad. $side is white or black: the side that the sentence is about.

explain-only-turn = Io no hany famindrana azo atao.
explain-all-win = Mandresy avokoa ny famindrana rehetra raha tsara indrindra ny lalao manaraka.
explain-all-draw = Mitondra any amin'ny ady sahala ny famindrana rehetra raha samy milalao tsara indrindra ny roa tonta.
explain-all-loss = Resy avokoa ny famindrana rehetra raha milalao tsara indrindra ny mpifanandrina.
explain-omits-capture =
    { $side ->
        [white] { $count ->
            [one] Mandao fihinanana izy: afaka nihinana ny vato eo amin'ny { $points }, ary azon'ny Fotsy takina izany.
           *[other] Mandao fihinanana izy: afaka nihinana ireo vato eo amin'ny { $points }, ary azon'ny Fotsy takina izany.
        }
       *[black] { $count ->
            [one] Mandao fihinanana izy: afaka nihinana ny vato eo amin'ny { $points }, ary azon'ny Mainty takina izany.
           *[other] Mandao fihinanana izy: afaka nihinana ireo vato eo amin'ny { $points }, ary azon'ny Mainty takina izany.
        }
    }
explain-takes-all = Mihinana ny vato farany izy ka mandresy.
explain-immobilises =
    { $side ->
        [white] Mahatonga ny Fotsy tsy hahetsika intsony izy ka mandresy.
       *[black] Mahatonga ny Mainty tsy hahetsika intsony izy ka mandresy.
    }
explain-wins-at-once = Mandresy avy hatrany izy.
explain-wins = Mandresy tsy azo sakanana izy, ao anatin'ny famindrana { $turns } an'ny roa tonta farafahabetsany.
explain-wins-some-time = Mandresy izy raha tsara indrindra ny lalao manaraka.
explain-keeps-win = Mitana ny fandresena izy; { $worse } amin'ireo famindrana { $of } hafa no hamoy izany.
explain-keeps-win-alone = Izy irery no famindrana mitana ny fandresena.
explain-keeps-draw = Mitana ny ady sahala izy; { $worse } amin'ireo famindrana { $of } hafa no hamoy izany.
explain-keeps-draw-alone = Izy irery no famindrana mitana ny ady sahala.
explain-allows-win-at-once =
    { $side ->
        [white] Mandresy avy hatrany ny Fotsy aorian'izay.
       *[black] Mandresy avy hatrany ny Mainty aorian'izay.
    }
explain-allows-win =
    { $side ->
        [white] Mandresy tsy azo sakanana ny Fotsy aorian'izay, ao anatin'ny famindrana { $turns } an'ny roa tonta farafahabetsany.
       *[black] Mandresy tsy azo sakanana ny Mainty aorian'izay, ao anatin'ny famindrana { $turns } an'ny roa tonta farafahabetsany.
    }
explain-allows-win-some-time =
    { $side ->
        [white] Mandresy ny Fotsy aorian'izay raha milalao tsara indrindra izy.
       *[black] Mandresy ny Mainty aorian'izay raha milalao tsara indrindra izy.
    }
explain-win-to-draw = Mamoy ny fandresena izy: ady sahala izao ny lalao raha samy milalao tsara indrindra ny roa tonta.
explain-win-to-loss =
    { $side ->
        [white] Mamoy lalao efa azo izy: ny Fotsy indray no mandresy izao raha milalao tsara indrindra.
       *[black] Mamoy lalao efa azo izy: ny Mainty indray no mandresy izao raha milalao tsara indrindra.
    }
explain-draw-to-loss =
    { $side ->
        [white] Mamoy ny ady sahala izy: ny Fotsy no mandresy izao raha milalao tsara indrindra.
       *[black] Mamoy ny ady sahala izy: ny Mainty no mandresy izao raha milalao tsara indrindra.
    }
explain-misses-win-at-once = Mandresy avy hatrany ny { $turn }.
explain-misses-win = Mandresy tsy azo sakanana ny { $turn }, ao anatin'ny famindrana { $turns } an'ny roa tonta farafahabetsany.
explain-misses-win-some-time = Mandresy ny { $turn } raha tsara indrindra ny lalao manaraka.
explain-takes-safely =
    { $side ->
        [white] Mihinana vato { $count } izy, ary tsy misy azon'ny Fotsy hanina ho valiny.
       *[black] Mihinana vato { $count } izy, ary tsy misy azon'ny Mainty hanina ho valiny.
    }
explain-takes = Mihinana vato { $count } izy.
explain-takes-back =
    { $side ->
        [white] Mihinana { $count } ho valiny ny Fotsy.
       *[black] Mihinana { $count } ho valiny ny Mainty.
    }
explain-gives-to-take = Mamoy vato { $gives } izy mba hihinanana { $takes }.
explain-gives-and-takes = Very vato { $gives } izy ary mihinana { $takes } ho valiny.
explain-gives =
    { $side ->
        [white] Mihinana vato { $count } ny Fotsy aorian'izay.
       *[black] Mihinana vato { $count } ny Mainty aorian'izay.
    }
explain-exchange =
    { $side ->
        [white] Rehefa vita ny fihinanana manaraka rehetra dia nihinana { $takes } ny Fotsy ary very { $gives }.
       *[black] Rehefa vita ny fihinanana manaraka rehetra dia nihinana { $takes } ny Mainty ary very { $gives }.
    }
explain-most = Ratsy kokoa eo amin'ny isan'ny vato ny famindrana hafa rehetra.
explain-forces =
    { $side ->
        [white] Na inona na inona valin'ny Fotsy dia mahazo vato { $count } mihoatra izy, ohatra { $line }.
       *[black] Na inona na inona valin'ny Mainty dia mahazo vato { $count } mihoatra izy, ohatra { $line }.
    }
explain-saves =
    { $side ->
        [white] { $count ->
            [one] Manavotra ny vato eo amin'ny { $points } izy, izay norahonan'ny Fotsy hohanina tamin'ny { $turn }.
           *[other] Manavotra ireo vato eo amin'ny { $points } izy, izay norahonan'ny Fotsy hohanina tamin'ny { $turn }.
        }
       *[black] { $count ->
            [one] Manavotra ny vato eo amin'ny { $points } izy, izay norahonan'ny Mainty hohanina tamin'ny { $turn }.
           *[other] Manavotra ireo vato eo amin'ny { $points } izy, izay norahonan'ny Mainty hohanina tamin'ny { $turn }.
        }
    }
explain-shut-alone =
    { $side ->
        [white] Tsy mamela na inona na inona hohanin'ny Fotsy izy; hahavery vato ny famindrana hafa rehetra.
       *[black] Tsy mamela na inona na inona hohanin'ny Mainty izy; hahavery vato ny famindrana hafa rehetra.
    }
explain-shut =
    { $side ->
        [white] Tsy mamela na inona na inona hohanin'ny Fotsy izy; { $costly } amin'ireo famindrana { $of } hafa no hahavery vato.
       *[black] Tsy mamela na inona na inona hohanin'ny Mainty izy; { $costly } amin'ireo famindrana { $of } hafa no hahavery vato.
    }
explain-shut-later =
    { $side ->
        [white] Tsy mamela na inona na inona hohanin'ny Fotsy izy; { $costly } amin'ireo famindrana { $of } hafa no hahavery vato tsy azo sakanana.
       *[black] Tsy mamela na inona na inona hohanin'ny Mainty izy; { $costly } amin'ireo famindrana { $of } hafa no hahavery vato tsy azo sakanana.
    }
explain-gives-least = Very vato { $gives } izy, ary tsy misy famindrana mahavery kely noho izany; { $costly } amin'ireo famindrana { $of } hafa no mahavery maro kokoa.
explain-stops-chain = Mijanona ara-potoana izy: ratsy kokoa, vato { $count } farafahakeliny, raha nanohy.
explain-declines = Ratsy kokoa, vato { $count } farafahakeliny, raha nihinana bebe kokoa.
explain-after =
    { $side ->
        [white] Aorian'ny { $turn } dia mihinana vato { $count } amin'ny { $answer } ny Fotsy.
       *[black] Aorian'ny { $turn } dia mihinana vato { $count } amin'ny { $answer } ny Mainty.
    }
explain-then =
    { $side ->
        [white] Mihinana vato { $count } amin'ny { $answer } ny Fotsy aorian'izay.
       *[black] Mihinana vato { $count } amin'ny { $answer } ny Mainty aorian'izay.
    }
explain-only-answer =
    { $side ->
        [white] Famindrana tokana no sisa ho an'ny Fotsy, { $turn }.
       *[black] Famindrana tokana no sisa ho an'ny Mainty, { $turn }.
    }
explain-threatens = Mandrahona hanao { $turn } izy, izay hihinana vato { $count }.
explain-steps-into-line = Miditra eo amin'ny tsipika azo ihinanana azy ny vato.
explain-loses = Ratsy kokoa noho ny { $turn } izy, vato { $count } no elanelany.
explain-loses-later = Ratsy kokoa noho ny { $turn } izy ka tsy azo sakanana izany, vato { $count } no elanelany, ohatra { $line }.
explain-misses = Tsara kokoa ny { $turn }, vato { $count } no elanelany.
explain-misses-capture = Mihinana { $takes } ny { $turn } ary tsara kokoa, vato { $count } no elanelany.
explain-takes-fewer =
    { $taken ->
        [0] Tsy mihinana na inona na inona izy, fa ny { $turn } mihinana { $takes }.
       *[other] Mihinana { $taken } izy, fa ny { $turn } mihinana { $takes }.
    }
explain-misses-later = Tsara kokoa ny { $turn } ka tsy azo sakanana izany, vato { $count } no elanelany, ohatra { $line }.
explain-too-far = Lavitra loatra ny rojo: raha nijanona teo amin'ny { $point } izy dia tsara kokoa, vato { $count } no elanelany.
explain-too-early = Nijanona aloha loatra ny rojo: raha natao { $turn } izy dia tsara kokoa, vato { $count } no elanelany.
explain-goes-on = Nijanona aloha loatra ny rojo: azo tohizana ho { $turn } izy ka mihinana { $count } fanampiny.
explain-more-stones =
    { $side ->
        [white] Amin'ny lalao andrasana dia tsara kokoa ny isan'ny vaton'ny Fotsy noho ny aorian'ny { $turn }.
       *[black] Amin'ny lalao andrasana dia tsara kokoa ny isan'ny vaton'ny Mainty noho ny aorian'ny { $turn }.
    }
explain-fewer-stones =
    { $side ->
        [white] Amin'ny lalao andrasana dia ratsy kokoa ny isan'ny vaton'ny Fotsy noho ny aorian'ny { $turn }.
       *[black] Amin'ny lalao andrasana dia ratsy kokoa ny isan'ny vaton'ny Mainty noho ny aorian'ny { $turn }.
    }
explain-more-freedom =
    { $side ->
        [white] Amin'ny lalao andrasana dia afaka mihetsika kokoa ny Fotsy, raha oharina amin'ny Mainty, noho ny aorian'ny { $turn }.
       *[black] Amin'ny lalao andrasana dia afaka mihetsika kokoa ny Mainty, raha oharina amin'ny Fotsy, noho ny aorian'ny { $turn }.
    }
explain-less-freedom =
    { $side ->
        [white] Amin'ny lalao andrasana dia tsy dia afaka mihetsika ny Fotsy, raha oharina amin'ny Mainty, noho ny aorian'ny { $turn }.
       *[black] Amin'ny lalao andrasana dia tsy dia afaka mihetsika ny Mainty, raha oharina amin'ny Fotsy, noho ny aorian'ny { $turn }.
    }
explain-more-safety =
    { $side ->
        [white] Amin'ny lalao andrasana dia sarotra hanina kokoa ny vaton'ny Fotsy, raha oharina amin'ny an'ny Mainty, noho ny aorian'ny { $turn }.
       *[black] Amin'ny lalao andrasana dia sarotra hanina kokoa ny vaton'ny Mainty, raha oharina amin'ny an'ny Fotsy, noho ny aorian'ny { $turn }.
    }
explain-less-safety =
    { $side ->
        [white] Amin'ny lalao andrasana dia mora hanina kokoa ny vaton'ny Fotsy, raha oharina amin'ny an'ny Mainty, noho ny aorian'ny { $turn }.
       *[black] Amin'ny lalao andrasana dia mora hanina kokoa ny vaton'ny Mainty, raha oharina amin'ny an'ny Fotsy, noho ny aorian'ny { $turn }.
    }
explain-more-centre =
    { $side ->
        [white] Amin'ny lalao andrasana dia mahafehy kokoa ny afovoan'ny fafana ny Fotsy, raha oharina amin'ny Mainty, noho ny aorian'ny { $turn }.
       *[black] Amin'ny lalao andrasana dia mahafehy kokoa ny afovoan'ny fafana ny Mainty, raha oharina amin'ny Fotsy, noho ny aorian'ny { $turn }.
    }
explain-less-centre =
    { $side ->
        [white] Amin'ny lalao andrasana dia tsy dia mahafehy ny afovoan'ny fafana ny Fotsy, raha oharina amin'ny Mainty, noho ny aorian'ny { $turn }.
       *[black] Amin'ny lalao andrasana dia tsy dia mahafehy ny afovoan'ny fafana ny Mainty, raha oharina amin'ny Fotsy, noho ny aorian'ny { $turn }.
    }
explain-nothing-better = Tsy mahita famindrana tsara kokoa ny fikarohana, sady tsy mahita antony tokana.
explain-as-good = Saika mitovy amin'ny { $turn }, izay tian'ny fikarohana kokoa, ny hatsarany.
explain-prefers = Ny { $turn } no tian'ny fikarohana kokoa, nefa tsy misy antony tokana.

search-not-all-turns = Tsy nodinihina daholo ny famindrana: misy fipetraka manana maro loatra.
