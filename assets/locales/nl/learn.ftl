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
learn-stars =
    { $stars ->
        [one] { $stars } van de drie sterren.
       *[other] { $stars } van de drie sterren.
    }

## Buttons.

learn-button-end = Einde zet
learn-button-claim = Slag claimen
learn-button-try-again = Nieuwe poging
learn-button-take-back = Terugnemen
learn-button-hint = Hint
learn-button-solution = Oplossing tonen
learn-button-restart = Opnieuw
learn-button-again = Nog eens
learn-button-next = Volgende
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
coach-low = Vanaf drie stukken
coach-middle = Vanaf twee stukken
coach-high = Vanaf één stuk
coach-line = Vraagt één keer ‘nog eens kijken?’ voordat een zet blijft staan die zo veel verliest, en zegt wat er dreigt. Partijen met een coach tellen niet als winst voor jou.

## Lessons in the terminal.

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
