# Les variantes livrées (assets/variants) : le nom, et leurs règles paragraphe par paragraphe.

variant-tsivy = Fanoron-Tsivy (9 × 5)
    .rules-1 = Les Blancs commencent. Un pas mène un pion le long d'une ligne vers un point voisin libre.
    .rules-2 = Percussion : avancez vers des pions adverses placés droit devant, et prenez le premier ainsi que tous ceux qui le suivent sans vide. Aspiration : éloignez-vous tout droit de pions adverses, et prenez-les de la même façon. Si un pas permet les deux, choisissez.
    .rules-3 = Si l'un de vos pions peut prendre, vous devez prendre ; vous choisissez la prise. Sinon, jouez un paika, un pas qui ne prend rien.
    .rules-4 = Après une prise, le même pion peut prendre encore, autant de fois qu'il le peut. Il ne peut ni revenir sur un point touché pendant ce tour, ni suivre deux fois de suite la même direction. Vous pouvez vous arrêter quand vous voulez.
    .rules-5 = Prenez tous les pions adverses pour gagner. Qui ne peut pas jouer perd. La partie est nulle après 100 tours des deux joueurs sans prise, à la troisième apparition d'une position, ou d'un commun accord.

variant-dimy = Fanoron-Dimy (5 × 5)
    .rules-1 = Les Blancs commencent. Un pas mène un pion le long d'une ligne vers un point voisin libre.
    .rules-2 = Percussion : avancez vers des pions adverses placés droit devant, et prenez le premier ainsi que tous ceux qui le suivent sans vide. Aspiration : éloignez-vous tout droit de pions adverses, et prenez-les de la même façon. Si un pas permet les deux, choisissez.
    .rules-3 = Si l'un de vos pions peut prendre, vous devez prendre ; vous choisissez la prise. Sinon, jouez un paika, un pas qui ne prend rien.
    .rules-4 = Après une prise, le même pion peut prendre encore, autant de fois qu'il le peut. Il ne peut ni revenir sur un point touché pendant ce tour, ni suivre deux fois de suite la même direction. Vous pouvez vous arrêter quand vous voulez.
    .rules-5 = Prenez tous les pions adverses pour gagner. Qui ne peut pas jouer perd. La partie est nulle après 100 tours des deux joueurs sans prise, à la troisième apparition d'une position, ou d'un commun accord.

variant-telo = Fanoron-Telo (3 × 3)
    .rules-1 = Les Blancs commencent. Un pas mène un pion le long d'une ligne vers un point voisin libre.
    .rules-2 = Percussion : avancez vers des pions adverses placés droit devant, et prenez le premier ainsi que tous ceux qui le suivent sans vide. Aspiration : éloignez-vous tout droit de pions adverses, et prenez-les de la même façon. Si un pas permet les deux, choisissez.
    .rules-3 = Si l'un de vos pions peut prendre, vous devez prendre ; vous choisissez la prise. Sinon, jouez un paika, un pas qui ne prend rien.
    .rules-4 = Après une prise, le même pion peut prendre encore, autant de fois qu'il le peut. Il ne peut ni revenir sur un point touché pendant ce tour, ni suivre deux fois de suite la même direction. Vous pouvez vous arrêter quand vous voulez.
    .rules-5 = Prenez tous les pions adverses pour gagner. Qui ne peut pas jouer perd. La partie est nulle après 100 tours des deux joueurs sans prise, à la troisième apparition d'une position, ou d'un commun accord.

variant-parker = Fanorona, boîte Parker
    .rules-1 = Les Blancs commencent. Un pas mène un pion le long d'une ligne vers un point voisin libre.
    .rules-2 = Percussion : avancez vers des pions adverses placés droit devant, et prenez le premier ainsi que tous ceux qui le suivent sans vide. Aspiration : éloignez-vous tout droit de pions adverses, et prenez-les de la même façon. Si un pas permet les deux, choisissez.
    .rules-3 = Si l'un de vos pions peut prendre, vous devez prendre ; vous choisissez la prise. Sinon, jouez un paika, un pas qui ne prend rien.
    .rules-4 = Après une prise, le même pion doit prendre encore tant qu'il le peut ; sa dernière prise possible termine le tour. Il peut revenir sur des points touchés et garder sa direction. Seul le premier tour de chaque joueur se réduit à un unique pas de prise.
    .rules-5 = Prenez tous les pions adverses pour gagner. Qui ne peut pas jouer perd. La partie est nulle après 100 tours des deux joueurs sans prise, à la troisième apparition d'une position, ou d'un commun accord.

