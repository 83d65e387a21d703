import { DOORS } from '../../content/elements';
import { blowResult } from '../../dice';
import { withDoor } from '../../model/changes';
import type { Person } from '../../model/model';
import { hasKeys, personOf } from '../../model/people';
import { doorAt } from '../../model/places';
import type { ReignPlay, RuleOf } from '../../model/types';
import { blowAtDoor } from '../../moments/offers/doors';
import { testOf } from '../../moments/tests';
import { throwBlow } from '../../moments/throws';
import type { CharacterId } from '../../words/characters';
import type { Doing } from '../../words/deeds';
import type { Square } from '../../words/squares';

/** What lies behind comes to light, or who sat there is free (REIGN-228, REIGN-244). */
function openUp(play: ReignPlay, who: CharacterId, at: Square): void {
  if (play.model.quest === null) return;
  play.next({ kind: 'freePrisoner', who, door: at }, { kind: 'discover', exit: at });
}

/**
 * Locked, the point is gone and it stays shut; the keys open all (REIGN-114, REIGN-119, REIGN-209). Who picks at a door
 * that is not locked simply opens it.
 */
export const tryDoorRule: RuleOf<'tryDoor'> = {
  run(play, { who, door: at, isPicked }) {
    const door = doorAt(play.model, at);
    if (door === null) return;
    const person = personOf(play.model, who);
    if (isPicked && door.isLocked) {
      const test = testOf(play.model, person, 'pick', DOORS[door.kind].pick);
      return play.next({ kind: 'test', who, why: 'pick', test, then: { kind: 'pick', door: at } });
    }
    if (door.isLocked && !hasKeys(person)) {
      play.change(withDoor(play.model, at, { isTried: true }));
      return play.emit({ kind: 'foundLocked', who, door: at });
    }
    play.change(withDoor(play.model, at, { isOpen: true, isLocked: false, isTried: true }));
    play.emit({ kind: 'opened', who, door: at });
    openUp(play, who, at);
  },
};

type Smashing = Extract<Doing, { kind: 'smash' | 'smashHard' }>;

/** Blow upon blow, until it is gone for good (REIGN-127, REIGN-128). */
export function smash(play: ReignPlay, who: Person, { kind, door: at, weapon }: Smashing): void {
  const door = doorAt(play.model, at);
  if (door === null) return;
  const blow = blowAtDoor(play.model, who, door, weapon, kind === 'smashHard');
  const { damage } = blowResult(blow, throwBlow(play, who.id, 'smash', blow));
  const left = Math.max(0, door.hp - damage);
  play.change(withDoor(play.model, at, { hp: left }));
  play.emit({ kind: 'battered', who: who.id, door: at, damage, left });
  if (left === 0) openUp(play, who.id, at);
}
