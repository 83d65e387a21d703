import type { ComponentType } from 'react';
import type { SeatId } from '../../rules/machine';
import type { FlickFilm, Played } from '../../session';
import type { GlyphId } from '../kit/glyph';
import type { AskRows } from './asks';
import type { AtTable } from './atTable';
import type { AtBoard, BoardPart, FlickLooks } from './board';
import type { DrawerSet } from './drawers';
import type { Catalogue } from './catalogue';
import type { TellRows } from './tells';
import type { SaidUi, TableWords } from './words';

/** A phase of the game, on the ribbon over the board. */
export interface Phase {
  readonly id: string;
  readonly glyph: GlyphId;
  readonly name: string;
}

/** Where the game is. */
export interface Phases {
  readonly all: readonly Phase[];
  readonly now: Phase;
  /** 0 where nobody counts. */
  readonly round: number;
}

/** What is said right across the board at a beat. */
export interface Banner {
  readonly icon: GlyphId;
  readonly text: string;
}

/** Those who play below the board: how each is shown, and how many side by side. */
export interface FootLayout {
  readonly form: 'board' | 'cell' | 'low' | 'line' | 'namedLine';
  readonly columns: 1 | 2 | 4;
}

export interface FootProps<P extends Played, W extends TableWords<P>> extends AtTable<P, W> {
  readonly layout: FootLayout;
  readonly board: BoardPart | null;
  readonly onOpen: (drawer: string, focusCard?: string) => void;
}

/** What there is beside a board that leaves room on either side. */
export interface FlankProps<P extends Played, W extends TableWords<P>> extends AtTable<P, W> {
  readonly side: 'left' | 'right';
  readonly widthPt: number;
  readonly heightPt: number;
  readonly onOpen: (drawer: string, focusCard?: string) => void;
}

export interface RuleProps<P extends Played, W extends TableWords<P>> extends AtTable<P, W> {
  readonly topic: string;
  readonly onClose: () => void;
}

export interface RefereeProps<P extends Played, W extends TableWords<P>> {
  readonly film: FlickFilm<P['flicked']>;
  readonly words: W;
  readonly onClose: () => void;
}

/** What a curtain between two players says of the one who comes next. */
export interface CurtainLooks<P extends Played, W extends TableWords<P>> {
  readonly Face: ComponentType<AtTable<P, W> & { readonly seat: SeatId; readonly sizePt: number }>;
  part(at: AtTable<P, W>, seat: SeatId): string;
  /** Where the game is. */
  moment(at: AtTable<P, W>): string;
}

/** What the frame of the table is filled with. */
export interface TableUi<P extends Played, W extends TableWords<P>> extends SaidUi<P, W> {
  readonly catalogue: Catalogue;
  readonly asks: AskRows<P, W>;
  readonly tells: TellRows<P, W>;
  /** Several who are asked as one, or each by name. */
  whoIsAsked(seats: readonly SeatId[], at: AtTable<P, W>): string;
  /** null where no board lies on the table. */
  useBoard(at: AtBoard<P, W>): BoardPart | null;
  /** What lies there in its stead: the path between two rooms, a town. */
  readonly Between: ComponentType<AtTable<P, W>> | null;
  readonly Foot: ComponentType<FootProps<P, W>> | null;
  /**
   * What lies on either side of the board where there is room; left out: nothing does, and a broad screen has its drawers
   * open there.
   */
  readonly Flank?: ComponentType<FlankProps<P, W>>;
  readonly drawers: DrawerSet<P, W> | null;
  phases(at: AtTable<P, W>): Phases | null;
  /** How it stands, at the head of the table in place of where it is; left out for a game that counts nothing there. */
  readonly Score?: ComponentType<AtTable<P, W>>;
  banner(at: AtTable<P, W>): Banner | null;
  /** What may be said by the way, and what is told of it once it has been; null where there is nothing of the kind. */
  readonly aside: ((proposal: 'open' | 'said', words: W) => string) | null;
  /** null for a game that no device is passed on in. */
  readonly curtain: CurtainLooks<P, W> | null;
  /** What is heard under all of it. */
  bed(shown: P['shown']): string | null;
  /** null for a game in which nothing is flicked. */
  readonly flicks: FlickLooks<P> | null;
  /** The page of a rule, a card or a word, with its card as it stands in this game; null where nothing has a page. */
  readonly Rule: ComponentType<RuleProps<P, W>> | null;
  /** Who hit whom. */
  readonly Referee: ComponentType<RefereeProps<P, W>> | null;
}

/** The same for whatever game, as the frame fills itself with it. */
export type AnyTableUi = TableUi<Played, TableWords<Played>>;

/** Whichever the types of a game are, the frame hands it back only what is of its own game. */
export const anyTable = <P extends Played, W extends TableWords<P>>(filling: TableUi<P, W>): AnyTableUi =>
  filling as unknown as AnyTableUi;
