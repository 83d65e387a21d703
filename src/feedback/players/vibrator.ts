import { impactAsync, ImpactFeedbackStyle, selectionAsync } from 'expo-haptics';
import type { HapticStrength } from '../score/note';

const STYLES: Readonly<Record<HapticStrength, ImpactFeedbackStyle>> = {
  light: ImpactFeedbackStyle.Light,
  medium: ImpactFeedbackStyle.Medium,
  heavy: ImpactFeedbackStyle.Heavy,
};

// A device without a motor refuses; that is no fault of the game.
const ignoreRefusal = (): void => undefined;

export function vibrate(strength: HapticStrength): void {
  impactAsync(STYLES[strength]).catch(ignoreRefusal);
}

export function vibrateTick(): void {
  selectionAsync().catch(ignoreRefusal);
}
