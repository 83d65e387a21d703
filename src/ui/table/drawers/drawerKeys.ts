import type { Catacombs } from '../../../rules/catacombs';
import { drawersIn, type DrawerId } from './drawerIds';

/** The letter of each drawer. */
export const DRAWER_KEYS: Readonly<Record<DrawerId, string>> = {
  monsters: 'm',
  heroes: 'h',
  equipment: 'e',
  artefacts: 'a',
  spells: 's',
  gold: 'g',
  poison: 'p',
  log: 'l',
  rules: 'b',
};

/** A letter for each drawer of this game, for keyboards. */
export const drawerKeys = (model: Catacombs, onOpen: (id: DrawerId) => void): Readonly<Record<string, () => void>> =>
  Object.fromEntries(drawersIn(model).map(({ id }) => [DRAWER_KEYS[id], () => onOpen(id)]));
