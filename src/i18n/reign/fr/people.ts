import type { ReignWording } from '../wording';

export const heroes: ReignWording['heroes'] = {
  'hero:svein': { name: 'Svein', the: 'Svein', text: 'Il frappe fort, encaisse beaucoup et lit peu.' },
  'hero:ysolde': {
    name: 'Ysolde',
    the: 'Ysolde',
    text: 'Un arc pour ceux qui sont loin, des doigts agiles pour ce qui est fermé.',
  },
  'hero:anselme': {
    name: 'Frère Anselme',
    the: 'frère Anselme',
    text: 'Il remet les autres sur pied, et c’est lui qu’on écoute.',
  },
  'hero:morgane': {
    name: 'Morgane',
    the: 'Morgane',
    text: 'Le feu et l’ombre au bout d’un sceptre, et la peau fragile.',
  },
};

export const vocations: ReignWording['vocations'] = {
  barbarian: 'Barbare',
  huntress: 'Chasseresse',
  monk: 'Moine',
  witch: 'Sorcière',
};

export const creatures: ReignWording['creatures'] = {
  'creature:giant-rat': {
    name: 'Rat géant',
    the: 'le rat géant',
    text: 'Une vermine qui va par trois sur une case. Plus il en reste, plus ça mord.',
  },
  'creature:giant-spider': {
    name: 'Araignée géante',
    the: 'l’araignée géante',
    text: 'Elle n’a jamais vu le soleil. Qui elle mord pend dans sa toile.',
  },
  'creature:revenant': {
    name: 'Revenant',
    the: 'le revenant',
    text: 'Un corps levé à la première lune, sans âme et affamé. Il fait peur et ne court pas.',
  },
  'creature:ogre': {
    name: 'Ogre',
    the: 'l’ogre',
    text: 'Énorme, vorace, dur à abattre. Il en veut au dernier qui l’a blessé.',
  },
  'creature:madman': {
    name: 'Fou',
    the: 'le fou',
    text: 'Trop longtemps dans le noir. Il se jette sur qui lui ouvre.',
  },
  'creature:peasant': { name: 'Paysan', the: 'le paysan', text: 'Il se bat mal, mais il veut bien porter une arme.' },
  'creature:guard': { name: 'Garde', the: 'le garde', text: 'Il sait parer et vous doit sa liberté.' },
  'creature:cut-purse': {
    name: 'Tire-laine',
    the: 'le tire-laine',
    text: 'Des pieds vifs, des doigts plus vifs encore\u00a0: serrures et poches, c’est tout un.',
  },
  'creature:imp': { name: 'Diablotin', the: 'le diablotin', text: 'Un petit démon ailé qui, pour une fois, obéit.' },
};

export const master: ReignWording['master'] = { name: 'Maître', the: 'le Maître' };

export const levels: ReignWording['levels'] = {
  dexterity: { name: 'Dextérité', text: 'L’adresse des mains\u00a0: serrures, pièges, poches.' },
  intelligence: { name: 'Intelligence', text: 'Combien de sorts et de compétences on peut apprendre.' },
  melee: { name: 'Corps à corps', text: 'Se battre de près.' },
  shooting: { name: 'Tir', text: 'Toucher de loin, et lancer.' },
  agility: { name: 'Agilité', text: 'Se faufiler, éviter un piège, sauter, garder l’équilibre.' },
  magic: { name: 'Magie', text: 'Lancer des sorts.' },
  force: { name: 'Force', text: 'Les muscles\u00a0: presque tous les coups, les bousculades, les toiles.' },
  charisma: { name: 'Charisme', text: 'Se faire entendre. Qui en a le plus mène le groupe.' },
  endurance: { name: 'Endurance', text: 'Ce que le corps encaisse de chaque coup.' },
  will: { name: 'Volonté', text: 'Tenir bon devant la peur et le bannissement.' },
};

export const counters: ReignWording['counters'] = {
  actionPoints: {
    name: 'Points d’action',
    text: 'Ce qu’on peut faire en un tour. Ils reviennent et ne se gardent pas.',
  },
  hitPoints: { name: 'Points de vie', text: 'Ce que les blessures emportent. Sans eux, on est à terre.' },
  destiny: { name: 'Destin', text: 'Un point relance un jet raté, ou trompe la mort.' },
  experience: { name: 'Expérience', text: 'On la gagne en quête et on la dépense en ville.' },
  coins: { name: 'Écus', text: 'La monnaie. Ceux des catacombes vont au pot, que l’on partage à la fin.' },
};

export const grades: ReignWording['grades'] = {
  novice: { name: 'Novice', text: 'Les créatures telles que la règle les donne.' },
  adventurer: {
    name: 'Aventurier',
    text: 'Elles se battent mieux, tiennent un quart de plus et rapportent davantage.',
  },
  hero: {
    name: 'Héros',
    text: 'Elles se battent bien mieux, frappent plus fort, tiennent moitié plus et paient double.',
  },
};

export const skills: ReignWording['skills'] = {
  'skill:super-tanke': {
    name: 'Super tanké',
    the: 'Super tanké',
    text: 'Un point d’armure de plus en tenue légère, et le droit à la peau d’ours de Svein.',
  },
  'skill:initiated': {
    name: 'Initié aux arcanes',
    the: 'Initié aux arcanes',
    text: 'Ouvre les quatre grimoires des arcanes et l’usage du sceptre.',
  },
  'skill:parry': { name: 'Parade', the: 'Parade', text: 'Une parade par tour, quoi que l’on tienne.' },
  'skill:ambidextrous': {
    name: 'Ambidextre',
    the: 'Ambidextre',
    text: 'Une arme dans chaque main\u00a0: les deux parent, et un coup simple par tour est gratuit.',
  },
  'skill:battle-fury': { name: 'Fureur', the: 'Fureur', text: 'Deux points d’action de plus, une fois par partie.' },
  'skill:light-foot': {
    name: 'Pied léger',
    the: 'Pied léger',
    text: 'Deux de plus pour se faufiler ou franchir un pont.',
  },
  'skill:lock-wise': { name: 'Crocheteur', the: 'Crocheteur', text: 'Deux de plus sur les serrures et les pièges.' },
  'skill:lynx-eye': { name: 'Œil de lynx', the: 'Œil de lynx', text: 'Une fois par tour, un X au tir se relance.' },
  'skill:rouser': { name: 'Meneur d’hommes', the: 'Meneur d’hommes', text: 'Deux de plus à chaque discours.' },
  'skill:cool-head': { name: 'Sang-froid', the: 'Sang-froid', text: 'Deux de plus contre la peur.' },
  'skill:healers-hands': {
    name: 'Mains de guérisseur',
    the: 'Mains de guérisseur',
    text: 'Soigner autrui rend deux points de vie de plus.',
  },
  'skill:scrounger': { name: 'Fouineur', the: 'Fouineur', text: 'Une fois par tour, une fouille se relance.' },
};

export const handicaps: ReignWording['handicaps'] = {
  'handicap:maimed-hand': { name: 'Main mutilée', the: 'une main mutilée', text: 'Un niveau de Dextérité en moins.' },
  'handicap:limp': { name: 'Boiterie', the: 'une boiterie', text: 'Un niveau d’Agilité en moins.' },
  'handicap:bad-eye': { name: 'Mauvais œil', the: 'un mauvais œil', text: 'Un niveau de Tir en moins.' },
  'handicap:ugly-scar': {
    name: 'Vilaine cicatrice',
    the: 'une vilaine cicatrice',
    text: 'Un niveau de Charisme en moins.',
  },
};
