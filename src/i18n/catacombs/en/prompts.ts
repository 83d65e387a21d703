import type { CatacombsWording } from '../wording';

export const prompts: CatacombsWording['prompts'] = {
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
    text: 'Hero players: choose an exit of this room. If the next room has no matching door, you stay and choose another way.',
  },
  useMap: {
    name: 'Look at the Map?',
    text: 'The Map lets {{hero}} look at face-down Room cards before you choose: pick up to {{looks}}, or none.',
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
  flickCommandUndead: {
    name: 'Throw a Skeleton Warrior',
    text: 'Overseer: put it within 2.5 cm of {{actor}}, then flick it like a missile. It stays in the room. Or leave it.',
  },
  flickIceSpike: {
    name: 'Throw an Ice Spike',
    text: 'Put it within 2.5 cm of {{actor}}, touching no enemy, then flick it. One monster that it strikes is frozen.',
  },
  flickRetreat: {
    name: '{{actor}} slips away',
    text: 'Overseer: one more flick, which hurts nobody, or let it stay where it is.',
  },
  placeFireWall: { name: 'Set the Fire Wall', text: 'Overseer: put it on any free spot of the room.' },
  placeReborn: {
    name: '{{piece}} rises again',
    text: 'It was killed, but not for good: another monster is left. Overseer: put it inside the marked zone.',
  },
  corrode: {
    name: 'Corrosion: draw a card',
    text: 'Overseer: draw one of {{cards}} face-down cards. All but one belong to {{hero}}, and the one that is drawn is lost.',
  },
  freeze: {
    name: 'Which one freezes?',
    text: 'Overseer: one spike of {{by}} struck several of your monsters, and freezes only one. You say which.',
  },
  freezeAsThrown: {
    name: 'Which one freezes?',
    text: 'The spike of {{by}} struck several monsters, and freezes only one. The player of {{by}} says which.',
  },
  loseSpike: {
    name: 'Which spike is lost?',
    text: 'The Ice Bracelet is gone through {{by}}, and a spike with it. Overseer: a monster that loses its spike is free.',
  },
  decay: {
    name: 'Make whom whole?',
    text: 'Overseer: {{by}} hurt a hero. One other wounded monster may have all its life again.',
  },
  enslave: {
    name: 'Drive whom on?',
    text: 'Overseer: {{by}} struck a monster of your own. It may act at once, and keeps its own action.',
  },
  keepItem: {
    name: 'Keep the {{equipment}}?',
    text: '{{hero}} has earned it and cannot use it. Kept, it does nothing; left, somebody else may find it.',
  },
  watchFlick: { name: 'The discs are moving', text: 'Nobody decides anything until they have come to rest.' },
  cancelPitch: {
    name: 'Use the {{equipment}}?',
    text: 'This flick costs {{hero}} {{damage}} life. Once per room, all its damage and effects on {{hero}} can be cancelled.',
  },
  absorb: {
    name: 'Let the armour take it?',
    text: 'This attack costs {{hero}} {{damage}} life. One of {{armour}} armour takes it all, with whatever else it would do.',
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
    name: 'A new monster: {{monster}}',
    text: 'Overseer: put it on a free spot of the marked area. It does not act this turn.',
  },
  placeSummoned: {
    name: 'Place {{piece}}',
    text: 'Put {{piece}} on a free spot within 2.5 cm of where the spell starts.',
  },
  payWithLife: {
    name: 'Pay with life?',
    text: '{{action}} takes magic: {{magic}} that is left, and {{life}} life of {{hero}} besides. Nothing brings that life back but healing.',
  },
  splitPoints: {
    name: 'Life or magic?',
    text: '{{hero}} gains {{points}}: share out life and magic as you like. Magic never becomes life again.',
  },
  activateArtefact: {
    name: 'Activate an artefact?',
    text: '{{hero}} may pay with kept monsters, one for each circle. They go back to the reserve; the artefact works from now on.',
  },
  payArtefact: {
    name: 'Pay for {{artefact}}',
    text: 'Circle {{number}}, {{circle}}: choose the kept monster that goes back to the reserve.',
  },
  teleportWhom: { name: 'Teleport whom?', text: 'Wizard’s player: choose the hero who vanishes.' },
  teleportTo: { name: 'Teleport to where?', text: 'Put {{hero}} on any free spot of the room.' },
  healWhom: {
    name: 'Heal whom?',
    text: 'Wizard’s player: choose the hero who regains up to {{amount}} life, never above their starting life.',
  },
  vanish: {
    name: '{{piece}}: vanish?',
    text: 'Overseer: after her second Punch she may be put on a free spot that touches an edge of the board.',
  },
  vanishTo: { name: 'Where does {{piece}} appear?', text: 'Overseer: put her on any free spot that touches an edge.' },
  callOn: {
    name: 'Whom does the shout wake?',
    text: 'Overseer: {{by}} calls. One Orc or Orc Wolf Rider takes a whole action, and keeps its own.',
  },
  takeForm: {
    name: 'Which shape?',
    text: 'Overseer: choose a monster of this room and one of its attacks. What the attack sets off comes with it.',
  },
  swapWith: { name: 'Swap with whom?', text: 'Overseer: choose the monster that trades places with the Lord.' },
  addWandering: {
    name: 'A wandering monster?',
    text: 'No hero attacked this turn. Overseer: you may add one monster ({{monster}}); it does not act this turn.',
  },
  payFirst: {
    name: 'Who is paid first?',
    text: 'Only {{gold}} gold is left, too little for everybody. Hero players: choose who is paid next.',
  },
  merchant: {
    name: 'The Merchant',
    text: 'Hero players: buy Equipment for your heroes, or leave. Half-price purchases left: {{discounts}}.',
  },
  merchantWithoutDiscount: {
    name: 'The Merchant',
    text: 'Hero players: buy Equipment for your heroes, or leave. Everything is at full price.',
  },
  merchantWithLooks: {
    name: 'The Merchant',
    text: 'Hero players: buy Equipment at full price, pay {{price}} gold together to see one more card, or leave.',
  },
  altar: {
    name: 'The Altar of Soloth',
    text: 'Hero players: offer {{price}} gold together, and one card of Equipment is turned over; or leave. Only one gift may be accepted in the whole game.',
  },
  judgeOffering: {
    name: 'Accept the {{equipment}}?',
    text: 'Hero players: choose who receives it, or reject it. It is the only gift of this game, and everybody must agree.',
  },
  judgeOfferingForSome: {
    name: 'Accept the {{equipment}}?',
    text: 'Hero players: choose who receives it, or reject it. It is the only gift of this game, and everybody must agree. Of no use to: {{unfit}}.',
  },
  agreeOffering: {
    name: '{{equipment}} for {{hero}}?',
    text: 'Everybody must agree. Decline, and the gift goes to the bottom of the deck.',
  },
  healer: {
    name: 'The Healer',
    text: 'Hero players: buy Healing Touches for the living and Resurrections for the dead, or leave.',
  },
  payFor: {
    name: '{{item}}: who pays?',
    text: 'It costs {{price}} gold and is for {{hero}}. Share the price among the living heroes; each of them will be asked.',
  },
  agreeToPay: {
    name: '{{item}}: chip in?',
    text: 'It costs {{price}} gold and is for {{hero}}. The proposal: {{shares}}. Refuse, and nothing is bought.',
  },
  payForAll: {
    name: '{{item}}: who pays?',
    text: 'It costs {{price}} gold. Share the price among the living heroes; each of them will be asked.',
  },
  agreeToPayForAll: {
    name: '{{item}}: chip in?',
    text: 'It costs {{price}} gold. The proposal: {{shares}}. Refuse, and nothing is paid.',
  },
  handOver: {
    name: 'Hand over the Overseer?',
    text: 'Overseer: keep your part, or offer it to another player. The two would change places, heroes and all.',
  },
  agreeHandOver: {
    name: '{{seat}} as Overseer?',
    text: 'Everybody must agree. {{seat}} would lead the monsters, and today’s Overseer the heroes of {{seat}}.',
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
  flickFear: {
    name: '{{actor}} takes fright',
    text: 'Overseer: flick the hero’s disc once, wherever you like. It hurts nobody. Or let the hero stay.',
  },
  frighten: {
    name: 'Who takes fright?',
    text: 'Overseer: a blow has frightened several heroes, and you may flick each once. Choose whose disc is next, or let the rest stay.',
  },
  climb: {
    name: 'Whom does it climb?',
    text: 'Overseer: {{piece}} struck more than one, and climbs onto one of them. Choose whose disc it is put on.',
  },
  swarmAttack: {
    name: 'Swarm Attack!',
    text: 'Three rats sit on {{on}} and attack. Overseer: 1 damage, or a Poison card. Then the rats return to the reserve.',
  },
  placeSwarm: {
    name: 'Set the swarm down',
    text: 'Overseer: the rats let go of {{on}}. Put them back on the board, within 2.5 cm of that disc.',
  },
  placeRats: {
    name: 'Place the Sewer Rats',
    text: 'Overseer: put them inside the heroes’ start zone. They act in this turn.',
  },
  placeFreed: {
    name: '{{hero}} is free',
    text: 'The monster that had swallowed {{hero}} is dead. The hero’s player: put the disc down beside the spot where it died.',
  },
  curePoison: {
    name: 'Which Poison card goes?',
    text: 'One Poison card of {{hero}} is discarded. The hero’s player: choose which.',
  },
  allotWandering: {
    name: 'Who wanders in?',
    text: 'Overseer: share out {{symbols}} wandering symbols among the Lord’s own monster and the Vermin. One symbol brings three Sewer Rats.',
  },
  chooseVariants: {
    name: 'Play variants?',
    text: 'Overseer: choose any of these cards. Each replaces the card of its kind for the whole room.',
  },
  cureWhom: {
    name: 'Cure whom?',
    text: 'The spell takes one Poison card from any hero. Wizard’s player: choose whose, and which. It is discarded.',
  },
};

export const choices: CatacombsWording['choices'] = {
  pass: 'Pass',
  barbed: 'Barbed arrow',
  plain: 'Plain arrow',
  cancel: 'Cancel the flick',
  suffer: 'Take it',
  absorb: 'Spend 1 armour',
  spikeOnBoard: 'One that she still holds',
  stayUp: 'Stay up',
  goDown: 'Go down',
  first: 'First spot',
  second: 'Second spot',
  nobody: 'No retaliation',
  add: 'Add it',
  none: 'Add none',
  camp: 'Camp',
  goOn: 'Go on',
  peek: 'See one more card',
  offer: 'Make an offering',
  reject: 'Reject it',
  vanish: 'Vanish',
  stay: 'Stay here',
  leave: 'Leave',
  confirm: 'We are ready',
  agree: 'Pay my share',
  refuse: 'Refuse',
  accept: 'Accept',
  decline: 'Decline',
  skipToEndOfRound: 'Skip to the end of the round',
  keep: 'Keep my part',
  keepCard: 'Keep it',
  leaveCard: 'Leave it',
  payLife: 'Pay with life',
  keepLife: 'Keep the life',
  keepTrophies: 'Keep what is left',
  fiveVermin: 'Five Vermin',
  ruling: 'Put a disc right',
  north: 'North',
  east: 'East',
  south: 'South',
  west: 'West',
  'next-1': 'Next card',
  'next-2': 'Other next card',
  bite: '1 damage',
  poison: 'A Poison card',
};
