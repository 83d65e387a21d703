import { verminFight, overseersTurn } from './support';

const SKULL = 'monster:blood-skull-1';
const OUT = { exits: { [SKULL]: [0, 100] } } as const;

describe('the Blood Skull', () => {
  it('VERM-122 VERM-123: without Soloth too, only the edge destroys it, and whoever drove it there has the kill', () => {
    const monsters = ['monster:blood-skull', 'monster:orc'] as const;
    const struck = verminFight({ monsters })
      .act('hero:elf', 'punch')
      .flick({ hits: [SKULL] });
    expect(struck.has(SKULL)).toBe(true);
    const driven = verminFight({ monsters })
      .act('hero:elf', 'punch')
      .flick({ hits: [SKULL], ...OUT });
    expect(driven.has(SKULL)).toBe(false);
    expect(driven.model.heroes['hero:elf']?.kills).toEqual([{ monster: 'monster:blood-skull', disc: 'bloodSkull' }]);
  });

  it('VERM-122: the Overseer’s own flick brings it back', () => {
    const table = overseersTurn({ monsters: ['monster:blood-skull', 'monster:orc'] }).act('monster:orc-1', 'attack-1');
    expect(table.flick({ hits: [SKULL], ...OUT }).has(SKULL)).toBe(true);
  });
});
