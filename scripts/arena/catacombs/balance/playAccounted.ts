import type { Handicap } from '../../../../src/rules/catacombs';
import { playMatch, type Sides } from '../match';
import { gameSetup } from '../setups';
import type { GameAccount } from './account';
import { Accountant } from './accountant';
import { VARIANTS } from './variants';

/** A whole game with its account; Lords take turns. */
export function playAccounted(
  game: number,
  variant: string,
  { heroes, overseer }: Sides,
  handicap?: Handicap,
): GameAccount {
  const setup = gameSetup(game, { ...VARIANTS[variant], ...(handicap === undefined ? {} : { handicap }) });
  const accountant = new Accountant(
    setup.lord,
    setup.heroSeats.flatMap((seat) => seat.heroes),
    variant,
  );
  playMatch(setup, game, { heroes, overseer }, ({ events, after }) => {
    for (const event of events) accountant.note(event, after.model);
  });
  return accountant.account;
}
