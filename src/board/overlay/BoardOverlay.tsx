import type { Box, Projection } from '../camera';
import { Cosmetic } from '../cosmetic';
import type { BoardViewProps } from '../scene/boardViewProps';
import { Floats } from './Floats';
import { Seals } from './Seals';
import { Sheet } from './Sheet';

export interface BoardOverlayProps {
  readonly board: Pick<BoardViewProps, 'scene' | 'motion' | 'floats' | 'textScale' | 'letterScale' | 'contactNumbers'>;
  readonly box: Box;
  /** Where the camera rests: what lies over the board follows it there. */
  readonly projection: Projection;
}

/** What is written or pressed over the board, upright for whoever it is turned to. */
export function BoardOverlay({ board, box, projection }: BoardOverlayProps) {
  const { scene, motion, floats, textScale, letterScale, contactNumbers } = board;
  return (
    <Sheet box={box}>
      {contactNumbers && (
        <Cosmetic part="seals" of={contactNumbers}>
          <Seals contacts={contactNumbers} pieces={scene.pieces} projection={projection} frame={box.frame} />
        </Cosmetic>
      )}
      {floats && (
        <Cosmetic part="floats" of={floats}>
          <Floats
            floats={floats}
            projection={projection}
            frame={box.frame}
            motion={motion}
            textScale={textScale}
            letterScale={letterScale}
          />
        </Cosmetic>
      )}
    </Sheet>
  );
}
