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

/** The drawers of this game. */
export const drawersIn = (model: Catacombs): readonly Drawer[] => DRAWERS.filter(({ id }) => isIn(model, id));

/** A phone is broad enough for eight handles. */
const MOST_HANDLES = 8;

/** What somebody carries and what somebody has paid for: where all nine are in a game, these two have one handle. */
export const TWINS: readonly DrawerId[] = ['equipment', 'artefacts'];
const [ELDER_TWIN] = TWINS;

export const haveTwins = (model: Catacombs): boolean => drawersIn(model).length > MOST_HANDLES;

/** Those that have a handle of their own where all handles lie in one row. */
export function handlesIn(model: Catacombs): readonly Drawer[] {
  const all = drawersIn(model);
  return haveTwins(model) ? all.filter(({ id }) => id === ELDER_TWIN || !TWINS.includes(id)) : all;
}

/** The handle behind which a drawer lies in such a row. */
export const handleOf = (model: Catacombs, id: DrawerId): DrawerId =>
  haveTwins(model) && ELDER_TWIN !== undefined && TWINS.includes(id) ? ELDER_TWIN : id;

/** The next one in the row of handles, or the one before; after the last comes the first. */
export function neighbourOf(ids: readonly DrawerId[], id: DrawerId, by: 1 | -1): DrawerId {
  const count = ids.length;
  return ids[(ids.indexOf(id) + by + count) % count] ?? id;
}
