import type { Shape } from '../machine';
import { goneIn } from './contactQueries';
import type { Place, RestDisc, TableDisc } from './flick';
import type { FlickResolvedAnswer, FlickResolvedAsk } from './flickPrompt';
import { areFinite, impossible } from './impossible';
import { areApart, isWhollyOn } from './lying';
import type { FlickRefusal } from './reasons';
import { sampleFlick } from './sampleFlick';
import { whyNotLog } from './whyNotLog';

/** A disc of the table where it came to rest. */
type LyingDisc = Pick<TableDisc, 'id' | 'radiusMm' | 'isFixed' | 'ignores'> & Place;

function whyNotWhere(before: TableDisc, rest: RestDisc, table: FlickResolvedAsk['table']) {
  const { id, radiusMm, isFixed } = before;
  if (isFixed) {
    const hasMoved = rest.xMm !== before.xMm || rest.yMm !== before.yMm;
    return hasMoved ? impossible('obstacleMoved', { piece: id }) : null;
  }
  const { xMm, yMm } = rest;
  if (!isWhollyOn(table, { xMm, yMm, radiusMm })) return impossible('offTheBoard', { piece: id });
  const isPutBack = rest.putBack !== null;
  return isPutBack && !areFinite(rest.putBack?.fromXMm, rest.putBack?.fromYMm)
    ? impossible('rest', { piece: id })
    : null;
}

function whyNotApart(a: LyingDisc, b: LyingDisc): FlickRefusal | null {
  if (areApart(a, b) || a.ignores.includes(b.id) || b.ignores.includes(a.id)) return null;
  // Obstacles lie as they were put down.
  if (a.isFixed && b.isFixed) return null;
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
function whyNotRest({ table, shot }: FlickResolvedAsk, { contacts, rest }: FlickResolvedAnswer): FlickRefusal | null {
  if (!Array.isArray(rest?.discs) || !Array.isArray(rest.riders)) return impossible('rest');
  const gone = goneIn(contacts, table);
  const flown = shot.projectile === null || gone.includes(shot.discId) ? null : shot.projectile;
  if (((rest.projectile ?? null) === null) !== (flown === null)) return impossible('rest', { piece: shot.discId });
  const before = [...table.discs, ...(flown === null ? [] : [flown])].filter(({ id }) => !gone.includes(id));
  const unplaced = new Map(before.map((disc) => [disc.id, disc]));
  const lying: LyingDisc[] = [];
  for (const place of rest.projectile === null ? rest.discs : [...rest.discs, rest.projectile]) {
    const disc = unplaced.get(place?.id);
    if (disc === undefined) {
      const isTwice = table.discs.some(({ id }) => id === place?.id) || place?.id === shot.discId;
      return impossible(isTwice ? 'rest' : 'noSuchPiece', { piece: String(place?.id) });
    }
    const refusal = whyNotWhere(disc, place, table);
    if (refusal !== null) return refusal;
    unplaced.delete(disc.id);
    const { id, radiusMm, isFixed, ignores } = disc;
    lying.push({ id, radiusMm, isFixed, ignores, xMm: place.xMm, yMm: place.yMm });
  }
  const [forgotten] = unplaced.keys();
  return forgotten === undefined ? overlapOf(lying) : impossible('rest', { piece: forgotten });
}

/** The sampler is a cheap fake physics: plausible, quick, and right in nothing but form. */
export const flickResolvedShape: Shape<FlickResolvedAsk, FlickResolvedAnswer> = {
  whyNot: (ask, answer) => whyNotLog(ask, answer.contacts) ?? whyNotRest(ask, answer),
  sample: sampleFlick,
};
