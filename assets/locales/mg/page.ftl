# The web page around the game: while it loads, when it fails, and the field for typing. web/assemble.mjs puts these
# into the page, so they have no variables. <b> is bold.

page-tagline = Ny lalao nentim-paharazana malagasy
page-description = Fanorona, ny lalao nentim-paharazana malagasy, eo amin'ny fafana hazo sy vato. Maimaim-poana, ao amin'ny mpitety tranonkalanao, irery na olon-droa.
page-rule = <b>Manatòna vato iray dia haninao izy</b>, miaraka amin'ny vato rehetra mifanarakaraka ao aoriany: ny tsindrona. <b>Manalavira vato iray</b> dia mihinana koa ianao: ny sintona. Azon'ny vato nihinana ny manohy, ho amin'ny teboka hafa sy amin'ny zotra hafa. Resy izay tsy manana vato intsony.
page-no-script = Mila JavaScript ny fanorona.
page-load = Maka ny lalao…
page-prepare = Mandahatra ny vato…
page-no-graphics = Tsy afaka manao ny sarin'ny fafana ity mpitety tranonkala ity: tsy manana WebGL 2 izy, na maty izany. Mahavita azy ny mpitety vaovao kokoa, na ity ihany raha alefa ny fanafainganana sary.
page-no-fetch = Tsy azo nalaina ny lalao. Misy fifandraisana ve?
page-failed = Nijanona ny lalao
page-lost = Very ny sary tao amin'ny karatra sary.
page-resume = Voatahiry ny lalaonao. Avereno sokafana ny pejy hanohizana azy.
page-not-kept = Tsy mamela ny pejy hitahiry lalao ity mpitety tranonkala ity, ka mety ho very ity lalao ity; mamerina azy ny rohy ao amin'ny tatitra.
page-report = Tatitra
page-reload = Sokafy indray
page-copy = Adikao ny tatitra
page-copied = Voadika
# The label of the field for typing. The word in brackets is the first of word-help in words.ftl.
page-field = Milalao amin'ny soratra (fanampiana raha mila fanampiana):
page-send = Hilalao
page-newer = Misy kinova vaovao kokoa.
page-take = Sokafy io
page-later = Rahatrizay
# What a screen reader says of the board.
page-board = Fafam-panorona. Ny saha eo aoriany no andraisana famindrana amin'ny soratra.
