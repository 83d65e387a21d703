import {
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
  of,
  offered,
  OGRE,
  played,
  RAT,
  REVENANT,
  SPIDER,
  SVEIN,
} from './hand';

const GRIMOIRES = { hands: ['weapon:dagger', 'object:sceptre'], destiny: 0 };
/** The die of Magic 6 shows 3, the sceptre as much as may be. */
const CAST = [5, 5, 5] as const;
type Stand = readonly [string, string, object?];
const witch = (spell: string, others: readonly Stand[], draws: readonly number[] = [], opening: object = {}) =>
  fight(
    'guardroom',
    [[MORGANE, '0:4,5', { ...GRIMOIRES, spells: [`spell:${spell}`] }], ...others],
    { draws: [...CAST, ...draws] },
    opening,
  );
const idle = idleAt('0:7,1');

describe('black magic (REIGN-305)', () => {
  it('REIGN-305 Dread: whoever is in sight takes a fear test of 3 at its next turn', () => {
    const setup = witch('dread', [[REVENANT, '0:4,2'], ['creature:madman', '0:2,2'], idle]);
    const { state } = played(setup, [end, choose('revenant-1')]);
    expect(state.model.people['revenant-1']?.threat).toBe(0);
    const feared = played(setup, [choose(), deed('cast:dread'), end].slice(1));
    const rolled = of(feared.last, 'rolled').filter(({ why }) => why === 'fear');
    expect(rolled.map(({ who, difficulty }) => [who, difficulty])).toEqual([
      ['revenant-1', 3],
      ['madman-1', 3],
    ]);
  });

  it('REIGN-305, REIGN-164 Chain of lightning: the target and each enemy beside it, every figure of a swarm', () => {
    const others: readonly Stand[] = [
      [RAT, '0:4,2', { figures: 3 }],
      [SPIDER, '0:5,2'],
      ['creature:madman', '0:1,1'],
      idle,
    ];
    const setup = witch('chain-of-lightning', others, [5, 5, 5]);
    const { state, last } = played(setup, [deed('cast:chain-of-lightning>giant-rat-1')]);
    expect(of(last, 'killed')).toHaveLength(3);
    expect(['giant-rat-1', 'giant-spider-1', 'madman-1'].map((id) => state.model.people[id]?.hp)).toEqual([
      -6,
      28 - 12,
      18,
    ]);
    expect(state.model.pot).toBe(3);
  });
});

describe('necromancy (REIGN-306)', () => {
  it('REIGN-306, REIGN-178 Raise a corpse: a corpse in sight becomes a Revenant on the own side, one at a time', () => {
    const corpses = {
      elements: [
        { kind: 'corpse', at: '0:2,3' },
        { kind: 'corpse', at: '0:6,3' },
      ],
    };
    const setup = witch('raise-a-corpse', [idle], [], corpses);
    expect(idsOf(played(setup, []).state, 'cast')).toEqual(['cast:raise-a-corpse>0:2,3', 'cast:raise-a-corpse>0:6,3']);
    const { state } = played(setup, [deed('cast:raise-a-corpse>0:2,3')]);
    expect(state.model.people['revenant-1']).toMatchObject({ side: 'heroes', at: at('0:2,3'), hp: 18, points: 0 });
    expect(state.model.board.elements.map(({ kind, at: square }) => [kind, square])).toEqual([['corpse', at('0:6,3')]]);
    const again = played(setup, [deed('cast:raise-a-corpse>0:2,3'), end, end, choose(MORGANE, 'revenant-1')]).state;
    expect(barred(again, 'cast:raise-a-corpse>0:6,3')).toBe('servedAlready REIGN-306');
  });

  it('REIGN-306 or where a GM character died this round', () => {
    const people = [[REVENANT, '0:4,4', { hp: 1 }], idle] as const;
    const setup = fight(
      'guardroom',
      [[MORGANE, '0:4,5', { ...GRIMOIRES, spells: ['spell:raise-a-corpse'] }], ...people],
      { draws: [5, 5, 5, ...CAST] },
    );
    expect(idsOf(played(setup, [deed('melee:revenant-1'), choose()]).state, 'cast')).toEqual([
      'cast:raise-a-corpse>0:4,4',
    ]);
    expect(idsOf(played(setup, [deed('melee:revenant-1'), choose(), end, end]).state, 'cast')).toEqual([]);
  });

  it('REIGN-306, REIGN-172 Grave walk: through walls and people, unhurt by what has a body, and its blows pass all armour', () => {
    const inner = { elements: [{ kind: 'bookcase', at: '0:4,4' }] };
    const setup = witch(
      'grave-walk',
      [
        [OGRE, '0:4,3'],
        [RAT, '0:1,1'],
      ],
      [5, 5, 5, 5, 5],
      inner,
    );
    const { state } = played(setup, [deed('cast:grave-walk')]);
    expect(idsOf(state, 'walk')).toContain('walk:0:4,2');
    expect(idsOf(state, 'walk')).not.toContain('walk:0:4,4');
    const gone = played(setup, [deed('cast:grave-walk'), deed('walk:0:5,3')]);
    expect(of(gone.last, 'moved')).toMatchObject([{ how: 'ghost' }]);
    const struck = played(setup, [deed('cast:grave-walk'), deed('walk:0:5,3'), deed('melee:ogre-1')]);
    expect(of(struck.last, 'rolled')).toMatchObject([{ difficulty: 0 }]);
    const hit = played(setup, [
      deed('cast:grave-walk'),
      deed('walk:0:5,3'),
      end,
      choose('ogre-1'),
      deed(`melee:${MORGANE}`),
    ]);
    expect(of(hit.last, 'unhurt')).toEqual([{ kind: 'unhurt', who: MORGANE, why: 'immaterial' }]);
    expect(hit.state.model.people[MORGANE]?.hp).toBe(28);
  });

  it('REIGN-172 without a body nothing burns, webs or poisons', () => {
    const setup = witch('grave-walk', [[SPIDER, '0:4,4'], idle], [5, 5]);
    const bitten = played(setup, [deed('cast:grave-walk'), end, choose('giant-spider-1'), deed(`melee:${MORGANE}`)]);
    expect([of(bitten.last, 'struck')[0]?.isHit, bitten.state.model.people[MORGANE]?.web]).toEqual([true, 0]);
    expect(
      played(setup, [end, choose('giant-spider-1'), deed(`melee:${MORGANE}`)]).state.model.people[MORGANE]?.web,
    ).toBe(1);
  });
});

