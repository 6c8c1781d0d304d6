# L'explorateur d'ouvertures.

## Noms des ouvertures.

explore-opening = Livret Parker, ouverture { $letter }
explore-line = Livret Parker, ouverture { $letter }, ligne { $line }

## Erreurs dans les fichiers d'ouvertures.

openings-none = Ce n'est pas un fichier d'ouvertures.
openings-version = Version inconnue d'ouvertures : « { $version } ».
openings-other-variant = Ces ouvertures sont celles de la variante « { $key } ».
openings-checksum = La somme de contrôle est fausse : quelque chose a changé ou manque.
openings-damaged = La ligne ne dit pas ce qu'elle doit dire.
book-none = Ce n'est pas une bibliothèque d'ouvertures.
book-version = Version inconnue de bibliothèque : « { $version } ».
book-other-variant = Cette bibliothèque est celle de la variante « { $key } ».
book-position = La position { $number } de la bibliothèque est endommagée.

## Le plateau du terminal.

explore-nothing = On ne connaît aucun tour joué à partir d'ici.

## Le panneau à côté du plateau.

explore-title = Explorateur
explore-open = Ouvrir l'explorateur
explore-close = Fermer l'explorateur
explore-total =
    { $count ->
        [0] Aucune partie à partir d'ici
        [one] { $count } partie à partir d'ici
       *[other] { $count } parties à partir d'ici
    }
explore-numbers =
    Blancs { $white } · nulles { $draws } · Noirs { $black } · sans résultat { $open }
    Vos parties { $own } · fournies { $shipped } · moteur { $engine }
explore-reading = Lecture de vos parties en cours.
explore-loading = Chargement des parties du moteur en cours.
explore-missing = Les parties du moteur n'ont pas pu être chargées. Rouvrez l'explorateur pour réessayer.
explore-damaged = Les parties du moteur sont endommagées et restent de côté : { $reason }
explore-source-own = Les vôtres
explore-source-shipped = Fournies
explore-source-engine = Moteur
explore-about-own = Les parties de votre bibliothèque.
explore-about-shipped = Les parties instructives et la partie d'exemple du livret Parker.
explore-about-engine = Des parties jouées par l'ordinateur contre lui-même, à un haut niveau.
explore-filters = Autres filtres
explore-any = indifférent
explore-side = Camp joué par une personne
explore-result = Résultat
explore-depth = Tours depuis le début, au plus
explore-opponent = Nom de l'adversaire
