import type { Purpose } from '../../../../rules/catacombs';

/** Heroes who are about to run from Fear: they do not act, somebody else flicks them. */
export function frightenedIn(purpose: Purpose): readonly string[] {
  if (purpose.kind === 'frighten') return purpose.heroes;
  return purpose.kind === 'flick' && purpose.reason === 'fear' ? [purpose.actor] : [];
}
