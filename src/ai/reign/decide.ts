import { reign, type ReignState, type ReignTypes } from '../../rules/reign';
import type { ChanceStream, SeatId } from '../../rules/machine';
import { concluded, Dice, Effort, horizonOf, sampled, type Asked, type Decision, type Pondering } from '../core';
import { answered } from './answers/answered';
import type { Explorer } from './minds';
import type { Answered, Thinking } from './thinking';
import type { ReignThought } from './thought';

export interface PonderedReign extends ReignTypes {
  thought: ReignThought;
  head: Explorer;
}

export type ReignAsked = Asked<PonderedReign>;

export interface ReignSaid extends Decision<PonderedReign> {
  /** What is left of its luck, for whoever asks again and again. */
  readonly stream: ChanceStream;
}

/** More than any question offers. */
const MOST = 10_000;

const { isAllowed } = horizonOf(reign);

/** Anything that the rules take: a seat of the app never holds up a game. */
function anyLegal(view: ReignState, seat: SeatId, dice: Dice): Answered {
  const drawn = sampled(reign, view, seat, dice.stream);
  if (drawn === null) throw new Error(`nothing can be answered to ${view.prompt?.purpose.kind ?? 'nothing'}`);
  dice.goOnFrom(drawn.stream);
  return { answer: drawn.value, thought: { kind: 'anyLegal' } };
}

/** What this seat answers, and why: the same question, mind and stream always get the same answer. */
export function* ponder({ view, seat, mind, stream }: ReignAsked): Pondering<ReignSaid> {
  const { prompt } = view;
  if (prompt === null || !prompt.seats.includes(seat)) throw new Error(`${seat} is asked nothing`);
  const dice = new Dice(stream);
  const thinking: Thinking = { view, seat, head: mind.head, dice, effort: new Effort(MOST) };
  const found = yield* answered(prompt, thinking);
  const isSound = found !== null && isAllowed(view, { ...found.answer, seat });
  const { answer, thought } = isSound ? found : anyLegal(view, seat, dice);
  return { answer, thought, stream: dice.stream, effort: thinking.effort.spent };
}

/** The same, thought through at once. */
export const decide = (asked: ReignAsked): ReignSaid => concluded(ponder(asked));
