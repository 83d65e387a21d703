import type { CatacombsWording } from '../wording';

export const spells = {
  'spell:summon-skeleton': {
    name: 'Invocation de squelette',
    the: 'le sort Invocation de squelette',
    text: 'Un squelette se dresse à 2,5 cm au plus du lanceur et se bat pour les héros dès le tour suivant.',
  },
  'spell:drain-energy': {
    name: 'Drain d’énergie',
    the: 'le sort Drain d’énergie',
    text: 'Un Missile. Pour chaque monstre qu’il blesse, le Magicien regagne 1 PV.',
  },
  'spell:fireball': {
    name: 'Boule de feu',
    the: 'le sort Boule de feu',
    text: 'Une Boule de feu : chaque ennemi touché perd 1 PV.',
  },
  'spell:magic-missile': {
    name: 'Projectile magique',
    the: 'le sort Projectile magique',
    text: 'Deux Missiles, l’un après l’autre. On peut renoncer au second.',
  },
  'spell:shield': {
    name: 'Bouclier',
    the: 'le sort Bouclier',
    text: 'Un lourd bouclier apparaît à 2,5 cm au plus du lanceur. On le pousse, on ne le brise pas ; il part avec la salle.',
  },
  'spell:teleport': {
    name: 'Téléportation',
    the: 'le sort Téléportation',
    text: 'Un héros est reposé n’importe où, sur une place libre de la salle. Cela ne compte pas comme un contact.',
  },
  'spell:heal': { name: 'Soin', the: 'le sort Soin', text: 'Un héros vivant regagne jusqu’à 4 PV.' },
  'spell:heal-all': {
    name: 'Soin collectif',
    the: 'le sort Soin collectif',
    text: 'Chaque héros vivant regagne 1 PV.',
  },
  'spell:stunning-bolt': {
    name: 'Éclair étourdissant',
    the: 'le sort Éclair étourdissant',
    text: 'Un Missile qui étourdit aussi les monstres : 1 PV en moins, et le survivant manque toute la manche suivante.',
  },
} satisfies Partial<CatacombsWording['spells']>;

export const equipment = {
  'equipment:familiar': {
    name: 'Familier',
    the: 'le Familier',
    text: 'Il suit le Magicien de salle en salle, agit à son compte, et les sorts peuvent partir de lui.',
  },
  'equipment:map': {
    name: 'Carte',
    the: 'la Carte',
    text: 'Regardez la carte Salle suivante après chaque combat et en arrivant chez un marchand ; au labyrinthe, deux voisines avant de choisir.',
  },
  'equipment:healing-potion': {
    name: 'Potion de soin',
    the: 'la Potion de soin',
    text: 'Action spéciale : son possesseur regagne 2 PV. Puis elle est épuisée.',
  },
  'equipment:iron-ring': {
    name: 'Anneau de fer',
    the: 'l’Anneau de fer',
    text: 'Une fois par salle, son possesseur ignore l’incapacité due à une attaque. Les dégâts restent.',
  },
  'equipment:rage-draught': {
    name: 'Breuvage de rage',
    the: 'le Breuvage de rage',
    text: 'À tout moment du tour du Barbare : une Folie furieuse de plus, trois au maximum. Puis il est épuisé.',
  },
  'equipment:great-axe': {
    name: 'Grande hache',
    the: 'la Grande hache',
    text: 'Le Coup de poing simple du Barbare est critique : 2 dégâts. Sa Folie furieuse ne change pas.',
  },
  'equipment:barbed-arrow': {
    name: 'Flèche barbelée',
    the: 'la Flèche barbelée',
    text: 'Une fois par salle, un Missile de l’Elfe est critique. À annoncer avant de tirer.',
  },
  'equipment:throwing-knives': {
    name: 'Couteaux de lancer',
    the: 'les Couteaux de lancer',
    text: 'Action spéciale du Voleur : deux Missiles, l’un après l’autre.',
  },
  'equipment:shadow-cloak': {
    name: 'Cape d’ombre',
    the: 'la Cape d’ombre',
    text: 'Une fois par salle, le Voleur échappe à une pichenette : ni ses dégâts ni ses effets ne comptent pour lui.',
  },
} satisfies Partial<CatacombsWording['equipment']>;

export const services: CatacombsWording['services'] = {
  'service:healing-touch': {
    name: 'Toucher de guérison',
    the: 'le Toucher de guérison',
    text: '300 pièces d’or : un héros vivant regagne 1 PV.',
  },
  'service:peek': {
    name: 'Coup d’œil à la pioche',
    the: 'le coup d’œil à la pioche',
    text: '100 pièces d’or : la carte du dessus de la pioche d’Équipement rejoint ce qui est à vendre.',
  },
  'service:offering': {
    name: 'Offrande',
    the: 'l’offrande',
    text: '500 pièces d’or : une carte de la pioche d’Équipement est retournée.',
  },
  'service:resurrection': {
    name: 'Résurrection',
    the: 'la Résurrection',
    text: '1 000 pièces d’or : un héros mort revient avec 2 PV et tout ce qu’il possédait.',
  },
  'service:cure-poison': {
    name: 'Cure',
    the: 'une Cure',
    text: 'Pour 400 pièces d’or, une carte Poison d’un héros est défaussée.',
  },
};
