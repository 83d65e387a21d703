import { pitchesLeft } from '../../../src/rules/catacombs';
import { fight } from './support/fight';

describe('how many flicks of an action are to come', () => {
  it('BASE-158: the rest of a sequence', () => {
    const table = fight({ monsters: ['monster:orc'] }).act('hero:elf', 'arrows');
    expect(pitchesLeft(table.state)).toBe(1);
    expect(pitchesLeft(table.flick().state)).toBe(0);
  });

  it('BASE-166: the rest of a chain', () => {
    const table = fight({ monsters: ['monster:orc'] }).act('hero:barbarian', 'berserk');
    expect(pitchesLeft(table.state)).toBe(3);
    expect(pitchesLeft(table.flick().flick().state)).toBe(1);
  });

  it('none of a single Punch', () => {
    expect(pitchesLeft(fight({ monsters: ['monster:orc'] }).act('hero:elf', 'punch').state)).toBe(0);
  });
});
