import { offeredGapMm, pitchAsked } from '../../../src/rules/catacombs';
import { COMMAND_UNDEAD, MISSILE } from '../../../src/rules/catacombs/content/attacks';
import { overseersTurn, solothFight } from './support';
import type { FightPlan } from '../catacombs/support/fight';
import { hurt, stopped, struck } from '../catacombs/support/facts';

const VAMPIRE = 'monster:vampire-1';
const WARRIOR = 'monster:skeleton-warrior-1';
const commanding = (plan: FightPlan = {}) =>
  overseersTurn({ monsters: ['monster:vampire', 'monster:orc'], ...plan })
    .act(VAMPIRE, 'attack-1')
    .flick();

describe('Command Undead', () => {
  it('SOL-037 SOL-038 SOL-039 SOL-044: after its Punch the Vampire shoots a Skeleton Warrior from within reach', () => {
    const { prompt, state } = commanding();
    expect([pitchAsked(state)?.attack.type, offeredGapMm(COMMAND_UNDEAD), offeredGapMm(MISSILE)]).toEqual([
      'commandUndead',
      10,
      12.5,
    ]);
    expect(prompt.ask).toMatchObject({
      kind: 'flick',
      discs: [],
      mayDecline: true,
      projectile: { id: WARRIOR, radiusMm: 12.5, regions: [{ kind: 'near', maxGapMm: 25 }] },
    });
  });

  it('SOL-045: it hurts each hero whom it strikes by 1, and its own side not at all', () => {
    const table = commanding().flick({ placedAt: [60, 95], hits: ['hero:elf', 'monster:orc-1'] });
    expect(table.events.slice(2)).toEqual([struck('hero:elf', WARRIOR), hurt('hero:elf', 7, WARRIOR)]);
  });

  it('SOL-042 SOL-047: it stays where it comes to rest, a monster out of the reserve', () => {
    const table = commanding().flick({ placedAt: [60, 95], rest: { [WARRIOR]: [100, 300] } });
    expect(table.piece(WARRIOR)).toMatchObject({ kind: 'monster', xMm: 100, yMm: 300, life: 1 });
    expect(table.model.stock).toMatchObject({ warrior: 2, warriorOrArcher: 3 });
  });

  it('SOL-046: off the board it comes back where it left', () => {
    const table = commanding().flick({ placedAt: [60, 95], exits: { [WARRIOR]: [0, 300] } });
    expect(table.piece(WARRIOR)).toMatchObject({ xMm: 12.5, yMm: 300 });
  });

  it('SOL-043: it may act in this very turn', () => {
    const table = commanding().flick({ placedAt: [60, 95] });
    expect(table.options).toContain(`${WARRIOR}>attack-1`);
  });

  it('SOL-048: the Overseer may leave it', () => {
    const table = commanding().decline();
    expect(table.events[0]).toEqual(stopped(VAMPIRE));
    expect(table.has(WARRIOR)).toBe(false);
    expect(table.model.stock.warrior).toBe(3);
  });

  it('SOL-044: the Vampire may leave its Punch and launch at once, and does not punch afterwards', () => {
    const table = overseersTurn({ monsters: ['monster:vampire'] });
    expect(table.options).toEqual([`${VAMPIRE}>attack-1`, `${VAMPIRE}>attack-2`, `${VAMPIRE}>pass`]);
    table.act(VAMPIRE, 'attack-2');
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: VAMPIRE, attack: 'commandUndead' });
    table.flick({ placedAt: [60, 95], hits: ['hero:elf'] });
    expect(table.events.slice(2)).toEqual([struck('hero:elf', WARRIOR), hurt('hero:elf', 7, WARRIOR)]);
    expect(table.options).toEqual([`${WARRIOR}>attack-1`, `${WARRIOR}>pass`]);
  });

  it('SOL-040 SOL-041: with none in the reserve there is the Punch and nothing else', () => {
    const table = solothFight({ monsters: ['monster:vampire'] });
    table.state = {
      ...table.state,
      model: { ...table.model, stock: { ...table.model.stock, warrior: 0, warriorOrArcher: 0 } },
    };
    const refusal = { reason: 'stockExhausted', rule: 'SOL-040', details: { monster: 'monster:skeleton-warrior' } };
    expect(table.passAll().barred(`${VAMPIRE}>attack-2`)).toEqual(refusal);
    table.act(VAMPIRE, 'attack-1');
    expect(table.prompt.purpose.kind).toBe('flick');
    expect(table.flick().model.room?.turn).toBe('heroes');
  });
});
