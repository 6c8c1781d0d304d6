# The opening explorer.

## Names of openings.

explore-opening = Parker booklet, opening { $letter }
explore-line = Parker booklet, opening { $letter }, line { $line }

## Errors in files with openings.

openings-none = This is not a file of openings.
openings-version = Unknown version of openings: “{ $version }”.
openings-other-variant = These are openings of the variant “{ $key }”.
openings-checksum = The checksum is wrong: something was changed or is missing.
openings-damaged = The line does not have the right form.
book-none = This is not a book of openings.
book-version = Unknown version of books: “{ $version }”.
book-other-variant = This is a book of the variant “{ $key }”.
book-position = Position { $number } of the book is damaged.

## The terminal board.

explore-nothing = No known game goes on from here.

## The panel beside the board.

explore-title = Explorer
explore-open = Open the explorer
explore-close = Close the explorer
explore-total =
    { $count ->
        [0] No games from here
        [one] { $count } game from here
       *[other] { $count } games from here
    }
explore-numbers =
    White { $white } · draws { $draws } · Black { $black } · no result { $open }
    Your games { $own } · shipped { $shipped } · engine { $engine }
explore-reading = Your games are being read.
explore-loading = The games of the engine are being loaded.
explore-missing = The games of the engine could not be loaded. Open the explorer again to try once more.
explore-damaged = The games of the engine are damaged and are left out: { $reason }
explore-source-own = Yours
explore-source-shipped = Shipped
explore-source-engine = Engine
explore-about-own = The games in your library.
explore-about-shipped = The instructive games and the sample game of the Parker booklet.
explore-about-engine = Games between strong computer opponents.
explore-filters = More filters
explore-any = any
explore-side = Side played by a person
explore-result = Result
explore-depth = Turns from the start, at most
explore-opponent = Name of the opponent
