import type { BasePromptKey } from '../say/promptKey';
import type { PromptsOf } from '../wording';

export const prompts: PromptsOf<BasePromptKey> = {
  acceptAdventure: {
    name: 'Play this adventure?',
    text: 'Everybody must accept the story and its rules before the game starts. If one player declines, it does not start.',
  },
  chooseRoom: {
    name: 'Which room?',
    text: 'Each hero player votes for one of the two rooms. On a tie the player with the most living heroes decides, or else chance. The other room is never visited.',
  },
  chooseDirection: {
    name: 'Which way out?',
    text: 'Each hero player votes for an exit of this room. If the next room has no matching door, you stay and vote again.',
  },
  useMap: {
    name: 'Look at the Map?',
    text: 'The Map lets {{hero}} look at face-down Room cards before you go on: pick up to {{looks}}, or none.',
  },
  halveMonsters: {
    name: 'Who is still in there?',
    text: 'The heroes come back to {{card}}. Overseer: pick the half of its monsters that they meet.',
  },
  chooseShortfall: {
    name: 'Not enough discs',
    text: 'The reserve is {{missing}} short for this room. Overseer: choose which monster goes without one disc.',
  },
  placeHeroes: {
    name: 'Place your heroes',
    text: 'Place inside the marked zone: {{heroes}}. Discs may touch, not overlap.',
  },
  placeFamiliar: {
    name: 'Place {{ally}}',
    text: 'Put {{ally}} inside the marked zone, within 2.5 cm of whoever brings it.',
  },
  confirmPlacement: {
    name: 'Are the heroes ready?',
    text: 'Hero players: confirm that everybody stands where they should, or let a player place again.',
  },
  placeMonsters: {
    name: 'Place the monsters',
    text: 'Overseer: put every monster inside the marked zone. Discs may touch, not overlap.',
  },
  placeMonstersApart: {
    name: 'Place the monsters',
    text: 'Overseer: put every monster inside the marked zone, at least {{gap}} cm from one another, from obstacles and from the edge.',
  },
  heroesAct: {
    name: 'The heroes’ turn',
    text: 'Choose a hero or Ally who has not acted yet, and what they do. Any order; each acts once.',
  },
  overseerActs: {
    name: 'The Overseer’s turn',
    text: 'Overseer: choose a monster that has not acted yet, and what it does. Any order; each acts once.',
  },
  castFrom: {
    name: 'Cast {{spell}} from where?',
    text: 'Wizard’s player: the spell starts beside the Wizard or beside the Familiar, as you choose.',
  },
  sharpenArrow: {
    name: 'A barbed arrow?',
    text: '{{equipment}}, once per room: this Missile deals 2 damage. Decide before you shoot.',
  },
  flickPunch: {
    name: 'Flick {{actor}}',
    text: 'Aim, pull and let go: the disc itself flies, and every enemy that it touches is struck.',
  },
  flickMissile: {
    name: 'Shoot a missile',
    text: 'Put the missile within 2.5 cm of whoever shoots, touching no enemy, then flick it. In a chain it goes on from where it lies.',
  },
  flickFireball: {
    name: 'Hurl a fireball',
    text: 'Put the fireball within 2.5 cm of whoever hurls it, touching no enemy, then flick it.',
  },
  flickRetaliation: {
    name: 'Retaliation of {{actor}}',
    text: 'Overseer: flick {{actor}} once. It cannot hurt whoever has just struck it.',
  },
  placeFireWall: { name: 'Set the Fire Wall', text: 'Overseer: put it on any free spot of the room.' },
  watchFlick: { name: 'The discs are moving', text: 'Nobody decides anything until they have come to rest.' },
  cancelPitch: {
    name: 'Use the {{equipment}}?',
    text: 'This flick costs {{hero}} {{damage}} life. Once per room, all its damage and effects on {{hero}} can be cancelled.',
  },
  stayUp: {
    name: 'Use the {{equipment}}?',
    text: '{{hero}} is about to be incapacitated. Once per room, {{hero}} can stay up instead.',
  },
  putBack: {
    name: 'Which spot?',
    text: 'Two free spots are equally near to where {{piece}} left the board. Its player chooses one.',
  },
  retaliate: {
    name: 'Retaliate?',
    text: 'Overseer: choose a monster that answers the Punch with its own. It cannot hurt {{attacker}}.',
  },
  placeSpawn: {
    name: 'Place a new {{monster}}',
    text: 'Overseer: put it on a free spot of the marked area. It does not act this turn.',
  },
  placeSummoned: {
    name: 'Place {{piece}}',
    text: 'Put {{piece}} on a free spot within 2.5 cm of where the spell starts.',
  },
  teleportWhom: { name: 'Teleport whom?', text: 'Wizard’s player: choose the hero who vanishes.' },
  teleportTo: { name: 'Teleport to where?', text: 'Put {{hero}} on any free spot of the room.' },
  healWhom: {
    name: 'Heal whom?',
    text: 'Wizard’s player: choose the hero who regains up to {{amount}} life, never above their starting life.',
  },
  swapWith: { name: 'Swap with whom?', text: 'Overseer: choose the monster that trades places with the Lord.' },
  addWandering: {
    name: 'A wandering monster?',
    text: 'No hero attacked this turn. Overseer: you may add one monster ({{monster}}); it does not act this turn.',
  },
  payFirst: {
    name: 'Who is paid first?',
    text: 'Only {{gold}} gold is left, too little for everybody. Each hero player votes: who is paid next?',
  },
  merchant: {
    name: 'The Merchant',
    text: 'Hero players: buy Equipment for your heroes, or leave. Half-price purchases left: {{discounts}}.',
  },
  merchantWithoutDiscount: {
    name: 'The Merchant',
    text: 'Hero players: buy Equipment for your heroes, or leave. Everything is at full price.',
  },
  healer: {
    name: 'The Healer',
    text: 'Hero players: buy Healing Touches for the living and Resurrections for the dead, or leave.',
  },
  payFor: {
    name: 'Who pays for this? {{item}}',
    text: 'It costs {{price}} gold and is for {{hero}}. Share the price among the living heroes; each of them will be asked.',
  },
  agreeToPay: {
    name: 'Chip in for this? {{item}}',
    text: 'It costs {{price}} gold and is for {{hero}}. The proposal: {{shares}}. Refuse, and nothing is bought.',
  },
  handOver: {
    name: 'Change anything?',
    text: 'Between two rooms anybody may propose a fairer placement, wandering monsters, or another Overseer. All must agree.',
  },
  agreeHandOver: {
    name: '{{seat}} as Overseer?',
    text: 'Everybody must agree. {{seat}} would lead the monsters, and today’s Overseer the heroes of {{seat}}.',
  },
  agreeRemedy: {
    name: '{{remedy}}?',
    text: 'It would hold for the rest of the game, and cannot be switched off again. Everybody must agree.',
  },
  ruleWhich: {
    name: 'Put which disc right?',
    text: 'Overseer: choose the disc that lies in the wrong place. The log will say so.',
  },
  ruleWhere: { name: 'Where does it belong?', text: 'Overseer: put {{piece}} where it should be.' },
  camp: {
    name: 'Camp here?',
    text: 'Each hero player votes; a tie means no. The marker moves to space {{space}} of the Camp Tracker: rest, or an ambush.',
  },
  campRecover: {
    name: 'Rest',
    text: 'Share out up to {{points}} for {{hero}}: each point is 1 life, or one spent spell taken back.',
  },
  campMonsters: {
    name: 'Ambush at the camp',
    text: 'Overseer: choose the band, worth {{gold}} gold or as near below as the reserve allows, that attacks the camp.',
  },
};
