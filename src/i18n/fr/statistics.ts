import type { Wording } from '../wording';

export const statistics: Wording['statistics'] = {
  title: 'Joueurs',
  games: 'Parties : {{games}} · Gagnées : {{won}}',
  flicks: 'Pichenettes : {{flicks}} · Touches : {{share}} % · Tués : {{kills}}',
  best: 'Meilleure pichenette : dégâts {{damage}}, tués {{kills}}',
};
