import { explainTouch, type CatacombsEvent, type Verdict } from '../../../rules/catacombs';
import { isFelt, type ContactEntry } from '../../../rules/flicking';
import type { FlownFlick, Seen, SeenTouch } from '../../game/flicks';
import type { CatacombsPlayed } from '../played';
import { guessedOf } from './keptLog';
import { saidOf } from './saidOf';
import { TOUCH } from './verdictIn';

/** What the rules speak of is shown, however light it was. */
const isSeen = (entry: ContactEntry, isSaid: boolean): entry is Seen =>
  entry.kind === 'touch' || entry.kind === 'wall' ? isSaid || isFelt(entry) : entry.kind === 'exit';

/** Who leaves the board comes back, but for the dead. */
function afterLeaving(id: string, said: Verdict | undefined, events: readonly CatacombsEvent[]): Verdict {
  const death = events.find((event) => event.kind === 'killed' && event.piece === id);
  const isBack = events.some((event) => (event.kind === 'putBack' || event.kind === 'reborn') && event.piece === id);
  if (death?.kind !== 'killed' || isBack) return TOUCH;
  if (said !== undefined) return said;
  const isOfTheFall = !events.some((event) => event.kind === 'damaged' && event.target === id);
  return { kind: 'gone', target: id, rule: isOfTheFall ? death.cause.rule : 'BASE-184' };
}

/** What every touch came to, in order of time: the rules' word where they gave one, else the reason why not. */
function verdictsOn(
  seen: readonly Seen[],
  said: ReadonlyMap<Seen, Verdict>,
  flicked: FlownFlick,
  events: readonly CatacombsEvent[],
): readonly Verdict[] {
  const struck = new Set<string>();
  const killed = new Set<string>();
  const isStrikingNobody = !events.some(({ kind }) => kind === 'struck');
  return seen.map((entry) => {
    if (entry.kind === 'exit') return afterLeaving(entry.a, said.get(entry), events);
    if (entry.kind !== 'touch') return TOUCH;
    const context = { actor: flicked.actor, striker: flicked.shot.discId, struck, killed, isStrikingNobody };
    const verdict = said.get(entry) ?? explainTouch(entry, context);
    if (said.has(entry) && verdict.kind !== 'touch') struck.add(verdict.target);
    if (verdict.kind === 'damage' && verdict.isKill) killed.add(verdict.target);
    return verdict;
  });
}

/** Every touch of a flick that an eye could see, in order of time, with what the rules made of it. */
export function judgeContacts(
  flicked: FlownFlick,
  events: readonly CatacombsEvent[],
): readonly SeenTouch<CatacombsPlayed>[] {
  const byIndex = saidOf(events);
  const seen = flicked.contacts.filter((entry, index): entry is Seen => isSeen(entry, byIndex.has(index)));
  const said = new Map(guessedOf(seen, flicked, events));
  flicked.contacts.forEach((entry, index) => {
    const verdict = byIndex.get(index);
    if (verdict !== undefined && isSeen(entry, true)) said.set(entry, verdict);
  });
  const verdicts = verdictsOn(seen, said, flicked, events);
  return seen.map((entry, index) => ({ entry, verdict: verdicts[index] ?? TOUCH }));
}
