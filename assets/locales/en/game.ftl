# The window. $side is white or black.

window-title = Fanorona

character-gentle = Gentle
character-gentle-line = Looks at one turn and often slips. A first game.
character-easy = Easy
character-easy-line = Sees your answer, but misjudges it now and then.
character-fair = Fair
character-fair-line = Looks a few turns ahead and seldom slips.
character-strong = Strong
character-strong-line = Looks as far as it can.

menu-new-game = New game
menu-variant = Variant
menu-white = White
menu-black = Black
menu-person = A person
menu-start = Play
menu-undo = Undo
menu-redo = Redo
menu-end-turn = End turn
menu-step-back = Take step back
menu-resign = Resign
menu-offer-draw = Offer draw
menu-accept = Accept
menu-decline = Decline
menu-claim = Claim capture
menu-rules = Rules
menu-language = Language
menu-open = Open…
menu-save = Save…
menu-continue = Continue
menu-close = Close
menu-quit = Quit
menu-unusable = Files that are no usable variant:

status-to-move =
    { $side ->
        [white] White to move
       *[black] Black to move
    }
status-must-capture =
    { $side ->
        [white] { $count ->
            [one] White must capture: { $count } stone can
           *[other] White must capture: { $count } stones can
        }
       *[black] { $count ->
            [one] Black must capture: { $count } stone can
           *[other] Black must capture: { $count } stones can
        }
    }
status-should-capture =
    { $side ->
        [white] { $count ->
            [one] White should capture, or Black may claim it: { $count } stone can
           *[other] White should capture, or Black may claim it: { $count } stones can
        }
       *[black] { $count ->
            [one] Black should capture, or White may claim it: { $count } stone can
           *[other] Black should capture, or White may claim it: { $count } stones can
        }
    }
status-any-stone =
    { $side ->
        [white] White may move any stone
       *[black] Black may move any stone
    }
status-may-continue = Continue with { $point } or end the turn
status-must-continue = { $point } must capture again
status-choose = Choose what to take: click a stone marked A or W, or press A or W
status-thinking =
    { $side ->
        [white] White, { $name }, is thinking…
       *[black] Black, { $name }, is thinking…
    }
status-offer =
    { $side ->
        [white] White offers a draw
       *[black] Black offers a draw
    }
status-declined = The draw is declined
status-may-claim = The last turn missed a capture: you may claim it
status-handicap =
    { $side ->
        [white] White captures nothing until { $until } stones are left: { $count } now
       *[black] Black captures nothing until { $until } stones are left: { $count } now
    }
status-saved = Saved as { $file }
status-hint = Click a stone, then the point it goes to.

help-camera = Drag with the right button to turn the board; the wheel comes closer.
help-keys = Arrow keys and Enter play; Backspace takes a step back; Space ends the turn.
