import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';
import { meantByEscape, type Closable } from './escapes';
import { hasFocus } from './focusPlace';

/** On top of each side, the last that came at the end. */
const open: Closable[] = [];

/** The key of escape, while something lies over a side: it was pressed down for it, and not for what it closed. */
export function useEscape(place: RefObject<View | null>, isNeeded: boolean, goBack: () => void): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const own = { hasFocus: () => hasFocus(place.current), goBack };
    open.push(own);
    let isPressed = false;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') isPressed = meantByEscape(open) === own;
    };
    const release = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !isPressed) return;
      isPressed = false;
      goBack();
    };
    document.addEventListener('keydown', press, true);
    document.addEventListener('keyup', release, true);
    return () => {
      open.splice(open.indexOf(own), 1);
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('keyup', release, true);
    };
  }, [place, isNeeded, goBack]);
}
