import { layersOf } from '../../../../../board/look';
import borrowed from './emblemPaths.json';
import { OWN_EMBLEMS } from './ownEmblems';

/** Every icon that is drawn on discs and boards, by its name. */
export const OUTLINES = { ...borrowed, ...OWN_EMBLEMS } as const;
export type IconId = keyof typeof OUTLINES;

export const layer = layersOf(OUTLINES);
