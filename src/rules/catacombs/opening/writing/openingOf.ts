import type { CatacombsTask } from '../../words/tasks';
import type { Opening, PathNow } from '../../words/opening';
import type { Catacombs } from '../../model/model';
import type { Space } from '../../model/path';
import { heroesOf } from '../../model/queries';
import type { CatacombsSetup } from '../../model/setup';
import type { CatacombsState } from '../../model/types';
import { equipmentInPlay } from '../../model/subjects/box';
import { boardsNow } from './boardsNow';
import { momentOf, type Moment } from './moments';
import { piecesNow } from './piecesNow';
import { roomNow } from './roomNow';

const spacesOf = ({ path }: Catacombs): readonly Space[] =>
  path.kind === 'line' ? path.columns.flat() : path.spaces.flatMap((space) => space ?? []);

/** A story has its cards in its own order. */
function cardsNow({ path, setup }: Catacombs): Pick<PathNow, 'cards'> {
  if (setup.adventure) return {};
  const cards =
    path.kind === 'line'
      ? path.columns.map((column) => column.map(({ card }) => card))
      : path.spaces.map((space) => space?.card ?? null);
  return { cards };
}

const isVoting = (task: CatacombsTask | undefined): task is CatacombsTask & { readonly votes?: PathNow['votes'] } =>
  task?.kind === 'chooseRoom' || task?.kind === 'exploreLabyrinth';

function pathNow({ model, tasks, prompt }: CatacombsState, moment: Moment): PathNow {
  const { path } = model;
  const task = tasks.at(-1);
  const explored = spacesOf(model).flatMap(({ card, isExplored }) => (isExplored ? [card] : []));
  const hasLooked = prompt?.purpose.kind === 'chooseDirection';
  return {
    at: path.at,
    ...cardsNow(model),
    explored,
    ...(path.kind === 'labyrinth' && path.tried.length > 0 ? { tried: path.tried } : {}),
    ...(path.kind === 'labyrinth' && path.barred !== undefined ? { barred: path.barred } : {}),
    ...(moment === 'onTheWay' && isVoting(task) && task.votes !== undefined ? { votes: task.votes } : {}),
    ...(hasLooked ? { hasLooked } : {}),
  };
}

/** The card of the room in which they are: the one they came to last. */
function cardNow({ model, tasks }: CatacombsState): string | null {
  if (model.room !== null) return model.room.card;
  const task = tasks.find((one): one is CatacombsTask & { readonly card: string } => 'card' in one);
  if (task !== undefined) return task.card;
  const { path } = model;
  const here = path.kind === 'line' ? (path.columns[path.at] ?? []) : [path.spaces[path.at] ?? null];
  return here.find((space) => space?.isExplored === true)?.card ?? null;
}

function decksNow(model: Catacombs): Partial<Opening> {
  const { equipmentDeck, poisonDeck, poisonDiscard = [] } = model;
  const lies = [...equipmentDeck, ...heroesOf(model).flatMap(({ equipment }) => equipment)];
  const gone = equipmentInPlay(model.setup).filter((id) => !lies.includes(id));
  return {
    equipmentDeck,
    ...(gone.length > 0 ? { equipmentGone: gone } : {}),
    ...(poisonDeck === undefined ? {} : { poisonDeck, poisonDiscard }),
  };
}

/** Those who wanted to propose something are asked, and are then no longer noted. */
const proposersNow = ({ model, prompt }: CatacombsState): Pick<Opening, 'proposers'> =>
  prompt?.purpose.kind === 'handOver' && !model.setup.house.overseerHandOver
    ? { proposers: prompt.seats }
    : model.proposers === undefined
      ? {}
      : { proposers: model.proposers };

function openingAt(state: CatacombsState, moment: Moment): Opening {
  const { model, tasks } = state;
  const card = cardNow(state);
  const task = tasks.at(-1);
  const camp = moment === 'camping' && task?.kind === 'camp' ? { camp: { votes: task.votes } } : {};
  const hasPieces = moment === 'inRound' || moment === 'placing';
  return {
    ...boardsNow(model),
    path: pathNow(state, moment),
    ...(moment === 'onTheWay' || card === null ? {} : { room: { card, ...roomNow(state, moment) } }),
    ...(hasPieces ? { pieces: piecesNow(model) } : {}),
    ...decksNow(model),
    ...camp,
    ...(model.campSpace === null ? {} : { campSpace: model.campSpace }),
    ...(model.isAltarSpent === undefined ? {} : { isAltarSpent: model.isAltarSpent }),
    pitchCount: model.pitchCount,
    ...proposersNow(state),
  };
}

/**
 * A set-up that opens a game as this one stands; null in the middle of an action, a flick or a purchase, and at the end.
 * All that lies face down is in it, as in a record.
 */
export function openingOf(state: CatacombsState): CatacombsSetup | null {
  const moment = momentOf(state);
  return moment === null ? null : { ...state.model.setup, opening: openingAt(state, moment) };
}
