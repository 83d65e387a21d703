import type { Place } from '../../../flicking';
import { MONSTER_CARDS } from '../../content/monsters';
import type { Cause } from '../../words/cause';
import { enterMonster, settlementOf, withoutPiece, withSettlement } from '../changes';
import type { MonsterPiece } from '../piece';
import { inReserve, pieceOrNull, piecesOf } from '../queries';
import type { CatacombsPlay } from '../types';

interface Removal {
  /** Told where nothing else has told it, such as a death. */
  readonly cause?: Cause;
  /** Where it lies, if not where the table has it: the discs of a flick are moved when the dead are gone. */
  readonly at?: Place;
  /** Nobody takes its place (SOL-233). */
  readonly isForGood?: boolean;
}

/** Both Allies leave with their Wizard (BASE-228). */
function takeAlliesOff(play: CatacombsPlay, heroId: string): void {
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
function dismount(play: CatacombsPlay, mount: MonsterPiece, { xMm, yMm }: Place): void {
  const { rider } = MONSTER_CARDS[mount.card];
  if (rider === null || inReserve(play.model, rider) === 0) return;
  const { rest } = settlementOf(play.model);
  const { model, piece } = enterMonster(play.model, rider, mount, false);
  const renamed = rest.map((disc) => (disc.id === mount.id ? { ...disc, id: piece.id } : disc));
  play.change(withSettlement(model, { rest: renamed }));
  play.emit({ kind: 'placed', piece: piece.id, xMm, yMm, cause: { by: mount.id, rule: 'SOL-188' } });
}

/** The one way out of a room for whoever falls or goes with a card, with all that hangs on it (BASE-184, SOL-107, SOL-168). */
export function takeOff(play: CatacombsPlay, id: string, { cause, at, isForGood = false }: Removal = {}): void {
  const piece = pieceOrNull(play.model, id);
  if (piece === null) return;
  play.change(withoutPiece(play.model, id));
  if (cause !== undefined) play.emit({ kind: 'removed', piece: id, cause });
  if (piece.kind === 'hero') takeAlliesOff(play, id);
  if (piece.kind === 'monster' && !isForGood) dismount(play, piece, at ?? piece);
}
