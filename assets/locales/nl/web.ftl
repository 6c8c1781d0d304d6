# The game in words: what is read out, and what can be typed.
accessibility-game = Een partij { $name }.
accessibility-turn = { side-name }: { $turn }{ $count ->
    [0] .
    [one] , en slaat één stuk.
   *[other] , en slaat { $count } stukken.
}
accessibility-stones = { side-name } heeft { $count ->
    [0] geen stukken.
    [one] één stuk, op { $points }.
   *[other] { $count } stukken, op { $points }.
}
accessibility-turns-many = Meer dan { $count } zetten, waaronder: { $turns }.
accessibility-turns = { $count ->
    [one] Eén zet: { $turns }.
   *[other] { $count } zetten: { $turns }.
}
accessibility-back = Teruggenomen.
accessibility-not-yours = Je bent niet aan zet.
accessibility-help = Typ een zet als d3-e3A: van, naar, en A voor benadering of W voor terugtrekking; verdere stappen van dezelfde zet volgen meteen. Andere woorden: { $words }.

# The board as a screen reader of the desktop has it: a line for each point, and what can be done there.
accessibility-board-name = Bord
accessibility-point = { $point }, { $content ->
    [white] wit stuk
    [black] zwart stuk
   *[none] leeg
}
accessibility-chosen = gekozen
accessibility-can-capture = kan slaan: { $ways }
accessibility-can-step = kan naar { $points } stappen
accessibility-step-here = bereikbaar
accessibility-capture-here = mogelijke slag: { $ways }
accessibility-takes-approach = benadering slaat { $count }
accessibility-takes-withdrawal = terugtrekking slaat { $count }
accessibility-takes-approach-to = benadering naar { $point } slaat { $count }
accessibility-takes-withdrawal-to = terugtrekking naar { $point } slaat { $count }
accessibility-taken-approach = wordt geslagen door benadering
accessibility-taken-withdrawal = wordt geslagen door terugtrekking

# What the address of the page asks for and cannot be had.
address-error = Het adres van deze pagina vraagt om iets wat er niet is. { $reason }
address-unknown-player = Er is geen computertegenspeler met de naam ‘{ $name }’.
address-unknown-language = Het spel spreekt geen ‘{ $code }’.

# Where the browser lets no worker think.
web-thinks-in-page = In deze browser kan de computer alleen in de pagina zelf nadenken; daarom denkt hij kort na en speelt hij zwakker dan hij kan.
