# L'analyse d'une partie. $side vaut white ou black : le camp qui a joué.

analysis-mark-hard = Le seul bon tour, et difficile à trouver.
analysis-mark-inaccuracy = Une imprécision.
analysis-mark-mistake = Une erreur.
analysis-mark-blunder = Une gaffe.
# $best et $played sont des chances de gain ou des résultats prouvés : les quatre messages suivants.
analysis-better = { $turn } valait mieux : { $best }, et non { $played }.
analysis-chance = { $percent } %
analysis-result-win = gain
analysis-result-draw = nulle
analysis-result-loss = perte
analysis-accuracy =
    { $side ->
        [white] Blancs : précision { $percent } % ; imprécisions { $inaccuracies }, erreurs { $mistakes }, gaffes { $blunders } ; tours difficiles trouvés { $hard }.
       *[black] Noirs : précision { $percent } % ; imprécisions { $inaccuracies }, erreurs { $mistakes }, gaffes { $blunders } ; tours difficiles trouvés { $hard }.
    }
analysis-no-choice =
    { $side ->
        [white] Blancs : aucun tour à juger.
       *[black] Noirs : aucun tour à juger.
    }
analysis-time =
    { $side ->
        [white] Les Blancs ont pris { $time }.
       *[black] Les Noirs ont pris { $time }.
    }
analysis-turning-point = Le tournant a été { $turn }.
analysis-no-turning-point = Aucun tour n'a décidé la partie à lui seul.

analysis-not = Ceci n'est pas l'analyse d'une partie.
analysis-version = Cette analyse vient d'une autre version du programme ({ $version }). Il faut analyser la partie de nouveau.
analysis-damaged = L'analyse est endommagée. Il faut analyser la partie de nouveau.
analysis-other-game = Ceci est l'analyse d'une autre partie.

## Apprendre de ses fautes. $turn est le tour qui a été joué.

missed-title = Au lieu de { $turn }
missed-task =
    { $side ->
        [white] Aux Blancs de jouer : trouvez mieux que { $turn }.
       *[black] Aux Noirs de jouer : trouvez mieux que { $turn }.
    }
missed-hint =
    { $count ->
        [one] Le meilleur tour prend { $count } pion.
       *[other] Le meilleur tour prend { $count } pions.
    }
missed-hint-quiet = Le meilleur tour ne prend rien.
missed-solved = Juste : c'était le tour à jouer.
