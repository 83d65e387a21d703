import type { ConquestState } from '../../../rules/conquest';
import type { Pondering } from '../../core';
import {
  bestFlick,
  flickMeant,
  flown,
  seenAfresh,
  Trial,
  trialsWith,
  type Aim,
  type Look,
  type Plan,
} from '../../flicking';
import { imagine } from '../horizon';
import { cautionOf } from '../minds';
import { settled } from '../settled';
import type { Thinking } from '../thinking';
import { worth } from '../worth/worth';
import { linesOf, shootingOf, type Shooting } from './lines';

/** A flick let go in thought, to be flown again and again, taken for so much more than it is; null where the rules would refuse it. */
function trialOf({ state, ask: limits }: Shooting, aim: Aim, { seat, mind, eyes }: Thinking, more = 0): Trial | null {
  const released = imagine(state, { kind: 'flick', seat, flick: flickMeant(aim) })?.state;
  const ask = released?.prompt?.ask;
  if (released === undefined || ask?.kind !== 'flickResolved') return null;
  return new Trial(aim, (mishap): Look | null => {
    const result = flown({ ask, limits }, aim, mind.head.hand, mishap);
    const imagined = result && imagine(released, { kind: 'flickResolved', ...result });
    return (
      imagined && {
        worth: worth(settled(imagined.state, eyes), eyes) + more,
        isHit: imagined.events.some(({ kind }) => kind === 'hit'),
      }
    );
  });
}

/** All that might be tried for the flick that is asked for, the most promising first. */
export function* allTrials(state: ConquestState, thinking: Thinking, more: number): Pondering<readonly Trial[]> {
  const shooting = shootingOf(state);
  if (shooting === null) return [];
  return yield* trialsWith(linesOf(shooting, thinking), (aim) => trialOf(shooting, aim, thinking, more));
}

/** The best flick for the flick that is asked for; null when none can be thought of. */
export function* planShot(state: ConquestState, thinking: Thinking): Pondering<Plan | null> {
  const { effort, mishaps, mind } = thinking;
  const shooting = shootingOf(state);
  if (shooting === null) return null;
  const planning = { effort, mishaps, caution: cautionOf(mind), refines: mind.head.refines, limits: shooting.ask };
  return yield* bestFlick(linesOf(shooting, thinking), (aim) => trialOf(shooting, aim, thinking), planning);
}

/** What is to be said of a flick, seen afresh; null where it cannot be made. */
export function* lookedAtAfresh(state: ConquestState, { aim }: Plan, thinking: Thinking): Pondering<Plan | null> {
  const { effort, dice, mind } = thinking;
  const shooting = shootingOf(state);
  const trial = shooting && trialOf(shooting, aim, thinking);
  return trial && (yield* seenAfresh(trial, { effort, dice, caution: cautionOf(mind) }));
}
