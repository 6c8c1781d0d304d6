# The editor of positions, and what is proved of them. $side is white or black.

editor-open = Fandaharam-bato
editor-edit = Ovay ity fipetraka ity
editor-title = Fandaharam-bato
editor-tool-white = Hametraka vato fotsy
editor-tool-black = Hametraka vato mainty
editor-tool-move = Hamindra vato
editor-tool-remove = Hanala vato
editor-about-white =
    { $by ->
        [fingers] Kasiho ny teboka hametrahana vato fotsy eo, na hanalana azy.
       *[mouse] Tsindrio ny teboka hametrahana vato fotsy eo, na hanalana azy.
    }
editor-about-black =
    { $by ->
        [fingers] Kasiho ny teboka hametrahana vato mainty eo, na hanalana azy.
       *[mouse] Tsindrio ny teboka hametrahana vato mainty eo, na hanalana azy.
    }
editor-about-move =
    { $by ->
        [fingers] Sariho ny vato, na kasiho izy, avy eo ny teboka banga. Esorina izy raha avoaka ny fafana.
       *[mouse] Sariho ny vato, na tsindrio izy, avy eo ny teboka banga. Esorina izy raha avoaka ny fafana.
    }
editor-about-remove =
    { $by ->
        [fingers] Kasiho ny vato hesorina.
       *[mouse] Tsindrio ny vato hesorina; manala vato amin'ny fitaovana rehetra ny bokotra havanana.
    }
editor-start = Fiandohana
editor-clear = Fafana banga
editor-swap = Hifanakalo loko
editor-number = laharan'ny famindrana
editor-quiet = famindrana tsy nihinana
editor-handicap = Famerana
editor-handicap-none = tsy misy
editor-text = Soratra
editor-copy = Adika
editor-paste = Apetaka
editor-copied = Ao amin'ny tahirin-dika ny fipetraka.
editor-copy-link = Adika ny rohy

## What is unusual about a position.

editor-over = Tapitra eto ny lalao. { $outcome }
editor-was-over =
    { $side ->
        [white] Tsy manana vato ny Fotsy: efa tapitra talohan'ity famindrana ity ny lalao.
       *[black] Tsy manana vato ny Mainty: efa tapitra talohan'ity famindrana ity ny lalao.
    }
editor-many-stones =
    { $side ->
        [white] Manana vato { $found } ny Fotsy, mihoatra ny { $start } am-piandohana: tsy misy lalao mitondra eto.
       *[black] Manana vato { $found } ny Mainty, mihoatra ny { $start } am-piandohana: tsy misy lalao mitondra eto.
    }
editor-many-quiet-turns = Tsy misy lalao mitondra eto: famindrana { $quiet } hatramin'ny fihinanana farany, nefa { $played } ihany no natao.
editor-handicap-over =
    { $side ->
        [white] Vitsy loatra ny vaton'ny Fotsy ka tapitra ny famerana azy.
       *[black] Vitsy loatra ny vaton'ny Mainty ka tapitra ny famerana azy.
    }

## Solving.

solver-solve = Vahana
solver-stop = Ajanona
solver-busy = Mamaha…
solver-failed = Tsy azo vahana eto ny fipetraka.
solver-value = Amin'ny lalao tsara indrindra: { $value }.
solver-unknown = Tsy voaporofo, na dia efa nijerena fipetraka { $nodes } aza. Vetivety kokoa ny famahana vato vitsy.
