# Les parties livrées (assets/records) : le titre, et les commentaires dans l'ordre du fichier.

record-parker-sample = La partie d'exemple de la boîte Parker
    .comment-1 = Le livret indique après chaque pas de prise le nombre de pions pris ; A est une percussion, E une aspiration. Le premier tour de chaque joueur se réduit à un seul pas de prise.
    .comment-2 = À partir d'ici, un pion doit continuer tant qu'il peut prendre.
    .comment-3 = Neuf pions, et la chaîne revient en g3, ce que les autres règles interdisent.
    .comment-4 = Quatorze pions en huit pas : il reste 11 pions noirs contre 5. L'avantage, dit le livret, peut changer de camp en quelques tours. C'est ce qui arrive.
    .comment-5 = Six pions, et les deux camps sont de nouveau à égalité.
    .comment-6 = 4 contre 5. Quand il reste huit à dix pions, la finale commence, selon le livret, qui conseille d'avancer en zigzag par les points forts : un pion y a huit directions pour attaquer ou s'échapper, et quatre seulement sur un point faible.
    .comment-7 = Le premier paika : aucun pion blanc ne peut prendre.
    .comment-8 = Un pas en diagonale pour s'éloigner de e1, et le pion qui s'y trouve est pris : 4 contre 3.
    .comment-9 = Trois contre trois, mais c'est aux Blancs de jouer, et les pions noirs se présentent l'un après l'autre sur leur chemin.

record-parker-case-d = Le cas D de la boîte Parker, et la ligne oubliée
    .comment-1 = Le livret suit cette ouverture plus loin que les autres, parce que les Noirs n'y ont qu'une réponse, et donne huit deuxièmes tours des Blancs. Les voici dans son ordre, avec celui qu'il a oublié.
    .comment-2 = Cas D : les Blancs prennent deux pions.
    .comment-3 = Le seul tour des Noirs ; il prend trois pions.
    .comment-4 = La ligne I prend 8 pions. Le livret compte 23 réponses des Noirs ; il y en a 59, plus qu'à toute autre ligne.
    .comment-5 = La ligne II prend 5 pions : de e4 en f4 par percussion, là où la ligne I prenait par aspiration. Comme le dit le livret, e3-f4A-e4W-e3W revient au même.
    .comment-6 = La ligne III prend 8 pions. L'autre chemin est e3-e4A-f4W-e4W ; le livret imprime e3 comme dernier point.
    .comment-7 = La ligne IV prend 10 pions, le plus de toutes. Le livret imprime h3 comme dernier point, mais le pion ne peut pas y aller ; seul h4 est permis et donne la somme imprimée.
    .comment-8 = La ligne V prend 2 pions, le moins de toutes.
    .comment-9 = La ligne VI prend 8 pions et revient en f4, ce que cette variante permet.
    .comment-10 = La ligne VII prend 7 pions.
    .comment-11 = La ligne oubliée par le livret. Elle prend 5 pions : de f4, le pion peut tourner vers g4 aussi bien que vers e4.
    .comment-12 = La ligne VIII prend 3 pions en un seul pas.

record-telo-last-step = Telo : prendre en s'éloignant au dernier pas
    .comment-1 = Le plus petit plateau est résolu : les Blancs gagnent en onze tours des deux camps ensemble. Ce qui est dit ici des autres tours a été prouvé en essayant tout.
    .comment-2 = Avec c2-b2A, l'un des deux tours qui gagnent ; a1-b2A et b1-b2A perdent.
    .comment-3 = Le seul tour des Noirs.
    .comment-4 = Toute autre prise perd : b2-a1W même en trois tours, bien qu'elle prenne deux pions avec un second pas.
    .comment-5 = Aucun pion noir ne peut prendre. Avec b3-c3, la partie finirait aussitôt : b2-a1W-a2A prend les deux pions.
    .comment-6 = Les Noirs ont pris un pion, et il faut leur en laisser prendre un autre.
    .comment-7 = Un sacrifice. L'autre tour des Blancs, c2-c3, sauve le pion et perd : b2-a1W-b1A prendrait tout.
    .comment-8 = Un pion contre un.
    .comment-9 = Tout est là. Les Noirs au trait doivent s'écarter, et depuis le milieu les Blancs suivent chacun de leurs pas. De a1 ou de c1, les Blancs perdraient.
    .comment-10 = Avec a2-a3, la fin est la même : b2-c1W.
    .comment-11 = Par aspiration.

