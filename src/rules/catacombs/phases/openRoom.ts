import { BOARD_HOLES, DISC_RADIUS_MM, type BoardId } from '../../flicking';
import { lairLife } from '../adventure/inPlay';
import { lordLifeAtStart } from '../opening/lordLife';
import type { Room } from '../model/room';
import type { ObstaclePiece } from '../model/piece';
import type { Catacombs } from '../model/model';
import type { RuleOf } from '../model/types';
import { gather } from '../vermin/gather';
import type { FightKind } from '../words/phases';

/** Every hole is filled with an obstacle (BASE-078). */
export const obstaclesOf = (board: BoardId): readonly ObstaclePiece[] =>
  BOARD_HOLES[board].map(({ x, y }, index) => ({
    kind: 'obstacle',
    id: `obstacle-${index + 1}`,
    xMm: x,
    yMm: y,
    radiusMm: DISC_RADIUS_MM.large,
  }));

function roomFor(model: Catacombs, fight: FightKind, card: string, board: BoardId): Room {
  const { lord } = model.setup;
  return {
    kind: fight,
    card,
    board,
    phase: 'setup',
    round: 0,
    turn: null,
    pieces: Object.fromEntries(obstaclesOf(board).map((piece) => [piece.id, piece])),
    entered: {},
    enslaved: [],
    itemsOwed: [],
    hasHeroAttacked: false,
    skipVotes: [],
    lord:
      fight === 'final'
        ? { id: lord, life: lairLife(model, card) ?? lordLifeAtStart(model.setup), isVeiled: false }
        : null,
    actions: [],
    settlements: [],
  };
}

/** Setup 1 and 2: the board that the card asks for, with an obstacle in every hole (BASE-077, BASE-078). */
export const openRoomRule: RuleOf<'openRoom'> = {
  run(play, { card, fight, board, monsters, symbols }) {
    play.change({ ...play.model, room: roomFor(play.model, fight, card, board) });
    play.emit({ kind: 'roomEntered', card, board, fight }, { kind: 'phaseBegan', phase: 'setup' });
    play.next(...gather(play.model, card, fight, monsters, symbols), { kind: 'setUpRoom' });
  },
};
