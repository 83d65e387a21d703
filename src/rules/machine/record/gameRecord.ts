import { z } from 'zod';
import type { Result } from '../../../lib';
import type { Carried } from '../apply';
import type { Game } from '../game';
import type { Command, GameState, GameTypes } from '../state';
import type { Refusal } from '../refusal';
import type { FileFault } from './fileFault';
import { readFormat } from './readFormat';
import type { WrittenTakingBack } from './stepSchemas';

export const RECORD_FORMAT = 'pichenette-record';
export const RECORD_VERSION = 1;

/** What the people at it said of a game: for lists, and nothing that the rules know of. */
export interface RecordTable {
  /** What it is called. */
  readonly name?: string | undefined;
  /** Whoever gave a name, by seat. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** When it was played last. */
  readonly playedAt?: string | undefined;
}

/** A whole game: what it began with and everything that was answered. It replays to the identical state everywhere. */
export interface GameRecord<Setup, Step> {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly game: string;
  readonly setup: Setup;
  readonly seed: number;
  readonly table?: RecordTable | undefined;
  readonly commands: readonly Step[];
}

/** What a game brings along so that its records can be read; `Written` is an answer as a hand may write it. */
export interface RecordBook<G extends GameTypes, Setup, Written> {
  readonly game: Game<G>;
  readonly setup: z.ZodType<Setup>;
  readonly step: z.ZodType<Written | WrittenTakingBack>;
  start(setup: Setup, seed: number): Result<Carried<G>, Refusal>;
  /** What may be answered, by name, for whoever got it wrong. */
  offered(ask: G['ask']): readonly string[];
  /** What is told of a game at its end, or as far as it has come. */
  summaryOf(model: G['model']): object;
  /** Fills in what was left out, from what is asked; a complete answer comes back as it is. */
  complete(written: Written, state: GameState<G>): Command<G>;
  /** What an app of before has kept as it was, in the words of today; left out: they have not changed. */
  restored?(kept: GameState<G>): GameState<G>;
}

const MAX_SEED = 0xffff_ffff;
const MAX_NAME_CHARS = 60;

const nameSchema = z.string().max(MAX_NAME_CHARS);
export const recordTableSchema = z.strictObject({
  name: nameSchema.optional(),
  names: z.record(z.string(), nameSchema).optional(),
  playedAt: z.iso.datetime().optional(),
});

const schemaOf = <G extends GameTypes, Setup, Written>(book: RecordBook<G, Setup, Written>) =>
  z.strictObject({
    format: z.literal(RECORD_FORMAT),
    version: z.literal(RECORD_VERSION),
    game: z.literal(book.game.id, { error: `expected "${book.game.id}"` }),
    setup: book.setup,
    seed: z.int().min(0).max(MAX_SEED),
    table: recordTableSchema.optional(),
    commands: z.array(book.step),
  });

export const readRecord = <G extends GameTypes, Setup, Written>(
  book: RecordBook<G, Setup, Written>,
  text: string,
): Result<GameRecord<Setup, Written | WrittenTakingBack>, FileFault> =>
  readFormat({ format: RECORD_FORMAT, version: RECORD_VERSION, schema: schemaOf(book) }, text);

export const recordOf = <Setup, Step>(
  game: string,
  opening: { readonly setup: Setup; readonly seed: number },
  commands: readonly Step[],
  table?: RecordTable,
): GameRecord<Setup, Step> => ({
  format: RECORD_FORMAT,
  version: RECORD_VERSION,
  game,
  ...opening,
  ...(table === undefined ? {} : { table }),
  commands,
});

/** One command a line, so that people can read a record and compare two. */
export function writeRecord({ commands, ...head }: GameRecord<unknown, unknown>): string {
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const lines = commands.map((command) => `\n    ${JSON.stringify(command)}`).join(',');
  return `{\n${fields.join('')}  "commands": [${lines}\n  ]\n}\n`;
}
