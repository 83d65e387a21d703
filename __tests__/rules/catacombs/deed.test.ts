import { deedOf, isActing, type Deed } from '../../../src/rules/catacombs';
import { solothParty } from '../soloth/support';
import { fight } from './support/fight';
import { owning } from './support/gear';
import type { Table } from './support/table';

function deed({ state: { model } }: Table, id: string, action: string): Deed {
  const piece = model.room?.pieces[id];
  if (piece === undefined || !isActing(piece)) throw new Error(`${id} cannot act`);
  return deedOf(model, piece, action);
}

const NOTHING: Deed = { usesLeft: null, price: null, after: null };

describe('what an action takes from whoever takes it', () => {
  it('a Punch and a pass: nothing', () => {
    const table = fight({ monsters: ['monster:orc'] });
    for (const action of ['punch', 'pass']) expect(deed(table, 'hero:elf', action)).toEqual(NOTHING);
  });

  it('a spell: one of its cards', () => {
    const spells = ['spell:fireball', 'spell:heal', 'spell:fireball'] as const;
    const table = fight({ monsters: ['monster:orc'], boards: { 'hero:wizard': { spells } } });
    expect(deed(table, 'hero:wizard', 'spell:fireball')).toEqual({ ...NOTHING, usesLeft: 2 });
  });

  it('Equipment: itself, or its use in this room', () => {
    const potion = fight(owning('hero:elf', 'equipment:healing-potion', { monsters: ['monster:orc'] }));
    expect(deed(potion, 'hero:elf', 'equipment:healing-potion')).toEqual({
      ...NOTHING,
      usesLeft: 1,
      after: 'usedUp',
    });
    const fan = owning('hero:elf', 'equipment:arrow-fan', { monsters: ['monster:orc'] });
    expect(deed(fight(fan), 'hero:elf', 'equipment:arrow-fan')).toEqual({
      ...NOTHING,
      usesLeft: 1,
      after: 'spentInRoom',
    });
    const draught = fight(owning('hero:barbarian', 'equipment:rage-draught', { monsters: ['monster:orc'] }));
    expect(deed(draught, 'hero:barbarian', 'equipment:rage-draught').after).toBe('goesOn');
  });

  it('the Sorceress: magic, and life where magic is short', () => {
    const table = solothParty({ monsters: ['monster:orc'], boards: { 'hero:sorceress': { magic: 1, life: 9 } } });
    expect(deed(table, 'hero:sorceress', 'binding-hex').price).toEqual({ magic: 1, life: 2 });
    expect(deed(table, 'hero:sorceress', 'punch').price).toBeNull();
  });

  it('the Ice Princess: one of her spikes', () => {
    const table = solothParty({ monsters: ['monster:orc'] });
    expect(deed(table, 'hero:ice-princess', 'ice-spike').usesLeft).toBe(2);
  });

  it('a monster: what its meal or its flames make of it', () => {
    const table = fight({ monsters: ['monster:zombie', 'monster:fire-spirit', 'monster:orc'] });
    const after = (id: string) => deed(table, id, 'attack-1').after;
    expect(['monster:zombie-1', 'monster:fire-spirit-1', 'monster:orc-1'].map(after)).toEqual([
      'mayFall',
      'mayBurn',
      null,
    ]);
  });
});
