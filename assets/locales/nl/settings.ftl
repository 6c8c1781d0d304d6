# Settings, photographs and views of the board.

settings-look = Uiterlijk
settings-sound = Geluid
settings-play = Spelen
settings-interface = Scherm
settings-language = Taal
language-not-fetched = De teksten in het { $language } konden niet worden opgehaald. Herlaad de pagina om het opnieuw te proberen.
settings-reset = Dit deel herstellen
settings-reset-undo = Herstellen ongedaan maken
settings-board = Bord
settings-stones = Stukken
settings-unusable = Bestanden met een uiterlijk dat niet bruikbaar is:
settings-quality = Beeld
settings-quality-about = Automatisch kiest wat deze machine vloeiend tekent.
quality-auto = Automatisch
quality-low = Eenvoudig
quality-medium = Goed
quality-high = Mooist
settings-coordinates = Letters en cijfers op de rand
settings-muted = Alles stil
settings-master = Volume
settings-effects = Stukken en knoppen
settings-music = Muziek
settings-marks = Tekens op het bord
settings-marks-about = Slagen waaruit je moet kiezen, reeksen en de laatste zet zijn altijd gemarkeerd.
marks-growing = Meer met elke partij
marks-all = Alle
marks-chosen = Waar het gekozen stuk heen mag
marks-few = Geen
settings-speed = Snelheid van de stukken
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-fastest = Heel snel
settings-reply = De computer antwoordt
reply-at-once = Meteen
reply-calm = Rustig
reply-slow = Langzaam
settings-viewpoint = Plaats aan het bord
settings-viewpoint-about = Aan één scherm kan het bord meedraaien met wie aan zet is.
viewpoint-person = De kant die ik speel
viewpoint-to-move = Wie aan zet is
viewpoint-white = Altijd die van Wit
settings-scale = Grootte van de bediening
settings-scale-about = Automatisch vergroot in zeer grote vensters. In kleine vensters is de grootte beperkt.
scale-auto = Automatisch
settings-reduced = Minder beweging: stukken en camera springen naar hun plaats
settings-full-screen = Volledig scherm

settings-put-aside = De instellingen konden niet worden gelezen ({ $reason }). Ze staan nu in { $place }, en de standaardinstellingen gelden.
settings-stuck = De instellingen in { $place } kunnen niet worden gelezen ({ $reason }). De standaardinstellingen gelden, en wijzigingen worden niet bewaard.
settings-unknown = In de instellingen staat iets wat deze versie niet kent: { $names }. Het oude bestand staat in { $place }.
settings-not-kept = De instellingen kunnen niet worden bewaard: { $reason }

menu-view = Beeld
menu-photo = Foto’s maken
view-white = Vanaf Wit
view-black = Vanaf Zwart
view-above = Van boven
view-close = Dichtbij
photo-hint =
    { $by ->
        [fingers] Met twee vingers draai je de tafel en kom je dichterbij.
       *[mouse] Sleep om te draaien; het wiel zoomt. { $key-act } maakt een foto, { $key-back } gaat terug naar het spel.
    }
photo-shoot = Foto maken
photo-turn = Laten draaien
photo-kept = De foto staat in { $place }
photo-failed = De foto kon niet worden bewaard: { $reason }
photo-no-folder = Het systeem heeft geen map voor afbeeldingen.
key-view = aanzichten van het bord; het gewone
key-photo = foto’s maken
key-scale = bediening groter en kleiner; de gewone grootte
