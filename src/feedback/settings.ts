export interface FeedbackSettings {
  /** 0 silent, 1 as loud as the device is set to. */
  readonly soundVolume: number;
  /** 0 off, 1 as loud as the device is set to: the bed under a table, and the cues. */
  readonly musicVolume: number;
  /** 0 none, 1 as strong as the device can. */
  readonly haptics: number;
  /** A shaking phone is motion too: only the strongest blow of a flick is felt, and nothing ticks in the hand. */
  readonly reducedMotion: boolean;
}
