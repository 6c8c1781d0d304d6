# Puzzles: their texts, themes, results, the terminal, and errors of packs.
# $side is white or black.

puzzle-heading = Puzzle
puzzle-title = Puzzle { $name }
puzzle-about = { $variant }, difficulty { $rating }.
puzzle-task =
    { $side ->
        [white] White
       *[black] Black
    } to play: { $turns ->
        [one] find the best turn.
       *[other] find the best turn, { $turns } times in a row.
    }
puzzle-task-win =
    { $side ->
        [white] White
       *[black] Black
    } to play and win by taking the last stones.
puzzle-task-draw =
    { $side ->
        [white] White to play and save the draw.
       *[black] Black to play and save the draw.
    }
puzzle-solved =
    { $count ->
        [one] Solved. Theme: { $themes }.
       *[other] Solved. Themes: { $themes }.
    }

## Themes, and the hint that belongs to each.

puzzle-theme-long-chain = long chain
puzzle-theme-withdrawal = withdrawal
puzzle-theme-sacrifice = sacrifice
puzzle-theme-quiet-turn = quiet turn
puzzle-theme-stop-early = stopping early
puzzle-theme-save-draw = saving the draw
puzzle-theme-last-stone = the last stone
puzzle-theme-ending = ending
puzzle-hint-long-chain = One of the turns is a chain of at least four steps.
puzzle-hint-withdrawal = The first turn begins with a capture by withdrawal.
puzzle-hint-sacrifice = One of the turns gives more stones than it takes.
puzzle-hint-quiet-turn = One of the turns captures nothing.
puzzle-hint-stop-early = A chain must end although it could go on.
puzzle-hint-save-draw = Every other turn loses: for each of them, look for the answer that beats it.
puzzle-hint-last-stone = The last turn takes every stone that the opponent has left.
puzzle-hint-ending = Few stones are left: follow each turn to its end.

## Results.

puzzle-rating = Your rating: { $rating } ({ $change }).
puzzle-not-rated = You have tried this puzzle before, so it does not count for your rating.
puzzle-at-last = Solved at last!
puzzle-comes-again = It comes again on { $day }.
puzzle-streak =
    { $days ->
        [one] The puzzle of the day is solved.
       *[other] The puzzle of the day is solved, for { $days } days in a row.
    }

## A run against time.

puzzle-timed-time = Time is up.
puzzle-timed-mistakes = That was the last mistake.
puzzle-timed-none = There are no more puzzles of this kind.
puzzle-timed-result =
    { $solved ->
        [one] You solved { $solved } puzzle. Your best run so far: { $best }.
       *[other] You solved { $solved } puzzles. Your best run so far: { $best }.
    }
puzzle-timed-best =
    { $solved ->
        [one] You solved { $solved } puzzle: your best run.
       *[other] You solved { $solved } puzzles: your best run.
    }

## Puzzles in the terminal.

puzzle-none = There is no puzzle of this kind.

## Packs of puzzles that cannot be used, and the stored progress.

pack-unknown-variant = There is no variant “{ $key }”.
puzzle-progress-put-aside =
    Your progress with puzzles could not be read ({ $reason }). The file is now in { $place }. { $kept ->
        [0] Nothing in it could be kept.
        [one] The results of { $kept } puzzle could be kept.
       *[other] The results of { $kept } puzzles could be kept.
    }
puzzle-progress-stuck = Your progress with puzzles in { $place } cannot be read ({ $reason }). It stays as it is, and new results are not saved.
puzzle-progress-not-kept = Your progress with puzzles cannot be saved: { $reason }
