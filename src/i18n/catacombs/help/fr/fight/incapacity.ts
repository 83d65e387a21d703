import type { incapacity as model } from '../../en/fight/incapacity';

export const incapacity: Readonly<Record<keyof typeof model, string>> = {
  'BASE-190': 'Un héros en incapacité n’agit pas et manque une manche entière.',
  'BASE-191': 'Les dégâts d’une attaque étourdissante comptent aussi.',
  'BASE-192': 'Le pion d’un héros en incapacité montre son autre face.',
  'BASE-193':
    'Étourdi par le Maître pendant une manche, un héros reste à terre toute la suivante, se relève à la fin et agit à celle d’après.',
  'BASE-194': 'Qui tombe pendant une manche se relève à la fin de la suivante.',
  'BASE-195':
    'Après sa Folie furieuse, le Barbare suit la même règle : il manque la manche suivante et agit à celle d’après.',
  'BASE-196': 'Un héros qui tombe au tour des Héros avant d’avoir agi perd aussi cette action.',
  'BASE-197': 'Un héros à terre peut toujours être frappé et perdre des PV.',
  'BASE-198': 'Un héros à terre ne peut pas être étourdi de nouveau : personne n’est étourdi deux manches de suite.',
  'BASE-199': 'Une fois relevé, un héros peut être étourdi à nouveau.',
  'BASE-200': 'Un héros à terre reste un pion : amis et ennemis peuvent le pousser.',
  'BASE-201': 'Tout le reste d’une attaque est réglé avant qu’un héros tombe.',
  'BASE-202': 'Tombé à 0 PV par une attaque étourdissante, un héros est mort, pas en incapacité.',
  'BASE-203': 'Les Alliés ne sont jamais en incapacité ; une attaque étourdissante ne fait que les blesser.',
  'BASE-204': 'Quand le Magicien est à terre, ses Alliés agissent encore, mais aucun sort n’est possible.',
  'BASE-205': 'Un équipement ne sert pas tant que son héros est à terre.',
  'BASE-206': 'Le Familier continue pourtant d’agir, et un Bouclier déjà posé reste.',
  'BASE-207': 'Si les quatre héros sont à terre ou morts au même moment, le Maître gagne.',
};
