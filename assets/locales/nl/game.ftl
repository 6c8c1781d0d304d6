# The window. $side is white, black, you (the only person at the screen) or a player's name.

window-title = Fanorona

menu-new-game = Nieuwe partij
menu-variant = Variant
new-game-others = Andere varianten
variant-line-telo = Het kleinste bord: vier stukken elk, een paar minuten.
variant-line-dimy = Twaalf stukken elk: dezelfde regels, kortere partijen.
variant-line-tsivy = Het nationale spel: 22 stukken elk, reeksen van slagen.
variant-line-parker = Reeksen worden afgemaakt; de eerste zet is één stap.
variant-line-tumicarona = Wie de ander geen zet laat, wint ook; remise na 20 zetten zonder slag.
variant-line-rematch = De vorige winnaar slaat niets tot hij nog vijf stukken heeft.
variant-line-vela = De vorige winnaar geeft, de verliezer slaat één stuk per zet.
variant-line-own = Eigen: { $white } witte, { $black } zwarte stukken.
menu-person = Een mens
menu-start = Spelen
menu-undo = Terugnemen
menu-redo = Opnieuw
menu-confirm = Spelen
menu-end-turn = Einde zet
menu-step-back = Stap terugnemen
menu-resign = Opgeven
menu-offer-draw = Remise bieden
menu-accept = Aannemen
menu-decline = Afwijzen
menu-claim = Slag claimen
menu-rules = Regels
menu-continue = Verder
menu-close = Sluiten
menu-back = Terug
menu-game = Deze partij
menu-games = Bibliotheek
menu-library = Mijn partijen
menu-statistics = Statistieken
menu-shipped = Leerzame partijen
menu-booklet = Het Parker-boekje, nageteld
menu-settings = Instellingen
menu-keys = Muis en toetsen
menu-quit = Afsluiten
menu-unusable = Bestanden die geen bruikbare varianten zijn:

status-to-move =
    { $side ->
        [you] Jij bent aan zet
        [white] Wit aan zet
        [black] Zwart aan zet
       *[other] { $side } aan zet
    }
status-must-capture =
    { $side ->
        [you] Jij bent aan zet en moet slaan: { $how }
        [white] Wit moet slaan: { $how }
        [black] Zwart moet slaan: { $how }
       *[other] { $side } moet slaan: { $how }
    }
status-how-both =
    stap naar { $others ->
        [black] zwarte
       *[white] witte
    } stukken toe of ervan weg
status-how-approach =
    stap naar { $others ->
        [black] zwarte
       *[white] witte
    } stukken toe
status-how-withdrawal =
    stap van { $others ->
        [black] zwarte
       *[white] witte
    } stukken weg
status-should-capture =
    { $side ->
        [you] { $count ->
            [one] Je hoort te slaan, anders mag de ander claimen: { $count } stuk kan slaan
           *[other] Je hoort te slaan, anders mag de ander claimen: { $count } stukken kunnen slaan
        }
        [white] { $count ->
            [one] Wit hoort te slaan, anders mag Zwart claimen: { $count } stuk kan slaan
           *[other] Wit hoort te slaan, anders mag Zwart claimen: { $count } stukken kunnen slaan
        }
        [black] { $count ->
            [one] Zwart hoort te slaan, anders mag Wit claimen: { $count } stuk kan slaan
           *[other] Zwart hoort te slaan, anders mag Wit claimen: { $count } stukken kunnen slaan
        }
       *[other] { $count ->
            [one] { $side } hoort te slaan, anders mag de ander claimen: { $count } stuk kan slaan
           *[other] { $side } hoort te slaan, anders mag de ander claimen: { $count } stukken kunnen slaan
        }
    }
status-any-stone =
    { $side ->
        [you] Jij bent aan zet, met welk stuk je wilt
        [white] Wit mag met elk stuk spelen
        [black] Zwart mag met elk stuk spelen
       *[other] { $side } mag met elk stuk spelen
    }
status-may-continue = Ga verder met { $point } of beëindig de zet
status-must-continue = { $point } moet nog een keer slaan
status-choose =
    { $by ->
        [fingers] Kies wat je slaat: tik op een stuk met A of W, of op een knop
       *[mouse] Kies wat je slaat: klik op een stuk met A of W, of druk op { $key-approach } of { $key-withdrawal }
    }
