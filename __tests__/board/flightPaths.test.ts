import { flightPathsOf, shareBehind, type FlightPath } from '../../src/board/flights/flightPaths';
import { poseAt } from '../../src/physics/flight';
import { randomFlick } from '../physics/support/randomTables';
import { board, disc, field, fly, shot } from '../physics/support/tables';

/** Where the drawn line ends when this much of it is behind the disc. */
function tipAt({ legs, lengthMm }: FlightPath, share: number) {
  const behindMm = share * lengthMm;
  const leg = legs.findLast((one) => one.behindMm <= behindMm)!;
  const part = Math.min(1, (behindMm - leg.behindMm) / leg.lengthMm);
  return {
    xMm: leg.fromXMm + (leg.toXMm - leg.fromXMm) * part,
    yMm: leg.fromYMm + (leg.toYMm - leg.fromYMm) * part,
  };
}

it('draws every way as far as its disc has come, at any moment', () => {
  const flick = randomFlick(14, 16);
  const { flight } = fly(flick.table, flick.shot);
  const paths = flightPathsOf(flight);
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) {
    const track = flight.tracks.findIndex(({ discId }) => discId === path.discId);
    for (let atMs = path.legs[0]!.startMs; atMs < flight.durationMs; atMs += 7) {
      const pose = poseAt(flight, track, atMs);
      if (!pose.isVisible) break;
      const tip = tipAt(path, shareBehind(path, atMs));
      expect([tip.xMm, tip.yMm]).toEqual([expect.closeTo(pose.xMm, 6), expect.closeTo(pose.yMm, 6)]);
    }
    expect(shareBehind(path, 0)).toBe(0);
    expect(shareBehind(path, flight.durationMs)).toBeCloseTo(1, 9);
  }
});

it('tells them in the order in which they began, and none that never left its place', () => {
  const discs = [disc('a', 150, 400, 12), disc('b', 150, 300, 12), disc('c', 150, 200, 12), disc('idle', 30, 30, 12)];
  const { flight } = fly(field(discs), shot('a', 0, -1500));
  expect(flightPathsOf(flight).map(({ discId }) => discId)).toEqual(['a', 'b', 'c']);
});

it('ends a way at the edge, whatever becomes of the disc', () => {
  const { flight, exits } = fly(board([disc('a', 150, 400, 12)]), shot('a', 0, -2200));
  const [path] = flightPathsOf(flight);
  const end = path!.legs.at(-1)!;
  expect([end.toXMm, end.toYMm]).toEqual([expect.closeTo(exits[0]!.xMm, 6), expect.closeTo(exits[0]!.yMm, 6)]);
});
