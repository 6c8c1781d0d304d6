# The opening tables of the Parker booklet.

tables-intro =
    Das Parker-Heft untersucht die Eröffnung von Hand. Hinter jeder seiner Zahlen steht die
    genaue nach den Regeln, die es angibt; * heißt: verschieden.
tables-openings = Die Eröffnungen von Weiß, und die Antworten von Schwarz.
tables-one = Tabelle 1: wie viele Steine Weiß nach seinem zweiten Zug geschlagen hat, und auf wie viele Arten.
tables-lines = Fall D: die zweiten Züge von Weiß.
tables-two = Tabelle 2: wie viele Steine Schwarz nach seinem zweiten Zug im Fall D geschlagen hat, und auf wie viele Arten.
tables-sample = Die Probepartie: die Steine jedes schlagenden Schrittes.
tables-printed = gedruckt
tables-counted = gezählt
tables-opening = Eröffnung
tables-turn = Zug
tables-number = Nummer
tables-side = Seite
tables-taken = geschlagen
tables-replies = Antworten
tables-line = Möglichkeit
tables-sum = alle
tables-mean = Mittel
tables-missed = übersehen
tables-misprint = Das Heft druckt Möglichkeit { $line } als { $printed }; das ist kein erlaubter Zug, es muss { $turn } heißen.
tables-missed-lines =
    { $count ->
        [one] Im Fall D haben die Verfasser des Heftes { $count } Möglichkeit übersehen: { $turns }.
       *[other] Im Fall D haben die Verfasser des Heftes { $count } Möglichkeiten übersehen: { $turns }.
    }
tables-case-d = Die zweiten Züge von Schwarz im Fall D: Das Heft sagt { $printed }, es sind { $counted }.
tables-second-turns = Die ersten zwei Züge beider Seiten in allen Fällen: Das Heft schätzt etwa { $printed } Anordnungen; es gibt { $counted } Arten, sie zu spielen, und sie führen zu { $arrangements } verschiedenen Anordnungen.
tables-sample-true = Alle { $counts } gedruckten Zahlen ihrer { $turns } Züge sind bestätigt.
tables-sample-false = { $wrong } ihrer { $turns } Züge haben eine falsche Zahl.
