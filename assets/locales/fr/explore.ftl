# L'explorateur d'ouvertures.

## Noms des ouvertures.

explore-opening = Livret Parker, ouverture { $letter }
explore-line = Livret Parker, ouverture { $letter }, ligne { $line }

## Erreurs dans les fichiers d'ouvertures.

openings-none = Ce n'est pas un fichier d'ouvertures.
openings-version = Version inconnue d'ouvertures : « { $version } ».
openings-other-variant = Ces ouvertures sont celles de la variante « { $key } ».
openings-checksum = La somme de contrôle est fausse : quelque chose a changé ou manque.
openings-damaged = La ligne ne dit pas ce qu'elle doit dire.

## Le plateau du terminal.

explore-later = L'explorateur s'utilise quand la partie est finie.
explore-nothing = On ne connaît aucun tour joué à partir d'ici.
explore-head-turn = tour
explore-head-games = parties
explore-head-white = Blancs
explore-head-draws = nulles
explore-head-black = Noirs
explore-head-value = valeur
explore-more =
    { $count ->
        [one] { $count } autre tour a été joué.
       *[other] { $count } autres tours ont été joués.
    }
