# Die Webseite um das Spiel: während es lädt, wenn etwas schiefgeht, und das Feld zum Eingeben. web/assemble.mjs setzt
# diese Sätze in die Seite, deshalb haben sie keine Variablen. <b> ist fett.

page-tagline = Das Nationalspiel Madagaskars
page-description = Fanorona, das Nationalspiel Madagaskars, auf einem Brett aus Holz und Stein. Kostenlos, im Browser, allein oder zu zweit.
page-rule = <b>Zieh auf einen Stein zu, und du schlägst ihn</b> samt allen Steinen, die in einer Reihe dahinter stehen: eine Annäherung. <b>Zieh von einem weg</b>, und du schlägst auch: ein Rückzug. Der Stein, der geschlagen hat, darf weiterziehen, zu einem anderen Punkt und in eine andere Richtung. Wer keinen Stein mehr hat, hat verloren.
page-no-script = Fanorona braucht JavaScript.
page-load = Das Spiel wird geladen …
page-prepare = Die Steine werden aufgestellt …
page-no-graphics = Dieser Browser kann das Brett nicht zeichnen: Ihm fehlt WebGL 2, oder es ist ausgeschaltet. Ein neuerer kann es, oder derselbe mit eingeschalteter Grafikbeschleunigung.
page-no-fetch = Das Spiel konnte nicht geladen werden. Besteht eine Verbindung?
page-failed = Das Spiel ist stehen geblieben
page-lost = Die Grafikkarte hat das Bild verloren.
page-resume = Deine Partie bleibt erhalten. Lade die Seite neu, um sie fortzusetzen.
page-not-kept = Dieser Browser lässt die Seite keine Partien speichern, diese könnte also verloren sein; der Link im Bericht holt sie zurück.
page-report = Bericht
page-reload = Neu laden
page-copy = Bericht kopieren
page-copied = Kopiert
# Die Beschriftung des Feldes zum Eingeben. Das Wort in Klammern ist das erste von word-help aus words.ftl.
page-field = Durch Eingeben spielen (hilfe für Hilfe):
page-send = Spielen
page-newer = Es gibt eine neuere Version.
page-take = Neu laden
page-later = Nicht jetzt
# Was ein Bildschirmleser vom Brett sagt.
page-board = Fanorona-Brett. Das Feld danach nimmt Züge in Notation an.
