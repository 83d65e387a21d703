import type { ConquestThought } from '../../ai/conquest';
import { isFields } from '../../lib';
import { isCard, isCharacter, SHOT_KINDS } from '../../rules/conquest';
import type { GameModule } from '../game/gameModule';
import type { ConquestPlayed } from './played';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCardId = (value: unknown): boolean => typeof value === 'string' && isCard(value);
const isAim = (value: unknown): boolean =>
  isFields(value) && typeof value.discId === 'string' && isNumber(value.vxMmS) && isNumber(value.vyMmS);
const isForeseen = (value: unknown): boolean => isFields(value) && isNumber(value.chance) && isAim(value.aim);
const isForeseenOrNone = (value: unknown): boolean => value === null || isForeseen(value);

function isThought(value: unknown): value is ConquestThought {
  if (!isFields(value)) return false;
  switch (value.kind) {
    case 'shot':
      return SHOT_KINDS.some((shot) => shot === value.shot) && isForeseen(value);
    case 'crystal':
      return isForeseen(value);
    case 'card':
      return isCardId(value.card) && isNumber(value.tried) && isForeseenOrNone(value.shot);
    case 'giveUp':
      return isCardId(value.card) && isNumber(value.tried);
    case 'noCard':
      return isNumber(value.tried);
    case 'target':
      return typeof value.target === 'string' && isCharacter(value.target) && isForeseenOrNone(value.shot);
    case 'weighed':
      return (value.option === null || typeof value.option === 'string') && isNumber(value.tried);
    case 'leave':
    case 'anyLegal':
    case 'stumbled':
      return true;
    default:
      return false;
  }
}

/** It names a card that may still lie in the hand: who was given a hint need not have followed it. */
const isOfTheHand = (thought: ConquestThought): thought is Extract<ConquestThought, { tried: number }> =>
  thought.kind === 'card' ||
  thought.kind === 'giveUp' ||
  (thought.kind === 'weighed' && thought.option !== null && isCard(thought.option));

export const thoughts: GameModule<ConquestPlayed>['thoughts'] = {
  read: (kept) => (isThought(kept) ? kept : null),
  for: (thought, by, eyes) =>
    (by !== null && by === eyes) || !isOfTheHand(thought)
      ? thought
      : { kind: 'weighed', option: null, tried: thought.tried },
  stumbled: { kind: 'stumbled' },
};
