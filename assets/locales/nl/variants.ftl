# The variants that come with the program (assets/variants): the name, and the rules paragraph by paragraph.

variant-tsivy = Fanoron-Tsivy (9 × 5)
    .rules-1 = Wit begint. Met een stap gaat één stuk langs een lijn naar een leeg buurpunt.
    .rules-2 = Benadering: stap naar stukken van je tegenspeler toe die recht voor je liggen, en sla het eerste en elk stuk dat daar zonder leeg punt op volgt. Terugtrekking: stap recht van stukken van je tegenspeler weg, en sla ze op dezelfde manier. Kan een stap allebei, dan kies je er één.
    .rules-3 = Kan een van je stukken slaan, dan moet je slaan; welke slag, mag je zelf kiezen. Anders speel je een paika, een stap die niets slaat.
    .rules-4 = Na een slag mag hetzelfde stuk nog eens slaan, zo vaak als het kan. Het mag niet terugkomen op een punt waar het in deze zet al is geweest, en niet twee keer achter elkaar in dezelfde richting gaan. Je mag stoppen wanneer je wilt.
    .rules-5 = Je wint door alle stukken van je tegenspeler te slaan. Wie geen zet kan doen, verliest. Het is remise na 100 zetten van beide kanten samen zonder slag, als een stelling voor de derde keer op het bord staat, of in onderling overleg.

variant-dimy = Fanoron-Dimy (5 × 5)
    .rules-1 = Wit begint. Met een stap gaat één stuk langs een lijn naar een leeg buurpunt.
    .rules-2 = Benadering: stap naar stukken van je tegenspeler toe die recht voor je liggen, en sla het eerste en elk stuk dat daar zonder leeg punt op volgt. Terugtrekking: stap recht van stukken van je tegenspeler weg, en sla ze op dezelfde manier. Kan een stap allebei, dan kies je er één.
    .rules-3 = Kan een van je stukken slaan, dan moet je slaan; welke slag, mag je zelf kiezen. Anders speel je een paika, een stap die niets slaat.
    .rules-4 = Na een slag mag hetzelfde stuk nog eens slaan, zo vaak als het kan. Het mag niet terugkomen op een punt waar het in deze zet al is geweest, en niet twee keer achter elkaar in dezelfde richting gaan. Je mag stoppen wanneer je wilt.
    .rules-5 = Je wint door alle stukken van je tegenspeler te slaan. Wie geen zet kan doen, verliest. Het is remise na 100 zetten van beide kanten samen zonder slag, als een stelling voor de derde keer op het bord staat, of in onderling overleg.

variant-telo = Fanoron-Telo (3 × 3)
    .rules-1 = Wit begint. Met een stap gaat één stuk langs een lijn naar een leeg buurpunt.
    .rules-2 = Benadering: stap naar stukken van je tegenspeler toe die recht voor je liggen, en sla het eerste en elk stuk dat daar zonder leeg punt op volgt. Terugtrekking: stap recht van stukken van je tegenspeler weg, en sla ze op dezelfde manier. Kan een stap allebei, dan kies je er één.
    .rules-3 = Kan een van je stukken slaan, dan moet je slaan; welke slag, mag je zelf kiezen. Anders speel je een paika, een stap die niets slaat.
    .rules-4 = Na een slag mag hetzelfde stuk nog eens slaan, zo vaak als het kan. Het mag niet terugkomen op een punt waar het in deze zet al is geweest, en niet twee keer achter elkaar in dezelfde richting gaan. Je mag stoppen wanneer je wilt.
    .rules-5 = Je wint door alle stukken van je tegenspeler te slaan. Wie geen zet kan doen, verliest. Het is remise na 100 zetten van beide kanten samen zonder slag, als een stelling voor de derde keer op het bord staat, of in onderling overleg.

variant-parker = Fanorona, Parker-doos
    .rules-1 = Wit begint. Met een stap gaat één stuk langs een lijn naar een leeg buurpunt.
    .rules-2 = Benadering: stap naar stukken van je tegenspeler toe die recht voor je liggen, en sla het eerste en elk stuk dat daar zonder leeg punt op volgt. Terugtrekking: stap recht van stukken van je tegenspeler weg, en sla ze op dezelfde manier. Kan een stap allebei, dan kies je er één.
    .rules-3 = Kan een van je stukken slaan, dan moet je slaan; welke slag, mag je zelf kiezen. Anders speel je een paika, een stap die niets slaat.
    .rules-4 = Na een slag moet hetzelfde stuk blijven slaan zolang het kan; met de laatste mogelijke slag eindigt de zet. Het mag terugkomen op punten waar het al is geweest, en dezelfde richting houden. Alleen de eerste zet van elke speler is één enkele stap waarmee wordt geslagen.
    .rules-5 = Je wint door alle stukken van je tegenspeler te slaan. Wie geen zet kan doen, verliest. Het is remise na 100 zetten van beide kanten samen zonder slag, als een stelling voor de derde keer op het bord staat, of in onderling overleg.

