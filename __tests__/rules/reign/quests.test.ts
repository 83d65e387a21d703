import { seatId } from '../../../src/rules/machine';
import { reign } from '../../../src/rules/reign';
import {
  alone,
  at,
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
  quest,
  refusalOf,
  SVEIN,
  YSOLDE,
} from './hand';

describe('REIGN-268, REIGN-269, REIGN-273 the well', () => {
  const well = (draws: readonly number[], grade = 'novice', from = '0:3,2') =>
    fight(
      'dead-end',
      [
        [SVEIN, from, alone],
        [OGRE, '0:7,5'],
      ],
      { ...quest('pest-control'), grade, draws },
    );

  it('is closed from beside it by a Force test, and the quest is won at once, whoever is still there', () => {
    const won = played(well([5, 5]), [deed('lid:well-1')]);
    expect(of(won.last, 'rolled')).toMatchObject([{ why: 'lid', level: 6, difficulty: 1 }]);
    expect([kinds(won.last).includes('sealed'), won.state.outcome]).toEqual([
      true,
      { isWon: true, why: 'quest', pot: 0 },
    ]);
    expect(idsOf(played(well([], 'novice', '0:2,5'), []).state, 'lid')).toEqual([]);
  });

  it('may be tried as often as points allow', () => {
    const { state } = played(well([0, 0, 0, 0]), [deed('lid:well-1'), deed('lid:well-1')]);
    expect([state.outcome, state.model.people[SVEIN]?.points]).toEqual([null, 2]);
  });

  it.each([
    ['novice', 1],
    ['adventurer', 3],
    ['hero', 5],
  ])('REIGN-270 for a %s with difficulty %i', (grade, difficulty) => {
    expect(of(played(well([5, 5], grade), [deed('lid:well-1')]).last, 'rolled')).toMatchObject([{ difficulty }]);
  });
});

it('REIGN-275, REIGN-215 the treasure is found as soon as all three chests are searched, empty or not', () => {
  const chests = ['0:3,1', '0:4,1', '0:5,1'].map((place) => ({ kind: 'chest', at: place }));
  const setup = fight(
    'wizards-laboratory',
    [
      [SVEIN, '0:4,2', alone],
      [OGRE, '0:9,6'],
    ],
    { ...quest('fabulous-treasure'), draws: [1, 1, 1] },
    { elements: chests },
  );
  expect(played(setup, [deed('openChest:chest-1'), deed('openChest:chest-2')]).state.outcome).toBeNull();
  const all = [1, 2, 3].map((number) => deed(`openChest:chest-${number}`));
  expect(played(setup, all).state.outcome).toEqual({ isWon: true, why: 'quest', pot: 300 });
});

