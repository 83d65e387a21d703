import type { CatacombsWording } from '../wording';
import { equipment, services, spells } from './cards';
import { events, outcomes } from './events';
import { actions, allies, heroes } from './heroes';
import { lords } from './lords';
import { abilities, families, monsters } from './monsters';
import { choices, prompts } from './prompts';
import { refusals } from './refusals';
import { boards, rooms } from './rooms';
import * as soloth from './soloth';
import { attacks, attackTexts, phases, pieces, terms } from './table';

export const en: CatacombsWording = {
  heroes: { ...heroes, ...soloth.heroes },
  allies,
  monsters: { ...monsters, ...soloth.monsters },
  lords,
  spells,
  equipment: { ...equipment, ...soloth.equipment },
  services,
  abilities: { ...abilities, ...soloth.abilities },
  pieces,
  rooms,
  boards,
  families,
  actions: { ...actions, ...soloth.actions },
  attacks,
  attackTexts,
  phases,
  terms,
  prompts,
  choices,
  events,
  outcomes,
  refusals,
};
