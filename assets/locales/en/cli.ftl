# The command line and the text board. $side is white or black.

## Errors, and how the game opens.

cli-unknown-variant = No variant is called “{ $key }”. Known variants: { $known }.
cli-unknown-opponent = No computer opponent is called “{ $name }”. Known opponents: { $known }.
cli-unknown-player = No computer opponent is called “{ $name }”. Known opponents: { $known }; human means a person.
cli-unknown-match = No match is called “{ $name }”. Known matches: { $known }.
cli-needs-match = { $option } belongs to a match: give --match too.
puzzles-in-vain = The last { $games } games gave no new puzzle. The pack has { $found }.
cli-not-a-kept-game = This line is not a game that `fanorona-lab chances` has saved.
cli-other-kept-games = These games were played with other options.
cli-not-kept-games = This is not a file of `fanorona-lab chances --keep` of this version.
cli-other-positions = These positions were made with other options.
cli-not-positions = This is not a file of `fanorona-lab datagen` of this version.
cli-damaged-positions = Block { $block } of the positions is damaged.
cli-positions-of-another-variant = These positions are of another variant than those of the first file.
cli-no-patterns = No evaluation can be learned for this board: it needs an odd number of columns and rows, at least five.
cli-patterns-too-large = The weights take { $bytes } bytes, more than { $most }. A greater --least leaves out rare patterns.
cli-output = The output cannot be written: { $detail }.
cli-input = The input cannot be read: { $detail }.
cli-no-folder = There is no such folder.
cli-not-a-folder = This is not a folder.
check-unknown = This is none of the files that can be checked: variants, boards, stones, lessons, packs of puzzles and game records.
check-not-loaded = The program does not load this file from here: it loads such files from { $folder }, with names that end in .{ $extension }.

open-no-display = There is no display to open a window on.
open-dead-display = The display does not respond.
open-no-graphics = No graphics driver was found: the window needs Vulkan or OpenGL.
open-no-window = This program was built without support for windows.
open-one-file = The terminal shows one game: give one file.
open-text = The game opens in the terminal.
open-exhibition = There is no terminal either: the computer plays one game against itself.

## The text board.

text-welcome = { $variant }. Type a turn, such as d3-e3, or help.
text-help =
    A turn is typed as points: d3-e3. Add A for approach or W for withdrawal after
    a point: d3-e3A. A chain has several steps: c1-d1A-d2A. With its letters a turn
    is played as it stands; without them, or with ... at its end, it stays open while
    its stone can capture again. A point alone tells what its stone may do.
    Words:
    board   draws the board: W is White, B is Black, a dot is an empty point.
    rows    says the board in words.
    turns   lists every legal turn.
    hint    names a good turn and why it is good.
    analyse says after the game which turns were mistakes, and why.
    back, why and stand answer the coach: take the turn back, say why, let it stand.
    end     ends the turn in progress; back takes its last step back.
    undo    takes the last turn back; redo plays it again.
    draw    offers a draw; accept and decline answer an offer.
    resign  gives the game up.
    claim   claims a capture that the opponent missed, where the variant has claims.
    rules   tells the rules of this variant.
    compare VARIANT   says which turns, or steps of an open chain, that variant allows
            or refuses, and by which rule; compare alone names the variants.
    explore names the opening and says what was played from here.
    save FILE   writes the game record; save! FILE replaces a file.
    pause   pauses the clocks until the next line is typed.
    next    begins the next game of a match.
    quit    ends the program.
text-coach-words = Type back, why or stand.
text-coach-first = Answer the coach first: back, why or stand.
text-coach-stands = The turn stands.
text-own-variant-file = This game can be resumed only once { $file } is in the folder of your variants.
text-coach-none = The coach has not asked.
# $level is the strength at which the opponent plays, in Elo.
text-adjusts = { $name } plays at { $level } Elo.
text-coach-alone = The coach helps one person against the computer.
text-coach-level = “{ $level }” is no level of the coach: expected 1, 2 or 3, or off.
text-analyse-later = A game can be analysed when it is over.
text-analysing = The game is being analysed.
text-hint = A good turn is { $turn }.
text-hint-end = It is best to end the turn here.
text-none = none
text-row = Row { $row }: white { $white }; black { $black }; empty { $empty }.
text-counts =
    White has { $white ->
        [one] { $white } stone
       *[other] { $white } stones
    }, Black has { $black ->
        [one] { $black } stone
       *[other] { $black } stones
    }.
