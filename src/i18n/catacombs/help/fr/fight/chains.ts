import type { chains as model } from '../../en/fight/chains';

export const chains: Readonly<Record<keyof typeof model, string>> = {
  'BASE-166': 'Une chaîne est une suite d’attaques du même type, qui peut frapper dans toute la salle.',
  'BASE-167': 'Chaque attaque d’une chaîne repart d’où la précédente s’est arrêtée, missile compris.',
  'BASE-168': 'Si le pion d’une chaîne quitte le plateau, il repart du bord, là où il est sorti.',
  'BASE-169': 'Une chaîne ne blesse jamais deux fois de suite la même cible : le second coup n’a aucun effet.',
  'BASE-170':
    'Seules comptent deux pichenettes qui se suivent : toucher l’un, rater ou toucher un autre, puis revenir au premier, et tout compte.',
  'BASE-171':
    'Chaque cible est jugée à part : frappée par la pichenette d’avant, même en vain, elle ne craint rien de celle-ci.',
  'BASE-172': 'Un coup qui ne compte pas ne déclenche rien : ni étourdissement, ni Représailles.',
  'BASE-173': 'Les cibles tuées par une pichenette ont disparu avant la suivante.',
  'BASE-174': 'Après une attaque à la chaîne, le Barbare est en incapacité.',
  'BASE-175': 'Il tombe après tout ce que la chaîne a déclenché, même s’il s’arrête avant la fin ou ne touche rien.',
  'BASE-176':
    'Si la Folie furieuse risque de ne laisser aucun héros debout, on vous prévient : elle peut faire perdre la partie.',
};
