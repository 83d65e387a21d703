import {
  Dice,
  Effort,
  horizonOf,
  sampled,
  type Asked,
  type Brain,
  type Decision,
  type Pondering,
} from '../../../src/ai/core';
import {
  aimsOf,
  bestFlick,
  EvenMishaps,
  FLICKERS,
  flickMade,
  flickMeant,
  flown,
  mishapOf,
  Trial,
  type Aim,
  type Hand,
  type Look,
} from '../../../src/ai/flicking';
import type { LaunchLimits } from '../../../src/rules/flicking';
import type { ShovePlayed } from './shoveModule';
import { RADIUS_MM, shove, type Shove, type ShoveState } from './shoveRules';

const { imagine, isAllowed } = horizonOf<Shove>(shove);
const mind = (level: 1 | 2 | 3 | 4 | 5) => ({ level, head: FLICKERS[level], weights: {} });

/** Whatever is asked for any disc of the other's is answered by what looks likeliest; all else by chance. */
function* ponder(asked: Asked<ShovePlayed>): Pondering<Decision<ShovePlayed> | null> {
  const { view, seat, mind: own, stream } = asked;
  const dice = new Dice(stream);
  const ask = view.prompt?.ask;
  if (ask?.kind !== 'flick') {
    const drawn = sampled(shove, view, seat, stream);
    return drawn && { answer: drawn.value, thought: { kind: 'anything' }, effort: 0 };
  }
  const discs = view.model.discs.map((disc) => ({ ...disc, radiusMm: RADIUS_MM }));
  const targets = discs.filter(({ owner }) => owner !== seat);
  const aims = ask.discs.flatMap((id) => {
    const actor = discs.find((disc) => disc.id === id)!;
    const shooting = { ask: { ...ask, discs: [id] }, discs, actor, targets, gain: () => 1, stations: () => [] };
    return aimsOf(shooting, own.head, own.head.hand.turn);
  });
  const effort = new Effort(own.head.flicks);
  const trial = (aim: Aim): Trial | null => trialOf(view, aim, own.head.hand, ask);
  const planning = { effort, mishaps: new EvenMishaps(dice), caution: 0, refines: own.head.refines, limits: ask };
  const plan = yield* bestFlick(aims, trial, planning);
  if (plan === null) return null;
  const answer = { kind: 'flick' as const, flick: flickMade(plan.aim, own.head.hand, mishapOf(dice), ask) };
  if (!isAllowed(view, { ...answer, seat })) return null;
  return { answer, thought: { kind: 'shot', aim: plan.aim, chance: plan.chance }, effort: effort.spent };
}

function trialOf(view: ShoveState, aim: Aim, hand: Hand, limits: LaunchLimits): Trial | null {
  const released = imagine(view, { kind: 'flick', flick: flickMeant(aim) })?.state;
  const ask = released?.prompt?.ask;
  if (released === undefined || ask?.kind !== 'flickResolved') return null;
  return new Trial(aim, (mishap): Look | null => {
    const result = flown({ ask, limits }, aim, hand, mishap);
    const events = result && imagine(released, { kind: 'flickResolved', ...result })?.events;
    const points = events?.reduce((sum, event) => sum + (event.kind === 'struck' ? event.points : 0), 0);
    return points === undefined ? null : { worth: points, isHit: points > 0 };
  });
}

export const shoveBrain: Brain<ShovePlayed> = {
  minds: { 1: mind(1), 2: mind(2), 3: mind(3), 4: mind(4), 5: mind(5) },
  ponder,
};
