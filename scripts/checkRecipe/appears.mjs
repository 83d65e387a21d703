// Whether a monster of the workshop comes into play:  node scripts/checkRecipe/appears.mjs monster:ID
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleForNode } from '../engines/bundle.mjs';
import { Fault, runScript } from '../lib/fault.mjs';

await runScript(async () => {
  const [, , monster] = process.argv;
  const folder = await mkdtemp(join(tmpdir(), 'pichenette-appears-'));
  try {
    const program = join(folder, 'appears.mjs');
    await bundleForNode(fileURLToPath(new URL('appears.ts', import.meta.url)), program);
    const { appears } = await import(pathToFileURL(program));
    console.log(`${monster} lies on the board in the game of seed ${appears(monster)}`);
  } catch (error) {
    throw new Fault(`${monster} comes into no game: ${error.message}`);
  } finally {
    await rm(folder, { recursive: true });
  }
});
