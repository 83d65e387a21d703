import type { DuelRecord } from '../../player/duel';

/** Two who face one another with nothing between them, and a lane to each crystal. */
const FACING = {
  'sword-1': { xMm: 190, yMm: 125 },
  'sword-2': { xMm: 120, yMm: 270 },
  'skull-1': { xMm: 310, yMm: 122 },
  'skull-2': { xMm: 470, yMm: 250 },
} as const;

const OF_ANN = ['warrior-queen/lizard', 'berserker-mage/rat', 'enchantress/moth', 'royal-archer/lizard'];
const OF_BOB = ['behemoth/coral', 'witch/rat', 'trophy-hunter/lizard', 'tide-hag/jellyfish'];
const ARMOUR = ['black-rider/spider', 'marauder/moth', 'pale-count/moth'];

const LAID = {
  discs: FACING,
  turn: 'sword',
  step: 'act',
  teams: {
    sword: { discard: ['lay-sister/coral', 'hill-barbarian/rat'], kept: ['shield-knight/coral'] },
    skull: { discard: ['phoenix/moth'], kept: ARMOUR.slice(0, 1) },
  },
} as const;

type Commands = readonly Readonly<Record<string, unknown>>[];

const play = (card: string) => ({ kind: 'choose', options: [card] });
const name = (target: string) => ({ kind: 'choose', options: [target] });

/** A disc of the table goes some way and meets whom it is said to. */
const flick = (discId: string, ...met: readonly string[]): Commands => [
  { kind: 'flick', flick: { discId, vxMmS: 600, vyMmS: 0 } },
  { kind: 'flickResolved', contacts: met.map((b) => ({ kind: 'touch', a: discId, b })) },
];

/** One that is put down before Sword 1 or Skull 1 first. */
const thrown = (discId: string, from: Readonly<Record<'xMm' | 'yMm', number>>, ...met: readonly string[]): Commands => [
  { kind: 'flick', flick: { discId, from, vxMmS: 600, vyMmS: 0 } },
  { kind: 'flickResolved', contacts: met.map((b) => ({ kind: 'touch', a: discId, b })) },
];

const IN_FRONT = { xMm: 230, yMm: 125 };

interface Plan {
  readonly hand?: readonly string[];
  readonly of?: Readonly<Record<string, unknown>>;
  readonly setup?: Readonly<Record<string, unknown>>;
  readonly commands?: Commands;
}

/** Ann plays; the first of what she holds is what she is about to play. */
function duel({ hand = OF_ANN, of = {}, setup = {}, commands = [] }: Plan): DuelRecord {
  return { setup, opening: { ...LAID, hands: { ann: hand, bob: OF_BOB }, ...of }, commands };
}

const holding = (card: string): readonly string[] => [card, ...OF_ANN.filter((one) => one !== card)].slice(0, 4);

/** As far as the question that this card brings. */
const after = (card: string, commands: Commands, more: Plan = {}): DuelRecord =>
  duel({ hand: holding(card), commands: [play(card), ...commands], ...more });

const MOVED = flick('sword-1');
const ARMED = { teams: { ...LAID.teams, skull: { kept: ARMOUR } } };

const FOUR = {
  setup: { seats: { sword: ['ann', 'eve'], skull: ['bob', 'tom'] } },
  of: {
    hands: {
      ann: OF_ANN,
      eve: ['gryphon/moth', 'bolt-hunter/moth', 'pathfinder/moth'],
      bob: OF_BOB,
      tom: ['grave-tyrant/moth', 'cave-sneak/rat', 'bone-archer/rat'],
    },
  },
} as const;

/** Each question of Conquest, and whatever else of it looks like nothing else. */
export const DUEL_MOMENTS = {
  playCard: duel({}),
  playCardOfNine: duel({
    hand: [
      ...OF_ANN,
      ...['gryphon/moth', 'bolt-hunter/moth', 'pathfinder/moth', 'clay-guardian/coral', 'cave-surveyor/lizard'],
    ],
  }),
  playCardOfFour: duel(FOUR),
  playCardOnMat: duel({ setup: { ground: 'mat' } }),
  giveUpCard: duel({ of: { teams: { ...LAID.teams, sword: { isStunned: true } } } }),
  surprise: after('captain-of-the-watch/rat', [...MOVED, ...MOVED]),
  move: after('witch-hunter/rat', []),
  combat: after('berserker-mage/rat', []),
  critical: after('warrior-queen/lizard', []),
  missile: after('witch-hunter/rat', MOVED),
  longbow: after('royal-archer/lizard', MOVED),
  wave: after('lay-sister/rat', []),
  powerfulWave: after('clay-guardian/coral', MOVED),
  stunnedMove: duel({
    of: { teams: { ...LAID.teams, sword: { isStunned: true } } },
    commands: [play('warrior-queen/lizard')],
  }),
  target: after('enchantress/moth', MOVED),
  fireball: after('enchantress/moth', [...MOVED, name('skull-1')]),
  shootAgain: after('enchantress/moth', [...MOVED, name('skull-1'), ...thrown('fireball', IN_FRONT, 'crystal-1')]),
  boost: after('clay-guardian/coral', [...MOVED, ...thrown('powerful-wave', { xMm: 232, yMm: 125 }, 'skull-1')]),
  armour: after('warrior-queen/lizard', flick('sword-1', 'skull-1')),
  armourOfThree: after('warrior-queen/lizard', flick('sword-1', 'skull-1', 'skull-2'), { of: ARMED }),
  armourOfBoth: after('warrior-queen/lizard', flick('sword-1', 'skull-1'), FOUR),
  sunder: after(
    'bolt-hunter/moth',
    [...MOVED, name('skull-1'), ...thrown('missile', IN_FRONT), { kind: 'flick', flick: null }],
    {
      of: ARMED,
    },
  ),
  crystal: duel({ of: { step: 'crystal' } }),
  quake: after('cave-surveyor/lizard', [...MOVED, ...MOVED, ...MOVED]),
  handOver: duel({ of: { step: 'crystal' }, commands: flick('crystal-1') }),
  lastBlow: after('berserker-mage/rat', flick('sword-1', 'skull-1'), {
    setup: { tokens: { sword: 7, skull: 1 } },
    of: { teams: {} },
  }),
} as const satisfies Readonly<Record<string, DuelRecord>>;

export type DuelMoment = keyof typeof DUEL_MOMENTS;
