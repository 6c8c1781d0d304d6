# Continuous analysis. $percent is White's chance to win, where a draw is half a win.

menu-lines = Lalana tsara
lines-searching = Mitady…
lines-depth = Halalina { $depth }, fipetraka { $thousands } arivo
lines-depth-millions = Halalina { $depth }, fipetraka { $millions },{ $tenth } tapitrisa
lines-count = Lalana { $count }
lines-fewer = Lalana vitsy kokoa
lines-more = Lalana maro kokoa
lines-arrows = Zana-tsipika
lines-bar = Vintana
lines-results = Vokatra marina
lines-results-about = Rehefa vitsy ny vato: + mandresy, = sahala, − resy, ary ny isan'ny famindrana mandra-pisian'ny fihinanana manaraka na ny fiafarana
lines-play = Hanao hatramin'ity famindrana ity
lines-value = Fotsy { $percent } %
lines-wins-in =
    { $side ->
        [white] Mandresy ny Fotsy afaka { $turns }
       *[black] Mandresy ny Mainty afaka { $turns }
    }
lines-draw = Sahala
lines-chances = Mandresy ny Fotsy { $win } %, sahala { $draw } %, mandresy ny Mainty { $loss } %
key-lines = rehefa mijery ny lasa: lalana tsara, vintana, vokatra marina
