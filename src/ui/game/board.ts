import type { ReactNode } from 'react';
import type { BoardScene, BoardViewProps, ContactNumber, Placing, ScenePiece, SetAim, ShotRing } from '../../board';
import type { Quarters } from '../../lib';
import type { GlyphId } from '../kit/glyph';
import type { Edge } from '../kit/side';
import type { Refusal } from '../../rules/machine';
import type { AimWay, LaunchLimits, Place } from '../../rules/flicking';
import type { Played } from '../../session';
import type { AtTable } from './atTable';
import type { TableWords } from './words';

/** What each key does. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** A table with what its board wants to know besides. */
export interface AtBoard<P extends Played, W extends TableWords<P>> extends AtTable<P, W> {
  /** How whoever holds the device aims, while flicks are still new on it; null when no more is to be said of it. */
  readonly teaches: AimWay | null;
  /** How far its board lies turned clockwise before whoever looks: its scene says how it may. */
  readonly lies: Quarters;
}

/** What the line over the board says of a question, where it can say more than its name. */
export interface AskedLine {
  readonly what: string;
  /** The same in a few words, where letters are so large that all of it would hide the board. */
  readonly short?: string;
}

/** Something that can be done at this moment besides flicking or placing by hand: it stands where the question is told at length. */
export interface BoardAct {
  readonly icon: GlyphId;
  readonly label: string;
  readonly act: () => void;
  readonly testID: string;
}

/** A board on which discs are flicked, and what is half done on it. */
export interface BoardPart {
  readonly kind: 'flick';
  readonly scene: BoardScene;
  /** Where whoever looks at it sits: the whole board is turned to them, light and words and all. */
  readonly edge: Edge;
  /** Who may do something now. */
  readonly canAct: readonly string[];
  /** The disc of the moment: the one that must be flicked, or the one that the player has chosen. */
  readonly chosen: string | null;
  /** The disc of the moment is flicked next, and may be aimed by steps. */
  readonly isFlick: boolean;
  readonly limits: LaunchLimits;
  /** Where a launch of this disc starts; null for a disc that lies on the board. */
  readonly from: (discId: string) => Place | null;
  readonly onTap: (pieceId: string) => void;
  readonly placing: Placing | null;
  readonly ring: ShotRing | null;
  /** What the ring bears lies where its player has laid it, and not where it was put at first. */
  readonly isRingLaid: boolean;
  /** Where discs left the board in the last flick. */
  readonly exits: BoardViewProps['exits'];
  /** Spots between which a player chooses. */
  readonly numbers: readonly ContactNumber[] | undefined;
  /** A piece as a screen reader says it. */
  readonly labelOf: (piece: ScenePiece) => string;
  /** Why the last place that was tried does not do. */
  readonly refusal: Refusal | null;
  readonly line: AskedLine | null;
  /** What the chosen piece can do: it has the tray to itself, unless an aim by steps has it. */
  readonly beside: ReactNode;
  /** What the moment needs besides the board. */
  readonly tray: ReactNode;
  /** A sheet over the table. */
  readonly over: ReactNode;
  /** Left out: nothing. */
  readonly acts?: readonly BoardAct[];
  /** Pieces that must be seen to answer. */
  readonly mustBeSeen: readonly string[];
  readonly keys: Shortcuts;
}

/** What the frame wants to know of the flicks of a game. */
export interface FlickLooks<P extends Played> {
  /** The line of a flick that the app means to make. */
  aimOf(intent: P['flicked']['intent']): SetAim;
  /** What it thought before that. */
  thoughtOf(intent: P['flicked']['intent']): P['thought'];
  /** That of one which is proposed; null where none is. */
  proposedAim(thought: P['thought']): SetAim | null;
  /** What a touch came to, for the eye; null for nothing. */
  blowOf(verdict: P['flicked']['verdict']): 'hit' | 'kill' | null;
}
