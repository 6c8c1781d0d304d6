# Looking at a game turn by turn, shipped records, the booklet.

menu-turns = Zetten
menu-review = Terugkijken
review-title = Terugkijken
review-ribbon = Verleden
review-leave = Terug naar de partij
review-start = Voor de eerste zet
review-after = Na { $turn }
review-inside = Stap { $step } van { $all } in { $turn }
review-trying = { $step ->
        [one] Een andere zet: tot nu toe { $step } stap
       *[other] Een andere zet: tot nu toe { $step } stappen
    }
review-other-line =
    { $side ->
        [white] Andere lijn: Wit aan zet
       *[black] Andere lijn: Zwart aan zet
    }
review-comment = Een opmerking bij deze zet schrijven
review-promote = Eerder noemen
review-remove = Deze lijn weghalen
review-first = Naar het begin
review-previous = Eén zet terug
review-step-back = Eén stap van een reeks terug
review-autoplay = De partij laten afspelen, of stoppen
review-step-on = Eén stap van een reeks verder
review-next = Eén zet verder
review-last = Naar het einde
review-speed = Hoe snel de partij wordt afgespeeld
review-play-on = Vanaf hier spelen
review-play-on-who = Wit – Zwart:

key-review-turn = bij het terugkijken: een zet terug, een zet verder
key-review-step = bij het terugkijken: één stap van een reeks; Shift met het wiel gaat per zet
key-review-end = bij het terugkijken: naar het begin, naar het einde
key-review-other = bij het terugkijken: een andere lijn in plaats van deze zet
key-review-play = bij het terugkijken: de partij laten afspelen; terug naar de partij
key-review-mistake = bij het terugkijken: naar de vorige fout, naar de volgende; hetzelfde voor de fouten van beide kanten

shipped-intro = Elke partij kun je zet voor zet naspelen, en vanaf elk moment zelf verder spelen.
shipped-look = Bekijken
learn-sample = Een hele partij met de strenge regels van de Parker-doos: elf stukken tegen vijf, en toch verloren.
learn-case-d = Alle tweede zetten van Wit na één opening, zoals het boekje ze opsomt, en de ene die het over het hoofd zag.
learn-telo = Het kleinste bord, foutloos gespeeld. Een offer, en waarom het goed is in het midden te staan.
learn-dimy = Twee fouten die op goede zetten lijken. Niet hoeveel je slaat is beslissend, maar wat de ander kan antwoorden.
learn-tsivy = Wit slaat wat het kan en staat voor terwijl de stelling al verloren is. Kijk wat er van een slag komt voordat je slaat.
learn-rematch = De sterkere kant mag eerst niet slaan, stuurt waar Wit moet slaan, en slaat toe met tien stappen.

booklet-intro = Het boekje van een Fanorona-doos telt de eerste zetten met de hand. Hier is alles nageteld.
booklet-key = Een getal dat in het boekje staat en niet klopt, is doorgestreept; het juiste staat erachter.
booklet-findings = Wat eruit kwam
booklet-look = Voorbeeldpartij bekijken
