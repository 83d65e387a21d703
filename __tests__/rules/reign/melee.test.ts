import {
  ANSELME,
  barred,
  choose,
  deed,
  end,
  fight,
  idsOf,
  kinds,
  no,
  of,
  offered,
  OGRE,
  played,
  RAT,
  SPIDER,
  SVEIN,
  YSOLDE,
  type Played,
} from './hand';

const duel = (hero: object, foe: object, draws: readonly number[], more: object = {}) =>
  fight(
    'guardroom',
    [
      [SVEIN, '0:4,3', hero],
      [OGRE, '0:4,2', foe],
    ],
    { draws, ...more },
  );
const strike = deed('melee:ogre-1');
const lost = ({ last }: Played) => of(last, 'lost').map(({ who, points }) => [who, points]);

it('REIGN-086 whoever is in an adjacent square, diagonals included unless an obstacle fills a corner', () => {
  const around = [
    ['0:3,2', true],
    ['0:2,1', true],
    ['0:4,4', false],
  ] as const;
  for (const [square, isOffered] of around) {
    const { state } = played(
      fight('guardroom', [
        [SVEIN, '0:3,1'],
        [OGRE, square],
      ]),
      [],
    );
    expect(idsOf(state, 'melee')).toEqual(isOffered ? ['melee:ogre-1'] : []);
  }
  const crypt = played(
    fight('crypt', [
      [SVEIN, '0:1,2'],
      [OGRE, '0:2,1'],
    ]),
    [],
  ).state;
  expect(barred(crypt, 'melee:ogre-1')).toBe('notBeside REIGN-086');
});

it('REIGN-087 bare hands do 1D', () => {
  const { last } = played(duel({ hands: [] }, {}, [3, 5]), [strike]);
  expect(of(last, 'rolled')).toMatchObject([{ power: 1, plain: [5], bonus: 0 }]);
});

it('REIGN-088 damage is die, dice and Force less Endurance and armour', () => {
  expect(lost(played(duel({}, {}, [5, 4, 3]), [strike]))).toEqual([['ogre-1', 3 + 4 + 3 + 6 - 7]]);
  expect(lost(played(duel({ destiny: 0 }, {}, [0, 5, 5]), [strike]))).toEqual([]);
});

it('REIGN-092, REIGN-093 a powerful attack throws a D more, which counts for the hit too', () => {
  const { last, state } = played(duel({}, {}, [1, 0, 0, 1]), [deed('powerful:ogre-1')]);
  expect(of(last, 'struck')).toMatchObject([{ isHit: true, damage: 0 }]);
  expect(of(last, 'rolled')[0]?.plain).toHaveLength(3);
  expect(state.model.people[SVEIN]?.points).toBe(2);
});

it('REIGN-196 a club takes armour away, never Endurance', () => {
  const soak = (foe: string, hands: string) => {
    const { last } = played(
      fight(
        'guardroom',
        [
          [SVEIN, '0:4,3', { hands: [hands] }],
          [foe, '0:4,2'],
          [OGRE, '0:1,1'],
        ],
        { draws: [5, 5] },
      ),
      [deed(`melee:${foe.replace('creature:', '')}-1`)],
    );
    return of(last, 'rolled')[0]?.difficulty;
  };
  expect([soak(SPIDER, 'weapon:cleaver'), soak(SPIDER, 'weapon:lightning-hammer'), soak(RAT, 'weapon:club')]).toEqual([
    5, 4, 2,
  ]);
});

