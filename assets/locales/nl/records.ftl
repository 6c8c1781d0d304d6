# The games that come with the program (assets/records): the title, and the comments in the order of the file.

record-parker-sample = De voorbeeldpartij van de Parker-doos
    .comment-1 = Het boekje drukt na elke stap waarmee wordt geslagen af hoeveel stukken die slaat; A is een benadering, E een terugtrekking. De eerste zet van elke speler is maar één stap waarmee wordt geslagen.
    .comment-2 = Vanaf nu moet een stuk verdergaan zolang het kan slaan.
    .comment-3 = Negen stukken, en de reeks komt terug op g3, wat de andere regelbladen verbieden.
    .comment-4 = Veertien stukken in acht stappen: er staan nu 11 zwarte stukken tegen 5. Wie er voorstaat, zegt het boekje, kan binnen een paar zetten helemaal veranderen. Dat gebeurt ook.
    .comment-5 = Zes stukken, en de kanten staan weer gelijk.
    .comment-6 = 4 tegen 5. Bij acht tot tien overgebleven stukken spreekt het boekje van het eindspel, en raadt het aan te zigzaggen over sterke punten: daar kan een stuk acht kanten op om aan te vallen of te ontsnappen, op een zwak punt maar vier.
    .comment-7 = De eerste paika: geen wit stuk kan slaan.
    .comment-8 = Over de diagonaal weg van e1, en het stuk daar is weg: 4 tegen 3.
    .comment-9 = Drie tegen drie, maar Wit is aan zet, en de zwarte stukken staan een voor een in de weg.

record-parker-case-d = Geval D van de Parker-doos, en de gemiste lijn
    .comment-1 = Het boekje volgt deze opening verder dan de andere, omdat Zwart er maar één antwoord op heeft, en somt acht tweede zetten van Wit op. Hier staan ze in die volgorde, met één die het heeft gemist.
    .comment-2 = Geval D: Wit slaat twee stukken.
    .comment-3 = De enige zet van Zwart; hij slaat er drie.
    .comment-4 = Lijn I slaat er 8. Het boekje telt 23 antwoorden van Zwart; het zijn er 59, meer dan op elke andere lijn.
    .comment-5 = Lijn II slaat er 5: van e4 naar f4 door benadering, waar lijn I door terugtrekking sloeg. Zoals het boekje zegt, komt e3-f4A-e4W-e3W op hetzelfde neer.
    .comment-6 = Lijn III slaat er 8. De andere weg erheen is e3-e4A-f4W-e4W; het boekje drukt e3 af als laatste punt.
    .comment-7 = Lijn IV slaat er 10, de meeste van allemaal. Het boekje drukt h3 af als laatste punt, waar het stuk niet verder kan; alleen h4 is toegestaan en geeft het gedrukte aantal.
    .comment-8 = Lijn V slaat er 2, de minste.
    .comment-9 = Lijn VI slaat er 8 en komt terug op f4, wat dit regelblad toestaat.
    .comment-10 = Lijn VII slaat er 7.
    .comment-11 = De lijn die het boekje heeft gemist. Ze slaat er 5: vanaf f4 kan het stuk naar g4 draaien, net zo goed als naar e4.
    .comment-12 = Lijn VIII slaat er 3 met één stap.

record-telo-last-step = Telo: de laatste stap weg
    .comment-1 = Het kleinste bord is opgelost: Wit wint in elf zetten van beide kanten samen. Wat hier over andere zetten wordt gezegd, is bewezen door alles te proberen.
    .comment-2 = Samen met c2-b2A een van de twee zetten die winnen; a1-b2A en b1-b2A verliezen.
    .comment-3 = De enige zet van Zwart.
    .comment-4 = Elke andere slag verliest: b2-a1W zelfs in drie zetten, hoewel die met een tweede stap twee stukken slaat.
    .comment-5 = Geen zwart stuk kan slaan. Met b3-c3 zou de partij meteen uit zijn: b2-a1W-a2A slaat beide stukken.
    .comment-6 = Zwart heeft één stuk geslagen, en moet er nog een mogen slaan.
    .comment-7 = Een offer. De andere zet van Wit, c2-c3, redt het stuk en verliest: b2-a1W-b1A zou alles slaan.
    .comment-8 = Eén stuk tegen één.
    .comment-9 = Daar draait het om. Zwart is aan zet en moet weg, en vanuit het midden volgt Wit elke stap. Vanaf a1 of c1 zou Wit juist verliezen.
    .comment-10 = Met a2-a3 is het einde hetzelfde, b2-c1W.
    .comment-11 = Door terugtrekking.

