import { isFields } from '../../../lib';
import { versionedValue, type KeyValue, type ValueShape } from '../../../storage';
import { fitHand, FLICKS_THAT_COUNT } from './fitHand';
import type { FlickNote, NotedTarget } from './flickNote';
import type { Likeness } from '../../game/likeness';

/** The last flicks of everybody who has played on this device, by the name that they go by. */
export type Flicks = Readonly<Record<string, readonly FlickNote[]>>;

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

function readTarget(kept: unknown): readonly NotedTarget[] {
  const astray = isFields(kept) ? numberOf(kept.astray) : null;
  const distanceMm = isFields(kept) ? numberOf(kept.distanceMm) : null;
  return astray === null || distanceMm === null ? [] : [{ astray, distanceMm }];
}

/** While there was one game alone, nobody wrote down how fast its flicks might be. */
const FULL_SPEED_UNWRITTEN_MM_S = 2200;

function readNote(kept: unknown): readonly FlickNote[] {
  const speedMmS = isFields(kept) ? numberOf(kept.speedMmS) : null;
  const targets = isFields(kept) && Array.isArray(kept.targets) ? kept.targets.flatMap(readTarget) : [];
  const fullSpeedMmS = (isFields(kept) ? numberOf(kept.fullSpeedMmS) : null) ?? FULL_SPEED_UNWRITTEN_MM_S;
  return speedMmS === null || targets.length === 0 ? [] : [{ speedMmS, fullSpeedMmS, targets }];
}

const readFlicks = (kept: unknown): Flicks =>
  Object.fromEntries(
    Object.entries(isFields(kept) ? kept : {}).map(([name, notes]) => [
      name,
      Array.isArray(notes) ? notes.flatMap(readNote) : [],
    ]),
  );

export const KEPT_FLICKS: ValueShape<Flicks> = { key: 'flicks', upgrades: [(first) => first], parse: readFlicks };

/** What is remembered of people's flicks, so that the app can play with a hand like theirs. */
export interface KeptFlicks {
  /** Another flick of somebody; it is written behind all that came before it. */
  note(name: string, flick: FlickNote): void;
  /** Everybody of whom enough has been seen. A fault of the storage hides them, and nothing else. */
  likenesses(): Promise<readonly Likeness[]>;
}

export function openKeptFlicks(storage: KeyValue): KeptFlicks {
  const kept = versionedValue(storage, KEPT_FLICKS);
  let writing: Promise<unknown> = Promise.resolve();

  async function read(): Promise<Flicks | null> {
    const found = await kept.read();
    return found.ok ? (found.value ?? {}) : null;
  }

  async function add(name: string, flick: FlickNote): Promise<void> {
    const flicks = await read();
    if (flicks === null) return;
    const notes = [...(flicks[name] ?? []), flick].slice(-FLICKS_THAT_COUNT);
    await kept.write({ ...flicks, [name]: notes });
  }

  return {
    note(name, flick) {
      writing = writing.then(() => add(name, flick));
    },
    async likenesses() {
      await writing;
      const flicks = (await read()) ?? {};
      return Object.entries(flicks).flatMap(([of, notes]) => {
        const hand = fitHand(notes);
        return hand === null ? [] : [{ of, flicks: notes.length, hand }];
      });
    },
  };
}
