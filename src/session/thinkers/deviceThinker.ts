import { directThinker } from './directThinker';
import type { Thinker } from './thinker';

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** On phones and tablets: between two frames, once the last one has been drawn. */
export const deviceThinker: Thinker = {
  async think(asked) {
    await nextFrame();
    return directThinker.think(asked);
  },
  cancel: () => undefined,
};
