import type { Wording } from '../wording';

export const statistics: Wording['statistics'] = {
  title: 'Joueurs',
  games: 'Parties : {{games}}, gagnées : {{won}}',
  flicks: 'Pichenettes : {{flicks}}, touches : {{share}} %, tués : {{kills}}',
  best: 'Meilleure pichenette : dégâts {{damage}}, tués {{kills}}',
};
