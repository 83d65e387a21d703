import type { death as model } from '../../en/fight/death';

export const death: Readonly<Record<keyof typeof model, string>> = {
  'BASE-277': 'Un héros à 0 PV est mort, et son pion quitte le plateau.',
  'BASE-278': 'Un héros mort reste hors jeu jusqu’à ce que les autres atteignent un Guérisseur et paient.',
  'BASE-279': 'Un héros mort n’agit pas, n’est pas placé et n’est la cible de personne.',
  'BASE-280': 'L’or d’un héros mort ne peut être dépensé, même pour son propre retour.',
  'BASE-281': 'Les sorts qu’un Magicien mort n’a pas lancés restent disponibles.',
  'BASE-282': 'Un joueur dont tous les héros sont morts reste dans la partie.',
  'BASE-283': 'La mort compte dès le coup ; le pion part quand tout est à l’arrêt.',
};
