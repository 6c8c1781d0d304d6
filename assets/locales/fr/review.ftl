# Regarder une partie tour par tour, les parties fournies, le livret.

menu-moves = Tours
menu-look-back = Revoir la partie
look-back = La partie revue
look-ribbon = Le passé
look-leave = Retour à la partie
look-start = Avant le premier tour
look-after = Après { $turn }
look-inside = Pas { $step } sur { $all } de { $turn }
look-trying = { $step ->
        [one] Un autre tour : { $step } pas jusqu'ici
       *[other] Un autre tour : { $step } pas jusqu'ici
    }
look-other-line =
    { $side ->
        [white] Autre ligne : aux Blancs de jouer
       *[black] Autre ligne : aux Noirs de jouer
    }
look-comment = Écrire une remarque sur ce tour
look-promote = Placer plus haut
look-remove = Retirer cette ligne
look-first = Au début
look-previous = Un tour en arrière
look-step-back = Un pas de chaîne en arrière
look-autoplay = Laisser la partie se dérouler, ou l'arrêter
look-step-on = Un pas de chaîne en avant
look-next = Un tour en avant
look-last = À la fin
look-speed = La vitesse à laquelle la partie se déroule
look-play-on = Jouer à partir d'ici
look-play-on-who = Blancs – Noirs :

key-look-turn = en revoyant : un tour en arrière, en avant
key-look-step = en revoyant : un seul pas d'une chaîne ; la molette avec Maj va par tours entiers
key-look-end = en revoyant : au début, à la fin
key-look-other = en revoyant : une autre ligne à la place de ce tour
key-look-play = en revoyant : laisser la partie se dérouler ; retour à la partie
key-look-mistake = en revoyant : à la faute précédente, à la suivante ; de même pour les fautes des deux camps

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
