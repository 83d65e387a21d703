import type { CatacombsWording } from '../wording';

export const monsters = {
  'monster:skeleton-warrior': {
    name: 'Guerrier squelette',
    the: 'le Guerrier squelette',
    text: 'Des os en ordre de marche : un simple Coup de poing, et un seul choc l’éparpille.',
  },
  'monster:skeleton-archer': {
    name: 'Archer squelette',
    the: 'l’Archer squelette',
    text: 'Donne un Coup de poing ou tire un Missile, jamais les deux dans le même tour.',
  },
  'monster:zombie': {
    name: 'Zombie',
    the: 'le Zombie',
    text: 'Frénésie alimentaire : quand son Coup de poing blesse un héros, il s’affale sur son repas.',
  },
  'monster:ghoul': {
    name: 'Goule',
    the: 'la Goule',
    text: 'Son poing glacé blesse le héros et le met en incapacité.',
  },
  'monster:crypt-spider': {
    name: 'Araignée des cryptes',
    the: 'l’Araignée des cryptes',
    text: 'Donne un Coup de poing ou crache un Missile étourdissant. Il n’y en a qu’une, et c’est assez.',
  },
  'monster:orc': {
    name: 'Orque',
    the: 'l’Orque',
    text: 'Un simple Coup de poing et le cuir épais : il faut deux coups pour l’abattre.',
  },
  'monster:troll': {
    name: 'Troll',
    the: 'le Troll',
    text: 'Régénération : s’il n’est que blessé, la fin de la manche le remet sur pied.',
  },
  'monster:giant-scorpion': {
    name: 'Scorpion géant',
    the: 'le Scorpion géant',
    text: 'Un seul Coup de poing, mais critique : son dard enlève 2 PV.',
  },
  'monster:centaur': {
    name: 'Centaure',
    the: 'le Centaure',
    text: 'Il piétine, puis il tire : un Coup de poing suivi d’un Missile.',
  },
  'monster:minotaur': {
    name: 'Minotaure',
    the: 'le Minotaure',
    text: 'Représailles : frappé du poing, il peut répondre sur-le-champ, mais pas à celui qui l’a frappé.',
  },
  'monster:cerberus': {
    name: 'Cerbère',
    the: 'le Cerbère',
    text: 'Trois têtes, deux morsures : un Coup de poing, puis un autre.',
  },
  'monster:fire-spirit': {
    name: 'Esprit du feu',
    the: 'l’Esprit du feu',
    text: 'Mur de feu : dès que son Coup de poing a blessé un héros, il devient un mur de flammes.',
  },
  'monster:fire-demon': {
    name: 'Démon de feu',
    the: 'le Démon de feu',
    text: 'Donne un Coup de poing ou lance une Boule de feu. Absorption : seuls les Coups de poing le blessent.',
  },
} satisfies Partial<CatacombsWording['monsters']>;

export const abilities = {
  'ability:retaliation': {
    name: 'Représailles',
    the: 'les Représailles',
    text: 'Touché par le Coup de poing d’un héros ou d’un Allié, il peut riposter, même mourant, mais pas contre celui-ci.',
  },
  'ability:regeneration': {
    name: 'Régénération',
    the: 'la Régénération',
    text: 'Blessé mais vivant à la fin d’une manche, il retrouve tous ses PV.',
  },
  'ability:fire-wall': {
    name: 'Mur de feu',
    the: 'le Mur de feu',
    text: 'Après un Coup de poing qui a blessé un héros, il devient un mur : tout héros ou Allié qui le touche perd 1 PV.',
  },
  'ability:feeding-frenzy': {
    name: 'Frénésie alimentaire',
    the: 'la Frénésie alimentaire',
    text: 'Après un Coup de poing qui a blessé un héros, il est en incapacité et manque toute la manche suivante.',
  },
  'ability:absorption': {
    name: 'Absorption',
    the: 'l’Absorption',
    text: 'Seul un Coup de poing le blesse. Missiles et Boules de feu le poussent, rien de plus.',
  },
} satisfies Partial<CatacombsWording['abilities']>;

export const families: CatacombsWording['families'] = {
  undead: 'Mort-vivant',
  dungeon: 'Donjon',
  mythological: 'Mythologie',
  infernal: 'Enfer',
  vermin: 'Vermine',
};
