# La fenêtre. $side vaut white, black, you (la seule personne à l'écran) ou le nom d'un joueur.

window-title = Fanorona

menu-new-game = Nouvelle partie
menu-variant = Variante
new-game-others = Autres règles
variant-line-telo = Le plus petit plateau : quatre pions chacun, quelques minutes.
variant-line-dimy = Douze pions chacun : les mêmes règles, des parties plus courtes.
variant-line-tsivy = Le jeu national : 22 pions chacun, des chaînes de prises.
variant-line-parker = Les chaînes se jouent jusqu'au bout ; le premier tour est un seul pas.
variant-line-tumicarona = Bloquer l'adversaire gagne aussi ; partie nulle après 20 tours sans prise.
variant-line-rematch = Le gagnant de la dernière partie ne prend rien tant qu'il a plus de cinq pions.
variant-line-vela = Le gagnant de la dernière partie donne, le perdant prend un pion par tour.
variant-line-own = À vous : { $white } pions blancs, { $black } pions noirs.
menu-person = Une personne
menu-start = Jouer
menu-undo = Annuler
menu-redo = Rétablir
menu-confirm = Jouer
menu-end-turn = Finir le tour
menu-step-back = Annuler le pas
menu-resign = Abandonner
menu-offer-draw = Proposer la nulle
menu-accept = Accepter
menu-decline = Refuser
menu-claim = Réclamer la prise
menu-rules = Règles
menu-continue = Continuer
menu-close = Fermer
menu-back = Retour
menu-game = Cette partie
menu-games = Bibliothèque
menu-library = Mes parties
menu-statistics = Statistiques
menu-shipped = Parties instructives
menu-booklet = Le livret Parker, recompté
menu-settings = Réglages
menu-keys = Souris et touches
menu-quit = Quitter
menu-unusable = Fichiers qui ne sont pas des variantes utilisables :

status-to-move =
    { $side ->
        [you] À vous de jouer
        [white] Aux Blancs de jouer
        [black] Aux Noirs de jouer
       *[other] À { $side } de jouer
    }
status-must-capture =
    { $side ->
        [you] À vous de jouer, vous devez prendre : { $how }
        [white] Les Blancs doivent prendre : { $how }
        [black] Les Noirs doivent prendre : { $how }
       *[other] { $side } doit prendre : { $how }
    }
status-how-both =
    avancez vers des pions { $others ->
        [black] noirs
       *[white] blancs
    }, ou éloignez-vous-en
status-how-approach =
    avancez vers des pions { $others ->
        [black] noirs
       *[white] blancs
    }
status-how-withdrawal =
    éloignez-vous de pions { $others ->
        [black] noirs
       *[white] blancs
    }
status-should-capture =
    { $side ->
        [you] { $count ->
            [one] Vous devriez prendre, sinon l'adversaire peut réclamer : { $count } pion le peut
           *[other] Vous devriez prendre, sinon l'adversaire peut réclamer : { $count } pions le peuvent
        }
        [white] { $count ->
            [one] Les Blancs devraient prendre, sinon les Noirs peuvent réclamer : { $count } pion le peut
           *[other] Les Blancs devraient prendre, sinon les Noirs peuvent réclamer : { $count } pions le peuvent
        }
        [black] { $count ->
            [one] Les Noirs devraient prendre, sinon les Blancs peuvent réclamer : { $count } pion le peut
           *[other] Les Noirs devraient prendre, sinon les Blancs peuvent réclamer : { $count } pions le peuvent
        }
       *[other] { $count ->
            [one] { $side } devrait prendre, sinon l'adversaire peut réclamer : { $count } pion le peut
           *[other] { $side } devrait prendre, sinon l'adversaire peut réclamer : { $count } pions le peuvent
        }
    }
status-any-stone =
    { $side ->
        [you] À vous de jouer, n'importe quel pion
        [white] Les Blancs peuvent jouer n'importe quel pion
        [black] Les Noirs peuvent jouer n'importe quel pion
       *[other] { $side } peut jouer n'importe quel pion
    }
status-may-continue = Continuez avec { $point } ou finissez le tour
status-must-continue = { $point } doit prendre encore
status-choose =
    { $by ->
        [fingers] Choisissez la prise : touchez un pion marqué A ou W, ou un bouton
       *[mouse] Choisissez la prise : cliquez sur un pion marqué A ou W, ou tapez { $key-approach } ou { $key-withdrawal }
    }
