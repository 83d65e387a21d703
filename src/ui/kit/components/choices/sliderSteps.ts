const STEPS = 20;
const KEY_STEP = 0.1;

/** A share of the whole, kept within it and on the slider's marks. */
export const onMark = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * STEPS) / STEPS;

/** Where a key moves the knob; null for a key that does not. */
export function afterKey(key: string, value: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return onMark(value + KEY_STEP);
    case 'ArrowLeft':
    case 'ArrowDown':
      return onMark(value - KEY_STEP);
    case 'Home':
      return 0;
    case 'End':
      return 1;
    default:
      return null;
  }
}
