import {
  ANSELME,
  barred,
  choose,
  deed,
  end,
  fight,
  idsOf,
  kinds,
  MORGANE,
  of,
  offered,
  OGRE,
  played,
  RAT,
  refusalOf,
  REVENANT,
  SVEIN,
  YSOLDE,
} from './hand';

const PARTY = [
  [SVEIN, '0:2,5'],
  [YSOLDE, '0:3,5'],
  [ANSELME, '0:4,5'],
] as const;
const ogre = [OGRE, '0:4,1'] as const;
const ALL = [SVEIN, YSOLDE, ANSELME];

it('REIGN-052, REIGN-053 the hero of the highest Charisma fixes the order of all, and they act in it', () => {
  const setup = fight('guardroom', [...PARTY, ogre]);
  const { state } = played(setup, []);
  expect(state.prompt).toMatchObject({
    purpose: { kind: 'order', leader: ANSELME },
    ask: { options: ALL, min: 3, max: 3 },
  });
  const { all, state: after } = played(setup, [choose(ANSELME, SVEIN, YSOLDE), end, end]);
  expect(of(all, 'ordered')).toEqual([{ kind: 'ordered', leader: ANSELME, order: [ANSELME, SVEIN, YSOLDE] }]);
  expect(of(all, 'acts').map(({ who }) => who)).toEqual([ANSELME, SVEIN, YSOLDE]);
  expect(after.prompt?.purpose).toEqual({ kind: 'act', who: YSOLDE, points: 4 });
  expect(refusalOf(setup, [choose(SVEIN, YSOLDE)])).toContain('wrongCount (REIGN-053)');
});

it('REIGN-054 with the leader down the next highest Charisma orders', () => {
  const people = [
    [SVEIN, '0:2,5', { hp: 20 }],
    [YSOLDE, '0:3,5'],
    [ANSELME, '0:4,2', { hp: 1, isPoisoned: true }],
    ogre,
  ] as const;
  const { state, all } = played(fight('guardroom', people, { draws: [5] }), []);
  expect(kinds(all)).toContain('fell');
  expect(state.prompt?.purpose).toMatchObject({ kind: 'order' });
  expect([SVEIN, YSOLDE]).toContain((state.prompt?.purpose as { leader: string }).leader);
});

it('REIGN-050, REIGN-051, REIGN-040 heroes, then the GM, then the next round; unspent points are lost and come back', () => {
  const setup = fight('guardroom', [[SVEIN, '0:2,5'], ogre]);
  const { all, state } = played(setup, [deed('walk:0:2,4'), end, end]);
  expect(
    all.flatMap((one): readonly (string | number)[] =>
      one.kind === 'turnBegan' ? [one.side] : one.kind === 'roundBegan' ? [one.round] : [],
    ),
  ).toEqual([...[1, 'heroes', 'master'], ...[2, 'heroes']]);
  expect(state.model.people[SVEIN]?.points).toBe(4);
  expect(played(setup, [deed('walk:0:2,4'), end]).state.model.people[SVEIN]?.points).toBe(0);
});

it('REIGN-057, REIGN-059 each hero performs all its actions; the GM characters come in any order', () => {
  const setup = fight('guardroom', [[SVEIN, '0:2,5'], ogre, [RAT, '0:7,1'], [RAT, '0:6,1']]);
  const { state } = played(setup, [end]);
  expect(state.prompt).toMatchObject({
    seats: ['master'],
    purpose: { kind: 'next' },
    ask: { options: ['ogre-1', 'giant-rat-1', 'giant-rat-2'] },
  });
  const { all } = played(setup, [end, choose('giant-rat-2'), end, choose('ogre-1'), end, end]);
  expect(of(all, 'acts').map(({ who }) => who)).toEqual([SVEIN, 'giant-rat-2', 'ogre-1', 'giant-rat-1', SVEIN]);
});

it('REIGN-058 an ally follows the same turn rules, on the heroes side', () => {
  const setup = fight('guardroom', [[SVEIN, '0:2,5'], ['creature:guard', '0:3,5', { isAlly: true }], ogre]);
  const { state } = played(setup, []);
  expect(state.prompt?.ask).toMatchObject({ options: [SVEIN, 'guard-1'] });
  expect(played(setup, [choose('guard-1', SVEIN)]).state.prompt).toMatchObject({
    seats: ['ann'],
    purpose: { who: 'guard-1', points: 3 },
  });
});

it('REIGN-073, REIGN-074, REIGN-075 actions in any order and as often as points last, each at its price', () => {
  const setup = fight('guardroom', [[SVEIN, '0:4,2', { hands: ['weapon:cleaver'] }], ogre], { draws: [5, 0, 5, 0] });
  const costs = (kind: string) => [
    ...new Set(offered(played(setup, []).state).flatMap((one) => (one.kind === kind ? [one.cost] : []))),
  ];
  expect([costs('melee'), costs('powerful'), costs('wait'), costs('drink')]).toEqual([[1], [2], [2], [1]]);
  const { state, all } = played(setup, [deed('melee:ogre-1'), deed('melee:ogre-1'), deed('drink:i2')]);
  expect(of(all, 'struck')).toHaveLength(2);
  expect(state.model.people[SVEIN]?.points).toBe(1);
  expect(barred(state, 'powerful:ogre-1')).toBe('tooFewPoints REIGN-092');
  expect(barred(state, 'wait')).toBe('tooFewPoints REIGN-133');
});