text-any-stone =
    { $side ->
        [white] White to move: any stone may move, for none can capture.
       *[black] Black to move: any stone may move, for none can capture.
    }
text-must-capture =
    { $side ->
        [white] { $count ->
            [one] White must capture: { $count } stone can, { $points }.
           *[other] White must capture: { $count } stones can, { $points }.
        }
       *[black] { $count ->
            [one] Black must capture: { $count } stone can, { $points }.
           *[other] Black must capture: { $count } stones can, { $points }.
        }
    }
text-should-capture =
    { $side ->
        [white] { $count ->
            [one] White should capture: { $count } stone can, { $points }. Otherwise Black may claim it.
           *[other] White should capture: { $count } stones can, { $points }. Otherwise Black may claim it.
        }
       *[black] { $count ->
            [one] Black should capture: { $count } stone can, { $points }. Otherwise White may claim it.
           *[other] Black should capture: { $count } stones can, { $points }. Otherwise White may claim it.
        }
    }
text-handicapped =
    { $side ->
        [white] White to move, with the handicap: one step that captures nothing and leaves Black a capture.
       *[black] Black to move, with the handicap: one step that captures nothing and leaves White a capture.
    }
text-cannot-give =
    { $side ->
        [white] White to move, with the handicap: no step leaves Black a capture, so any step will do; it captures nothing.
       *[black] Black to move, with the handicap: no step leaves White a capture, so any step will do; it captures nothing.
    }
text-must-eat =
    { $side ->
        [white] { $count ->
            [one] White must take one stone, in one step: { $count } stone can, { $points }.
           *[other] White must take one stone, in one step: { $count } stones can, { $points }.
        }
       *[black] { $count ->
            [one] Black must take one stone, in one step: { $count } stone can, { $points }.
           *[other] Black must take one stone, in one step: { $count } stones can, { $points }.
        }
    }
text-handicap-left =
    { $side ->
        [white] { $count ->
            [0] White's handicap ends with its next turn.
            [one] White is handicapped until { $until } of its stones are left: { $count } more stone to give.
           *[other] White is handicapped until { $until } of its stones are left: { $count } more stones to give.
        }
       *[black] { $count ->
            [0] Black's handicap ends with its next turn.
            [one] Black is handicapped until { $until } of its stones are left: { $count } more stone to give.
           *[other] Black is handicapped until { $until } of its stones are left: { $count } more stones to give.
        }
    }
text-may-claim = The turn just played missed a capture: type claim to have it taken back.
text-chain-may-go-on = The stone on { $point } can capture again: { $steps }. Type a point, or end.
text-chain-must-go-on = The stone on { $point } must capture again: { $steps }. Type a point.
text-chain-first = Finish this turn first.
text-option = { $step } takes { $points }
text-choice = From { $from } to { $to } captures both ways: type { $to }A to take { $approach }, or { $to }W to take { $withdrawal }.
text-stone-goes = The stone on { $point } may go: { $steps }.
text-turns-many = More than { $count } turns are legal. The first of them:
text-turns =
    { $count ->
        [one] { $count } turn is legal:
       *[other] { $count } turns are legal:
    }
text-paika =
    { $side ->
        [white] White plays { $from } to { $to }.
       *[black] Black plays { $from } to { $to }.
    }
text-captured =
    { $side ->
        [white] { $count ->
            [one] White plays { $from } to { $to } and takes { $count } stone: { $points }. Written { $turn }.
           *[other] White plays { $from } to { $to } and takes { $count } stones: { $points }. Written { $turn }.
        }
       *[black] { $count ->
            [one] Black plays { $from } to { $to } and takes { $count } stone: { $points }. Written { $turn }.
           *[other] Black plays { $from } to { $to } and takes { $count } stones: { $points }. Written { $turn }.
        }
    }
text-thinks =
    { $side ->
        [white] White, { $name }, is thinking.
       *[black] Black, { $name }, is thinking.
    }
text-claims =
    { $side ->
        [white] White claims the missed capture: Black's turn is taken back and must capture.
       *[black] Black claims the missed capture: White's turn is taken back and must capture.
    }
text-offer =
    { $side ->
        [white] White offers a draw. Black may type accept or decline.
       *[black] Black offers a draw. White may type accept or decline.
    }
