# Die Partie in Worten: was vorgelesen wird und was man eingeben kann.
accessibility-game = Eine Partie { $name }.
accessibility-turn = { side-name }: { $turn }{ $count ->
    [0] .
    [one] , ein Stein geschlagen.
   *[other] , { $count } Steine geschlagen.
}
accessibility-stones = { side-name } hat { $count ->
    [0] keine Steine.
    [one] einen Stein, auf { $points }.
   *[other] { $count } Steine, auf { $points }.
}
accessibility-turns-many = Mehr als { $count } Züge, darunter: { $turns }.
accessibility-turns = { $count ->
    [one] Ein Zug: { $turns }.
   *[other] { $count } Züge: { $turns }.
}
accessibility-back = Zurückgenommen.
accessibility-not-yours = Du bist nicht am Zug.
accessibility-help = Gib einen Zug wie d3-e3A ein: von, nach, und A für Annäherung oder W für Rückzug; weitere Schritte desselben Zuges folgen direkt. Andere Wörter: { $words }.

# Das Brett, wie es ein Bildschirmleser vorliest: jeder Punkt, und was man dort tun kann.
accessibility-board-name = Brett
accessibility-point = { $point }, { $content ->
    [white] weißer Stein
    [black] schwarzer Stein
   *[none] frei
}
accessibility-chosen = gewählt
accessibility-can-capture = kann schlagen: { $ways }
accessibility-can-step = kann nach { $points } ziehen
accessibility-step-here = erreichbar
accessibility-capture-here = möglicher Schlag: { $ways }
accessibility-takes-approach = Annäherung schlägt { $count }
accessibility-takes-withdrawal = Rückzug schlägt { $count }
accessibility-takes-approach-to = Annäherung nach { $point } schlägt { $count }
accessibility-takes-withdrawal-to = Rückzug nach { $point } schlägt { $count }
accessibility-taken-approach = wird durch Annäherung geschlagen
accessibility-taken-withdrawal = wird durch Rückzug geschlagen

# Was die Adresse der Seite verlangt und was es nicht gibt.
address-error = Die Adresse dieser Seite verlangt etwas, das es nicht gibt. { $reason }
address-unknown-player = Kein Computergegner heißt „{ $name }“.
address-unknown-language = Das Spiel spricht „{ $code }“ nicht.

# Wenn der Browser keinen Worker nachdenken lässt.
web-thinks-in-page = In diesem Browser kann der Computer nur in der Seite selbst nachdenken; deshalb denkt er kurz und spielt schwächer, als er kann.
