import path from 'node:path';
import { kill, type KillOptions } from '../../../scripts/kill/kill';
import { temporaryFolder } from '../../support/temporaryFolder';
import { gameUrl } from '../driver/visit';

const SCRIPTS = path.resolve(__dirname, '../../../scripts/kill');
export const MINUTES_MS = 60_000;

/** As on demand, in few: starting a browser again takes its time. */
export const killed = async (counts: {
  readonly browser: number;
  readonly app: number;
  readonly game?: KillOptions['game'];
}): Promise<readonly string[]> => {
  const lines: string[] = [];
  await kill({
    game: 'catacombs',
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
