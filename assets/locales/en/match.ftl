# Matches, names, clocks.

## The plan of a match. $format and $clock say what is chosen.

plan-more = Match, names, clocks, coach
plan-summary = { $format } · { $clock }
plan-coached =
    { $summary }. The coach asks you to look again when a turn loses { $stones ->
        [one] a stone
       *[other] { $stones } stones
    } or more.
plan-format = Form of the match
plan-single = Single game
plan-best-of = Best of { $games } games
plan-games = The most games that are played
plan-tumicarona = Tumicarona match
plan-vela = Vela match
plan-best-of-line = Colours alternate, or the loser begins, as the rules say. A win counts one point, a draw half a point.
plan-tumicarona-line = A game; then the rematch, begun by the loser, the winner handicapped; at 1 : 1 a third game decides. Drawn games are played again.
plan-vela-line = A game; then the vela: the loser eats one stone a turn, the winner gives; at 1 : 1 a third game decides. Drawn games are played again.
plan-claimed = A missed capture has to be claimed
plan-hungry-loses = An eater who finds nothing loses
plan-names = Names
plan-clocks = Clocks
plan-clock-none = No clock
plan-clock-own = Another time
plan-clock-preset =
    { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
plan-clock-minutes = Minutes at the start
plan-clock-seconds = Seconds at the start
plan-clock-increment = s after each turn
plan-clock-apart = Different for each side

## Beside the board. $name, $white, $first and $second are players' names.

match-player = Player { $number }
match-game = Game { $number }
match-game-of = Game { $number }, best of { $games }
match-game-rematch = Game { $number }: the rematch
match-game-vela = Game { $number }: the vela
match-game-decider = Game { $number }: the decider
match-handicap =
    { $count ->
        [0] { $name }: the handicap ends with the next turn
        [one] { $name }, handicapped: { $count } more stone to give, until { $until } are left
       *[other] { $name }, handicapped: { $count } more stones to give, until { $until } are left
    }
match-quiet = Turns without a capture: { $quiet } of { $limit }
match-repetitions = This position has occurred { $repetitions } times
match-lost = The match of this game cannot go on. { $reason }
clock-pause = Pause
clock-resume = Go on
status-coach = The coach asks about your turn.
status-paused = The clocks are paused

## What must be done now. $side is white, black or a player's name.

status-must-eat =
    { $side ->
        [you] { $count ->
            [one] Your turn: take one stone, in one step: { $count } stone can
           *[other] Your turn: take one stone, in one step: { $count } stones can
        }
        [white] { $count ->
            [one] White takes one stone, in one step: { $count } stone can
           *[other] White takes one stone, in one step: { $count } stones can
        }
        [black] { $count ->
            [one] Black takes one stone, in one step: { $count } stone can
           *[other] Black takes one stone, in one step: { $count } stones can
        }
       *[other] { $count ->
            [one] { $side } takes one stone, in one step: { $count } stone can
           *[other] { $side } takes one stone, in one step: { $count } stones can
        }
    }
status-give-in-vain =
    { $side ->
        [you] Your turn: play any plain step, none leaves a capture
        [white] White plays any plain step: none leaves Black a capture
        [black] Black plays any plain step: none leaves White a capture
       *[other] { $side } plays any plain step: none leaves a capture
    }

## The result.

result-score = { $first } – { $second }: { $points } to { $others }
result-match-won =
    { $name ->
        [you] You have won the match.
       *[other] { $name } has won the match.
    }
result-match-drawn = The match is drawn.
result-match-endless = { $count } games were drawn one after the other: the match stays undecided.
result-not-counted = This game does not count for the match.
result-coming-game =
    Next, game { $number }: { $white ->
        [you] you have White and begin.
       *[other] { $white } has White and begins.
    }
result-coming-replay =
    Drawn, so it is played again on the same terms: { $white ->
        [you] you have White and begin.
       *[other] { $white } has White and begins.
    }
result-coming-rematch =
    Next, the rematch: { $white ->
        [you] you have White and begin, { $name } is handicapped.
       *[other] { $white } has White and begins, { $name ->
            [you] you are handicapped.
           *[other] { $name } is handicapped.
        }
    }
result-coming-vela =
    Next, the vela: { $white ->
        [you] you have White and eat, { $name } gives.
       *[other] { $white } has White and eats, { $name ->
            [you] you give.
           *[other] { $name } gives.
        }
    }
result-coming-decider =
    One game each, so the next one decides: { $white ->
        [you] you have White and begin.
       *[other] { $white } has White and begins.
    }
result-carries-on = It begins by itself.
result-next = Next game
result-rematch = Play the rematch
result-vela = Play the vela
result-match-again = Another match

## Why a match cannot be had, or cannot go on.

series-games = A match has 1 to { $most } games, not { $games }.
series-no-handicap = “{ $key }” has no handicap, so it cannot be a rematch.
series-decided = There is no next game: the match is decided.
series-impossible = No game of this match can end like this: { $end }
series-another-game = This is not the next game of the match.
series-under-way = The game is not over yet.
series-nothing-played = No game of the match is finished.
tag-format = Its tag Series names no form of a match.
tag-unknown-variant = Its tag Series names the variant “{ $key }”, which is not there.
tag-game = Its tag SeriesGames holds “{ $word }”, which is not a result with its reason.
tag-contradiction = Its tag { $tag } contradicts the games before it.

key-claim = claim a capture that was missed
key-pause = pause the clocks, resume them
