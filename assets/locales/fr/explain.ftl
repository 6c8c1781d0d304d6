# Pourquoi un tour est bon ou mauvais. $side vaut white ou black : le camp dont parle la phrase.

explain-only-turn = C'est le seul tour possible.
explain-all-win = Tous les tours gagnent si l'on joue bien.
explain-all-draw = Tous les tours mènent à la nulle si les deux camps jouent bien.
explain-all-loss = Tous les tours perdent contre le meilleur jeu.
explain-omits-capture =
    { $side ->
        [white] { $count ->
            [one] Il oublie une prise : le pion en { $points } pouvait prendre, et les Blancs peuvent le réclamer.
           *[other] Il oublie une prise : les pions en { $points } pouvaient prendre, et les Blancs peuvent le réclamer.
        }
       *[black] { $count ->
            [one] Il oublie une prise : le pion en { $points } pouvait prendre, et les Noirs peuvent le réclamer.
           *[other] Il oublie une prise : les pions en { $points } pouvaient prendre, et les Noirs peuvent le réclamer.
        }
    }
explain-takes-all = Il prend les derniers pions et gagne.
explain-immobilises =
    { $side ->
        [white] Il prive les Blancs de tout pas et gagne.
       *[black] Il prive les Noirs de tout pas et gagne.
    }
explain-wins-at-once = Il gagne aussitôt.
explain-wins = Il gagne de force, en { $turns } tours des deux camps au plus.
explain-wins-some-time = Il gagne si l'on joue bien.
explain-keeps-win =
    { $worse ->
        [one] Il garde le gain, que { $worse } des { $of } autres tours abandonnerait.
       *[other] Il garde le gain, que { $worse } des { $of } autres tours abandonneraient.
    }
explain-keeps-win-alone = C'est le seul tour qui garde le gain.
explain-keeps-draw =
    { $worse ->
        [one] Il garde la nulle, que { $worse } des { $of } autres tours abandonnerait.
       *[other] Il garde la nulle, que { $worse } des { $of } autres tours abandonneraient.
    }
explain-keeps-draw-alone = C'est le seul tour qui garde la nulle.
explain-allows-win-at-once =
    { $side ->
        [white] Les Blancs gagnent alors aussitôt.
       *[black] Les Noirs gagnent alors aussitôt.
    }
explain-allows-win =
    { $side ->
        [white] Les Blancs gagnent alors de force, en { $turns } tours des deux camps au plus.
       *[black] Les Noirs gagnent alors de force, en { $turns } tours des deux camps au plus.
    }
explain-allows-win-some-time =
    { $side ->
        [white] Les Blancs gagnent alors s'ils jouent bien.
       *[black] Les Noirs gagnent alors s'ils jouent bien.
    }
explain-win-to-draw = Il abandonne le gain : si les deux camps jouent bien, la partie est maintenant nulle.
explain-win-to-loss =
    { $side ->
        [white] Il abandonne une partie gagnée : s'ils jouent bien, les Blancs gagnent maintenant.
       *[black] Il abandonne une partie gagnée : s'ils jouent bien, les Noirs gagnent maintenant.
    }
explain-draw-to-loss =
    { $side ->
        [white] Il abandonne la nulle : s'ils jouent bien, les Blancs gagnent maintenant.
       *[black] Il abandonne la nulle : s'ils jouent bien, les Noirs gagnent maintenant.
    }
explain-misses-win-at-once = { $turn } gagnerait aussitôt.
explain-misses-win = { $turn } gagnerait de force, en { $turns } tours des deux camps au plus.
explain-misses-win-some-time = { $turn } gagnerait si l'on joue bien.
explain-takes-safely =
    { $side ->
        [white] { $count ->
            [one] Il prend { $count } pion, et les Blancs ne peuvent rien prendre en retour.
           *[other] Il prend { $count } pions, et les Blancs ne peuvent rien prendre en retour.
        }
       *[black] { $count ->
            [one] Il prend { $count } pion, et les Noirs ne peuvent rien prendre en retour.
           *[other] Il prend { $count } pions, et les Noirs ne peuvent rien prendre en retour.
        }
    }
explain-takes =
    { $count ->
        [one] Il prend { $count } pion.
       *[other] Il prend { $count } pions.
    }
explain-takes-back =
    { $side ->
        [white] Les Blancs en reprennent { $count }.
       *[black] Les Noirs en reprennent { $count }.
    }
explain-gives-to-take =
    { $gives ->
        [one] Il donne { $gives } pion pour en prendre { $takes }.
       *[other] Il donne { $gives } pions pour en prendre { $takes }.
    }
explain-gives-and-takes =
    { $gives ->
        [one] Il perd { $gives } pion et en reprend { $takes }.
       *[other] Il perd { $gives } pions et en reprend { $takes }.
    }
explain-gives =
    { $side ->
        [white] { $count ->
            [one] Les Blancs prennent alors { $count } pion.
           *[other] Les Blancs prennent alors { $count } pions.
        }
       *[black] { $count ->
            [one] Les Noirs prennent alors { $count } pion.
           *[other] Les Noirs prennent alors { $count } pions.
        }
    }