it('REIGN-163, REIGN-164 a full swarm fights with Melee 5 and 1+3D; one attack fells one at most, and each pays', () => {
  const setup = fight(
    'guardroom',
    [
      [SVEIN, '0:4,3'],
      [RAT, '0:4,2'],
    ],
    { draws: [5, 5, 5, 2, 0, 0, 0] },
  );
  const { state, last } = played(setup, [deed('melee:giant-rat-1')]);
  expect(of(last, 'lost')).toEqual([{ kind: 'lost', who: 'giant-rat-1', points: 17, left: -8, why: 'attack' }]);
  expect(of(last, 'killed')).toEqual([{ kind: 'killed', who: 'giant-rat-1', figures: 2, coins: 1 }]);
  expect(state.model.people['giant-rat-1']).toMatchObject({ hp: 9, rear: [9], at: expect.any(Number) });
  const bite = (figures: number) => {
    const { last: bitten } = played(
      fight(
        'guardroom',
        [
          [SVEIN, '0:4,3'],
          [RAT, '0:4,2', { figures }],
        ],
        { draws: [3, 1, 1, 1] },
      ),
      [end, deed(`melee:${SVEIN}`)],
    );
    const [roll] = of(bitten, 'rolled');
    return [roll?.level, roll?.plain.length, roll?.bonus];
  };
  expect([bite(3), bite(2), bite(1)]).toEqual([
    [5, 3, 1],
    [4, 2, 1],
    [3, 1, 1],
  ]);
});

it('REIGN-163 figures join an incomplete swarm beside, and help from the next GM turn on', () => {
  const rats = [
    [RAT, '0:4,2', { figures: 1 }],
    [RAT, '0:5,2', { figures: 3 }],
  ] as const;
  const setup = fight('guardroom', [[SVEIN, '0:4,3'], ...rats]);
  const first = played(setup, [end, choose('giant-rat-2'), deed('join:giant-rat-1')]);
  expect(first.state.model.people['giant-rat-1']).toMatchObject({ hp: 9, rear: [9, 9], newcomers: 2 });
  expect(first.state.model.people['giant-rat-2']).toMatchObject({ hp: 9, rear: [], points: 2 });
  const dice = (commands: readonly object[]) => {
    const blow = offered(played(setup, commands).state).find(({ id }) => id === `melee:${SVEIN}`);
    return blow?.kind === 'melee' ? blow.hit.of : 0;
  };
  const joined = [end, choose('giant-rat-2'), deed('join:giant-rat-1'), end];
  expect(dice(joined)).toBe(6 ** 2);
  expect(dice([...joined, end, end, choose('giant-rat-1')])).toBe(6 ** 4);
});

describe('REIGN-084, REIGN-085 overrun', () => {
  const setup = (hands: readonly string[], foe: string, more: object = {}) =>
    fight(
      'guardroom',
      [
        [SVEIN, '0:4,3', { hands }],
        [RAT, foe, { figures: 1, hp: 1, ...more }],
        [OGRE, '0:5,2'],
        [OGRE, '0:3,2'],
      ],
      { draws: [5, 5, 5] },
    );

  it('into the square of the dead, without a point or a test', () => {
    const { state } = played(setup(['weapon:cleaver'], '0:4,2'), [deed('melee:giant-rat-1')]);
    expect(state.prompt?.purpose).toEqual({ kind: 'overrun', who: SVEIN });
    const { last, state: after } = played(setup(['weapon:cleaver'], '0:4,2'), [
      deed('melee:giant-rat-1'),
      choose('overrun'),
    ]);
    expect(kinds(last)).toEqual(['moved']);
    expect(after.model.people[SVEIN]).toMatchObject({ points: 3, at: after.model.people[SVEIN]?.at });
    expect(of(last, 'moved')).toMatchObject([{ how: 'overrun', to: 2 * 16 + 4 }]);
  });

  it('not for a lance two squares away, nor while figures are left', () => {
    const far = played(setup(['weapon:spear'], '0:4,1'), [deed('melee:giant-rat-1')]);
    expect([kinds(far.last).includes('killed'), far.state.prompt?.purpose.kind]).toEqual([true, 'act']);
    const left = played(setup(['weapon:cleaver'], '0:4,2', { figures: 2 }), [deed('melee:giant-rat-1')]);
    expect([kinds(left.last).includes('killed'), left.state.prompt?.purpose.kind]).toEqual([true, 'act']);
  });
});

