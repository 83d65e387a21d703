import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { bakeImage, PIECE_TONES, type MarkLook, type PieceTone } from '../../src/board/look';
import {
  bodyKey,
  flameKey,
  glowKey,
  lifeKey,
  liftedShadowKey,
  markKey,
  shadowKey,
  type DiscAtlas,
} from '../../src/board/sprites';
import { MOTION } from '../../src/theme';
import { MARKS, type MarkId } from '../../src/ui/games/catacombs/catalogue/marks';
import type { PieceId } from '../../src/ui/games/catacombs/catalogue/pieces';
import { bakeAtlas } from './bakeAtlas';
import { expectGolden } from './golden';
import { CATACOMBS, cellOf, putSprite } from './scene';

/** Every one that is worn, in the order in which they are laid on one another. */
const MARK_IDS = (Object.keys(MARKS) as MarkId[]).filter((mark) => mark !== 'clawed');
const lookOf = (mark: MarkId): MarkLook => MARKS[mark];

const WEARERS: readonly PieceId[] = ['elf', 'orc', 'skeleton-warrior', 'thief', 'minotaur'];
const RADII_PX = [48, 16] as const;
const COLUMNS = 5;

const toneOf = (mark: MarkId): PieceTone => lookOf(mark).tone ?? 'normal';

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
    MARK_IDS.filter((mark) => marks.includes(mark) && (lookOf(mark).layer === 'under') === (which === 'under'));
  const tone = marks.map(toneOf).find((one) => one !== 'normal') ?? 'normal';
  putSprite(canvas, atlas, marks.includes('selected') ? liftedShadowKey(radius) : shadowKey(radius), x, y);
  const put = (mark: MarkId): void =>
    putSprite(canvas, atlas, mark === 'fireWall' ? flameKey(mark, 0, radius) : markKey(mark, radius), x, y);
  layer('under').forEach(put);
  putSprite(canvas, atlas, bodyKey(piece, radius, tone), x, y);
  layer('over').forEach(put);
}

const wearerOf = (index: number): PieceId => WEARERS[index % WEARERS.length] ?? 'orc';

/** Every state alone, then four of them together: each keeps to its own sector. */
const SHEET: readonly Marked[] = [
  ...MARK_IDS.map((mark, index): Marked => ({ piece: wearerOf(index), marks: [mark] })),
  { piece: 'orc', marks: ['wounded', 'poisoned', 'acted', 'targeted'] },
  { piece: 'elf', marks: ['wounded', 'poisoned', 'canAct', 'armoured'] },
  { piece: 'elf', marks: ['canAct', 'halfArmoured', 'acted'] },
  { piece: 'thief', marks: ['fireWall', 'frozen', 'wounded'] },
];

describe('state marks', () => {
  it('look as they did, alone and together', () => {
    const atlas = bakeAtlas(
      CATACOMBS,
      {
        pieces: WEARERS.flatMap((piece) =>
          RADII_PX.flatMap((radiusMm) => PIECE_TONES.map((tone) => ({ piece, radiusMm, tone }))),
        ),
        marks: MARK_IDS.flatMap((mark) => RADII_PX.map((radiusMm) => ({ mark, radiusMm }))),
        gauges: [],
        aboard: [],
      },
      1,
    );
    const sheet = bakeImage(COLUMNS * 230, 4 * 200, (canvas) => {
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

/** From a troll's two lives to a dragon's twenty, whole, wounded, near the end and dead. */
const LIVES = [
  [2, 1],
  [3, 3],
  [4, 2],
  [6, 1],
  [8, 5],
  [10, 10],
  [12, 7],
  [20, 0],
  [20, 20],
] as const;

describe('the gauge of life', () => {
  it('looks as it did, in the hand and on a phone, with the marks round it', () => {
    const maxima = [...new Set(LIVES.map(([max]) => max))];
    const atlas = bakeAtlas(
      CATACOMBS,
      {
        pieces: WEARERS.flatMap((piece) => RADII_PX.map((radiusMm) => ({ piece, radiusMm, tone: 'normal' as const }))),
        marks: (['clawed', 'poisoned', 'acted', 'canAct', 'selected'] as const).flatMap((mark) =>
          RADII_PX.map((radiusMm) => ({ mark, radiusMm })),
        ),
        gauges: maxima.flatMap((maxLife) => RADII_PX.map((radiusMm) => ({ maxLife, radiusMm }))),
        aboard: [],
      },
      1,
    );
    const sheet = bakeImage(COLUMNS * 200, 2 * 180, (canvas) => {
      canvas.drawColor(Skia.Color('#5c5450'));
      LIVES.forEach(([max, now], index) => {
        const { x, y } = cellOf(index, COLUMNS, 200, 180);
        const under = index % 3 === 1 ? 'canAct' : index % 3 === 2 ? 'selected' : null;
        const over = now === max ? [] : (['clawed', 'poisoned', 'acted'] as const).slice(0, 1 + (index % 3));
        for (const [radius, alongX, downY] of [
          [48, 80, 84],
          [16, 170, 140],
        ] as const) {
          const put = (key: string): void => putSprite(canvas, atlas, key, x + alongX, y + downY);
          put(shadowKey(radius));
          if (under) put(markKey(under, radius));
          put(bodyKey(wearerOf(index), radius));
          put(lifeKey({ now, max }, radius));
          over.forEach((mark) => put(markKey(mark, radius)));
        }
      });
    });
    expectGolden('life', sheet);
  }, 180_000);
});

describe('fire', () => {
  it('burns as it did, picture by picture', () => {
    const glowing = ['fireball', 'ice-spike'] as const;
    const atlas = bakeAtlas(
      CATACOMBS,
      {
        pieces: (['orc', ...glowing] as const).map((piece) => ({ piece, radiusMm: 30, tone: 'normal' as const })),
        marks: [{ mark: 'fireWall', radiusMm: 30 }],
        gauges: [],
        aboard: [],
      },
      1,
    );
    const sheet = bakeImage(MOTION.flameFrames * 130, 3 * 130, (canvas) => {
      canvas.drawColor(Skia.Color('#3a2616'));
      for (let frame = 0; frame < MOTION.flameFrames; frame += 1) {
        const x = 65 + 130 * frame;
        putSprite(canvas, atlas, flameKey('fireWall', frame, 30), x, 65);
        putSprite(canvas, atlas, bodyKey('orc', 30), x, 65);
        glowing.forEach((piece, row) => {
          putSprite(canvas, atlas, glowKey(piece, frame, 30), x, 195 + 130 * row);
          putSprite(canvas, atlas, bodyKey(piece, 30), x, 195 + 130 * row);
        });
      }
    });
    expectGolden('fire', sheet);
  }, 180_000);
});
