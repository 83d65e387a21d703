import { BOOKS } from '../../src/rules/books';
import {
  gameNamed,
  readRecord,
  replay,
  sayFault,
  stateHash,
  type GameTypes,
  type RecordBook,
  type Replayed,
} from '../../src/rules/machine';
import { gameAsked } from '../lib/gameAsked';
import { optionsOf, type Options } from './options';
import { readText } from './readText';

const GOOD = 0;
const BAD = 2;

const inOneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');

function fail(message: string): number {
  process.stderr.write(`${inOneLine(message)}\n`);
  return BAD;
}

const toLines = (values: readonly unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');

type AnyBook = RecordBook<GameTypes, unknown, unknown>;
const books: Readonly<Record<string, AnyBook>> = BOOKS as never;

function summary({ game, summaryOf }: AnyBook, { timeline }: Replayed<GameTypes>) {
  const { state, record } = timeline;
  const { model, prompt, outcome } = state;
  return {
    kind: 'summary',
    game: game.id,
    commands: record.length,
    ...summaryOf(model),
    prompt,
    outcome,
    hash: stateHash(state),
  };
}

function printed(book: AnyBook, replayed: Replayed<GameTypes>, print: Options['print']): string {
  if (print === 'state') return toLines([replayed.timeline.state]);
  return toLines(print === 'events' ? replayed.events : [...replayed.events, summary(book, replayed)]);
}

/** Whoever reads our output may stop reading: that is no fault. */
function tolerateClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(GOOD);
  });
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function replayFile({ file, print }: Options): Promise<number> {
  const name = file === '-' ? 'standard input' : file;
  const text = await readText(file);
  const asked = gameAsked(books, gameNamed(text) ?? undefined);
  if (!asked.ok) return fail(`${name}: ${asked.error}`);
  const book = asked.value.row;
  const record = readRecord(book, text);
  if (!record.ok) return fail(`${name}: ${sayFault(record.error)}`);
  const replayed = replay(book, record.value);
  if (!replayed.ok) return fail(`${name}: ${sayFault(replayed.error)}`);
  process.stdout.write(printed(book, replayed.value, print));
  return GOOD;
}

/** Answers the exit code: 0, or 2 with one line that says what is wrong and where. */
export async function main(args: readonly string[]): Promise<number> {
  tolerateClosedPipe();
  const options = optionsOf(args);
  if (!options.ok) return fail(options.error);
  try {
    return await replayFile(options.value);
  } catch (error) {
    return fail(`${options.value.file}: ${messageOf(error)}`);
  }
}
