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
  refusalOf,
  SVEIN,
  YSOLDE,
} from './hand';

const idle = idleAt('0:1,1');

describe('doors', () => {
  const CLOSED = '0:8,4';
  const LOCKED = '0:4,0';
  const rooms = (hero: string, square: string, draws: readonly number[] = [], more: object = {}) =>
    fight(
      'guardroom',
      [[hero, square, more], idle],
      { draws },
      {
        zones: [
          { card: 'zone:guardroom' },
          { card: 'zone:cellar', behind: CLOSED },
          { card: 'zone:crypt', behind: LOCKED },
        ],
      },
    );

  it('REIGN-114, REIGN-209 opened for a point, from straight beside it alone; open, it is floor', () => {
    expect(idsOf(played(rooms(SVEIN, '0:7,3'), []).state, 'open')).toEqual([]);
    const opened = played(rooms(SVEIN, '0:7,4'), [deed(`open:${CLOSED}`)]);
    expect(kinds(opened.last)).toEqual(['paid', 'opened']);
    expect(idsOf(opened.state, 'walk')).toContain(`walk:${CLOSED}`);
  });

  it('REIGN-115, REIGN-366 closed for a point, when nobody stands in it', () => {
    const open = [deed(`open:${CLOSED}`)];
    const shut = played(rooms(SVEIN, '0:7,4'), [...open, deed(`close:${CLOSED}`)]);
    expect([kinds(shut.last), idsOf(shut.state, 'walk').includes(`walk:${CLOSED}`)]).toEqual([
      ['paid', 'closed'],
      false,
    ]);
    const setup = fight(
      'guardroom',
      [[SVEIN, '0:7,4'], [YSOLDE, CLOSED], idle],
      {},
      {
        zones: [{ card: 'zone:guardroom' }, { card: 'zone:cellar', behind: CLOSED }],
        doors: [{ at: CLOSED, isOpen: true }],
      },
    );
    expect(barred(played(setup, [choose(SVEIN, YSOLDE)]).state, `close:${CLOSED}`)).toBe('doorwayTaken REIGN-366');
  });

  it('REIGN-209 whether it is locked is not shown before it was tried; trying it loses the point', () => {
    const kindsAt = (setup: object, door: string) =>
      offered(played(setup, []).state).flatMap((one) => ('door' in one && one.door === at(door) ? [one.kind] : []));
    expect(kindsAt(rooms(SVEIN, '0:7,4'), CLOSED)).toEqual(['open', 'pick', 'smash', 'smashHard']);
    expect(kindsAt(rooms(SVEIN, '0:4,1'), LOCKED)).toEqual(['open', 'pick', 'smash', 'smashHard']);
    const tried = played(rooms(SVEIN, '0:4,1'), [deed(`open:${LOCKED}`)]);
    expect([kinds(tried.last), tried.state.model.people[SVEIN]?.points]).toEqual([['paid', 'foundLocked'], 3]);
  });

  it('REIGN-068, REIGN-119 Svein picks the lock of a standard door, Dexterity 5 against 1: 26 in 36', () => {
    const setup = rooms(SVEIN, '0:4,1', [1, 2]);
    const [pick] = offered(played(setup, []).state).filter(({ kind }) => kind === 'pick');
    expect(pick?.kind === 'pick' ? pick.chance : null).toEqual({ wins: 26, of: 36 });
    const picked = played(setup, [deed(`pick:${LOCKED}`)]);
    expect(picked.last).toEqual([
      { kind: 'paid', who: SVEIN, points: 1, isWaiting: false },
      {
        kind: 'rolled',
        who: SVEIN,
        why: 'pick',
        level: 5,
        power: -1,
        plain: [2],
        bonus: 0,
        difficulty: 1,
        total: 1,
        isSuccess: true,
      },
      { kind: 'unlocked', who: SVEIN, door: at(LOCKED) },
    ]);
    expect(idsOf(picked.state, 'open')).toEqual([`open:${LOCKED}`]);
    expect(kinds(played(setup, [deed(`pick:${LOCKED}`), deed(`open:${LOCKED}`)]).last)).toContain('opened');
  });

  it('REIGN-119 failed, nothing, and it may be tried again; picks and a nimble hand help', () => {
    const failed = played(rooms(SVEIN, '0:4,1', [0, 5], { destiny: 0 }), [deed(`pick:${LOCKED}`)]);
    expect([kinds(failed.last), idsOf(failed.state, 'pick')]).toEqual([['paid', 'rolled'], [`pick:${LOCKED}`]]);
    const helped = played(rooms(YSOLDE, '0:4,1', [1, 0], { pack: ['goods:lock-picks'] }), [deed(`pick:${LOCKED}`)]);
    expect(of(helped.last, 'rolled')).toMatchObject([{ bonus: 2 + 1, total: 2, isSuccess: true }]);
  });

  it('REIGN-209 who picks at a door that is not locked simply opens it', () => {
    expect(kinds(played(rooms(SVEIN, '0:7,4'), [deed(`pick:${CLOSED}`)]).last)).toEqual(['paid', 'opened']);
  });

  it('REIGN-127, REIGN-128, REIGN-090 smashed like an immobile target; damage adds up until it is gone for good', () => {
    const setup = rooms(SVEIN, '0:4,1', [0, 1, 1, 0, 5, 5, 5]);
    const once = played(setup, [deed(`smash:${LOCKED}`)]);
    expect(of(once.last, 'battered')).toEqual([
      { kind: 'battered', who: SVEIN, door: at(LOCKED), damage: 2 + 6 - 4, left: 6 },
    ]);
    const gone = played(setup, [deed(`smash:${LOCKED}`), deed(`smashHard:${LOCKED}`)]);
    expect(of(gone.last, 'battered')).toMatchObject([{ left: 0 }]);
    expect([idsOf(gone.state, 'open'), idsOf(gone.state, 'walk').includes(`walk:${LOCKED}`)]).toEqual([[], true]);
  });

  it('REIGN-119 those of the catacombs hold the keys', () => {
    const setup = fight(
      'guardroom',
      [
        [SVEIN, '0:1,5'],
        [OGRE, '0:4,1'],
      ],
      {},
      {
        zones: [{ card: 'zone:guardroom' }, { card: 'zone:crypt', behind: LOCKED }],
      },
    );
    const opened = played(setup, [end, deed(`open:${LOCKED}`)]);
    expect(kinds(opened.last)).toEqual(['paid', 'opened']);
    expect(idsOf(played(setup, [end]).state, 'pick')).toEqual([]);
  });
});

