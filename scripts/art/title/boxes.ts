import { ClipOp, Skia, type SkCanvas } from '@shopify/react-native-skia';
import { drawDisc, type DiscLook } from '../../../src/board/look';
import { drawIcon } from '../../../src/board/look/icons';
import { fill, linear, radial, stroke } from '../../../src/board/look/paints';
import { pathOf, polygon } from '../../../src/board/look/paths';
import { UI, mix, type Hex } from '../../../src/theme';
import { DISCS } from '../../../src/ui/games/catacombs/catalogue/pieces';
import { OUTLINES } from '../../../src/ui/games/conquest/catalogue/emblems';
import { PIECES } from '../../../src/ui/games/conquest/catalogue/pieces';
import { BOXES as CATACOMBS } from '../../../src/ui/games/catacombs/shelf/boxShapes';
import { BOX as CONQUEST } from '../../../src/ui/games/conquest/shelf/boxShape';
import { BOX_ROOM, type BoxShape } from '../../../src/ui/game/box';

/** The front of every box. */
export const BOXES = { ...CATACOMBS, conquest: CONQUEST } as const;
export type BoxName = keyof typeof BOXES;

type Paint = (canvas: SkCanvas, width: number, height: number) => void;

/** What is printed on a lid, and the colour of the cardboard. */
interface Lid {
  readonly tone: Hex;
  readonly paint: Paint;
}

const rect = Skia.XYWHRect;

/** Light that spreads behind what is printed. */
function rays(canvas: SkCanvas, [x, y]: readonly [number, number], reach: number, count: number): void {
  for (let ray = 0; ray < count; ray += 1) {
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate((ray * 360) / count, 0, 0);
    const beam = polygon([
      [0, 0],
      [-reach * 0.07, -reach],
      [reach * 0.07, -reach],
    ]);
    canvas.drawPath(beam, fill({ color: '#ffe2b0', alpha: 0.06 }));
    canvas.restore();
  }
}

/** Where the name is written: dark enough for letters. */
const band = (canvas: SkCanvas, width: number, height: number, shade: Hex): void =>
  canvas.drawRect(
    rect(0, height * 0.58, width, height * 0.42),
    fill({
      shader: linear(
        [0, height * 0.58],
        [0, height * 0.74],
        [
          [shade, 0],
          [shade, 0.84],
        ],
      ),
    }),
  );

const paintCatacombs: Paint = (canvas, width, height) => {
  const [x, y] = [width / 2, height * 0.4];
  const glow = radial([x, y], width * 0.85, ['#c04a1c', '#6e1c10', '#260a08', '#0c0404'], [0, 0.38, 0.76, 1]);
  canvas.drawRect(rect(0, 0, width, height), fill({ shader: glow }));
  rays(canvas, [x, y], width, 22);
  const arch = pathOf(
    `M${width * 0.1} ${height}V${height * 0.42}Q${width * 0.1} ${height * 0.03} ${x} ${height * 0.03}` +
      `Q${width * 0.9} ${height * 0.03} ${width * 0.9} ${height * 0.42}V${height}`,
  );
  const stones = [width * 0.105, width * 0.012] as const;
  canvas.drawPath(arch, stroke({ color: '#0e0504', alpha: 0.7, width: width * 0.075, isButt: true }));
  canvas.drawPath(arch, stroke({ color: '#8a7a68', alpha: 0.8, width: width * 0.055, isButt: true, dash: stones }));
  canvas.drawPath(arch, stroke({ color: '#d8c4a0', alpha: 0.22, width: width * 0.015, isButt: true, dash: stones }));
  const discs: readonly (readonly [DiscLook, number, number, number])[] = [
    [DISCS.dragon, 0.5, 0.4, 0.285],
    [DISCS.orc, 0.83, 0.6, 0.088],
    [DISCS['skeleton-warrior'], 0.82, 0.19, 0.075],
    [DISCS.wizard, 0.16, 0.22, 0.078],
    [DISCS.elf, 0.25, 0.585, 0.125],
  ];
  for (const [look, dx, dy, radius] of discs)
    drawDisc(canvas, { x: width * dx, y: height * dy, radius: width * radius }, look);
  band(canvas, width, height, '#0c0404');
};

