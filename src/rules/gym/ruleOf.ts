import { isFlickReason, type FlickReason } from '../flicking';
import type { Refusal } from '../machine';

const RULES: Readonly<Record<FlickReason, string | null>> = {
  wrongAnswer: null,
  mustFlick: null,
  notYourDisc: 'GYM-003',
  notPlaced: null,
  placeOnce: null,
  noSuchPiece: null,
  noSpeed: 'GYM-004',
  tooSlow: 'GYM-004',
  tooFast: 'GYM-004',
  offTheBoard: null,
  tooNearTheEdge: null,
  outsideZone: null,
  outOfReach: null,
  overlaps: null,
  tooNear: null,
  mayNotTouch: null,
  impossibleLog: null,
};

/** By which rule a flick is refused. */
export const ruleOf = ({ reason }: Refusal): string | null => (isFlickReason(reason) ? RULES[reason] : null);
