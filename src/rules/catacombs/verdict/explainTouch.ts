import { isAtRest, otherOf, type DiscTouch } from '../../flicking';
import { sideOf } from '../model/subjects/side';
import type { Verdict } from './verdict';
import type { PieceId } from '../words/openIds';

export interface TouchContext {
  readonly actor: PieceId;
  readonly striker: string;
  /** Who was struck by then, and who was killed. */
  readonly struck: ReadonlySet<string>;
  readonly killed: ReadonlySet<string>;
  /** The flick struck nobody at all, though it touched. */
  readonly isStrikingNobody: boolean;
}

const TOUCH: Verdict = { kind: 'touch' };
const none = (target: PieceId, because: string, rule: string): Verdict => ({ kind: 'none', target, because, rule });

function explainStrikers(touch: DiscTouch, target: PieceId, context: TouchContext): Verdict {
  const speedMmS = touch.a === context.striker ? touch.aSpeedMmS : touch.bSpeedMmS;
  if (context.killed.has(target) || context.killed.has(context.striker)) return none(target, 'deadBefore', 'BASE-112');
  if (context.struck.has(target)) return none(target, 'touchedAgain', 'BASE-122');
  if (isAtRest(speedMmS)) return none(target, 'atRest', 'BASE-115');
  return context.isStrikingNobody && touch.atMs > 0 ? none(target, 'onlyMoved', 'BASE-046') : TOUCH;
}

/** Why nothing came of a touch that the rules have not spoken of: what an eye would take for a hit needs a reason. */
export function explainTouch(touch: DiscTouch, context: TouchContext): Verdict {
  const { striker, actor } = context;
  const sides = (id: PieceId) => (id === striker ? sideOf(actor) : sideOf(id));
  const areEnemies = sides(touch.a) !== null && sides(touch.b) !== null && sides(touch.a) !== sides(touch.b);
  if (!areEnemies) return TOUCH;
  const target = otherOf(touch, striker);
  if (target !== null) return explainStrikers(touch, target, context);
  const isBMoving = touch.bSpeedMmS > touch.aSpeedMmS;
  return none(isBMoving ? touch.a : touch.b, 'pushed', 'BASE-117');
}