text-accepts =
    { $side ->
        [white] White accepts the draw.
       *[black] Black accepts the draw.
    }
text-declines =
    { $side ->
        [white] White declines the draw.
       *[black] Black declines the draw.
    }
text-declined = The draw is declined.
text-step-back = The step is taken back.
text-undone = Taken back.
text-redone = Played again.
text-save-where = Type the name of a file after save.
text-save-exists = “{ $file }” already exists. Type save! { $file } to replace it.
text-save-open = The turn in progress is not written: it has not ended.
text-saved = The game is written to “{ $file }”.
text-not-saved = “{ $file }” cannot be written: { $detail }.
text-unknown = “{ $text }” is neither a turn nor a word that is known here. Type help.
text-too-long = The line is too long, so nothing of it counts: { $most } bytes are the most.
text-result = Result: { $result }.
text-after-end = Type undo, save FILE or quit.
text-clocks = Clocks: White { $white }, Black { $black }.
text-no-clock = none
text-paused = The clocks are paused. They go on with the next line.
text-no-clock-runs = No clock is running.
text-goodbye = Goodbye.

## A match at the text board. $number is the game's; names are the parties'.

text-match-game = Game { $number }, { $variant }: { $white } has White and begins, { $black } has Black.
text-match-rematch = The rematch: { $name } won the game before and plays under the handicap.
text-match-decider = One game each: this one decides the match.
text-match-replayed = The game before was drawn, so it is played again on the same terms.
text-match-line = Game { $number }, { $first } { $points } : { $others } { $second }. To move: { $name }.
text-match-score = Score: { $first } { $points } : { $others } { $second }.
text-match-won = { $name } wins the match.
text-match-next = Type next for game { $number }, or undo, save FILE or quit.
text-endless = { $turns } turns were played without an end: the game stays undecided.
text-no-next = There is no next game now.
text-match-no-rematch = The match “{ $match }” has no rematch.

## Solving.

solve-no-room = { $size } MiB of memory cannot be allocated.
proof-none = This is not a proof.
proof-version = Unknown version of proofs: “{ $version }”.
proof-turns = The proof does not hold: the number of its turns does not fit.
proof-turn = The proof does not hold: in { $position } there is no turn with the number that it gives.
proof-end = The proof does not hold: in { $position } the game ends differently.
proof-cycle = The proof does not hold: a position can occur again, so the win may never come.
proof-quiet = The proof does not hold: it takes more turns without a capture than the rules allow.
proof-positions = The proof has more positions than can be followed.
proof-chains = The proof cannot be checked: in { $position } there are too many turns.
proof-not-kept = The value is proved, but the memory did not hold the whole proof; give more with --memory.
solve-progress =
    { $side ->
        [white] Does White win? { $nodes } positions visited; at least { $proof } more to prove it, { $disproof } to disprove it.
       *[black] Does Black win? { $nodes } positions visited; at least { $proof } more to prove it, { $disproof } to disprove it.
    }

## Matches.

match-unknown-player = No player is called “{ $name }”. Known players: random, pupil, search, exec:COMMAND LINE, and the computer opponents { $known }.
match-unknown-option = “{ $option }” is not an option of a player. Known options: { $known }.
match-misplaced-option = The option { $option } does not apply to this player.
match-opening-over = No turn can be played from here. { $reason }
match-threads = { $games } games at once with { $threads } threads each are too many; { $most } threads are the most.
match-number = The option { $option } needs a whole number from 1.
match-number-up-to = The option { $option } needs a whole number from 1 to { $most }.
match-number-between = The option { $option } needs a whole number from { $least } to { $most }.
match-twice = The option { $option } is given twice.
match-bad-patterns = { $file } does not contain weights that `fanorona-lab train` of this version has written, or it is damaged.
match-no-limit = This player needs a limit: add :nodes=20000 or :movetime=200 to it (in brackets after exec), or give --nodes, --movetime, --depth or --clock.
match-clock = A clock needs seconds, and may have an increment after a plus sign: 60 or 1+0.05.
match-command = exec: must be followed by the command line of a program, with options in brackets before the colon: exec[movetime=200]:node engine.mjs.
match-test = The first number of --sprt must be smaller than the second.
match-even = The number of games must be even: each opening is played twice, with colours swapped.
match-plies = The number of random turns must be a number such as 6 or a range such as 4-8, up to 100.
match-edge = An edge is a range of stones for random openings, such as 1.5-3, up to 20.
match-no-openings = There is no position in this file.
match-book-unused = No player of this match knows an opening book, so --book has no use.
match-book-variant = This book is of the variant “{ $other }”, and the match is played with “{ $key }”.
match-program = The program of { $player } cannot play: { $detail }.
match-time = { $player }: { $time } ms per turn, { $nodes } positions per second.
spsa-unknown-constant = “{ $name }” is not a constant of the search. Known constants: { $known }.
spsa-step = The step of { $option } must be a whole number from { $least } to { $most }.
spsa-not-a-state = This is not a state of `fanorona-lab spsa` of this version.
spsa-damaged-state = This state of `fanorona-lab spsa` is damaged.
spsa-other-options = This state was made with other options.

