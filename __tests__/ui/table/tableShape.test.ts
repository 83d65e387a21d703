import type { Quarters } from '../../../src/lib';
import * as fc from '../../support/properties';
import { BOARD } from '../../../src/rules/catacombs';
import { activeRect, flankPt, withinFlanks } from '../../../src/ui/table/layout/activeRect';
import { hasRoomForName } from '../../../src/ui/table/head/flagRoom';
import { askedAbout } from '../../../src/ui/games/catacombs/play/mustBeSeen';
import { spansOf } from '../../../src/ui/table/layout/spansOf';
import { tableLayout } from '../../../src/ui/table/layout/tableLayout';
import { curtainSizes } from '../../../src/ui/table/curtain/curtainSizes';
import { trayClearOf, trayEdge } from '../../../src/ui/table/layout/trayEdge';

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
    expect([layout.form, layout.foot.form]).toEqual([form, heroes]);
  });

  it.each([
    [160, 320, true],
    [180, 400, false],
    [844, 390, false],
    [640, 340, false],
  ])('%i by %i leaves nothing for the board beside the heroes: %s', (width, height, isScant) => {
    expect(tableLayout(width, height).isScant).toBe(isScant);
  });

  it('has room beside the board for whatever is said', () => {
    expect(tableLayout(844, 390).promptLines).toBe('all');
  });

  it.each([
    [390, 844, 2],
    [844, 390, 2],
    [820, 1180, 2],
  ])('%i by %i cuts no name off in large text', (width, height, scale) => {
    const { foot, otherPhases, areCountsBelow } = tableLayout(width, height, scale);
    expect([foot.form, foot.columns, otherPhases, areCountsBelow]).toEqual(['line', 2, 'alone', true]);
  });

  it.each([
    [240, 420],
    [160, 320],
  ])('%i by %i, a phone that is zoomed, lies as in large text', (width, height) => {
    const { foot, hasTabNames } = tableLayout(width, height);
    expect([foot.form, foot.columns, hasTabNames]).toEqual(['line', 2, false]);
  });

  it.each([
    ['Resolution', 196, 1, true, false],
    ['Resolution', 240, 1, true, true],
    ['Exploration', 196, 1, false, true],
    ['Heroes', 196, 1, true, true],
    ['Heroes', 196, 2, true, false],
    ['Heroes', 100, 1, false, false],
  ])('a flag with %s on a ribbon of %d at %d', (name, ribbonPt, scale, hasSeal, hasRoom) => {
    expect(hasRoomForName(name, ribbonPt, scale, hasSeal)).toBe(hasRoom);
  });

  it.each([
    ['Heroes', 4, true],
    ['Resolution', 4, false],
    ['Resolution', 0, true],
  ])('a flag with %s beside %d other phases on the ribbon of a phone', (name, others, hasRoom) => {
    expect(hasRoomForName(name, 270, 1, true, others)).toBe(hasRoom);
  });

  it('leaves room in the wings of a tablet for drawers in large text, and two lines for what is asked', () => {
    const { form, foot, hasTabNames, areCountsBelow, promptLines } = tableLayout(1180, 820, 1.6);
    expect([form, foot.form, hasTabNames, areCountsBelow, promptLines]).toEqual(['wings', 'namedLine', false, true, 2]);
  });

  it('gives the width of a broad screen to its wings', () => {
    expect(tableLayout(1920, 1080).sidePt).toBeGreaterThan(1.5 * tableLayout(1440, 900).sidePt);
  });

  it('leaves a board of full height between its wings', () => {
    const { sidePt } = tableLayout(1180, 820);
    const boardPt = (820 - 100) * (BOARD.widthMm / BOARD.heightMm);
    expect(1180 - 2 * sidePt).toBeGreaterThanOrEqual(boardPt);
  });
});

