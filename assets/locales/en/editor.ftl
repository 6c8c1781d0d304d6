# The editor of positions, and what is proved of them. $side is white or black.

editor-open = Position editor
editor-edit = Edit this position
editor-title = Position editor
editor-tool-white = Put white stones
editor-tool-black = Put black stones
editor-tool-move = Move stones
editor-tool-remove = Take stones away
editor-about-white =
    { $by ->
        [fingers] Tap a point to put a white stone there, or to take it away.
       *[mouse] Click a point to put a white stone there, or to take it away.
    }
editor-about-black =
    { $by ->
        [fingers] Tap a point to put a black stone there, or to take it away.
       *[mouse] Click a point to put a black stone there, or to take it away.
    }
editor-about-move =
    { $by ->
        [fingers] Drag a stone, or tap it and then an empty point. Off the board it is taken away.
       *[mouse] Drag a stone, or click it and then an empty point. Off the board it is taken away.
    }
editor-about-remove =
    { $by ->
        [fingers] Tap the stones that are to be taken away.
       *[mouse] Click the stones that are to be taken away; the right button does so with every tool.
    }
editor-start = Start
editor-clear = Empty board
editor-swap = Swap colours
editor-number = number of the turn
editor-quiet = turns since the last capture
editor-handicap = Handicap
editor-handicap-none = neither side
editor-text = As text
editor-copy = Copy
editor-paste = Paste
editor-copied = The position is on the clipboard.
editor-copy-link = Copy link

## What is unusual about a position.

editor-over = The game is over here. { $outcome }
editor-was-over =
    { $side ->
        [white] White has no stones: the game was over before this turn.
       *[black] Black has no stones: the game was over before this turn.
    }
editor-many-stones =
    { $side ->
        [white] White has { $found } stones, more than the { $start } of the start: no game leads here.
       *[black] Black has { $found } stones, more than the { $start } of the start: no game leads here.
    }
editor-many-quiet-turns = No game leads here: { $quiet } turns since the last capture, but only { $played } were played.
editor-handicap-over =
    { $side ->
        [white] White has so few stones that its handicap is over.
       *[black] Black has so few stones that its handicap is over.
    }

## Solving.

solver-solve = Solve
solver-stop = Stop
solver-busy = Solving…
solver-failed = The position cannot be solved here.
solver-value = With best play: { $value }.
solver-unknown = Not proved, after { $nodes } positions. Positions with fewer stones are solved sooner.
