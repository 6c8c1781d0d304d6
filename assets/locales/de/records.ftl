# Die mitgelieferten Partien (assets/records): der Titel, und die Kommentare in der Reihenfolge der Datei.

record-parker-sample = Die Probepartie der Parker-Schachtel
    .comment-1 = Das Heft druckt hinter jedem schlagenden Schritt, wie viele Steine er schlägt; A ist eine Annäherung, E ein Rückzug. Der erste Zug jedes Spielers ist nur ein einziger schlagender Schritt.
    .comment-2 = Von jetzt an muss ein Stein weiterziehen, solange er schlagen kann.
    .comment-3 = Neun Steine, und die Kette kehrt nach g3 zurück, was die anderen Regelblätter verbieten.
    .comment-4 = Vierzehn Steine in acht Schritten: Jetzt stehen 11 schwarze Steine gegen 5. Wer überlegen ist, sagt das Heft, das kann sich in wenigen Zügen völlig ändern. Das tut es.
    .comment-5 = Sechs Steine, und die Seiten sind wieder gleichauf.
    .comment-6 = 4 gegen 5. Bei acht bis zehn übrigen Steinen beginnt für das Heft das Endspiel, und es rät zum Zickzack über starke Punkte: Dort hat ein Stein acht Wege, anzugreifen oder zu entkommen, auf einem schwachen Punkt nur vier.
    .comment-7 = Der erste Paika: Kein weißer Stein kann schlagen.
    .comment-8 = Auf der Diagonale von e1 weg, und der Stein dort ist geschlagen: 4 gegen 3.
    .comment-9 = Drei gegen drei, aber Weiß ist am Zug, und die schwarzen Steine stehen ihm einer nach dem anderen im Weg.

record-parker-case-d = Fall D der Parker-Schachtel, und der übersehene Zug
    .comment-1 = Das Heft verfolgt eine Eröffnung weiter als die anderen, weil Schwarz darauf nur eine Antwort hat, und zählt acht zweite Züge von Weiß auf. Hier stehen sie in seiner Reihenfolge, dazu einer, den es übersehen hat.
    .comment-2 = Fall D: Weiß schlägt zwei Steine.
    .comment-3 = Der einzige Zug von Schwarz; er schlägt drei.
    .comment-4 = Möglichkeit I schlägt 8. Das Heft zählt 23 Antworten von Schwarz; es sind 59, mehr als auf jede andere Möglichkeit.
    .comment-5 = Möglichkeit II schlägt 5: von e4 nach f4 durch Annäherung, wo Möglichkeit I durch Rückzug schlug. Wie das Heft sagt, führt e3-f4A-e4W-e3W zum gleichen Ergebnis.
    .comment-6 = Möglichkeit III schlägt 8. Der andere Weg dorthin ist e3-e4A-f4W-e4W; das Heft druckt e3 als letzten Punkt.
    .comment-7 = Möglichkeit IV schlägt 10, am meisten von allen. Das Heft druckt h3 als letzten Punkt, dorthin kann der Stein aber nicht weiterziehen; nur h4 ist erlaubt und ergibt die gedruckte Summe.
    .comment-8 = Möglichkeit V schlägt 2, am wenigsten.
    .comment-9 = Möglichkeit VI schlägt 8 und kehrt nach f4 zurück, was dieses Regelblatt erlaubt.
    .comment-10 = Möglichkeit VII schlägt 7.
    .comment-11 = Die Möglichkeit, die das Heft übersehen hat. Sie schlägt 5: Von f4 kann der Stein ebenso nach g4 abbiegen wie nach e4.
    .comment-12 = Möglichkeit VIII schlägt 3 mit einem einzigen Schritt.

record-telo-last-step = Telo: der letzte Schritt weg
    .comment-1 = Das kleinste Brett ist gelöst: Weiß gewinnt in elf Zügen beider zusammen. Was hier über andere Züge gesagt wird, ist durch Ausprobieren aller Möglichkeiten bewiesen.
    .comment-2 = Mit c2-b2A einer der beiden Züge, die gewinnen; a1-b2A und b1-b2A verlieren.
    .comment-3 = Der einzige Zug von Schwarz.
    .comment-4 = Jeder andere Schlag verliert: b2-a1W sogar in drei Zügen, obwohl er mit einem zweiten Schritt zwei Steine schlägt.
    .comment-5 = Kein schwarzer Stein kann schlagen. Mit b3-c3 wäre die Partie gleich zu Ende: b2-a1W-a2A schlägt beide Steine.
    .comment-6 = Schwarz hat einen Stein geschlagen, und Weiß muss ihm noch einen überlassen.
    .comment-7 = Ein Opfer. Der andere Zug von Weiß, c2-c3, rettet den Stein und verliert: b2-a1W-b1A würde alles schlagen.
    .comment-8 = Ein Stein gegen einen.
    .comment-9 = Darum geht es bei alledem. Schwarz ist am Zug und muss ausweichen, und aus der Mitte folgt Weiß jedem Schritt. Von a1 oder c1 aus würde Weiß stattdessen verlieren.
    .comment-10 = Mit a2-a3 ist das Ende dasselbe, b2-c1W.
    .comment-11 = Durch Rückzug.

