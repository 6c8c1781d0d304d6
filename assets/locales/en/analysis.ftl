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
