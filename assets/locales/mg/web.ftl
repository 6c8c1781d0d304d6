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

# What the address of the page asks for and cannot be had.
address-fault = Mangataka zavatra tsy misy ny adiresin'ity pejy ity. { $reason }
address-unknown-player = Tsy misy mpifanandrina solosaina antsoina hoe «{ $name }».
address-unknown-language = Tsy mahay ny fiteny «{ $code }» ny lalao.

# Where the browser lets no worker think.
web-thinks-in-page = Ao amin'ny pejy ihany no avelan'ity mpitety tranonkala ity hieritreretan'ny solosaina, ka fohy ny fieritreretany ary malemy noho izay vitany ny lalaony.
