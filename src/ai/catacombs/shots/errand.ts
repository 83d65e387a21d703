import { distance } from '../../../lib';
import { areEnemies, type Catacombs, type Piece } from '../../../rules/catacombs';
import { hitChance, landedAt, middleOf, type Aim } from '../../flicking';
import { lossFrom } from '../worth/loss';
import { reachOfPiece } from '../worth/pieces';

export const ERRANDS = ['reach', 'cover', 'shield'] as const;

/** What a flick that is meant for nobody is good for: nearer to one, out of sight, or in the way to another. */
export interface Errand {
  readonly kind: (typeof ERRANDS)[number];
  /** Whom it goes up to, hides behind, or shields; null where that has no name. */
  readonly of: string | null;
}

/** Less than this is no reason. */
const LEAST = 0.05;

type Lines = (striker: Piece, victim: Piece) => number;

/** What each may expect of a blow at each other, as these pieces lie. */
const linesAmong =
  (model: Catacombs, pieces: readonly Piece[], turn: number): Lines =>
  (striker, victim) => {
    const { radiusMm, blows } = reachOfPiece(model, striker);
    return blows === 0 ? 0 : hitChance(striker, victim, pieces, radiusMm, turn) * lossFrom(model, victim, blows);
  };

const most = <T>(all: readonly T[], by: (one: T) => number): { readonly one: T; readonly gain: number } | null =>
  all.map((one) => ({ one, gain: by(one) })).sort((a, b) => b.gain - a.gain)[0] ?? null;

/** What stands nearest beside the line between two. */
function between(foe: Piece, disc: Piece, others: readonly Piece[]): Piece | null {
  const way = (a: Piece, b: Piece): number => distance(middleOf(a), middleOf(b));
  const aside = (other: Piece): number => way(foe, other) + way(other, disc) - way(foe, disc);
  return (
    most(
      others.filter(({ id }) => id !== foe.id),
      (other) => -aside(other),
    )?.one ?? null
  );
}

/** Why a disc goes where it is not to hit anybody; null where nothing there is better than here. */
export function errandOf(model: Catacombs, aim: Aim, turn: number): Errand | null {
  const disc = model.room?.pieces[aim.discId];
  if (disc === undefined || aim.target !== null) return null;
  const others = Object.values(model.room?.pieces ?? {}).filter(({ id }) => id !== disc.id);
  const foes = others.filter((other) => areEnemies(disc, other));
  const landed: Piece = { ...disc, ...landedAt(disc, aim) };
  const [before, after] = [linesAmong(model, [...others, disc], turn), linesAmong(model, [...others, landed], turn)];
  const friends = others.filter((other) => foes.some((foe) => areEnemies(foe, other)));
  const hidden = most(foes, (foe) => before(foe, disc) - after(foe, landed));
  const shield = most(friends, (friend) =>
    foes.reduce((sum, foe) => sum + before(foe, friend) - after(foe, friend), 0),
  );
  const reach = most(foes, (foe) => after(landed, foe) - before(disc, foe));
  const cover = hidden === null ? null : between(hidden.one, landed, others);
  const found = [
    { kind: 'reach' as const, of: reach?.one ?? null, gain: reach?.gain ?? 0 },
    { kind: 'cover' as const, of: cover, gain: hidden?.gain ?? 0 },
    { kind: 'shield' as const, of: shield?.one ?? null, gain: shield?.gain ?? 0 },
  ].sort((a, b) => b.gain - a.gain)[0];
  if (found === undefined || found.gain < LEAST) return null;
  const isNamed = found.of !== null && found.of.kind !== 'obstacle' && found.of.kind !== 'fireWall';
  return { kind: found.kind, of: isNamed ? (found.of?.id ?? null) : null };
}
