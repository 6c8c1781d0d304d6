# La partie en mots : ce qui est lu à voix haute, et ce que l'on peut écrire.
aloud-game = Une partie de { $name }.
aloud-turn = { side-name } : { $turn }{ $count ->
    [0] .
    [one] , un pion pris.
   *[other] , { $count } pions pris.
}
aloud-stones = { side-name } : { $count ->
    [0] aucun pion.
    [one] un pion, en { $points }.
   *[other] { $count } pions, en { $points }.
}
aloud-turns-many = Plus de { $count } tours, dont : { $turns }.
aloud-turns = { $count ->
    [one] Un seul tour : { $turns }.
   *[other] { $count } tours : { $turns }.
}
aloud-back = Annulé.
aloud-not-yours = Ce n'est pas à vous de jouer.
aloud-help = Écrivez un tour comme d3-e3A : départ, arrivée, et A pour la percussion ou W pour l'aspiration ; les pas suivants du même tour viennent à la suite. Autres mots : { aloud-word-board }, { aloud-word-turns }, { aloud-word-undo }, { aloud-word-redo }, { aloud-word-draw }, { aloud-word-resign }, { aloud-word-claim }, { aloud-word-new }.
aloud-word-help = aide
aloud-word-board = plateau
aloud-word-turns = tours
aloud-word-undo = annuler
aloud-word-redo = rétablir
aloud-word-end = fin
aloud-word-claim = réclamer
aloud-word-resign = abandon
aloud-word-draw = nulle
aloud-word-new = nouvelle

# Le plateau tel que le donne un lecteur d'écran : chaque point, et ce que l'on peut y faire.
aloud-board-name = Plateau
aloud-point = { $point }, { $content ->
    [white] pion blanc
    [black] pion noir
   *[none] vide
}
aloud-chosen = choisi
aloud-can-capture = peut prendre : { $ways }
aloud-can-step = peut aller en { $points }
aloud-step-here = accessible
aloud-capture-here = prise possible : { $ways }
aloud-takes-approach = la percussion prend { $count }
aloud-takes-withdrawal = l'aspiration prend { $count }
aloud-takes-approach-to = la percussion vers { $point } prend { $count }
aloud-takes-withdrawal-to = l'aspiration vers { $point } prend { $count }
aloud-taken-approach = pris par percussion
aloud-taken-withdrawal = pris par aspiration

# Ce que l'adresse de la page demande et qui n'existe pas.
address-fault = L'adresse de cette page demande une chose qui n'existe pas. { $reason }
address-unknown-player = Aucun adversaire ne s'appelle « { $name } ».
address-unknown-language = Le jeu ne parle pas « { $code } ».

# Là où le navigateur ne laisse aucun « worker » réfléchir.
web-thinks-in-page = Ce navigateur ne laisse l'ordinateur réfléchir que dans la page elle-même : il réfléchit peu et joue moins bien qu'il ne sait.
