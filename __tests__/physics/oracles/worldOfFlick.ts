import type { FlickTable, Shot } from '../../../src/rules/flicking';
import type { World, WorldFeel } from './world';

/** The same flick for an oracle or a peer: discs by index. Riders and projectiles are none of their business. */
export function worldOfFlick(table: FlickTable, shot: Shot, feel: WorldFeel): World {
  return {
    widthMm: table.widthMm,
    heightMm: table.heightMm,
    edge: table.edge === 'wall' ? 'wall' : 'open',
    feel,
    discs: table.discs.map(({ id, xMm, yMm, radiusMm, isFixed }) => ({
      xMm,
      yMm,
      radiusMm,
      isFixed,
      spinRadS: 0,
      vxMmS: id === shot.discId ? shot.vxMmS : 0,
      vyMmS: id === shot.discId ? shot.vyMmS : 0,
    })),
  };
}
