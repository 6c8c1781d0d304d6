# Warum ein Zug gut oder schlecht ist. $side ist white oder black: die Seite, um die es im Satz geht.

explain-only-turn = Es ist der einzige Zug.
explain-all-win = Bei bestem Spiel gewinnt jeder Zug.
explain-all-draw = Bei bestem Spiel führt jeder Zug zum Remis.
explain-all-loss = Gegen bestes Spiel verliert jeder Zug.
explain-omits-capture =
    { $side ->
        [white] { $count ->
            [one] Er lässt einen Schlag aus: Der Stein auf { $points } konnte schlagen, und Weiß darf das einfordern.
           *[other] Er lässt einen Schlag aus: Die Steine auf { $points } konnten schlagen, und Weiß darf das einfordern.
        }
       *[black] { $count ->
            [one] Er lässt einen Schlag aus: Der Stein auf { $points } konnte schlagen, und Schwarz darf das einfordern.
           *[other] Er lässt einen Schlag aus: Die Steine auf { $points } konnten schlagen, und Schwarz darf das einfordern.
        }
    }
explain-takes-all = Er schlägt die letzten Steine und gewinnt.
explain-immobilises =
    { $side ->
        [white] Er lässt Weiß keinen Zug mehr und gewinnt.
       *[black] Er lässt Schwarz keinen Zug mehr und gewinnt.
    }
explain-wins-at-once = Er gewinnt sofort.
explain-wins = Er erzwingt den Gewinn, in höchstens { $turns } Zügen beider Seiten.
explain-wins-some-time = Er gewinnt bei bestem Spiel.
explain-keeps-win =
    { $worse ->
        [one] Er hält den Gewinn fest, den einer der { $of } anderen Züge aus der Hand gäbe.
       *[other] Er hält den Gewinn fest, den { $worse } der { $of } anderen Züge aus der Hand gäben.
    }
explain-keeps-win-alone = Nur dieser Zug hält den Gewinn fest.
explain-keeps-draw =
    { $worse ->
        [one] Er hält das Remis fest, das einer der { $of } anderen Züge aus der Hand gäbe.
       *[other] Er hält das Remis fest, das { $worse } der { $of } anderen Züge aus der Hand gäben.
    }
explain-keeps-draw-alone = Nur dieser Zug hält das Remis fest.
explain-allows-win-at-once =
    { $side ->
        [white] Weiß gewinnt dann sofort.
       *[black] Schwarz gewinnt dann sofort.
    }
explain-allows-win =
    { $side ->
        [white] Weiß erzwingt dann den Gewinn, in höchstens { $turns } Zügen beider Seiten.
       *[black] Schwarz erzwingt dann den Gewinn, in höchstens { $turns } Zügen beider Seiten.
    }
explain-allows-win-some-time =
    { $side ->
        [white] Weiß gewinnt dann bei bestem Spiel.
       *[black] Schwarz gewinnt dann bei bestem Spiel.
    }
explain-win-to-draw = Er gibt den Gewinn aus der Hand: Bei bestem Spiel ist die Partie jetzt remis.
explain-win-to-loss =
    { $side ->
        [white] Er gibt eine gewonnene Partie aus der Hand: Bei bestem Spiel gewinnt jetzt Weiß.
       *[black] Er gibt eine gewonnene Partie aus der Hand: Bei bestem Spiel gewinnt jetzt Schwarz.
    }
explain-draw-to-loss =
    { $side ->
        [white] Er gibt das Remis aus der Hand: Bei bestem Spiel gewinnt jetzt Weiß.
       *[black] Er gibt das Remis aus der Hand: Bei bestem Spiel gewinnt jetzt Schwarz.
    }
