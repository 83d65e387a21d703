import type { Recording } from '../../music/music';

/** What is needed of Web Audio, which a browser has and a package brings to phones. A tape is a decoded recording. */
export interface Mixer<Tape> {
  isRunning(): boolean;
  /** Where the system has silenced it. */
  wake(): Promise<void>;
  /** No more than so far ahead may it be told what to play; null: as far as one likes. */
  readonly aheadMs: number | null;
  /** By its own clock, on which everything is started. */
  nowS(): number;
  /** Where on that clock a sound must start to be heard when the picture of that moment is seen. */
  timeAt(performanceMs: number): number;
  load(recording: Recording): Promise<Tape>;
  /** null: straight into what is heard. */
  level(gain: number, into: Level | null): Level;
  source(tape: Tape, how: { readonly rate: number; readonly loops: boolean }, into: Level): Source;
}

export interface Level {
  readonly gain: Knob;
}

export interface Source {
  readonly rate: Knob;
  start(atS: number): void;
  stop(atS: number): void;
}

/** What turns in time. */
export interface Knob {
  approach(value: number, fromS: number, constantS: number): void;
  rampTo(value: number, atS: number): void;
  /** Through all values, in even steps. */
  follow(values: readonly number[], fromS: number, lengthS: number): void;
  forgetFrom(atS: number): void;
}

/** Where the app may be heard, for as long as it may. */
export interface Loudspeaker<Tape> {
  /** null until the system lets the app sound. */
  readonly mixer: Mixer<Tape> | null;
  /** Calls once there is one. */
  whenMade(begin: (mixer: Mixer<Tape>) => void): void;
  /** What nobody looks at makes no sound. */
  isSeen(): boolean;
  /** Answers how to listen no more. */
  onHidden(act: () => void): () => void;
  dispose(): void;
}
