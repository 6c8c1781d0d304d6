# Touches, manettes et contacteurs.

keyname-space = Espace
keyname-enter = Entrée
keyname-backspace = Retour arrière
keyname-escape = Échap
keyname-home = Origine
keyname-end = Fin
keyname-pageup = Page ⬆
keyname-pagedown = Page ⬇
keyname-insert = Inser
keyname-delete = Suppr
keyname-control = Ctrl
keyname-shift = Maj

settings-keys = Touches
keys-about = Cliquez sur une touche pour en donner une autre à l'action. Chacune peut en avoir deux.
keys-listen = Appuyez sur la nouvelle touche…
keys-clear = Aucune touche
keys-cancel = Laisser
keys-conflict = { $key } signifie aussi : { $actions }
key-switch = contacteur unique : choisir ce qui est en évidence ; avec deux contacteurs, passer au suivant

pad-connected = { $pad } est branchée : { $act } choisit, { $back } revient, { $menu } ouvre le menu. L'aide montre tous les boutons.
pad-gone = La manette est débranchée. Rien n'est perdu : continuez au clavier ou à la souris, ou rebranchez-la.
pad-title = Manette : { $pad }
pad-menu = le menu, puis retour au plateau ; là et dans les pages, les directions vont de bouton en bouton
pad-all = maintenu avec une direction : vers tous les points, pas seulement ceux qui servent maintenant
pad-cross = Croix
pad-circle = Rond
pad-square = Carré
pad-triangle = Triangle

settings-access = Accessibilité
access-switch = Contacteurs
access-switch-about = Ce qu'on peut faire est mis en évidence tour à tour, et un contacteur le choisit : { $key }, ou la touche que vous attribuez.
switch-off = Aucun
switch-one = Un contacteur
switch-two = Deux contacteurs
access-pace = Durée de chaque mise en évidence
access-seconds = { $seconds } s
access-decimal = { $whole },{ $part }
access-anywhere = Tout clic, tout toucher et tout bouton de manette est le contacteur
access-hand = Pas
access-hand-about = Pour les petits écrans et les mains qui tremblent
access-confirm-steps = Chaque pas est d'abord montré, et compte quand vous le confirmez
access-time = Temps de réflexion
access-time-about = Avec un contacteur, c'est toujours le cas. La pendule de l'ordinateur continue.
access-person-clocks-stop = La pendule d'une personne s'arrête pendant son tour
scan-back = Retour
