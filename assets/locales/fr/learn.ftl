# Les leçons : ce que dit un exercice, ses boutons, le terminal, et les fautes des fichiers de leçons.
# $side et $opponent valent white ou black.

## Pourquoi un tour est faux. Les nombres comptent des pions.

learn-stopped-early = Vous vous êtes arrêté trop tôt : le même pion devait continuer.
learn-went-on = Vous êtes allé trop loin : la chaîne devait s'arrêter avant.
learn-by-approach = Le pas est bon, mais pas la prise : il faut ici la percussion, les pions de devant.
learn-by-withdrawal = Le pas est bon, mais pas la prise : il faut ici l'aspiration, les pions de derrière.
learn-exposes =
    { $lost ->
        [one] Maintenant les { $opponent ->
            [white] Blancs
           *[black] Noirs
        } prennent { $lost } pion.
       *[other] Maintenant les { $opponent ->
            [white] Blancs
           *[black] Noirs
        } prennent { $lost } pions.
    } { $least ->
        [0] Après le bon tour, il n'y a rien à prendre.
       *[other] Après le bon tour, ce n'est que { $least }.
    }
learn-not-reached = Aucun de vos pions n'est sur le point marqué après ce tour.
learn-too-far =
    { $left ->
        [one] Après ce tour, le but est hors d'atteinte : il ne reste que { $left } tour.
       *[other] Après ce tour, le but est hors d'atteinte : il ne reste que { $left } tours.
    }
learn-win-missed = Un autre tour gagne aussitôt.
learn-over = La partie est finie sans que la tâche soit faite. { $outcome }
learn-unclaimed =
    { $opponent ->
        [white] Les Blancs viennent d'oublier une prise. Ne jouez pas : réclamez-la.
       *[black] Les Noirs viennent d'oublier une prise. Ne jouez pas : réclamez-la.
    }
learn-not-point = { $point } n'est pas un des points demandés.
learn-win-gone = Avec ce tour, le gain s'envole : avec la réponse montrée, l'adversaire tient la partie.
learn-game-lost =
    { $opponent ->
        [white] Avec ce tour, les Blancs gagnent : voyez la réponse.
       *[black] Avec ce tour, les Noirs gagnent : voyez la réponse.
    }
learn-omits-capture =
    { $opponent ->
        [white] Vous avez oublié une prise, et les Blancs peuvent la réclamer. Les pions marqués pouvaient prendre.
       *[black] Vous avez oublié une prise, et les Noirs peuvent la réclamer. Les pions marqués pouvaient prendre.
    }
learn-win-by-force = Un autre tour gagne de force.
learn-win-by-force-within = Un autre tour gagne de force, en { $turns } tours des deux camps au plus.
learn-ends-behind =
    { $more ->
        [one] Après les prises qui suivent, il vous manque { $more } pion par rapport au meilleur tour.
       *[other] Après les prises qui suivent, il vous manque { $more } pions par rapport au meilleur tour.
    }
learn-ends-behind-by-force =
    { $more ->
        [one] Quelques tours plus tard, il vous manque { $more } pion par rapport à ce que le meilleur tour obtient de force.
       *[other] Quelques tours plus tard, il vous manque { $more } pions par rapport à ce que le meilleur tour obtient de force.
    }
learn-fewer-stones = Dans la suite attendue, le compte des pions vous est moins favorable qu'après le meilleur tour.
learn-less-freedom = Dans la suite attendue, vous êtes moins libre de vos pas qu'après le meilleur tour.
learn-less-safety = Dans la suite attendue, vous êtes moins à l'abri des prises qu'après le meilleur tour.
learn-less-centre = Dans la suite attendue, vous tenez moins le milieu du plateau qu'après le meilleur tour.
learn-weaker =
    Ce tour ne perd rien dans l'immédiat, mais un autre est meilleur d'environ { $whole },{ $tenth } { $whole ->
        [one] pion
       *[other] pions
    }.
learn-not-best = Une recherche plus longue a trouvé un meilleur tour.
learn-not-asked = Ce tour est permis, mais il ne fait pas ce qui est demandé ici.

## Ce que dit encore un exercice.

learn-solution = La solution continue par { $turn }.
learn-solution-points = Il reste à montrer : { $points }.
learn-solution-claim = La solution est de réclamer la prise.
learn-goes-on = Continuez.
learn-goes-on-within =
    { $left ->
        [one] Continuez : il reste { $left } tour.
       *[other] Continuez : il reste { $left } tours.
    }
learn-taken-back = Tour annulé. Essayez-en un autre.
learn-out-of-turns = Il ne reste plus de tour, et la tâche n'est pas faite. Recommencez.
learn-thinking = La réponse se calcule…
learn-lesson-open =
    { $count ->
        [one] C'était le dernier exercice de cette leçon ; il en reste { $count } à résoudre.
       *[other] C'était le dernier exercice de cette leçon ; il en reste { $count } à résoudre.
    }
learn-lesson-done = Cette leçon est terminée.
learn-course-done = Vous avez terminé tout le cours. Place à une partie !
learn-next-lesson = Ensuite vient « { $name } ».

## Boutons.

learn-button-claim = Réclamer la prise
learn-button-try-again = Réessayer
learn-button-take-back = Annuler
learn-button-hint = Indice
learn-button-solution = Voir la solution
learn-button-restart = Recommencer
learn-button-again = Encore une fois
learn-button-next = Exercice suivant
learn-button-next-lesson = Leçon suivante
learn-button-play = Jouer une partie
learn-button-skip = Passer

