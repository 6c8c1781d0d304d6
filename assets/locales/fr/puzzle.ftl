# Les problèmes : leurs textes, thèmes, résultats, le terminal, et les fautes des recueils.
# $side vaut white ou black.

puzzle-heading = Problème
puzzle-title = Problème { $name }
puzzle-about = { $variant }, difficulté { $rating }.
puzzle-task =
    { $side ->
        [white] Les Blancs
       *[black] Les Noirs
    } jouent : { $turns ->
        [one] trouvez le meilleur tour.
       *[other] trouvez le meilleur tour, { $turns } fois de suite.
    }
puzzle-task-win =
    { $side ->
        [white] Les Blancs
       *[black] Les Noirs
    } jouent et gagnent en prenant les derniers pions.
puzzle-task-draw =
    { $side ->
        [white] Les Blancs jouent et sauvent la nulle.
       *[black] Les Noirs jouent et sauvent la nulle.
    }
puzzle-solved =
    { $count ->
        [one] Résolu. Thème : { $themes }.
       *[other] Résolu. Thèmes : { $themes }.
    }

## Les thèmes, et l'indice de chacun.

puzzle-theme-long-chain = longue chaîne
puzzle-theme-withdrawal = aspiration
puzzle-theme-sacrifice = sacrifice
puzzle-theme-quiet-turn = tour sans prise
puzzle-theme-stop-early = arrêt à temps
puzzle-theme-save-draw = nulle sauvée
puzzle-theme-last-stone = dernier pion
puzzle-theme-ending = finale
puzzle-hint-long-chain = L'un des tours est une chaîne d'au moins quatre pas.
puzzle-hint-withdrawal = Le premier tour commence par une prise par aspiration.
puzzle-hint-sacrifice = L'un des tours donne plus de pions qu'il n'en prend.
puzzle-hint-quiet-turn = L'un des tours ne prend rien.
puzzle-hint-stop-early = Une chaîne doit s'arrêter, bien qu'elle puisse continuer.
puzzle-hint-save-draw = Tout autre tour perd : cherchez la réponse que l'adversaire a contre lui.
puzzle-hint-last-stone = Le dernier tour prend tous les pions qui restent à l'adversaire.
puzzle-hint-ending = Il reste peu de pions : suivez chaque tour jusqu'au bout.

## Les résultats.

puzzle-rating = Votre cote : { $rating } ({ $change }).
puzzle-not-rated = Vous avez déjà essayé ce problème : il ne compte pas pour votre cote.
puzzle-comes-again = Il reviendra le { $day }.
puzzle-streak =
    { $days ->
        [one] Le problème du jour est résolu.
       *[other] Le problème du jour est résolu, pour le { $days }e jour de suite.
    }

## Une course contre le temps.

puzzle-timed-begin =
    { $mistakes ->
        [one] { $minutes } minutes : résolvez-en autant que possible. { $mistakes } faute met fin à la course.
       *[other] { $minutes } minutes : résolvez-en autant que possible. { $mistakes } fautes mettent fin à la course.
    }
puzzle-timed-left = Encore { $time }, résolus : { $solved }, fautes : { $mistakes } sur { $most }.
puzzle-timed-time = Le temps est écoulé.
puzzle-timed-mistakes = C'était la dernière faute.
puzzle-timed-none = Il n'y a plus de problème de cette sorte.
puzzle-timed-result =
    { $solved ->
        [one] Vous avez résolu { $solved } problème. Votre meilleure course : { $best }.
       *[other] Vous avez résolu { $solved } problèmes. Votre meilleure course : { $best }.
    }
puzzle-timed-best =
    { $solved ->
        [one] Vous avez résolu { $solved } problème : votre meilleure course.
       *[other] Vous avez résolu { $solved } problèmes : votre meilleure course.
    }

## Les problèmes dans le terminal.

puzzle-welcome = Problèmes. Tapez un tour, ou aide pour les mots.
puzzle-your-rating = Votre cote : { $rating }, à { $deviation } près.
puzzle-none = Il n'y a pas de problème de cette sorte.
puzzle-none-due = Aucun problème n'est à revoir.
puzzle-none-due-until = Aucun problème n'est à revoir avant le { $day }.
puzzle-all-done = Il n'y a plus de problème à revoir aujourd'hui.
puzzle-unknown = Il n'y a pas de problème « { $name } ».
puzzle-not-a-name = « { $name } » n'est pas le nom d'un problème, comme tsivy-015b1b0.
puzzle-not-a-theme = « { $name } » n'est pas un thème. Thèmes : { $known }.
puzzle-not-a-difficulty = « { $name } » n'est pas un intervalle de cotes, comme 1200-1600, 1800- ou -1000.
puzzle-no-sheet = Aucune variante avec des problèmes ne vient de la feuille de règles « { $name } ». Feuilles : { $known }.
puzzle-type-next = Tapez suivant pour continuer.
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

## Les recueils inutilisables, et les résultats enregistrés.

pack-unknown-variant = Il n'y a pas de variante « { $key } ».
puzzle-progress-put-aside =
    Vos résultats aux problèmes n'ont pas pu être lus ({ $reason }). Le fichier est maintenant dans { $place }. { $kept ->
        [0] Rien n'a pu en être gardé.
        [one] Le résultat de { $kept } problème a pu être gardé.
       *[other] Les résultats de { $kept } problèmes ont pu être gardés.
    }
puzzle-progress-stuck = Vos résultats aux problèmes, dans { $place }, ne peuvent pas être lus ({ $reason }). Ils restent tels quels, et les nouveaux ne sont pas enregistrés.
puzzle-progress-not-kept = Vos résultats aux problèmes ne peuvent pas être enregistrés : { $reason }
