export interface Box {
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface Place {
  readonly xPx: number;
  readonly yPx: number;
}

export interface Packing {
  readonly widthPx: number;
  readonly heightPx: number;
  /** In the order of the boxes given. */
  readonly places: readonly Place[];
}

/** A gap, so that no sprite takes colour from its neighbour when it is smoothed. */
const GAP_PX = 2;

/** Stands boxes side by side on shelves, the tallest first. */
export function packShelves(boxes: readonly Box[], maxWidthPx: number): Packing {
  const tallestFirst = boxes.map((box, index) => ({ box, index })).sort((a, b) => b.box.heightPx - a.box.heightPx);
  const places: Place[] = boxes.map(() => ({ xPx: 0, yPx: 0 }));
  let xPx = GAP_PX;
  let yPx = GAP_PX;
  let shelfPx = 0;
  // No boxes need some room as well: there is no picture without a width.
  let widthPx = 2 * GAP_PX;
  for (const { box, index } of tallestFirst) {
    if (xPx > GAP_PX && xPx + box.widthPx + GAP_PX > maxWidthPx) {
      xPx = GAP_PX;
      yPx += shelfPx + GAP_PX;
      shelfPx = 0;
    }
    places[index] = { xPx, yPx };
    xPx += box.widthPx + GAP_PX;
    shelfPx = Math.max(shelfPx, box.heightPx);
    widthPx = Math.max(widthPx, xPx);
  }
  return { widthPx, heightPx: yPx + shelfPx + GAP_PX, places };
}
