import vm from 'node:vm';
import type { ThoughtRuntime } from '../../../src/session/thinkers/runtime/runtimeThinker';
import type { StepsReply, StepsRequest } from '../../../src/session/thinkers/runtime/thoughtSteps';

/** An engine with the language and nothing else, and what a script that is evaluated there leaves behind. */
export function bareEngine(script: string): { readonly leftBehind: readonly string[]; think(request: string): string } {
  const realm = vm.createContext(Object.create(null) as object);
  vm.runInContext(script, realm);
  return {
    leftBehind: vm.runInContext('Object.keys(globalThis)', realm) as string[],
    think: (request) => vm.runInContext(`thinkOn(${JSON.stringify(request)})`, realm) as string,
  };
}

export interface WatchedRuntime extends ThoughtRuntime {
  readonly asked: readonly StepsRequest[];
}

/** As on a phone: evaluated with the first question, and answering later, one after another. */
export function runtimeOf(
  script: string,
  change: (reply: string, count: number) => string = (reply) => reply,
): WatchedRuntime {
  let engine: ReturnType<typeof bareEngine> | null = null;
  let before: Promise<unknown> = Promise.resolve();
  const asked: StepsRequest[] = [];
  return {
    asked,
    ask(request) {
      asked.push(JSON.parse(request) as StepsRequest);
      const reply = before.then(() => {
        engine ??= bareEngine(script);
        return change(engine.think(request), asked.length);
      });
      before = reply.catch(() => undefined);
      return reply;
    },
  };
}

/** All the steps of one thought. */
export function thoughtThrough(
  think: (request: string) => string,
  request: Omit<StepsRequest, 'firstAlive'>,
): StepsReply {
  for (let rest = request; ; rest = { ...rest, job: null }) {
    const reply = JSON.parse(think(JSON.stringify({ ...rest, firstAlive: 0 }))) as StepsReply;
    if (reply.kind !== 'pondering') return reply;
  }
}
