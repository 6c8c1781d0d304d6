# Why a turn is good or bad. $side is white or black: the side that the sentence is about.

explain-only-turn = It is the only turn.
explain-all-win = Every turn wins with best play.
explain-all-draw = Every turn leads to a draw with best play.
explain-all-loss = Every turn loses against best play.
explain-omits-capture =
    { $side ->
        [white] { $count ->
            [one] It misses a capture: the stone on { $points } could capture, and White may claim that.
           *[other] It misses a capture: the stones on { $points } could capture, and White may claim that.
        }
       *[black] { $count ->
            [one] It misses a capture: the stone on { $points } could capture, and Black may claim that.
           *[other] It misses a capture: the stones on { $points } could capture, and Black may claim that.
        }
    }
explain-takes-all = It takes the last stones and wins.
explain-immobilises =
    { $side ->
        [white] It leaves White no move and wins.
       *[black] It leaves Black no move and wins.
    }
explain-wins-at-once = It wins at once.
explain-wins = It wins by force, in at most { $turns } turns, counting both sides.
explain-wins-some-time = It wins with best play.
explain-keeps-win =
    { $worse ->
        [one] It keeps the win, which { $worse } of the { $of } other turns would give away.
       *[other] It keeps the win, which { $worse } of the { $of } other turns would give away.
    }
explain-keeps-win-alone = It is the only turn that keeps the win.
explain-keeps-draw =
    { $worse ->
        [one] It keeps the draw, which { $worse } of the { $of } other turns would give away.
       *[other] It keeps the draw, which { $worse } of the { $of } other turns would give away.
    }
explain-keeps-draw-alone = It is the only turn that keeps the draw.
explain-allows-win-at-once =
    { $side ->
        [white] White then wins at once.
       *[black] Black then wins at once.
    }
explain-allows-win =
    { $side ->
        [white] White then wins by force, in at most { $turns } turns, counting both sides.
       *[black] Black then wins by force, in at most { $turns } turns, counting both sides.
    }
explain-allows-win-some-time =
    { $side ->
        [white] White then wins with best play.
       *[black] Black then wins with best play.
    }
explain-win-to-draw = It gives the win away: with best play the game is now a draw.
explain-win-to-loss =
    { $side ->
        [white] It gives a won game away: with best play White now wins.
       *[black] It gives a won game away: with best play Black now wins.
    }
explain-draw-to-loss =
    { $side ->
        [white] It gives the draw away: with best play White now wins.
       *[black] It gives the draw away: with best play Black now wins.
    }
explain-misses-win-at-once = { $turn } would win at once.
explain-misses-win = { $turn } would win by force, in at most { $turns } turns, counting both sides.
explain-misses-win-some-time = { $turn } would win with best play.
explain-takes-safely =
    { $side ->
        [white] { $count ->
            [one] It takes { $count } stone, and White can take nothing in return.
           *[other] It takes { $count } stones, and White can take nothing in return.
        }
       *[black] { $count ->
            [one] It takes { $count } stone, and Black can take nothing in return.
           *[other] It takes { $count } stones, and Black can take nothing in return.
        }
    }
explain-takes =
    { $count ->
        [one] It takes { $count } stone.
       *[other] It takes { $count } stones.
    }
explain-takes-back =
    { $side ->
        [white] White takes { $count } back.
       *[black] Black takes { $count } back.
    }
explain-gives-to-take =
    { $gives ->
        [one] It gives { $gives } stone to take { $takes }.
       *[other] It gives { $gives } stones to take { $takes }.
    }
explain-gives-and-takes =
    { $gives ->
        [one] It loses { $gives } stone and takes { $takes } back.
       *[other] It loses { $gives } stones and takes { $takes } back.
    }
explain-gives =
    { $side ->
        [white] { $count ->
            [one] White then takes { $count } stone.
           *[other] White then takes { $count } stones.
        }
       *[black] { $count ->
            [one] Black then takes { $count } stone.
           *[other] Black then takes { $count } stones.
        }
    }
explain-exchange =
    { $side ->
        [white] With all captures that follow, White takes { $takes } and loses { $gives }.
       *[black] With all captures that follow, Black takes { $takes } and loses { $gives }.
    }
explain-most = Every other turn comes out worse in stones.
explain-forces =
    { $side ->
        [white] { $count ->
            [one] Whatever White answers, this turn gains { $count } stone, for example { $line }.
           *[other] Whatever White answers, this turn gains { $count } stones, for example { $line }.
        }
       *[black] { $count ->
            [one] Whatever Black answers, this turn gains { $count } stone, for example { $line }.
           *[other] Whatever Black answers, this turn gains { $count } stones, for example { $line }.
        }
    }
explain-saves =
    { $side ->
        [white] { $count ->
            [one] It saves the stone on { $points }, which White threatened to take with { $turn }.
           *[other] It saves the stones on { $points }, which White threatened to take with { $turn }.
        }
       *[black] { $count ->
            [one] It saves the stone on { $points }, which Black threatened to take with { $turn }.
           *[other] It saves the stones on { $points }, which Black threatened to take with { $turn }.
        }
    }
explain-shut-alone =
    { $side ->
        [white] It leaves White nothing to take; every other turn would lose stones.
       *[black] It leaves Black nothing to take; every other turn would lose stones.
    }
explain-shut =
    { $side ->
        [white] It leaves White nothing to take; { $costly } of the { $of } other turns would lose stones.
       *[black] It leaves Black nothing to take; { $costly } of the { $of } other turns would lose stones.
    }
