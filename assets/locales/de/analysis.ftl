# Die Analyse einer Partie. $side ist white oder black: die Seite, die gezogen hat.

analysis-mark-hard = Der einzige gute Zug, und schwer zu finden.
analysis-mark-inaccuracy = Eine Ungenauigkeit.
analysis-mark-mistake = Ein Fehler.
analysis-mark-blunder = Ein grober Fehler.
# $best and $played are chances to win, or proven results: the four messages below.
analysis-better = { $turn } war besser: { $best } statt { $played }.
analysis-chance = { $percent } %
analysis-result-win = Gewinn
analysis-result-draw = Remis
analysis-result-loss = Verlust
analysis-accuracy =
    { $side ->
        [white] Weiß: Genauigkeit { $percent } %; Ungenauigkeiten { $inaccuracies }, Fehler { $mistakes }, grobe Fehler { $blunders }; schwere Züge gefunden { $hard }.
       *[black] Schwarz: Genauigkeit { $percent } %; Ungenauigkeiten { $inaccuracies }, Fehler { $mistakes }, grobe Fehler { $blunders }; schwere Züge gefunden { $hard }.
    }
analysis-no-choice =
    { $side ->
        [white] Weiß: kein Zug zu beurteilen.
       *[black] Schwarz: kein Zug zu beurteilen.
    }
analysis-time =
    { $side ->
        [white] Weiß hat { $time } verbraucht.
       *[black] Schwarz hat { $time } verbraucht.
    }
analysis-turning-point = Der Wendepunkt war { $turn }.
analysis-no-turning-point = Kein einzelner Zug hat die Partie entschieden.

analysis-not = Das ist nicht die Analyse einer Partie.
analysis-version = Eine andere Version des Programms hat diese Analyse gemacht ({ $version }). Die Partie muss noch einmal analysiert werden.
analysis-damaged = Die Analyse ist beschädigt. Die Partie muss noch einmal analysiert werden.
analysis-other-game = Das ist die Analyse einer anderen Partie.

## Aus Fehlern lernen. $turn ist der Zug, der gespielt wurde.

missed-title = Statt { $turn }
missed-task =
    { $side ->
        [white] Weiß am Zug: Finde einen besseren Zug als { $turn }.
       *[black] Schwarz am Zug: Finde einen besseren Zug als { $turn }.
    }
missed-hint =
    { $count ->
        [one] Der beste Zug schlägt { $count } Stein.
       *[other] Der beste Zug schlägt { $count } Steine.
    }
missed-hint-quiet = Der beste Zug schlägt nichts.
missed-solved = Richtig: Diesen Zug hättest du spielen sollen.

## Im Fenster. $worth ist eine Gewinnchance oder ein bewiesenes Ergebnis; $done von $all Zügen sind analysiert.

analysis-begin = Analysieren
analysis-stop = Anhalten ({ $done } von { $all })
analysis-go-on = Weiter ({ $done } von { $all })
analysis-about = Findet im Hintergrund heraus, was jeder Zug wert war
analysis-curve = Die Gewinnchance von Weiß im Lauf der Partie
analysis-accuracy-short = Genauigkeit
analysis-used = { $time } verbraucht
analysis-times = Verbrauchte Zeit: Weiß { $white }, Schwarz { $black }
analysis-best = Der beste Zug: { $worth }.
analysis-good = Ein guter Zug: { $worth }.
analysis-forced = Es gab keinen anderen Zug.
analysis-line = Besser: { $line }
analysis-previous = Zum vorigen Fehler
analysis-next = Zum nächsten Fehler
analysis-both = Beide Seiten
analysis-whose = Wessen Fehler
analysis-learn =
    { $count ->
        [one] Aus dem Fehler lernen
       *[other] Aus { $count } Fehlern lernen
    }
analysis-share = Die Aufzeichnung mit der Analyse
analysis-copy = Mit Zeichen und Kommentaren kopieren
analysis-save = Mit Zeichen und Kommentaren speichern …

mistakes-kept = Die Stellung ist jetzt unter deinen Rätseln und kommt ab morgen wieder.
mistakes-done =
    { $count ->
        [one] Das war der einzige Fehler. Auf Anhieb gelöst: { $solved }.
       *[other] Das war der letzte von { $count } Fehlern. Auf Anhieb gelöst: { $solved }.
    }
