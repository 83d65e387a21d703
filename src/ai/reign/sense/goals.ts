import {
  doorAt,
  HOLDINGS,
  indexOf,
  isAble,
  isDown,
  isHero,
  isShut,
  levelOf,
  markedExit,
  mostHp,
  personOf,
  questOf,
  spellOf,
  thingOf,
  wayDown,
  zoneOfSquare,
  type Person,
  type Square,
} from '../../../rules/reign';
import type { Explorer } from '../minds';
import { FAR } from './flood';
import type { Look } from './look';

/** Somewhere to be: what it is worth to be there, and how much each step that is left takes of it. */
export interface Goal {
  readonly steps: Int16Array;
  readonly worth: number;
  readonly slope: number;
}

/** What may lie in something, in hit points. */
const LOOT: Readonly<Record<string, number>> = { chest: 5, rack: 4.5, bookcase: 4, barrel: 4, table: 3, tomb: 1 };
/** Who is near enough to be there when a door is opened. */
const NEAR = 5;
/** However much is missing, every so many rounds a door is opened all the same. */
const RESTLESS = 4;

const MAIN = 60;
/** However far the next door is, it draws. */
const ONWARD = 40;

/** Elements that are still worth a hand. */
const closed = ({ model }: Look, kinds: readonly string[]) =>
  model.board.elements.filter(({ id, kind }) => kinds.includes(kind) && !model.rummaged.includes(id));

/** Nothing hurries them. */
export const hasTime = ({ model: { quest } }: Look): boolean => quest === null || questOf(quest.id).rounds === null;

/** Where the quest is fulfilled, as far as that is in sight. */
function mainGoals(look: Look): readonly Goal[] {
  const { model, ground } = look;
  const { quest } = model;
  if (quest === null || look.who.side !== 'heroes') return [];
  const to = (squares: readonly (Square | null)[], slope: number): readonly Goal[] =>
    squares.map((square) => ({ steps: look.stepsFrom(indexOf(ground, square)), worth: MAIN, slope }));
  if (quest.id === 'quest:pest-control')
    return to(
      closed(look, ['well']).map(({ at }) => at),
      1.6,
    );
  if (quest.id === 'quest:journey-into-shadow') {
    const down = wayDown(model);
    return down === null ? [] : to([down], 2);
  }
  if (quest.id === 'quest:fabulous-treasure') {
    const chests = closed(look, ['chest']).filter(({ at }) => zoneOfSquare(at) === quest.mainZone);
    return to(
      chests.map(({ at }) => at),
      look.isInFight ? 0.5 : 1.2,
    );
  }
  const { orb } = quest;
  if (orb === null || orb === 'won') return [];
  if (typeof orb === 'object') return to([orb.at], 1.5);
  // A nimble hand is worth more than a strong arm.
  const isDeft = levelOf(model, look.who, 'dexterity') > 5;
  return to([model.people[orb]?.at ?? null], isDeft ? 1.2 : 0.7);
}

const canHeal = ({ pack, spells, mends }: Person): boolean =>
  pack.some(({ thing }) => thing === 'potion:healing' || thing === 'potion:curing') ||
  spells.some((id) => spellOf(id).amount !== null && (id === 'spell:mend' ? mends < 5 : id === 'spell:patch-up'));

/** Somebody is badly off whom somebody near can still help. */
const isAiling = (look: Look): boolean =>
  look.party.some((one) => one.hp < mostHp(look.model, one) * 0.5) && look.party.some((one) => canHeal(one));

/** An exit that nobody has opened yet, as the party sees it. */
export interface WayOut {
  readonly square: Square;
  readonly steps: Int16Array;
  /** Everybody who should be there is, with points left for what comes. */
  readonly isReady: boolean;
}

/** A lock that is known makes it dearer. */
function lockCost(look: Look, square: Square): number {
  const door = doorAt(look.model, square);
  if (door === null || !door.isTried || !door.isLocked) return 0;
  return door.kind === 'standard' ? 4 : door.kind === 'armoured' ? 12 : 30;
}

function isReadyAt(look: Look, steps: Int16Array, { isPatient }: Explorer): boolean {
  const { model, ground, who } = look;
  if (!isPatient || model.round % RESTLESS === 0) return true;
  const able = look.party.filter(isAble);
  const near = able.filter(({ at }) => (steps[indexOf(ground, at)] ?? FAR) <= NEAR);
  if (!hasTime(look)) return near.length * 2 >= able.length;
  const fresh = near.filter(({ id }) => id === who.id || model.toAct.includes(id));
  return near.length === able.length && fresh.length * 2 >= able.length && !isAiling(look);
}

