import { Skia, type SkImage } from '@shopify/react-native-skia';
import { bakeImage, type PieceLook } from '../../src/board/look';
import { bodyKey, glowKey, shadowKey } from '../../src/board/sprites';
import { PIECE_IDS, PIECES, type PieceId } from '../../src/ui/games/catacombs/catalogue/pieces';
import { WORKSHOP_LOOKS } from '../../src/ui/games/catacombs/catalogue/workshop';
import { bakeAtlas } from './bakeAtlas';
import { seenDifferenceOf, expectGolden } from './golden';
import { CATACOMBS, cellOf, putSprite } from './scene';

/** A disc in the hand, and a medium disc on a phone. */
const RADII_PX = [60, 16] as const;
const COLUMNS = 7;

/** What is in the workshop has no picture that it could be held against. */
const RELEASED = PIECE_IDS.filter((piece) => !(piece in WORKSHOP_LOOKS));

function discSheet(pieces: readonly PieceId[]): SkImage {
  const orders = pieces.flatMap((piece) => RADII_PX.map((radiusMm) => ({ piece, radiusMm, tone: 'normal' as const })));
  const atlas = bakeAtlas(CATACOMBS, { pieces: orders, marks: [], gauges: [], aboard: [] }, 1);
  const rows = Math.ceil(pieces.length / COLUMNS);
  return bakeImage(COLUMNS * 170, rows * 160, (canvas) => {
    canvas.drawColor(Skia.Color('#3a2616'));
    pieces.forEach((piece, index) => {
      const look: PieceLook = PIECES[piece];
      const { x, y } = cellOf(index, COLUMNS, 170, 160);
      for (const [radiusMm, along, down] of [
        [60, 70, 74],
        [16, 146, 118],
      ] as const) {
        putSprite(canvas, atlas, shadowKey(radiusMm, look.kind === 'pillar' ? 'pillar' : 'disc'), x + along, y + down);
        if (look.kind === 'disc' && look.livery.glow !== null)
          putSprite(canvas, atlas, glowKey(piece, 0, radiusMm), x + along, y + down);
        putSprite(canvas, atlas, bodyKey(piece, radiusMm), x + along, y + down);
      }
    });
  });
}

describe('discs', () => {
  it('look as they did, at 120 and at 32 pixels', () => {
    expectGolden('discs', discSheet(RELEASED));
  }, 180_000);

  it('would be seen to change', () => {
    const { share } = seenDifferenceOf(discSheet(['orc', 'elf']), discSheet(['orc', 'thief']));
    expect(share).toBeGreaterThan(0.01);
  }, 60_000);
});
