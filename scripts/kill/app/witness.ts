import { canonicalJson } from '../../../src/lib';
import { stateHash } from '../../../src/rules/machine';
import { MODULES } from '../../../src/session/modules';
import { moduleOf } from '../../../src/session/shelf/modules';
import { readGame } from '../../../src/session/shelf/storedGame';
import { deviceStorage } from '../../../src/storage/device.web';
import { killAsked } from '../kills';

/** A game as the app would open it now. */
export interface Testimony {
  /** Which game it is. */
  readonly game: string;
  readonly commands: readonly string[];
  /** What is in the record beside its commands. */
  readonly opening: string;
  readonly hash: string;
  readonly isOver: boolean;
  /** What lies on the table. */
  readonly marks: readonly string[];
  /** Why it is not whole, or cannot be opened; null when all is well. */
  readonly wrong: string | null;
}

declare global {
  interface Window {
    witness(gameId: string): Promise<Testimony>;
    /** The games on the shelf, or why it cannot be read; null when there are none. */
    shelved(): Promise<string | null>;
  }
}

const UNREADABLE: Testimony = {
  game: '',
  commands: [],
  opening: '{}',
  hash: '',
  isOver: false,
  marks: [],
  wrong: null,
};

/** Within the page of the app, over the same database, by the code of the app. */
window.witness = async (gameId) => {
  const stored = await deviceStorage.shelf.open(gameId);
  const module = stored.ok ? moduleOf(MODULES, stored.value.entry.game) : null;
  if (!stored.ok || module === null) return { ...UNREADABLE, wrong: JSON.stringify(stored) };
  const read = readGame(module, stored.value);
  if (!read.ok) return { ...UNREADABLE, wrong: JSON.stringify(read.error) };
  const { course, opening, dropped } = read.value;
  const { state, record } = course.timeline;
  const { game } = stored.value.entry;
  const known = killAsked(game);
  return {
    game,
    commands: record.map((step) => canonicalJson(step)),
    opening: JSON.stringify(opening),
    hash: stateHash(state),
    isOver: state.outcome !== null,
    marks: known.ok ? known.value.row.marksOf(state) : [],
    wrong: dropped === null ? null : `steps from ${dropped.fromStep} are gone: ${dropped.reason}`,
  };
};

window.shelved = async () => {
  const listed = await deviceStorage.shelf.list();
  if (!listed.ok) return JSON.stringify(listed.error);
  return listed.value.length === 0 ? null : `on the shelf: ${listed.value.map(({ game }) => game).join(', ')}`;
};
