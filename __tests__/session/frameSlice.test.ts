import { frameSlice } from '../../src/session/thinkers/frameSlice';

/** The slice after so many frames that each took so long. */
function sliceAfter(...framesMs: readonly number[]): number {
  const slice = frameSlice();
  let atMs = 5000;
  slice.frameBegan(atMs);
  for (const frameMs of framesMs) slice.frameBegan((atMs += frameMs));
  return slice.ms;
}

describe('a slice of thought between frames', () => {
  it('is more than half of a usual frame and leaves a third of it', () => {
    expect(sliceAfter(16.7, 16.7)).toBeGreaterThan(8.3);
    expect(sliceAfter(16.7, 16.7)).toBeLessThan(11.1);
  });

  it('is shorter on a faster display', () => {
    expect(sliceAfter(8.3, 8.3)).toBeCloseTo(5, 1);
    expect(sliceAfter(6.1)).toBe(4);
  });

  it('does not grow when frames come late, which may be its own doing', () => {
    expect(sliceAfter(8.3, 40, 120)).toBe(sliceAfter(8.3));
    expect(sliceAfter(90)).toBe(frameSlice().ms);
  });

  it('takes no notice of two frames that are told at once', () => {
    expect(sliceAfter(0, 0.4)).toBe(frameSlice().ms);
  });
});
