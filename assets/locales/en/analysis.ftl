# The analysis of a game. $side is white or black: the side that played.

analysis-mark-hard = The only good turn, and hard to find.
analysis-mark-inaccuracy = An inaccuracy.
analysis-mark-mistake = A mistake.
analysis-mark-blunder = A blunder.
# $best and $played are chances to win, or proven results: the four messages below.
analysis-better = { $turn } was better: { $best } instead of { $played }.
analysis-chance = { $percent }%
analysis-result-win = a win
analysis-result-draw = a draw
analysis-result-loss = a loss
analysis-accuracy =
    { $side ->
        [white] White: accuracy { $percent }%; inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }; hard turns found { $hard }.
       *[black] Black: accuracy { $percent }%; inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }; hard turns found { $hard }.
    }
analysis-no-choice =
    { $side ->
        [white] White: no turn to judge.
       *[black] Black: no turn to judge.
    }
analysis-time =
    { $side ->
        [white] White used { $time }.
       *[black] Black used { $time }.
    }
analysis-turning-point = The turning point was { $turn }.
analysis-no-turning-point = No single turn decided the game.

analysis-not = This is not the analysis of a game.
analysis-version = Another version of the program made this analysis ({ $version }). The game has to be analysed again.
analysis-damaged = The analysis is damaged. The game has to be analysed again.
analysis-other-game = This is the analysis of another game.

## Learning from mistakes. $turn is the turn that was played.

missed-title = Instead of { $turn }
missed-task =
    { $side ->
        [white] White to play: find a better turn than { $turn }.
       *[black] Black to play: find a better turn than { $turn }.
    }
missed-hint =
    { $count ->
        [one] The best turn takes { $count } stone.
       *[other] The best turn takes { $count } stones.
    }
missed-hint-quiet = The best turn takes nothing.
missed-solved = Right: that was the turn to play.

## In the window. $worth is a chance to win or a proven result; $done turns of $all are analysed.

analysis-begin = Analyse
analysis-stop = Stop ({ $done } of { $all })
analysis-go-on = Go on ({ $done } of { $all })
analysis-about = Finds out what every turn was worth, in the background
analysis-curve = White's chance to win in the course of the game
analysis-accuracy-short = Accuracy
analysis-used = { $time } used
analysis-times = Time used: White { $white }, Black { $black }
analysis-best = The best turn: { $worth }.
analysis-good = A good turn: { $worth }.
analysis-forced = There was no other turn.
analysis-line = Better: { $line }
analysis-previous = To the previous mistake
analysis-next = To the next mistake
analysis-both = Both sides
analysis-whose = Whose mistakes
analysis-learn =
    { $count ->
        [one] Learn from the mistake
       *[other] Learn from { $count } mistakes
    }
analysis-share = The record with the analysis
analysis-copy = Copy with marks and comments
analysis-save = Save with marks and comments…

mistakes-kept = The position is now among your puzzles, and comes up again from tomorrow.
mistakes-done =
    { $count ->
        [one] That was the only mistake. Solved at once: { $solved }.
       *[other] That was the last of { $count } mistakes. Solved at once: { $solved }.
    }
