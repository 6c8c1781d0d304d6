# The game in words: what is read out, and what can be typed.
aloud-game = Lalao { $name }.
aloud-turn = { side-name }: { $turn }{ $count ->
    [0] .
    [one] , mihinana vato { $count }.
   *[other] , mihinana vato { $count }.
}
aloud-stones = { side-name }: { $count ->
    [0] tsy misy vato.
    [one] vato { $count }, eo amin'ny { $points }.
   *[other] vato { $count }, eo amin'ny { $points }.
}
aloud-turns-many = Famindrana mihoatra ny { $count }, ka anisan'izany: { $turns }.
aloud-turns = Famindrana { $count }: { $turns }.
aloud-back = Nofoanana.
aloud-not-yours = Tsy anjaranao.
aloud-help = Soraty toy ny d3-e3A ny famindrana: avy aiza, ho aiza, ary A (tsindrona) na W (sintona); manaraka eo ihany ny dingana hafa amin'io famindrana io. Teny hafa: { aloud-word-board }, { aloud-word-turns }, { aloud-word-undo }, { aloud-word-redo }, { aloud-word-draw }, { aloud-word-resign }, { aloud-word-claim }, { aloud-word-new }.
aloud-word-help = fanampiana
aloud-word-board = fafana
aloud-word-turns = famindrana
aloud-word-undo = foany
aloud-word-redo = averina
aloud-word-end = farano
aloud-word-claim = mitaky
aloud-word-resign = resy
aloud-word-draw = sahala
aloud-word-new = vaovao

# The board as a screen reader of the desktop has it: a line for each point, and what can be done there.
aloud-board-name = Fafana
aloud-point = { $point }, { $content ->
    [white] vato fotsy
    [black] vato mainty
   *[none] banga
}
aloud-chosen = voafidy
aloud-can-capture = afaka mihinana: { $ways }
aloud-can-step = afaka mandeha any amin'ny { $points }
aloud-step-here = azo aleha
aloud-capture-here = azo ihinanana: { $ways }
aloud-takes-approach = mihinana { $count } ny tsindrona
aloud-takes-withdrawal = mihinana { $count } ny sintona
aloud-takes-approach-to = mihinana { $count } ny tsindrona mankany { $point }
aloud-takes-withdrawal-to = mihinana { $count } ny sintona mankany { $point }
aloud-taken-approach = ho voahanina amin'ny tsindrona
aloud-taken-withdrawal = ho voahanina amin'ny sintona

# What the address of the page asks for and cannot be had.
address-fault = Mangataka zavatra tsy misy ny adiresin'ity pejy ity. { $reason }
address-unknown-player = Tsy misy mpifanandrina solosaina antsoina hoe «{ $name }».
address-unknown-language = Tsy mahay ny fiteny «{ $code }» ny lalao.

# Where the browser lets no worker think.
web-thinks-in-page = Ao amin'ny pejy ihany no avelan'ity mpitety tranonkala ity hieritreretan'ny solosaina, ka fohy ny fieritreretany ary malemy noho izay vitany ny lalaony.
