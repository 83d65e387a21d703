import { shakeAt, showingOf } from '../../src/board/flights/flightShow';

const SHOW = { pace: 0.5, holds: [{ atMs: 100, forMs: 50 }], shakesAtMs: [100, 300] };
const farOf = ({ x, y }: { readonly x: number; readonly y: number }) => Math.hypot(x, y);

describe('how a flight is shown', () => {
  it('is as it happened when nothing is said', () => {
    expect(showingOf(undefined, 'full')).toEqual({ tempo: { pace: 1, holds: [] }, shakesAtMs: [] });
  });

  it('shakes when the blow is seen, holds and slow motion included', () => {
    expect(showingOf(SHOW, 'full')).toEqual({ tempo: { pace: 0.5, holds: SHOW.holds }, shakesAtMs: [200, 650] });
  });

  it('neither holds nor shakes where motion is to be reduced, but keeps its pace', () => {
    expect(showingOf(SHOW, 'reduced')).toEqual({ tempo: { pace: 0.5, holds: [] }, shakesAtMs: [] });
  });
});

describe('the shaken board', () => {
  const showing = showingOf(SHOW, 'full');
  const moments = Array.from({ length: 900 }, (_, ms) => ms);

  it('trembles for no more than 120 ms at each blow, and by no more than 3 points', () => {
    const shaken = moments.filter((ms) => farOf(shakeAt(ms, showing)) > 0.01);
    expect(shaken.every((ms) => (ms > 200 && ms < 320) || (ms > 650 && ms < 770))).toBe(true);
    expect(shaken.length).toBeGreaterThan(150);
    expect(Math.max(...moments.map((ms) => Math.abs(shakeAt(ms, showing).x)))).toBeLessThanOrEqual(3);
    expect(Math.max(...moments.map((ms) => Math.abs(shakeAt(ms, showing).x)))).toBeGreaterThan(1.5);
  });

  it('never sums two blows to more', () => {
    const twice = { ...showing, shakesAtMs: [200, 200, 205] };
    expect(Math.max(...moments.map((ms) => Math.abs(shakeAt(ms, twice).x)))).toBeLessThanOrEqual(3);
  });
});