const paintConquest: Paint = (canvas, width, height) => {
  const [x, y] = [width / 2, height * 0.4];
  const half = (from: number, colours: readonly Hex[]): void =>
    canvas.drawRect(
      rect(from, 0, width / 2, height),
      fill({ shader: radial([x, y], width * 0.8, colours, [0, 0.5, 1]) }),
    );
  half(0, ['#3f9098', '#15474e', '#061c22']);
  half(x, ['#a03452', '#551428', '#1c050c']);
  canvas.save();
  canvas.clipRect(rect(0, 0, x, height), ClipOp.Intersect, true);
  rays(canvas, [x, y], width, 24);
  canvas.restore();
  const cord = pathOf(`M${x} 0V${height}`);
  canvas.drawPath(cord, stroke({ color: '#1c0f04', width: width * 0.03, isButt: true }));
  const twist = [width * 0.03, width * 0.012] as const;
  canvas.drawPath(cord, stroke({ color: '#d9a94e', width: width * 0.02, isButt: true, dash: twist }));
  const emblem = (outline: string, at: number, size: number, colours: readonly Hex[]): void => {
    drawIcon(canvas, outline, at, y + 4, size, fill({ alpha: 0.6, blur: 4 }));
    drawIcon(canvas, outline, at, y, size, fill({ shader: linear([0, 0], [460, 512], colours) }));
  };
  emblem(OUTLINES['bold-sword'], width * 0.235, height * 0.5, ['#fffbe6', '#f2c355', '#9a5c14']);
  emblem(OUTLINES['death-skull'], width * 0.77, width * 0.36, ['#ffffff', '#efe2c8', '#8f7a5c']);
  PIECES['crystal-5'].draw(canvas, { x, y, radius: width * 0.125 });
  drawDisc(canvas, { x: width * 0.34, y: height * 0.62, radius: width * 0.075 }, PIECES['sword-2']);
  drawDisc(canvas, { x: width * 0.66, y: height * 0.16, radius: width * 0.07 }, PIECES['skull-1']);
  drawDisc(canvas, { x: width * 0.48, y: height * 0.6, radius: width * 0.045 }, PIECES.fireball);
  band(canvas, width, height, '#070b0c');
};

const slim =
  (look: DiscLook, colours: readonly [Hex, Hex, Hex]): Paint =>
  (canvas, width, height) => {
    const at = [width / 2, height * 0.36] as const;
    const glow = radial(at, height * 0.62, colours, [0, 0.5, 1]);
    canvas.drawRect(rect(0, 0, width, height), fill({ shader: glow }));
    rays(canvas, at, height, 16);
    drawDisc(canvas, { x: at[0], y: height * 0.33, radius: width * 0.36 }, look);
  };

const LIDS: Readonly<Record<BoxName, Lid>> = {
  catacombs: { tone: '#3a1410', paint: paintCatacombs },
  soloth: { tone: '#123a30', paint: slim(DISCS.gorgon, ['#3fa07c', '#155243', '#04140f']) },
  vermin: { tone: '#3f2c12', paint: slim(DISCS['sewer-rat'], ['#b0863c', '#5c3c14', '#160c04']) },
  conquest: { tone: '#10343a', paint: paintConquest },
};

