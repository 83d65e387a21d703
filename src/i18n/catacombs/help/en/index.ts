import { allies } from './allies';
import { attacks } from './fight/attacks';
import { camping } from './camping';
import { catacombs } from './catacombs';
import { chains } from './fight/chains';
import { components } from './components';
import { death } from './fight/death';
import { edge } from './fight/edge';
import { finalBattle } from './finalBattle';
import { gold } from './gold';
import { healer } from './healer';
import { heroes } from './heroes';
import { hits } from './fight/hits';
import { incapacity } from './fight/incapacity';
import { labyrinth } from './labyrinth';
import { layouts } from './layouts';
import { lords } from './lords';
import { merchant } from './merchant';
import { modifiers } from './fight/modifiers';
import { monsters } from './monsters';
import { precedence } from './fight/precedence';
import { roles } from './roles';
import { rooms } from './rooms';
import { rounds } from './fight/rounds';
import { setupVariants } from './setupVariants';
import * as soloth from './soloth';
import * as vermin from './vermin';
import { victory } from './victory';
import { wandering } from './wandering';

/** The rules that a player may ask about, each in a sentence or two of our own. */
export const help = {
  ...components,
  ...roles,
  ...heroes,
  ...lords,
  ...catacombs,
  ...rooms,
  ...rounds,
  ...hits,
  ...attacks,
  ...modifiers,
  ...chains,
  ...edge,
  ...incapacity,
  ...allies,
  ...monsters,
  ...gold,
  ...death,
  ...merchant,
  ...healer,
  ...finalBattle,
  ...victory,
  ...precedence,
  ...setupVariants,
  ...wandering,
  ...camping,
  ...layouts,
  ...labyrinth,
  ...soloth.rewards,
  ...soloth.solothLords,
  ...soloth.commandUndead,
  ...soloth.solothMerchant,
  ...soloth.altar,
  ...soloth.solothHeroes,
  ...soloth.icePrincess,
  ...soloth.paladin,
  ...soloth.sorceress,
  ...soloth.witchHunter,
  ...soloth.solothAbilities,
  ...soloth.solothSetup,
  ...soloth.solothTogether,
  ...vermin.verminSetup,
  ...vermin.poison,
  ...vermin.fear,
  ...vermin.criticalFireball,
  ...vermin.maxGold,
  ...vermin.wanderingVermin,
  ...vermin.variants,
  ...vermin.verminAbilities,
  ...vermin.verminTogether,
} as const;

export type HelpId = keyof typeof help;

/** By what they are about, in the order of the rulebook. */
export const CHAPTERS = {
  components,
  roles,
  heroes,
  lords,
  catacombs,
  rooms,
  rounds,
  hits,
  attacks,
  modifiers,
  chains,
  edge,
  incapacity,
  allies,
  monsters,
  gold,
  death,
  merchant,
  healer,
  finalBattle,
  victory,
  precedence,
  setupVariants,
  wandering,
  camping,
  layouts,
  labyrinth,
  ...soloth,
  ...vermin,
} as const;
export type ChapterId = keyof typeof CHAPTERS;
