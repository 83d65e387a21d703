import { onMark } from '../../src/ui/kit/components/choices/sliderSteps';
import { spreadOf } from '../../src/ui/library/spreadOf';
import { CANDLE, NAME, PICTURES, SCENE } from '../../src/ui/title/scene';
import { nameLayout, placeOf, sceneLayout } from '../../src/ui/title/titleLayout';

const SIZES = [
  [390, 844],
  [360, 640],
  [820, 1180],
  [1180, 820],
  [844, 390],
] as const;

describe('the title', () => {
  it.each(SIZES)('at %d × %d keeps the name and the candle on the screen, and apart', (widthPt, heightPt) => {
    const { name, candle, heightPt: roomPt } = nameLayout({ widthPt, heightPt });
    for (const place of [name, candle]) {
      expect(place.left).toBeGreaterThanOrEqual(-0.25 * candle.width);
      expect(place.left + place.width).toBeLessThanOrEqual(widthPt);
    }
    expect(roomPt).toBeLessThan(heightPt * 0.3);
    expect(name.width / name.height).toBeCloseTo(NAME.width / NAME.height, 9);
    const dishPt = (1.32 * candle.width) / CANDLE.side;
    const centre = candle.top + (CANDLE.centre * candle.height) / CANDLE.side;
    expect(centre - dishPt).toBeGreaterThanOrEqual(0);
  });

  it('fits the scene into its room without stretching it', () => {
    const layout = sceneLayout({ widthPt: 820, heightPt: 632 });
    const court = placeOf(PICTURES.court, layout);
    expect(layout.scale).toBeCloseTo(632 / SCENE.height, 9);
    expect(court.width / court.height).toBeCloseTo(PICTURES.court.width / PICTURES.court.height, 9);
    expect(court.left + court.width / 2).toBeCloseTo(410, 9);
  });
});

describe('onMark', () => {
  it('keeps a slider within its ends and on its marks', () => {
    expect([-1, 0.012, 0.03, 0.49, 2].map(onMark)).toEqual([0, 0, 0.05, 0.5, 1]);
  });
});

it('gives the shelves of the library more of a broad screen, and the open card no less', () => {
  const cardPt = (widthPt: number): number => spreadOf(widthPt).widestPt - spreadOf(widthPt).shelvesPt;
  expect(spreadOf(390).isSpread).toBe(false);
  expect(spreadOf(1920).shelvesPt).toBeGreaterThan(spreadOf(1180).shelvesPt);
  expect(cardPt(1920)).toBeGreaterThanOrEqual(cardPt(1180));
});
