import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

export const inProject = (...parts) => join(projectRoot, ...parts);

/** Installed commands come first, so that the pinned Node and the pinned tools are used however a script was started. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: inProject('node_modules', '.bin') + delimiter + (process.env.PATH ?? ''),
  EXPO_NO_TELEMETRY: '1',
  FORCE_COLOR: '0',
});
