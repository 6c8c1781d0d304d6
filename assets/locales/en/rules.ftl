# What the rules say: sides, ends, refusals, and faults of texts that are read.
# $side is white or black.

side-name =
    { $side ->
        [you] You
        [white] White
        [black] Black
       *[other] { $side }
    }

## How a game ends. $side has won: white or black, or, where one person plays, you or opponent.

outcome-took-all =
    { $side ->
        [white] White wins: every black stone is taken.
       *[black] Black wins: every white stone is taken.
    }
outcome-immobilised =
    { $side ->
        [white] White wins: Black cannot move.
       *[black] Black wins: White cannot move.
    }
outcome-resigned =
    { $side ->
        [white] White wins: Black has resigned.
       *[black] Black wins: White has resigned.
    }
outcome-out-of-time =
    { $side ->
        [white] White wins: Black's time has run out.
       *[black] Black wins: White's time has run out.
    }
outcome-nothing-given =
    { $side ->
        [white] White wins: there was nothing to take, and Black had to give.
       *[black] Black wins: there was nothing to take, and White had to give.
    }
outcome-nothing-to-eat =
    { $side ->
        [white] White wins: Black found nothing to take.
       *[black] Black wins: White found nothing to take.
    }
# A headline, and below it the reason alone.
outcome-won =
    { $side ->
        [you] You win
        [white] White wins
        [black] Black wins
       *[other] { $side } wins
    }
outcome-drawn = Draw
outcome-reason-took-all =
    { $side ->
        [white] Every black stone is taken.
       *[black] Every white stone is taken.
    }
outcome-reason-immobilised =
    { $side ->
        [you] Your opponent cannot move.
        [opponent] You cannot move.
        [white] Black cannot move.
       *[black] White cannot move.
    }
outcome-reason-resigned =
    { $side ->
        [you] Your opponent has resigned.
        [opponent] You have resigned.
        [white] Black has resigned.
       *[black] White has resigned.
    }
outcome-reason-out-of-time =
    { $side ->
        [you] Your opponent's time has run out.
        [opponent] Your time has run out.
        [white] Black's time has run out.
       *[black] White's time has run out.
    }
outcome-reason-nothing-given =
    { $side ->
        [you] There was nothing to take, and your opponent had to give.
        [opponent] There was nothing to take, and you had to give.
        [white] There was nothing to take, and Black had to give.
       *[black] There was nothing to take, and White had to give.
    }
outcome-reason-nothing-to-eat =
    { $side ->
        [you] Your opponent found nothing to take.
        [opponent] You found nothing to take.
        [white] Black found nothing to take.
       *[black] White found nothing to take.
    }
outcome-quiet-turns = Draw: too many turns without a capture.
outcome-repetition = Draw: the same position has occurred too often.
outcome-agreement = Draw by agreement.
outcome-no-move = Draw: the player to move has no move.
outcome-reason-quiet-turns = There were too many turns without a capture.
outcome-reason-repetition = The same position has occurred too often.
outcome-reason-agreement = The players have agreed.
outcome-reason-no-move = The player to move has no move.

## Draws that are near.

draw-near-quiet-turns =
    { $left ->
        [one] The next turn without a capture draws the game.
       *[other] { $left } more turns without a capture draw the game.
    }
draw-near-position =
    { $repetitions ->
        [2] This position has occurred for the second time. If it occurs once more, the game is drawn.
       *[other] This position has occurred { $repetitions } times. If it occurs once more, the game is drawn.
    }
draw-near-turns =
    { $count ->
        [one] This turn would draw the game at once by repetition: { $turns }.
       *[other] Each of these turns would draw the game at once by repetition: { $turns }.
    }

## Clocks.

clock-seconds = A time is written in seconds, such as 600, 300+5 or 300+5:600; - is no clock.
clock-no-time = A clock needs some time at the start.
clock-too-long = A clock can have { $hours } hours at most.
clock-large-increment = At most { $minutes } minutes can be added after a turn.
clock-sides = There are times for two sides at most: White's, then Black's.