it('REIGN-060 before the actions: what is owed, fire, poison, fear, in this order', () => {
  const people = [
    [SVEIN, '0:4,4', { isPoisoned: true, isBurning: true }],
    [REVENANT, '0:4,1'],
  ] as const;
  const { all } = played(fight('guardroom', people, { draws: [1, 3, 2, 0, 0] }), []);
  expect(all.flatMap((one) => (one.kind === 'rolled' || one.kind === 'lost' ? [one.why] : []))).toEqual([
    ...['amount', 'fire', 'fire', 'amount', 'poison', 'fear'],
  ]);
});

it('REIGN-180, REIGN-179, REIGN-151 whoever is killed is removed and pays into the pot; the last one ends the fight', () => {
  const setup = fight(
    'guardroom',
    [
      [SVEIN, '0:4,2'],
      [REVENANT, '0:4,1', { hp: 1 }],
    ],
    { draws: [5, 5, 5, 5, 5] },
  );
  const { state, all } = played(setup, [deed('melee:revenant-1'), choose()]);
  expect(of(all, 'killed')).toEqual([{ kind: 'killed', who: 'revenant-1', figures: 0, coins: 3 }]);
  expect(state.outcome).toEqual({ isWon: true, why: 'rout', pot: 3 });
  expect(state.model.people['revenant-1']).toMatchObject({ at: null, isDead: true });
});

it('REIGN-263 the grade raises Melee, hit points, dice and écus of GM characters', () => {
  const at = (grade: string) =>
    fight(
      'guardroom',
      [
        [MORGANE, '0:4,5'],
        [OGRE, '0:4,4'],
        [RAT, '0:1,1'],
      ],
      { grade },
    );
  const told = (grade: string) => {
    const { state } = played(at(grade), [end, choose('ogre-1')]);
    const { people } = state.model;
    const blow = offered(state).find(({ id }) => id === `melee:${MORGANE}`);
    return [
      people['ogre-1']?.hp,
      people['giant-rat-1']?.hp,
      people['giant-rat-1']?.rear,
      blow?.kind === 'melee' ? blow.hit.of : 0,
    ];
  };
  expect(told('novice')).toEqual([90, 9, [9, 9], 6 ** 3]);
  expect(told('adventurer')).toEqual([113, 12, [12, 12], 6 ** 3]);
  expect(told('hero')).toEqual([135, 14, [14, 14], 6 ** 4]);
});

it('REIGN-061 with nobody on its feet the fight is lost, at the end of a turn', () => {
  const people = [
    [SVEIN, '0:4,4', { hp: 1, destiny: 0 }],
    [OGRE, '0:4,3'],
  ] as const;
  const setup = fight('guardroom', people, { draws: [5, 5, 5] });
  const { state, all } = played(setup, [end, deed(`melee:${SVEIN}`), end]);
  expect(kinds(all)).toContain('fell');
  expect(state.outcome).toEqual({ isWon: false, why: 'defeat', pot: 0 });
});

it('REIGN-037, REIGN-061 just before that Destiny is offered to whoever lies there: up with 1 HP and no points', () => {
  const people = [
    [SVEIN, '0:4,4', { hp: 1, destiny: 1 }],
    [OGRE, '0:4,3'],
  ] as const;
  const setup = fight('guardroom', people, { draws: [5, 5, 5] });
  const { state } = played(setup, [end, deed(`melee:${SVEIN}`), end]);
  expect(state.prompt).toMatchObject({ seats: ['ann'], purpose: { kind: 'cheatDeath', who: SVEIN, why: 'wounds' } });
  const { state: after } = played(setup, [end, deed(`melee:${SVEIN}`), end, choose('spend')]);
  expect(after.model.people[SVEIN]).toMatchObject({ hp: 1, destiny: 0, downSince: null, points: 4 });
  expect(played(setup, [end, deed(`melee:${SVEIN}`), end, choose()]).state.outcome?.why).toBe('defeat');
});

it('REIGN-023 faces may be given, and each roll is told with its dice, what was added and what was to be reached', () => {
  const setup = fight('guardroom', [[SVEIN, '0:4,2'], ogre], { draws: [4, 3, 5] });
  const { last } = played(setup, [deed('melee:ogre-1')]);
  expect(of(last, 'rolled')).toEqual([
    {
      kind: 'rolled',
      who: SVEIN,
      why: 'attack',
      ...{ level: 6, power: 2, plain: [3, 5], bonus: 6, difficulty: 7, total: 16, isSuccess: true },
    },
  ]);
  expect(refusalOf(fight('guardroom', [[SVEIN, '0:4,2'], ogre], { draws: [6] }))).toContain('draws.0');
});

it('REIGN-076, REIGN-112 what was not offered is refused with its rule, and nothing is changed', () => {
  const setup = fight('guardroom', [[SVEIN, '0:4,5'], ogre]);
  expect(refusalOf(setup, [deed('walk:0:4,0')])).toContain('REIGN-076');
  expect(refusalOf(setup, [deed('drink:i99')])).toContain('REIGN-112');
  expect(refusalOf(setup, [{ ...end, seat: 'master' }])).toContain('notYourTurn');
  expect(idsOf(played(setup, []).state, 'melee')).toEqual([]);
});
