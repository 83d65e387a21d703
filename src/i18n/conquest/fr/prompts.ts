import type { ConquestWording } from '../wording';

export const prompts: ConquestWording['prompts'] = {
  playCard: {
    name: 'Jouez une carte',
    text: '{{seat}} joue une carte pour {{character}}. D’abord ses tirs, ensuite sa capacité.',
    happened: '',
  },
  giveUpCard: {
    name: 'Cédez une carte',
    text: '{{character}} voit des étoiles. {{seat}} cède une carte, sans effet, puis a un déplacement et un cristal.',
    happened: '',
  },
  surprise: {
    name: 'Jouez-en une autre, ou continuez',
    text: '{{seat}} peut jouer aussitôt une carte de plus, encore avec {{character}}.',
    happened: '{{card}} permet une attaque surprise.',
  },
  target: {
    name: 'Nommez l’ennemi',
    text: 'Ce tir vise un seul ennemi. Il ne peut blesser personne d’autre.',
    happened: '',
  },
  'shoot-move': {
    name: 'Déplacez {{character}}',
    text: 'Lancez {{character}}. Qui qu’il rencontre, personne n’est blessé.',
    happened: '',
  },
  'shoot-combat': {
    name: 'Frappez avec {{character}}',
    text: 'Lancez {{character}} sur un ennemi\u00a0: 1 dégât à chacun de ceux qu’il touche avant un mur.',
    happened: '',
  },
  'shoot-critical': {
    name: 'Frappez fort avec {{character}}',
    text: 'Lancez {{character}} sur un ennemi\u00a0: 2 dégâts à chacun de ceux qu’il touche avant un mur.',
    happened: '',
  },
  'shoot-missile': {
    name: 'Posez le missile et lancez-le',
    text: 'Il part à 2,5\u00a0cm au plus de {{character}}. Chaque ennemi touché avant un mur subit 1 dégât.',
    happened: '',
  },
  'shoot-fireball': {
    name: 'Posez la boule de feu et lancez-la',
    text: 'Elle part à 2,5\u00a0cm au plus de {{character}}. Chaque ennemi touché avant un mur subit 1 dégât.',
    happened: '',
  },
  'shoot-longbow': {
    name: 'Posez la flèche et lancez-la',
    text: 'Elle part à 2,5\u00a0cm au plus d’un Personnage de l’équipe. Chaque ennemi touché avant un mur subit 1 dégât.',
    happened: '',
  },
  'shoot-wave': {
    name: 'Posez la vague et lancez-la',
    text: 'Elle part à 2,5\u00a0cm au plus de {{character}}. Chaque ennemi touché avant un mur subit 1 dégât.',
    happened: '',
  },
  'shoot-powerful-wave': {
    name: 'Posez la vague puissante et lancez-la',
    text: 'Elle part à 2,5\u00a0cm au plus de {{character}}. Chaque ennemi touché avant un mur subit 2 dégâts, ou 3 contre une carte.',
    happened: '',
  },
  'shoot-stunned': {
    name: 'Déplacez {{character}}',
    text: 'Un tour assommé n’a qu’un déplacement, et rien de plus.',
    happened: '',
  },
  shootAgain: {
    name: 'Encore une fois, ou laissez',
    text: 'Relancez {{projectile}} de là où le pion s’est arrêté, sur {{target}} seulement.',
    happened: 'Le tir n’a pas touché {{target}}.',
  },
  watch: { name: 'Regardez-le filer…', text: 'Le pion est en route.', happened: '' },
  boost: {
    name: 'Une carte pour une vague plus forte\u00a0?',
    text: '{{seat}} peut céder une carte de sa main\u00a0: {{boosted}} dégâts au lieu de {{damage}}.',
    happened: 'La vague puissante a touché.',
  },
  armour: {
    name: 'Dépenser une armure, ou encaisser\u00a0?',
    text: 'Pour {{team}}\u00a0: une armure annule tout l’effet de ce tir. L’un ou l’autre joueur peut la dépenser.',
    happened: '{{card}} a touché {{targets}}. Dégâts\u00a0: {{damage}}.',
  },
  sunder: {
    name: 'Quelle armure est perdue\u00a0?',
    text: 'Pour {{team}}\u00a0: choisissez l’armure qui part à la défausse.',
    happened: 'Une armure doit se briser.',
  },
  moveCrystal: {
    name: 'Lancez un cristal',
    text: 'L’un des cinq. Il bouscule qui il veut et ne blesse personne, puis le tour est fini.',
    happened: '',
  },
  quake: {
    name: 'Lancez un cristal, le sol tremble',
    text: 'L’un des cinq, tout de suite. Un autre finira le tour.',
    happened: '',
  },
};