## Why an action is refused.

refusal-game-over = The game is over.
refusal-no-stone = There is no stone on this point.
refusal-enemy-stone = This stone is your opponent's.
refusal-stone-is-blocked = This stone cannot go anywhere.
refusal-occupied = This point is occupied.
refusal-no-line = No line joins these two points.
refusal-another-must-capture =
    { $count ->
        [one] Another stone must capture: { $points }.
       *[other] One of these stones must capture: { $points }.
    }
refusal-must-capture = This stone must capture, and this step takes nothing.
refusal-other-stone-in-chain = Only the stone on { $point } may go on in this turn.
refusal-chain-must-capture = Every further step of a chain must capture.
refusal-point-touched = This point was already touched this turn.
refusal-same-direction = The chain may not keep its direction.
refusal-direction-used = The chain has already used this direction.
refusal-first-turn-is-one-step = The first turn of each player is a single capturing step.
refusal-no-chains = In this variant a turn is a single step.
refusal-choose-group = This step captures both ways: choose approach (A) or withdrawal (W).
refusal-takes-nothing-by-approach = This step takes nothing by approach.
refusal-takes-nothing-by-withdrawal = This step takes nothing by withdrawal.
refusal-larger-group = The larger of the two groups must be taken.
refusal-handicapped-takes-nothing = The side with the handicap captures nothing yet.
refusal-must-leave-capture = The side with the handicap must leave its opponent a capture.
refusal-eater-takes-one-step = One stone is taken a turn, until the handicap of the other side ends.
refusal-must-continue = The chain must go on while its stone can capture.
refusal-no-open-chain = No turn is in progress.
refusal-chain-is-open = A chain is in progress: end it or take it back first.
refusal-nothing-to-undo = There is nothing to take back.
refusal-nothing-to-redo = There is nothing to play again.
refusal-nothing-to-claim = There is no missed capture to claim.
refusal-no-agreement = This variant has no draw by agreement.
refusal-no-offer = No draw is on offer.

## What is wrong with a position's text.

position-rows =
    { $found ->
        [one] The position has { $found } row, the board { $expected }.
       *[other] The position has { $found } rows, the board { $expected }.
    }
position-columns =
    { $found ->
        [one] Row { $row } has { $found } point, the board { $expected } columns.
       *[other] Row { $row } has { $found } points, the board { $expected } columns.
    }
position-letter = “{ $letter }” is not allowed in a position: only W, B, digits from 1 to 9 and slashes are.
position-side = The side to move must be given as w or b.
position-quiet = The turns since the last capture must be a number from 0 to 65535.
position-number = The turn's number must be a number from 1 to { $most }.
position-handicap = The side with the handicap must be given as w, b or a hyphen.
position-extra = A position has at most five fields.
position-off-board = A stone is off the board.
position-overlap = Two stones are on one point.
position-empty = There is no stone on the board.
position-number-zero = Turns are numbered from 1.
position-no-handicap = This variant has no handicap.

## What is wrong with a turn's text.

turn-empty = No turn is written.
turn-unexpected = “{ $letter }” is not allowed here in a turn.
turn-point-missing = A point is missing, such as d3.
turn-count-missing = A number is missing after the equals sign.
turn-off-board = The board has no point { $point }.
turn-refused = { $from }-{ $to }: { $reason }
turn-ambiguous = Several captures fit: write A for approach or W for withdrawal after the point.
turn-wrong-count = The step takes { $actual }, not { $printed }.

## What is wrong with a game record.

game-tag = A tag must be written as [Name "value"].
game-tag-twice = The tag “{ $name }” comes twice.
game-unclosed = A “{ $sign }” is never closed.
game-unopened = A “{ $sign }” closes nothing.
game-unknown-variant = No variant is called “{ $key }”.
game-start = The start is not a position. { $reason }
game-number = The turn's number is { $expected }, not { $found }
game-turn =
    { $side ->
        [white] Turn { $number }, White, “{ $turn }”: { $reason }
       *[black] Turn { $number }, Black, “{ $turn }”: { $reason }
    }
