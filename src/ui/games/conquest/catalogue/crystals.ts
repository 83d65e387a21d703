import { BlendMode, type SkCanvas } from '@shopify/react-native-skia';
import { fill, programShader, radial, type CarvedLook, type Spot } from '../../../../board/look';
import { CRYSTAL_IDS, type CrystalId } from '../../../../rules/conquest';
import { LIGHT, mix, rgbOf, type Hex } from '../../../../theme';
import { CRYSTAL_PROGRAM } from './sksl/crystal';

/** Lit and deep: pale blue, green, lilac, aqua and teal mean nothing; the five are cut differently too. */
const TONES: readonly (readonly [lit: Hex, deep: Hex])[] = [
  ['#d7e6ff', '#3b5fb0'],
  ['#c8ffe2', '#1f8a68'],
  ['#e4dcff', '#5f52b4'],
  ['#bff0ff', '#1a76a0'],
  ['#bff4ea', '#1c7f86'],
];
const FIRST_CUT = 3.83;
const NEXT_CUT = 2.13;

/** A stone in the arena, and the light that falls through it. */
function drawCrystal(canvas: SkCanvas, { x, y, radius }: Spot, [lit, deep]: readonly [Hex, Hex], cut: number): void {
  const uniforms = [[x, y], radius, rgbOf(lit), rgbOf(deep), LIGHT.direction, cut];
  canvas.drawCircle(x, y, radius * 1.01, fill({ shader: programShader(CRYSTAL_PROGRAM, uniforms) }));
  const warm = [x + radius * 0.42, y + radius * 0.46] as const;
  const through = radial(warm, radius * 0.5, [
    [mix(lit, deep, 0.1), 0.22],
    [lit, 0],
  ]);
  canvas.drawCircle(...warm, radius * 0.5, fill({ shader: through, blend: BlendMode.Plus }));
}

const crystal = (id: CrystalId, index: number): CarvedLook => {
  const tone = TONES[index % TONES.length] ?? ['#bff4ea', '#1c7f86'];
  return {
    kind: 'carved',
    name: id,
    draw: (canvas, spot) => drawCrystal(canvas, spot, tone, FIRST_CUT + index * NEXT_CUT),
  };
};

export const CRYSTALS = Object.fromEntries(CRYSTAL_IDS.map((id, index) => [id, crystal(id, index)])) as Readonly<
  Record<CrystalId, CarvedLook>
>;
