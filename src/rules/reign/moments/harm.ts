import { GRADE_VALUES, graded } from '../content/grades';
import type { Person, Reign } from '../model/model';
import { withPerson } from '../model/changes';
import { isWarded, kindOf, mostHp, personOf } from '../model/people';
import type { ReignPlay } from '../model/types';
import type { CharacterId } from '../words/characters';
import type { Loss } from '../words/events';
import type { Square } from '../words/squares';

const change = (play: ReignPlay, id: CharacterId, by: Partial<Person>): void =>
  play.change(withPerson(play.model, id, by));

/** All that it carried lies where it was; into lava or marsh it goes with it (REIGN-126, REIGN-153, REIGN-185). */
function drop(play: ReignPlay, person: Person, at: Square | null): void {
  const { id, pack } = person;
  if (pack.length === 0) return;
  change(play, id, { pack: [], hands: [null, null], worn: null });
  if (at === null) return;
  const dropped = [...play.model.dropped, ...pack.map((item) => ({ at, item }))];
  play.change({ ...play.model, dropped });
  play.emit({ kind: 'dropped', who: id, at, items: pack.map((item) => item.id) });
}

const orbOf = ({ quest }: Reign): CharacterId | null => (typeof quest?.orb === 'string' ? quest.orb : null);

/** Killed in any way it hands the orb over (REIGN-292). */
function handOverOrb(play: ReignPlay, { id }: Person): void {
  const { quest } = play.model;
  if (quest === null || orbOf(play.model) !== id) return;
  play.change({ ...play.model, quest: { ...quest, orb: 'won' } });
  play.emit({ kind: 'orbTaken', who: null });
}

/** Banished, or dead as an ally: it lies there (REIGN-292). */
function letGoOfOrb(play: ReignPlay, id: CharacterId): void {
  const { quest } = play.model;
  const { at } = personOf(play.model, id);
  if (quest === null || at === null || orbOf(play.model) !== id) return;
  play.change({ ...play.model, quest: { ...quest, orb: { at } } });
  play.emit({ kind: 'orbDropped', at });
}

/** The porter of the secondary quest is not to be brought home any more (REIGN-294). */
function mournPorter(play: ReignPlay, id: CharacterId): void {
  const { quest } = play.model;
  if (quest === null || quest.porter !== id) return;
  play.change({ ...play.model, quest: { ...quest, porter: 'lost' } });
  play.emit({ kind: 'porterLost' });
}

/** Off the board for good, with all that hangs on it. */
export function remove(play: ReignPlay, id: CharacterId, keeps: 'drops' | 'loses'): void {
  endDuel(play, id, false);
  letGoOfOrb(play, id);
  mournPorter(play, id);
  const person = personOf(play.model, id);
  drop(play, person, keeps === 'drops' ? person.at : null);
  const { toAct } = play.model;
  const gone = { at: null, isDead: true, points: 0, waiting: 0, fire: null, web: 0, isPoisoned: false, hole: null };
  change(play, id, gone);
  play.change({ ...play.model, toAct: toAct.filter((one) => one !== id) });
}

/** One of the two is out of it, or no way leads to the other (REIGN-143, REIGN-144). */
export function endDuel(play: ReignPlay, id: CharacterId, isLapsed: boolean): void {
  const { duel } = personOf(play.model, id);
  if (duel === null) return;
  for (const one of [id, duel]) change(play, one, { duel: null, isStranded: false });
  play.emit({ kind: 'duelEnded', who: id, target: duel, isLapsed });
}

/** Removed at once, not killed: it pays nothing, and what it carried lies there (REIGN-185, REIGN-203). */
export function banish(play: ReignPlay, id: CharacterId): void {
  letGoOfOrb(play, id);
  play.emit({ kind: 'banished', who: id });
  remove(play, id, 'drops');
}

/** A GM character, or a figure of a swarm: its écus join the pot (REIGN-151, REIGN-164, REIGN-180). */
function kill(play: ReignPlay, person: Person): void {
  const printed = person.side === 'master' ? (kindOf(person)?.coins ?? 0) : 0;
  const coins = graded(printed, GRADE_VALUES[play.model.setup.grade].coins);
  const [next, ...rear] = person.rear;
  play.change({ ...play.model, pot: play.model.pot + coins });
  play.emit({ kind: 'killed', who: person.id, figures: rear.length + (next === undefined ? 0 : 1), coins });
  if (person.side === 'master' && person.at !== null && !play.model.graves.includes(person.at)) {
    play.change({ ...play.model, graves: [...play.model.graves, person.at] });
  }
  if (next === undefined) {
    handOverOrb(play, person);
    return remove(play, person.id, 'drops');
  }
  // What burned or was poisoned was the one that died.
  const newcomers = Math.min(person.newcomers, rear.length);
  change(play, person.id, { hp: next, rear, newcomers, fire: null, isPoisoned: false });
}

