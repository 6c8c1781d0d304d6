# Lessons: what an exercise says, its buttons, the terminal, and errors of lesson files.
# $side and $opponent are white or black.

## Why a turn is wrong. Counts are stones.

learn-stopped-early = Je bent te vroeg gestopt: hetzelfde stuk had verder moeten gaan.
learn-went-on = Je bent te ver gegaan: de reeks had eerder moeten stoppen.
learn-by-approach = De stap is goed, maar de slag niet: hier moet het de benadering zijn, de stukken vóór je.
learn-by-withdrawal = De stap is goed, maar de slag niet: hier moet het de terugtrekking zijn, de stukken achter je.
learn-exposes =
    { $lost ->
        [one] Nu slaat { $opponent ->
            [white] Wit
           *[black] Zwart
        } { $lost } stuk.
       *[other] Nu slaat { $opponent ->
            [white] Wit
           *[black] Zwart
        } { $lost } stukken.
    } { $least ->
        [0] Na de goede zet valt er niets te slaan.
       *[other] Na de goede zet zijn het er maar { $least }.
    }
learn-not-reached = Na deze zet staat er geen stuk van jou op het gemarkeerde punt.
learn-too-far =
    { $left ->
        [one] Na deze zet is het doel niet meer te halen: je hebt nog maar { $left } zet.
       *[other] Na deze zet is het doel niet meer te halen: je hebt nog maar { $left } zetten.
    }
learn-win-missed = Een andere zet wint meteen.
learn-over = De partij is afgelopen, en de opdracht is niet volbracht. { $outcome }
learn-unclaimed =
    { $opponent ->
        [white] Wit heeft net een slag over het hoofd gezien. Speel niet door: claim die.
       *[black] Zwart heeft net een slag over het hoofd gezien. Speel niet door: claim die.
    }
learn-not-point = { $point } is niet een van de gevraagde punten.
learn-win-gone = Met deze zet is de winst weg: met het antwoord dat je ziet, redt je tegenspeler de partij.
learn-game-lost =
    { $opponent ->
        [white] Met deze zet wint Wit: bekijk het antwoord.
       *[black] Met deze zet wint Zwart: bekijk het antwoord.
    }
learn-omits-capture =
    { $opponent ->
        [white] Je hebt een slag laten liggen, en Wit mag die claimen. De gemarkeerde stukken konden slaan.
       *[black] Je hebt een slag laten liggen, en Zwart mag die claimen. De gemarkeerde stukken konden slaan.
    }
learn-win-by-force = Een andere zet wint gedwongen.
learn-win-by-force-within = Een andere zet wint gedwongen, in hoogstens { $turns } zetten van beide kanten samen.
learn-ends-behind =
    { $more ->
        [one] Met de slagen die volgen, kom je { $more } stuk lager uit dan met de beste zet.
       *[other] Met de slagen die volgen, kom je { $more } stukken lager uit dan met de beste zet.
    }
learn-ends-behind-by-force =
    { $more ->
        [one] Een paar zetten later sta je { $more } stuk achter op wat de beste zet gedwongen oplevert.
       *[other] Een paar zetten later sta je { $more } stukken achter op wat de beste zet gedwongen oplevert.
    }
learn-fewer-stones = In het verwachte vervolg kom je er qua stukken slechter af dan na de beste zet.
learn-less-freedom = In het verwachte vervolg heb je minder bewegingsvrijheid dan na de beste zet.
learn-less-safety = In het verwachte vervolg ben je minder goed beschermd tegen slagen dan na de beste zet.
learn-less-centre = In het verwachte vervolg heb je minder greep op het midden van het bord dan na de beste zet.
learn-weaker = Deze zet verliest niet meteen iets, maar een andere is ongeveer { $whole },{ $tenth } stukken beter.
learn-not-best = Bij langer zoeken vond de computer een betere zet.
learn-not-asked = Deze zet mag, maar hij doet niet wat hier gevraagd wordt.

## What else an exercise says.

learn-solution = De oplossing gaat verder met { $turn }.
learn-solution-points = Nog aan te wijzen: { $points }.
learn-solution-claim = De oplossing is de slag te claimen.
learn-goes-on = Ga verder.
learn-goes-on-within =
    { $left ->
        [one] Ga verder: je hebt nog { $left } zet.
       *[other] Ga verder: je hebt nog { $left } zetten.
    }
learn-taken-back = Teruggenomen. Probeer een andere zet.
learn-out-of-turns = Je zetten zijn op, en de opdracht is niet volbracht. Begin opnieuw.
learn-thinking = Het antwoord wordt berekend…
learn-lesson-open =
    { $count ->
        [one] Dat was de laatste oefening van deze les. { $count } oefening is nog open.
       *[other] Dat was de laatste oefening van deze les. { $count } oefeningen zijn nog open.
    }
learn-lesson-done = Deze les is klaar.
learn-course-done = Je hebt de hele cursus gedaan. Speel nu een partij!
learn-next-lesson = Nu komt ‘{ $name }’.

## Buttons.

learn-button-claim = Slag claimen
learn-button-try-again = Nieuwe poging
learn-button-take-back = Terugnemen
learn-button-hint = Hint
learn-button-solution = Oplossing tonen
learn-button-restart = Opnieuw
learn-button-again = Nog eens
learn-button-next = Volgende
learn-button-next-lesson = Volgende les
learn-button-play = Een partij spelen
learn-button-skip = Overslaan

## Errors of lesson files.

