import { monsterCalled } from '../../../../src/rules/catacombs';

/** A monster's kind; a Lord and a hero are there once. */
export const cardOf = (piece: string): string => monsterCalled(piece) ?? piece;