variant-tumicarona = Tumicarona
    .rules-1 = Wit begint. Met een stap gaat één stuk langs een lijn naar een leeg buurpunt.
    .rules-2 = Benadering: stap naar stukken van je tegenspeler toe die recht voor je liggen, en sla het eerste en elk stuk dat daar zonder leeg punt op volgt. Terugtrekking: stap recht van stukken van je tegenspeler weg, en sla ze op dezelfde manier. Kan een stap allebei, dan kies je er één.
    .rules-3 = Kan een van je stukken slaan, dan moet je slaan; welke slag, mag je zelf kiezen. Anders speel je een paika, een stap die niets slaat.
    .rules-4 = Na een slag mag hetzelfde stuk nog eens slaan, zo vaak als het kan. Het mag niet terugkomen op een punt waar het in deze zet al is geweest, en niet twee keer achter elkaar in dezelfde richting gaan. Je mag stoppen wanneer je wilt.
    .rules-5 = Je wint door alle stukken van je tegenspeler te slaan, of door je tegenspeler geen zet te laten. De verliezer begint de volgende partij. Het is remise na 20 zetten van beide kanten samen zonder slag, als een stelling voor de derde keer op het bord staat, of in onderling overleg.

variant-tumicarona-rematch = Tumicarona, handicaprevanche
    .rules-1 = De revanche na een partij met een winnaar. De verliezer speelt met Wit en begint. De winnaar speelt met Zwart, met een handicap: zolang Zwart meer dan vijf stukken heeft, is de zet van Zwart één gewone stap die niets slaat, en die Wit een slag moet laten als er zo’n stap is. Vanaf de eerste zet van Zwart met vijf stukken of minder gelden voor beide kanten de gewone regels.
    .rules-2 = Wit begint. Met een stap gaat één stuk langs een lijn naar een leeg buurpunt.
    .rules-3 = Benadering: stap naar stukken van je tegenspeler toe die recht voor je liggen, en sla het eerste en elk stuk dat daar zonder leeg punt op volgt. Terugtrekking: stap recht van stukken van je tegenspeler weg, en sla ze op dezelfde manier. Kan een stap allebei, dan kies je er één.
    .rules-4 = Kan een van je stukken slaan, dan moet je slaan; welke slag, mag je zelf kiezen. Anders speel je een paika, een stap die niets slaat.
    .rules-5 = Na een slag mag hetzelfde stuk nog eens slaan, zo vaak als het kan. Het mag niet terugkomen op een punt waar het in deze zet al is geweest, en niet twee keer achter elkaar in dezelfde richting gaan. Je mag stoppen wanneer je wilt.
    .rules-6 = Je wint door alle stukken van je tegenspeler te slaan, of door je tegenspeler geen zet te laten. De verliezer begint de volgende partij. Het is remise na 20 zetten van beide kanten samen zonder slag, als een stelling voor de derde keer op het bord staat, of in onderling overleg.

variant-vela = Vela
    .rules-1 = De partij na een partij met een winnaar, in twee fasen. De verliezer speelt met Wit, begint en eet; de winnaar speelt met Zwart en geeft.
    .rules-2 = Eerste fase, zolang Zwart meer dan vijf stukken heeft: Wit slaat precies één stuk per zet, het dichtstbijzijnde op de lijn, en speelt nooit een reeks. De zet van Zwart is één gewone stap die niets slaat, ook waar dat zou kunnen, en die Wit een slag moet laten als er zo’n stap is. Vindt Wit toch niets om te slaan, dan wint Wit; anderen vertellen dat Wit dan verliest, en een variantbestand kan dat zo instellen.
    .rules-3 = Tweede fase, vanaf de eerste zet van Zwart met vijf stukken of minder, als er zeventien weg zijn: voor beide kanten gelden de gewone regels, en wel zo.
    .rules-4 = Met een stap gaat één stuk langs een lijn naar een leeg buurpunt. Benadering: stap naar stukken van je tegenspeler toe die recht voor je liggen, en sla het eerste en elk stuk dat daar zonder leeg punt op volgt. Terugtrekking: stap recht van stukken van je tegenspeler weg, en sla ze op dezelfde manier. Kan een stap allebei, dan kies je er één.
    .rules-5 = Kan een van je stukken slaan, dan moet je slaan; welke slag, mag je zelf kiezen. Anders speel je een paika, een stap die niets slaat. Na een slag mag hetzelfde stuk nog eens slaan, zo vaak als het kan, maar het mag niet terugkomen op een punt waar het in deze zet al is geweest, en niet twee keer achter elkaar in dezelfde richting gaan.
    .rules-6 = Je wint door alle stukken van je tegenspeler te slaan, of door je tegenspeler geen zet te laten. Het is remise na 100 zetten van beide kanten samen zonder slag, als een stelling voor de derde keer op het bord staat, of in onderling overleg; een vela die remise wordt, wordt overgespeeld.

