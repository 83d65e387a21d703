import { createContext, use } from 'react';
import type { Side } from './side';

export const SideContext = createContext<Side | null>(null);

/** The part of the screen that all this lies on: nobody asks the window itself. */
export function useSide(): Side {
  const side = use(SideContext);
  if (side === null) throw new Error('no DeviceSide above');
  return side;
}
