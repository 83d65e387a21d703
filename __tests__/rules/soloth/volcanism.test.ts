import { burnt } from '../catacombs/support/facts';
import { overseersTurn } from './support';

const ACOLYTE = 'monster:infernal-acolyte-1';
const WALL = 'fire-wall-1';
const erupting = () => overseersTurn({ monsters: ['monster:infernal-acolyte', 'monster:orc'] });

describe('Volcanism', () => {
  it('SOL-218 SOL-220: in place of its attack it sets a Fire Wall on any free spot, the zone of the heroes included', () => {
    const table = erupting().act(ACOLYTE, 'attack-2');
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'placeFireWall' } });
    table.place({ [WALL]: [100, 390] });
    expect(table.piece(WALL)).toMatchObject({ kind: 'fireWall', xMm: 100, yMm: 390, radiusMm: 12.5 });
    expect(table.happened).not.toContain('damaged');
  });

  it('SOL-219: it has acted then', () => {
    const table = erupting()
      .act(ACOLYTE, 'attack-2')
      .place({ [WALL]: [100, 380] });
    expect(table.options.some((option) => option.startsWith(ACOLYTE))).toBe(false);
  });

  it('SOL-221: it burns like any other, and its disc is a Fire Spirit that is missing until the room ends', () => {
    const table = erupting()
      .act(ACOLYTE, 'attack-2')
      .place({ [WALL]: [100, 380] });
    expect(table.model.stock.fireSpirit).toBe(3);
    table
      .passAll()
      .act('hero:elf', 'punch')
      .flick({ hits: [WALL] });
    expect(table.events).toContainEqual(burnt('hero:elf', 7));
  });

  it('SOL-218: with no disc left it cannot', () => {
    const table = overseersTurn({
      monsters: ['monster:infernal-acolyte', ...Array.from({ length: 4 }, () => 'monster:fire-spirit' as const)],
    });
    expect(table.barred(`${ACOLYTE}>attack-2`)).toMatchObject({ reason: 'stockExhausted', rule: 'SOL-218' });
    expect(table.options).toContain(`${ACOLYTE}>attack-1`);
  });
});
