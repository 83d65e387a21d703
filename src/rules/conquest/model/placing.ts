import { firstPlace, whyNotThere, type PieceToPlace, type Region } from '../../flicking';
import { ARENA_MM, type Spot } from '../content/arena';
import { CHARACTER_RADIUS_MM, PLACING_GAP_MM, PROJECTILE_RADIUS_MM } from '../content/discs';
import type { CharacterId, ProjectileKind } from '../words/ids';
import type { Conquest } from './model';
import { actingCharacter, longbowOrigins } from './queries';
import { boardOf, lying } from './table';

/** Beside whom it may be put: a longbow by either of the team, all else by who acts (CONQ-091). */
const originsOf = (model: Conquest, kind: ProjectileKind): readonly CharacterId[] =>
  kind === 'longbow' ? longbowOrigins(model) : [actingCharacter(model)];

const nearTo = ({ xMm, yMm }: Spot): Region => ({
  kind: 'near',
  xMm,
  yMm,
  radiusMm: CHARACTER_RADIUS_MM,
  maxGapMm: PLACING_GAP_MM,
});

const STEP_MM = 1;

/** Where the ring is full: the free point that is nearest to it, of two the one with the smaller x, then y (CONQ-072). */
function nearestOutside(model: Conquest, piece: PieceToPlace, origins: readonly Spot[]): Spot {
  const ground = { board: boardOf(model.setup), taken: lying(model) };
  const { radiusMm } = piece;
  const anywhere = { kind: 'inside', rect: { xMm: 0, yMm: 0, ...ARENA_MM } } as const;
  let best: (Spot & { readonly farMm: number }) | null = null;
  for (let xMm = radiusMm; xMm <= ARENA_MM.widthMm - radiusMm; xMm += STEP_MM) {
    for (let yMm = radiusMm; yMm <= ARENA_MM.heightMm - radiusMm; yMm += STEP_MM) {
      const farMm = Math.min(
        ...origins.map((one) => Math.sqrt((one.xMm - xMm) * (one.xMm - xMm) + (one.yMm - yMm) * (one.yMm - yMm))),
      );
      if (best !== null && farMm >= best.farMm) continue;
      if (whyNotThere({ ...piece, regions: [anywhere] }, { id: piece.id, xMm, yMm }, ground) === null) {
        best = { xMm, yMm, farMm };
      }
    }
  }
  if (best === null) throw new Error(`nowhere in the arena is room for ${piece.id}`);
  return { xMm: best.xMm, yMm: best.yMm };
}

/** Where a projectile may be put down: within reach, inside, on nobody; touching is allowed (CONQ-071, CONQ-072). */
export function projectileFor(model: Conquest, kind: ProjectileKind): PieceToPlace {
  const origins = originsOf(model, kind).map((id) => model.discs[id]);
  const radiusMm = PROJECTILE_RADIUS_MM[kind];
  const piece: PieceToPlace = {
    id: kind,
    radiusMm,
    regions: origins.map(nearTo),
    keepsOff: [],
    edgeGapMm: 0,
    within: null,
  };
  const ground = { board: boardOf(model.setup), taken: lying(model) };
  if (firstPlace(piece, ground) !== null) return piece;
  const spot = nearestOutside(model, piece, origins);
  const rect = { xMm: spot.xMm - radiusMm, yMm: spot.yMm - radiusMm, widthMm: 2 * radiusMm, heightMm: 2 * radiusMm };
  return { ...piece, regions: [{ kind: 'inside', rect }] };
}
