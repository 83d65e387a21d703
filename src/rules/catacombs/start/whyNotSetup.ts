import { refuse, type Refusal } from '../../machine';
import { expansionOf } from '../content/expansionsOf';
import { HERO_SLOTS } from '../content/heroSlots';
import { inTheBox } from '../model/subjects/box';
import type { Expansion } from '../words/ids';
import { LORD_CARDS } from '../content/lords';
import type { CatacombsSetup, HeroSeat } from '../model/setup';
import { whyNotLayout } from './whyNotLayout';

/** Which rule says how the four heroes are shared out, by the number of players on their side. */
const SHARING_RULES = ['BASE-033', 'BASE-032', 'BASE-031', 'BASE-030'] as const;

function whyNotSeats({ overseer, heroSeats }: CatacombsSetup): Refusal | null {
  const seats = heroSeats.map(({ seat }) => seat);
  if (seats.length === 0 || seats.length > HERO_SLOTS.length) {
    return refuse('wrongPlayerCount', 'BASE-034', { players: seats.length + 1 });
  }
  if (seats.includes(overseer)) return refuse('overseerHoldsHeroes', 'BASE-029', { seat: overseer });
  const twice = seats.find((seat, index) => seats.indexOf(seat) !== index);
  return twice === undefined ? null : refuse('seatTwice', 'BASE-034', { seat: twice });
}

function isInBox(id: string, box: readonly Expansion[]): boolean {
  const from = expansionOf(id);
  return from === null || box.includes(from);
}

/** Four heroes are in play, each in one hand (BASE-029, BASE-037); the four of a box, or of two boxes (SOL-074). */
function whyNotHeroes({ heroSeats }: CatacombsSetup, box: readonly Expansion[]): Refusal | null {
  const held = heroSeats.flatMap(({ heroes }) => heroes);
  const twice = held.find((hero, index) => held.indexOf(hero) !== index);
  if (twice !== undefined) return refuse('heroHeldTwice', 'BASE-037', { hero: twice });
  const stranger = held.find((hero) => !isInBox(hero, box));
  if (stranger !== undefined) return refuse('heroNotInBox', 'SOL-001', { hero: stranger });
  if (held.length > HERO_SLOTS.length) return refuse('tooManyHeroes', 'BASE-029', { heroes: held.length });
  const [missing] = HERO_SLOTS.find((slot) => !slot.some((hero) => held.includes(hero))) ?? [];
  return held.length === HERO_SLOTS.length ? null : refuse('heroNotHeld', 'BASE-029', { hero: missing ?? '' });
}

/** One or two heroes to a hand, as even as it goes; a single player holds all four (BASE-030 to BASE-033). */
function whyNotShared(heroSeats: readonly HeroSeat[]): Refusal | null {
  const atLeast = Math.floor(HERO_SLOTS.length / heroSeats.length);
  const wronged = heroSeats.find(({ heroes }) => heroes.length < atLeast);
  if (wronged === undefined) return null;
  const details = { seat: wronged.seat, heroes: wronged.heroes.length, atLeast };
  return refuse('unevenHeroes', SHARING_RULES[heroSeats.length - 1], details);
}

/** The Lord, his drops and the Altar come out of a box that is in play (SOL-001, SOL-033, SOL-060). */
function whyNotLord({ lord, lordExtraLife = 0, altar = false }: CatacombsSetup, box: readonly Expansion[]) {
  const most = LORD_CARDS[lord].extraLife;
  if (!isInBox(lord, box)) return refuse('lordNotInBox', 'SOL-001', { lord });
  if (altar && !box.includes('soloth')) return refuse('altarNotInBox', 'SOL-060');
  const isDrops = Number.isInteger(lordExtraLife) && lordExtraLife >= 0 && lordExtraLife <= most;
  return isDrops ? null : refuse('wrongExtraLife', most === 0 ? 'SOL-035' : 'SOL-033', { lord, most });
}

/** Why no game can be set up like this, or null. A story brings its own rooms (EXTRA-005). */
export const whyNotSetup = (setup: CatacombsSetup): Refusal | null =>
  whyNotSeats(setup) ??
  whyNotHeroes(setup, inTheBox(setup)) ??
  whyNotShared(setup.heroSeats) ??
  whyNotLord(setup, inTheBox(setup)) ??
  (setup.adventure ? null : whyNotLayout(setup));
