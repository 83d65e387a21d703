import type { gold as model } from '../en/gold';

export const gold: Readonly<Record<keyof typeof model, string>> = {
  'BASE-269': 'En Résolution, chaque héros reçoit la récompense des monstres qu’il a tués.',
  'BASE-270': 'Chaque héros a sa propre bourse, même si un joueur en mène plusieurs.',
  'BASE-271': 'Si la réserve ne peut payer tout le monde, les joueurs des héros votent pour le premier payé.',
  'BASE-272': 'Une fois payés, les monstres tués retournent à la réserve.',
  'BASE-273': 'L’or paie l’équipement du Marchand et les soins du Guérisseur.',
  'BASE-274': 'Un héros qui meurt ne touche rien pour cette salle, même pour ses victoires d’avant.',
  'BASE-275': 'Un héros mort garde l’or et les équipements déjà gagnés.',
  'BASE-276': 'La bataille finale ne rapporte pas d’or.',
};
