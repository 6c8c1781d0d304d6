# The command line and the text board. $side is white or black.

## Errors, and how the game opens.

cli-unknown-variant = Er is geen variant met de naam ‘{ $key }’. Bekende varianten: { $known }.
cli-unknown-opponent = Er is geen computertegenspeler met de naam ‘{ $name }’. Bekende tegenspelers: { $known }.
cli-unknown-player = Er is geen computertegenspeler met de naam ‘{ $name }’. Bekende tegenspelers: { $known }; human is een mens.
cli-unknown-match = Geen match heet ‘{ $name }’. Bekend zijn: { $known }.
cli-needs-match = { $option } hoort bij een match: geef ook --match op.
puzzles-in-vain = De laatste { $games } partijen gaven geen nieuwe puzzel. De verzameling heeft er { $found }.
cli-not-a-kept-game = Deze regel is geen partij die `fanorona-lab chances` heeft bewaard.
cli-other-kept-games = Deze partijen zijn met andere opties gespeeld.
cli-not-kept-games = Dit is geen bestand van `fanorona-lab chances --keep` van deze versie.
cli-other-positions = Deze stellingen zijn met andere opties gemaakt.
cli-not-positions = Dit is geen bestand van `fanorona-lab datagen` van deze versie.
cli-damaged-positions = Blok { $block } van de stellingen is beschadigd.
cli-positions-of-another-variant = Deze stellingen horen bij een andere variant dan die van het eerste bestand.
cli-no-patterns = Voor dit bord kan geen beoordeling worden geleerd: het moet een oneven aantal kolommen en rijen hebben, minstens vijf.
cli-patterns-too-large = De gewichten nemen { $bytes } bytes in, meer dan { $most }. Met een grotere --least vallen zeldzame patronen weg.
cli-output = De uitvoer kan niet worden geschreven: { $detail }.
cli-input = De invoer kan niet worden gelezen: { $detail }.
cli-no-folder = Die map is er niet.
cli-not-a-folder = Dit is geen map.
check-unknown = Dit is geen van de bestanden die gecontroleerd kunnen worden: varianten, borden, stukken, lessen, pakketten puzzels en partijnotaties.
check-not-loaded = Van hier laadt het programma dit bestand niet: zulke bestanden laadt het uit { $folder }, met een naam die op .{ $extension } eindigt.

open-no-display = Er is geen scherm om een venster op te openen.
open-dead-display = Het scherm reageert niet.
open-no-graphics = Er is geen grafisch stuurprogramma gevonden: het venster heeft Vulkan of OpenGL nodig.
open-no-window = Dit programma is gebouwd zonder ondersteuning voor vensters.
open-one-file = De terminal toont maar één partij: geef één bestand op.
open-text = Het spel opent in de terminal.
open-exhibition = Er is ook geen terminal: de computer speelt één partij tegen zichzelf.

## The text board.

text-welcome = { $variant }. Typ een zet, zoals d3-e3, of help.
text-help =
    Een zet typ je als punten: d3-e3. Zet A voor benadering of W voor terugtrekking
    achter een punt: d3-e3A. Een reeks heeft meer stappen: c1-d1A-d2A. Met zijn
    letters wordt een zet precies zo gespeeld; zonder, of met ... aan het eind, blijft
    hij open zolang het stuk nog kan slaan. Een punt alleen zegt wat het stuk mag.
    Woorden:
    bord       tekent het bord: W is Wit, B is Zwart, een stip is een leeg punt.
    rijen      zegt het bord in woorden.
    zetten     noemt alle toegestane zetten.
    hint       noemt een goede zet en zegt waarom die goed is.
    analyse    zegt na de partij welke zetten fout waren, en waarom.
    terug, waarom en laten zijn antwoorden aan de coach: de zet terugnemen, de reden
               horen, de zet laten staan.
    einde      beëindigt de lopende zet; terug neemt de laatste stap ervan terug.
    terugnemen neemt de laatste zet terug; opnieuw speelt hem weer.
    remise     biedt remise aan; aannemen en afwijzen zijn de antwoorden daarop.
    opgeven    geeft de partij op.
    claim      claimt een slag die de tegenspeler heeft gemist, als de variant dat kent.
    regels     vertelt de regels van deze variant.
    vergelijk VARIANT  zegt welke zetten, of stappen van een lopende reeks, die variant
               toestaat of weigert, en door welke regel; vergelijk alleen noemt de
               varianten.
    verken     noemt de opening en zegt wat er vanaf hier is gespeeld.
    opslaan BESTAND    schrijft de notatie van de partij; opslaan! BESTAND vervangt een
               bestand.
    pauze      zet de klokken stil tot de volgende regel wordt getypt.
    volgende   begint de volgende partij van een match.
    stoppen    sluit het programma af.