status-thinking = { $name } denkt na…
status-offer =
    { $side ->
        [white] Wit biedt remise aan
        [black] Zwart biedt remise aan
       *[other] { $side } biedt remise aan
    }
status-declined = De remise is afgewezen
status-may-claim = Met de laatste zet is een slag gemist: je mag die claimen
status-hint =
    { $by ->
        [fingers] Tik op een stuk, dan op het punt waar het heen gaat.
       *[mouse] Klik op een stuk, dan op het punt waar het heen gaat.
    }
status-hint-pick =
    { $by ->
        [fingers] Tik de punten op het bord aan.
       *[mouse] Klik de punten op het bord aan.
    }
status-proposed = Naar { $point }?
status-hint-proposed =
    { $by ->
        [fingers] Tik nog eens op { $point }, of op ‘Spelen’. Een ander punt neemt het terug.
       *[mouse] Klik nog eens op { $point }, of op ‘Spelen’. Een ander punt neemt het terug.
    }
status-hint-choice = Benadering slaat de stukken vóór de stap, terugtrekking die erachter.
status-can =
    { $count ->
        [one] Een van je stukken kan dat.
       *[other] { $count } van je stukken kunnen dat.
    }
status-hint-capture =
    { $by ->
        [fingers] Tik op een stuk, dan op een punt naar { $others ->
            [black] zwarte
           *[white] witte
        } stukken toe of ervan weg, om ze te slaan.
       *[mouse] Klik op een stuk, dan op een punt naar { $others ->
            [black] zwarte
           *[white] witte
        } stukken toe of ervan weg, om ze te slaan.
    }
status-hint-paika =
    { $by ->
        [fingers] Slaan kan niet: tik op een stuk, dan op een punt ernaast.
       *[mouse] Slaan kan niet: klik op een stuk, dan op een punt ernaast.
    }
status-claimed = De slag is geclaimd: de paika is teruggenomen, sla nu
status-handicapped-turn =
    { $side ->
        [you] Jij bent aan zet: doe één gewone stap die de ander een slag laat
        [white] Wit doet één gewone stap die Zwart een slag laat
        [black] Zwart doet één gewone stap die Wit een slag laat
       *[other] { $side } doet één gewone stap die de ander een slag laat
    }
hint-target =
    { $by ->
        [fingers] Tik op een gemarkeerd punt of op een ander stuk.
       *[mouse] Klik op een gemarkeerd punt of op een ander stuk.
    }
hint-only-target =
    { $by ->
        [fingers] Tik op een gemarkeerd punt.
       *[mouse] Klik op een gemarkeerd punt.
    }
hint-captures = Benadering slaat de stukken vóór de stap, terugtrekking die erachter; de getallen tellen ze.
hint-chain =
    { $by ->
        [fingers] Tik op het volgende punt, of beëindig de zet.
       *[mouse] Klik op het volgende punt, of druk op { $key-end } om de zet te beëindigen; { $key-step-back } neemt de stap terug.
    }
hint-chain-must =
    { $by ->
        [fingers] Tik op het volgende punt, of neem de stap terug.
       *[mouse] Klik op het volgende punt; { $key-step-back } neemt de stap terug.
    }

menu-fold = Menu
menu-help = Hulp
menu-take-approach = { $key-approach }: benadering
menu-take-withdrawal = { $key-withdrawal }: terugtrekking
match-taken =
    { $side ->
        [you] Je hebt er { $count } geslagen
        [white] Wit heeft er { $count } geslagen
        [black] Zwart heeft er { $count } geslagen
       *[other] { $side } heeft er { $count } geslagen
    }
seat-computer = Computer: { $name }
seat-choose =
    { $side ->
        [white] Wie speelt met Wit?
       *[black] Wie speelt met Zwart?
    }
seat-take = Kiezen
seat-person-line = Iemand aan dit scherm.
rules-source = Bron: { $source }
status-over = De partij is afgelopen
status-over-hint = Neem de laatste zet terug, dan kun je vandaar verder spelen.
result-again = Nog een keer
result-first-win = Je eerste overwinning!
result-first-win-over = Je eerste overwinning op { $name }!
result-losses =
    Drie keer achter elkaar verloren: { $offer ->
        [both] { $name } speelt milder, en de coach kan je helpen.
        [opponent] { $name } speelt milder.
       *[coach] de coach kan je helpen.
    }
