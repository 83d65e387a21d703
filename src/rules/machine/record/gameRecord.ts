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

/** A whole game: what it began with and everything that was answered. It replays to the identical state everywhere. */
export interface GameRecord<Setup, Step> {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly game: string;
  readonly setup: Setup;
  readonly seed: number;
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
  /** Fills in what was left out, from what is asked; a complete answer comes back as it is. */
  complete(written: Written, state: GameState<G>): Command<G>;
}

const MAX_SEED = 0xffff_ffff;

const schemaOf = <G extends GameTypes, Setup, Written>(book: RecordBook<G, Setup, Written>) =>
  z.strictObject({
    format: z.literal(RECORD_FORMAT),
    version: z.literal(RECORD_VERSION),
    game: z.literal(book.game.id, { error: `expected "${book.game.id}"` }),
    setup: book.setup,
    seed: z.int().min(0).max(MAX_SEED),
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
): GameRecord<Setup, Step> => ({ format: RECORD_FORMAT, version: RECORD_VERSION, game, ...opening, commands });

/** One command a line, so that people can read a record and compare two. */
export function writeRecord({ commands, ...head }: GameRecord<unknown, unknown>): string {
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const lines = commands.map((command) => `\n    ${JSON.stringify(command)}`).join(',');
  return `{\n${fields.join('')}  "commands": [${lines}\n  ]\n}\n`;
}