explain-shut-later =
    { $side ->
        [white] It leaves White nothing to take; { $costly } of the { $of } other turns would lose stones by force.
       *[black] It leaves Black nothing to take; { $costly } of the { $of } other turns would lose stones by force.
    }
explain-gives-least =
    { $gives ->
        [one] It loses { $gives } stone, and no turn loses fewer; with { $costly } of the { $of } other turns more are lost.
       *[other] It loses { $gives } stones, and no turn loses fewer; with { $costly } of the { $of } other turns more are lost.
    }
explain-stops-chain =
    { $count ->
        [one] It stops in time: going on would come out at least { $count } stone worse.
       *[other] It stops in time: going on would come out at least { $count } stones worse.
    }
explain-declines =
    { $count ->
        [one] Taking more would come out at least { $count } stone worse.
       *[other] Taking more would come out at least { $count } stones worse.
    }
explain-after =
    { $side ->
        [white] { $count ->
            [one] After { $turn }, White takes { $count } stone with { $answer }.
           *[other] After { $turn }, White takes { $count } stones with { $answer }.
        }
       *[black] { $count ->
            [one] After { $turn }, Black takes { $count } stone with { $answer }.
           *[other] After { $turn }, Black takes { $count } stones with { $answer }.
        }
    }
explain-then =
    { $side ->
        [white] { $count ->
            [one] White then takes { $count } stone with { $answer }.
           *[other] White then takes { $count } stones with { $answer }.
        }
       *[black] { $count ->
            [one] Black then takes { $count } stone with { $answer }.
           *[other] Black then takes { $count } stones with { $answer }.
        }
    }
explain-only-answer =
    { $side ->
        [white] It leaves White a single turn, { $turn }.
       *[black] It leaves Black a single turn, { $turn }.
    }
explain-threatens =
    { $count ->
        [one] It threatens { $turn }, which would take { $count } stone.
       *[other] It threatens { $turn }, which would take { $count } stones.
    }
explain-steps-into-line = The stone steps into the line of a capture.
explain-loses =
    { $count ->
        [one] It comes out { $count } stone worse than { $turn }.
       *[other] It comes out { $count } stones worse than { $turn }.
    }
explain-loses-later =
    { $count ->
        [one] By force it comes out { $count } stone worse than { $turn }, for example { $line }.
       *[other] By force it comes out { $count } stones worse than { $turn }, for example { $line }.
    }
explain-misses =
    { $count ->
        [one] { $turn } would come out { $count } stone better.
       *[other] { $turn } would come out { $count } stones better.
    }
explain-misses-capture =
    { $count ->
        [one] { $turn } would take { $takes } and come out { $count } stone better.
       *[other] { $turn } would take { $takes } and come out { $count } stones better.
    }
explain-takes-fewer =
    { $taken ->
        [0] It takes nothing, and { $turn } takes { $takes }.
       *[other] It takes { $taken }, and { $turn } takes { $takes }.
    }
explain-misses-later =
    { $count ->
        [one] By force { $turn } would come out { $count } stone better, for example { $line }.
       *[other] By force { $turn } would come out { $count } stones better, for example { $line }.
    }
explain-too-far =
    { $count ->
        [one] The chain goes on too far: stopped on { $point }, it would come out { $count } stone better.
       *[other] The chain goes on too far: stopped on { $point }, it would come out { $count } stones better.
    }
explain-too-early =
    { $count ->
        [one] The chain stops too early: as { $turn } it would come out { $count } stone better.
       *[other] The chain stops too early: as { $turn } it would come out { $count } stones better.
    }
explain-goes-on =
    { $count ->
        [one] The chain stops too early: it can go on as { $turn } and take { $count } more.
       *[other] The chain stops too early: it can go on as { $turn } and take { $count } more.
    }
explain-more-stones =
    { $side ->
        [white] In the expected play White comes out better in stones than after { $turn }.
       *[black] In the expected play Black comes out better in stones than after { $turn }.
    }
explain-fewer-stones =
    { $side ->
        [white] In the expected play White comes out worse in stones than after { $turn }.
       *[black] In the expected play Black comes out worse in stones than after { $turn }.
    }
explain-more-freedom =
    { $side ->
        [white] In the expected play White's freedom to move compares better with Black's than after { $turn }.
       *[black] In the expected play Black's freedom to move compares better with White's than after { $turn }.
    }
explain-less-freedom =
    { $side ->
        [white] In the expected play White's freedom to move compares worse with Black's than after { $turn }.
       *[black] In the expected play Black's freedom to move compares worse with White's than after { $turn }.
    }
explain-more-safety =
    { $side ->
        [white] In the expected play White's safety from captures compares better with Black's than after { $turn }.
       *[black] In the expected play Black's safety from captures compares better with White's than after { $turn }.
    }
explain-less-safety =
    { $side ->
        [white] In the expected play White's safety from captures compares worse with Black's than after { $turn }.
       *[black] In the expected play Black's safety from captures compares worse with White's than after { $turn }.
    }
explain-more-centre =
    { $side ->
        [white] In the expected play White's hold on the middle of the board compares better with Black's than after { $turn }.
       *[black] In the expected play Black's hold on the middle of the board compares better with White's than after { $turn }.
    }
explain-less-centre =
    { $side ->
        [white] In the expected play White's hold on the middle of the board compares worse with Black's than after { $turn }.
       *[black] In the expected play Black's hold on the middle of the board compares worse with White's than after { $turn }.
    }
explain-nothing-better = The search finds no better turn; there is no single reason for it.
explain-as-good = It is about as good as { $turn }, which the search prefers.
explain-prefers = The search prefers { $turn }, for no single reason.

search-not-all-turns = Not all turns were considered: a position has too many.
