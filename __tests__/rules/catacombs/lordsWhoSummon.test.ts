import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { stockOf } from '../../../src/rules/catacombs/content/stock';
import type { LordId } from '../../../src/rules/catacombs/words/ids';
import { fight, type FightPlan } from './support/fight';
import { OVERSEER } from './support/setup';
import type { Table } from './support/table';

/** The Overseer's turn of a final battle. */
const turnOf = (lord: LordId, plan: FightPlan = {}): Table =>
  fight({ ...plan, fight: 'final', setup: { lord } }).passAll();

const attackOf = (table: Table) => {
  const { purpose } = table.prompt;
  return purpose.kind === 'flick' ? purpose.attack : purpose.kind;
};

/** Four around the Lord's spot, rim to rim: between them and the edge nothing fits. */
const CROWD: FightPlan['pieces'] = [0, 60, 120, 180].map((degrees, index) => {
  const turn = (degrees * Math.PI) / 180;
  const [xMm, yMm] = [150 + 38 * Math.cos(turn), 25 + 38 * Math.sin(turn)];
  return { kind: 'obstacle', id: `obstacle-${index + 1}`, xMm, yMm, radiusMm: 19 };
});

describe('the Lich', () => {
  const raised = (seed: number, stock = {}, pieces: FightPlan['pieces'] = []) => {
    const table = turnOf('lord:lich', { seed, pieces });
    table.state = { ...table.state, model: { ...table.model, stock: { ...stockOf([]), ...stock } } };
    return table.act('lord:lich', 'raise');
  };
  const COIN = ['monster:ghoul', 'monster:skeleton-warrior'];

  it.each([1, 2, 3, 4, 5, 6])('BASE-340 BASE-316 BASE-319: the coin names who rises beside him (seed %i)', (seed) => {
    const table = raised(seed);
    const { side } = table.event('coinFlipped');
    const monster = COIN[side]!;
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'placeSpawn', monster } });
    expect(table.prompt.ask).toMatchObject({
      pieces: [{ regions: [{ kind: 'near', xMm: 150, yMm: 25, radiusMm: 19, maxGapMm: 25 }] }],
    });
    table.place({ [monster]: [150, 60] });
    expect(table.event('placed')).toMatchObject({
      piece: `${monster}-1`,
      cause: { by: 'lord:lich', rule: 'BASE-319' },
    });
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: 'lord:lich', attack: 'punch' });
  });

  it('BASE-340: both sides of the coin come up', () => {
    const sides = [1, 2, 3, 4, 5, 6].map((seed) => raised(seed).event('coinFlipped').side);
    expect(new Set(sides)).toEqual(new Set([0, 1]));
  });

  it('BASE-340: if the reserve has none, the other rises; if neither, he only punches', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      expect(raised(seed, { ghoul: 0 }).prompt.purpose).toMatchObject({ monster: 'monster:skeleton-warrior' });
      expect(raised(seed, { warrior: 0, warriorOrArcher: 0 }).prompt.purpose).toMatchObject({
        monster: 'monster:ghoul',
      });
      const none = raised(seed, { ghoul: 0, warrior: 0, warriorOrArcher: 0 });
      expect(none.prompt.purpose).toMatchObject({ kind: 'flick', attack: 'punch' });
    }
  });

  const exhausted = (monster: string) => ({ kind: 'stockExhausted', monster, missing: 1 });

  it('BASE-022 BASE-340: whom the coin names and the reserve lacks is told, and so is the other', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { side } = raised(seed).event('coinFlipped');
      const named = ['monster:ghoul', 'monster:skeleton-warrior'][side]!;
      const told = (stock: object) => raised(seed, stock).events.filter(({ kind }) => kind === 'stockExhausted');
      expect(told({ ghoul: 0 })).toEqual(side === 0 ? [exhausted(named)] : []);
      const other = ['monster:skeleton-warrior', 'monster:ghoul'][side]!;
      expect(told({ ghoul: 0, warrior: 0, warriorOrArcher: 0 })).toEqual([exhausted(named), exhausted(other)]);
    }
  });

  it('BASE-022 BASE-319: with no free spot near him, that is told and he only punches', () => {
    const table = raised(1, {}, CROWD);
    expect(table.events.slice(-2)).toMatchObject([{ kind: 'coinFlipped' }, { kind: 'noSpotLeft' }]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', attack: 'punch' });
  });

  it('BASE-107 BASE-319: who rose acts from the next round on', () => {
    const table = raised(1);
    const { purpose } = table.prompt;
    const monster = purpose.kind === 'placeSpawn' ? purpose.monster : '';
    table.place({ [monster]: [150, 60] }).flick();
    expect(table.event('roundBegan')).toEqual({ kind: 'roundBegan', round: 2 });
    table.passAll();
    expect(table.options).toContain(`${monster}-1>attack-1`);
  });

  it('BASE-340: his bolt is a Punch, then a missile', () => {
    const table = turnOf('lord:lich').act('lord:lich', 'bolt').flick();
    expect(attackOf(table)).toBe('missile');
    table.flick({ hits: ['hero:elf'] });
    expect(table.event('damaged')).toMatchObject({ target: 'hero:elf', amount: 1 });
  });
});

