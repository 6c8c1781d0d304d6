# L'analyse d'une partie. $side vaut white ou black : le camp qui a joué.

analysis-mark-hard = Le seul bon tour, et difficile à trouver.
analysis-mark-inaccuracy = Une imprécision.
analysis-mark-mistake = Une erreur.
analysis-mark-blunder = Une gaffe.
# $best et $played sont des chances de gain ou des résultats prouvés : les quatre messages suivants.
analysis-better = { $turn } valait mieux : { $best }, et non { $played }.
analysis-chance = { $percent } %
analysis-result-win = gain
analysis-result-draw = nulle
analysis-result-loss = perte
analysis-accuracy =
    { $side ->
        [white] Blancs : précision { $percent } % ; imprécisions { $inaccuracies }, erreurs { $mistakes }, gaffes { $blunders } ; tours difficiles trouvés { $hard }.
       *[black] Noirs : précision { $percent } % ; imprécisions { $inaccuracies }, erreurs { $mistakes }, gaffes { $blunders } ; tours difficiles trouvés { $hard }.
    }
analysis-no-choice =
    { $side ->
        [white] Blancs : aucun tour à juger.
       *[black] Noirs : aucun tour à juger.
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
        [white] Aux Blancs de jouer : trouvez mieux que { $turn }.
       *[black] Aux Noirs de jouer : trouvez mieux que { $turn }.
    }
missed-hint =
    { $count ->
        [one] Le meilleur tour prend { $count } pion.
       *[other] Le meilleur tour prend { $count } pions.
    }
missed-hint-quiet = Le meilleur tour ne prend rien.
missed-solved = Juste : c'était le tour à jouer.

## Dans la fenêtre. $worth est une chance de gain ou un résultat prouvé ; $done tours sur $all sont analysés.

analysis-begin = Analyser
analysis-stop = Arrêter ({ $done } sur { $all })
analysis-go-on = Continuer ({ $done } sur { $all })
analysis-about = Cherche, en arrière-plan, ce que valait chaque tour
analysis-curve = Les chances de gain des Blancs au fil de la partie
analysis-accuracy-short = Précision
analysis-used = Temps pris : { $time }
analysis-times = Temps pris : Blancs { $white }, Noirs { $black }
analysis-best = Le meilleur tour : { $worth }.
analysis-good = Un bon tour : { $worth }.
analysis-forced = Il n'y avait pas d'autre tour.
analysis-line = Mieux : { $line }
analysis-previous = À la faute précédente
analysis-next = À la faute suivante
analysis-both = Les deux camps
analysis-whose = Les fautes de quel camp
analysis-learn =
    { $count ->
        [one] Apprendre de la faute
       *[other] Apprendre des { $count } fautes
    }
analysis-share = La partie avec son analyse
analysis-copy = Copier avec signes et commentaires
analysis-save = Enregistrer avec signes et commentaires…

mistakes-kept = La position est maintenant parmi vos problèmes ; elle reviendra dès demain.
mistakes-done =
    { $count ->
        [one] C'était la seule faute. Trouvées du premier coup : { $solved }.
       *[other] C'était la dernière des { $count } fautes. Trouvées du premier coup : { $solved }.
    }
