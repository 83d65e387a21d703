import type { DiscId } from './discId';
import { nextBelow, refuse, type ChanceStream, type Refusal, type Shape } from '../machine';
import type { Board } from './board';
import { heldTo, isTooFast, isTooSlow, speedOf, type LaunchLimits, type Velocity } from './launch';
import { whyNotThere, type Ground, type PieceToPlace, type PlaceAsk } from './places';
import type { FlickRefusal } from './reasons';
import { placeShape } from './placeShape';

/** Flick one of these discs, or put a projectile down and flick that. */
export interface FlickAsk extends Ground, LaunchLimits {
  readonly kind: 'flick';
  readonly board: Board;
  /** Discs on the board that may be flicked. */
  readonly discs: readonly DiscId[];
  /** What is placed first, when it is not a disc of the board. */
  readonly projectile: PieceToPlace | null;
  /** It may be left out. */
  readonly mayDecline: boolean;
}

export interface FlickAnswer {
  readonly kind: 'flick';
  /** null: no flick, where that may be. */
  readonly flick: Flick | null;
}

export interface Flick extends Velocity {
  readonly discId: DiscId;
  /** Where the projectile is placed; null for a disc of the board. */
  readonly from: { readonly xMm: number; readonly yMm: number } | null;
}

/** Nobody flicks what is not theirs to flick. */
export const notYourDisc = (details?: Refusal['details']): FlickRefusal => refuse('notYourDisc', null, details);

function whyNotSpeed(flick: Flick, limits: LaunchLimits): FlickRefusal | null {
  if (!Number.isFinite(flick.vxMmS) || !Number.isFinite(flick.vyMmS)) return refuse('wrongAnswer');
  const speed = speedOf(flick);
  if (speed === 0) return refuse('noSpeed');
  if (isTooSlow(speed, limits)) return refuse('tooSlow', null, { minSpeedMmS: limits.minSpeedMmS });
  return isTooFast(speed, limits) ? refuse('tooFast', null, { maxSpeedMmS: limits.maxSpeedMmS }) : null;
}

function whyNotFrom(ask: FlickAsk, { discId, from }: Flick): FlickRefusal | null {
  const { projectile } = ask;
  if (projectile === null || projectile.id !== discId) {
    if (!ask.discs.includes(discId)) return notYourDisc({ disc: String(discId) });
    return from === null ? null : refuse('notPlaced', null, { disc: discId });
  }
  if (from === null) return refuse('placeOnce', null, { piece: discId });
  return whyNotThere(projectile, { id: discId, ...from }, ask);
}

function whyNot(ask: FlickAsk, { flick }: FlickAnswer): FlickRefusal | null {
  if (flick === null) return ask.mayDecline ? null : refuse('mustFlick');
  if (typeof flick !== 'object') return refuse('wrongAnswer');
  return whyNotFrom(ask, flick) ?? whyNotSpeed(flick, ask);
}

/** The same question for the projectile alone. */
export const placeAskOf = ({ board, taken }: FlickAsk, projectile: PieceToPlace): PlaceAsk => ({
  kind: 'place',
  board,
  pieces: [projectile],
  taken,
});

const SPEED_STEPS = 1000;

function sample(ask: FlickAsk, stream: ChanceStream) {
  let rest = stream;
  const below = (bound: number): number => {
    const drawn = nextBelow(rest, bound);
    rest = drawn.stream;
    return drawn.value;
  };
  const none = { value: { kind: 'flick' as const, flick: null }, stream: rest };
  const candidates = [...ask.discs, ...(ask.projectile === null ? [] : [ask.projectile.id])];
  const discId = candidates[below(candidates.length)];
  if (discId === undefined || (ask.mayDecline && below(8) === 0)) return { ...none, stream: rest };
  let from: Flick['from'] = null;
  if (ask.projectile?.id === discId) {
    const placed = placeShape.sample(placeAskOf(ask, ask.projectile), rest);
    rest = placed.stream;
    const at = placed.value.places[0];
    if (at === undefined) return { ...none, stream: rest };
    from = { xMm: at.xMm, yMm: at.yMm };
  }
  const component = (): number => ((below(2 * SPEED_STEPS + 1) - SPEED_STEPS) / SPEED_STEPS) * ask.maxSpeedMmS * 0.7;
  const vxMmS = component();
  const vyMmS = component() || 1;
  const flick = { discId, from, ...heldTo({ vxMmS, vyMmS }, ask) };
  return { value: { kind: 'flick' as const, flick }, stream: rest };
}

export const flickShape: Shape<FlickAsk, FlickAnswer> = { whyNot, sample };
