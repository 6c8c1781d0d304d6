# Varianten im Vergleich. $side ist white oder black.

## Die Schalter, in denen sich Varianten unterscheiden.

switch-continuation = Weiterziehen mit einer Kette
switch-revisiting = Rückkehr zu einem Punkt
switch-repeating = Dieselbe Richtung
switch-first-turn = Der erste Zug jedes Spielers
switch-omitted-capture = Ein ausgelassener Schlag
switch-methods = Die Arten zu schlagen
switch-choice = Ein Schritt, der in beide Richtungen schlägt
switch-extent = Wie viel ein Schlag nimmt
switch-no-move = Ein Spieler, der nicht ziehen kann
switch-quiet-limit = Züge ohne Schlag
switch-repetition = Eine Stellung, die wiederkehrt
switch-agreement = Remis durch Einigung
switch-next-game = Die nächste Partie eines Matches
switch-handicap = Das Handicap
switch-eater-extent = Wie viel während des Handicaps geschlagen wird
switch-eater-chains = Ketten während des Handicaps
switch-eater-no-capture = Nichts zu schlagen während des Handicaps

## Ihre Werte.

switch-continuation-optional = Nach einem Schlag darf der Stein weiter schlagen oder aufhören.
switch-continuation-compulsory = Nach einem Schlag muss der Stein weiter schlagen, solange er kann.
switch-continuation-forbidden = Jeder Zug ist ein einziger Schritt.
switch-revisiting-forbidden = Eine Kette kehrt nicht zu einem Punkt zurück, den sie in diesem Zug berührt hat.
switch-revisiting-allowed = Eine Kette darf zu Punkten zurückkehren, die sie berührt hat.
switch-repeating-running = Eine Kette geht nicht zweimal nacheinander in dieselbe Richtung.
switch-repeating-chain = Eine Kette geht in keine Richtung zweimal.
switch-repeating-allowed = Eine Kette darf ihre Richtung beibehalten.
switch-first-turn-ordinary = Der erste Zug jedes Spielers ist ein Zug wie jeder andere.
switch-first-turn-single = Der erste Zug jedes Spielers ist ein einziger schlagender Schritt.
switch-omitted-capture-enforced = Wer schlagen kann, muss schlagen.
switch-omitted-capture-claimed = Wer schlagen kann, muss schlagen, aber nur, wenn der Gegner es einfordert.
switch-methods-both = Steine werden durch Annäherung und durch Rückzug geschlagen.
switch-methods-approach = Steine werden nur durch Annäherung geschlagen.
switch-methods-withdrawal = Steine werden nur durch Rückzug geschlagen.
switch-choice-free = Der Spieler wählt, welche der beiden Gruppen geschlagen wird.
switch-choice-larger = Die größere der beiden Gruppen wird geschlagen.
switch-extent-line = Ein Schlag nimmt alle gegnerischen Steine auf der Linie bis zur ersten Lücke.
switch-extent-nearest = Ein Schlag nimmt nur den nächsten Stein der Linie.
switch-no-move-loses = Wer nicht ziehen kann, verliert.
switch-no-move-draws = Die Partie ist remis, wenn ein Spieler nicht ziehen kann.
switch-quiet-limit-some =
    { $count ->
        [one] Die Partie ist remis nach { $count } Zug ohne Schlag.
       *[other] Die Partie ist remis nach { $count } Zügen beider zusammen ohne Schlag.
    }
switch-quiet-limit-none = Züge ohne Schlag führen nicht zum Remis.
switch-repetition-third = Die Partie ist remis, wenn eine Stellung zum dritten Mal entsteht.
switch-repetition-fourth = Die Partie ist remis, wenn eine Stellung zum vierten Mal entsteht.
switch-repetition-never = Stellungen, die wiederkehren, führen nicht zum Remis.
switch-agreement-yes = Die Spieler dürfen sich auf Remis einigen.
switch-agreement-no = Die Spieler dürfen sich nicht auf Remis einigen.
switch-next-game-swap = Für die nächste Partie werden die Farben getauscht.
switch-next-game-loser = Wer verloren hat, beginnt die nächste Partie.
switch-handicap-none = Keine Seite hat ein Handicap.
switch-handicap-some =
    { $side ->
        [white] Solange Weiß mehr als { $until } Steine hat, ist sein Zug ein Schritt, der nichts schlägt und Schwarz eine Schlagmöglichkeit lässt, wenn das irgendein Schritt tut.
       *[black] Solange Schwarz mehr als { $until } Steine hat, ist sein Zug ein Schritt, der nichts schlägt und Weiß eine Schlagmöglichkeit lässt, wenn das irgendein Schritt tut.
    }
switch-eater-extent-line = Die andere Seite schlägt alle Steine auf der Linie.
switch-eater-extent-nearest = Die andere Seite schlägt nur den nächsten Stein.
switch-eater-chains-yes = Die andere Seite darf in Ketten schlagen.
switch-eater-chains-no = Die andere Seite macht in jedem Zug nur einen Schritt.
switch-eater-no-capture-plays = Findet die andere Seite nichts zu schlagen, geht die Partie weiter.
switch-eater-no-capture-wins = Findet die andere Seite nichts zu schlagen, gewinnt sie.
switch-eater-no-capture-loses = Findet die andere Seite nichts zu schlagen, verliert sie.

