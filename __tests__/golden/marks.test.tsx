import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { bakeImage } from '../../src/board/look';
import {
  bakeAtlas,
  bodyKey,
  liftedShadowKey,
  MARK_IDS,
  MARK_LAYER,
  markKey,
  PIECE_TONES,
  shadowKey,
  type DiscAtlas,
  type MarkId,
  type PieceId,
  type PieceTone,
} from '../../src/board/sprites';
import { expectGolden } from './golden';
import { cellOf, putSprite } from './scene';

const WEARERS: readonly PieceId[] = ['elf', 'orc', 'skeleton-warrior', 'thief', 'minotaur'];
const RADII_PX = [48, 16] as const;
const COLUMNS = 5;

const toneOf = (mark: MarkId): PieceTone =>
  mark === 'acted' ? 'dimmed' : mark === 'incapacitated' ? 'fallen' : 'normal';

interface Marked {
  readonly piece: PieceId;
  readonly marks: readonly MarkId[];
}

function drawMarked(
  canvas: SkCanvas,
  atlas: DiscAtlas,
  { piece, marks }: Marked,
  radius: number,
  x: number,
  y: number,
): void {
  const layer = (which: 'under' | 'over'): MarkId[] =>
    MARK_IDS.filter((mark) => marks.includes(mark) && MARK_LAYER[mark] === which);
  const tone = marks.map(toneOf).find((one) => one !== 'normal') ?? 'normal';
  putSprite(canvas, atlas, marks.includes('selected') ? liftedShadowKey(radius) : shadowKey(radius), x, y);
  for (const mark of layer('under')) putSprite(canvas, atlas, markKey(mark, radius), x, y);
  putSprite(canvas, atlas, bodyKey(piece, radius, tone), x, y);
  for (const mark of layer('over')) putSprite(canvas, atlas, markKey(mark, radius), x, y);
}

const wearerOf = (index: number): PieceId => WEARERS[index % WEARERS.length] ?? 'orc';

/** Every state alone, then four of them together: each keeps to its own sector. */
const SHEET: readonly Marked[] = [
  ...MARK_IDS.map((mark, index): Marked => ({ piece: wearerOf(index), marks: [mark] })),
  { piece: 'orc', marks: ['wounded', 'poisoned', 'acted', 'targeted'] },
  { piece: 'elf', marks: ['wounded', 'poisoned', 'canAct', 'armoured'] },
  { piece: 'thief', marks: ['fireWall', 'frozen', 'wounded'] },
];

describe('state marks', () => {
  it('look as they did, alone and together', () => {
    const atlas = bakeAtlas(
      WEARERS.flatMap((piece) =>
        RADII_PX.flatMap((radiusMm) => PIECE_TONES.map((tone) => ({ piece, radiusMm, tone }))),
      ),
      MARK_IDS.flatMap((mark) => RADII_PX.map((radiusMm) => ({ mark, radiusMm }))),
      1,
    );
    const sheet = bakeImage(COLUMNS * 230, 3 * 200, (canvas) => {
      canvas.drawColor(Skia.Color('#5c5450'));
      SHEET.forEach((marked, index) => {
        const { x, y } = cellOf(index, COLUMNS, 230, 200);
        drawMarked(canvas, atlas, marked, 48, x + 92, y + 98);
        drawMarked(canvas, atlas, marked, 16, x + 196, y + 150);
      });
    });
    expectGolden('marks', sheet);
  }, 180_000);
});
