import type { Wording } from '../wording';

export const gameOver: Wording['gameOver'] = {
  title: 'Fin de partie',
  share: 'Partager',
  again: 'Rejouer',
  replay: 'Revoir',
  home: 'Accueil',
};
