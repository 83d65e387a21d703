import {
  ANSELME,
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
  packOf,
  type Played,
  played,
  SVEIN,
  YSOLDE,
} from './hand';

const idle = idleAt('0:7,1');
const near = (kind: string, draws: readonly number[] = [], more: object = {}, who = SVEIN) =>
  fight('guardroom', [[who, '0:2,4', { destiny: 0, ...more }], idle], { draws }, { elements: [{ kind, at: '0:2,3' }] });
const pot = ({ state }: Played) => state.model.pot;

describe('REIGN-108, REIGN-109 searching a square', () => {
  const square = (draws: readonly number[], more: object = {}) =>
    fight('guardroom', [[SVEIN, '0:2,4', { destiny: 0, ...more }], idle], { draws });
  const here = deed('search:0:2,4');

  it('the own square or one beside it, once a round each', () => {
    const { state } = played(square([2, 2]), []);
    expect(idsOf(state, 'search')).toHaveLength(9);
    const again = played(square([2, 2]), [here]).state;
    expect([barred(again, 'search:0:2,4'), again.model.people[SVEIN]?.points]).toEqual([
      'searchedThisTurn REIGN-108',
      3,
    ]);
    expect(idsOf(played(square([2, 2]), [here, end, end]).state, 'search')).toHaveLength(9);
  });

  it.each([
    [[0, 0, 4], 4, 0],
    [[1, 0], 1, 0],
    [[1, 1], 1, 0],
    [[3, 3], 0, 0],
    [[4, 3], 0, 1],
    [[4, 4], 0, 30],
    [[5, 4], 0, 100],
  ])('2D %p: hit points lost, écus found', (draws, lost, found) => {
    const searched = played(square(draws, { worn: 'armour:argika-mail' }), [here]);
    expect([32 - (searched.state.model.people[SVEIN]?.hp ?? 0), pot(searched)]).toEqual([lost, found]);
  });

  it('a treasure on a 10, of a nature by 2D and of that table by 2D', () => {
    const found = played(square([5, 5, 0, 1, 3, 5]), [here]);
    expect(of(found.last, 'foundThing')).toMatchObject([{ who: SVEIN, thing: 'potion:healing' }]);
  });

  it('REIGN-110 in each zone the first three that find something pay', () => {
    const rich = square([5, 4, 5, 4, 5, 4, 5, 4]);
    const searches = ['0:2,4', '0:1,4', '0:3,4', '0:1,5'].map((name) => deed(`search:${name}`));
    expect(pot(played(rich, searches))).toBe(300);
  });

  it('what is hidden there comes to light, whatever the dice show; an ally throws none', () => {
    const trap = { traps: [{ kind: 'hole', at: '0:3,4' }] };
    const people = [[SVEIN, '0:2,4', { destiny: 0 }], ['creature:guard', '0:2,5', { isAlly: true }], idle] as const;
    const byHero = played(fight('guardroom', people, { draws: [3, 3] }, trap), [
      choose(SVEIN, 'guard-1'),
      deed('search:0:3,4'),
    ]);
    expect([kinds(byHero.last).includes('found'), byHero.state.model.traps[0]?.isKnown]).toEqual([true, true]);
    const byAlly = played(fight('guardroom', people, {}, trap), [choose('guard-1', SVEIN), deed('search:0:3,4')]);
    expect(kinds(byAlly.last)).toEqual(['paid', 'searched', 'found']);
  });

  it('REIGN-037 Destiny throws a search again that hurt or found nothing', () => {
    const setup = square([3, 3, 5, 4], { destiny: 1 });
    expect(played(setup, [here]).state.prompt?.purpose).toEqual({ kind: 'rethrow', who: SVEIN, why: 'search' });
    expect(pot(played(setup, [here, choose('destiny')]))).toBe(100);
    expect(played(square([5, 4], { destiny: 1 }), [here]).state.prompt?.purpose.kind).toBe('act');
  });
});

