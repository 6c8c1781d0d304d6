# Die mitgelieferten Varianten (assets/variants): der Name und die Regeln, Absatz für Absatz.

variant-tsivy = Fanoron-Tsivy (9 × 5)
    .rules-1 = Weiß beginnt. Ein Schritt bringt einen Stein entlang einer Linie auf einen freien Nachbarpunkt.
    .rules-2 = Annäherung: Zieh auf gegnerische Steine zu, die geradeaus vor dir liegen, und schlag den ersten und alle gegnerischen Steine, die ohne Lücke dahinter folgen. Rückzug: Zieh geradewegs von gegnerischen Steinen weg, und schlag sie auf dieselbe Weise. Wäre mit einem Schritt beides möglich, wähle eines.
    .rules-3 = Kann einer deiner Steine schlagen, musst du schlagen; welchen Schlag du wählst, ist deine Sache. Sonst spiel einen Paika, einen Schritt, der nichts schlägt.
    .rules-4 = Nach einem Schlag darf derselbe Stein weiter schlagen, sooft er kann. Er darf nicht zu einem Punkt zurückkehren, den er in diesem Zug berührt hat, und nicht zweimal nacheinander in dieselbe Richtung ziehen. Aufhören darfst du, wann du willst.
    .rules-5 = Schlag alle gegnerischen Steine, um zu gewinnen. Wer nicht ziehen kann, verliert. Remis (unentschieden) ist die Partie nach 100 Zügen beider zusammen ohne Schlag, wenn eine Stellung zum dritten Mal entsteht, oder wenn ihr euch darauf einigt.

variant-dimy = Fanoron-Dimy (5 × 5)
    .rules-1 = Weiß beginnt. Ein Schritt bringt einen Stein entlang einer Linie auf einen freien Nachbarpunkt.
    .rules-2 = Annäherung: Zieh auf gegnerische Steine zu, die geradeaus vor dir liegen, und schlag den ersten und alle gegnerischen Steine, die ohne Lücke dahinter folgen. Rückzug: Zieh geradewegs von gegnerischen Steinen weg, und schlag sie auf dieselbe Weise. Wäre mit einem Schritt beides möglich, wähle eines.
    .rules-3 = Kann einer deiner Steine schlagen, musst du schlagen; welchen Schlag du wählst, ist deine Sache. Sonst spiel einen Paika, einen Schritt, der nichts schlägt.
    .rules-4 = Nach einem Schlag darf derselbe Stein weiter schlagen, sooft er kann. Er darf nicht zu einem Punkt zurückkehren, den er in diesem Zug berührt hat, und nicht zweimal nacheinander in dieselbe Richtung ziehen. Aufhören darfst du, wann du willst.
    .rules-5 = Schlag alle gegnerischen Steine, um zu gewinnen. Wer nicht ziehen kann, verliert. Remis (unentschieden) ist die Partie nach 100 Zügen beider zusammen ohne Schlag, wenn eine Stellung zum dritten Mal entsteht, oder wenn ihr euch darauf einigt.

variant-telo = Fanoron-Telo (3 × 3)
    .rules-1 = Weiß beginnt. Ein Schritt bringt einen Stein entlang einer Linie auf einen freien Nachbarpunkt.
    .rules-2 = Annäherung: Zieh auf gegnerische Steine zu, die geradeaus vor dir liegen, und schlag den ersten und alle gegnerischen Steine, die ohne Lücke dahinter folgen. Rückzug: Zieh geradewegs von gegnerischen Steinen weg, und schlag sie auf dieselbe Weise. Wäre mit einem Schritt beides möglich, wähle eines.
    .rules-3 = Kann einer deiner Steine schlagen, musst du schlagen; welchen Schlag du wählst, ist deine Sache. Sonst spiel einen Paika, einen Schritt, der nichts schlägt.
    .rules-4 = Nach einem Schlag darf derselbe Stein weiter schlagen, sooft er kann. Er darf nicht zu einem Punkt zurückkehren, den er in diesem Zug berührt hat, und nicht zweimal nacheinander in dieselbe Richtung ziehen. Aufhören darfst du, wann du willst.
    .rules-5 = Schlag alle gegnerischen Steine, um zu gewinnen. Wer nicht ziehen kann, verliert. Remis (unentschieden) ist die Partie nach 100 Zügen beider zusammen ohne Schlag, wenn eine Stellung zum dritten Mal entsteht, oder wenn ihr euch darauf einigt.