result-stronger = Een sterkere tegenspeler: { $name }
result-gentler = Een mildere tegenspeler: { $name }
result-coach = Spelen met de coach
result-others = Of
resign-question =
    { $side ->
        [you] Geef je op?
        [white] Geeft Wit op?
        [black] Geeft Zwart op?
       *[other] Geeft { $side } op?
    }
quit-question = Afsluiten? Je partij wordt bewaard: de volgende keer kun je ermee verder.
quit-question-unkept = Afsluiten? De partij die bezig is, kan niet worden bewaard.

help-play =
    { $by ->
        [fingers] Tik op een stuk met een ring, dan op een van de punten die ervoor gemarkeerd zijn; of sleep het stuk erheen.
       *[mouse] Klik op een stuk met een ring, dan op een van de punten die ervoor gemarkeerd zijn; of sleep het stuk erheen.
    }
help-camera =
    { $by ->
        [fingers] Draai het bord met twee vingers; spreid ze om dichterbij te komen.
       *[mouse] Draai het bord door met de rechterknop te slepen; kom dichterbij met het wiel.
    }
key-cursor = de cursor over de punten bewegen
key-act = het stuk of punt onder de cursor kiezen
key-end-turn = de zet beëindigen
key-choice = slaan door benadering of door terugtrekking
key-undo-step = de laatste stap van een reeks terugnemen
key-undo = een zet terugnemen, opnieuw spelen
key-escape = sluiten wat openstaat
key-sound = geluid aan of uit
key-function = regels, volledig scherm

menu-hint = Hint
menu-hint-why = Waarom?
menu-hint-away = Hint weg
hint-sought = Op zoek naar een goede zet…
hint-shown =
    { $by ->
        [fingers] Een goede zet gaat van { $from } naar { $to }. Tik op ‘Waarom?’ voor de uitleg.
       *[mouse] Een goede zet gaat van { $from } naar { $to }. Druk nog eens op { $key-hint } voor de uitleg.
    }
hint-shown-lost =
    { $by ->
        [fingers] De beste poging gaat van { $from } naar { $to }. Tik op ‘Waarom?’ voor de uitleg.
       *[mouse] De beste poging gaat van { $from } naar { $to }. Druk nog eens op { $key-hint } voor de uitleg.
    }
hint-end =
    { $by ->
        [fingers] Beëindig de zet hier. Tik op ‘Waarom?’ voor de uitleg.
       *[mouse] Beëindig de zet hier. Druk nog eens op { $key-hint } voor de uitleg.
    }
hint-leads-won = De partij is dan zo goed als gewonnen.
hint-leads-better = Je staat dan beter.
hint-leads-even = De stelling is dan gelijk.
hint-leads-worse = De ander staat beter, maar al het andere is slechter.
hint-leads-lost = Tegen het beste spel is de partij verloren, maar zo houd je het het langst vol.
key-hint = een goede zet tonen, uitleggen, verbergen

# The first question, and the lessons.

welcome-about = Het nationale bordspel van Madagaskar. Twee spelers, elk tweeëntwintig stukken: stap naar de stukken van de ander toe, of ervan weg, en sla ze.
welcome-new = Fanorona is nieuw voor mij
welcome-new-line = Leer het al spelend: korte oefeningen, steeds één regel.
welcome-known = Ik ken het spel
welcome-known-line = Kies een bord en een tegenspeler, en speel.
start-library-line = Je partijen, en andere uit bestanden en links.
start-course = Verder met de cursus
start-course-line = { $name }, oefening { $number } van { $count }
menu-learn = Leren
menu-lessons = Lessen
lessons-begin = Beginnen
lessons-continue = Verder
lessons-again = Opnieuw
lessons-unusable = Bestanden die geen bruikbare lessen zijn:
status-solved = Opgelost

menu-about = Over Fanorona
about-version = Fanorona { $version }
about-licence = Vrije software onder de MIT-licentie of de Apache-licentie 2.0, naar keuze.
about-libraries = De bibliotheken die erin zitten, per licentie:
about-show = Licenties tonen

window-failed = Het venster moest sluiten: { $cause }. Probeer ‘fanorona text’ voor het bord in de terminal.
window-without = Met { $variables } opent er geen venster. Het programma probeert het zonder.
