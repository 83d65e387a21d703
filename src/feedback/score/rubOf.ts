/** The part of a flight that can be heard while nothing touches: how fast each disc slides. */
export interface SlidingFlight {
  readonly durationMs: number;
  readonly tracks: readonly {
    readonly vanishesMs: number | null;
    readonly discId: string;
    readonly segments: readonly SlidingSegment[];
  }[];
}

interface SlidingSegment {
  readonly startMs: number;
  readonly endMs: number;
  readonly vxMmS: number;
  readonly vyMmS: number;
  readonly decelerationMmS2: number;
  readonly isHidden: boolean;
}

/** How the sliding loop swells and fades: one value every `stepMs`, from the flight's start to its end. */
export interface Rub {
  readonly stepMs: number;
  readonly gains: readonly number[];
  readonly rates: readonly number[];
}

const STEP_MS = 20;
const LOUDEST_MM_S = 2000;
/** Under the clacks, never beside them. */
const MOST_GAIN = 0.28;
const SLOWEST_RATE = 0.75;
const FASTEST_RATE = 1.25;

export function rubOf(flight: SlidingFlight): Rub {
  const count = Math.max(2, Math.ceil(flight.durationMs / STEP_MS) + 1);
  const levels = new Float64Array(count);
  for (const track of flight.tracks) for (const segment of track.segments) addSpeeds(segment, levels);
  const shares = Array.from(levels, (sumOfSquares) => Math.min(1, Math.sqrt(sumOfSquares) / LOUDEST_MM_S));
  return {
    stepMs: STEP_MS,
    gains: shares.map((share, i) => (i === count - 1 ? 0 : MOST_GAIN * share)),
    rates: shares.map((share) => SLOWEST_RATE + (FASTEST_RATE - SLOWEST_RATE) * share),
  };
}

/** Energies add: two discs sliding are a little louder than one. */
function addSpeeds(segment: SlidingSegment, sumOfSquares: Float64Array): void {
  const launch = Math.sqrt(segment.vxMmS ** 2 + segment.vyMmS ** 2);
  if (segment.isHidden || launch === 0) return;
  const last = Math.min(sumOfSquares.length - 1, Math.floor(segment.endMs / STEP_MS));
  for (let i = Math.ceil(segment.startMs / STEP_MS); i <= last; i += 1) {
    const speed = Math.max(0, launch - (segment.decelerationMmS2 * (i * STEP_MS - segment.startMs)) / 1000);
    sumOfSquares[i] = (sumOfSquares[i] ?? 0) + speed * speed;
  }
}
