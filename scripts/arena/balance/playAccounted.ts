import type { Contestant } from '../contestant';
import { playMatch } from '../match';
import { gameSetup } from '../setups';
import type { GameAccount } from './account';
import { Accountant } from './accountant';
import { VARIANTS } from './variants';

/** A whole game between equals, with its account; Lords take turns. */
export function playAccounted(game: number, variant: string, level: Contestant): GameAccount {
  const setup = gameSetup(game, VARIANTS[variant]);
  const accountant = new Accountant(
    setup.lord,
    setup.heroSeats.flatMap(({ heroes }) => heroes),
    variant,
  );
  playMatch(setup, game, { heroes: level, overseer: level }, ({ events, after }) => {
    for (const event of events) accountant.note(event, after.model);
  });
  return accountant.account;
}
