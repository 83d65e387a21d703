import type { TouchSample } from '../../src/board/aim/fingerPath';

/** A finger's movement as it really was, continuous in time; screens only ever see samples of it. */
export interface Stroke {
  readonly restMs: number;
  readonly strokeMs: number;
  /** The time between the last movement and the report that the finger is up. */
  readonly tailMs: number;
  readonly lengthPx: number;
  readonly angleRad: number;
  /** How far the direction turns on the way. */
  readonly turnRad: number;
  /** Share of the way behind the finger at a share of the time. */
  readonly progress: (share: number) => number;
}

const reach = (share: number): number => share ** 3 * (10 - 15 * share + 6 * share * share);

/** Ways of moving: those of the first group start at speed, those of the second from rest. */
export const LANDING = {
  steady: (share: number) => share,
  braking: (share: number) => 1 - (1 - share) ** 2,
  halfBraking: (share: number) => 1 - 0.3 * (1 - share) - 0.7 * (1 - share) ** 2,
  hurrying: (share: number) => 0.3 * share + 0.7 * share * share,
};
export const STARTING = {
  accelerating: (share: number) => share * share,
  reachCutAtItsPeak: (share: number) => reach(share * 0.5) / reach(0.5),
  reachCutPastItsPeak: (share: number) => reach(share * 0.7) / reach(0.7),
};

export const releasedAtMs = (stroke: Stroke): number => stroke.restMs + stroke.strokeMs + stroke.tailMs;

export function sampleAt(stroke: Stroke, atMs: number): TouchSample {
  const share = Math.min(1, Math.max(0, (atMs - stroke.restMs) / stroke.strokeMs));
  const progress = stroke.progress(share);
  const angle = stroke.angleRad + (stroke.turnRad * progress) / 2;
  const distance = stroke.lengthPx * progress;
  return { xPx: 200 + distance * Math.cos(angle), yPx: 500 + distance * Math.sin(angle), atMs };
}

export interface Screen {
  readonly hz: number;
  /** When the first frame falls, as a share of a frame. */
  readonly phase: number;
  /** A number in 0..1 a frame: how far from its due time the sample is taken. */
  readonly jitter: readonly number[];
}

/** What a screen reports: the landing, a sample a frame, the last place before the finger left. */
export function resample(stroke: Stroke, { hz, phase, jitter }: Screen): TouchSample[] {
  const frameMs = 1000 / hz;
  const liftsAtMs = stroke.restMs + stroke.strokeMs;
  const times = [0];
  for (let frame = 0; (frame + phase) * frameMs < liftsAtMs; frame++) {
    const wobble = (jitter[frame % Math.max(1, jitter.length)] ?? 0.5) - 0.5;
    const atMs = (frame + phase + wobble * 0.3) * frameMs;
    if (atMs > 0.5 && atMs < liftsAtMs - 0.5) times.push(atMs);
  }
  times.push(liftsAtMs);
  return times.map((atMs) => sampleAt(stroke, atMs));
}

export const still = (from: TouchSample, untilMs: number, hz: number): TouchSample[] => {
  const samples: TouchSample[] = [];
  for (let atMs = from.atMs + 1000 / hz; atMs < untilMs; atMs += 1000 / hz) samples.push({ ...from, atMs });
  return samples;
};
