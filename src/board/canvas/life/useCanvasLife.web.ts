import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { View } from 'react-native';
import type { CanvasLife } from './canvasLife';

/** A context that is given back at all is given back soon: nobody looks at an empty board for longer. */
const GIVEN_BACK_MS = 1000;

/** Whether this browser still hands out graphics contexts; the one that was asked for is given back. */
function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  const isAlive = context !== null && !context.isContextLost();
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return isAlive;
}

/** Counted for all boards together: what has been lost with one is not to be found by the next. */
let lives = 0;

/**
 * A browser may take the graphics context away and give it back empty, or not at all. In between there is no canvas, for
 * drawing on a lost context only fails; then there is a new one, with a new context where the old one does not come back.
 */
export function useCanvasLife(container: RefObject<View | null>): CanvasLife {
  const [life, setLife] = useState(lives);
  const [sight, setSight] = useState<'seen' | 'dark' | 'gone'>('seen');
  const begin = useCallback((): void => {
    setSight('seen');
    lives += 1;
    setLife(lives);
  }, []);
  const again = useCallback((): void => {
    if (canDraw()) begin();
    else setSight('gone');
  }, [begin]);

  useEffect(() => {
    const element: unknown = container.current;
    const canvas = element instanceof HTMLElement ? element.querySelector('canvas') : null;
    if (!canvas) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const lose = (event: Event): void => {
      // Without this the browser never gives the context back.
      event.preventDefault();
      setSight('dark');
    };
    canvas.addEventListener('webglcontextlost', lose, { signal });
    canvas.addEventListener('webglcontextrestored', begin, { signal });
    return () => controller.abort();
  }, [container, life, begin]);

  useEffect(() => {
    if (sight !== 'dark') return undefined;
    const timer = setTimeout(again, GIVEN_BACK_MS);
    return () => clearTimeout(timer);
  }, [sight, again]);

  return { number: sight === 'seen' ? life : null, isGone: sight === 'gone', again };
}
