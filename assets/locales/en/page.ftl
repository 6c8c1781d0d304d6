# The web page around the game: while it loads, when it fails, and the field for typing. web/assemble.mjs puts these
# into the page, so they have no variables. <b> is bold.

page-tagline = The national board game of Madagascar
page-description = Fanorona, the national board game of Madagascar, on a board of wood and stone. Free, in your browser, alone or for two.
page-rule = <b>Step towards a stone and you take it</b>, and every stone behind it in a row: an approach. <b>Step away from one</b> and you take as well: a withdrawal. The stone that has captured may go on, to another point and in another direction. Whoever has no stone left has lost.
page-no-script = Fanorona needs JavaScript.
page-load = Fetching the game…
page-prepare = Setting out the stones…
page-no-graphics = This browser cannot draw the board: it has no WebGL 2, or it is switched off. A newer browser can, or the same one with graphics acceleration switched on.
page-no-fetch = The game could not be fetched. Is there a connection?
page-failed = The game has stopped
page-lost = The graphics card has stopped drawing the board.
page-resume = Your game is saved. Reload to go on with it.
page-not-kept = This browser does not let the page save games, so this one may be lost; the link in the report brings it back.
page-report = Report
page-reload = Reload
page-copy = Copy the report
page-copied = Copied
# The label of the field for typing. The word in brackets is the first of word-help in words.ftl.
page-field = Play by typing (help for help):
page-send = Play
page-newer = A newer version is available.
page-take = Reload to use it
page-later = Not now
# What a screen reader says of the board.
page-board = Fanorona board. Type your turns in the field after it.
