# La ligne de commande et le plateau en texte. $side vaut white ou black.

## Erreurs, et ouverture du jeu.

cli-unknown-variant = Aucune variante ne s'appelle « { $key } ». Il y a : { $known }.
cli-unknown-opponent = Aucun adversaire ne s'appelle « { $name } ». Il y a : { $known }.
cli-unknown-player = Aucun adversaire ne s'appelle « { $name } ». Il y a : { $known } ; une personne est human.
cli-unknown-match = Aucun match ne s'appelle « { $name } ». Matchs connus : { $known }.
cli-needs-match = { $option } concerne un match : donnez aussi --match.
puzzles-in-vain = Les { $games } dernières parties n'ont donné aucun nouveau problème. Le recueil en a { $found }.
cli-not-a-kept-game = Cette ligne n'est pas une partie gardée par `fanorona-lab chances`.
cli-other-kept-games = Ces parties ont été jouées avec d'autres options.
cli-not-kept-games = Ce n'est pas un fichier de `fanorona-lab chances --keep` de cette version.
cli-other-positions = Ces positions ont été produites avec d'autres options.
cli-not-positions = Ce n'est pas un fichier de `fanorona-lab datagen` de cette version.
cli-damaged-positions = Le bloc { $block } des positions est endommagé.
cli-positions-of-another-variant = Ces positions sont d'une autre variante que celles du premier fichier.
cli-no-patterns = On ne peut apprendre d'évaluation pour ce plateau : il faut un nombre impair de colonnes et de rangées, au moins cinq.
cli-patterns-too-large = Les poids occupent { $bytes } octets, plus que { $most }. Un --least plus grand laisse de côté les motifs rares.
cli-output = La sortie ne peut pas être écrite : { $detail }.
cli-input = L'entrée ne peut pas être lue : { $detail }.
cli-no-folder = Ce dossier n'existe pas.
cli-not-a-folder = Ce n'est pas un dossier.
check-unknown = Ce n'est aucun des fichiers qui peuvent être vérifiés : variantes, plateaux, pions, leçons, recueils de problèmes et parties notées.
check-not-loaded = Le programme ne charge pas ce fichier d'ici : il charge les fichiers de cette sorte de { $folder }, avec l'extension .{ $extension }.

open-no-display = Il n'y a pas d'écran où ouvrir une fenêtre.
open-dead-display = L'écran ne répond pas.
open-no-graphics = Aucun pilote graphique n'a été trouvé : la fenêtre a besoin de Vulkan ou d'OpenGL.
open-no-window = Ce programme a été construit sans sa fenêtre.
open-one-file = Le terminal ne montre qu'une partie : donnez un seul fichier.
open-text = La partie s'ouvre dans le terminal.
open-exhibition = Il n'y a pas de terminal non plus : l'ordinateur joue une partie contre lui-même.

## Le plateau en texte.

text-welcome = { $variant }. Tapez un tour, comme d3-e3, ou aide.
text-help =
    Un tour se tape par ses points : d3-e3. Ajoutez A (percussion) ou W (aspiration)
    après un point : d3-e3A. Une chaîne a plusieurs pas : c1-d1A-d2A. Avec ses
    lettres, un tour est joué tel quel ; sans elles, ou avec ... à la fin, il reste
    ouvert tant que son pion peut prendre encore. Un point seul dit ce que peut
    faire son pion.
    Mots :
    plateau     dessine le plateau : W est blanc, B est noir, un point est vide.
    rangées     dit le plateau en mots.
    tours       donne tous les tours permis.
    indice      nomme un bon tour et dit pourquoi il est bon.
    analyser    dit après la partie quels tours étaient des erreurs, et pourquoi.
    annuler, pourquoi et maintenir répondent au conseiller.
    fin         termine le tour en cours ; pas annule son dernier pas.
    annuler     annule le dernier tour ; rétablir le rétablit.
    nulle       propose la nulle ; accepter et refuser y répondent.
    abandonner  abandonne la partie.
    réclamer    réclame une prise oubliée par l'adversaire, là où la variante le permet.
    règles      dit les règles de cette variante.
    comparer VARIANTE   dit quels tours, ou quels pas d'une chaîne en cours, cette
                variante permet ou refuse, et par quelle règle ; comparer seul
                nomme les variantes.
    explorer    nomme l'ouverture et dit ce qu'on a joué à partir d'ici.
    enregistrer FICHIER   écrit la partie ; enregistrer! FICHIER remplace un fichier.
    pause       arrête les pendules jusqu'à la ligne suivante.
    suivante    commence la partie suivante d'un match.
    quitter     termine le programme.
