# Ce que disent les règles : couleurs, fins de partie, refus et fautes des textes lus.
# $side vaut white ou black.

side-name =
    { $side ->
        [you] Vous
        [white] Blancs
        [black] Noirs
       *[other] { $side }
    }

## Comment une partie se termine. $side a gagné : white ou black, ou, si une seule personne joue, you ou opponent.

outcome-took-all =
    { $side ->
        [white] Les Blancs gagnent : tous les pions noirs sont pris.
       *[black] Les Noirs gagnent : tous les pions blancs sont pris.
    }
outcome-immobilised =
    { $side ->
        [white] Les Blancs gagnent : les Noirs ne peuvent plus jouer.
       *[black] Les Noirs gagnent : les Blancs ne peuvent plus jouer.
    }
outcome-resigned =
    { $side ->
        [white] Les Blancs gagnent : les Noirs ont abandonné.
       *[black] Les Noirs gagnent : les Blancs ont abandonné.
    }
outcome-out-of-time =
    { $side ->
        [white] Les Blancs gagnent : le temps des Noirs est écoulé.
       *[black] Les Noirs gagnent : le temps des Blancs est écoulé.
    }
outcome-nothing-given =
    { $side ->
        [white] Les Blancs gagnent : il n'y avait rien à prendre, et les Noirs devaient donner.
       *[black] Les Noirs gagnent : il n'y avait rien à prendre, et les Blancs devaient donner.
    }
outcome-nothing-to-eat =
    { $side ->
        [white] Les Blancs gagnent : les Noirs n'ont rien trouvé à prendre.
       *[black] Les Noirs gagnent : les Blancs n'ont rien trouvé à prendre.
    }
outcome-won =
    { $side ->
        [you] Vous gagnez
        [white] Les Blancs gagnent
        [black] Les Noirs gagnent
       *[other] { $side } gagne
    }
outcome-drawn = Partie nulle
outcome-reason-took-all =
    { $side ->
        [white] Tous les pions noirs sont pris.
       *[black] Tous les pions blancs sont pris.
    }
outcome-reason-immobilised =
    { $side ->
        [you] Votre adversaire ne peut plus jouer.
        [opponent] Vous ne pouvez plus jouer.
        [white] Les Noirs ne peuvent plus jouer.
       *[black] Les Blancs ne peuvent plus jouer.
    }
outcome-reason-resigned =
    { $side ->
        [you] Votre adversaire a abandonné.
        [opponent] Vous avez abandonné.
        [white] Les Noirs ont abandonné.
       *[black] Les Blancs ont abandonné.
    }
outcome-reason-out-of-time =
    { $side ->
        [you] Le temps de votre adversaire est écoulé.
        [opponent] Votre temps est écoulé.
        [white] Le temps des Noirs est écoulé.
       *[black] Le temps des Blancs est écoulé.
    }
outcome-reason-nothing-given =
    { $side ->
        [you] Il n'y avait rien à prendre, et votre adversaire devait donner.
        [opponent] Il n'y avait rien à prendre, et vous deviez donner.
        [white] Il n'y avait rien à prendre, et les Noirs devaient donner.
       *[black] Il n'y avait rien à prendre, et les Blancs devaient donner.
    }
outcome-reason-nothing-to-eat =
    { $side ->
        [you] Votre adversaire n'a rien trouvé à prendre.
        [opponent] Vous n'avez rien trouvé à prendre.
        [white] Les Noirs n'ont rien trouvé à prendre.
       *[black] Les Blancs n'ont rien trouvé à prendre.
    }
outcome-quiet-turns = Partie nulle : trop de tours sans prise.
outcome-repetition = Partie nulle : la même position est revenue trop souvent.
outcome-agreement = Partie nulle d'un commun accord.
outcome-no-move = Partie nulle : le joueur au trait ne peut pas jouer.
outcome-reason-quiet-turns = Il y a eu trop de tours sans prise.
outcome-reason-repetition = La même position est revenue trop souvent.
outcome-reason-agreement = Les joueurs sont tombés d'accord.
outcome-reason-no-move = Le joueur au trait ne peut pas jouer.

## Nulles qui approchent.

draw-near-quiet-turns =
    { $left ->
        [one] Le prochain tour sans prise rend la partie nulle.
       *[other] Encore { $left } tours sans prise, et la partie est nulle.
    }
draw-near-position =
    { $repetitions ->
        [2] Cette position est là pour la deuxième fois. Si elle revient encore, la partie est nulle.
       *[other] Cette position a été là { $repetitions } fois. Si elle revient encore, la partie est nulle.
    }
draw-near-turns =
    { $count ->
        [one] Ce tour rendrait la partie nulle aussitôt, par répétition : { $turns }.
       *[other] Chacun de ces tours rendrait la partie nulle aussitôt, par répétition : { $turns }.
    }

## Pendules.

