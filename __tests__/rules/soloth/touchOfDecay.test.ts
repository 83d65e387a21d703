import type { FightPlan } from '../catacombs/support/fight';
import { SKELETON } from '../catacombs/support/pieces';
import { overseersTurn } from './support';
import { hurt } from '../catacombs/support/facts';

const WIGHT = 'monster:wight-1';
const ORC = 'monster:orc-1';
const TROLL = 'monster:troll-1';
const decaying = (hits: readonly string[], plan: FightPlan = {}) =>
  overseersTurn({
    monsters: ['monster:wight', 'monster:orc', 'monster:troll'],
    pieces: [{ id: ORC, life: 1 }],
    ...plan,
  })
    .act(WIGHT, 'attack-1')
    .flick({ hits });

describe('Touch of Decay', () => {
  it('SOL-214 SOL-216: its Punch that hurt a hero may make another wounded monster whole', () => {
    const table = decaying(['hero:elf']);
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'decay', by: WIGHT } });
    expect(table.options).toEqual([ORC, 'pass']);
    expect(table.choose(ORC).piece(ORC)).toMatchObject({ life: 2 });
  });

  it('SOL-216: it may be left, and the Wight never mends itself', () => {
    const pieces = [
      { id: ORC, life: 1 },
      { id: WIGHT, life: 1 },
    ];
    const table = decaying(['hero:elf'], { pieces });
    expect(table.options).toEqual([ORC, 'pass']);
    expect(table.choose('pass').piece(ORC)).toMatchObject({ life: 1 });
  });

  it('SOL-215: with nobody wounded nothing happens', () => {
    const table = decaying(['hero:elf'], { pieces: [] });
    expect(table.events).toContainEqual(hurt('hero:elf', 7, WIGHT));
    expect(table.happened).not.toContain('regenerated');
    expect(table.options).toEqual([ORC, TROLL].flatMap((id) => [`${id}>attack-1`, `${id}>pass`]));
  });

  it('SOL-214 SOL-216: neither a miss nor a blow to an Ally does it', () => {
    expect(decaying([]).prompt.purpose.kind).toBe('act');
    const pieces = [{ id: ORC, life: 1 }, SKELETON];
    const table = decaying([SKELETON.id], { pieces });
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'overseer' });
    expect(table.piece(ORC)).toMatchObject({ life: 1 });
  });

  it('SOL-217: once a pitch, however many heroes it hurts', () => {
    const pieces = [
      { id: ORC, life: 1 },
      { id: 'monster:troll-1', life: 1 },
    ];
    const table = decaying(['hero:elf', 'hero:thief'], { pieces });
    expect(table.options).toEqual([ORC, 'monster:troll-1', 'pass']);
    expect(table.choose(ORC).prompt.purpose.kind).toBe('act');
  });
});