text-coach-words = Typ terug, waarom of laten.
text-coach-first = Antwoord eerst de coach: terug, waarom of laten.
text-coach-stands = De zet blijft staan.
text-own-variant-file = Deze partij kan pas worden hervat als { $file } in de map met je varianten staat.
text-coach-none = De coach heeft niets gevraagd.
# $level is the strength at which the opponent plays, in Elo.
text-adjusts = { $name } speelt op { $level } Elo.
text-coach-alone = De coach helpt één mens tegen de computer.
text-coach-level = ‘{ $level }’ is geen niveau van de coach: 1, 2 of 3, of off.
text-analyse-later = Een partij kun je pas na afloop analyseren.
text-analysing = De partij wordt geanalyseerd.
text-hint = Een goede zet is { $turn }.
text-hint-end = Het best is de zet hier te beëindigen.
text-none = geen
text-row = Rij { $row }: wit { $white }; zwart { $black }; leeg { $empty }.
text-counts =
    Wit heeft { $white ->
        [one] { $white } stuk
       *[other] { $white } stukken
    }, Zwart heeft { $black ->
        [one] { $black } stuk
       *[other] { $black } stukken
    }.
text-any-stone =
    { $side ->
        [white] Wit aan zet: elk stuk mag, want geen enkel kan slaan.
       *[black] Zwart aan zet: elk stuk mag, want geen enkel kan slaan.
    }
text-must-capture =
    { $side ->
        [white] { $count ->
            [one] Wit moet slaan: { $count } stuk kan dat, { $points }.
           *[other] Wit moet slaan: { $count } stukken kunnen dat, { $points }.
        }
       *[black] { $count ->
            [one] Zwart moet slaan: { $count } stuk kan dat, { $points }.
           *[other] Zwart moet slaan: { $count } stukken kunnen dat, { $points }.
        }
    }
text-should-capture =
    { $side ->
        [white] { $count ->
            [one] Wit hoort te slaan: { $count } stuk kan dat, { $points }. Anders mag Zwart claimen.
           *[other] Wit hoort te slaan: { $count } stukken kunnen dat, { $points }. Anders mag Zwart claimen.
        }
       *[black] { $count ->
            [one] Zwart hoort te slaan: { $count } stuk kan dat, { $points }. Anders mag Wit claimen.
           *[other] Zwart hoort te slaan: { $count } stukken kunnen dat, { $points }. Anders mag Wit claimen.
        }
    }
text-handicapped =
    { $side ->
        [white] Wit aan zet, met de handicap: één stap die niets slaat en Zwart een slag laat.
       *[black] Zwart aan zet, met de handicap: één stap die niets slaat en Wit een slag laat.
    }
text-cannot-give =
    { $side ->
        [white] Wit aan zet, met de handicap: geen stap laat Zwart een slag, dus elke stap mag; hij slaat niets.
       *[black] Zwart aan zet, met de handicap: geen stap laat Wit een slag, dus elke stap mag; hij slaat niets.
    }
