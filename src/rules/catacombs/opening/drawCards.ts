import { shuffled, type ChanceStream } from '../../machine';
import { LAIRS, specialRoomsOf } from '../content/rooms';
import type { CatacombsSetup } from '../model/setup';
import { inTheBox } from './inTheBox';
import { roomsByLevel } from './roomPool';
import type { Slot } from './slots';

/** Each level's pile is shuffled and cards come off the top; the special ones are set aside (BASE-063). */
export interface Piles {
  take(slot: Slot): string;
  readonly stream: ChanceStream;
}

function specialCard(slot: Exclude<Slot, number>, setup: CatacombsSetup): string {
  const special = specialRoomsOf(inTheBox(setup));
  const card =
    slot === 'lord'
      ? LAIRS.find(({ lord }) => lord === setup.lord)
      : special.find(({ id, kind }) => (slot === 'second-healer' ? id === 'room:second-healer' : kind === slot));
  if (card === undefined) throw new Error(`no card for ${slot}`);
  return card.id;
}

export function shufflePiles(setup: CatacombsSetup, stream: ChanceStream): Piles {
  let rest = stream;
  const piles = roomsByLevel(setup).map((cards) => {
    const pile = shuffled(
      rest,
      cards.map(({ id }) => id),
    );
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
