import { simulate } from '../../../src/physics';
import { seatId } from '../../../src/rules/machine';
import { frozenFight, isFrozen, PRINCESS, spikeOf } from '../../rules/soloth/frost';
import { solothParty } from '../../rules/soloth/support';
import type { Table } from '../../rules/catacombs/support/table';

const PALADIN = 'hero:paladin';
const TROLL = 'monster:troll-1';
const ORC = 'monster:orc-1';
const pushed = { heroes: { [PALADIN]: [150, 200] }, monsters: [['monster:troll', [150, 120]]] } as const;

/** Whatever is in the air flies by the real laws. */
function flown(table: Table): Table {
  const { ask } = table.prompt;
  if (ask.kind !== 'flickResolved') throw new Error('no flick is in the air');
  const result = simulate(ask.table, ask.shot);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { contacts, exits, rest } = result.value;
  return table.answer({ kind: 'flickResolved', contacts, exits, rest });
}

const punched = (table: Table, speedMmS: number): Table =>
  flown(
    table
      .act(PALADIN, 'punch')
      .answer({ kind: 'flick', flick: { discId: PALADIN, from: null, vxMmS: 0, vyMmS: -speedMmS } }, seatId('ann')),
  );

describe('Ice Spikes under the laws of motion', () => {
  it('SOL-102: a hard blow throws the spike off', () => {
    const table = punched(frozenFight([TROLL], pushed), 1_500);
    expect(table.happened).toContain('thawed');
    expect(isFrozen(table, TROLL)).toBe(false);
  });

  it('SOL-102: under a soft one it holds on, a little off the middle, against the push', () => {
    const table = punched(frozenFight([TROLL], pushed), 560);
    expect(table.happened).toContain('struck');
    expect(isFrozen(table, TROLL)).toBe(true);
    // It is wounded: its disc was turned over, and the spike put back.
    expect(spikeOf(table, TROLL)).toEqual({ slipXMm: 0, slipYMm: 0 });
    const orc = { ...pushed, monsters: [...pushed.monsters, ['monster:orc', [150, 160]]] } as const;
    const behind = punched(frozenFight([TROLL], orc), 560);
    expect(behind.piece(TROLL)).toMatchObject({ life: 2 });
    expect(spikeOf(behind, TROLL)).not.toEqual({ slipXMm: 0, slipYMm: 0 });
  });

  it('SOL-079 SOL-103: thrown hard, it freezes all the same', () => {
    const heroes = { [PRINCESS]: [150, 200] } as const;
    const table = solothParty({ heroes, monsters: [['monster:orc', [150, 120]]] }).act(PRINCESS, 'ice-spike');
    const from = { xMm: 150, yMm: 174 };
    table.answer({ kind: 'flick', flick: { discId: 'ice-spike', from, vxMmS: 0, vyMmS: -2_000 } }, seatId('ann'));
    expect(flown(table).happened).toContain('frozen');
    expect(isFrozen(table, ORC)).toBe(true);
  });
});
