import {
  ANSELME,
  at,
  barred,
  choose,
  deed,
  end,
  fight,
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
  REVENANT,
  SPIDER,
  SVEIN,
  YSOLDE,
} from './hand';

describe('speeches', () => {
  const hall = (
    draws: readonly number[],
    foes: readonly (readonly [string, string, object?])[] = [
      [REVENANT, '0:4,1'],
      [RAT, '0:7,1'],
    ],
  ) =>
    fight(
      'guardroom',
      [
        [ANSELME, '0:4,5', { destiny: 0, pack: ['object:amulet-of-courage'] }],
        [SVEIN, '0:3,5', { pack: ['object:amulet-of-courage'], destiny: 0 }],
        ...foes,
      ],
      { draws },
    );
  const first = choose(ANSELME, SVEIN);

  it('REIGN-135, REIGN-140, REIGN-141 two points, heroes alone, each kind once a round for the whole party', () => {
    const { state } = played(hall([5, 5]), [first, deed('encourage')]);
    expect([barred(state, 'encourage'), idsOf(state, 'threaten')]).toEqual(['spokenThisTurn REIGN-141', ['threaten']]);
    const second = played(hall([5, 5]), [first, deed('encourage'), end]).state;
    expect(barred(second, 'encourage')).toBe('spokenThisTurn REIGN-141');
    const gm = played(hall([]), [first, end, end, choose('revenant-1')]).state;
    expect(idsOf(gm, 'threaten')).toEqual([]);
  });

  it('REIGN-136, REIGN-142 a threat of difficulty 4: fear of level 2 at the start of their next turn, the fearless heed it not', () => {
    const heeded = played(hall([5, 4, 0, 0]), [first, deed('threaten'), end, end]);
    expect(of(heeded.all, 'spoke')).toEqual([{ kind: 'spoke', who: ANSELME, speech: 'threaten', isHeeded: true }]);
    expect(of(heeded.last, 'rolled')).toMatchObject([{ who: 'revenant-1', why: 'fear', level: 1, difficulty: 2 }]);
    expect([pointsOf(heeded, 'revenant-1'), pointsOf(heeded, 'giant-rat-1')]).toEqual([2, 3]);
  });

  it('REIGN-136, REIGN-142 failed, they share 1D points, the nearest first', () => {
    const failed = played(hall([0, 0, 3]), [first, deed('threaten'), end, end]);
    expect([pointsOf(failed, 'revenant-1'), pointsOf(failed, 'giant-rat-1')]).toEqual([3 + 2, 3 + 1]);
  });

  it('REIGN-137, REIGN-142 bravery of difficulty 5: a point more for each, also for whoever has acted, and no fear', () => {
    const setup = hall([5, 5]);
    const brave = played(setup, [choose(SVEIN, ANSELME), end, deed('encourage')]);
    expect([pointsOf(brave, ANSELME), pointsOf(brave, SVEIN), brave.state.model.people[SVEIN]?.isBrave]).toEqual([
      3,
      1,
      true,
    ]);
    const later = played(setup, [choose(SVEIN, ANSELME), end, deed('encourage'), end]);
    expect(later.state.prompt?.purpose).toEqual({ kind: 'act', who: SVEIN, points: 1 });
    const failed = played(hall([0, 0]), [first, deed('encourage')]);
    expect([pointsOf(failed, ANSELME), pointsOf(failed, SVEIN)]).toEqual([1, 3]);
  });

  it('REIGN-137, REIGN-142 a point lost to fear is given back', () => {
    const scared = fight(
      'guardroom',
      [
        [ANSELME, '0:4,5', { destiny: 0 }],
        [SVEIN, '0:3,5', { destiny: 0 }],
        [REVENANT, '0:4,1'],
      ],
      { draws: [5, 5, 0, 0, 5, 5] },
    );
    const brave = played(scared, [first, deed('encourage')]);
    expect(pointsOf(brave, SVEIN)).toBe(4 - 1 + 2);
  });

  it('REIGN-138, REIGN-336 manipulation of difficulty 7: they lose their next turn whole', () => {
    const setup = fight(
      'guardroom',
      [
        [ANSELME, '0:4,5', { destiny: 0, pack: ['object:old-kings-crown'] }],
        [SVEIN, '0:3,5'],
        [OGRE, '0:4,1'],
      ],
      { draws: [5, 4, 4] },
    );
    const duped = played(setup, [first, deed('manipulate'), end, end]);
    expect(of(duped.last, 'acts')).toEqual([]);
    expect(duped.state.prompt?.purpose.kind).toBe('order');
    const failed = played({ ...setup, draws: [0, 0, 0] }, [first, deed('manipulate')]);
    expect([pointsOf(failed, ANSELME), pointsOf(failed, SVEIN)]).toEqual([0, 2]);
  });

  it('REIGN-135, REIGN-142 only what is in the same zone hears it', () => {
    const rooms = { zones: [{ card: 'zone:guardroom' }, { card: 'zone:cellar', behind: '0:8,4' }] };
    const apart = fight(
      'guardroom',
      [
        [ANSELME, '0:4,5'],
        [OGRE, '1:4,4'],
      ],
      {},
      rooms,
    );
    expect(['threaten', 'encourage', 'manipulate'].flatMap((kind) => idsOf(played(apart, []).state, kind))).toEqual([
      'encourage',
    ]);
  });

  describe('REIGN-139 corruption', () => {
    const rich = (draws: readonly number[], pot = 3000) =>
      fight(
        'guardroom',
        [
          [ANSELME, '0:4,5', { destiny: 0 }],
          [OGRE, '0:4,1'],
          [SPIDER, '0:6,1'],
        ],
        { draws },
        { pot },
      );
    const bribe = deed('corrupt:ogre-1>1500');

    it('one more for each hundred écus against 20; offered where a throw can do it', () => {
      const ids = idsOf(played(rich([], 1300), []).state, 'corrupt');
      expect(ids).toEqual([
        'corrupt:ogre-1>1200',
        'corrupt:ogre-1>1300',
        'corrupt:giant-spider-1>1200',
        'corrupt:giant-spider-1>1300',
      ]);
      const refused = played(rich([0, 5]), [bribe]);
      expect([refused.state.model.pot, kinds(refused.last).at(-1)]).toEqual([3000, 'spoke']);
    });

    it('passed, the sum is gone; Will against the speaker’s Charisma keeps it, or it changes sides and is played by the speaker', () => {
      const shy = fight(
        'guardroom',
        [
          [MORGANE, '0:4,5', { destiny: 0 }],
          [OGRE, '0:4,1'],
        ],
        { draws: [5, 5, 5, 5] },
        { pot: 3000 },
      );
      const firm = played(shy, [bribe]);
      expect(of(firm.last, 'rolled').at(-1)).toMatchObject({
        who: 'ogre-1',
        why: 'corruption',
        level: 3,
        difficulty: 3,
      });
      expect([firm.state.model.pot, firm.state.model.people['ogre-1']?.side]).toEqual([1500, 'master']);
      const bought = played(rich([5, 5, 0, 0]), [bribe]);
      expect(bought.state.model.people['ogre-1']).toMatchObject({ side: 'heroes', seat: 'ann', points: 0 });
      const later = played(rich([5, 5, 0, 0]), [bribe, end, end]);
      expect(later.state.prompt?.ask).toMatchObject({ options: [ANSELME, 'ogre-1'] });
    });
  });
});