text-must-eat =
    { $side ->
        [white] { $count ->
            [one] Wit moet één stuk slaan, in één stap: { $count } stuk kan dat, { $points }.
           *[other] Wit moet één stuk slaan, in één stap: { $count } stukken kunnen dat, { $points }.
        }
       *[black] { $count ->
            [one] Zwart moet één stuk slaan, in één stap: { $count } stuk kan dat, { $points }.
           *[other] Zwart moet één stuk slaan, in één stap: { $count } stukken kunnen dat, { $points }.
        }
    }
text-handicap-left =
    { $side ->
        [white] { $count ->
            [0] De handicap van Wit eindigt met de volgende zet van Wit.
            [one] Wit heeft een handicap tot er { $until } eigen stukken over zijn: nog { $count } stuk.
           *[other] Wit heeft een handicap tot er { $until } eigen stukken over zijn: nog { $count } stukken.
        }
       *[black] { $count ->
            [0] De handicap van Zwart eindigt met de volgende zet van Zwart.
            [one] Zwart heeft een handicap tot er { $until } eigen stukken over zijn: nog { $count } stuk.
           *[other] Zwart heeft een handicap tot er { $until } eigen stukken over zijn: nog { $count } stukken.
        }
    }
text-may-claim = Met de laatste zet is een slag gemist: typ claim om die zet te laten terugnemen.
text-chain-may-go-on = Het stuk op { $point } kan nog eens slaan: { $steps }. Typ een punt, of einde.
text-chain-must-go-on = Het stuk op { $point } moet nog eens slaan: { $steps }. Typ een punt.
text-chain-first = Maak eerst deze zet af.
text-option = { $step } slaat { $points }
text-choice = Van { $from } naar { $to } slaat naar beide kanten: typ { $to }A om { $approach } te slaan, of { $to }W om { $withdrawal } te slaan.
text-stone-goes = Het stuk op { $point } kan naar: { $steps }.
text-turns-many = Meer dan { $count } zetten mogen. De eerste daarvan:
text-turns =
    { $count ->
        [one] { $count } zet mag:
       *[other] { $count } zetten mogen:
    }
text-paika =
    { $side ->
        [white] Wit speelt { $from } naar { $to }.
       *[black] Zwart speelt { $from } naar { $to }.
    }
text-captured =
    { $side ->
        [white] { $count ->
            [one] Wit speelt { $from } naar { $to } en slaat { $count } stuk: { $points }. Genoteerd: { $turn }.
           *[other] Wit speelt { $from } naar { $to } en slaat { $count } stukken: { $points }. Genoteerd: { $turn }.
        }
       *[black] { $count ->
            [one] Zwart speelt { $from } naar { $to } en slaat { $count } stuk: { $points }. Genoteerd: { $turn }.
           *[other] Zwart speelt { $from } naar { $to } en slaat { $count } stukken: { $points }. Genoteerd: { $turn }.
        }
    }
text-thinks =
    { $side ->
        [white] Wit, { $name }, denkt na.
       *[black] Zwart, { $name }, denkt na.
    }
text-claims =
    { $side ->
        [white] Wit claimt de gemiste slag: de zet van Zwart wordt teruggenomen, en Zwart moet slaan.
       *[black] Zwart claimt de gemiste slag: de zet van Wit wordt teruggenomen, en Wit moet slaan.
    }
text-offer =
    { $side ->
        [white] Wit biedt remise aan. Zwart kan aannemen of afwijzen typen.
       *[black] Zwart biedt remise aan. Wit kan aannemen of afwijzen typen.
    }
text-accepts =
    { $side ->
        [white] Wit neemt de remise aan.
       *[black] Zwart neemt de remise aan.
    }
text-declines =
    { $side ->
        [white] Wit wijst de remise af.
       *[black] Zwart wijst de remise af.
    }