describe('demonology (REIGN-307)', () => {
  it('REIGN-307 Hellish claws: a friend beside strikes as with magic, and a D more, for one turn', () => {
    const setup = witch('hellish-claws', [
      [SVEIN, '0:4,4', { destiny: 0 }],
      [OGRE, '0:4,3'],
    ]);
    const order = choose(MORGANE, SVEIN);
    expect(idsOf(played(setup, [order]).state, 'cast')).toEqual([`cast:hellish-claws>${SVEIN}`]);
    const blow = (commands: readonly object[]) =>
      offered(played(setup, commands).state).flatMap((one) => (one.kind === 'melee' ? [one.hit.of] : []));
    expect([blow([order, end]), blow([order, deed(`cast:hellish-claws>${SVEIN}`), end])]).toEqual([[216], [1296]]);
  });

  it('REIGN-307, REIGN-166 Black wings: it flies for one turn', () => {
    const shelves = (gap: number) => ({
      elements: [1, 2, 3, 4, 5, 6, 7].flatMap((x) => (x === gap ? [] : [{ kind: 'bookcase', at: `0:${x},4` }])),
    });
    const setup = witch('black-wings', [[OGRE, '0:4,4']], [], shelves(4));
    expect(idsOf(played(setup, []).state, 'walk')).not.toContain('walk:0:4,3');
    const { last } = played(setup, [deed('cast:black-wings'), deed('walk:0:4,3')]);
    expect([of(last, 'moved')[0]?.how, kinds(last).includes('rolled')]).toEqual(['fly', false]);
    expect(
      idsOf(played(witch('black-wings', [idle], [], shelves(0)), [deed('cast:black-wings')]).state, 'walk'),
    ).not.toContain('walk:0:4,3');
  });

  it('REIGN-307, REIGN-310 Call imp: on a free square beside, one at a time', () => {
    const { state } = played(witch('call-imp', [idle]), [deed('cast:call-imp>0:4,4')]);
    expect(state.model.people['imp-1']).toMatchObject({ side: 'heroes', at: at('0:4,4'), hp: 10 });
    expect(idsOf(played(witch('call-imp', [idle]), []).state, 'cast')).toHaveLength(6);
  });

  it('REIGN-307 Infernal door: as the scroll of teleportation', () => {
    const { state } = played(witch('infernal-door', [idle]), [deed('cast:infernal-door'), choose('0:1,1')]);
    expect(state.model.people[MORGANE]?.at).toBe(at('0:1,1'));
  });

  it('REIGN-307 Damnation: Will 6, or half of what is left, rounded up', () => {
    const damned = (draws: readonly number[], hp: number) =>
      played(
        witch(
          'damnation',
          [
            [OGRE, '0:4,2', { hp }],
            [RAT, '0:1,1'],
          ],
          draws,
        ),
        [deed('cast:damnation>ogre-1')],
      );
    const failed = damned([0, 0], 61);
    expect(of(failed.last, 'rolled').at(-1)).toMatchObject({ why: 'damnation', level: 3, difficulty: 6 });
    expect(failed.state.model.people['ogre-1']?.hp).toBe(30);
  });
});

it('REIGN-232 the undead and demons cannot enter the zone of a blessed statue', () => {
  const chapel = (foe: string) =>
    fight(
      'guardroom',
      [
        [SVEIN, '1:4,5', { pack: ['object:amulet-of-courage'] }],
        [foe, '0:4,2'],
        [RAT, '0:1,5'],
      ],
      {},
      {
        zones: [{ card: 'zone:guardroom' }, { card: 'zone:chapel', behind: '0:4,0' }],
        doors: [{ at: '0:4,0', isOpen: true }],
      },
    );
  const walks = (foe: string, id: string) => idsOf(played(chapel(foe), [end, choose(id)]).state, 'walk');
  expect(walks(REVENANT, 'revenant-1').some((name) => name === 'walk:0:4,0')).toBe(false);
  expect(walks(OGRE, 'ogre-1')).toContain('walk:0:4,0');
});
