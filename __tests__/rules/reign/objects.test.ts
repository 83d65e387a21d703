import {
  ANSELME,
  at,
  barred,
  choose,
  deed,
  end,
  fight,
  idleAt,
  idsOf,
  kinds,
  MORGANE,
  no,
  of,
  offered,
  OGRE,
  played,
  pointsOf,
  RAT,
  refusalOf,
  REVENANT,
  SVEIN,
  YSOLDE,
} from './hand';

const idle = idleAt('0:7,1');
const party = (more: object, draws: readonly number[] = [], opening: object = {}) =>
  fight(
    'guardroom',
    [[SVEIN, '0:2,4', { destiny: 0, pack: [], ...more }], [YSOLDE, '0:3,4', { destiny: 0 }], idle],
    { draws },
    opening,
  );
const first = choose(SVEIN, YSOLDE);

describe('REIGN-190 scrolls', () => {
  it('REIGN-113 is read for a point, by heroes and allies, and is used up', () => {
    const setup = party({ pack: ['scroll:time'] });
    const { state, last } = played(setup, [first, deed('read:i3')]);
    expect([pointsOf({ state }), state.model.people[SVEIN]?.pack.length]).toEqual([3, 2]);
    expect(kinds(last)).toEqual(['paid', 'read', 'timeBent']);
    expect(refusalOf(setup, [first, deed('read:i9')])).toContain('REIGN-113');
  });

  it('REIGN-185, REIGN-203 banishment: Will 6, or it is removed at once; it pays nothing', () => {
    const setup = (face: number) =>
      fight('guardroom', [[SVEIN, '0:2,4', { pack: ['scroll:banishment'] }], [REVENANT, '0:4,2'], idle], {
        draws: [5, 5, face, face],
      });
    expect(idsOf(played(setup(0), []).state, 'read')).toEqual(['read:i3>revenant-1', 'read:i3>ogre-1']);
    const gone = played(setup(0), [deed('read:i3>revenant-1')]);
    expect(of(gone.last, 'rolled')).toMatchObject([{ who: 'revenant-1', why: 'banishment', level: 1, difficulty: 6 }]);
    expect([kinds(gone.last).slice(-1), gone.state.model.pot]).toEqual([['banished'], 0]);
    expect(gone.state.model.people['revenant-1']).toMatchObject({ at: null, isDead: true });
  });

  it('curing heals the reader and all of its side, in sight or not, and is a remedy', () => {
    const people = [
      [SVEIN, '0:2,4', { hp: 3, isPoisoned: true, pack: ['scroll:curing'] }],
      [YSOLDE, '0:6,4', { hp: 2 }],
      idle,
    ] as const;
    const opening = {
      elements: [
        { kind: 'bookcase', at: '0:4,4' },
        { kind: 'bookcase', at: '0:4,3' },
      ],
    };
    const { state } = played(fight('guardroom', people, { draws: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2] }, opening), [
      first,
      deed('read:i3'),
    ]);
    expect([SVEIN, YSOLDE].map((id) => state.model.people[id]?.hp)).toEqual([3 - 1 + 9, 2 + 14]);
    expect(state.model.people[SVEIN]?.isPoisoned).toBe(false);
  });

  it('protection: two magic armour points for the whole game', () => {
    const { state } = played(party({ pack: ['scroll:protection'] }), [
      first,
      deed('read:i3>hero:ysolde'),
      end,
      end,
      end,
      first,
    ]);
    expect(state.model.people[YSOLDE]?.protection).toBe(2);
    const blow = (more: object, commands: readonly object[]) =>
      of(
        played(
          fight('guardroom', [[SVEIN, '0:2,4', { pack: ['scroll:protection'], ...more }], [OGRE, '0:2,3'], idle], {
            draws: [5, 5, 5],
          }),
          [...commands, end, choose('ogre-1'), deed(`melee:${SVEIN}`)],
        ).last,
        'struck',
      )[0]?.damage;
    expect(Number(blow({}, [])) - Number(blow({}, [deed(`read:i3>${SVEIN}`)]))).toBe(2);
  });

  it('teleportation: the reader and those in sight go where each likes, or stay', () => {
    const { state } = played(party({ pack: ['scroll:teleportation'] }), [first, deed('read:i3')]);
    expect(state.prompt).toMatchObject({ purpose: { kind: 'whisk', who: SVEIN }, ask: { min: 0, max: 1 } });
    const after = played(party({ pack: ['scroll:teleportation'] }), [
      first,
      deed('read:i3'),
      choose('0:6,5'),
      no,
    ]).state;
    expect([SVEIN, YSOLDE].map((id) => after.model.people[id]?.at)).toEqual([at('0:6,5'), at('0:3,4')]);
  });

  it('REIGN-201 time: a second turn of the heroes, with fresh points, before the turn of the GM; no round has passed', () => {
    const { all, state } = played(party({ pack: ['scroll:time'] }), [first, deed('read:i3'), end, end, first]);
    expect(all.flatMap((one) => (one.kind === 'turnBegan' ? [one.side] : []))).toEqual(['heroes', 'heroes']);
    expect([state.model.round, pointsOf({ state })]).toEqual([1, 4]);
    const on = played(party({ pack: ['scroll:time'] }), [first, deed('read:i3'), end, end, first, end, end]);
    expect(on.state.model.side).toBe('master');
  });

  it('REIGN-204 resurrection: the dead come back in sight with half their hit points, rounded up', () => {
    const people = [
      [SVEIN, '0:2,4', { pack: ['scroll:resurrection'] }],
      [MORGANE, '0:3,3', { destiny: 0, hp: 1, isPoisoned: true }],
      idle,
    ] as const;
    const setup = fight('guardroom', people, { draws: [5] });
    const turn = [end, end];
    const dead = played(setup, [...turn, ...turn]);
    expect(dead.state.model.people[MORGANE]).toMatchObject({ isDead: true, at: null });
    const asked = played(setup, [...turn, ...turn, deed(`read:i3>${MORGANE}`)]);
    expect(asked.state.prompt?.purpose).toEqual({ kind: 'returnFrom', who: SVEIN, dead: MORGANE });
    const back = played(setup, [...turn, ...turn, deed(`read:i3>${MORGANE}`), choose('0:3,5')]);
    expect(back.state.model.people[MORGANE]).toMatchObject({ at: at('0:3,5'), hp: 14, isDead: false, points: 0 });
  });
});

