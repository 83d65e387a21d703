import { refuse, type Refusal } from '../../../machine';
import { oddsOf } from '../../dice';
import type { Person, Reign } from '../../model/model';
import { everybody, isHero } from '../../model/people';
import { groundFor, indexOf } from '../../model/places';
import { SPEECHES, type Speech } from '../../words/tasks';
import { testOf } from '../tests';
import type { Offered, Scene } from './scene';

const COST = 2;

/** REIGN-136 to REIGN-139. */
export const SPEECH_DIFFICULTY: Readonly<Record<Speech | 'corrupt', number>> = {
  threaten: 4,
  encourage: 5,
  manipulate: 7,
  corrupt: 20,
};
const RULES: Readonly<Record<Speech, string>> = {
  threaten: 'REIGN-136',
  encourage: 'REIGN-137',
  manipulate: 'REIGN-138',
};

/** A doorway belongs to both its zones (REIGN-366). */
export function shareZone(model: Reign, a: Person, b: Person): boolean {
  const ground = groundFor(model);
  const [one, other] = [indexOf(ground, a.at) * 2, indexOf(ground, b.at) * 2];
  if (one < 0 || other < 0) return false;
  const own = [ground.zones[one], ground.zones[one + 1]].filter((zone) => zone !== -1);
  return own.some((zone) => zone === ground.zones[other] || zone === ground.zones[other + 1]);
}

/** GM characters in the speaker's zone (REIGN-142). */
export const hearersOf = (model: Reign, who: Person): readonly Person[] =>
  everybody(model).filter((other) => other.side !== who.side && other.at !== null && shareZone(model, who, other));

/** The speaker's share of the pot, in hundreds (REIGN-139, REIGN-142). */
export const purseOf = (model: Reign): number =>
  Math.floor(model.pot / Math.max(1, model.setup.heroes.length) / 100) * 100;

const whyNotSpoken = ({ model, points }: Scene, speech: string, rule: string): Refusal | null => {
  if (model.speeches.includes(speech)) return refuse('spokenThisTurn', 'REIGN-141', { speech });
  return points < COST ? refuse('tooFewPoints', rule, { cost: COST, points }) : null;
};

/** One character of the zone in sight, for every sum that leaves a chance. */
function offerBribes(scene: Scene, hearers: readonly Person[]): readonly Offered[] {
  const { model, who } = scene;
  const sums = Array.from({ length: purseOf(model) / 100 + 1 }, (_, hundreds) => hundreds * 100);
  const test = testOf(model, who, 'speech', SPEECH_DIFFICULTY.corrupt);
  const hopeful = sums
    .map((coins) => ({ coins, chance: oddsOf({ ...test, bonus: test.bonus + coins / 100 }) }))
    .filter(({ chance }) => chance.wins > 0);
  if (hopeful.length === 0) return [];
  const why = whyNotSpoken(scene, 'corrupt', 'REIGN-139');
  return hearers.flatMap((target) =>
    !scene.eye.has(target)
      ? []
      : hopeful.map(({ coins, chance }): Offered => {
          const id = `corrupt:${target.id}>${coins}`;
          return { deed: { id, kind: 'corrupt', cost: COST, target: target.id, coins, chance }, why };
        }),
  );
}

/** Heroes alone speak, each kind once a round for the whole party (REIGN-135, REIGN-140, REIGN-141). */
export function offerSpeeches(scene: Scene): readonly Offered[] {
  const { model, who } = scene;
  if (!isHero(who) || who.side !== model.side) return [];
  const hearers = hearersOf(model, who);
  const kinds = hearers.length === 0 ? SPEECHES.filter((kind) => kind === 'encourage') : SPEECHES;
  return [
    ...kinds.map((kind): Offered => {
      const chance = oddsOf(testOf(model, who, 'speech', SPEECH_DIFFICULTY[kind]));
      return { deed: { id: kind, kind, cost: COST, chance }, why: whyNotSpoken(scene, kind, RULES[kind]) };
    }),
    ...offerBribes(scene, hearers),
  ];
}
