import path from 'node:path';
import { kill } from '../../../scripts/kill/kill';
import { temporaryFolder } from '../../support/temporaryFolder';
import { gameUrl } from '../driver/visit';

const SCRIPTS = path.resolve(__dirname, '../../../scripts/kill');
const MINUTES_MS = 60_000;

const killed = async (counts: { readonly browser: number; readonly app: number }): Promise<readonly string[]> => {
  const lines: string[] = [];
  await kill({
    ...counts,
    sqlite: 0,
    seed: 1,
    folder: temporaryFolder(),
    chromiumPath: process.env.CHROMIUM_PATH ?? '',
    entries: {
      writer: path.join(SCRIPTS, 'writer.ts'),
      page: path.join(SCRIPTS, 'page.ts'),
      witness: path.join(SCRIPTS, 'app/witness.ts'),
    },
    url: counts.app > 0 ? gameUrl() : null,
    tell: (line) => lines.push(line),
  });
  return lines;
};

/** As on demand, in few: starting the whole app again takes its time. */
describe('a browser that is killed at any moment', () => {
  it(
    'keeps every acknowledged step',
    async () => {
      expect((await killed({ browser: 20, app: 0 })).at(-1)).toMatch(/^Chromium: 20 of 20 kills, .* nothing lost$/);
    },
    9 * MINUTES_MS,
  );

  it(
    'goes on with the game that was played, with every flick that was seen flying',
    async () => {
      expect((await killed({ browser: 0, app: 4 })).at(-1)).toMatch(/^The app: 4 of 4 kills, .* nothing lost$/);
    },
    9 * MINUTES_MS,
  );
});
