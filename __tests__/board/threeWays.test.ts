import * as fc from '../support/properties';
import { aimMachine, AT_REST, chosen, launchOfSetAim, type AimEvent, type Launch } from '../../src/board/aim';
import type { AimWay } from '../../src/rules/flicking';
import { FULL_PULL_PX } from '../../src/board/aim/pull';
import { powerAtSpeed, POWERS } from '../../src/board/aim/power';
import { launchOn } from '../../src/board/flicking/aimed';
import { projectionOf, wholeBoard } from '../../src/board/camera';
import { TABLE } from './touches';

const BOARD = { widthMm: 300, heightMm: 450 };
const MOST_MM_S = 6000;
const HOME_PX = 22;

interface Wanted {
  readonly angleRad: number;
  readonly speedMmS: number;
}

const wanted: fc.Arbitrary<Wanted> = fc.record({
  angleRad: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
  speedMmS: fc.double({ min: 300, max: MOST_MM_S - 1, noNaN: true }),
});

const PROJECTION = projectionOf(wholeBoard(BOARD), { widthPx: 390, heightPx: 700 }, BOARD);

/** One finger from the elf, or anywhere, to a place so far away and back up, on the glass. */
function fingered(way: AimWay, ask: Wanted, alongPx: (atMs: number) => number, forMs: number): Launch | null {
  const table = { ...TABLE, way, fullSpeedPxS: MOST_MM_S * PROJECTION.fitPxPerMm };
  const sign = way === 'pullBack' ? -1 : 1;
  const at = (atMs: number) => ({
    xPx: 300 + Math.cos(ask.angleRad) * sign * alongPx(atMs),
    yPx: 300 + Math.sin(ask.angleRad) * sign * alongPx(atMs),
    atMs,
  });
  const moves = Array.from({ length: forMs / 4 }, (_, index): AimEvent => {
    return { kind: 'move', fingerId: 1, sample: at((index + 1) * 4) };
  });
  const events: AimEvent[] = [
    { kind: 'down', fingerId: 1, sample: at(0) },
    ...moves,
    { kind: 'up', fingerId: 1, sample: { ...at(forMs), atMs: forMs + 1 } },
  ];
  let state = chosen(AT_REST, 'elf');
  for (const event of events) {
    const next = aimMachine(state, event, table);
    if (next.outcome?.kind === 'flicked') {
      return launchOn(PROJECTION, MOST_MM_S, next.outcome.discId, next.outcome.velocityPxS);
    }
    state = next.state;
  }
  return null;
}

function swiped(ask: Wanted): Launch | null {
  const pxPerMs = (ask.speedMmS * PROJECTION.fitPxPerMm) / 1000;
  return fingered('swipe', ask, (atMs) => pxPerMs * atMs, 160);
}

function pulled(ask: Wanted): Launch | null {
  const px = HOME_PX + (powerAtSpeed(ask.speedMmS, MOST_MM_S) / POWERS) * FULL_PULL_PX;
  return fingered('pullBack', ask, (atMs) => px * Math.min(1, atMs / 60), 200);
}

const stepped = ({ angleRad, speedMmS }: Wanted): Launch =>
  launchOfSetAim(
    { discId: 'elf', directionX: Math.cos(angleRad), directionY: Math.sin(angleRad), speedMmS },
    MOST_MM_S,
  );

it('swipe, pull and steps of one vector are one launch', () => {
  fc.assert(
    fc.property(wanted, (ask) => {
      const steps = stepped(ask);
      for (const launch of [swiped(ask), pulled(ask)]) {
        expect(launch?.discId).toBe(steps.discId);
        expect(launch?.vxMmS).toBeCloseTo(steps.vxMmS, 5);
        expect(launch?.vyMmS).toBeCloseTo(steps.vyMmS, 5);
      }
    }),
  );
});

it('a set aim is never faster than the most, whatever the length of its direction', () => {
  const { vxMmS, vyMmS } = launchOfSetAim({ discId: 'elf', directionX: 3, directionY: -4, speedMmS: 9000 }, MOST_MM_S);
  expect(vxMmS).toBeCloseTo(3600, 9);
  expect(vyMmS).toBeCloseTo(-4800, 9);
});
