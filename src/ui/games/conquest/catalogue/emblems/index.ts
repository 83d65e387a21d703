import { layersOf } from '../../../../../board/look';
import borrowed from './emblemPaths.json';

/** A sword that is bold enough for the smallest disc: the borrowed ones are too thin. */
const SWORD =
  'M256 12L296 70L286 318H372Q394 318 394 342Q394 366 372 366H292V430Q314 442 314 466Q314 500 256 500Q198 500 198 466Q198 442 220 430V366H140Q118 366 118 342Q118 318 140 318H226L216 70ZM251 104L246 296H266L261 104Z';

/** Every icon that is drawn on discs, cards and felt, by its name. */
export const OUTLINES = { ...borrowed, 'bold-sword': SWORD } as const;
export type IconId = keyof typeof OUTLINES;

export const layer = layersOf(OUTLINES);
