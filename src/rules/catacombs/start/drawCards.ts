import { shuffled, type ChanceStream, type Drawn } from '../../machine';
import type { CombatRoomCard } from '../content/cards/room';
import { LAIRS, specialRoomsOf } from '../content/rooms';
import type { CatacombsSetup } from '../model/setup';
import { inTheBox } from '../model/subjects/box';
import { halfOf, roomsByLevel, verminByLevel } from './roomPool';
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
      : slot === 'second-healer'
        ? special.findLast(({ kind }) => kind === 'healer')
        : special.find(({ kind }) => kind === slot);
  if (card === undefined) throw new Error(`no card for ${slot}`);
  return card.id;
}

const idsOf = (cards: readonly CombatRoomCard[]): readonly string[] => cards.map(({ id }) => id);

/** Shuffled; where Vermin come in, half of the others go, and all are shuffled together (VERM-064, VERM-065). */
function shuffledPile(
  cards: readonly string[],
  vermin: readonly string[],
  stream: ChanceStream,
): Drawn<readonly string[]> {
  const pile = shuffled(stream, cards);
  if (vermin.length === 0) return pile;
  return shuffled(pile.stream, [...pile.value.slice(0, halfOf(cards.length)), ...vermin]);
}

export function shufflePiles(setup: CatacombsSetup, stream: ChanceStream): Piles {
  let rest = stream;
  const vermin = verminByLevel(setup);
  const piles = roomsByLevel(setup).map((cards, level) => {
    const pile = shuffledPile(idsOf(cards), idsOf(vermin[level] ?? []), rest);
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
