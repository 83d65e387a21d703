import { killed, unharmed } from '../catacombs/support/facts';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { touch } from '../catacombs/support/table';
import { overseersTurn, solothFight } from './support';

const SHADE = 'monster:shade-1';
const plan = { monsters: ['monster:shade', 'monster:orc'] } as const;
const banished = { ...killed(SHADE, 'hero:elf', 'hero:elf'), cause: { by: 'hero:elf', rule: 'SOL-181' } };

describe('Incorporeal', () => {
  it('SOL-183: no blow of any kind hurts it', () => {
    const punched = solothFight(plan)
      .act('hero:elf', 'punch')
      .flick({ hits: [SHADE] });
    expect(punched.events.at(-1)).toEqual(unharmed(SHADE, 'hero:elf', 'ability:incorporeal', 'SOL-183'));
    const shot = solothFight(plan)
      .act('hero:elf', 'arrows')
      .flick({ hits: [SHADE] });
    expect(shot.events).toContainEqual(unharmed(SHADE, 'missile', 'ability:incorporeal', 'SOL-183'));
  });

  it('SOL-180 SOL-181: driven off the board by a hero it is destroyed, for whoever flicked', () => {
    const table = solothFight(plan)
      .act('hero:elf', 'punch')
      .flick({ hits: [SHADE], exits: { [SHADE]: [0, 60] } });
    expect(table.events).toContainEqual(banished);
    expect(table.has(SHADE)).toBe(false);
    expect(heroOf(table.model, 'hero:elf').kills).toEqual([{ monster: 'monster:shade', disc: 'shade' }]);
  });

  it('SOL-181: a push by another disc will do', () => {
    const table = solothFight(plan)
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:orc-1'], log: [touch('monster:orc-1', SHADE, 20)], exits: { [SHADE]: [0, 60] } });
    expect(table.events).toContainEqual(banished);
  });

  it('SOL-184: so will a missile', () => {
    const table = solothFight(plan)
      .act('hero:elf', 'arrows')
      .flick({ hits: [SHADE], exits: { [SHADE]: [0, 60] } });
    expect(table.event('killed')).toMatchObject({ piece: SHADE, by: 'hero:elf' });
  });

  it('SOL-182 SOL-185: driven out by the Overseer it comes back', () => {
    const table = overseersTurn(plan)
      .act('monster:orc-1', 'attack-1')
      .flick({ hits: [SHADE], exits: { [SHADE]: [0, 60] } });
    expect(table.piece(SHADE)).toMatchObject({ xMm: 12.5, yMm: 60 });
  });

  it('SOL-186: hanging over the edge it is still in', () => {
    const table = solothFight(plan)
      .act('hero:elf', 'punch')
      .flick({ hits: [SHADE], overhangs: { [SHADE]: [2, 60] } });
    expect(table.has(SHADE)).toBe(true);
  });
});
