import { isFields } from '../../lib';
import { isTakingBack, type RecordedStep } from '../../rules/machine';
import type { Cause } from '../game/course';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';

/**
 * A step as it is kept: as it stands in a record, and behind it why it was answered. Records and rules know nothing of
 * that; whoever reads a step for them takes the bare one.
 */
const MARK = ',"cause":';

export function writeStep<P extends Played>(
  { flicks }: GameModule<P>,
  step: RecordedStep<P>,
  cause: Cause<P> | null,
): string {
  const bare = JSON.stringify(step);
  // What came of a flick has no cause but the flick.
  const isResult = !isTakingBack(step) && flicks !== null && flicks.read.resolved(step) !== null;
  return cause === null || isResult ? bare : `${bare.slice(0, -1)}${MARK}${JSON.stringify(cause)}}`;
}

const markIn = (text: string): number => text.lastIndexOf(`${MARK}{"by":`);

/** The step alone, as records have it. */
export function bareStep(text: string): string {
  const at = markIn(text);
  return at < 0 ? text : `${text.slice(0, at)}}`;
}

/** Why it was answered; null where nobody knows, or what was kept of it makes no sense any more. */
export function causeOf<P extends Played>({ thoughts }: GameModule<P>, text: string): Cause<P> | null {
  const at = markIn(text);
  if (at < 0) return null;
  try {
    const kept: unknown = JSON.parse(text.slice(at + MARK.length, -1));
    if (!isFields(kept) || (kept.by !== 'app' && kept.by !== 'hint')) return null;
    const thought = thoughts.read(kept.thought);
    return thought === null ? null : { by: kept.by, thought };
  } catch {
    return null;
  }
}
