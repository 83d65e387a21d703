import type { BoardId } from '../../../../rules/catacombs';
import type { DiscProps } from '../../../game';
import { DiscFace } from '../cards';
import { pieceIdOf } from '../pieces/pieceIdOf';

/** A disc of a flick, beside words that name it. */
export function DiscOnBoard({ disc, board, ...rest }: DiscProps<BoardId>) {
  return <DiscFace piece={pieceIdOf(disc, board)} {...rest} />;
}
