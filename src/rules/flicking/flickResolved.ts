import { refuse, type Refusal, type Shape } from '../machine';
import type { ContactEntry } from './contactLog';
import type { Place, RestDisc, TableDisc } from './flick';
import type { FlickResolvedAnswer, FlickResolvedAsk } from './flickPrompt';
import type { FlickRefusal, ImpossibleBecause } from './reasons';
import { sampleFlick } from './sampleFlick';

const OVERLAP_MM = 1e-3;

const impossible = (because: ImpossibleBecause, pieces: Refusal['details'] = {}): FlickRefusal =>
  refuse('impossibleLog', null, { because, ...pieces });

const areFinite = (...numbers: readonly unknown[]): boolean => numbers.every(Number.isFinite);

const ENTRY_KINDS: readonly ContactEntry['kind'][] = [
  'touch',
  'wall',
  'exit',
  'zoneEnter',
  'zoneLeave',
  'riderFell',
  'eventCap',
];

/** The discs that an entry speaks of. */
const discsIn = (entry: ContactEntry): readonly string[] => {
  if (entry.kind === 'touch') return [entry.a, entry.b];
  return entry.kind === 'eventCap' || entry.kind === 'riderFell' ? [] : [entry.a];
};

function whyNotEntry(
  entry: ContactEntry,
  before: ContactEntry | undefined,
  ids: ReadonlySet<string>,
): FlickRefusal | null {
  if (!ENTRY_KINDS.includes(entry?.kind)) return impossible('contact');
  if (!areFinite(entry.atMs) || entry.atMs < 0) return impossible('time');
  if (before !== undefined && entry.atMs < before.atMs) return impossible('order');
  const stranger = discsIn(entry).find((id) => !ids.has(id));
  if (stranger !== undefined) return impossible('noSuchPiece', { piece: String(stranger) });
  if (entry.kind === 'touch' && entry.a === entry.b) return impossible('touchesItself', { piece: entry.a });
  return null;
}

/** Only who rides falls, and from nobody but its host. */
function whyNotFall(entry: ContactEntry, { riders }: FlickResolvedAsk['table']): FlickRefusal | null {
  if (entry.kind !== 'riderFell') return null;
  const rider = riders.find(({ id }) => id === entry.a);
  if (rider === undefined) return impossible('noSuchPiece', { piece: String(entry.a) });
  return rider.hostId === entry.b ? null : impossible('notItsHost', { piece: entry.a, other: String(entry.b) });
}

/** A disc of the table where it came to rest. */
type LyingDisc = Pick<TableDisc, 'id' | 'radiusMm' | 'ignores'> & Place;

function whyNotWhere(before: TableDisc, rest: RestDisc, { widthMm, heightMm }: FlickResolvedAsk['table']) {
  const { id, radiusMm, isFixed } = before;
  const isInside =
    rest.xMm >= radiusMm - OVERLAP_MM &&
    rest.xMm <= widthMm - radiusMm + OVERLAP_MM &&
    rest.yMm >= radiusMm - OVERLAP_MM &&
    rest.yMm <= heightMm - radiusMm + OVERLAP_MM;
  // NaN fails this too.
  if (!isInside) return impossible('offTheBoard', { piece: id });
  const hasMoved = rest.xMm !== before.xMm || rest.yMm !== before.yMm;
  if (isFixed && hasMoved) return impossible('obstacleMoved', { piece: id });
  const isPutBack = rest.putBack !== null;
  return isPutBack && !areFinite(rest.putBack?.fromXMm, rest.putBack?.fromYMm)
    ? impossible('rest', { piece: id })
    : null;
}

function whyNotApart(a: LyingDisc, b: LyingDisc): FlickRefusal | null {
  const dx = a.xMm - b.xMm;
  const dy = a.yMm - b.yMm;
  const reach = a.radiusMm + b.radiusMm - OVERLAP_MM;
  if (dx * dx + dy * dy >= reach * reach || a.ignores.includes(b.id) || b.ignores.includes(a.id)) return null;
  return impossible('overlap', { piece: a.id, other: b.id });
}

/** Two that lie on one another. */
function overlapOf(discs: readonly LyingDisc[]): FlickRefusal | null {
  for (const [index, a] of discs.entries()) {
    for (let other = index + 1; other < discs.length; other++) {
      const refusal = whyNotApart(a, discs[other] as LyingDisc);
      if (refusal !== null) return refusal;
    }
  }
  return null;
}

/** Every disc of the table lies somewhere, once, and the projectile too, since it may be flicked on from there. */
function whyNotRest({ table, shot }: FlickResolvedAsk, { rest }: FlickResolvedAnswer): FlickRefusal | null {
  if (!Array.isArray(rest?.discs) || !Array.isArray(rest.riders)) return impossible('rest');
  if (((rest.projectile ?? null) === null) !== (shot.projectile === null))
    return impossible('rest', { piece: shot.discId });
  const before = shot.projectile === null ? table.discs : [...table.discs, shot.projectile];
  const unplaced = new Map(before.map((disc) => [disc.id, disc]));
  const lying: LyingDisc[] = [];
  for (const place of rest.projectile === null ? rest.discs : [...rest.discs, rest.projectile]) {
    const disc = unplaced.get(place?.id);
    if (disc === undefined) {
      const isTwice = before.some(({ id }) => id === place?.id);
      return impossible(isTwice ? 'rest' : 'noSuchPiece', { piece: String(place?.id) });
    }
    const refusal = whyNotWhere(disc, place, table);
    if (refusal !== null) return refusal;
    unplaced.delete(disc.id);
    lying.push({ id: disc.id, radiusMm: disc.radiusMm, ignores: disc.ignores, xMm: place.xMm, yMm: place.yMm });
  }
  const [forgotten] = unplaced.keys();
  return forgotten === undefined ? overlapOf(lying) : impossible('rest', { piece: forgotten });
}

function whyNot(ask: FlickResolvedAsk, answer: FlickResolvedAnswer): FlickRefusal | null {
  if (!Array.isArray(answer.contacts)) return impossible('contacts');
  const { table, shot } = ask;
  const ids = new Set([...table.discs.map(({ id }) => id), shot.discId]);
  for (const [index, entry] of answer.contacts.entries()) {
    const refusal = whyNotEntry(entry, answer.contacts[index - 1], ids) ?? whyNotFall(entry, table);
    if (refusal !== null) return refusal;
  }
  return whyNotRest(ask, answer);
}

/** The sampler is a cheap fake physics: plausible, quick, and right in nothing but form. */
export const flickResolvedShape: Shape<FlickResolvedAsk, FlickResolvedAnswer> = {
  whyNot,
  sample: sampleFlick,
};
