import { writeFile } from 'node:fs/promises';
import type { PieceLook } from '../../src/board/look';
import { drawImageIn, bakeImage } from '../../src/board/look';
import { bakePiece } from '../../src/board/sprites';
import { faceKey, type FacesLaid } from '../../src/ui/kit/disc/faceSheet';
import { save } from './output';

/** Sharp in any list; larger than it a face is shown for a moment alone. */
const SIDE_PX = 160;
const QUALITY = 88;

const tonesOf = (look: PieceLook) => (look.kind === 'disc' && look.tones.length > 0 ? look.tones : ['normal' as const]);

/** Every face that a piece of a game may show in a list, and which is where. */
export async function drawDiscSheet(pieces: Readonly<Record<string, PieceLook>>, file: string): Promise<void> {
  const all = Object.entries(pieces).flatMap(([piece, look]) => tonesOf(look).map((tone) => ({ piece, look, tone })));
  const laid: FacesLaid = {
    columns: Math.ceil(Math.sqrt(all.length)),
    faces: all.map(({ piece, tone }) => faceKey(piece, tone)),
  };
  const rows = Math.ceil(all.length / laid.columns);
  const sheet = bakeImage(laid.columns * SIDE_PX, rows * SIDE_PX, (canvas) =>
    all.forEach(({ look, tone }, number) => {
      const face = bakePiece(look, SIDE_PX, tone);
      const [column, row] = [number % laid.columns, Math.floor(number / laid.columns)];
      drawImageIn(canvas, face, column * SIDE_PX, row * SIDE_PX, SIDE_PX, SIDE_PX);
      face.dispose();
    }),
  );
  await save(sheet, `${file}.webp`, QUALITY);
  await writeFile(`${file}.json`, `${JSON.stringify(laid, null, 2)}\n`);
}
