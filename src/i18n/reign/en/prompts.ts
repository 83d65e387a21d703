import type { ReignWording } from '../wording';

export const prompts: ReignWording['prompts'] = {
  order: { name: 'Who goes first?', text: '{{leader}} says in which order all of you act.', happened: '' },
  next: { name: 'Who acts next?', text: 'Each creature acts once a turn, in any order.', happened: '' },
  act: { name: 'What does {{who}} do?', text: 'Action points left: {{points}}.', happened: '' },
  interrupt: {
    name: 'Break in?',
    text: '{{who}} has kept points back: {{points}}. They may be spent now.',
    happened: '{{enemy}} is in the middle of its turn.',
  },
  blocked: {
    name: 'Bleed, or stay?',
    text: '{{who}} may go all the same and loses 1D hit points, or stays unhurt.',
    happened: '{{who}} did not slip away.',
  },
  land: { name: 'Where to?', text: '{{who}} comes down behind the hole.', happened: '{{who}} has cleared a hole.' },
  climbOut: { name: 'Out on which side?', text: '{{who}} climbs out onto a square beside the hole.', happened: '' },
  overrun: {
    name: 'Step in?',
    text: '{{who}} may step into the square of the dead for nothing.',
    happened: 'The enemy is dead.',
  },
  guard: {
    name: 'Guard?',
    text: '{{who}} may spend a point that was kept back: Melee then counts against this blow.',
    happened: '{{by}} is about to strike.',
  },
  parry: {
    name: 'Parry?',
    text: '{{who}} may have this blow thrown again. The second throw stands.',
    happened: '{{by}} has hit. Damage: {{damage}}.',
  },
  rethrow: {
    name: 'Throw again?',
    text: '{{who}} may throw once more. The second throw stands.',
    happened: 'It has failed: {{why}}.',
  },
  throwAt: { name: 'Throw it where?', text: '{{who}} throws {{item}} to a square in sight.', happened: '' },
  whisk: { name: 'Go where?', text: '{{who}} may go to any of these squares at once, or stay.', happened: '' },
  returnFrom: { name: 'Come back where?', text: '{{dead}} returns on a square that {{who}} sees.', happened: '' },
  roped: { name: 'Pull out where?', text: '{{target}} comes out onto a free square beside the hole.', happened: '' },
  town: {
    name: 'What does {{who}} do in town?',
    text: 'Écus in the purse: {{coins}}. Experience: {{xp}}.',
    happened: '',
  },
  muster: {
    name: 'Who stands where?',
    text: '{{leader}} places all of you, the first nearest to the way in.',
    happened: '',
  },
  stepOn: {
    name: 'Go on?',
    text: '{{who}} may take the step after all, or stay.',
    happened: 'There was an ambush behind the exit.',
  },
  pull: { name: 'Drag somebody along?', text: '{{who}} may drag a fallen friend along.', happened: '' },
  keep: {
    name: 'Which does {{who}} take?',
    text: 'Whatever is not taken stays on the ground.',
    happened: '{{who}} has found something.',
  },
  'cheatDeath-lava': {
    name: 'Cheat death?',
    text: 'For a point of Destiny {{who}} clings to the edge.',
    happened: '{{who}} is falling into the lava.',
  },
  'cheatDeath-wounds': {
    name: 'Cheat death?',
    text: 'For a point of Destiny {{who}} gets up with one hit point.',
    happened: 'Nobody has healed {{who}} in time.',
  },
};

export const choices: ReignWording['choices'] = {
  bleed: 'Bleed and go',
  overrun: 'Step in',
  spend: 'Spend the point',
  parry: 'Parry',
  destiny: 'A point of Destiny',
  weapon: 'By the weapon',
  lynxEye: 'By the lynx eye',
  scrounger: 'As a scrounger',
  omen: 'By the good omen',
  stepOn: 'Go on',
};

export const square = 'Zone {{zone}}, square {{place}}';
