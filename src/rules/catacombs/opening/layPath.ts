import { shuffled, type ChanceStream } from '../../machine';
import { COMBAT_ROOMS, LAIRS, SPECIAL_ROOMS } from '../content/base/rooms';
import type { Path, Space } from '../model/path';
import type { CatacombsSetup } from '../model/setup';

type Slot = 0 | 1 | 2 | 'merchant' | 'healer' | 'second-healer' | 'lord';

const faceDown = (card: string): Space => ({ card, isFaceUp: false, isExplored: false });

/** level 0, level 1, Merchant, level 1, Healer, level 2, Lord; rooms added or removed beside their like (BASE-064, EXTRA-049). */
function lineSlots(
  [zeros, ones, twos]: readonly [number, number, number],
  hasSecondHealer: boolean,
): readonly Slot[][] {
  const times = (count: number, slot: Slot): Slot[][] => Array.from({ length: Math.max(0, count) }, () => [slot]);
  const before = Math.ceil(ones / 2);
  return [
    ...times(zeros, 0),
    ...times(before, 1),
    ['merchant'],
    ...times(ones - before, 1),
    ['healer'],
    ...times(twos, 2),
    ...(hasSecondHealer ? [['second-healer'] as Slot[]] : []),
    ['lord'],
  ];
}

/** EXTRA-050 */
const BRANCHING: readonly Slot[][] = [[0], [1, 1], ['merchant'], [1, 1], [1, 1], ['healer'], [2, 2], ['lord']];

function slotsOf({ layout, variants }: CatacombsSetup): readonly Slot[][] {
  if (layout.kind === 'line') return lineSlots(layout.roomsOfLevel, variants.secondHealer);
  return BRANCHING;
}

const specialCard = (slot: Slot, setup: CatacombsSetup): string => {
  if (slot === 'lord') return LAIRS.find(({ lord }) => lord === setup.lord)?.id ?? '';
  return SPECIAL_ROOMS.find(({ id }) => id === `room:${slot}`)?.id ?? '';
};

/** Each level's pile is shuffled; cards come off the top and are never moved again (BASE-063, BASE-066). */
export function layPath(
  setup: CatacombsSetup,
  stream: ChanceStream,
): { readonly path: Path; readonly stream: ChanceStream } {
  let rest = stream;
  const piles = ([0, 1, 2] as const).map((level) => {
    const pile = shuffled(
      rest,
      COMBAT_ROOMS.filter((card) => card.level === level).map(({ id }) => id),
    );
    rest = pile.stream;
    return [...pile.value];
  });
  const take = (slot: Slot): string =>
    typeof slot === 'number' ? (piles[slot]?.shift() ?? '') : specialCard(slot, setup);
  const columns = slotsOf(setup).map((column) => column.map((slot) => faceDown(take(slot))));
  return { path: { kind: 'line', columns, at: -1 }, stream: rest };
}
