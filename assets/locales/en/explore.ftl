# The opening explorer.

## Names of openings.

explore-opening = Parker booklet, opening { $letter }
explore-line = Parker booklet, opening { $letter }, line { $line }

## Errors in files with openings.

openings-none = This is no file with openings.
openings-version = Unknown version of openings: “{ $version }”.
openings-other-variant = These are openings of the variant “{ $key }”.
openings-checksum = The checksum is wrong: something was changed or is missing.
openings-damaged = The line does not say what it has to.

## The terminal board.

explore-later = The explorer can be used when the game is over.
explore-nothing = Nothing was played from here that is known.
explore-head-turn = turn
explore-head-games = games
explore-head-white = White
explore-head-draws = draws
explore-head-black = Black
explore-head-value = value
explore-more =
    { $count ->
        [one] { $count } more turn was played.
       *[other] { $count } more turns were played.
    }
