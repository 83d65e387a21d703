import { buildSync } from 'esbuild';
import { Dice } from '../soak/dice';
import { killBrowser } from './killBrowser';
import { killWriter, type KillRound } from './killWriter';

export interface KillOptions {
  readonly folder: string;
  readonly chromiumPath: string;
  readonly seed: number;
  /** How many kills of each; this folder holds the entries. */
  readonly sqlite: number;
  readonly browser: number;
  readonly entries: { readonly writer: string; readonly page: string };
  tell(line: string): void;
}

const EVERY = 10;

/** Counts kills until one has lost something. */
class Tally {
  private kills = 0;

  constructor(
    private readonly what: string,
    private readonly planned: number,
    private readonly tell: (line: string) => void,
  ) {}

  add({ stepCount, wrong }: KillRound): void {
    this.kills += 1;
    if (wrong !== null) throw new Error(`${this.what}, kill ${this.kills}: ${wrong}`);
    if (this.kills % EVERY !== 0 && this.kills !== this.planned) return;
    this.tell(`${this.what}: ${this.kills} of ${this.planned} kills, ${stepCount} steps, nothing lost`);
  }
}

async function killSqlite({ folder, seed, sqlite, entries, tell }: KillOptions): Promise<void> {
  const program = `${folder}/writer.mjs`;
  const common = { bundle: true, format: 'esm', platform: 'node', logLevel: 'error' } as const;
  buildSync({ ...common, entryPoints: [entries.writer], outfile: program });
  const tally = new Tally('SQLite', sqlite, tell);
  const dice = new Dice(seed);
  for (let kill = 0; kill < sqlite; kill++) tally.add(await killWriter(program, `${folder}/games.db`, dice));
}

async function killChromium({ folder, seed, browser, chromiumPath, entries, tell }: KillOptions): Promise<void> {
  const common = { bundle: true, format: 'iife', target: 'es2022', write: false, logLevel: 'error' } as const;
  const script = buildSync({ ...common, entryPoints: [entries.page] }).outputFiles[0]?.text ?? '';
  const tally = new Tally('Chromium', browser, tell);
  const rounds = killBrowser({ chromiumPath, profile: `${folder}/profile`, script, dice: new Dice(seed) });
  for (let kill = 0; kill < browser; kill++) {
    const round = await rounds.next();
    if (!round.done) tally.add(round.value);
  }
  await rounds.return(undefined);
}

export async function kill(options: KillOptions): Promise<void> {
  if (options.sqlite > 0) await killSqlite(options);
  if (options.browser > 0) await killChromium(options);
}