describe('REIGN-111, REIGN-207 an element', () => {
  it('for a point, on the own square or beside it, once for good', () => {
    const table = near('table', [2, 5, 5]);
    expect(idsOf(played(table, []).state, 'rummage')).toEqual(['rummage:table-1']);
    const found = played(table, [deed('rummage:table-1'), choose('i4')]);
    expect([packOf(found), barred(found.state, 'rummage:table-1')]).toEqual([
      ['weapon:two-handed-cleaver', 'armour:leather-jerkin', 'potion:healing', 'potion:healing'],
      'searchedForGood REIGN-207',
    ]);
    const corpse = fight('guardroom', [[SVEIN, '0:2,4'], idle], {}, { elements: [{ kind: 'corpse', at: '0:2,4' }] });
    expect(idsOf(played(corpse, []).state, 'rummage')).toEqual(['rummage:corpse-1']);
  });

  it.each([
    ['rack', [4, 1, 1, 5, 1], ['weapon:axe-of-might', 'armour:argika-mail']],
    ['rack', [1, 0, 0, 0, 0], ['weapon:rusty-sword', 'weapon:blessed-sword']],
    ['bookcase', [2, 1, 0, 3, 3], ['scroll:curing', 'object:boots-of-speed']],
    ['barrel', [4, 0, 0, 3, 2], ['potion:invisibility', 'potion:curing']],
    ['table', [5, 5, 5, 0, 0], ['potion:healing', 'object:blessed-amulet']],
    ['tomb', [4, 5, 5, 5, 5], ['rune:magic']],
    ['barrel', [0], []],
    ['tomb', [3], []],
  ])('REIGN-210, REIGN-211, REIGN-213, REIGN-224, REIGN-234, REIGN-237 %s %p', (kind, draws, things) => {
    const { last } = played(near(kind, draws), [deed(`rummage:${kind}-1`)]);
    expect(of(last, 'foundThing').map(({ thing }) => thing)).toEqual(things);
  });

  it('REIGN-183 what is found is taken at will, the rest lies there to be taken', () => {
    const barrel = near('barrel', [4, 0, 0, 3, 2]);
    const { state } = played(barrel, [deed('rummage:barrel-1')]);
    expect(state.prompt).toMatchObject({
      purpose: { kind: 'keep', who: SVEIN },
      ask: { options: ['i4', 'i5'], min: 0, max: 2 },
    });
    const left = played(barrel, [deed('rummage:barrel-1'), choose('i5')]);
    expect([packOf(left).includes('potion:curing'), left.state.model.dropped.map(({ item }) => item.id)]).toEqual([
      true,
      ['i4'],
    ]);
    const back = played(barrel, [deed('rummage:barrel-1'), choose('i5'), deed('take:i4')]);
    expect(packOf(back)).toContain('potion:invisibility');
  });

  it('REIGN-229, REIGN-230 an infected corpse: Endurance against 2, or poisoned without a wound', () => {
    const sick = played(near('corpse', [0, 0, 0]), [deed('rummage:corpse-1')]);
    expect(of(sick.last, 'rolled').at(-1)).toMatchObject({ why: 'infection', level: 5, difficulty: 2 });
    expect(sick.state.model.people[SVEIN]).toMatchObject({ isPoisoned: true, hp: 32, owed: -1 });
    expect(played(near('corpse', [0, 5, 5]), [deed('rummage:corpse-1')]).state.model.people[SVEIN]?.isPoisoned).toBe(
      false,
    );
  });

  it('REIGN-232, REIGN-233 a statue costs a point of Destiny, if there is one', () => {
    const robbed = played(near('statue', [2, 0, 0, 0, 0], { destiny: 2 }), [deed('rummage:statue-1')]);
    expect([robbed.state.model.people[SVEIN]?.destiny, pot(robbed)]).toEqual([1, 50]);
    expect(pot(played(near('statue', [4, 0, 0, 0, 0]), [deed('rummage:statue-1')]))).toBe(500);
  });

  it('REIGN-206 a second bearskin becomes 400 écus', () => {
    const twice = played(near('rack', [4, 0, 0, 5, 5], { pack: ['armour:sveins-bearskin'] }), [
      deed('rummage:rack-1'),
      choose(),
    ]);
    expect([of(twice.all, 'foundThing').map(({ thing }) => thing), pot(twice)]).toEqual([
      ['weapon:blessed-sword'],
      400,
    ]);
  });
});

