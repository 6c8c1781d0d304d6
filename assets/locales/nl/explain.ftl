# Why a turn is good or bad. $side is white or black: the side that the sentence is about.

explain-only-turn = Dit is de enige zet.
explain-all-win = Bij het beste spel wint elke zet.
explain-all-draw = Bij het beste spel leidt elke zet tot remise.
explain-all-loss = Tegen het beste spel verliest elke zet.
explain-omits-capture =
    { $side ->
        [white] { $count ->
            [one] Dit laat een slag liggen: het stuk op { $points } kon slaan, en Wit mag dat claimen.
           *[other] Dit laat een slag liggen: de stukken op { $points } konden slaan, en Wit mag dat claimen.
        }
       *[black] { $count ->
            [one] Dit laat een slag liggen: het stuk op { $points } kon slaan, en Zwart mag dat claimen.
           *[other] Dit laat een slag liggen: de stukken op { $points } konden slaan, en Zwart mag dat claimen.
        }
    }
explain-takes-all = Dit slaat de laatste stukken en wint.
explain-immobilises =
    { $side ->
        [white] Dit laat Wit geen zet meer en wint.
       *[black] Dit laat Zwart geen zet meer en wint.
    }
explain-wins-at-once = Dit wint meteen.
explain-wins = Dit wint gedwongen, in hoogstens { $turns } zetten van beide kanten samen.
explain-wins-some-time = Dit wint bij het beste spel.
explain-keeps-win =
    { $worse ->
        [one] Dit houdt de winst vast, die { $worse } van de { $of } andere zetten uit handen zou geven.
       *[other] Dit houdt de winst vast, die { $worse } van de { $of } andere zetten uit handen zouden geven.
    }
explain-keeps-win-alone = Dit is de enige zet die de winst vasthoudt.
explain-keeps-draw =
    { $worse ->
        [one] Dit houdt de remise vast, die { $worse } van de { $of } andere zetten uit handen zou geven.
       *[other] Dit houdt de remise vast, die { $worse } van de { $of } andere zetten uit handen zouden geven.
    }
explain-keeps-draw-alone = Dit is de enige zet die de remise vasthoudt.
explain-allows-win-at-once =
    { $side ->
        [white] Wit wint dan meteen.
       *[black] Zwart wint dan meteen.
    }
explain-allows-win =
    { $side ->
        [white] Wit wint dan gedwongen, in hoogstens { $turns } zetten van beide kanten samen.
       *[black] Zwart wint dan gedwongen, in hoogstens { $turns } zetten van beide kanten samen.
    }
explain-allows-win-some-time =
    { $side ->
        [white] Wit wint dan bij het beste spel.
       *[black] Zwart wint dan bij het beste spel.
    }
explain-win-to-draw = Dit geeft de winst uit handen: bij het beste spel is het nu remise.
explain-win-to-loss =
    { $side ->
        [white] Dit geeft een gewonnen partij uit handen: bij het beste spel wint Wit nu.
       *[black] Dit geeft een gewonnen partij uit handen: bij het beste spel wint Zwart nu.
    }
explain-draw-to-loss =
    { $side ->
        [white] Dit geeft de remise uit handen: bij het beste spel wint Wit nu.
       *[black] Dit geeft de remise uit handen: bij het beste spel wint Zwart nu.
    }
explain-misses-win-at-once = { $turn } zou meteen winnen.
explain-misses-win = { $turn } zou gedwongen winnen, in hoogstens { $turns } zetten van beide kanten samen.
explain-misses-win-some-time = { $turn } zou bij het beste spel winnen.
explain-takes-safely =
    { $side ->
        [white] { $count ->
            [one] Dit slaat { $count } stuk, en Wit kan niets terugslaan.
           *[other] Dit slaat { $count } stukken, en Wit kan niets terugslaan.
        }
       *[black] { $count ->
            [one] Dit slaat { $count } stuk, en Zwart kan niets terugslaan.
           *[other] Dit slaat { $count } stukken, en Zwart kan niets terugslaan.
        }
    }
explain-takes =
    { $count ->
        [one] Dit slaat { $count } stuk.
       *[other] Dit slaat { $count } stukken.
    }
explain-takes-back =
    { $side ->
        [white] Wit slaat er { $count } terug.
       *[black] Zwart slaat er { $count } terug.
    }
explain-gives-to-take =
    { $gives ->
        [one] Dit geeft { $gives } stuk om er { $takes } te slaan.
       *[other] Dit geeft { $gives } stukken om er { $takes } te slaan.
    }
explain-gives-and-takes =
    { $gives ->
        [one] Dit verliest { $gives } stuk en slaat er { $takes } terug.
       *[other] Dit verliest { $gives } stukken en slaat er { $takes } terug.
    }
explain-gives =
    { $side ->
        [white] { $count ->
            [one] Wit slaat dan { $count } stuk.
           *[other] Wit slaat dan { $count } stukken.
        }
       *[black] { $count ->
            [one] Zwart slaat dan { $count } stuk.
           *[other] Zwart slaat dan { $count } stukken.
        }
    }
