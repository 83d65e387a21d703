import { startCatacombs, type CatacombsState } from '../../../src/rules/catacombs';
import { stockOf } from '../../../src/rules/catacombs/content/stock';
import type { MonsterId } from '../../../src/rules/catacombs/words/ids';
import { heroesOf, heroOf } from '../../../src/rules/catacombs/model/queries';
import { goldInTheBox } from '../../../src/rules/catacombs/content/gold';
import { RELEASED_DISC_SORTS } from '../../../src/rules/catacombs/words/discSorts';
import { fight } from './support/fight';
import { randomStates } from './support/randomStates';
import { OVERSEER, setupWith } from './support/setup';
import { tableAt } from './support/tableAt';

const goldIn = ({ model }: CatacombsState): number =>
  heroesOf(model).reduce((sum, { gold }) => sum + gold, model.goldReserve);

/** Every monster disc: in the reserve, on the board on either face, or beside a hero's board. */
function discsIn({ model }: CatacombsState): Record<string, number> {
  const discs: Record<string, number> = { ...model.stock };
  const add = (disc: string) => (discs[disc] = (discs[disc] ?? 0) + 1);
  const pieces = Object.values(model.room?.pieces ?? {});
  for (const piece of pieces) {
    if (piece.kind === 'fireWall' || (piece.kind === 'monster' && piece.life > 0)) add(piece.disc);
  }
  for (const { disc } of heroesOf(model).flatMap(({ kills }) => kills)) add(disc);
  return discs;
}

const musterOf = (monsters: readonly MonsterId[], stock = stockOf([])) =>
  tableAt({
    model: { stock },
    tasks: [{ kind: 'openRoom', card: 'room:sunken-stair', fight: 'room', board: 'crypt', monsters }],
  });

const times = (count: number, monster: MonsterId): readonly MonsterId[] => Array.from({ length: count }, () => monster);

describe('what the box holds', () => {
  it.each([1, 2, 3])('BASE-005 BASE-022: no gold and no disc ever comes or goes, game %i', (seed) => {
    let paidOnce = false;
    for (const state of randomStates({ lord: 'lord:dragon' }, seed, 600)) {
      expect(goldIn(state)).toBe(goldInTheBox([]));
      expect(discsIn(state)).toEqual(stockOf([]));
      for (const { gold } of heroesOf(state.model)) expect(gold % 100).toBe(0);
      paidOnce ||= state.model.goldReserve < goldInTheBox([]);
    }
    expect(paidOnce).toBe(true);
  });

  it('BASE-004: 20 cards of 100 and 20 of 500 lie in the reserve at the start', () => {
    const { model } = startCatacombs(setupWith(), 1).state;
    expect(model.goldReserve).toBe(20 * 100 + 20 * 500);
    expect(heroesOf(model).map(({ gold }) => gold)).toEqual([0, 0, 0, 0]);
  });

  it('BASE-062: every monster disc lies in the reserve at the start', () => {
    const { model } = startCatacombs(setupWith(), 1).state;
    expect(model.stock).toEqual(stockOf([]));
    expect(Object.keys(model.stock)).toEqual([...RELEASED_DISC_SORTS]);
  });
});

describe('a shortage', () => {
  it('BASE-022 BASE-024: of five Ghouls asked for the three of the box come, and nothing in their stead', () => {
    const table = musterOf(times(5, 'monster:ghoul'));
    const short = table.events.filter(({ kind }) => kind === 'stockExhausted');
    expect(short).toEqual(
      times(2, 'monster:ghoul').map((monster) => ({ kind: 'stockExhausted', monster, missing: 1 })),
    );
    expect(table.model.muster).toEqual(times(3, 'monster:ghoul'));
  });

  it('BASE-023: with none of its discs left in the reserve a monster cannot be used', () => {
    const table = musterOf(['monster:ghoul', 'monster:orc'], { ...stockOf([]), ghoul: 0 });
    expect(table.model.muster).toEqual(['monster:orc']);
    const dragon = { setup: { lord: 'lord:dragon' as const }, fight: 'final' as const };
    const atDragon = fight({ ...dragon, monsters: times(4, 'monster:fire-spirit') }).passAll();
    expect(atDragon.options).not.toContain('lord:dragon>spawn');
    expect(atDragon.barred('lord:dragon>spawn')).toEqual({
      reason: 'stockExhausted',
      rule: 'BASE-022',
      details: { monster: 'monster:fire-spirit' },
    });
    expect(fight({ ...dragon, monsters: [] }).passAll().options).toContain('lord:dragon>spawn');
  });

  it('BASE-024: where two monsters share their discs, the Overseer picks who goes short', () => {
    const asked = [...times(5, 'monster:skeleton-warrior'), ...times(3, 'monster:skeleton-archer')];
    const table = musterOf(asked);
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'chooseShortfall', missing: 2 } });
    expect(table.options).toEqual(['monster:skeleton-warrior', 'monster:skeleton-archer']);
    table.choose('monster:skeleton-archer').choose('monster:skeleton-warrior');
    expect(table.event('stockExhausted')).toMatchObject({ monster: 'monster:skeleton-warrior' });
    expect(table.model.muster).toEqual([
      ...times(4, 'monster:skeleton-warrior'),
      ...times(2, 'monster:skeleton-archer'),
    ]);
  });
});

describe('discs that are not in the reserve', () => {
  it('BASE-025: what was killed in this room stays beside its killer’s board until Resolution', () => {
    const table = fight({ monsters: ['monster:zombie', 'monster:orc'] });
    expect(table.model.stock.zombie).toBe(stockOf([]).zombie - 1);
    table.act('hero:elf', 'punch').flick({ hits: ['monster:zombie-1'] });
    expect(table.model.stock.zombie).toBe(stockOf([]).zombie - 1);
    expect(heroOf(table.model, 'hero:elf').kills).toEqual([{ monster: 'monster:zombie', disc: 'zombie' }]);
  });

  it('BASE-025: a Fire Wall keeps its Fire Spirit’s disc', () => {
    const table = fight({ monsters: ['monster:fire-spirit', 'monster:zombie'] }).passAll();
    table.act('monster:fire-spirit-1', 'attack-1').flick({ hits: ['hero:elf'] });
    expect(table.has('fire-wall-1')).toBe(true);
    expect(table.model.stock.fireSpirit).toBe(stockOf([]).fireSpirit - 1);
    table
      .passAll()
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:zombie-1'] })
      .passAll();
    expect(table.happened).toContain('roomCleared');
    expect(table.model.stock).toMatchObject({ fireSpirit: stockOf([]).fireSpirit, zombie: stockOf([]).zombie });
  });

  it('BASE-026: missiles come back after each pitch, so nobody ever lacks one', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:skeleton-archer', 'monster:skeleton-archer'] });
    table.act('hero:elf', 'arrows').flick({ exits: { missile: [0, 200] } });
    expect(table.has('missile')).toBe(false);
    table.flick({ hits: ['monster:orc-1'] });
    expect(table.event('damaged')).toMatchObject({ target: 'monster:orc-1' });
    table.passAll();
    for (const archer of ['monster:skeleton-archer-1', 'monster:skeleton-archer-2']) {
      table.act(archer, 'attack-2').flick();
      expect(table.event('flicked')).toMatchObject({ actor: archer, striker: 'missile' });
    }
  });
});
