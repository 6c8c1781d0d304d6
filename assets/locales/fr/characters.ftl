# Les adversaires de l'ordinateur (assets/characters) : une phrase sur chacun.

character-sahala = Votre égale : elle joue aussi bien que vous, et vous suit dans vos progrès.
character-fara = La cadette, qui vient d'apprendre les règles : elle voit les pions proches et guère plus.
character-rakoto = Avide : ce qui prend le plus doit être le mieux. Les longues chaînes lui échappent pourtant.
character-noro = Éprise de liberté : elle préfère l'espace aux pions.
character-soa = Prudente : elle se tient hors d'atteinte et regarde à deux fois avant d'avancer.
character-lala = Pense à votre réponse avant chaque tour, si rien ne la distrait.
character-hery = Vif et remuant : il garde ses pions mobiles et punit ce que vous laissez en ligne.
character-bodo = Patiente : elle voit votre réponse et la sienne ensuite, et attend une faute.
character-rabe = Joue sur la place du marché depuis quarante ans, et se trompe rarement.
character-zatovo = Le jeune prétendant : il calcule cinq tours à l'avance et ne doute de rien.
character-tompo = Le prince qui, dit la légende, perdit un royaume pour n'avoir pas voulu quitter une finale : il connaît les finales par cœur.
character-ombiasy = Le devin : il lit le plateau aussi loin que cette machine le peut en cinq secondes. Toute sa force.