describe('REIGN-280, REIGN-281 against the clock', () => {
  const race = (people: Parameters<typeof fight>[1], round = 1, more: object = {}, draws: readonly number[] = []) =>
    fight('gate-of-the-deep', people, { ...quest('journey-into-shadow', more), draws }, { round });
  const both = [
    [SVEIN, '0:4,1', alone],
    [YSOLDE, '0:4,2', alone],
    [OGRE, '0:7,6'],
  ] as const;

  it('whoever steps onto the stairs leaves the board; won when nobody of the heroes is left on it', () => {
    const first = played(race(both), [choose(SVEIN, YSOLDE), deed('walk:0:4,0')]);
    expect([
      of(first.last, 'left').map(({ who }) => who),
      first.state.model.people[SVEIN]?.at,
      first.state.outcome,
    ]).toEqual([[SVEIN], null, null]);
    const second = played(race(both), [choose(SVEIN, YSOLDE), deed('walk:0:4,0'), deed('walk:0:4,0')]);
    expect(second.state.outcome).toMatchObject({ isWon: true, why: 'quest' });
  });

  it('GM characters never go there (REIGN-326)', () => {
    const near = race([
      [SVEIN, '0:1,6', alone],
      [OGRE, '0:4,1'],
    ]);
    expect(idsOf(played(near, [end]).state, 'walk')).not.toContain('walk:0:4,0');
  });

  it('at the end of the eleventh round it is too late, or of the twelfth where the house has it so', () => {
    const late = (more: object) =>
      played(
        race(
          [
            [SVEIN, '0:1,6', alone],
            [OGRE, '0:7,1'],
          ],
          11,
          more,
        ),
        [end, end],
      ).state.outcome;
    expect(late({})).toMatchObject({ isWon: false, why: 'tooLate' });
    expect(late({ isTwelveInclusive: true })).toBeNull();
  });

  it('REIGN-061 whoever has left stands for those who lie there, but only against a clock', () => {
    const people = [
      [SVEIN, '0:4,1', alone],
      [YSOLDE, '0:2,1', { ...alone, hp: 1, isPoisoned: true }],
      [OGRE, '0:7,6'],
    ] as const;
    const left = (id: string) =>
      played(fight('gate-of-the-deep', people, { ...quest(id), draws: [5] }), [deed('walk:0:4,0')]).state;
    expect(left('journey-into-shadow').outcome).toBeNull();
    expect(left('fabulous-treasure').outcome).toMatchObject({ isWon: false, why: 'defeat' });
  });

  it('REIGN-281, REIGN-008 heroes see where the boot-prints lead, and nothing else of the cards', () => {
    const pile = ['zone:gate-of-the-deep', 'zone:crypt', 'zone:cellar'];
    const { state } = played(fight('guardroom', [[SVEIN, '0:4,3']], quest('journey-into-shadow', { pile })), []);
    const exit = Object.entries(state.model.quest?.piles ?? {}).find(([, cards]) =>
      cards.includes('zone:gate-of-the-deep'),
    );
    expect(Object.keys(state.model.quest?.piles ?? {})).toHaveLength(2);
    expect(reign.viewFor(state, seatId('ann')).model.quest?.piles).toEqual({
      [exit?.[0] ?? '']: ['zone:gate-of-the-deep'],
    });
    const other = played(fight('guardroom', [[SVEIN, '0:4,3']], quest('solar-orb', { pile })), []).state;
    expect(reign.viewFor(other, seatId('ann')).model.quest?.piles).toEqual({});
  });

  it('REIGN-282 walking, a hero pulls one who lies beside it along, and out with it', () => {
    const people = [
      [SVEIN, '0:4,2', alone],
      [YSOLDE, '0:3,1', { ...alone, hp: 1, isPoisoned: true }],
      [OGRE, '0:7,6'],
    ] as const;
    const setup = race(people, 1, {}, [5]);
    const asked = played(setup, [deed('walk:0:4,1')]);
    expect(asked.state.prompt).toMatchObject({
      purpose: { kind: 'pull', who: SVEIN },
      ask: { options: [YSOLDE], min: 0 },
    });
    const pulled = played(setup, [deed('walk:0:4,1'), choose(YSOLDE)]);
    expect(pulled.state.model.people[YSOLDE]?.at).toBe(at('0:4,2'));
    const out = played(setup, [deed('walk:0:4,1'), choose(YSOLDE), deed('walk:0:4,0'), choose(YSOLDE)]);
    expect([of(out.last, 'left').map(({ who }) => who), out.state.outcome?.why]).toEqual([[SVEIN, YSOLDE], 'quest']);
    expect(played(setup, [deed('walk:0:4,1'), no]).state.model.people[YSOLDE]?.at).toBe(at('0:3,1'));
  });
});

