import type { SkCanvas } from '@shopify/react-native-skia';
import { LIGHT, RIM_PATTERNS, rgbOf, type Hex } from '../../theme';
import { fill } from './paints';
import { programShader } from './programs';
import { DISC_PROGRAM } from './sksl/disc';
import { PILLAR_PROGRAM } from './sksl/pillar';
import type { DiscLook, PillarLook, Spot } from './pieceLook';

const PAINT_GAMMA = 1.35;
const STONE_SHADE = 0.8;
const SEEDS = 97;

/** Two discs of one kind share their grain; two kinds never do. */
const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % SEEDS, 7) / SEEDS;

const paintOf = (hex: Hex): number[] => rgbOf(hex).map((value) => value ** PAINT_GAMMA);

/** Wood, rim and face of a disc, without its emblem. */
export function drawDiscBody(canvas: SkCanvas, { x, y, radius }: Spot, look: DiscLook): void {
  const { rim, carving, pattern, isPainted } = look.livery;
  const shader = programShader(DISC_PROGRAM, [
    [x, y],
    radius,
    paintOf(rim),
    paintOf(carving),
    paintOf(look.face),
    LIGHT.direction,
    RIM_PATTERNS.indexOf(pattern),
    seedOf(look.name),
    isPainted ? 1 : 0,
  ]);
  canvas.drawCircle(x, y, radius * 1.01, fill({ shader }));
}

/** A column of stone. */
export function drawPillarBody(canvas: SkCanvas, { x, y, radius }: Spot, { name, stone }: PillarLook): void {
  const shaded = rgbOf(stone).map((value) => value * STONE_SHADE);
  const shader = programShader(PILLAR_PROGRAM, [[x, y], radius, shaded, LIGHT.direction, seedOf(name) * 6]);
  canvas.drawCircle(x, y, radius * 1.01, fill({ shader }));
}
