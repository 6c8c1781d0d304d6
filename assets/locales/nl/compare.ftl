# Variants compared. $side is white or black.

## The switches in which variants differ.

switch-continuation = Een reeks voortzetten
switch-revisiting = Terugkeren naar een punt
switch-repeating = Dezelfde richting houden
switch-first-turn = De eerste zet van elke speler
switch-omitted-capture = Een gemiste slag
switch-methods = De manieren van slaan
switch-choice = Een stap die naar beide kanten slaat
switch-extent = Hoeveel een slag neemt
switch-no-move = Een speler die geen zet kan doen
switch-quiet-limit = Zetten zonder slag
switch-repetition = Een stelling die terugkomt
switch-agreement = Remise in overleg
switch-next-game = De volgende partij van een match
switch-handicap = De handicap
switch-eater-extent = Hoeveel er tijdens de handicap wordt geslagen
switch-eater-chains = Reeksen tijdens de handicap
switch-eater-no-capture = Niets te slaan tijdens de handicap

## Their values.

switch-continuation-optional = Na een slag mag het stuk nog eens slaan, of stoppen.
switch-continuation-compulsory = Na een slag moet het stuk blijven slaan zolang het kan.
switch-continuation-forbidden = Elke zet is maar één stap.
switch-revisiting-forbidden = Een reeks komt niet terug op een punt waar het stuk in deze zet al is geweest.
switch-revisiting-allowed = Een reeks mag terugkomen op punten waar het stuk al is geweest.
switch-repeating-running = Een reeks gaat niet twee keer achter elkaar in dezelfde richting.
switch-repeating-chain = Een reeks gaat geen enkele richting twee keer.
switch-repeating-allowed = Een reeks mag dezelfde richting houden.
switch-first-turn-ordinary = De eerste zet van elke speler is een zet als elke andere.
switch-first-turn-single = De eerste zet van elke speler is één stap waarmee wordt geslagen.
switch-omitted-capture-enforced = Wie kan slaan, moet slaan.
switch-omitted-capture-claimed = Wie kan slaan, moet slaan, maar alleen als de tegenspeler dat claimt.
switch-methods-both = Stukken worden geslagen door benadering en door terugtrekking.
switch-methods-approach = Stukken worden alleen door benadering geslagen.
switch-methods-withdrawal = Stukken worden alleen door terugtrekking geslagen.
switch-choice-free = De speler kiest welke van de twee groepen wordt geslagen.
switch-choice-larger = De grootste van de twee groepen wordt geslagen.
switch-extent-line = Een slag neemt elk stuk van de tegenspeler op de lijn, tot aan het eerste lege punt.
switch-extent-nearest = Een slag neemt alleen het dichtstbijzijnde stuk van de lijn.
switch-no-move-loses = Een speler die geen zet kan doen, verliest.
switch-no-move-draws = Het is remise als een speler geen zet kan doen.
switch-quiet-limit-some =
    { $count ->
        [one] Het is remise na { $count } zet zonder slag.
       *[other] Het is remise na { $count } zetten van beide kanten samen zonder slag.
    }
switch-quiet-limit-none = Zetten zonder slag maken de partij niet remise.
switch-repetition-third = Het is remise als een stelling voor de derde keer op het bord staat.
switch-repetition-fourth = Het is remise als een stelling voor de vierde keer op het bord staat.
switch-repetition-never = Stellingen die terugkomen, maken de partij niet remise.
switch-agreement-yes = De spelers mogen remise afspreken.
switch-agreement-no = De spelers mogen geen remise afspreken.
switch-next-game-swap = Voor de volgende partij wisselen de spelers van kleur.
switch-next-game-loser = De verliezer begint de volgende partij.
switch-handicap-none = Geen van beide kanten heeft een handicap.
switch-handicap-some =
    { $side ->
        [white] Zolang Wit meer dan { $until } stukken heeft, is de zet van Wit een stap die niets slaat, en die Zwart een slag laat als er zo’n stap is.
       *[black] Zolang Zwart meer dan { $until } stukken heeft, is de zet van Zwart een stap die niets slaat, en die Wit een slag laat als er zo’n stap is.
    }
switch-eater-extent-line = De andere kant slaat elk stuk op de lijn.
switch-eater-extent-nearest = De andere kant slaat alleen het dichtstbijzijnde stuk.
switch-eater-chains-yes = De andere kant mag in reeksen slaan.
switch-eater-chains-no = De andere kant doet één stap per zet.
switch-eater-no-capture-plays = Vindt de andere kant niets om te slaan, dan gaat de partij verder.
switch-eater-no-capture-wins = Vindt de andere kant niets om te slaan, dan wint die kant.
switch-eater-no-capture-loses = Vindt de andere kant niets om te slaan, dan verliest die kant.

