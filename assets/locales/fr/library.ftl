# Les parties gardées, importées et enregistrées ; les statistiques. $side vaut white ou black.

## La liste des parties.

library-search = Noms et remarques
library-any-variant = Toutes les variantes
library-any-result = Tous les résultats
library-result-open = Inachevée
library-result-won =
    { $side ->
        [white] Gain des Blancs
       *[black] Gain des Noirs
    }
library-result-drawn = Nulle
library-since = Du
library-until = Au
library-day-hint = 2026-11
library-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
library-count =
    { $shown ->
        [one] { $shown } partie sur { $all }
       *[other] { $shown } parties sur { $all }
    }
library-reading = Lecture des parties : { $done } sur { $all }
library-empty = Aucune partie n'est gardée pour l'instant. Chaque partie est gardée dès son premier tour.
library-trash-empty = Aucune partie n'est supprimée.
library-none-found = Aucune partie ne convient.
library-choose = Choisissez une partie pour voir ce qu'on peut en faire.
library-at-table = Sur la table
library-go-on = Continuer
library-review = Regarder
library-name = Nommer…
library-name-hint = Un nom pour cette partie
library-name-keep = Garder ce nom
library-copy-text = Copier le texte
menu-share = Partager
share-picture = Image de la position
share-link = Lien vers la partie
library-copied-text = La partie est dans le presse-papiers.
library-copied-link = Le lien est dans le presse-papiers.
share-copied-picture = L'image est dans le presse-papiers.
library-save = Enregistrer dans un fichier…
library-save-all = Enregistrer celles-ci…
library-file = fanorona.fgn
library-path-hint = /home/…/fanorona.fgn
library-exported =
    { $count ->
        [one] La partie est écrite dans « { $file } ».
       *[other] { $count } parties sont écrites dans « { $file } ».
    }