text-declined = De remise is afgewezen.
text-step-back = De stap is teruggenomen.
text-undone = Teruggenomen.
text-redone = Opnieuw gespeeld.
text-save-where = Typ de naam van een bestand achter opslaan.
text-save-exists = ‘{ $file }’ bestaat al. Typ opslaan! { $file } om het te vervangen.
text-save-open = De lopende zet wordt niet geschreven: hij is nog niet beëindigd.
text-saved = De partij is geschreven naar ‘{ $file }’.
text-not-saved = ‘{ $file }’ kan niet worden geschreven: { $detail }.
text-unknown = ‘{ $text }’ is geen zet en geen woord dat hier bekend is. Typ help.
text-too-long = De regel is te lang, dus niets ervan telt: hoogstens { $most } bytes.
text-result = Uitslag: { $result }.
text-after-end = Typ terugnemen, opslaan BESTAND of stoppen.
text-clocks = Klokken: Wit { $white }, Zwart { $black }.
text-no-clock = geen
text-paused = De klokken staan stil. Met de volgende regel lopen ze verder.
text-no-clock-runs = Er loopt geen klok.
text-goodbye = Tot ziens.

## A match at the text board. $number is the game's; names are the parties'.

text-match-game = Partij { $number }, { $variant }: { $white } heeft Wit en begint, { $black } heeft Zwart.
text-match-rematch = De revanche: { $name } heeft de vorige partij gewonnen en speelt met de handicap.
text-match-decider = Elk één gewonnen: deze partij beslist de match.
text-match-replayed = De vorige partij werd remise en wordt onder dezelfde voorwaarden overgespeeld.
text-match-line = Partij { $number }, { $first } { $points } : { $others } { $second }. Aan zet: { $name }.
text-match-score = Stand: { $first } { $points } : { $others } { $second }.
text-match-won = { $name } wint de match.
text-match-next = Typ volgende voor partij { $number }, of terugnemen, opslaan BESTAND of stoppen.
text-endless = Er zijn { $turns } zetten gespeeld zonder einde: de partij blijft onbeslist.
text-no-next = Er is nu geen volgende partij.
text-match-no-rematch = De match ‘{ $match }’ heeft geen revanche.

## Solving.

solve-no-room = { $size } MiB geheugen kan niet worden gereserveerd.
proof-none = Dit is geen bewijs.
proof-version = Onbekende versie van bewijzen: ‘{ $version }’.
proof-turns = Het bewijs klopt niet: het aantal zetten past niet.
proof-turn = Het bewijs klopt niet: in { $position } is er geen zet met het opgegeven nummer.
proof-end = Het bewijs klopt niet: in { $position } eindigt de partij anders.
proof-cycle = Het bewijs klopt niet: een stelling kan terugkomen, dus de winst komt misschien nooit.
proof-quiet = Het bewijs klopt niet: het heeft meer zetten zonder slag nodig dan de regels toestaan.
proof-positions = Het bewijs heeft meer stellingen dan te volgen zijn.
proof-chains = Het bewijs is niet te controleren: in { $position } zijn er te veel zetten.
proof-not-kept = De waarde is bewezen, maar het geheugen hield niet het hele bewijs vast; geef meer met --memory.
solve-progress =
    { $side ->
        [white] Wint Wit? { $nodes } stellingen bezocht; nog minstens { $proof } om het te bewijzen, { $disproof } om het te weerleggen.
       *[black] Wint Zwart? { $nodes } stellingen bezocht; nog minstens { $proof } om het te bewijzen, { $disproof } om het te weerleggen.
    }

## Matches.

