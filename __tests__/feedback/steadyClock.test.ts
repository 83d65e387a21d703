import { createSteadyClock } from '../../src/feedback/players/device/steadyClock';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Ahead of the other clock by two seconds, and shown a whole buffer at a time. */
const trueS = (): number => performance.now() / 1000 + 2;
const shownBy = (bufferS: number) => (): number => Math.floor(trueS() / bufferS) * bufferS;

it.each([0.0027, 0.0107, 0.0213, 0.0232])('knows a clock that goes by %d s to 4 ms after a while', async (bufferS) => {
  for (let start = 0; start < 20; start += 1) {
    const clock = createSteadyClock(shownBy(bufferS));
    await jest.advanceTimersByTimeAsync(3.7 * start);
    clock.watch();
    await jest.advanceTimersByTimeAsync(60);
    expect(Math.abs(clock.nowS() - trueS())).toBeLessThan(0.004);
  }
});

it('follows a clock that has fallen behind, and begins anew when it is told to', async () => {
  let aheadS = 2;
  const clock = createSteadyClock(() => performance.now() / 1000 + aheadS);
  expect(clock.nowS()).toBeCloseTo(trueS(), 6);
  aheadS -= 0.003;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(clock.nowS() - performance.now() / 1000).toBeCloseTo(aheadS, 6);
  aheadS = 1;
  clock.forget();
  expect(clock.nowS() - performance.now() / 1000).toBeCloseTo(1, 6);
});
