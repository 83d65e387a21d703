import type { HeroId } from '../../../rules/catacombs';
import type { SeatId } from '../../../rules/machine';
import { seatOfNumber, type Player } from '../../game/sheet';

export interface ChosenPlayer extends Player {
  /** Empty for the Overseer. */
  readonly heroes: readonly HeroId[];
}

export const newPlayer = (index: number): ChosenPlayer => ({
  seat: seatOfNumber(index + 1),
  name: '',
  aim: 'swipe',
  aid: 'direction',
  mind: null,
  likeness: null,
  heroes: [],
});

/** Heroes from hand to hand, as even as it goes (BASE-030 to BASE-033). */
export function withHeroesDealt(
  players: readonly ChosenPlayer[],
  overseer: SeatId,
  heroes: readonly HeroId[],
): readonly ChosenPlayer[] {
  const holders = players.filter(({ seat }) => seat !== overseer).map(({ seat }) => seat);
  return players.map((player) => ({
    ...player,
    heroes: heroes.filter((_, index) => holders[index % holders.length] === player.seat),
  }));
}