## The Parker booklet's tables.

## Endgame tables. $small and $large are numbers of stones.

endgame-too-many = { $stones } stones do not fit on a board of { $points } points.
endgame-memory = Tables of { $stones } stones on this board need { $need } GiB of memory; the limit is { $limit } GiB.
endgame-building = Building the table for { $small } against { $large } stones.
endgame-progress = { $small } against { $large } stones, pass { $pass } [{ $bar }] { $percent } %
endgame-contradiction = The tables are inconsistent at { $position }: the entry is { $said }, but its turns lead to { $found }.
endgame-wrong-numbers = The numbers of wins, draws, losses and turns that the table states for { $own } against { $enemy } stones are wrong.
endgame-not-checked = Nothing of the table for { $small } against { $large } stones was checked.

## Saved games. $id is the id of a game.

games-broken-off = A game was interrupted: { $id }. “fanorona text --resume” continues it.
games-none-broken-off = There is no interrupted game.
games-no-results = No such game is over yet, so there are no results.
games-no-strength = No such game counts for the strength: one against a computer opponent that is over, without coach, hints and turns taken back.
games-over = The game { $id } is over.

## Positions in which a turn has very many ways.

turns-cut = The list ends here: there are more turns.
perft-not-exact = A number after >= is not exact: a position has more chains than this program counts, so there are at least so many.

compare-number = Two or three variants are compared: --variants tsivy,parker.
compare-twice = The variant “{ $key }” is named twice.
compare-only-positions = This option is for positions, and a game is compared.
compare-only-games = This option is for a game, and none is given.
compare-boards = “{ $other }” has a board of { $columns } × { $rows } points, “{ $key }” one of { $firstcolumns } × { $firstrows }: no position fits both.
compare-head-sheet = variant
compare-head-turn = turn
compare-head-takes = takes
compare-head-rule = rule
compare-head-depth = turns deep
compare-head-turns = turns
compare-head-only = only here
compare-head-switch = switch
compare-head-board = board
compare-head-end = end
compare-yes = yes
compare-no = no
compare-rules = The rules that make the difference:
compare-unknown = not known
compare-head-value = with best play
compare-not-exact = A number after >= is not exact: counting was stopped, so there are at least so many.
compare-parted = { $key }: the chain is not legal from here on. { $reason }
compare-no-step = No variant allows { $step } there.
compare-game = A game of { $key }, { $turns } turns, { $result }.
compare-with =
    { $count ->
        [0] { $key }: the same turns are legal.
        [one] { $key }: { $count } turn differs.
       *[other] { $key }: { $count } turns differ.
    }
compare-with-more = Type compare and a variant for the turns: { $keys }.

puzzle-timed-begin =
    { $mistakes ->
        [one] { $minutes } minutes: solve as many as you can. { $mistakes } mistake ends the run.
       *[other] { $minutes } minutes: solve as many as you can. { $mistakes } mistakes end the run.
    }