describe('REIGN-214, REIGN-215 a chest', () => {
  const open = deed('openChest:chest-1');

  it('opened for a point, with what its die shows', () => {
    expect(pot(played(near('chest', [1]), [open]))).toBe(100);
    const rich = played(near('chest', [4, 5, 5, 5, 0]), [open]);
    expect([pot(rich), of(rich.last, 'foundThing').map(({ thing }) => thing)]).toEqual([500, ['rune:charisma']]);
    expect(barred(played(near('chest', [1]), [open]).state, 'openChest:chest-1')).toBe('searchedForGood REIGN-207');
  });

  it('a 0 is a lock, and the point is gone; picked at 3, the die again at no cost, 0 being empty', () => {
    const locked = played(near('chest', [0]), [open]);
    expect([kinds(locked.last).at(-1), idsOf(locked.state, 'openChest')]).toEqual(['chestLocked', []]);
    const picked = played(near('chest', [0, 5, 5, 0]), [open, deed('pickChest:chest-1')]);
    expect(of(picked.last, 'rolled')).toMatchObject([{ why: 'pickChest', difficulty: 3 }, { why: 'search' }]);
    expect([kinds(picked.last).at(-1), pot(picked), picked.state.model.people[SVEIN]?.points]).toEqual([
      'chestOpened',
      0,
      2,
    ]);
    expect(pot(played(near('chest', [0, 5, 5, 2]), [open, deed('pickChest:chest-1')]))).toBe(500);
  });

  it('or smashed, blow upon blow', () => {
    const broken = played(near('chest', [0, 5, 3, 2, 1]), [open, deed('smashChest:chest-1')]);
    expect(of(broken.last, 'chestBattered')).toEqual([
      { kind: 'chestBattered', who: SVEIN, element: 'chest-1', damage: 3 + 3 + 2 + 6 - 9, left: 0 },
    ]);
    expect(pot(broken)).toBe(100);
  });
});

