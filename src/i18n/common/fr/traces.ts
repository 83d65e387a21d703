import type { Wording } from '../wording';

export const traces: Wording['traces'] = {
  title: 'Traces des doigts',
  hint: 'Donnez dix pichenettes dans chaque champ, puis enregistrez le fichier.',
  game: 'Comme le jeu les sent',
  system: 'Comme le système les date',
  strokes: 'Gestes : {{count}}.',
  save: 'Enregistrer les traces dans un fichier',
};
