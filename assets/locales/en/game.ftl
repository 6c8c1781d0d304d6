# The window. $side is white, black, you (the only person at the screen) or a player's name.

window-title = Fanorona

menu-new-game = New game
menu-variant = Variant
new-game-others = Other variants
variant-line-telo = The smallest board: four stones each, a few minutes.
variant-line-dimy = Twelve stones each: the same rules, shorter games.
variant-line-tsivy = The national game: 22 stones each, chains of captures.
variant-line-parker = Chains must be played to their end; the first turn is a single step.
variant-line-tumicarona = Leaving your opponent no move wins, too; drawn after 20 turns without a capture.
variant-line-rematch = The winner of the last game takes nothing until five of its stones are left.
variant-line-vela = The winner of the last game gives, the loser takes one stone a turn.
variant-line-own = Your own: { $white } white stones, { $black } black stones.
menu-person = A person
menu-start = Play
menu-undo = Undo
menu-redo = Redo
menu-confirm = Play
menu-end-turn = End turn
menu-step-back = Take step back
menu-resign = Resign
menu-offer-draw = Offer draw
menu-accept = Accept
menu-decline = Decline
menu-claim = Claim capture
menu-rules = Rules
menu-continue = Continue
menu-close = Close
menu-back = Back
menu-game = This game
menu-games = Library
menu-library = My games
menu-statistics = Statistics
menu-shipped = Games to learn from
menu-booklet = The Parker booklet, checked
menu-settings = Settings
menu-keys = Mouse and keys
menu-quit = Quit
menu-unusable = Files that cannot be used as variants:

status-to-move =
    { $side ->
        [you] Your turn
        [white] White to move
        [black] Black to move
       *[other] { $side } to move
    }
status-must-capture =
    { $side ->
        [you] Your turn, and you must capture: { $how }
        [white] White must capture: { $how }
        [black] Black must capture: { $how }
       *[other] { $side } must capture: { $how }
    }
status-how-both =
    step towards { $others ->
        [black] black
       *[white] white
    } stones, or away
status-how-approach =
    step towards { $others ->
        [black] black
       *[white] white
    } stones
status-how-withdrawal =
    step away from { $others ->
        [black] black
       *[white] white
    } stones
status-should-capture =
    { $side ->
        [you] { $count ->
            [one] Your turn: capture, or it may be claimed: { $count } stone can
           *[other] Your turn: capture, or it may be claimed: { $count } stones can
        }
        [white] { $count ->
            [one] White should capture, or Black may claim it: { $count } stone can
           *[other] White should capture, or Black may claim it: { $count } stones can
        }
        [black] { $count ->
            [one] Black should capture, or White may claim it: { $count } stone can
           *[other] Black should capture, or White may claim it: { $count } stones can
        }
       *[other] { $count ->
            [one] { $side } should capture, or it may be claimed: { $count } stone can
           *[other] { $side } should capture, or it may be claimed: { $count } stones can
        }
    }
status-any-stone =
    { $side ->
        [you] Your turn: you may move any stone
        [white] White may move any stone
        [black] Black may move any stone
       *[other] { $side } may move any stone
    }
status-may-continue = Continue with { $point } or end the turn
status-must-continue = { $point } must capture again
status-choose =
    { $by ->
        [fingers] Choose what to take: tap a stone marked A or W, or a button
       *[mouse] Choose what to take: click a stone marked A or W, or press { $key-approach } or { $key-withdrawal }
    }
status-thinking = { $name } is thinking…
status-offer =
    { $side ->
        [white] White offers a draw
        [black] Black offers a draw
       *[other] { $side } offers a draw
    }
status-declined = The draw is declined
status-may-claim = The last turn missed a capture: you may claim it
status-hint =
    { $by ->
        [fingers] Tap a stone, then the point it goes to.
       *[mouse] Click a stone, then the point it goes to.
    }
status-hint-pick =
    { $by ->
        [fingers] Tap the points on the board.
       *[mouse] Click the points on the board.
    }
status-proposed = To { $point }?
status-hint-proposed =
    { $by ->
        [fingers] Tap { $point } again, or press “Play”. Another point takes it back.
       *[mouse] Click { $point } again, or press “Play”. Another point takes it back.
    }
status-hint-choice = Approach takes the stones in front of the step, withdrawal those behind it.
status-can =
    { $count ->
        [one] One of your stones can.
       *[other] { $count } of your stones can.
    }
status-hint-capture =
    { $by ->
        [fingers] Tap a stone, then a point towards { $others ->
            [black] black
           *[white] white
        } stones, or away from them, to take them.
       *[mouse] Click a stone, then a point towards { $others ->
            [black] black
           *[white] white
        } stones, or away from them, to take them.
    }
status-hint-paika =
    { $by ->
        [fingers] No capture is possible: tap any stone, then a point beside it.
       *[mouse] No capture is possible: click any stone, then a point beside it.
    }
status-claimed = The capture was claimed: the paika is taken back, now capture
status-handicapped-turn =
    { $side ->
        [you] Your turn: play one plain step that leaves a capture
        [white] White plays one plain step that leaves Black a capture
        [black] Black plays one plain step that leaves White a capture
       *[other] { $side } plays one plain step that leaves a capture
    }
