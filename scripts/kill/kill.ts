import { buildSync } from 'esbuild';
import { Dice } from '../soak/dice';
import { killApp } from './app/killApp';
import { killUnkept } from './app/killUnkept';
import type { Kill } from './games/killOf';
import type { AppKilled } from './app/appKilled';
import { APP_KILLS } from './appKills';
import { killBrowser } from './killBrowser';
import { killWriter, type KillRound } from './killWriter';
import { killAsked } from './kills';

export { killAsked };

export interface KillOptions {
  /** Which game is played. */
  readonly game: keyof typeof APP_KILLS;
  readonly folder: string;
  readonly chromiumPath: string;
  readonly seed: number;
  /** How many kills of each; this folder holds the entries. */
  readonly sqlite: number;
  readonly browser: number;
  readonly app: number;
  readonly entries: { readonly writer: string; readonly page: string; readonly witness: string };
  /** Where the exported app is served; null when it is not wanted. */
  readonly url: string | null;
  tell(line: string): void;
}

const EVERY = 10;

/** Counts kills until one has lost something. */
class Tally {
  private kills = 0;
  private readonly marks = new Map<string, number>();

  constructor(
    private readonly what: string,
    private readonly planned: number,
    private readonly tell: (line: string) => void,
  ) {}

  add({ stepCount, wrong, marks }: KillRound): void {
    this.kills += 1;
    if (wrong !== null) throw new Error(`${this.what}, kill ${this.kills}: ${wrong}`);
    for (const mark of marks) this.marks.set(mark, (this.marks.get(mark) ?? 0) + 1);
    if (this.kills % EVERY !== 0 && this.kills !== this.planned) return;
    const where = [...this.marks].map(([mark, count]) => `, ${count} ${mark}`).join('');
    this.tell(`${this.what}: ${this.kills} of ${this.planned} kills${where}, ${stepCount} steps, nothing lost`);
  }
}

async function killSqlite(game: Kill, { folder, seed, sqlite, entries, tell }: KillOptions): Promise<void> {
  const program = `${folder}/writer.mjs`;
  const common = { bundle: true, format: 'esm', platform: 'node', logLevel: 'error' } as const;
  buildSync({ ...common, entryPoints: [entries.writer], outfile: program });
  const tally = new Tally('SQLite', sqlite, tell);
  const dice = new Dice(seed);
  const reference = game.judge();
  for (let kill = 0; kill < sqlite; kill++) {
    tally.add(await killWriter({ program, file: `${folder}/games.db`, game: game.id }, dice, reference));
  }
}

/** What differs by platform is the web's. */
const RESOLVED = ['.web.ts', '.ts', '.tsx', '.js', '.json'];

function scriptOf(entry: string): string {
  const shape = { bundle: true, format: 'iife', target: 'es2022', resolveExtensions: RESOLVED } as const;
  const common = { ...shape, write: false, logLevel: 'error' } as const;
  return buildSync({ ...common, entryPoints: [entry] }).outputFiles[0]?.text ?? '';
}

async function count(tally: Tally, planned: number, rounds: AsyncGenerator<KillRound>) {
  for (let kill = 0; kill < planned; kill++) {
    const round = await rounds.next();
    if (!round.done) tally.add(round.value);
  }
  await rounds.return(undefined);
}

async function killChromium(
  game: Kill,
  { folder, seed, browser, chromiumPath, entries, tell }: KillOptions,
): Promise<void> {
  const script = scriptOf(entries.page);
  const [dice, reference] = [new Dice(seed), game.judge()];
  const rounds = killBrowser({ chromiumPath, profile: `${folder}/profile`, script, dice, reference, game: game.id });
  await count(new Tally('Chromium', browser, tell), browser, rounds);
}

async function killWholeApp(
  url: string,
  game: AppKilled,
  { folder, seed, app, chromiumPath, entries, tell }: KillOptions,
) {
  const script = scriptOf(entries.witness);
  const kills = { chromiumPath, folder, url, script, dice: new Dice(seed) };
  const rounds = game.isKept ? killApp(kills, game) : killUnkept(kills, game);
  await count(new Tally('The app', app, tell), app, rounds);
}

export async function kill(options: KillOptions): Promise<void> {
  const asked = killAsked(options.game);
  if (!asked.ok) throw new Error(asked.error);
  const { row } = asked.value;
  if (options.sqlite > 0) await killSqlite(row, options);
  if (options.browser > 0) await killChromium(row, options);
  if (options.url !== null) await killWholeApp(options.url, APP_KILLS[options.game], options);
}
