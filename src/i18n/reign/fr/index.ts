import type { ReignWording } from '../wording';
import { armours, figures, weapons } from './arms';
import { deeds, stone, unarmed } from './deeds';
import { doings } from './doings';
import { events, outcomes, undo, watching } from './events';
import { counters, creatures, grades, handicaps, heroes, levels, master, skills, vocations } from './people';
import { doors, elements, grounds, imprevus, zones } from './places';
import { choices, prompts, square } from './prompts';
import { campaign, porter, quests } from './quests';
import { dice, gains, losses, rolls } from './rolls';
import { difficulty, grimoires, spells } from './spells';
import { states } from './states';
import { options, refusals } from './table';
import { categories, orb, something, things } from './things';
import { thoughts } from './thoughts';

export const fr: ReignWording = {
  heroes,
  vocations,
  creatures,
  master,
  levels,
  counters,
  grades,
  skills,
  handicaps,
  states,
  weapons,
  armours,
  things,
  categories,
  something,
  orb,
  figures,
  spells,
  grimoires,
  difficulty,
  elements,
  doors,
  grounds,
  zones,
  imprevus,
  quests,
  porter,
  campaign,
  dice,
  rolls,
  losses,
  gains,
  deeds,
  doings,
  unarmed,
  stone,
  prompts,
  choices,
  square,
  undo,
  watching,
  events,
  outcomes,
  thoughts,
  refusals,
  options,
};
