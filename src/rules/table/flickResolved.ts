import { refuse, type Refusal, type Shape } from '../machine';
import type { ContactEntry } from './contactLog';
import type { RestDisc, TableDisc } from './flick';
import type { FlickResolvedAnswer, FlickResolvedAsk } from './flickPrompt';
import { sampleFlick } from './sampleFlick';

const OVERLAP_MM = 1e-3;

const discsInPlay = ({ table, shot }: FlickResolvedAsk): readonly TableDisc[] =>
  shot.projectile === null ? table.discs : [...table.discs, shot.projectile];

const namesOf = (entry: ContactEntry): readonly string[] => {
  if (entry.kind === 'touch') return [entry.a, entry.b];
  return entry.kind === 'eventCap' || entry.kind === 'riderFell' ? [] : [entry.a];
};

function whyNotEntry(entry: ContactEntry, before: ContactEntry | undefined, ids: ReadonlySet<string>): Refusal | null {
  if (!Number.isFinite(entry.atMs) || entry.atMs < 0) return refuse('impossibleLog', null, { because: 'time' });
  if (before !== undefined && entry.atMs < before.atMs) return refuse('impossibleLog', null, { because: 'order' });
  const stranger = namesOf(entry).find((id) => !ids.has(id));
  if (stranger !== undefined) return refuse('impossibleLog', null, { because: 'noSuchPiece', piece: String(stranger) });
  if (entry.kind === 'touch' && entry.a === entry.b)
    return refuse('impossibleLog', null, { because: 'touchesItself', piece: entry.a });
  return null;
}

function overlapOf(discs: readonly (RestDisc & TableDisc)[]): Refusal | null {
  for (const [index, a] of discs.entries()) {
    for (const b of discs.slice(index + 1)) {
      if (a.ignores.includes(b.id) || b.ignores.includes(a.id)) continue;
      const dx = a.xMm - b.xMm;
      const dy = a.yMm - b.yMm;
      const reach = a.radiusMm + b.radiusMm - OVERLAP_MM;
      if (dx * dx + dy * dy < reach * reach) {
        return refuse('impossibleLog', 'BASE-113', { because: 'overlap', piece: a.id, other: b.id });
      }
    }
  }
  return null;
}

function whyNotRest({ table }: FlickResolvedAsk, { rest }: FlickResolvedAnswer): Refusal | null {
  if (!Array.isArray(rest?.discs)) return refuse('impossibleLog', null, { because: 'rest' });
  const lying: (RestDisc & TableDisc)[] = [];
  for (const disc of table.discs) {
    const places = rest.discs.filter(({ id }) => id === disc.id);
    const place = places[0];
    if (place === undefined || places.length > 1)
      return refuse('impossibleLog', null, { because: 'rest', piece: disc.id });
    const isInside =
      place.xMm >= disc.radiusMm - OVERLAP_MM &&
      place.xMm <= table.widthMm - disc.radiusMm + OVERLAP_MM &&
      place.yMm >= disc.radiusMm - OVERLAP_MM &&
      place.yMm <= table.heightMm - disc.radiusMm + OVERLAP_MM;
    // NaN fails this too.
    if (!isInside) return refuse('impossibleLog', null, { because: 'offTheBoard', piece: disc.id });
    lying.push({ ...disc, ...place });
  }
  return overlapOf(lying);
}

function whyNot(ask: FlickResolvedAsk, answer: FlickResolvedAnswer): Refusal | null {
  if (!Array.isArray(answer.contacts)) return refuse('impossibleLog', null, { because: 'contacts' });
  const ids = new Set(discsInPlay(ask).map(({ id }) => id));
  for (const [index, entry] of answer.contacts.entries()) {
    const refusal = whyNotEntry(entry, answer.contacts[index - 1], ids);
    if (refusal !== null) return refusal;
  }
  return whyNotRest(ask, answer);
}

/** The sampler is a cheap fake physics: plausible, quick, and right in nothing but form. */
export const flickResolvedShape: Shape<FlickResolvedAsk, FlickResolvedAnswer> = {
  whyNot,
  sample: sampleFlick,
};