describe('REIGN-124, REIGN-125 theft', () => {
  const thief = (draws: readonly number[], foe: readonly [string, string, object?] = [OGRE, '0:4,2']) =>
    fight('guardroom', [[YSOLDE, '0:4,3', { destiny: 0 }], foe], { draws });

  it('Dexterity against Agility; 2D × 10 écus into the pot, once from each', () => {
    const stolen = played(thief([5, 5, 3, 4]), [deed('steal:ogre-1')]);
    expect(of(stolen.last, 'rolled')[0]).toMatchObject({ why: 'steal', level: 6, difficulty: 2 });
    expect([stolen.state.model.pot, idsOf(stolen.state, 'steal')]).toEqual([70, []]);
  });

  it('failed, the target strikes at it like at somebody who cannot move', () => {
    const caught = played(thief([0, 5, 0, 2, 2]), [deed('steal:ogre-1'), no]);
    expect(kinds(caught.all)).toContain('noticed');
    expect(of(caught.last, 'struck')).toMatchObject([{ by: 'ogre-1', target: YSOLDE, isHit: true, damage: 4 + 8 - 5 }]);
    expect(caught.state.model.people['ogre-1']?.points).toBe(3);
  });

  it('of a hero nothing that is held or worn', () => {
    const robbed = fight(
      'guardroom',
      [
        [YSOLDE, '0:4,3'],
        ['creature:cut-purse', '0:4,2'],
      ],
      { draws: [5, 5] },
    );
    const { state } = played(robbed, [end]);
    expect(idsOf(state, 'steal')).toEqual([`steal:${YSOLDE}@i4`]);
    const taken = played(robbed, [end, deed(`steal:${YSOLDE}@i4`)]);
    expect(taken.state.model.people['cut-purse-1']?.pack.map(({ thing }) => thing)).toEqual(['potion:healing']);
  });
});

