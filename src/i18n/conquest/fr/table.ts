import { refusals as shared } from '../../common/refusals/fr';
import type { ConquestWording } from '../wording';

export const thoughts: ConquestWording['thoughts'] = {
  straight: 'droit sur {{target}}, ce qui touche {{chance}} fois sur 100',
  bank: 'par ricochet sur {{target}}, ce qui touche {{chance}} fois sur 100',
  towards: 'vers {{target}}, mais d’ici le tir portera rarement',
  move: 'aucune ligne n’est meilleure d’ici, alors mieux vaut changer de place',
  crystal: 'la pierre est plus utile là-bas',
  crystalAt: 'la pierre gêne {{target}}',
  leave: 'là où le pion est, il ne nuit à personne, et insister n’aiderait pas',
  card: 'aucune autre carte de la main n’aiderait davantage',
  cardShot: 'elle commence bien, {{chance}} fois sur 100',
  noCard: 'chaque carte vaut mieux dans la main',
  giveUp: 'c’est la carte qui manquera le moins',
  target: 'c’est la cible la plus facile des deux',
  targetShot: 'c’est la cible la plus facile des deux, atteinte {{chance}} fois sur 100',
  weighed: 'tout le reste coûterait davantage',
  anyLegal: 'rien de mieux ne vient à l’esprit',
  stumbled: 'la réflexion n’a rien donné, alors le hasard a tranché',
};

export const refusals: ConquestWording['refusals'] = {
  ...shared,
  noSuchOption: 'Ce n’est pas dans la main, ou ce choix n’est pas proposé.',
  offTheBoard: '{{piece}} doit être entièrement dans l’arène.',
  seatOfBothTeams: '{{seat}} ne peut pas jouer pour les deux équipes.',
  teamOfOneOrTwo: 'Une équipe a un joueur, ou deux.',
  tooFewTokens: 'Une équipe commence avec un jeton au moins.',
  tooManyTokens: 'Chaque équipe commence avec {{limit}} jetons au plus.',
  bankTooSmall: 'La banque doit garder au moins {{least}} jetons\u00a0; elle en aurait {{bank}}.',
  noSuchCard: '{{card}} n’est pas dans le paquet de cette équipe\u00a0: {{team}}.',
  cardTwice: '{{card}} se trouve à deux endroits.',
  noSuchSeat: '{{seat}} n’a pas de place à cette table.',
};

export const layouts: ConquestWording['layouts'] = {
  cross: { name: 'Croix', text: 'Droite, au milieu. Celle du livret.' },
  saltire: { name: 'Sautoir', text: 'Bien écartés, avec un couloir libre de chaque côté.' },
  slant: { name: 'Biais', text: 'Une clôture de travers\u00a0: chacun doit la contourner.' },
};

export const grounds: ConquestWording['grounds'] = {
  walls: { name: 'Murs', text: 'Les pions y rebondissent. Après un mur, un tir ne blesse personne.' },
  mat: { name: 'Tapis sans murs', text: 'Le bord est ouvert. Qui tombe revient là où il est sorti.' },
};

export const options: ConquestWording['options'] = {
  drawAtEnd: { name: 'Pioche tardive', text: 'On pioche à la fin du tour, et l’on commence avec une carte de moins.' },
  exhaustion: {
    name: 'Épuisement',
    text: 'Pioche vide et cartes en main\u00a0: l’équipe perd un jeton à chacun de ses tours.',
  },
  withoutAbilities: {
    name: 'Sans capacités',
    text: 'Les tirs seulement\u00a0: plus vif, et jouable avant de savoir lire.',
  },
  withoutArmour: { name: 'Sans armure', text: 'Toute carte part à la défausse, et chaque coup compte.' },
  companionLongbow: {
    name: 'Arc long du compagnon',
    text: 'La flèche part de l’autre Personnage, jamais de celui qui agit.',
  },
  tempoToken: {
    name: 'Un jeton pour qui joue en second',
    text: 'Qui ne commence pas a un jeton de plus. Les chances s’égalisent.',
  },
  pairToken: {
    name: 'Un jeton pour la paire',
    text: 'À deux contre un, la paire a un jeton de plus, car le joueur seul a la plus grande main.',
  },
  openPartners: { name: 'Partenaires à découvert', text: 'Deux joueurs d’une équipe voient leurs mains.' },
};
