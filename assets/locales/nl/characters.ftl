# The computer opponents (assets/characters): a sentence about each.

character-sahala = Je gelijke: speelt even goed als jij, en groeit mee als je sterker wordt.
character-fara = De jongste, die de regels net heeft geleerd: ziet de dichtstbijzijnde stukken en weinig meer.
character-rakoto = Hebzuchtig: wat het meest slaat, moet wel het best zijn. Lange reeksen ontgaan hem toch.
character-noro = Houdt van vrijheid: heeft liever bewegingsruimte dan stukken.
character-soa = Voorzichtig: blijft buiten bereik, en kijkt twee keer voor elke stap.
character-lala = Denkt vóór elke zet aan jouw antwoord, als niets haar afleidt.
character-hery = Snel en levendig: houdt zijn stukken in beweging, en straft af wat je op één lijn laat staan.
character-bodo = Geduldig: ziet jouw antwoord en haar eigen zet daarna, en wacht op een misstap.
character-rabe = Speelt al veertig jaar op het marktplein, en vergist zich zelden.
character-zatovo = De jonge uitdager: rekent vijf zetten vooruit, en is zeker van zijn zaak.
character-tompo = De prins die volgens de legende een koninkrijk verloor omdat hij een eindspel niet wilde laten staan: hij kent de eindspelen uit zijn hoofd.
character-ombiasy = De waarzegger: leest het bord zo ver als deze machine in vijf seconden kan. Volle sterkte.
