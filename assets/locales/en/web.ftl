# The game in words: what is read out, and what can be typed.
aloud-game = A game of { $name }.
aloud-turn = { side-name }: { $turn }{ $count ->
    [0] .
    [one] , taking one stone.
   *[other] , taking { $count } stones.
}
aloud-stones = { side-name } has { $count ->
    [0] no stones.
    [one] one stone, on { $points }.
   *[other] { $count } stones, on { $points }.
}
aloud-turns-many = More than { $count } turns, among them: { $turns }.
aloud-turns = { $count ->
    [one] One turn: { $turns }.
   *[other] { $count } turns: { $turns }.
}
aloud-back = Taken back.
aloud-not-yours = It is not your turn.
aloud-help = Type a turn as d3-e3A: from, to, and A for approach or W for withdrawal; further steps of the same turn follow at once. Other words: { aloud-word-board }, { aloud-word-turns }, { aloud-word-undo }, { aloud-word-redo }, { aloud-word-draw }, { aloud-word-resign }, { aloud-word-claim }, { aloud-word-new }.
aloud-word-help = help
aloud-word-board = board
aloud-word-turns = turns
aloud-word-undo = undo
aloud-word-redo = redo
aloud-word-end = end
aloud-word-claim = claim
aloud-word-resign = resign
aloud-word-draw = draw
aloud-word-new = new

# The board as a screen reader of the desktop has it: a line for each point, and what can be done there.
aloud-board-name = Board
aloud-point = { $point }, { $content ->
    [white] white stone
    [black] black stone
   *[none] empty
}
aloud-chosen = chosen
aloud-can-capture = can capture: { $ways }
aloud-can-step = can step to { $points }
aloud-step-here = possible step
aloud-capture-here = possible capture: { $ways }
aloud-takes-approach = approach takes { $count }
aloud-takes-withdrawal = withdrawal takes { $count }
aloud-takes-approach-to = approach to { $point } takes { $count }
aloud-takes-withdrawal-to = withdrawal to { $point } takes { $count }
aloud-taken-approach = taken by approach
aloud-taken-withdrawal = taken by withdrawal

# What the address of the page asks for and cannot be had.
address-fault = The address of this page asks for something that is not there. { $reason }
address-unknown-player = No computer opponent is called “{ $name }”.
address-unknown-language = The game does not speak “{ $code }”.

# Where the browser lets no worker think.
web-thinks-in-page = This browser lets the computer think only in the page itself, so it thinks briefly and plays weaker than it can.
