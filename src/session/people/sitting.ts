import type { Player } from '../game/sheet';
import { NO_WISHES, type OwnWishes } from '../settings';
import { changed } from './changes';
import { personNamed, type People, type Person } from './person';

type Aiming = Pick<Player, 'name' | 'aim' | 'aid' | 'wishes'>;

/** Who it is, be it under a name of before; null where nobody known is called so. */
export const whoIs = (people: People, { name }: Pick<Player, 'name'>): Person | null =>
  personNamed(people, name.trim());

/** How somebody at a table reads and reaches: whoever is known as they want it everywhere, anybody else as at this seat. */
export const wishesAt = (people: People, player: Pick<Player, 'name' | 'wishes'>): OwnWishes =>
  whoIs(people, player) ?? player.wishes ?? NO_WISHES;

/** Whoever is known sits down as they aim; anybody else as they are. */
export function asKnown<P extends Aiming>(people: People, player: P): P {
  const person = whoIs(people, player);
  return person === null ? player : { ...player, aim: person.aim, aid: person.aid, wishes: undefined };
}

/**
 * What becomes of a seat to which a name is given: whoever is known brings along how they aim, and takes it away again when
 * the name turns out to be another's, letter by letter.
 */
export function called(
  people: People,
  before: Pick<Player, 'name'>,
  name: string,
  usual: Pick<Player, 'aim' | 'aid'>,
): Aiming | Pick<Player, 'name'> {
  const person = whoIs(people, { name });
  if (person !== null) return { name, aim: person.aim, aid: person.aid, wishes: undefined };
  return whoIs(people, before) === null ? { name } : { name, aim: usual.aim, aid: usual.aid };
}

/** Those who are known, as they are once these have sat down: how somebody chose to aim is theirs from now on. */
export const afterSitting = (
  people: People,
  players: readonly Pick<Player, 'name' | 'aim' | 'aid' | 'mind'>[],
): People =>
  players.reduce<People>((known, player) => {
    const person = player.mind === null ? whoIs(known, player) : null;
    const isSame = person === null || (person.aim === player.aim && person.aid === player.aid);
    return isSame ? known : changed(known, person.name, { aim: player.aim, aid: player.aid });
  }, people);
