import { refuse } from '../../../machine';
import { MONSTER_CARDS } from '../../content/monsters';
import { actionOf, withPiece } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import type { MonsterPiece, Piece } from '../../model/piece';
import { monstersOf, pieceOf, roomOf } from '../../model/queries';
import type { Effect } from './effect';
import type { PieceId } from '../../words/openIds';

const RING_MM = 100;

function isInside(caster: Piece, { xMm, yMm, radiusMm }: MonsterPiece): boolean {
  const acrossMm = xMm - caster.xMm;
  const alongMm = yMm - caster.yMm;
  const reachMm = RING_MM + caster.radiusMm + radiusMm;
  return acrossMm * acrossMm + alongMm * alongMm <= reachMm * reachMm;
}

const UNMOVED = ['ability:stamina', 'ability:incorporeal'] as const;

const canFreeze = ({ card, stun }: MonsterPiece): boolean =>
  stun === null &&
  MONSTER_CARDS[card].family === 'vermin' &&
  !UNMOVED.some((ability) => MONSTER_CARDS[card].abilities.includes(ability));

/** Every Vermin with its rim within 10 cm of the caster's, but for those that frost cannot hold (VERM-208). */
const ringed = (model: Catacombs, origin: PieceId): readonly MonsterPiece[] =>
  monstersOf(model).filter((piece) => canFreeze(piece) && isInside(pieceOf(model, origin), piece));

/** They miss the Overseer's turn of this round and are back when it ends: as if laid low a round ago (VERM-208). */
export const ringOfFrost: Effect = {
  whyNot: (model, _, origin) => (ringed(model, origin).length > 0 ? null : refuse('nothingToFreeze', 'VERM-208')),
  run(play) {
    const { origin } = actionOf(play.model);
    const { round } = roomOf(play.model);
    const cause = { by: 'spell:ring-of-frost', rule: 'VERM-208' };
    for (const piece of ringed(play.model, origin)) {
      play.change(withPiece(play.model, { ...piece, stun: { round: round - 1, by: cause.by } }));
      play.emit({ kind: 'incapacitated', piece: piece.id, backInRound: round + 1, cause });
    }
  },
};