describe('REIGN-289, REIGN-292 the solar orb', () => {
  const orb = (ogre: object, draws: readonly number[], hero: object = {}) =>
    fight(
      'wizards-laboratory',
      [
        [YSOLDE, '0:4,5', { destiny: 0, ...hero }],
        [OGRE, '0:4,4', ogre],
      ],
      { ...quest('solar-orb'), draws },
    );

  it('stolen from the ogre of the main zone it wins at once; noticed, the ogre strikes', () => {
    const won = played(orb({}, [5, 5]), [deed('stealOrb:ogre-1')]);
    expect([of(won.last, 'rolled')[0], won.state.outcome]).toMatchObject([
      { why: 'steal', level: 6, difficulty: 2 },
      { isWon: true, why: 'quest' },
    ]);
    const noticed = played(orb({}, [0, 0, 5, 5, 5]), [deed('stealOrb:ogre-1'), no]);
    expect([kinds(noticed.all).includes('noticed'), of(noticed.all, 'struck')[0]?.by]).toEqual([true, 'ogre-1']);
  });

  it('killed in any way it hands it over', () => {
    const { state, last } = played(orb({ hp: 1 }, [5, 5]), [deed('melee:ogre-1'), no]);
    expect(kinds(played(orb({ hp: 1 }, [5, 5]), [deed('melee:ogre-1')]).last)).toContain('orbTaken');
    expect([state.outcome?.why, last.length > 0]).toEqual(['quest', true]);
  });

  it('banished, it drops on its square, to be picked up for a point', () => {
    const gone = [deed('read:i4>ogre-1')];
    const setup = orb({}, [0, 0], { pack: ['scroll:banishment'] });
    const { state, last } = played(setup, gone);
    expect(of(last, 'orbDropped')).toEqual([{ kind: 'orbDropped', at: at('0:4,4') }]);
    expect(idsOf(state, 'takeOrb')).toEqual(['takeOrb']);
    expect(played(setup, [...gone, deed('takeOrb')]).state.outcome?.why).toBe('quest');
  });
});

it('REIGN-061 the players may give up between two of their actions', () => {
  const setup = fight(
    'guardroom',
    [
      [SVEIN, '0:4,5', alone],
      [OGRE, '0:1,1'],
    ],
    quest('pest-control'),
  );
  expect(played(setup, [deed('giveUp')]).state.outcome).toEqual({ isWon: false, why: 'givenUp', pot: 0 });
  expect(offered(played(setup, [end]).state).some(({ kind }) => kind === 'giveUp')).toBe(false);
});

describe('discovery in play', () => {
  const at2 = (pile: readonly string[], hero: object = {}, draws: readonly number[] = []) =>
    fight(
      'guardroom',
      [
        [SVEIN, '0:7,4', { ...alone, ...hero }],
        [OGRE, '0:1,1'],
      ],
      { ...quest('pest-control', { pile }), draws },
    );

  it('REIGN-244, REIGN-252, REIGN-114 a door that opens shows a new zone, with a D for each entry that may be there', () => {
    const setup = at2(['zone:crypt', 'zone:dead-end'], {}, [0, 0, 0, 0, 0, 0, 0]);
    const { last, state } = played(setup, [deed('open:0:8,4')]);
    expect(of(last, 'zoneLaid')).toEqual([{ kind: 'zoneLaid', zone: 1, card: 'zone:crypt', exit: at('0:8,4') }]);
    expect(of(last, 'rolled').map(({ why }) => why)).toEqual(Array(7).fill('contents'));
    expect(state.model.board.elements.filter(({ at: square }) => square >= 256)).toEqual([]);
    expect(state.model.board.unlaid).not.toContain(at('0:8,4'));
    const full = played(at2(['zone:crypt', 'zone:dead-end'], {}, [1, 3, 2, 4, 0, 0, 0]), [deed('open:0:8,4')]).state
      .model;
    expect(full.board.elements.map(({ kind }) => kind)).toEqual(['tomb', 'tomb', 'corpse', 'chest']);
  });

  it('REIGN-253, REIGN-271, REIGN-165 who is there by the table of the quest; rats in threes', () => {
    const found = (face: number) =>
      of(
        played(at2(['zone:guard-corridor', 'zone:dead-end'], {}, [0, 0, 0, 0, 5, face, 5]), [deed('open:0:8,4')]).last,
        'appeared',
      );
    expect(found(1).map(({ what }) => what)).toEqual(Array(3).fill('creature:giant-spider'));
    expect(found(2).map(({ figures }) => figures)).toEqual([3, 3, 3, 3]);
    expect(found(5).map(({ what }) => what)).toEqual(Array(5).fill('creature:revenant'));
  });

  it('REIGN-322 the armoury has a locked armoured door of its own; with that overcome it is laid', () => {
    const setup = at2(['zone:armoury', 'zone:dead-end'], {}, [5, 5, 0, 0, 0, 0]);
    const shut = played(setup, [deed('open:0:8,4')]);
    expect(of(shut.last, 'foundDoor')).toEqual([{ kind: 'foundDoor', at: at('0:8,4') }]);
    expect([
      shut.state.model.board.zones.length,
      shut.state.model.board.doors.find(({ at: door }) => door === at('0:8,4')),
    ]).toMatchObject([1, { kind: 'armoured', isLocked: true }]);
    const open = played(setup, [deed('open:0:8,4'), deed('pick:0:8,4'), deed('open:0:8,4')]);
    expect(of(open.last, 'zoneLaid')).toMatchObject([{ card: 'zone:armoury' }]);
  });

  it('REIGN-245 an open passage is laid before the step is taken; a GM character does not open or enter it', () => {
    const cross = (who: readonly [string, string, object?]) =>
      fight('crossroads', [who, [OGRE, '0:5,5']], {
        ...quest('pest-control', { pile: ['zone:dead-end', 'zone:cellar', 'zone:crypt'] }),
        draws: Array(20).fill(0),
      });
    const walked = played(cross([SVEIN, '0:3,1', alone]), [deed('walk:0:3,0')]);
    expect(kinds(walked.last).filter((kind) => kind === 'zoneLaid' || kind === 'moved')).toEqual(['zoneLaid', 'moved']);
    const theirs = played(
      fight(
        'crossroads',
        [
          [SVEIN, '0:1,5', alone],
          [OGRE, '0:3,1'],
        ],
        quest('pest-control'),
      ),
      [end],
    ).state;
    expect(idsOf(theirs, 'walk')).not.toContain('walk:0:3,0');
  });
});

