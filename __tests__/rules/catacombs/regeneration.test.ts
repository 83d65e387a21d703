import { fight } from './support/fight';

const TROLL = 'monster:troll-1';

describe('Regeneration', () => {
  it('BASE-245: wounded at the end of a round, the Troll is whole again', () => {
    const table = fight({ monsters: ['monster:troll', 'monster:orc'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [TROLL, 'monster:orc-1'] })
      .passAll();
    expect(table.piece(TROLL)).toMatchObject({ life: 1 });
    table.choose(`${TROLL}>pass`).choose('monster:orc-1>pass');
    expect(table.events.slice(1, 3)).toEqual([
      { kind: 'regenerated', piece: TROLL, life: 2 },
      { kind: 'roundBegan', round: 2 },
    ]);
    expect(table.piece(TROLL)).toMatchObject({ life: 2 });
    expect(table.piece('monster:orc-1')).toMatchObject({ life: 1 });
  });

  it('BASE-246: killed in one round, it does not come back', () => {
    const table = fight({ monsters: ['monster:troll', 'monster:orc'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [TROLL] })
      .act('hero:thief', 'punch')
      .flick({ hits: [TROLL] })
      .nextRound();
    expect(table.has(TROLL)).toBe(false);
    expect(table.happened).not.toContain('regenerated');
  });

  it('BASE-246: it happens by itself, after recoveries and before the room is judged', () => {
    const table = fight({
      monsters: ['monster:troll'],
      pieces: [
        { id: TROLL, life: 1, stun: { round: 0, by: 'hero:wizard' } },
        { id: 'hero:elf', stun: { round: 0, by: 'monster:ghoul-1' } },
      ],
    }).passAll();
    expect(table.happened).toEqual([
      'passed',
      'turnBegan',
      'recovered',
      'recovered',
      'regenerated',
      'roundBegan',
      'turnBegan',
    ]);
  });

  it('BASE-245: unhurt, nothing happens', () => {
    const table = fight({ monsters: ['monster:troll'] })
      .passAll()
      .choose(`${TROLL}>pass`);
    expect(table.happened).toEqual(['passed', 'roundBegan', 'turnBegan']);
  });
});