hint-target =
    { $by ->
        [fingers] Tap a marked point, or another stone.
       *[mouse] Click a marked point, or another stone.
    }
hint-only-target =
    { $by ->
        [fingers] Tap a marked point.
       *[mouse] Click a marked point.
    }
hint-captures = Approach takes the stones in front of the step, withdrawal those behind it; the numbers count them.
hint-chain =
    { $by ->
        [fingers] Tap the next point, or end the turn.
       *[mouse] Click the next point, or press { $key-end } to end the turn; { $key-step-back } takes the step back.
    }
hint-chain-must =
    { $by ->
        [fingers] Tap the next point, or take the step back.
       *[mouse] Click the next point; { $key-step-back } takes the step back.
    }

menu-fold = Menu
menu-help = Help
menu-take-approach = { $key-approach }: approach
menu-take-withdrawal = { $key-withdrawal }: withdrawal
match-taken =
    { $side ->
        [you] You have taken { $count }
        [white] White has taken { $count }
        [black] Black has taken { $count }
       *[other] { $side } has taken { $count }
    }
seat-computer = Computer: { $name }
seat-choose =
    { $side ->
        [white] Who plays White?
       *[black] Who plays Black?
    }
seat-take = Choose
seat-person-line = Somebody at this screen.
rules-source = Source: { $source }
status-over = The game is over
status-over-hint = Undo the last turn, and you can play on from there.
result-again = Play again
result-first-win = Your first win!
result-first-win-over = Your first win against { $name }!
result-losses =
    Three losses in a row: { $offer ->
        [both] { $name } plays more gently, and the coach could help you.
        [opponent] { $name } plays more gently.
       *[coach] the coach could help you.
    }
result-stronger = A stronger opponent: { $name }
result-gentler = A gentler opponent: { $name }
result-coach = Play with the coach
result-others = Or
resign-question =
    { $side ->
        [you] Do you resign?
        [white] Shall White resign?
        [black] Shall Black resign?
       *[other] Shall { $side } resign?
    }
quit-question = Quit? Your game is saved: you can go on with it next time.
quit-question-unkept = Quit? The game under way cannot be saved.

help-play =
    { $by ->
        [fingers] Tap a stone with a ring, then one of the points marked for it; or drag the stone there.
       *[mouse] Click a stone with a ring, then one of the points marked for it; or drag the stone there.
    }
help-camera =
    { $by ->
        [fingers] Turn the board with two fingers; spread them to come closer.
       *[mouse] Turn the board by dragging with the right button; come closer with the wheel.
    }
key-cursor = move the cursor over the points
key-act = choose the stone or point under the cursor
key-end-turn = end the turn
key-choice = take by approach or by withdrawal
key-undo-step = take back the last step of a chain
key-undo = take back a turn, play it again
key-escape = close what is open
key-sound = sound on or off
key-function = rules, full screen

menu-hint = Hint
menu-hint-why = Why?
menu-hint-away = Hide hint
hint-sought = Looking for a good turn…
hint-shown =
    { $by ->
        [fingers] A good turn goes from { $from } to { $to }. Tap “Why?” to hear why.
       *[mouse] A good turn goes from { $from } to { $to }. Press { $key-hint } again to hear why.
    }
hint-shown-lost =
    { $by ->
        [fingers] The best try goes from { $from } to { $to }. Tap “Why?” to hear why.
       *[mouse] The best try goes from { $from } to { $to }. Press { $key-hint } again to hear why.
    }
hint-end =
    { $by ->
        [fingers] End the turn here. Tap “Why?” to hear why.
       *[mouse] End the turn here. Press { $key-hint } again to hear why.
    }
hint-leads-won = The game is all but won then.
hint-leads-better = You are better off then.
hint-leads-even = The game is even then.
hint-leads-worse = Your opponent is better off then, but every other turn is worse.
hint-leads-lost = The game is lost against best play, but this holds out longest.
key-hint = show a good turn, explain it, hide it

# The first question, and the lessons.

welcome-about = The national board game of Madagascar. Two players, twenty-two stones each: step towards the other side's stones, or away from them, and take them.
welcome-new = I am new to Fanorona
welcome-new-line = Learn by playing: short exercises, one rule at a time.
welcome-known = I know the game
welcome-known-line = Choose a board and an opponent, and play.
start-library-line = Your games, and others from files and links.
start-course = Go on with the course
start-course-line = { $name }, exercise { $number } of { $count }
menu-learn = Learn
menu-lessons = Lessons
lessons-begin = Begin
lessons-continue = Continue
lessons-again = Begin again
lessons-unusable = Files that cannot be used as lessons:
status-solved = Solved

## The page about the program.

menu-about = About Fanorona
about-version = Fanorona { $version }
about-licence = Free software under the MIT License or the Apache License 2.0, at your option.
about-libraries = The libraries that it contains, by their licences:
about-show = Show the licences

window-failed = The window had to close: { $cause }. Try “fanorona text” for the board in the terminal.
window-without = There is no window with { $variables }. The program tries without.
