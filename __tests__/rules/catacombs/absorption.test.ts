import { hurt, struck, unharmed } from './support/facts';
import { fight } from './support/fight';
import { SKELETON } from './support/pieces';

const DEMON = 'monster:fire-demon-1';
const absorbed = (by: string) => unharmed(DEMON, by, 'ability:absorption', 'BASE-266');

describe('Absorption', () => {
  it('BASE-266: a Punch hurts it', () => {
    const table = fight({ monsters: ['monster:fire-demon'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [DEMON] });
    expect(table.events.slice(1)).toEqual([struck(DEMON, 'hero:elf'), hurt(DEMON, 1, 'hero:elf')]);
  });

  it('BASE-266 BASE-267: a missile and a fireball do not, but move it', () => {
    const table = fight({ monsters: ['monster:fire-demon'] })
      .act('hero:elf', 'arrows')
      .flick({ hits: [DEMON], rest: { [DEMON]: [60, 120] } });
    expect(table.events.slice(1)).toEqual([struck(DEMON, 'missile'), absorbed('missile')]);
    expect(table.piece(DEMON)).toMatchObject({ xMm: 60, yMm: 120, life: 2 });
    table
      .decline()
      .act('hero:wizard', 'spell:fireball')
      .flick({ hits: [DEMON], rest: { [DEMON]: [90, 60] } });
    expect(table.events.slice(1)).toEqual([struck(DEMON, 'fireball'), absorbed('fireball')]);
    expect(table.piece(DEMON)).toMatchObject({ xMm: 90, yMm: 60, life: 2 });
  });

  it('BASE-267: no effect of a spell either: nothing to drain', () => {
    const table = fight({ monsters: ['monster:fire-demon', 'monster:orc'], boards: { 'hero:wizard': { life: 3 } } })
      .act('hero:wizard', 'spell:drain-energy')
      .flick({ hits: [DEMON, 'monster:orc-1'] });
    expect(table.events.slice(1)).toEqual([
      struck(DEMON, 'missile'),
      absorbed('missile'),
      struck('monster:orc-1', 'missile', 20),
      hurt('monster:orc-1', 1, 'missile'),
      {
        kind: 'healed',
        target: 'hero:wizard',
        amount: 1,
        life: 4,
        cause: { by: 'spell:drain-energy', rule: 'BASE-055' },
      },
    ]);
  });

  it('BASE-267: an Ally’s Punch that deals damage works', () => {
    const table = fight({ monsters: ['monster:fire-demon'], pieces: [SKELETON] })
      .act(SKELETON.id, 'punch')
      .flick({ hits: [DEMON] });
    expect(table.events.slice(1)).toEqual([struck(DEMON, SKELETON.id), hurt(DEMON, 1, SKELETON.id)]);
  });
});