describe('REIGN-189 rings', () => {
  it('teleportation, once a game', () => {
    const setup = party({ pack: ['object:ring-of-teleportation'] });
    const { state } = played(setup, [first, deed('teleport:i3'), choose('0:7,5')]);
    expect([state.model.people[SVEIN]?.at, pointsOf({ state }), barred(state, 'teleport:i3')]).toEqual([
      at('0:7,5'),
      3,
      'spentThisGame REIGN-189',
    ]);
  });

  it('REIGN-202 divination brings back all as it was before its turn; chance speaks anew, and it is spent', () => {
    const setup = fight(
      'guardroom',
      [
        [SVEIN, '0:4,3', { pack: ['object:ring-of-divination', 'potion:healing'] }],
        [OGRE, '0:4,2'],
      ],
      {
        draws: [5, 5, 5, 1, 1, 1],
      },
    );
    const struck = played(setup, [deed('melee:ogre-1'), deed('walk:0:4,4')]);
    expect(struck.state.model.people['ogre-1']?.hp).not.toBe(90);
    const back = played(setup, [deed('melee:ogre-1'), deed('rewind:i3')]).state;
    expect([back.model.people['ogre-1']?.hp, pointsOf({ state: back }), back.model.before]).toEqual([90, 4, null]);
    expect(barred(back, 'rewind:i3') ?? idsOf(back, 'rewind')).toEqual([]);
    expect(back.model.people[SVEIN]?.spentRings).toEqual(['i3']);
  });

  it('REIGN-205 of a category one works; naming another costs a point', () => {
    const pack = ['object:ring-of-agility', 'object:ring-of-teleportation'];
    const { state } = played(party({ pack }), [first]);
    expect([idsOf(state, 'teleport'), idsOf(state, 'name')]).toEqual([[], ['name:i4']]);
    const named = played(party({ pack }), [first, deed('name:i4')]).state;
    expect([idsOf(named, 'teleport'), idsOf(named, 'name'), pointsOf({ state: named })]).toEqual([
      ['teleport:i4'],
      ['name:i3'],
      3,
    ]);
  });
});

describe('REIGN-193 runes', () => {
  it('are bound to a weapon or an armour for a point, for good, and work in the hand', () => {
    const setup = party({ pack: ['rune:combat', 'weapon:cleaver'] });
    const { state } = played(setup, [first]);
    expect(idsOf(state, 'bind')).toEqual(['bind:i3>i1', 'bind:i3>i2', 'bind:i3>i4']);
    const hit = (commands: readonly object[]) =>
      played(
        fight('guardroom', [
          [SVEIN, '0:4,3', { pack: ['rune:combat', 'rune:combat', 'weapon:dagger'] }],
          [OGRE, '0:4,2'],
        ]),
        commands,
      ).state;
    const level = (s: typeof state) => offered(s).flatMap((one) => (one.kind === 'melee' ? [one.hit.wins] : []))[0];
    const bound = hit([deed('bind:i3>i1')]);
    expect(Number(level(bound))).toBeGreaterThan(Number(level(hit([]))));
    expect(level(hit([deed('bind:i3>i5')]))).toBe(level(hit([])));
    expect(barred(bound, 'bind:i4>i1')).toBe('boundAlready REIGN-193');
    const twice = hit([deed('bind:i3>i1'), deed('bind:i4>i2')]);
    expect(level(twice)).toBe(level(bound));
  });

  it('life raises maximum and present hit points; taken off, what is above the maximum is lost', () => {
    const setup = party({ pack: ['rune:life', 'weapon:dagger'] });
    const bound = played(setup, [first, deed('bind:i3>i1')]).state;
    expect(bound.model.people[SVEIN]?.hp).toBe(37);
    expect(played(setup, [first, deed('bind:i3>i1'), deed('hold:i4@1')]).state.model.people[SVEIN]?.hp).toBe(32);
    expect(
      played(party({ hp: 10, pack: ['rune:life'] }), [first, deed('bind:i3>i2')]).state.model.people[SVEIN]?.hp,
    ).toBe(15);
  });
});

