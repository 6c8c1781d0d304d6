# Regarder une partie tour par tour, les parties fournies, le livret.

menu-turns = Tours
menu-review = Revoir
review-title = La partie revue
review-ribbon = Le passé
review-leave = Retour à la partie
review-start = Avant le premier tour
review-after = Après { $turn }
review-inside = Pas { $step } sur { $all } de { $turn }
review-trying = { $step ->
        [one] Un autre tour : { $step } pas jusqu'ici
       *[other] Un autre tour : { $step } pas jusqu'ici
    }
review-other-line =
    { $side ->
        [white] Autre ligne : aux Blancs de jouer
       *[black] Autre ligne : aux Noirs de jouer
    }
review-comment = Écrire une remarque sur ce tour
review-promote = Placer plus haut
review-remove = Retirer cette ligne
review-first = Au début
review-previous = Un tour en arrière
review-step-back = Un pas de chaîne en arrière
review-autoplay = Laisser la partie se dérouler, ou l'arrêter
review-step-on = Un pas de chaîne en avant
review-next = Un tour en avant
review-last = À la fin
review-speed = La vitesse à laquelle la partie se déroule
review-play-on = Jouer à partir d'ici
review-play-on-who = Blancs – Noirs :

key-review-turn = en revoyant : un tour en arrière, en avant
key-review-step = en revoyant : un seul pas d'une chaîne ; la molette avec Maj va par tours entiers
key-review-end = en revoyant : au début, à la fin
key-review-other = en revoyant : une autre ligne à la place de ce tour
key-review-play = en revoyant : laisser la partie se dérouler ; retour à la partie
key-review-mistake = en revoyant : à la faute précédente, à la suivante ; de même pour les fautes des deux camps

shipped-intro = Chaque partie se regarde tour par tour, et se continue à partir de n'importe quel point.
shipped-look = La regarder
learn-sample = Une partie entière selon les règles strictes de la boîte Parker : onze pions contre cinq, et pourtant perdue.
learn-case-d = Tous les deuxièmes tours des Blancs après une ouverture, tels que le livret les donne, et celui qu'il a oublié.
learn-telo = Le plus petit plateau, joué sans faute. Un sacrifice, et ce que vaut le point du milieu.
learn-dimy = Deux fautes qui ont l'air de bons tours. Ce qui décide n'est pas combien on prend, mais ce que l'autre peut répondre.
learn-tsivy = Les Blancs prennent tout ce qu'ils peuvent et mènent alors qu'ils sont perdus. Avant de prendre, regardez la suite.
learn-rematch = Le camp le plus fort ne peut d'abord rien prendre, choisit où les Blancs doivent prendre, puis frappe en dix pas.

booklet-intro = Le livret d'une boîte de Fanorona compte les premiers tours à la main. Ici, tout est recompté.
booklet-key = Un nombre imprimé dans le livret qui n'est pas exact est barré ; le nombre exact le suit.
booklet-findings = Ce qu'il en ressort
booklet-look = Regarder la partie d'exemple
