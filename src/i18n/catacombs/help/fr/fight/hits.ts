import type { hits as model } from '../../en/fight/hits';

export const hits: Readonly<Record<keyof typeof model, string>> = {
  'BASE-111': 'Une pichenette est jugée quand tous les pions sont à l’arrêt, dans l’ordre des contacts.',
  'BASE-112': 'Un pion tué pendant une pichenette gêne encore jusqu’à l’arrêt, mais ne donne ni ne reçoit plus rien.',
  'BASE-113': 'Aucun pion ne peut s’arrêter sur un autre.',
  'BASE-114': 'N’est frappé que ce que touche le pion pichenetté lui-même.',
  'BASE-115':
    'Le pion pichenetté doit être en mouvement lors du contact. Arrêté, puis bousculé par un autre, il ne frappe personne.',
  'BASE-116': 'Un voisin déjà au contact n’est frappé que si la pichenette pousse le pion contre lui.',
  'BASE-117': 'Un pion poussé ne frappe personne : ce qu’il heurte n’a rien.',
  'BASE-118': 'Cela vaut pour tout ce qui est poussé, dans les deux tours.',
  'BASE-119': 'Une pichenette blesse chaque ennemi qu’elle touche elle-même, ricochets compris.',
  'BASE-120': 'Des voisins touchés au même instant sont tous blessés.',
  'BASE-121':
    'Rebondir d’abord sur un obstacle, un ami ou une autre cible ne gâche rien : l’ennemi touché ensuite est frappé.',
  'BASE-122': 'Une cible n’est frappée qu’une fois par pichenette, même touchée plusieurs fois.',
  'BASE-123': 'Héros et Alliés ne se blessent jamais entre eux.',
  'BASE-124': 'Les monstres ne blessent jamais les monstres.',
  'BASE-125': 'Les monstres ne blessent pas non plus le Seigneur, ni lui les monstres.',
  'BASE-126': 'Toucher un ami le pousse quand même. On peut le faire exprès.',
  'BASE-127': 'Celui qui est frappé ne rend rien, sauf Représailles et Mur de feu.',
  'BASE-128': 'Chaque attaque de base enlève 1 PV à chaque cible frappée.',
  'BASE-129': 'Un dégât fait descendre le marqueur de vie d’un cran, un soin le fait remonter d’un cran.',
  'BASE-130': 'Un monstre à 1 PV meurt à la première blessure et rejoint le plateau de son vainqueur.',
  'BASE-131': 'Un monstre indemne à 2 PV est blessé par le premier dégât.',
  'BASE-132': 'Un monstre blessé qui subit un nouveau dégât meurt.',
  'BASE-133': 'Les monstres ont 1 ou 2 PV.',
  'BASE-134': 'Les dégâts au-delà du dernier PV sont perdus.',
  'BASE-135': 'Les morts partent quand la pichenette qui les a tués est à l’arrêt, et toujours avant la suivante.',
  'BASE-136': 'La victoire revient à qui enlève le dernier PV, quel que soit l’auteur de la première blessure.',
  'BASE-137': 'Un monstre blessé continue à se battre normalement.',
};
