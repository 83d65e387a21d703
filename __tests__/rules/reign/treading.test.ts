import {
  at,
  choose,
  deed,
  end,
  fight,
  idle,
  idsOf,
  kinds,
  no,
  of,
  offered,
  OGRE,
  one,
  played,
  pointsOf,
  SVEIN,
  whereIs,
  YSOLDE,
} from './hand';

describe('traps', () => {
  const trap = (kind: string, isKnown = false) => ({ traps: [{ kind, at: '0:3,1', isKnown }] });
  const onto = [deed('walk:0:3,1')];

  it('REIGN-216, REIGN-218 a walker takes an Agility test of difficulty 0; avoided, spikes are spent and it stands there', () => {
    const setup = one(SVEIN, '0:2,1', {}, { draws: [5, 0] }, trap('spikes'));
    const avoided = played(setup, onto);
    expect(of(avoided.last, 'rolled')).toMatchObject([{ why: 'trap', level: 4, difficulty: 0, isSuccess: true }]);
    expect([whereIs(avoided), kinds(avoided.last)]).toEqual([at('0:3,1'), ['paid', 'moved', 'rolled', 'sprang']]);
    const again = played(setup, [...onto, deed('walk:0:2,1'), deed('walk:0:3,1')]);
    expect(of(again.last, 'rolled')).toEqual([]);
  });

  it('REIGN-221, REIGN-222 spikes do 5D less Endurance and armour', () => {
    const hurt = played(one(SVEIN, '0:2,1', { destiny: 0 }, { draws: [0, 5, 3, 3, 3, 3, 3] }, trap('spikes')), onto);
    expect(of(hurt.last, 'lost')).toEqual([{ kind: 'lost', who: SVEIN, points: 15 - 7, left: 24, why: 'spikes' }]);
  });

  it('REIGN-216 a runner is caught without a test', () => {
    const run = played(one(SVEIN, '0:1,1', {}, { draws: [3, 3, 3, 3, 3] }, trap('spikes')), [deed('run:0:3,1')]);
    expect(of(run.last, 'rolled').map(({ why }) => why)).toEqual(['amount']);
    expect(kinds(run.last)).toContain('sprang');
  });

  it('REIGN-217 found beforehand it is tested two levels higher, and no way leads over it', () => {
    const known = one(SVEIN, '0:2,1', {}, { draws: [5, 0] }, trap('spikes', true));
    expect(of(played(known, onto).last, 'rolled')).toMatchObject([{ level: 6 }]);
    const lane = fight(
      'guardroom',
      [[SVEIN, '0:2,1'], idle],
      {},
      { ...trap('spikes', true), elements: [{ kind: 'bookcase', at: '0:3,2' }] },
    );
    const way = offered(played(lane, []).state).find(({ id }) => id === 'walk:0:4,1');
    expect(way).toBeUndefined();
  });

  it('REIGN-219, REIGN-220 a hole: 6D that nothing reduces, the turn ends, the next is passed, then out on a side of choice', () => {
    const setup = one(SVEIN, '0:2,1', { destiny: 0 }, { draws: [0, 0, 1, 1, 1, 1, 1, 1] }, trap('hole'));
    const fallen = played(setup, onto);
    expect(of(fallen.last, 'lost')).toEqual([{ kind: 'lost', who: SVEIN, points: 6, left: 26, why: 'hole' }]);
    expect(fallen.state.model.people[SVEIN]).toMatchObject({ hole: 'in', points: 0, at: at('0:3,1') });
    expect(fallen.state.prompt?.purpose).toMatchObject({ kind: 'act', who: 'ogre-1' });
    const passed = played(setup, [...onto, end]);
    expect(passed.state.prompt).toMatchObject({
      seats: ['ann'],
      purpose: { kind: 'climbOut', who: SVEIN },
      ask: { options: ['0:2,1', '0:4,1', '0:2,2', '0:3,2', '0:4,2'] },
    });
    const out = played(setup, [...onto, end, choose('0:4,2'), end]);
    expect(out.state.model.people[SVEIN]).toMatchObject({ hole: null, points: 4, at: at('0:4,2') });
  });

  it('REIGN-218 an avoided hole stays open, and the walker comes down behind it', () => {
    const setup = one(SVEIN, '0:2,1', {}, { draws: [5, 0] }, trap('hole'));
    const { state } = played(setup, onto);
    expect(state.prompt).toMatchObject({ purpose: { kind: 'land', who: SVEIN }, ask: { options: ['0:4,1', '0:4,2'] } });
    const landed = played(setup, [...onto, choose('0:4,2')]);
    expect([whereIs(landed), landed.state.model.traps[0]?.state, pointsOf(landed)]).toEqual([at('0:4,2'), 'sprung', 3]);
    const boxed = one(
      SVEIN,
      '0:2,1',
      {},
      { draws: [5, 0] },
      { ...trap('hole'), elements: ['0:4,1', '0:4,2'].map((square) => ({ kind: 'chest', at: square })) },
    );
    expect(whereIs(played(boxed, onto))).toBe(at('0:2,1'));
  });

  it('REIGN-223 those of the catacombs know their traps, not what heroes laid', () => {
    const lane = {
      elements: ['0:3,2', '0:4,2', '0:5,2', '0:6,2', '0:7,2'].map((square) => ({ kind: 'bookcase', at: square })),
    };
    const corridor = (more: object) =>
      fight(
        'guardroom',
        [
          [SVEIN, '0:1,1', { pack: ['goods:spike-trap-kit'] }],
          [OGRE, '0:4,1'],
        ],
        { draws: [5, 0] },
        { ...lane, ...more },
      );
    const walks = (setup: object, first: readonly object[]) => idsOf(played(setup, [...first, end]).state, 'walk');
    expect(walks(corridor({ traps: [{ kind: 'spikes', at: '0:3,1' }] }), [])).not.toContain('walk:0:2,1');
    const laid = [deed('layTrap:0:2,1')];
    expect(walks(corridor({}), laid)).toContain('walk:0:2,1');
    const sprung = played(corridor({}), [...laid, end, deed('walk:0:2,1')]);
    expect(of(sprung.last, 'rolled')).toMatchObject([{ why: 'trap', who: 'ogre-1', level: 2 }]);
  });

  it('REIGN-120, REIGN-121, REIGN-217 a trap that is known is disarmed from beside it, at difficulty 3', () => {
    const setup = one(YSOLDE, '0:2,1', {}, { draws: [3, 5] }, trap('hole', true));
    expect(idsOf(played(one(YSOLDE, '0:2,1', {}, {}, trap('hole')), []).state, 'disarm')).toEqual([]);
    expect(idsOf(played(one(YSOLDE, '0:1,1', {}, {}, trap('hole', true)), []).state, 'disarm')).toEqual([]);
    const done = played(setup, [deed('disarm:hole-1')]);
    expect(of(done.last, 'rolled')).toMatchObject([{ why: 'disarm', difficulty: 3, bonus: 2 }]);
    expect(done.state.model.traps[0]?.state).toBe('disarmed');
    const walked = played(setup, [deed('disarm:hole-1'), deed('walk:0:4,1')]);
    expect(of(walked.last, 'rolled')).toEqual([]);
    const failed = played(one(YSOLDE, '0:2,1', { destiny: 0 }, { draws: [0, 5] }, trap('hole', true)), [
      deed('disarm:hole-1'),
    ]);
    expect(failed.state.model.traps[0]?.state).toBe('set');
  });

  it('REIGN-122 a trap from town on an adjacent free square, for two points', () => {
    const { state } = played(one(SVEIN, '0:2,2', { pack: ['goods:spike-trap-kit'] }), []);
    expect(idsOf(state, 'layTrap')).toHaveLength(8);
    const laid = played(one(SVEIN, '0:2,2', { pack: ['goods:spike-trap-kit'] }), [deed('layTrap:0:3,2')]);
    expect(laid.state.model.traps).toMatchObject([
      { kind: 'spikes', at: at('0:3,2'), isKnown: true, laidBy: 'heroes' },
    ]);
    expect([pointsOf(laid), idsOf(laid.state, 'layTrap')]).toEqual([2, []]);
  });
});

