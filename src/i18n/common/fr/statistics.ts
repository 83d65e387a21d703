import type { Wording } from '../wording';

export const statistics: Wording['statistics'] = {
  title: 'Joueurs',
  games: 'Parties : {{games}} · Gagnées : {{won}}',
};