text-coach-words = Tapez annuler, pourquoi ou maintenir.
text-coach-first = Répondez d'abord au conseiller : annuler, pourquoi ou maintenir.
text-coach-stands = Le tour est maintenu.
text-own-variant-file = Cette partie ne pourra être reprise que lorsque { $file } sera dans le dossier de vos variantes.
text-coach-none = Le conseiller n'a rien demandé.
# $level est la force à laquelle joue l'adversaire, en Elo.
text-adjusts = { $name } joue à { $level } Elo.
text-coach-alone = Le conseiller aide une seule personne contre l'ordinateur.
text-coach-level = « { $level } » n'est pas un niveau du conseiller : 1, 2 ou 3, ou off.
text-analyse-later = Une partie s'analyse quand elle est finie.
text-analysing = La partie est en cours d'analyse.
text-hint = Un bon tour est { $turn }.
text-hint-end = Le mieux est de finir le tour ici.
text-none = aucun
text-row = Rangée { $row } : blancs { $white } ; noirs { $black } ; vides { $empty }.
text-counts =
    Les Blancs ont { $white ->
        [one] { $white } pion
       *[other] { $white } pions
    }, les Noirs ont { $black ->
        [one] { $black } pion
       *[other] { $black } pions
    }.
text-any-stone =
    { $side ->
        [white] Aux Blancs de jouer : n'importe quel pion, car aucun ne peut prendre.
       *[black] Aux Noirs de jouer : n'importe quel pion, car aucun ne peut prendre.
    }
text-must-capture =
    { $side ->
        [white] { $count ->
            [one] Les Blancs doivent prendre : { $count } pion le peut, { $points }.
           *[other] Les Blancs doivent prendre : { $count } pions le peuvent, { $points }.
        }
       *[black] { $count ->
            [one] Les Noirs doivent prendre : { $count } pion le peut, { $points }.
           *[other] Les Noirs doivent prendre : { $count } pions le peuvent, { $points }.
        }
    }
text-should-capture =
    { $side ->
        [white] { $count ->
            [one] Les Blancs devraient prendre : { $count } pion le peut, { $points }. Sinon les Noirs peuvent réclamer.
           *[other] Les Blancs devraient prendre : { $count } pions le peuvent, { $points }. Sinon les Noirs peuvent réclamer.
        }
       *[black] { $count ->
            [one] Les Noirs devraient prendre : { $count } pion le peut, { $points }. Sinon les Blancs peuvent réclamer.
           *[other] Les Noirs devraient prendre : { $count } pions le peuvent, { $points }. Sinon les Blancs peuvent réclamer.
        }
    }
text-handicapped =
    { $side ->
        [white] Aux Blancs de jouer, avec le handicap : un pas qui ne prend rien et laisse une prise aux Noirs.
       *[black] Aux Noirs de jouer, avec le handicap : un pas qui ne prend rien et laisse une prise aux Blancs.
    }
text-cannot-give =
    { $side ->
        [white] Aux Blancs de jouer, avec le handicap : aucun pas ne laisse de prise aux Noirs, n'importe lequel convient donc ; il ne prend rien.
       *[black] Aux Noirs de jouer, avec le handicap : aucun pas ne laisse de prise aux Blancs, n'importe lequel convient donc ; il ne prend rien.
    }
