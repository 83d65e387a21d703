import { explainTouch, type CatacombsEvent, type PieceId, type Verdict } from '../../../rules/catacombs';
import type { DiscTouch } from '../../../rules/flicking';
import type { Flicks, JudgedSoFar } from '../../game/flicks';
import type { CatacombsPlayed } from '../played';

const TOUCH: Verdict = { kind: 'touch' };

export const contactOf = (event: CatacombsEvent): number | null =>
  'contact' in event ? (event.contact ?? null) : null;

/** One contact may be two blows, a strike and a burn: what hurts is what an eye wants to know. */
export function verdict(event: CatacombsEvent, before: Verdict | null): Verdict | null {
  const hurt = before?.kind === 'damage' ? before : null;
  switch (event.kind) {
    case 'struck':
      return hurt ?? TOUCH;
    case 'unharmed':
      return hurt ?? { kind: 'none', target: event.target, because: event.because, rule: event.rule };
    case 'damaged': {
      const { target, amount, lifeLeft, cause } = event;
      return hurt ?? { kind: 'damage', target, amount, isKill: lifeLeft === 0, rule: cause.rule };
    }
    case 'killed':
      if (before === null) return { kind: 'gone', target: event.piece, rule: event.cause.rule };
      return hurt?.target === event.piece ? { ...hurt, isKill: true } : before;
    case 'putBack':
      return TOUCH;
    default:
      return before;
  }
}

/** Whom a contact before it has struck, and killed. */
function struckIn(said: JudgedSoFar<CatacombsPlayed>['said']) {
  const verdicts = said.flatMap(({ entry, verdict: one }) => (entry.kind === 'touch' ? [one] : []));
  return {
    struck: new Set(verdicts.flatMap((one) => (one.kind === 'touch' ? [] : [one.target]))),
    killed: new Set(verdicts.flatMap((one) => (one.kind === 'damage' && one.isKill ? [one.target] : []))),
  };
}

function afterTouch(touch: DiscTouch, { flicked, events, said }: JudgedSoFar<CatacombsPlayed>): Verdict {
  const isStrikingNobody = !events.some(({ kind }) => kind === 'struck');
  const { actor, shot } = flicked;
  return explainTouch(touch, { actor, striker: shot.discId, ...struckIn(said), isStrikingNobody });
}

/** Nobody has put it back: it came to nothing, unless it was dead. */
function afterLeaving(id: PieceId, events: readonly CatacombsEvent[]): Verdict {
  const death = events.find((event) => event.kind === 'killed' && event.piece === id);
  if (death?.kind !== 'killed') return TOUCH;
  const isOfABlow = events.some((event) => event.kind === 'damaged' && event.target === id);
  return { kind: 'gone', target: id, rule: isOfABlow ? 'BASE-184' : death.cause.rule };
}

export const unsaid: Flicks<CatacombsPlayed>['unsaid'] = (entry, judged) => {
  if (entry.kind === 'exit') return afterLeaving(entry.a, judged.events);
  return entry.kind === 'touch' ? afterTouch(entry, judged) : TOUCH;
};