puzzle-timed-left = { $time } left, { $solved } solved, { $mistakes } of { $most } mistakes.
puzzle-welcome = Puzzles. Type a turn, or help for the words.
puzzle-your-rating = Your rating: { $rating }, give or take { $deviation }.
puzzle-none-due = No puzzle is due to come again.
puzzle-none-due-until = No puzzle is due to come again before { $day }.
puzzle-all-done = No more puzzles are due today.
puzzle-unknown = There is no puzzle “{ $name }”.
puzzle-not-a-name = “{ $name }” is not the name of a puzzle, such as tsivy-015b1b0.
puzzle-not-a-theme = “{ $name }” is not a theme. Themes: { $known }.
puzzle-not-a-difficulty = “{ $name }” is not a range of ratings, such as 1200-1600, 1800- or -1000.
puzzle-no-sheet = No variant with puzzles is from the rule sheet “{ $name }”. Sheets: { $known }.
puzzle-go-on = Try again, or type solution or next.
puzzle-daily-tried = You have already tried the puzzle of this day. Another result will not change your rating.
puzzle-daily-solved = You have already solved the puzzle of this day.
puzzle-daily-over = That was the puzzle of the day. Now come puzzles near your rating.
puzzle-is-solved = This puzzle is solved. Type next, or again to do it once more.
puzzle-not-in-timed = Not in a run against time.
puzzle-help =
    Type turns as points: d3-e3, with A for approach or W for withdrawal where both
    are possible; a chain as c1-d1A-d2A. The first wrong turn, hint or solution
    counts as a mistake; you may go on nevertheless. Words:
    task      says again what to do; board, rows, turns and rules as in a game.
    end       ends the turn in progress; back takes its last step back.
    undo      takes the last turn back.
    hint      gives a hint; solution shows the next turn of the solution.
    again     begins the puzzle again.
    next      goes on to the next puzzle, also without a solution.
    quit      ends the program.

explore-later = The explorer can be used when the game is over.
explore-head-turn = turn
explore-head-games = games
explore-head-white = White
explore-head-draws = draws
explore-head-black = Black
explore-head-value = value
explore-more =
    { $count ->
        [one] { $count } more turn was played.
       *[other] { $count } more turns were played.
    }

learn-stars =
    { $stars ->
        [one] { $stars } star of three.
       *[other] { $stars } stars of three.
    }
learn-unknown = No lesson or exercise is called “{ $name }”. Lessons: { $known }.
learn-unknown-exercise = The lesson “{ $lesson }” has no exercise “{ $name }”. Its exercises: { $known }.
learn-no-lessons = There are no lessons.
learn-welcome = Lessons. Type a turn, or help for the words.
learn-heading = { $lesson }, exercise { $number } of { $count } ({ $name })
learn-marked = Marked: { $points }.
learn-pick = Type the points, such as a1 c3.
learn-is-solved = This exercise is solved. Type next, or again to do it once more.
learn-type-next = Type next to go on.
learn-last = This is the last exercise. Type list for all lessons.
learn-shown-reply =
    { $side ->
        [white] White
       *[black] Black
    } { $count ->
        [0] could answer { $path }.
       *[other] could answer { $path } and take { $points }.
    }
learn-shown-better =
    { $count ->
        [0] Better was { $path }.
       *[other] Better was { $path }, taking { $points }.
    }
learn-picked = Right; { $left } more.
learn-picked-so-far = Picked so far: { $points }.
learn-not-these = Not asked for: { $points }.
learn-none-picked = None of these points was picked.
learn-type-points = Here you type points, one after another, such as a1 c3.
learn-type-turn = Type a turn as two points, from where to where, such as d3-e3.
learn-to-where = Type the point it should go to.
learn-type-chain = Type the points one by one, and end to end the turn; or the whole chain at once, such as c1-d1A-d2A.
learn-nothing-back = There is nothing to take back: a wrong turn is taken back at once.
learn-picked-stay = There is nothing to take back: points that were picked stay picked.
learn-begins-again = The exercise begins again.
learn-all-done = All { $count } exercises are solved. Here is the first one again; list shows your stars.
learn-lines = Lines lead from every point to the next ones in its row and column. Diagonal lines lead only from strong points: those whose column, with a as 1, and row add up to an even number, such as c3.
learn-help =
    Type turns as points: d3-e3, with A for approach or W for withdrawal where both
    are possible; a chain as c1-d1A-d2A. Words:
    task      says again what to do; board, rows, turns and rules as in a game.
    end       ends the turn in progress; back takes its last step back.
    undo      takes the last turn back.
    claim     claims a capture that the opponent missed.
    hint      gives a hint; solution shows the next turn of the solution.
    again     starts the exercise again.
    next      goes on to the next exercise, also without a solution.
    list      lists the lessons with your stars.
    quit      ends the program. Next time you go on from there.
