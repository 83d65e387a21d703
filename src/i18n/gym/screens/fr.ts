import type { ScreensWording } from './wording';

const gym: ScreensWording['gym'] = {
  title: 'Salle d’entraînement',
  reset: 'Remettre',
  undo: 'Annuler',
  noFlickYet: 'Aucune pour l’instant',
  flicked: '{{disc}}, {{speed}} m/s',
  struckNothing: 'N’a rien touché',
  order: '{{position}}. {{disc}}',
  about: 'Un plateau, quelques pions et votre doigt : le geste, rien que le geste.',
  flick: 'pichenette',
  flicks: 'Pichenettes : {{flicks}}',
  goalsMet: 'Buts atteints : {{met}} sur {{goals}}',
  stars: 'Étoiles : {{stars}} sur 3',
  deeds: 'Pichenettes : {{flicks}} · Buts : {{goals}}',
  solved: 'Résolus : {{solved}} · Étoiles : {{stars}}',
  goal: { open: 'But : {{goal}}', met: 'Atteint : {{goal}}' },
  exercises: 'Que voulez-vous travailler',
  exercise: { free: 'Libre', nudge: 'Pousser', bank: 'Rebond', two: 'Deux à la fois', ring: 'Anneau' },
  nextExercise: 'Continuer',
  everyFlick: 'Toutes les pichenettes',
  touch: '{{a}} rencontre {{b}}.',
  edge: '{{disc}} rencontre le bord.',
};

export const screens: ScreensWording = { gym };
