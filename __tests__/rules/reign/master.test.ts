import {
  choose,
  deed,
  end,
  fight,
  kinds,
  MORGANE,
  of,
  OGRE,
  played,
  RAT,
  REVENANT,
  SPIDER,
  SVEIN,
  YSOLDE,
  type Played,
} from './hand';

type Stand = readonly [string, string, object?];
const run = (people: readonly Stand[], draws: readonly number[] = [], opening: object = {}, card = 'guardroom') =>
  fight(card, people, { isMasterNeutral: true, draws }, { turn: 'master', ...opening });
const brave = { destiny: 0, pack: ['object:amulet-of-courage'] };
const ruled = ({ all }: Played) => of(all, 'ruled').map(({ choice }) => choice);
const X = Array(12).fill(0);

it('REIGN-328, REIGN-333 what is asked of the Master is answered by the rules, told with the rule, and nobody waits for it', () => {
  const { all, state } = played(
    run(
      [
        [SVEIN, '0:4,4', brave],
        [OGRE, '0:4,3'],
      ],
      X,
    ),
    [],
  );
  expect(of(all, 'ruled')).toHaveLength(3);
  expect(of(all, 'ruled')[0]).toEqual({ kind: 'ruled', who: 'ogre-1', choice: `melee:${SVEIN}`, rule: 'REIGN-332' });
  expect(state.prompt?.seats).toEqual(['ann']);
});

it('REIGN-331 webbing spiders first, then swarms, revenants, ogres; within a kind the shortest walk', () => {
  const people: readonly Stand[] = [
    [SVEIN, '0:4,5', brave],
    [OGRE, '0:1,1'],
    [REVENANT, '0:2,1'],
    [RAT, '0:7,1'],
    [RAT, '0:6,3'],
    [SPIDER, '0:3,1'],
  ];
  const { all } = played(run(people, Array(60).fill(0)), []);
  const order = of(all, 'acts').map(({ who }) => who);
  expect(order.slice(0, 5)).toEqual(['giant-spider-1', 'giant-rat-2', 'giant-rat-1', 'revenant-1', 'ogre-1']);
});

it('REIGN-331, REIGN-335 it goes the shortest way, point by point, and strikes when it is there', () => {
  const { all } = played(
    run(
      [
        [SVEIN, '0:4,5', brave],
        [REVENANT, '0:4,2'],
      ],
      X,
    ),
    [],
  );
  expect(ruled({ all } as Played)).toEqual(['walk:0:4,3', 'walk:0:4,4', `melee:${SVEIN}`]);
  const rats = played(
    run(
      [
        [SVEIN, '0:4,5', brave],
        [RAT, '0:4,1'],
      ],
      X,
    ),
    [],
  );
  expect(of(rats.all, 'moved').map(({ how }) => how)).toContain('run');
});

it('REIGN-332 rats and revenants take the nearest, of equals the weakest', () => {
  const near: readonly Stand[] = [
    [SVEIN, '0:3,4', brave],
    [YSOLDE, '0:5,4', { ...brave, hp: 3 }],
    [REVENANT, '0:4,3'],
  ];
  expect(ruled(played(run(near, X), []))[0]).toBe(`melee:${YSOLDE}`);
  const far: readonly Stand[] = [
    [SVEIN, '0:4,4', brave],
    [YSOLDE, '0:1,5', { ...brave, hp: 3 }],
    [REVENANT, '0:4,2'],
  ];
  // Two plain blows would do less on average than a powerful one.
  expect(ruled(played(run(far, X), []))).toEqual(['walk:0:4,3', `powerful:${SVEIN}`]);
});

it('REIGN-332 a spider wants somebody whom no web holds, and leaves one beside it who holds nobody back', () => {
  const { all } = played(
    run(
      [
        [SVEIN, '0:4,4', { ...brave, web: 1 }],
        [YSOLDE, '0:1,3', brave],
        [SPIDER, '0:4,3'],
      ],
      X,
    ),
    [],
  );
  expect(ruled({ all } as Played).find((one) => one.startsWith('melee'))).toBe(`melee:${YSOLDE}`);
});

it('REIGN-332 an ogre goes for whoever last wounded it', () => {
  const people: readonly Stand[] = [
    [SVEIN, '0:3,4', { ...brave, hp: 1 }],
    [YSOLDE, '0:5,4', brave],
    [OGRE, '0:4,3'],
  ];
  const setup = fight('guardroom', people, { isMasterNeutral: true, draws: [5, 5, 5, ...X] });
  const { all } = played(setup, [choose(YSOLDE, SVEIN), deed('melee:ogre-1'), end, end]);
  expect(of(all, 'lost')[0]).toMatchObject({ who: 'ogre-1' });
  expect(ruled({ all } as Played)[0]).toBe(`melee:${YSOLDE}`);
});

