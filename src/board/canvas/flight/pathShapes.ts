import { PATHS, type PathLook } from '../../../theme';
import { polygon } from '../shapes/polygon';

export const PATH_LINE_MM = 2.4;
export const PATH_EDGE_MM = 4.6;
export const PATH_GHOST_DASHES = 9;
/** An arrow on a shorter stretch would hide it. */
export const ARROW_FROM_MM = 26;
/** How far along its stretch. */
export const ARROW_AT = 0.56;

/** Drawn to point along x. */
export const PATH_ARROW = polygon([
  [7, 0],
  [-4.6, -5.4],
  [-1.6, 0],
  [-4.6, 5.4],
]);

/** Colour and dash both tell movers apart; the disc that was flicked has a line of its own. */
export const pathLookOf = (index: number): PathLook => {
  const others = PATHS.others;
  return index === 0 ? PATHS.flicked : (others[(index - 1) % others.length] ?? PATHS.flicked);
};
