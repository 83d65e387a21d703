import { type AmountsAnswer, type ChooseAnswer, type ChooseAsk, chooseOne, type OptionId } from '../../machine';
import type { FlickAnswer, FlickResolvedAnswer, PieceAt, PlaceAnswer } from '../../flicking';
import type { CatacombsAnswer } from '../words/asks';
import type { PieceId } from '../words/openIds';
import { readOption, YES_NO, type YesNoQuestion } from '../words/options';

/** The machine has already judged the form of an answer: another kind here is a broken invariant. */
function expectKind<K extends CatacombsAnswer['kind']>(
  answer: CatacombsAnswer,
  kind: K,
): Extract<CatacombsAnswer, { kind: K }> {
  if (answer.kind !== kind) throw new Error(`expected an answer of kind ${kind}, not ${answer.kind}`);
  return answer as Extract<CatacombsAnswer, { kind: K }>;
}

export const chosenAll = (answer: CatacombsAnswer): ChooseAnswer['options'] => expectKind(answer, 'choose').options;

export function chosenOne(answer: CatacombsAnswer): OptionId {
  const [option] = chosenAll(answer);
  if (option === undefined) throw new Error('nothing was chosen');
  return option;
}

/** Where the pieces themselves are offered. */
export const chosenPiece = (answer: CatacombsAnswer): PieceId => readOption(chosenOne(answer)).of;

export const placesOf = (answer: CatacombsAnswer): PlaceAnswer['places'] => expectKind(answer, 'place').places;

export function onePlace(answer: CatacombsAnswer): PieceAt {
  const [place] = placesOf(answer);
  if (place === undefined) throw new Error('nothing was placed');
  return place;
}

export const amountsIn = (answer: CatacombsAnswer): AmountsAnswer['amounts'] => expectKind(answer, 'amounts').amounts;
export const flickIn = (answer: CatacombsAnswer): FlickAnswer['flick'] => expectKind(answer, 'flick').flick;
export const resolvedIn = (answer: CatacombsAnswer): FlickResolvedAnswer => expectKind(answer, 'flickResolved');

/** A question that has two answers, the first of them a yes. */
export const yesOrNo = (question: YesNoQuestion): ChooseAsk => chooseOne([YES_NO[question].yes, YES_NO[question].no]);
export const saidYes = (question: YesNoQuestion, answer: CatacombsAnswer): boolean =>
  chosenOne(answer) === YES_NO[question].yes;
