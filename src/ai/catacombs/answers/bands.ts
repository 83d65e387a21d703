import { EQUIPMENT_CARDS, MONSTER_CARDS, monstersIn, WANDERING_VERMIN, type MonsterId } from '../../../rules/catacombs';
import type { AmountsAsk, ChooseAsk, OptionId } from '../../../rules/machine';
import { choice, type Answered } from './answered';

/** Where gold says badly how much is to be feared: what poisons, bites twice, or hardly bites at all. */
const FEARED: Readonly<Partial<Record<MonsterId, number>>> = {
  'monster:pit-viper': 4.5,
  'monster:vampire-bat': 3.5,
  'monster:sewer-rat': 0.9,
};
const GOLD_PER_HELP = 100;

function worthOf(id: MonsterId): number {
  const { life, gold, item, rider } = MONSTER_CARDS[id];
  const reward = gold + (item === null ? 0 : EQUIPMENT_CARDS[item].price);
  const own = FEARED[id] ?? life + reward / GOLD_PER_HELP;
  return rider === null ? own : own + worthOf(rider);
}

/** What the monsters named in an option are worth together. */
export const bandWorth = (option: OptionId): number => monstersIn(option).reduce((sum, id) => sum + worthOf(id), 0);

export const strongest = ({ options, max }: ChooseAsk): Answered => ({
  answer: choice(...[...options].sort((a, b) => bandWorth(b) - bandWorth(a)).slice(0, Math.max(1, max))),
  thought: { kind: 'habit', habit: 'strongestBand' },
});

/** Of some kinds several come for one symbol. */
const comingFor = (id: string): number => WANDERING_VERMIN.find(({ monster }) => monster === id)?.discs ?? 1;

/** What is to be feared most first, then whatever else there is. */
export function letWander({ limits, maxTotal }: AmountsAsk): Answered {
  const amounts: Record<string, number> = {};
  const fearOf = (id: string): number => comingFor(id) * bandWorth(id);
  let left = maxTotal;
  for (const [id, limit] of Object.entries(limits).sort(([a], [b]) => fearOf(b) - fearOf(a))) {
    amounts[id] = Math.min(left, limit);
    left -= amounts[id];
  }
  return { answer: { kind: 'amounts', amounts }, thought: { kind: 'habit', habit: 'strongestBand' } };
}
