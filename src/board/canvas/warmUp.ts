import { bakeForCanvas, PIECE_TONES, type BoardCatalogue, type PieceLook } from '../look';
import type { AtlasOrders } from '../sprites/atlas';
import { drawingsOf, type Drawing } from '../sprites/drawings';
import { drawGround } from './ground/drawGround';

const RADIUS_MM = 12.5;
/** About as a phone shows it: a device paints what is tiny in other ways. */
const RADIUS_PX = 24;
const GROUND_MM = { widthMm: 40, heightMm: 40 };
const GROUND_PX = 64;

const firstOf = (catalogue: BoardCatalogue, isWanted: (look: PieceLook) => boolean): readonly string[] =>
  Object.entries(catalogue.pieces)
    .filter(([, look]) => isWanted(look))
    .map(([name]) => name)
    .slice(0, 1);

const isFaced = (look: PieceLook): boolean => look.kind === 'disc' && look.livery.glow === null;

/** One of each way in which anything is painted. */
function samplesOf(catalogue: BoardCatalogue): AtlasOrders {
  const disc = firstOf(catalogue, isFaced);
  const others = [
    ...firstOf(catalogue, ({ kind }) => kind === 'pillar'),
    ...firstOf(catalogue, ({ kind }) => kind === 'carved'),
    ...firstOf(catalogue, (look) => look.kind === 'disc' && look.livery.glow !== null),
  ];
  return {
    pieces: [
      ...disc.flatMap((piece) => PIECE_TONES.map((tone) => ({ piece, radiusMm: RADIUS_MM, tone }))),
      ...others.map((piece) => ({ piece, radiusMm: RADIUS_MM, tone: 'normal' as const })),
    ],
    marks: Object.keys(catalogue.marks).map((mark) => ({ mark, radiusMm: RADIUS_MM })),
    gauges: [{ maxLife: 2, radiusMm: RADIUS_MM }],
    aboard: disc.map((piece) => ({ piece, slot: 0, tone: 'normal' as const, radiusMm: RADIUS_MM })),
  };
}

function paintPiece({ reach, draw }: Drawing): void {
  const sidePx = RADIUS_PX * (reach.before + reach.after);
  const middlePx = RADIUS_PX * reach.before;
  bakeForCanvas(sidePx, sidePx, (canvas) => draw(canvas, { x: middlePx, y: middlePx, radius: RADIUS_PX })).dispose();
}

function paintGround(): void {
  const face = bakeForCanvas(GROUND_PX, GROUND_PX, () => undefined);
  bakeForCanvas(GROUND_PX, GROUND_PX, (canvas) => drawGround(canvas, GROUND_MM, face, 0)).dispose();
  face.dispose();
}

let isOver = false;

/** A board is there: what it needs has been compiled, and nothing else shall hold it up. */
export const endWarmUp = (): void => {
  isOver = true;
};

/**
 * The first time that something is painted, the device compiles how: that holds everything up. So one of each is painted
 * out of sight before there is a board, one at a time, so that `pause` can let others go first.
 */
export async function warmUp(catalogue: BoardCatalogue, pause: () => Promise<void>): Promise<void> {
  const drawings = drawingsOf(catalogue, samplesOf(catalogue));
  const paintings = [paintGround, ...drawings.map((drawing) => () => paintPiece(drawing))];
  for (const paint of paintings) {
    await pause();
    if (isOver) return;
    paint();
  }
}
