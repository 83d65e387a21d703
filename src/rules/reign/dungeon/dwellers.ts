import { creatureOf } from '../content/creatures';
import { HOLDINGS } from '../content/elements';
import { distanceOf, hasFlag, DOORWAY, BRIDGE } from '../grid';
import { withNewcomer } from '../model/made';
import type { Reign } from '../model/model';
import { everybody, isHero } from '../model/people';
import { groundFor, indexOf, isFreeSquare, squareOf, trapAt } from '../model/places';
import type { ReignPlay } from '../model/types';
import { throwAmount } from '../moments/throws';
import { dice } from '../content/amounts';
import type { CharacterId } from '../words/characters';
import type { CreatureId } from '../words/creatures';
import type { Encounter } from '../words/quests';
import { rowOf, zoneOfSquare, type Square } from '../words/squares';

/** Who it is by the table of the quest, and how many (REIGN-252, REIGN-253). */
export function encountered(play: ReignPlay, table: readonly Encounter[]): { is: CreatureId; count: number } | null {
  const found = table[throwAmount(play, null, 'encounter', dice(1))];
  return found === undefined ? null : { is: found.is, count: throwAmount(play, null, 'encounter', found.count) };
}

/** In a chapel nobody undead or demonic: thrown once more, then left out (REIGN-233). */
export function encounteredIn(
  play: ReignPlay,
  table: readonly Encounter[],
  isHoly: boolean,
): { is: CreatureId; count: number } | null {
  const isBarred = (one: { is: CreatureId } | null): boolean =>
    isHoly && one !== null && creatureOf(one.is).keyword !== null;
  const first = encountered(play, table);
  if (!isBarred(first)) return first;
  const second = encountered(play, table);
  return isBarred(second) ? null : second;
}

/** Groups of as many as share a square, the last of the remainder (REIGN-165). */
export function groupsOf(is: CreatureId, count: number): readonly number[] {
  const { swarm } = creatureOf(is);
  return Array.from({ length: Math.ceil(count / swarm) }, (_, group) => Math.min(swarm, count - group * swarm));
}

export interface Where {
  /** At least so far from every hero. */
  readonly away: number;
  /** Within so many squares of this one. */
  readonly near: { readonly at: Square; readonly within: number } | null;
  readonly isAllowed: (square: Square) => boolean;
}

export const ANYWHERE: Where = { away: 3, near: null, isAllowed: () => true };

/** Of the lava bridge only what lies beyond (REIGN-318). */
export const beyondBridge = (square: Square): boolean => rowOf(square) < 3;

function floorOf(model: Reign, zone: number, { near, isAllowed }: Where): readonly number[] {
  const ground = groundFor(model);
  return [...ground.squares.keys()].filter((index) => {
    const square = squareOf(ground, index);
    if (zoneOfSquare(square) !== zone || hasFlag(ground, index, DOORWAY | BRIDGE) || !isAllowed(square)) return false;
    const isNear = near === null || distanceOf(ground, indexOf(ground, near.at), index) <= near.within;
    return isNear && isFreeSquare(model, index) && trapAt(model, square)?.state !== 'set';
  });
}

/** Not in a cell: those have doors of their own. */
const isInCell = (model: Reign, square: Square): boolean =>
  model.quest?.cells.some(({ at }) => at === square) === true || (model.quest?.allCells.includes(square) ?? false);

/** Far from the heroes, then not straight beside one another, then near what is to be guarded (REIGN-330). */
function placeFor(play: ReignPlay, zone: number, where: Where, placed: readonly Square[]): Square | null {
  const { model } = play;
  const ground = groundFor(model);
  const heroes = everybody(model).filter((one) => isHero(one) && one.at !== null);
  const awayOf = (index: number): number =>
    heroes.reduce((least, { at }) => Math.min(least, distanceOf(ground, index, indexOf(ground, at))), Infinity);
  const goals = model.board.elements
    .filter(({ kind, at }) => zoneOfSquare(at) === zone && (HOLDINGS[kind] !== undefined || kind === 'well'))
    .map(({ at }) => indexOf(ground, at));
  const ofGoal = (index: number): number =>
    goals.reduce((least, goal) => Math.min(least, distanceOf(ground, index, goal)), goals.length === 0 ? 0 : Infinity);
  const isCrowded = (index: number): number =>
    placed.some((at) => {
      const other = indexOf(ground, at);
      const across = Math.abs((ground.x[index] ?? 0) - (ground.x[other] ?? 0));
      return across + Math.abs((ground.y[index] ?? 0) - (ground.y[other] ?? 0)) === 1;
    })
      ? 1
      : 0;
  const free = play
    .shuffle('setup', floorOf(model, zone, where))
    .filter((index) => !isInCell(model, squareOf(ground, index)));
  const far = free.filter((index) => awayOf(index) >= where.away);
  const ranked =
    far.length > 0
      ? [...far].sort((a, b) => isCrowded(a) - isCrowded(b) || ofGoal(a) - ofGoal(b))
      : [...free].sort((a, b) => awayOf(b) - awayOf(a));
  const [best] = ranked;
  return best === undefined ? null : squareOf(ground, best);
}

/** They come onto the board, as many as there is room for. */
export function placed(
  play: ReignPlay,
  zone: number,
  { is, count }: { readonly is: CreatureId; readonly count: number },
  where: Where,
): readonly CharacterId[] {
  const squares: Square[] = [];
  return groupsOf(is, count).flatMap((figures) => {
    const at = placeFor(play, zone, where, squares);
    if (at === null) return [];
    squares.push(at);
    return [appear(play, is, figures, at)];
  });
}

/** One more GM character on the board. */
export function appear(play: ReignPlay, is: CreatureId, figures: number, at: Square): CharacterId {
  const { model, id } = withNewcomer(play.model, { is, side: 'master', seat: play.model.setup.master, at, figures });
  play.change(model);
  play.emit({ kind: 'appeared', who: id, what: is, figures, at });
  return id;
}
