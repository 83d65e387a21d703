import type { Wording } from '../wording';

export const blankBoard: Wording['blankBoard'] = {
  title: 'L’image s’est éteinte',
  body: 'Cet appareil a repris de quoi dessiner le plateau. La partie est sauve.',
  again: 'La redessiner',
};