describe('REIGN-228, REIGN-310 prisoners', () => {
  const jail = (draws: readonly number[], zone = 0) =>
    fight(
      zone === 0 ? 'prison' : 'guardroom',
      [
        [SVEIN, `${zone}:1,3`, alone],
        [OGRE, '0:7,5'],
      ],
      { ...quest('pest-control'), draws },
      {
        doors: [{ at: `${zone}:1,2`, kind: 'prison' }, ...(zone === 0 ? [] : [{ at: '0:8,4', isOpen: true }])],
        ...(zone === 0 ? {} : { zones: [{ card: 'zone:guardroom' }, { card: 'zone:prison', behind: '0:8,4' }] }),
      },
    );
  const freed = (draws: readonly number[], zone = 0) => played(jail(draws, zone), [deed(`open:${zone}:1,2`)]);

  it.each([
    [1, 'creature:peasant'],
    [2, 'creature:peasant'],
    [3, 'creature:guard'],
    [4, 'creature:cut-purse'],
  ])('on a %i the opened cell frees %s, an ally of the leader', (face, what) => {
    const { last, state } = freed([face]);
    expect(of(last, 'freedPrisoner')).toMatchObject([{ what, at: at('0:1,1') }]);
    expect(Object.values(state.model.people).find(({ is }) => is === what)).toMatchObject({
      side: 'heroes',
      seat: 'ann',
      points: 0,
    });
  });

  it('on a 0 a corpse lies there', () => {
    expect(of(freed([0]).last, 'foundCorpse')).toEqual([{ kind: 'foundCorpse', at: at('0:1,1') }]);
  });

  it('on a 5 a madman of the GM; in the first zone it is thrown again', () => {
    expect(of(freed([5, 3]).last, 'freedPrisoner')).toMatchObject([{ what: 'creature:guard' }]);
    const mad = freed([5], 1).state;
    expect(mad.model.people['madman-1']).toMatchObject({ side: 'master', at: at('1:1,1'), points: 0 });
  });
});

it('REIGN-239, REIGN-007 a pile by hand holds each card once, and that of the quest not on top', () => {
  const bad = (pile: readonly string[]) => refusalOf({ ...quest('pest-control', { pile }) });
  expect(bad(['zone:crypt', 'zone:crypt', 'zone:dead-end'])).toContain('setup.quest.pile.1');
  expect(bad(['zone:crypt'])).toContain('setup.quest.pile');
  expect(bad(['zone:dead-end', 'zone:crypt'])).toContain('REIGN-239');
  expect(
    barred(
      played(
        fight(
          'guardroom',
          [
            [SVEIN, '0:4,5'],
            [OGRE, '0:1,1'],
          ],
          quest('pest-control'),
        ),
        [],
      ).state,
      'lid:well-1',
    ),
  ).toBeNull();
});
