# La partie en mots : ce qui est lu à voix haute, et ce que l'on peut écrire.
accessibility-game = Une partie de { $name }.
accessibility-turn = { side-name } : { $turn }{ $count ->
    [0] .
    [one] , un pion pris.
   *[other] , { $count } pions pris.
}
accessibility-stones = { side-name } : { $count ->
    [0] aucun pion.
    [one] un pion, en { $points }.
   *[other] { $count } pions, en { $points }.
}
accessibility-turns-many = Plus de { $count } tours, dont : { $turns }.
accessibility-turns = { $count ->
    [one] Un seul tour : { $turns }.
   *[other] { $count } tours : { $turns }.
}
accessibility-back = Annulé.
accessibility-not-yours = Ce n'est pas à vous de jouer.
accessibility-help = Écrivez un tour comme d3-e3A : départ, arrivée, et A pour la percussion ou W pour l'aspiration ; les pas suivants du même tour viennent à la suite. Autres mots : { $words }.

# Le plateau tel que le donne un lecteur d'écran : chaque point, et ce que l'on peut y faire.
accessibility-board-name = Plateau
accessibility-point = { $point }, { $content ->
    [white] pion blanc
    [black] pion noir
   *[none] vide
}
accessibility-chosen = choisi
accessibility-can-capture = peut prendre : { $ways }
accessibility-can-step = peut aller en { $points }
accessibility-step-here = accessible
accessibility-capture-here = prise possible : { $ways }
accessibility-takes-approach = la percussion prend { $count }
accessibility-takes-withdrawal = l'aspiration prend { $count }
accessibility-takes-approach-to = la percussion vers { $point } prend { $count }
accessibility-takes-withdrawal-to = l'aspiration vers { $point } prend { $count }
accessibility-taken-approach = pris par percussion
accessibility-taken-withdrawal = pris par aspiration

# Ce que l'adresse de la page demande et qui n'existe pas.
address-error = L'adresse de cette page demande une chose qui n'existe pas. { $reason }
address-unknown-player = Aucun adversaire ne s'appelle « { $name } ».
address-unknown-language = Le jeu ne parle pas « { $code } ».

# Là où le navigateur ne laisse aucun « worker » réfléchir.
web-thinks-in-page = Ce navigateur ne laisse l'ordinateur réfléchir que dans la page elle-même : il réfléchit peu et joue moins bien qu'il ne sait.