status-thinking = { $name } réfléchit…
status-offer =
    { $side ->
        [white] Les Blancs proposent la nulle
        [black] Les Noirs proposent la nulle
       *[other] { $side } propose la nulle
    }
status-declined = La nulle est refusée
status-may-claim = Le dernier tour a oublié une prise : vous pouvez la réclamer
status-hint =
    { $by ->
        [fingers] Touchez un pion, puis le point où il va.
       *[mouse] Cliquez sur un pion, puis sur le point où il va.
    }
status-hint-pick =
    { $by ->
        [fingers] Touchez les points sur le plateau.
       *[mouse] Cliquez sur les points du plateau.
    }
status-proposed = En { $point } ?
status-hint-proposed =
    { $by ->
        [fingers] Touchez encore { $point }, ou « Jouer ». Un autre point annule.
       *[mouse] Cliquez encore sur { $point }, ou sur « Jouer ». Un autre point annule.
    }
status-hint-choice = La percussion prend les pions devant le pas, l'aspiration ceux de derrière.
status-can =
    { $count ->
        [one] Un de vos pions le peut.
       *[other] { $count } de vos pions le peuvent.
    }
status-hint-capture =
    { $by ->
        [fingers] Touchez un pion, puis un point qui le rapproche de pions { $others ->
            [black] noirs
           *[white] blancs
        }, ou l'en éloigne, pour les prendre.
       *[mouse] Cliquez sur un pion, puis sur un point qui le rapproche de pions { $others ->
            [black] noirs
           *[white] blancs
        }, ou l'en éloigne, pour les prendre.
    }
status-hint-paika =
    { $by ->
        [fingers] Aucune prise n'est possible : touchez un pion, puis un point voisin.
       *[mouse] Aucune prise n'est possible : cliquez sur un pion, puis sur un point voisin.
    }
status-claimed = La prise a été réclamée : le paika est annulé, prenez maintenant
status-handicapped-turn =
    { $side ->
        [you] À vous de jouer : un simple pas qui laisse une prise
        [white] Les Blancs jouent un simple pas qui laisse une prise aux Noirs
        [black] Les Noirs jouent un simple pas qui laisse une prise aux Blancs
       *[other] { $side } joue un simple pas qui laisse une prise
    }
hint-target =
    { $by ->
        [fingers] Touchez un point marqué, ou un autre pion.
       *[mouse] Cliquez sur un point marqué, ou sur un autre pion.
    }
hint-only-target =
    { $by ->
        [fingers] Touchez un point marqué.
       *[mouse] Cliquez sur un point marqué.
    }
hint-captures = La percussion prend les pions devant le pas, l'aspiration ceux de derrière ; les nombres les comptent.
hint-chain =
    { $by ->
        [fingers] Touchez le point suivant, ou finissez le tour.
       *[mouse] Cliquez sur le point suivant, ou appuyez sur { $key-end } pour finir le tour ; { $key-step-back } annule le pas.
    }
hint-chain-must =
    { $by ->
        [fingers] Touchez le point suivant, ou annulez le pas.
       *[mouse] Cliquez sur le point suivant ; { $key-step-back } annule le pas.
    }

menu-fold = Menu
menu-help = Aide
menu-take-approach = { $key-approach } : percussion
menu-take-withdrawal = { $key-withdrawal } : aspiration
match-taken =
    { $side ->
        [you] Vous avez pris { $count }
        [white] Les Blancs ont pris { $count }
        [black] Les Noirs ont pris { $count }
       *[other] { $side } a pris { $count }
    }
seat-computer = Ordinateur : { $name }
seat-choose =
    { $side ->
        [white] Qui joue les Blancs ?
       *[black] Qui joue les Noirs ?
    }
seat-take = Choisir
seat-person-line = Quelqu'un devant cet écran.
rules-source = Source : { $source }
status-over = La partie est finie
status-over-hint = Annulez le dernier tour pour jouer à partir de là.
result-again = Rejouer
result-first-win = Votre première victoire !
result-first-win-over = Votre première victoire contre { $name } !
result-losses =
    Trois défaites de suite : { $offer ->
        [both] { $name } joue plus doucement, et le conseiller pourrait vous aider.
        [opponent] { $name } joue plus doucement.
       *[coach] le conseiller pourrait vous aider.
    }