describe('REIGN-309 a rope', () => {
  const pit = (hero: object, friend: object = {}) =>
    fight(
      'guardroom',
      [
        [SVEIN, '0:2,4', { destiny: 0, pack: [], ...hero }],
        [YSOLDE, '0:3,5', { destiny: 0, pack: [], ...friend }],
        idle,
      ],
      { draws: [0, 0, 0, 0, 0, 0, 0, 0] },
      { traps: [{ kind: 'hole', at: '0:2,3' }] },
    );
  const fallen = [first, deed('walk:0:2,3'), end, end];

  it('in the next own turn two points bring it out, and it acts with the others', () => {
    const { state } = played(pit({ pack: ['goods:rope'] }), [...fallen, first]);
    expect(offered(state).map(({ id }) => id)).toEqual([`rope:${SVEIN}`, 'end']);
    const out = played(pit({ pack: ['goods:rope'] }), [...fallen, first, deed(`rope:${SVEIN}`), choose('0:2,2')]).state;
    expect(out.model.people[SVEIN]).toMatchObject({ at: at('0:2,2'), hole: null, points: 2 });
    expect(idsOf(out, 'walk').length).toBeGreaterThan(0);
  });

  it('a friend beside does it as well; without one the turn is passed', () => {
    const beside = [first, deed('walk:0:2,3'), deed('walk:0:3,4'), end, end];
    const out = played(pit({}, { pack: ['goods:rope'] }), [
      ...beside,
      deed(`rope:${SVEIN}`),
      choose('0:2,2'),
      end,
    ]).state;
    expect([out.prompt?.purpose, out.model.people[YSOLDE]?.hole]).toEqual([
      { kind: 'act', who: SVEIN, points: 4 },
      null,
    ]);
    expect(played(pit({}), fallen).state.prompt?.purpose).toMatchObject({ who: YSOLDE });
  });
});

it('REIGN-227 a portal carries a hero who stands on it to the free floor nearest the way in, as often as it likes', () => {
  const setup = (who: string, more: object = {}) =>
    fight(
      'guardroom',
      [[SVEIN, '0:4,5'], [who, '0:2,2', more], idle],
      {},
      { elements: [{ kind: 'portal', at: '0:2,2' }] },
    );
  const allied = setup('creature:guard', { isAlly: true });
  const order = choose('guard-1', SVEIN);
  const { state } = played(allied, [order, deed('portal:portal-1')]);
  expect([state.model.people['guard-1']?.at, state.model.people['guard-1']?.points]).toEqual([at('0:4,6'), 2]);
  const { state: foes } = played(setup(RAT), [end, choose('giant-rat-1')]);
  expect(idsOf(foes, 'portal')).toEqual([]);
});

describe('REIGN-048, REIGN-049 handicaps, where the house plays with them', () => {
  const death = (face: number, hasHandicaps: boolean) =>
    fight(
      'guardroom',
      [
        [ANSELME, '0:4,4', { hp: 1, destiny: 1 }],
        [OGRE, '0:4,3'],
      ],
      { draws: [5, 5, 5, face], hasHandicaps },
    );
  const saved = (face: number, hasHandicaps = true) =>
    played(death(face, hasHandicaps), [end, deed(`melee:${ANSELME}`), end, choose('spend')]);

  it.each([
    [0, 'maimed-hand'],
    [1, 'limp'],
    [2, 'bad-eye'],
    [3, 'ugly-scar'],
  ])('a cancelled death leaves on a %i: %s', (face, name) => {
    expect(saved(face).state.model.people[ANSELME]?.handicaps).toEqual([`handicap:${name}`]);
  });

  it('each is one level less for good: with an ugly scar speeches are harder', () => {
    const chance = (face: number) =>
      offered(saved(face).state).flatMap((one) => (one.kind === 'encourage' ? [one.chance.wins] : []));
    expect([chance(3), chance(4)]).toEqual([[7], [10]]);
  });

  it('on a 4 or 5 nothing, nor where they are left out', () => {
    expect(saved(4).state.model.people[ANSELME]?.handicaps).toEqual([]);
    expect(saved(0, false).state.model.people[ANSELME]?.handicaps).toEqual([]);
  });
});