explain-exchange =
    { $side ->
        [white] Met alle slagen die volgen, slaat Wit er { $takes } en verliest er { $gives }.
       *[black] Met alle slagen die volgen, slaat Zwart er { $takes } en verliest er { $gives }.
    }
explain-most = Elke andere zet komt qua stukken slechter uit.
explain-forces =
    { $side ->
        [white] { $count ->
            [one] Wat Wit ook antwoordt, dit wint { $count } stuk, bijvoorbeeld { $line }.
           *[other] Wat Wit ook antwoordt, dit wint { $count } stukken, bijvoorbeeld { $line }.
        }
       *[black] { $count ->
            [one] Wat Zwart ook antwoordt, dit wint { $count } stuk, bijvoorbeeld { $line }.
           *[other] Wat Zwart ook antwoordt, dit wint { $count } stukken, bijvoorbeeld { $line }.
        }
    }
explain-saves =
    { $side ->
        [white] { $count ->
            [one] Dit redt het stuk op { $points }, dat Wit dreigde te slaan met { $turn }.
           *[other] Dit redt de stukken op { $points }, die Wit dreigde te slaan met { $turn }.
        }
       *[black] { $count ->
            [one] Dit redt het stuk op { $points }, dat Zwart dreigde te slaan met { $turn }.
           *[other] Dit redt de stukken op { $points }, die Zwart dreigde te slaan met { $turn }.
        }
    }
explain-shut-alone =
    { $side ->
        [white] Dit laat Wit niets te slaan; elke andere zet zou stukken verliezen.
       *[black] Dit laat Zwart niets te slaan; elke andere zet zou stukken verliezen.
    }
explain-shut =
    { $side ->
        [white] { $costly ->
            [one] Dit laat Wit niets te slaan; van de { $of } andere zetten zou er { $costly } stukken verliezen.
           *[other] Dit laat Wit niets te slaan; van de { $of } andere zetten zouden er { $costly } stukken verliezen.
        }
       *[black] { $costly ->
            [one] Dit laat Zwart niets te slaan; van de { $of } andere zetten zou er { $costly } stukken verliezen.
           *[other] Dit laat Zwart niets te slaan; van de { $of } andere zetten zouden er { $costly } stukken verliezen.
        }
    }
explain-shut-later =
    { $side ->
        [white] { $costly ->
            [one] Dit laat Wit niets te slaan; van de { $of } andere zetten zou er { $costly } gedwongen stukken verliezen.
           *[other] Dit laat Wit niets te slaan; van de { $of } andere zetten zouden er { $costly } gedwongen stukken verliezen.
        }
       *[black] { $costly ->
            [one] Dit laat Zwart niets te slaan; van de { $of } andere zetten zou er { $costly } gedwongen stukken verliezen.
           *[other] Dit laat Zwart niets te slaan; van de { $of } andere zetten zouden er { $costly } gedwongen stukken verliezen.
        }
    }
explain-gives-least =
    { $gives ->
        [one] Dit verliest { $gives } stuk, en geen zet verliest er minder; bij { $costly } van de { $of } andere zetten zijn het er meer.
       *[other] Dit verliest { $gives } stukken, en geen zet verliest er minder; bij { $costly } van de { $of } andere zetten zijn het er meer.
    }
explain-stops-chain =
    { $count ->
        [one] Dit stopt op tijd: doorgaan zou per saldo minstens { $count } stuk kosten.
       *[other] Dit stopt op tijd: doorgaan zou per saldo minstens { $count } stukken kosten.
    }
explain-declines =
    { $count ->
        [one] Meer slaan zou per saldo minstens { $count } stuk kosten.
       *[other] Meer slaan zou per saldo minstens { $count } stukken kosten.
    }
explain-after =
    { $side ->
        [white] { $count ->
            [one] Na { $turn } slaat Wit { $count } stuk met { $answer }.
           *[other] Na { $turn } slaat Wit { $count } stukken met { $answer }.
        }
       *[black] { $count ->
            [one] Na { $turn } slaat Zwart { $count } stuk met { $answer }.
           *[other] Na { $turn } slaat Zwart { $count } stukken met { $answer }.
        }
    }
explain-then =
    { $side ->
        [white] { $count ->
            [one] Wit slaat dan { $count } stuk met { $answer }.
           *[other] Wit slaat dan { $count } stukken met { $answer }.
        }
       *[black] { $count ->
            [one] Zwart slaat dan { $count } stuk met { $answer }.
           *[other] Zwart slaat dan { $count } stukken met { $answer }.
        }
    }
explain-only-answer =
    { $side ->
        [white] Dit laat Wit maar één zet, { $turn }.
       *[black] Dit laat Zwart maar één zet, { $turn }.
    }
explain-threatens =
    { $count ->
        [one] Dit dreigt met { $turn }, en dat zou { $count } stuk slaan.
       *[other] Dit dreigt met { $turn }, en dat zou { $count } stukken slaan.
    }
