import type { GlyphId } from '../../../../../kit/glyph';

/** What stands for the abilities of the workshop. */
export const WORKSHOP_GLYPHS = {} as const satisfies Readonly<Record<string, GlyphId>>;