## Fautes des fichiers de leçons.

lesson-no-english = Le champ « { $name } » a besoin d'un texte anglais, « en ».
lesson-unknown-variant = Il n'y a pas de variante « { $name } ».
lesson-unknown-character = Il n'y a pas d'adversaire « { $name } ».
lesson-no-exercises = Une leçon a besoin d'un exercice.
lesson-key-taken = Un autre exercice de la leçon a déjà la clé « { $name } ».
lesson-position = La position ne va pas avec la variante. { $reason }
lesson-game-over = La partie est finie dans cette position.
lesson-turn = Le tour « { $turn } » ne peut pas s'y jouer. { $reason }
lesson-point = Le plateau n'a pas de point « { $name } ».
lesson-empty-list = La liste ne peut pas être vide.
lesson-line-ends-with-reply = Une suite doit finir par un tour de l'élève.
lesson-too-many-lists = « equal » a plus de listes que la suite n'a de tours de l'élève, { $most }.
lesson-zero = « { $name } » ne peut pas être zéro.
lesson-unreachable = Aucun jeu permis n'atteint ce but.
lesson-already-reached = Le but est déjà atteint dans la position.
lesson-needless = Le champ « { $name } » n'a pas de sens avec ce but.
lesson-answers-solution = Le tour « { $name } » résout l'exercice : il n'appelle pas de réponse.

## La progression gardée.

progress-put-aside =
    Votre progression dans les leçons n'a pas pu être lue ({ $reason }). Le fichier se trouve maintenant dans { $place }. { $kept ->
        [0] Rien n'a pu en être gardé.
        [one] La progression dans { $kept } exercice a pu être gardée.
       *[other] La progression dans { $kept } exercices a pu être gardée.
    }
progress-stuck = Votre progression dans { $place } ne peut être lue ({ $reason }). Elle reste telle quelle et la suite n'est pas gardée.
progress-not-kept = Votre progression dans les leçons ne peut être gardée : { $reason }
progress-version = elle est de la version { $version }, que ce programme ne connaît pas

## Le conseiller à côté d'une partie.

coach-title = Conseiller
coach-asks = Voulez-vous revoir ce tour ? { $turn } perd beaucoup.
coach-asks-less = Voulez-vous revoir ce tour ? { $turn } perd un peu.
coach-take-back = L'annuler
coach-why = Pourquoi ?
coach-let-stand = Le maintenir
coach-threat =
    { $side ->
        [white] Les Blancs menacent
       *[black] Les Noirs menacent
    } { $turn }, qui prend { $count ->
        [one] 1 pion
       *[other] { $count } pions
    } : { $points }.
coach-more-threats = Menacés aussi : { $points }.
coach-off = Sans conseiller
coach-low = Dès trois pions perdus
coach-middle = Dès deux pions perdus
coach-high = Dès un pion perdu
coach-line = Demande une fois « revoir ? » avant un tour qui perd autant, et dit ce qui est menacé. Ces parties ne comptent pas parmi vos victoires.

## Les leçons dans le terminal.

## La page des problèmes.

menu-puzzles = Problèmes
puzzles-about = Des positions de parties où un tour est nettement meilleur que tous les autres. Trouvez-le ; votre cote dit quelle difficulté vous résolvez.
puzzles-standing = Votre cote : { $rating }, à { $deviation } près. Résolus : { $solved } sur { $tried }.
puzzles-loading = Chargement des problèmes…
puzzles-not-fetched = Les problèmes de { $variant } n'ont pas pu être chargés. Fermez cette page et rouvrez-la pour réessayer.
puzzles-next = Problème suivant
puzzles-daily = Problème du jour
puzzles-daily-about = Le même pour tout le monde, un nouveau chaque jour.
puzzles-daily-row =
    { $days ->
        [one] Résolu hier : celui d'aujourd'hui ferait deux jours de suite.
       *[other] Résolu { $days } jours de suite.
    }
puzzles-daily-done =
    { $days ->
        [0] Résolu pour aujourd'hui.
        [one] Résolu pour aujourd'hui.
       *[other] Résolu pour aujourd'hui, { $days } jours de suite.
    }
puzzles-again = À revoir
puzzles-again-about =
    { $count ->
        [one] { $count } problème manqué revient.
       *[other] { $count } problèmes manqués reviennent.
    }
puzzles-timed = Contre la montre
puzzles-timed-about = Autant que vous pouvez en trois minutes ; la troisième faute met fin à la course.
puzzles-timed-best =
    { $best ->
        [one] Trois minutes, trois fautes. Votre record : { $best } problème.
       *[other] Trois minutes, trois fautes. Votre record : { $best } problèmes.
    }
puzzle-timed-count =
    { $most ->
        [one] Résolus : { $solved }. Fautes : { $mistakes } sur { $most }.
       *[other] Résolus : { $solved }. Fautes : { $mistakes } sur { $most }.
    }
puzzles-any = indifférent
puzzles-sheet = Règles
puzzles-theme = Thème
puzzles-level = Difficulté
puzzles-easier = plus facile
puzzles-near = à mon niveau
puzzles-harder = plus difficile
puzzles-count =
    { $count ->
        [0] Aucun problème ne correspond.
        [one] { $count } problème correspond.
       *[other] { $count } problèmes correspondent.
    }