it('REIGN-199 a spear strikes two squares away in line of sight', () => {
  const spear = { hands: ['weapon:spear'] };
  const idle = [OGRE, '0:7,5'] as const;
  expect(
    idsOf(played(fight('guardroom', [[SVEIN, '0:4,4', spear], [OGRE, '0:4,2'], idle]), []).state, 'melee'),
  ).toEqual(['melee:ogre-1']);
  const hidden = played(
    fight('guardroom', [
      [SVEIN, '0:4,4', spear],
      [OGRE, '0:4,2'],
      [RAT, '0:4,3'],
    ]),
    [],
  ).state;
  expect([barred(hidden, 'melee:ogre-1'), idsOf(hidden, 'melee')]).toEqual([
    'notInSight REIGN-199',
    ['melee:giant-rat-1'],
  ]);
});

describe('REIGN-168, REIGN-169 parry', () => {
  const sword = { hands: ['weapon:rusty-sword'] };
  const HIT = [3, 5, 5];

  it('the defender decides after seeing the roll, once a turn; all dice are thrown again and the second stands', () => {
    const setup = duel(sword, {}, [...HIT, 0, 5, 5, ...HIT]);
    const { state } = played(setup, [end, deed(`melee:${SVEIN}`)]);
    expect(state.prompt).toMatchObject({
      seats: ['ann'],
      purpose: { kind: 'parry', who: SVEIN, by: 'ogre-1', damage: 13 },
    });
    const parried = played(setup, [end, deed(`melee:${SVEIN}`), choose('parry')]);
    expect(of(parried.last, 'struck')).toMatchObject([{ isHit: false }]);
    const again = played(setup, [end, deed(`melee:${SVEIN}`), choose('parry'), deed(`melee:${SVEIN}`)]);
    expect(of(again.last, 'struck')).toMatchObject([{ isHit: true }]);
  });

  it('an ambidextrous hero alone uses two weapons, a shield always counts', () => {
    const asked = (hands: readonly string[]) => {
      const { state, last } = played(duel({ hands }, {}, [...HIT, ...HIT, ...HIT]), [
        end,
        deed(`melee:${SVEIN}`),
        choose('parry'),
      ]);
      return state.prompt?.purpose.kind === 'parry' ? 2 : of(last, 'struck').length;
    };
    expect(asked(['weapon:rusty-sword', 'weapon:short-sword'])).toBe(1);
    expect(asked(['weapon:rusty-sword', 'armour:plain-shield'])).toBe(2);
  });

  it('not against what cannot be parried, and not in a web (REIGN-158)', () => {
    const guards = [['creature:guard', '0:4,2']] as const;
    const flail = played(
      fight('guardroom', [[SVEIN, '0:4,3', { hands: ['weapon:nunchaku'] }], ...guards], { draws: HIT }),
      [deed('melee:guard-1')],
    );
    expect(of(flail.last, 'struck')).toHaveLength(1);
    const club = played(fight('guardroom', [[SVEIN, '0:4,3', { hands: ['weapon:club'] }], ...guards], { draws: HIT }), [
      deed('melee:guard-1'),
    ]);
    expect(club.state.prompt).toMatchObject({ seats: ['master'], purpose: { kind: 'parry', who: 'guard-1' } });
    const webbed = played(duel({ ...sword, web: 1 }, {}, HIT), [end, deed(`melee:${SVEIN}`)]);
    expect(of(webbed.last, 'struck')).toHaveLength(1);
    const spider = played(
      fight(
        'guardroom',
        [
          [SVEIN, '0:4,3', sword],
          [SPIDER, '0:4,2'],
        ],
        { draws: [5, 5] },
      ),
      [end, deed(`melee:${SVEIN}`)],
    );
    expect(of(spider.last, 'struck')).toHaveLength(1);
  });
});

