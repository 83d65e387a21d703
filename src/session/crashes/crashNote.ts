import { isFields, textOf, type Fields } from '../../lib';

/** What is written down when something breaks, for a report. No name of anybody is in it. */
export interface CrashNote {
  /** Wall-clock time, milliseconds since 1970. */
  readonly atMs: number;
  /** The screen that broke; null where it was none. */
  readonly screen: string | null;
  readonly message: string;
  readonly stack: readonly string[];
  /** What was done last in any game, the oldest first. */
  readonly steps: readonly string[];
  readonly build: string;
  readonly device: Readonly<Record<string, string | number>>;
}

/** Where it happened, and on what. */
export type Scene = Pick<CrashNote, 'screen' | 'build' | 'device'>;

const STACK_LINES = 30;
const LONGEST_LINE = 300;

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, LONGEST_LINE))
    .filter((line) => line !== '')
    .slice(0, STACK_LINES);

/** Anything can be thrown. */
export function crashNote(
  thrown: unknown,
  scene: Scene,
  { atMs, steps }: { readonly atMs: number; readonly steps: readonly string[] },
): CrashNote {
  const isError = thrown instanceof Error;
  const message = isError ? `${thrown.name}: ${thrown.message}` : String(thrown);
  return { ...scene, atMs, steps, message, stack: isError ? linesOf(thrown.stack ?? '') : [] };
}

const texts = (found: unknown): readonly string[] =>
  Array.isArray(found) ? found.filter((text): text is string => typeof text === 'string') : [];

const isFact = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

const noteIn = (found: Fields): CrashNote => ({
  atMs: typeof found.atMs === 'number' ? found.atMs : 0,
  screen: typeof found.screen === 'string' ? found.screen : null,
  message: textOf(found.message, ''),
  stack: texts(found.stack),
  steps: texts(found.steps),
  build: textOf(found.build, ''),
  device: isFields(found.device) ? Object.fromEntries(Object.entries(found.device).filter(isFact)) : {},
});

/** What makes no sense costs itself alone. */
export const parseNotes = (found: unknown): readonly CrashNote[] =>
  Array.isArray(found) ? found.filter(isFields).map(noteIn) : [];

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in which somebody's name stands, as a word of its own, stands without it. */
function withoutNames(text: string, names: readonly string[]): string {
  const longestFirst = names.filter((name) => name !== '').sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return text;
  const any = longestFirst.map(escaped).join('|');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu'), '…');
}

/** The notes as a file for a report, without the names of those who play here: a message may have held one. */
export function crashReport(notes: readonly CrashNote[], names: readonly string[]): string {
  const clean = (text: string): string => withoutNames(text, names);
  const cleaned = notes.map(({ atMs, message, stack, steps, ...rest }) => ({
    at: new Date(atMs).toISOString(),
    ...rest,
    message: clean(message),
    stack: stack.map(clean),
    steps: steps.map(clean),
  }));
  return `${JSON.stringify({ format: 'pichenette-crashes', version: 1, notes: cleaned }, null, 2)}\n`;
}