describe('REIGN-332 downed heroes', () => {
  const fallen = (more: object, standing: readonly Stand[]) =>
    fight('guardroom', [[SVEIN, '0:4,4', { destiny: 0, hp: 1, isPoisoned: true }], ...standing, [OGRE, '0:4,3']], {
      isMasterNeutral: true,
      draws: [5, ...X],
      ...more,
    });

  it('are left alone where somebody on its feet can be reached this turn', () => {
    const { all } = played(fallen({}, [[YSOLDE, '0:2,3', { destiny: 0 }]]), [end]);
    expect(ruled({ all } as Played).filter((one) => one.startsWith('melee'))[0]).toBe(`melee:${YSOLDE}`);
  });

  it('are struck where nobody else can be, unless the house is merciful', () => {
    const shelves = { elements: [1, 2, 3, 4, 5, 6, 7].map((x) => ({ kind: 'bookcase', at: `0:${x},2` })) };
    const apart = (more: object) => {
      const setup = fallen(more, [[YSOLDE, '0:4,1', { destiny: 0 }]]);
      return ruled(played({ ...setup, opening: { ...setup.opening, ...shelves } }, [end]));
    };
    expect(apart({})[0]).toBe(`melee:${SVEIN}`);
    expect(apart({ quest: { id: 'quest:pest-control', isMerciful: true } })[0]).toBe('end');
  });
});

it('REIGN-331 (1) in a web it tears at it', () => {
  expect(
    ruled(
      played(
        run(
          [
            [SVEIN, '0:4,4', brave],
            [OGRE, '0:4,3', { web: 2 }],
          ],
          X,
        ),
        [],
      ),
    )[0],
  ).toBe('breakFree');
});

it('REIGN-334 with its keys it opens a door between laid zones, locked or not', () => {
  const opening = {
    zones: [{ card: 'zone:guardroom' }, { card: 'zone:crypt', behind: '0:4,0' }],
    doors: [{ at: '0:4,0', isLocked: true }],
  };
  const { all } = played(
    run(
      [
        [SVEIN, '0:4,5', brave],
        [REVENANT, '1:4,5'],
      ],
      X,
      opening,
    ),
    [],
  );
  expect(ruled({ all } as Played)[0]).toBe('open:0:4,0');
});

it('REIGN-223, REIGN-331 it goes round the traps of the catacombs, and over spikes where no other way leads', () => {
  const trap = (kind: string, elements: readonly object[]) => ({ traps: [{ kind, at: '0:4,3' }], elements });
  const shelves = [1, 2, 3, 5, 6, 7].map((x) => ({ kind: 'bookcase', at: `0:${x},3` }));
  const people: readonly Stand[] = [
    [SVEIN, '0:4,5', brave],
    [REVENANT, '0:4,2'],
  ];
  const open = played(run(people, X, trap('spikes', [])), []);
  expect(of(open.all, 'sprang')).toEqual([]);
  expect(ruled(open)[0]).not.toBe('walk:0:4,3');
  expect(ruled(played(run(people, X, trap('spikes', shelves)), []))[0]).toBe('walk:0:4,3');
  expect(ruled(played(run(people, X, trap('hole', shelves)), []))[0]).toBe('end');
});

it('REIGN-163, REIGN-331 an incomplete swarm that can strike nobody joins one beside it', () => {
  const people: readonly Stand[] = [
    [SVEIN, '1:4,5', brave],
    [RAT, '0:2,2', { figures: 1 }],
    [RAT, '0:3,2', { figures: 1 }],
  ];
  const opening = {
    zones: [{ card: 'zone:guardroom' }, { card: 'zone:crypt', behind: '0:4,0' }],
    doors: [{ at: '0:4,0', isOpen: true }],
  };
  expect(kinds(played(run(people, X, opening), []).all)).toContain('joined');
});

it('REIGN-331 (4) barred by characters alone it comes as near as it can', () => {
  const shelves = { elements: [1, 2, 3, 5, 6, 7].map((x) => ({ kind: 'bookcase', at: `0:${x},3` })) };
  const people: readonly Stand[] = [
    [MORGANE, '0:4,5', brave],
    [OGRE, '0:4,3', { web: 9 }],
    [REVENANT, '0:1,1'],
  ];
  const { state } = played(run(people, Array(40).fill(0), shelves), []);
  const at = state.model.people['revenant-1']?.at ?? 0;
  expect([Math.floor(at / 16), [3, 4, 5].includes(at % 16)]).toEqual([2, true]);
});