describe('REIGN-036, REIGN-037 Destiny throws a failed roll of the hero again', () => {
  it('the whole roll, before anything comes of it, as often as there are points', () => {
    const setup = duel({}, {}, [0, 5, 5, 0, 1, 1, 5, 5, 5]);
    const { state } = played(setup, [strike]);
    expect(state.prompt).toMatchObject({
      seats: ['ann'],
      purpose: { kind: 'rethrow', who: SVEIN, why: 'attack' },
      ask: { options: ['destiny'] },
    });
    const { all, state: after } = played(setup, [strike, choose('destiny'), choose('destiny')]);
    expect(of(all, 'rethrew')).toHaveLength(2);
    expect(of(all, 'struck')).toMatchObject([{ isHit: true, damage: 12 }]);
    expect(after.model.people[SVEIN]?.destiny).toBe(0);
  });

  it('declined, the miss stands; an opponent has none to spend', () => {
    expect(of(played(duel({}, {}, [0, 5, 5]), [strike, no]).last, 'struck')).toMatchObject([{ isHit: false }]);
    expect(of(played(duel({}, {}, [0, 5, 5]), [end, deed(`melee:${SVEIN}`)]).last, 'struck')).toMatchObject([
      { isHit: false },
    ]);
  });
});

it('REIGN-197 a blessed sword throws one miss an attack again', () => {
  const setup = duel({ hands: ['weapon:blessed-sword'], destiny: 0 }, {}, [0, 5, 0, 5]);
  const { state } = played(setup, [strike]);
  expect(state.prompt?.ask).toMatchObject({ options: ['weapon'] });
  const { last } = played(setup, [strike, choose('weapon')]);
  expect(of(last, 'struck')).toMatchObject([{ isHit: false }]);
});

it('REIGN-198 a berserk axe strikes twice for a point, a powerful attack with it once', () => {
  const setup = duel({ hands: ['weapon:berserk-axe'] }, {}, [5, 5, 5, 5, 5, 5]);
  const { state } = played(setup, [strike]);
  expect(idsOf(state, 'freeBlow')).toEqual(['freeBlow:ogre-1']);
  const second = played(setup, [strike, deed('freeBlow:ogre-1')]).state;
  expect([idsOf(second, 'freeBlow'), second.model.people[SVEIN]?.points]).toEqual([[], 3]);
  expect(idsOf(played(setup, [deed('powerful:ogre-1')]).state, 'freeBlow')).toEqual([]);
});

it('REIGN-191 a vampire blade heals its wielder for each attack that wounds', () => {
  const setup = duel({ hands: ['weapon:vampire-blade'], hp: 20 }, {}, [5, 5, 4]);
  expect(of(played(setup, [strike]).last, 'regained')).toEqual([{ kind: 'regained', who: SVEIN, points: 4, left: 24 }]);
  const glancing = duel({ hands: ['weapon:vampire-blade'], hp: 20 }, {}, [2, 0]);
  expect(of(played(glancing, [strike]).last, 'regained')).toEqual([]);
});

it('REIGN-299 Super tanké: a point of armour in nothing heavier than 10', () => {
  const soak = (worn: string | null) => {
    const setup = duel({ worn, hands: [] }, {}, [5, 1, 1]);
    return of(played(setup, [end, deed(`melee:${SVEIN}`)]).last, 'rolled')[0]?.difficulty;
  };
  expect([soak('armour:leather-jerkin'), soak(null), soak('armour:mail-shirt')]).toEqual([5 + 2, 5 + 1, 5 + 2]);
});

it('REIGN-299 Battle fury: two points more, once a game', () => {
  const { state } = played(duel({}, {}, []), [deed('fury')]);
  expect(state.model.people[SVEIN]?.points).toBe(6);
  expect(idsOf(state, 'fury')).toEqual([]);
  expect(
    idsOf(
      played(
        fight('guardroom', [
          [YSOLDE, '0:4,4'],
          [OGRE, '0:4,1'],
        ]),
        [],
      ).state,
      'fury',
    ),
  ).toEqual([]);
});

it('REIGN-103 a sceptre in the hand gives no damage in melee, bare hands strike', () => {
  const { all } = played(
    fight(
      'guardroom',
      [
        [ANSELME, '0:4,3', { hands: ['object:sceptre'] }],
        [OGRE, '0:4,2'],
      ],
      { draws: [5, 5] },
    ),
    [strike],
  );
  expect(of(all, 'rolled')).toMatchObject([{ plain: [5], bonus: 0 }]);
});
