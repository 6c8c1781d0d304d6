# Einstellungen, Fotos und Ansichten des Brettes.

settings-look = Aussehen
settings-sound = Ton
settings-play = Spiel
settings-interface = Oberfläche
settings-language = Sprache
language-not-fetched = Die Texte in { $language } konnten nicht geholt werden. Lade die Seite neu, um es noch einmal zu versuchen.
settings-reset = Diesen Teil zurücksetzen
settings-reset-undo = Zurücksetzen rückgängig machen
settings-board = Brett
settings-stones = Steine
settings-unusable = Dateien, die kein brauchbares Aussehen sind:
settings-quality = Bildqualität
settings-quality-about = „Automatisch“ wählt, was dieses Gerät flüssig zeichnet.
quality-auto = Automatisch
quality-low = Einfach
quality-medium = Gut
quality-high = Am feinsten
settings-coordinates = Buchstaben und Zahlen auf dem Rahmen
settings-muted = Alles stumm
settings-master = Lautstärke
settings-effects = Steine und Knöpfe
settings-music = Musik
settings-marks = Zeichen auf dem Brett
settings-marks-about = Schläge, zwischen denen du wählst, Ketten und der letzte Zug sind immer markiert.
marks-growing = Mehr mit jeder Partie
marks-all = Alle
marks-chosen = Wohin der gewählte Stein darf
marks-few = Keine
settings-speed = Tempo der Steine
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-fastest = Sehr schnell
settings-reply = Der Computer antwortet
reply-at-once = Sofort
reply-calm = Ruhig
reply-slow = Langsam
settings-viewpoint = Platz am Brett
settings-viewpoint-about = An einem Bildschirm kann sich das Brett zu der Seite drehen, die am Zug ist.
viewpoint-person = Die Seite, die ich spiele
viewpoint-to-move = Die Seite am Zug
viewpoint-white = Immer bei Weiß
settings-scale = Größe der Oberfläche
settings-scale-about = „Automatisch“ vergrößert in sehr großen Fenstern. Kleine Fenster setzen eine Grenze.
scale-auto = Automatisch
settings-reduced = Weniger Bewegung: Steine und Kamera springen an ihren Platz
settings-full-screen = Vollbild

settings-put-aside = Die Einstellungen konnten nicht gelesen werden ({ $reason }). Sie liegen jetzt in { $place }, und es gelten die Standardwerte.
settings-stuck = Die Einstellungen in { $place } sind nicht lesbar ({ $reason }). Es gelten die Standardwerte, und Änderungen bleiben nicht erhalten.
settings-unknown = Die Einstellungen haben Einträge, die diese Version nicht kennt: { $names }. Die Datei, wie sie war, liegt in { $place }.
settings-not-kept = Die Einstellungen können nicht gespeichert werden: { $reason }

menu-view = Ansicht
menu-photo = Fotografieren
view-white = Von Weiß aus
view-black = Von Schwarz aus
view-above = Von oben
view-close = Von nahem
photo-hint =
    { $by ->
        [fingers] Mit zwei Fingern drehst du den Tisch und kommst näher.
       *[mouse] Zieh zum Drehen; das Mausrad zoomt. { $key-act } macht ein Bild, { $key-back } geht zurück zur Partie.
    }
photo-shoot = Bild machen
photo-turn = Drehen lassen
photo-kept = Das Bild liegt in { $place }
photo-failed = Das Bild konnte nicht gespeichert werden: { $reason }
photo-no-folder = Das System hat keinen Ordner für Bilder.
key-view = Ansichten des Brettes; die übliche
key-photo = fotografieren
key-scale = größere und kleinere Oberfläche; die übliche Größe
