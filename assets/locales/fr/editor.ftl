# L'éditeur de positions, et ce qui en est démontré. $side vaut white ou black.

editor-open = Éditeur de positions
editor-edit = Modifier cette position
editor-title = Éditeur de positions
editor-tool-white = Poser des pions blancs
editor-tool-black = Poser des pions noirs
editor-tool-move = Déplacer des pions
editor-tool-remove = Enlever des pions
editor-about-white =
    { $by ->
        [fingers] Touchez un point pour y poser un pion blanc, ou pour l'enlever.
       *[mouse] Cliquez sur un point pour y poser un pion blanc, ou pour l'enlever.
    }
editor-about-black =
    { $by ->
        [fingers] Touchez un point pour y poser un pion noir, ou pour l'enlever.
       *[mouse] Cliquez sur un point pour y poser un pion noir, ou pour l'enlever.
    }
editor-about-move =
    { $by ->
        [fingers] Faites glisser un pion, ou touchez-le puis touchez un point vide. Hors du plateau, il est enlevé.
       *[mouse] Faites glisser un pion, ou cliquez dessus puis sur un point vide. Hors du plateau, il est enlevé.
    }
editor-about-remove =
    { $by ->
        [fingers] Touchez les pions à enlever.
       *[mouse] Cliquez sur les pions à enlever ; le bouton droit le fait avec tous les outils.
    }
editor-start = Départ
editor-clear = Plateau vide
editor-swap = Échanger les couleurs
editor-number = numéro du tour
editor-quiet = tours depuis la dernière prise
editor-handicap = Handicap
editor-handicap-none = aucun camp
editor-text = En texte
editor-copy = Copier
editor-paste = Coller
editor-copied = La position est dans le presse-papiers.
editor-copy-link = Copier le lien

## Ce qu'une position a d'inhabituel.

editor-over = La partie est terminée ici. { $outcome }
editor-was-over =
    { $side ->
        [white] Les Blancs n'ont plus de pions : la partie était terminée avant ce tour.
       *[black] Les Noirs n'ont plus de pions : la partie était terminée avant ce tour.
    }
editor-many-stones =
    { $side ->
        [white] Les Blancs ont { $found } pions, plus que les { $start } du départ : aucune partie ne mène ici.
       *[black] Les Noirs ont { $found } pions, plus que les { $start } du départ : aucune partie ne mène ici.
    }
editor-many-quiet-turns = Aucune partie ne mène ici : { $quiet } tours depuis la dernière prise, mais seulement { $played } joués.
editor-handicap-over =
    { $side ->
        [white] Les Blancs ont si peu de pions que leur handicap est fini.
       *[black] Les Noirs ont si peu de pions que leur handicap est fini.
    }

## Résoudre.

solver-solve = Résoudre
solver-stop = Arrêter
solver-busy = Résolution en cours…
solver-failed = La position ne peut pas être résolue ici.
solver-value = Avec le meilleur jeu : { $value }.
solver-unknown = Rien n'est démontré, après { $nodes } positions. Avec moins de pions, c'est plus rapide.
