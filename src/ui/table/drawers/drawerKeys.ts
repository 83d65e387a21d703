import { DRAWER_IDS, type DrawerId } from './drawerIds';

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

/** A letter for each drawer, for keyboards. */
export const drawerKeys = (onOpen: (id: DrawerId) => void): Readonly<Record<string, () => void>> =>
  Object.fromEntries(DRAWER_IDS.map((id) => [KEYS[id], () => onOpen(id)]));