explain-misses-win-at-once = { $turn } würde sofort gewinnen.
explain-misses-win = { $turn } würde den Gewinn erzwingen, in höchstens { $turns } Zügen beider Seiten.
explain-misses-win-some-time = { $turn } würde bei bestem Spiel gewinnen.
explain-takes-safely =
    { $side ->
        [white] { $count ->
            [one] Er schlägt { $count } Stein, und Weiß kann nichts zurückschlagen.
           *[other] Er schlägt { $count } Steine, und Weiß kann nichts zurückschlagen.
        }
       *[black] { $count ->
            [one] Er schlägt { $count } Stein, und Schwarz kann nichts zurückschlagen.
           *[other] Er schlägt { $count } Steine, und Schwarz kann nichts zurückschlagen.
        }
    }
explain-takes =
    { $count ->
        [one] Er schlägt { $count } Stein.
       *[other] Er schlägt { $count } Steine.
    }
explain-takes-back =
    { $side ->
        [white] Weiß schlägt { $count } zurück.
       *[black] Schwarz schlägt { $count } zurück.
    }
explain-gives-to-take =
    { $gives ->
        [one] Er gibt { $gives } Stein, um { $takes } zu schlagen.
       *[other] Er gibt { $gives } Steine, um { $takes } zu schlagen.
    }
explain-gives-and-takes =
    { $gives ->
        [one] Er verliert { $gives } Stein und schlägt { $takes } zurück.
       *[other] Er verliert { $gives } Steine und schlägt { $takes } zurück.
    }
explain-gives =
    { $side ->
        [white] { $count ->
            [one] Weiß schlägt dann { $count } Stein.
           *[other] Weiß schlägt dann { $count } Steine.
        }
       *[black] { $count ->
            [one] Schwarz schlägt dann { $count } Stein.
           *[other] Schwarz schlägt dann { $count } Steine.
        }
    }
explain-exchange =
    { $side ->
        [white] Mit allen Schlägen, die folgen, schlägt Weiß { $takes } und verliert { $gives }.
       *[black] Mit allen Schlägen, die folgen, schlägt Schwarz { $takes } und verliert { $gives }.
    }
explain-most = Jeder andere Zug bringt eine schlechtere Steinbilanz.
explain-forces =
    { $side ->
        [white] { $count ->
            [one] Er gewinnt { $count } Stein, was Weiß auch antwortet, zum Beispiel { $line }.
           *[other] Er gewinnt { $count } Steine, was Weiß auch antwortet, zum Beispiel { $line }.
        }
       *[black] { $count ->
            [one] Er gewinnt { $count } Stein, was Schwarz auch antwortet, zum Beispiel { $line }.
           *[other] Er gewinnt { $count } Steine, was Schwarz auch antwortet, zum Beispiel { $line }.
        }
    }
explain-saves =
    { $side ->
        [white] { $count ->
            [one] Er rettet den Stein auf { $points }, den Weiß mit { $turn } zu schlagen drohte.
           *[other] Er rettet die Steine auf { $points }, die Weiß mit { $turn } zu schlagen drohte.
        }
       *[black] { $count ->
            [one] Er rettet den Stein auf { $points }, den Schwarz mit { $turn } zu schlagen drohte.
           *[other] Er rettet die Steine auf { $points }, die Schwarz mit { $turn } zu schlagen drohte.
        }
    }
explain-shut-alone =
    { $side ->
        [white] Er lässt Weiß nichts zu schlagen; jeder andere Zug würde Steine verlieren.
       *[black] Er lässt Schwarz nichts zu schlagen; jeder andere Zug würde Steine verlieren.
    }
explain-shut =
    { $side ->
        [white] { $costly ->
            [one] Er lässt Weiß nichts zu schlagen; einer der { $of } anderen Züge würde Steine verlieren.
           *[other] Er lässt Weiß nichts zu schlagen; { $costly } der { $of } anderen Züge würden Steine verlieren.
        }
       *[black] { $costly ->
            [one] Er lässt Schwarz nichts zu schlagen; einer der { $of } anderen Züge würde Steine verlieren.
           *[other] Er lässt Schwarz nichts zu schlagen; { $costly } der { $of } anderen Züge würden Steine verlieren.
        }
    }
