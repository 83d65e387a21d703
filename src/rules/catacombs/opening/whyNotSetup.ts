import { refuse, type Refusal } from '../../machine';
import { HERO_IDS } from '../content/ids';
import type { CatacombsSetup, HeroSeat } from '../model/setup';
import { whyNotLayout } from './whyNotLayout';

/** Which rule says how the four heroes are shared out, by the number of players on their side. */
const SHARING_RULES = ['BASE-033', 'BASE-032', 'BASE-031', 'BASE-030'] as const;

function whyNotSeats({ overseer, heroSeats }: CatacombsSetup): Refusal | null {
  const seats = heroSeats.map(({ seat }) => seat);
  if (seats.length === 0 || seats.length > HERO_IDS.length) {
    return refuse('wrongPlayerCount', 'BASE-034', { players: seats.length + 1 });
  }
  if (seats.includes(overseer)) return refuse('overseerHoldsHeroes', 'BASE-029', { seat: overseer });
  const twice = seats.find((seat, index) => seats.indexOf(seat) !== index);
  return twice === undefined ? null : refuse('seatTwice', 'BASE-034', { seat: twice });
}

/** All four heroes are in play, each in one hand (BASE-029, BASE-037). */
function whyNotHeroes(heroSeats: readonly HeroSeat[]): Refusal | null {
  const held = heroSeats.flatMap(({ heroes }) => heroes);
  for (const hero of HERO_IDS) {
    const hands = held.filter((one) => one === hero).length;
    if (hands === 0) return refuse('heroNotHeld', 'BASE-029', { hero });
    if (hands > 1) return refuse('heroHeldTwice', 'BASE-037', { hero });
  }
  return null;
}

/** One or two heroes to a hand, as even as it goes; a single player holds all four (BASE-030 to BASE-033). */
function whyNotShared(heroSeats: readonly HeroSeat[]): Refusal | null {
  const atLeast = Math.floor(HERO_IDS.length / heroSeats.length);
  const wronged = heroSeats.find(({ heroes }) => heroes.length < atLeast);
  if (wronged === undefined) return null;
  const details = { seat: wronged.seat, heroes: wronged.heroes.length, atLeast };
  return refuse('unevenHeroes', SHARING_RULES[heroSeats.length - 1], details);
}

/** Why no game can be set up like this, or null. A story brings its own rooms (EXTRA-005). */
export const whyNotSetup = (setup: CatacombsSetup): Refusal | null =>
  whyNotSeats(setup) ??
  whyNotHeroes(setup.heroSeats) ??
  whyNotShared(setup.heroSeats) ??
  (setup.adventure ? null : whyNotLayout(setup));
