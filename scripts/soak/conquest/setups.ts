import { seatId } from '../../../src/rules/machine';
import { GROUNDS, HOUSE_OPTIONS, LAYOUT_IDS, TEAMS, type ConquestSetup } from '../../../src/rules/conquest';
import type { Dice } from '../dice';

const [ann, bob, cleo, dan] = ['ann', 'bob', 'cleo', 'dan'].map(seatId) as [never, never, never, never];

/** Two, three or four players, each on either side. */
const PARTIES: readonly ConquestSetup['seats'][] = [
  { sword: [ann, ann], skull: [cleo, cleo] },
  { sword: [ann, ann], skull: [cleo, dan] },
  { sword: [ann, bob], skull: [cleo, cleo] },
  { sword: [ann, bob], skull: [cleo, dan] },
];

/** Everything that a table may agree on, by the dice. */
export function setupFor(dice: Dice): ConquestSetup {
  const options = HOUSE_OPTIONS.filter(() => dice.oneIn(4));
  const count = 1 + dice.below(10);
  const isUneven = count < 9 && dice.oneIn(4);
  return {
    seats: dice.pick(PARTIES),
    tokens: { sword: count, skull: isUneven ? count + 1 : count },
    layout: dice.pick(LAYOUT_IDS),
    ground: dice.oneIn(3) ? GROUNDS[1] : GROUNDS[0],
    options,
    first: dice.oneIn(2) ? null : dice.pick(TEAMS),
    opening: null,
  };
}
