import { heroesOf, heroOrNull, type Catacombs } from '../../../rules/catacombs';
import type { GlyphId } from '../../glyph';

export const DRAWER_IDS = [
  'monsters',
  'heroes',
  'equipment',
  'artefacts',
  'spells',
  'gold',
  'poison',
  'log',
  'rules',
] as const;
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
  artefacts: 'artefacts',
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

const hasArtefacts = (model: Catacombs): boolean => heroesOf(model).some(({ trophies }) => trophies !== undefined);

/** Of artefacts, spells and poison those that are in the game. */
function isIn(model: Catacombs, id: DrawerId): boolean {
  if (id === 'artefacts') return hasArtefacts(model);
  if (!hasArtefacts(model)) return true;
  if (id === 'spells') return heroOrNull(model, 'hero:wizard') !== null;
  return id !== 'poison' || model.poisonDeck !== undefined;
}

/** A phone is broad enough for eight handles. */
const MOST_HANDLES = 8;

/** The drawers of this game. Where all nine are in it, poison lies with the heroes, who bear it. */
export function drawersIn(model: Catacombs): readonly Drawer[] {
  const all = DRAWERS.filter(({ id }) => isIn(model, id));
  return all.length > MOST_HANDLES ? all.filter(({ id }) => id !== 'poison') : all;
}

export const isPoisonWithHeroes = (model: Catacombs): boolean =>
  model.poisonDeck !== undefined && !drawersIn(model).some(({ id }) => id === 'poison');

/** The next one in the row of handles, or the one before; after the last comes the first. */
export function neighbourOf(ids: readonly DrawerId[], id: DrawerId, by: 1 | -1): DrawerId {
  const count = ids.length;
  return ids[(ids.indexOf(id) + by + count) % count] ?? id;
}
