import { placementOf } from '../../../src/ui/table/layout/placementOf';

const PHONE = { form: 'over', fromPt: 110, toPt: 780, sidePt: 0 } as const;
const LOW = { form: 'over', fromPt: 104, toPt: 584, sidePt: 0 } as const;
const BESIDE = { form: 'beside', fromPt: 0, toPt: 330, sidePt: 354 } as const;
const RADIUS_PT = 20;

it('comes from below, and leaves something of the board to be seen', () => {
  const { edge, reachPt } = placementOf(PHONE, null);
  expect(edge).toBe('bottom');
  expect(reachPt).toBeGreaterThan(670 * 0.8);
  expect(reachPt).toBeLessThan(670 - 44);
});

it('covers the column beside a board, wherever a disc may be', () => {
  expect(placementOf(BESIDE, null)).toEqual({ edge: 'side', reachPt: 354 });
  expect(placementOf(BESIDE, { top: 100, bottom: 140 })).toEqual({ edge: 'side', reachPt: 354 });
});

it.each([PHONE, LOW].flatMap((place) => [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95].map((share) => ({ place, share }))))(
  'leaves a disc at $share of $place.toPt to be seen',
  ({ place, share }) => {
    const heightPt = place.toPt - place.fromPt;
    const at = place.fromPt + heightPt * share;
    const active = { top: at - RADIUS_PT, bottom: at + RADIUS_PT };
    const { edge, reachPt } = placementOf(place, active);
    if (edge === 'bottom') expect(place.toPt - reachPt).toBeGreaterThan(active.bottom);
    else expect(place.fromPt + reachPt).toBeLessThan(active.top);
    expect(reachPt).toBeGreaterThan(heightPt * 0.4);
  },
);
