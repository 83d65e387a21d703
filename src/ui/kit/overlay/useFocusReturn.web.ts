import { useEffect } from 'react';

/** What had the focus before something was opened has it again when that is shut, unless it has gone elsewhere. */
export function useFocusReturn(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // What is being taken away still has it, or has just lost it to the page.
      const isElsewhere = document.activeElement !== document.body && document.activeElement?.isConnected === true;
      if (before instanceof HTMLElement && before.isConnected && !isElsewhere) before.focus({ preventScroll: true });
    };
  }, []);
}
