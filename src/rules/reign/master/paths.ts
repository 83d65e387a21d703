import { BARRED, CROSSED, FREE, isSquarelyBeside, reaches, SHUNNED, waysFrom, type Ground, type Ways } from '../grid';
import type { Board, Person, Reign } from '../model/model';
import { canFly, everybody, kindOf } from '../model/people';
import { groundFor, indexOf, isShut, squareOf, trafficFor } from '../model/places';
import type { Square } from '../words/squares';

/** Far more than any way takes. */
const ENDLESS = 999;

/** What is not in its way: traps of the catacombs, characters, closed doors. */
export interface Regardless {
  readonly ofSpikes: boolean;
  readonly ofPeople: boolean;
}

export const CAREFUL: Regardless = { ofSpikes: false, ofPeople: false };

function trafficOf(model: Reign, who: Person, { ofSpikes, ofPeople }: Regardless): Uint8Array {
  const ground = groundFor(model);
  const traffic = trafficFor(model, who);
  if (ofPeople) {
    for (const { at } of everybody(model)) {
      const index = indexOf(ground, at);
      if (index >= 0 && (traffic[index] === CROSSED || traffic[index] === BARRED)) traffic[index] = FREE;
    }
  }
  for (const { kind, at } of model.traps) {
    const index = indexOf(ground, at);
    // Nobody ends a way where it would have to suffer for it.
    if (index >= 0 && traffic[index] === SHUNNED) traffic[index] = ofSpikes && kind === 'spikes' ? FREE : BARRED;
  }
  return traffic;
}

const strideOf = (who: Person): number => (kindOf(who)?.canRun === false ? 1 : 2);

/** All that it could walk to in any number of turns; what flies goes the same ways (REIGN-331, REIGN-335). */
export function walksOf(model: Reign, who: Person, how: Regardless, ground = groundFor(model)): Ways {
  // Onto spikes it walks: at a run nobody dodges them (REIGN-216).
  const stride = how.ofSpikes ? 1 : canFly(who) ? 2 : strideOf(who);
  return waysFrom(ground, indexOf(ground, who.at), { traffic: trafficOf(model, who, how), stride, points: ENDLESS });
}

export interface Goal {
  readonly end: number;
  readonly cost: number;
}

/** The cheapest square from which it may strike; where it stands costs nothing. */
export function nearestTo(ground: Ground, ways: Ways, from: number, target: Square | null): Goal | null {
  const other = indexOf(ground, target);
  if (other < 0) return null;
  if (reaches(ground, from, other)) return { end: from, cost: 0 };
  return ways.ends
    .filter((end) => reaches(ground, end, other))
    .map((end) => ({ end, cost: ways.costTo(end) }))
    .reduce<Goal | null>((best, one) => (best === null || one.cost < best.cost ? one : best), null);
}

const opened = new WeakMap<Board, Ground>();

/** The ground as it would be with every door between laid zones open. */
export function openGround(model: Reign): Ground {
  const { board } = model;
  const known = opened.get(board);
  if (known !== undefined) return known;
  const doors = board.doors.map((door) => (board.unlaid.includes(door.at) ? door : { ...door, isOpen: true }));
  const ground = groundFor({ board: { ...board, doors } });
  opened.set(board, ground);
  return ground;
}

/** Closed doors between zones that are laid, which it has the keys of (REIGN-334). */
const doorsToOpen = ({ board }: Reign): readonly Square[] =>
  board.doors.flatMap((door) => (isShut(door) && !board.unlaid.includes(door.at) ? [door.at] : []));

export interface DoorWay {
  readonly door: Square;
  readonly beside: Goal;
  readonly cost: number;
}

/** The door by which the way to a target is shortest, and where it is opened from. */
export function doorToward(model: Reign, who: Person, ways: Ways, targets: readonly Person[]): DoorWay | null {
  const ground = groundFor(model);
  const open = openGround(model);
  const from = indexOf(ground, who.at);
  const ends = [from, ...ways.ends];
  return doorsToOpen(model).reduce<DoorWay | null>((best, door) => {
    const at = indexOf(ground, door);
    const beside = ends
      .filter((end) => isSquarelyBeside(ground, end, at))
      .map((end) => ({ end, cost: ways.costTo(end) }))
      .reduce<Goal | null>((least, one) => (least === null || one.cost < least.cost ? one : least), null);
    if (beside === null) return best;
    const beyond = walksOf(model, { ...who, at: door }, { ofSpikes: true, ofPeople: true }, open);
    const rest = targets.map((one) => nearestTo(open, beyond, indexOf(open, door), one.at)?.cost ?? Infinity);
    const cost = beside.cost + 1 + Math.min(...rest, Infinity);
    return cost < (best?.cost ?? Infinity) ? { door, beside, cost } : best;
  }, null);
}

/** The first action of the way to a square. */
export function firstStep(
  model: Reign,
  ways: Ways,
  end: number,
): { readonly to: Square; readonly cost: number } | null {
  const [leg] = ways.legsTo(end);
  const last = leg?.squares[leg.squares.length - 1];
  return leg === undefined || last === undefined ? null : { to: squareOf(groundFor(model), last), cost: leg.cost };
}
