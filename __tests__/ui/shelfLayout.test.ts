import { shelfLayout } from '../../src/ui/title/shelfLayout';

const box = (widthPt: number, heightPt: number) => ({ widthPt, heightPt, picture: 0 });
const GAMES = [[box(190, 212), box(66, 158), box(62, 144)], [box(186, 200)]] as const;

const PHONE = { widthPt: 390, heightPt: 450 };
const TABLET = { widthPt: 1180, heightPt: 480 };

it.each([
  ['one plank below the other where it is upright', PHONE, 2],
  ['one plank where it is broad', TABLET, 1],
] as const)('games stand on %s', (_, room, planks) => {
  const layout = shelfLayout(GAMES, room);
  expect(layout.planks).toHaveLength(planks);
  expect(layout.games.map(({ boxes }) => boxes.length)).toEqual([3, 1]);
  GAMES.forEach((boxes, game) =>
    boxes.forEach(({ widthPt, heightPt }, at) => {
      const { left, top } = layout.games[game]!.boxes[at]!;
      expect(left).toBeGreaterThan(0);
      expect(left + widthPt * layout.scale).toBeLessThan(room.widthPt);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + heightPt * layout.scale).toBeLessThan(room.heightPt);
    }),
  );
});

it('all boxes of a plank stand equally far on it', () => {
  const { games, scale } = shelfLayout(GAMES, TABLET);
  const feet = GAMES.flatMap((boxes, game) =>
    boxes.map(({ heightPt }, at) => games[game]!.boxes[at]!.top + heightPt * scale),
  );
  for (const foot of feet) expect(foot).toBeCloseTo(feet[0]!, 6);
});
