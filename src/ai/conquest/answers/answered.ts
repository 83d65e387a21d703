import {
  isCard,
  isCharacter,
  type ConquestPurpose,
  type ConquestState,
  type ConquestTypes,
} from '../../../rules/conquest';
import type { FlickAsk } from '../../../rules/flicking';
import type { ChooseAsk, Prompt } from '../../../rules/machine';
import type { Pondering } from '../../core';
import { flickMade, mishapOf, type Plan } from '../../flicking';
import { imagine } from '../horizon';
import { lookedAtAfresh, planShot } from '../shots/planShot';
import { choice, type Answered, type Thinking } from '../thinking';
import type { ConquestThought } from '../thought';
import { worth } from '../worth/worth';
import { answerCard, bestOpening, weighed } from './cards';

/** Of the flicks that are imagined, so many are for the one that was chosen. */
const SHARE_OF_LOOKS = 0.2;
const FEWEST_LOOKS = 16;

function shotThought(purpose: ConquestPurpose, { aim, chance }: Plan): ConquestThought {
  const isShot = purpose.kind === 'shoot' || purpose.kind === 'shootAgain';
  return isShot ? { kind: 'shot', shot: purpose.shot.shot, aim, chance } : { kind: 'crystal', aim, chance };
}

/** The flick that is made is not quite the one that is meant. */
function* flick(
  view: ConquestState,
  purpose: ConquestPurpose,
  ask: FlickAsk,
  thinking: Thinking,
): Pondering<Answered | null> {
  const { effort, eyes, mind, dice, seat } = thinking;
  const looks = Math.max(FEWEST_LOOKS, Math.floor(effort.left * SHARE_OF_LOOKS));
  const found = yield* planShot(view, { ...thinking, effort: effort.part(effort.left - looks) });
  const plan = found && (yield* lookedAtAfresh(view, found, { ...thinking, effort: effort.part(looks) }));
  const left = ask.mayDecline ? imagine(view, { kind: 'flick', seat, flick: null }) : null;
  if (left !== null && (found === null || worth(left.state, eyes) > found.floor)) {
    return { answer: { kind: 'flick', flick: null }, thought: { kind: 'leave' } };
  }
  if (plan === null) return null;
  const made = flickMade(plan.aim, mind.head.hand, mishapOf(dice), ask);
  return { answer: { kind: 'flick', flick: made }, thought: shotThought(purpose, plan) };
}

/** Who is named is whom the first flick promises most of. */
function* target(view: ConquestState, { options }: ChooseAsk, thinking: Thinking): Pondering<Answered | null> {
  const best = yield* bestOpening(
    view,
    options.map((option) => [option]),
    thinking,
  );
  const [named] = best?.options ?? [];
  if (best === null || named === undefined || !isCharacter(named)) return null;
  const shot = { aim: best.plan.aim, chance: best.plan.chance };
  return { answer: choice(named), thought: { kind: 'target', target: named, shot } };
}

function giveUp(view: ConquestState, { options }: ChooseAsk, thinking: Thinking): Answered | null {
  const [card] = weighed(view, options, 1, thinking) ?? [];
  if (card === undefined || !isCard(card)) return null;
  return { answer: choice(card), thought: { kind: 'giveUp', card, tried: options.length } };
}

function anyOther(view: ConquestState, { options, min }: ChooseAsk, thinking: Thinking): Answered | null {
  const best = weighed(view, options, min, thinking);
  const tried = options.length + (min === 0 ? 1 : 0);
  return best && { answer: choice(...best), thought: { kind: 'weighed', option: best[0] ?? null, tried } };
}

/** What this question is answered with, and why; null where nothing comes to mind. */
export function* answered(
  view: ConquestState,
  { purpose, ask }: Prompt<ConquestTypes>,
  thinking: Thinking,
): Pondering<Answered | null> {
  if (ask.kind === 'flickResolved') throw new Error('the table answers what came of a flick, not a player');
  if (ask.kind === 'flick') return yield* flick(view, purpose, ask, thinking);
  if (purpose.kind === 'playCard' || purpose.kind === 'surprise') {
    return yield* answerCard(view, ask.options, ask.min, thinking);
  }
  if (purpose.kind === 'target') return yield* target(view, ask, thinking);
  return purpose.kind === 'giveUpCard' ? giveUp(view, ask, thinking) : anyOther(view, ask, thinking);
}
