import { withPerson } from '../../model/changes';
import type { Person } from '../../model/model';
import type { ReignPlay } from '../../model/types';
import type { Doing } from '../../words/deeds';

/** From now on each has nobody but the other (REIGN-143). */
export function challenge(play: ReignPlay, who: Person, { target }: Extract<Doing, { kind: 'challenge' }>): void {
  play.change(withPerson(play.model, who.id, { duel: target }));
  play.change(withPerson(play.model, target, { duel: who.id, waiting: 0 }));
  play.emit({ kind: 'challenged', who: who.id, target });
}