variant-parker = Fanorona, Parker-Schachtel
    .rules-1 = Weiß beginnt. Ein Schritt bringt einen Stein entlang einer Linie auf einen freien Nachbarpunkt.
    .rules-2 = Annäherung: Zieh auf gegnerische Steine zu, die geradeaus vor dir liegen, und schlag den ersten und alle gegnerischen Steine, die ohne Lücke dahinter folgen. Rückzug: Zieh geradewegs von gegnerischen Steinen weg, und schlag sie auf dieselbe Weise. Wäre mit einem Schritt beides möglich, wähle eines.
    .rules-3 = Kann einer deiner Steine schlagen, musst du schlagen; welchen Schlag du wählst, ist deine Sache. Sonst spiel einen Paika, einen Schritt, der nichts schlägt.
    .rules-4 = Nach einem Schlag muss derselbe Stein weiter schlagen, solange er kann; sein letzter möglicher Schlag beendet den Zug. Er darf zu Punkten zurückkehren, die er berührt hat, und seine Richtung beibehalten. Nur der erste Zug jedes Spielers ist ein einziger schlagender Schritt.
    .rules-5 = Schlag alle gegnerischen Steine, um zu gewinnen. Wer nicht ziehen kann, verliert. Remis (unentschieden) ist die Partie nach 100 Zügen beider zusammen ohne Schlag, wenn eine Stellung zum dritten Mal entsteht, oder wenn ihr euch darauf einigt.

variant-tumicarona = Tumicarona
    .rules-1 = Weiß beginnt. Ein Schritt bringt einen Stein entlang einer Linie auf einen freien Nachbarpunkt.
    .rules-2 = Annäherung: Zieh auf gegnerische Steine zu, die geradeaus vor dir liegen, und schlag den ersten und alle gegnerischen Steine, die ohne Lücke dahinter folgen. Rückzug: Zieh geradewegs von gegnerischen Steinen weg, und schlag sie auf dieselbe Weise. Wäre mit einem Schritt beides möglich, wähle eines.
    .rules-3 = Kann einer deiner Steine schlagen, musst du schlagen; welchen Schlag du wählst, ist deine Sache. Sonst spiel einen Paika, einen Schritt, der nichts schlägt.
    .rules-4 = Nach einem Schlag darf derselbe Stein weiter schlagen, sooft er kann. Er darf nicht zu einem Punkt zurückkehren, den er in diesem Zug berührt hat, und nicht zweimal nacheinander in dieselbe Richtung ziehen. Aufhören darfst du, wann du willst.
    .rules-5 = Um zu gewinnen, schlag alle gegnerischen Steine oder mach sie bewegungsunfähig. Wer verloren hat, beginnt die nächste Partie. Remis (unentschieden) ist die Partie nach 20 Zügen beider zusammen ohne Schlag, wenn eine Stellung zum dritten Mal entsteht, oder wenn ihr euch darauf einigt.

variant-tumicarona-rematch = Tumicarona, Revanche mit Handicap
    .rules-1 = Die Revanche nach einer entschiedenen Partie. Wer verloren hat, spielt Weiß und beginnt. Wer gewonnen hat, spielt Schwarz mit einem Handicap: Solange Schwarz mehr als fünf Steine hat, ist sein Zug ein einfacher Schritt, der nichts schlägt, und dieser Schritt muss Weiß eine Schlagmöglichkeit lassen, wenn das irgendein Schritt tut. Sobald Schwarz mit fünf Steinen oder weniger am Zug ist, gelten für beide die gewöhnlichen Regeln.
    .rules-2 = Weiß beginnt. Ein Schritt bringt einen Stein entlang einer Linie auf einen freien Nachbarpunkt.
    .rules-3 = Annäherung: Zieh auf gegnerische Steine zu, die geradeaus vor dir liegen, und schlag den ersten und alle gegnerischen Steine, die ohne Lücke dahinter folgen. Rückzug: Zieh geradewegs von gegnerischen Steinen weg, und schlag sie auf dieselbe Weise. Wäre mit einem Schritt beides möglich, wähle eines.
    .rules-4 = Kann einer deiner Steine schlagen, musst du schlagen; welchen Schlag du wählst, ist deine Sache. Sonst spiel einen Paika, einen Schritt, der nichts schlägt.
    .rules-5 = Nach einem Schlag darf derselbe Stein weiter schlagen, sooft er kann. Er darf nicht zu einem Punkt zurückkehren, den er in diesem Zug berührt hat, und nicht zweimal nacheinander in dieselbe Richtung ziehen. Aufhören darfst du, wann du willst.
    .rules-6 = Um zu gewinnen, schlag alle gegnerischen Steine oder mach sie bewegungsunfähig. Wer verloren hat, beginnt die nächste Partie. Remis (unentschieden) ist die Partie nach 20 Zügen beider zusammen ohne Schlag, wenn eine Stellung zum dritten Mal entsteht, oder wenn ihr euch darauf einigt.

