import { createContext, use } from 'react';

/** What is looked at before a question is answered with it: below the board and beside it the same. */
export interface Picked {
  readonly id: string | null;
  readonly pick: (id: string | null) => void;
  /** What has been picked is shown beside the board already. */
  readonly isBeside: boolean;
}

export const PickedContext = createContext<Picked | null>(null);

export function usePicked(): Picked {
  const picked = use(PickedContext);
  if (picked === null) throw new Error('no table above');
  return picked;
}
