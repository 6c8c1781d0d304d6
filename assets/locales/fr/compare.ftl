# Variantes comparées. $side vaut white ou black.

## Les règles qui changent d'une variante à l'autre.

switch-continuation = Poursuite d'une chaîne
switch-revisiting = Retour sur un point
switch-repeating = Direction gardée
switch-first-turn = Premier tour de chaque joueur
switch-omitted-capture = Prise oubliée
switch-methods = Façons de prendre
switch-choice = Pas qui prend des deux façons
switch-extent = Étendue d'une prise
switch-no-move = Joueur qui ne peut pas jouer
switch-quiet-limit = Tours sans prise
switch-repetition = Position qui revient
switch-agreement = Nulle d'un commun accord
switch-next-game = Partie suivante d'un match
switch-handicap = Handicap
switch-eater-extent = Étendue d'une prise pendant le handicap
switch-eater-chains = Chaînes pendant le handicap
switch-eater-no-capture = Rien à prendre pendant le handicap

## Leurs valeurs.

switch-continuation-optional = Après une prise, le pion peut prendre encore ou s'arrêter.
switch-continuation-compulsory = Après une prise, le pion doit prendre encore tant qu'il le peut.
switch-continuation-forbidden = Chaque tour est un seul pas.
switch-revisiting-forbidden = Une chaîne ne revient pas sur un point touché pendant ce tour.
switch-revisiting-allowed = Une chaîne peut revenir sur des points touchés.
switch-repeating-running = Une chaîne ne suit pas deux fois de suite la même direction.
switch-repeating-chain = Une chaîne ne suit aucune direction deux fois.
switch-repeating-allowed = Une chaîne peut garder sa direction.
switch-first-turn-ordinary = Le premier tour de chaque joueur est un tour comme les autres.
switch-first-turn-single = Le premier tour de chaque joueur est un seul pas de prise.
switch-omitted-capture-enforced = Qui peut prendre doit prendre.
switch-omitted-capture-claimed = Qui peut prendre doit prendre, mais seulement si l'adversaire le réclame.
switch-methods-both = On prend par percussion et par aspiration.
switch-methods-approach = On prend par percussion seulement.
switch-methods-withdrawal = On prend par aspiration seulement.
switch-choice-free = Le joueur choisit lequel des deux groupes est pris.
switch-choice-larger = Le plus grand des deux groupes est pris.
switch-extent-line = Une prise emporte tous les pions adverses de la ligne jusqu'au premier vide.
switch-extent-nearest = Une prise n'emporte que le pion le plus proche de la ligne.
switch-no-move-loses = Qui ne peut pas jouer perd.
switch-no-move-draws = La partie est nulle quand un joueur ne peut pas jouer.
switch-quiet-limit-some =
    { $count ->
        [one] La partie est nulle après { $count } tour sans prise.
       *[other] La partie est nulle après { $count } tours des deux joueurs sans prise.
    }
switch-quiet-limit-none = Les tours sans prise ne rendent pas la partie nulle.
switch-repetition-third = La partie est nulle à la troisième apparition d'une position.
switch-repetition-fourth = La partie est nulle à la quatrième apparition d'une position.
switch-repetition-never = Les positions qui reviennent ne rendent pas la partie nulle.
switch-agreement-yes = Les joueurs peuvent convenir d'une nulle.
switch-agreement-no = Les joueurs ne peuvent pas convenir d'une nulle.
switch-next-game-swap = Les joueurs échangent leurs couleurs pour la partie suivante.
switch-next-game-loser = Le perdant commence la partie suivante.
switch-handicap-none = Aucun camp n'a de handicap.
switch-handicap-some =
    { $side ->
        [white] Tant que les Blancs ont plus de { $until } pions, leur tour est un pas qui ne prend rien et laisse une prise aux Noirs si un pas le permet.
       *[black] Tant que les Noirs ont plus de { $until } pions, leur tour est un pas qui ne prend rien et laisse une prise aux Blancs si un pas le permet.
    }
switch-eater-extent-line = L'autre camp prend tous les pions de la ligne.
switch-eater-extent-nearest = L'autre camp ne prend que le pion le plus proche.
switch-eater-chains-yes = L'autre camp peut prendre en chaîne.
switch-eater-chains-no = L'autre camp fait un seul pas par tour.
switch-eater-no-capture-plays = Si l'autre camp ne trouve rien à prendre, la partie continue.
switch-eater-no-capture-wins = Si l'autre camp ne trouve rien à prendre, il gagne.
switch-eater-no-capture-loses = Si l'autre camp ne trouve rien à prendre, il perd.

## Sources.

