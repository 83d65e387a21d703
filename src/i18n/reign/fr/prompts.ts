import type { ReignWording } from '../wording';

export const prompts: ReignWording['prompts'] = {
  order: { name: 'Qui commence\u00a0?', text: '{{leader}} dit dans quel ordre tous agissent.', happened: '' },
  next: {
    name: 'À qui d’agir\u00a0?',
    text: 'Chaque créature agit une fois par tour, dans n’importe quel ordre.',
    happened: '',
  },
  act: { name: 'Que fait {{who}}\u00a0?', text: 'Points d’action restants\u00a0: {{points}}.', happened: '' },
  interrupt: {
    name: 'Intervenir\u00a0?',
    text: '{{who}} a gardé des points\u00a0: {{points}}. C’est le moment d’en user.',
    happened: '{{enemy}} joue son tour.',
  },
  blocked: {
    name: 'Saigner ou rester\u00a0?',
    text: '{{who}} peut passer quand même et perd 1D points de vie, ou reste sans dommage.',
    happened: '{{who}} n’a pas pu se faufiler.',
  },
  land: { name: 'De quel côté\u00a0?', text: '{{who}} retombe derrière le trou.', happened: '{{who}} évite un trou.' },
  climbOut: { name: 'Sortir de quel côté\u00a0?', text: '{{who}} sort sur une case au bord du trou.', happened: '' },
  overrun: {
    name: 'Prendre la place\u00a0?',
    text: '{{who}} peut avancer gratis sur la case du mort.',
    happened: 'L’ennemi est mort.',
  },
  guard: {
    name: 'Se défendre\u00a0?',
    text: '{{who}} peut dépenser un point gardé\u00a0: le Corps à corps compte alors contre ce coup.',
    happened: '{{by}} va frapper.',
  },
  parry: {
    name: 'Parer\u00a0?',
    text: '{{who}} peut faire relancer ce coup. Le second jet compte.',
    happened: 'Coup porté par {{by}}. Dégâts\u00a0: {{damage}}.',
  },
  rethrow: {
    name: 'Relancer\u00a0?',
    text: '{{who}} peut relancer une fois. Le second jet compte.',
    happened: 'C’est raté ({{why}}).',
  },
  throwAt: { name: 'Lancer où\u00a0?', text: '{{who}} lance {{item}} sur une case en vue.', happened: '' },
  whisk: {
    name: 'Aller où\u00a0?',
    text: '{{who}} peut aller aussitôt sur l’une de ces cases, ou rester.',
    happened: '',
  },
  returnFrom: { name: 'Revenir où\u00a0?', text: '{{dead}} revient sur une case que voit {{who}}.', happened: '' },
  roped: {
    name: 'Tirer de quel côté\u00a0?',
    text: '{{target}} sort sur une case libre au bord du trou.',
    happened: '',
  },
  town: {
    name: 'Que fait {{who}} en ville\u00a0?',
    text: 'Écus en bourse\u00a0: {{coins}}. Expérience\u00a0: {{xp}}.',
    happened: '',
  },
  muster: {
    name: 'Qui se place où\u00a0?',
    text: '{{leader}} place tout le monde, du plus près de l’entrée au plus loin.',
    happened: '',
  },
  stepOn: {
    name: 'Avancer\u00a0?',
    text: '{{who}} peut faire ce pas malgré tout, ou rester.',
    happened: 'Une embuscade attendait derrière la sortie.',
  },
  pull: { name: 'Traîner quelqu’un\u00a0?', text: '{{who}} peut traîner un ami à terre.', happened: '' },
  keep: {
    name: 'Que prend {{who}}\u00a0?',
    text: 'Ce qui n’est pas pris reste par terre.',
    happened: '{{who}} a trouvé quelque chose.',
  },
  'cheatDeath-lava': {
    name: 'Tromper la mort\u00a0?',
    text: 'Pour un point de Destin, {{who}} s’agrippe au bord.',
    happened: '{{who}} tombe dans la lave.',
  },
  'cheatDeath-wounds': {
    name: 'Tromper la mort\u00a0?',
    text: 'Pour un point de Destin, {{who}} se relève avec un point de vie.',
    happened: 'Le secours vient trop tard pour {{who}}.',
  },
};

export const choices: ReignWording['choices'] = {
  bleed: 'Saigner et passer',
  overrun: 'Prendre la place',
  spend: 'Dépenser le point',
  parry: 'Parer',
  destiny: 'Un point de Destin',
  weapon: 'Grâce à l’arme',
  lynxEye: 'Grâce à l’œil de lynx',
  scrounger: 'En fouineur',
  omen: 'Grâce au présage',
  stepOn: 'Avancer',
};

export const square = 'Zone {{zone}}, case {{place}}';