explain-exchange =
    { $side ->
        [white] Avec toutes les prises qui suivent, les Blancs en prennent { $takes } et en perdent { $gives }.
       *[black] Avec toutes les prises qui suivent, les Noirs en prennent { $takes } et en perdent { $gives }.
    }
explain-most = Tout autre tour s'en sort moins bien en pions.
explain-forces =
    { $side ->
        [white] { $count ->
            [one] Quoi que répondent les Blancs, il gagne { $count } pion, par exemple { $line }.
           *[other] Quoi que répondent les Blancs, il gagne { $count } pions, par exemple { $line }.
        }
       *[black] { $count ->
            [one] Quoi que répondent les Noirs, il gagne { $count } pion, par exemple { $line }.
           *[other] Quoi que répondent les Noirs, il gagne { $count } pions, par exemple { $line }.
        }
    }
explain-saves =
    { $side ->
        [white] { $count ->
            [one] Il sauve le pion en { $points }, que les Blancs menaçaient de prendre par { $turn }.
           *[other] Il sauve les pions en { $points }, que les Blancs menaçaient de prendre par { $turn }.
        }
       *[black] { $count ->
            [one] Il sauve le pion en { $points }, que les Noirs menaçaient de prendre par { $turn }.
           *[other] Il sauve les pions en { $points }, que les Noirs menaçaient de prendre par { $turn }.
        }
    }
explain-shut-alone =
    { $side ->
        [white] Il ne laisse rien à prendre aux Blancs ; tout autre tour perdrait des pions.
       *[black] Il ne laisse rien à prendre aux Noirs ; tout autre tour perdrait des pions.
    }
explain-shut =
    { $side ->
        [white] { $costly ->
            [one] Il ne laisse rien à prendre aux Blancs ; { $costly } des { $of } autres tours perdrait des pions.
           *[other] Il ne laisse rien à prendre aux Blancs ; { $costly } des { $of } autres tours perdraient des pions.
        }
       *[black] { $costly ->
            [one] Il ne laisse rien à prendre aux Noirs ; { $costly } des { $of } autres tours perdrait des pions.
           *[other] Il ne laisse rien à prendre aux Noirs ; { $costly } des { $of } autres tours perdraient des pions.
        }
    }
explain-shut-later =
    { $side ->
        [white] { $costly ->
            [one] Il ne laisse rien à prendre aux Blancs ; { $costly } des { $of } autres tours perdrait des pions de force.
           *[other] Il ne laisse rien à prendre aux Blancs ; { $costly } des { $of } autres tours perdraient des pions de force.
        }
       *[black] { $costly ->
            [one] Il ne laisse rien à prendre aux Noirs ; { $costly } des { $of } autres tours perdrait des pions de force.
           *[other] Il ne laisse rien à prendre aux Noirs ; { $costly } des { $of } autres tours perdraient des pions de force.
        }
    }
explain-gives-least =
    { $gives ->
        [one] Il perd { $gives } pion, et aucun tour n'en perd moins ; avec { $costly } des { $of } autres tours, on en perd davantage.
       *[other] Il perd { $gives } pions, et aucun tour n'en perd moins ; avec { $costly } des { $of } autres tours, on en perd davantage.
    }
explain-stops-chain =
    { $count ->
        [one] Il s'arrête à temps : continuer coûterait au moins { $count } pion.
       *[other] Il s'arrête à temps : continuer coûterait au moins { $count } pions.
    }
explain-declines =
    { $count ->
        [one] Prendre davantage coûterait au moins { $count } pion en fin de compte.
       *[other] Prendre davantage coûterait au moins { $count } pions en fin de compte.
    }
explain-after =
    { $side ->
        [white] { $count ->
            [one] Après { $turn }, les Blancs prennent { $count } pion par { $answer }.
           *[other] Après { $turn }, les Blancs prennent { $count } pions par { $answer }.
        }
       *[black] { $count ->
            [one] Après { $turn }, les Noirs prennent { $count } pion par { $answer }.
           *[other] Après { $turn }, les Noirs prennent { $count } pions par { $answer }.
        }
    }
explain-then =
    { $side ->
        [white] { $count ->
            [one] Les Blancs prennent alors { $count } pion par { $answer }.
           *[other] Les Blancs prennent alors { $count } pions par { $answer }.
        }
       *[black] { $count ->
            [one] Les Noirs prennent alors { $count } pion par { $answer }.
           *[other] Les Noirs prennent alors { $count } pions par { $answer }.
        }
    }
explain-only-answer =
    { $side ->
        [white] Il ne laisse aux Blancs qu'un seul tour, { $turn }.
       *[black] Il ne laisse aux Noirs qu'un seul tour, { $turn }.
    }
explain-threatens =
    { $count ->
        [one] Il menace { $turn }, qui prendrait { $count } pion.
       *[other] Il menace { $turn }, qui prendrait { $count } pions.
    }