explain-steps-into-line = Het stuk stapt in een lijn waarin het wordt geslagen.
explain-loses =
    { $count ->
        [one] Dit komt { $count } stuk slechter uit dan { $turn }.
       *[other] Dit komt { $count } stukken slechter uit dan { $turn }.
    }
explain-loses-later =
    { $count ->
        [one] Dit komt gedwongen { $count } stuk slechter uit dan { $turn }, bijvoorbeeld { $line }.
       *[other] Dit komt gedwongen { $count } stukken slechter uit dan { $turn }, bijvoorbeeld { $line }.
    }
explain-misses =
    { $count ->
        [one] { $turn } zou { $count } stuk beter uitkomen.
       *[other] { $turn } zou { $count } stukken beter uitkomen.
    }
explain-misses-capture =
    { $count ->
        [one] { $turn } zou er { $takes } slaan en { $count } stuk beter uitkomen.
       *[other] { $turn } zou er { $takes } slaan en { $count } stukken beter uitkomen.
    }
explain-takes-fewer =
    { $taken ->
        [0] Dit slaat niets, en { $turn } slaat er { $takes }.
       *[other] Dit slaat er { $taken }, en { $turn } slaat er { $takes }.
    }
explain-misses-later =
    { $count ->
        [one] { $turn } zou gedwongen { $count } stuk beter uitkomen, bijvoorbeeld { $line }.
       *[other] { $turn } zou gedwongen { $count } stukken beter uitkomen, bijvoorbeeld { $line }.
    }
explain-too-far =
    { $count ->
        [one] De reeks gaat te ver: stoppen op { $point } zou { $count } stuk beter uitkomen.
       *[other] De reeks gaat te ver: stoppen op { $point } zou { $count } stukken beter uitkomen.
    }
explain-too-early =
    { $count ->
        [one] De reeks stopt te vroeg: { $turn } zou { $count } stuk beter uitkomen.
       *[other] De reeks stopt te vroeg: { $turn } zou { $count } stukken beter uitkomen.
    }
explain-goes-on =
    { $count ->
        [one] De reeks stopt te vroeg: { $turn } gaat verder en slaat er nog { $count }.
       *[other] De reeks stopt te vroeg: { $turn } gaat verder en slaat er nog { $count }.
    }
explain-more-stones =
    { $side ->
        [white] In het verwachte vervolg komt Wit er qua stukken beter af dan na { $turn }.
       *[black] In het verwachte vervolg komt Zwart er qua stukken beter af dan na { $turn }.
    }
explain-fewer-stones =
    { $side ->
        [white] In het verwachte vervolg komt Wit er qua stukken slechter af dan na { $turn }.
       *[black] In het verwachte vervolg komt Zwart er qua stukken slechter af dan na { $turn }.
    }
explain-more-freedom =
    { $side ->
        [white] In het verwachte vervolg heeft Wit meer bewegingsvrijheid tegenover Zwart dan na { $turn }.
       *[black] In het verwachte vervolg heeft Zwart meer bewegingsvrijheid tegenover Wit dan na { $turn }.
    }
explain-less-freedom =
    { $side ->
        [white] In het verwachte vervolg heeft Wit minder bewegingsvrijheid tegenover Zwart dan na { $turn }.
       *[black] In het verwachte vervolg heeft Zwart minder bewegingsvrijheid tegenover Wit dan na { $turn }.
    }
explain-more-safety =
    { $side ->
        [white] In het verwachte vervolg is Wit beter beschermd tegen slagen van Zwart dan na { $turn }.
       *[black] In het verwachte vervolg is Zwart beter beschermd tegen slagen van Wit dan na { $turn }.
    }
explain-less-safety =
    { $side ->
        [white] In het verwachte vervolg is Wit minder goed beschermd tegen slagen van Zwart dan na { $turn }.
       *[black] In het verwachte vervolg is Zwart minder goed beschermd tegen slagen van Wit dan na { $turn }.
    }
explain-more-centre =
    { $side ->
        [white] In het verwachte vervolg heeft Wit tegenover Zwart meer greep op het midden van het bord dan na { $turn }.
       *[black] In het verwachte vervolg heeft Zwart tegenover Wit meer greep op het midden van het bord dan na { $turn }.
    }
explain-less-centre =
    { $side ->
        [white] In het verwachte vervolg heeft Wit tegenover Zwart minder greep op het midden van het bord dan na { $turn }.
       *[black] In het verwachte vervolg heeft Zwart tegenover Wit minder greep op het midden van het bord dan na { $turn }.
    }
explain-nothing-better = De computer vindt geen betere zet, en ook geen bepaalde reden.
explain-as-good = Dit is ongeveer even goed als { $turn }, die de computer verkiest.
explain-prefers = De computer verkiest { $turn }, zonder bepaalde reden.

search-not-all-turns = Niet alle zetten zijn bekeken: een stelling heeft er te veel.
