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
  played,
  RAT,
  REVENANT,
  SPIDER,
  SVEIN,
  YSOLDE,
} from './hand';

describe('shooting', () => {
  const bow = (foe: string, draws: readonly number[] = [], more: object = {}) =>
    fight(
      'guardroom',
      [
        [YSOLDE, '0:1,1', more],
        [OGRE, foe],
        [RAT, '0:7,5'],
      ],
      { draws },
    );

  it('REIGN-094, REIGN-095, REIGN-097 at an adversary more than one square away, seen and in range', () => {
    expect(barred(played(bow('0:2,1'), []).state, 'shoot:ogre-1')).toBe('tooNear REIGN-095');
    const shot = played(bow('0:4,1', [5, 5]), [deed('shoot:ogre-1')]);
    expect(of(shot.last, 'rolled')).toMatchObject([{ level: 6, bonus: 4, plain: [5], difficulty: 7 }]);
    expect(of(shot.last, 'lost')).toMatchObject([{ points: 3 + 5 + 4 - 7 }]);
    const hidden = fight('guardroom', [
      [YSOLDE, '0:1,1'],
      [OGRE, '0:4,1'],
      [RAT, '0:3,1'],
    ]);
    expect(barred(played(hidden, []).state, 'shoot:ogre-1')).toBe('notInSight REIGN-097');
  });

  it('REIGN-100 a hero may throw a stone as far as the own Force, for 1D', () => {
    const { state } = played(bow('0:4,1'), []);
    expect(idsOf(state, 'shoot')).toContain('shoot:ogre-1@stone');
    const far = played(
      fight('guardroom', [
        [MORGANE, '0:1,1'],
        [OGRE, '0:5,1'],
      ]),
      [],
    ).state;
    expect(idsOf(far, 'shoot')).toEqual([]);
    const thrown = played(bow('0:4,1', [5, 5]), [deed('shoot:ogre-1@stone')]);
    expect(of(thrown.last, 'rolled')).toMatchObject([{ plain: [5], bonus: 0 }]);
  });

  it('REIGN-101 a precise shot: two points, a D more', () => {
    const shot = played(bow('0:4,1', [5, 5, 5]), [deed('precise:ogre-1')]);
    expect([of(shot.last, 'rolled')[0]?.plain.length, shot.state.model.people[YSOLDE]?.points]).toEqual([2, 2]);
  });

  it('REIGN-099 what cannot move keeps its chance against a shot', () => {
    const webbed = fight('guardroom', [
      [YSOLDE, '0:1,1'],
      [OGRE, '0:4,1', { web: 1 }],
      [RAT, '0:7,5'],
    ]);
    const [shot] = offered(played(webbed, []).state).filter(({ id }) => id === 'shoot:ogre-1');
    expect(shot?.kind === 'shoot' ? shot.hit : null).toEqual({ wins: 29, of: 36 });
  });

  it('REIGN-299 Lynx eye: an X is thrown again, once a round', () => {
    const setup = bow('0:4,1', [0, 0, 0, 0], { destiny: 0 });
    const { state } = played(setup, [deed('shoot:ogre-1')]);
    expect(state.prompt?.ask).toMatchObject({ options: ['lynxEye'] });
    const after = played(setup, [deed('shoot:ogre-1'), choose('lynxEye')]);
    expect(of(after.last, 'struck')).toMatchObject([{ isHit: false }]);
  });

  it('REIGN-191 nobody hides from a ghost bow', () => {
    const setup = fight('guardroom', [
      [YSOLDE, '0:1,1', { hands: ['weapon:ghost-bow'] }],
      [OGRE, '0:4,1'],
      [RAT, '0:3,1'],
    ]);
    expect(idsOf(played(setup, []).state, 'shoot')).toContain('shoot:ogre-1');
  });
});

