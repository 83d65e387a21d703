import {
  END_WHYS,
  IMPREVU_IDS,
  LOSSES,
  REROLLS,
  SIDES,
  SPEECHES,
  STEPS,
  TEST_WHYS,
  TRAP_KINDS,
  ZONE_IDS,
  type CharacterId,
  type ItemId,
  type ReignEvent,
} from '../../../src/rules/reign';

export const [SVEIN, YSOLDE] = ['hero:svein', 'hero:ysolde'] as readonly CharacterId[] as [CharacterId, CharacterId];
export const RAT = 'giant-rat-2' as CharacterId;
export const OGRE = 'ogre-1' as CharacterId;
/** A dagger, as the test’s namer says. */
export const DAGGER = 'i3' as ItemId;
/** Nobody knows what it is. */
export const UNKNOWN = 'i9' as ItemId;

/** Some kinds share a shape. */
type Shaped<E, K> = E extends { readonly kind: infer Kind } ? (K extends Kind ? E : never) : never;
type Of<K extends ReignEvent['kind']> = Shaped<ReignEvent, K>;

const MOVES: readonly Of<'moved'>['how'][] = [
  ...(['walk', 'run', 'fly', 'ghost', 'overrun', 'shove', 'jump', 'land', 'swim'] as const),
  ...(['cling', 'climb', 'join', 'teleport', 'rope', 'portal', 'drag', 'muster'] as const),
];
const OTHER_ROLLS = [
  ...(['attack', 'smash', 'fire', 'amount', 'bridgeFall', 'armour', 'search', 'treasure', 'handicap'] as const),
  ...(['contents', 'encounter', 'prisoner', 'imprevu'] as const),
];
const TOWN = [
  ...['buy:weapon:dagger', 'sell:i3', 'store:i3', 'fetch:i3', 'pass:i3>hero:ysolde', 'wield:i3@1', 'wear:i3'],
  ...['raise:force', 'raiseHitPoints', 'raiseActionPoints', 'learnSkill:skill:parry', 'learnSpell:spell:spark'],
  'cureHandicap:handicap:limp',
];
const ROLL = { kind: 'rolled', who: SVEIN, why: 'pick', level: 5, power: -1, plain: [2], bonus: 0 } as const;
const on = <K extends 'opened' | 'closed' | 'unlocked' | 'foundLocked'>(kind: K): readonly Of<K>[] => [
  { kind, who: SVEIN, door: 4 } as Of<K>,
];
type OfOne =
  | ('webbed' | 'freed' | 'caughtFire' | 'fireOut' | 'poisoned' | 'cured' | 'afraid' | 'stayed' | 'fell' | 'rose')
  | ('died' | 'paidDestiny' | 'shielded' | 'vanished' | 'slowed' | 'changedSides' | 'banished' | 'protected' | 'faded')
  | ('winged' | 'clawed' | 'timeBent' | 'rewound' | 'left' | 'sealed' | 'done');
const one = <K extends OfOne>(kind: K): readonly Of<K>[] => [{ kind, who: SVEIN } as Of<K>];

