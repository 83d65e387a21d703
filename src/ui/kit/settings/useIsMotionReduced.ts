import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';
import { useSetting } from './SettingsContext';

/** Whether the player, or else the device, asks for less movement. */
export function useIsMotionReduced(): boolean {
  const [motion] = useSetting('motion');
  const [isReducedBySystem, setReducedBySystem] = useState(false);

  useEffect(() => {
    void AccessibilityInfo.isReduceMotionEnabled().then(setReducedBySystem);
    const listening = AccessibilityInfo.addEventListener('reduceMotionChanged', setReducedBySystem);
    return () => listening.remove();
  }, []);

  return motion === 'system' ? isReducedBySystem : motion === 'reduced';
}