describe('spells', () => {
  const cast = (
    who: string,
    draws: readonly number[],
    more: object = {},
    foe: readonly [string, string, object?] = [OGRE, '0:4,1'],
    opening: object = {},
  ) =>
    fight(
      'guardroom',
      [[who, '0:4,4', { destiny: 0, ...more }], [SVEIN, '0:3,4', { hp: 20 }], foe],
      { draws },
      opening,
    );
  const first = (who: string) => choose(who, SVEIN);

  it('REIGN-102, REIGN-063, REIGN-103, REIGN-107 the Magic die and the dice of a sceptre reach the difficulty; damage without a throw', () => {
    const dart = played(cast(MORGANE, [1, 3, 0, 4, 4]), [first(MORGANE), deed('cast:shadow-dart>ogre-1')]);
    expect(of(dart.last, 'rolled')).toMatchObject([
      { why: 'spell', level: 6, power: -1, plain: [3, 0], difficulty: 2, isSuccess: true },
      { why: 'amount', plain: [4, 4], bonus: 3 },
    ]);
    expect(of(dart.last, 'lost')).toEqual([{ kind: 'lost', who: 'ogre-1', points: 11 - 7, left: 86, why: 'spell' }]);
    const bare = played(cast(MORGANE, [], { hands: [] }), [first(MORGANE)]).state;
    const [unaided] = offered(bare).filter(({ id }) => id === 'cast:shadow-dart>ogre-1');
    expect(unaided?.kind === 'cast' ? unaided.chance : null).toEqual({ wins: 2, of: 6 });
  });

  it('REIGN-105, REIGN-106 a failure may be repeated; once it took effect it is done for the turn', () => {
    const setup = cast(MORGANE, [0, 5, 5, 5, 0, 0, 0, 0]);
    const failed = played(setup, [first(MORGANE), deed('cast:shadow-dart>ogre-1')]);
    expect([kinds(failed.last).at(-1), idsOf(failed.state, 'cast').includes('cast:shadow-dart>ogre-1')]).toEqual([
      'fizzled',
      true,
    ]);
    const done = played(setup, [
      first(MORGANE),
      deed('cast:shadow-dart>ogre-1'),
      deed('cast:shadow-dart>ogre-1'),
    ]).state;
    expect(barred(done, 'cast:shadow-dart>ogre-1')).toBe('castThisTurn REIGN-105');
    expect(idsOf(done, 'cast')).toContain('cast:spark>ogre-1');
  });

  it('REIGN-302 in sight and within range', () => {
    const hidden = cast(MORGANE, [], {}, [OGRE, '0:4,1'], { elements: [{ kind: 'bookcase', at: '0:4,3' }] });
    expect(idsOf(played(hidden, [first(MORGANE)]).state, 'cast').some((id) => id.includes('ogre'))).toBe(false);
  });

  it('REIGN-305 ember orb sets alight; the veil hides, and not twice running', () => {
    const orb = played(cast(MORGANE, [5, 0, 0, 5, 5, 5, 3], {}, ['creature:giant-spider', '0:4,1']), [
      first(MORGANE),
      deed('cast:ember-orb>giant-spider-1'),
    ]);
    expect(kinds(orb.last)).toContain('caughtFire');
    const veil = cast(MORGANE, [5, 1, 0]);
    const hidden = played(veil, [first(MORGANE), deed('cast:veil>hero:svein'), end, end, end]);
    expect(hidden.state.model.people[SVEIN]?.isInvisible).toBe(false);
    expect(
      barred(
        played(veil, [first(MORGANE), deed('cast:veil>hero:svein'), end, end, end, first(MORGANE)]).state,
        'cast:veil>hero:svein',
      ),
    ).toBe('invisibleBefore REIGN-305');
  });

  it('REIGN-305 leech: past armour, and half of the loss comes back', () => {
    const drained = played(cast(MORGANE, [5, 1, 0, 5, 5], { spells: ['spell:leech'], hp: 10 }), [
      first(MORGANE),
      deed('cast:leech>ogre-1'),
    ]);
    expect([of(drained.last, 'lost')[0]?.points, of(drained.last, 'regained')[0]?.points]).toEqual([12 - 5, 4]);
  });

  it('REIGN-304 mend heals, five times a caster and game; a shield of faith is magic armour for one turn', () => {
    const setup = cast(ANSELME, [5, 0, 3, 5, 0]);
    const healed = played(setup, [first(ANSELME), deed('cast:mend>hero:svein')]);
    expect(of(healed.last, 'regained')).toEqual([{ kind: 'regained', who: SVEIN, points: 7, left: 27 }]);
    expect(healed.state.model.people[ANSELME]?.mends).toBe(1);
    const round = [first(ANSELME), deed('cast:mend>hero:svein'), end, end, end];
    const often = cast(ANSELME, Array.from({ length: 6 }, () => [5, 1, 0]).flat());
    const spent = played(often, [...Array.from({ length: 5 }, () => round).flat(), first(ANSELME)]).state;
    expect(barred(spent, 'cast:mend>hero:svein')).toBe('mendedEnough REIGN-304');
    const shielded = played(cast(ANSELME, [5, 1, 5, 5, 5], {}, [OGRE, '0:3,3']), [
      first(ANSELME),
      deed('cast:shield-of-faith>hero:svein'),
      end,
      end,
      deed('melee:hero:svein'),
    ]);
    expect(of(shielded.last, 'rolled')[0]?.difficulty).toBe(5 + 2 + 2);
  });

  it('REIGN-304 purify ends poison, fire and web; blinding light takes a point of every enemy of the zone', () => {
    const people = [
      [ANSELME, '0:4,4', { destiny: 0 }],
      [SVEIN, '0:3,4', { isPoisoned: true, isBurning: true, web: 3 }],
      [OGRE, '0:4,1'],
    ] as const;
    const clean = played(fight('guardroom', people, { draws: [0, 5, 0, 5, 0] }), [
      choose(ANSELME, SVEIN),
      deed('cast:purify>hero:svein'),
    ]);
    expect(clean.state.model.people[SVEIN]).toMatchObject({ isPoisoned: false, fire: null, web: 0 });
    const light = played(cast(ANSELME, [5, 3]), [first(ANSELME), deed('cast:blinding-light'), end, end]);
    expect(light.state.prompt?.purpose).toEqual({ kind: 'act', who: 'ogre-1', points: 2 });
  });

  it('REIGN-304 banish the dead: undead alone, past armour and Endurance; raise brings a downed ally up', () => {
    const dead = cast(ANSELME, [5, 5, 5, 5, 5, 5, 1, 1, 1], { spells: ['spell:banish-the-dead'] }, [
      'creature:revenant',
      '0:4,1',
    ]);
    const banished = played(dead, [first(ANSELME), deed('cast:banish-the-dead>revenant-1')]);
    expect(of(banished.last, 'lost')[0]?.points).toBe(6);
    expect(
      idsOf(played(cast(ANSELME, [], { spells: ['spell:banish-the-dead'] }), [first(ANSELME)]).state, 'cast'),
    ).toEqual([]);
    const people = [
      [ANSELME, '0:4,4', { spells: ['spell:raise'], destiny: 0 }],
      [SVEIN, '0:4,3', { hp: 1, destiny: 0 }],
      [OGRE, '0:4,2'],
    ] as const;
    const raised = played(fight('guardroom', people, { draws: [5, 5, 5, 5, 5, 3] }), [
      choose(ANSELME, SVEIN),
      end,
      end,
      deed('melee:hero:svein'),
      end,
      deed('cast:raise>hero:svein'),
    ]);
    expect(raised.state.model.people[SVEIN]).toMatchObject({ hp: 8, downSince: null, points: 0 });
  });

  it('REIGN-303 the beggars: spark, trip, patch up, a draught on a fire or a door, a glow on hidden traps', () => {
    const beggar = ['spell:spark', 'spell:trip', 'spell:patch-up', 'spell:draught', 'spell:glow'];
    const trap = {
      traps: [
        { kind: 'hole', at: '0:4,2' },
        { kind: 'hole', at: '0:1,1' },
      ],
    };
    const setup = (draws: readonly number[], more: object = {}, opening: object = {}) =>
      cast(MORGANE, draws, { spells: beggar, hands: [], ...more }, [OGRE, '0:6,1'], opening);
    const tripped = played(setup([5]), [first(MORGANE), deed('cast:trip>ogre-1'), end, end]);
    expect(tripped.state.prompt?.purpose).toMatchObject({ who: 'ogre-1', points: 2 });
    expect(
      of(played(setup([5, 4]), [first(MORGANE), deed('cast:patch-up>hero:svein')]).last, 'regained')[0]?.points,
    ).toBe(4);
    const glown = played(setup([5], {}, trap), [first(MORGANE), deed('cast:glow')]);
    expect(glown.state.model.traps.map(({ isKnown }) => isKnown)).toEqual([true, true]);
    const rooms = { zones: [{ card: 'zone:guardroom' }, { card: 'zone:cellar', behind: '0:8,4' }] };
    expect(kinds(played(setup([5], {}, rooms), [first(MORGANE), deed('cast:draught>0:8,4')]).last).at(-1)).toBe(
      'opened',
    );
    const burning = cast(MORGANE, [0, 5, 5], { spells: beggar, hands: [], isBurning: true }, [OGRE, '0:6,1']);
    expect(kinds(played(burning, [first(MORGANE), deed('cast:draught>hero:morgane')]).last).at(-1)).toBe('fireOut');
  });

  it('REIGN-306, REIGN-234 grip, plague, the pact and its three, and a tomb beside the caster', () => {
    const dark = ['spell:grip-of-the-dead', 'spell:plague', 'spell:blood-pact', 'spell:icy-hand'];
    const setup = (draws: readonly number[], foe = '0:4,1', opening: object = {}) =>
      cast(MORGANE, draws, { spells: dark, hands: [] }, [OGRE, foe], opening);
    expect(
      played(setup([5]), [first(MORGANE), deed('cast:grip-of-the-dead>ogre-1')]).state.model.people['ogre-1']?.web,
    ).toBe(3);
    const bled = played(setup([5, 2, 3]), [
      first(MORGANE),
      deed('cast:blood-pact'),
      deed('cast:grip-of-the-dead>ogre-1'),
    ]);
    expect([bled.state.model.people[MORGANE]?.hp, of(bled.last, 'rolled')[0]?.bonus]).toEqual([26, 3]);
    const tomb = played(
      setup([5], '0:4,1', {
        elements: [
          { kind: 'tomb', at: '0:5,5' },
          { kind: 'tomb', at: '0:5,4' },
        ],
      }),
      [first(MORGANE), deed('cast:grip-of-the-dead>ogre-1')],
    );
    expect(of(tomb.last, 'rolled')[0]?.bonus).toBe(2);
    const icy = played(setup([5, 5, 5], '0:4,3'), [first(MORGANE), deed('cast:icy-hand>ogre-1')]);
    expect(of(icy.last, 'lost')[0]?.points).toBe(13 - 2);
  });

  it('REIGN-232 where a blessed statue stands nothing black, necromantic or demonic is cast', () => {
    const chapel = fight(
      'chapel',
      [
        [MORGANE, '0:4,5', { destiny: 0 }],
        [OGRE, '0:4,2'],
      ],
      { draws: [] },
    );
    const { state } = played(chapel, []);
    expect(barred(state, 'cast:shadow-dart>ogre-1')).toBe('hallowed REIGN-232');
    expect(idsOf(state, 'cast')).toContain('cast:spark>ogre-1');
  });

  it('REIGN-192 a talisman armour keeps every spell off, healing too', () => {
    const setup = fight('guardroom', [
      [ANSELME, '0:4,4'],
      [SVEIN, '0:3,4', { hands: [], worn: 'armour:talisman' }],
      idle,
    ]);
    expect(barred(played(setup, [first(ANSELME)]).state, 'cast:mend>hero:svein')).toBe('immuneToSpells REIGN-192');
  });

  it('REIGN-036 Destiny throws a failed spell again', () => {
    const setup = fight(
      'guardroom',
      [
        [MORGANE, '0:4,4', { destiny: 1 }],
        [YSOLDE, '0:3,4'],
        [OGRE, '0:4,1'],
      ],
      { draws: [0, 5, 5] },
    );
    const { state } = played(setup, [choose(MORGANE, YSOLDE), deed('cast:shadow-dart>ogre-1')]);
    expect(state.prompt?.purpose).toEqual({ kind: 'rethrow', who: MORGANE, why: 'spell' });
    expect(played(setup, [choose(MORGANE, YSOLDE), deed('cast:shadow-dart>ogre-1'), no]).last.at(-1)).toMatchObject({
      kind: 'fizzled',
    });
  });
});
