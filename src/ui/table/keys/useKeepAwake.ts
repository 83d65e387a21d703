import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';

const TAG = 'table';

/** Nobody touches the screen while a player thinks: it stays lit for as long as the table is open. */
export function useKeepAwake(): void {
  useEffect(() => {
    // A browser may refuse; then the screen darkens as it always does.
    activateKeepAwakeAsync(TAG).catch(() => undefined);
    return () => {
      deactivateKeepAwake(TAG).catch(() => undefined);
    };
  }, []);
}
