import * as fc from '../support/properties';
import type { FlickOutcome } from '../../src/physics';
import type { Shot } from '../../src/rules/flicking';
import { worstEnergyGain } from './support/energy';
import { distance, randomFlick, type Flick } from './support/randomTables';
import { disc, field, fly, launchesOf, shot } from './support/tables';

const flicks = (discCount: fc.Arbitrary<number>) =>
  fc.record({ seed: fc.nat(1_000_000), discCount }).map((one) => randomFlick(one.seed, one.discCount));

const manyDiscs = flicks(fc.integer({ min: 2, max: 24 }));
/** Chaos multiplies rounding at each impact: what is compared by size, not by bits, must be a short story. */
const fewDiscs = flicks(fc.integer({ min: 2, max: 6 }));

function throughMirror(flick: Flick): Flick {
  const { table, shot: one } = flick;
  const w = table.widthMm;
  return {
    table: {
      ...table,
      discs: table.discs.map((piece) => ({ ...piece, xMm: w - piece.xMm })),
    },
    shot: { ...one, vxMmS: -one.vxMmS },
  };
}

/** A quarter turn: (x, y) becomes (height - y, x). */
function turned(flick: Flick): Flick {
  const { table, shot: one } = flick;
  const h = table.heightMm;
  return {
    table: {
      ...table,
      widthMm: h,
      heightMm: table.widthMm,
      discs: table.discs.map((piece) => ({ ...piece, xMm: h - piece.yMm, yMm: piece.xMm })),
    },
    shot: { ...one, vxMmS: -one.vyMmS, vyMmS: one.vxMmS },
  };
}

const story = (outcome: FlickOutcome) =>
  outcome.contacts.flatMap((one) => (one.kind === 'touch' ? [`${one.wave} ${one.a} ${one.b}`] : []));

function expectSameUnder(
  flick: Flick,
  change: (flick: Flick) => Flick,
  place: (x: number, y: number) => [number, number],
) {
  const plain = fly(flick.table, flick.shot);
  const changed = change(flick);
  const other = fly(changed.table, changed.shot);
  expect(story(other)).toEqual(story(plain));
  // Where a tie was decided by coordinates the sides differ; the motion itself must not.
  other.flight.tracks.forEach((track, k) => {
    const before = plain.flight.tracks[k]?.segments ?? [];
    expect(track.segments).toHaveLength(before.length);
    track.segments.forEach((segment, s) => {
      const [x, y] = place(before[s]?.xMm ?? NaN, before[s]?.yMm ?? NaN);
      if (segment.startMs === segment.endMs) return;
      expect(segment.xMm).toBeCloseTo(x, 4);
      expect(segment.yMm).toBeCloseTo(y, 4);
    });
  });
}

