import { questionsOf } from './benches';
import type { Question } from './benchedMind';

export interface Pace {
  readonly purpose: string;
  readonly effort: number;
  readonly ms: number;
  readonly answer: string;
}

function paceOf({ purpose, decide }: Question): Pace {
  const fromMs = Date.now();
  const decision = decide();
  const ms = Date.now() - fromMs;
  return { purpose, effort: decision?.effort ?? 0, ms, answer: JSON.stringify(decision?.answer) };
}

// Left behind by whoever has this evaluated.
declare const gameAskedFor: string;
// The shells of engines agree on no console: most have print, Node has console.log.
declare const print: undefined | ((line: string) => void);

const say = typeof print === 'function' ? print : console.log;
say(JSON.stringify(questionsOf(gameAskedFor).map(paceOf)));