game-after-end = “{ $turn }” comes after the end of the game.
game-result = The result is written as { $found }, but it is { $expected }.

## What is wrong with a variant file.

variant-syntax = This cannot be read: { $detail }.
variant-too-deep = Too many brackets are open here: { $most } inside one another are the most. Look for brackets that are not closed, or not needed.
variant-no-parentheses = Fields in parentheses belong here, such as (key: "mine", columns: 5).
variant-value = The field “{ $field }” has a wrong value: { $detail }.
variant-out-of-bounds = A number in the field “{ $field }” must be from { $least } to { $most }.
variant-unknown-switch = No switch is called “{ $name }”. There are { $names }.
variant-unknown-field = No field is called “{ $field }”.
variant-twice = The field “{ $field }” comes twice.
variant-missing = The field “{ $field }” is missing.
variant-key = The key “{ $key }” must consist of lower-case letters, digits and hyphens.
variant-key-too-long = The key has { $found } characters; { $most } are the most.
variant-language = The language “{ $code }” must be a code such as fr or pt-BR.
variant-language-twice = The language “{ $code }” comes twice.
variant-empty-text = The text in “{ $code }” is empty.
variant-name-lines = A name must be a single line.
variant-size = The field “{ $field }” must be from { $least } to { $most }, not { $found }.
variant-too-many-points = The board would have { $found } points; 64 are the most.
variant-start = The start does not fit the board. { $reason }
variant-no-stones = Each side needs a stone at the start.
variant-start-over = The game is over at the start already.
variant-no-english-name = An English name, “en”, is missing.
variant-zero = The field “{ $field }” must not be zero.
variant-key-taken = The key “{ $key }” is taken already, by what comes with the program.
variant-key-taken-by-file = The key “{ $key }” is taken already, by the file { $file }.

## What is wrong with a file.

file-missing = There is no such file.
file-directory = This is a folder, not a file.
file-not-a-file = This is not an ordinary file.
file-denied = The file may not be read.
file-too-large = The file is larger than { $size }.
size-megabytes = { $count } MB
size-kilobytes = { $count } KB
file-not-text = This is not a text file in UTF-8: save it as UTF-8.
file-empty = The file is empty.
file-other = The file cannot be read: { $detail }.

## Records with several games, and links.

game-cut-off = The record looks cut off: its tag says { $result }, but it ends without that result.
game-none = The text contains no game.
game-tag-like = “{ $name }” is no tag, but nearly “{ $known }”, which decides how the game is read.
game-read-as = “{ $found }” is read as “{ $read }”.
game-beyond-draw =
    { $side ->
        [white] By the rules the game is over before turn { $number }, White. It is read to its end without this limit. { $reason }
       *[black] By the rules the game is over before turn { $number }, Black. It is read to its end without this limit. { $reason }
    }
game-second = Another game follows. “fanorona games import” reads files with several games.
game-too-many-turns = The game has more than { $most } turns.
game-too-deep = Variations are nested more than { $most } deep.
link-scheme = A link to a game begins with fanorona:.
link-version = The link is of version { $version }, which this program does not know.
link-cut = A part of the link is missing.
link-too-long = The link has more than { $most } characters.
link-letter = “{ $letter }” is not allowed in a link.
link-damaged = The link is damaged: a character is lost or changed.
link-unknown-variant = The link is a game of the variant “{ $key }”, which is not here. Put its file into the folder of your variants.
link-turn = Turn { $number } of the link is not legal under the rules of this variant.
link-too-many-turns = Turn { $number } of the link cannot be read: too many turns are possible there.
link-other-rules = The link was made under other rules than this variant has here.
