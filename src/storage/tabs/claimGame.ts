import type { ClaimState, GameClaim } from './gameClaim';

/** Where there are no tabs, or no locks between them; a journal refuses a second writer even so. */
const undisputed = (): GameClaim => ({
  state: () => 'mine',
  subscribe: () => () => undefined,
  takeOver: async () => undefined,
  release: () => undefined,
});

/** Locks that this tab has let go of and the browser still holds for it: whoever comes back at once waits for that. */
const leaving = new Map<string, Promise<void>>();

/**
 * A lock of the browser, which ends with its tab, however that ends. Who has to wait gets the game when the other tab
 * lets go of it.
 */
export async function claimGame(locks: LockManager | undefined, gameId: string): Promise<GameClaim> {
  if (locks === undefined) return undisputed();
  const name = `pichenette game ${gameId}`;
  const listeners = new Set<(state: ClaimState) => void>();
  let state: ClaimState = 'elsewhere';
  let isReleased = false;
  let letGo = (): void => undefined;
  /** Settled when the lock is nobody's any more, or another tab's. */
  let held: Promise<void> = Promise.resolve();
  let waiting = new AbortController();

  function enter(next: ClaimState): void {
    if (next === state) return;
    state = next;
    if (!isReleased) listeners.forEach((listener) => listener(next));
  }

  /** Settled with whether the lock was granted; a lock that is granted is held until it is let go or taken over. */
  const ask = (options: LockOptions): Promise<boolean> =>
    new Promise((answer) => {
      let wasGranted = false;
      const hold = (lock: Lock | null): Promise<void> => {
        if (lock === null || isReleased) {
          answer(false);
          return Promise.resolve();
        }
        wasGranted = true;
        enter('mine');
        answer(true);
        return new Promise((resolve) => {
          letGo = resolve;
        });
      };
      // Rejected when it has been taken over, or when nobody waits for it any more.
      held = locks.request(name, options, hold).catch(() => {
        answer(false);
        if (wasGranted && !isReleased) waitAgain();
      });
    });

  function waitAgain(): void {
    enter('elsewhere');
    waiting = new AbortController();
    void ask({ signal: waiting.signal });
  }

  await leaving.get(name);
  if (!(await ask({ ifAvailable: true }))) waitAgain();
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    takeOver: async () => {
      if (state === 'mine') return;
      waiting.abort();
      await ask({ steal: true });
    },
    release: () => {
      isReleased = true;
      waiting.abort();
      letGo();
      const left = held.finally(() => {
        if (leaving.get(name) === left) leaving.delete(name);
      });
      leaving.set(name, left);
    },
  };
}