text-must-eat =
    { $side ->
        [white] { $count ->
            [one] Les Blancs doivent prendre un seul pion, en un pas : { $count } pion le peut, { $points }.
           *[other] Les Blancs doivent prendre un seul pion, en un pas : { $count } pions le peuvent, { $points }.
        }
       *[black] { $count ->
            [one] Les Noirs doivent prendre un seul pion, en un pas : { $count } pion le peut, { $points }.
           *[other] Les Noirs doivent prendre un seul pion, en un pas : { $count } pions le peuvent, { $points }.
        }
    }
text-handicap-left =
    { $side ->
        [white] { $count ->
            [0] Le handicap des Blancs finit à leur prochain tour.
            [one] Les Blancs ont le handicap jusqu'à { $until } pions : encore { $count } pion.
           *[other] Les Blancs ont le handicap jusqu'à { $until } pions : encore { $count } pions.
        }
       *[black] { $count ->
            [0] Le handicap des Noirs finit à leur prochain tour.
            [one] Les Noirs ont le handicap jusqu'à { $until } pions : encore { $count } pion.
           *[other] Les Noirs ont le handicap jusqu'à { $until } pions : encore { $count } pions.
        }
    }
text-may-claim = Le tour joué a oublié une prise : tapez réclamer pour le faire annuler.
text-chain-may-go-on = Le pion en { $point } peut prendre encore : { $steps }. Tapez un point, ou fin.
text-chain-must-go-on = Le pion en { $point } doit prendre encore : { $steps }. Tapez un point.
text-chain-first = Terminez d'abord ce tour.
text-option = { $step } prend { $points }
text-choice = De { $from } à { $to }, les deux prises sont possibles : tapez { $to }A pour prendre { $approach }, ou { $to }W pour prendre { $withdrawal }.
text-stone-goes = Le pion en { $point } peut aller : { $steps }.
text-turns-many = Plus de { $count } tours sont permis. Voici les premiers :
text-turns =
    { $count ->
        [one] { $count } tour est permis :
       *[other] { $count } tours sont permis :
    }
text-paika =
    { $side ->
        [white] Les Blancs jouent de { $from } à { $to }.
       *[black] Les Noirs jouent de { $from } à { $to }.
    }
text-captured =
    { $side ->
        [white] { $count ->
            [one] Les Blancs jouent de { $from } à { $to } et prennent { $count } pion : { $points }. Noté { $turn }.
           *[other] Les Blancs jouent de { $from } à { $to } et prennent { $count } pions : { $points }. Noté { $turn }.
        }
       *[black] { $count ->
            [one] Les Noirs jouent de { $from } à { $to } et prennent { $count } pion : { $points }. Noté { $turn }.
           *[other] Les Noirs jouent de { $from } à { $to } et prennent { $count } pions : { $points }. Noté { $turn }.
        }
    }
text-thinks =
    { $side ->
        [white] Les Blancs, { $name }, réfléchissent.
       *[black] Les Noirs, { $name }, réfléchissent.
    }
text-claims =
    { $side ->
        [white] Les Blancs réclament la prise oubliée : le tour des Noirs est annulé, et ils doivent prendre.
       *[black] Les Noirs réclament la prise oubliée : le tour des Blancs est annulé, et ils doivent prendre.
    }
text-offer =
    { $side ->
        [white] Les Blancs proposent la nulle. Les Noirs peuvent taper accepter ou refuser.
       *[black] Les Noirs proposent la nulle. Les Blancs peuvent taper accepter ou refuser.
    }
text-accepts =
    { $side ->
        [white] Les Blancs acceptent la nulle.
       *[black] Les Noirs acceptent la nulle.
    }
text-declines =
    { $side ->
        [white] Les Blancs refusent la nulle.
       *[black] Les Noirs refusent la nulle.
    }
