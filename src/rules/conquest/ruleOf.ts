import { isFlickReason, type FlickReason } from '../flicking';
import type { Refusal } from '../machine';

const RULES: Readonly<Record<FlickReason, string | null>> = {
  wrongAnswer: null,
  mustFlick: 'CONQ-067',
  notYourDisc: 'CONQ-070',
  notPlaced: 'CONQ-070',
  placeOnce: 'CONQ-071',
  noSuchPiece: null,
  noSpeed: 'CONQ-069',
  tooSlow: 'CONQ-069',
  tooFast: 'CONQ-200',
  offTheBoard: 'CONQ-072',
  tooNearTheEdge: 'CONQ-072',
  outsideZone: 'CONQ-072',
  outOfReach: 'CONQ-071',
  overlaps: 'CONQ-072',
  tooNear: 'CONQ-072',
  mayNotTouch: 'CONQ-072',
  impossibleLog: 'CONQ-106',
};

/** A card that is not in the hand, a second one, none at all. */
const CARD_REASONS: Readonly<Record<string, string>> = {
  noSuchOption: 'CONQ-043',
  wrongCount: 'CONQ-059',
  chosenTwice: 'CONQ-059',
};

/** By which rule an answer is refused. */
export const ruleOf = ({ reason }: Refusal): string | null =>
  isFlickReason(reason) ? RULES[reason] : (CARD_REASONS[reason] ?? null);
