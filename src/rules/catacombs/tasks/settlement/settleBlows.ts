import { settlementOf, withSettlement } from '../../model/changes';
import type { Settlement } from '../../model/settlement';
import { pieceOf } from '../../model/queries';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import type { Blow } from '../../words/pitch';
import { ofBlow } from '../../model/told/ofContact';
import { destroy } from '../blows/damage';
import { judgeFallenLord } from './judgeFallenLord';

/** Whoever has died in this pitch deals and takes nothing any more (BASE-112). */
const isVoid = ({ dead, reborn, pitch }: Settlement, blow: Blow): boolean =>
  dead.includes(blow.target) ||
  reborn.includes(blow.target) ||
  (blow.kind === 'strike' && dead.includes(pitch.striker));

/** It goes to whoever drove it out (SOL-181). */
function banish(play: CatacombsPlay, blow: Blow): void {
  const piece = pieceOf(play.model, blow.target);
  const cause = { by: settlementOf(play.model).pitch.striker, rule: 'SOL-181' };
  if (piece.kind === 'monster') destroy(play, piece, { cause, atMs: blow.atMs, ...ofBlow(play.model, blow) });
}

/** Step 1: every blow in order of time, each finished before the next (BASE-339). */
export const settleBlowsRule: RuleOf<'settleBlows'> = {
  run(play, { blows }) {
    const settlement = settlementOf(play.model);
    const [blow, ...rest] = blows;
    const hasInstantPassed =
      blow === undefined || (settlement.lordFellAtMs !== null && blow.atMs > settlement.lordFellAtMs);
    if (hasInstantPassed && settlement.lordFellAtMs !== null) return judgeFallenLord(play);
    if (blow === undefined) return;
    play.next({ kind: 'settleBlows', blows: rest });
    if (isVoid(settlement, blow)) return;
    if (blow.kind === 'fireWall') return play.next({ kind: 'hurt', blow, amount: 1 });
    if (blow.kind === 'banish') return banish(play, blow);
    play.change(withSettlement(play.model, { struck: [...settlement.struck, blow.target] }));
    const { target, atMs } = blow;
    play.emit({ kind: 'struck', target, by: settlement.pitch.striker, atMs, ...ofBlow(play.model, blow) });
    play.next({ kind: 'strike', blow });
  },
};
