import type { SeatId } from '../../machine';
import type { RoomCard } from '../content/cards/room';
import { isAlive } from '../model/hero';
import type { Catacombs } from '../model/model';
import { heroOf, heroPieceOf, isSwallowed } from '../model/queries';
import { fightOn } from '../model/subjects/cards';
import type { Opening, PathNow } from '../words/opening';
import type { CatacombsTask } from '../words/tasks';
import { fightOf, type FightCard } from './roomAsSaid';

type Tasks = readonly CatacombsTask[];

const EXPLORE: CatacombsTask = { kind: 'explore' };

/** On their way: the next card is turned up, unless several lie open or the Map has been looked at (EXTRA-052, EXTRA-077). */
function onTheWay({ path }: Catacombs, { votes, hasLooked = false }: PathNow): Tasks {
  if (path.kind === 'labyrinth') {
    const isAsked = votes !== undefined || hasLooked;
    const asking =
      votes === undefined ? ({ kind: 'exploreLabyrinth' } as const) : ({ kind: 'exploreLabyrinth', votes } as const);
    return isAsked ? [asking, EXPLORE] : [EXPLORE];
  }
  const column = path.columns[path.at] ?? [];
  if (column.length < 2 || column.some(({ isExplored }) => isExplored)) return [EXPLORE];
  return [{ kind: 'chooseRoom', cards: column.map(({ card }) => card), votes: votes ?? {} }, EXPLORE];
}

/** Nothing of a visit has happened yet, or all that has is said. */
function inShop(card: Exclude<RoomCard, FightCard>, { room = {} }: Opening): Tasks {
  const { done } = room;
  if (card.kind === 'altar') return [{ kind: 'altar', done: done ?? [] }, EXPLORE];
  const isBegun = done !== undefined || room.offer !== undefined;
  if (!isBegun) return [{ kind: 'enterCard', card: card.id }, EXPLORE];
  return [{ kind: card.kind, done: done ?? [] }, EXPLORE];
}

/** They have just come in, or back. */
function entering(model: Catacombs, card: FightCard, { room = {} }: Opening): Tasks {
  const fight = fightOf(card, room);
  const { board, monsters } = fightOn(model, card);
  if (room.isAgain === true) return [{ kind: 'halveMonsters', card: card.id }, EXPLORE];
  const here = { card: card.id, board: room.board ?? board };
  if (fight === 'camp' && room.monsters === undefined) return [{ kind: 'campFight', ...here }, EXPLORE];
  if (typeof fight !== 'string') return [EXPLORE];
  const symbols = room.symbols === undefined ? {} : { symbols: room.symbols };
  return [{ kind: 'openRoom', ...here, fight, monsters: room.monsters ?? monsters, ...symbols }, EXPLORE];
}

const isStillPlacing = (model: Catacombs, heroes: Catacombs['setup']['heroSeats'][number]['heroes']): boolean =>
  heroes.some((id) => isAlive(heroOf(model, id)) && !isSwallowed(model, id) && heroPieceOf(model, id) === null);

/** Whoever is not on the board is placed, in the order in which the sides do that (BASE-082, EXTRA-003). */
function placing(model: Catacombs, done: readonly SeatId[]): Tasks {
  const { heroSeats, variants } = model.setup;
  const seats = heroSeats.filter(({ heroes }) => isStillPlacing(model, heroes));
  const heroes: Tasks = [
    ...seats.map(({ seat }) => ({ kind: 'placeHeroes', seat }) as const),
    { kind: 'placeFamiliar' },
    { kind: 'confirmPlacement', confirmed: done },
  ];
  const monsters: Tasks = [{ kind: 'placeMonsters' }];
  const both = variants.heroesPlacedLast ? [...monsters, ...heroes] : [...heroes, ...monsters];
  return [...both, { kind: 'beginCombat' }, EXPLORE];
}

/** The rest of a round (BASE-097). */
function inRound(turn: 'heroes' | 'overseer'): Tasks {
  const overseer: Tasks = [
    { kind: 'takeTurn', turn: 'overseer' },
    { kind: 'unstackAll' },
    { kind: 'endRound' },
    EXPLORE,
  ];
  if (turn === 'overseer') return overseer;
  return [{ kind: 'takeTurn', turn }, { kind: 'beginTurn', turn: 'overseer' }, ...overseer];
}

const isFight = (card: RoomCard): card is FightCard => card.kind === 'combat' || card.kind === 'lord';

/** What is to be done from here on. */
export function tasksAsSaid(model: Catacombs, opening: Opening, card: RoomCard | null): Tasks {
  const { path = {}, room = {}, camp } = opening;
  if (card === null) return onTheWay(model, path);
  if (!isFight(card)) return inShop(card, opening);
  if (camp !== undefined) {
    const { board } = fightOn(model, card);
    return [{ kind: 'camp', card: card.id, board: room.board ?? board, votes: camp.votes ?? {} }, EXPLORE];
  }
  if (model.room === null) return entering(model, card, opening);
  if (model.room.phase === 'setup') return placing(model, room.done ?? []);
  return model.room.phase === 'resolution' ? [{ kind: 'resolveRoom' }, EXPLORE] : inRound(model.room.turn ?? 'heroes');
}
