import {
  attackOf,
  everybody,
  isHero,
  meanDamageOf,
  personOf,
  type Person,
  type Reign,
  type ReignPurpose,
} from '../../../rules/reign';
import { chosen, type Answered, type Thinking } from '../thinking';

type Of<K extends ReignPurpose['kind']> = Extract<ReignPurpose, { kind: K }>;

/** Tests whose failure is dear: the quest, the lava, a poison, a hole. */
const DEAR: readonly string[] = ['lid', 'bridge', 'poison', 'infection', 'trap', 'steal'];
const PRECIOUS: readonly string[] = ['lid'];

/** What costs nothing first; Destiny is kept for what decides, and the last point against death (REIGN-036, REIGN-037). */
export function rethrown({ view, head }: Thinking, { who, why }: Of<'rethrow'>, options: readonly string[]): Answered {
  const free = ['weapon', 'lynxEye', 'scrounger'].find((one) => options.includes(one));
  if (free !== undefined) return chosen(free);
  const person = personOf(view.model, who);
  const isDear = DEAR.includes(why);
  if (options.includes('omen') && (isDear || why === 'attack' || why === 'spell')) return chosen('omen');
  if (!options.includes('destiny')) return chosen();
  const isCarefree = !head.isWary;
  const spare = person.destiny - 1;
  const isDecisive = PRECIOUS.includes(why) || (isDear && why !== 'bridge');
  return (isDecisive && spare > 0) || (isCarefree && why === 'attack' && spare > 0) ? chosen('destiny') : chosen();
}

const blowOf = (model: Reign, by: Person, target: Person): number =>
  meanDamageOf(attackOf(model, by, target, { way: 'melee', weapon: by.hands[0], isPowerful: false }).blow);

/** Thrown again it does as much as on average: worth it where this one did more (REIGN-168). */
export function parried({ view: { model } }: Thinking, { who, by, damage }: Of<'parry'>): Answered {
  const mean = blowOf(model, personOf(model, by), personOf(model, who));
  return damage > 0 && damage >= mean ? chosen('parry') : chosen();
}

/** Whoever would else bleed for nothing keeps still, unless it can bear it (REIGN-081). */
export function bled({ view: { model } }: Thinking, { who }: Of<'blocked'>): Answered {
  return personOf(model, who).hp > HARDY ? chosen('bleed') : chosen();
}
const HARDY = 14;

/** Into the square of the dead: a fighter among foes, and nobody else (REIGN-084). */
export function overran({ view: { model } }: Thinking, { who }: Of<'overrun'>): Answered {
  const { side, hp, spells, is } = personOf(model, who);
  const foes = everybody(model).filter((one) => one.side !== side && one.at !== null);
  const isFighter = is === 'hero:svein' || !isHero(personOf(model, who));
  return foes.length > 0 && isFighter && spells.length === 0 && hp > HARDY ? chosen('overrun') : chosen();
}

/** In a race nobody is left lying (REIGN-282). */
export const pulled = ({ view: { model } }: Thinking, options: readonly string[]): Answered =>
  model.quest?.id === 'quest:journey-into-shadow' ? chosen(...options.slice(0, 1)) : chosen();
