import type { FightPlan } from '../catacombs/support/fight';
import { MONSTER_ZONE } from '../../../src/rules/catacombs';
import { overseersTurn } from './support';

const ELDER = 'monster:elder-vampire-1';
const RATS = [1, 2, 3, 4, 5].map((number) => `monster:sewer-rat-${number}`);
const SPOTS: Readonly<Record<string, readonly [number, number]>> = Object.fromEntries(
  RATS.map((id, index) => [id, [80 + 20 * index, 440]] as const),
);
const summon = (plan: FightPlan = {}) =>
  overseersTurn({
    setup: { expansions: ['soloth', 'vermin'] },
    monsters: ['monster:elder-vampire', 'monster:orc'],
    ...plan,
  });
const piecesIn = (table: ReturnType<typeof summon>): readonly string[] => {
  const { ask } = table.prompt;
  return ask.kind === 'place' ? ask.pieces.map(({ id }) => id) : [];
};

describe('Summon Vermin', () => {
  it('VERM-133 VERM-136: in place of its attack the Overseer sets five rats', () => {
    const table = summon().act(ELDER, 'attack-2');
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'placeRats' } });
    expect(piecesIn(table)).toEqual(RATS);
    table.place(SPOTS);
    expect(table.model.stock.sewerRat).toBe(7);
    expect(table.options.filter((option) => option.startsWith(ELDER))).toEqual([]);
  });

  it('VERM-134: anywhere in the start zone of the heroes', () => {
    const table = summon().act(ELDER, 'attack-2');
    const far = { ...SPOTS, [RATS[0]!]: [MONSTER_ZONE.xMm + 50, MONSTER_ZONE.yMm + 20] as const };
    const places = Object.entries(far).map(([id, [xMm, yMm]]) => ({ id, xMm, yMm }));
    expect(table.refusal({ kind: 'place', places })).toMatchObject({ reason: 'outsideZone', rule: 'VERM-134' });
  });

  it('VERM-135: they act in this turn, after the summoner', () => {
    const table = summon().act(ELDER, 'attack-2').place(SPOTS);
    expect(RATS.every((id) => table.options.includes(`${id}>attack-1`))).toBe(true);
  });

  it('VERM-137: as many as the reserve has; with none it cannot', () => {
    const few = summon();
    few.state = { ...few.state, model: { ...few.model, stock: { ...few.model.stock, sewerRat: 2 } } };
    expect(piecesIn(few.act(ELDER, 'attack-2'))).toEqual(RATS.slice(0, 2));
    const crowd = Array.from({ length: 4 }, () => 'monster:orc' as const);
    const none = overseersTurn({ setup: { expansions: ['soloth'] }, monsters: ['monster:elder-vampire', ...crowd] });
    expect(none.barred(`${ELDER}>attack-2`)).toMatchObject({ reason: 'stockExhausted', rule: 'VERM-137' });
  });

  it('VERM-203: it has no power of the Vampire: nothing is thrown', () => {
    const table = summon();
    expect(table.options.filter((option) => option.startsWith(ELDER))).toEqual([
      `${ELDER}>attack-1`,
      `${ELDER}>attack-2`,
      `${ELDER}>pass`,
    ]);
    expect(table.act(ELDER, 'attack-1').flick().prompt.purpose.kind).toBe('act');
  });

  it('VERM-138: those that find no room stay in the reserve', () => {
    const rocks = [95, 205].map((xMm, index) => {
      const id = `obstacle-${10 + index}`;
      return { kind: 'obstacle', id, xMm, yMm: 400, radiusMm: 60 } as const;
    });
    const heroes = {
      'hero:elf': [20, 250],
      'hero:barbarian': [60, 250],
      'hero:thief': [100, 250],
      'hero:wizard': [140, 250],
    } as const;
    const crowded = summon({ pieces: rocks, heroes });
    const table = crowded.act(ELDER, 'attack-2');
    expect(piecesIn(table).length).toBeLessThan(5);
    expect(piecesIn(table).length).toBeGreaterThan(0);
  });
});
