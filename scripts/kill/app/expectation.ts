import { BOOKS } from '../../../src/rules/books';
import {
  readRecord,
  replay,
  sayFault,
  stateHash,
  type GameTypes,
  type RecordBook,
  type Timeline,
} from '../../../src/rules/machine';
import type { Point } from '../../../__tests__/e2e/driver/traces';
import { gameAsked } from '../../lib/gameAsked';
import type { Testimony } from './witness';

/** A finger that has let go of a disc: which flick of the game that is, and which way it went. */
export interface Release {
  readonly number: number;
  readonly way: Point;
}

type AnyBook = RecordBook<GameTypes, unknown, unknown>;
const books: Readonly<Record<string, AnyBook>> = BOOKS as never;

type Replay = { readonly timeline: Timeline<GameTypes> } | { readonly wrong: string };

/** The record of the game through the rules, in Node and from its beginning. */
export function replayed({ game, opening, commands }: Testimony): Replay {
  const asked = gameAsked(books, game);
  if (!asked.ok) return { wrong: asked.error };
  const book = asked.value.row;
  const head = opening.slice(1, -1);
  const text = `{"format":"pichenette-record","version":1,"game":"${game}",${head},"commands":[${commands.join(',')}]}`;
  const record = readRecord(book, text);
  if (!record.ok) return { wrong: sayFault(record.error) };
  const result = replay(book, record.value);
  return result.ok ? { timeline: result.value.timeline } : { wrong: sayFault(result.error) };
}

const flicksIn = (commands: readonly string[]) =>
  commands
    .map((text) => JSON.parse(text) as { kind: string; flick?: { vxMmS: number; vyMmS: number } })
    .flatMap(({ kind, flick }) => (kind === 'flick' && flick !== undefined ? [flick] : []));

export const flickCount = (commands: readonly string[]): number => flicksIn(commands).length;

/** How far a finger on glass strays from the way it was sent. */
const LEAST_LIKENESS = 0.9;

function isSameWay({ x, y }: Point, { vxMmS, vyMmS }: { vxMmS: number; vyMmS: number }): boolean {
  const likeness = (x * vxMmS + y * vyMmS) / (Math.hypot(x, y) * Math.hypot(vxMmS, vyMmS) || 1);
  return likeness >= LEAST_LIKENESS;
}

function whyNotKept({ number, way }: Release, commands: readonly string[]): string | null {
  const flick = flicksIn(commands)[number];
  if (flick === undefined) return `flick ${number} was seen flying and is not there`;
  return isSameWay(way, flick) ? null : `flick ${number} is another one than was seen flying`;
}

/** What the kill has cost: everything found before it must be there, and the flick that was seen flying. */
export function lossIn(found: Testimony, before: readonly string[], shown: Release | null): string | null {
  if (found.wrong !== null) return found.wrong;
  const changed = before.findIndex((command, index) => found.commands[index] !== command);
  if (changed >= 0) return `command ${changed} was there before the kill, and is gone or another one`;
  return shown === null ? null : whyNotKept(shown, found.commands);
}

/** What is wrong with a game that has been taken up again, and waits for an answer. */
export function faultIn(resumed: Testimony, found: readonly string[]): string | null {
  const lost = lossIn(resumed, found, null);
  if (lost !== null) return lost;
  const again = replayed(resumed);
  if ('wrong' in again) return `the journal cannot be replayed: ${again.wrong}`;
  const { state } = again.timeline;
  if (stateHash(state) !== resumed.hash) return 'the state is another one than a replay of the journal gives';
  return state.prompt?.ask.kind === 'flickResolved' ? 'a flick hangs in the air' : null;
}
