import { useWish } from './WishesContext';

/** Where things lie for the hand of whoever looks at them. */
export interface Hand {
  readonly isLeft: boolean;
  /** What stands side by side, the last next to the hand. */
  readonly row: 'row' | 'row-reverse';
}

export function useHand(): Hand {
  const isLeft = useWish('isLeftHanded');
  return { isLeft, row: isLeft ? 'row-reverse' : 'row' };
}
