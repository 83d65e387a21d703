import { SORTS_OF } from '../../content/stock';
import type { Catacombs } from '../../model/model';
import type { MonsterPiece, Piece, Spike, Stun } from '../../model/piece';
import { piecesOf, roomOf } from '../../model/queries';
import { stacksOf } from '../../model/subjects/stacks';
import type { PieceNow } from '../../words/opening';

const acted = ({ hasActed }: { readonly hasActed: boolean }): Pick<PieceNow, 'hasActed'> =>
  hasActed ? { hasActed } : {};

const stunnedNow = (stun: Stun | null): Pick<PieceNow, 'stunned'> => (stun === null ? {} : { stunned: stun });

const frozenNow = (spike: Spike | null): Pick<PieceNow, 'frozen'> => (spike === null ? {} : { frozen: spike });

function monsterNow(model: Catacombs, piece: MonsterPiece): PieceNow {
  const holds = (roomOf(model).captives ?? []).flatMap(({ hero, by }) => (by === piece.id ? [hero] : []));
  return {
    piece: piece.id,
    xMm: piece.xMm,
    yMm: piece.yMm,
    life: piece.life,
    ...acted(piece),
    ...stunnedNow(piece.stun),
    ...frozenNow(piece.spike ?? null),
    ...(holds.length === 0 ? {} : { holds }),
    ...(SORTS_OF[piece.card].length === 1 ? {} : { disc: piece.disc }),
  };
}

function pieceNow(model: Catacombs, piece: Piece): readonly PieceNow[] {
  const lies = { piece: piece.id, xMm: piece.xMm, yMm: piece.yMm };
  switch (piece.kind) {
    case 'obstacle':
      return [];
    case 'hero':
      return [{ ...lies, ...acted(piece), ...stunnedNow(piece.stun) }];
    case 'ally':
      return [{ ...lies, ...acted(piece), owner: piece.owner }];
    case 'lord': {
      const { lord } = roomOf(model);
      const { life = 0, isVeiled = false } = lord ?? {};
      return [{ ...lies, life, ...acted(piece), ...(isVeiled ? { isVeiled } : {}) }];
    }
    case 'monster':
      return [monsterNow(model, piece)];
    case 'fireWall':
      return [lies];
    case 'shield': {
      const { owner, by } = piece;
      return [{ ...lies, ...(owner === undefined ? {} : { owner }), ...(by === undefined ? {} : { by }) }];
    }
  }
}

/** Everything on the board but its obstacles, and then what sits on somebody. */
export const piecesNow = (model: Catacombs): readonly PieceNow[] => [
  ...piecesOf(model).flatMap((piece) => pieceNow(model, piece)),
  ...stacksOf(model).flatMap(({ on, monsters }) => monsters.map((one) => ({ ...monsterNow(model, one), on }))),
];
