import { createStore } from 'zustand/vanilla';
import { isFields, type Result } from '../../../lib';
import type { ClaimState, GameClaim } from '../../../storage';
import type { DroppedSteps } from '../../course/readCourse';
import type { GameFault } from '../gameFault';
import type { SharedTable, TablePlace, TabTable } from './sharedTable';

export interface SharedTableOptions<Opened> {
  readonly claim: () => Promise<GameClaim>;
  readonly play: () => Promise<Result<Opened & { readonly dropped: DroppedSteps | null }, GameFault>>;
  readonly follow: () => Promise<Result<Opened, GameFault>>;
  readonly sessionIn: (opened: Opened) => TabTable;
}

/** Somebody else has written the game: what stands on this table is no longer how it goes on. */
const isOvertaken = ({ keeping }: { readonly keeping: unknown }): boolean =>
  isFields(keeping) && keeping.kind === 'conflict';

export function openSharedTable<Opened>({
  claim: askFor,
  play,
  follow,
  sessionIn,
}: SharedTableOptions<Opened>): SharedTable<Opened> {
  type Place = TablePlace<Opened>;
  const sessionOf = (place: Place): TabTable | null =>
    place.kind === 'playing' || place.kind === 'watching' ? sessionIn(place) : null;
  const store = createStore<Place>(() => ({ kind: 'opening' }));
  let claim: GameClaim | null = null;
  let session: TabTable | null = null;
  let hasPlayed = false;
  let hasLeft = false;
  /** Counts the changes of hands: what was opened for an earlier one is not wanted any more. */
  let change = 0;

  async function openAs(state: ClaimState): Promise<Place> {
    if (state === 'elsewhere') {
      const followed = await follow();
      return followed.ok
        ? { ...followed.value, kind: 'watching', hasLost: hasPlayed }
        : { kind: 'closed', fault: followed.error };
    }
    const played = await play();
    return played.ok ? { ...played.value, kind: 'playing' } : { kind: 'closed', fault: played.error };
  }

  function sit(place: Place): void {
    session = sessionOf(place);
    store.setState(place, true);
    if (place.kind !== 'playing') return;
    hasPlayed = true;
    const own = sessionIn(place);
    const stop = own.subscribe((now) => {
      if (session !== own) stop();
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
    else sessionOf(place)?.leave();
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
