import { catacombs, startCatacombs, type Catacombs, type CatacombsSetup } from '../../../../src/rules/catacombs';
import { countsOf } from '../../../../src/ui/games/catacombs/map/countsOf';
import { picksOf } from '../../../../src/ui/games/catacombs/map/picks';
import { lineTiles, mazeTiles, roomCard } from '../../../../src/ui/games/catacombs/map/tiles';
import { ANN, OVERSEER, setupWith } from '../../../rules/catacombs/support/setup';

const modelSeenBy = (seat: typeof ANN, change: Partial<CatacombsSetup>): Catacombs =>
  catacombs.viewFor(startCatacombs(setupWith(change), 1).state, seat).model;

const tilesOfLine = (model: Catacombs) => {
  if (model.path.kind !== 'line') throw new Error('no line');
  return lineTiles(model, model.path);
};
const tilesOfMaze = (model: Catacombs) => {
  if (model.path.kind !== 'labyrinth') throw new Error('no labyrinth');
  return mazeTiles(model, model.path);
};

describe('a line of cards', () => {
  const model = modelSeenBy(ANN, {});
  const columns = tilesOfLine(model);

  it('BASE-065: shows the order of the rooms by their backs, and no room that lies face down', () => {
    expect(columns.map(([tile]) => [tile?.kind, tile?.level])).toEqual([
      ['combat', 0],
      ['combat', 1],
      ['merchant', null],
      ['combat', 1],
      ['healer', null],
      ['combat', 2],
      ['lord', null],
    ]);
    for (const [tile] of columns.slice(1)) expect(tile).toMatchObject({ isFaceUp: false, board: null, exits: [] });
  });

  it('shows where the heroes are', () => {
    expect(columns[0]?.[0]).toMatchObject({ isFaceUp: true, isHere: true, isExplored: true, isPassed: false });
    expect(columns.flat().filter(({ isHere }) => isHere)).toHaveLength(1);
  });

  it('finds the next card for the Map', () => {
    expect(picksOf(model, ['next-1'])).toEqual([{ key: '1.0', option: 'next-1' }]);
  });
});

describe('two abreast', () => {
  it('EXTRA-053: marks the room that was not chosen as passed by', () => {
    const { path } = modelSeenBy(ANN, { layout: { kind: 'branching' } });
    if (path.kind !== 'line') throw new Error('no line');
    const [first, second = [], ...rest] = path.columns;
    const chosen = second.map((space, row) => ({ ...space, isFaceUp: true, isExplored: row === 0 }));
    const model = {
      ...modelSeenBy(ANN, { layout: { kind: 'branching' } }),
      path: { ...path, at: 1, columns: [first ?? [], chosen, ...rest] },
    };
    expect(tilesOfLine(model)[1]?.map(({ isHere, isPassed }) => [isHere, isPassed])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('a labyrinth', () => {
  const layout = { kind: 'labyrinth', map: 'default', sizeColumns: 4, sizeRows: 3 } as const;
  const model = modelSeenBy(ANN, { layout });

  it('EXTRA-061: shows the start and nothing of what lies face down, not even to the Overseer', () => {
    for (const seat of [ANN, OVERSEER]) {
      const [start, ...others] = tilesOfMaze(modelSeenBy(seat, { layout }));
      expect(start).toMatchObject({ isFaceUp: true, isHere: true, kind: 'combat', level: 0 });
      for (const tile of others) expect(tile).toMatchObject({ kind: 'unknown', level: null, exits: [] });
    }
  });

  it('finds the neighbours of a direction', () => {
    expect(picksOf(model, ['east', 'south', 'leave'])).toEqual([
      { key: '1', option: 'east' },
      { key: '4', option: 'south' },
    ]);
  });
});

describe('what is known of a card', () => {
  const model = modelSeenBy(ANN, {});

  it('is nothing when it is hidden, or a page of a story not yet read', () => {
    expect(roomCard(model, 'hidden')).toBeNull();
    expect(roomCard(model, 'adventure:3')).toBeNull();
    expect(roomCard(model, 'room:sunken-stair')?.kind).toBe('combat');
  });

  it('counts each kind of monster once', () => {
    expect(countsOf(['orc', 'troll', 'orc'])).toEqual([
      { id: 'orc', count: 2 },
      { id: 'troll', count: 1 },
    ]);
    expect(countsOf([])).toEqual([]);
  });
});
