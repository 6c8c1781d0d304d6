# Lessons: what an exercise says, its buttons, the terminal, and errors of lesson files.
# $side and $opponent are white or black.

## Why a turn is wrong. Counts are stones.

learn-stopped-early = You stopped too early: the same stone should go on.
learn-went-on = You went on too far: the chain should have ended earlier.
learn-by-approach = The step is right, but the capture is not: here it must be the approach, the stones in front.
learn-by-withdrawal = The step is right, but the capture is not: here it must be the withdrawal, the stones behind.
learn-exposes =
    { $lost ->
        [one] Now { $opponent ->
            [white] White
           *[black] Black
        } takes { $lost } stone.
       *[other] Now { $opponent ->
            [white] White
           *[black] Black
        } takes { $lost } stones.
    } { $least ->
        [0] After the right turn there is nothing to take.
       *[other] After the right turn it is only { $least }.
    }
learn-not-reached = No stone of yours stands on the marked point after this turn.
learn-too-far =
    { $left ->
        [one] After this turn the goal is out of reach: only { $left } turn is left.
       *[other] After this turn the goal is out of reach: only { $left } turns are left.
    }
learn-win-missed = Another turn wins at once.
learn-over = The game is over, and the task is not done. { $outcome }
learn-unclaimed =
    { $opponent ->
        [white] White has just missed a capture. Do not play on: claim it.
       *[black] Black has just missed a capture. Do not play on: claim it.
    }
learn-not-point = { $point } is not one of the points asked for.
learn-win-gone = With this turn the win is gone: the answer shown saves the game for your opponent.
learn-game-lost =
    { $opponent ->
        [white] After this turn White wins: see the answer.
       *[black] After this turn Black wins: see the answer.
    }
learn-omits-capture =
    { $opponent ->
        [white] You missed a capture, and White may claim it. The marked stones could capture.
       *[black] You missed a capture, and Black may claim it. The marked stones could capture.
    }
learn-win-by-force = Another turn wins by force.
learn-win-by-force-within = Another turn wins by force, in at most { $turns } turns, counting both sides.
learn-ends-behind =
    { $more ->
        [one] With the captures that follow, you end up { $more } stone behind what the best turn brings.
       *[other] With the captures that follow, you end up { $more } stones behind what the best turn brings.
    }
learn-ends-behind-by-force =
    { $more ->
        [one] A few turns later, you are { $more } stone behind what the best turn brings by force.
       *[other] A few turns later, you are { $more } stones behind what the best turn brings by force.
    }
learn-fewer-stones = In the expected play you come out worse in stones than after the best turn.
learn-less-freedom = In the expected play you are less free to move than after the best turn.
learn-less-safety = In the expected play you stand less safe from captures than after the best turn.
learn-less-centre = In the expected play you hold less of the middle of the board than after the best turn.
learn-weaker = This turn loses nothing at once, but another one is better, by as much as { $whole }.{ $tenth } stones are worth.
learn-not-best = A longer search found a better turn.
learn-not-asked = This turn is legal, but it does not do what is asked here.

## What else an exercise says.

learn-solution = The solution goes on with { $turn }.
learn-solution-points = Still to be picked: { $points }.
learn-solution-claim = The solution is to claim the capture.
learn-goes-on = Go on.
learn-goes-on-within =
    { $left ->
        [one] Go on: { $left } turn is left.
       *[other] Go on: { $left } turns are left.
    }
learn-taken-back = Taken back. Try another turn.
learn-out-of-turns = No turns are left, and the task is not done. Start again.
learn-thinking = The answer is being worked out…
learn-lesson-open =
    { $count ->
        [one] That was the last exercise of this lesson. { $count } exercise is still open.
       *[other] That was the last exercise of this lesson. { $count } exercises are still open.
    }
learn-lesson-done = This lesson is done.
learn-course-done = You have done the whole course. Now play a game!
learn-next-lesson = Next comes “{ $name }”.

## Buttons.

learn-button-claim = Claim the capture
learn-button-try-again = Try again
learn-button-take-back = Take back
learn-button-hint = Hint
learn-button-solution = Show the solution
learn-button-restart = Start again
learn-button-again = Once more
learn-button-next = Next exercise
learn-button-next-lesson = Next lesson
learn-button-play = Play a game
learn-button-skip = Skip

## Errors of lesson files.