variant-tumicarona-claimed = Tumicarona, slagen claimen
    .rules-1 = Wit begint. Met een stap gaat één stuk langs een lijn naar een leeg buurpunt.
    .rules-2 = Benadering: stap naar stukken van je tegenspeler toe die recht voor je liggen, en sla het eerste en elk stuk dat daar zonder leeg punt op volgt. Terugtrekking: stap recht van stukken van je tegenspeler weg, en sla ze op dezelfde manier. Kan een stap allebei, dan kies je er één.
    .rules-3 = Kan een van je stukken slaan, dan moet je slaan; welke slag, mag je zelf kiezen. Anders speel je een paika, een stap die niets slaat.
    .rules-4 = Een slag mag worden gemist: een paika geldt, ook als een van je stukken kon slaan. Zolang de tegenspeler nog geen zet heeft gedaan, mag die de slag claimen; dan wordt de paika teruggenomen, en moet de zet een slag zijn.
    .rules-5 = Na een slag mag hetzelfde stuk nog eens slaan, zo vaak als het kan. Het mag niet terugkomen op een punt waar het in deze zet al is geweest, en niet twee keer achter elkaar in dezelfde richting gaan. Je mag stoppen wanneer je wilt.
    .rules-6 = Je wint door alle stukken van je tegenspeler te slaan, of door je tegenspeler geen zet te laten. De verliezer begint de volgende partij. Het is remise na 20 zetten van beide kanten samen zonder slag, als een stelling voor de derde keer op het bord staat, of in onderling overleg.

variant-tumicarona-rematch-claimed = Tumicarona, handicaprevanche, slagen claimen
    .rules-1 = De revanche na een partij met een winnaar. De verliezer speelt met Wit en begint. De winnaar speelt met Zwart, met een handicap: zolang Zwart meer dan vijf stukken heeft, is de zet van Zwart één gewone stap die niets slaat, en die Wit een slag moet laten als er zo’n stap is. Vanaf de eerste zet van Zwart met vijf stukken of minder gelden voor beide kanten de gewone regels.
    .rules-2 = Wit begint. Met een stap gaat één stuk langs een lijn naar een leeg buurpunt.
    .rules-3 = Benadering: stap naar stukken van je tegenspeler toe die recht voor je liggen, en sla het eerste en elk stuk dat daar zonder leeg punt op volgt. Terugtrekking: stap recht van stukken van je tegenspeler weg, en sla ze op dezelfde manier. Kan een stap allebei, dan kies je er één.
    .rules-4 = Kan een van je stukken slaan, dan moet je slaan; welke slag, mag je zelf kiezen. Anders speel je een paika, een stap die niets slaat.
    .rules-5 = Een slag mag worden gemist: een paika geldt, ook als een van je stukken kon slaan. Zolang de tegenspeler nog geen zet heeft gedaan, mag die de slag claimen; dan wordt de paika teruggenomen, en moet de zet een slag zijn.
    .rules-6 = Na een slag mag hetzelfde stuk nog eens slaan, zo vaak als het kan. Het mag niet terugkomen op een punt waar het in deze zet al is geweest, en niet twee keer achter elkaar in dezelfde richting gaan. Je mag stoppen wanneer je wilt.
    .rules-7 = Je wint door alle stukken van je tegenspeler te slaan, of door je tegenspeler geen zet te laten. De verliezer begint de volgende partij. Het is remise na 20 zetten van beide kanten samen zonder slag, als een stelling voor de derde keer op het bord staat, of in onderling overleg.

variant-vela-eater-loses = Vela, een eter zonder slag verliest
    .rules-1 = De partij na een partij met een winnaar, in twee fasen. De verliezer speelt met Wit, begint en eet; de winnaar speelt met Zwart en geeft.
    .rules-2 = Eerste fase, zolang Zwart meer dan vijf stukken heeft: Wit slaat precies één stuk per zet, het dichtstbijzijnde op de lijn, en speelt nooit een reeks. De zet van Zwart is één gewone stap die niets slaat, ook waar dat zou kunnen, en die Wit een slag moet laten als er zo’n stap is. Vindt Wit toch niets om te slaan, dan verliest Wit; anderen vertellen dat Wit dan wint.
    .rules-3 = Tweede fase, vanaf de eerste zet van Zwart met vijf stukken of minder, als er zeventien weg zijn: voor beide kanten gelden de gewone regels, en wel zo.
    .rules-4 = Met een stap gaat één stuk langs een lijn naar een leeg buurpunt. Benadering: stap naar stukken van je tegenspeler toe die recht voor je liggen, en sla het eerste en elk stuk dat daar zonder leeg punt op volgt. Terugtrekking: stap recht van stukken van je tegenspeler weg, en sla ze op dezelfde manier. Kan een stap allebei, dan kies je er één.
    .rules-5 = Kan een van je stukken slaan, dan moet je slaan; welke slag, mag je zelf kiezen. Anders speel je een paika, een stap die niets slaat. Na een slag mag hetzelfde stuk nog eens slaan, zo vaak als het kan, maar het mag niet terugkomen op een punt waar het in deze zet al is geweest, en niet twee keer achter elkaar in dezelfde richting gaan.
    .rules-6 = Je wint door alle stukken van je tegenspeler te slaan, of door je tegenspeler geen zet te laten. Het is remise na 100 zetten van beide kanten samen zonder slag, als een stelling voor de derde keer op het bord staat, of in onderling overleg; een vela die remise wordt, wordt overgespeeld.
