import type { Wording } from '../wording';

export const gym: Wording['gym'] = {
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

export const disc: Wording['disc'] = {
  missile: 'Missile',
  familiar: 'Familier',
  fireball: 'Boule de feu',
  elf: 'Elfe',
  wizard: 'Magicien',
  'skeleton-warrior': 'Guerrier squelette',
  orc: 'Orque',
  troll: 'Troll',
  obstacle: 'Pilier',
};
