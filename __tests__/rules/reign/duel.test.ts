import {
  at,
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
  REVENANT,
  SPIDER,
  SVEIN,
  YSOLDE,
} from './hand';

const far = (more: object = {}, draws: readonly number[] = [], opening: object = {}) =>
  fight(
    'guardroom',
    [
      [SVEIN, '0:2,5', { destiny: 0 }],
      [YSOLDE, '0:6,5', { destiny: 0, ...more }],
      [OGRE, '0:2,1'],
    ],
    { draws },
    opening,
  );
const first = choose(SVEIN, YSOLDE);
const dared = [first, deed('challenge:ogre-1')];
const ids = (state: ReturnType<typeof played>['state']) => offered(state).map(({ id }) => id);

describe('REIGN-143 a duel', () => {
  it('is provoked for a point by a hero, of somebody in sight who strikes as well or better', () => {
    const { state, last } = played(far(), dared);
    expect([kinds(last), state.model.people[SVEIN]?.points]).toEqual([['paid', 'challenged'], 3]);
    expect([state.model.people[SVEIN]?.duel, state.model.people['ogre-1']?.duel]).toEqual(['ogre-1', SVEIN]);
    const weak = fight('guardroom', [
      [SVEIN, '0:2,5', { pack: ['object:amulet-of-courage'] }],
      [REVENANT, '0:2,1'],
      ['creature:imp', '0:6,5', { isAlly: true }],
    ]);
    const alone = played(weak, [choose(SVEIN, 'imp-1')]).state;
    expect(barred(alone, 'challenge:revenant-1')).toBe('unequal REIGN-143');
    expect(idsOf(played(weak, [choose('imp-1', SVEIN)]).state, 'challenge')).toEqual([]);
    const hidden = played(far({}, [], { elements: [{ kind: 'bookcase', at: '0:2,3' }] }), [first]).state;
    expect(idsOf(hidden, 'challenge')).toEqual([]);
  });

  it('REIGN-144 both go toward each other by the shortest way, with all the points that it needs, then strike and nothing else', () => {
    const { state } = played(far(), dared);
    expect(ids(state)).toEqual(['advance:0:1,2', 'end']);
    const beside = played(far(), [...dared, deed('advance:0:1,2'), end]).state;
    expect(beside.model.people[SVEIN]).toMatchObject({ at: at('0:1,2'), points: 0 });
    const theirs = played(far(), [...dared, deed('advance:0:1,2'), end]).state;
    expect(ids(theirs)).toEqual([`melee:${SVEIN}`, `powerful:${SVEIN}`, 'end']);
    const tired = fight('guardroom', [
      [SVEIN, '0:1,5'],
      [OGRE, '0:7,1'],
    ]);
    const half = played(tired, [deed('challenge:ogre-1')]).state;
    expect(offered(half)[0]).toMatchObject({ kind: 'advance', cost: 3 });
  });

  it('nobody else may touch either of them', () => {
    const { state } = played(far(), [...dared, end]);
    expect(barred(state, 'shoot:ogre-1')).toBe('inDuel REIGN-143');
    const potions = far({ pack: ['potion:healing'] });
    const near = played(
      {
        ...potions,
        opening: {
          ...potions.opening,
          people: potions.opening.people.map((one) => (one.who === YSOLDE ? { ...one, at: '0:3,5' } : one)),
        },
      },
      [...dared, end],
    ).state;
    expect(barred(near, `drink:i7>${SVEIN}`)).toBe('inDuel REIGN-143');
    expect(idsOf(near, 'drink')).toEqual(['drink:i7']);
  });

  it('REIGN-080, REIGN-144 duellists hold nobody back and are not held back', () => {
    const people = [
      [SVEIN, '0:2,3'],
      [YSOLDE, '0:3,1', { destiny: 0 }],
      [OGRE, '0:2,1'],
      [RAT, '0:3,3'],
    ] as const;
    const { last } = played(fight('guardroom', people), [first, deed('challenge:ogre-1'), end, deed('walk:0:4,1')]);
    expect(of(last, 'rolled')).toEqual([]);
    const held = played(fight('guardroom', people), [first, deed('challenge:ogre-1'), deed('advance:0:1,2')]);
    expect(of(held.last, 'rolled')).toEqual([]);
  });

  it('ends when one of the two is at 0 HP', () => {
    const setup = fight(
      'guardroom',
      [
        [SVEIN, '0:2,2', { destiny: 0 }],
        [OGRE, '0:2,1', { hp: 1 }],
        [RAT, '0:7,5'],
      ],
      { draws: [5, 5, 5] },
    );
    const won = played(setup, [deed('challenge:ogre-1'), deed('melee:ogre-1')]);
    expect(of(won.last, 'duelEnded')).toEqual([{ kind: 'duelEnded', who: 'ogre-1', target: SVEIN, isLapsed: false }]);
    expect(won.state.model.people[SVEIN]?.duel).toBeNull();
    const lost = fight(
      'guardroom',
      [
        [SVEIN, '0:2,2', { destiny: 0, hp: 1 }],
        [YSOLDE, '0:7,5'],
        [OGRE, '0:2,1'],
      ],
      { draws: [5, 5, 5] },
    );
    const down = played(lost, [first, deed('challenge:ogre-1'), end, end, deed(`melee:${SVEIN}`)]);
    expect([kinds(down.last).includes('duelEnded'), down.state.model.people['ogre-1']?.duel]).toEqual([true, null]);
  });

  it('REIGN-144, REIGN-245 the way to the other leads onto no exit behind which nothing is laid', () => {
    const setup = fight('gate-of-the-deep', [
      [SVEIN, '0:5,1', { destiny: 0 }],
      [OGRE, '0:2,1'],
    ]);
    const { state } = played(setup, [deed('challenge:ogre-1'), end]);
    expect(state.prompt?.purpose).toMatchObject({ kind: 'act', who: 'ogre-1' });
    expect(idsOf(state, 'advance')).toEqual(['advance:0:4,1']);
  });

  it('REIGN-144 lapses when for a whole round no way leads from either to the other', () => {
    const wall = [1, 2, 3, 4, 5, 6, 7].map((x) => ({ kind: x === 4 ? 'chest' : 'table', at: `0:${x},3` }));
    const setup = far({}, [], { elements: wall });
    const { state } = played(setup, dared);
    expect(state.prompt?.purpose).toMatchObject({ who: YSOLDE });
    const lapsed = played(setup, [...dared, end]);
    expect(of(lapsed.all, 'duelEnded')).toEqual([{ kind: 'duelEnded', who: SVEIN, target: 'ogre-1', isLapsed: true }]);
  });

  it('REIGN-144 whoever is in a web may tear at it; a swarm in a duel takes nobody in', () => {
    const webbed = fight(
      'guardroom',
      [
        [SVEIN, '0:2,2', { destiny: 0 }],
        [SPIDER, '0:2,1'],
        [OGRE, '0:7,5'],
      ],
      { draws: [5, 0, 5, 5, 0, 0] },
    );
    const setup = {
      ...webbed,
      opening: {
        ...webbed.opening,
        people: webbed.opening.people.map((one) => (one.who === SVEIN ? { ...one, web: 1 } : one)),
      },
    };
    expect(ids(played(setup, []).state)).toEqual(['breakFree', 'end']);
    const rats = fight('guardroom', [
      [MORGANE, '0:2,5'],
      [RAT, '0:2,2', { figures: 1 }],
      [RAT, '0:3,2', { figures: 1 }],
    ]);
    const joining = played(rats, [deed('challenge:giant-rat-1'), end, choose('giant-rat-2')]).state;
    expect(idsOf(joining, 'join')).toEqual([]);
    expect(idsOf(played(rats, [end, choose('giant-rat-2')]).state, 'join')).toEqual(['join:giant-rat-1']);
  });
});