lesson-no-english = Het veld ‘{ $name }’ heeft een Engelse tekst nodig, ‘en’.
lesson-unknown-variant = Er is geen variant ‘{ $name }’.
lesson-unknown-character = Er is geen computertegenspeler ‘{ $name }’.
lesson-no-exercises = Een les heeft een oefening nodig.
lesson-key-taken = Een andere oefening van de les heeft de sleutel ‘{ $name }’.
lesson-position = De stelling is er geen van de variant. { $reason }
lesson-game-over = In deze stelling is de partij afgelopen.
lesson-turn = De zet ‘{ $turn }’ kan daar niet worden gespeeld. { $reason }
lesson-point = Het bord heeft geen punt ‘{ $name }’.
lesson-empty-list = De lijst mag niet leeg zijn.
lesson-line-ends-with-reply = Een lijn moet eindigen met een zet van de leerling.
lesson-too-many-lists = ‘equal’ heeft meer lijsten dan de lijn zetten van de leerling heeft, { $most }.
lesson-zero = ‘{ $name }’ mag niet 0 zijn.
lesson-unreachable = Met geen enkele toegestane zet is dit doel te bereiken.
lesson-already-reached = Het doel is in de stelling al bereikt.
lesson-needless = Het veld ‘{ $name }’ heeft bij dit doel geen betekenis.
lesson-answers-solution = De zet ‘{ $name }’ lost de oefening op en heeft dus geen antwoord nodig.

## The stored progress.

progress-put-aside =
    Je voortgang in de lessen kon niet worden gelezen ({ $reason }). Het bestand staat nu in { $place }. { $kept ->
        [0] Er kon niets uit worden bewaard.
        [one] De voortgang in { $kept } oefening kon worden bewaard.
       *[other] De voortgang in { $kept } oefeningen kon worden bewaard.
    }
progress-stuck = Je voortgang in { $place } kan niet worden gelezen ({ $reason }). Die blijft zoals hij is, en nieuwe voortgang wordt niet bewaard.
progress-not-kept = Je voortgang in de lessen kan niet worden bewaard: { $reason }
progress-version = het is van versie { $version }, en die kent dit programma niet

## The coach beside a game.

coach-title = Coach
coach-asks = Nog eens kijken? { $turn } kost je veel.
coach-asks-less = Nog eens kijken? { $turn } kost je iets.
coach-take-back = Terugnemen
coach-why = Waarom?
coach-let-stand = Laten staan
coach-threat =
    { $side ->
        [white] Wit
       *[black] Zwart
    } dreigt met { $turn }, en dat slaat { $count ->
        [one] 1 stuk
       *[other] { $count } stukken
    }: { $points }.
coach-more-threats = Ook bedreigd: { $points }.
coach-off = Geen coach
coach-low = Bij drie verloren stukken
coach-middle = Bij twee verloren stukken
coach-high = Bij één verloren stuk
coach-line = Vraagt één keer ‘nog eens kijken?’ voordat een zet blijft staan die zo veel verliest, en zegt wat er dreigt. Partijen met een coach tellen niet als winst voor jou.

## Lessons in the terminal.

## The page of puzzles.

menu-puzzles = Puzzels
puzzles-about = Stellingen uit partijen waarin één zet duidelijk beter is dan alle andere. Vind die zet; je rating zegt hoe moeilijk de puzzels zijn die je oplost.
puzzles-standing = Je rating: { $rating }, met een speling van { $deviation }. Opgelost: { $solved } van { $tried }.
puzzles-loading = De puzzels worden geladen…
puzzles-not-fetched = De puzzels voor { $variant } konden niet worden opgehaald. Sluit deze pagina en open die opnieuw om het nog eens te proberen.
puzzles-next = Volgende puzzel
puzzles-daily = Puzzel van de dag
puzzles-daily-about = Voor iedereen dezelfde, elke dag een nieuwe.
puzzles-daily-row =
    { $days ->
        [one] Gisteren opgelost: los die van vandaag op voor twee dagen op rij.
       *[other] { $days } dagen op rij opgelost.
    }
puzzles-daily-done =
    { $days ->
        [0] Voor vandaag opgelost.
        [one] Voor vandaag opgelost.
       *[other] Voor vandaag opgelost, { $days } dagen op rij.
    }
puzzles-again = Nog eens
puzzles-again-about =
    { $count ->
        [one] { $count } puzzel die je niet oploste, komt terug.
       *[other] { $count } puzzels die je niet oploste, komen terug.
    }
puzzles-timed = Tegen de klok
puzzles-timed-about = Zo veel als je kunt in drie minuten; de derde fout beëindigt de ronde.
puzzles-timed-best =
    { $best ->
        [one] Drie minuten, drie fouten. Je record: { $best } puzzel.
       *[other] Drie minuten, drie fouten. Je record: { $best } puzzels.
    }
puzzle-timed-count =
    { $most ->
        [one] Opgelost: { $solved }. Fouten: { $mistakes } van { $most }.
       *[other] Opgelost: { $solved }. Fouten: { $mistakes } van { $most }.
    }
puzzles-any = alle
puzzles-sheet = Regelblad
puzzles-theme = Thema
puzzles-level = Moeilijkheid
puzzles-easier = makkelijker
puzzles-near = rond mijn rating
puzzles-harder = moeilijker
puzzles-count =
    { $count ->
        [0] Geen puzzel past hierbij.
        [one] { $count } puzzel past hierbij.
       *[other] { $count } puzzels passen hierbij.
    }
