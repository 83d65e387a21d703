import { err, ok, type Result } from '../../src/lib';

export const USAGE = 'usage: npm run --silent replay -- [--events | --state] FILE   (- reads standard input)';

/** all: the events, then how the game stands; events: these alone; state: the whole final state alone. */
export interface Options {
  readonly file: string;
  readonly print: 'all' | 'events' | 'state';
}

const PRINTS: Readonly<Record<string, Options['print']>> = { '--events': 'events', '--state': 'state' };

export function optionsOf(args: readonly string[]): Result<Options, string> {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const files = args.filter((arg) => !arg.startsWith('--'));
  const unknown = flags.find((flag) => PRINTS[flag] === undefined);
  if (unknown !== undefined) return err(`unknown option ${unknown}; ${USAGE}`);
  const [file] = files;
  if (file === undefined || files.length > 1 || flags.length > 1) return err(USAGE);
  return ok({ file, print: PRINTS[flags[0] ?? ''] ?? 'all' });
}
