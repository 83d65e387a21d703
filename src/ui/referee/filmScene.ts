import type { BoardScene, ScenePiece } from '../../board';
import type { Place, TableDisc } from '../../rules/flicking';
import type { FlickFilm } from '../../session/catacombs';
import { pieceIdOf } from '../games/catacombs/pieces/pieceIdOf';

export type Moment = 'before' | 'after';

type RestingDisc = Place & { readonly id: string };

function restOf({ result: { rest } }: FlickFilm): ReadonlyMap<string, RestingDisc> {
  const discs = rest.projectile === null ? rest.discs : [...rest.discs, rest.projectile];
  return new Map(discs.map((disc) => [disc.id, disc]));
}

/** How far the ice lies from the middle of each disc that it is on. */
function iceOf({ table, result }: FlickFilm, moment: Moment): ReadonlyMap<string, ScenePiece['slipMm']> {
  const lying = moment === 'before' ? table.riders : result.rest.riders.filter(({ fell }) => !fell);
  return new Map(lying.map(({ hostId, slipXMm, slipYMm }) => [hostId, { x: slipXMm, y: slipYMm }]));
}

/** The table of a flick before the finger let go, or when all lies still; a missile is left where it stopped. */
export function filmScene(film: FlickFilm, moment: Moment): BoardScene {
  const { board, table, shot } = film;
  const discs: readonly TableDisc[] = shot.projectile === null ? table.discs : [...table.discs, shot.projectile];
  const rest = moment === 'after' ? restOf(film) : null;
  const ice = iceOf(film, moment);
  return {
    ground: board,
    widthMm: table.widthMm,
    heightMm: table.heightMm,
    pieces: discs.map((disc) => {
      const { xMm, yMm } = rest?.get(disc.id) ?? disc;
      return {
        id: disc.id,
        piece: pieceIdOf(disc.id, board),
        xMm,
        yMm,
        radiusMm: disc.radiusMm,
        isFlickable: false,
        marks: ice.has(disc.id) ? ['frozen'] : [],
        slipMm: ice.get(disc.id),
      };
    }),
  };
}
