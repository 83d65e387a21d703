import { useEffect, useState, type RefObject } from 'react';
import type { View } from 'react-native';

/**
 * A browser may take the graphics context away and give it back empty. In between there is no canvas, for drawing on a
 * lost context only fails; then there is a new one.
 */
export function useCanvasLife(container: RefObject<View | null>): number | null {
  const [life, setLife] = useState(0);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const element: unknown = container.current;
    const canvas = element instanceof HTMLElement ? element.querySelector('canvas') : null;
    if (!canvas) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const lose = (event: Event): void => {
      // Without this the browser never gives the context back.
      event.preventDefault();
      setLost(true);
    };
    const restore = (): void => {
      setLost(false);
      setLife((last) => last + 1);
    };
    canvas.addEventListener('webglcontextlost', lose, { signal });
    canvas.addEventListener('webglcontextrestored', restore, { signal });
    return () => controller.abort();
  }, [container, life]);
  return isLost ? null : life;
}
