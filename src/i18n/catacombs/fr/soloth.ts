import type { CatacombsWording } from '../wording';

export const heroes = {
  'hero:ice-princess': {
    name: 'Princesse des glaces',
    the: 'la Princesse des glaces',
    text: 'Lance des Piques de glace : le monstre touché est gelé et ne fait plus rien tant que la pique tient.',
  },
  'hero:paladin': {
    name: 'Paladin',
    the: 'le Paladin',
    text: 'Frappe deux fois. Deux fois par salle, son armure encaisse une attaque à sa place, si rude soit-elle.',
  },
  'hero:witch-hunter': {
    name: 'Chasseur de sorcières',
    the: 'le Chasseur de sorcières',
    text: 'Garde les monstres qu’il tue et s’en sert pour éveiller ses artefacts.',
  },
  'hero:sorceress': {
    name: 'Sorcière',
    the: 'la Sorcière',
    text: 'Paie ses pouvoirs en magie, puis avec sa propre vie quand la magie lui manque.',
  },
} satisfies Partial<CatacombsWording['heroes']>;

export const actions = {
  'ice-spike': {
    name: 'Pique de glace',
    text: 'Une Pique de glace, qui gèle un monstre au lieu de le blesser, puis un Coup de poing.',
  },
  smite: { name: 'Châtiment', text: 'Deux Coups de poing, l’un après l’autre. On peut renoncer au second.' },
  crossbow: { name: 'Arbalète', text: 'Un seul Missile, placé à 2,5 cm au plus de lui.' },
} satisfies Partial<CatacombsWording['actions']>;

export const monsters = {
  'monster:vampire': {
    name: 'Vampire',
    the: 'le Vampire',
    text: 'Un Coup de poing, puis il vous lance un Guerrier squelette de la réserve, et celui-ci reste.',
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

export const equipment = {
  'equipment:war-hammer': {
    name: 'Marteau de guerre',
    the: 'le Marteau de guerre',
    text: 'Chaque Coup de poing de son possesseur enlève 2 PV aux morts-vivants.',
  },
  'equipment:throwing-axe': {
    name: 'Hache de jet',
    the: 'la Hache de jet',
    text: 'Action spéciale du Barbare : un Coup de poing, puis un Missile.',
  },
  'equipment:arrow-fan': {
    name: 'Éventail de flèches',
    the: 'l’Éventail de flèches',
    text: 'Action spéciale de l’Elfe, une fois par salle : trois Missiles à la chaîne, jamais deux de suite sur la même cible.',
  },
  'equipment:smoke-phial': {
    name: 'Fiole de fumée',
    the: 'la Fiole de fumée',
    text: 'Action spéciale du Voleur : un déplacement, un Coup de poing, puis un autre déplacement.',
  },
  'equipment:crystal-wand': {
    name: 'Baguette de cristal',
    the: 'la Baguette de cristal',
    text: 'Action spéciale du Magicien : un Missile, sans dépenser de sort.',
  },
  'equipment:phoenix-feather': {
    name: 'Plume de phénix',
    the: 'la Plume de phénix',
    text: 'Le premier coup qui tuerait son possesseur lui laisse 1 PV. Puis elle est épuisée.',
  },
  'equipment:ice-bracelet': {
    name: 'Bracelet de glace',
    the: 'le Bracelet de glace',
    text: 'Sa propriétaire a une Pique de glace de plus : trois au lieu de deux.',
  },
  'equipment:mirror-shield': {
    name: 'Bouclier miroir',
    the: 'le Bouclier miroir',
    text: 'Aucune Boule de feu ne blesse sa propriétaire, pas même critique.',
  },
  'equipment:blessed-plate': {
    name: 'Plastron béni',
    the: 'le Plastron béni',
    text: 'Dès la salle suivante, l’armure de son porteur est de 3 au lieu de 2.',
  },
  'equipment:sun-mace': {
    name: 'Masse solaire',
    the: 'la Masse solaire',
    text: 'Chaque Coup de poing de son porteur inflige 2 dégâts aux créatures de l’Enfer.',
  },
  'equipment:pavise': {
    name: 'Pavois',
    the: 'le Pavois',
    text: 'Une fois par salle, en action : placez le pion Bouclier à 2,5 cm au plus de son porteur. Il barre la route à tous.',
  },
  'equipment:mail-shirt': {
    name: 'Cotte de mailles',
    the: 'la Cotte de mailles',
    text: 'Les attaques critiques n’infligent qu’un dégât à son porteur, comme les autres.',
  },
} satisfies Partial<CatacombsWording['equipment']>;