match-unknown-player = Er is geen speler met de naam ‘{ $name }’. Bekende spelers: random, pupil, search, exec:OPDRACHTREGEL, en de computertegenspelers { $known }.
match-unknown-option = ‘{ $option }’ is geen optie van een speler. Bekende opties: { $known }.
match-misplaced-option = De optie { $option } geldt niet voor deze speler.
match-opening-over = Vanaf hier is geen zet mogelijk. { $reason }
match-threads = { $games } partijen tegelijk met elk { $threads } threads zijn te veel; het maximum is { $most } threads.
match-number = De optie { $option } heeft een geheel getal vanaf 1 nodig.
match-number-up-to = De optie { $option } heeft een geheel getal van 1 tot en met { $most } nodig.
match-number-between = De optie { $option } heeft een geheel getal van { $least } tot en met { $most } nodig.
match-twice = De optie { $option } is twee keer gegeven.
match-bad-patterns = { $file } bevat geen gewichten die `fanorona-lab train` van deze versie heeft geschreven, of is beschadigd.
match-no-limit = Deze speler heeft een grens nodig: zet er :nodes=20000 of :movetime=200 achter (tussen haken na exec), of geef --nodes, --movetime, --depth of --clock.
match-clock = Een klok heeft seconden nodig, en na een plusteken eventueel een toeslag: 60 of 1+0.05.
match-command = Na exec: moet de opdrachtregel van een programma komen, met opties tussen haken vóór de dubbele punt: exec[movetime=200]:node engine.mjs.
match-test = Het eerste getal van --sprt moet kleiner zijn dan het tweede.
match-even = Het aantal partijen moet even zijn: elke opening wordt twee keer gespeeld, met gewisselde kleuren.
match-plies = Het aantal willekeurige zetten moet een getal zijn zoals 6 of een bereik zoals 4-8, tot en met 100.
match-edge = Een voordeel is een bereik van stukken voor willekeurige openingen, zoals 1.5-3, tot en met 20.
match-no-openings = In dit bestand staat geen stelling.
match-book-unused = Geen speler van deze match kent een openingenboek, dus --book heeft geen zin.
match-book-variant = Dit boek hoort bij de variant ‘{ $other }’, maar er wordt ‘{ $key }’ gespeeld.
match-program = Het programma van { $player } kan niet spelen: { $detail }.
match-time = { $player }: { $time } ms per zet, { $nodes } stellingen per seconde.
spsa-unknown-constant = ‘{ $name }’ is geen constante van het zoeken. Bekende constanten: { $known }.
spsa-step = De stap van { $option } moet een geheel getal van { $least } tot en met { $most } zijn.
spsa-not-a-state = Dit is geen toestand van `fanorona-lab spsa` van deze versie.
spsa-damaged-state = Deze toestand van `fanorona-lab spsa` is beschadigd.
spsa-other-options = Deze toestand is met andere opties gemaakt.

## The Parker booklet's tables.

## Endgame tables. $small and $large are numbers of stones.

endgame-too-many = { $stones } stukken passen niet op een bord van { $points } punten.
endgame-memory = Tabellen van { $stones } stukken op dit bord hebben { $need } GiB geheugen nodig; de grens is { $limit } GiB.
endgame-building = De tabel voor { $small } tegen { $large } stukken wordt opgebouwd.
endgame-progress = { $small } tegen { $large } stukken, ronde { $pass } [{ $bar }] { $percent }%
endgame-contradiction = De tabellen spreken elkaar tegen bij { $position }: er staat { $said }, maar de zetten leiden tot { $found }.
endgame-wrong-numbers = De aantallen winst, remise, verlies en zetten die de tabel voor { $own } tegen { $enemy } stukken noemt, kloppen niet.
endgame-not-checked = Van de tabel voor { $small } tegen { $large } stukken is niets gecontroleerd.

## Saved games. $id is the id of a game.

games-broken-off = Een partij is afgebroken: { $id }. Met ‘fanorona text --resume’ ga je ermee verder.
games-none-broken-off = Er is geen afgebroken partij.
games-no-results = Geen enkele zulke partij is al afgelopen, dus er zijn geen uitslagen.
games-no-strength = Geen enkele zulke partij telt voor de speelsterkte: een afgelopen partij tegen de computer, zonder coach, hints en teruggenomen zetten.
games-over = De partij { $id } is afgelopen.

## Positions in which a turn has very many ways.

turns-cut = De lijst stopt hier: er zijn meer zetten.
perft-not-exact = Een getal na >= is niet exact: een stelling heeft meer reeksen dan dit programma telt, dus het zijn er minstens zo veel.

