import type { setupVariants as model } from '../en/setupVariants';

export const setupVariants: Readonly<Record<keyof typeof model, string>> = {
  'EXTRA-001': 'Les extras sont facultatifs : prenez-en aucun, quelques-uns ou tous.',
  'EXTRA-002':
    'On choisit les extras avant la partie. Seuls placement équitable et monstres errants s’ajoutent entre deux salles, si tous sont d’accord.',
  'EXTRA-003':
    'Héros en dernier : le Maître place d’abord les monstres, puis les héros se placent. Plus facile pour eux.',
  'EXTRA-004':
    'Seul le placement est inversé, aussi pour la bataille finale et les combats de campement. Les héros agissent toujours d’abord.',
  'EXTRA-005': 'Une histoire peut disposer à son gré les salles, les monstres et les héros.',
  'EXTRA-006': 'Tous doivent accepter l’histoire avant le début de la partie.',
  'EXTRA-007': 'Placement équitable : les monstres doivent être répartis dans leur zone.',
  'EXTRA-008': 'Placement équitable : aucun monstre à moins de 2,5 cm d’un autre.',
  'EXTRA-009': 'Placement équitable : aucun monstre à moins de 2,5 cm d’un obstacle ou du bord.',
  'EXTRA-010': 'Les 2,5 cm se mesurent de bord à bord ; 2,5 cm exactement suffisent.',
  'EXTRA-011': 'Si les monstres ne tiennent pas tous, l’écart est réduit au plus grand qui convienne.',
  'EXTRA-012': 'Favoris, Seigneur et monstres errants respectent aussi l’écart.',
  'EXTRA-013':
    'Entre deux salles, chacun peut proposer un autre Maître par le menu ; si tous sont d’accord, les deux échangent leurs rôles.',
};
