import { conquest, teamOfSeat, type ConquestState, type ConquestTypes } from '../../rules/conquest';
import type { ChanceStream, SeatId } from '../../rules/machine';
import { concluded, Dice, Effort, sampled, type Asked, type Decision, type Pondering } from '../core';
import { EvenMishaps, type Flicker } from '../flicking';
import { answered } from './answers/answered';
import { isAllowed } from './horizon';
import { foresightOf } from './minds';
import type { Answered, Thinking } from './thinking';
import type { ConquestThought } from './thought';
import type { Eyes } from './worth/worth';

export interface PonderedConquest extends ConquestTypes {
  thought: ConquestThought;
  head: Flicker;
}

export type ConquestAsked = Asked<PonderedConquest>;

export interface ConquestSaid extends Decision<PonderedConquest> {
  /** What is left of its luck, for whoever asks again and again. */
  readonly stream: ChanceStream;
}

/** However steady the own hand is: what is planned ahead is never as sure as what is flicked now. */
const STEADIEST = 0.045;

/** Anything that the rules take: a seat of the app never holds up a game. */
function anyLegal(view: ConquestState, seat: SeatId, dice: Dice): Answered {
  const drawn = sampled(conquest, view, seat, dice.stream);
  if (drawn === null) throw new Error(`nothing can be answered to ${view.prompt?.purpose.kind ?? 'nothing'}`);
  dice.goOnFrom(drawn.stream);
  return { answer: drawn.value, thought: { kind: 'anyLegal' } };
}

/** What this seat answers, and why: the same question, mind and stream always get the same answer. */
export function* ponder({ view, seat, mind, stream }: ConquestAsked): Pondering<ConquestSaid> {
  const { prompt } = view;
  if (prompt === null || !prompt.seats.includes(seat)) throw new Error(`${seat} is asked nothing`);
  const dice = new Dice(stream);
  const team = teamOfSeat(view.model.setup, seat);
  const eyes: Eyes = { team, foresight: foresightOf(mind), turn: Math.max(STEADIEST, mind.head.hand.turn) };
  const mishaps = new EvenMishaps(dice);
  const thinking: Thinking = { seat, mind, eyes, dice, mishaps, effort: new Effort(mind.head.flicks) };
  const found = yield* answered(view, prompt, thinking);
  const isSound = found !== null && isAllowed(view, { ...found.answer, seat });
  const { answer, thought } = isSound ? found : anyLegal(view, seat, dice);
  return { answer, thought, stream: dice.stream, effort: thinking.effort.spent };
}

/** The same, thought through at once. */
export const decide = (asked: ConquestAsked): ConquestSaid => concluded(ponder(asked));
