import { settlementOf, withSettlement } from '../model/changes';
import type { Blow, Settlement } from '../model/pitch';
import type { RuleOf } from '../types';
import { judgeFallenLord } from './damage';

/** Whoever died earlier in this pitch deals and takes nothing any more (BASE-112); at the same instant it still does. */
const isDeadBefore = ({ dead }: Settlement, id: string, atMs: number): boolean =>
  dead.some((one) => one.id === id && one.atMs < atMs);

const isVoid = (settlement: Settlement, blow: Blow): boolean =>
  isDeadBefore(settlement, blow.target, blow.atMs) ||
  settlement.dead.some(({ id }) => id === blow.target) ||
  (blow.kind === 'strike' && isDeadBefore(settlement, settlement.pitch.striker, blow.atMs));

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
    play.change(withSettlement(play.model, { struck: [...settlement.struck, blow.target] }));
    play.emit({ kind: 'struck', target: blow.target, by: settlement.pitch.striker, atMs: blow.atMs });
    play.next({ kind: 'strike', blow });
  },
};