variant-tumicarona = Tumicarona
    .rules-1 = Les Blancs commencent. Un pas mène un pion le long d'une ligne vers un point voisin libre.
    .rules-2 = Percussion : avancez vers des pions adverses placés droit devant, et prenez le premier ainsi que tous ceux qui le suivent sans vide. Aspiration : éloignez-vous tout droit de pions adverses, et prenez-les de la même façon. Si un pas permet les deux, choisissez.
    .rules-3 = Si l'un de vos pions peut prendre, vous devez prendre ; vous choisissez la prise. Sinon, jouez un paika, un pas qui ne prend rien.
    .rules-4 = Après une prise, le même pion peut prendre encore, autant de fois qu'il le peut. Il ne peut ni revenir sur un point touché pendant ce tour, ni suivre deux fois de suite la même direction. Vous pouvez vous arrêter quand vous voulez.
    .rules-5 = Prenez tous les pions adverses, ou privez l'adversaire de tout pas, pour gagner. Le perdant commence la partie suivante. La partie est nulle après 20 tours des deux joueurs sans prise, à la troisième apparition d'une position, ou d'un commun accord.

variant-tumicarona-rematch = Tumicarona, revanche avec handicap
    .rules-1 = La revanche après une partie décisive. Le perdant joue les Blancs et commence. Le gagnant joue les Noirs avec un handicap : tant que les Noirs ont plus de cinq pions, leur tour est un simple pas qui ne prend rien, et ce pas doit laisser une prise aux Blancs si un pas le permet. Dès le premier tour des Noirs avec cinq pions ou moins, les règles ordinaires valent pour les deux.
    .rules-2 = Les Blancs commencent. Un pas mène un pion le long d'une ligne vers un point voisin libre.
    .rules-3 = Percussion : avancez vers des pions adverses placés droit devant, et prenez le premier ainsi que tous ceux qui le suivent sans vide. Aspiration : éloignez-vous tout droit de pions adverses, et prenez-les de la même façon. Si un pas permet les deux, choisissez.
    .rules-4 = Si l'un de vos pions peut prendre, vous devez prendre ; vous choisissez la prise. Sinon, jouez un paika, un pas qui ne prend rien.
    .rules-5 = Après une prise, le même pion peut prendre encore, autant de fois qu'il le peut. Il ne peut ni revenir sur un point touché pendant ce tour, ni suivre deux fois de suite la même direction. Vous pouvez vous arrêter quand vous voulez.
    .rules-6 = Prenez tous les pions adverses, ou privez l'adversaire de tout pas, pour gagner. Le perdant commence la partie suivante. La partie est nulle après 20 tours des deux joueurs sans prise, à la troisième apparition d'une position, ou d'un commun accord.

variant-vela = Vela
    .rules-1 = La partie qui suit une partie décisive, en deux phases. Le perdant joue les Blancs, commence et mange ; le gagnant joue les Noirs et donne.
    .rules-2 = Première phase, tant que les Noirs ont plus de cinq pions : les Blancs prennent exactement un pion par tour, le plus proche sur la ligne, sans jamais enchaîner. Le tour des Noirs est un simple pas qui ne prend rien, même là où il prendrait, et il doit laisser une prise aux Blancs si un pas le permet. Si les Blancs ne trouvent malgré tout rien à prendre, ils gagnent ; d'autres récits les font perdre, et un fichier de variante peut le prévoir.
    .rules-3 = Seconde phase, dès le premier tour des Noirs avec cinq pions ou moins, quand dix-sept sont partis : les règles ordinaires valent pour les deux, comme suit.
    .rules-4 = Un pas mène un pion le long d'une ligne vers un point voisin libre. Percussion : avancez vers des pions adverses placés droit devant, et prenez le premier ainsi que tous ceux qui le suivent sans vide. Aspiration : éloignez-vous tout droit de pions adverses, et prenez-les de la même façon. Si un pas permet les deux, choisissez.
    .rules-5 = Si l'un de vos pions peut prendre, vous devez prendre ; vous choisissez la prise. Sinon, jouez un paika, un pas qui ne prend rien. Après une prise, le même pion peut prendre encore, autant de fois qu'il le peut, mais il ne peut ni revenir sur un point touché pendant ce tour, ni suivre deux fois de suite la même direction.
    .rules-6 = Prenez tous les pions adverses, ou privez l'adversaire de tout pas, pour gagner. La partie est nulle après 100 tours des deux joueurs sans prise, à la troisième apparition d'une position, ou d'un commun accord ; un vela nul se rejoue.

