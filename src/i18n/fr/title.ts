import type { Wording } from '../wording';

export const title: Wording['title'] = {
  gym: 'Salle d’entraînement',
  settings: 'Réglages',
  credits: 'Crédits',
  scene: 'Le pion de l’Elfe frappe celui du Dragon sur une table éclairée à la bougie.',
};