explain-steps-into-line = Le pion s'avance dans la ligne d'une prise.
explain-loses =
    { $count ->
        [one] Il coûte { $count } pion de plus que { $turn }.
       *[other] Il coûte { $count } pions de plus que { $turn }.
    }
explain-loses-later =
    { $count ->
        [one] De force, il coûte { $count } pion de plus que { $turn }, par exemple { $line }.
       *[other] De force, il coûte { $count } pions de plus que { $turn }, par exemple { $line }.
    }
explain-misses =
    { $count ->
        [one] { $turn } rapporterait { $count } pion de plus.
       *[other] { $turn } rapporterait { $count } pions de plus.
    }
explain-misses-capture =
    { $count ->
        [one] { $turn } en prendrait { $takes } et rapporterait { $count } pion de plus.
       *[other] { $turn } en prendrait { $takes } et rapporterait { $count } pions de plus.
    }
explain-takes-fewer =
    { $taken ->
        [0] Il ne prend rien, et { $turn } en prend { $takes }.
       *[other] Il en prend { $taken }, et { $turn } en prend { $takes }.
    }
explain-misses-later =
    { $count ->
        [one] De force, { $turn } rapporterait { $count } pion de plus, par exemple { $line }.
       *[other] De force, { $turn } rapporterait { $count } pions de plus, par exemple { $line }.
    }
explain-too-far =
    { $count ->
        [one] La chaîne va trop loin : arrêtée en { $point }, elle rapporterait { $count } pion de plus.
       *[other] La chaîne va trop loin : arrêtée en { $point }, elle rapporterait { $count } pions de plus.
    }
explain-too-early =
    { $count ->
        [one] La chaîne s'arrête trop tôt : prolongée en { $turn }, elle rapporterait { $count } pion de plus.
       *[other] La chaîne s'arrête trop tôt : prolongée en { $turn }, elle rapporterait { $count } pions de plus.
    }
explain-goes-on =
    { $count ->
        [one] La chaîne s'arrête trop tôt : elle peut continuer en { $turn } et en prendre encore { $count }.
       *[other] La chaîne s'arrête trop tôt : elle peut continuer en { $turn } et en prendre encore { $count }.
    }
explain-more-stones =
    { $side ->
        [white] Dans la suite attendue, les Blancs s'en sortent mieux en pions qu'après { $turn }.
       *[black] Dans la suite attendue, les Noirs s'en sortent mieux en pions qu'après { $turn }.
    }
explain-fewer-stones =
    { $side ->
        [white] Dans la suite attendue, les Blancs s'en sortent moins bien en pions qu'après { $turn }.
       *[black] Dans la suite attendue, les Noirs s'en sortent moins bien en pions qu'après { $turn }.
    }
explain-more-freedom =
    { $side ->
        [white] Dans la suite attendue, les Blancs sont plus libres de leurs pas face aux Noirs qu'après { $turn }.
       *[black] Dans la suite attendue, les Noirs sont plus libres de leurs pas face aux Blancs qu'après { $turn }.
    }
explain-less-freedom =
    { $side ->
        [white] Dans la suite attendue, les Blancs sont moins libres de leurs pas face aux Noirs qu'après { $turn }.
       *[black] Dans la suite attendue, les Noirs sont moins libres de leurs pas face aux Blancs qu'après { $turn }.
    }
explain-more-safety =
    { $side ->
        [white] Dans la suite attendue, les Blancs sont plus à l'abri des prises face aux Noirs qu'après { $turn }.
       *[black] Dans la suite attendue, les Noirs sont plus à l'abri des prises face aux Blancs qu'après { $turn }.
    }
explain-less-safety =
    { $side ->
        [white] Dans la suite attendue, les Blancs sont moins à l'abri des prises face aux Noirs qu'après { $turn }.
       *[black] Dans la suite attendue, les Noirs sont moins à l'abri des prises face aux Blancs qu'après { $turn }.
    }
explain-more-centre =
    { $side ->
        [white] Dans la suite attendue, les Blancs tiennent mieux le milieu du plateau face aux Noirs qu'après { $turn }.
       *[black] Dans la suite attendue, les Noirs tiennent mieux le milieu du plateau face aux Blancs qu'après { $turn }.
    }
explain-less-centre =
    { $side ->
        [white] Dans la suite attendue, les Blancs tiennent moins bien le milieu du plateau face aux Noirs qu'après { $turn }.
       *[black] Dans la suite attendue, les Noirs tiennent moins bien le milieu du plateau face aux Blancs qu'après { $turn }.
    }
explain-nothing-better = La recherche ne trouve pas de meilleur tour, ni de raison particulière.
explain-as-good = Il vaut à peu près { $turn }, que la recherche préfère.
explain-prefers = La recherche préfère { $turn }, sans raison particulière.

search-not-all-turns = Tous les tours n'ont pas été examinés : une position en offre trop.
