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
