import type { BoardId } from '../../words/boards';
import { lordLifeAtStart } from '../../model/setup';
import { obstaclesOf } from '../../model/subjects/obstacles';
import { lairLife } from '../../model/subjects/story';
import type { Room } from '../../model/room';
import type { Catacombs } from '../../model/model';
import type { RuleOf } from '../../model/types';
import { gather } from './gather';
import type { FightKind } from '../../words/phases';
import type { CardId } from '../../words/openIds';

function roomFor(model: Catacombs, fight: FightKind, card: CardId, board: BoardId): Room {
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
