import type { PieceId } from '../../../board';

/** The discs of the gym: each looks like the piece that it is named after. */
const GYM_PIECES = [
  ...(['troll', 'skeleton-warrior', 'orc', 'fireball'] as const),
  ...(['elf', 'wizard', 'familiar', 'missile'] as const),
] as const satisfies readonly PieceId[];

type GymPiece = (typeof GYM_PIECES)[number];

export const isGymPiece = (id: string): id is GymPiece => GYM_PIECES.some((piece) => piece === id);

/** What a disc of the gym looks like; whatever is not one of its discs is one of its pillars. */
export const pieceOf = (id: string): PieceId => (isGymPiece(id) ? id : 'pillar-crypt');
