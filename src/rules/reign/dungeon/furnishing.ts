import { HOLDINGS } from '../content/elements';
import type { ReignPlay } from '../model/types';
import type { ElementKind, TrapKind } from '../words/elements';
import type { Square } from '../words/squares';
import { isSound, shutBy, wallsOf, type Floor, type Placed } from './floor';

const apart = (a: Square, b: Square): number =>
  Math.max(Math.abs((a % 16) - (b % 16)), Math.abs(Math.floor((a % 256) / 16) - Math.floor((b % 256) / 16)));

/** By a wall and away from the ways in and out, in an order of chance; where none is left, anywhere (REIGN-329). */
function ordered(play: ReignPlay, floor: Floor): readonly Square[] {
  const all = play.shuffle('setup', floor.squaresOf('.'));
  const doorways = [floor.entrance, ...floor.exits];
  const good = all.filter(
    (square) =>
      floor.straight(square).some((one) => floor.isWall(one)) && doorways.every((door) => apart(door, square) > 1),
  );
  return [...good, ...all.filter((square) => !good.includes(square))];
}

const ROW = 16;
const onFarWall = (square: Square): boolean => Math.floor((square % 256) / ROW) === 1;

/** Each at the first square that leaves all ways open; what finds none is left out (REIGN-325, REIGN-329). */
export function furnished(
  play: ReignPlay,
  floor: Floor,
  fixed: readonly Placed[],
  kinds: readonly ElementKind[],
  isLaboratory: boolean,
): readonly Placed[] {
  const squares = ordered(play, floor);
  return kinds.reduce<readonly Placed[]>((placed, kind) => {
    const free = squares.filter((square) => !placed.some(({ at }) => at === square));
    const wanted =
      isLaboratory && kind === 'chest'
        ? [...free.filter(onFarWall), ...free.filter((square) => !onFarWall(square))]
        : free;
    const at = wanted.find((square) => isSound(floor, [...placed, { kind, at: square }]));
    return at === undefined ? placed : [...placed, { kind, at }];
  }, fixed);
}

const isCorner = (floor: Floor, square: Square): boolean => floor.around(square).length === 3;

/** Of the outer wall, no corner, straight beside floor that can be walked to; no cell, no exit (REIGN-329). */
export function breachesOf(floor: Floor, elements: readonly Placed[]): readonly Square[] {
  const steps = floor.stepsFrom(floor.entrance, shutBy(elements), wallsOf(elements));
  return floor.squaresOf('#').filter((square) => {
    const isOuter = floor.around(square).length < 8;
    const inside = floor.straight(square).filter((one) => !floor.isWall(one));
    const isByFloor = inside.some((one) => floor.at(one) === '.' && steps.has(one));
    return isOuter && !isCorner(floor, square) && isByFloor;
  });
}

/** Squares of the shortest ways from the entrance to exits and containers, doorways left out. */
function pathsOf(floor: Floor, elements: readonly Placed[]): readonly (readonly Square[])[] {
  const [shut, walls] = [shutBy(elements), wallsOf(elements)];
  const steps = floor.stepsFrom(floor.entrance, shut, walls);
  const containers = elements.filter(({ kind }) => HOLDINGS[kind] !== undefined).map(({ at }) => at);
  const doorways = [floor.entrance, ...floor.exits];
  return [...floor.exits, ...containers].flatMap((goal) => {
    const ends = steps.has(goal) ? [goal] : floor.around(goal).filter((one) => steps.has(one));
    const [end] = [...ends].sort((a, b) => (steps.get(a) ?? 0) - (steps.get(b) ?? 0));
    if (end === undefined) return [];
    const path: Square[] = [];
    for (let at: Square | undefined = end; at !== undefined && at !== floor.entrance;) {
      const from: Square = at;
      if (!doorways.includes(from)) path.push(from);
      // Back by a step that leads there, not only a square that lies beside it.
      at = floor
        .around(from)
        .find(
          (one) => steps.get(one) === (steps.get(from) ?? 0) - 1 && floor.stepsFrom(one, shut, walls).get(from) === 1,
        );
    }
    return path.length === 0 ? [] : [path];
  });
}

export interface Snare {
  readonly kind: TrapKind;
  readonly at: Square;
}

/** On a way of its own, if one is left; a hole that would cut something off becomes spikes (REIGN-329). */
export function snared(
  play: ReignPlay,
  floor: Floor,
  elements: readonly Placed[],
  kinds: readonly TrapKind[],
): readonly Snare[] {
  let paths = pathsOf(floor, elements);
  const taken = new Set(elements.map(({ at }) => at));
  const snares: Snare[] = [];
  const isFree = (square: Square): boolean =>
    floor.at(square) === '.' &&
    !taken.has(square) &&
    !snares.some(({ at }) => at === square) &&
    !(floor.zone === 0 && floor.straight(square).includes(floor.entrance));
  const holes = (): readonly Square[] => snares.filter(({ kind }) => kind === 'hole').map(({ at }) => at);
  const canBeHole = (square: Square): boolean =>
    !floor.straight(square).includes(floor.entrance) && isSound(floor, elements, [...holes(), square]);
  for (const kind of kinds) {
    const path = paths.length === 0 ? undefined : paths[play.drawBelow('setup', paths.length)];
    paths = paths.filter((one) => one !== path);
    const squares = play.shuffle('setup', path ?? floor.squaresOf('.')).filter(isFree);
    const wider = path === undefined ? [] : play.shuffle('setup', floor.squaresOf('.')).filter(isFree);
    const pit = kind === 'hole' ? squares.find(canBeHole) : undefined;
    const at = pit ?? squares[0] ?? wider[0];
    if (at !== undefined) snares.push({ kind: pit === undefined ? 'spikes' : kind, at });
  }
  return snares;
}
