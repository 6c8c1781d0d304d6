# The game in words: what is read out, and what can be typed.
aloud-game = Een partij { $name }.
aloud-turn = { side-name }: { $turn }{ $count ->
    [0] .
    [one] , en slaat één stuk.
   *[other] , en slaat { $count } stukken.
}
aloud-stones = { side-name } heeft { $count ->
    [0] geen stukken.
    [one] één stuk, op { $points }.
   *[other] { $count } stukken, op { $points }.
}
aloud-turns-many = Meer dan { $count } zetten, waaronder: { $turns }.
aloud-turns = { $count ->
    [one] Eén zet: { $turns }.
   *[other] { $count } zetten: { $turns }.
}
aloud-back = Teruggenomen.
aloud-not-yours = Je bent niet aan zet.
aloud-help = Typ een zet als d3-e3A: van, naar, en A voor benadering of W voor terugtrekking; verdere stappen van dezelfde zet volgen meteen. Andere woorden: { aloud-word-board }, { aloud-word-turns }, { aloud-word-undo }, { aloud-word-redo }, { aloud-word-draw }, { aloud-word-resign }, { aloud-word-claim }, { aloud-word-new }.
aloud-word-help = help
aloud-word-board = bord
aloud-word-turns = zetten
aloud-word-undo = terugnemen
aloud-word-redo = opnieuw
aloud-word-end = einde
aloud-word-claim = claim
aloud-word-resign = opgeven
aloud-word-draw = remise
aloud-word-new = nieuw

# The board as a screen reader of the desktop has it: a line for each point, and what can be done there.
aloud-board-name = Bord
aloud-point = { $point }, { $content ->
    [white] wit stuk
    [black] zwart stuk
   *[none] leeg
}
aloud-chosen = gekozen
aloud-can-capture = kan slaan: { $ways }
aloud-can-step = kan naar { $points } stappen
aloud-step-here = bereikbaar
aloud-capture-here = mogelijke slag: { $ways }
aloud-takes-approach = benadering slaat { $count }
aloud-takes-withdrawal = terugtrekking slaat { $count }
aloud-takes-approach-to = benadering naar { $point } slaat { $count }
aloud-takes-withdrawal-to = terugtrekking naar { $point } slaat { $count }
aloud-taken-approach = wordt geslagen door benadering
aloud-taken-withdrawal = wordt geslagen door terugtrekking

# What the address of the page asks for and cannot be had.
address-fault = Het adres van deze pagina vraagt om iets wat er niet is. { $reason }
address-unknown-player = Er is geen computertegenspeler met de naam ‘{ $name }’.
address-unknown-language = Het spel spreekt geen ‘{ $code }’.

# Where the browser lets no worker think.
web-thinks-in-page = In deze browser kan de computer alleen in de pagina zelf nadenken; daarom denkt hij kort na en speelt hij zwakker dan hij kan.
