import { SKELETON, WALL } from '../catacombs/support/pieces';
import { touch } from '../catacombs/support/table';
import type { FightPlan } from '../catacombs/support/fight';
import { burnt, stopped } from '../catacombs/support/facts';
import { overseersTurn, solothFight } from './support';

const GARGOYLE = 'monster:gargoyle-1';
const attacked = (plan: FightPlan = {}) =>
  overseersTurn({ monsters: ['monster:gargoyle', 'monster:orc'], ...plan }).act(GARGOYLE, 'attack-1');

describe('Evasion', () => {
  it('SOL-176 SOL-178: having struck a hero, it may be flicked back once', () => {
    const table = attacked().flick({ hits: ['hero:elf'] });
    expect(table.prompt).toMatchObject({
      seats: ['overseer'],
      purpose: { kind: 'flick', actor: GARGOYLE, reason: 'retreat' },
      ask: { mayDecline: true, discs: [GARGOYLE] },
    });
    expect(table.flick().prompt.purpose.kind).toBe('act');
    expect(table.options.some((option) => option.startsWith(GARGOYLE))).toBe(false);
  });

  it('SOL-176: an Ally will do, a miss will not', () => {
    const table = attacked({ pieces: [SKELETON] }).flick({ hits: [SKELETON.id] });
    expect(table.prompt.purpose).toMatchObject({ reason: 'retreat' });
    expect(attacked().flick({ hits: ['monster:orc-1'] }).prompt.purpose.kind).toBe('act');
  });

  it('SOL-177: the blow need not have hurt', () => {
    const table = attacked({ boards: { 'hero:thief': { equipment: ['equipment:shadow-cloak'] } } })
      .flick({ hits: ['hero:thief'] })
      .choose('cancel');
    expect(table.prompt.purpose).toMatchObject({ reason: 'retreat' });
  });

  it('SOL-177 SOL-178: the step back hurts nobody', () => {
    const table = attacked()
      .flick({ hits: ['hero:elf'] })
      .flick({ hits: ['hero:elf', 'hero:thief'] });
    expect(table.happened).toEqual(['flicked']);
  });

  it('SOL-178: the Overseer may stay', () => {
    const table = attacked()
      .flick({ hits: ['hero:elf'] })
      .decline();
    expect(table.events[0]).toEqual(stopped(GARGOYLE));
    expect(table.prompt.purpose.kind).toBe('act');
  });

  it('SOL-179: whoever is pushed into a Fire Wall by it is burnt', () => {
    const table = attacked({ pieces: [WALL] })
      .flick({ hits: ['hero:elf'] })
      .flick({ log: [touch('fire-wall-1', 'hero:elf', 30)] });
    expect(table.events).toContainEqual(burnt('hero:elf', 6));
  });

  it('SOL-176: struck by a hero it gets no step back', () => {
    const table = solothFight({ monsters: ['monster:gargoyle'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [GARGOYLE] });
    expect(table.piece(GARGOYLE)).toMatchObject({ life: 1 });
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
  });
});
