# La page web autour du jeu : le chargement, les pannes, et le champ pour écrire. web/assemble.mjs met ces phrases
# dans la page ; elles n'ont donc pas de variables. <b> est gras.

page-tagline = Le jeu de société national de Madagascar
page-description = Le fanorona, jeu de société national de Madagascar, sur un plateau de bois et de pierre. Gratuit, dans votre navigateur, seul ou à deux.
page-rule = <b>Avancez vers un pion et vous le prenez</b>, avec tous ceux qui le suivent en ligne : la percussion. <b>Éloignez-vous d'un pion</b> et vous prenez aussi : l'aspiration. Le pion qui a pris peut continuer, vers un autre point et dans une autre direction. Qui n'a plus de pion a perdu.
page-no-script = Fanorona a besoin de JavaScript.
page-load = Chargement du jeu…
page-prepare = Mise en place des pions…
page-no-graphics = Ce navigateur ne peut pas dessiner le plateau : WebGL 2 lui manque, ou est désactivé. Un navigateur plus récent le peut, ou le même avec l'accélération graphique.
page-no-fetch = Le jeu n'a pas pu être chargé. La connexion est-elle établie ?
page-failed = Le jeu s'est arrêté
page-lost = La carte graphique a perdu l'image.
page-resume = Votre partie est gardée. Rechargez la page pour continuer.
page-not-kept = Ce navigateur ne laisse pas la page garder les parties ; le lien dans le rapport permet de reprendre celle-ci.
page-report = Rapport
page-reload = Recharger
page-copy = Copier le rapport
page-copied = Copié
# Le nom du champ pour écrire. Le mot entre parenthèses est le premier de word-help dans words.ftl.
page-field = Jouer en écrivant (tapez « aide » pour l'aide) :
page-send = Jouer
page-newer = Une version plus récente est disponible.
page-take = La charger
page-later = Plus tard
# Ce qu'un lecteur d'écran dit du plateau.
page-board = Plateau de fanorona. Le champ qui suit prend les tours en notation.