describe('REIGN-155 fear', () => {
  const dead = (who: string, draws: readonly number[], more: object = {}) =>
    fight(
      'guardroom',
      [
        [who, '0:4,5', more],
        [REVENANT, '0:4,1'],
        [REVENANT, '0:2,1'],
      ],
      { draws },
    );

  it('one Will test at the start of the turn against the worst in sight; failed, a point less', () => {
    const scared = played(dead(SVEIN, [0, 0]), [no]);
    expect(of(scared.all, 'rolled')).toMatchObject([{ why: 'fear', who: SVEIN, level: 4, difficulty: 1 }]);
    expect([kinds(scared.last).includes('afraid'), scared.state.model.people[SVEIN]?.points]).toEqual([true, 3]);
    expect(played(dead(SVEIN, [5, 5]), []).state.model.people[SVEIN]?.points).toBe(4);
  });

  it('not of what is out of sight, nor among the dead themselves, nor by the fearless (REIGN-261)', () => {
    const apart = fight(
      'guardroom',
      [
        [SVEIN, '0:4,5'],
        [REVENANT, '0:4,1'],
      ],
      {},
      { elements: [{ kind: 'bookcase', at: '0:4,3' }] },
    );
    expect(of(played(apart, []).all, 'rolled')).toEqual([]);
    const turned = played(dead(SVEIN, [5, 5]), [end]);
    expect(of(turned.last, 'rolled')).toEqual([]);
    expect(of(played(dead(SVEIN, [], { pack: ['object:amulet-of-courage'] }), []).all, 'rolled')).toEqual([]);
    expect(of(played(dead(SVEIN, [], { hands: ['armour:shield-of-courage'] }), []).all, 'rolled')).toEqual([]);
  });
});

describe('REIGN-156, REIGN-157 fire', () => {
  const flame = (draws: readonly number[], more: object = {}) =>
    fight(
      'guardroom',
      [
        [YSOLDE, '0:1,1', { hands: ['weapon:bow-of-flame'] }],
        [SPIDER, '0:4,1', more],
        [OGRE, '0:7,5'],
      ],
      { draws },
    );

  it('a hit is enough; with 3 or more it burns', () => {
    const lit = played(flame([2, 0, 3]), [deed('shoot:giant-spider-1')]);
    expect([of(lit.last, 'lost'), kinds(lit.last).at(-1)]).toEqual([[], 'caughtFire']);
    expect(lit.state.model.people['giant-spider-1']?.fire).toBe(YSOLDE);
    expect(
      played(flame([2, 0, 2]), [deed('shoot:giant-spider-1')]).state.model.people['giant-spider-1']?.fire,
    ).toBeNull();
  });

  it('then 1D at the start of each own turn that nothing reduces, and another throw whether it burns on', () => {
    const burning = played(flame([2, 0, 3, 4, 2]), [deed('shoot:giant-spider-1'), end]);
    expect(of(burning.last, 'lost')).toEqual([
      { kind: 'lost', who: 'giant-spider-1', points: 4, left: 24, why: 'fire' },
    ]);
    expect(kinds(burning.last)).toContain('fireOut');
    const on = played(flame([2, 0, 3, 4, 3]), [deed('shoot:giant-spider-1'), end]);
    expect(on.state.model.people['giant-spider-1']?.fire).toBe(YSOLDE);
  });

  it('what burns is not lit again, an ice amulet keeps it off', () => {
    expect(of(played(flame([2, 0], { isBurning: true }), [deed('shoot:giant-spider-1')]).last, 'rolled')).toHaveLength(
      1,
    );
  });
});

describe('REIGN-158, REIGN-159 webs', () => {
  const spider = (hero: object, draws: readonly number[]) =>
    fight('guardroom', [[SVEIN, '0:4,3', hero], [SPIDER, '0:4,2'], idle], { draws });
  const bite = [end, choose('giant-spider-1'), deed(`melee:${SVEIN}`)];

  it('any hit webs, even without a wound', () => {
    const bitten = played(spider({ worn: 'armour:argika-mail' }, [2, 0]), bite);
    expect([of(bitten.last, 'lost'), kinds(bitten.last).at(-1), bitten.state.model.people[SVEIN]?.web]).toEqual([
      [],
      'webbed',
      1,
    ]);
    expect(played(spider({ worn: 'armour:honed' }, [2, 0]), bite).state.model.people[SVEIN]?.web).toBe(0);
  });

  it('it can do nothing but tear at it: a point and a Force test of its difficulty, as often as it likes', () => {
    const setup = fight('guardroom', [[SVEIN, '0:4,3', { web: 2, destiny: 0 }], idle], { draws: [0, 0, 5, 5] });
    const { state } = played(setup, []);
    expect(offered(state).map(({ id }) => id)).toEqual(['breakFree', 'end']);
    const twice = played(setup, [deed('breakFree'), deed('breakFree')]);
    expect(of(twice.all, 'rolled')).toMatchObject([
      { why: 'breakFree', level: 6, difficulty: 2, isSuccess: false },
      { isSuccess: true },
    ]);
    expect([twice.state.model.people[SVEIN]?.web, twice.state.model.people[SVEIN]?.points]).toEqual([0, 2]);
  });

  it('REIGN-167 it is an immobile target, hit whatever the dice show', () => {
    const setup = fight(
      'guardroom',
      [
        [SVEIN, '0:4,3', { web: 1 }],
        [OGRE, '0:4,2'],
      ],
      { draws: [0, 3, 3] },
    );
    const { last } = played(setup, [end, deed(`melee:${SVEIN}`)]);
    expect(of(last, 'struck')).toMatchObject([{ isHit: true, damage: 6 + 8 - 7 }]);
  });
});

