import type { CatacombsEvent, Verdict } from '../../../rules/catacombs';

export const TOUCH: Verdict = { kind: 'touch' };

/** What the rules made of one blow, of which these events tell. */
export function verdictIn(target: string, told: readonly CatacombsEvent[]): Verdict {
  const hurt = told.find((event) => event.kind === 'damaged' && event.target === target);
  if (hurt?.kind === 'damaged') {
    const isKill = told.some((event) => event.kind === 'killed' && event.piece === target) || hurt.lifeLeft === 0;
    return { kind: 'damage', target, amount: hurt.amount, isKill, rule: hurt.cause.rule };
  }
  const spared = told.find((event) => event.kind === 'unharmed' && event.target === target);
  return spared?.kind === 'unharmed' ? { kind: 'none', target, because: spared.because, rule: spared.rule } : TOUCH;
}
