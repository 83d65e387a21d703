import { catacombs, type CatacombsState, type CatacombsTypes } from '../../rules/catacombs';
import type { FlickAsk } from '../../rules/flicking';
import type { ChanceStream, Prompt, SeatId } from '../../rules/machine';
import { concluded, Dice, Effort, sampled, type Asked, type Decision, type Pondering } from '../core';
import { EvenMishaps, flickMade, mishapOf } from '../flicking';
import { answerAct } from './answers/act';
import { choice, type Answered } from './answers/answered';
import { byHabit, shareOut } from './answers/habits';
import { answerPlace } from './answers/place';
import { bestOption, thoughtOf } from './answers/weigh';
import { imagine, isAllowed } from './horizon';
import { foresightOf, seatedOn, type CatacombsHead } from './minds';
import { errandOf } from './shots/errand';
import { lookedAtAfresh, planShot } from './shots/planShot';
import type { Thinking } from './thinking';
import type { Foreseen, Thought } from './thought';
import { worth, type Eyes } from './worth/worth';

export interface PonderedCatacombs extends CatacombsTypes {
  thought: Thought;
  head: CatacombsHead;
}

export type CatacombsAsked = Asked<PonderedCatacombs>;

/** Its effort is counted in flicks and placings that were imagined. */
export type CatacombsDecision = Decision<PonderedCatacombs>;

export interface CatacombsSaid extends CatacombsDecision {
  /** What is left of its luck, for whoever asks again and again. */
  readonly stream: ChanceStream;
}

type Asking = Prompt<CatacombsTypes>;

/** However steady the own hand is: what is planned ahead is never as sure as what is flicked now. */
const STEADIEST = 0.045;

/** Of the flicks that are imagined, so many are for the one that was chosen. */
const SHARE_OF_LOOKS = 0.2;
const FEWEST_LOOKS = 16;

function* flickOrDecline(view: CatacombsState, ask: FlickAsk, thinking: Thinking): Pondering<Answered | null> {
  const { effort } = thinking;
  const looks = Math.max(FEWEST_LOOKS, Math.floor(effort.left * SHARE_OF_LOOKS));
  const found = yield* planShot(view, { ...thinking, effort: effort.part(effort.left - looks) });
  const plan = found && (yield* lookedAtAfresh(view, found, { ...thinking, effort: effort.part(looks) }));
  const declined = ask.mayDecline ? imagine(view, { kind: 'flick', seat: thinking.seat, flick: null }) : null;
  // By what it was chosen by: if the looks afresh had a say in it, those that are told would be the lucky ones.
  const isBetterLeft = declined !== null && (found === null || worth(declined.state, thinking.eyes) > found.floor);
  if (isBetterLeft) return { answer: { kind: 'flick', flick: null }, thought: { kind: 'habit', habit: 'decline' } };
  if (plan === null) return null;
  const flick = flickMade(plan.aim, thinking.mind.head.hand, mishapOf(thinking.dice), ask);
  return {
    answer: { kind: 'flick', flick },
    thought: { kind: 'shot', aim: plan.aim, chance: plan.chance },
  };
}

function* chosen(view: CatacombsState, { purpose, ask }: Asking, thinking: Thinking): Pondering<Answered | null> {
  if (ask.kind !== 'choose') return null;
  if (purpose.kind === 'act') return yield* answerAct(view, ask.options, thinking);
  const habit = byHabit(purpose, ask, view.model, thinking.dice);
  if (habit !== null) return habit;
  const best = yield* bestOption(view, ask.options, thinking);
  if (best === null) return null;
  return {
    answer: choice(best.option),
    thought: thoughtOf(best, ask.options.length),
  };
}

function* answered(view: CatacombsState, asking: Asking, thinking: Thinking): Pondering<Answered | null> {
  const { purpose, ask } = asking;
  switch (ask.kind) {
    case 'choose':
      return yield* chosen(view, asking, thinking);
    case 'amounts':
      return shareOut(purpose, ask, view.model);
    case 'place':
      return yield* answerPlace(view, ask, thinking);
    case 'flick':
      return yield* flickOrDecline(view, ask, thinking);
    case 'flickResolved':
      throw new Error('the table answers what came of a flick, not a player');
  }
}

/** Anything that the rules take: a seat of the app never holds up a game. */
function anyLegal(view: CatacombsState, asking: Asking, seat: SeatId, dice: Dice): Answered {
  const drawn = sampled(catacombs, view, seat, dice.stream);
  if (drawn === null) throw new Error(`nothing can be answered to ${asking.purpose.kind}`);
  dice.goOnFrom(drawn.stream);
  return { answer: drawn.value, thought: { kind: 'habit', habit: 'anyLegal' } };
}

/** A flick that is meant for nobody, with what it is good for. */
function explained(thought: Thought, { model }: CatacombsState, { turn }: Eyes): Thought {
  const known = <Shot extends Foreseen>(shot: Shot): Shot =>
    shot.aim.target === null ? { ...shot, errand: errandOf(model, shot.aim, turn) } : shot;
  if (thought.kind === 'shot') return known(thought);
  return thought.kind === 'best' && thought.shot !== null ? { ...thought, shot: known(thought.shot) } : thought;
}

/** Several are asked, and this one has nothing to say but a ruling, which is talk between people (BASE-335). */
const isForOthers = ({ purpose, ask, seats }: Asking, isOverseer: boolean): boolean =>
  purpose.kind === 'act' && purpose.turn === 'heroes' && isOverseer && seats.length > 1 && ask.kind === 'choose';

/**
 * What this seat answers, and why; null where it leaves that to the others who are asked. The same question, mind and
 * stream always get the same answer, however often the thought was paused.
 */
export function* ponder({ view, seat, mind: asked, stream }: CatacombsAsked): Pondering<CatacombsSaid | null> {
  const { prompt } = view;
  if (prompt === null || !prompt.seats.includes(seat)) throw new Error(`${seat} is asked nothing`);
  const dice = new Dice(stream);
  const side = seat === view.model.setup.overseer ? 'overseer' : 'heroes';
  if (isForOthers(prompt, side === 'overseer')) return null;
  const mind = seatedOn(side, asked);
  const turn = Math.max(STEADIEST, mind.head.hand.turn);
  const eyes: Eyes = { side, foresight: foresightOf(mind), turn, now: view.model.room?.turn ?? 'heroes' };
  const mishaps = new EvenMishaps(dice);
  const thinking: Thinking = { seat, mind, eyes, dice, mishaps, effort: new Effort(mind.head.flicks) };
  const found = yield* answered(view, prompt, thinking);
  const isSound = found !== null && isAllowed(view, { ...found.answer, seat });
  const { answer, thought } = isSound ? found : anyLegal(view, prompt, seat, dice);
  return { answer, thought: explained(thought, view, eyes), stream: dice.stream, effort: thinking.effort.spent };
}

/** The same, thought through at once. */
export const decide = (asked: CatacombsAsked): CatacombsSaid | null => concluded(ponder(asked));