text-declined = La nulle est refusée.
text-step-back = Le pas est annulé.
text-undone = Le tour est annulé.
text-redone = Le tour est rétabli.
text-save-where = Tapez le nom d'un fichier après enregistrer.
text-save-exists = « { $file } » existe déjà. Tapez enregistrer! { $file } pour le remplacer.
text-save-open = Le tour en cours n'est pas écrit : il n'est pas terminé.
text-saved = La partie est écrite dans « { $file } ».
text-not-saved = « { $file } » ne peut pas être écrit : { $detail }.
text-unknown = « { $text } » n'est ni un tour ni un mot connu ici. Tapez aide.
text-too-long = La ligne est trop longue, rien n'en est retenu : { $most } octets au plus.
text-result = Résultat : { $result }.
text-after-end = Tapez annuler, enregistrer FICHIER ou quitter.
text-clocks = Pendules : Blancs { $white }, Noirs { $black }.
text-no-clock = aucune
text-paused = Les pendules sont arrêtées. Elles repartent à la ligne suivante.
text-no-clock-runs = Aucune pendule ne tourne.
text-goodbye = Au revoir.

## Un match au plateau en texte. $number est celui de la partie ; les noms sont ceux des joueurs.

text-match-game = Partie { $number }, { $variant } : { $white } a les Blancs et commence, { $black } a les Noirs.
text-match-rematch = La revanche : { $name } a gagné la partie précédente et joue avec le handicap.
text-match-decider = Une partie partout : celle-ci décide du match.
text-match-replayed = La partie précédente était nulle : elle se rejoue aux mêmes conditions.
text-match-line = Partie { $number }, { $first } { $points } : { $others } { $second }. Au trait : { $name }.
text-match-score = Score : { $first } { $points } : { $others } { $second }.
text-match-won = { $name } gagne le match.
text-match-next = Tapez suivante pour la partie { $number }, ou annuler, enregistrer FICHIER ou quitter.
text-endless = { $turns } tours ont été joués sans fin : la partie reste indécise.
text-no-next = Il n'y a pas de partie suivante maintenant.
text-match-no-rematch = Le match « { $match } » n'a pas de revanche.

## Résoudre.

solve-no-room = Il n'y a pas de place pour { $size } Mio de mémoire.
proof-none = Ce n'est pas une preuve.
proof-version = Version inconnue de preuve : « { $version } ».
proof-turns = La preuve ne tient pas : le nombre de ses tours ne va pas.
proof-turn = La preuve ne tient pas : dans { $position }, aucun tour n'a le numéro qu'elle donne.
proof-end = La preuve ne tient pas : dans { $position }, la partie finit autrement.
proof-cycle = La preuve ne tient pas : une position peut revenir, et le gain ne jamais venir.
proof-quiet = La preuve ne tient pas : il lui faut plus de tours sans prise que les règles n'en permettent.
proof-positions = La preuve a plus de positions qu'on ne peut en suivre.
proof-chains = La preuve ne peut être vérifiée : dans { $position }, il y a trop de tours.
proof-not-kept = La valeur est prouvée, mais la mémoire n'a pas gardé toute la preuve ; --memory en donne davantage.
solve-progress =
    { $side ->
        [white] Les Blancs gagnent-ils ? { $nodes } positions vues ; il en faut encore { $proof } au moins pour le prouver, { $disproof } pour le réfuter.
       *[black] Les Noirs gagnent-ils ? { $nodes } positions vues ; il en faut encore { $proof } au moins pour le prouver, { $disproof } pour le réfuter.
    }

## Matchs.