## Sources.

compare-source-settled = vastgesteld; de bronnen laten het open: { $source }
compare-source-none = er is geen bron genoemd
compare-source-article = Schadd en anderen, 2008
compare-source-article-and-proof = Schadd en anderen, 2008; ook door dit programma bewezen

## Errors.

## The turns of a position.

compare-same-switches = De varianten verschillen in geen enkel regelpunt.
compare-turns =
    { $count ->
        [one] { $count } zet mag volgens elke variant.
       *[other] { $count } zetten mogen volgens elke variant.
    }
compare-same = Dezelfde zetten mogen volgens { $keys }.
compare-more =
    { $count ->
        [one] Nog { $count } zet staat er niet bij.
       *[other] Nog { $count } zetten staan er niet bij.
    }
compare-cut = Niet alle zetten van { $keys } zijn gevonden: het zijn er heel veel. Wat over de andere wordt gezegd, is exact.
compare-over = { $key }: de partij is afgelopen. { $outcome }
compare-takes = { $key }: deze stap slaat daar { $points }.
compare-takes-nothing = { $key }: deze stap slaat daar niets.
compare-refused = { $key }: { $reason }
compare-no-effect = { $key }: geen zet eindigt daar met deze stukken geslagen.
compare-wins-white = Wit wint
compare-wins-black = Zwart wint
compare-wins-in =
    { $turns ->
        [one] { $value } met deze zet
       *[other] { $value } in { $turns } zetten van beide kanten samen
    }
compare-draw = remise

## A chain.

compare-after = Na { $chain }:
compare-before = Voor de eerste stap:
compare-alike = Na { $chain } staan de varianten nog hetzelfde toe.
compare-alike-before = Voor de eerste stap staan de varianten hetzelfde toe.

## A game.

compare-game-alike = { $key }: de hele partij had gespeeld kunnen worden, met hetzelfde einde.
compare-game-turn =
    { $side ->
        [white] { $key }: zet { $number }, Wit, { $turn } mag niet.
       *[black] { $key }: zet { $number }, Zwart, { $turn } mag niet.
    }
compare-game-over =
    { $side ->
        [white] { $key }: de partij is afgelopen vóór zet { $number } van Wit. { $outcome }
       *[black] { $key }: de partij is afgelopen vóór zet { $number } van Zwart. { $outcome }
    }
compare-game-over-at-end = { $key }: de partij is na de laatste zet afgelopen. { $outcome }
compare-game-not-over = { $key }: de partij is na de laatste zet niet afgelopen, maar was dat wel. { $outcome }
compare-game-other-end = { $key }: de partij eindigt anders. Het was: { $was } Het is: { $is }
compare-game-claim =
    { $side ->
        [white] { $key }: na zet { $number } van Wit kon Zwart een gemiste slag claimen.
       *[black] { $key }: na zet { $number } van Zwart kon Wit een gemiste slag claimen.
    }
compare-game-other-turns =
    { $side ->
        [white] { $key }: bij zet { $number } van Wit mogen voor het eerst andere zetten, zoals { $turn }.
       *[black] { $key }: bij zet { $number } van Zwart mogen voor het eerst andere zetten, zoals { $turn }.
    }
compare-game-rule = Regel: { $rule }.

## The terminal board.

compare-alone = Geen andere variant heeft een bord van deze grootte.

## The page of the window.

compare-open = Regels vergelijken
compare-title = Dezelfde stelling met andere regels
compare-add = Regelblad erbij
compare-remove = Dit regelblad weg
compare-counts = Zetten: { $one } · twee diep: { $two } · drie diep: { $three }
compare-only-here = Mag alleen hier: { $count }
compare-value-unknown = Bij het beste spel: niet bekend.
compare-play-on = Verder met deze regels
compare-solve = Uitzoeken wie wint
compare-part-turns = Zetten
compare-part-chain = Een reeks
compare-part-switches = Alle regels
compare-part-game = De partij
compare-legal-under = Mag alleen volgens { $names }
compare-legal-all = mag volgens elk regelblad
compare-turn-row =
    { $count ->
        [0] { $turn } – slaat niets
       *[other] { $turn } – slaat { $count }
    }
compare-walk = Loop deze reeks stap voor stap door
compare-left = Heeft de reeks verlaten. { $reason }
compare-end-here = De zet eindigt hier
compare-all-switches = Ook de regels waarin de regelbladen gelijk zijn
compare-game-shown =
    { $turns ->
        [0] Het begin van de partij, en de zet die werd gespeeld.
        [one] De stelling na { $turns } zet van beide kanten samen, en de zet die daarna werd gespeeld.
       *[other] De stelling na { $turns } zetten van beide kanten samen, en de zet die daarna werd gespeeld.
    }
