import { decide, MINDS, type Asked, type Decision, type Level, type Thought } from '../../src/ai';
import { greedy } from './greedy';
import { random } from './random';

/** Who sits at the table: a level of the app, an aimer without a head, or nobody in particular. */
export type Contestant = Level | 'greedy' | 'random';

export interface Said extends Pick<Decision, 'answer' | 'stream'> {
  readonly thought?: Thought;
}

/** What this contestant answers; null where it leaves that to the others who are asked. */
export function answerOf(contestant: Contestant, asked: Omit<Asked, 'mind'>): Said | null {
  if (contestant === 'random') return random(asked);
  return contestant === 'greedy' ? greedy(asked) : decide({ ...asked, mind: MINDS[contestant] });
}

export function contestantOf(text: string): Contestant {
  if (text === 'greedy' || text === 'random') return text;
  const level = Number(text);
  if (!(level in MINDS)) throw new Error(`no contestant is called ${text}`);
  return level as Level;
}
