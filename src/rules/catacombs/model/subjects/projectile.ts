import { type PieceToPlace } from '../../../flicking';
import { DISC_RADIUS_MM } from '../../content/discSizes';
import type { Attack } from '../../words/attack';
import type { Pitch } from '../../words/pitch';
import type { Catacombs } from '../model';
import { areEnemies } from '../piece';
import { pieceOf, piecesOf, REACH_MM } from '../queries';
import { nearPiece } from './placing';

/** The discs that are put down to be flicked: one at a time is enough (BASE-026). */
export const PROJECTILES = { missile: 'missile', fireball: 'fireball', iceSpike: 'ice-spike' } as const;

export const isProjectile = (pitch: Pick<Pitch, 'actor' | 'striker'>): boolean => pitch.striker !== pitch.actor;

const RADIUS_OF = {
  missile: DISC_RADIUS_MM.tiny,
  fireball: DISC_RADIUS_MM.small,
  iceSpike: DISC_RADIUS_MM.small,
  commandUndead: DISC_RADIUS_MM.medium,
} as const;

/** A Critical Fireball takes the large disc (VERM-059). */
export const isGiant = ({ type, modifiers }: Attack): boolean => type === 'fireball' && modifiers.includes('critical');

export function projectileRadiusMm({ attack }: Pick<Pitch, 'attack'>): number {
  if (isGiant(attack)) return DISC_RADIUS_MM.large;
  return RADIUS_OF[attack.type === 'punch' ? 'missile' : attack.type];
}

const OFFERED_MM = { commandUndead: 10, others: REACH_MM / 2 } as const;

/** How far from its shooter's rim a missile is offered at first: it may start anywhere within reach (SOL-039). */
export const offeredGapMm = ({ type }: Attack): number =>
  type === 'commandUndead' ? OFFERED_MM.commandUndead : OFFERED_MM.others;

/** Within reach of its origin, on the board, overlapping nothing and touching no enemy (BASE-141, BASE-145). */
export function projectileOf(
  model: Catacombs,
  pitch: Pick<Pitch, 'actor' | 'striker' | 'attack' | 'origin' | 'missileAt'>,
): PieceToPlace | null {
  if (!isProjectile(pitch) || pitch.missileAt !== null) return null;
  const actor = pieceOf(model, pitch.actor);
  return {
    ...nearPiece(model, pitch.striker, projectileRadiusMm(pitch), pitch.origin),
    keepsOff: piecesOf(model)
      .filter((piece) => areEnemies(actor, piece))
      .map(({ id }) => ({ id, gapMm: 0 })),
  };
}
