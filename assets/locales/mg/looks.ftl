# The shipped boards and stones (assets/looks): the name, and a line about each.

## The boards (assets/looks/boards).

board-palissandre = Voamboana
    .about = Hazo fisaka miloko tantely ao anaty faritra voamboana, tsipika nodorana sady efa tonta.
board-ebony = Hazo maizina, taolana voasisika
    .about = Fafana maizina misy tsipika mazava voasisika, faritana hazomainty.
board-field = Hazo fotsin'ny masoandro
    .about = Hazo fisaka tonta avy eo an-kianjan'ny tanàna, nohavanin'ny masoandro sy ny orana, voasokitra tanana.
board-slab = Vato voasoritra
    .about = Tsipika voasoritra eo amin'ny vato fisaka, toy ny eny amin'ny toeram-pivoriana fahiny tany Imerina.
board-plain = Mifanohitra mazava
    .about = Loko tokana misy tsipika mainty matevina: tsy misy manelingelina ny maso.

## The stones (assets/looks/stones).

stones-marble = Marbra sy bazalta
    .about = Vatokely voalambolambo: marbra fotsifotsy misy lalandra sy peratra, bazalta misy pentina sy teboka.
stones-glass = Kanety fitaratra
    .about = Kanety fotsy ronono sy manga lalina manangona ny hazavan'ny jiro.
stones-wood = Hazo mazava sy hazo maizina
    .about = Kapila voavily: varongy mazava misy peratra nodorana, hazomainty misy teboka taolana.
stones-plain = Mifanohitra mazava
    .about = Fotsy tokana misy peratra mainty roa, mainty tokana misy lakroa fotsy.
