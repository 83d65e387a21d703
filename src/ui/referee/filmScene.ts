import type { BoardScene } from '../../board';
import type { Place, TableDisc } from '../../rules/table';
import type { FlickFilm } from '../../session';
import { pieceIdOf } from '../table/play/pieceIdOf';

export type Moment = 'before' | 'after';

type RestingDisc = Place & { readonly id: string };

function restOf({ result: { rest } }: FlickFilm): ReadonlyMap<string, RestingDisc> {
  const discs = rest.projectile === null ? rest.discs : [...rest.discs, rest.projectile];
  return new Map(discs.map((disc) => [disc.id, disc]));
}

/** The table of a flick before the finger let go, or when all lies still; a missile is left where it stopped. */
export function filmScene(film: FlickFilm, moment: Moment): BoardScene {
  const { board, table, shot } = film;
  const discs: readonly TableDisc[] = shot.projectile === null ? table.discs : [...table.discs, shot.projectile];
  const rest = moment === 'after' ? restOf(film) : null;
  return {
    room: board,
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
        marks: [],
      };
    }),
  };
}
