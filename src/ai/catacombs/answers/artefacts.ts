import type { AmountsAsk, OptionId } from '../../../rules/machine';
import {
  ARTEFACT_CARDS,
  ARTEFACT_IDS,
  MONSTER_CARDS,
  MONSTER_IDS,
  type ArtefactId,
  type Catacombs,
  type Family,
  type MonsterId,
  type Trophies,
} from '../../../rules/catacombs';
import { choice, type Answered } from './answered';
import { payFromTheFullest } from './shops';

/** How much each helps for the rest of the game. */
const HELPS: Readonly<Record<ArtefactId, number>> = {
  'artefact:orc-hide-shield': 3,
  'artefact:grave-charm': 3,
  'artefact:ember-flask': 4,
  'artefact:horned-blade': 8,
  'artefact:hunters-net': 6,
  'artefact:trophy-cloak': 7,
  'artefact:witchbane': 10,
};

const NOTHING: Trophies = { kept: [], active: [] };

const trophiesIn = (model: Catacombs): Trophies =>
  Object.values(model.heroes).find(({ trophies }) => trophies !== undefined)?.trophies ?? NOTHING;

/** Whatever helps most of all that can be paid: an artefact that sleeps helps nobody. */
export function answerArtefact(options: readonly OptionId[]): Answered {
  const payable = ARTEFACT_IDS.filter((id) => options.includes(id)).sort((a, b) => HELPS[b] - HELPS[a]);
  const [best] = payable;
  if (best === undefined)
    return { answer: choice(...options.slice(-1)), thought: { kind: 'habit', habit: 'saveGold' } };
  return { answer: choice(best), thought: { kind: 'habit', habit: 'buyWhatHelps' } };
}

/** How many circles of this colour are still to be paid some day. */
const wantedOf = ({ active }: Trophies, family: Family): number =>
  ARTEFACT_IDS.filter((id) => !active.includes(id))
    .flatMap((id) => ARTEFACT_CARDS[id].cost)
    .filter((circle) => circle === family).length;

/** What is kept beyond its use goes first; of two alike the weaker one, for it comes back into the dungeon. */
export function answerCircle(model: Catacombs, options: readonly OptionId[]): Answered {
  const trophies = trophiesIn(model);
  const spare = (id: MonsterId): number => {
    const { family } = MONSTER_CARDS[id];
    const own = trophies.kept.filter(({ monster }) => MONSTER_CARDS[monster].family === family).length;
    return own - wantedOf(trophies, family);
  };
  const strength = (id: MonsterId): number => MONSTER_CARDS[id].life + MONSTER_CARDS[id].gold / 100;
  const [best] = MONSTER_IDS.filter((id) => options.includes(id)).sort(
    (a, b) => spare(b) - spare(a) || strength(a) - strength(b),
  );
  return { answer: choice(best ?? options[0] ?? ''), thought: { kind: 'habit', habit: 'buyWhatHelps' } };
}

/** Of a crowd the most common go first. */
export const answerVermin = (ask: AmountsAsk): Answered => ({
  ...payFromTheFullest(ask),
  thought: { kind: 'habit', habit: 'buyWhatHelps' },
});
