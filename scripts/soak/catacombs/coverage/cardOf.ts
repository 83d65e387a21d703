import { MONSTER_IDS, type MonsterId } from '../../../../src/rules/catacombs';

/** `monster:orc-3` is an Orc, and `monster:orc-wolf-rider-1` none. */
export const monsterIn = (piece: string): MonsterId | null =>
  MONSTER_IDS.find((id) => id === piece.replace(/-\d+$/, '')) ?? null;

export const cardOf = (piece: string): string => monsterIn(piece) ?? piece;
