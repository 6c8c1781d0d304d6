# Variants compared. $side is white or black.

## The switches in which variants differ.

switch-continuation = Going on with a chain
switch-revisiting = Coming back to a point
switch-repeating = Keeping a direction
switch-first-turn = The first turn of each player
switch-omitted-capture = A missed capture
switch-methods = The ways to capture
switch-choice = A step that captures both ways
switch-extent = How much a capture takes
switch-no-move = A player who cannot move
switch-quiet-limit = Turns without a capture
switch-repetition = A position that occurs again
switch-agreement = Draws by agreement
switch-next-game = The next game of a match
switch-handicap = The handicap
switch-eater-extent = How much is taken during the handicap
switch-eater-chains = Chains during the handicap
switch-eater-no-capture = Nothing to take during the handicap

## Their values.

switch-continuation-optional = After a capture the stone may capture again, or stop.
switch-continuation-compulsory = After a capture the stone must capture again as long as it can.
switch-continuation-forbidden = Every turn is a single step.
switch-revisiting-forbidden = A chain does not come back to a point it touched in this turn.
switch-revisiting-allowed = A chain may come back to points it touched.
switch-repeating-running = A chain does not take the same direction twice in a row.
switch-repeating-chain = A chain takes no direction twice.
switch-repeating-allowed = A chain may keep its direction.
switch-first-turn-ordinary = The first turn of each player is a turn like any other.
switch-first-turn-single = The first turn of each player is a single capturing step.
switch-omitted-capture-enforced = A player who can capture must capture.
switch-omitted-capture-claimed = A player who can capture must capture, but only if the opponent claims it.
switch-methods-both = Stones are captured by approach and by withdrawal.
switch-methods-approach = Stones are captured by approach only.
switch-methods-withdrawal = Stones are captured by withdrawal only.
switch-choice-free = The player chooses which of the two groups is taken.
switch-choice-larger = The larger of the two groups is taken.
switch-extent-line = A capture takes every enemy stone on the line up to the first gap.
switch-extent-nearest = A capture takes the nearest stone of the line only.
switch-no-move-loses = A player who cannot move loses.
switch-no-move-draws = The game is drawn when a player cannot move.
switch-quiet-limit-some =
    { $count ->
        [one] The game is drawn after { $count } turn without a capture.
       *[other] The game is drawn after { $count } turns without a capture, counting both sides.
    }
switch-quiet-limit-none = Turns without a capture do not draw the game.
switch-repetition-third = The game is drawn when a position occurs for the third time.
switch-repetition-fourth = The game is drawn when a position occurs for the fourth time.
switch-repetition-never = Positions that occur again do not draw the game.
switch-agreement-yes = The players may agree on a draw.
switch-agreement-no = The players may not agree on a draw.
switch-next-game-swap = The players swap colours for the next game.
switch-next-game-loser = The loser begins the next game.
switch-handicap-none = Neither side has a handicap.
switch-handicap-some =
    { $side ->
        [white] While White has more than { $until } stones, its turn is a step that captures nothing, and leaves Black a capture if any step does.
       *[black] While Black has more than { $until } stones, its turn is a step that captures nothing, and leaves White a capture if any step does.
    }
switch-eater-extent-line = The other side takes every stone on the line.
switch-eater-extent-nearest = The other side takes the nearest stone only.
switch-eater-chains-yes = The other side may capture in chains.
switch-eater-chains-no = The other side takes a single step a turn.
switch-eater-no-capture-plays = If the other side finds nothing to take, the game goes on.
switch-eater-no-capture-wins = If the other side finds nothing to take, it wins.
switch-eater-no-capture-loses = If the other side finds nothing to take, it loses.

## Sources.

compare-source-settled = settled; the sources leave it open: { $source }
compare-source-none = no source is named
compare-source-article = Schadd and others, 2008
compare-source-article-and-proof = Schadd and others, 2008; proved by this program too

## Errors.

## The turns of a position.

compare-same-switches = The variants do not differ in any switch.
compare-turns =
    { $count ->
        [one] { $count } turn is legal under every variant.
       *[other] { $count } turns are legal under every variant.
    }
compare-same = The same turns are legal under { $keys }.
compare-more =
    { $count ->
        [one] { $count } more turn is not listed.
       *[other] { $count } more turns are not listed.
    }
compare-cut = Not all turns of { $keys } were found: there are very many. What is said of the others is exact.
compare-over = { $key }: the game is over. { $outcome }
compare-takes = { $key }: this step takes { $points } there.
compare-takes-nothing = { $key }: this step takes nothing there.
compare-refused = { $key }: { $reason }
compare-no-effect = { $key }: no turn ends there with these stones taken.
compare-wins-white = White wins
compare-wins-black = Black wins
compare-wins-in =
    { $turns ->
        [one] { $value } with this turn
       *[other] { $value } in { $turns } turns, counting both sides
    }
compare-draw = a draw

## A chain.

compare-after = After { $chain }:
compare-before = Before the first step:
compare-alike = After { $chain } the variants still allow the same.
compare-alike-before = Before the first step the variants allow the same.

## A game.

compare-game-alike = { $key }: the whole game could have been played, with the same end.
compare-game-turn =
    { $side ->
        [white] { $key }: turn { $number }, White, { $turn } is not legal.
       *[black] { $key }: turn { $number }, Black, { $turn } is not legal.
    }
compare-game-over =
    { $side ->
        [white] { $key }: the game is over before turn { $number } of White. { $outcome }
       *[black] { $key }: the game is over before turn { $number } of Black. { $outcome }
    }
compare-game-over-at-end = { $key }: the game is over after its last turn. { $outcome }
compare-game-not-over = { $key }: after its last turn the game would go on here. As played, it had ended: { $outcome }
compare-game-other-end = { $key }: the game ends differently here. As played: { $was } Here: { $is }
compare-game-claim =
    { $side ->
        [white] { $key }: after turn { $number } of White, Black could claim a missed capture.
       *[black] { $key }: after turn { $number } of Black, White could claim a missed capture.
    }
compare-game-other-turns =
    { $side ->
        [white] { $key }: other turns are legal for the first time at turn { $number } of White, such as { $turn }.
       *[black] { $key }: other turns are legal for the first time at turn { $number } of Black, such as { $turn }.
    }
compare-game-rule = Rule: { $rule }.

## The terminal board.

compare-alone = No other variant has a board of this size.

## The page of the window.

compare-open = Compare rules
compare-title = The same position under other rules
compare-add = Add a variant
compare-remove = Remove this variant
compare-counts = Turns: { $one } · two deep: { $two } · three deep: { $three }
compare-only-here = Legal here only: { $count }
compare-value-unknown = With best play: not known.
compare-play-on = Play on by these rules
compare-solve = Find out who wins
compare-part-turns = Turns
compare-part-chain = A chain
compare-part-switches = All rules
compare-part-game = The game
compare-legal-under = Legal under { $names } only
compare-legal-all = legal under every variant
compare-turn-row =
    { $count ->
        [0] { $turn } – takes nothing
       *[other] { $turn } – takes { $count }
    }
compare-walk = Walk this chain step by step
compare-left = Not legal from here on. { $reason }
compare-end-here = The turn ends here
compare-all-switches = Also the rules in which the variants agree
compare-game-shown =
    { $turns ->
        [0] The start of the game, and the turn that was played.
        [one] The position after { $turns } turn, and the turn that was played next.
       *[other] The position after { $turns } turns, counting both sides, and the turn that was played next.
    }
