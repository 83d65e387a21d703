import type { CatacombsEvent, Verdict } from '../../../rules/catacombs';
import { verdictIn } from './verdictIn';

/** Which contact of the flick an event speaks of; null where it speaks of none. */
const contactOf = (event: CatacombsEvent): number | null => ('contact' in event ? (event.contact ?? null) : null);

/** Whom a blow was for, by the event that opens it; a fall that kills is no blow. */
function targetOf(event: CatacombsEvent): string | null {
  return event.kind === 'struck' || event.kind === 'damaged' || event.kind === 'unharmed' ? event.target : null;
}

function verdictOf(told: readonly CatacombsEvent[]): Verdict | null {
  const targets = told.map(targetOf).filter((target) => target !== null);
  // One contact may be two blows, a strike and a burn: what hurts is what an eye wants to know.
  const verdicts = targets.map((target) => verdictIn(target, told));
  const fall = told.find((event) => event.kind === 'killed');
  const gone = fall?.kind === 'killed' ? { kind: 'gone' as const, target: fall.piece, rule: fall.cause.rule } : null;
  return verdicts.find(({ kind }) => kind === 'damage') ?? verdicts.at(-1) ?? gone;
}

/** What the rules have said of each contact, by its place in the log. */
export function saidOf(events: readonly CatacombsEvent[]): ReadonlyMap<number, Verdict> {
  const told = new Map<number, CatacombsEvent[]>();
  for (const event of events) {
    const contact = contactOf(event);
    if (contact !== null) told.set(contact, [...(told.get(contact) ?? []), event]);
  }
  const said = new Map<number, Verdict>();
  for (const [contact, some] of told) {
    const verdict = verdictOf(some);
    if (verdict !== null) said.set(contact, verdict);
  }
  return said;
}
