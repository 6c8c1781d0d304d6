# Looking at a game turn by turn, shipped records, the booklet.

menu-turns = Turns
menu-review = Look back
review-title = Looking back
review-ribbon = The past
review-leave = Back to the game
review-start = Before the first turn
review-after = After { $turn }
review-inside = Step { $step } of { $all } in { $turn }
review-trying = { $step ->
        [one] Another turn: { $step } step so far
       *[other] Another turn: { $step } steps so far
    }
review-other-line =
    { $side ->
        [white] Another line: White to move
       *[black] Another line: Black to move
    }
review-comment = Write a remark on this turn
review-promote = Move up
review-remove = Remove this line
review-first = To the start
review-previous = Back one turn
review-step-back = Back one step of a chain
review-autoplay = Let the game play itself, or stop it
review-step-on = On by one step of a chain
review-next = On by one turn
review-last = To the end
review-speed = How fast the game plays itself
review-play-on = Play on from here
review-play-on-who = White – Black:

key-review-turn = looking back: a turn back, a turn on
key-review-step = looking back: a single step of a chain; the wheel with Shift goes by whole turns
key-review-end = looking back: to the start, to the end
key-review-other = looking back: another line in place of this turn
key-review-play = looking back: let the game play itself; back to the game
key-review-mistake = looking back: to the previous mistake, to the next; the same for the mistakes of both sides

shipped-intro = Every game can be played through turn by turn, and played on from any position.
shipped-look = Look at it
learn-sample = A whole game by the strict rules of the Parker box: eleven stones against five, and lost all the same.
learn-case-d = All of White's second turns after one opening, as the booklet lists them, and the one it missed.
learn-telo = The smallest board, played without a mistake. A sacrifice, and why the middle matters.
learn-dimy = Two mistakes that look like good turns. What decides is not how much is taken, but what the other side can answer.
learn-tsivy = White takes what it can, and is ahead in stones when the game is already lost. Look at what comes of a capture before you take.
learn-rematch = The stronger side may not capture at first, steers where White must take, and strikes with ten steps.

booklet-intro = The booklet of a Fanorona box counts the first turns by hand. Here everything is counted again.
booklet-key = A wrong number in the booklet is struck out; the right one follows it.
booklet-findings = Results
booklet-look = Look at the sample game
