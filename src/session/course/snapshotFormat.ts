import { fieldsOf } from '../../lib';
import type { GameState } from '../../rules/machine';
import type { Played } from '../game/played';
import { pack, unpack, type Packed } from './packed';
import { inColumns, inRows, type Past, type PastColumns } from './snapshotColumns';
import { pastIn, type Page } from './snapshotPages';

/** Raised with every change of what follows; each version that there ever was is read. One that says all by itself: */
export const SNAPSHOT_VERSION = 3;
/** And one of which the past is in pages, each written once. */
export const PAGED_VERSION = 4;

/** Before it was written down under which revision of the rules a game is played. */
const UNWRITTEN_REVISION = 1;

/** How a game stands, and where it can be gone back to. */
export interface Standing<P extends Played> {
  /** Of the rules that made it. */
  readonly revision: number;
  readonly opening: GameState<P>;
  readonly openedAt: number;
  readonly state: GameState<P>;
}

/** A course without what its record says already. */
export interface Snapshot<P extends Played> extends Standing<P>, Past<P> {}

type Columns<P extends Played> = Standing<P> & PastColumns<P>;

const standingIn = <P extends Played>({ revision, opening, openedAt, state }: Standing<P>): Standing<P> => {
  return { revision, opening, openedAt, state };
};

/** Fields in the order in which they have always been written. */
export const writeSnapshot = <P extends Played>(snapshot: Snapshot<P>): string =>
  JSON.stringify({ version: SNAPSHOT_VERSION, ...pack(columnsOf(snapshot)) });

function columnsOf<P extends Played>(snapshot: Snapshot<P>) {
  const { steps, log, flicks } = inColumns(snapshot);
  return { ...standingIn(snapshot), flicks, steps, log };
}

/** What a snapshot says besides its past, and a page of that: each is a text, and the shelf puts them together. */
export const writeStanding = <P extends Played>(standing: Standing<P>): string =>
  JSON.stringify({ version: PAGED_VERSION, ...pack(standingIn(standing)) });
export const writePage = <P extends Played>(page: Page<P>): string => JSON.stringify(pack(page));

/** Nobody knows how it began, and nobody needs to: by the rules of today it cannot be played again from there. */
function readPlain<P extends Played>(kept: Pick<Snapshot<P>, 'state' | 'steps' | 'log' | 'flicks'>): Snapshot<P> {
  return { ...kept, revision: UNWRITTEN_REVISION, opening: kept.state, openedAt: kept.steps.length };
}

function readWhole<P extends Played>(kept: Packed): Snapshot<P> {
  const columns = unpack(kept) as Columns<P>;
  return { ...standingIn(columns), ...inRows(columns) };
}

function readPaged<P extends Played>({ pages, ...standing }: Packed & { readonly pages: readonly Packed[] }) {
  const past = pastIn(pages.map((page) => unpack(page) as Page<P>));
  return { ...(unpack(standing) as Standing<P>), ...past };
}

/** It comes from behind the shelf's seal: whoever wrote a version wrote all of it. Null for what no version wrote. */
export function readSnapshot<P extends Played>(text: string): Snapshot<P> | null {
  const fields: unknown = fieldsOf(text);
  switch ((fields as { readonly version?: unknown }).version) {
    case 2:
      return readPlain(fields as Snapshot<P>);
    case SNAPSHOT_VERSION:
      return readWhole(fields as Packed);
    case PAGED_VERSION:
      return readPaged(fields as Packed & { readonly pages: readonly Packed[] });
    default:
      return null;
  }
}
