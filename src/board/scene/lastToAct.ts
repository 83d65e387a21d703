import { MOTION } from '../../theme';
import type { DiscId } from '../../rules/flicking';
import type { BoardScene, ScenePiece } from './scene';

/** The only one that may still act, which is easily missed among many that have acted; null while it is chosen. */
export function lastToAct({ pieces }: BoardScene, selectedId: DiscId | null): ScenePiece | null {
  const [only, ...others] = pieces.filter(({ marks }) => marks.includes('canAct'));
  return only === undefined || others.length > 0 || only.id === selectedId ? null : only;
}

/** How far a ring has gone that leaves the rim of a disc, and how much of it is seen. */
export function ringAt(share: number): { readonly reach: number; readonly opacity: number } {
  'worklet';
  return { reach: 1 + (MOTION.beckoningReach - 1) * share, opacity: share <= 0 ? 0 : 1 - share };
}