library-delete = Supprimer
library-deleted = La partie est supprimée.
library-bring-back = La restaurer
library-trash = Parties supprimées
library-back = Parties gardées
library-import = Importer des parties…
library-damaged = Cette sauvegarde est inutilisable. { $reason }
library-backup = La dernière sauvegarde est inutilisable ; la précédente la remplace : il manque peut-être un tour. { $reason }
library-just-now = à l'instant
library-minutes-ago =
    { $count ->
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
library-hours-ago =
    { $count ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
library-days-ago =
    { $count ->
        [one] il y a un jour
       *[other] il y a { $count } jours
    }

## Une partie interrompue.

resume-turn =
    { $side ->
        [white] Tour { $number }, trait aux Blancs
       *[black] Tour { $number }, trait aux Noirs
    }
resume-when = Jouée { $when }

## Les parties importées.

import-title = Importer des parties
import-ways = Choisissez des fichiers de parties, déposez-les sur la fenêtre, ou collez une partie ou un lien avec Ctrl+V. Une seule partie s'ouvre ; plusieurs rejoignent vos parties. Une variante, un plateau, des pions ou une leçon de votre main (.ron) rejoignent les autres.
import-choose = Choisir des fichiers…
import-paste = Coller
import-path = Le chemin d'un fichier, ou un lien
import-read = Lire
import-no-dialog = Ce système n'ouvre pas de dialogue de fichiers.
import-nothing-to-paste = Il n'y a pas de texte dans le presse-papiers.
import-not-pasted = Le navigateur ne donne pas le presse-papiers. Appuyez sur Ctrl+V, ou choisissez un fichier.
import-reading =
    { $count ->
        [one] { $count } partie lue
       *[other] { $count } parties lues
    }
import-stop = Arrêter
import-stopped = La lecture a été arrêtée avant la fin.
import-kept =
    { $count ->
        [0] Aucune partie n'a été importée.
        [one] Une partie a rejoint les vôtres.
       *[other] { $count } parties ont rejoint les vôtres.
    }
import-variant = La variante « { $name } » a rejoint les vôtres. Choisissez-la sous « Nouvelle partie ».
import-board = Le plateau « { $name } » est maintenant sur la table, et parmi les autres dans les réglages.
import-stones = Les pions « { $name } » sont maintenant sur la table, et parmi les autres dans les réglages.
import-lesson = La leçon « { $name } » est maintenant parmi les leçons.
import-own-not-kept = { $file } : ceci ne peut pas rejoindre les autres. { $detail }
import-error-in-file = { $file }, ligne { $line }, colonne { $column } : { $reason }
import-error = Ligne { $line }, colonne { $column } : { $reason }
import-error-of-file = { $file } : { $reason }
import-drop = Lâchez ici : les parties, leçons, variantes, plateaux et pions du fichier rejoignent les vôtres.
import-more-errors =
    { $count ->
        [one] Une autre erreur a été trouvée.
       *[other] { $count } autres erreurs ont été trouvées.
    }
import-more-games = En importer d'autres…

## Ce que le joueur a fait : variantes, plateaux, pions.

own-title = Faits par vous
own-variant = variante
own-board = plateau
own-stones = pions
own-lesson = leçon
own-remove = Retirer
own-sure = Retirer « { $name } » ?
own-keep = Garder
own-removed = « { $name } » est retiré.
own-put-away = « { $name } » est retiré ; son fichier s'appelle maintenant { $file }.
own-not-removed = « { $name } » ne peut pas être retiré. { $detail }

## Les parties écrites dans un fichier.

export-title = Enregistrer dans un fichier
export-path =
    { $count ->
        [one] Ce système n'ouvre pas de dialogue de fichiers. Indiquez le chemin d'un nouveau fichier pour la partie.
       *[other] Ce système n'ouvre pas de dialogue de fichiers. Indiquez le chemin d'un nouveau fichier pour { $count } parties.
    }
export-write = Écrire

## Les statistiques.

statistics-none = Rien à compter pour l'instant : on compte ici les parties finies, entre joueurs nommés ou contre l'ordinateur.
statistics-against = contre { $name }
statistics-games = Parties
statistics-wins = Gagnées
statistics-draws = Nulles
statistics-losses = Perdues
statistics-streak = Dernièrement
statistics-no-streak = ni gain ni perte
statistics-won-streak =
    { $count ->
        [one] une partie gagnée
       *[other] { $count } parties gagnées de suite
    }
statistics-lost-streak =
    { $count ->
        [one] une partie perdue
       *[other] { $count } parties perdues de suite
    }
statistics-best-streak = Plus longue suite de gains
statistics-longest-chain = Plus longue chaîne, en pas
statistics-biggest-capture = Plus grande prise en un tour
statistics-coached = Parties avec conseiller, à part
statistics-strength = Force, { $variant }

## La force d'un joueur. $place est l'un des trois messages qui suivent.

strength-about =
    { $games ->
        [one] environ { $elo } ± { $error }, { $place }, d'après une partie
       *[other] environ { $elo } ± { $error }, { $place }, d'après { $games } parties
    }
strength-between = entre { $weaker } et { $stronger }
strength-below = au-dessous de { $name }
strength-above = au-dessus de { $name }
strength-unknown = encore inconnue
strength-yours = Votre force : { $estimate }.
strength-bars = Force { $bars } sur { $all }.

# Erreurs dans les recueils de problèmes.
pack-not-a-pack = Ce n'est pas un recueil de problèmes.
pack-version = Version inconnue de recueil : « { $version } ».
pack-other-variant = Ces problèmes sont ceux de la variante « { $key } ».
pack-other-rules = Les problèmes ont été faits sous d'autres règles que celles de la variante maintenant.
pack-made = L'origine du recueil s'écrit : made GRAINE NŒUDS PARTIES.
pack-letter = Le caractère « { $letter } » ne se trouve dans aucun problème.
pack-cut = Il manque une partie du problème.
pack-damaged = Le problème est endommagé : sa somme de contrôle est fausse.
pack-position = Ce n'est pas une position où la partie continue.
pack-theme = Les thèmes du problème ne sont pas possibles.
pack-twice = Une ligne plus haut a la même position.
pack-turn = Le tour { $number } de la solution enfreint les règles.
pack-length = La solution n'a pas un à cinq tours de celui qui résout.

games-no-folder = Le système n'a pas de dossier pour les données du joueur. Indiquez-en un par FANORONA_DATA.
games-not-kept = Cette partie n'est pas gardée. { $reason }
games-missing = Aucune partie gardée n'a cet identifiant.
games-held = Un autre exemplaire du programme joue cette partie.
games-full = Il ne reste plus d'identifiant pour une autre partie.
games-too-large = La partie occupe plus de { $size } : elle ne peut pas être gardée.
games-write = « { $file } » ne peut pas être écrit : { $detail }. Ce qui était gardé avant est toujours là.
games-file-exists = « { $file } » existe déjà.
games-no-save = Le fichier n'est pas une partie gardée.
games-version = La sauvegarde est de la version { $version }, que ce programme ne connaît pas.
games-damaged = La sauvegarde est abîmée : sa somme de contrôle est fausse.
games-variant = La variante « { $key } » de cette partie n'est pas ici.
games-backup = { $id } : la dernière sauvegarde est inutilisable, la précédente est prise : un tour manque peut-être. { $reason }
