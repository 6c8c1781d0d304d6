# What the rules say: sides, ends, refusals, and faults of texts that are read.
# $side is white or black.

side-name =
    { $side ->
        [you] Jij
        [white] Wit
        [black] Zwart
       *[other] { $side }
    }

## How a game ends. $side has won: white or black, or, where one person plays, you or opponent.

outcome-took-all =
    { $side ->
        [white] Wit wint: alle zwarte stukken zijn geslagen.
       *[black] Zwart wint: alle witte stukken zijn geslagen.
    }
outcome-immobilised =
    { $side ->
        [white] Wit wint: Zwart kan geen zet meer doen.
       *[black] Zwart wint: Wit kan geen zet meer doen.
    }
outcome-resigned =
    { $side ->
        [white] Wit wint: Zwart heeft opgegeven.
       *[black] Zwart wint: Wit heeft opgegeven.
    }
outcome-out-of-time =
    { $side ->
        [white] Wit wint: de tijd van Zwart is om.
       *[black] Zwart wint: de tijd van Wit is om.
    }
outcome-nothing-given =
    { $side ->
        [white] Wit wint: er viel niets te slaan, en Zwart had moeten geven.
       *[black] Zwart wint: er viel niets te slaan, en Wit had moeten geven.
    }
outcome-nothing-to-eat =
    { $side ->
        [white] Wit wint: Zwart vond niets om te slaan.
       *[black] Zwart wint: Wit vond niets om te slaan.
    }
outcome-won =
    { $side ->
        [you] Jij wint
        [white] Wit wint
        [black] Zwart wint
       *[other] { $side } wint
    }
outcome-drawn = Remise
outcome-reason-took-all =
    { $side ->
        [white] Alle zwarte stukken zijn geslagen.
       *[black] Alle witte stukken zijn geslagen.
    }
outcome-reason-immobilised =
    { $side ->
        [you] Je tegenspeler kan geen zet meer doen.
        [opponent] Je kunt geen zet meer doen.
        [white] Zwart kan geen zet meer doen.
       *[black] Wit kan geen zet meer doen.
    }
outcome-reason-resigned =
    { $side ->
        [you] Je tegenspeler heeft opgegeven.
        [opponent] Je hebt opgegeven.
        [white] Zwart heeft opgegeven.
       *[black] Wit heeft opgegeven.
    }
outcome-reason-out-of-time =
    { $side ->
        [you] De tijd van je tegenspeler is om.
        [opponent] Je tijd is om.
        [white] De tijd van Zwart is om.
       *[black] De tijd van Wit is om.
    }
outcome-reason-nothing-given =
    { $side ->
        [you] Er viel niets te slaan, en je tegenspeler had moeten geven.
        [opponent] Er viel niets te slaan, en jij had moeten geven.
        [white] Er viel niets te slaan, en Zwart had moeten geven.
       *[black] Er viel niets te slaan, en Wit had moeten geven.
    }
outcome-reason-nothing-to-eat =
    { $side ->
        [you] Je tegenspeler vond niets om te slaan.
        [opponent] Je vond niets om te slaan.
        [white] Zwart vond niets om te slaan.
       *[black] Wit vond niets om te slaan.
    }
outcome-quiet-turns = Remise: te veel zetten zonder slag.
outcome-repetition = Remise: dezelfde stelling is te vaak voorgekomen.
outcome-agreement = Remise in onderling overleg.
outcome-no-move = Remise: wie aan zet is, kan geen zet doen.
outcome-reason-quiet-turns = Er waren te veel zetten zonder slag.
outcome-reason-repetition = Dezelfde stelling is te vaak voorgekomen.
outcome-reason-agreement = De spelers zijn het eens geworden.
outcome-reason-no-move = Wie aan zet is, kan geen zet doen.

## Draws that are near.

draw-near-quiet-turns =
    { $left ->
        [one] Na de volgende zet zonder slag is het remise.
       *[other] Na nog { $left } zetten zonder slag is het remise.
    }
draw-near-position =
    { $repetitions ->
        [2] Deze stelling staat voor de tweede keer op het bord. Komt die nog een keer terug, dan is het remise.
       *[other] Deze stelling heeft { $repetitions } keer op het bord gestaan. Komt die nog een keer terug, dan is het remise.
    }
draw-near-turns =
    { $count ->
        [one] Met deze zet zou het meteen remise zijn door herhaling: { $turns }.
       *[other] Met elk van deze zetten zou het meteen remise zijn door herhaling: { $turns }.
    }

## Clocks.

clock-seconds = Een tijd schrijf je in seconden, zoals 600, 300+5 of 300+5:600; - betekent geen klok.
clock-no-time = Een klok heeft bij het begin wat tijd nodig.
clock-too-long = Een klok kan hoogstens { $hours } uur hebben.
clock-large-increment = Na een zet kunnen er hoogstens { $minutes } minuten bij komen.
clock-sides = Er zijn tijden voor hoogstens twee kanten: eerst die van Wit, dan die van Zwart.

