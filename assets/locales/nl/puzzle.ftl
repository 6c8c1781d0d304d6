# Puzzles: their texts, themes, results, the terminal, and errors of packs.
# $side is white or black.

puzzle-heading = Puzzel
puzzle-title = Puzzel { $name }
puzzle-about = { $variant }, moeilijkheid { $rating }.
puzzle-task =
    { $side ->
        [white] Wit
       *[black] Zwart
    } aan zet: { $turns ->
        [one] vind de beste zet.
       *[other] vind de beste zet, { $turns } keer achter elkaar.
    }
puzzle-task-win =
    { $side ->
        [white] Wit
       *[black] Zwart
    } aan zet: win door de laatste stukken te slaan.
puzzle-task-draw =
    { $side ->
        [white] Wit aan zet: red de remise.
       *[black] Zwart aan zet: red de remise.
    }
puzzle-solved =
    { $count ->
        [one] Opgelost. Thema: { $themes }.
       *[other] Opgelost. Thema’s: { $themes }.
    }

## Themes, and the hint that belongs to each.

puzzle-theme-long-chain = lange reeks
puzzle-theme-withdrawal = terugtrekking
puzzle-theme-sacrifice = offer
puzzle-theme-quiet-turn = stille zet
puzzle-theme-stop-early = op tijd stoppen
puzzle-theme-save-draw = remise redden
puzzle-theme-last-stone = het laatste stuk
puzzle-theme-ending = eindspel
puzzle-hint-long-chain = Een van de zetten is een reeks van minstens vier stappen.
puzzle-hint-withdrawal = De eerste zet begint met een slag door terugtrekking.
puzzle-hint-sacrifice = Een van de zetten geeft meer stukken dan hij slaat.
puzzle-hint-quiet-turn = Een van de zetten slaat niets.
puzzle-hint-stop-early = Een reeks moet stoppen, hoewel ze verder zou kunnen.
puzzle-hint-save-draw = Elke andere zet verliest: zoek voor elk een antwoord dat hem weerlegt.
puzzle-hint-last-stone = De laatste zet slaat alle stukken die de tegenspeler nog heeft.
puzzle-hint-ending = Er zijn weinig stukken over: denk elke zet tot het einde door.

## Results.

puzzle-rating = Je rating: { $rating } ({ $change }).
puzzle-not-rated = Je hebt deze puzzel al eens geprobeerd, dus hij telt niet voor je rating.
puzzle-comes-again = Hij komt terug op { $day }.
puzzle-streak =
    { $days ->
        [one] De puzzel van de dag is opgelost.
       *[other] De puzzel van de dag is opgelost, { $days } dagen op rij.
    }

## A run against time.

puzzle-timed-begin =
    { $mistakes ->
        [one] { $minutes } minuten: los er zo veel op als je kunt. { $mistakes } fout beëindigt de ronde.
       *[other] { $minutes } minuten: los er zo veel op als je kunt. { $mistakes } fouten beëindigen de ronde.
    }
puzzle-timed-left = Nog { $time }, { $solved } opgelost, { $mistakes } van { $most } fouten.
puzzle-timed-time = De tijd is om.
puzzle-timed-mistakes = Dat was de laatste fout.
puzzle-timed-none = Er zijn geen puzzels van deze soort meer.
puzzle-timed-result =
    { $solved ->
        [one] Je hebt { $solved } puzzel opgelost. Je beste ronde tot nu toe: { $best }.
       *[other] Je hebt { $solved } puzzels opgelost. Je beste ronde tot nu toe: { $best }.
    }
puzzle-timed-best =
    { $solved ->
        [one] Je hebt { $solved } puzzel opgelost: je beste ronde.
       *[other] Je hebt { $solved } puzzels opgelost: je beste ronde.
    }

## Puzzles in the terminal.

puzzle-welcome = Puzzels. Typ een zet, of help voor de woorden.
puzzle-your-rating = Je rating: { $rating }, met een speling van { $deviation }.
puzzle-none = Er is geen puzzel van deze soort.
puzzle-none-due = Er komt nu geen puzzel terug.
puzzle-none-due-until = Vóór { $day } komt er geen puzzel terug.
puzzle-all-done = Vandaag komen er geen puzzels meer terug.
puzzle-unknown = Er is geen puzzel ‘{ $name }’.
puzzle-not-a-name = ‘{ $name }’ is niet de naam van een puzzel, zoals tsivy-015b1b0.
puzzle-not-a-theme = ‘{ $name }’ is geen thema. Thema’s: { $known }.
puzzle-not-a-difficulty = ‘{ $name }’ is geen bereik van ratings, zoals 1200-1600, 1800- of -1000.
puzzle-no-sheet = Geen variant met puzzels komt van het regelblad ‘{ $name }’. Regelbladen: { $known }.
puzzle-type-next = Typ volgende om verder te gaan.
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

## Packs of puzzles that cannot be used, and the stored progress.

pack-unknown-variant = Er is geen variant ‘{ $key }’.
puzzle-progress-put-aside =
    Je voortgang met de puzzels kon niet worden gelezen ({ $reason }). Het bestand staat nu in { $place }. { $kept ->
        [0] Er kon niets uit worden bewaard.
        [one] De resultaten van { $kept } puzzel konden worden bewaard.
       *[other] De resultaten van { $kept } puzzels konden worden bewaard.
    }
puzzle-progress-stuck = Je voortgang met de puzzels in { $place } kan niet worden gelezen ({ $reason }). Die blijft zoals hij is, en nieuwe resultaten worden niet bewaard.
puzzle-progress-not-kept = Je voortgang met de puzzels kan niet worden bewaard: { $reason }
