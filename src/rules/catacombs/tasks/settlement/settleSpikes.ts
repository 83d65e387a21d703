import { exitsOf } from '../../../flicking';
import { chooseOne, type SeatId } from '../../../machine';
import { chosenOne } from '../../model/answers';
import { settlementOf, withPiece } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { isFrozen, type MonsterPiece } from '../../model/piece';
import { pieceOrNull, seatOfPiece } from '../../model/queries';
import { ofStrike } from '../../model/told/ofContact';
import { thaw } from '../../model/told/thaw';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import { frozenOnes, shedsSpike } from '../../model/subjects/spikes';

/** What falls leaves play at once, wherever it lands, and freezes nobody (SOL-098, SOL-099). */
function dropFallen(play: CatacombsPlay): void {
  const settlement = settlementOf(play.model);
  const left = exitsOf(settlement.log).map(({ a }) => a);
  for (const piece of frozenOnes(play.model)) {
    if (!shedsSpike(settlement, piece.id)) continue;
    thaw(play, piece, { by: settlement.pitch.striker, rule: left.includes(piece.id) ? 'SOL-104' : 'SOL-091' });
  }
}

/** Whoever this spike has struck and is not frozen already: there a second spike does nothing (SOL-115). */
const eligible = (model: Catacombs): readonly MonsterPiece[] =>
  (settlementOf(model).chilled ?? []).flatMap((id) => {
    const piece = pieceOrNull(model, id);
    return piece?.kind === 'monster' && !isFrozen(piece) ? [piece] : [];
  });

function freeze(play: CatacombsPlay, piece: MonsterPiece): void {
  play.change(withPiece(play.model, { ...piece, spike: { slipXMm: 0, slipYMm: 0 } }));
  const by = settlementOf(play.model).pitch.actor;
  play.emit({ kind: 'frozen', piece: piece.id, by, ...ofStrike(play.model, piece.id) });
}

/** The struck are the Overseer's, and so the Overseer says which, unless the table leaves it to who threw (SOL-082). */
function throwerWhoChooses(model: Catacombs): SeatId | null {
  const thrower = pieceOrNull(model, settlementOf(model).pitch.actor);
  return model.setup.house.frozenChoice === 'iceplayer' && thrower !== null ? seatOfPiece(model, thrower) : null;
}

/** Step 3: spikes that fell are gone, then one that was thrown freezes a single monster (SOL-081, SOL-103). */
export const settleSpikesRule: RuleOf<'settleSpikes'> = {
  run(play) {
    dropFallen(play);
    const struck = eligible(play.model);
    const [first, ...others] = struck;
    if (first === undefined) return;
    if (others.length === 0) return freeze(play, first);
    const { actor } = settlementOf(play.model).pitch;
    const thrower = throwerWhoChooses(play.model);
    const purpose = { kind: 'freeze', by: actor, ...(thrower === null ? {} : { isThrowersChoice: true }) } as const;
    play.ask([thrower ?? play.model.setup.overseer], purpose, chooseOne(struck.map(({ id }) => id)));
  },
  answer(play, _, answer) {
    const chosen = eligible(play.model).find(({ id }) => id === chosenOne(answer));
    if (chosen !== undefined) freeze(play, chosen);
  },
};
