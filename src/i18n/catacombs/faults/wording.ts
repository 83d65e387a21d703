import type { FaultWording } from '../../common';

/** How one language tells what is wrong with a file of Catacombs. */
export interface CatacombsFaults extends FaultWording {
  /** The place of the fault says which one. */
  readonly thisDisc: string;
}
