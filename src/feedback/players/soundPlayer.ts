import type { Impact } from '../score/impact';
import type { Rub } from '../score/rubOf';
import type { Take } from '../sounds/catalogue';

/** When a flight is shown: `atMs` of the flight is on the picture at startedAtMs + atMs / pace, by performance.now(). */
export interface Showing {
  readonly startedAtMs: number;
  /** 1 as it happened, below 1 in slow motion. */
  readonly pace: number;
}

export interface Score {
  readonly impacts: readonly Impact[];
  readonly rub: Rub | null;
}

export interface SoundPlayer {
  play(score: Score, showing: Showing): void;
  playNow(take: Take, gain: number): void;
  setVolume(soundVolume: number): void;
  /** Silences everything that sounds or waits. */
  stop(): void;
  dispose(): void;
}

/** A slider's middle should sound half as loud, and ears count in powers. */
export const volumeGain = (soundVolume: number): number => soundVolume * soundVolume;