compare-number = Er worden twee of drie varianten vergeleken: --variants tsivy,parker.
compare-twice = De variant ‘{ $key }’ is twee keer genoemd.
compare-only-positions = Deze optie is voor stellingen, en er wordt een partij vergeleken.
compare-only-games = Deze optie is voor een partij, en er is er geen opgegeven.
compare-boards = ‘{ $other }’ heeft een bord van { $columns } × { $rows } punten, ‘{ $key }’ een van { $firstcolumns } × { $firstrows }: geen stelling past op allebei.
compare-head-sheet = variant
compare-head-turn = zet
compare-head-takes = slaat
compare-head-rule = regel
compare-head-depth = zetten diep
compare-head-turns = zetten
compare-head-only = alleen hier
compare-head-switch = regelpunt
compare-head-board = bord
compare-head-end = einde
compare-yes = ja
compare-no = nee
compare-rules = De regels die het verschil maken:
compare-unknown = niet bekend
compare-head-value = bij het beste spel
compare-not-exact = Een getal na >= is niet exact: het tellen is gestopt, dus het zijn er minstens zo veel.
compare-parted = { $key } heeft de reeks verlaten. { $reason }
compare-no-step = Geen variant staat daar { $step } toe.
compare-game = Een partij { $key }, { $turns } zetten, { $result }.
compare-with =
    { $count ->
        [0] { $key }: dezelfde zetten mogen.
        [one] { $key }: { $count } zet is anders.
       *[other] { $key }: { $count } zetten zijn anders.
    }
compare-with-more = Typ vergelijk en een variant voor de zetten: { $keys }.

puzzle-timed-begin =
    { $mistakes ->
        [one] { $minutes } minuten: los er zo veel op als je kunt. { $mistakes } fout beëindigt de ronde.
       *[other] { $minutes } minuten: los er zo veel op als je kunt. { $mistakes } fouten beëindigen de ronde.
    }
puzzle-timed-left = Nog { $time }, { $solved } opgelost, { $mistakes } van { $most } fouten.
puzzle-welcome = Puzzels. Typ een zet, of help voor de woorden.
puzzle-your-rating = Je rating: { $rating }, met een speling van { $deviation }.
puzzle-none-due = Er komt nu geen puzzel terug.
puzzle-none-due-until = Vóór { $day } komt er geen puzzel terug.
puzzle-all-done = Vandaag komen er geen puzzels meer terug.
puzzle-unknown = Er is geen puzzel ‘{ $name }’.
puzzle-not-a-name = ‘{ $name }’ is niet de naam van een puzzel, zoals tsivy-015b1b0.
puzzle-not-a-theme = ‘{ $name }’ is geen thema. Thema’s: { $known }.
puzzle-not-a-difficulty = ‘{ $name }’ is geen bereik van ratings, zoals 1200-1600, 1800- of -1000.
puzzle-no-sheet = Geen variant met puzzels komt van het regelblad ‘{ $name }’. Regelbladen: { $known }.
puzzle-go-on = Probeer het nog eens, of typ oplossing of volgende.
puzzle-daily-tried = De puzzel van deze dag heb je al geprobeerd. Een nieuwe uitslag verandert je rating niet.
puzzle-daily-solved = De puzzel van deze dag heb je al opgelost.
puzzle-daily-over = Dat was de puzzel van de dag. Nu komen puzzels rond je rating.
puzzle-is-solved = Deze puzzel is opgelost. Typ volgende, of nogmaals om hem nog eens te doen.
puzzle-not-in-timed = Dat kan niet tegen de klok.
puzzle-help =
    Typ zetten als punten: d3-e3, met A voor benadering of W voor terugtrekking waar
    beide kunnen; een reeks als c1-d1A-d2A. De eerste verkeerde zet, hint of oplossing
    telt als fout; je mag toch verdergaan. Woorden:
    opdracht   zegt nog eens wat je moet doen; bord, rijen, zetten en regels als in
               een partij.
    einde      beëindigt de lopende zet; terug neemt de laatste stap ervan terug.
    terugnemen neemt de laatste zet terug.
    hint       geeft een hint; oplossing toont de volgende zet van de oplossing.
    nogmaals   begint de puzzel opnieuw.
    volgende   gaat naar de volgende puzzel, ook zonder oplossing.
    stoppen    sluit het programma af.

