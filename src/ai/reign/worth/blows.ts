import { attackOf, damageOddsOf, fullPoints, meanDamageOf, type BlowPlan, type Person } from '../../../rules/reign';
import type { Look } from '../sense/look';

/** For so many rounds a foe that is left alone goes on striking. */
const ROUNDS = 2.5;
/** Even who hurts nobody is in the way. */
const LEAST = 2;
/** What it is worth beyond its hit points that somebody falls. */
const FALL = 0.3;
/** Above this many hit points no blow is wasted. */
const MANY = 24;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Hit points that the party keeps if a foe is gone. */
export function worthOf(look: Look, foe: Person): number {
  const party = look.party.length === 0 ? [look.who] : look.party;
  const bite = sumOf(party.map((one) => look.biteOf(foe, one))) / party.length;
  return Math.max(LEAST, bite * fullPoints(foe) * ROUNDS);
}

/** Of the damage of a blow as much as there are hit points left to lose. */
function usefulOf(blow: BlowPlan, hp: number): number {
  if (hp > MANY) return meanDamageOf(blow);
  let sum = 0;
  for (let least = 1; least <= hp; least++) {
    const { wins, of } = damageOddsOf(blow, least);
    if (wins === 0) break;
    sum += wins / of;
  }
  return sum;
}

const hpOf = ({ hp, rear }: Person): number => Math.max(1, hp + sumOf(rear));

/** What it is worth to cost a foe so many hit points on average, and to bring its front figure down so often. */
export const harmWorth = (look: Look, foe: Person, points: number, falls: number): number =>
  worthOf(look, foe) * (points / hpOf(foe) + (FALL * falls) / (1 + foe.rear.length));

/** With a weapon, or whatever it has. */
export function strikeWorth(
  look: Look,
  foe: Person,
  how: { readonly way: 'melee' | 'shot'; readonly weapon: Person['worn']; readonly isPowerful: boolean },
): number {
  const { blow } = attackOf(look.model, look.who, foe, how);
  const { wins, of } = damageOddsOf(blow, Math.max(1, foe.hp));
  return harmWorth(look, foe, usefulOf(blow, foe.hp), wins / of);
}