describe('whatever the table and the flick', () => {
  it('energy never grows', () => {
    fc.assert(
      fc.property(manyDiscs, ({ table, shot: one }) => {
        const outcome = fly(table, one);
        expect(worstEnergyGain(outcome, table)).toBeLessThan(1e-9);
      }),
      { numRuns: 300 },
    );
  });

  it('nothing ends overlapping or outside, and time runs forward', () => {
    fc.assert(
      fc.property(manyDiscs, ({ table, shot: one }) => {
        const outcome = fly(table, one);
        const size = new Map(table.discs.map((piece) => [piece.id, piece.radiusMm]));
        outcome.rest.discs.forEach((rest, k) => {
          const r = size.get(rest.id) ?? NaN;
          expect(
            Math.min(rest.xMm, rest.yMm, table.widthMm - rest.xMm, table.heightMm - rest.yMm),
          ).toBeGreaterThanOrEqual(r - 1e-9);
          for (const other of outcome.rest.discs.slice(0, k)) {
            expect(distance(rest, other)).toBeGreaterThanOrEqual(r + (size.get(other.id) ?? NaN) - 1e-9);
          }
        });
        const times = outcome.contacts.map((entry) => entry.atMs);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(Math.max(0, ...times)).toBeLessThanOrEqual(outcome.flight.durationMs);
        expect(outcome.contacts.some((entry) => entry.kind === 'eventCap')).toBe(false);
      }),
      { numRuns: 400 },
    );
  });

  it('each stretch of a film ends where the next begins', () => {
    fc.assert(
      fc.property(manyDiscs, ({ table, shot: one }) => {
        for (const track of fly(table, one).flight.tracks) {
          track.segments.forEach((segment, k) => {
            const next = track.segments[k + 1];
            if (next === undefined || next.startMs === next.endMs) return;
            expect(next.startMs).toBe(segment.endMs);
            const s = (segment.endMs - segment.startMs) / 1000;
            const speed = Math.hypot(segment.vxMmS, segment.vyMmS);
            const along = speed === 0 ? 0 : s - (0.5 * segment.decelerationMmS2 * s * s) / speed;
            expect(next.xMm).toBeCloseTo(segment.xMm + segment.vxMmS * along, 9);
            expect(next.yMm).toBeCloseTo(segment.yMm + segment.vyMmS * along, 9);
          });
        }
      }),
      { numRuns: 200 },
    );
  });

  it('a mirrored table and flick give the mirrored film', () => {
    fc.assert(
      fc.property(fewDiscs, (flick) => expectSameUnder(flick, throughMirror, (x, y) => [flick.table.widthMm - x, y])),
      { numRuns: 200 },
    );
  });

  it('a table and flick turned by quarters give the turned film', () => {
    fc.assert(
      fc.property(fewDiscs, (flick) => expectSameUnder(flick, turned, (x, y) => [flick.table.heightMm - y, x])),
      { numRuns: 200 },
    );
  });

  it('the order of the discs in the list changes nothing', () => {
    const shuffled = manyDiscs.chain((flick) =>
      fc
        .shuffledSubarray([...flick.table.discs], { minLength: flick.table.discs.length })
        .map((discs) => ({ flick, table: { ...flick.table, discs } })),
    );
    fc.assert(
      fc.property(shuffled, ({ flick, table }) => {
        expect(JSON.stringify(fly(table, flick.shot))).toBe(JSON.stringify(fly(flick.table, flick.shot)));
      }),
      { numRuns: 200 },
    );
  });
});

describe('an isolated pair', () => {
  const pair = fc.record({
    ra: fc.double({ min: 4, max: 25, noNaN: true }),
    rb: fc.double({ min: 4, max: 25, noNaN: true }),
    aside: fc.double({ min: -0.98, max: 0.98, noNaN: true }),
    speed: fc.double({ min: 400, max: 2200, noNaN: true }),
  });

  it('keeps its momentum and its angular momentum through the impact', () => {
    fc.assert(
      fc.property(pair, ({ ra, rb, aside, speed }) => {
        const discs = [disc('a', 1955 - ra, 2000, ra), disc('b', 1960 + rb, 2000 + aside * (ra + rb), rb)];
        const flick: Shot = shot('a', speed, 0);
        const outcome = fly(field(discs), flick);
        const [touch] = outcome.contacts;
        const [start, a] = launchesOf(outcome, 'a');
        const [, b] = launchesOf(outcome, 'b');
        if (touch === undefined || start === undefined || a === undefined || b === undefined) return;
        const arrival = speed - (start.decelerationMmS2 * touch.atMs) / 1000;
        const [ma, mb] = [ra * ra, rb * rb];
        const scale = ma * speed;
        expect((ma * a.vxMmS + mb * b.vxMmS - ma * arrival) / scale).toBeCloseTo(0, 9);
        expect((ma * a.vyMmS + mb * b.vyMmS) / scale).toBeCloseTo(0, 9);
        const orbital = (one: typeof a, mass: number) => mass * (one.xMm * one.vyMmS - one.yMm * one.vxMmS);
        const own = (one: typeof a, mass: number, r: number) => 0.5 * mass * r * r * one.spinRadS;
        const before = -ma * a.yMm * arrival;
        const after = orbital(a, ma) + orbital(b, mb) + own(a, ma, ra) + own(b, mb, rb);
        expect((after - before) / (scale * 2000)).toBeCloseTo(0, 9);
      }),
      { numRuns: 500 },
    );
  });
});
