import type { HapticStrength } from '../score/note';

const LENGTHS_MS: Readonly<Record<HapticStrength, number>> = { light: 8, medium: 16, heavy: 30 };
const TICK_MS = 5;

export const vibrate = (strength: HapticStrength): void => pulse(LENGTHS_MS[strength]);

export const vibrateTick = (): void => pulse(TICK_MS);

function pulse(lengthMs: number): void {
  if (!('vibrate' in navigator)) return;
  // A browser refuses, and complains in its console, before the page has been touched.
  if (!navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate(lengthMs);
}
