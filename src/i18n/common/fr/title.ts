import type { Wording } from '../wording';

export const title: Wording['title'] = {
  continue: 'Reprendre',
  newGame: 'Nouvelle partie',
  gym: 'Salle d’entraînement',
  library: 'Bibliothèque',
  records: 'Parties',
  settings: 'Réglages',
  credits: 'Crédits',
  notKept: 'Les parties ne peuvent pas être gardées ici : {{message}}',
  scene: 'Le pion de l’Elfe frappe celui du Dragon sur une table éclairée à la bougie.',
};
