import { groundFor, indexOf } from '../model/places';
import type { Person, Reign } from '../model/model';
import { kindOf, personOf } from '../model/people';
import type { ReignPlay } from '../model/types';
import type { DeedAsk } from '../../machine';
import type { CharacterId } from '../words/characters';
import type { ReignDeed } from '../words/deeds';
import { isHeldBack } from './held';
import { CAREFUL, doorToward, firstStep, nearestTo, walksOf, type Regardless } from './paths';
import { besides, isPowerfulBetter, preferred, targetsOf, worthy, type Choice } from './targets';

export interface Decision {
  readonly deed: ReignDeed;
  readonly rule: string;
}

/** What is as good as the rest is drawn (REIGN-333). */
export const drawn = <T>(play: ReignPlay, options: readonly T[]): T | undefined =>
  options.length < 2 ? options[0] : play.shuffle('play', options)[0];

class Mind {
  readonly model: Reign;
  readonly targets: readonly Person[];
  readonly from: number;

  constructor(
    readonly play: ReignPlay,
    readonly who: Person,
    readonly ask: DeedAsk<ReignDeed>,
  ) {
    this.model = play.model;
    this.targets = targetsOf(play.model, who);
    this.from = indexOf(groundFor(play.model), who.at);
  }

  /** By what it is called; null: it is not to be done. */
  deed(id: string, rule: string): Decision | null {
    const deed = this.ask.deeds.find((one) => one.id === id);
    return deed === undefined ? null : { deed, rule };
  }

  ofKind(kind: ReignDeed['kind'], rule: string): Decision | null {
    const deed = drawn(
      this.play,
      this.ask.deeds.filter((one) => one.kind === kind),
    );
    return deed === undefined ? null : { deed, rule };
  }

  strike(target: Person): Decision | null {
    const isPowerful = isPowerfulBetter(this.model, this.who, target);
    const powerful = isPowerful ? this.deed(`powerful:${target.id}`, 'REIGN-331') : null;
    return powerful ?? this.deed(`melee:${target.id}`, 'REIGN-332');
  }

  /** The one action of the way there, walked or run as it comes out cheapest. */
  step(how: Regardless, end: number, rule: string): Decision | null {
    if (this.who.isHalted) return null;
    const step = firstStep(this.model, walksOf(this.model, this.who, how), end);
    const deed = this.ask.deeds.find(
      (one) => (one.kind === 'walk' || one.kind === 'run') && one.to === step?.to && one.cost === step.cost,
    );
    return deed === undefined ? null : { deed, rule };
  }
}

/** Whom it can come beside with how many points; those who are beside already among them. */
function choices({ model, who, targets, from }: Mind, how: Regardless): readonly (Choice & { readonly end: number })[] {
  const ways = walksOf(model, who, how);
  const ground = groundFor(model);
  return targets.flatMap((target) => {
    const goal = nearestTo(ground, ways, from, target.at);
    return goal === null ? [] : [{ target, cost: goal.cost, end: goal.end }];
  });
}

/** A target beside it, or one it would rather have and can get at without a test (REIGN-331 (2), REIGN-332). */
function fight(mind: Mind): Decision | null {
  const { model, who, play } = mind;
  const near = besides(model, mind.from, mind.targets).map((target): Choice => ({ target, cost: 0 }));
  const within = choices(mind, CAREFUL).filter(({ cost }) => cost + 1 <= who.points);
  const wanted = drawn(play, preferred(who, worthy(model, within)));
  const isFree = !isHeldBack(model, who) && !who.isHalted;
  if (wanted !== undefined && wanted.cost > 0 && (near.length === 0 || isFree)) {
    const go = mind.step(CAREFUL, within.find(({ target }) => target.id === wanted.target.id)?.end ?? -1, 'REIGN-331');
    if (go !== null) return go;
  }
  const struck = drawn(play, preferred(who, worthy(model, near)));
  return struck === undefined ? null : mind.strike(struck.target);
}

/** An incomplete swarm that can strike nobody (REIGN-163, REIGN-331). */
const gather = (mind: Mind): Decision | null =>
  mind.who.rear.length + 1 < (kindOf(mind.who)?.swarm ?? 1) ? mind.ofKind('join', 'REIGN-163') : null;

/** To the nearest it can walk to, whoever lies there last (REIGN-331 (3)). */
function approach(mind: Mind, how: Regardless): Decision | null {
  const all = choices(mind, how);
  const nearest = (some: readonly (Choice & { readonly end: number })[]) =>
    drawn(mind.play, preferred({ ...mind.who, lastWoundedBy: null }, worthy(mind.model, some)));
  const found = nearest(all);
  const end = all.find(({ target }) => target.id === found?.target.id)?.end;
  return end === undefined || end === mind.from ? null : mind.step(how, end, 'REIGN-331');
}

/** Through a closed door between laid zones, for a point (REIGN-331, REIGN-334). */
function throughDoor(mind: Mind): Decision | null {
  const ways = walksOf(mind.model, mind.who, CAREFUL);
  const found = doorToward(mind.model, mind.who, ways, mind.targets);
  if (found === null) return null;
  if (found.beside.end !== mind.from) return mind.step(CAREFUL, found.beside.end, 'REIGN-334');
  return (
    mind.ask.deeds
      .filter((one) => one.kind === 'open' && one.door === found.door)
      .map((deed) => ({ deed, rule: 'REIGN-334' }))[0] ?? null
  );
}

/** Barred by characters alone: to the free square from which the rest is shortest (REIGN-331 (4)). */
function edgeUp(mind: Mind): Decision | null {
  const { model, who, from } = mind;
  const boldly = { ofSpikes: false, ofPeople: true };
  // From where the targets stand: a way back is as long as the way there.
  const back = mind.targets.map((target) => ({ ways: walksOf(model, { ...who, at: target.at }, boldly) }));
  const rest = (start: number): number => Math.min(...back.map(({ ways: home }) => home.costTo(start)), Infinity);
  const ways = walksOf(model, who, CAREFUL);
  const now = rest(from);
  const within = ways.ends.filter((end) => ways.costTo(end) <= who.points);
  const ranked = within.map((end) => ({ end, left: rest(end) })).filter(({ left }) => left < now);
  const least = Math.min(...ranked.map(({ left }) => left), Infinity);
  const best = drawn(
    mind.play,
    ranked.filter(({ left }) => left === least),
  );
  return best === undefined ? null : mind.step(CAREFUL, best.end, 'REIGN-331');
}

const stay = (mind: Mind): Decision => {
  const [end] = mind.ask.deeds.filter(({ kind }) => kind === 'end');
  if (end === undefined) throw new Error(`${mind.who.id} cannot end`);
  return { deed: end, rule: 'REIGN-331' };
};

/** Chosen anew for every point, as the rules have it (REIGN-331, REIGN-332). */
export function decide(play: ReignPlay, id: CharacterId, ask: DeedAsk<ReignDeed>): Decision {
  const who = personOf(play.model, id);
  const mind = new Mind(play, who, ask);
  const free = mind.deed('breakFree', 'REIGN-331');
  if (free !== null) return free;
  if (who.duel !== null) {
    const [partner] = mind.targets;
    return (partner === undefined ? null : mind.strike(partner)) ?? mind.ofKind('advance', 'REIGN-144') ?? stay(mind);
  }
  return (
    fight(mind) ??
    gather(mind) ??
    approach(mind, CAREFUL) ??
    throughDoor(mind) ??
    approach(mind, { ofSpikes: true, ofPeople: false }) ??
    edgeUp(mind) ??
    stay(mind)
  );
}
