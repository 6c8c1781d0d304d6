# The web page around the game: while it loads, when it fails, and the field for typing. web/assemble.mjs puts these
# into the page, so they have no variables. <b> is bold.

page-tagline = Het nationale bordspel van Madagaskar
page-description = Fanorona, het nationale bordspel van Madagaskar, op een bord van hout en steen. Gratis, in je browser, alleen of met z’n tweeën.
page-rule = <b>Stap naar een stuk toe en je slaat het</b>, met alle stukken die er in een rij achter staan: een benadering. <b>Stap van een stuk weg</b> en je slaat ook: een terugtrekking. Het stuk dat geslagen heeft, mag verder, naar een ander punt en in een andere richting. Wie geen stuk meer heeft, heeft verloren.
page-no-script = Fanorona heeft JavaScript nodig.
page-load = Het spel wordt opgehaald…
page-prepare = De stukken worden klaargezet…
page-no-graphics = Deze browser kan het bord niet tekenen: WebGL 2 ontbreekt of staat uit. Een nieuwere browser kan het wel, of dezelfde met grafische versnelling aan.
page-no-fetch = Het spel kon niet worden opgehaald. Is er verbinding?
page-failed = Het spel is gestopt
page-lost = De grafische kaart is het beeld kwijtgeraakt.
page-resume = Je partij is bewaard. Herlaad om ermee verder te gaan.
page-not-kept = In deze browser kan de pagina geen partijen bewaren, dus deze kan verloren gaan; met de link in het verslag haal je die terug.
page-report = Verslag
page-reload = Herladen
page-copy = Verslag kopiëren
page-copied = Gekopieerd
# The label of the field for typing. The word in brackets is the first of word-help in words.ftl.
page-field = Speel door te typen (help voor hulp):
page-send = Spelen
page-newer = Er is een nieuwere versie.
page-take = Nu laden
page-later = Niet nu
# What a screen reader says of the board.
page-board = Fanorona-bord. Het veld erna neemt zetten in notatie aan.
