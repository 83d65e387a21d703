import type { Goal } from '../../rules/gym';
import type { Speaker } from './speaker';
import type { GoalKey } from './wording';

interface Line {
  readonly key: GoalKey;
  readonly values: Readonly<Record<string, string>>;
}

function lineOf(goal: Goal, { the, names, say, wording }: Speaker): Line {
  switch (goal.kind) {
    case 'nudge': {
      const { disc, leastMm, mostMm } = goal;
      const values = { disc: the(disc), least: String(leastMm), most: String(mostMm) };
      return { key: leastMm === mostMm ? 'nudgeExactly' : 'nudge', values };
    }
    case 'bank':
      return { key: `bank-${goal.off}`, values: { target: the(goal.target) } };
    case 'strike':
      return { key: 'strike', values: { targets: names(goal.targets) } };
    case 'stop':
      return goal.disc === null ? { key: 'stopAny', values: {} } : { key: 'stop', values: { disc: the(goal.disc) } };
    case 'pushOff':
      return { key: 'pushOff', values: { disc: the(goal.disc) } };
  }
}

/** What one flick is to bring about, as a sentence would go on: “bank it off a wall”. */
export function goalWords(speaker: Speaker, goal: Goal): string {
  const { key, values } = lineOf(goal, speaker);
  return speaker.fill(speaker.wording.goals[key], values);
}