/** Laid down, and no more actions (REIGN-145). */
function fall(play: ReignPlay, id: CharacterId): void {
  change(play, id, { downSince: play.model.round, points: 0, waiting: 0, wasDowned: true });
  play.emit({ kind: 'fell', who: id });
  endDuel(play, id, false);
}

/** What hurts even who has no body; an attack only if it is magic (REIGN-172). */
const BODILESS: readonly Loss[] = ['magicAttack', 'spell', 'blessing', 'sacrifice'];

/** Hit points lost, whatever they were reduced by before; below zero they are counted for those who may rise again. */
export function lose(play: ReignPlay, id: CharacterId, points: number, why: Loss, by: CharacterId | null): number {
  const person = personOf(play.model, id);
  if (points <= 0 || person.at === null) return 0;
  if (person.isInvulnerable) {
    play.emit({ kind: 'unhurt', who: id, why: 'invulnerable' });
    return 0;
  }
  if (person.isImmaterial && !BODILESS.includes(why)) {
    play.emit({ kind: 'unhurt', who: id, why: 'immaterial' });
    return 0;
  }
  const left = person.hp - points;
  change(play, id, { hp: left, lastWoundedBy: by ?? person.lastWoundedBy });
  play.emit({ kind: 'lost', who: id, points, left, why });
  if (left > 0) return points;
  // A figure of a swarm dies whoever it fights for.
  if (person.side === 'master' || person.rear.length > 0) kill(play, personOf(play.model, id));
  else if (person.downSince === null) fall(play, id);
  return points;
}

/** Every figure of a swarm is hit (REIGN-164). */
export function loseEach(play: ReignPlay, id: CharacterId, points: number, why: Loss, by: CharacterId): void {
  const { rear } = personOf(play.model, id);
  if (points > 0) {
    // The hindmost first: the front figure is the swarm's own.
    for (let at = rear.length - 1; at >= 0; at--) {
      const left = (rear[at] ?? 0) - points;
      const now = personOf(play.model, id).rear;
      if (left > 0) change(play, id, { rear: now.map((hp, place) => (place === at ? left : hp)) });
      else fellRear(play, id, at);
    }
  }
  lose(play, id, points, why, by);
}

/** A figure behind the front one dies: it pays like any other. */
function fellRear(play: ReignPlay, id: CharacterId, at: number): void {
  const { rear, side, newcomers, ...person } = personOf(play.model, id);
  const left = rear.filter((_, place) => place !== at);
  const printed = side === 'master' ? (kindOf(person)?.coins ?? 0) : 0;
  const coins = graded(printed, GRADE_VALUES[play.model.setup.grade].coins);
  change(play, id, { rear: left, newcomers: Math.min(newcomers, left.length) });
  play.change({ ...play.model, pot: play.model.pot + coins });
  play.emit({ kind: 'killed', who: id, figures: left.length + 1, coins });
}

/** Never above the maximum; who rises waits for its side's next turn (REIGN-149, REIGN-150, REIGN-154). */
export function regain(play: ReignPlay, id: CharacterId, points: number): void {
  const person = personOf(play.model, id);
  const left = Math.max(person.hp, Math.min(mostHp(play.model, person), person.hp + points));
  if (person.at === null || left === person.hp) return;
  change(play, id, { hp: left });
  play.emit({ kind: 'regained', who: id, points: left - person.hp, left });
  if (person.downSince !== null && left >= 1) rise(play, id);
}

export function rise(play: ReignPlay, id: CharacterId): void {
  change(play, id, { downSince: null, points: 0 });
  play.emit({ kind: 'rose', who: id });
}

/** The swarm's front figure is not lit or poisoned again while it is (REIGN-157, REIGN-161). */
export function poison(play: ReignPlay, id: CharacterId): void {
  const person = personOf(play.model, id);
  if (person.at === null || person.isPoisoned || person.isImmaterial || isWarded(person, 'poison')) return;
  change(play, id, { isPoisoned: true, owed: person.owed - 1 });
  play.emit({ kind: 'poisoned', who: id });
}

export function cure(play: ReignPlay, id: CharacterId): void {
  if (!personOf(play.model, id).isPoisoned) return;
  change(play, id, { isPoisoned: false });
  play.emit({ kind: 'cured', who: id });
}

/** Lava: a swarm with all its figures; what they carried is gone with them (REIGN-235). */
export function drown(play: ReignPlay, id: CharacterId): void {
  const person = personOf(play.model, id);
  change(play, id, { pack: [], hands: [null, null], worn: null });
  if (person.side === 'heroes') {
    play.emit({ kind: 'died', who: id });
    return remove(play, id, 'loses');
  }
  for (let left = 1 + person.rear.length; left > 0; left--) kill(play, personOf(play.model, id));
}
