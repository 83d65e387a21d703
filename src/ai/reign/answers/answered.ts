import type { Prompt } from '../../../rules/machine';
import type { ReignTypes } from '../../../rules/reign';
import type { Pondering } from '../../core';
import { chosen, type Answered, type Thinking } from '../thinking';
import { acted } from './acting';
import { mustered, ordered } from './ordering';
import { placed } from './placing';
import { bled, overran, parried, pulled, rethrown } from './saving';
import { inTown } from './town';

/** Nobody breaks into the turn of others: a point that was kept turns a blow aside. */
const LET_BE: Answered = {
  answer: { kind: 'deed', deed: 'end' },
  thought: { kind: 'deed', deed: 'end', aim: 'rest', chance: null, tried: 1 },
};

/** A question with one line each; null: whoever has nothing to say to it answers by chance. */
export function* answered({ purpose, ask }: Prompt<ReignTypes>, thinking: Thinking): Pondering<Answered | null> {
  if (ask.kind === 'deed') {
    if (purpose.kind === 'act') return yield* acted(thinking, purpose.who, ask);
    if (purpose.kind === 'town') return inTown(thinking, purpose.who, ask);
    return purpose.kind === 'interrupt' ? LET_BE : null;
  }
  const options: readonly string[] = ask.options;
  switch (purpose.kind) {
    case 'order':
      return ordered(thinking, purpose.leader, options);
    case 'muster':
      return mustered(thinking, options);
    case 'rethrow':
      return rethrown(thinking, purpose, options);
    case 'parry':
      return parried(thinking, purpose);
    case 'blocked':
      return bled(thinking, purpose);
    case 'overrun':
      return overran(thinking, purpose);
    case 'pull':
      return pulled(thinking, options);
    case 'guard':
    case 'cheatDeath':
      return chosen(...options.slice(0, 1));
    case 'keep':
      return chosen(...options);
    case 'stepOn':
      // Nobody walks on into an ambush.
      return chosen();
    case 'land':
    case 'climbOut':
      return placed(thinking, purpose.who, options);
    case 'whisk':
      return ask.min === 0 ? chosen() : placed(thinking, purpose.who, options);
    case 'returnFrom':
      return placed(thinking, purpose.dead, options);
    case 'roped':
      return placed(thinking, purpose.target, options);
    default:
      return null;
  }
}
