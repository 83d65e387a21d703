import {
  ANSELME,
  at,
  barred,
  choose,
  deed,
  end,
  fight,
  idle,
  idsOf,
  kinds,
  MORGANE,
  no,
  of,
  offered,
  OGRE,
  one,
  type Played,
  played,
  pointsOf,
  RAT,
  refusalOf,
  REVENANT,
  SPIDER,
  SVEIN,
  whereIs,
  YSOLDE,
} from './hand';

const moves = ({ last }: Played) => of(last, 'moved').map(({ to, how }) => [to, how]);

it('REIGN-076 a walk is a point a square, a run a point for two; what running brings no nearer is not run to', () => {
  const { state } = played(one(SVEIN, '0:1,1'), []);
  const costs = Object.fromEntries(offered(state).map(({ id, cost }) => [id, cost]));
  expect([
    costs['walk:0:2,1'],
    costs['walk:0:5,1'],
    costs['run:0:3,1'],
    costs['run:0:4,1'],
    costs['run:0:5,1'],
  ]).toEqual([1, 4, 1, 2, 2]);
  expect([costs['run:0:2,1'], costs['walk:0:6,1'], costs['run:0:7,1']]).toEqual([undefined, undefined, 3]);
  const run = played(one(SVEIN, '0:1,1'), [deed('run:0:4,1')]);
  expect([pointsOf(run), moves(run)]).toEqual([
    2,
    [
      [at('0:2,1'), 'walk'],
      [at('0:3,1'), 'run'],
      [at('0:4,1'), 'run'],
    ],
  ]);
});

it('REIGN-256, REIGN-257 revenants and ogres cannot run', () => {
  const { state } = played(fight('guardroom', [[SVEIN, '0:1,1'], [REVENANT, '0:5,5'], idle], { draws: [5, 5] }), [
    end,
    choose('revenant-1'),
  ]);
  expect([idsOf(state, 'run'), idsOf(state, 'walk').length > 5]).toEqual([[], true]);
  const ogre = played(one(SVEIN, '0:1,1'), [end]).state;
  expect(idsOf(ogre, 'run')).toEqual([]);
});

it('REIGN-189 boots of speed: a square more for each point of running', () => {
  const { state } = played(one(SVEIN, '0:1,1', { pack: ['object:boots-of-speed'] }), []);
  expect(offered(state).find(({ id }) => id === 'run:0:4,1')?.cost).toBe(1);
});

it('REIGN-078 past a friend for two points, and never onto the friend', () => {
  const setup = fight(
    'guardroom',
    [[SVEIN, '0:1,1'], [YSOLDE, '0:2,1'], idle],
    {},
    {
      elements: [
        { kind: 'bookcase', at: '0:1,2' },
        { kind: 'bookcase', at: '0:2,2' },
      ],
    },
  );
  const { state } = played(setup, [choose(SVEIN, YSOLDE)]);
  expect(idsOf(state, 'walk')).not.toContain('walk:0:2,1');
  const past = played(setup, [choose(SVEIN, YSOLDE), deed('walk:0:3,1')]);
  expect([pointsOf(past), moves(past)]).toEqual([2, [[at('0:3,1'), 'walk']]]);
});

