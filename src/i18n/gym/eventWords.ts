import type { Goal, GymEvent } from '../../rules/gym';
import { goalWords } from './goalWords';
import type { Speaker } from './speaker';
import type { EventKey } from './wording';

interface Line {
  readonly key: EventKey;
  readonly values?: Readonly<Record<string, string>>;
}

function lineOf(event: GymEvent, goals: readonly Goal[], speaker: Speaker): Line {
  const { the } = speaker;
  switch (event.kind) {
    case 'flicked':
      return { key: 'flicked', values: { disc: the(event.disc) } };
    case 'struck':
      return { key: 'struck', values: { by: the(event.by), target: the(event.target) } };
    case 'left':
      return { key: event.isGone ? 'leftForGood' : 'left', values: { disc: the(event.disc) } };
    case 'goalMet': {
      const goal = goals[event.goal];
      return { key: 'goalMet', values: { goal: goal === undefined ? '' : goalWords(speaker, goal) } };
    }
    case 'missed':
    case 'reset':
      return { key: event.kind };
    case 'ended': {
      const values = { flicks: String(event.flicks), stars: String(event.stars) };
      // GYM-016: without a goal there is nothing to solve.
      return { key: event.isSolved ? 'solved' : goals.length === 0 ? 'enough' : 'unsolved', values };
    }
  }
}

/** What happened, as a line of the log. */
export function eventWords(speaker: Speaker, goals: readonly Goal[], event: GymEvent): string {
  const { key, values } = lineOf(event, goals, speaker);
  return speaker.say(speaker.wording.events[key], values);
}
