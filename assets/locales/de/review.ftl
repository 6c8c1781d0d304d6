# Eine Partie Zug für Zug ansehen, mitgelieferte Aufzeichnungen, das Heft.

menu-moves = Züge
menu-look-back = Auf die Partie zurückschauen
look-back = Rückschau
look-ribbon = Vergangenheit
look-leave = Zur Partie
look-start = Vor dem ersten Zug
look-after = Nach { $turn }
look-inside = Schritt { $step } von { $all } in { $turn }
look-trying = { $step ->
        [one] Ein anderer Zug: bisher { $step } Schritt
       *[other] Ein anderer Zug: bisher { $step } Schritte
    }
look-other-line =
    { $side ->
        [white] Andere Zugfolge: Weiß am Zug
       *[black] Andere Zugfolge: Schwarz am Zug
    }
look-comment = Anmerkung zu diesem Zug
look-promote = Nach vorn
look-remove = Zugfolge entfernen
look-first = Zum Anfang
look-previous = Einen Zug zurück
look-step-back = Einen Schritt einer Kette zurück
look-autoplay = Die Partie von selbst ablaufen lassen oder anhalten
look-step-on = Einen Schritt einer Kette weiter
look-next = Einen Zug weiter
look-last = Zum Ende
look-speed = Wie schnell die Partie abläuft
look-play-on = Von hier weiterspielen
look-play-on-who = Weiß – Schwarz:

key-look-turn = in der Rückschau: ein Zug zurück, ein Zug weiter
key-look-step = in der Rückschau: ein einzelner Schritt einer Kette; mit dem Mausrad und Umschalt zugweise
key-look-end = in der Rückschau: zum Anfang, zum Ende
key-look-other = in der Rückschau: eine andere Zugfolge statt dieses Zuges
key-look-play = in der Rückschau: die Partie von selbst ablaufen lassen; zurück zur Partie
key-look-mistake = in der Rückschau: zum vorigen Fehler, zum nächsten; ebenso zu den Fehlern beider Seiten

shipped-intro = Jede Partie lässt sich Zug für Zug nachspielen und von jeder Stelle aus weiterspielen.
shipped-look = Ansehen
learn-sample = Eine ganze Partie nach den strengen Regeln der Parker-Schachtel: elf Steine gegen fünf, und trotzdem verloren.
learn-case-d = Alle zweiten Züge von Weiß nach einer Eröffnung, wie das Heft sie aufzählt, und der eine, den es übersehen hat.
learn-telo = Das kleinste Brett, fehlerlos gespielt. Ein Opfer, und was es bringt, in der Mitte zu stehen.
learn-dimy = Zwei Fehler, die wie gute Züge aussehen. Nicht wie viel geschlagen wird, entscheidet, sondern was die andere Seite antworten kann.
learn-tsivy = Weiß schlägt, was es kann, und liegt vorn, als es verloren ist. Sieh nach, was aus einem Schlag wird, bevor du schlägst.
learn-rematch = Die stärkere Seite darf zuerst nicht schlagen, lenkt, wo Weiß schlagen muss, und schlägt dann mit zehn Schritten zu.

booklet-intro = Das Heft einer Fanorona-Schachtel zählt die ersten Züge von Hand. Hier wird alles nachgezählt.
booklet-key = Eine Zahl, die das Heft druckt und die nicht stimmt, ist durchgestrichen; die richtige folgt.
booklet-findings = Was dabei herauskam
booklet-look = Die Probepartie ansehen
