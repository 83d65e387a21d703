import { fight } from './support/fight';

describe('hits', () => {
  it('BASE-114 BASE-128 BASE-131: a Punch that touches an Orc wounds it', () => {
    const table = fight({ monsters: ['monster:orc'] })
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:orc-1'] });
    expect(table.event('damaged')).toEqual({
      kind: 'damaged',
      target: 'monster:orc-1',
      amount: 1,
      lifeLeft: 1,
      cause: { by: 'hero:elf', rule: 'BASE-128' },
    });
    expect(table.happened).toEqual(['flicked', 'struck', 'damaged']);
    expect(table.piece('monster:orc-1')).toMatchObject({ life: 1 });
  });

  it('BASE-130 BASE-136: the second hit kills it, for whoever landed it', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:orc'] })
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:orc-1'] })
      .act('hero:thief', 'punch')
      .flick({ hits: ['monster:orc-1'] });
    expect(table.event('killed')).toMatchObject({ piece: 'monster:orc-1', by: 'hero:thief' });
    expect(table.has('monster:orc-1')).toBe(false);
    expect(table.model.heroes['hero:thief'].kills).toEqual([{ monster: 'monster:orc', disc: 'orc' }]);
    expect(table.model.heroes['hero:elf'].kills).toEqual([]);
  });
});