match-unknown-player = Aucun joueur ne s'appelle « { $name } ». Il y a : random, pupil, search, exec:COMMANDE et les adversaires { $known }.
match-unknown-option = « { $option } » n'est pas une option de joueur. Il y a : { $known }.
match-misplaced-option = L'option { $option } n'a pas de sens pour ce joueur.
match-opening-over = Aucun tour ne peut être joué ici. { $reason }
match-threads = { $games } parties à la fois avec { $threads } fils d'exécution chacune, c'est trop ; { $most } fils sont le maximum.
match-number = L'option { $option } demande un nombre entier à partir de 1.
match-number-up-to = L'option { $option } demande un nombre entier de 1 à { $most }.
match-number-between = L'option { $option } demande un nombre entier de { $least } à { $most }.
match-twice = L'option { $option } est donnée deux fois.
match-bad-patterns = { $file } ne contient pas de poids écrits par `fanorona-lab train` de cette version, ou est endommagé.
match-no-limit = Ce joueur a besoin d'une limite : ajoutez-lui :nodes=20000 ou :movetime=200 (entre crochets après exec), ou donnez --nodes, --movetime, --depth ou --clock.
match-clock = Une pendule a besoin de secondes, et peut avoir un incrément après un signe plus : 60 ou 1+0.05.
match-command = Après exec: vient la ligne de commande d'un programme, ses options entre crochets avant les deux-points : exec[movetime=200]:node engine.mjs.
match-test = Le premier nombre de --sprt doit être plus petit que le second.
match-even = Le nombre de parties doit être pair : chaque ouverture est jouée deux fois, en changeant de couleurs.
match-plies = Les tours au hasard sont un nombre comme 6, ou deux comme 4-8, jusqu'à 100.
match-edge = Un avantage est un intervalle de pions pour des ouvertures au hasard, comme 1.5-3, jusqu'à 20.
match-no-openings = Il n'y a aucune position dans ce fichier.
match-book-unused = Aucun joueur de ce match ne connaît de livre d'ouvertures : --book ne sert à rien.
match-book-variant = Ce livre est celui de la variante « { $other } », mais le match se joue avec « { $key } ».
match-program = Le programme de { $player } ne peut pas jouer : { $detail }.
match-time = { $player } : { $time } ms par tour, { $nodes } positions par seconde.
spsa-unknown-constant = « { $name } » n'est pas une constante de la recherche. Il y a : { $known }.
spsa-step = Le pas de { $option } doit être un nombre entier de { $least } à { $most }.
spsa-not-a-state = Ce n'est pas un état de `fanorona-lab spsa` de cette version.
spsa-damaged-state = Cet état de `fanorona-lab spsa` est endommagé.
spsa-other-options = Cet état a été produit avec d'autres options.

## Les tableaux du livret Parker.

## Tables de finales. $small et $large sont des nombres de pions.

endgame-too-many = { $stones } pions ne tiennent pas sur un plateau de { $points } points.
endgame-memory = Les tables de { $stones } pions sur ce plateau prennent { $need } Gio de mémoire ; { $limit } Gio est le maximum.
endgame-building = Calcul de { $small } contre { $large } pions.
endgame-progress = { $small } contre { $large } pions, passe { $pass } [{ $bar }] { $percent } %
endgame-contradiction = Les tables se contredisent en { $position } : elles disent { $said }, mais ses tours mènent à { $found }.
endgame-wrong-numbers = Les nombres de gains, de nulles, de pertes et de tours que la table donne pour { $own } pions contre { $enemy } sont faux.
endgame-not-checked = Rien n'a été vérifié de la table de { $small } pions contre { $large }.

## Parties gardées. $id est le nom d'une partie.

games-broken-off = Une partie a été interrompue : { $id }. « fanorona text --resume » la reprend.
games-none-broken-off = Aucune partie n'a été interrompue.
games-no-results = Aucune partie de ce genre n'est terminée, il n'y a donc pas de résultats.
games-no-strength = Aucune partie de ce genre ne compte pour la force : une partie terminée contre l'ordinateur, sans conseiller, sans indices et sans tours annulés.
games-over = La partie { $id } est finie.

