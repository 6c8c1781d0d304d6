# Die Partie in Worten: was vorgelesen wird und was man eingeben kann.
aloud-game = Eine Partie { $name }.
aloud-turn = { side-name }: { $turn }{ $count ->
    [0] .
    [one] , ein Stein geschlagen.
   *[other] , { $count } Steine geschlagen.
}
aloud-stones = { side-name } hat { $count ->
    [0] keine Steine.
    [one] einen Stein, auf { $points }.
   *[other] { $count } Steine, auf { $points }.
}
aloud-turns-many = Mehr als { $count } Züge, darunter: { $turns }.
aloud-turns = { $count ->
    [one] Ein Zug: { $turns }.
   *[other] { $count } Züge: { $turns }.
}
aloud-back = Zurückgenommen.
aloud-not-yours = Du bist nicht am Zug.
aloud-help = Gib einen Zug wie d3-e3A ein: von, nach, und A für Annäherung oder W für Rückzug; weitere Schritte desselben Zuges folgen direkt. Andere Wörter: { aloud-word-board }, { aloud-word-turns }, { aloud-word-undo }, { aloud-word-redo }, { aloud-word-draw }, { aloud-word-resign }, { aloud-word-claim }, { aloud-word-new }.
aloud-word-help = hilfe
aloud-word-board = brett
aloud-word-turns = züge
aloud-word-undo = rückgängig
aloud-word-redo = wiederholen
aloud-word-end = fertig
aloud-word-claim = einfordern
aloud-word-resign = aufgeben
aloud-word-draw = remis
aloud-word-new = neu

# Das Brett, wie es ein Bildschirmleser vorliest: jeder Punkt, und was man dort tun kann.
aloud-board-name = Brett
aloud-point = { $point }, { $content ->
    [white] weißer Stein
    [black] schwarzer Stein
   *[none] frei
}
aloud-chosen = gewählt
aloud-can-capture = kann schlagen: { $ways }
aloud-can-step = kann nach { $points } ziehen
aloud-step-here = erreichbar
aloud-capture-here = möglicher Schlag: { $ways }
aloud-takes-approach = Annäherung schlägt { $count }
aloud-takes-withdrawal = Rückzug schlägt { $count }
aloud-takes-approach-to = Annäherung nach { $point } schlägt { $count }
aloud-takes-withdrawal-to = Rückzug nach { $point } schlägt { $count }
aloud-taken-approach = wird durch Annäherung geschlagen
aloud-taken-withdrawal = wird durch Rückzug geschlagen

# Was die Adresse der Seite verlangt und was es nicht gibt.
address-fault = Die Adresse dieser Seite verlangt etwas, das es nicht gibt. { $reason }
address-unknown-player = Kein Computergegner heißt „{ $name }“.
address-unknown-language = Das Spiel spricht „{ $code }“ nicht.

# Wenn der Browser keinen Worker nachdenken lässt.
web-thinks-in-page = In diesem Browser kann der Computer nur in der Seite selbst nachdenken; deshalb denkt er kurz und spielt schwächer, als er kann.
