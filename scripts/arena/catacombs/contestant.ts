import { decide, MINDS, type CatacombsAsked, type CatacombsSaid, type Thought } from '../../../src/ai/catacombs';
import type { Level } from '../../../src/ai/core';
import { greedy } from './greedy';
import { OTHERS } from './others';
import { random } from './random';

/** A level of the app as it was at another commit: `main@3`. */
export type Former = `${string}@${Level}`;

/** Who sits at the table: a level of the app, now or formerly, an aimer without a head, or nobody in particular. */
export type Contestant = Level | Former | 'greedy' | 'random';

export interface Said extends Pick<CatacombsSaid, 'answer' | 'stream'> {
  readonly thought?: Thought;
}

const isLevel = (text: string): boolean => text in MINDS;

function former(contestant: Former, asked: Omit<CatacombsAsked, 'mind'>): Said | null {
  const at = contestant.lastIndexOf('@');
  const others = OTHERS[contestant.slice(0, at)];
  if (others === undefined) throw new Error(`nobody brought the players of ${contestant}`);
  return others.decide({ ...asked, mind: others.MINDS[Number(contestant.slice(at + 1)) as Level] });
}

/** What this contestant answers; null where it leaves that to the others who are asked. */
export function answerOf(contestant: Contestant, asked: Omit<CatacombsAsked, 'mind'>): Said | null {
  if (contestant === 'random') return random(asked);
  if (contestant === 'greedy') return greedy(asked);
  return typeof contestant === 'string' ? former(contestant, asked) : decide({ ...asked, mind: MINDS[contestant] });
}

export function contestantOf(text: string): Contestant {
  if (text === 'greedy' || text === 'random') return text;
  const at = text.lastIndexOf('@');
  if (!isLevel(text.slice(at + 1)) || at === 0) throw new Error(`no contestant is called ${text}`);
  return at < 0 ? (Number(text) as Level) : (text as Former);
}
