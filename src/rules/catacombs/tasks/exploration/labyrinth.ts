import { type MonsterId } from '../../words/ids';
import { discOption } from '../../words/options';
import { chooseOne, type OptionId } from '../../../machine';
import { chosenAll, chosenOne } from '../../model/answers';
import type { BarredDoor, Labyrinth, Space } from '../../model/path';
import type { Catacombs } from '../../model/model';
import { electedAloud, nextVoter, withVote } from './ballot';
import { cardOf, fightOn } from '../../model/subjects/cards';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import { type Direction, DIRECTIONS } from '../../words/boards';
import { exitsFrom, isOpen, neighbourOf } from '../../model/subjects/maze';
import type { CardId } from '../../words/openIds';

function mazeOf(model: Catacombs): Labyrinth {
  if (model.path.kind !== 'labyrinth') throw new Error('the path is no labyrinth');
  return model.path;
}

function spaceAt(maze: Labyrinth, at: number): Space {
  const space = maze.spaces[at];
  if (!space) throw new Error(`no card lies at ${at}`);
  return space;
}

/** They go in: a new room is fought whole, an explored one against half its monsters (EXTRA-069, EXTRA-070). */
function goTo(play: CatacombsPlay, at: number): void {
  const maze = mazeOf(play.model);
  const { card, isExplored } = spaceAt(maze, at);
  const spaces = maze.spaces.map((space, index) =>
    index === at && space ? { ...space, isFaceUp: true, isExplored: true } : space,
  );
  play.change({ ...play.model, path: { ...maze, spaces, at, tried: [] } });
  const isFight = cardOf(play.model, card).kind === 'combat';
  play.next(isExplored && isFight ? { kind: 'halveMonsters', card } : { kind: 'enterCard', card });
}

const remember = ({ barred = [] }: Labyrinth, door: BarredDoor): readonly BarredDoor[] =>
  barred.some(({ at, direction }) => at === door.at && direction === door.direction) ? barred : [...barred, door];

/** They turn a neighbour over; when its entrance does not match it is turned down again (EXTRA-065, EXTRA-068). */
function tryDirection(play: CatacombsPlay, direction: Direction): void {
  const maze = mazeOf(play.model);
  const to = neighbourOf(maze, maze.at, direction);
  if (to === null) return;
  const { card, isFaceUp } = spaceAt(maze, to);
  if (!isFaceUp) {
    play.emit({ kind: 'roomRevealed', card });
    play.reveal();
  }
  if (isOpen(play.model, maze, direction)) return goTo(play, to);
  play.emit({ kind: 'directionBarred', direction });
  const barred = remember(maze, { at: maze.at, direction });
  play.change({ ...play.model, path: { ...maze, tried: [...maze.tried, direction], barred } });
  play.next({ kind: 'exploreLabyrinth' });
}

const waysLeft = (model: Catacombs): readonly Direction[] => {
  const maze = mazeOf(model);
  return exitsFrom(model, maze).filter((direction) => !maze.tried.includes(direction));
};

/** The hero players vote on where to try next; after a mismatch they vote again (EXTRA-065). */
export const exploreLabyrinthRule: RuleOf<'exploreLabyrinth'> = {
  run(play, { votes = {} }) {
    const maze = mazeOf(play.model);
    if (!spaceAt(maze, maze.at).isExplored) return goTo(play, maze.at);
    const open = waysLeft(play.model);
    const voter = nextVoter(play.model, open, votes);
    if (voter !== undefined) return play.ask([voter], { kind: 'chooseDirection' }, chooseOne(open));
    const chosen = electedAloud(play, open, votes);
    const direction = DIRECTIONS.find((one) => one === chosen);
    if (direction !== undefined) tryDirection(play, direction);
  },
  answer(play, { kind, votes = {} }, answer, seat) {
    play.next({ kind, votes: withVote(play.model, waysLeft(play.model), votes, { choice: chosenOne(answer), seat }) });
  },
};

const discsOn = (model: Catacombs, id: CardId): readonly OptionId[] => {
  const card = cardOf(model, id);
  return card.kind === 'combat' ? fightOn(model, card).monsters.map(discOption) : [];
};

/** Half of the card's discs, rounded down, whichever the Overseer picks; each symbol is one disc (VERM-092); none: no fight (EXTRA-070, EXTRA-071). */
export const halveMonstersRule: RuleOf<'halveMonsters'> = {
  run(play, { card }) {
    const all = discsOn(play.model, card);
    const half = Math.floor(all.length / 2);
    if (half === 0) return;
    const ask = { kind: 'choose', options: all, barred: [], min: half, max: half } as const;
    play.ask([play.model.setup.overseer], { kind: 'halveMonsters', card }, ask);
  },
  answer(play, { card: id }, answer) {
    const card = cardOf(play.model, id);
    if (card.kind !== 'combat') return;
    const chosen = chosenAll(answer);
    const { board, monsters } = fightOn(play.model, card);
    const isKept = (monster: MonsterId, index: number): boolean => chosen.includes(discOption(monster, index));
    const half = monsters.filter(isKept);
    const symbolsFrom = monsters.length - card.wanderingIcons;
    const symbols = monsters.filter((monster, index) => index >= symbolsFrom && isKept(monster, index)).length;
    play.next({ kind: 'openRoom', card: id, fight: 'room', board, monsters: half, symbols });
  },
};
