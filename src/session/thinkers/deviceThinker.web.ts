import { frameThinker } from './frameThinker';
import { workerThinker } from './workerThinker';

/** In a browser: a worker of its own, opened at the first thought. */
export const deviceThinker = workerThinker(() => new Worker(new URL('./thinkWorker', import.meta.url)), frameThinker);