/** One of every kind at least, and of every way in which it reads: a kind without is a type error. */
export const EVENTS: { readonly [K in ReignEvent['kind']]: readonly Of<K>[] } = {
  rolled: [
    ...[...TEST_WHYS, ...OTHER_ROLLS].map((why): Of<'rolled'> => ({
      ...{ ...ROLL, why },
      ...{ difficulty: 1, total: 1, isSuccess: true },
    })),
    { ...ROLL, difficulty: 3, total: 1, isSuccess: false },
    { ...ROLL, difficulty: 3, power: 'X', total: null, isSuccess: false },
    { ...ROLL, why: 'attack', difficulty: 8, total: 4, isSuccess: true },
    { ...ROLL, why: 'attack', difficulty: 8, total: null, isSuccess: false },
    { ...ROLL, why: 'encounter', who: null, difficulty: null, power: null, total: 3, isSuccess: null },
  ],
  roundBegan: [{ kind: 'roundBegan', round: 2 }],
  turnBegan: SIDES.map((side) => ({ kind: 'turnBegan', side })),
  ordered: [{ kind: 'ordered', leader: SVEIN, order: [YSOLDE, SVEIN] }],
  acts: [{ kind: 'acts', who: SVEIN, points: 4 }],
  done: one('done'),
  paid: [true, false].map((isWaiting) => ({ kind: 'paid', who: SVEIN, points: 1, isWaiting })),
  points: [
    ...([...STEPS, 'fury', 'speed', 'speech', 'imprevu'] as const).map((why): Of<'points'> => ({
      ...{ kind: 'points', who: SVEIN, by: 2, why },
    })),
    { kind: 'points', who: SVEIN, by: -1, why: 'fear' },
  ],
  waits: [{ kind: 'waits', who: SVEIN, points: 1 }],
  moved: MOVES.map((how) => ({ kind: 'moved', who: SVEIN, from: 1, to: 2, how })),
  stayed: one('stayed'),
  struck: [[true, 5] as const, [true, 0] as const, [false, 0] as const].map(([isHit, damage]) => ({
    ...{ kind: 'struck', by: SVEIN, target: RAT, isHit, damage },
  })),
  rethrew: REROLLS.map((how) => ({ kind: 'rethrew', who: SVEIN, how })),
  guarded: [{ kind: 'guarded', who: SVEIN, points: 6 }],
  lost: LOSSES.map((why) => ({ kind: 'lost', who: SVEIN, points: 3, left: 7, why })),
  unhurt: (['invulnerable', 'immaterial'] as const).map((why) => ({ kind: 'unhurt', who: SVEIN, why })),
  regained: [{ kind: 'regained', who: SVEIN, points: 3, left: 7 }],
  fell: one('fell'),
  rose: one('rose'),
  died: one('died'),
  killed: [0, 2].flatMap((figures) =>
    [0, 3].map((coins): Of<'killed'> => ({ kind: 'killed', who: RAT, figures, coins })),
  ),
  webbed: one('webbed'),
  freed: one('freed'),
  caughtFire: one('caughtFire'),
  fireOut: one('fireOut'),
  poisoned: one('poisoned'),
  cured: one('cured'),
  afraid: one('afraid'),
  opened: on('opened'),
  closed: on('closed'),
  unlocked: on('unlocked'),
  foundLocked: on('foundLocked'),
  battered: [5, 0].map((left) => ({ kind: 'battered', who: SVEIN, door: 4, damage: 5, left })),
  sprang: TRAP_KINDS.map((what) => ({ kind: 'sprang', who: SVEIN, trap: `${what}-1`, what, at: 3 })),
  disarmed: [{ kind: 'disarmed', who: SVEIN, trap: 'spikes-1' }],
  found: [{ kind: 'found', who: SVEIN, trap: 'hole-1' }],
  laid: [{ kind: 'laid', who: SVEIN, trap: 'spikes-7', at: 3 }],
  crossed: (['over', 'sprawled', 'fell'] as const).map((came) => ({ kind: 'crossed', who: SVEIN, came })),
  drank: [SVEIN, YSOLDE].map((from) => ({ kind: 'drank', who: SVEIN, from, potion: 'potion:healing' })),
  held: [{ kind: 'held', who: SVEIN, item: DAGGER }],
  handed: [{ kind: 'handed', who: SVEIN, to: YSOLDE, item: DAGGER }],
  took: [{ kind: 'took', who: SVEIN, item: DAGGER }],
  dropped: [{ kind: 'dropped', who: SVEIN, at: 3, items: [DAGGER, UNKNOWN] }],
  joined: [{ kind: 'joined', who: RAT, target: RAT, figures: 2 }],
  searched: [{ kind: 'searched', who: SVEIN, at: 3 }],
  rummaged: [{ kind: 'rummaged', who: SVEIN, element: 'rack-1' }],
  chestLocked: [{ kind: 'chestLocked', who: SVEIN, element: 'chest-1' }],
  chestOpened: [{ kind: 'chestOpened', who: SVEIN, element: 'chest-1' }],
  chestBattered: [5, 0].map((left) => ({ kind: 'chestBattered', who: SVEIN, element: 'chest-1', damage: 5, left })),
  coins: [{ kind: 'coins', who: SVEIN, coins: 500 }],
  foundThing: [{ kind: 'foundThing', who: SVEIN, item: DAGGER, thing: 'rune:life' }],
  paidDestiny: one('paidDestiny'),
  cast: [null, RAT].map((target) => ({ kind: 'cast', who: SVEIN, spell: 'spell:spark', target })),
  fizzled: [{ kind: 'fizzled', who: SVEIN, spell: 'spell:spark' }],
  shielded: one('shielded'),
  vanished: one('vanished'),
  slowed: one('slowed'),
  spoke: ([...SPEECHES, 'corrupt'] as const).flatMap((speech) =>
    [true, false].map((isHeeded): Of<'spoke'> => ({ kind: 'spoke', who: SVEIN, speech, isHeeded })),
  ),
  bribed: [{ kind: 'bribed', who: OGRE, coins: 300 }],
  changedSides: one('changedSides'),
  stole: [DAGGER, null].flatMap((item) =>
    [0, 40].map((coins): Of<'stole'> => ({ kind: 'stole', who: SVEIN, target: RAT, item, coins })),
  ),
  noticed: [{ kind: 'noticed', who: SVEIN, target: RAT }],
  landed: [{ kind: 'landed', who: SVEIN, item: DAGGER, at: 3 }],
  vanishedInto: [{ kind: 'vanishedInto', who: SVEIN, item: DAGGER, at: 3 }],
  donned: [2, 0].map((left) => ({ kind: 'donned', who: SVEIN, item: DAGGER, left })),
  read: [null, RAT].map((target) => ({ kind: 'read', who: SVEIN, scroll: 'scroll:banishment', target })),
  banished: one('banished'),
  protected: one('protected'),
  faded: one('faded'),
  winged: one('winged'),
  clawed: one('clawed'),
  returned: [{ kind: 'returned', who: SVEIN, at: 3, left: 16 }],
  summoned: [{ kind: 'summoned', who: RAT, by: SVEIN, what: 'creature:imp', at: 3 }],
  timeBent: one('timeBent'),
  rewound: one('rewound'),
  bound: [{ kind: 'bound', who: SVEIN, rune: 'rune:life', to: DAGGER }],
  named: [{ kind: 'named', who: SVEIN, item: DAGGER }],
  challenged: [{ kind: 'challenged', who: SVEIN, target: OGRE }],
  duelEnded: [true, false].map((isLapsed) => ({ kind: 'duelEnded', who: SVEIN, target: OGRE, isLapsed })),
  handicapped: [{ kind: 'handicapped', who: SVEIN, handicap: 'handicap:limp' }],
  cheatedDeath: (['lava', 'wounds'] as const).map((why) => ({ kind: 'cheatedDeath', who: SVEIN, why })),
  inTown: TOWN.map((did) => ({ kind: 'inTown', who: SVEIN, did })),
  zoneLaid: ZONE_IDS.map((card) => ({ kind: 'zoneLaid', zone: 0, card, exit: null })),
  foundRubble: [{ kind: 'foundRubble', at: 3 }],
  foundDoor: [{ kind: 'foundDoor', at: 3 }],
  hiddenFound: [{ kind: 'hiddenFound', who: SVEIN, at: 3 }],
  draughtFelt: [{ kind: 'draughtFelt', at: 3 }],
  wallGaveWay: [{ kind: 'wallGaveWay', at: 3 }],
  appeared: [1, 3].map((figures) => ({ kind: 'appeared', who: RAT, what: 'creature:giant-rat', figures, at: 3 })),
  ambushed: [{ kind: 'ambushed', who: [RAT, OGRE] }],
  freedPrisoner: [{ kind: 'freedPrisoner', who: RAT, what: 'creature:guard', at: 3 }],
  foundCorpse: [{ kind: 'foundCorpse', at: 3 }],
  imprevu: IMPREVU_IDS.map((imprevu) => ({ kind: 'imprevu', imprevu })),
  cavedIn: [{ kind: 'cavedIn', at: 3 }],
  left: one('left'),
  sealed: one('sealed'),
  orbTaken: [SVEIN, null].map((who) => ({ kind: 'orbTaken', who })),
  orbDropped: [{ kind: 'orbDropped', at: 3 }],
  porterHome: [{ kind: 'porterHome' }],
  porterLost: [{ kind: 'porterLost' }],
  bootPrints: [{ kind: 'bootPrints', at: 3 }],
  ruled: ['melee:hero:svein', 'bleed', 'ogre-1', ''].map((choice) => ({
    ...{ kind: 'ruled', who: RAT, choice, rule: 'REIGN-331' },
  })),
  ended: END_WHYS.map((why) => ({ kind: 'ended', isWon: why === 'quest', why })),
};