/** What was sought lay deep: the last zone is gone on from first. */
const DEEPER = 6;

/** The next exit: the fresh boot-prints if there are any, else whatever is nearest to all. */
export function wayOut(look: Look, head: Explorer): WayOut | null {
  const { model, ground } = look;
  const { board, quest } = model;
  if (quest === null || look.who.side !== 'heroes') return null;
  // Beyond the quest's own zone there is nothing to look for.
  const isFound = board.zones.some((_, zone) => zone === quest.mainZone);
  if (isFound) return null;
  const marked = markedExit(model);
  const shut = board.doors.filter((door) => isShut(door) && !board.unlaid.includes(door.at)).map(({ at }) => at);
  const ranked = [...board.unlaid, ...shut].map((square) => {
    const steps = look.stepsFrom(indexOf(ground, square));
    const walks = look.party.map(({ at }) => steps[indexOf(ground, at)] ?? FAR).filter((walk) => walk < FAR);
    const mean = walks.reduce((sum, walk) => sum + walk, 0) / Math.max(1, walks.length);
    const isDeepest = zoneOfSquare(square) === board.zones.length - 1;
    const trouble = lockCost(look, square) + (shut.includes(square) ? 40 : 0) - (isDeepest ? DEEPER : 0);
    const cost = walks.length === 0 ? FAR : mean + trouble - (square === marked ? 100 : 0);
    return { square, steps, cost };
  });
  const [best] = ranked.filter(({ cost }) => cost < FAR).sort((a, b) => a.cost - b.cost || a.square - b.square);
  return best === undefined ? null : { ...best, isReady: isReadyAt(look, best.steps, head) };
}

/** Who of the party is the nearest to it; of equals the first. */
function isNearest(look: Look, steps: Int16Array): boolean {
  const own = steps[look.at] ?? FAR;
  return look.party.every((one) => {
    const walk = steps[indexOf(look.ground, one.at)] ?? FAR;
    return one.id === look.who.id || own < walk || (own === walk && look.who.id < one.id);
  });
}

function lootGoals(look: Look): readonly Goal[] {
  if (!isHero(look.who) || !hasTime(look)) return [];
  return closed(look, Object.keys(LOOT)).flatMap(({ kind, at }) => {
    if (HOLDINGS[kind] === undefined) return [];
    const steps = look.stepsFrom(indexOf(look.ground, at));
    return isNearest(look, steps) ? [{ steps, worth: ONWARD + LURE + (LOOT[kind] ?? 0), slope: 0.5 }] : [];
  });
}
/** What lies by the way is fetched before going on. */
const LURE = 4;

const carriesHelp = (look: Look): boolean =>
  look.who.pack.some(({ thing }) => thingOf(thing).kind === 'potion') || canHeal(look.who);

/** Those who lie there, for whoever can help them. */
const rescueGoals = (look: Look): readonly Goal[] =>
  carriesHelp(look)
    ? look.friends.filter(isDown).map((friend) => ({ steps: look.walkOf(friend), worth: 20, slope: 1.2 }))
    : [];

/** Foes are gone to as well, by whoever strikes from nearby. */
const foeGoals = (look: Look): readonly Goal[] =>
  look.foes.map((foe) => ({ steps: look.walkOf(foe), worth: 20, slope: look.who.side === 'heroes' ? 0.5 : 1 }));

/** Everything that draws somebody anywhere. */
export function goalsOf(look: Look, head: Explorer, out: WayOut | null): readonly Goal[] {
  const main = [...mainGoals(look), ...rescueGoals(look)];
  const isHurried = !hasTime(look);
  const onward = out === null ? [] : [{ steps: out.steps, worth: ONWARD, slope: isHurried ? 1 : 0.5 }];
  // Against the clock a fight is something to get past.
  if (look.isInFight) return [...main, ...foeGoals(look), ...(isHurried ? onward : [])];
  return [...main, ...onward, ...(head.isThrifty ? lootGoals(look) : []), ...together(look)];
}

/** Where nothing draws anybody, to the leader of the party. */
function together(look: Look): readonly Goal[] {
  const [first] = look.model.leaders.map((id) => personOf(look.model, id)).filter(({ at }) => at !== null);
  return first === undefined || first.id === look.who.id ? [] : [{ steps: look.walkOf(first), worth: 1, slope: 0.05 }];
}

/** How much of what it wants is near. */
export const drawOf = (goals: readonly Goal[], square: number): number =>
  goals.reduce((most, { steps, worth, slope }) => {
    const walk = steps[square] ?? FAR;
    return walk >= FAR ? most : Math.max(most, worth - slope * walk);
  }, 0);
