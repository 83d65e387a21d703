import type { CatacombsWording } from '../wording';

export const actions = {
  'arcane-bolt': {
    name: 'Trait arcanique',
    text: '1 point de magie : deux Missiles, l’un après l’autre. Le second est facultatif.',
  },
  'fire-burst': { name: 'Gerbe de feu', text: '2 points de magie : une Boule de feu.' },
  'binding-hex': {
    name: 'Envoûtement',
    text: '3 points de magie : un Missile étourdissant, efficace sur les monstres. 1 dégât, et le survivant passe toute la manche suivante.',
  },
} satisfies Partial<CatacombsWording['actions']>;

export const allies = {
  'ally:war-dog': {
    name: 'Chien de guerre',
    the: 'le Chien de guerre',
    text: 'Se bat aux côtés du possesseur du Cor de chasse : un Coup de poing. 1 PV ; perdu, il revient à la salle suivante.',
  },
} satisfies Partial<CatacombsWording['allies']>;

export const equipment = {
  'equipment:ember-wand': {
    name: 'Baguette de braises',
    the: 'la Baguette de braises',
    text: 'Action spéciale de la Sorcière, pour 2 points de magie : un Missile, puis une Boule de feu.',
  },
  'equipment:moon-veil': {
    name: 'Voile de lune',
    the: 'le Voile de lune',
    text: 'Une fois par salle, pour 2 points de magie, la Sorcière échappe à une pichenette : ni ses dégâts ni ses effets ne comptent pour elle.',
  },
  'equipment:repeating-crossbow': {
    name: 'Arbalète à répétition',
    the: 'l’Arbalète à répétition',
    text: 'Action spéciale du Chasseur de sorcières : deux Missiles, l’un après l’autre.',
  },
  'equipment:silver-bolts': {
    name: 'Carreaux d’argent',
    the: 'les Carreaux d’argent',
    text: 'Chaque Missile du Chasseur de sorcières enlève 2 PV aux morts-vivants et aux monstres de l’Enfer.',
  },
  'equipment:hunting-horn': {
    name: 'Cor de chasse',
    the: 'le Cor de chasse',
    text: 'Un Chien de guerre suit son possesseur dans chaque salle et se bat de lui-même.',
  },
  'equipment:boots-of-haste': {
    name: 'Bottes de célérité',
    the: 'les Bottes de célérité',
    text: 'Action spéciale : un déplacement qui ne frappe personne, puis un Coup de poing.',
  },
} satisfies Partial<CatacombsWording['equipment']>;

export const artefacts: CatacombsWording['artefacts'] = {
  'artefact:orc-hide-shield': {
    name: 'Bouclier en peau d’orque',
    the: 'le Bouclier en peau d’orque',
    text: 'Les Coups de poing des Orques, montés ou non, ne blessent pas le Chasseur de sorcières.',
  },
  'artefact:grave-charm': {
    name: 'Talisman des tombes',
    the: 'le Talisman des tombes',
    text: 'Aucune attaque ne met le Chasseur de sorcières à terre. Les dégâts restent.',
  },
  'artefact:ember-flask': {
    name: 'Fiole de braises',
    the: 'la Fiole de braises',
    text: 'Action spéciale du Chasseur de sorcières : une Boule de feu.',
  },
  'artefact:horned-blade': {
    name: 'Lame de corne',
    the: 'la Lame de corne',
    text: 'Le Coup de poing du Chasseur de sorcières est critique : 2 dégâts.',
  },
  'artefact:hunters-net': {
    name: 'Filet du chasseur',
    the: 'le Filet du chasseur',
    text: 'Action spéciale : un Missile étourdissant, efficace sur les monstres. 1 dégât, et le survivant passe toute la manche suivante.',
  },
  'artefact:trophy-cloak': {
    name: 'Manteau de dépouilles',
    the: 'le Manteau de dépouilles',
    text: 'Une fois par salle, le Chasseur de sorcières échappe à une pichenette : ni ses dégâts ni ses effets ne comptent pour lui.',
  },
  'artefact:witchbane': {
    name: 'Fléau des sorcières',
    the: 'le Fléau des sorcières',
    text: 'Chaque Missile du Chasseur de sorcières est critique : 2 dégâts.',
  },
};
