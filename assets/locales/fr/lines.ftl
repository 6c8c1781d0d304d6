# L'analyse continue. $percent : les chances des Blancs, une nulle comptant pour moitié.

menu-lines = Meilleures suites
lines-searching = Recherche…
lines-depth =
    Profondeur { $depth }, { $thousands ->
        [one] { $thousands } millier de positions
       *[other] { $thousands } milliers de positions
    }
lines-depth-millions =
    Profondeur { $depth }, { $millions },{ $tenth } { $millions ->
        [one] million de positions
       *[other] millions de positions
    }
lines-count =
    { $count ->
        [one] { $count } suite
       *[other] { $count } suites
    }
lines-fewer = Moins de suites
lines-more = Plus de suites
lines-arrows = Flèches
lines-bar = Chances
lines-results = Résultats exacts
lines-results-about = Quand il reste peu de pions : + gagné, = nul, − perdu, et le nombre de tours jusqu'à la prochaine prise ou la fin
lines-play = Jouer la suite jusqu'à ce tour
lines-value = Blancs { $percent } %
lines-wins-in =
    { $side ->
        [white] Les Blancs gagnent en { $turns }
       *[black] Les Noirs gagnent en { $turns }
    }
lines-draw = Nulle
lines-chances = Victoire des Blancs { $win } %, nulle { $draw } %, victoire des Noirs { $loss } %
key-lines = en revoyant une partie : meilleures suites, chances, résultats exacts