it('REIGN-160, REIGN-161 poison: 1D at the start of every own turn until a remedy is drunk', () => {
  const setup = fight(
    'guardroom',
    [
      [SVEIN, '0:4,5', { isPoisoned: true, pack: ['potion:healing', 'potion:curing'] }],
      [OGRE, '0:4,1'],
    ],
    {
      draws: [4, 3, 5, 5, 5, 5, 5],
    },
  );
  const { all, state } = played(setup, [deed('drink:i3'), end, end]);
  expect(of(all, 'lost').map(({ points, why }) => [points, why])).toEqual([
    [4, 'poison'],
    [3, 'poison'],
  ]);
  expect(state.model.people[SVEIN]?.hp).toBe(32 - 4 + 4 - 3);
  const cured = played(setup, [deed('drink:i4')]);
  expect(kinds(cured.last)).toContain('cured');
  expect(cured.state.model.people[SVEIN]).toMatchObject({ isPoisoned: false, hp: 32 });
});

describe('REIGN-145, REIGN-146, REIGN-147, REIGN-148, REIGN-149, REIGN-150 downed and rescued', () => {
  const people = [
    [SVEIN, '0:4,3', { hp: 1, destiny: 0 }],
    [ANSELME, '0:4,4'],
    [OGRE, '0:4,2'],
  ] as const;
  const fallen = (draws: readonly number[]) => fight('guardroom', people, { draws: [5, 2, 2, ...draws] });
  const blow = [choose(ANSELME, SVEIN), end, end, deed(`melee:${SVEIN}`)];

  it('at 0 HP or less it lies there, HP below 0 counted, an immobile target that does nothing', () => {
    const down = played(fallen([]), blow);
    expect(down.state.model.people[SVEIN]).toMatchObject({ hp: 1 - 8, downSince: 1, points: 0 });
    expect(kinds(down.last)).toContain('fell');
    const [next] = offered(down.state).filter(({ id }) => id === `melee:${SVEIN}`);
    expect(next?.kind === 'melee' ? next.hit.wins === next.hit.of : null).toBe(true);
    const round2 = played(fallen([]), [...blow, end]);
    expect(round2.state.prompt?.purpose).toMatchObject({ kind: 'act', who: ANSELME });
  });

  it('healing adds to the negative; up with at least 1 HP, without points until its next turn', () => {
    const potions = fight(
      'guardroom',
      [
        [SVEIN, '0:4,3', { hp: 1, destiny: 0 }],
        [ANSELME, '0:4,4', { hands: [], pack: ['potion:curing', 'potion:healing', 'potion:healing'] }],
        [OGRE, '0:4,2'],
      ],
      { draws: [5, 2, 2, 0, 0, 0, 0, 0] },
    );
    const healed = played(potions, [...blow, end, deed(`drink:i4>${SVEIN}`), deed(`drink:i5>${SVEIN}`)]);
    expect(healed.state.model.people[SVEIN]).toMatchObject({ hp: 1, downSince: null, points: 0 });
    const short = played(potions, [...blow, end, deed(`drink:i4>${SVEIN}`)]);
    expect(short.state.model.people[SVEIN]).toMatchObject({ hp: -3, downSince: 1 });
  });

  it('dead at the end of the round after the one in which it fell; what it carried lies there (REIGN-153)', () => {
    const late = played(fallen([]), [...blow, end, end, end]);
    expect(of(late.all, 'died')).toEqual([{ kind: 'died', who: SVEIN }]);
    expect([late.state.model.people[SVEIN]?.at, late.state.model.dropped.map(({ at: square }) => square)]).toEqual([
      null,
      [at('0:4,3'), at('0:4,3'), at('0:4,3')],
    ]);
    expect(late.state.model.round).toBe(3);
  });

  it('REIGN-037 a point of Destiny: up with 1 HP and no points', () => {
    const setup = fight('guardroom', [[SVEIN, '0:4,3', { hp: 1, destiny: 1 }], ...people.slice(1)], {
      draws: [5, 2, 2],
    });
    const asked = played(setup, [...blow, end, end, end]);
    expect(asked.state.prompt?.purpose).toEqual({ kind: 'cheatDeath', who: SVEIN, why: 'wounds' });
    expect(played(setup, [...blow, end, end, end, choose('spend')]).state.model.people[SVEIN]).toMatchObject({
      hp: 1,
      destiny: 0,
      downSince: null,
    });
  });

  it('either side may cross it, nobody stops there', () => {
    const lane = {
      elements: ['0:3,3', '0:5,3', '0:3,4', '0:5,4', '0:2,3', '0:6,3', '0:1,3', '0:7,3'].map((square) => ({
        kind: 'bookcase',
        at: square,
      })),
    };
    const setup = fight('guardroom', people, { draws: [5, 2, 2] }, lane);
    const { state } = played(setup, [...blow]);
    expect(idsOf(state, 'walk').includes('walk:0:4,3')).toBe(false);
  });
});

