import { GAP_PT, tilePtFor } from '../../../../src/ui/games/catacombs/map/mazeSizes';

const wholePt = (columns: number, tilePt: number): number => columns * (tilePt + GAP_PT) + GAP_PT;

it.each([
  ['a small phone', 302, 640],
  ['a phone', 332, 844],
  ['a phone on its side', 460, 390],
  ['a tablet', 480, 1180],
])('shows whole rows of four on %s, each card large enough for a finger', (_, roomPt, heightPt) => {
  const tilePt = tilePtFor(roomPt, 4, heightPt);
  expect(tilePt).toBeGreaterThanOrEqual(48);
  expect(wholePt(4, tilePt)).toBeLessThanOrEqual(roomPt);
});

it('grows where the screen is high, and not where it is low', () => {
  expect(tilePtFor(480, 4, 1180)).toBe(92);
  expect(tilePtFor(480, 4, 390)).toBe(66);
});

it('never grows too small for a finger: the rows then go on beyond the edge', () => {
  expect(tilePtFor(302, 8, 640)).toBe(48);
});
