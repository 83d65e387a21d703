import { MONSTER_CARDS } from '../../content/monsters';
import type { PieceAt } from '../../../flicking';
import type { Cause } from '../../words/cause';
import type { MonsterId } from '../../words/ids';
import { enterMonster, withoutPiece } from '../changes';
import { inReserve, pieceOrNull, piecesOf } from '../queries';
import type { CatacombsPlay } from '../types';
import type { PieceId } from '../../words/openIds';

interface Removal {
  /** Told where nothing else has told it, such as a death. */
  readonly cause?: Cause;
  /** Nobody takes its place at once (BASE-339, SOL-233). */
  readonly isForGood?: boolean;
}

/** Both Allies leave with their Wizard (BASE-228). */
function takeAlliesOff(play: CatacombsPlay, heroId: PieceId): void {
  for (const piece of piecesOf(play.model)) {
    if (piece.kind !== 'ally' || piece.owner !== heroId) continue;
    play.change(withoutPiece(play.model, piece.id));
    play.emit({ kind: 'removed', piece: piece.id, cause: { by: heroId, rule: 'BASE-228' } });
  }
}

/**
 * The mount is dead and off the board: its rider stands where it stood, whole, if the reserve has one (SOL-188, SOL-190,
 * SOL-192). It is a new target: what this pitch did to the mount does not reach it (SOL-191).
 */
export function dismount(play: CatacombsPlay, rider: MonsterId, mount: PieceAt): string | null {
  if (inReserve(play.model, rider) === 0) return null;
  const { xMm, yMm } = mount;
  const { model, piece } = enterMonster(play.model, rider, mount, false);
  play.change(model);
  play.emit({ kind: 'placed', piece: piece.id, xMm, yMm, cause: { by: mount.id, rule: 'SOL-188' } });
  return piece.id;
}

/** The one way out of a room for whoever falls or goes with a card, with all that hangs on it (BASE-184, SOL-107, SOL-168). */
export function takeOff(play: CatacombsPlay, id: PieceId, { cause, isForGood = false }: Removal = {}): void {
  const piece = pieceOrNull(play.model, id);
  if (piece === null) return;
  play.change(withoutPiece(play.model, id));
  if (cause !== undefined) play.emit({ kind: 'removed', piece: id, cause });
  if (piece.kind === 'hero') takeAlliesOff(play, id);
  const rider = piece.kind === 'monster' && !isForGood ? MONSTER_CARDS[piece.card].rider : null;
  if (rider !== null) dismount(play, rider, piece);
}
