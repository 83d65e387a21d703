import type { PieceId } from '../words/openIds';
import { type Cause, FIRE_WALL_RULE } from '../words/cause';

/** What the rules made of one touch. */
export type Verdict =
  | {
      readonly kind: 'damage';
      readonly target: PieceId;
      readonly amount: number;
      readonly isKill: boolean;
      readonly rule: string;
    }
  | { readonly kind: 'none'; readonly target: PieceId; readonly because: string; readonly rule: string }
  /** Killed by then, or by the fall itself: it left the board and stays away. */
  | { readonly kind: 'gone'; readonly target: PieceId; readonly rule: string }
  /** Wood on wood, which nothing can come of: an obstacle, the wall, two discs of one side. */
  | { readonly kind: 'touch' };

export const isByFire = ({ rule }: Cause): boolean => rule === FIRE_WALL_RULE;