describe('the shape of a table that has something to lie beside its board', () => {
  it.each([
    [390, 844, 1, 'column', 'cell', 0],
    [820, 1180, 1, 'column', 'board', 0],
    [844, 390, 1, 'beside', 'cell', 0],
    [820, 1180, 2, 'column', 'line', 0],
  ] as const)('%i by %i at %d is a %s', (width, height, scale, form, foot, flank) => {
    const layout = tableLayout(width, height, scale, true);
    expect([layout.form, layout.foot.form, layout.flankPt]).toEqual([form, foot, flank]);
  });

  it('gives a board that lies on its side the breadth of the screen but for a card on either side', () => {
    const { form, flankPt: least } = tableLayout(1180, 820, 1, true);
    expect(form).toBe('column');
    expect(least).toBeGreaterThan(150);
    const room = withinFlanks({ left: 10, top: 100, width: 1160, height: 500 }, least);
    expect(room).toEqual({ left: 10 + least, top: 100, width: 1160 - 2 * least, height: 500 });
    expect(flankPt({ ...room, height: 300 }, { widthMm: 610, heightMm: 355, rimMm: 17 }, 0)).toBeGreaterThan(100);
    expect(flankPt({ ...room, height: 900 }, { widthMm: 610, heightMm: 355, rimMm: 17 }, 0)).toBe(0);
  });
});

describe('where the chosen disc is', () => {
  const rectOf = (...of: Parameters<typeof activeRect>) => {
    const rect = activeRect(...of);
    if (rect === null) throw new Error('it is out of sight');
    return rect;
  };
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
    const { left, top, right, bottom } = rectOf(room, BOARD, disc, 0);
    expect([(left + right) / 2, (top + bottom) / 2]).toEqual([10 + 5 + 80, 100 + 5 + 420]);
    expect(right - left).toBe(25);
  });

  it('turns with the board', () => {
    const { left, top, right, bottom } = rectOf(room, BOARD, disc, 2);
    expect([(left + right) / 2, (top + bottom) / 2]).toEqual([10 + 5 + 220, 100 + 5 + 30]);
    const wide = { left: 10, top: 100, width: 460, height: 310 };
    const once = rectOf(wide, BOARD, disc, 1);
    expect([(once.left + once.right) / 2, (once.top + once.bottom) / 2]).toEqual([10 + 5 + 30, 100 + 5 + 80]);
  });

  it('lies within the walls round its board', () => {
    const walled = { left: 10, top: 100, width: 310 + 34, height: 460 + 34 };
    const { left, top } = rectOf(walled, { ...BOARD, rimMm: 17 }, disc, 0);
    expect([left, top]).toEqual([10 + 5 + 17 + 80 - 12.5, 100 + 5 + 17 + 420 - 12.5]);
  });

  it('follows a board that is smaller than its room', () => {
    const { top, bottom } = rectOf({ ...room, height: 660 }, BOARD, disc, 0);
    expect((top + bottom) / 2).toBe(100 + 100 + 5 + 420);
  });

  it('is larger and elsewhere for whoever looks closer, however the board is turned', () => {
    const look = { zoom: 2, xMm: 100, yMm: 400 };
    const { left, top, right, bottom } = rectOf(room, BOARD, disc, 0, look);
    expect([(left + right) / 2, (top + bottom) / 2]).toEqual([10 + 155 - 40, 100 + 230 + 40]);
    expect(right - left).toBe(50);
    const turned = rectOf(room, BOARD, disc, 2, look);
    expect([(turned.left + turned.right) / 2, (turned.top + turned.bottom) / 2]).toEqual([
      10 + 155 + 40,
      100 + 230 - 40,
    ]);
  });

  it('is as much as is to be seen of it, and nowhere when it is out of sight', () => {
    const half = rectOf(room, BOARD, disc, 0, { zoom: 2, xMm: 80, yMm: 420 - 115 });
    expect([half.top, half.bottom]).toEqual([100 + 460 - 25, 100 + 460]);
    expect(activeRect(room, BOARD, disc, 0, { zoom: 2, xMm: 200, yMm: 120 })).toBeNull();
  });
});