record-dimy-two-mistakes = Dimy: twee fouten achter elkaar
    .comment-1 = Dimy is remise bij het beste spel. De eerste twee zetten zijn geloot. Wat hier over gewonnen, gelijke en verloren stellingen wordt gezegd, is bewezen.
    .comment-2 = Nog steeds remise.
    .comment-3 = De eerste fout. Wit heeft hier veertien zetten: c1-b2A houdt remise, de andere dertien verliezen.
    .comment-4 = En de tweede. Zwart had negen zetten: e5-d4A wint, de andere acht verliezen. De zet die wint, slaat één stuk; de zet die is gespeeld, slaat er twee: niet hoeveel je slaat is beslissend, maar wat de ander kan antwoorden.
    .comment-5 = Vanaf hier wint Wit binnen zeventien zetten van beide kanten samen, en niet eerder als Zwart zich verzet.
    .comment-6 = Vijf stukken in één reeks. Zeven zwarte stukken waren er twee meer dan Wit had; er zijn er twee over.
    .comment-7 = Vier stukken jagen op twee, over sterke punten, en de rand laat Zwart weinig ruimte.
    .comment-8 = Het laatste stuk stapte op de diagonaal van b2.

record-tsivy-ahead-and-lost = Tsivy: meer stukken, en verloren
    .comment-1 = Wit slaat wat het kan, Zwart kijkt wat ervan komt.
    .comment-2 = Vier stukken. Diep zoeken laat zien dat Wit daarna slechter staat; beter is het korte e3-d3W.
    .comment-3 = Zes stukken.
    .comment-4 = Weer twee stukken in één keer. De computer zou er één slaan, b3-b4A, en half zo ver achterstaan.
    .comment-5 = De beslissende fout. De zet slaat er vier en brengt Wit voor, 7 stukken tegen 6; toch is de stelling verloren, en dat is bewezen. Na c1-b2A-b3A staat Wit volgens de computer slechter, maar niet verloren.
    .comment-6 = Drie van de zeven, en Zwart wint binnen dertien zetten van beide kanten, deze meegeteld.
    .comment-7 = Nog een stuk, en het einde komt eerder.
    .comment-8 = Wit heeft 18 stukken geslagen en Zwart 22.

record-rematch-ten-steps = Een handicaprevanche: tien stappen
    .comment-1 = Een revanche: Zwart won de vorige partij, en slaat niets zolang het meer dan vijf stukken heeft. Elke stap van Zwart moet Wit een slag laten. Zo kiest Zwart wat Wit slaat, en daarmee waar de witte stukken terechtkomen.
    .comment-2 = Het keerpunt. Diep zoeken laat zien dat Wit na c2-c3A beter staat; na deze zet is Wit verloren, en dat is bewezen, met 22 stukken tegen 12 op het bord.
    .comment-3 = Van hier tot de grote reeks van Zwart heeft Wit maar één keer een keus.
    .comment-4 = De enige zet die mag.
    .comment-5 = Dit is de keus; d2-c3A verliest ook.
    .comment-6 = De enige zet, en de volgende vijf zijn dat ook.
    .comment-7 = Wit moet drie stukken slaan, en Zwart heeft er drie over: de handicap is voorgoed voorbij.
    .comment-8 = Tien stappen, vijftien stukken.
    .comment-9 = Nog zes. Er is één wit stuk over tegen twee.
    .comment-10 = Waar het eenzame stuk ook heen gaat, d2 stapt ervan weg en slaat het.
