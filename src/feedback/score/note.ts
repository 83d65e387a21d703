import type { Take } from '../sounds/catalogue';

export const HAPTIC_STRENGTHS = ['light', 'medium', 'heavy'] as const;
export type HapticStrength = (typeof HAPTIC_STRENGTHS)[number];

/** One moment that is heard, felt, or both. */
export interface Note {
  readonly atMs: number;
  readonly take: Take | null;
  /** 0…1, before the player's volume. */
  readonly gain: number;
  /** Playback rate: above 1 is higher. */
  readonly rate: number;
  readonly haptic: HapticStrength | null;
}
