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
};

export const screens: ScreensWording = { gym };
