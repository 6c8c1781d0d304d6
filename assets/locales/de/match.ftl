# Matches, Namen, Uhren.

## Der Plan eines Matches. $format und $clock sagen, was gewählt ist.

plan-more = Match, Namen, Uhren, Trainer
plan-summary = { $format } · { $clock }
plan-coached =
    { $summary }. Der Trainer fragt nach, wenn ein Zug { $stones ->
        [one] einen Stein
       *[other] { $stones } Steine
    } oder mehr verliert.
plan-format = Form des Matches
plan-single = Einzelne Partie
plan-best-of = Bis zu { $games } Partien
plan-games = Höchstzahl der Partien
plan-tumicarona = Tumicarona-Match
plan-vela = Vela-Match
plan-best-of-line = Die Farben wechseln, oder wer verloren hat, beginnt, je nach den Regeln. Ein Gewinn zählt einen Punkt, ein Remis einen halben.
plan-tumicarona-line = Eine Partie; dann die Revanche: Wer verloren hat, beginnt, wer gewonnen hat, spielt mit Handicap; bei 1 : 1 entscheidet eine dritte Partie. Remispartien werden wiederholt.
plan-vela-line = Eine Partie; dann die Vela: Wer verloren hat, frisst in jedem Zug einen Stein, wer gewonnen hat, gibt; bei 1 : 1 entscheidet eine dritte Partie. Remispartien werden wiederholt.
plan-claimed = Ein ausgelassener Schlag muss eingefordert werden
plan-hungry-loses = Wer frisst und nichts findet, verliert
plan-names = Namen
plan-clocks = Uhren
plan-clock-none = Keine Uhr
plan-clock-own = Andere Zeit
plan-clock-preset =
    { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
plan-clock-minutes = Minuten am Anfang
plan-clock-seconds = Sekunden am Anfang
plan-clock-increment = s nach jedem Zug
plan-clock-apart = Für jede Seite anders

## Neben dem Brett. $name, $white, $first und $second sind Namen von Spielern.

match-player = Spieler { $number }
match-game = Partie { $number }
match-game-of = Partie { $number } von höchstens { $games }
match-game-rematch = Partie { $number }: die Revanche
match-game-vela = Partie { $number }: die Vela
match-game-decider = Partie { $number }: die Entscheidung
match-handicap =
    { $count ->
        [0] { $name }: Das Handicap endet mit dem nächsten Zug
        [one] { $name }, mit Handicap: noch { $count } Stein zu geben, bis { $until } übrig sind
       *[other] { $name }, mit Handicap: noch { $count } Steine zu geben, bis { $until } übrig sind
    }
match-quiet = Züge ohne Schlag: { $quiet } von { $limit }
match-repetitions = Diese Stellung ist { $repetitions }-mal entstanden
match-lost = Das Match dieser Partie kann nicht weitergehen. { $reason }
clock-pause = Pause
clock-resume = Weiter
status-coach = Der Trainer fragt nach deinem Zug.
status-paused = Die Uhren sind angehalten

## Was jetzt zu tun ist. $side ist white, black oder der Name eines Spielers.

status-must-eat =
    { $side ->
        [you] { $count ->
            [one] Schlag einen Stein, mit einem Schritt: { $count } Stein kann es
           *[other] Schlag einen Stein, mit einem Schritt: { $count } Steine können es
        }
        [white] { $count ->
            [one] Weiß schlägt einen Stein, mit einem Schritt: { $count } Stein kann es
           *[other] Weiß schlägt einen Stein, mit einem Schritt: { $count } Steine können es
        }
        [black] { $count ->
            [one] Schwarz schlägt einen Stein, mit einem Schritt: { $count } Stein kann es
           *[other] Schwarz schlägt einen Stein, mit einem Schritt: { $count } Steine können es
        }
       *[other] { $count ->
            [one] { $side } schlägt einen Stein, mit einem Schritt: { $count } Stein kann es
           *[other] { $side } schlägt einen Stein, mit einem Schritt: { $count } Steine können es
        }
    }
status-give-in-vain =
    { $side ->
        [you] Du bist am Zug: Mach irgendeinen einfachen Schritt, keiner lässt eine Schlagmöglichkeit
        [white] Weiß macht irgendeinen einfachen Schritt: Keiner lässt Schwarz eine Schlagmöglichkeit
        [black] Schwarz macht irgendeinen einfachen Schritt: Keiner lässt Weiß eine Schlagmöglichkeit
       *[other] { $side } macht irgendeinen einfachen Schritt: Keiner lässt eine Schlagmöglichkeit
    }

## Das Ergebnis.

result-score = { $first } – { $second }: { $points } zu { $others }
result-match-won =
    { $name ->
        [you] Du hast das Match gewonnen.
       *[other] { $name } hat das Match gewonnen.
    }
result-match-drawn = Das Match endet unentschieden.
result-match-endless = { $count } Partien hintereinander waren remis: Das Match bleibt ohne Entscheidung.
result-not-counted = Diese Partie zählt nicht für das Match.
result-coming-game =
    Als Nächstes Partie { $number }: { $white ->
        [you] Du hast Weiß und beginnst.
       *[other] { $white } hat Weiß und beginnt.
    }
result-coming-replay =
    Remis, also noch einmal unter denselben Bedingungen: { $white ->
        [you] Du hast Weiß und beginnst.
       *[other] { $white } hat Weiß und beginnt.
    }
result-coming-rematch =
    Als Nächstes die Revanche: { $white ->
        [you] Du hast Weiß und beginnst, { $name } hat das Handicap.
       *[other] { $white } hat Weiß und beginnt, { $name ->
            [you] du hast das Handicap.
           *[other] { $name } hat das Handicap.
        }
    }
result-coming-vela =
    Als Nächstes die Vela: { $white ->
        [you] Du hast Weiß und frisst, { $name } gibt.
       *[other] { $white } hat Weiß und frisst, { $name ->
            [you] du gibst.
           *[other] { $name } gibt.
        }
    }
result-coming-decider =
    Jeder hat eine Partie gewonnen, also entscheidet die nächste: { $white ->
        [you] Du hast Weiß und beginnst.
       *[other] { $white } hat Weiß und beginnt.
    }
result-carries-on = Sie beginnt von selbst.
result-next = Nächste Partie
result-rematch = Zur Revanche
result-vela = Zur Vela
result-match-again = Neues Match

## Warum ein Match nicht möglich ist oder nicht weitergeht.

series-games = Ein Match hat 1 bis { $most } Partien, nicht { $games }.
series-no-handicap = „{ $key }“ kennt kein Handicap, deshalb gibt es damit keine Revanche.
series-decided = Es gibt keine nächste Partie: Das Match ist entschieden.
series-impossible = Keine Partie dieses Matches kann so enden: { $end }
series-another-game = Das ist nicht die nächste Partie des Matches.
series-under-way = Die Partie ist noch nicht zu Ende.
series-nothing-played = Keine Partie des Matches ist beendet.
tag-format = Die Kopfzeile Series nennt keine Form eines Matches.
tag-unknown-variant = Die Kopfzeile Series nennt die Variante „{ $key }“, die es nicht gibt.
tag-game = Die Kopfzeile SeriesGames enthält „{ $word }“; das ist kein Ergebnis mit Grund.
tag-contradiction = Die Kopfzeile { $tag } widerspricht den Partien davor.

key-claim = einen ausgelassenen Schlag einfordern
key-pause = die Uhren anhalten, weiterlaufen lassen
