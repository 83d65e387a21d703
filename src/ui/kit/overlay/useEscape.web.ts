import { useEffect } from 'react';

/** The key of escape, while something lies over the screen: it was pressed down there, and not on what it closed. */
export function useEscape(isNeeded: boolean, goBack: () => void): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isPressed = false;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') isPressed = true;
    };
    const release = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !isPressed) return;
      isPressed = false;
      goBack();
    };
    document.addEventListener('keydown', press, true);
    document.addEventListener('keyup', release, true);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('keyup', release, true);
    };
  }, [isNeeded, goBack]);
}
