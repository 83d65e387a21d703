import { targetsOf } from '../../../src/rules/catacombs';
import { fight } from './support/fight';
import { FAMILIAR } from './support/pieces';
import type { Table } from './support/table';

const targets = ({ state }: Table): readonly string[] => targetsOf(state);

describe('who would be hurt by the flick that is asked for', () => {
  it('BASE-123 BASE-124: the enemies, whichever side flicks', () => {
    const plan = { monsters: ['monster:orc', 'monster:zombie'], heroes: { 'hero:wizard': 'away' } } as const;
    expect(targets(fight(plan).act('hero:elf', 'punch'))).toEqual(['monster:orc-1', 'monster:zombie-1']);
    const theirs = fight(plan).passAll().act('monster:orc-1', 'attack-1');
    expect(targets(theirs)).toEqual(['hero:elf', 'hero:barbarian', 'hero:thief']);
  });

  it('nobody while no flick is asked for', () => {
    expect(targets(fight({ monsters: ['monster:orc'] }))).toEqual([]);
  });

  it('BASE-169: nobody whom a chain has just struck', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:troll'] })
      .act('hero:barbarian', 'berserk')
      .flick({ hits: ['monster:troll-1'] });
    expect(targets(table)).toEqual(['monster:orc-1']);
  });

  it('BASE-236: not the one whom a retaliation answers', () => {
    const table = fight({ monsters: ['monster:minotaur'] })
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:minotaur-1'] })
      .choose('monster:minotaur-1');
    expect(targets(table)).toEqual(['hero:barbarian', 'hero:thief', 'hero:wizard']);
  });

  it('BASE-046: nobody for a step aside', () => {
    const table = fight({ monsters: ['monster:orc'] })
      .act('hero:thief', 'dodge')
      .flick();
    expect(targets(table)).toEqual([]);
  });

  it('BASE-222: nobody for the Familiar, whose Punch does no damage', () => {
    const table = fight({
      monsters: ['monster:orc'],
      boards: { 'hero:wizard': { equipment: ['equipment:familiar'] } },
      pieces: [FAMILIAR],
    }).act('ally:familiar', 'punch');
    expect(targets(table)).toEqual([]);
  });

  it('BASE-266: a Fire Demon for a Punch, not for a missile', () => {
    const plan = { monsters: ['monster:fire-demon', 'monster:orc'] } as const;
    expect(targets(fight(plan).act('hero:elf', 'punch'))).toEqual(['monster:fire-demon-1', 'monster:orc-1']);
    expect(targets(fight(plan).act('hero:elf', 'arrows'))).toEqual(['monster:orc-1']);
  });

  it('BASE-340: a veiled Lord for a Punch alone', () => {
    const veiled = (action: string): readonly string[] => {
      const { state } = fight({ fight: 'final', setup: { lord: 'lord:sorcerer' } }).act('hero:elf', action);
      const room = state.model.room!;
      const model = { ...state.model, room: { ...room, lord: { ...room.lord!, isVeiled: true } } };
      expect(targetsOf(state)).toEqual(['lord:sorcerer']);
      return targetsOf({ ...state, model });
    };
    expect(veiled('arrows')).toEqual([]);
    expect(veiled('punch')).toEqual(['lord:sorcerer']);
  });
});
