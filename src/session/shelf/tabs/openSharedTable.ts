import { createStore } from 'zustand/vanilla';
import type { Result } from '../../../lib';
import type { ClaimState, GameClaim } from '../../../storage';
import type { GameFault } from '../gameFault';
import type { DroppedSteps } from '../../course/readCourse';
import type { TableSession } from '../../game/tableSession';
import type { SharedTable, TablePlace } from './sharedTable';

export interface SharedTableOptions {
  readonly claim: () => Promise<GameClaim>;
  readonly play: () => Promise<
    Result<{ readonly session: TableSession; readonly dropped: DroppedSteps | null }, GameFault>
  >;
  readonly follow: () => Promise<Result<TableSession, GameFault>>;
}

/** Somebody else has written the game: what stands on this table is no longer how it goes on. */
const isOvertaken = ({ keeping }: ReturnType<TableSession['getState']>): boolean =>
  typeof keeping === 'object' && keeping.kind === 'conflict';

export function openSharedTable({ claim: askFor, play, follow }: SharedTableOptions): SharedTable {
  const store = createStore<TablePlace>(() => ({ kind: 'opening' }));
  let claim: GameClaim | null = null;
  let session: TableSession | null = null;
  let hasPlayed = false;
  let hasLeft = false;
  /** Counts the changes of hands: what was opened for an earlier one is not wanted any more. */
  let change = 0;

  async function openAs(state: ClaimState): Promise<TablePlace & { readonly session?: TableSession }> {
    if (state === 'elsewhere') {
      const followed = await follow();
      return followed.ok
        ? { kind: 'watching', session: followed.value, hasLost: hasPlayed }
        : { kind: 'closed', fault: followed.error };
    }
    const played = await play();
    return played.ok ? { kind: 'playing', ...played.value } : { kind: 'closed', fault: played.error };
  }

  function sit(place: TablePlace & { readonly session?: TableSession }): void {
    session = place.session ?? null;
    store.setState(place, true);
    if (place.kind !== 'playing') return;
    hasPlayed = true;
    const stop = place.session.subscribe((now) => {
      if (session !== place.session) stop();
      else if (isOvertaken(now)) void turnTo('elsewhere');
    });
  }

  async function turnTo(state: ClaimState): Promise<void> {
    const mine = ++change;
    const last = session;
    session = null;
    last?.leave();
    store.setState({ kind: 'opening' }, true);
    // What was decided here is written before anybody reads how the game stands.
    await last?.kept();
    const place = await openAs(state);
    if (mine === change && !hasLeft) sit(place);
    else place.session?.leave();
  }

  void askFor().then((given) => {
    if (hasLeft) return given.release();
    claim = given;
    given.subscribe((state) => void turnTo(state));
    return turnTo(given.state());
  });

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    takeOver() {
      // Where tabs cannot tell each other, the game is simply opened again as it stands.
      if (claim?.state() === 'mine') void turnTo('mine');
      else void claim?.takeOver();
    },
    rest: () => session?.rest(),
    leave() {
      hasLeft = true;
      session?.rest();
      session?.leave();
      // Whoever sits down next reads all that was decided here.
      void (session?.kept() ?? Promise.resolve()).then(() => claim?.release());
    },
  };
}