## Positions où un tour se joue de très nombreuses façons.

turns-cut = La liste s'arrête ici : il y a d'autres tours.
perft-not-exact = Un nombre après >= n'est pas exact : une position a plus de chaînes que ce programme n'en compte ; il y en a au moins autant.

compare-number = On compare deux ou trois variantes : --variants tsivy,parker.
compare-twice = La variante « { $key } » est nommée deux fois.
compare-only-positions = Cette option concerne les positions, et c'est une partie qui est comparée.
compare-only-games = Cette option concerne une partie, et il n'y en a pas.
compare-boards = « { $other } » a un plateau de { $columns } × { $rows } points, « { $key } » un plateau de { $firstcolumns } × { $firstrows } : aucune position ne tient sur les deux.
compare-head-sheet = variante
compare-head-turn = tour
compare-head-takes = prend
compare-head-rule = règle
compare-head-depth = profondeur
compare-head-turns = tours
compare-head-only = ici seulement
compare-head-switch = règle
compare-head-board = plateau
compare-head-end = fin
compare-yes = oui
compare-no = non
compare-rules = Les règles qui font la différence :
compare-unknown = inconnu
compare-head-value = avec le meilleur jeu
compare-not-exact = Un nombre après >= n'est pas exact : le compte a été arrêté ; il y en a au moins autant.
compare-parted = { $key } a quitté la chaîne. { $reason }
compare-no-step = Aucune variante n'y permet { $step }.
compare-game = Une partie de { $key }, { $turns } tours, { $result }.
compare-with =
    { $count ->
        [0] { $key } : les mêmes tours sont permis.
        [one] { $key } : { $count } tour diffère.
       *[other] { $key } : { $count } tours diffèrent.
    }
compare-with-more = Tapez comparer et une variante pour voir les tours : { $keys }.

puzzle-timed-begin =
    { $mistakes ->
        [one] { $minutes } minutes : résolvez-en autant que possible. { $mistakes } faute met fin à la course.
       *[other] { $minutes } minutes : résolvez-en autant que possible. { $mistakes } fautes mettent fin à la course.
    }
puzzle-timed-left = Encore { $time }, résolus : { $solved }, fautes : { $mistakes } sur { $most }.
puzzle-welcome = Problèmes. Tapez un tour, ou aide pour les mots.
puzzle-your-rating = Votre cote : { $rating }, à { $deviation } près.
puzzle-none-due = Aucun problème n'est à revoir.
puzzle-none-due-until = Aucun problème n'est à revoir avant le { $day }.
puzzle-all-done = Il n'y a plus de problème à revoir aujourd'hui.
puzzle-unknown = Il n'y a pas de problème « { $name } ».
puzzle-not-a-name = « { $name } » n'est pas le nom d'un problème, comme tsivy-015b1b0.
puzzle-not-a-theme = « { $name } » n'est pas un thème. Thèmes : { $known }.
puzzle-not-a-difficulty = « { $name } » n'est pas un intervalle de cotes, comme 1200-1600, 1800- ou -1000.
puzzle-no-sheet = Aucune variante avec des problèmes ne vient de la feuille de règles « { $name } ». Feuilles : { $known }.
puzzle-go-on = Essayez encore, ou tapez solution ou suivant.
puzzle-daily-tried = Vous avez déjà essayé le problème de ce jour. Un autre résultat ne changera pas votre cote.
puzzle-daily-solved = Vous avez déjà résolu le problème de ce jour.
puzzle-daily-over = C'était le problème du jour. Voici maintenant des problèmes proches de votre cote.
puzzle-is-solved = Ce problème est résolu. Tapez suivant, ou encore pour le refaire.
puzzle-not-in-timed = Pas dans une course contre le temps.
puzzle-help =
    Tapez les tours par leurs points : d3-e3, avec A pour la percussion ou W pour
    l'aspiration si les deux sont possibles ; une chaîne comme c1-d1A-d2A. Le premier
    tour faux, indice ou solution compte pour une faute ; vous pouvez continuer. Mots :
    tâche      redit ce qu'il faut faire ; plateau, rangées, tours et règles comme en partie.
    fin        finit le tour en cours ; pas annule son dernier pas.
    annuler    annule le dernier tour.
    indice     donne un indice ; solution montre le tour suivant de la solution.
    encore     recommence le problème.
    suivant    passe au problème suivant, même sans solution.
    quitter    quitte le programme.

