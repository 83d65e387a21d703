import { noteCrash } from './noteCrash';

type Handler = (thrown: unknown, isFatal?: boolean) => void;

/** React Native's own, there before any module. */
interface ErrorUtils {
  getGlobalHandler(): Handler;
  setGlobalHandler(handler: Handler): void;
}
interface Engine {
  enablePromiseRejectionTracker?(options: {
    readonly allRejections: boolean;
    readonly onUnhandled: (id: number, thrown: unknown) => void;
  }): void;
}
export interface Globals {
  readonly ErrorUtils?: ErrorUtils;
  readonly HermesInternal?: Engine | null;
  readonly __DEV__?: boolean;
}

/** The system ends an app whose script has broken: it may wait so long for the note. */
const PATIENCE_MS = 1000;

/**
 * Writes down whatever nobody catches, and then lets the system do what it does. The engine tells of promises that
 * nobody waits for; while the app is developed React Native listens to that itself.
 */
export function listenForCrashes(
  globals: Globals = globalThis as Globals,
  note: (thrown: unknown) => Promise<void> = (thrown) => noteCrash(thrown),
): void {
  const { ErrorUtils, HermesInternal, __DEV__ } = globals;
  if (ErrorUtils !== undefined) {
    const before = ErrorUtils.getGlobalHandler();
    ErrorUtils.setGlobalHandler((thrown, isFatal) => {
      let hasTold = false;
      const tell = (): void => {
        if (!hasTold) before(thrown, isFatal);
        hasTold = true;
        clearTimeout(late);
      };
      const late = setTimeout(tell, PATIENCE_MS);
      void note(thrown).finally(tell);
    });
  }
  if (__DEV__ === true) return;
  HermesInternal?.enablePromiseRejectionTracker?.({
    allRejections: true,
    onUnhandled: (_, thrown) => void note(thrown),
  });
}
