import { useEffect } from 'react';
import { BackHandler } from 'react-native';

/** The device's way back, while something lies over the screen. */
export function useEscape(isNeeded: boolean, goBack: () => void): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const pressing = BackHandler.addEventListener('hardwareBackPress', () => {
      goBack();
      return true;
    });
    return () => pressing.remove();
  }, [isNeeded, goBack]);
}