record-dimy-two-mistakes = Dimy : deux fautes de suite
    .comment-1 = Une partie de Dimy est nulle si chacun joue au mieux. Les deux premiers tours ont été tirés au sort. Ce qui est dit ici des positions gagnées, nulles et perdues est prouvé.
    .comment-2 = Toujours la nulle.
    .comment-3 = La première faute. Les Blancs ont ici quatorze tours : c1-b2A garde la nulle, les treize autres perdent.
    .comment-4 = Et la seconde. Les Noirs avaient neuf tours : e5-d4A gagne, les huit autres perdent. Le tour qui gagne prend un pion, celui qui a été joué en prend deux : ce qui décide n'est pas combien on prend, mais ce que l'autre camp peut répondre.
    .comment-5 = À partir d'ici, les Blancs gagnent en dix-sept tours des deux camps ensemble, et pas plus tôt si les Noirs résistent.
    .comment-6 = Cinq pions en une seule chaîne. Avec sept pions, les Noirs en avaient deux de plus que les Blancs ; il leur en reste deux.
    .comment-7 = Quatre pions en chassent deux par les points forts, et le bord laisse peu de place aux Noirs.
    .comment-8 = Le dernier pion est venu sur la diagonale de b2.

record-tsivy-ahead-and-lost = Tsivy : plus de pions, et perdu
    .comment-1 = Les Blancs prennent ce qu'ils peuvent, les Noirs regardent ce qui s'ensuit.
    .comment-2 = Quatre pions. Une recherche profonde trouve ensuite les Blancs en désavantage, et préfère le tour court e3-d3W.
    .comment-3 = Six pions.
    .comment-4 = De nouveau deux pions d'un coup. La recherche n'en prendrait qu'un, b3-b4A, et limiterait de moitié le désavantage.
    .comment-5 = La faute décisive. Ce tour prend quatre pions et donne l'avantage aux Blancs, 7 pions contre 6 ; pourtant la position est perdue, c'est prouvé. Après c1-b2A-b3A, la recherche ne trouve qu'un désavantage des Blancs.
    .comment-6 = Trois des sept, et les Noirs gagnent en treize tours des deux camps, celui-ci compris.
    .comment-7 = Un pion de plus, et la fin vient plus tôt.
    .comment-8 = Les Blancs ont pris 18 pions, et les Noirs 22.

record-rematch-ten-steps = Une revanche avec handicap : dix pas
    .comment-1 = Une revanche : les Noirs ont gagné la partie précédente et ne prennent rien tant qu'ils ont plus de cinq pions. Chacun de leurs pas doit laisser une prise aux Blancs. Ce sont donc les Noirs qui choisissent ce que les Blancs prennent, et avec cela où finissent les pions blancs.
    .comment-2 = Le tournant. Une recherche profonde donne l'avantage aux Blancs après c2-c3A ; après ce tour-ci, les Blancs sont perdus, et c'est prouvé, avec 22 pions contre 12 sur le plateau.
    .comment-3 = D'ici à la grande chaîne des Noirs, les Blancs n'ont le choix qu'une fois.
    .comment-4 = Le seul tour permis.
    .comment-5 = Voici le choix ; d2-c3A perd aussi.
    .comment-6 = Le seul tour, comme les cinq suivants.
    .comment-7 = Les Blancs doivent prendre trois pions, et il en reste trois aux Noirs : le handicap est fini pour de bon.
    .comment-8 = Dix pas, quinze pions.
    .comment-9 = Six de plus. Il reste un pion blanc contre deux.
    .comment-10 = Où qu'aille le pion isolé, d2 s'en éloigne d'un pas et le prend.
