import { withoutPiece, withRoom } from '../changes';
import type { Catacombs } from '../model';
import type { MonsterPiece } from '../piece';
import { monstersOf, roomOf } from '../queries';
import type { Stack } from '../room';
import type { PieceId } from '../../words/openIds';

/** So many on one disc bite (VERM-141). */
export const SWARM_SIZE = 3;

export const stacksOf = (model: Catacombs): readonly Stack[] => roomOf(model).stacks ?? [];

export const stackOn = (model: Catacombs, id: PieceId): readonly MonsterPiece[] =>
  stacksOf(model).find(({ on }) => on === id)?.monsters ?? [];

/** Those on the board, and those that sit on somebody: they count as monsters in the room too (VERM-150). */
export const monstersInRoom = (model: Catacombs): readonly MonsterPiece[] => [
  ...monstersOf(model),
  ...stacksOf(model).flatMap(({ monsters }) => monsters),
];

/** From the board onto a hero or an Ally (VERM-139): it moves along, and nothing touches it (VERM-150). */
export function stacked(model: Catacombs, monster: MonsterPiece, on: PieceId): Catacombs {
  const others = stacksOf(model).filter((stack) => stack.on !== on);
  const stack = { on, monsters: [...stackOn(model, on), monster] };
  return withRoom(withoutPiece(model, monster.id), { stacks: [...others, stack] });
}

export const withoutStack = (model: Catacombs, id: PieceId): Catacombs =>
  withRoom(model, { stacks: stacksOf(model).filter(({ on }) => on !== id) });
