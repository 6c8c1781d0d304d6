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
puzzle-at-last = Toch nog opgelost!
puzzle-comes-again = Hij komt terug op { $day }.
puzzle-streak =
    { $days ->
        [one] De puzzel van de dag is opgelost.
       *[other] De puzzel van de dag is opgelost, { $days } dagen op rij.
    }

## A run against time.

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

puzzle-none = Er is geen puzzel van deze soort.

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
