import type { ChanceStream } from '../../machine';
import { faceDown } from '../model/path';
import type { CatacombsSetup } from '../model/setup';
import { pathOf } from './openAdventure';
import { builtMaze } from './builtMaze';
import { shufflePiles } from './drawCards';
import type { Laid } from './laid';
import { layMaze } from './layMaze';
import { columnsOf } from './slots';

/** The cards as they lie for the whole game (BASE-066). */
export function layPath(setup: CatacombsSetup, stream: ChanceStream): Laid {
  if (setup.adventure) return { path: pathOf(setup.adventure), stream }; // EXTRA-005
  if (setup.layout.kind === 'builtLabyrinth') return { path: builtMaze(setup.layout), stream };
  if (setup.layout.kind === 'labyrinth') return layMaze(setup, setup.layout, stream);
  const piles = shufflePiles(setup, stream);
  const columns = columnsOf(setup).map((column) => column.map((slot) => faceDown(piles.take(slot))));
  return { path: { kind: 'line', columns, at: -1 }, stream: piles.stream };
}
