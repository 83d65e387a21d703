import type { Family } from './ids';

/** What one circle of the price asks for: a monster of a family, or of any, later ones included (SOL-147). */
export type Circle = Family | 'any';

/** What something takes of each track. */
export interface Price {
  readonly magic: number;
  readonly life: number;
}

/** What is left behind by an action, for whoever thinks of taking it. */
export const AFTERMATHS = ['falls', 'usedUp', 'spentInRoom', 'goesOn', 'mayFall', 'mayBurn'] as const;
export type Aftermath = (typeof AFTERMATHS)[number];