variant-vela = Vela
    .rules-1 = Die Partie nach einer entschiedenen, in zwei Phasen. Wer verloren hat, spielt Weiß, beginnt und frisst; wer gewonnen hat, spielt Schwarz und gibt.
    .rules-2 = Erste Phase, solange Schwarz mehr als fünf Steine hat: Weiß schlägt in jedem Zug genau einen Stein, den nächsten auf der Linie, und nie in einer Kette. Der Zug von Schwarz ist ein einfacher Schritt, der nichts schlägt, auch nicht, wo er sonst schlüge, und er muss Weiß eine Schlagmöglichkeit lassen, wenn das irgendein Schritt tut. Findet Weiß trotzdem nichts zu schlagen, gewinnt Weiß; andere erzählen, dass Weiß dann verliert, und die Datei einer Variante kann das so festlegen.
    .rules-3 = Zweite Phase, sobald Schwarz mit fünf Steinen oder weniger am Zug ist, wenn also siebzehn weg sind: Für beide gelten die gewöhnlichen Regeln, und zwar so.
    .rules-4 = Ein Schritt bringt einen Stein entlang einer Linie auf einen freien Nachbarpunkt. Annäherung: Zieh auf gegnerische Steine zu, die geradeaus vor dir liegen, und schlag den ersten und alle gegnerischen Steine, die ohne Lücke dahinter folgen. Rückzug: Zieh geradewegs von gegnerischen Steinen weg, und schlag sie auf dieselbe Weise. Wäre mit einem Schritt beides möglich, wähle eines.
    .rules-5 = Kann einer deiner Steine schlagen, musst du schlagen; welchen Schlag du wählst, ist deine Sache. Sonst spiel einen Paika, einen Schritt, der nichts schlägt. Nach einem Schlag darf derselbe Stein weiter schlagen, sooft er kann, aber nicht zu einem Punkt zurückkehren, den er in diesem Zug berührt hat, und nicht zweimal nacheinander in dieselbe Richtung ziehen.
    .rules-6 = Um zu gewinnen, schlag alle gegnerischen Steine oder mach sie bewegungsunfähig. Remis (unentschieden) ist die Partie nach 100 Zügen beider zusammen ohne Schlag, wenn eine Stellung zum dritten Mal entsteht, oder wenn ihr euch darauf einigt; eine Vela, die remis endet, wird wiederholt.

variant-tumicarona-claimed = Tumicarona, Schläge einfordern
    .rules-1 = Weiß beginnt. Ein Schritt bringt einen Stein entlang einer Linie auf einen freien Nachbarpunkt.
    .rules-2 = Annäherung: Zieh auf gegnerische Steine zu, die geradeaus vor dir liegen, und schlag den ersten und alle gegnerischen Steine, die ohne Lücke dahinter folgen. Rückzug: Zieh geradewegs von gegnerischen Steinen weg, und schlag sie auf dieselbe Weise. Wäre mit einem Schritt beides möglich, wähle eines.
    .rules-3 = Kann einer deiner Steine schlagen, musst du schlagen; welchen Schlag du wählst, ist deine Sache. Sonst spiel einen Paika, einen Schritt, der nichts schlägt.
    .rules-4 = Ein Schlag kann übersehen werden: Ein Paika gilt auch dann, wenn einer deiner Steine hätte schlagen können. Bevor der Gegner zieht, darf er den Schlag einfordern; dann wird der Paika zurückgenommen, und der Zug muss ein Schlag sein.
    .rules-5 = Nach einem Schlag darf derselbe Stein weiter schlagen, sooft er kann. Er darf nicht zu einem Punkt zurückkehren, den er in diesem Zug berührt hat, und nicht zweimal nacheinander in dieselbe Richtung ziehen. Aufhören darfst du, wann du willst.
    .rules-6 = Um zu gewinnen, schlag alle gegnerischen Steine oder mach sie bewegungsunfähig. Wer verloren hat, beginnt die nächste Partie. Remis (unentschieden) ist die Partie nach 20 Zügen beider zusammen ohne Schlag, wenn eine Stellung zum dritten Mal entsteht, oder wenn ihr euch darauf einigt.

