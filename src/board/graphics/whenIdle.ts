import { ifItCan } from '../cosmetic';

/** So long at a time: then fingers and frames have their turn. */
const SLICE_MS = 8;

/** How long a screen that never rests is left alone: what somebody looks for on the board is waited for, a picture beside words less so. */
const PATIENCE_MS = { soon: 1, later: 100 } as const;

export type When = keyof typeof PATIENCE_MS;

type Work = () => void;

const waiting: Record<When, readonly Work[]> = { soon: [], later: [] };

function ask(when: When): void {
  // Not every browser says when it has nothing to do.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(workOn, { timeout: PATIENCE_MS[when] });
  else setTimeout(workOn, 0);
}

/** Does what there is time for; the answer is what is left. */
function workThrough(works: readonly Work[], untilMs: number): readonly Work[] {
  const left = works.findIndex((work) => {
    if (performance.now() >= untilMs) return true;
    // Who cannot do it keeps nobody else waiting.
    ifItCan('picture', work, undefined);
    return false;
  });
  return left === -1 ? [] : works.slice(left);
}

function workOn(): void {
  const untilMs = performance.now() + SLICE_MS;
  for (const when of ['soon', 'later'] as const) {
    const works = waiting[when];
    waiting[when] = [];
    waiting[when] = [...workThrough(works, untilMs), ...waiting[when]];
    if (waiting[when].length > 0) return ask(when);
  }
}

/** Does this when the screen has nothing better to do, after all of its kind that was asked for before. */
export function whenIdle(when: When, work: Work): void {
  waiting[when] = [...waiting[when], work];
  if (waiting[when].length === 1) ask(when);
}
