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
puzzle-at-last = Enfin résolu !
puzzle-comes-again = Il reviendra le { $day }.
puzzle-streak =
    { $days ->
        [one] Le problème du jour est résolu.
       *[other] Le problème du jour est résolu, pour le { $days }e jour de suite.
    }

## Une course contre le temps.

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

puzzle-none = Il n'y a pas de problème de cette sorte.

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
