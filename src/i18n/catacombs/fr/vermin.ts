import type { CatacombsWording } from '../wording';

export const monsters = {
  'monster:sewer-rat': {
    name: 'Rat d’égout',
    the: 'le Rat d’égout',
    text: 'Trop faible pour blesser, il grimpe sur celui qu’il touche. À trois, ils mordent ensemble.',
  },
  'monster:vampire-bat': {
    name: 'Chauve-souris vampire',
    the: 'la Chauve-souris vampire',
    text: 'Deux Coups de poing, mais dès qu’elle a blessé quelqu’un, elle s’affale sur son repas.',
  },
  'monster:pit-viper': {
    name: 'Vipère de fosse',
    the: 'la Vipère de fosse',
    text: 'Un Coup de poing empoisonné. Létal : le héros qu’elle blesse pioche deux cartes Poison.',
  },
  'monster:blood-skull': {
    name: 'Crâne de sang',
    the: 'le Crâne de sang',
    text: 'Incorporel : aucun coup n’atteint cette chose ricanante. Chassez-la du plateau !',
  },
  'monster:remorhaz': {
    name: 'Remorhaz',
    the: 'le Remorhaz',
    text: 'Deux Coups de poing. Le héros que tous deux blessent est avalé jusqu’à ce qu’on le tue.',
  },
  'monster:wyvern': {
    name: 'Wyverne',
    the: 'la Wyverne',
    text: 'Un Coup de poing qui sème la Terreur, ou une énorme Boule de feu. Il faut quatre coups pour l’abattre.',
  },
  'monster:dread-scorpion': {
    name: 'Scorpion d’Effroi',
    the: 'le Scorpion d’Effroi',
    text: 'Joue avec le pion du Scorpion géant : un Coup de poing, puis un Coup de poing empoisonné.',
  },
  'monster:elder-vampire': {
    name: 'Vampire aîné',
    the: 'le Vampire aîné',
    text: 'Joue avec le pion du Vampire : un Coup de poing qui sème la Terreur, ou des rats dans votre dos.',
  },
  'monster:savage-centaur': {
    name: 'Centaure sauvage',
    the: 'le Centaure sauvage',
    text: 'Joue avec le pion du Centaure : un Coup de poing, puis un Missile empoisonné.',
  },
  'monster:swamp-orc': {
    name: 'Orque des marais',
    the: 'l’Orque des marais',
    text: 'Joue avec le pion de l’Orque, et donne deux Coups de poing là où l’Orque n’en donne qu’un.',
  },
  'monster:venomous-spider': {
    name: 'Araignée venimeuse',
    the: 'l’Araignée venimeuse',
    text: 'Joue avec le pion de l’Araignée des cryptes : un Coup de poing étourdissant, puis un autre empoisonné.',
  },
  'monster:swordmaster-ghoul': {
    name: 'Goule maître d’armes',
    the: 'la Goule maître d’armes',
    text: 'Joue avec le pion de la Goule : trois Coups de poing à la chaîne.',
  },
} satisfies Partial<CatacombsWording['monsters']>;

export const abilities = {
  'ability:devourer': {
    name: 'Dévoreur',
    the: 'le pouvoir Dévoreur',
    text: 'Un héros blessé par les deux Coups de poing d’une même action est avalé : hors jeu jusqu’à la mort de ce monstre.',
  },
  'ability:lethal': {
    name: 'Létal',
    the: 'le pouvoir Létal',
    text: 'Un héros qu’il empoisonne pioche deux cartes Poison au lieu d’une.',
  },
  'ability:stamina': {
    name: 'Endurance',
    the: 'l’Endurance',
    text: 'Sa vie se compte sur une piste, et son pion ne se retourne jamais. On ne peut pas le geler.',
  },
  'ability:summon-vermin': {
    name: 'Invocation de vermines',
    the: 'l’Invocation de vermines',
    text: 'Au lieu d’attaquer, il appelle jusqu’à cinq Rats d’égout dans la zone de départ des héros. Ils agissent dès ce tour.',
  },
  'ability:swarm': {
    name: 'Essaim',
    the: 'l’Essaim',
    text: 'Il grimpe sur le héros ou l’Allié qu’il touche. À trois, le Maître choisit 1 dégât ou une carte Poison, et ils partent.',
  },
  'ability:weak': { name: 'Faiblesse', the: 'la Faiblesse', text: 'Ses attaques n’infligent aucun dégât.' },
} satisfies Partial<CatacombsWording['abilities']>;

export const spells = {
  'spell:cure-poison': {
    name: 'Antidote',
    the: 'le sort Antidote',
    text: 'Une carte Poison d’un héros est défaussée.',
  },
  'spell:giant-fireball': {
    name: 'Boule de feu géante',
    the: 'le sort Boule de feu géante',
    text: 'Une Boule de feu avec le grand pion : chaque ennemi touché perd 2 PV.',
  },
  'spell:ring-of-frost': {
    name: 'Anneau de givre',
    the: 'le sort Anneau de givre',
    text: 'La Vermine à 10 cm au plus du lanceur, sauf Endurance et Incorporel, manque le tour du Maître de cette manche.',
  },
} satisfies Partial<CatacombsWording['spells']>;

export const equipment = {
  'equipment:serpent-rod': {
    name: 'Bâton aux serpents',
    the: 'le Bâton aux serpents',
    text: 'Action spéciale de la Sorcière, pour 2 points de magie : trois Missiles en chaîne, ou l’une de ses propres cartes Poison est défaussée.',
  },
} satisfies Partial<CatacombsWording['equipment']>;

export const actions = {
  'draw-venom': {
    name: 'Tirer le venin',
    text: '2 points de magie : une carte Poison de n’importe quelle valeur quitte le plateau de la Sorcière.',
  },
} satisfies Partial<CatacombsWording['actions']>;
