import { memoryRows } from '../rows/memoryRows';
import { createShelf } from './createShelf';
import type { GameShelf } from './gameShelf';

/** Games for as long as the object lives, kept by the same rules as on a device. */
export const memoryShelf = (): GameShelf => createShelf(memoryRows());
