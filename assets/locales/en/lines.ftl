# Continuous analysis. $percent is White's chance to win, where a draw is half a win.

menu-lines = Best lines
lines-searching = Searching…
lines-depth =
    Depth { $depth }, { $thousands ->
        [one] { $thousands } thousand positions
       *[other] { $thousands } thousand positions
    }
lines-depth-millions = Depth { $depth }, { $millions }.{ $tenth } million positions
lines-count =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
lines-fewer = Fewer lines
lines-more = More lines
lines-arrows = Arrows
lines-bar = Chances
lines-results = Exact results
lines-results-about = With few stones: + won, = drawn, − lost, and the number of turns until the next capture or the end
lines-play = Play the line up to this turn
lines-value = White { $percent }%
lines-wins-in =
    { $side ->
        [white] { $turns ->
            [one] White wins in { $turns } turn
           *[other] White wins in { $turns } turns
        }
       *[black] { $turns ->
            [one] Black wins in { $turns } turn
           *[other] Black wins in { $turns } turns
        }
    }
lines-draw = Draw
lines-chances = White wins { $win }%, draw { $draw }%, Black wins { $loss }%
key-lines = when looking back: best lines, chances, exact results
