# Réglages, photographies et vues du plateau.

settings-look = Aspect
settings-sound = Son
settings-play = Jeu
settings-interface = Interface
settings-language = Langue
language-not-fetched = Les textes en { $language } n'ont pas pu être chargés. Rechargez la page pour réessayer.
settings-reset = Réinitialiser cette page
settings-reset-undo = Annuler la réinitialisation
settings-board = Plateau
settings-stones = Pions
settings-unusable = Fichiers qui ne sont pas des aspects utilisables :
settings-quality = Image
settings-quality-about = Automatique choisit ce que cette machine dessine sans peine.
quality-auto = Automatique
quality-low = Simple
quality-medium = Bonne
quality-high = La plus fine
settings-coordinates = Lettres et chiffres sur le cadre
settings-muted = Silence complet
settings-master = Volume
settings-effects = Pions et boutons
settings-music = Musique
settings-marks = Repères sur le plateau
settings-marks-about = Les prises au choix, les chaînes et le dernier tour restent toujours marqués.
marks-growing = Davantage à chaque partie
marks-all = Tous
marks-chosen = Où peut aller le pion choisi
marks-few = Aucun
settings-speed = Vitesse des pions
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-fastest = Très rapide
settings-reply = L'ordinateur répond
reply-at-once = Aussitôt
reply-calm = Posément
reply-slow = Lentement
settings-viewpoint = Place à la table
settings-viewpoint-about = Devant un seul écran, le plateau peut se tourner vers le camp au trait.
viewpoint-person = Le camp que je joue
viewpoint-to-move = Le camp au trait
viewpoint-white = Toujours les Blancs
settings-scale = Taille de l'interface
settings-scale-about = Automatique agrandit dans les très grandes fenêtres. Les petites limitent la taille.
scale-auto = Automatique
settings-reduced = Moins de mouvement : pions et caméra vont d'un coup à leur place
settings-full-screen = Plein écran

settings-put-aside = Les réglages n'ont pas pu être lus ({ $reason }). Ils se trouvent maintenant dans { $place } et les réglages d'origine s'appliquent.
settings-stuck = Les réglages de { $place } ne peuvent être lus ({ $reason }). Les réglages d'origine s'appliquent et les changements ne sont pas gardés.
settings-unknown = Les réglages contiennent des entrées que cette version ne connaît pas : { $names }. Le fichier d'avant se trouve dans { $place }.
settings-not-kept = Les réglages ne peuvent être gardés : { $reason }

menu-view = Vue
menu-photo = Photographier
view-white = Côté des Blancs
view-black = Côté des Noirs
view-above = D'en haut
view-close = De près
photo-hint =
    { $by ->
        [fingers] Deux doigts tournent la table et approchent.
       *[mouse] Glissez pour tourner ; la molette approche. { $key-act } prend une photo, { $key-back } revient au jeu.
    }
photo-shoot = Prendre une photo
photo-turn = Faire tourner
photo-kept = La photo se trouve dans { $place }
photo-failed = La photo n'a pas pu être gardée : { $reason }
photo-no-folder = Le système n'a pas de dossier pour les images.
key-view = vues du plateau ; la vue habituelle
key-photo = photographier
key-scale = interface plus grande, plus petite ; taille habituelle
