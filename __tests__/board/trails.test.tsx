import { flightPathsOf, shareBehind } from '../../src/board/flights/flightPaths';
import { pathLookOf } from '../../src/board/canvas/flight/pathShapes';
import { paintTrails } from '../../src/board/canvas/flight/trailPage';
import { longestStretchMm, seenOf, trailSpritesOf } from '../../src/board/canvas/flight/trailSprites';
import { poseAt } from '../../src/physics/flight';
import { randomFlick } from '../physics/support/randomTables';
import { fly } from '../physics/support/tables';

const PX_PER_MM = 0.5;
const RADIUS_MM = 12.5;
/** Strips are drawn this far at most from where the disc is: a corner is between them. */
const NEAR_MM = 0.01;

function flown() {
  const flick = randomFlick(14, 16);
  const { flight } = fly(flick.table, flick.shot);
  const paths = flightPathsOf(flight);
  const kinds = paths.map((_, index) => ({ look: pathLookOf(index), radiusMm: RADIUS_MM }));
  const page = paintTrails(kinds, longestStretchMm(paths), PX_PER_MM);
  const trails = paths.map((path, index) => ({ path, row: page.rows[index]! }));
  return { flight, paths, page, sprites: trailSpritesOf(trails, page) };
}

it('a trail ends where its disc is, at any moment, and none is seen before', () => {
  const { flight, paths, sprites } = flown();
  expect(paths.length).toBeGreaterThan(3);
  for (let atMs = 0; atMs < flight.durationMs; atMs += 13) {
    const come = paths.map((path) => shareBehind(path, atMs) * path.lengthMm);
    const seen = seenOf(sprites, come);
    paths.forEach(({ discId }, index) => {
      const pose = poseAt(
        flight,
        flight.tracks.findIndex((track) => track.discId === discId),
        atMs,
      );
      const strips = sprites.flatMap((sprite, at) =>
        sprite.trail === index && sprite.lengthMm > 0 && seen[at]!.width > 0 ? [{ sprite, seen: seen[at]! }] : [],
      );
      if (come[index] === 0) return expect(strips).toEqual([]);
      if (!pose.isVisible) return;
      const { sprite, seen: last } = strips.at(-1)!;
      const { scos, ssin, tx, ty } = sprite.transform;
      const [x, y] = [last.width, last.height / 2];
      const tip = { xMm: scos * x - ssin * y + tx, yMm: ssin * x + scos * y + ty };
      expect(Math.hypot(tip.xMm - pose.xMm, tip.yMm - pose.yMm)).toBeLessThan(NEAR_MM);
    });
  }
});

it('all of it lies within its page, strips as long as the longest stretch and its dashes', () => {
  const { page, paths, sprites } = flown();
  const whole = seenOf(
    sprites,
    paths.map(({ lengthMm }) => lengthMm),
  );
  expect(whole.filter(({ width }) => width > 0)).toHaveLength(sprites.length);
  for (const { x, y, width, height } of whole) {
    expect(x + width).toBeLessThanOrEqual(page.image.width() + 0.01);
    expect(y + height).toBeLessThanOrEqual(page.image.height());
  }
  page.image.dispose();
});
