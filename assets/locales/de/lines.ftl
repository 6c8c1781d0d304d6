# Laufende Analyse. $percent ist die Gewinnchance von Weiß; ein Remis zählt als halber Gewinn.

menu-lines = Beste Zugfolgen
lines-searching = Suche läuft …
lines-depth =
    Tiefe { $depth }, { $thousands ->
        [one] { $thousands } Tausend Stellungen
       *[other] { $thousands } Tausend Stellungen
    }
lines-depth-millions = Tiefe { $depth }, { $millions },{ $tenth } Millionen Stellungen
lines-count =
    { $count ->
        [one] { $count } Zugfolge
       *[other] { $count } Zugfolgen
    }
lines-fewer = Weniger Zugfolgen
lines-more = Mehr Zugfolgen
lines-arrows = Pfeile
lines-bar = Chancen
lines-results = Exakte Ergebnisse
lines-results-about = Mit wenigen Steinen: + gewonnen, = remis, − verloren, und die Zahl der Züge bis zum nächsten Schlag oder zum Ende
lines-play = Bis zu diesem Zug spielen
lines-value = Weiß { $percent } %
lines-wins-in =
    { $side ->
        [white] Weiß gewinnt in { $turns }
       *[black] Schwarz gewinnt in { $turns }
    }
lines-draw = Remis
lines-chances = Weiß gewinnt { $win } %, remis { $draw } %, Schwarz gewinnt { $loss } %
key-lines = beim Zurückschauen: beste Zugfolgen, Chancen, exakte Ergebnisse
