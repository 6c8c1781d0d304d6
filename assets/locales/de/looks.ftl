# Die mitgelieferten Bretter und Steine (assets/looks): der Name und eine Zeile dazu.

## Die Bretter (assets/looks/boards).

board-palissandre = Palisander
    .about = Honigfarbene Bohlen in einem Rahmen aus madagassischem Palisander, die Linien eingebrannt und abgegriffen.
board-ebony = Dunkler Nussbaum, Einlagen aus Bein
    .about = Ein dunkles Brett mit eingelegten hellen Linien, gerahmt in Ebenholz.
board-field = Gebleichte Planke
    .about = Eine alte Planke vom Dorfplatz, grau von Sonne und Regen, von Hand geschnitten.
board-slab = Geritzter Stein
    .about = Linien, in eine Granitplatte geritzt, wie an den alten Versammlungsplätzen von Imerina.
board-plain = Starker Kontrast
    .about = Eine gleichmäßige Farbe mit breiten schwarzen Linien: Nichts lenkt ab.

## Die Steine (assets/looks/stones).

stones-marble = Marmor und Basalt
    .about = Polierte Kiesel: geäderter, cremefarbener Marmor mit Ring, gesprenkelter Basalt mit Punkt.
stones-glass = Glasmurmeln
    .about = Milchweiße und tiefblaue Murmeln, die das Licht der Lampe sammeln.
stones-wood = Helles und dunkles Holz
    .about = Gedrechselte Scheiben: helles Varongy mit eingebranntem Ring, Ebenholz mit einem Punkt aus Bein.
stones-plain = Starker Kontrast
    .about = Schlichtes Weiß mit zwei schwarzen Ringen, schlichtes Schwarz mit weißem Kreuz.
