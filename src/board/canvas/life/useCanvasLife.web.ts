import { useMemo, useSyncExternalStore } from 'react';
import { askAgain, canvasSight, watchCanvas } from '../../graphics/theCanvas';
import type { CanvasLife } from './canvasLife';

/**
 * A browser may take the graphics context away and give it back empty, or not at all. In between there is no canvas, for
 * drawing on a lost context only fails; then there is a new one, with a new context.
 */
export function useCanvasLife(): CanvasLife {
  const { life, is } = useSyncExternalStore(watchCanvas, canvasSight);
  return useMemo(() => ({ number: is === 'seen' ? life : null, isGone: is === 'gone', again: askAgain }), [life, is]);
}
