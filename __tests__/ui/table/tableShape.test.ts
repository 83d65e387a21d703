import { BOARD_MM } from '../../../src/rules/table';
import { activeRect } from '../../../src/ui/table/shell/activeRect';
import { tableLayout } from '../../../src/ui/table/shell/tableLayout';

describe('the shape of the table', () => {
  it.each([
    [360, 640, 'column', 'low'],
    [390, 844, 'column', 'cell'],
    [700, 1100, 'column', 'board'],
    [820, 1180, 'wing', 'board'],
    [844, 390, 'beside', 'cell'],
    [1180, 820, 'wings', 'board'],
    [1440, 900, 'wings', 'board'],
  ] as const)('%i by %i is a %s', (width, height, form, heroes) => {
    const layout = tableLayout(width, height);
    expect([layout.form, layout.heroes.form]).toEqual([form, heroes]);
  });

  it.each([
    [390, 844, 2],
    [844, 390, 2],
    [820, 1180, 2],
  ])('%i by %i cuts no name off in large text', (width, height, scale) => {
    const { heroes, steps } = tableLayout(width, height, scale);
    expect([heroes.form, steps]).toEqual(['low', 'alone']);
  });

  it('leaves a board of full height between its wings', () => {
    const { sidePt } = tableLayout(1180, 820);
    const boardPt = (820 - 100) * (BOARD_MM.width / BOARD_MM.height);
    expect(1180 - 2 * sidePt).toBeGreaterThanOrEqual(boardPt);
  });
});

describe('where the chosen disc is', () => {
  const room = { left: 10, top: 100, width: 310, height: 460 };
  const disc = {
    id: 'hero:elf',
    piece: 'elf',
    xMm: 80,
    yMm: 420,
    radiusMm: 12.5,
    isFlickable: true,
    marks: [],
  } as const;

  it('is told in points of the window', () => {
    const { left, top, right, bottom } = activeRect(room, disc, false);
    expect([(left + right) / 2, (top + bottom) / 2]).toEqual([10 + 5 + 80, 100 + 5 + 420]);
    expect(right - left).toBe(25);
  });

  it('turns with the board', () => {
    const { left, top, right, bottom } = activeRect(room, disc, true);
    expect([(left + right) / 2, (top + bottom) / 2]).toEqual([10 + 5 + 220, 100 + 5 + 30]);
  });

  it('follows a board that is smaller than its room', () => {
    const { top, bottom } = activeRect({ ...room, height: 660 }, disc, false);
    expect((top + bottom) / 2).toBe(100 + 100 + 5 + 420);
  });
});
