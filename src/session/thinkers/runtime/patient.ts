import type { ThoughtRuntime } from './runtimeThinker';

/** Far more than the slowest device takes for a batch, the program evaluated before it included. */
const PATIENCE_MS = 20_000;

/**
 * A runtime of which nothing more is heard has failed as well. The clock says only where the thought is thought: what is
 * thought is the same.
 */
export function patient(runtime: ThoughtRuntime): ThoughtRuntime {
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('the runtime is silent')), PATIENCE_MS);
        void runtime
          .ask(request)
          .then(resolve, reject)
          .finally(() => clearTimeout(timer));
      }),
  };
}