explain-shut-later =
    { $side ->
        [white] { $costly ->
            [one] Er lässt Weiß nichts zu schlagen; einer der { $of } anderen Züge würde zwingend Steine verlieren.
           *[other] Er lässt Weiß nichts zu schlagen; { $costly } der { $of } anderen Züge würden zwingend Steine verlieren.
        }
       *[black] { $costly ->
            [one] Er lässt Schwarz nichts zu schlagen; einer der { $of } anderen Züge würde zwingend Steine verlieren.
           *[other] Er lässt Schwarz nichts zu schlagen; { $costly } der { $of } anderen Züge würden zwingend Steine verlieren.
        }
    }
explain-gives-least =
    { $gives ->
        [one] Er verliert { $gives } Stein, und kein Zug verliert weniger; bei { $costly } der { $of } anderen Züge sind es mehr.
       *[other] Er verliert { $gives } Steine, und kein Zug verliert weniger; bei { $costly } der { $of } anderen Züge sind es mehr.
    }
explain-stops-chain =
    { $count ->
        [one] Er hört rechtzeitig auf: Weiterziehen würde mindestens { $count } Stein kosten.
       *[other] Er hört rechtzeitig auf: Weiterziehen würde mindestens { $count } Steine kosten.
    }
explain-declines =
    { $count ->
        [one] Mehr zu schlagen würde unterm Strich mindestens { $count } Stein kosten.
       *[other] Mehr zu schlagen würde unterm Strich mindestens { $count } Steine kosten.
    }
explain-after =
    { $side ->
        [white] { $count ->
            [one] Nach { $turn } schlägt Weiß { $count } Stein mit { $answer }.
           *[other] Nach { $turn } schlägt Weiß { $count } Steine mit { $answer }.
        }
       *[black] { $count ->
            [one] Nach { $turn } schlägt Schwarz { $count } Stein mit { $answer }.
           *[other] Nach { $turn } schlägt Schwarz { $count } Steine mit { $answer }.
        }
    }
explain-then =
    { $side ->
        [white] { $count ->
            [one] Weiß schlägt dann { $count } Stein mit { $answer }.
           *[other] Weiß schlägt dann { $count } Steine mit { $answer }.
        }
       *[black] { $count ->
            [one] Schwarz schlägt dann { $count } Stein mit { $answer }.
           *[other] Schwarz schlägt dann { $count } Steine mit { $answer }.
        }
    }
explain-only-answer =
    { $side ->
        [white] Er lässt Weiß einen einzigen Zug, { $turn }.
       *[black] Er lässt Schwarz einen einzigen Zug, { $turn }.
    }
explain-threatens =
    { $count ->
        [one] Er droht mit { $turn }, was { $count } Stein schlagen würde.
       *[other] Er droht mit { $turn }, was { $count } Steine schlagen würde.
    }
explain-steps-into-line = Der Stein zieht in die Bahn eines Schlages.
explain-loses =
    { $count ->
        [one] Er kostet { $count } Stein mehr als { $turn }.
       *[other] Er kostet { $count } Steine mehr als { $turn }.
    }
explain-loses-later =
    { $count ->
        [one] Er kostet zwingend { $count } Stein mehr als { $turn }, zum Beispiel { $line }.
       *[other] Er kostet zwingend { $count } Steine mehr als { $turn }, zum Beispiel { $line }.
    }
explain-misses =
    { $count ->
        [one] { $turn } würde { $count } Stein mehr bringen.
       *[other] { $turn } würde { $count } Steine mehr bringen.
    }
explain-misses-capture =
    { $count ->
        [one] { $turn } würde { $takes } schlagen und unterm Strich { $count } Stein mehr bringen.
       *[other] { $turn } würde { $takes } schlagen und unterm Strich { $count } Steine mehr bringen.
    }
explain-takes-fewer =
    { $taken ->
        [0] Er schlägt nichts, und { $turn } schlägt { $takes }.
       *[other] Er schlägt { $taken }, und { $turn } schlägt { $takes }.
    }