describe('REIGN-116, REIGN-042 change weapon', () => {
  const armed = (hands: readonly string[], pack: readonly string[], who = SVEIN) =>
    fight('guardroom', [[who, '0:4,4', { hands, worn: null, pack }], idle]);
  const held = (setup: object, id: string, who = SVEIN) => {
    const { state } = played(setup, [deed(id)]);
    const person = state.model.people[who];
    return person?.hands.map((item) => person.pack.find((one) => one.id === item)?.thing ?? null);
  };

  it('one object a point, into either hand; both hands for a two-handed weapon', () => {
    const setup = armed(['weapon:cleaver', 'weapon:dagger'], ['armour:plain-shield', 'weapon:bastard-sword']);
    expect(held(setup, 'hold:i3@2')).toEqual(['weapon:cleaver', 'armour:plain-shield']);
    expect(held(setup, 'hold:i3@1')).toEqual(['armour:plain-shield', 'weapon:dagger']);
    expect(held(setup, 'hold:i4@1')).toEqual(['weapon:bastard-sword', null]);
    expect(idsOf(played(setup, []).state, 'hold')).toEqual(['hold:i3@1', 'hold:i3@2', 'hold:i4@1']);
    expect(held(armed(['weapon:bastard-sword'], ['weapon:dagger']), 'hold:i2@2')).toEqual([null, 'weapon:dagger']);
  });

  it('REIGN-200 what one lacks the level or the skill for can be carried, not wielded', () => {
    const weak = played(armed(['weapon:dagger'], ['weapon:spear', 'object:sceptre'], MORGANE), []).state;
    expect([barred(weak, 'hold:i2@1'), barred(weak, 'hold:i3@1')]).toEqual(['levelTooLow REIGN-200', null]);
    const untaught = played(armed(['weapon:dagger'], ['object:sceptre'], SVEIN), []).state;
    expect(barred(untaught, 'hold:i2@1')).toBe('levelTooLow REIGN-200');
  });
});

