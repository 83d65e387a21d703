import { STEPS_OF_BATCH as steps } from '../../../src/session/thinkers/runtime/runtimeThinker';
import type { StepsReply, StepsRequest } from '../../../src/session/thinkers/runtime/thoughtSteps';
import type { Job } from '../../../src/session/game/thinker';
import { questionsOf } from './benches';

// Left behind by the program, and by whoever evaluated it before this.
declare const thinkOn: (request: string) => string;
declare const evaluatedMs: number;
declare const gameAskedFor: string;
declare const print: (line: string) => void;

/** How long each batch of a thought takes, in the runtime that phones think in. */
function batchesOf(job: Job, thought: number): readonly number[] {
  const took: number[] = [];
  for (let rest: Job | null = job; ; rest = null) {
    const request: StepsRequest = { thought, job: rest, steps, firstAlive: 0 };
    const fromMs = Date.now();
    const reply = JSON.parse(thinkOn(JSON.stringify(request))) as StepsReply;
    took.push(Date.now() - fromMs);
    if (reply.kind === 'failed' || reply.kind === 'unknownGame') throw new Error('a thought failed');
    if (reply.kind === 'decided') return took;
  }
}

const batchesMs = questionsOf(gameAskedFor)
  .map(({ job }) => job)
  .flatMap(batchesOf);
print(JSON.stringify({ evaluatedMs, batchesMs }));
