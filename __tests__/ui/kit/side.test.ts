import { acrossIn } from '../../../src/ui/kit/side/acrossIn';
import {
  layoutOf,
  placeOn,
  quartersAt,
  scrollsUpright,
  seenFrom,
  sideWithin,
  wholeOf,
  type Side,
} from '../../../src/ui/kit/side/side';

const TABLET: Side = {
  quarters: 0,
  widthPt: 1180,
  heightPt: 820,
  insets: { top: 24, right: 3, bottom: 20, left: 5 },
  fontScale: 1,
};

describe('a side', () => {
  it('is as broad as the edge that one sits at is long, and keeps free what the screen wants free', () => {
    expect(sideWithin(TABLET, wholeOf(TABLET), 'west')).toEqual({
      ...TABLET,
      quarters: 1,
      widthPt: 820,
      heightPt: 1180,
      // The left edge of the screen lies before them, its top on their left.
      insets: { top: 3, right: 20, bottom: 5, left: 24 },
    });
    expect(sideWithin(TABLET, wholeOf(TABLET), 'north')).toMatchObject({
      quarters: 2,
      widthPt: 1180,
      insets: { top: 20, right: 5, bottom: 24, left: 3 },
    });
    expect(sideWithin(TABLET, wholeOf(TABLET), 'east').insets).toEqual({ top: 5, right: 24, bottom: 3, left: 20 });
  });

  it('keeps free only what reaches into it', () => {
    const rail = { leftPt: 112, topPt: 0, widthPt: 956, heightPt: 102 };
    const side = sideWithin(TABLET, rail, 'north');
    expect(side).toMatchObject({ widthPt: 956, heightPt: 102, insets: { top: 0, right: 0, bottom: 24, left: 0 } });
  });

  it('lies in its place once it is turned round its middle', () => {
    const place = { leftPt: 10, topPt: 10, widthPt: 96, heightPt: 800 };
    const laid = layoutOf(place, sideWithin(TABLET, place, 'west'));
    expect(laid).toEqual({ leftPt: 58 - 400, topPt: 410 - 48, widthPt: 800, heightPt: 96 });
  });

  it('within a side is turned as both are', () => {
    const west = sideWithin(TABLET, wholeOf(TABLET), 'west');
    expect(sideWithin(west, wholeOf(west), 'north').quarters).toBe(3);
    expect(sideWithin(west, wholeOf(west), 'east').quarters).toBe(0);
  });

  it.each(['south', 'west', 'north', 'east'] as const)('sees from the %s what points inwards as upwards', (edge) => {
    const inwards = { south: [0, -1], west: [1, 0], north: [0, 1], east: [-1, 0] }[edge];
    expect(seenFrom(quartersAt(edge), inwards[0]!, inwards[1]!)).toEqual({ x: 0, y: -1 });
  });

  it('finds what lies on it in its own points', () => {
    const screen = { left: 0, top: 0, right: 1180, bottom: 820 };
    const it = { left: 100, top: 200, right: 130, bottom: 260 };
    expect([0, 1, 2, 3].map((quarters) => placeOn(quarters as 0 | 1 | 2 | 3, screen, it))).toEqual([
      { leftPt: 100, topPt: 200, widthPt: 30, heightPt: 60 },
      { leftPt: 200, topPt: 1050, widthPt: 60, heightPt: 30 },
      { leftPt: 1050, topPt: 560, widthPt: 30, heightPt: 60 },
      { leftPt: 560, topPt: 100, widthPt: 60, heightPt: 30 },
    ]);
  });
});

it('a finger in a view is as far across it as it is seen, from the first corner of where that is on the screen', () => {
  // A quarter along a view that is 200 wide and 40 high.
  const fingers = [
    { x: 50, y: 10 },
    { x: 30, y: 50 },
    { x: 150, y: 30 },
    { x: 10, y: 150 },
  ];
  expect(fingers.map((finger, quarters) => acrossIn(quarters as 0 | 1 | 2 | 3, finger, 200))).toEqual([50, 50, 50, 50]);
});

it('what scrolls up and down on a side scrolls along the screen where the side is turned across it', () => {
  expect(([0, 1, 2, 3] as const).map(scrollsUpright)).toEqual(['pan-y', 'pan-x', 'pan-y', 'pan-x']);
});
