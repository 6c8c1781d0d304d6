# Eine Partie Zug für Zug ansehen, mitgelieferte Aufzeichnungen, das Heft.

menu-turns = Züge
menu-review = Zurückschauen
review-title = Rückschau
review-ribbon = Vergangenheit
review-leave = Zur Partie
review-start = Vor dem ersten Zug
review-after = Nach { $turn }
review-inside = Schritt { $step } von { $all } in { $turn }
review-trying = { $step ->
        [one] Ein anderer Zug: bisher { $step } Schritt
       *[other] Ein anderer Zug: bisher { $step } Schritte
    }
review-other-line =
    { $side ->
        [white] Andere Zugfolge: Weiß am Zug
       *[black] Andere Zugfolge: Schwarz am Zug
    }
review-comment = Anmerkung zu diesem Zug
review-promote = Nach vorn
review-remove = Zugfolge entfernen
review-first = Zum Anfang
review-previous = Einen Zug zurück
review-step-back = Einen Schritt einer Kette zurück
review-autoplay = Die Partie von selbst ablaufen lassen oder anhalten
review-step-on = Einen Schritt einer Kette weiter
review-next = Einen Zug weiter
review-last = Zum Ende
review-speed = Wie schnell die Partie abläuft
review-play-on = Von hier weiterspielen
review-play-on-who = Weiß – Schwarz:

key-review-turn = in der Rückschau: ein Zug zurück, ein Zug weiter
key-review-step = in der Rückschau: ein einzelner Schritt einer Kette; mit dem Mausrad und Umschalt zugweise
key-review-end = in der Rückschau: zum Anfang, zum Ende
key-review-other = in der Rückschau: eine andere Zugfolge statt dieses Zuges
key-review-play = in der Rückschau: die Partie von selbst ablaufen lassen; zurück zur Partie
key-review-mistake = in der Rückschau: zum vorigen Fehler, zum nächsten; ebenso zu den Fehlern beider Seiten

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
