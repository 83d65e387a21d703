import { distance } from '../../../src/lib';
import {
  BOARD,
  type BoardId,
  type CatacombsSetup,
  type Expansion,
  type Hero,
  type HeroId,
  type LordId,
  type MonsterId,
  type Piece,
} from '../../../src/rules/catacombs';
import { withRoom } from '../../../src/rules/catacombs/model/changes';
import { obstaclesOf } from '../../../src/rules/catacombs/model/subjects/obstacles';

import { fight } from '../../rules/catacombs/support/fight';
import { ANN } from '../../rules/catacombs/support/setup';
import { Table } from '../../rules/catacombs/support/table';

type Named<Id extends string> = Id extends `${string}:${infer Name}` ? Name : never;

/** What is unlike a piece that comes fresh to the room. */
type Change = Partial<Hero> & {
  readonly isDown?: boolean;
  readonly downBy?: string;
  readonly acted?: boolean;
  readonly isFrozen?: boolean;
  readonly swallowedBy?: string;
};
type Spot = readonly [xMm: number, yMm: number, change?: Change];

/** A board as it is laid for a question: who is not named is dead, and it is the first round. */
export interface Board {
  readonly board: BoardId;
  readonly turn: 'heroes' | 'overseer';
  readonly box?: Expansion | 'both';
  readonly heroes: Readonly<Partial<Record<Named<HeroId>, Spot>>>;
  readonly monsters?: readonly (readonly [Named<MonsterId>, ...Spot])[];
  readonly lord?: readonly [Named<LordId>, number, number, { readonly life: number; readonly acted?: boolean }];
  readonly pieces?: readonly Piece[];
}

const BASE: readonly HeroId[] = ['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard'];
const SOLOTH: readonly HeroId[] = ['hero:ice-princess', 'hero:paladin', 'hero:witch-hunter', 'hero:sorceress'];

const partyOf = ({ heroes }: Board): readonly HeroId[] =>
  SOLOTH.some((id) => heroes[id.slice(5) as Named<HeroId>] !== undefined) ? SOLOTH : BASE;

const spotOf = ({ heroes }: Board, id: HeroId): Spot | undefined => heroes[id.slice(5) as Named<HeroId>];

function setupOf(board: Board): Partial<CatacombsSetup> {
  const lord = board.lord && (`lord:${board.lord[0]}` as LordId);
  return {
    heroSeats: [{ seat: ANN, heroes: partyOf(board) }],
    ...(lord && { lord }),
    ...(board.box && { expansions: board.box === 'both' ? ['soloth', 'vermin'] : [board.box] }),
  };
}

const downSince = (by: string) => ({ round: 1, by });
const asNamed = (index: number, list: Board['monsters'] = []): string => {
  const [name] = list[index]!;
  return `monster:${name}-${list.slice(0, index + 1).filter(([one]) => one === name).length}`;
};

function changesOf(board: Board): readonly (Partial<Piece> & { readonly id: string })[] {
  const heroes = partyOf(board).flatMap((id) => {
    const { isDown, downBy = 'monster:ghoul-9' } = spotOf(board, id)?.[2] ?? {};
    return isDown === true || downBy !== 'monster:ghoul-9' ? [{ id, stun: downSince(downBy) }] : [];
  });
  const monsters = (board.monsters ?? []).map(([, , , change], index) => ({
    id: asNamed(index, board.monsters),
    ...(change?.life !== undefined && { life: change.life }),
    ...(change?.isDown === true && { stun: downSince(asNamed(index, board.monsters)) }),
    ...(change?.isFrozen === true && { spike: { slipXMm: 0, slipYMm: 0 } }),
  }));
  const lord = board.lord && [{ id: `lord:${board.lord[0]}`, xMm: board.lord[1], yMm: board.lord[2] }];
  return [...heroes, ...monsters, ...(lord ?? []), ...obstaclesOf(board.board), ...(board.pieces ?? [])];
}

/** Who has had its turn, in the order of the plan. */
const actedOf = (board: Board): readonly string[] => [
  ...partyOf(board).filter((id) => spotOf(board, id)?.[2]?.acted),
  ...(board.monsters ?? []).flatMap(([, , , change], index) =>
    change?.acted === true ? [asNamed(index, board.monsters)] : [],
  ),
  ...(board.lord?.[3].acted === true ? [`lord:${board.lord[0]}`] : []),
];

const boardOf = ({ isDown, downBy, acted, isFrozen, swallowedBy, ...own }: Change = {}): Partial<Hero> => own;

/** A board that nobody could lay would be judged all the same. */
function checked(table: Table): Table {
  const pieces = Object.values(table.model.room?.pieces ?? {});
  for (const [index, one] of pieces.entries()) {
    const { xMm, yMm, radiusMm } = one;
    const rim = Math.min(xMm, yMm, BOARD.widthMm - xMm, BOARD.heightMm - yMm);
    if (rim < radiusMm) throw new Error(`${one.id} lies over the edge`);
    for (const other of pieces.slice(index + 1)) {
      const apart = distance({ x: xMm, y: yMm }, { x: other.xMm, y: other.yMm });
      if (apart < radiusMm + other.radiusMm) throw new Error(`${one.id} lies on ${other.id}`);
    }
  }
  return table;
}

const seenAt = (spot: Spot | undefined) =>
  spot === undefined || spot[2]?.swallowedBy !== undefined ? ('away' as const) : ([spot[0], spot[1]] as const);

const captivesOf = (board: Board) =>
  partyOf(board).flatMap((hero) => {
    const by = spotOf(board, hero)?.[2]?.swallowedBy;
    return by === undefined ? [] : [{ hero, by }];
  });

/** Laid on the table, with the question of its turn on it. */
export function lay(board: Board): Table {
  const party = partyOf(board);
  const table = fight({
    setup: setupOf(board),
    fight: board.lord ? 'final' : 'room',
    heroes: Object.fromEntries(party.map((id) => [id, seenAt(spotOf(board, id))])),
    boards: Object.fromEntries(
      party.map((id) => [id, spotOf(board, id) ? boardOf(spotOf(board, id)?.[2]) : { life: 0 }]),
    ),
    monsters: (board.monsters ?? []).map(([name, x, y]) => [`monster:${name}` as MonsterId, [x, y]]),
    pieces: changesOf(board),
    lordLife: board.lord?.[3].life,
  });
  const { state } = table;
  table.state = { ...state, model: withRoom(state.model, { board: board.board, captives: captivesOf(board) }) };
  if (board.turn === 'overseer') table.passAll();
  for (const id of actedOf(board)) if (table.options.includes(`${id}>pass`)) table.act(id, 'pass');
  return checked(table);
}
