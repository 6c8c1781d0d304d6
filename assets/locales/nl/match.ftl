# Matches, names, clocks.

## The plan of a match. $format and $clock say what is chosen.

plan-more = Match, namen, klokken, coach
plan-summary = { $format } · { $clock }
plan-coached =
    { $summary }. De coach vraagt om nog eens te kijken als een zet { $stones ->
        [one] een stuk
       *[other] { $stones } stukken
    } of meer verliest.
plan-format = Soort match
plan-single = Eén partij
plan-best-of = Beste van { $games }
plan-games = Hoogste aantal partijen
plan-tumicarona = Tumicarona-match
plan-vela = Vela-match
plan-best-of-line = De kleuren wisselen, of de verliezer begint, naargelang de regels. Een overwinning telt voor één punt, remise voor een half.
plan-tumicarona-line = Een partij; dan de revanche, waarin de verliezer begint en de winnaar een handicap heeft; bij 1 : 1 beslist een derde partij. Remises worden overgespeeld.
plan-vela-line = Een partij; dan de vela: de verliezer eet één stuk per zet, de winnaar geeft; bij 1 : 1 beslist een derde partij. Remises worden overgespeeld.
plan-claimed = Een gemiste slag moet worden geclaimd
plan-hungry-loses = Wie eet en niets vindt, verliest
plan-names = Namen
plan-clocks = Klokken
plan-clock-none = Geen klok
plan-clock-own = Andere tijd
plan-clock-preset =
    { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
plan-clock-minutes = Minuten bij het begin
plan-clock-seconds = Seconden bij het begin
plan-clock-increment = s na elke zet
plan-clock-apart = Verschillend per kant

## Beside the board. $name, $white, $first and $second are players' names.

match-player = Speler { $number }
match-game = Partij { $number }
match-game-of = Partij { $number }, beste van { $games }
match-game-rematch = Partij { $number }: de revanche
match-game-vela = Partij { $number }: de vela
match-game-decider = Partij { $number }: de beslissing
match-handicap =
    { $count ->
        [0] { $name }: de handicap eindigt met de volgende zet
        [one] { $name }, met handicap: nog { $count } stuk te geven, tot er { $until } over zijn
       *[other] { $name }, met handicap: nog { $count } stukken te geven, tot er { $until } over zijn
    }
match-quiet = Zetten zonder slag: { $quiet } van { $limit }
match-repetitions = Deze stelling is { $repetitions } keer voorgekomen
match-lost = De match van deze partij kan niet verdergaan. { $reason }
clock-pause = Pauze
clock-resume = Verder
status-coach = De coach vraagt iets over je zet.
status-paused = De klokken staan stil

## What must be done now. $side is white, black or a player's name.

status-must-eat =
    { $side ->
        [you] { $count ->
            [one] Sla één stuk, in één stap: { $count } stuk kan dat
           *[other] Sla één stuk, in één stap: { $count } stukken kunnen dat
        }
        [white] { $count ->
            [one] Wit slaat één stuk, in één stap: { $count } stuk kan dat
           *[other] Wit slaat één stuk, in één stap: { $count } stukken kunnen dat
        }
        [black] { $count ->
            [one] Zwart slaat één stuk, in één stap: { $count } stuk kan dat
           *[other] Zwart slaat één stuk, in één stap: { $count } stukken kunnen dat
        }
       *[other] { $count ->
            [one] { $side } slaat één stuk, in één stap: { $count } stuk kan dat
           *[other] { $side } slaat één stuk, in één stap: { $count } stukken kunnen dat
        }
    }
status-give-in-vain =
    { $side ->
        [you] Jij bent aan zet: doe een willekeurige gewone stap, geen enkele laat de ander een slag
        [white] Wit doet een willekeurige gewone stap: geen enkele laat Zwart een slag
        [black] Zwart doet een willekeurige gewone stap: geen enkele laat Wit een slag
       *[other] { $side } doet een willekeurige gewone stap: geen enkele laat de ander een slag
    }

## The result.

result-score = { $first } – { $second }: { $points } tegen { $others }
result-match-won =
    { $name ->
        [you] Je hebt de match gewonnen.
       *[other] { $name } heeft de match gewonnen.
    }
result-match-drawn = De match eindigt gelijk.
result-match-endless = { $count } partijen achter elkaar eindigden in remise: de match blijft onbeslist.
result-not-counted = Deze partij telt niet mee voor de match.
result-coming-game =
    Hierna partij { $number }: { $white ->
        [you] jij hebt Wit en begint.
       *[other] { $white } heeft Wit en begint.
    }
result-coming-replay =
    Remise, dus de partij wordt onder dezelfde voorwaarden overgespeeld: { $white ->
        [you] jij hebt Wit en begint.
       *[other] { $white } heeft Wit en begint.
    }
result-coming-rematch =
    Hierna de revanche: { $white ->
        [you] jij hebt Wit en begint, { $name } heeft de handicap.
       *[other] { $white } heeft Wit en begint, { $name ->
            [you] jij hebt de handicap.
           *[other] { $name } heeft de handicap.
        }
    }
result-coming-vela =
    Hierna de vela: { $white ->
        [you] jij hebt Wit en eet, { $name } geeft.
       *[other] { $white } heeft Wit en eet, { $name ->
            [you] jij geeft.
           *[other] { $name } geeft.
        }
    }
result-coming-decider =
    Elk één gewonnen, dus de volgende partij beslist: { $white ->
        [you] jij hebt Wit en begint.
       *[other] { $white } heeft Wit en begint.
    }
result-carries-on = De partij begint vanzelf.
result-next = Volgende partij
result-rematch = Revanche spelen
result-vela = Vela spelen
result-match-again = Nog een match

## Why a match cannot be had, or cannot go on.

series-games = Een match heeft 1 tot en met { $most } partijen, niet { $games }.
series-no-handicap = ‘{ $key }’ kent geen handicap, dus een revanche is er niet.
series-decided = Er is geen volgende partij: de match is beslist.
series-impossible = Geen partij van deze match kan zo eindigen: { $end }
series-another-game = Dit is niet de volgende partij van de match.
series-under-way = De partij is nog niet afgelopen.
series-nothing-played = Van de match is nog geen partij afgelopen.
tag-format = De tag Series noemt geen soort match.
tag-unknown-variant = De tag Series noemt de variant ‘{ $key }’, en die is er niet.
tag-game = In de tag SeriesGames staat ‘{ $word }’, en dat is geen uitslag met een reden.
tag-contradiction = De tag { $tag } is in strijd met de partijen ervoor.

key-claim = een gemiste slag claimen
key-pause = de klokken stilzetten, weer laten lopen
