import { decide, type CatacombsAsked } from '../../../src/ai/catacombs';
import { questions } from './questions';

export interface Pace {
  readonly purpose: string;
  readonly effort: number;
  readonly ms: number;
  readonly answer: string;
}

function paceOf(asked: CatacombsAsked): Pace {
  const fromMs = Date.now();
  const decision = decide(asked);
  const ms = Date.now() - fromMs;
  return {
    purpose: asked.view.prompt?.purpose.kind ?? '',
    effort: decision?.effort ?? 0,
    ms,
    answer: JSON.stringify(decision?.answer),
  };
}

// The shells of engines agree on no console: most have print, Node has console.log.
declare const print: undefined | ((line: string) => void);

const say = typeof print === 'function' ? print : console.log;
say(JSON.stringify(questions().map(paceOf)));
