import { BlendMode, type SkCanvas } from '@shopify/react-native-skia';
import { fill, lightProgram, stroke, wholeHeight, type Relief } from '../../../../../board/look';
import { ARENA_MM, type GroundId } from '../../../../../rules/conquest';
import type { Hex } from '../../../../../theme';
import { TEAM_LOOKS } from '../colours';
import { FELT_SURFACE, HEM, HEMMED_HEIGHT, WALL_MM, WALLED_HEIGHT, WALLS } from '../sksl/felt';
import { drawEmbroidery, drawHem, type Thread, type ThreadPaint } from './embroidery';
import { drawWalls, type WallPaint, type WallPart } from './walls';

const { sword, skull } = TEAM_LOOKS;
const COLOURS = [sword.felt, skull.felt, sword.thread, skull.thread, '#7a4a1c'] as const;

/** How high each thread lies; added up where two cross. */
const THREAD_HEIGHT: Readonly<Record<Thread, Hex>> = {
  cord: '#0000c8',
  ring: '#000070',
  sword: '#000090',
  skull: '#000090',
};
const THREAD_TONE: Readonly<Record<Thread, readonly [Hex, number]>> = {
  cord: ['#d9a94e', 0.92],
  ring: ['#caa468', 0.55],
  sword: [sword.thread, 0.34],
  skull: [skull.thread, 0.34],
};

const inked = (ink: Parameters<typeof fill>[0], widthMm: number | null) =>
  widthMm === null ? fill(ink) : stroke({ ...ink, width: widthMm });

const heightOf: ThreadPaint = (thread, widthMm) =>
  inked({ color: THREAD_HEIGHT[thread], blur: 0.18, blend: BlendMode.Plus }, widthMm);

/** A dark bed, so that the thread lies in the felt. */
const bedOf: ThreadPaint = (_, widthMm) =>
  stroke({ color: '#05080a', alpha: 0.38, width: (widthMm ?? 0) + 1.4, blur: 0.5 });

const toneOf: ThreadPaint = (thread, widthMm) => {
  const [color, alpha] = THREAD_TONE[thread];
  return inked({ color, alpha, blur: 0.1 }, widthMm);
};

const CUT: Readonly<Record<WallPart, { readonly color: Hex; readonly blur: number; readonly isLaidOver: boolean }>> = {
  carved: { color: '#e00000', blur: 0.25, isLaidOver: false },
  brass: { color: '#009000', blur: 0.5, isLaidOver: false },
  knob: { color: '#006000', blur: 0.5, isLaidOver: false },
  groove: { color: '#00400e', blur: 0.15, isLaidOver: true },
};
const METAL: Readonly<Record<WallPart, readonly [Hex, number]>> = {
  carved: ['#e0b25a', 0.66],
  brass: ['#c9973f', 0.96],
  knob: ['#f0cc78', 0.96],
  groove: ['#4a300e', 0.9],
};

const cutOf: WallPaint = (part, widthMm) => {
  const { color, blur, isLaidOver } = CUT[part];
  return inked(isLaidOver ? { color, blur } : { color, blur, blend: BlendMode.Plus }, widthMm);
};

const metalOf: WallPaint = (part, widthMm) => {
  const [color, alpha] = METAL[part];
  return inked({ color, alpha, blur: 0.1 }, widthMm);
};

function withinWalls(canvas: SkCanvas, draw: () => void): void {
  canvas.save();
  canvas.translate(WALL_MM, WALL_MM);
  draw();
  canvas.restore();
}

/** The arena as it is to be lit: between its walls, or the bare mat (CONQ-156). */
export const RELIEFS: Readonly<Record<GroundId, Relief>> = {
  walls: {
    widthMm: ARENA_MM.widthMm + 2 * WALL_MM,
    heightMm: ARENA_MM.heightMm + 2 * WALL_MM,
    height: wholeHeight(WALLS, WALLED_HEIGHT),
    light: lightProgram({ surface: FELT_SURFACE, isFlooded: false }, WALLS),
    colours: COLOURS,
    drawMask(canvas) {
      withinWalls(canvas, () => drawEmbroidery(canvas, heightOf));
      drawWalls(canvas, cutOf);
    },
    drawInlay(canvas) {
      withinWalls(canvas, () => {
        drawEmbroidery(canvas, bedOf);
        drawEmbroidery(canvas, toneOf);
      });
      drawWalls(canvas, metalOf);
    },
  },
  mat: {
    ...ARENA_MM,
    height: wholeHeight(HEM, HEMMED_HEIGHT),
    light: lightProgram({ surface: FELT_SURFACE, isFlooded: false }, HEM),
    colours: COLOURS,
    drawMask(canvas) {
      drawEmbroidery(canvas, heightOf);
      drawHem(canvas, heightOf);
    },
    drawInlay(canvas) {
      for (const paint of [bedOf, toneOf]) {
        drawEmbroidery(canvas, paint);
        drawHem(canvas, paint);
      }
    },
  },
};
