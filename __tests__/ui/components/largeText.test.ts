import { wholeScale } from '../../../src/ui/kit/side/largeText';

describe('how large text is read', () => {
  it.each([
    ['as usual, when nobody asks for more', 1, 1, 1],
    ['as the settings ask', 1, 1.6, 1.6],
    ['as the device asks', 1.3, 1, 1.3],
    ['as both ask together', 1.25, 1.4, 1.75],
    ['twice as large at the most', 1.5, 2, 2],
    ['larger still when the device alone asks for it', 3, 1.5, 3],
    ['smaller when the device asks for it', 0.85, 1, 0.85],
  ])('%s', (_case, device, settings, whole) => {
    expect(wholeScale(device, settings)).toBeCloseTo(whole);
  });
});
