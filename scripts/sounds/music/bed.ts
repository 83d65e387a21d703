import { amplify, asLoop, highPass, lowPass, mix, samplesIn, SAMPLE_RATE_HZ, type Signal } from '../filters';
import { createRandom } from '../random';
import { NOTES } from './notes';
import { struck } from './tones';

const { cos, floor, round, sin, PI } = Math;

/** A tone that closes on itself: a whole number of waves and of swells in the loop. */
interface Drone {
  readonly hz: number;
  readonly level: number;
  readonly swells: number;
  readonly phase: number;
}

/** An empty fifth, with voices that come and go above it: neither glad nor sad. */
const DRONES: readonly Drone[] = [
  { hz: NOTES.d2, level: 1, swells: 1, phase: 0 },
  { hz: NOTES.d2 * 1.004, level: 0.7, swells: 2, phase: 0.3 },
  { hz: NOTES.a2, level: 0.6, swells: 2, phase: 0.6 },
  { hz: NOTES.d3, level: 0.3, swells: 3, phase: 0.1 },
  { hz: NOTES.f3, level: 0.16, swells: 1, phase: 0.75 },
  { hz: NOTES.a3, level: 0.13, swells: 2, phase: 0.2 },
  { hz: NOTES.c4, level: 0.07, swells: 1, phase: 0.5 },
  { hz: NOTES.e4, level: 0.05, swells: 1, phase: 0.9 },
];

function droneLoop({ hz, level, swells, phase }: Drone, length: number): Signal {
  const waves = round((hz * length) / SAMPLE_RATE_HZ);
  return new Float64Array(length).map((_, i) => {
    const turn = (2 * PI * i) / length;
    const swell = 0.55 - 0.45 * cos(turn * swells + 2 * PI * phase);
    return level * swell * (sin(turn * waves) + 0.18 * sin(2 * turn * waves));
  });
}

/** Air in a long passage. */
function draught(length: number, seed: string): Signal {
  const random = createRandom(seed);
  const hiss = new Float64Array(length).map(random);
  const air = asLoop(hiss, (endless) => highPass(lowPass(lowPass(lowPass(endless, 420), 420), 700), 90));
  return air.map((value, i) => {
    const turn = (2 * PI * i) / length;
    return value * (0.6 + 0.25 * sin(turn) + 0.15 * sin(3 * turn + 1));
  });
}

const DROPS = 7;

/** Drops that fall from a vault, far off; the last ones ring on into the beginning. */
function drops(length: number, seed: string): Signal {
  const random = createRandom(`${seed} drops`);
  const all = new Float64Array(length);
  for (let drop = 0; drop < DROPS; drop += 1) {
    const at = floor(((drop + 0.5 + 0.4 * random()) / DROPS) * length);
    const hz = 1150 + 420 * random();
    const level = 0.55 + 0.4 * random();
    const ringing = struck(hz, 420, [
      { ratio: 1, level, decayMs: 70 },
      { ratio: 1.52, level: level * 0.3, decayMs: 40 },
    ]);
    for (const [echoMs, share] of [
      [0, 1],
      [190, 0.34],
      [410, 0.14],
    ] as const) {
      const from = at + samplesIn(echoMs);
      ringing.forEach((value, i) => {
        const index = (from + i) % length;
        all[index] = (all[index] ?? 0) + share * value;
      });
    }
  }
  return all;
}

/** What a vault sounds like when nobody speaks: a loop without a seam. */
export function bedLoop(lengthMs: number, seed: string): Signal {
  const length = samplesIn(lengthMs);
  return mix(
    amplify(mix(...DRONES.map((drone) => droneLoop(drone, length))), 0.3),
    amplify(draught(length, seed), 2.4),
    amplify(drops(length, seed), 0.1),
  );
}