variant-tumicarona-rematch-claimed = Tumicarona, Revanche mit Handicap, Schläge einfordern
    .rules-1 = Die Revanche nach einer entschiedenen Partie. Wer verloren hat, spielt Weiß und beginnt. Wer gewonnen hat, spielt Schwarz mit einem Handicap: Solange Schwarz mehr als fünf Steine hat, ist sein Zug ein einfacher Schritt, der nichts schlägt, und dieser Schritt muss Weiß eine Schlagmöglichkeit lassen, wenn das irgendein Schritt tut. Sobald Schwarz mit fünf Steinen oder weniger am Zug ist, gelten für beide die gewöhnlichen Regeln.
    .rules-2 = Weiß beginnt. Ein Schritt bringt einen Stein entlang einer Linie auf einen freien Nachbarpunkt.
    .rules-3 = Annäherung: Zieh auf gegnerische Steine zu, die geradeaus vor dir liegen, und schlag den ersten und alle gegnerischen Steine, die ohne Lücke dahinter folgen. Rückzug: Zieh geradewegs von gegnerischen Steinen weg, und schlag sie auf dieselbe Weise. Wäre mit einem Schritt beides möglich, wähle eines.
    .rules-4 = Kann einer deiner Steine schlagen, musst du schlagen; welchen Schlag du wählst, ist deine Sache. Sonst spiel einen Paika, einen Schritt, der nichts schlägt.
    .rules-5 = Ein Schlag kann übersehen werden: Ein Paika gilt auch dann, wenn einer deiner Steine hätte schlagen können. Bevor der Gegner zieht, darf er den Schlag einfordern; dann wird der Paika zurückgenommen, und der Zug muss ein Schlag sein.
    .rules-6 = Nach einem Schlag darf derselbe Stein weiter schlagen, sooft er kann. Er darf nicht zu einem Punkt zurückkehren, den er in diesem Zug berührt hat, und nicht zweimal nacheinander in dieselbe Richtung ziehen. Aufhören darfst du, wann du willst.
    .rules-7 = Um zu gewinnen, schlag alle gegnerischen Steine oder mach sie bewegungsunfähig. Wer verloren hat, beginnt die nächste Partie. Remis (unentschieden) ist die Partie nach 20 Zügen beider zusammen ohne Schlag, wenn eine Stellung zum dritten Mal entsteht, oder wenn ihr euch darauf einigt.

variant-vela-eater-loses = Vela, wer nichts zu fressen hat, verliert
    .rules-1 = Die Partie nach einer entschiedenen, in zwei Phasen. Wer verloren hat, spielt Weiß, beginnt und frisst; wer gewonnen hat, spielt Schwarz und gibt.
    .rules-2 = Erste Phase, solange Schwarz mehr als fünf Steine hat: Weiß schlägt in jedem Zug genau einen Stein, den nächsten auf der Linie, und nie in einer Kette. Der Zug von Schwarz ist ein einfacher Schritt, der nichts schlägt, auch nicht, wo er sonst schlüge, und er muss Weiß eine Schlagmöglichkeit lassen, wenn das irgendein Schritt tut. Findet Weiß trotzdem nichts zu schlagen, verliert Weiß; andere erzählen, dass Weiß dann gewinnt.
    .rules-3 = Zweite Phase, sobald Schwarz mit fünf Steinen oder weniger am Zug ist, wenn also siebzehn weg sind: Für beide gelten die gewöhnlichen Regeln, und zwar so.
    .rules-4 = Ein Schritt bringt einen Stein entlang einer Linie auf einen freien Nachbarpunkt. Annäherung: Zieh auf gegnerische Steine zu, die geradeaus vor dir liegen, und schlag den ersten und alle gegnerischen Steine, die ohne Lücke dahinter folgen. Rückzug: Zieh geradewegs von gegnerischen Steinen weg, und schlag sie auf dieselbe Weise. Wäre mit einem Schritt beides möglich, wähle eines.
    .rules-5 = Kann einer deiner Steine schlagen, musst du schlagen; welchen Schlag du wählst, ist deine Sache. Sonst spiel einen Paika, einen Schritt, der nichts schlägt. Nach einem Schlag darf derselbe Stein weiter schlagen, sooft er kann, aber nicht zu einem Punkt zurückkehren, den er in diesem Zug berührt hat, und nicht zweimal nacheinander in dieselbe Richtung ziehen.
    .rules-6 = Um zu gewinnen, schlag alle gegnerischen Steine oder mach sie bewegungsunfähig. Remis (unentschieden) ist die Partie nach 100 Zügen beider zusammen ohne Schlag, wenn eine Stellung zum dritten Mal entsteht, oder wenn ihr euch darauf einigt; eine Vela, die remis endet, wird wiederholt.