describe('a menu that hides no disc', () => {
  const ROOM = { top: 20, bottom: 700 };
  const disc = fc.integer({ min: 20, max: 560 }).map((top) => ({ top, bottom: top + 30 }));

  it('is as high as the discs leave it, at either end', () => {
    fc.assert(
      fc.property(fc.array(disc, { minLength: 1, maxLength: 9 }), (discs) => {
        const { edge, mostPt } = trayClearOf(discs, ROOM, 100);
        for (const { top, bottom } of discs) {
          if (edge === 'foot') expect(ROOM.bottom - mostPt).toBeGreaterThan(bottom);
          else expect(ROOM.top + mostPt).toBeLessThan(top);
        }
      }),
      { seed: 13 },
    );
  });

  it('lies by the thumb unless it could not be read there, and there is more at the head', () => {
    const low = { top: 590, bottom: 620 };
    const high = { top: 40, bottom: 70 };
    expect(trayClearOf([low], ROOM, 70)).toEqual({ edge: 'foot', mostPt: 76 });
    expect(trayClearOf([low], ROOM, 100).edge).toBe('head');
    expect(trayClearOf([low, high], ROOM, 100).edge).toBe('foot');
  });
});

describe('a question about discs', () => {
  const room = { left: 0, top: 100, width: 310, height: 460 };
  const lying = (id: string, yMm: number) =>
    ({ id, piece: 'elf', xMm: 150, yMm, radiusMm: 10, isFlickable: true, marks: [] }) as const;
  const scene = {
    ground: 'crypt',
    widthMm: BOARD.widthMm,
    heightMm: BOARD.heightMm,
    pieces: [lying('hero:elf', 400), lying('hero:thief', 60), lying('monster:orc-1', 230)],
  } as const;
  const choose = { kind: 'choose', options: ['bite', 'poison'], barred: [], min: 1, max: 1 } as const;
  const rats = { purpose: { kind: 'swarmAttack', on: 'hero:elf' }, ask: choose } as const;
  const spansIn = (prompt: Parameters<typeof askedAbout>[0] | null, turn: Quarters = 0) =>
    spansOf({ scene, mustBeSeen: prompt === null ? [] : askedAbout(prompt, scene.pieces) }, room, turn);
  const trayOf = (prompt: typeof rats | null, turn: Quarters = 0) =>
    trayEdge({ foot: { top: 330, bottom: 560 }, head: { top: 0, bottom: 230 } }, spansIn(prompt, turn));

  it('leaves the foot of the table when it would hide them there', () => {
    expect(spansIn(rats)).toEqual([{ top: 391, bottom: 419 }]);
    expect(trayOf(rats)).toBe('head');
    expect(trayOf(rats, 2)).toBe('foot');
    expect(trayOf(null)).toBe('foot');
  });

  it('counts those among which it lets choose, and stays where it hides the least', () => {
    const climb = (options: readonly string[]) =>
      ({ purpose: { kind: 'climb', piece: 'monster:sewer-rat-1' }, ask: { ...choose, options } }) as const;
    const edgeOf = (options: readonly string[]) =>
      trayEdge({ foot: { top: 330, bottom: 560 }, head: { top: 0, bottom: 230 } }, spansIn(climb(options)));
    expect(edgeOf(['hero:elf', 'monster:orc-1'])).toBe('head');
    expect(edgeOf(['hero:elf', 'hero:thief'])).toBe('foot');
    expect(edgeOf(['hero:elf', 'monster:orc-1>attack-1'])).toBe('head');
  });
});

it('the curtain leaves a plaque in large letters as much room as one on a low screen', () => {
  expect(curtainSizes(844, 2)).toEqual({ ...curtainSizes(640, 1), plaquePt: 680 });
  expect(curtainSizes(844, 1).discPt).toBeGreaterThan(curtainSizes(844, 2).discPt);
});
