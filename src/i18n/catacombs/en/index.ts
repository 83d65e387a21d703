import type { CatacombsWording } from '../wording';
import { equipment, services, spells } from './cards';
import { choices } from './choices';
import { aftermaths, deeds, deedShapes } from './deeds';
import { events, outcomes, told } from './events';
import { handicaps } from './handicaps';
import { actions, allies, heroes } from './heroes';
import { lords } from './lords';
import { abilities, families, monsters } from './monsters';
import { prompts } from './prompts';
import { refusals } from './refusals';
import { boards, rooms } from './rooms';
import * as soloth from './soloth';
import * as solothGear from './solothGear';
import * as solothLords from './solothLords';
import * as solothMonsters from './solothMonsters';
import * as solothPrompts from './solothPrompts';
import * as solothRooms from './solothRooms';
import { attacks, attackTexts, phases, pieces, terms } from './table';
import { thoughts } from './thoughts';
import * as vermin from './vermin';
import * as verminPrompts from './verminPrompts';
import * as verminRooms from './verminRooms';
import * as workshop from './workshop';

export const en: CatacombsWording = {
  heroes: { ...heroes, ...soloth.heroes },
  allies: { ...allies, ...solothGear.allies },
  monsters: { ...monsters, ...solothMonsters.monsters, ...vermin.monsters, ...workshop.monsters },
  lords: { ...lords, ...solothLords.lords },
  spells: { ...spells, ...vermin.spells },
  equipment: { ...equipment, ...soloth.equipment, ...solothGear.equipment, ...vermin.equipment },
  artefacts: solothGear.artefacts,
  services,
  abilities: { ...abilities, ...solothMonsters.abilities, ...vermin.abilities, ...workshop.abilities },
  pieces,
  rooms: { ...rooms, ...solothRooms.rooms, ...verminRooms.rooms, ...workshop.rooms },
  boards,
  families,
  actions: { ...actions, ...soloth.actions, ...solothGear.actions, ...solothLords.actions, ...vermin.actions },
  deeds,
  deedShapes,
  aftermaths,
  attacks,
  attackTexts,
  phases,
  terms,
  prompts: { ...prompts, ...solothPrompts.prompts, ...verminPrompts.prompts },
  choices,
  handicaps,
  events,
  told,
  outcomes,
  refusals,
  thoughts,
};