## Why an action is refused.

refusal-game-over = De partij is afgelopen.
refusal-no-stone = Op dit punt staat geen stuk.
refusal-enemy-stone = Dit stuk is van je tegenspeler.
refusal-stone-is-blocked = Dit stuk kan nergens heen.
refusal-occupied = Dit punt is bezet.
refusal-no-line = Er loopt geen lijn tussen deze twee punten.
refusal-another-must-capture =
    { $count ->
        [one] Een ander stuk moet slaan: { $points }.
       *[other] Een van deze stukken moet slaan: { $points }.
    }
refusal-must-capture = Dit stuk moet slaan, en met deze stap slaat het niets.
refusal-other-stone-in-chain = Alleen het stuk op { $point } mag in deze zet verder.
refusal-chain-must-capture = Elke volgende stap van een reeks moet een slag zijn.
refusal-point-touched = Op dit punt is het stuk in deze zet al geweest.
refusal-same-direction = De reeks mag niet in dezelfde richting verdergaan.
refusal-direction-used = Deze richting is in de reeks al gebruikt.
refusal-first-turn-is-one-step = De eerste zet van elke speler is één stap waarmee wordt geslagen.
refusal-no-chains = In deze variant is een zet maar één stap.
refusal-choose-group = Deze stap slaat naar beide kanten: kies benadering (A) of terugtrekking (W).
refusal-takes-nothing-by-approach = Deze stap slaat niets door benadering.
refusal-takes-nothing-by-withdrawal = Deze stap slaat niets door terugtrekking.
refusal-larger-group = Van de twee groepen moet de grootste worden geslagen.
refusal-handicapped-takes-nothing = De kant met de handicap slaat nog niets.
refusal-must-leave-capture = De kant met de handicap moet de ander een slag laten.
refusal-eater-takes-one-step = Er wordt één stuk per zet geslagen, tot de handicap van de andere kant voorbij is.
refusal-must-continue = De reeks moet doorgaan zolang het stuk kan slaan.
refusal-no-open-chain = Er is geen zet bezig.
refusal-chain-is-open = Er is een reeks bezig: beëindig die eerst of neem die terug.
refusal-nothing-to-undo = Er is niets om terug te nemen.
refusal-nothing-to-redo = Er is niets om opnieuw te spelen.
refusal-nothing-to-claim = Er is geen gemiste slag om te claimen.
refusal-no-agreement = In deze variant kun je geen remise afspreken.
refusal-no-offer = Er is geen remise aangeboden.

## What is wrong with a position's text.

position-rows =
    { $found ->
        [one] De stelling heeft { $found } rij, het bord { $expected }.
       *[other] De stelling heeft { $found } rijen, het bord { $expected }.
    }
position-columns =
    { $found ->
        [one] Rij { $row } heeft { $found } punt, het bord { $expected } kolommen.
       *[other] Rij { $row } heeft { $found } punten, het bord { $expected } kolommen.
    }
position-letter = ‘{ $letter }’ kan niet in een stelling staan: alleen W, B, de cijfers 1 tot en met 9 en schuine strepen.
position-side = Wie aan zet is, wordt aangegeven met w of b.
position-quiet = Het aantal zetten sinds de laatste slag moet een getal van 0 tot en met 65535 zijn.
position-number = Het nummer van de zet moet een getal van 1 tot en met { $most } zijn.
position-handicap = De kant met de handicap wordt aangegeven met w, b of een streepje.
position-extra = Een stelling heeft hoogstens vijf velden.
position-off-board = Er ligt een stuk buiten het bord.
position-overlap = Er liggen twee stukken op één punt.
position-empty = Er staat geen stuk op het bord.
position-number-zero = Zetten worden genummerd vanaf 1.
position-no-handicap = Deze variant kent geen handicap.

## What is wrong with a turn's text.

turn-empty = Er staat geen zet.
turn-unexpected = ‘{ $letter }’ kan hier niet in een zet staan.
turn-point-missing = Er ontbreekt een punt, zoals d3.
turn-count-missing = Na het isgelijkteken ontbreekt een getal.
turn-off-board = Het bord heeft geen punt { $point }.
turn-refused = { $from }-{ $to }: { $reason }
turn-ambiguous = Er zijn meer slagen mogelijk: schrijf na het punt A voor benadering of W voor terugtrekking.
turn-wrong-count = De stap slaat er { $actual }, niet { $printed }.

## What is wrong with a game record.

game-tag = Een tag moet geschreven zijn als [Naam "waarde"].
game-tag-twice = De tag ‘{ $name }’ komt twee keer voor.
game-unclosed = Een ‘{ $sign }’ wordt nergens gesloten.
game-unopened = Een ‘{ $sign }’ sluit niets.
game-unknown-variant = Er is geen variant met de naam ‘{ $key }’.
game-start = Het begin is geen stelling. { $reason }
game-number = Het nummer van de zet is { $expected }, niet { $found }
game-turn =
    { $side ->
        [white] Zet { $number }, Wit, ‘{ $turn }’: { $reason }
       *[black] Zet { $number }, Zwart, ‘{ $turn }’: { $reason }
    }
