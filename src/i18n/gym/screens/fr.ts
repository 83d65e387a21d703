import type { ScreensWording } from './wording';

const gym: ScreensWording['gym'] = {
  title: 'Salle d’entraînement',
  prompt: 'Lancez le pion de votre choix',
  flying: 'Regardez-le filer…',
  reset: 'Remettre',
  undo: 'Annuler',
  aid: 'Aide à la visée',
  lastFlick: 'Dernière pichenette',
  noFlickYet: 'Aucune pour l’instant',
  flicked: '{{disc}}, {{speed}} m/s',
  struckNothing: 'N’a rien touché',
  cameBack: '{{discs}} : hors du plateau, de retour au bord',
  order: '{{position}}. {{disc}}',
  refused: 'Cette pichenette était impossible. Essayez encore.',
  about: 'Un plateau, quelques pions et votre doigt : le geste, rien que le geste.',
  flick: 'pichenette',
  flicks: 'Pichenettes : {{flicks}}',
  goalsMet: 'Buts atteints : {{met}} sur {{goals}}',
  stars: 'Étoiles : {{stars}} sur 3',
  deeds: 'Pichenettes : {{flicks}} · Buts : {{goals}}',
  solved: 'Résolus : {{solved}} · Étoiles : {{stars}}',
  goal: { open: 'But : {{goal}}', met: 'Atteint : {{goal}}' },
  everyFlick: 'Toutes les pichenettes',
  touch: '{{a}} rencontre {{b}}.',
  edge: '{{disc}} rencontre le bord.',
};

export const screens: ScreensWording = { gym };
