# The editor of positions, and what is proved of them. $side is white or black.

editor-open = Stellingeditor
editor-edit = Stelling bewerken
editor-title = Stellingeditor
editor-tool-white = Witte stukken zetten
editor-tool-black = Zwarte stukken zetten
editor-tool-move = Stukken verplaatsen
editor-tool-remove = Stukken weghalen
editor-about-white =
    { $by ->
        [fingers] Tik op een punt om daar een wit stuk te zetten, of weg te halen.
       *[mouse] Klik op een punt om daar een wit stuk te zetten, of weg te halen.
    }
editor-about-black =
    { $by ->
        [fingers] Tik op een punt om daar een zwart stuk te zetten, of weg te halen.
       *[mouse] Klik op een punt om daar een zwart stuk te zetten, of weg te halen.
    }
editor-about-move =
    { $by ->
        [fingers] Sleep een stuk, of tik erop en dan op een leeg punt. Naast het bord verdwijnt het.
       *[mouse] Sleep een stuk, of klik erop en dan op een leeg punt. Naast het bord verdwijnt het.
    }
editor-about-remove =
    { $by ->
        [fingers] Tik op de stukken die weg moeten.
       *[mouse] Klik op de stukken die weg moeten; met de rechterknop kan dat altijd.
    }
editor-start = Beginstand
editor-clear = Leeg bord
editor-swap = Kleuren wisselen
editor-number = nummer van de zet
editor-quiet = zetten sinds de laatste slag
editor-handicap = Handicap
editor-handicap-none = geen van beide
editor-text = Als tekst
editor-copy = Kopiëren
editor-paste = Plakken
editor-copied = De stelling staat op het klembord.
editor-copy-link = Link kopiëren

## What is unusual about a position.

editor-over = De partij is hier afgelopen. { $outcome }
editor-was-over =
    { $side ->
        [white] Wit heeft geen stukken: de partij was voor deze zet al afgelopen.
       *[black] Zwart heeft geen stukken: de partij was voor deze zet al afgelopen.
    }
editor-many-stones =
    { $side ->
        [white] Wit heeft { $found } stukken, meer dan de { $start } van het begin: geen partij leidt hierheen.
       *[black] Zwart heeft { $found } stukken, meer dan de { $start } van het begin: geen partij leidt hierheen.
    }
editor-many-quiet-turns = Geen partij leidt hierheen: { $quiet } zetten sinds de laatste slag, maar er zijn er maar { $played } gespeeld.
editor-handicap-over =
    { $side ->
        [white] Wit heeft zo weinig stukken dat de handicap voorbij is.
       *[black] Zwart heeft zo weinig stukken dat de handicap voorbij is.
    }

## Solving.

solver-solve = Oplossen
solver-stop = Stop
solver-busy = Bezig…
solver-failed = De stelling kan hier niet worden opgelost.
solver-value = Bij het beste spel: { $value }.
solver-unknown = Niet bewezen, na { $nodes } stellingen. Met minder stukken gaat oplossen sneller.