it('REIGN-123 a thing is given to a friend beside, or taken off the ground, for a point', () => {
  const setup = fight('guardroom', [[SVEIN, '0:4,3'], [ANSELME, '0:4,4'], idle]);
  const given = played(setup, [choose(SVEIN, ANSELME), deed(`hand:i3>${ANSELME}`)]);
  expect(given.last).toContainEqual({ kind: 'handed', who: SVEIN, to: ANSELME, item: 'i3' });
  expect(given.state.model.people[ANSELME]?.pack.map(({ id }) => id)).toContain('i3');
  expect(refusalOf(setup, [choose(SVEIN, ANSELME), deed(`hand:i9>${ANSELME}`)])).toContain('REIGN-123');
});

describe('REIGN-133, REIGN-134 waiting', () => {
  const people = [
    [SVEIN, '0:4,4', { hands: ['weapon:cleaver'] }],
    [OGRE, '0:4,2'],
  ] as const;
  const setup = (draws: readonly number[] = []) => fight('guardroom', people, { draws });
  const waited = [deed('wait'), deed('wait'), end];

  it('two points each; between two actions of an enemy it may break in, a point for a point', () => {
    const after = played(setup(), [...waited, deed('walk:0:4,3')]);
    expect(after.state.prompt).toMatchObject({
      seats: ['ann'],
      purpose: { kind: 'interrupt', who: SVEIN, enemy: 'ogre-1', points: 2 },
    });
    expect(idsOf(after.state, 'melee')).toEqual(['melee:ogre-1']);
    const struck = played(setup([5, 5, 5]), [...waited, deed('walk:0:4,3'), deed('powerful:ogre-1')]);
    expect([of(struck.last, 'struck').length, struck.state.model.people[SVEIN]?.waiting]).toEqual([1, 0]);
    expect(struck.state.prompt?.purpose).toMatchObject({ kind: 'act', who: 'ogre-1' });
  });

  it('a point against an attack, before its dice: Melee joins Endurance and armour', () => {
    const near = fight(
      'guardroom',
      [
        [SVEIN, '0:4,3', { hands: ['weapon:cleaver'] }],
        [OGRE, '0:4,2'],
      ],
      { draws: [5, 5, 5] },
    );
    const asked = played(near, [...waited, deed(`melee:${SVEIN}`)]);
    expect(asked.state.prompt?.purpose).toEqual({ kind: 'guard', who: SVEIN, by: 'ogre-1' });
    const guarded = played(near, [...waited, deed(`melee:${SVEIN}`), choose('spend')]);
    expect(of(guarded.last, 'rolled')[0]?.difficulty).toBe(5 + 1 + 6);
    expect(guarded.state.model.people[SVEIN]?.waiting).toBe(1);
    const bare = played(near, [...waited, deed(`melee:${SVEIN}`), no]);
    expect(of(bare.last, 'rolled')[0]?.difficulty).toBe(6);
  });

  it('what is left of them is gone when the own next turn begins', () => {
    const later = played(setup(), [...waited, end]);
    expect(later.state.prompt?.purpose).toMatchObject({ kind: 'act', who: SVEIN });
    expect(later.state.model.people[SVEIN]).toMatchObject({ waiting: 0, points: 4 });
  });
});

describe('what whose eyes see', () => {
  const setup = fight(
    'guardroom',
    [[SVEIN, '0:4,3'], idle],
    { draws: [1, 2, 3] },
    {
      traps: [
        { kind: 'hole', at: '0:2,2' },
        { kind: 'spikes', at: '0:3,2', isKnown: true },
      ],
    },
  );

  it('REIGN-242, REIGN-209 heroes see no hidden trap, no lock untried and no dice to come; the GM sees the traps', async () => {
    const { reign } = await import('../../../src/rules/reign');
    const { state } = played(setup, []);
    const hero = reign.viewFor(state, 'ann' as never);
    expect(hero.model.traps.map(({ kind }) => kind)).toEqual(['spikes']);
    expect(hero.model.board.doors.map(({ isLocked }) => isLocked)).toEqual([false, false]);
    expect([hero.model.setup.draws, hero.model.setup.opening?.traps, hero.chance.given]).toEqual([[], [], undefined]);
    const master = reign.viewFor(state, 'master' as never);
    expect(master.model.traps).toHaveLength(2);
    expect(master.model.board.doors.map(({ isLocked }) => isLocked)).toEqual([true, false]);
    expect(master.model.setup.draws).toEqual([1, 2, 3]);
  });
});