clock-seconds = Un temps s'écrit en secondes, comme 600, 300+5 ou 300+5:600 ; - veut dire sans pendule.
clock-no-time = Une pendule a besoin d'un peu de temps au départ.
clock-too-long = Une pendule peut avoir { $hours } heures au plus.
clock-large-increment = On peut ajouter { $minutes } minutes au plus après un tour.
clock-sides = Il y a des temps pour deux camps au plus : celui des Blancs, puis celui des Noirs.

## Pourquoi une action est refusée.

refusal-game-over = La partie est terminée.
refusal-no-stone = Il n'y a pas de pion sur ce point.
refusal-enemy-stone = Ce pion est à l'adversaire.
refusal-stone-is-blocked = Ce pion ne peut aller nulle part.
refusal-occupied = Ce point est occupé.
refusal-no-line = Aucune ligne ne joint ces deux points.
refusal-another-must-capture =
    { $count ->
        [one] Un autre pion doit prendre : { $points }.
       *[other] L'un de ces pions doit prendre : { $points }.
    }
refusal-must-capture = Ce pion doit prendre, et ce pas ne prend rien.
refusal-other-stone-in-chain = Seul le pion en { $point } peut continuer pendant ce tour.
refusal-chain-must-capture = Chaque pas suivant d'une chaîne doit prendre.
refusal-point-touched = Ce point a déjà été touché pendant ce tour.
refusal-same-direction = La chaîne ne peut pas garder sa direction.
refusal-direction-used = La chaîne a déjà suivi cette direction.
refusal-first-turn-is-one-step = Le premier tour de chaque joueur est un seul pas de prise.
refusal-no-chains = Dans cette variante, un tour est un seul pas.
refusal-choose-group = Ce pas prend des deux façons : choisissez percussion (A) ou aspiration (W).
refusal-takes-nothing-by-approach = Ce pas ne prend rien par percussion.
refusal-takes-nothing-by-withdrawal = Ce pas ne prend rien par aspiration.
refusal-larger-group = Il faut prendre le plus grand des deux groupes.
refusal-handicapped-takes-nothing = Le camp au handicap ne prend encore rien.
refusal-must-leave-capture = Le camp au handicap doit laisser une prise à l'adversaire.
refusal-eater-takes-one-step = On prend un pion par tour, tant que dure le handicap de l'autre camp.
refusal-must-continue = La chaîne doit continuer tant que son pion peut prendre.
refusal-no-open-chain = Aucun tour n'est en cours.
refusal-chain-is-open = Une chaîne est en cours : terminez-la ou annulez-la d'abord.
refusal-nothing-to-undo = Il n'y a rien à annuler.
refusal-nothing-to-redo = Il n'y a rien à rétablir.
refusal-nothing-to-claim = Il n'y a pas de prise oubliée à réclamer.
refusal-no-agreement = Cette variante ne connaît pas la nulle par accord.
refusal-no-offer = Aucune nulle n'est proposée.

## Ce qui ne va pas dans le texte d'une position.

position-rows =
    { $found ->
        [one] La position a { $found } rangée, le plateau { $expected }.
       *[other] La position a { $found } rangées, le plateau { $expected }.
    }
position-columns =
    { $found ->
        [one] La rangée { $row } a { $found } point, le plateau { $expected } colonnes.
       *[other] La rangée { $row } a { $found } points, le plateau { $expected } colonnes.
    }
position-letter = « { $letter } » n'a pas sa place dans une position : seuls W, B, les chiffres de 1 à 9 et les barres obliques conviennent.
position-side = Le camp au trait s'écrit w ou b.
position-quiet = Le nombre de tours depuis la dernière prise va de 0 à 65535.
position-number = Le numéro du tour est un nombre de 1 à { $most }.
position-handicap = Le camp au handicap s'écrit w, b ou un tiret.
position-extra = Une position a cinq champs au plus.
position-off-board = Un pion est hors du plateau.
position-overlap = Deux pions sont sur le même point.
position-empty = Il n'y a aucun pion sur le plateau.
position-number-zero = Les tours sont numérotés à partir de 1.
position-no-handicap = Cette variante ne connaît pas de handicap.

## Ce qui ne va pas dans le texte d'un tour.

turn-empty = Aucun tour n'est écrit.
turn-unexpected = « { $letter } » n'a pas sa place ici dans un tour.
turn-point-missing = Il manque un point, comme d3.
turn-count-missing = Il manque un nombre après le signe égal.
turn-off-board = Le plateau n'a pas de point { $point }.
turn-refused = { $from }-{ $to } : { $reason }
turn-ambiguous = Plusieurs prises conviennent : écrivez A (percussion) ou W (aspiration) après le point.
turn-wrong-count = Le pas prend { $actual }, et non { $printed }.

## Ce qui ne va pas dans une partie notée.

