import { bakeMaterial } from '../../src/board/look';
import { save } from './output';

/** A tablet's worth of lit table; screens show as much of it, from the upper left, as they need. */
const TABLE = { widthPt: 1180, heightPt: 1180, pxPerPt: 1.2, seed: [250, 60] } as const;
/** Four planks; shown mirrored, side by side, so that they have no seam. */
const WALNUT = { widthPt: 568, heightPt: 568, pxPerPt: 1.5, seed: [0, 0] } as const;
const LEATHER = { widthPt: 256, heightPt: 256, pxPerPt: 1.5, seed: [3, 5] } as const;
const PARCHMENT = { widthPt: 344, heightPt: 240, pxPerPt: 1.5, seed: [131, 57] } as const;
const VELVET = { widthPt: 390, heightPt: 844, pxPerPt: 1, seed: [1, 2] } as const;

/** Dark grain is the first thing that an encoder throws away, so dark materials are kept at a higher quality. */
const QUALITY = { dark: 96, darkest: 99, light: 84 } as const;

/** Cuts the materials of the interface. */
export default async function cutMaterials(): Promise<void> {
  await save(bakeMaterial('table', TABLE), 'assets/table/table.webp', QUALITY.dark);
  await save(bakeMaterial('walnut', WALNUT), 'assets/table/walnut.webp', QUALITY.light);
  await save(bakeMaterial('leather', LEATHER), 'assets/table/leather.webp', QUALITY.darkest);
  await save(bakeMaterial('parchment', PARCHMENT), 'assets/table/parchment.webp', QUALITY.light);
  await save(bakeMaterial('velvet', VELVET), 'assets/table/velvet.webp', QUALITY.dark);
}