game-after-end = ‘{ $turn }’ staat na het einde van de partij.
game-result = Als uitslag staat er { $found }, maar het is { $expected }.

## What is wrong with a variant file.

variant-syntax = Dit is niet te lezen: { $detail }.
variant-too-deep = Hier staan te veel haakjes open: hoogstens { $most } mogen in elkaar staan. Zoek naar haakjes die niet gesloten zijn, of niet nodig.
variant-no-parentheses = Hier horen velden tussen ronde haakjes, zoals (key: "mine", columns: 5).
variant-value = In het veld ‘{ $field }’ staat iets anders dan de bedoeling is: { $detail }.
variant-out-of-bounds = Een getal in het veld ‘{ $field }’ moet van { $least } tot en met { $most } zijn.
variant-unknown-switch = Geen regelpunt heet ‘{ $name }’. Er zijn { $names }.
variant-unknown-field = Er is geen veld met de naam ‘{ $field }’.
variant-twice = Het veld ‘{ $field }’ komt twee keer voor.
variant-missing = Het veld ‘{ $field }’ ontbreekt.
variant-key = De sleutel ‘{ $key }’ moet uit kleine letters, cijfers en koppeltekens bestaan.
variant-key-too-long = De sleutel heeft { $found } tekens; { $most } is het maximum.
variant-language = De taal ‘{ $code }’ moet een code zijn zoals fr of pt-BR.
variant-language-twice = De taal ‘{ $code }’ komt twee keer voor.
variant-empty-text = De tekst in ‘{ $code }’ is leeg.
variant-name-lines = Een naam moet uit één regel bestaan.
variant-size = Het veld ‘{ $field }’ moet van { $least } tot en met { $most } zijn, niet { $found }.
variant-too-many-points = Het bord zou { $found } punten hebben; het mogen er hoogstens 64 zijn.
variant-start = De beginstelling past niet op het bord. { $reason }
variant-no-stones = Elke kant heeft bij het begin een stuk nodig.
variant-start-over = De partij is bij het begin al afgelopen.
variant-no-english-name = Er ontbreekt een Engelse naam, ‘en’.
variant-zero = Het veld ‘{ $field }’ mag niet nul zijn.
variant-key-taken = De sleutel ‘{ $key }’ is al in gebruik, bij iets dat bij het programma hoort.
variant-key-taken-by-file = De sleutel ‘{ $key }’ is al in gebruik, bij het bestand { $file }.

## What is wrong with a file.

file-missing = Dat bestand is er niet.
file-directory = Dit is een map, geen bestand.
file-not-a-file = Dit is geen gewoon bestand.
file-denied = Het bestand mag niet worden gelezen.
file-too-large = Het bestand is groter dan { $size }.
size-megabytes = { $count } MB
size-kilobytes = { $count } kB
file-not-text = Dit is geen tekstbestand in UTF-8: sla het op als UTF-8.
file-empty = Het bestand is leeg.
file-other = Het bestand kan niet worden gelezen: { $detail }.

## Records with several games, and links.

game-cut-off = De notatie lijkt afgebroken: de tag zegt { $result }, maar aan het eind ontbreekt die uitslag.
game-none = De tekst bevat geen partij.
game-tag-like = ‘{ $name }’ is geen tag, maar bijna ‘{ $known }’, en die bepaalt hoe de partij gelezen wordt.
game-read-as = ‘{ $found }’ wordt gelezen als ‘{ $read }’.
game-beyond-draw =
    { $side ->
        [white] Volgens de regels is de partij vóór zet { $number }, Wit, afgelopen. Zij wordt zonder deze grens tot het einde gelezen. { $reason }
       *[black] Volgens de regels is de partij vóór zet { $number }, Zwart, afgelopen. Zij wordt zonder deze grens tot het einde gelezen. { $reason }
    }
game-second = Er volgt nog een partij. ‘fanorona games import’ leest bestanden met meer partijen.
game-too-many-turns = De partij heeft meer dan { $most } zetten.
game-too-deep = De zijlijnen zitten meer dan { $most } diep in elkaar.
link-scheme = Een link naar een partij begint met fanorona:.
link-version = De link is van versie { $version }, en die kent dit programma niet.
link-cut = Er ontbreekt een stuk van de link.
link-too-long = De link heeft meer dan { $most } tekens.
link-letter = ‘{ $letter }’ kan niet in een link staan.
link-damaged = De link is beschadigd: er is een teken weg of veranderd.
link-unknown-variant = De link is een partij van de variant ‘{ $key }’, en die is hier niet. Zet het bestand ervan in de map met je varianten.
link-turn = Zet { $number } van de link mag niet volgens de regels van deze variant.
link-too-many-turns = Zet { $number } van de link is niet te lezen: daar zijn te veel zetten mogelijk.
link-other-rules = De link is gemaakt met andere regels dan deze variant hier heeft.
