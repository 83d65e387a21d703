import { isFelt, type ContactEntry } from '../../rules/flicking';
import type { Flicks, FlownFlick, Seen, SeenTouch } from '../game/flicks';
import type { Played } from '../game/played';

/** What the rules have said of each contact, by its place in the log. */
function saidOf<P extends Played>(flicks: Flicks<P>, events: readonly P['event'][]) {
  const said = new Map<number, P['flicked']['verdict']>();
  for (const event of events) {
    const contact = flicks.contactOf(event);
    if (contact === null) continue;
    const verdict = flicks.verdict(event, said.get(contact) ?? null);
    if (verdict !== null) said.set(contact, verdict);
  }
  return said;
}

/** What the rules speak of is shown, however light it was. */
const isSeen = (entry: ContactEntry, isSaid: boolean): entry is Seen =>
  entry.kind === 'touch' || entry.kind === 'wall' ? isSaid || isFelt(entry) : entry.kind === 'exit';

/** Every touch of a flick that an eye could see, in order of time: the rules' word where they gave one, else the reason why not. */
export function verdictsOn<P extends Played>(
  flicks: Flicks<P>,
  flicked: FlownFlick,
  kept: readonly P['event'][],
): readonly SeenTouch<P>[] {
  const events = flicks.restoredEvents?.(kept, flicked) ?? kept;
  const verdicts = saidOf(flicks, events);
  const said: SeenTouch<P>[] = [];
  return flicked.contacts.flatMap((entry, at): readonly SeenTouch<P>[] => {
    const verdict = verdicts.get(at);
    if (!isSeen(entry, verdict !== undefined)) return [];
    if (verdict === undefined) return [{ entry, verdict: flicks.unsaid(entry, { flicked, events, said }) }];
    const touch = { entry, verdict };
    said.push(touch);
    return [touch];
  });
}