result-stronger = Un adversaire plus fort : { $name }
result-gentler = Un adversaire plus facile : { $name }
result-coach = Jouer avec le conseiller
result-others = Ou bien
resign-question =
    { $side ->
        [you] Voulez-vous abandonner ?
        [white] Les Blancs abandonnent-ils ?
        [black] Les Noirs abandonnent-ils ?
       *[other] { $side } abandonne ?
    }
quit-question = Quitter ? Votre partie est gardée : vous pourrez la continuer la prochaine fois.
quit-question-unkept = Quitter ? La partie en cours ne peut pas être gardée.

help-play =
    { $by ->
        [fingers] Touchez un pion cerclé, puis un des points marqués pour lui ; ou faites-y glisser le pion.
       *[mouse] Cliquez sur un pion cerclé, puis sur un des points marqués pour lui ; ou faites-y glisser le pion.
    }
help-camera =
    { $by ->
        [fingers] Tournez le plateau avec deux doigts ; écartez-les pour approcher.
       *[mouse] Tournez le plateau en glissant avec le bouton droit ; approchez avec la molette.
    }
key-cursor = déplacer le curseur sur les points
key-act = choisir le pion ou le point sous le curseur
key-end-turn = finir le tour
key-choice = prendre par percussion ou par aspiration
key-undo-step = annuler le dernier pas d'une chaîne
key-undo = annuler un tour, le rétablir
key-escape = fermer ce qui est ouvert
key-sound = couper ou remettre le son
key-function = règles, plein écran

menu-hint = Indice
menu-hint-why = Pourquoi ?
menu-hint-away = Masquer
hint-sought = Recherche d'un bon tour…
hint-shown =
    { $by ->
        [fingers] Un bon tour va de { $from } à { $to }. Touchez « Pourquoi ? » pour savoir pourquoi.
       *[mouse] Un bon tour va de { $from } à { $to }. Appuyez encore sur { $key-hint } pour savoir pourquoi.
    }
hint-shown-lost =
    { $by ->
        [fingers] Le meilleur essai va de { $from } à { $to }. Touchez « Pourquoi ? » pour savoir pourquoi.
       *[mouse] Le meilleur essai va de { $from } à { $to }. Appuyez encore sur { $key-hint } pour savoir pourquoi.
    }
hint-end =
    { $by ->
        [fingers] Terminez le tour ici. Touchez « Pourquoi ? » pour savoir pourquoi.
       *[mouse] Terminez le tour ici. Appuyez encore sur { $key-hint } pour savoir pourquoi.
    }
hint-leads-won = La partie est alors presque gagnée.
hint-leads-better = Vous êtes alors mieux placé.
hint-leads-even = La partie est alors égale.
hint-leads-worse = L'autre camp est mieux placé, mais tout le reste est pire.
hint-leads-lost = La partie est perdue contre le meilleur jeu, mais c'est ce qui résiste le plus longtemps.
key-hint = montrer un bon tour, l'expliquer, le masquer

# La première question, et les leçons.

welcome-about = Le jeu national de Madagascar. Deux joueurs, vingt-deux pions chacun : avancez vers les pions de l'autre camp, ou éloignez-vous d'eux, et prenez-les.
welcome-new = Je découvre le fanorona
welcome-new-line = Apprendre en jouant : de courts exercices, une règle à la fois.
welcome-known = Je connais le jeu
welcome-known-line = Choisir un plateau et un adversaire, et jouer.
start-library-line = Vos parties, et d'autres depuis des fichiers et des liens.
start-course = Continuer le cours
start-course-line = { $name }, exercice { $number } sur { $count }
menu-learn = Apprendre
menu-lessons = Leçons
lessons-begin = Commencer
lessons-continue = Continuer
lessons-again = Recommencer
lessons-unusable = Fichiers qui ne sont pas des leçons utilisables :
status-solved = Résolu

## The page about the program.

menu-about = À propos de Fanorona
about-version = Fanorona { $version }
about-licence = Logiciel libre, sous licence MIT ou Apache 2.0, à votre choix.
about-libraries = Les bibliothèques qu'il contient, par licence :
about-show = Montrer les licences

window-failed = La fenêtre a dû se fermer : { $cause }. Essayez « fanorona text » pour le plateau dans le terminal.
window-without = Aucune fenêtre ne s'ouvre avec { $variables }. Le programme essaie sans.
