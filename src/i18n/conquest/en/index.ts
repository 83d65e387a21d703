import type { ConquestWording } from '../wording';
import { cards } from './cards';
import { direct, events, noDamage, outcomes, undo } from './events';
import {
  abilities,
  armour,
  characters,
  classes,
  crystals,
  hidden,
  projectiles,
  roles,
  shots,
  signs,
  targeted,
  teams,
} from './pieces';
import { prompts } from './prompts';
import { grounds, layouts, options, refusals, thoughts } from './table';

export const en: ConquestWording = {
  teams,
  characters,
  crystals,
  projectiles,
  cards,
  hidden,
  classes,
  roles,
  signs,
  shots,
  targeted,
  armour,
  abilities,
  prompts,
  undo,
  events,
  noDamage,
  direct,
  outcomes,
  thoughts,
  refusals,
  layouts,
  grounds,
  options,
};
