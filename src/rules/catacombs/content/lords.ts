import { BASE_LORDS } from './base/lords';
import type { LordId } from '../words/ids';
import type { LordCard } from './cards/lordCard';
import { SOLOTH_LORDS } from './soloth/lords';

export const LORD_CARDS: Readonly<Record<LordId, LordCard>> = { ...BASE_LORDS, ...SOLOTH_LORDS };

/** Whom beginners play against (BASE-057). */
export const USUAL_LORD: LordId = 'lord:sorcerer';

/** It takes the form of its minions, so their cards are looked at in its lair (VERM-167, VERM-168). */
export const takesForms = (lord: LordId): boolean =>
  LORD_CARDS[lord].actions.some(({ steps }) =>
    steps.some((step) => step.kind === 'effect' && step.effect === 'effect:shift'),
  );
