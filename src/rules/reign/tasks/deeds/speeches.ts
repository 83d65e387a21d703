import { dice } from '../../content/amounts';
import { distanceOf } from '../../grid';
import { withPerson } from '../../model/changes';
import type { Person } from '../../model/model';
import { everybody, isAble, isStanding, levelOf, personOf } from '../../model/people';
import { groundFor, indexOf } from '../../model/places';
import type { ReignPlay } from '../../model/types';
import { hearersOf, shareZone, SPEECH_DIFFICULTY } from '../../moments/offers/speaking';
import { actAgain, addPoints } from '../../moments/points';
import { testOf } from '../../moments/tests';
import { throwAmount } from '../../moments/throws';
import type { CharacterId } from '../../words/characters';
import type { Doing } from '../../words/deeds';
import type { After, Speech } from '../../words/tasks';

const spoken = (play: ReignPlay, speech: string): void =>
  play.change({ ...play.model, speeches: [...play.model.speeches, speech] });

export function speak(play: ReignPlay, who: Person, speech: Speech): void {
  spoken(play, speech);
  const test = testOf(play.model, who, 'speech', SPEECH_DIFFICULTY[speech]);
  play.next({ kind: 'test', who: who.id, why: 'speech', test, then: { kind: 'speech', speech } });
}

/** One more on the result for each hundred écus (REIGN-139). */
export function corrupt(play: ReignPlay, who: Person, { target, coins }: Extract<Doing, { kind: 'corrupt' }>): void {
  spoken(play, 'corrupt');
  const test = testOf(play.model, who, 'speech', SPEECH_DIFFICULTY.corrupt);
  const paid = { ...test, bonus: test.bonus + coins / 100 };
  play.next({ kind: 'test', who: who.id, why: 'speech', test: paid, then: { kind: 'corrupt', target, coins } });
}

/** Fear of level 2 at the adversaries' next turn, or 1D points for them, the nearest first (REIGN-136, REIGN-142). */
function threaten(play: ReignPlay, who: Person, isHeeded: boolean): void {
  const hearers = hearersOf(play.model, who);
  if (isHeeded) {
    for (const { id } of hearers) play.change(withPerson(play.model, id, { threat: 2 }));
    return;
  }
  const ground = groundFor(play.model);
  const away = ({ at }: Person): number => distanceOf(ground, indexOf(ground, who.at), indexOf(ground, at));
  const nearest = [...hearers].sort((a, b) => away(a) - away(b));
  const points = throwAmount(play, who.id, 'amount', dice(1));
  for (let given = 0; given < points; given++) {
    const id = nearest[given % nearest.length]?.id;
    if (id !== undefined) play.change(withPerson(play.model, id, { owed: personOf(play.model, id).owed + 1 }));
  }
}

const comradesOf = (play: ReignPlay, who: Person): readonly Person[] =>
  everybody(play.model).filter((one) => one.side === who.side && isStanding(one) && shareZone(play.model, who, one));

/** A point more for each, what fear took given back; whoever has acted uses it when the others are done (REIGN-137, REIGN-142). */
function encourage(play: ReignPlay, who: Person): void {
  for (const { id, lostToFear } of comradesOf(play, who)) {
    play.change(withPerson(play.model, id, { isBrave: true, lostToFear: false }));
    addPoints(play, id, lostToFear ? 2 : 1, 'speech');
    if (id !== who.id && isAble(personOf(play.model, id))) actAgain(play, id);
  }
}

const discourage = (play: ReignPlay, who: Person, points: number): void => {
  for (const { id } of comradesOf(play, who)) addPoints(play, id, -points, 'speech');
};

export function afterSpeech(play: ReignPlay, id: CharacterId, speech: Speech, isHeeded: boolean): void {
  const who = personOf(play.model, id);
  play.emit({ kind: 'spoke', who: id, speech, isHeeded });
  if (speech === 'threaten') return threaten(play, who, isHeeded);
  if (speech === 'encourage') return isHeeded ? encourage(play, who) : discourage(play, who, 1);
  if (!isHeeded) return discourage(play, who, 2);
  for (const hearer of hearersOf(play.model, who)) play.change(withPerson(play.model, hearer.id, { isDuped: true }));
}

/** It pockets the sum; then its Will stands against the speaker's Charisma (REIGN-139). */
export function afterCorrupting(
  play: ReignPlay,
  id: CharacterId,
  { target, coins }: Extract<After, { kind: 'corrupt' }>,
  isHeeded: boolean,
): void {
  play.emit({ kind: 'spoke', who: id, speech: 'corrupt', isHeeded });
  if (!isHeeded) return;
  play.change({ ...play.model, pot: play.model.pot - coins });
  play.emit({ kind: 'bribed', who: target, coins });
  const charisma = levelOf(play.model, personOf(play.model, id), 'charisma');
  const test = testOf(play.model, personOf(play.model, target), 'corruption', charisma);
  play.next({ kind: 'test', who: target, why: 'corruption', test, then: { kind: 'corrupted', by: id } });
}

/** An ally of the speaker's player until the end; it acts from the next heroes' turn on (REIGN-142). */
export function changeSides(play: ReignPlay, who: CharacterId, by: CharacterId): void {
  const { seat } = personOf(play.model, by);
  const most = personOf(play.model, who).hp;
  play.change(withPerson(play.model, who, { side: 'heroes', seat, points: 0, waiting: 0, threat: 0, hp: most }));
  play.emit({ kind: 'changedSides', who });
}
