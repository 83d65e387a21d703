import type { GlyphId } from '../../glyph';

export const DRAWER_IDS = ['monsters', 'heroes', 'equipment', 'spells', 'gold', 'poison', 'log', 'rules'] as const;
export type DrawerId = (typeof DRAWER_IDS)[number];

export interface Drawer {
  readonly id: DrawerId;
  readonly glyph: GlyphId;
  readonly titleKey: `drawers.name.${DrawerId}`;
}

const GLYPHS: Readonly<Record<DrawerId, GlyphId>> = {
  monsters: 'monsters',
  heroes: 'heroes',
  equipment: 'equipment',
  spells: 'spells',
  gold: 'gold',
  poison: 'poison',
  log: 'credits',
  rules: 'rules',
};

/** All drawers, in the order of their handles. */
export const DRAWERS: readonly Drawer[] = DRAWER_IDS.map((id) => ({
  id,
  glyph: GLYPHS[id],
  titleKey: `drawers.name.${id}`,
}));

/** The next one in the row of handles, or the one before; after the last comes the first. */
export function neighbourOf(id: DrawerId, by: 1 | -1): DrawerId {
  const count = DRAWER_IDS.length;
  return DRAWER_IDS[(DRAWER_IDS.indexOf(id) + by + count) % count] ?? id;
}
