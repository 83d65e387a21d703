import type { ComponentType } from 'react';
import type { Played } from '../../session';
import type { AtTable, OfKind, ShowRule } from './atTable';
import type { TableWords } from './words';

/**
 * bar: beside a board that must stay in sight. below: the same, and where it would lie over the board all of that steps
 * back instead. sheet: over part of it. place: all there is.
 */
export type ControlSize = 'bar' | 'below' | 'sheet' | 'place';

/** It lies beside the board, or below it, and not over it or in its stead. */
export const isBesideBoard = (size: ControlSize | 'board' | null): boolean => size === 'bar' || size === 'below';

type Purposes<P extends Played> = P['purpose']['kind'];
type Asks<P extends Played> = P['ask']['kind'];

/** One question: what is asked, of whom, and how it can be answered. */
export interface Asked<
  P extends Played,
  W extends TableWords<P>,
  Kind extends Purposes<P>,
  By extends Asks<P>,
> extends Omit<AtTable<P, W>, 'onShowRule'> {
  readonly onShowRule?: ShowRule;
  readonly purpose: OfKind<P['purpose'], Kind>;
  readonly ask: OfKind<P['ask'], By>;
  readonly size: ControlSize;
}

/** A question that is answered on the board itself. */
export interface OnBoard {
  readonly size: 'board';
}

/** A question with a control of its own. */
export interface ControlRow<P extends Played, W extends TableWords<P>, Kind extends Purposes<P>, By extends Asks<P>> {
  readonly size: ControlSize;
  /** The kind of ask that such a purpose comes with. */
  readonly by: By;
  readonly Control: ComponentType<Asked<P, W, Kind, By>>;
  /** The drawer that it is about. */
  readonly drawer?: string;
}

/** How a purpose is asked. */
export type AskRow<P extends Played, W extends TableWords<P>, Kind extends Purposes<P>> =
  OnBoard | { readonly [By in Asks<P>]: ControlRow<P, W, Kind, By> }[Asks<P>];

/** A row for each purpose: one without is a type error. */
export type AskRows<P extends Played, W extends TableWords<P>> = {
  readonly [Kind in Purposes<P>]: AskRow<P, W, Kind>;
};