explain-misses-later =
    { $count ->
        [one] { $turn } würde zwingend { $count } Stein mehr bringen, zum Beispiel { $line }.
       *[other] { $turn } würde zwingend { $count } Steine mehr bringen, zum Beispiel { $line }.
    }
explain-too-far =
    { $count ->
        [one] Die Kette geht zu weit: Auf { $point } beendet, würde sie { $count } Stein mehr bringen.
       *[other] Die Kette geht zu weit: Auf { $point } beendet, würde sie { $count } Steine mehr bringen.
    }
explain-too-early =
    { $count ->
        [one] Die Kette endet zu früh: Als { $turn } würde sie { $count } Stein mehr bringen.
       *[other] Die Kette endet zu früh: Als { $turn } würde sie { $count } Steine mehr bringen.
    }
explain-goes-on =
    { $count ->
        [one] Die Kette endet zu früh: Sie kann als { $turn } weitergehen und { $count } mehr schlagen.
       *[other] Die Kette endet zu früh: Sie kann als { $turn } weitergehen und { $count } mehr schlagen.
    }
explain-more-stones =
    { $side ->
        [white] Im erwarteten Verlauf hat Weiß eine bessere Steinbilanz als nach { $turn }.
       *[black] Im erwarteten Verlauf hat Schwarz eine bessere Steinbilanz als nach { $turn }.
    }
explain-fewer-stones =
    { $side ->
        [white] Im erwarteten Verlauf hat Weiß eine schlechtere Steinbilanz als nach { $turn }.
       *[black] Im erwarteten Verlauf hat Schwarz eine schlechtere Steinbilanz als nach { $turn }.
    }
explain-more-freedom =
    { $side ->
        [white] Im erwarteten Verlauf ist Weiß gegenüber Schwarz beweglicher als nach { $turn }.
       *[black] Im erwarteten Verlauf ist Schwarz gegenüber Weiß beweglicher als nach { $turn }.
    }
explain-less-freedom =
    { $side ->
        [white] Im erwarteten Verlauf ist Weiß gegenüber Schwarz weniger beweglich als nach { $turn }.
       *[black] Im erwarteten Verlauf ist Schwarz gegenüber Weiß weniger beweglich als nach { $turn }.
    }
explain-more-safety =
    { $side ->
        [white] Im erwarteten Verlauf ist Weiß gegenüber Schwarz besser vor Schlägen geschützt als nach { $turn }.
       *[black] Im erwarteten Verlauf ist Schwarz gegenüber Weiß besser vor Schlägen geschützt als nach { $turn }.
    }
explain-less-safety =
    { $side ->
        [white] Im erwarteten Verlauf ist Weiß gegenüber Schwarz weniger gut vor Schlägen geschützt als nach { $turn }.
       *[black] Im erwarteten Verlauf ist Schwarz gegenüber Weiß weniger gut vor Schlägen geschützt als nach { $turn }.
    }
explain-more-centre =
    { $side ->
        [white] Im erwarteten Verlauf beherrscht Weiß die Mitte des Brettes gegenüber Schwarz besser als nach { $turn }.
       *[black] Im erwarteten Verlauf beherrscht Schwarz die Mitte des Brettes gegenüber Weiß besser als nach { $turn }.
    }
explain-less-centre =
    { $side ->
        [white] Im erwarteten Verlauf beherrscht Weiß die Mitte des Brettes gegenüber Schwarz weniger als nach { $turn }.
       *[black] Im erwarteten Verlauf beherrscht Schwarz die Mitte des Brettes gegenüber Weiß weniger als nach { $turn }.
    }
explain-nothing-better = Die Suche findet keinen besseren Zug, und keinen einzelnen Grund.
explain-as-good = Er ist etwa so gut wie { $turn }; diesen zieht die Suche vor.
explain-prefers = Die Suche zieht { $turn } vor, ohne einen einzelnen Grund.

search-not-all-turns = Nicht alle Züge wurden bedacht: Eine Stellung hat zu viele.
