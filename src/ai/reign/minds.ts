import type { Level, Mind } from '../core';

/** How somebody thinks about the catacombs. */
export interface Explorer {
  /** How many squares to go to it thinks of. */
  readonly squares: number;
  /** How far it misjudges what a deed is worth: none, or as much as it is worth. */
  readonly slack: number;
  /** It asks itself what the other side can do to it there. */
  readonly isWary: boolean;
  /** It opens a door only when the others are there, and well. */
  readonly isPatient: boolean;
  /** It brings along what it finds by the way. */
  readonly isThrifty: boolean;
}

export type ReignMind = Mind<Explorer>;

const mind = (
  level: Level,
  squares: number,
  slack: number,
  traits: Omit<Explorer, 'squares' | 'slack'>,
): ReignMind => ({
  level,
  head: { squares, slack, ...traits },
  weights: {},
});

export const MINDS: Readonly<Record<Level, ReignMind>> = {
  1: mind(1, 12, 4, { isWary: false, isPatient: false, isThrifty: false }),
  2: mind(2, 25, 2.5, { isWary: true, isPatient: false, isThrifty: false }),
  3: mind(3, 60, 1, { isWary: true, isPatient: true, isThrifty: true }),
  4: mind(4, 120, 0.4, { isWary: true, isPatient: true, isThrifty: true }),
  5: mind(5, 999, 0, { isWary: true, isPatient: true, isThrifty: true }),
};
