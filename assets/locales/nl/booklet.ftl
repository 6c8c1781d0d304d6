# The opening tables of the Parker booklet.

tables-intro =
    Het Parker-boekje analyseert de opening met de hand. Na elk van zijn getallen volgt de
    exacte telling volgens de regels die het noemt; * markeert verschillen.
tables-openings = De openingen van Wit, en de antwoorden van Zwart.
tables-one = Tabel 1: stukken die Wit na zijn tweede zet heeft geslagen, en op hoeveel manieren.
tables-lines = Geval D: de tweede zetten van Wit.
tables-two = Tabel 2: stukken die Zwart na zijn tweede zet in geval D heeft geslagen, en op hoeveel manieren.
tables-sample = De voorbeeldpartij: de stukken van elke stap waarmee wordt geslagen.
tables-printed = gedrukt
tables-counted = geteld
tables-opening = opening
tables-turn = zet
tables-number = nummer
tables-side = kant
tables-taken = geslagen
tables-replies = antwoorden
tables-line = lijn
tables-sum = alle
tables-mean = gemiddeld
tables-missed = gemist
tables-misprint = Het boekje drukt lijn { $line } af als { $printed }, en dat is geen toegestane zet: het moet { $turn } zijn.
tables-missed-lines =
    { $count ->
        [one] In geval D hebben de schrijvers van het boekje { $count } lijn gemist: { $turns }.
       *[other] In geval D hebben de schrijvers van het boekje { $count } lijnen gemist: { $turns }.
    }
tables-case-d = De tweede zetten van Zwart in geval D: volgens het boekje { $printed }, het zijn er { $counted }.
tables-second-turns = De eerste twee zetten van beide kanten in alle gevallen: het boekje schat ongeveer { $printed } opstellingen; er zijn { $counted } manieren om ze te spelen, naar { $arrangements } verschillende opstellingen.
tables-sample-true = Alle { $counts } gedrukte aantallen van de { $turns } zetten zijn bevestigd.
tables-sample-false = { $wrong } van de { $turns } zetten hebben een verkeerd aantal.
