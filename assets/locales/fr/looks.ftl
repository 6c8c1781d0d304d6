# Les plateaux et les pions livrés (assets/looks) : le nom, et une ligne sur chacun.

## Les plateaux (assets/looks/boards).

board-palissandre = Palissandre
    .about = Des planches couleur de miel dans un cadre de palissandre, lignes brûlées et patinées.
board-ebony = Bois sombre, filets d'os
    .about = Un plateau sombre aux filets clairs incrustés, cadre d'ébène.
board-field = Planche blanchie au soleil
    .about = Une vieille planche de la place du village, grisée par le soleil et la pluie, taillée à la main.
board-slab = Pierre gravée
    .about = Des lignes gravées dans une dalle de granit, comme aux anciens lieux de réunion de l'Imerina.
board-plain = Contraste élevé
    .about = Une couleur unie aux larges lignes noires : rien ne distrait.

## Les pions (assets/looks/stones).

stones-marble = Marbre et basalte
    .about = Des galets polis : marbre crème veiné à anneau, basalte moucheté à point.
stones-glass = Billes de verre
    .about = Des billes blanc de lait et bleu profond qui recueillent la lumière de la lampe.
stones-wood = Bois clair et bois foncé
    .about = Des disques tournés : varongy pâle à anneau brûlé, ébène à point d'os.
stones-plain = Contraste élevé
    .about = Blanc uni à deux anneaux noirs, noir uni à croix blanche.
