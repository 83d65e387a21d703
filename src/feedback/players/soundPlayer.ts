import type { Score } from '../score/score';
import type { Take } from '../sounds/catalogue';

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
