import { Skia, TileMode, type SkCanvas } from '@shopify/react-native-skia';
import { StyleSheet, View } from 'react-native';
import { mix, UI, type Hex } from '../../../theme';
import { Words } from '../../kit/components';
import { furniturePicture, Painted } from '../../kit/glyph';

const SIDE_PT = 48;
const RADIUS_PT = 22;
/** Wax runs where it likes: these waves make its edge. */
const WAVES = [
  { count: 5, depth: 0.055, phase: 1 },
  { count: 11, depth: 0.03, phase: 0 },
] as const;
const POINTS = 40;

function edgePath(centre: number) {
  const edge = Skia.PathBuilder.Make();
  for (let point = 0; point <= POINTS; point++) {
    const turn = (point / POINTS) * 2 * Math.PI;
    const swell = WAVES.reduce((sum, { count, depth, phase }) => sum + depth * Math.sin(turn * count + phase), 1);
    const x = centre + Math.cos(turn) * RADIUS_PT * swell;
    const y = centre + Math.sin(turn) * RADIUS_PT * swell;
    if (point === 0) edge.moveTo(x, y);
    else edge.lineTo(x, y);
  }
  return edge.close().build();
}

const gradientPaint = (from: number, to: number, colours: readonly Hex[]) => {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  const shades = colours.map((colour) => Skia.Color(colour));
  paint.setShader(Skia.Shader.MakeLinearGradient({ x: from, y: from }, { x: to, y: to }, shades, null, TileMode.Clamp));
  return paint;
};

function paintSeal(canvas: SkCanvas): void {
  const centre = SIDE_PT / 2;
  const shadow = Skia.Paint();
  shadow.setAntiAlias(true);
  shadow.setColor(Skia.Color(UI.shade));
  shadow.setAlphaf(0.5);
  canvas.save();
  canvas.translate(1, 2);
  canvas.drawPath(edgePath(centre), shadow);
  canvas.restore();
  const light = mix(UI.wax, UI.prompt, 0.3);
  const deep = mix(UI.wax, UI.shade, 0.5);
  canvas.drawPath(edgePath(centre), gradientPaint(4, SIDE_PT - 4, [light, UI.wax, deep]));
  canvas.drawCircle(centre, centre, RADIUS_PT * 0.74, gradientPaint(6, SIDE_PT - 6, [deep, UI.wax, light]));
}

/** The round, pressed into wax. */
export function RoundSeal({ round }: { readonly round: number }) {
  const picture = furniturePicture('seal', { widthPt: SIDE_PT, heightPt: SIDE_PT }, paintSeal);
  return (
    <View style={styles.seal}>
      <Painted picture={picture} dataSet={{ mark: 'ground' }} style={StyleSheet.absoluteFill} />
      <Words type="number" colour={UI.flagText}>
        {round}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  seal: { width: SIDE_PT, height: SIDE_PT, alignItems: 'center', justifyContent: 'center' },
});
