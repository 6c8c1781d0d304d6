# La fenêtre. $side vaut white ou black.

window-title = Fanorona

character-gentle = Douce
character-gentle-line = Regarde un seul tour et se trompe souvent. Pour une première partie.
character-easy = Facile
character-easy-line = Voit votre réponse, mais la juge mal de temps en temps.
character-fair = Moyenne
character-fair-line = Regarde quelques tours plus loin et se trompe rarement.
character-strong = Forte
character-strong-line = Regarde aussi loin que possible.

menu-new-game = Nouvelle partie
menu-variant = Variante
menu-white = Blancs
menu-black = Noirs
menu-person = Une personne
menu-start = Jouer
menu-undo = Reprendre
menu-redo = Rejouer
menu-end-turn = Finir le tour
menu-step-back = Reprendre le pas
menu-resign = Abandonner
menu-offer-draw = Proposer la nulle
menu-accept = Accepter
menu-decline = Refuser
menu-claim = Réclamer la prise
menu-rules = Règles
menu-language = Langue
menu-open = Ouvrir…
menu-save = Enregistrer…
menu-continue = Continuer
menu-close = Fermer
menu-quit = Quitter
menu-unusable = Fichiers qui ne sont pas des variantes utilisables :

status-to-move =
    { $side ->
        [white] Aux Blancs de jouer
       *[black] Aux Noirs de jouer
    }
status-must-capture =
    { $side ->
        [white] { $count ->
            [one] Les Blancs doivent prendre : { $count } pion le peut
           *[other] Les Blancs doivent prendre : { $count } pions le peuvent
        }
       *[black] { $count ->
            [one] Les Noirs doivent prendre : { $count } pion le peut
           *[other] Les Noirs doivent prendre : { $count } pions le peuvent
        }
    }
status-should-capture =
    { $side ->
        [white] { $count ->
            [one] Les Blancs devraient prendre, sinon les Noirs peuvent réclamer : { $count } pion le peut
           *[other] Les Blancs devraient prendre, sinon les Noirs peuvent réclamer : { $count } pions le peuvent
        }
       *[black] { $count ->
            [one] Les Noirs devraient prendre, sinon les Blancs peuvent réclamer : { $count } pion le peut
           *[other] Les Noirs devraient prendre, sinon les Blancs peuvent réclamer : { $count } pions le peuvent
        }
    }
status-any-stone =
    { $side ->
        [white] Les Blancs peuvent jouer n'importe quel pion
       *[black] Les Noirs peuvent jouer n'importe quel pion
    }
status-may-continue = Continuez avec { $point } ou finissez le tour
status-must-continue = { $point } doit prendre encore
status-choose = Choisissez la prise : cliquez un pion marqué A ou W, ou tapez A ou W
status-thinking =
    { $side ->
        [white] Les Blancs, { $name }, réfléchissent…
       *[black] Les Noirs, { $name }, réfléchissent…
    }
status-offer =
    { $side ->
        [white] Les Blancs proposent la nulle
       *[black] Les Noirs proposent la nulle
    }
status-declined = La nulle est refusée
status-may-claim = Le dernier tour a oublié une prise : vous pouvez la réclamer
status-handicap =
    { $side ->
        [white] Les Blancs ne prennent rien avant d'avoir { $until } pions : { $count } maintenant
       *[black] Les Noirs ne prennent rien avant d'avoir { $until } pions : { $count } maintenant
    }
status-saved = Enregistré sous { $file }
status-hint = Cliquez un pion, puis le point où il va.

help-camera = Tournez le tablier en tirant avec le bouton droit ; la molette rapproche.
help-keys = Les flèches et Entrée jouent ; Retour arrière reprend un pas ; Espace finit le tour.
