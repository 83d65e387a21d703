import type { Catacombs } from '../../../rules/catacombs';
import { drawersIn, type DrawerId } from './drawerIds';

const KEYS: Readonly<Record<DrawerId, string>> = {
  monsters: 'm',
  heroes: 'h',
  equipment: 'e',
  artefacts: 'a',
  spells: 's',
  gold: 'g',
  poison: 'p',
  log: 'l',
  rules: '?',
};

/** A letter for each drawer of this game, for keyboards. */
export const drawerKeys = (model: Catacombs, onOpen: (id: DrawerId) => void): Readonly<Record<string, () => void>> =>
  Object.fromEntries(drawersIn(model).map(({ id }) => [KEYS[id], () => onOpen(id)]));