describe('REIGN-126 throwing an object', () => {
  const hall = (draws: readonly number[], card = 'guardroom', square = '0:1,1') =>
    fight(
      card,
      [
        [SVEIN, square, { destiny: 0 }],
        [OGRE, '0:7,5'],
      ],
      { draws },
    );

  it('no heavier than the Force, into a square in sight within twice of it, Shooting against 1', () => {
    const { state } = played(hall([]), []);
    expect(idsOf(state, 'throw')).toEqual(['throw:i3']);
    const aimed = played(hall([]), [deed('throw:i3')]).state;
    expect(aimed.prompt).toMatchObject({ seats: ['ann'], purpose: { kind: 'throwAt', who: SVEIN, item: 'i3' } });
    const thrown = played(hall([4, 1]), [deed('throw:i3'), choose('0:4,3')]);
    expect(of(thrown.last, 'rolled')).toMatchObject([{ why: 'throw', level: 3, difficulty: 1, isSuccess: true }]);
    expect(thrown.state.model.dropped).toEqual([{ at: at('0:4,3'), item: expect.objectContaining({ id: 'i3' }) }]);
  });

  it('missed, it lands on a square beside', () => {
    const astray = played(hall([0, 0, 1]), [deed('throw:i3'), choose('0:4,3')]);
    const [landed] = of(astray.last, 'landed');
    expect(landed?.at).not.toBe(at('0:4,3'));
    expect([3, 4, 5]).toContain((landed?.at ?? 0) % 16);
  });

  it('into lava it is lost', () => {
    const pit = fight(
      'lava-bridge',
      [
        [SVEIN, '0:2,6'],
        [OGRE, '0:1,1'],
      ],
      { draws: [4, 1] },
    );
    const lost = played(pit, [deed('throw:i3'), choose('0:2,4')]);
    expect([kinds(lost.last).at(-1), lost.state.model.dropped]).toEqual(['vanishedInto', []]);
  });
});

describe('REIGN-117, REIGN-118 changing armour', () => {
  const dressed = (foe: string) =>
    fight('guardroom', [
      [SVEIN, '0:4,3', { pack: ['armour:mail-shirt'] }],
      [OGRE, foe],
    ]);

  it('four points at once', () => {
    const done = played(dressed('0:4,2'), [deed('don:i3')]);
    expect([pointsOf(done, SVEIN), done.state.model.people[SVEIN]?.worn]).toEqual([0, 'i3']);
  });

  it('or over consecutive turns, with no adversary beside at the start; meanwhile no armour counts', () => {
    expect(barred(played(dressed('0:4,2'), [deed('search:0:4,3'), no]).state, 'don:i3')).toBe(
      'adversaryBeside REIGN-118',
    );
    const begun = played(dressed('0:4,1'), [deed('walk:0:4,4'), deed('don:i3')]);
    expect(begun.state.model.people[SVEIN]).toMatchObject({ worn: null, donning: { item: 'i3', left: 1 }, points: 0 });
    const later = played(dressed('0:4,1'), [deed('walk:0:4,4'), deed('don:i3'), end, end, deed('don:i3')]);
    expect([later.state.model.people[SVEIN]?.worn, pointsOf(later, SVEIN)]).toEqual(['i3', 3]);
  });

  it('REIGN-192, REIGN-200 the bearskin is for a tough Barbarian', () => {
    const skin = (who: string) =>
      played(
        fight('guardroom', [
          [who, '0:4,3', { pack: ['armour:sveins-bearskin'] }],
          [OGRE, '0:4,1'],
        ]),
        [],
      ).state;
    expect(idsOf(skin(SVEIN), 'don')).toEqual(['don:i3']);
    expect(barred(skin(MORGANE), 'don:i3')).toBe('notForThisOne REIGN-200');
  });
});

it('REIGN-113, REIGN-189 a healing stone: three hit points a point, oneself or a friend beside', () => {
  const setup = fight('guardroom', [
    [ANSELME, '0:4,3', { pack: ['object:healing-stone'], hp: 10 }],
    [SVEIN, '0:4,4', { hp: 20 }],
    [OGRE, '0:4,1'],
  ]);
  const healed = played(setup, [
    choose(ANSELME, SVEIN),
    deed('soothe:hero:svein'),
    deed('soothe:hero:svein'),
    deed('soothe:hero:anselme'),
  ]);
  expect([
    healed.state.model.people[SVEIN]?.hp,
    healed.state.model.people[ANSELME]?.hp,
    pointsOf(healed, ANSELME),
  ]).toEqual([26, 13, 1]);
  expect(offered(healed.state).some(({ kind }) => kind === 'soothe')).toBe(true);
});
