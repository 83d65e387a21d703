import { useEffect, type RefObject } from 'react';
import { BackHandler, type View } from 'react-native';

/** The device's way back, while something lies over the screen: the last that came hears of it. */
export function useEscape(_place: RefObject<View | null>, isNeeded: boolean, goBack: () => void): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const pressing = BackHandler.addEventListener('hardwareBackPress', () => {
      goBack();
      return true;
    });
    return () => pressing.remove();
  }, [isNeeded, goBack]);
}
