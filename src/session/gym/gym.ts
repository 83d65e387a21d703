import { createStore, type StoreApi } from 'zustand/vanilla';
import { simulate, type FlickOutcome } from '../../physics';
import { heldTo, type FlickTable, type RestDisc, type Shot } from '../../rules/flicking';
import { reportOf, type FlickReport } from './flickReport';
import type { FirstContact } from '../game/tableSession';
import { firstContact } from '../flicking/firstContact';
import { GYM_LAUNCH, GYM_TABLE } from './gymTable';

/** A flick that is being shown: all of it is known from the moment of release. */
export interface GymFlick {
  readonly shot: Shot;
  readonly outcome: FlickOutcome;
}

interface Moment {
  /** Where the discs lie; while a flick is shown, where they lay before it. */
  readonly table: FlickTable;
  readonly report: FlickReport | null;
}

export interface GymState extends Moment {
  readonly flick: GymFlick | null;
  /** Every moment that undo goes back to, the oldest first. */
  readonly past: readonly Moment[];
  readonly wasRefused: boolean;
}

/** What the gym needs to know of a flick; the rest of a shot is for games. */
export type GymLaunch = Pick<Shot, 'discId' | 'vxMmS' | 'vyMmS'>;

export interface Gym extends Pick<StoreApi<GymState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Flicks a disc; while another flick is shown it does nothing. */
  release(launch: GymLaunch): void;
  /** The flick has been shown: the discs now lie where it left them. */
  land(): void;
  /** Takes back the flick that is shown, or else the last one. */
  undo(): void;
  reset(): void;
  /** What such a launch would first touch; null when it is none that could be made. */
  firstContact(launch: GymLaunch): FirstContact | null;
}

const FRESH: GymState = { table: GYM_TABLE, report: null, flick: null, past: [], wasRefused: false };

function afterRest(table: FlickTable, rest: readonly RestDisc[]): FlickTable {
  const places = new Map(rest.map((disc) => [disc.id, disc]));
  const moved = table.discs.map((disc) => {
    const place = places.get(disc.id);
    return place === undefined ? disc : { ...disc, xMm: place.xMm, yMm: place.yMm };
  });
  return { ...table, discs: moved };
}

const shotOf = (launch: GymLaunch): Shot => ({ ...launch, ...heldTo(launch, GYM_LAUNCH), projectile: null });

export function createGym(): Gym {
  const store = createStore<GymState>(() => FRESH);

  const release = (launch: GymLaunch): void => {
    const { table, flick } = store.getState();
    if (flick !== null) return;
    const shot = shotOf(launch);
    const simulated = simulate(table, shot);
    if (simulated.ok) store.setState({ flick: { shot, outcome: simulated.value }, wasRefused: false });
    else store.setState({ wasRefused: true });
  };

  const land = (): void => {
    const { table, report, flick, past } = store.getState();
    if (flick === null) return;
    store.setState({
      table: afterRest(table, flick.outcome.rest.discs),
      report: reportOf(flick.shot, flick.outcome),
      flick: null,
      past: [...past, { table, report }],
    });
  };

  const undo = (): void => {
    const { flick, past } = store.getState();
    const before = past.at(-1);
    if (flick !== null) store.setState({ flick: null });
    else if (before !== undefined) store.setState({ ...before, past: past.slice(0, -1), wasRefused: false });
  };

  const { getState, getInitialState, subscribe } = store;
  return {
    getState,
    getInitialState,
    subscribe,
    release,
    land,
    undo,
    reset: () => store.setState(FRESH),
    firstContact: (launch) => firstContact(store.getState().table, shotOf(launch)),
  };
}
