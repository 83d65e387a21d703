import { closeSync, openSync, readSync } from 'node:fs';
import { filesBelow } from '../contentHash.mjs';
import { Fault } from '../fault.mjs';
import { inProject } from '../project.mjs';

/** The first eight bytes of every file of Hermes bytecode. */
const HERMES_MAGIC = 'c61fbc03c103191f';

function firstBytes(file) {
  const bytes = Buffer.alloc(HERMES_MAGIC.length / 2);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, bytes);
  closeSync(descriptor);
  return bytes.toString('hex');
}

/** The files that the game is in; a fault if there are none. */
export function bundlesOf(platform) {
  const files = filesBelow(inProject(`dist-${platform}`, '_expo', 'static', 'js', platform));
  const bundles = files.filter((file) => /\.(hbc|js)$/.test(file));
  if (bundles.length === 0) throw new Fault(`There is no ${platform} export: run "npm run export:${platform}" first.`);
  return bundles;
}

/** Both native exports must hold the game as bytecode, not as source with another name. */
export function checkBytecode() {
  for (const platform of ['android', 'ios']) {
    const entries = bundlesOf(platform);
    const wrong = entries.filter((file) => firstBytes(file) !== HERMES_MAGIC);
    if (wrong.length > 0)
      throw new Fault(`This is no Hermes bytecode: ${wrong.join(', ')}. See "jsEngine" in app.json.`);
    console.log(`${platform}: ${entries.length} file of Hermes bytecode`);
  }
}