explore-later = De verkenner is er pas na afloop van de partij.
explore-head-turn = zet
explore-head-games = partijen
explore-head-white = Wit
explore-head-draws = remises
explore-head-black = Zwart
explore-head-value = waarde
explore-more =
    { $count ->
        [one] Er is nog { $count } zet gespeeld.
       *[other] Er zijn nog { $count } zetten gespeeld.
    }

learn-stars =
    { $stars ->
        [one] { $stars } van de drie sterren.
       *[other] { $stars } van de drie sterren.
    }
learn-unknown = Er is geen les of oefening met de naam ‘{ $name }’. Lessen: { $known }.
learn-unknown-exercise = De les ‘{ $lesson }’ heeft geen oefening ‘{ $name }’. De oefeningen: { $known }.
learn-no-lessons = Er zijn geen lessen.
learn-welcome = Lessen. Typ een zet, of help voor de woorden.
learn-heading = { $lesson }, oefening { $number } van { $count } ({ $name })
learn-marked = Gemarkeerd: { $points }.
learn-pick = Typ de punten, zoals a1 c3.
learn-is-solved = Deze oefening is opgelost. Typ volgende, of nogmaals om die nog eens te doen.
learn-type-next = Typ volgende om verder te gaan.
learn-last = Dit is de laatste oefening. Typ lijst voor alle lessen.
learn-shown-reply =
    { $side ->
        [white] Wit
       *[black] Zwart
    } { $count ->
        [0] zou kunnen antwoorden met { $path }.
       *[other] zou kunnen antwoorden met { $path } en daarbij { $points } slaan.
    }
learn-shown-better =
    { $count ->
        [0] Beter was { $path }.
       *[other] Beter was { $path }: dat slaat { $points }.
    }
learn-picked = Goed; nog { $left }.
learn-picked-so-far = Tot nu toe gekozen: { $points }.
learn-not-these = Niet gevraagd: { $points }.
learn-none-picked = Geen van deze punten is gekozen.
learn-type-points = Hier typ je punten, het ene na het andere, zoals a1 c3.
learn-type-turn = Typ een zet als twee punten, van waar naar waar, zoals d3-e3.
learn-to-where = Typ het punt waar het heen moet.
learn-type-chain = Typ de punten een voor een, en einde om de zet te beëindigen; of de hele reeks ineens, zoals c1-d1A-d2A.
learn-nothing-back = Er is niets terug te nemen: een foute zet wordt meteen teruggenomen.
learn-picked-stay = Er is niets terug te nemen: gekozen punten blijven gekozen.
learn-begins-again = De oefening begint opnieuw.
learn-all-done = Alle { $count } oefeningen zijn opgelost. Hier is de eerste weer; lijst toont je sterren.
learn-lines = Van elk punt leiden lijnen naar de volgende in zijn rij en kolom. Diagonale lijnen gaan alleen uit van sterke punten: die waarvan kolom (a is 1) en rij samen een even getal zijn, zoals c3.
learn-help =
    Typ zetten als punten: d3-e3, met A voor benadering of W voor terugtrekking waar
    beide kunnen; een reeks als c1-d1A-d2A. Woorden:
    opdracht   zegt nog eens wat je moet doen; bord, rijen, zetten en regels als in
               een partij.
    einde      beëindigt de lopende zet; terug neemt de laatste stap ervan terug.
    terugnemen neemt de laatste zet terug.
    claim      claimt een slag die de tegenspeler heeft gemist.
    hint       geeft een hint; oplossing toont de volgende zet van de oplossing.
    nogmaals   begint de oefening opnieuw.
    volgende   gaat naar de volgende oefening, ook zonder oplossing.
    lijst      toont de lessen met je sterren.
    stoppen    sluit het programma af. De volgende keer ga je daar verder.
