import type { CatacombsWording } from '../wording';

export const monsters = {
  'monster:vampire': {
    name: 'Vampire',
    the: 'le Vampire',
    text: 'Un Coup de poing ou non, puis il vous lance un Guerrier squelette de la réserve, et celui-ci reste.',
  },
  'monster:wight': {
    name: 'Spectre des tertres',
    the: 'le Spectre des tertres',
    text: 'Touché de décrépitude : quand son Coup de poing blesse un héros, un autre monstre blessé peut être guéri.',
  },
  'monster:shade': {
    name: 'Ombre',
    the: 'l’Ombre',
    text: 'Incorporel : rien ne la blesse. Chassez-la du plateau, et c’en est fait d’elle.',
  },
  'monster:rust-monster': {
    name: 'Monstre de rouille',
    the: 'le Monstre de rouille',
    text: 'Corrosion : un héros qu’il blesse peut perdre un Équipement pour de bon.',
  },
  'monster:lizard-man': {
    name: 'Homme-lézard',
    the: 'l’Homme-lézard',
    text: 'Maître d’esclave : le monstre qu’il heurte agit aussitôt, même une seconde fois.',
  },
  'monster:orc-wolf-rider': {
    name: 'Orque monté sur loup',
    the: 'l’Orque monté sur loup',
    text: 'Deux Coups de poing. Le loup tué, l’Orque se bat là où il se trouvait.',
  },
  'monster:gargoyle': {
    name: 'Gargouille',
    the: 'la Gargouille',
    text: 'Évasion : quand elle a frappé, une pichenette peut la mettre à l’abri.',
  },
  'monster:siren': {
    name: 'Sirène',
    the: 'la Sirène',
    text: 'Suppression : tant qu’elle chante, héros et Alliés n’ont qu’un simple Coup de poing.',
  },
  'monster:manticore': {
    name: 'Manticore',
    the: 'la Manticore',
    text: 'Coup de poing, Missile, Coup de poing. Qui la tue reçoit le Marteau de guerre au lieu d’or.',
  },
  'monster:phoenix': {
    name: 'Phénix',
    the: 'le Phénix',
    text: 'Il renaît tant qu’il reste un autre monstre, et fait se régénérer les autres.',
  },
  'monster:infernal-acolyte': {
    name: 'Acolyte infernal',
    the: 'l’Acolyte infernal',
    text: 'Donne un Coup de poing, ou dresse un Mur de feu là où il y a de la place.',
  },
  'monster:flame-salamander': {
    name: 'Salamandre de feu',
    the: 'la Salamandre de feu',
    text: 'Donne un Coup de poing ou lance une Boule de feu, jamais les deux dans le même tour.',
  },
} satisfies Partial<CatacombsWording['monsters']>;

export const abilities = {
  'ability:corrosion': {
    name: 'Corrosion',
    the: 'la Corrosion',
    text: 'Quand il blesse un héros, le Maître tire une de ses cartes Équipement ou une de la pioche. Celle du héros est perdue.',
  },
  'ability:evasion': {
    name: 'Évasion',
    the: 'l’Évasion',
    text: 'Après une action où elle a frappé un héros ou un Allié, le Maître peut lui donner une pichenette de plus. Elle ne blesse personne.',
  },
  'ability:incorporeal': {
    name: 'Incorporel',
    the: 'le pouvoir Incorporel',
    text: 'Aucun dégât ne l’atteint. Le héros ou l’Allié dont la pichenette la chasse du plateau la détruit.',
  },
  'ability:mounted-unit': {
    name: 'Unité montée',
    the: 'le pouvoir Unité montée',
    text: 'La monture tuée, son cavalier sort de la réserve et se tient à sa place, indemne.',
  },
  'ability:resurrection': {
    name: 'Résurrection',
    the: 'la Résurrection',
    text: 'Tué alors qu’un autre monstre est sur le plateau, il est reposé dans la zone des monstres, indemne, et ne rapporte rien.',
  },
  'ability:slave-master': {
    name: 'Maître d’esclave',
    the: 'le Maître d’esclave',
    text: 'Au tour du Maître, un monstre que son pion heurte peut agir aussitôt. Il n’est pas blessé et garde son action.',
  },
  'ability:suppression': {
    name: 'Suppression',
    the: 'la Suppression',
    text: 'Tant qu’elle est dans la salle, héros et Alliés n’ont qu’un simple Coup de poing : ni spécial, ni sort, ni Équipement.',
  },
  'ability:touch-of-decay': {
    name: 'Touché de décrépitude',
    the: 'le Touché de décrépitude',
    text: 'Quand son Coup de poing blesse un héros, le Maître peut rendre toute sa vie à un autre monstre blessé.',
  },
  'ability:volcanism': {
    name: 'Volcanisme',
    the: 'le Volcanisme',
    text: 'Au lieu d’attaquer, il dresse un Mur de feu de la réserve sur une place libre.',
  },
  'ability:wellspring': {
    name: 'Source',
    the: 'la Source',
    text: 'Tant qu’il est dans la salle, chaque autre monstre de plus de 1 PV se régénère à la fin de la manche.',
  },
} satisfies Partial<CatacombsWording['abilities']>;
