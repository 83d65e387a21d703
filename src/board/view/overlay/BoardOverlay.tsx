import type { Box, Projection } from '../../camera';
import type { BoardViewProps } from '../boardViewProps';
import { Beside } from './Beside';
import { Floats } from './Floats';
import { Seals } from './Seals';
import { Sheet } from './Sheet';

export interface BoardOverlayProps {
  readonly board: Pick<BoardViewProps, 'scene' | 'motion' | 'floats' | 'textScale' | 'contactNumbers' | 'beside'>;
  readonly box: Box;
  /** Where the camera rests: what lies over the board follows it there. */
  readonly projection: Projection;
}

/** What is written or pressed over the board, upright for whoever it is turned to. */
export function BoardOverlay({ board, box, projection }: BoardOverlayProps) {
  const { scene, motion, floats, textScale, contactNumbers, beside } = board;
  const piece = scene.pieces.find(({ id }) => id === beside?.pieceId);
  return (
    <Sheet box={box}>
      {contactNumbers && <Seals contacts={contactNumbers} pieces={scene.pieces} projection={projection} sheet={box} />}
      {floats && <Floats floats={floats} projection={projection} sheet={box} motion={motion} textScale={textScale} />}
      {beside && piece && (
        <Beside key={piece.id} piece={piece} projection={projection} sheet={box}>
          {beside.node}
        </Beside>
      )}
    </Sheet>
  );
}
