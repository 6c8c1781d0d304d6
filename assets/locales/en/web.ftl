# The game in words: what is read out, and what can be typed.
accessibility-game = A game of { $name }.
accessibility-turn = { side-name }: { $turn }{ $count ->
    [0] .
    [one] , taking one stone.
   *[other] , taking { $count } stones.
}
accessibility-stones = { side-name } has { $count ->
    [0] no stones.
    [one] one stone, on { $points }.
   *[other] { $count } stones, on { $points }.
}
accessibility-turns-many = More than { $count } turns, among them: { $turns }.
accessibility-turns = { $count ->
    [one] One turn: { $turns }.
   *[other] { $count } turns: { $turns }.
}
accessibility-back = Taken back.
accessibility-not-yours = It is not your turn.
accessibility-help = Type a turn as d3-e3A: from, to, and A for approach or W for withdrawal; further steps of the same turn follow at once. Other words: { $words }.

# The board as a screen reader of the desktop has it: a line for each point, and what can be done there.
accessibility-board-name = Board
accessibility-point = { $point }, { $content ->
    [white] white stone
    [black] black stone
   *[none] empty
}
accessibility-chosen = chosen
accessibility-can-capture = can capture: { $ways }
accessibility-can-step = can step to { $points }
accessibility-step-here = possible step
accessibility-capture-here = possible capture: { $ways }
accessibility-takes-approach = approach takes { $count }
accessibility-takes-withdrawal = withdrawal takes { $count }
accessibility-takes-approach-to = approach to { $point } takes { $count }
accessibility-takes-withdrawal-to = withdrawal to { $point } takes { $count }
accessibility-taken-approach = taken by approach
accessibility-taken-withdrawal = taken by withdrawal

# What the address of the page asks for and cannot be had.
address-error = The address of this page asks for something that is not there. { $reason }
address-unknown-player = No computer opponent is called “{ $name }”.
address-unknown-language = The game does not speak “{ $code }”.

# Where the browser lets no worker think.
web-thinks-in-page = This browser lets the computer think only in the page itself, so it thinks briefly and does not play at full strength.
