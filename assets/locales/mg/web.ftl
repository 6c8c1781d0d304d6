# The game in words: what is read out, and what can be typed.
accessibility-game = Lalao { $name }.
accessibility-turn = { side-name }: { $turn }{ $count ->
    [0] .
    [one] , mihinana vato { $count }.
   *[other] , mihinana vato { $count }.
}
accessibility-stones = { side-name }: { $count ->
    [0] tsy misy vato.
    [one] vato { $count }, eo amin'ny { $points }.
   *[other] vato { $count }, eo amin'ny { $points }.
}
accessibility-turns-many = Famindrana mihoatra ny { $count }, ka anisan'izany: { $turns }.
accessibility-turns = Famindrana { $count }: { $turns }.
accessibility-back = Nofoanana.
accessibility-not-yours = Tsy anjaranao.
accessibility-help = Soraty toy ny d3-e3A ny famindrana: avy aiza, ho aiza, ary A (tsindrona) na W (sintona); manaraka eo ihany ny dingana hafa amin'io famindrana io. Teny hafa: { $words }.

# The board as a screen reader of the desktop has it: a line for each point, and what can be done there.
accessibility-board-name = Fafana
accessibility-point = { $point }, { $content ->
    [white] vato fotsy
    [black] vato mainty
   *[none] banga
}
accessibility-chosen = voafidy
accessibility-can-capture = afaka mihinana: { $ways }
accessibility-can-step = afaka mandeha any amin'ny { $points }
accessibility-step-here = azo aleha
accessibility-capture-here = azo ihinanana: { $ways }
accessibility-takes-approach = mihinana { $count } ny tsindrona
accessibility-takes-withdrawal = mihinana { $count } ny sintona
accessibility-takes-approach-to = mihinana { $count } ny tsindrona mankany { $point }
accessibility-takes-withdrawal-to = mihinana { $count } ny sintona mankany { $point }
accessibility-taken-approach = ho voahanina amin'ny tsindrona
accessibility-taken-withdrawal = ho voahanina amin'ny sintona

# What the address of the page asks for and cannot be had.
address-error = Mangataka zavatra tsy misy ny adiresin'ity pejy ity. { $reason }
address-unknown-player = Tsy misy mpifanandrina solosaina antsoina hoe «{ $name }».
address-unknown-language = Tsy mahay ny fiteny «{ $code }» ny lalao.

# Where the browser lets no worker think.
web-thinks-in-page = Ao amin'ny pejy ihany no avelan'ity mpitety tranonkala ity hieritreretan'ny solosaina, ka fohy ny fieritreretany ary malemy noho izay vitany ny lalaony.
