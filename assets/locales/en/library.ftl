# Games that are kept, brought in and given away; statistics. $side is white or black.

## The list of games.

library-search = Names and remarks
library-any-variant = Every variant
library-any-result = Every result
library-result-open = Not over
library-result-won =
    { $side ->
        [white] White won
       *[black] Black won
    }
library-result-drawn = Drawn
library-since = From
library-until = To
library-day-hint = 2026-11
library-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
library-count =
    { $all ->
        [one] { $shown } of { $all } game
       *[other] { $shown } of { $all } games
    }
library-reading = Reading the games: { $done } of { $all }
library-empty = No game is saved yet. Every game is saved from its first turn on.
library-trash-empty = No game is deleted.
library-none-found = No game matches.
library-choose = Choose a game to see what can be done with it.
library-at-table = On the table
library-go-on = Go on
library-review = Look at it
library-name = Name…
library-name-hint = A name for this game
library-name-keep = Save name
library-copy-text = Copy as text
menu-share = Share
share-picture = Picture of the position
share-link = Link to the game
library-copied-text = The record is on the clipboard.
library-copied-link = The link is on the clipboard.
share-copied-picture = The picture is on the clipboard.
library-save = Save to a file…
library-save-all = Save these to a file…
library-file = fanorona.fgn
library-path-hint = /home/…/fanorona.fgn
library-exported =
    { $count ->
        [one] The game is written to “{ $file }”.
       *[other] { $count } games are written to “{ $file }”.
    }
library-delete = Delete
library-deleted = The game is deleted.
library-bring-back = Bring it back
library-trash = Deleted games
library-back = Saved games
library-import = Import games…
library-damaged = This save cannot be used. { $reason }
library-backup = The newest save cannot be used, so the one before it is: perhaps a turn is missing. { $reason }
library-just-now = just now
library-minutes-ago =
    { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
library-hours-ago =
    { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
library-days-ago =
    { $count ->
        [one] a day ago
       *[other] { $count } days ago
    }

## A game that was broken off.

resume-turn =
    { $side ->
        [white] Turn { $number }, White to move
       *[black] Turn { $number }, Black to move
    }
resume-when = Last played { $when }

## Games that are brought in.

import-title = Import games
import-ways = Choose files of game records, drop them onto the window, or paste a record or a link with Ctrl+V. A single game is opened; several are added to your games. A variant, a board, stones or a lesson of your own (.ron) is added to the others.
import-choose = Choose files…
import-paste = Paste
import-path = A file's path, or a link
import-read = Read
import-no-dialog = This system has no file dialog.
import-nothing-to-paste = There is no text on the clipboard.
import-not-pasted = The browser does not let the page read the clipboard. Press Ctrl+V instead, or choose a file.
import-reading =
    { $count ->
        [one] { $count } game read
       *[other] { $count } games read
    }
import-stop = Stop
import-stopped = It was stopped before the end.
import-kept =
    { $count ->
        [0] No game was imported.
        [one] One game was added to your games.
       *[other] { $count } games were added to your games.
    }
import-variant = The variant “{ $name }” is now among your variants. Choose it under “New game”.
import-board = The board “{ $name }” is in use now, and listed in the settings.
import-stones = The stones “{ $name }” are in use now, and listed in the settings.
import-lesson = The lesson “{ $name }” is among the lessons now.
import-own-not-kept = { $file }: this cannot be added. { $detail }
import-error-in-file = { $file }, line { $line }, column { $column }: { $reason }
import-error = Line { $line }, column { $column }: { $reason }
import-error-of-file = { $file }: { $reason }
import-drop = Let go here: games, lessons, variants, boards and stones in the file are added to yours.
import-more-errors =
    { $count ->
        [one] One more thing went wrong.
       *[other] { $count } more things went wrong.
    }
import-more-games = Import more…

## What the player made: variants, boards, stones.

own-title = Made by you
own-variant = variant
own-board = board
own-stones = stones
own-lesson = lesson
own-remove = Remove
own-sure = Remove “{ $name }”?
own-keep = Keep it
own-removed = “{ $name }” is removed.
own-put-away = “{ $name }” is removed; its file is called { $file } now.
own-not-removed = “{ $name }” cannot be removed. { $detail }

## Games that are written to a file.

export-title = Save to a file
export-path =
    { $count ->
        [one] This system has no file dialog. Type the path of a new file for the game.
       *[other] This system has no file dialog. Type the path of a new file for { $count } games.
    }
export-write = Write

## Statistics.

statistics-none = Nothing to count yet: games that are over, by people with names or against the computer, are counted here.
statistics-against = against { $name }
statistics-games = Games
statistics-wins = Won
statistics-draws = Drawn
statistics-losses = Lost
statistics-streak = Recently
statistics-no-streak = neither won nor lost
statistics-won-streak =
    { $count ->
        [one] one game won
       *[other] { $count } games won in a row
    }
statistics-lost-streak =
    { $count ->
        [one] one game lost
       *[other] { $count } games lost in a row
    }
statistics-best-streak = Most games won in a row
statistics-longest-chain = Longest chain, in steps
statistics-biggest-capture = Most stones taken in a turn
statistics-coached = Games with a coach, not counted above
statistics-strength = Strength, { $variant }

## The strength of a player. $place is one of the three messages after it.

strength-about =
    { $games ->
        [one] about { $elo } ± { $error }, { $place }, from one game
       *[other] about { $elo } ± { $error }, { $place }, from { $games } games
    }
strength-between = between { $weaker } and { $stronger }
strength-below = below { $name }
strength-above = above { $name }
strength-unknown = not known yet
strength-yours = Your strength: { $estimate }.
strength-bars = Strength { $bars } of { $all }.

# Errors in packs of puzzles.
pack-not-a-pack = This is not a pack of puzzles.
pack-version = Unknown version of packs: “{ $version }”.
pack-other-variant = These are puzzles of the variant “{ $key }”.
pack-other-rules = The puzzles were made under other rules than the variant has now.
pack-made = How the pack was made is written as: made SEED NODES GAMES.
pack-letter = The character “{ $letter }” does not occur in puzzles.
pack-cut = A part of the puzzle is missing.
pack-damaged = The puzzle is damaged: its checksum is wrong.
pack-position = This is not a position in which the game goes on.
pack-theme = The themes of the puzzle are not possible.
pack-twice = An earlier line has the same position.
pack-turn = Turn { $number } of the solution is against the rules.
pack-length = The solution does not have one to five turns of the solver.

games-no-folder = The system has no folder for the player's data. Set FANORONA_DATA to the path of a folder.
games-not-kept = This game is not being saved. { $reason }
games-missing = There is no saved game with this id.
games-held = Another copy of the program is playing this game.
games-full = There is no unused id for another game.
games-too-large = The game takes more than { $size } and cannot be saved.
games-write = “{ $file }” cannot be written: { $detail }. What was saved before is unchanged.
games-file-exists = “{ $file }” already exists.
games-no-save = The file is not a saved game.
games-version = The save is of version { $version }, which this program does not know.
games-damaged = The save is damaged: its checksum is wrong.
games-variant = The variant “{ $key }” of this game is not available.
games-backup = { $id }: the newest save cannot be used, so its backup is used; a turn may be missing. { $reason }
