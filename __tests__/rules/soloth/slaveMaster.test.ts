import { printCard } from '../catacombs/support/cards';
import { touch } from '../catacombs/support/table';
import type { FightPlan } from '../catacombs/support/fight';
import { hurt } from '../catacombs/support/facts';
import { overseersTurn, solothFight } from './support';
import { ANN, BOB } from '../catacombs/support/setup';

const MASTER = 'monster:lizard-man-1';
const OTHER = 'monster:lizard-man-2';
const ORC = 'monster:orc-1';
const TROLL = 'monster:troll-1';
const whip = (hits: readonly string[], plan: FightPlan = {}) =>
  overseersTurn({ monsters: ['monster:lizard-man', 'monster:orc', 'monster:troll'], ...plan })
    .act(MASTER, 'attack-1')
    .flick({ hits });

describe('Slave Master', () => {
  it('SOL-201 SOL-202: a monster that it strikes is not hurt, and may act at once', () => {
    const table = whip([ORC]);
    expect(table.piece(ORC)).toMatchObject({ life: 2 });
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'enslave', by: MASTER } });
    expect(table.options).toEqual([`${ORC}>attack-1`, 'pass']);
    table.choose(`${ORC}>attack-1`).flick({ hits: ['hero:elf'] });
    expect(table.events).toContainEqual(hurt('hero:elf', 7, ORC));
  });

  it('SOL-203 SOL-206: even if it has acted; and its own action stays its own', () => {
    const acted = overseersTurn({ monsters: ['monster:lizard-man', 'monster:orc'] })
      .act(ORC, 'attack-1')
      .flick()
      .act(MASTER, 'attack-1')
      .flick({ hits: [ORC] });
    expect(acted.options).toContain(`${ORC}>attack-1`);
    const fresh = whip([ORC]).choose(`${ORC}>attack-1`).flick();
    expect(fresh.options).toContain(`${ORC}>attack-1`);
  });

  it('SOL-204: of several the Overseer chooses one', () => {
    const table = whip([ORC, TROLL]);
    expect(table.options).toEqual([`${ORC}>attack-1`, `${TROLL}>attack-1`, 'pass']);
    expect(table.choose(`${TROLL}>attack-1`).flick().prompt.purpose.kind).toBe('act');
  });

  it('SOL-205: only what its own disc struck; heroes are hurt as ever', () => {
    const table = overseersTurn({ monsters: ['monster:lizard-man', 'monster:orc', 'monster:troll'] })
      .act(MASTER, 'attack-1')
      .flick({ hits: ['hero:elf', ORC], log: [touch(ORC, TROLL, 30)] });
    expect(table.events).toContainEqual(hurt('hero:elf', 7, MASTER));
    expect(table.options).toEqual([`${ORC}>attack-1`, 'pass']);
  });

  it('SOL-207: nobody serves twice in a turn, and it begins anew in the next', () => {
    const monsters = ['monster:lizard-man', 'monster:lizard-man', 'monster:orc'] as const;
    const table = overseersTurn({ monsters })
      .act(MASTER, 'attack-1')
      .flick({ hits: [ORC] })
      .choose(`${ORC}>attack-1`);
    table
      .flick()
      .act(OTHER, 'attack-1')
      .flick({ hits: [ORC] });
    expect(table.prompt.purpose.kind).toBe('act');
    table
      .passAll()
      .passAll()
      .act(MASTER, 'attack-1')
      .flick({ hits: [ORC] });
    expect(table.options).toContain(`${ORC}>attack-1`);
  });

  it('SOL-208: who lies incapacitated gains nothing', () => {
    const table = whip([ORC], { pieces: [{ id: ORC, stun: { round: 1, by: ORC } }] });
    expect(table.happened).not.toContain('enslaved');
    expect(table.options).toEqual([`${TROLL}>attack-1`, `${TROLL}>pass`]);
  });

  it('SOL-208: outside the turn of the Overseer it drives nobody', () => {
    const table = solothFight({ monsters: ['monster:lizard-man', 'monster:orc'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [MASTER], log: [touch(MASTER, ORC, 30)] });
    expect(table.happened).not.toContain('enslaved');
    expect(table.prompt).toMatchObject({ seats: [ANN, BOB], purpose: { kind: 'act', turn: 'heroes' } });
    printCard('monster:lizard-man', { abilities: ['ability:slave-master', 'ability:retaliation'] });
    const answered = solothFight({ monsters: ['monster:lizard-man', 'monster:orc'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [MASTER] })
      .choose(MASTER)
      .flick({ hits: [ORC] });
    expect(answered.prompt).toMatchObject({ seats: [ANN, BOB], purpose: { kind: 'act', turn: 'heroes' } });
  });
});
