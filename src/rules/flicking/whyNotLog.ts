import type { DiscId } from './discId';
import { WALL_SIDES, type ContactEntry } from './contactLog';
import type { ContactLog } from './contactQueries';
import type { FlickResolvedAsk } from './flickPrompt';
import { areFinite, impossible } from './impossible';
import type { FlickRefusal } from './reasons';

const ENTRY_KINDS: readonly ContactEntry['kind'][] = ['touch', 'wall', 'exit', 'riderFell', 'eventCap'];

/** Two that were approaching by their own motion: one of them moved. What is handed on (from wave 1 on) wakes who lay still. */
const isOfTwoAtRest = (entry: ContactEntry): boolean =>
  entry.kind === 'touch' && entry.wave === 0 && !(entry.aSpeedMmS > 0) && !(entry.bSpeedMmS > 0);

/** The discs that an entry speaks of. */
const discsIn = (entry: ContactEntry): readonly DiscId[] => {
  if (entry.kind === 'touch') return [entry.a, entry.b];
  return entry.kind === 'eventCap' || entry.kind === 'riderFell' ? [] : [entry.a];
};

/** A wall has four sides, and lets nothing out. */
function whyNotEdge(entry: ContactEntry, { edge }: FlickResolvedAsk['table']): FlickRefusal | null {
  if (entry.kind === 'wall' && !WALL_SIDES.includes(entry.b)) return impossible('noSuchWall', { piece: entry.a });
  return entry.kind === 'exit' && edge === 'wall' ? impossible('noWayOut', { piece: entry.a }) : null;
}

function whyNotEntry(
  entry: ContactEntry,
  before: ContactEntry | undefined,
  ids: ReadonlySet<DiscId>,
): FlickRefusal | null {
  if (!ENTRY_KINDS.includes(entry?.kind)) return impossible('contact');
  if (!areFinite(entry.atMs) || entry.atMs < 0) return impossible('time');
  if (before !== undefined && entry.atMs < before.atMs) return impossible('order');
  const stranger = discsIn(entry).find((id) => !ids.has(id));
  if (stranger !== undefined) return impossible('noSuchPiece', { piece: String(stranger) });
  if (entry.kind === 'touch' && entry.a === entry.b) return impossible('touchesItself', { piece: entry.a });
  if (entry.kind === 'touch' && isOfTwoAtRest(entry))
    return impossible('bothAtRest', { piece: entry.a, other: entry.b });
  return null;
}

/** Only who rides falls, and from nobody but its host. */
function whyNotFall(entry: ContactEntry, { riders }: FlickResolvedAsk['table']): FlickRefusal | null {
  if (entry.kind !== 'riderFell') return null;
  const rider = riders.find(({ id }) => id === entry.a);
  if (rider === undefined) return impossible('noSuchPiece', { piece: String(entry.a) });
  return rider.hostId === entry.b ? null : impossible('notItsHost', { piece: entry.a, other: String(entry.b) });
}

/** Why nothing like this can have happened on this table, in this order. */
export function whyNotLog({ table, shot }: FlickResolvedAsk, log: ContactLog): FlickRefusal | null {
  if (!Array.isArray(log)) return impossible('contacts');
  const ids = new Set([...table.discs.map(({ id }) => id), shot.discId]);
  for (const [index, entry] of log.entries()) {
    const refusal = whyNotEntry(entry, log[index - 1], ids) ?? whyNotEdge(entry, table) ?? whyNotFall(entry, table);
    if (refusal !== null) return refusal;
  }
  return null;
}
