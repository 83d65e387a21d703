import { Skia, type SkSurface } from '@shopify/react-native-skia';
import { warmUp } from '../../src/board';
import { endWarmUp } from '../../src/board/canvas/warmUp';
import { CATALOGUE } from '../../src/ui/games/catacombs/catalogue';

it('paints one thing at a time out of sight, lets others go first, and keeps nothing', async () => {
  const factory = Skia.Surface;
  const make = factory.MakeOffscreen.bind(factory);
  let painted = 0;
  const kept = new Set<SkSurface>();
  const spy = jest.spyOn(factory, 'MakeOffscreen').mockImplementation((...size) => {
    const surface = make(...size);
    if (surface === null) throw new Error('no surface');
    painted += 1;
    kept.add(surface);
    const dispose = surface.dispose.bind(surface);
    surface.dispose = () => {
      kept.delete(surface);
      dispose();
    };
    return surface;
  });
  const atPauses: number[] = [];
  await warmUp(CATALOGUE, async () => {
    atPauses.push(painted);
    await Promise.resolve();
  });
  const between = atPauses.slice(1).map((count, index) => count - (atPauses[index] ?? 0));
  expect(atPauses[0]).toBe(0);
  // The ground and the face that lies on it; then every piece and mark by itself.
  expect(between[0]).toBe(2);
  expect(new Set(between.slice(1))).toEqual(new Set([1]));
  expect(between.length).toBeGreaterThan(Object.keys(CATALOGUE.marks).length);
  expect(kept.size).toBe(0);
  // Once there is a board, nothing more.
  painted = 0;
  let pauses = 0;
  await warmUp(CATALOGUE, async () => {
    pauses += 1;
    if (pauses === 3) endWarmUp();
    await Promise.resolve();
  });
  expect([pauses, painted, kept.size]).toEqual([3, 3, 0]);
  spy.mockRestore();
});
