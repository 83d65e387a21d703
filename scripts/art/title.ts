import type { SkCanvas, SkImage } from '@shopify/react-native-skia';
import { bakeImage } from '../../src/board/look';
import { BOX_ROOM } from '../../src/ui/game/box';
import { CANDLE, NAME, PICTURES, type PictureBox } from '../../src/ui/title/scene';
import { save } from './output';
import { BOXES, drawBox, type BoxName } from './title/boxes';
import { drawCandle } from './title/candle';
import { logotype } from './title/logotype';
import { drawBlow, drawCourt, drawElf, drawStreak } from './title/scene';

/** Sharp on a phone of three pixels a point, and on a tablet of two that shows the scene half as large again. */
const PX_PER_UNIT = 3;
const NAME_PX_PER_SIZE = 240;
const CANDLE_PX_PER_RADIUS = 96;
const QUALITY = 84;

type Draw = (canvas: SkCanvas) => void;

const cut = ({ x, y, width, height }: PictureBox, pxPerUnit: number, draw: Draw): SkImage =>
  bakeImage(width * pxPerUnit, height * pxPerUnit, (canvas) => {
    canvas.scale(pxPerUnit, pxPerUnit);
    canvas.translate(-x, -y);
    draw(canvas);
  });

const box = (width: number, height: number): PictureBox => ({ x: 0, y: 0, width, height });

/** The boxes of the games, as they stand on the shelf. */
async function paintBoxes(): Promise<void> {
  const { left, top, right, bottom } = BOX_ROOM;
  for (const name of Object.keys(BOXES) as BoxName[]) {
    const { widthPt, heightPt } = BOXES[name];
    const whole = box(widthPt + left + right, heightPt + top + bottom);
    await save(cut(whole, PX_PER_UNIT, drawBox(name)), `assets/title/box-${name}.webp`, QUALITY);
  }
}

/** Paints the title: its name, its candle, a dragon being struck in the pictures that the screen moves, and the boxes. */
export default async function paintTitle(args: readonly string[]): Promise<void> {
  await paintBoxes();
  if (args.includes('boxes')) return;
  const drawings = { court: drawCourt, elf: drawElf, streak: drawStreak, blow: drawBlow } as const;
  for (const [name, draw] of Object.entries(drawings)) {
    const picture = PICTURES[name as keyof typeof drawings];
    await save(cut(picture, PX_PER_UNIT, draw), `assets/title/${name}.webp`, QUALITY);
  }
  await save(cut(box(NAME.width, NAME.height), NAME_PX_PER_SIZE, await logotype()), 'assets/title/name.webp', QUALITY);
  await save(cut(box(CANDLE.side, CANDLE.side), CANDLE_PX_PER_RADIUS, drawCandle), 'assets/title/candle.webp', QUALITY);
}