compare-source-settled = décidé ici ; les sources ne le disent pas : { $source }
compare-source-none = aucune source n'est nommée
compare-source-article = Schadd et autres, 2008
compare-source-article-and-proof = Schadd et autres, 2008 ; démontré aussi par ce programme

## Erreurs.

## Les tours d'une position.

compare-same-switches = Les variantes ne diffèrent par aucune règle.
compare-turns =
    { $count ->
        [one] { $count } tour est permis dans toutes les variantes.
       *[other] { $count } tours sont permis dans toutes les variantes.
    }
compare-same = Les mêmes tours sont permis selon { $keys }.
compare-more =
    { $count ->
        [one] { $count } autre tour n'est pas donné.
       *[other] { $count } autres tours ne sont pas donnés.
    }
compare-cut = Tous les tours de { $keys } n'ont pas été trouvés : il y en a énormément. Ce qui est dit des autres est exact.
compare-over = { $key } : la partie est terminée. { $outcome }
compare-takes = { $key } : ce pas y prend { $points }.
compare-takes-nothing = { $key } : ce pas n'y prend rien.
compare-refused = { $key } : { $reason }
compare-no-effect = { $key } : aucun tour n'y finit en prenant ces pions.
compare-wins-white = les Blancs gagnent
compare-wins-black = les Noirs gagnent
compare-wins-in =
    { $turns ->
        [one] { $value } par ce tour
       *[other] { $value } en { $turns } tours des deux joueurs
    }
compare-draw = nulle

## Une chaîne.

compare-after = Après { $chain } :
compare-before = Avant le premier pas :
compare-alike = Après { $chain }, toutes les variantes permettent encore la même chose.
compare-alike-before = Avant le premier pas, toutes les variantes permettent la même chose.

## Une partie.

compare-game-alike = { $key } : toute la partie aurait pu être jouée, avec la même fin.
compare-game-turn =
    { $side ->
        [white] { $key } : tour { $number }, Blancs, { $turn } n'est pas permis.
       *[black] { $key } : tour { $number }, Noirs, { $turn } n'est pas permis.
    }
compare-game-over =
    { $side ->
        [white] { $key } : la partie est terminée avant le tour { $number } des Blancs. { $outcome }
       *[black] { $key } : la partie est terminée avant le tour { $number } des Noirs. { $outcome }
    }
compare-game-over-at-end = { $key } : la partie est terminée après son dernier tour. { $outcome }
compare-game-not-over = { $key } : la partie n'est pas terminée après son dernier tour, mais elle l'était. { $outcome }
compare-game-other-end = { $key } : la partie finit autrement. C'était : { $was } C'est : { $is }
compare-game-claim =
    { $side ->
        [white] { $key } : après le tour { $number } des Blancs, les Noirs pourraient réclamer une prise oubliée.
       *[black] { $key } : après le tour { $number } des Noirs, les Blancs pourraient réclamer une prise oubliée.
    }
compare-game-other-turns =
    { $side ->
        [white] { $key } : d'autres tours sont permis pour la première fois au tour { $number } des Blancs, comme { $turn }.
       *[black] { $key } : d'autres tours sont permis pour la première fois au tour { $number } des Noirs, comme { $turn }.
    }
compare-game-rule = Règle : { $rule }.

## Le plateau en texte.

compare-alone = Aucune autre variante n'a un plateau de cette taille.

## La page de la fenêtre.

compare-open = Comparer les règles
compare-title = La même position selon d'autres règles
compare-add = Ajouter une variante
compare-remove = Enlever cette variante
compare-counts = Tours : { $one } · profondeur deux : { $two } · trois : { $three }
compare-only-here = Permis ici seulement : { $count }
compare-value-unknown = Avec le meilleur jeu : inconnu.
compare-play-on = Jouer selon ces règles
compare-solve = Chercher qui gagne
compare-part-turns = Tours
compare-part-chain = Une chaîne
compare-part-switches = Toutes les règles
compare-part-game = La partie
compare-legal-under = Permis seulement par { $names }
compare-legal-all = permis par toutes
compare-turn-row =
    { $count ->
        [0] { $turn } – ne prend rien
       *[other] { $turn } – prend { $count }
    }
compare-walk = Suivre cette chaîne pas à pas
compare-left = A quitté la chaîne. { $reason }
compare-end-here = Le tour finit ici
compare-all-switches = Aussi les règles communes
compare-game-shown =
    { $turns ->
        [0] Le début de la partie, et le tour qui a été joué.
        [one] La position après { $turns } tour des deux joueurs, et le tour qui a été joué ensuite.
       *[other] La position après { $turns } tours des deux joueurs, et le tour qui a été joué ensuite.
    }
