import { withPiece, withRoom } from '../../model/changes';
import type { ActingPiece } from '../../model/piece';
import { roomOf } from '../../model/queries';
import type { CatacombsPlay } from '../../model/types';
import { payForAction } from './cost';
import type { ActionOption } from './options';
import type { PieceId } from '../../words/openIds';

/** The piece's action begins: from here on it is finished before another piece acts (BASE-103). */
export function beginAction(play: CatacombsPlay, piece: ActingPiece, option: ActionOption, origin: PieceId): void {
  play.change(withPiece(play.model, { ...piece, hasActed: true }));
  play.emit({ kind: 'actionBegan', piece: piece.id, action: option.action });
  carryOn(play, piece, option, origin);
}

/** An action beside its own, which it keeps if it has not had it yet (SOL-206). */
export const beginBonusAction = (play: CatacombsPlay, piece: ActingPiece, option: ActionOption): void =>
  carryOn(play, piece, option, piece.id);

function carryOn(play: CatacombsPlay, piece: ActingPiece, option: ActionOption, origin: PieceId): void {
  const action = {
    actor: piece.id,
    action: option.action,
    origin,
    isStopped: false,
    hasPitched: false,
    hasStruck: false,
    struck: [],
    missileAt: null,
  };
  play.change(withRoom(play.model, { actions: [...roomOf(play.model).actions, action] }));
  payForAction(play);
  play.next({ kind: 'act', steps: option.steps, isFirst: true }, { kind: 'endAction' });
}