lesson-no-english = The field “{ $name }” needs an English text, “en”.
lesson-unknown-variant = There is no variant “{ $name }”.
lesson-unknown-character = There is no computer opponent “{ $name }”.
lesson-no-exercises = A lesson needs an exercise.
lesson-key-taken = Another exercise of the lesson has the key “{ $name }”.
lesson-position = The position is not one of the variant. { $reason }
lesson-game-over = The game is over in this position.
lesson-turn = The turn “{ $turn }” cannot be played there. { $reason }
lesson-point = The board has no point “{ $name }”.
lesson-empty-list = The list must not be empty.
lesson-line-ends-with-reply = A line must end with a turn of the learner.
lesson-too-many-lists = “equal” has more lists than the line has turns of the learner, { $most }.
lesson-zero = “{ $name }” must not be 0.
lesson-unreachable = No legal play reaches this goal.
lesson-already-reached = The goal is already reached in the position.
lesson-needless = The field “{ $name }” has no meaning with this goal.
lesson-answers-solution = The turn “{ $name }” solves the exercise, so it needs no answer.

## The stored progress.

progress-put-aside =
    Your progress in the lessons could not be read ({ $reason }). The file is now in { $place }. { $kept ->
        [0] Nothing in it could be kept.
        [one] The progress in { $kept } exercise could be kept.
       *[other] The progress in { $kept } exercises could be kept.
    }
progress-stuck = Your progress in { $place } cannot be read ({ $reason }). It stays as it is, and new progress is not saved.
progress-not-kept = Your progress in the lessons cannot be saved: { $reason }
progress-version = it is of version { $version }, which this program does not know

## The coach beside a game.

coach-title = Coach
coach-asks = Look again? { $turn } loses a lot.
coach-asks-less = Look again? { $turn } loses something.
coach-take-back = Take it back
coach-why = Why?
coach-let-stand = Let it stand
coach-threat =
    { $side ->
        [white] White
       *[black] Black
    } threatens { $turn }, which takes { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }: { $points }.
coach-more-threats = Also threatened: { $points }.
coach-off = No coach
coach-low = At a loss of three stones
coach-middle = At a loss of two stones
coach-high = At a loss of one stone
coach-line = Asks “Look again?” once when your turn loses this much, and says what is threatened. Coached games do not count as your wins.

## Lessons in the terminal.

## The page of puzzles.

menu-puzzles = Puzzles
puzzles-about = Positions from games in which one turn is clearly better than all others. Find it; your rating tells how difficult the puzzles are that you solve.
puzzles-standing = Your rating: { $rating }, give or take { $deviation }. Solved: { $solved } of { $tried }.
puzzles-loading = Loading the puzzles…
puzzles-not-fetched = The puzzles for { $variant } could not be fetched. Close this page and open it again to try once more.
puzzles-next = Next puzzle
puzzles-daily = Puzzle of the day
puzzles-daily-about = The same for everybody, a new one each day.
puzzles-daily-row =
    { $days ->
        [one] Solved yesterday: solve today's for two days in a row.
       *[other] Solved { $days } days in a row.
    }
puzzles-daily-done =
    { $days ->
        [0] Solved for today.
        [one] Solved for today.
       *[other] Solved for today, { $days } days in a row.
    }
puzzles-again = Once more
puzzles-again-about =
    { $count ->
        [one] { $count } puzzle that you failed comes again.
       *[other] { $count } puzzles that you failed come again.
    }
puzzles-timed = Against time
puzzles-timed-about = As many as you can in three minutes; the third mistake ends the run.
puzzles-timed-best =
    { $best ->
        [one] Three minutes, three mistakes. Your best: { $best } puzzle.
       *[other] Three minutes, three mistakes. Your best: { $best } puzzles.
    }
puzzle-timed-count =
    { $most ->
        [one] Solved: { $solved }. Mistakes: { $mistakes } of { $most }.
       *[other] Solved: { $solved }. Mistakes: { $mistakes } of { $most }.
    }
puzzles-any = any
puzzles-sheet = Rule sheet
puzzles-theme = Theme
puzzles-level = Difficulty
puzzles-easier = easier
puzzles-near = like my rating
puzzles-harder = harder
puzzles-count =
    { $count ->
        [0] No puzzle matches.
        [one] { $count } puzzle matches.
       *[other] { $count } puzzles match.
    }
