# The opening tables of the Parker booklet.

tables-intro =
    Le livret Parker suit l'ouverture à la main. À côté de chacun de ses nombres se trouve le
    compte exact selon les règles qu'il donne ; * marque les endroits où ils diffèrent.
tables-openings = Les ouvertures des Blancs et les réponses des Noirs.
tables-one = Tableau 1 : pions pris par les Blancs après leur deuxième tour, et de combien de façons.
tables-lines = Cas D : les deuxièmes tours des Blancs.
tables-two = Tableau 2 : pions pris par les Noirs après leur deuxième tour dans le cas D, et de combien de façons.
tables-sample = La partie d'exemple : les pions de chaque pas qui prend.
tables-printed = imprimé
tables-counted = compté
tables-opening = ouverture
tables-turn = tour
tables-number = numéro
tables-side = camp
tables-taken = pris
tables-replies = réponses
tables-line = ligne
tables-sum = total
tables-mean = moyenne
tables-missed = oubliée
tables-misprint = Le livret imprime la ligne { $line } comme { $printed }, qui n'est pas un tour permis : ce doit être { $turn }.
tables-missed-lines =
    { $count ->
        [one] Dans le cas D, les auteurs du livret ont oublié { $count } ligne : { $turns }.
       *[other] Dans le cas D, les auteurs du livret ont oublié { $count } lignes : { $turns }.
    }
tables-case-d = Les deuxièmes tours des Noirs dans le cas D : le livret dit { $printed }, il y en a { $counted }.
tables-second-turns = Les deux premiers tours des deux camps, dans tous les cas : le livret estime à { $printed } environ les dispositions ; il y a { $counted } façons de les jouer, vers { $arrangements } dispositions différentes.
tables-sample-true = Les { $counts } nombres imprimés de ses { $turns } tours sont tous confirmés.
tables-sample-false = { $wrong } de ses { $turns } tours ont un nombre faux.
