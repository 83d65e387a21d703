import type { ComponentType } from 'react';
import type { GameState } from '../../rules/machine';
import type { Played, TableState, ToldFlick } from '../../session';
import type { GlyphId } from '../kit/glyph';
import type { AtTable } from './atTable';
import type { TableWords } from './words';

/** What every drawer is given. */
export interface DrawerBodyProps<P extends Played, W extends TableWords<P>> extends AtTable<P, W> {
  /** The card that is asked for: it lies on top. */
  readonly focusCard?: string | null;
  /** Who hit whom in this flick? */
  readonly onReferee?: (flick: ToldFlick<P>) => void;
}

export interface DrawerRow<P extends Played, W extends TableWords<P>> {
  readonly id: string;
  readonly glyph: GlyphId;
  /** Its letter, for keyboards. */
  readonly key: string;
  /** Where it lies beside the board of a tablet. */
  readonly side: 'left' | 'right';
  name(words: W): string;
  /** It is in this game; left out: in every one. */
  isIn?(view: GameState<P>): boolean;
  /** What can be new in it, by names that are their own; left out: nothing. */
  things?(state: TableState<P>): readonly string[];
  /** It is read from its end, where the newest line is. */
  readonly isReadFromEnd?: boolean;
  readonly Body: ComponentType<DrawerBodyProps<P, W>>;
}

/** The drawers of a game, in the order of their handles. */
export interface DrawerSet<P extends Played, W extends TableWords<P>> {
  readonly rows: readonly DrawerRow<P, W>[];
  /** Those that have a handle on any phone; beside them lies the one that is wanted most, or else the usual one. */
  readonly first: readonly string[];
  readonly usual: string;
  /** What a finger draws in from that edge of the screen. */
  readonly edges: { readonly left: string; readonly right: string };
  /** Which lie open at first, where there is room on both sides of the board, or on one. */
  readonly open: { readonly left: string; readonly right: string; readonly wing: string };
}