record-dimy-two-mistakes = Dimy: zwei Fehler nacheinander
    .comment-1 = Dimy ist bei bestem Spiel remis. Die ersten beiden Züge wurden ausgelost. Was hier über gewonnene, remise und verlorene Stellungen gesagt wird, ist bewiesen.
    .comment-2 = Noch remis.
    .comment-3 = Der erste Fehler. Weiß hat hier vierzehn Züge: c1-b2A hält remis, die anderen dreizehn verlieren.
    .comment-4 = Und der zweite. Schwarz hatte neun Züge: e5-d4A gewinnt, die anderen acht verlieren. Der Zug, der gewinnt, schlägt einen Stein, der gespielte schlägt zwei: Nicht wie viel geschlagen wird, entscheidet, sondern was die andere Seite antworten kann.
    .comment-5 = Von hier gewinnt Weiß in höchstens siebzehn Zügen beider zusammen, und nicht früher, wenn Schwarz sich wehrt.
    .comment-6 = Fünf Steine in einer einzigen Kette. Sieben schwarze Steine waren zwei mehr, als Weiß hatte; zwei sind übrig.
    .comment-7 = Vier Steine jagen zwei, über starke Punkte, und der Rand lässt Schwarz wenig Platz.
    .comment-8 = Der letzte Stein ist auf die Diagonale von b2 gezogen.

record-tsivy-ahead-and-lost = Tsivy: mehr Steine, und verloren
    .comment-1 = Weiß schlägt, was es kann; Schwarz sieht nach, was daraus wird.
    .comment-2 = Vier Steine. Eine tiefe Suche sieht Weiß danach im Nachteil und zieht das kurze e3-d3W vor.
    .comment-3 = Sechs Steine.
    .comment-4 = Wieder zwei Steine auf einmal. Die Suche würde nur einen schlagen, b3-b4A, und läge dann nur halb so weit zurück.
    .comment-5 = Der entscheidende Fehler. Er schlägt vier und bringt Weiß in Führung, 7 Steine gegen 6; trotzdem ist die Stellung verloren, und das ist bewiesen. Nach c1-b2A-b3A sieht die Suche Weiß nur im Nachteil.
    .comment-6 = Drei der sieben, und Schwarz gewinnt in höchstens dreizehn Zügen beider, diesen mitgezählt.
    .comment-7 = Ein Stein mehr, und das Ende kommt früher.
    .comment-8 = Weiß hat 18 Steine geschlagen, Schwarz 22.

record-rematch-ten-steps = Eine Revanche mit Handicap: zehn Schritte
    .comment-1 = Eine Revanche: Schwarz hat die vorige Partie gewonnen und schlägt nichts, solange es mehr als fünf Steine hat. Jeder seiner Schritte muss Weiß eine Schlagmöglichkeit lassen. So wählt Schwarz, was Weiß schlägt, und damit auch, wo die weißen Steine landen.
    .comment-2 = Der Wendepunkt. Eine tiefe Suche sieht Weiß nach c2-c3A im Vorteil; nach diesem Zug ist Weiß verloren, und das ist bewiesen, mit 22 Steinen gegen 12 auf dem Brett.
    .comment-3 = Von hier bis zur großen Kette von Schwarz hat Weiß nur einmal die Wahl.
    .comment-4 = Der einzige erlaubte Zug.
    .comment-5 = Das ist die Wahl; d2-c3A verliert auch.
    .comment-6 = Der einzige Zug, und die nächsten fünf sind es auch.
    .comment-7 = Weiß muss drei Steine schlagen, und Schwarz hat noch drei: Das Handicap ist endgültig vorbei.
    .comment-8 = Zehn Schritte, fünfzehn Steine.
    .comment-9 = Noch sechs. Ein weißer Stein ist gegen zwei übrig.
    .comment-10 = Wohin der einzelne Stein auch zieht, d2 zieht von ihm weg und schlägt ihn.
