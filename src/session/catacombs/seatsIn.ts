import type { CatacombsSetup } from '../../rules/catacombs';
import type { SeatId } from '../../rules/machine';

/** Everybody who has a seat, the Overseer last. */
export const seatsIn = ({ overseer, heroSeats }: CatacombsSetup): readonly SeatId[] => [
  ...heroSeats.map(({ seat }) => seat),
  overseer,
];
