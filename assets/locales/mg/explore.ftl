# The opening explorer.

## Names of openings.

explore-opening = Bokikelin'i Parker, fanokafana { $letter }
explore-line = Bokikelin'i Parker, fanokafana { $letter }, lalana { $line }

## Errors in files with openings.

openings-none = Tsy rakitra misy fanokafana ity.
openings-version = Kinovan'ny fanokafana tsy fantatra: «{ $version }».
openings-other-variant = Fanokafan'ny karazana «{ $key }» ireto.
openings-checksum = Diso ny isa fanamarinana: misy zavatra niova na tsy ampy.
openings-damaged = Tsy milaza izay tokony holazainy ny andalana.
book-none = Tsy bokin'ny fanokafana ity.
book-version = Kinovan'ny bokin'ny fanokafana tsy fantatra: «{ $version }».
book-other-variant = Bokin'ny fanokafan'ny karazana «{ $key }» ity.
book-position = Simba ny fipetraka faha-{ $number } ao amin'ny bokin'ny fanokafana.

## The terminal board.

explore-nothing = Tsy misy fantatra nolalaovina avy eto.

## The panel beside the board.

explore-title = Mpikaroka
explore-open = Sokafy ny mpikaroka
explore-close = Hidio ny mpikaroka
explore-total =
    { $count ->
        [0] Tsy misy lalao avy eto
        [one] Lalao { $count } avy eto
       *[other] Lalao { $count } avy eto
    }
explore-numbers =
    Fotsy { $white } · sahala { $draws } · Mainty { $black } · tsy misy vokatra { $open }
    Ny lalaonao { $own } · omena { $shipped } · motera { $engine }
explore-reading = Vakina ny lalaonao.
explore-loading = Alaina ny lalaon'ny motera.
explore-missing = Tsy azo nalaina ny lalaon'ny motera. Sokafy indray ny mpikaroka hanandramana.
explore-damaged = Simba ny lalaon'ny motera ka tsy raisina: { $reason }
explore-source-own = Anao
explore-source-shipped = Omena
explore-source-engine = Motera
explore-about-own = Ny lalao voatahirinao.
explore-about-shipped = Ny lalao ianarana sy ny lalao ohatra ao amin'ny bokikelin'i Parker.
explore-about-engine = Lalao teo amin'ny mpifanandrina solosaina mahery.
explore-filters = Sivana hafa
explore-any = rehetra
explore-side = Loko nolalaovin'olona
explore-result = Vokatra
explore-depth = Isan'ny famindrana farafahabetsany
explore-opponent = Anaran'ny mpifanandrina
