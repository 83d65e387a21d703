import { placementOf, type RectPt } from '../../../src/ui/table/drawers/placementOf';

const PHONE = { width: 390, height: 844 };
const LOW = { width: 844, height: 390 };
const disc = (x: number, y: number): RectPt => ({ left: x - 20, right: x + 20, top: y - 20, bottom: y + 20 });

it('comes from below, or from the right where the screen is low', () => {
  expect(placementOf(PHONE, null)).toEqual({ edge: 'bottom', reachPt: 844 * 0.78 });
  expect(placementOf(LOW, null)).toEqual({ edge: 'right', reachPt: 460 });
});

it.each(
  [PHONE, LOW, { width: 360, height: 640 }, { width: 820, height: 1180 }].flatMap((window) =>
    [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95].map((share) => ({ window, share })),
  ),
)('leaves a disc at $share of $window.width × $window.height to be seen', ({ window, share }) => {
  const { width, height } = window;
  const active = disc(width * share, height * share);
  const { edge, reachPt } = placementOf(window, active);
  const covered = {
    bottom: active.bottom > height - reachPt,
    top: active.top < reachPt,
    right: active.right > width - reachPt,
    left: active.left < reachPt,
  };
  expect(covered[edge]).toBe(false);
  expect(reachPt).toBeGreaterThan((width > height ? width : height) * 0.4);
});
