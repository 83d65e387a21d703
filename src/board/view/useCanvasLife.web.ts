import { useEffect, useState, type RefObject } from 'react';
import type { View } from 'react-native';

/** A browser may take the graphics context away and give it back empty: then the board is drawn on a new canvas. */
export function useCanvasLife(container: RefObject<View | null>): number {
  const [life, setLife] = useState(0);
  useEffect(() => {
    const element: unknown = container.current;
    const canvas = element instanceof HTMLElement ? element.querySelector('canvas') : null;
    if (!canvas) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // Without this the browser never gives the context back.
    canvas.addEventListener('webglcontextlost', (event) => event.preventDefault(), { signal });
    canvas.addEventListener('webglcontextrestored', () => setLife((last) => last + 1), { signal });
    return () => controller.abort();
  }, [container, life]);
  return life;
}
