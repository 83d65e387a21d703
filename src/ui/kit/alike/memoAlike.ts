import { memo, type ReactNode } from 'react';
import { isAlike } from './isAlike';

/**
 * A component that is rendered anew only when it is handed something that says something else than before: for small
 * things that are made anew at every step of a game.
 */
export const memoAlike = <Props extends object>(Part: (props: Props) => ReactNode): ((props: Props) => ReactNode) =>
  memo(Part, isAlike) as unknown as (props: Props) => ReactNode;
