import { heroesOf, heroOrNull, type Catacombs } from '../../../rules/catacombs';
import type { GlyphId } from '../../kit/glyph';

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

/** How many things lie in a drawer that nobody has looked at; left out: none. */
export type News = Readonly<Partial<Record<DrawerId, number>>>;

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

/** The handle behind which all others lie. */
export const MORE = 'more';
export type HandleId = DrawerId | typeof MORE;

/** A phone is broad enough for five handles with their names; the fourth is whichever is wanted most. */
const FIRST: readonly DrawerId[] = ['monsters', 'heroes', 'equipment'];

export interface Handles {
  /** Those with a handle of their own. */
  readonly handles: readonly Drawer[];
  readonly others: readonly Drawer[];
}

/** Beside those behind one handle lies what is asked about, or what has news; else the log. */
export function handlesIn(model: Catacombs, asked: DrawerId | null, news: News): Handles {
  const all = drawersIn(model);
  const spare = all.map(({ id }) => id).filter((id) => !FIRST.includes(id));
  const wanted = spare.find((id) => id === asked) ?? spare.find((id) => (news[id] ?? 0) > 0) ?? 'log';
  const has = ({ id }: Drawer): boolean => id === wanted || FIRST.includes(id);
  return { handles: all.filter(has), others: all.filter((drawer) => !has(drawer)) };
}

/** The next one in the row of handles, or the one before; after the last comes the first. */
export function neighbourOf(ids: readonly DrawerId[], id: DrawerId, by: 1 | -1): DrawerId {
  const count = ids.length;
  return ids[(ids.indexOf(id) + by + count) % count] ?? id;
}
