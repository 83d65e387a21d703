import type { SkCanvas } from '@shopify/react-native-skia';
import type { PieceTone, Spot } from './pieceLook';

/** A state that a disc shows: how it is drawn, and what the board has to know of it. */
export interface MarkLook {
  /** `under` lies between the shadow and the body; a `shell` closes round the whole disc, under its gauge; `over` comes last. */
  readonly layer: 'under' | 'shell' | 'over';
  /** How far it goes from the disc's centre, in radii. */
  readonly reach: number;
  /** In so many pictures as fire burns in; what does not burn is the same in all of them. */
  draw(canvas: SkCanvas, spot: Spot, frame: number): void;
  readonly isBurning?: boolean;
  /** It happens to a piece, and is stamped on it. The others are offers and choices: they come and go without a blow. */
  readonly befalls?: boolean;
  /** How its disc looks as long as it wears it. */
  readonly tone?: Exclude<PieceTone, 'normal'>;
  /** It lies loose on its disc: it slips, and falls off. */
  readonly isLoose?: boolean;
  /** It tells of lost life: it is stamped again at each loss, and beside a gauge another mark is drawn for it. */
  readonly wound?: { readonly besideGauge: string };
  /** Pieces with the highest lie over their neighbours. */
  readonly prominence?: number;
  /** Who wears it is not shown to be selected: it wears a ring of its own. */
  readonly isInsteadOfSelected?: boolean;
}