describe('REIGN-188 potions', () => {
  const drunk = (potion: string, draws: readonly number[] = [], more: object = {}) =>
    played(
      fight(
        'guardroom',
        [
          [SVEIN, '0:4,3', { pack: [potion], ...more }],
          [OGRE, '0:4,2'],
        ],
        { draws },
      ),
      [deed('drink:i3')],
    );

  it('each does what is printed, once', () => {
    expect(drunk('potion:speed').state.model.people[SVEIN]?.points).toBe(7);
    const strong = drunk('potion:force', []);
    expect(strong.state.model.people[SVEIN]?.boost).toEqual({ force: 2 });
    expect(idsOf(strong.state, 'drink')).toEqual([]);
    expect(drunk('potion:healing', [], { hp: 10 }).state.model.people[SVEIN]?.hp).toBe(14);
    expect(drunk('potion:curing', [1, 1, 1, 1, 1], { hp: 10 }).state.model.people[SVEIN]?.hp).toBe(19);
  });

  it('for one turn: until the start of the own next turn (REIGN-051)', () => {
    const setup = fight(
      'guardroom',
      [
        [SVEIN, '0:4,3', { pack: ['potion:resistance', 'potion:invulnerability'] }],
        [OGRE, '0:4,2'],
      ],
      { draws: [5, 5, 5, 5, 5, 5] },
    );
    const hit = played(setup, [deed('drink:i3'), end, deed(`melee:${SVEIN}`)]);
    expect(of(hit.last, 'rolled')[0]?.difficulty).toBe(5 + 2 + 2);
    const safe = played(setup, [deed('drink:i4'), end, deed(`melee:${SVEIN}`)]);
    expect([kinds(safe.last).at(-1), safe.state.model.people[SVEIN]?.hp]).toEqual(['unhurt', 32]);
    const over = played(setup, [deed('drink:i3'), end, end]);
    expect(over.state.model.people[SVEIN]?.boost).toEqual({});
  });

  it('REIGN-112, REIGN-154 given to a friend beside, never above the maximum', () => {
    const setup = fight('guardroom', [[SVEIN, '0:4,3', { hp: 30 }], [ANSELME, '0:4,4'], idle]);
    const { state } = played(setup, [choose(ANSELME, SVEIN)]);
    expect(idsOf(state, 'drink')).toContain(`drink:i7>${SVEIN}`);
    const given = played(setup, [choose(ANSELME, SVEIN), deed(`drink:i7>${SVEIN}`)]);
    expect([given.state.model.people[SVEIN]?.hp, given.state.model.people[ANSELME]?.points]).toEqual([32, 3]);
  });
});

it('REIGN-188 speed given to whoever has acted is used at the end of the heroes’ turn', () => {
  const setup = fight('guardroom', [
    [SVEIN, '0:4,3'],
    [ANSELME, '0:4,4', { pack: ['potion:speed'] }],
    [OGRE, '0:7,1'],
  ]);
  const given = played(setup, [choose(SVEIN, ANSELME), end, deed(`drink:i7>${SVEIN}`), end]);
  expect(given.state.prompt?.purpose).toEqual({ kind: 'act', who: SVEIN, points: 4 });
});
