# The boards and stones that come with the program (assets/looks): the name, and a line about each.

## The boards (assets/looks/boards).

board-palissandre = Palissander
    .about = Honingkleurige planken in een lijst van palissander uit Madagaskar, met ingebrande, versleten lijnen.
board-ebony = Donker notenhout met been
    .about = Een donker bord met lichte, ingelegde lijnen, in een lijst van ebbenhout.
board-field = Zongebleekte plank
    .about = Een oude plank van het dorpsplein, vergrijsd door zon en regen, met de hand gesneden.
board-slab = Gekraste steen
    .about = Lijnen in een plaat graniet gekrast, zoals op de oude vergaderplaatsen van Imerina.
board-plain = Hoog contrast
    .about = Eén effen kleur met brede zwarte lijnen: niets leidt af.

## The stones (assets/looks/stones).

stones-marble = Marmer en basalt
    .about = Gepolijste kiezels: geaderd roomwit marmer met een ring, gespikkeld basalt met een stip.
stones-glass = Glazen knikkers
    .about = Melkwitte en diepblauwe knikkers die het licht van de lamp vangen.
stones-wood = Licht en donker hout
    .about = Gedraaide schijven: licht varongy met een ingebrande ring, ebbenhout met een stip van been.
stones-plain = Hoog contrast
    .about = Effen wit met twee zwarte ringen, effen zwart met een wit kruis.