/** Cardboard: what it throws on the wall, its side away from the candle, its top. */
function drawCarton(canvas: SkCanvas, { widthPt: w, heightPt: h }: BoxShape, tone: Hex, depth: number): void {
  const rise = depth * 0.55;
  const shadow = polygon([
    [8 + w * 0.05, h * 0.1],
    [w + depth + 12, h * 0.08],
    [w + depth + 16, h + 8],
    [4, h + 9],
  ]);
  canvas.drawPath(shadow, fill({ alpha: 0.7, blur: 7 }));
  const side = linear([w, 0], [w + depth, 0], [mix(tone, '#000000', 0.45), mix(tone, '#000000', 0.72)]);
  const right = polygon([
    [w, 0],
    [w + depth, -rise],
    [w + depth, h - rise],
    [w, h],
  ]);
  canvas.drawPath(right, fill({ shader: side }));
  const lit = linear([0, 0], [w + depth, 0], [mix(tone, '#ffe2b0', 0.55), mix(tone, '#ffe2b0', 0.12)]);
  const top = polygon([
    [0, 0],
    [depth, -rise],
    [w + depth, -rise],
    [w, 0],
  ]);
  canvas.drawPath(top, fill({ shader: lit }));
}

/** A gilt edge, four corners of brass, and the line where the lid ends. */
function drawTrim(canvas: SkCanvas, { widthPt: w, heightPt: h }: BoxShape): void {
  const edge = Math.max(2, w * 0.018);
  const gilt = linear([0, 0], [w, h], [UI.brassLight, UI.brass, '#4a3010', UI.brass]);
  canvas.drawRect(rect(edge / 2, edge / 2, w - edge, h - edge), stroke({ shader: gilt, width: edge }));
  const inner = rect(edge * 2.1, edge * 2.1, w - edge * 4.2, h - edge * 4.2);
  canvas.drawRect(inner, stroke({ color: UI.brassLight, alpha: 0.4, width: 1 }));
  const reach = Math.min(w * 0.11, 20);
  const corners = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ] as const;
  corners.forEach(([x, y], at) => {
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate(at * 90, 0, 0);
    canvas.drawPath(pathOf(`M0 0H${reach}Q${reach * 0.35} ${reach * 0.35} 0 ${reach}Z`), fill({ color: '#2a1704' }));
    const brass: readonly Hex[] =
      at === 0 ? ['#ffe9ad', '#b9802a'] : at === 2 ? ['#6e4310', '#b9802a'] : ['#c08a34', '#a8742a'];
    const tip = reach - 2;
    const cap = linear([0, 0], [reach * 0.8, reach * 0.8], brass);
    canvas.drawPath(pathOf(`M0 0H${tip}Q${tip * 0.3} ${tip * 0.3} 0 ${tip}Z`), fill({ shader: cap }));
    canvas.restore();
  });
  canvas.drawPath(pathOf(`M0 ${h * 0.93}H${w}`), stroke({ alpha: 0.5, width: 1.6 }));
  canvas.drawPath(pathOf(`M0 ${h * 0.93 + 1.6}H${w}`), stroke({ color: '#ffe2b0', alpha: 0.22, width: 1 }));
}

/** A box as it stands on the shelf, lit by the candle on its left; its name is written on it by the screen. */
export const drawBox =
  (name: BoxName) =>
  (canvas: SkCanvas): void => {
    const { tone, paint } = LIDS[name];
    const shape = BOXES[name];
    const { widthPt: w, heightPt: h } = shape;
    canvas.save();
    canvas.translate(BOX_ROOM.left, BOX_ROOM.top);
    drawCarton(canvas, shape, tone, Math.min(12, w * 0.07));
    canvas.save();
    canvas.clipRect(rect(0, 0, w, h), ClipOp.Intersect, true);
    canvas.drawRect(rect(0, 0, w, h), fill({ color: tone }));
    paint(canvas, w, h);
    const candle = radial(
      [w * 0.12, 0],
      Math.max(w, h) * 1.15,
      [
        ['#ffd9a0', 0.2],
        ['#ffd9a0', 0.02],
        ['#000000', 0.46],
      ],
      [0, 0.5, 1],
    );
    canvas.drawRect(rect(0, 0, w, h), fill({ shader: candle }));
    canvas.restore();
    drawTrim(canvas, shape);
    canvas.restore();
  };
