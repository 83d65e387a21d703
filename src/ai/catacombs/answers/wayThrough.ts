import type { OptionId } from '../../../rules/machine';
import {
  type CardId,
  cardOf,
  type Catacombs,
  type Direction,
  DIRECTIONS,
  fullLifeOf,
  HEALING_TOUCH,
  type Labyrinth,
  neighbourOf,
  OPPOSITE,
} from '../../../rules/catacombs';
import type { Dice } from '../../core';
import { choice, type Answered } from './answered';

/** What it costs to go through a room again: half its monsters wait in it. */
const FIGHT_AGAIN = 4;
const SHOP_AGAIN = 0.5;
/** The way is long: a new room that lies farther from the entrance is worth as much of a detour for each step. */
const ONWARD = 1;
/** With less of its lives than this a party turns to a Healer it knows, if one fight is all that lies between. */
const HURT = 0.55;
const FARTHEST_HEALER = FIGHT_AGAIN + SHOP_AGAIN;

/** Whether the heroes may think so, by all that they have seen: an unknown card may have a door anywhere. */
function mayLead(model: Catacombs, maze: Labyrinth, at: number, direction: Direction): number | null {
  const to = neighbourOf(maze, at, direction);
  if (to === null) return null;
  const hasDoor = (from: number, way: Direction): boolean => {
    const space = maze.spaces[from];
    const isBarred = maze.barred?.some((door) => door.at === from && door.direction === way) ?? false;
    return !isBarred && Boolean(space && (!space.isFaceUp || cardOf(model, space.card).exits.includes(way)));
  };
  return hasDoor(at, direction) && hasDoor(to, OPPOSITE[direction]) ? to : null;
}

const isFight = (model: Catacombs, card: CardId): boolean => cardOf(model, card).kind === 'combat';

function costAgain(model: Catacombs, maze: Labyrinth, at: number): number {
  const space = maze.spaces[at];
  if (!space?.isExplored) return 0;
  return isFight(model, space.card) ? FIGHT_AGAIN : SHOP_AGAIN;
}

/** What it costs to get to each place by way of this neighbour; beyond a new room nothing is known. */
function costsBy(model: Catacombs, maze: Labyrinth, first: number): ReadonlyMap<number, number> {
  const costs = new Map([[first, costAgain(model, maze, first)]]);
  const open = [first];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    if (!maze.spaces[at]?.isExplored) continue;
    for (const direction of DIRECTIONS) {
      const to = mayLead(model, maze, at, direction);
      if (to === null || to === maze.at) continue;
      const cost = (costs.get(at) ?? 0) + costAgain(model, maze, to);
      if (cost >= (costs.get(to) ?? Infinity)) continue;
      costs.set(to, cost);
      open.push(to);
    }
  }
  return costs;
}

const stepsFromTheStart = ({ columnCount }: Labyrinth, at: number): number =>
  (at % columnCount) + Math.floor(at / columnCount);

/** How well this direction leads to a room that is new; the smaller the better. */
function costOfNews(maze: Labyrinth, costs: ReadonlyMap<number, number>): number {
  const news = [...costs].filter(([at]) => maze.spaces[at]?.isExplored === false);
  return Math.min(Infinity, ...news.map(([at, cost]) => cost - ONWARD * stepsFromTheStart(maze, at)));
}

function costOfHealing(model: Catacombs, maze: Labyrinth, costs: ReadonlyMap<number, number>): number {
  const healers = [...costs].filter(([at]) => {
    const space = maze.spaces[at];
    return space?.isExplored === true && cardOf(model, space.card).kind === 'healer';
  });
  return Math.min(Infinity, ...healers.map(([, cost]) => cost));
}

function wantsHealing(model: Catacombs): boolean {
  const heroes = Object.values(model.heroes);
  const share = heroes.reduce((sum, { id, life }) => sum + life / fullLifeOf(model.setup, id), 0) / heroes.length;
  const gold = heroes.reduce((sum, hero) => sum + (hero.life > 0 ? hero.gold : 0), 0);
  return share < HURT && gold >= HEALING_TOUCH.price * 2;
}

interface Way {
  readonly direction: Direction;
  readonly costs: ReadonlyMap<number, number>;
}

const cheapest = (ways: readonly Way[], costOf: (way: Way) => number) =>
  ways.map((way) => ({ way, cost: costOf(way) })).sort((a, b) => a.cost - b.cost)[0];

/** To a Healer when it must be, and otherwise on to what is new, by the way that is the shortest by all that is known. */
export function chooseDirection(model: Catacombs, options: readonly OptionId[], dice: Dice): Answered {
  const { path } = model;
  const maze = path.kind === 'labyrinth' ? path : null;
  const from = dice.below(options.length);
  // No direction is liked better than another: of equals the first is taken, and which that is, chance says.
  const turned = [...options.slice(from), ...options.slice(0, from)];
  const ways = turned.flatMap((option): readonly Way[] => {
    const direction = DIRECTIONS.find((one) => one === option);
    const to = maze === null || direction === undefined ? null : mayLead(model, maze, maze.at, direction);
    return maze === null || direction === undefined || to === null
      ? []
      : [{ direction, costs: costsBy(model, maze, to) }];
  });
  if (maze === null) return { answer: choice(turned[0] ?? ''), thought: { kind: 'habit', habit: 'pressOn' } };
  const healing = cheapest(ways, ({ costs }) => costOfHealing(model, maze, costs));
  if (healing !== undefined && healing.cost <= FARTHEST_HEALER && wantsHealing(model)) {
    return { answer: choice(healing.way.direction), thought: { kind: 'habit', habit: 'towardsTheShop' } };
  }
  const news = cheapest(ways, ({ costs }) => costOfNews(maze, costs));
  return { answer: choice(news?.way.direction ?? turned[0] ?? ''), thought: { kind: 'habit', habit: 'pressOn' } };
}
