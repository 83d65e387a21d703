import { firstPlace, type PieceToPlace } from '../../../flicking';
import { DISC_RADIUS_MM } from '../../content/discSizes';
import { onePlace } from '../../model/answers';
import { MONSTER_CARDS } from '../../content/monsters';
import { anywhere, inZone, overseerZone } from '../../model/subjects/placing';
import { movedTo, settlementOf } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import type { MonsterPiece } from '../../model/piece';
import { abilitiesOf } from '../../moments/abilities';
import { groundOf, pieceOf, pieceOrNull } from '../../model/queries';
import type { CatacombsPlay, RuleOf } from '../../model/types';

/** In its start zone, or wherever there is room when that is full (SOL-197). */
function placeFor(model: Catacombs, { id, card }: MonsterPiece): PieceToPlace {
  const radiusMm = DISC_RADIUS_MM[MONSTER_CARDS[card].size];
  const zoned = inZone(id, radiusMm, overseerZone(model));
  return firstPlace(zoned, groundOf(model, id)) === null ? anywhere(id, radiusMm) : zoned;
}

/** Riders and resurrected monsters, in this order (BASE-339, step 4). */
function ridersFirst(play: CatacombsPlay): void {
  const { mounts = [], reborn } = settlementOf(play.model);
  play.next({ kind: 'settleRiders', mounts }, { kind: 'settleReborn', pieces: reborn });
}

/** Whoever was killed and not for good stands up again where the Overseer says (SOL-195). */
export const settleRebornRule: RuleOf<'settleReborn'> = {
  run(play, { pieces }) {
    if (pieces === null) return ridersFirst(play);
    const [id, ...rest] = pieces;
    const piece = id === undefined ? null : pieceOrNull(play.model, id);
    if (piece?.kind !== 'monster') return;
    const ask = {
      kind: 'place',
      pieces: [placeFor(play.model, piece)],
      ...groundOf(play.model, piece.id),
    } as const;
    play.ask([play.model.setup.overseer], { kind: 'placeReborn', piece: piece.id }, ask, {
      kind: 'settleReborn',
      pieces: [piece.id, ...rest],
    });
  },
  answer(play, { pieces }, answer) {
    const { id, xMm, yMm } = onePlace(answer);
    const piece = pieceOf(play.model, id);
    const by = piece.kind === 'monster' ? abilitiesOf(piece).find(({ comesBack }) => comesBack)?.id : undefined;
    play.change(movedTo(play.model, id, { xMm, yMm }));
    play.emit({ kind: 'moved', piece: id, xMm, yMm, cause: { by: by ?? id, rule: 'SOL-195' } });
    play.next({ kind: 'settleReborn', pieces: (pieces ?? []).slice(1) });
  },
};
