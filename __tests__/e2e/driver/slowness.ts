import { availableParallelism, loadavg } from 'node:os';

/** What a test and its browser keep busy by themselves. */
const OWN_LOAD_PER_CORE = 1.5;

/** How many times slower everything is when others want the same cores. */
export const slowness = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism() / OWN_LOAD_PER_CORE);