explore-later = L'explorateur s'utilise quand la partie est finie.
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

learn-stars =
    { $stars ->
        [one] { $stars } étoile sur trois.
       *[other] { $stars } étoiles sur trois.
    }
learn-unknown = Aucune leçon, aucun exercice ne s'appelle « { $name } ». Leçons : { $known }.
learn-unknown-exercise = La leçon « { $lesson } » n'a pas d'exercice « { $name } ». Ses exercices : { $known }.
learn-no-lessons = Il n'y a pas de leçons.
learn-welcome = Leçons. Tapez un tour, ou aide pour les mots.
learn-heading = { $lesson }, exercice { $number } sur { $count } ({ $name })
learn-marked = Marqué : { $points }.
learn-pick = Tapez les points, comme a1 c3.
learn-is-solved = Cet exercice est résolu. Tapez suivant, ou encore pour le refaire.
learn-type-next = Tapez suivant pour continuer.
learn-last = C'est le dernier exercice. Tapez liste pour toutes les leçons.
learn-shown-reply =
    { $side ->
        [white] Les Blancs
       *[black] Les Noirs
    } { $count ->
        [0] pourraient répondre { $path }.
       *[other] pourraient répondre { $path } et prendre { $points }.
    }
learn-shown-better =
    { $count ->
        [0] Mieux valait { $path }.
       *[other] Mieux valait { $path }, qui prend { $points }.
    }
learn-picked = Juste ; encore { $left }.
learn-picked-so-far = Choisis jusqu'ici : { $points }.
learn-not-these = Pas demandé : { $points }.
learn-none-picked = Aucun de ces points n'a été choisi.
learn-type-points = Ici, vous tapez des points, l'un après l'autre, comme a1 c3.
learn-type-turn = Un tour se tape par deux points, d'où et vers où, comme d3-e3.
learn-to-where = Tapez le point où il doit aller.
learn-type-chain = Tapez les points un à un, et fin pour terminer le tour ; ou toute la chaîne d'un coup, comme c1-d1A-d2A.
learn-nothing-back = Il n'y a rien à annuler : un mauvais tour est annulé aussitôt.
learn-picked-stay = Il n'y a rien à annuler : les points choisis le restent.
learn-begins-again = L'exercice recommence.
learn-all-done = Les { $count } exercices sont tous résolus. Voici de nouveau le premier ; liste donne vos étoiles.
learn-lines = De chaque point, des lignes mènent aux points suivants de sa rangée et de sa colonne. Les lignes diagonales ne partent que des points forts : ceux dont la colonne (a vaut 1) et la rangée font ensemble un nombre pair, comme c3.
learn-help =
    Un tour se tape par ses points : d3-e3, avec A (percussion) ou W (aspiration) là
    où les deux sont possibles ; une chaîne comme c1-d1A-d2A. Mots :
    tâche     redit ce qu'il faut faire ; plateau, rangées, tours et règles comme en
              partie.
    fin       termine le tour en cours ; pas annule son dernier pas.
    annuler   annule le dernier tour.
    réclamer  réclame une prise oubliée par l'adversaire.
    indice    donne un indice ; solution montre le tour suivant de la solution.
    encore    recommence l'exercice.
    suivant   passe à l'exercice suivant, même sans solution.
    liste     donne les leçons avec vos étoiles.
    quitter   termine le programme. La prochaine fois, vous continuez là.
