# The opening explorer.

## Names of openings.

explore-opening = Parker-boekje, opening { $letter }
explore-line = Parker-boekje, opening { $letter }, lijn { $line }

## Errors in files with openings.

openings-none = Dit is geen bestand met openingen.
openings-version = Onbekende versie van openingen: ‘{ $version }’.
openings-other-variant = Dit zijn openingen van de variant ‘{ $key }’.
openings-checksum = Het controlegetal klopt niet: er is iets veranderd of weg.
openings-damaged = De regel zegt niet wat hij moet zeggen.
book-none = Dit is geen openingsboek.
book-version = Onbekende versie van openingsboeken: ‘{ $version }’.
book-other-variant = Dit is een openingsboek van de variant ‘{ $key }’.
book-position = Stelling { $number } van het openingsboek is beschadigd.

## The terminal board.

explore-nothing = Er is niets bekend dat vanaf hier is gespeeld.

## The panel beside the board.

explore-title = Verkenner
explore-open = Verkenner openen
explore-close = Verkenner sluiten
explore-total =
    { $count ->
        [0] Geen partijen vanaf hier
        [one] { $count } partij vanaf hier
       *[other] { $count } partijen vanaf hier
    }
explore-numbers =
    Wit { $white } · remises { $draws } · Zwart { $black } · geen uitslag { $open }
    Jouw partijen { $own } · meegeleverd { $shipped } · engine { $engine }
explore-reading = Je partijen worden gelezen.
explore-loading = De partijen van de engine worden geladen.
explore-missing = De partijen van de engine konden niet worden geladen. Open de verkenner opnieuw om het nog eens te proberen.
explore-damaged = De partijen van de engine zijn beschadigd en tellen niet mee: { $reason }
explore-source-own = Van jou
explore-source-shipped = Meegeleverd
explore-source-engine = Engine
explore-about-own = De partijen die je hebt bewaard.
explore-about-shipped = De leerzame partijen en de voorbeeldpartij van het Parker-boekje.
explore-about-engine = Partijen tussen sterke computertegenspelers.
explore-filters = Meer filters
explore-any = alle
explore-side = Kant van een mens
explore-result = Uitslag
explore-depth = Zetten vanaf het begin, hoogstens
explore-opponent = Naam van de tegenspeler