## Quellen.

compare-source-settled = festgelegt; die Quellen lassen es offen: { $source }
compare-source-none = keine Quelle ist genannt
compare-source-article = Schadd und andere, 2008
compare-source-article-and-proof = Schadd und andere, 2008; auch von diesem Programm bewiesen

## Fehler.

## Die Züge einer Stellung.

compare-same-switches = Die Varianten unterscheiden sich in keinem Regelpunkt.
compare-turns =
    { $count ->
        [one] { $count } Zug ist in jeder Variante erlaubt.
       *[other] { $count } Züge sind in jeder Variante erlaubt.
    }
compare-same = Dieselben Züge sind erlaubt in { $keys }.
compare-more =
    { $count ->
        [one] { $count } weiterer Zug ist nicht aufgeführt.
       *[other] { $count } weitere Züge sind nicht aufgeführt.
    }
compare-cut = Nicht alle Züge von { $keys } wurden gefunden: Es sind sehr viele. Was von den anderen gesagt ist, stimmt genau.
compare-over = { $key }: Die Partie ist zu Ende. { $outcome }
compare-takes = { $key }: Dieser Schritt schlägt dort { $points }.
compare-takes-nothing = { $key }: Dieser Schritt schlägt dort nichts.
compare-refused = { $key }: { $reason }
compare-no-effect = { $key }: Kein Zug endet dort und schlägt diese Steine.
compare-wins-white = Weiß gewinnt
compare-wins-black = Schwarz gewinnt
compare-wins-in =
    { $turns ->
        [one] { $value } mit diesem Zug
       *[other] { $value } in { $turns } Zügen beider zusammen
    }
compare-draw = remis

## Eine Kette.

compare-after = Nach { $chain }:
compare-before = Vor dem ersten Schritt:
compare-alike = Nach { $chain } erlauben die Varianten noch dasselbe.
compare-alike-before = Vor dem ersten Schritt erlauben die Varianten dasselbe.

## Eine Partie.

compare-game-alike = { $key }: Die ganze Partie wäre möglich gewesen, mit demselben Ende.
compare-game-turn =
    { $side ->
        [white] { $key }: Zug { $number }, Weiß, { $turn } ist nicht erlaubt.
       *[black] { $key }: Zug { $number }, Schwarz, { $turn } ist nicht erlaubt.
    }
compare-game-over =
    { $side ->
        [white] { $key }: Die Partie ist vor Zug { $number } von Weiß zu Ende. { $outcome }
       *[black] { $key }: Die Partie ist vor Zug { $number } von Schwarz zu Ende. { $outcome }
    }
compare-game-over-at-end = { $key }: Die Partie ist nach ihrem letzten Zug zu Ende. { $outcome }
compare-game-not-over = { $key }: Die Partie ist nach ihrem letzten Zug nicht zu Ende, war es aber. { $outcome }
compare-game-other-end = { $key }: Die Partie hat ein anderes Ende. Es war: { $was } Es ist: { $is }
compare-game-claim =
    { $side ->
        [white] { $key }: Nach Zug { $number } von Weiß könnte Schwarz einen ausgelassenen Schlag einfordern.
       *[black] { $key }: Nach Zug { $number } von Schwarz könnte Weiß einen ausgelassenen Schlag einfordern.
    }
compare-game-other-turns =
    { $side ->
        [white] { $key }: Bei Zug { $number } von Weiß sind zum ersten Mal andere Züge erlaubt, zum Beispiel { $turn }.
       *[black] { $key }: Bei Zug { $number } von Schwarz sind zum ersten Mal andere Züge erlaubt, zum Beispiel { $turn }.
    }
compare-game-rule = Regel: { $rule }.

## Das Textbrett.

compare-alone = Keine andere Variante hat ein Brett dieser Größe.

## Die Seite im Fenster.

compare-open = Regeln vergleichen
compare-title = Dieselbe Stellung unter anderen Regeln
compare-add = Blatt dazunehmen
compare-remove = Dieses Blatt weglassen
compare-counts = Züge: { $one } · zwei tief: { $two } · drei tief: { $three }
compare-only-here = Nur hier erlaubt: { $count }
compare-value-unknown = Bei bestem Spiel: nicht bekannt.
compare-play-on = Nach diesen Regeln weiterspielen
compare-solve = Ermitteln, wer gewinnt
compare-part-turns = Züge
compare-part-chain = Eine Kette
compare-part-switches = Alle Regeln
compare-part-game = Die Partie
compare-legal-under = Nur erlaubt in { $names }
compare-legal-all = in jedem Blatt erlaubt
compare-turn-row =
    { $count ->
        [0] { $turn } – schlägt nichts
       *[other] { $turn } – schlägt { $count }
    }
compare-walk = Diese Kette Schritt für Schritt gehen
compare-left = Aus der Kette ausgeschieden. { $reason }
compare-end-here = Hier endet der Zug
compare-all-switches = Auch die Regeln, in denen die Blätter übereinstimmen
compare-game-shown =
    { $turns ->
        [0] Der Anfang der Partie, und der Zug, der gespielt wurde.
        [one] Die Stellung nach { $turns } Zug beider zusammen, und der Zug, der dann gespielt wurde.
       *[other] Die Stellung nach { $turns } Zügen beider zusammen, und der Zug, der dann gespielt wurde.
    }
