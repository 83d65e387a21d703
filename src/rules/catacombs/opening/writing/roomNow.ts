import type { Catacombs } from '../../model/model';
import { roomOf } from '../../model/queries';
import type { CatacombsState } from '../../model/types';
import type { RoomNow } from '../../words/opening';
import type { Moment } from './moments';

/** How far a fight has come. */
function fightNow(model: Catacombs): RoomNow {
  const room = roomOf(model);
  return {
    fight: room.kind,
    board: room.board,
    round: room.round,
    ...(room.turn === null ? {} : { turn: room.turn }),
    entered: room.entered,
    ...(room.enslaved.length > 0 ? { enslaved: room.enslaved } : {}),
    ...(room.itemsOwed.length > 0 ? { itemsOwed: room.itemsOwed } : {}),
    ...(room.hasHeroAttacked ? { hasHeroAttacked: true } : {}),
    ...(room.mayWander === undefined ? {} : { mayWander: room.mayWander }),
    ...(room.skipVotes.length > 0 ? { skipVotes: room.skipVotes as RoomNow['skipVotes'] } : {}),
    variants: Object.values(room.variants ?? {}) as RoomNow['variants'],
  };
}

/** Who is in a room before anybody is placed; where the symbols have had their say there are none. */
function enteringNow({ model, tasks }: CatacombsState): RoomNow {
  const task = tasks.at(-1);
  if (task?.kind === 'halveMonsters') return { phase: 'setup', isAgain: true };
  if (task?.kind === 'campFight') return { phase: 'setup', fight: 'camp', board: task.board };
  const { kind: fight, board } = roomOf(model);
  const here = { phase: 'setup', fight, board } as const;
  if (task?.kind === 'allotWandering') return { ...here, monsters: task.monsters, symbols: task.symbols };
  return { ...here, monsters: task?.kind === 'muster' ? task.monsters : model.muster, symbols: 0 };
}

function placingNow({ model, tasks }: CatacombsState): RoomNow {
  const confirming = tasks.find((task) => task.kind === 'confirmPlacement');
  return { ...fightNow(model), phase: 'setup', muster: model.muster, done: confirming?.confirmed ?? doneBy(model) };
}

const doneBy = ({ setup }: Catacombs): RoomNow['done'] => setup.heroSeats.map(({ seat }) => seat);

function shopNow({ model, tasks, prompt }: CatacombsState): RoomNow {
  const task = tasks.at(-1);
  if (prompt?.purpose.kind === 'useMap' || task === undefined || !('done' in task)) return {};
  const { offer, discountsLeft } = model;
  return { done: task.done as RoomNow['done'], ...(task.kind === 'merchant' ? { offer, discountsLeft } : {}) };
}

/** What an opening says of the room in which they are. */
export function roomNow(state: CatacombsState, moment: Moment): RoomNow {
  switch (moment) {
    case 'inRound':
      return { ...fightNow(state.model), phase: 'combat' };
    case 'placing':
      return placingNow(state);
    case 'entering':
      return enteringNow(state);
    case 'inShop':
      return shopNow(state);
    default:
      return {};
  }
}
