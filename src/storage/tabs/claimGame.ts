import type { ClaimState, GameClaim } from './gameClaim';

/** Where there are no tabs, or no locks between them; a journal refuses a second writer even so. */
const undisputed = (): GameClaim => ({
  state: () => 'mine',
  subscribe: () => () => undefined,
  takeOver: async () => undefined,
  release: () => undefined,
});

/** A page that is loaded anew comes before the browser has let go of what it held a moment ago. */
const PATIENCE_MS = 500;

const pause = (forMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, forMs));

/**
 * A lock of the browser, which ends with its tab, however that ends. Who has to wait gets the game when the other tab
 * lets go of it.
 */
export async function claimGame(
  locks: LockManager | undefined,
  gameId: string,
  patienceMs = PATIENCE_MS,
): Promise<GameClaim> {
  if (locks === undefined) return undisputed();
  const name = `pichenette game ${gameId}`;
  const listeners = new Set<(state: ClaimState) => void>();
  let state: ClaimState = 'elsewhere';
  let isReleased = false;
  let letGo = (): void => undefined;
  let waiting = new AbortController();

  function enter(next: ClaimState): void {
    if (next === state) return;
    state = next;
    if (!isReleased) listeners.forEach((listener) => listener(next));
  }

  /** Settled when the lock was granted, or nobody waits for it any more; it is held until it is let go or taken over. */
  const ask = (options: LockOptions): Promise<void> =>
    new Promise((answer) => {
      let wasGranted = false;
      const hold = (): Promise<void> => {
        if (isReleased) return Promise.resolve();
        wasGranted = true;
        enter('mine');
        answer();
        return new Promise((resolve) => {
          letGo = resolve;
        });
      };
      // Rejected when it has been taken over, or when nobody waits for it any more.
      void locks.request(name, options, hold).catch(() => {
        answer();
        if (wasGranted && !isReleased) void queue();
      });
    });

  function queue(): Promise<void> {
    enter('elsewhere');
    waiting = new AbortController();
    return ask({ signal: waiting.signal });
  }

  await Promise.race([queue(), pause(patienceMs)]);
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
    },
  };
}