describe('REIGN-080, REIGN-081, REIGN-082, REIGN-083 blocking', () => {
  const held = (draws: readonly number[], more: object = {}) =>
    fight(
      'guardroom',
      [
        [SVEIN, '0:2,2', more],
        [OGRE, '0:3,2'],
        [OGRE, '0:2,3'],
      ],
      { draws },
    );

  it('one Agility test of difficulty 0, however many hold one back; passed, it moves', () => {
    const gone = played(held([5, 0]), [deed('walk:0:1,1')]);
    expect(of(gone.last, 'rolled')).toMatchObject([{ why: 'blocking', level: 4, difficulty: 0, isSuccess: true }]);
    expect(whereIs(gone)).toBe(at('0:1,1'));
  });

  it('failed: it may stay unharmed, the point is gone', () => {
    const { state } = played(held([0, 0]), [deed('walk:0:1,1'), no]);
    expect(state.prompt?.purpose).toEqual({ kind: 'blocked', who: SVEIN });
    const stayed = played(held([0, 0]), [deed('walk:0:1,1'), no, no]);
    expect([kinds(stayed.last), whereIs(stayed), pointsOf(stayed), stayed.state.model.people[SVEIN]?.hp]).toEqual([
      ['stayed'],
      at('0:2,2'),
      3,
      32,
    ]);
  });

  it('or take 1D that nothing reduces, and go', () => {
    const bled = played(held([0, 0, 4]), [deed('walk:0:1,1'), no, choose('bleed')]);
    expect([whereIs(bled), bled.state.model.people[SVEIN]?.hp]).toEqual([at('0:1,1'), 28]);
  });

  it('whom that brings down falls where it was', () => {
    const fell = played(held([0, 0, 4], { hp: 3, destiny: 0 }), [deed('walk:0:1,1'), choose('bleed')]);
    expect([whereIs(fell), fell.state.model.people[SVEIN]?.hp, fell.state.model.people[SVEIN]?.downSince]).toEqual([
      at('0:2,2'),
      -1,
      1,
    ]);
  });

  it('a run may need two tests', () => {
    const setup = fight(
      'guardroom',
      [
        [SVEIN, '0:1,1'],
        [OGRE, '0:1,2'],
        [OGRE, '0:2,2'],
      ],
      { draws: [5, 0, 5, 0] },
    );
    expect(of(played(setup, [deed('run:0:3,1')]).last, 'rolled').map(({ why }) => why)).toEqual([
      'blocking',
      'blocking',
    ]);
  });

  it('none past a friend, none where an obstacle cuts the adversary off, none for the downed or the webbed', () => {
    const past = fight('guardroom', [
      [SVEIN, '0:2,1'],
      [YSOLDE, '0:3,1'],
      [OGRE, '0:2,2'],
    ]);
    expect(of(played(past, [choose(SVEIN, YSOLDE), deed('walk:0:4,1')]).last, 'rolled')).toEqual([]);
    const corner = fight('crypt', [
      [SVEIN, '0:1,2'],
      [OGRE, '0:2,1'],
    ]);
    expect(of(played(corner, [deed('walk:0:1,3')]).last, 'rolled')).toEqual([]);
    const webbed = fight('guardroom', [
      [SVEIN, '0:2,1'],
      [OGRE, '0:2,2', { web: 1 }],
    ]);
    expect(of(played(webbed, [deed('walk:0:1,1')]).last, 'rolled')).toEqual([]);
  });

  it('REIGN-299 a light foot adds two to the result', () => {
    const setup = fight(
      'guardroom',
      [
        [YSOLDE, '0:2,1'],
        [OGRE, '0:2,2'],
      ],
      { draws: [1, 0] },
    );
    expect(of(played(setup, [deed('walk:0:1,1')]).last, 'rolled')).toMatchObject([
      { bonus: 2, total: 1, isSuccess: true },
    ]);
  });
});

it('REIGN-170 whoever is invisible is never held back, and nobody can attack it', () => {
  const setup = fight('guardroom', [
    [SVEIN, '0:2,1', { pack: ['potion:invisibility'] }],
    [OGRE, '0:2,2'],
  ]);
  const drunk = [deed('drink:i3'), deed('walk:0:1,1')];
  expect(of(played(setup, drunk).last, 'rolled')).toEqual([]);
  expect(barred(played(setup, [...drunk, end]).state, `melee:${SVEIN}`)).toBe('invisible REIGN-170');
});

describe('REIGN-166 flight', () => {
  const imp = (more: object = {}) =>
    fight(
      'lava-bridge',
      [
        [SVEIN, '0:1,7'],
        ['creature:imp', '0:1,6', { isAlly: true }],
        [OGRE, '0:2,7'],
      ],
      more,
    );

  it('is never held back, passes over lava, and ends on a free square', () => {
    const { state } = played(imp(), [choose('imp-1', SVEIN)]);
    expect(idsOf(state, 'run')).toContain('run:0:1,2');
    expect(
      idsOf(state, 'walk').some(
        (id) => /:\d,[345]$/.test(id) && id !== 'walk:0:3,5' && id !== 'walk:0:3,4' && id !== 'walk:0:3,3',
      ),
    ).toBe(false);
    const flown = played(imp(), [choose('imp-1', SVEIN), deed('run:0:1,2')]);
    expect([of(flown.last, 'rolled'), moves(flown)]).toEqual([[], [[at('0:1,2'), 'fly']]]);
  });
});

