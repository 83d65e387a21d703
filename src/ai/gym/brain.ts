import type { Prompt } from '../../rules/machine';
import type { FlickAsk } from '../../rules/flicking';
import { GO_ON, gym, LEAVE, type GymState, type GymTypes } from '../../rules/gym';
import { Dice, Effort, sampled, weightOf, type Asked, type Brain, type Decision, type Pondering } from '../core';
import {
  bestFlick,
  EvenMishaps,
  flickMade,
  mishapOf,
  seenAfresh,
  Trial,
  type Aim,
  type Flicker,
  type Look,
} from '../flicking';
import { flownOut, isAllowed, released } from './imagine';
import { linesOf, type Line } from './lines';
import { MINDS, type GymMind } from './minds';
import { progressOf } from './progress';
import type { GymThought } from './thought';

/** The gym as it is thought about. */
export interface PonderedGym extends GymTypes {
  thought: GymThought;
  head: Flicker;
}

type Found = Pick<Decision<PonderedGym>, 'answer' | 'thought'>;

/** A part of its flicks is kept, to see afresh what was chosen. */
const SHARE_OF_CHOOSING = 0.8;

/** A flick let go in thought, to be flown again and again with the errors of this hand. */
function trialOf(state: GymState, aim: Aim, { head }: GymMind): Trial | null {
  const release = released(state, aim);
  if (release === null) return null;
  return new Trial(aim, (mishap): Look | null => {
    const imagined = flownOut(release, aim, head.hand, mishap);
    if (imagined === null) return null;
    const isHit = imagined.after.model.met.length > state.model.met.length;
    return { worth: progressOf(imagined), isHit };
  });
}

/** The flick that is made is not quite the one that is meant. */
function* flick(
  state: GymState,
  { ask, lines }: { readonly ask: FlickAsk; readonly lines: readonly Line[] },
  mind: GymMind,
  dice: Dice,
  effort: Effort,
): Pondering<Found | null> {
  const caution = weightOf(mind, 'caution');
  const trial = (aim: Aim): Trial | null => trialOf(state, aim, mind);
  const choosing = { mishaps: new EvenMishaps(dice), caution, refines: mind.head.refines, limits: ask };
  const aims = lines.slice(0, mind.head.lines).map((line) => line.aim);
  const plan = yield* bestFlick(aims, trial, { ...choosing, effort: effort.part(effort.left * SHARE_OF_CHOOSING) });
  const again = plan && trial(plan.aim);
  const seen = again && (yield* seenAfresh(again, { effort, caution, dice }));
  if (plan === null || seen === null) return null;
  const { aim, chance } = seen;
  const goal = lines.find((line) => line.aim.discId === aim.discId && line.aim.target === aim.target)?.goal ?? null;
  const answer = { kind: 'flick' as const, flick: flickMade(aim, mind.head.hand, mishapOf(dice), ask) };
  return { answer, thought: { kind: 'shot', aim, goal, chance } };
}

/** What else is asked it answers so that the game goes on. */
function goesOn({ ask }: Prompt<GymTypes>): Found | null {
  if (ask.kind !== 'choose') return null;
  const option = ask.options.find((one) => one === GO_ON) ?? LEAVE;
  return { answer: { kind: 'choose', options: [option] }, thought: { kind: 'enough' } };
}

function anyLegal(asked: Asked<PonderedGym>, stream: Dice): Found | null {
  const drawn = sampled<GymTypes>(gym, asked.view, asked.seat, stream.stream);
  return drawn && { answer: drawn.value, thought: { kind: 'stumbled' } };
}

function* ponder(asked: Asked<PonderedGym>): Pondering<Decision<PonderedGym> | null> {
  const { view, seat, mind, stream } = asked;
  const { prompt } = view;
  if (prompt === null || !prompt.seats.includes(seat)) return null;
  const dice = new Dice(stream);
  const effort = new Effort(mind.head.flicks);
  const { ask } = prompt;
  const lines = ask.kind === 'flick' ? linesOf({ model: view.model, ask, head: mind.head }) : [];
  const found = ask.kind === 'flick' ? yield* flick(view, { ask, lines }, mind, dice, effort) : goesOn(prompt);
  const isSound = found !== null && isAllowed(view, { ...found.answer, seat });
  const said = isSound ? found : anyLegal(asked, dice);
  return said && { ...said, effort: effort.spent };
}

export const brain: Brain<PonderedGym> = { minds: MINDS, ponder };
