import { shuffled, type ChanceStream } from '../../machine';
import { COMBAT_ROOMS, LAIRS, SPECIAL_ROOMS } from '../content/base/rooms';
import type { CatacombsSetup } from '../model/setup';
import type { Slot } from './slots';

/** Each level's pile is shuffled and cards come off the top; the special ones are set aside (BASE-063). */
export interface Piles {
  take(slot: Slot): string;
  readonly stream: ChanceStream;
}

function specialCard(slot: Exclude<Slot, number>, setup: CatacombsSetup): string {
  const card =
    slot === 'lord'
      ? LAIRS.find(({ lord }) => lord === setup.lord)
      : SPECIAL_ROOMS.find(({ id }) => id === `room:${slot}`);
  if (card === undefined) throw new Error(`no card for ${slot}`);
  return card.id;
}

export function shufflePiles(setup: CatacombsSetup, stream: ChanceStream): Piles {
  let rest = stream;
  const piles = ([0, 1, 2] as const).map((level) => {
    const cards = COMBAT_ROOMS.filter((card) => card.level === level).map(({ id }) => id);
    const pile = shuffled(rest, cards);
    rest = pile.stream;
    return [...pile.value];
  });
  return {
    take(slot) {
      if (typeof slot !== 'number') return specialCard(slot, setup);
      const card = piles[slot]?.shift();
      if (card === undefined) throw new Error(`no room of level ${slot} left`);
      return card;
    },
    stream: rest,
  };
}
