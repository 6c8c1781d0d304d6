# Die Computergegner (assets/characters): ein Satz über jeden.

character-sahala = Dir ebenbürtig: spielt so gut wie du und zieht mit, wenn du stärker wirst.
character-fara = Die Jüngste, die gerade erst die Regeln gelernt hat: sieht die nächsten Steine und sonst wenig.
character-rakoto = Greift zu: Was am meisten schlägt, muss das Beste sein. Lange Ketten entgehen ihm trotzdem.
character-noro = Liebt die Freiheit: hat lieber Platz zum Ziehen als Steine.
character-soa = Vorsichtig: bleibt außer Reichweite und sieht zweimal hin, bevor sie zieht.
character-lala = Denkt vor jedem Zug an deine Antwort, wenn sie nichts ablenkt.
character-hery = Schnell und lebhaft: hält seine Steine in Bewegung und bestraft, was du in einer Reihe stehen lässt.
character-bodo = Geduldig: sieht deine Antwort und die eigene darauf, und wartet auf einen Ausrutscher.
character-rabe = Spielt seit vierzig Jahren auf dem Marktplatz und macht selten einen Fehler.
character-zatovo = Der junge Herausforderer: rechnet fünf Züge voraus und ist sich seiner Sache sicher.
character-tompo = Der Prinz, der nach der Legende ein Königreich verlor, weil er von einem Endspiel nicht aufstehen wollte: kennt die Endspiele auswendig.
character-ombiasy = Der Wahrsager: liest das Brett so weit, wie dieses Gerät in fünf Sekunden kommt. Volle Stärke.
