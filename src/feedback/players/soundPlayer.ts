import type { Impact } from '../score/impact';
import type { Rub } from '../score/rubOf';
import type { Take } from '../sounds/catalogue';

/** Moments are counted from the first frame of the picture. */
export interface Score {
  readonly impacts: readonly Impact[];
  readonly rub: Rub | null;
}

export interface SoundPlayer {
  /** The time of the picture's first frame is by performance.now(). */
  play(score: Score, startedAtMs: number): void;
  playNow(take: Take, gain: number): void;
  setVolume(soundVolume: number): void;
  /** Silences everything that sounds or waits. */
  stop(): void;
  dispose(): void;
}

/** A slider's middle should sound half as loud, and ears count in powers. */
export const volumeGain = (soundVolume: number): number => soundVolume * soundVolume;