describe('the Dragon', () => {
  const SPIRIT = 'monster:fire-spirit';

  it('BASE-318 BASE-319: it stays put and spawns two Fire Spirits within reach, and does nothing else', () => {
    const table = turnOf('lord:dragon', { monsters: ['monster:fire-spirit'] }).act('lord:dragon', 'spawn');
    expect(table.refusal({ kind: 'place', places: [{ id: SPIRIT, xMm: 150, yMm: 100 }] })).toMatchObject({
      reason: 'outOfReach',
      rule: 'BASE-319',
    });
    table.place({ [SPIRIT]: [150, 60] }).place({ [SPIRIT]: [110, 40] });
    expect(table.event('placed')).toMatchObject({ piece: 'monster:fire-spirit-3' });
    expect(table.options).toEqual(['monster:fire-spirit-1>attack-1', 'monster:fire-spirit-1>pass']);
    expect(table.model.stock.fireSpirit).toBe(1);
  });

  it('BASE-319: only as many as the stock holds; with none there is nothing to spawn', () => {
    const three = [SPIRIT, SPIRIT, SPIRIT] as const;
    const table = turnOf('lord:dragon', { monsters: three })
      .act('lord:dragon', 'spawn')
      .place({ [SPIRIT]: [190, 25] });
    expect(table.event('stockExhausted')).toEqual({ kind: 'stockExhausted', monster: SPIRIT, missing: 1 });
    expect(turnOf('lord:dragon', { monsters: [...three, SPIRIT] }).barred('lord:dragon>spawn')).toEqual({
      reason: 'stockExhausted',
      rule: 'BASE-022',
      details: { monster: SPIRIT },
    });
  });

  it('BASE-340: its breath is a Punch, then a fireball', () => {
    const table = turnOf('lord:dragon')
      .act('lord:dragon', 'breath')
      .flick({ hits: ['hero:elf'] });
    expect(attackOf(table)).toBe('fireball');
    table.flick({ hits: ['hero:elf'] });
    expect(heroOf(table.model, 'hero:elf').life).toBe(6);
  });

  it('BASE-340: Charge is a chain of three Punches, never the same hero twice running, and it stays up', () => {
    const table = turnOf('lord:dragon')
      .act('lord:dragon', 'charge')
      .flick({ hits: ['hero:elf'] });
    table.flick({ hits: ['hero:elf', 'hero:thief'] });
    expect(table.event('unharmed')).toMatchObject({ target: 'hero:elf', rule: 'BASE-169' });
    table.flick({ hits: ['hero:wizard'] });
    expect(heroOf(table.model, 'hero:elf').life).toBe(7);
    expect(heroOf(table.model, 'hero:wizard').life).toBe(7);
    expect(table.happened).not.toContain('incapacitated');
    expect(table.event('roundBegan')).toEqual({ kind: 'roundBegan', round: 2 });
  });
});