describe('REIGN-225, REIGN-226 the suspension bridge', () => {
  const bridge = (draws: readonly number[], more: object = {}, who = SVEIN) =>
    fight(
      'lava-bridge',
      [
        [who, '0:3,6', more],
        [OGRE, '0:1,1'],
      ],
      { draws },
    );
  const cross = deed('walk:0:3,4');

  it('one test when it steps onto it, none on the squares between', () => {
    const over = played(bridge([5, 0]), [cross]);
    expect(of(over.last, 'rolled')).toMatchObject([{ why: 'bridge', difficulty: 0 }]);
    expect(whereIs(over)).toBe(at('0:3,4'));
  });

  it('failed, 2 to 5 passes after all, 1 sprawls where it is, its turn over', () => {
    expect(whereIs(played(bridge([0, 0, 2], { destiny: 0 }), [cross]))).toBe(at('0:3,4'));
    const sprawled = played(bridge([0, 0, 1], { destiny: 0 }), [cross]);
    expect([whereIs(sprawled), pointsOf(sprawled), of(sprawled.last, 'crossed')[0]?.came]).toEqual([
      at('0:3,5'),
      0,
      'sprawled',
    ]);
  });

  it('REIGN-235, REIGN-236 0 falls into the lava: dead, unless Destiny lets the hero cling to the nearest safe square', () => {
    const dead = played(bridge([0, 0, 0], { destiny: 0 }), [cross]);
    expect([kinds(dead.last).includes('died'), dead.state.model.people[SVEIN]?.isDead]).toEqual([true, true]);
    const asked = played(bridge([0, 0, 0]), [cross, no]);
    expect(asked.state.prompt?.purpose).toEqual({ kind: 'cheatDeath', who: SVEIN, why: 'lava' });
    const clung = played(bridge([0, 0, 0]), [cross, no, choose('spend')]);
    expect([whereIs(clung), clung.state.model.people[SVEIN]?.destiny]).toEqual([at('0:3,6'), 1]);
  });

  it('begun on it, another test; into marsh 1D, and out on the nearest bank', () => {
    const vault = fight(
      'drowned-vault',
      [
        [SVEIN, '0:4,3', { destiny: 0 }],
        [OGRE, '0:1,1'],
      ],
      { draws: [0, 0, 0, 4] },
    );
    const swum = played(vault, []);
    expect(of(swum.all, 'rolled')[0]).toMatchObject({ why: 'bridge', who: SVEIN });
    expect(swum.state.model.people[SVEIN]).toMatchObject({ hp: 28, at: at('0:4,4'), points: 0 });
  });

  it('REIGN-299 a light foot adds two', () => {
    expect(of(played(bridge([1, 0], {}, YSOLDE), [cross]).last, 'rolled')).toMatchObject([
      { bonus: 2, isSuccess: true },
    ]);
  });
});
