import { fullLifeOf, heroOf, type Catacombs, type Purpose } from '../../../rules/catacombs';
import type { AmountsAsk } from '../../../rules/machine';
import type { Answered } from './answered';

/** Below this share of its life a hero would rather live than cast. */
const FRAIL = 0.6;

/** Life while it is short, then magic, then life again: as much as there is room for. */
export function splitPoints(
  model: Catacombs,
  { hero }: Extract<Purpose, { kind: 'splitPoints' }>,
  { limits, maxTotal }: AmountsAsk,
): Answered {
  const { life } = heroOf(model, hero);
  const wanted = Math.max(0, Math.ceil(fullLifeOf(model.setup, hero) * FRAIL) - life);
  const { life: roomForLife = 0, magic: roomForMagic = 0 } = limits;
  const first = Math.min(maxTotal, roomForLife, wanted);
  const magic = Math.min(maxTotal - first, roomForMagic);
  return {
    answer: { kind: 'amounts', amounts: { life: maxTotal - magic, magic } },
    thought: { kind: 'habit', habit: 'rest' },
  };
}
