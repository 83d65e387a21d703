import { withPerson } from '../model/changes';
import { personOf } from '../model/people';
import type { Person, Reign } from '../model/model';
import type { ReignPlay } from '../model/types';
import type { CharacterId } from '../words/characters';
import type { ReignEvent } from '../words/events';

type Why = Extract<ReignEvent, { kind: 'points' }>['why'];

/** What may be spent now: action points in the own side's turn, waiting points in the other's (REIGN-133). */
export const purseOf = ({ side }: Reign, person: Person): number =>
  person.side === side ? person.points : person.waiting;

export function pay(play: ReignPlay, who: CharacterId, cost: number): void {
  if (cost === 0) return;
  const person = personOf(play.model, who);
  const isWaiting = person.side !== play.model.side;
  const change = isWaiting ? { waiting: person.waiting - cost } : { points: person.points - cost };
  play.change(withPerson(play.model, who, change));
  play.emit({ kind: 'paid', who, points: cost, isWaiting });
}

/** More or fewer unspent points, never below none. */
export function addPoints(play: ReignPlay, who: CharacterId, by: number, why: Why): void {
  const { points } = personOf(play.model, who);
  const next = Math.max(0, points + by);
  if (next === points) return;
  play.change(withPerson(play.model, who, { points: next }));
  play.emit({ kind: 'points', who, by: next - points, why });
}

/** Whoever has acted already uses what it gained when the others are done (REIGN-142, REIGN-188). */
export function actAgain(play: ReignPlay, who: CharacterId): void {
  const { toAct } = play.model;
  if (!toAct.includes(who)) play.change({ ...play.model, toAct: [...toAct, who] });
}
