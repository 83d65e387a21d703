import { printCard } from '../catacombs/support/cards';
import { verminFight } from './support';

const WYVERN = 'monster:wyvern-1';
const wounded = (life: number) => ({ pieces: [{ id: WYVERN, life }], monsters: ['monster:wyvern'] as const });

describe('Stamina', () => {
  it('VERM-127 VERM-130: each point of damage is one drop of its track', () => {
    const table = verminFight({ monsters: ['monster:wyvern'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [WYVERN] });
    expect(table.piece(WYVERN)).toMatchObject({ life: 3 });
  });

  it('VERM-128: at zero it is dead', () => {
    const table = verminFight(wounded(1))
      .act('hero:elf', 'punch')
      .flick({ hits: [WYVERN] });
    expect(table.has(WYVERN)).toBe(false);
    expect(table.model.heroes['hero:elf']?.kills).toHaveLength(1);
  });

  it('VERM-132: the Remorhaz has it too', () => {
    const id = 'monster:remorhaz-1';
    const table = verminFight({ monsters: ['monster:remorhaz'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [id] });
    expect(table.piece(id)).toMatchObject({ life: 3 });
  });

  it('VERM-166 VERM-184: what mends it gives one drop back, and never more than it had', () => {
    printCard('monster:wyvern', { abilities: ['ability:stamina', 'ability:regeneration'] });
    const lifeAfterRound = (life: number) => verminFight(wounded(life)).nextRound().piece(WYVERN);
    expect(lifeAfterRound(1)).toMatchObject({ life: 2 });
    expect(lifeAfterRound(3)).toMatchObject({ life: 4 });
    expect(lifeAfterRound(4)).toMatchObject({ life: 4 });
  });

  it('VERM-165 VERM-183: Touch of Decay mends it by one drop', () => {
    const table = verminFight({
      setup: { expansions: ['soloth', 'vermin'] },
      monsters: ['monster:wyvern', 'monster:wight'],
      pieces: [{ id: WYVERN, life: 1 }],
    }).passAll();
    table
      .act('monster:wight-1', 'attack-1')
      .flick({ hits: ['hero:elf'] })
      .choose(WYVERN);
    expect(table.piece(WYVERN)).toMatchObject({ life: 2 });
  });

  it('VERM-184: beside a Wellspring it regenerates one drop a round', () => {
    const table = verminFight({
      setup: { expansions: ['soloth', 'vermin'] },
      monsters: ['monster:wyvern', 'monster:phoenix'],
      pieces: [{ id: WYVERN, life: 1 }],
    });
    expect(table.nextRound().piece(WYVERN)).toMatchObject({ life: 2 });
  });
});
