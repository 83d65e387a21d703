import type { ConquestWording } from '../wording';

export const teams: ConquestWording['teams'] = {
  sword: { name: 'Épée', the: 'l’Épée', text: 'L’équipe des héros, du côté sarcelle de l’arène.' },
  skull: { name: 'Crâne', the: 'le Crâne', text: 'L’équipe du mal, du côté lie-de-vin de l’arène.' },
};

export const characters: ConquestWording['characters'] = {
  'sword-1': { name: 'Épée\u00a01', the: 'Épée\u00a01', text: 'Une épée dressée, violette, un clou sur le bord.' },
  'sword-2': { name: 'Épée\u00a02', the: 'Épée\u00a02', text: 'Deux épées croisées, vertes, deux clous sur le bord.' },
  'skull-1': { name: 'Crâne\u00a01', the: 'Crâne\u00a01', text: 'Un crâne, bleu, un clou sur le bord.' },
  'skull-2': {
    name: 'Crâne\u00a02',
    the: 'Crâne\u00a02',
    text: 'Un crâne sur des os croisés, gris, deux clous sur le bord.',
  },
};

export const crystals: ConquestWording['crystals'] = {
  'crystal-1': { name: 'Cristal\u00a01', the: 'le cristal\u00a01' },
  'crystal-2': { name: 'Cristal\u00a02', the: 'le cristal\u00a02' },
  'crystal-3': { name: 'Cristal\u00a03', the: 'le cristal\u00a03' },
  'crystal-4': { name: 'Cristal\u00a04', the: 'le cristal\u00a04' },
  'crystal-5': { name: 'Cristal\u00a05', the: 'le cristal\u00a05' },
};

export const projectiles: ConquestWording['projectiles'] = {
  missile: { name: 'Missile', the: 'le missile' },
  fireball: { name: 'Boule de feu', the: 'la boule de feu' },
  longbow: { name: 'Arc long', the: 'la flèche' },
  wave: { name: 'Vague', the: 'la vague' },
  'powerful-wave': { name: 'Vague puissante', the: 'la vague puissante' },
};

export const hidden: ConquestWording['hidden'] = { name: 'Carte face cachée', the: 'une carte face cachée' };

export const classes: ConquestWording['classes'] = {
  human: 'Humain',
  elf: 'Elfe',
  dwarf: 'Nain',
  beast: 'Bête',
  construct: 'Golem',
  undead: 'Mort-vivant',
  goblin: 'Gobelin',
  swampFolk: 'Peuple des marais',
};

export const roles: ConquestWording['roles'] = {
  leader: 'Meneur',
  spellcaster: 'Lanceur de sorts',
  fighter: 'Combattant',
  creature: 'Créature',
  hunter: 'Chasseur',
  explorer: 'Explorateur',
};

export const signs: ConquestWording['signs'] = {
  moth: 'Mite',
  spider: 'Araignée',
  rat: 'Rat',
  coral: 'Corail',
  lizard: 'Lézard',
  jellyfish: 'Méduse',
};

export const shots: ConquestWording['shots'] = {
  move: { name: 'Déplacement', text: 'Lancez votre Personnage. Qui qu’il rencontre, personne n’est blessé.' },
  combat: { name: 'Combat', text: 'Lancez votre Personnage sur un ennemi\u00a0: 1 dégât.' },
  critical: { name: 'Combat critique', text: 'Lancez votre Personnage sur un ennemi\u00a0: 2 dégâts.' },
  missile: { name: 'Missile', text: 'Posez le missile près de votre Personnage et lancez-le\u00a0: 1 dégât.' },
  fireball: {
    name: 'Boule de feu',
    text: 'Posez la boule de feu près de votre Personnage et lancez-la\u00a0: 1 dégât.',
  },
  longbow: { name: 'Arc long', text: 'Depuis l’un ou l’autre de vos Personnages\u00a0: 1 dégât.' },
  wave: { name: 'Vague', text: 'Le plus grand pion, depuis votre Personnage\u00a0: 1 dégât.' },
  'powerful-wave': {
    name: 'Vague puissante',
    text: 'Le plus grand pion\u00a0: 2 dégâts, ou 3 contre une carte de votre main.',
  },
  obstacle: { name: 'Cristal', text: 'Lancez n’importe quel cristal. Il bouscule qui il veut et ne blesse personne.' },
};

export const targeted: ConquestWording['targeted'] = {
  name: 'Ciblé',
  text: 'Nommez d’abord un ennemi\u00a0: nul autre ne peut être blessé. Raté, vous pouvez relancer le pion d’où il est.',
};

export const armour: ConquestWording['armour'] = {
  name: 'Armure',
  text: 'Une fois jouée, elle reste sur la table. L’un de vous peut la dépenser pour ignorer tout l’effet d’un tir.',
};

export const abilities: ConquestWording['abilities'] = {
  surprise: { name: 'Attaque surprise', text: 'Après ces tirs, vous pouvez jouer aussitôt une autre carte.' },
  stun: { name: 'Assommé', text: 'Si ceci blesse un ennemi, son équipe passe son prochain tour assommée.' },
  heal: { name: 'Soin', text: 'Prenez à la banque autant de jetons qu’il est dit, si elle les a.' },
  capture: { name: 'Capture', text: 'Le premier jeton que ceci coûte à l’ennemi rejoint les vôtres.' },
  reset: { name: 'Réinitialisation', text: 'Remélangez votre défausse dans votre pioche.' },
  insight: { name: 'Clairvoyance', text: 'Piochez une carte.' },
  sunder: { name: 'Brise-armure', text: 'L’équipe ennemie perd une armure conservée, de son choix.' },
  quake: { name: 'Séisme', text: 'Lancez un cristal tout de suite, en plus de celui qui finit votre tour.' },
};