describe('REIGN-129, REIGN-130 shoving', () => {
  const shove = (draws: readonly number[], foe = '0:3,2', card = 'guardroom') =>
    fight(
      card,
      [
        [SVEIN, '0:2,2'],
        [SPIDER, foe],
        [OGRE, '0:7,5'],
      ],
      { draws },
    );

  it('Force against Force; the target goes back one square of choice', () => {
    const { state } = played(shove([]), []);
    expect(idsOf(state, 'shove')).toEqual([
      'shove:giant-spider-1>0:4,2',
      'shove:giant-spider-1>0:4,1',
      'shove:giant-spider-1>0:4,3',
    ]);
    const gone = played(shove([5, 5]), [deed('shove:giant-spider-1>0:4,1')]);
    expect(of(gone.last, 'rolled')).toMatchObject([{ why: 'shove', level: 6, difficulty: 5 }]);
    expect([whereIs(gone, 'giant-spider-1'), moves(gone)]).toEqual([at('0:4,1'), [[at('0:4,1'), 'shove']]]);
    expect(whereIs(played(shove([2, 0]), [deed('shove:giant-spider-1>0:4,1'), no]), 'giant-spider-1')).toBe(
      at('0:3,2'),
    );
  });

  it('lava counts as empty, and kills: its écus are paid', () => {
    const setup = fight(
      'lava-bridge',
      [
        [SVEIN, '0:2,7'],
        [RAT, '0:2,6'],
        [OGRE, '0:1,1'],
      ],
      { draws: [5, 5] },
    );
    const killed = played(setup, [deed('shove:giant-rat-1>0:2,5')]);
    expect(of(killed.last, 'killed').map(({ coins }) => coins)).toEqual([1, 1, 1]);
    expect([killed.state.model.pot, killed.state.model.people['giant-rat-1']?.at]).toEqual([3, null]);
  });

  it('a trap acts on who is shoved without a test', () => {
    const setup = { ...shove([5, 5, 3, 3, 3, 3, 3]) };
    const opening = { ...setup.opening, traps: [{ kind: 'spikes', at: '0:4,2', isKnown: false }] };
    const { last } = played({ ...setup, opening }, [deed('shove:giant-spider-1>0:4,2')]);
    expect(of(last, 'rolled').map(({ why }) => why)).toEqual(['shove', 'amount']);
    expect(of(last, 'lost')).toMatchObject([{ points: 10, why: 'spikes' }]);
  });
});

describe('REIGN-131, REIGN-132 jumping', () => {
  const jump = (draws: readonly number[], foe = '0:7,1') =>
    fight(
      'drowned-vault',
      [
        [YSOLDE, '0:2,4'],
        [OGRE, foe],
      ],
      { draws },
    );

  it('three a square jumped, over lava, onto an empty square', () => {
    const { state } = played(jump([]), []);
    expect(idsOf(state, 'jump')).toContain('jump:0:2,1');
    const over = played(jump([5, 3]), [deed('jump:0:2,1')]);
    expect(of(over.last, 'rolled')).toMatchObject([{ why: 'jump', difficulty: 6, total: 6 }]);
    expect(whereIs(over, YSOLDE)).toBe(at('0:2,1'));
    const hopeless = fight('lava-bridge', [
      [YSOLDE, '0:2,6'],
      [OGRE, '0:1,1'],
    ]);
    expect(barred(played(hopeless, []).state, 'jump:0:2,2')).toBe('hopeless REIGN-131');
    const plain = played(fight('guardroom', [[YSOLDE, '0:2,2'], idle], { draws: [5, 0] }), [deed('jump:0:4,2')]);
    expect([of(plain.last, 'rolled')[0]?.difficulty, whereIs(plain, YSOLDE)]).toEqual([3, at('0:4,2')]);
  });

  it('failed, it falls in the middle', () => {
    const stopped = played(fight('guardroom', [[YSOLDE, '0:2,2'], idle], { draws: [0, 0] }), [deed('jump:0:5,2'), no]);
    expect([whereIs(stopped, YSOLDE), moves(stopped)]).toEqual([at('0:3,2'), [[at('0:3,2'), 'jump']]]);
    const wet = played(jump([0, 0, 3]), [deed('jump:0:2,1'), no]);
    expect(of(wet.last, 'lost')).toEqual([{ kind: 'lost', who: YSOLDE, points: 3, left: 23, why: 'marsh' }]);
    expect(moves(wet)).toEqual([
      [at('0:2,3'), 'jump'],
      [at('0:2,4'), 'swim'],
    ]);
  });

  it('not over somebody who stands there, and away from an adversary only after the blocking test', () => {
    expect(
      idsOf(
        played(
          fight('guardroom', [
            [YSOLDE, '0:2,2'],
            [OGRE, '0:3,2'],
          ]),
          [],
        ).state,
        'jump',
      ),
    ).not.toContain('jump:0:4,2');
    const held = played(
      fight(
        'guardroom',
        [
          [YSOLDE, '0:2,2'],
          [OGRE, '0:2,3'],
        ],
        { draws: [5, 0, 5, 0] },
      ),
      [deed('jump:0:4,2')],
    );
    expect(of(held.last, 'rolled').map(({ why }) => why)).toEqual(['blocking', 'jump']);
  });
});

it('REIGN-338 nobody begins in a wall, in lava or on somebody', () => {
  expect(refusalOf(fight('guardroom', [[SVEIN, '0:0,0'], idle]))).toContain('opening.people.0.at');
  expect(
    refusalOf(
      fight('lava-bridge', [
        [SVEIN, '0:1,4'],
        [OGRE, '0:1,1'],
      ]),
    ),
  ).toContain('REIGN-208');
  expect(refusalOf(fight('guardroom', [[SVEIN, '0:1,1'], [ANSELME, '0:1,1'], idle]))).toContain('REIGN-338');
  expect(
    refusalOf({ ...fight('guardroom', [[SVEIN, '0:1,1'], idle]), heroes: [{ hero: MORGANE, seat: 'ann' }] }),
  ).toContain('REIGN-004');
});
