import type { Wording } from '../wording';

export const drawers: Wording['drawers'] = {
  label: 'Tiroirs',
  close: 'Fermer : {{drawer}}',
  more: 'Plus',
  badge: '{{drawer}}, nouveau : {{count}}',
  log: {
    before: 'Avant la première manche',
    none: 'Il ne s’est encore rien passé.',
    earlier: 'Montrer ce qui précède',
    who: 'Qui a touché qui ?',
    takenBack: 'repris',
  },
  rules: {
    search: 'Chercher dans les règles',
    found: 'Trouvé : {{count}}',
    nothing: 'Aucune règle ne parle de « {{words}} ».',
    more: 'Trop pour tout montrer : écrivez un mot de plus.',
    chapters: 'Par chapitre',
    count: 'Règles : {{count}}',
  },
};
