# Continuous analysis. $percent is White's chance to win, where a draw is half a win.

menu-lines = Beste lijnen
lines-searching = Aan het zoeken…
lines-depth =
    Diepte { $depth }, { $thousands ->
        [one] { $thousands } duizend stellingen
       *[other] { $thousands } duizend stellingen
    }
lines-depth-millions = Diepte { $depth }, { $millions },{ $tenth } miljoen stellingen
lines-count =
    { $count ->
        [one] { $count } lijn
       *[other] { $count } lijnen
    }
lines-fewer = Minder lijnen
lines-more = Meer lijnen
lines-arrows = Pijlen
lines-bar = Kansen
lines-results = Exacte uitslag
lines-results-about = Bij weinig stukken: + gewonnen, = remise, − verloren, en het aantal zetten tot de volgende slag of het einde
lines-play = Tot en met deze zet spelen
lines-value = Wit { $percent }%
lines-wins-in =
    { $side ->
        [white] Wit wint in { $turns }
       *[black] Zwart wint in { $turns }
    }
lines-draw = Remise
lines-chances = Wit wint { $win }%, remise { $draw }%, Zwart wint { $loss }%
key-lines = bij het terugkijken: beste lijnen, kansen, exacte uitslag
