import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { solothFight } from './support';

const RIDER = 'monster:orc-wolf-rider-1';
const ORC = 'monster:orc-1';
const unhorsed = () =>
  solothFight({ monsters: ['monster:orc-wolf-rider'] })
    .act('hero:elf', 'punch')
    .flick({ hits: [RIDER], rest: { [RIDER]: [70, 100] } });

describe('Mounted Unit', () => {
  it('SOL-187 SOL-188 SOL-193: the mount killed, an Orc from the reserve stands where it came to rest', () => {
    const table = unhorsed();
    expect(table.has(RIDER)).toBe(false);
    expect(table.piece(ORC)).toMatchObject({ card: 'monster:orc', xMm: 70, yMm: 100 });
    expect(table.model.stock.orc).toBe(4);
    expect(heroOf(table.model, 'hero:elf').kills).toEqual([
      { monster: 'monster:orc-wolf-rider', disc: 'orcWolfRider' },
    ]);
  });

  it('SOL-190 SOL-191 SOL-258: what was too much for the mount does not reach the rider', () => {
    const table = solothFight({
      monsters: ['monster:orc-wolf-rider'],
      boards: { 'hero:barbarian': { equipment: ['equipment:great-axe'] } },
    })
      .act('hero:barbarian', 'punch')
      .flick({ hits: [RIDER] });
    expect(table.piece(ORC)).toMatchObject({ life: 2, stun: null });
  });

  it('SOL-191: the next pitch of an action may strike it', () => {
    const table = solothFight({ monsters: ['monster:orc-wolf-rider'] })
      .act('hero:elf', 'arrows')
      .flick({ hits: [RIDER] })
      .flick({ hits: [ORC] });
    expect(table.piece(ORC)).toMatchObject({ life: 1 });
  });

  it('SOL-189: it acts in the turn of the Overseer like any other, and can be killed', () => {
    const table = unhorsed().passAll();
    expect(table.options).toContain(`${ORC}>attack-1`);
  });

  it('SOL-192: with no Orc in the reserve nobody takes its place', () => {
    const table = solothFight({ monsters: ['monster:orc-wolf-rider', 'monster:zombie'] });
    table.state = { ...table.state, model: { ...table.model, stock: { ...table.model.stock, orc: 0 } } };
    table.act('hero:elf', 'punch').flick({ hits: [RIDER] });
    expect(Object.keys(table.model.room?.pieces ?? {}).filter((id) => id.startsWith('monster:'))).toEqual([
      'monster:zombie-1',
    ]);
  });

  it('SOL-188: driven off the board and dead, its rider comes in where it left', () => {
    const table = solothFight({ monsters: ['monster:orc-wolf-rider'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [RIDER], exits: { [RIDER]: [0, 100] } });
    expect(table.piece(ORC)).toMatchObject({ xMm: 12.5, yMm: 100 });
  });
});
