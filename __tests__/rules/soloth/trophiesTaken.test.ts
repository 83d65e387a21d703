import { heroOf } from '../../../src/rules/catacombs/model/queries';
import type { MonsterId } from '../../../src/rules/catacombs/words/ids';
import { SORTS_OF } from '../../../src/rules/catacombs/content/stock';
import type { DiscSort } from '../../../src/rules/catacombs/words/discSorts';
import type { Table } from '../catacombs/support/table';
import { partyAt } from './partyAt';
import { solothParty } from './support';

const HUNTER = 'hero:witch-hunter';
const WARRIOR: MonsterId = 'monster:skeleton-warrior';

interface Shelf {
  readonly kept: readonly MonsterId[];
  readonly stock?: Partial<Record<DiscSort, number>>;
  readonly life?: number;
}

const trophiesOf = (kept: readonly MonsterId[]) => ({
  kept: kept.map((monster) => ({ monster, disc: SORTS_OF[monster][0]! })),
  active: [],
});

/** A room with these monsters is set up, and the reserve holds no more than is said. */
function entering(monsters: readonly MonsterId[], { kept, stock = {}, life = 10 }: Shelf): Table {
  const { model } = partyAt({ tasks: [{ kind: 'healer', done: [] }] });
  return partyAt({
    boards: { [HUNTER]: { life, gold: 300, trophies: trophiesOf(kept) } },
    model: { stock: { ...model.stock, ...stock } },
    tasks: [{ kind: 'openRoom', card: 'room:sunken-stair', fight: 'room', board: 'crypt', monsters }],
  });
}

const kept = ({ model }: Table) => heroOf(model, HUNTER).trophies!.kept.map(({ monster }) => monster);

describe('the Overseer takes kept discs back', () => {
  it('SOL-155: as many as a room needs and the reserve lacks', () => {
    const table = entering(['monster:orc', 'monster:orc'], {
      kept: ['monster:orc', 'monster:zombie', 'monster:orc', 'monster:orc'],
      stock: { orc: 0 },
    });
    expect(table.model.muster).toEqual(['monster:orc', 'monster:orc']);
    expect(kept(table)).toEqual(['monster:zombie', 'monster:orc']);
    expect(table.event('trophiesTaken')).toEqual({
      kind: 'trophiesTaken',
      hero: HUNTER,
      monsters: ['monster:orc', 'monster:orc'],
    });
  });

  it('SOL-155: none as long as the reserve has enough', () => {
    const table = entering(['monster:orc'], { kept: ['monster:orc'], stock: { orc: 1 } });
    expect(kept(table)).toEqual(['monster:orc']);
    expect(table.happened).not.toContain('trophiesTaken');
  });

  it('SOL-155: a disc with the right face will do, whatever it was when it was killed', () => {
    const table = entering(['monster:skeleton-archer'], {
      kept: ['monster:skeleton-archer'],
      stock: { warriorOrArcher: 0 },
    });
    expect(table.model.muster).toEqual(['monster:skeleton-archer']);
    expect(table.happened).not.toContain('stockExhausted');
  });

  it('SOL-155: what neither has is missing as ever', () => {
    const table = entering(['monster:orc', 'monster:orc'], { kept: ['monster:orc'], stock: { orc: 0 } });
    expect(table.model.muster).toEqual(['monster:orc']);
    expect(table.event('stockExhausted')).toMatchObject({ monster: 'monster:orc', missing: 1 });
  });

  it('SOL-156: gold already earned is kept', () => {
    const table = entering(['monster:orc'], { kept: ['monster:orc'], stock: { orc: 0 } });
    expect(heroOf(table.model, HUNTER).gold).toBe(300);
    expect(table.model.goldReserve).toBe(partyAt({ tasks: [] }).model.goldReserve);
  });

  it('SOL-163: from a dead Witch Hunter as well', () => {
    const table = entering(['monster:orc'], { kept: ['monster:orc'], stock: { orc: 0 }, life: 0 });
    expect(kept(table)).toEqual([]);
  });
});

describe('summons draw on the reserve alone', () => {
  const hoarding = (
    monsters: readonly MonsterId[],
    trophies: readonly MonsterId[],
    stock: Partial<Record<DiscSort, number>>,
  ) => {
    const table = solothParty({ monsters, boards: { [HUNTER]: { trophies: trophiesOf(trophies) } } });
    table.state = { ...table.state, model: { ...table.model, stock: { ...table.model.stock, ...stock } } };
    return table.passAll();
  };

  it('SOL-156 SOL-266: Skeleton Warriors on his board can make Command Undead impossible', () => {
    const table = hoarding(['monster:vampire'], [WARRIOR], { warrior: 0, warriorOrArcher: 0 })
      .act('monster:vampire-1', 'attack-1')
      .flick();
    expect(table.prompt.purpose.kind).toBe('act');
    expect(kept(table)).toEqual([WARRIOR]);
  });

  it('SOL-156: and so can Fire Spirits Volcanism', () => {
    const table = hoarding(['monster:infernal-acolyte'], ['monster:fire-spirit'], { fireSpirit: 0 });
    expect(table.barred('monster:infernal-acolyte-1>attack-2')).toMatchObject({ reason: 'stockExhausted' });
  });
});
