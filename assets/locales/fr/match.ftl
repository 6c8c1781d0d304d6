# Les matchs, les noms, les pendules.

## Le plan d'un match. $format et $clock disent ce qui est choisi.

plan-more = Match, noms, pendules, conseiller
plan-summary = { $format } · { $clock }
plan-coached =
    { $summary }. Le conseiller propose de revoir un tour qui perd { $stones ->
        [one] un pion
       *[other] { $stones } pions
    } ou plus.
plan-format = Forme du match
plan-single = Une partie
plan-best-of = Au meilleur de { $games } parties
plan-games = Nombre maximal de parties
plan-tumicarona = Match de Tumicarona
plan-vela = Match de vela
plan-best-of-line = Les couleurs changent, ou le perdant commence, selon les règles. Une victoire vaut un point, une nulle un demi-point.
plan-tumicarona-line = Une partie ; puis la revanche, commencée par le perdant, le gagnant avec un handicap ; à 1 : 1, une troisième partie décide. Les nulles se rejouent.
plan-vela-line = Une partie ; puis le vela : le perdant mange un pion par tour, le gagnant donne ; à 1 : 1, une troisième partie décide. Les nulles se rejouent.
plan-claimed = Une prise oubliée doit être réclamée
plan-hungry-loses = Qui mange et ne trouve rien perd
plan-names = Noms
plan-clocks = Pendules
plan-clock-none = Sans pendule
plan-clock-own = Un autre temps
plan-clock-preset =
    { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
plan-clock-minutes = Minutes au début
plan-clock-seconds = Secondes au début
plan-clock-increment = s après chaque tour
plan-clock-apart = Différent pour chaque camp

## À côté du plateau. $name, $white, $first et $second sont des noms de joueurs.

match-player = Joueur { $number }
match-game = Partie { $number }
match-game-of = Partie { $number }, au meilleur de { $games }
match-game-rematch = Partie { $number } : la revanche
match-game-vela = Partie { $number } : le vela
match-game-decider = Partie { $number } : la belle
match-handicap =
    { $count ->
        [0] { $name } : le handicap finit au prochain tour
        [one] { $name }, avec handicap : encore { $count } pion à donner, jusqu'à { $until }
       *[other] { $name }, avec handicap : encore { $count } pions à donner, jusqu'à { $until }
    }
match-quiet = Tours sans prise : { $quiet } sur { $limit }
match-repetitions = Cette position est venue { $repetitions } fois
match-lost = Le match de cette partie ne peut pas continuer. { $reason }
clock-pause = Pause
clock-resume = Reprendre le jeu
status-coach = Le conseiller vous demande de revoir votre tour.
status-paused = Les pendules sont arrêtées

## Ce qu'il faut faire maintenant. $side vaut white, black ou le nom d'un joueur.

status-must-eat =
    { $side ->
        [you] { $count ->
            [one] Prenez un pion, en un pas : { $count } pion le peut
           *[other] Prenez un pion, en un pas : { $count } pions le peuvent
        }
        [white] { $count ->
            [one] Les Blancs prennent un pion, en un pas : { $count } pion le peut
           *[other] Les Blancs prennent un pion, en un pas : { $count } pions le peuvent
        }
        [black] { $count ->
            [one] Les Noirs prennent un pion, en un pas : { $count } pion le peut
           *[other] Les Noirs prennent un pion, en un pas : { $count } pions le peuvent
        }
       *[other] { $count ->
            [one] { $side } prend un pion, en un pas : { $count } pion le peut
           *[other] { $side } prend un pion, en un pas : { $count } pions le peuvent
        }
    }
status-give-in-vain =
    { $side ->
        [you] À vous de jouer : un simple pas quelconque, aucun ne laisse de prise
        [white] Les Blancs jouent un simple pas quelconque : aucun ne laisse de prise aux Noirs
        [black] Les Noirs jouent un simple pas quelconque : aucun ne laisse de prise aux Blancs
       *[other] { $side } joue un simple pas quelconque : aucun ne laisse de prise
    }

## Le résultat.

result-score = { $first } – { $second } : { $points } à { $others }
result-match-won =
    { $name ->
        [you] Vous avez gagné le match.
       *[other] { $name } a gagné le match.
    }
result-match-drawn = Match nul.
result-match-endless = { $count } parties nulles de suite : le match reste indécis.
result-not-counted = Cette partie ne compte pas pour le match.
result-coming-game =
    Ensuite, la partie { $number } : { $white ->
        [you] vous avez les Blancs et commencez.
       *[other] { $white } a les Blancs et commence.
    }
result-coming-replay =
    Partie nulle : elle se rejoue aux mêmes conditions. { $white ->
        [you] Vous avez les Blancs et commencez.
       *[other] { $white } a les Blancs et commence.
    }
result-coming-rematch =
    Ensuite, la revanche : { $white ->
        [you] vous avez les Blancs et commencez, { $name } joue avec le handicap.
       *[other] { $white } a les Blancs et commence, { $name ->
            [you] vous jouez avec le handicap.
           *[other] { $name } joue avec le handicap.
        }
    }
result-coming-vela =
    Ensuite, le vela : { $white ->
        [you] vous avez les Blancs et mangez, { $name } donne.
       *[other] { $white } a les Blancs et mange, { $name ->
            [you] vous donnez.
           *[other] { $name } donne.
        }
    }
result-coming-decider =
    Une victoire chacun : la prochaine partie décide. { $white ->
        [you] Vous avez les Blancs et commencez.
       *[other] { $white } a les Blancs et commence.
    }
result-carries-on = Elle commence d'elle-même.
result-next = Partie suivante
result-rematch = Jouer la revanche
result-vela = Jouer le vela
result-match-again = Un autre match

## Pourquoi un match n'est pas possible, ou ne peut pas continuer.

series-games = Un match a de 1 à { $most } parties, pas { $games }.
series-no-handicap = « { $key } » ne connaît pas de handicap : ce n'est pas une revanche.
series-decided = Il n'y a pas de partie suivante : le match est décidé.
series-impossible = Aucune partie de ce match ne peut finir ainsi : { $end }
series-another-game = Ce n'est pas la partie où en est le match.
series-under-way = La partie n'est pas encore finie.
series-nothing-played = Aucune partie du match n'est finie.
tag-format = Sa balise Series ne nomme aucune forme de match.
tag-unknown-variant = Sa balise Series nomme la variante « { $key } », qui n'existe pas ici.
tag-game = Sa balise SeriesGames contient « { $word } », qui n'est pas un résultat avec sa raison.
tag-contradiction = Sa balise { $tag } contredit les parties précédentes.

key-claim = réclamer une prise oubliée
key-pause = arrêter les pendules, les relancer