game-tag = Une balise s'écrit [Nom "valeur"].
game-tag-twice = La balise « { $name } » vient deux fois.
game-unclosed = Un « { $sign } » n'est jamais fermé.
game-unopened = Un « { $sign } » ne ferme rien.
game-unknown-variant = Aucune variante ne s'appelle « { $key } ».
game-start = Le départ n'est pas une position. { $reason }
game-number = Le numéro du tour est { $expected }, et non { $found }
game-turn =
    { $side ->
        [white] Tour { $number }, Blancs, « { $turn } » : { $reason }
       *[black] Tour { $number }, Noirs, « { $turn } » : { $reason }
    }
game-after-end = « { $turn } » vient après la fin de la partie.
game-result = Le résultat est noté { $found }, mais c'est { $expected }.

## Ce qui ne va pas dans un fichier de variante.

variant-syntax = Ceci est illisible : { $detail }.
variant-too-deep = Trop de parenthèses ou de crochets sont ouverts ici : { $most } au plus peuvent être l'un dans l'autre. Cherchez ceux qui ne sont pas refermés, ou qui sont de trop.
variant-no-parentheses = Il faut ici des champs entre parenthèses, comme (key: "mine", columns: 5).
variant-value = Le champ « { $field } » contient autre chose que prévu : { $detail }.
variant-out-of-bounds = Un nombre du champ « { $field } » doit aller de { $least } à { $most }.
variant-unknown-switch = Aucune règle ne s'appelle « { $name } ». Il y a { $names }.
variant-unknown-field = Aucun champ ne s'appelle « { $field } ».
variant-twice = Le champ « { $field } » vient deux fois.
variant-missing = Il manque le champ « { $field } ».
variant-key = La clé « { $key } » doit être faite de minuscules, de chiffres et de tirets.
variant-key-too-long = La clé a { $found } caractères ; le maximum est { $most }.
variant-language = La langue « { $code } » doit être un code comme fr ou pt-BR.
variant-language-twice = La langue « { $code } » vient deux fois.
variant-empty-text = Le texte en « { $code } » est vide.
variant-name-lines = Un nom doit tenir en une seule ligne.
variant-size = Le champ « { $field } » doit aller de { $least } à { $most } ; { $found } ne va pas.
variant-too-many-points = Le plateau aurait { $found } points ; 64 est le maximum.
variant-start = Le départ ne va pas avec le plateau. { $reason }
variant-no-stones = Chaque camp a besoin d'un pion au départ.
variant-start-over = La partie est déjà finie au départ.
variant-no-english-name = Il manque un nom anglais, « en ».
variant-zero = Le champ « { $field } » ne peut pas être zéro.
variant-key-taken = La clé « { $key } » est déjà prise, par un élément fourni avec le programme.
variant-key-taken-by-file = La clé « { $key } » est déjà prise, par le fichier { $file }.

## Ce qui ne va pas avec un fichier.

file-missing = Ce fichier n'existe pas.
file-directory = C'est un dossier, pas un fichier.
file-not-a-file = Ce n'est pas un fichier ordinaire.
file-denied = Le fichier ne peut pas être lu : accès refusé.
file-too-large = Le fichier dépasse { $size }.
size-megabytes = { $count } Mo
size-kilobytes = { $count } Ko
file-not-text = Ce n'est pas un fichier de texte en UTF-8 : enregistrez-le en UTF-8.
file-empty = Le fichier est vide.
file-other = Le fichier ne peut pas être lu : { $detail }.

## Fichiers de plusieurs parties, et liens.

game-cut-off = La partie notée semble coupée : sa balise dit { $result }, mais elle finit sans ce résultat.
game-none = Le texte ne contient aucune partie.
game-tag-like = « { $name } » n'est pas une balise, mais presque « { $known } », qui décide comment la partie est lue.
game-read-as = « { $found } » est lu comme « { $read } ».
game-beyond-draw =
    { $side ->
        [white] D'après les règles, la partie est finie avant le tour { $number }, Blancs. Elle est lue jusqu'au bout sans cette limite. { $reason }
       *[black] D'après les règles, la partie est finie avant le tour { $number }, Noirs. Elle est lue jusqu'au bout sans cette limite. { $reason }
    }
game-second = Une autre partie suit. « fanorona games import » lit les fichiers de plusieurs parties.
game-too-many-turns = La partie a plus de { $most } tours.
game-too-deep = Les lignes sont imbriquées sur plus de { $most } niveaux.
link-scheme = Un lien vers une partie commence par fanorona:.
link-version = Le lien est de la version { $version }, que ce programme ne connaît pas.
link-cut = Il manque une partie du lien.
link-too-long = Le lien a plus de { $most } caractères.
link-letter = « { $letter } » ne peut pas figurer dans un lien.
link-damaged = Le lien est abîmé : un caractère est perdu ou changé.
link-unknown-variant = Le lien est une partie de la variante « { $key } », qui n'est pas ici. Mettez son fichier dans le dossier de vos variantes.
link-turn = Le tour { $number } du lien n'est pas permis par les règles de cette variante.
link-too-many-turns = Le tour { $number } du lien ne peut pas être lu : trop de tours y sont possibles.
link-other-rules = Le lien a été fait avec d'autres règles que celles de cette variante ici.
