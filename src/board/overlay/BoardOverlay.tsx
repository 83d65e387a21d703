import { memo } from 'react';
import type { Box, Projection } from '../camera';
import { Cosmetic } from '../cosmetic';
import type { BoardViewProps } from '../scene/boardViewProps';
import type { BoardScene } from '../scene/scene';
import { Floats } from './Floats';
import { Seals } from './Seals';
import { Sheet } from './Sheet';

export interface BoardOverlayProps extends Pick<
  BoardViewProps,
  'motion' | 'floats' | 'textScale' | 'letterScale' | 'contactNumbers'
> {
  /** Round which the numbers of contacts are laid; null where none are shown. */
  readonly pieces: BoardScene['pieces'] | null;
  readonly box: Box;
  /** Where the camera rests: what lies over the board follows it there. */
  readonly projection: Projection;
}

/** What is written or pressed over the board, upright for whoever it is turned to. */
export const BoardOverlay = memo(function BoardOverlay(props: BoardOverlayProps) {
  const { pieces, motion, floats, textScale, letterScale, contactNumbers, box, projection } = props;
  return (
    <Sheet box={box}>
      {contactNumbers && pieces && (
        <Cosmetic part="seals" of={contactNumbers}>
          <Seals contacts={contactNumbers} pieces={pieces} projection={projection} frame={box.frame} />
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
});
