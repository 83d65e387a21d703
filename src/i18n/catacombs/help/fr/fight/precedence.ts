import type { precedence as model } from '../../en/fight/precedence';

export const precedence: Readonly<Record<keyof typeof model, string>> = {
  'BASE-334': 'Ce que dit une carte ou un plateau l’emporte sur les règles générales.',
  'BASE-335':
    'Le Maître tranche les litiges et peut, si votre table joue ainsi, rectifier la place d’un pion. Le journal en garde trace.',
  'BASE-338':
    'PV, or, équipements, monstres et réserve sont visibles de tous. Sont cachées les cartes Salle et Équipement face cachée.',
  'BASE-339':
    'À l’arrêt : les coups dans l’ordre du temps, puis les morts partent et les pions reviennent, puis les héros tombent, la défaite, les ripostes.',
  'BASE-340':
    'Les actions spéciales des Seigneurs suivent leur plateau ; être échangé ou posé n’est jamais un contact.',
  'BASE-341':
    'Chaque équipement agit comme l’indique sa carte : toujours, une fois par salle ou une fois dans la partie.',
};