variant-tumicarona-claimed = Tumicarona, prises à réclamer
    .rules-1 = Les Blancs commencent. Un pas mène un pion le long d'une ligne vers un point voisin libre.
    .rules-2 = Percussion : avancez vers des pions adverses placés droit devant, et prenez le premier ainsi que tous ceux qui le suivent sans vide. Aspiration : éloignez-vous tout droit de pions adverses, et prenez-les de la même façon. Si un pas permet les deux, choisissez.
    .rules-3 = Si l'un de vos pions peut prendre, vous devez prendre ; vous choisissez la prise. Sinon, jouez un paika, un pas qui ne prend rien.
    .rules-4 = Une prise peut être oubliée : un paika est accepté même si l'un de vos pions pouvait prendre. Avant de jouer, l'adversaire peut réclamer ; le paika est alors annulé, et le tour doit être une prise.
    .rules-5 = Après une prise, le même pion peut prendre encore, autant de fois qu'il le peut. Il ne peut ni revenir sur un point touché pendant ce tour, ni suivre deux fois de suite la même direction. Vous pouvez vous arrêter quand vous voulez.
    .rules-6 = Prenez tous les pions adverses, ou privez l'adversaire de tout pas, pour gagner. Le perdant commence la partie suivante. La partie est nulle après 20 tours des deux joueurs sans prise, à la troisième apparition d'une position, ou d'un commun accord.

variant-tumicarona-rematch-claimed = Tumicarona, revanche avec handicap, prises à réclamer
    .rules-1 = La revanche après une partie décisive. Le perdant joue les Blancs et commence. Le gagnant joue les Noirs avec un handicap : tant que les Noirs ont plus de cinq pions, leur tour est un simple pas qui ne prend rien, et ce pas doit laisser une prise aux Blancs si un pas le permet. Dès le premier tour des Noirs avec cinq pions ou moins, les règles ordinaires valent pour les deux.
    .rules-2 = Les Blancs commencent. Un pas mène un pion le long d'une ligne vers un point voisin libre.
    .rules-3 = Percussion : avancez vers des pions adverses placés droit devant, et prenez le premier ainsi que tous ceux qui le suivent sans vide. Aspiration : éloignez-vous tout droit de pions adverses, et prenez-les de la même façon. Si un pas permet les deux, choisissez.
    .rules-4 = Si l'un de vos pions peut prendre, vous devez prendre ; vous choisissez la prise. Sinon, jouez un paika, un pas qui ne prend rien.
    .rules-5 = Une prise peut être oubliée : un paika est accepté même si l'un de vos pions pouvait prendre. Avant de jouer, l'adversaire peut réclamer ; le paika est alors annulé, et le tour doit être une prise.
    .rules-6 = Après une prise, le même pion peut prendre encore, autant de fois qu'il le peut. Il ne peut ni revenir sur un point touché pendant ce tour, ni suivre deux fois de suite la même direction. Vous pouvez vous arrêter quand vous voulez.
    .rules-7 = Prenez tous les pions adverses, ou privez l'adversaire de tout pas, pour gagner. Le perdant commence la partie suivante. La partie est nulle après 20 tours des deux joueurs sans prise, à la troisième apparition d'une position, ou d'un commun accord.

variant-vela-eater-loses = Vela, le mangeur sans prise perd
    .rules-1 = La partie qui suit une partie décisive, en deux phases. Le perdant joue les Blancs, commence et mange ; le gagnant joue les Noirs et donne.
    .rules-2 = Première phase, tant que les Noirs ont plus de cinq pions : les Blancs prennent exactement un pion par tour, le plus proche sur la ligne, sans jamais enchaîner. Le tour des Noirs est un simple pas qui ne prend rien, même là où il prendrait, et il doit laisser une prise aux Blancs si un pas le permet. Si les Blancs ne trouvent malgré tout rien à prendre, ils perdent ; d'autres récits les font gagner.
    .rules-3 = Seconde phase, dès le premier tour des Noirs avec cinq pions ou moins, quand dix-sept sont partis : les règles ordinaires valent pour les deux, comme suit.
    .rules-4 = Un pas mène un pion le long d'une ligne vers un point voisin libre. Percussion : avancez vers des pions adverses placés droit devant, et prenez le premier ainsi que tous ceux qui le suivent sans vide. Aspiration : éloignez-vous tout droit de pions adverses, et prenez-les de la même façon. Si un pas permet les deux, choisissez.
    .rules-5 = Si l'un de vos pions peut prendre, vous devez prendre ; vous choisissez la prise. Sinon, jouez un paika, un pas qui ne prend rien. Après une prise, le même pion peut prendre encore, autant de fois qu'il le peut, mais il ne peut ni revenir sur un point touché pendant ce tour, ni suivre deux fois de suite la même direction.
    .rules-6 = Prenez tous les pions adverses, ou privez l'adversaire de tout pas, pour gagner. La partie est nulle après 100 tours des deux joueurs sans prise, à la troisième apparition d'une position, ou d'un commun accord ; un vela nul se rejoue.
