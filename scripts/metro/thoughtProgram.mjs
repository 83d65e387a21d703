import { fileURLToPath } from 'node:url';
import { plainScript, ROOT } from '../engines/bundle.mjs';

const ENTRY = fileURLToPath(new URL('../../src/session/thinkers/runtime/programEntry.ts', import.meta.url));
const SOURCES = `${ROOT}src/`;

/** All that thinks, as one plain script: the app's own rules, physics and players, from their sources as they are now. */
export const thoughtProgram = (entry = ENTRY) =>
  plainScript(entry, { isMinified: true, plugins: [onlyWhatIsUsed(SOURCES)] });

/**
 * A door opens on a whole room. Whatever of it a thought has no use for may be left out, what it does when it is loaded
 * included: that is how the checks of files and the engine that plays a flick for the eye stay away.
 */
const onlyWhatIsUsed = (folder) => ({
  name: 'only-what-is-used',
  setup(builder) {
    builder.onResolve({ filter: /^\./ }, async ({ path, resolveDir, kind, pluginData }) => {
      if (pluginData === folder) return undefined;
      const found = await builder.resolve(path, { resolveDir, kind, pluginData: folder });
      return found.path.startsWith(folder) ? { ...found, sideEffects: false } : found;
    });
  },
});
