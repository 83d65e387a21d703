import { BOX_ROOM, type BoxPicture } from '../game';
import type { Size } from './titleLayout';

export interface BoxPlace {
  readonly left: number;
  readonly top: number;
}

/** Where the boxes of one game stand, and on which height their plank begins. */
export interface ShelvedGame {
  readonly boxes: readonly BoxPlace[];
}

export interface ShelfLayout {
  readonly scale: number;
  readonly games: readonly ShelvedGame[];
  readonly planks: readonly number[];
}

/** The top of a plank and its front edge. */
export const PLANK = { depthPt: 26, edgePt: 18 } as const;
/** So far the feet of a box stand on the top of its plank. */
const STANDS_PT = 16;
const GAP_PT = 26;
const BETWEEN_PT = 20;
const MARGIN_PT = 16;

type Group = readonly BoxPicture[];

const widthOf = (group: Group): number =>
  group.reduce((sum, { widthPt }) => sum + widthPt, 0) + GAP_PT * (group.length - 1);
const heightOf = (boxes: Group): number => Math.max(...boxes.map(({ heightPt }) => heightPt));

interface Row {
  readonly groups: readonly Group[];
  readonly widthPt: number;
  /** From the lids to the foot of the plank. */
  readonly heightPt: number;
}

const rowOf = (groups: readonly Group[]): Row => ({
  groups,
  widthPt: groups.reduce((sum, group) => sum + widthOf(group), 0) + 2 * GAP_PT * (groups.length - 1),
  heightPt: BOX_ROOM.top + heightOf(groups.flat()) - STANDS_PT + PLANK.depthPt + PLANK.edgePt,
});

/** Every game on its own plank, or all on one: whichever is larger in this room. */
export function shelfLayout(groups: readonly Group[], room: Size): ShelfLayout {
  const stacked = groups.map((group) => rowOf([group]));
  const beside = [rowOf(groups)];
  const scaleOf = (rows: readonly Row[]): number => {
    const widestPt = Math.max(...rows.map(({ widthPt }) => widthPt)) + 2 * MARGIN_PT;
    const highPt = rows.reduce((sum, { heightPt }) => sum + heightPt, 0) + BETWEEN_PT * (rows.length - 1);
    return Math.min(room.widthPt / widestPt, room.heightPt / highPt);
  };
  const rows = scaleOf(stacked) >= scaleOf(beside) ? stacked : beside;
  return laid(rows, scaleOf(rows), room);
}

function laid(rows: readonly Row[], scale: number, room: Size): ShelfLayout {
  const wholePt = rows.reduce((sum, { heightPt }) => sum + heightPt, 0) + BETWEEN_PT * (rows.length - 1);
  let y = (room.heightPt / scale - wholePt) / 2;
  const games: ShelvedGame[] = [];
  const planks: number[] = [];
  for (const { groups, widthPt, heightPt } of rows) {
    const plank = y + heightPt - PLANK.depthPt - PLANK.edgePt;
    let x = (room.widthPt / scale - widthPt) / 2;
    for (const group of groups) {
      const boxes = group.map((box): BoxPlace => {
        const at = { left: x * scale, top: (plank + STANDS_PT - box.heightPt) * scale };
        x += box.widthPt + GAP_PT;
        return at;
      });
      games.push({ boxes });
      x += GAP_PT;
    }
    planks.push(plank * scale);
    y += heightPt + BETWEEN_PT;
  }
  return { scale, games, planks };
}
