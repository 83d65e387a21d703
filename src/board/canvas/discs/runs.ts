import type { SkRect } from '@shopify/react-native-skia';
import type { DiscAtlas } from '../../sprites';
import type { PieceSprite } from '../../scene/sprites';
import type { Placement } from './placements';

/** Sprites that are drawn one after the other, all of which lie still, or none. */
export interface Run {
  readonly isStill: boolean;
  readonly pictures: readonly SkRect[];
  readonly placements: readonly Placement[];
}

/** More of them would cost more than to lay everything anew. */
const MOST_RUNS = 12;

/** Whatever the clocks and the hand say, it is seen as it is now. */
const liesStill = ({ track, frame, isSelected, isStamped, hasLanded, isAwaited, loose }: Placement): boolean =>
  track < 0 && frame === null && !isSelected && !isStamped && !hasLanded && !isAwaited && loose === null;

/** What is hidden of a piece that lies still, until it is moved. */
const isNeverSeen = (placement: Placement): boolean => placement.role === 'liftedShadow' && liesStill(placement);

/**
 * Back to front, as they lie on one another: what does not move is laid once. While a hand may carry any of them, all may
 * move.
 */
export function runsOf(
  atlas: DiscAtlas,
  sprites: readonly PieceSprite[],
  placements: readonly Placement[],
  isInHand: boolean,
): readonly Run[] {
  const runs: { isStill: boolean; pictures: SkRect[]; placements: Placement[] }[] = [];
  const whole = { isStill: false, pictures: [] as SkRect[], placements: [] as Placement[] };
  sprites.forEach(({ key }, at) => {
    const [placement, picture] = [placements[at], atlas.sprite(key)?.rect];
    if (placement === undefined || picture === undefined) return;
    whole.pictures.push(picture);
    whole.placements.push(placement);
    if (isNeverSeen(placement)) return;
    const isStill = liesStill(placement);
    if (runs.at(-1)?.isStill !== isStill) runs.push({ isStill, pictures: [], placements: [] });
    runs.at(-1)?.pictures.push(picture);
    runs.at(-1)?.placements.push(placement);
  });
  return isInHand || runs.length > MOST_RUNS ? [whole] : runs;
}
