import type { BoardScene, ScenePiece } from '../../board';
import type { Place, TableDisc } from '../../rules/flicking';
import type { FlickFilm, Played } from '../../session';
import type { FilmsUi } from '../game';

export type Moment = 'before' | 'after';

type RestingDisc = Place & { readonly id: string };

type AnyFilm = Pick<FlickFilm<Played['flicked']>, 'table' | 'result'>;

function restOf({ result: { rest } }: AnyFilm): ReadonlyMap<string, RestingDisc> {
  const discs = rest.projectile === null ? rest.discs : [...rest.discs, rest.projectile];
  return new Map(discs.map((disc) => [disc.id, disc]));
}

/** How far what lies on a disc lies from its middle, by the disc. */
function riddenIn({ table, result }: AnyFilm, moment: Moment): ReadonlyMap<string, ScenePiece['slipMm']> {
  const lying = moment === 'before' ? table.riders : result.rest.riders.filter(({ fell }) => !fell);
  return new Map(lying.map(({ hostId, slipXMm, slipYMm }) => [hostId, { x: slipXMm, y: slipYMm }]));
}

/** The table of a flick before the finger let go, or when all lies still; a missile is left where it stopped. */
export function filmScene<P extends Played>(
  film: FlickFilm<P['flicked']>,
  { pieceOf, groundOf, layOf, ridden }: Pick<FilmsUi<P, never>, 'pieceOf' | 'groundOf' | 'layOf' | 'ridden'>,
  moment: Moment,
): BoardScene {
  const { board, table, shot } = film;
  const discs: readonly TableDisc[] = shot.projectile === null ? table.discs : [...table.discs, shot.projectile];
  const rest = moment === 'after' ? restOf(film) : null;
  const slips = riddenIn(film, moment);
  return {
    ground: groundOf(board),
    widthMm: table.widthMm,
    heightMm: table.heightMm,
    ...layOf?.(board),
    pieces: discs.map((disc) => {
      const { xMm, yMm } = rest?.get(disc.id) ?? disc;
      return {
        id: disc.id,
        piece: pieceOf(disc.id, board),
        xMm,
        yMm,
        radiusMm: disc.radiusMm,
        isFlickable: false,
        marks: slips.has(disc.id) && ridden !== null ? [ridden] : [],
        slipMm: slips.get(disc.id),
      };
    }),
  };
}
