import { Skia } from '@shopify/react-native-skia';
import { bakeImage } from '../../src/board/look';
import { aboardKey, bodyKey, lifeKey, markKey, shadowKey, type AboardOrder } from '../../src/board/sprites';
import type { MarkId } from '../../src/ui/games/catacombs/catalogue/marks';
import type { PieceId } from '../../src/ui/games/catacombs/catalogue/pieces';
import { bakeAtlas } from './bakeAtlas';
import { expectGolden } from './golden';
import { CATACOMBS, putSprite } from './scene';

interface Carrier {
  readonly piece: PieceId;
  readonly life: { readonly now: number; readonly max: number };
  readonly marks: readonly MarkId[];
  readonly aboard: readonly Omit<AboardOrder, 'slot' | 'radiusMm'>[];
}

const RAT = { piece: 'sewer-rat', tone: 'normal' } as const;
const lying = (piece: PieceId) => ({ piece, tone: 'fallen' }) as const;

/** A swarm as it grows, on hurt and poisoned heroes; then bellies as they fill. */
const CARRIERS: readonly Carrier[] = [
  { piece: 'elf', life: { now: 8, max: 8 }, marks: [], aboard: [RAT] },
  { piece: 'wizard', life: { now: 3, max: 8 }, marks: ['clawed', 'poisoned'], aboard: [RAT, RAT] },
  { piece: 'thief', life: { now: 6, max: 8 }, marks: ['targeted'], aboard: [RAT, RAT, RAT] },
  { piece: 'remorhaz', life: { now: 4, max: 4 }, marks: [], aboard: [lying('elf')] },
  { piece: 'remorhaz', life: { now: 1, max: 4 }, marks: ['clawed', 'acted'], aboard: [lying('elf'), lying('thief')] },
];

const RADII_PX = [48, 16] as const;
const WIDTH_PX = 210;

it('what sits on a disc and what it has swallowed look as they did, in the hand and on a phone', () => {
  const atlas = bakeAtlas(
    CATACOMBS,
    {
      pieces: CARRIERS.flatMap(({ piece }) =>
        RADII_PX.map((radiusMm) => ({ piece, radiusMm, tone: 'normal' as const })),
      ),
      marks: CARRIERS.flatMap(({ marks }) => marks.flatMap((mark) => RADII_PX.map((radiusMm) => ({ mark, radiusMm })))),
      gauges: [4, 8].flatMap((maxLife) => RADII_PX.map((radiusMm) => ({ maxLife, radiusMm }))),
      aboard: CARRIERS.flatMap(({ aboard }) =>
        aboard.flatMap((one, slot) => RADII_PX.map((radiusMm) => ({ ...one, slot, radiusMm }))),
      ),
    },
    1,
  );
  const sheet = bakeImage(CARRIERS.length * WIDTH_PX, 180, (canvas) => {
    canvas.drawColor(Skia.Color('#5c5450'));
    CARRIERS.forEach(({ piece, life, marks, aboard }, index) => {
      for (const [radius, alongX, downY] of [
        [48, 80, 90],
        [16, 175, 140],
      ] as const) {
        const put = (key: string): void => putSprite(canvas, atlas, key, index * WIDTH_PX + alongX, downY);
        put(shadowKey(radius));
        put(bodyKey(piece, radius));
        put(lifeKey(life, radius));
        marks.forEach((mark) => put(markKey(mark, radius)));
        aboard.forEach((one, slot) => put(aboardKey({ ...one, slot, radiusMm: radius })));
      }
    });
  });
  expectGolden('aboard', sheet);
}, 180_000);
